"""What a person typed: numbers, words, ranges and commands are understood, and what is unclear is said."""

import pytest

from kaper.cli.answers import Command, Given, Unclear, in_words, understood
from kaper.cli.voice import Voice
from kaper.core.words import Option, Question, Text

CRATES = [
    Option("12", Text("crate", {"value": 3})),
    Option("4", Text("option-lamp")),
    Option("7", Text("reef", {"place": 2})),
]
CHOOSE = Question(0, "choose", "Peek", Text("ask-peek"), "peek", CRATES)
PICK = Question(0, "pick", "Salvage", Text("ask-salvage"), "salvage", CRATES, least=0, most=3)
AMOUNT = Question(0, "amount", "Bid", Text("ask-bid"), "bid", low=0, high=10)
WINDOW = Question(0, "choose", "HangLamp", Text("ask-lamp"), "lamp", [Option("pass", Text("pass"))], window=True)
PLOT = Question(
    0,
    "plot",
    "Row",
    Text("ask-peek"),
    "peek",
    [Option("-", Text("pass")), Option("300:8600 0:5400", Text("option-lamp"), path=((300, 8600), (0, 5400)))],
    scale=(10, 100),
)


@pytest.fixture(params=["en", "pl"])
def say(request):
    import wreckers

    voice = Voice(request.param)
    voice.learn(wreckers.GAME)
    return voice.say


@pytest.mark.parametrize(("line", "id"), [("1", "12"), (" 3 ", "7"), ("12abc", "12abc")])
def test_an_option_is_its_number(say, line, id):
    assert understood(line, CHOOSE, say) == Given(id)


@pytest.mark.parametrize("line", ["0", "4", "99999999999"])
def test_a_number_that_is_no_option_is_unclear_and_never_an_id(say, line):
    assert isinstance(understood(line, CHOOSE, say), Unclear)


def test_an_option_is_its_words_or_what_they_begin_with():
    import wreckers

    voice = Voice("en")
    voice.learn(wreckers.GAME)
    assert understood("CRATE", CHOOSE, voice.say) == Given("12")
    assert understood("hang a false lamp", CHOOSE, voice.say) == Given("4")
    assert understood("token", CHOOSE, voice.say) == Given("7")
    assert understood("a", CHOOSE, voice.say).text.key == "cli-ambiguous"
    assert understood("mermaid", CHOOSE, voice.say) == Given("mermaid"), "the rules will say why not"


@pytest.mark.parametrize(
    ("line", "ids"),
    [
        ("1 3", ["12", "7"]),
        ("3,1", ["7", "12"]),
        ("1-3", ["12", "4", "7"]),
        ("2–3; 1", ["4", "7", "12"]),
        ("0", []),
        ("-", []),
        ("none", []),
        ("all", ["12", "4", "7"]),
        ("1 1", ["12", "12"]),
    ],
)
def test_several_are_picked_by_numbers_and_ranges(say, line, ids):
    assert understood(line, PICK, say) == Given(ids)


@pytest.mark.parametrize("line", ["4", "1 9", "2-7", "3-1", ""])
def test_a_pick_beyond_the_list_is_unclear(say, line):
    assert isinstance(understood(line, PICK, say), Unclear)


def test_several_are_picked_by_words_between_commas():
    import wreckers

    voice = Voice("pl")
    voice.learn(wreckers.GAME)
    assert understood("skrzynia 3, żeton", PICK, voice.say) == Given(["12", "7"])


@pytest.mark.parametrize(("line", "answer"), [("0", 0), ("7", 7), ("-2", -2), ("all", 10), ("max", 10)])
def test_an_amount_is_a_number(say, line, answer):
    assert understood(line, AMOUNT, say) == Given(answer)


@pytest.mark.parametrize("line", ["", "many", "1.5", "1 2", "9" * 400])
def test_an_amount_that_is_no_number_is_unclear(say, line):
    assert understood(line, AMOUNT, say) == Unclear(Text("cli-hint-amount", {"low": 0, "high": 10, "most": 0}))


def test_enter_passes_in_a_window_and_nowhere_else(say):
    assert understood("", WINDOW, say) == Given("pass")
    assert isinstance(understood("", CHOOSE, say), Unclear)


@pytest.mark.parametrize("line", ["undo", "UNDO", "save a b.jsonl", "log", "look", "rules false lamp", "help", "quit"])
def test_commands_are_known_in_english_everywhere(say, line):
    word, _, rest = line.partition(" ")
    assert understood(line, AMOUNT, say) == Command(word.lower(), rest)


def test_commands_are_known_in_polish():
    say = Voice("pl").say
    lines = ["cofnij", "zapisz x", "dziennik", "stół", "zasady kości", "rada", "pomoc", "koniec"]
    names = [understood(line, AMOUNT, say).name for line in lines]
    assert names == ["undo", "save", "log", "look", "rules", "advice", "help", "quit"]


def test_a_question_mark_asks_for_the_rule(say):
    assert understood("?", CHOOSE, say) == Command("?")
    assert understood("? 3", CHOOSE, say) == Command("?", "3")
    assert understood("?3", CHOOSE, say) == Command("?", "3")


def test_answers_are_told_in_words():
    import wreckers

    voice = Voice("en")
    voice.learn(wreckers.GAME)
    assert in_words(PICK, ["12", "7"], voice.say) == "crate 3, Reef token 2"
    assert in_words(PICK, [], voice.say) == "nothing"
    assert in_words(AMOUNT, 4, voice.say) == "4"
    assert in_words(None, "pass", voice.say) == "pass"


@pytest.mark.parametrize(
    ("line", "course"),
    [
        ("1", []),
        ("2", [[300, 8600], [0, 5400]]),
        ("300:8600 0:5400", [[300, 8600], [0, 5400]]),
        ("30 86", [[300, 8600]]),
        ("30 86, -45 54", [[300, 8600], [-450, 5400]]),
        ("0 -12.5 ; +90 1.25", [[0, -1250], [900, 125]]),
    ],
)
def test_a_course_is_a_suggestion_or_pairs_of_numbers(say, line, course):
    assert understood(line, PLOT, say) == Given(course)


@pytest.mark.parametrize("line", ["0", "3", "30 86 5", "30,", "", "mermaid", "1e3 5"])
def test_what_is_no_course_is_unclear(say, line):
    assert isinstance(understood(line, PLOT, say), Unclear)


def test_courses_are_told_in_words():
    import wreckers

    voice = Voice("en")
    voice.learn(wreckers.GAME)
    assert in_words(PLOT, [[300, 8600], [0, 5400]], voice.say) == voice.say(Text("option-lamp"))
    assert in_words(PLOT, [[-15, 125]], voice.say) == "-1.5 1.25"
    assert in_words(PLOT, [], voice.say) == voice.say(Text("pass"))
