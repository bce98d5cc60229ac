"""The words: both catalogues say everything that whole games can say, with right plurals."""

import re
from importlib.resources import files

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.texts import LANGUAGES, catalogue
from kaper.core.words import Refused, Text
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import BLANK0, ITEMS, QUEST0, TRACK_TEXT, item_key
from kaper.games.maracaibo.codes import EFFECTS
from kaper.games.maracaibo.words import line_text, number_text, quest_option
from tests.games.catalogues import messages, variables
from tests.games.maracaibo.tables import Lane
from tests.games.maracaibo.test_games import MODULES

PACKAGE = "kaper.games.maracaibo"


def test_the_catalogues_agree():
    en, pl = messages(PACKAGE, "en"), messages(PACKAGE, "pl")
    assert en.keys() == pl.keys()
    for key in en:
        assert variables(pl[key])[0] == variables(en[key])[0], key


def test_every_item_has_a_name():
    keys, known = [item_key(item) for item in range(ITEMS)], messages(PACKAGE, "en")
    assert set(keys) <= known.keys()
    assert set(keys[BLANK0:]) == {"card-placeholder"}
    assert "card-placeholder" not in keys[:BLANK0]


def test_polish_plurals_are_complete():
    for key, pattern in messages(PACKAGE, "pl").items():
        for forms in variables(pattern)[1]:
            if forms & {"few", "many"}:
                assert forms == {"one", "few", "many", "other"}, key


def test_crossed_rivers_are_declined():
    say = catalogue("pl", PACKAGE).say
    told = [say(Text("event-explored", {"who": "Ada", "count": n, "rivers": n})) for n in (1, 2, 5)]
    assert told == [
        "Ada eksploruje 1 pole; za sobą ma 1 rzekę.",
        "Ada eksploruje 2 pola; za sobą ma 2 rzeki.",
        "Ada eksploruje 5 pól; za sobą ma 5 rzek.",
    ]
    none = Text("event-explored", {"who": "Ada", "count": 2, "rivers": 0})
    assert [catalogue(lang, PACKAGE).say(none) for lang in ("en", "pl")] == [
        "Ada explores 2 spaces.",
        "Ada eksploruje 2 pola.",
    ]


def test_an_income_of_nothing_is_not_counted_in_nothings():
    say = {lang: catalogue(lang, PACKAGE).say for lang in ("en", "pl")}
    told = [
        [say[lang](Text("event-income", {"who": "Ada", "doubloons": doubloons, "vp": vp})) for lang in ("en", "pl")]
        for doubloons, vp in ((0, 0), (0, 2), (1, 0), (3, 4))
    ]
    assert told == [
        ["Ada has no income.", "Ada nie ma dochodu."],
        ["Ada has an income of 2 VP.", "Ada ma dochód: 2 PZ."],
        ["Ada has an income of 1 doubloon.", "Ada ma dochód: 1 dublon."],
        ["Ada has an income of 3 doubloons and 4 VP.", "Ada ma dochód: 3 dublony i 4 PZ."],
    ]


def texts(value):
    """All texts inside a value."""
    if isinstance(value, Text):
        yield value
        for arg in value.args.values():
            yield from texts(arg)
    elif isinstance(value, list | tuple):
        for part in value:
            yield from texts(part)


def check(value):
    for text in texts(value):
        for lang in LANGUAGES:
            words, known = catalogue(lang, PACKAGE), messages(PACKAGE, lang)
            assert words.has(text.key.partition(".")[0]), (lang, text.key)
            pattern = known.get(text.key, known.get(text.key.partition(".")[0]))
            if pattern is not None:
                assert variables(pattern)[0] <= set(text.args), (lang, text.key)


@pytest.mark.parametrize(("seats", "seed", "modules"), [(1, 1, True), (1, 2, False), (2, 3, True), (4, 4, False)])
def test_everything_said_in_whole_games_is_in_both_catalogues(seats, seed, modules):
    match = Match(GAME, seats, GAME.read_options(dict.fromkeys(MODULES, modules)), Fast(seed), listen=True)
    rng = Fast(seed)
    said = {}
    while not match.over:
        for seat, decision in list(match.asked.items()):
            question = match.question(seat)
            for text in texts([question.prompt, *(option.text for option in question.options)]):
                said[text.key] = text
            if rng.below(12) == 0:
                for panel in GAME.panels(match.view(seat)):
                    for text in texts([panel.title, *panel.columns, *panel.rows]):
                        said[text.key] = text
            match.act(seat, decision.sample(match.state, rng))
    for told in match.told:
        for text in texts(told.event.text()):
            said[text.key] = text
    check(list(said.values()))
    check([GAME.ending(match.state), *(Text(key) for source in GAME.sources(match.state) for key in source)])


def test_every_effect_has_words():
    check([number_text(number) for number in range(len(EFFECTS))])
    check([line_text(text) for text in TRACK_TEXT])


def test_every_key_in_the_code_is_in_the_catalogues():
    known = messages(PACKAGE, "en").keys()
    for file in files(PACKAGE).iterdir():
        if file.name.endswith(".py"):
            code = file.read_text(encoding="utf-8")
            for key in re.findall(r'(?:Text|refuse|say)\(\s*"([a-z0-9-]+)"', code):
                assert key in known or key.startswith("refusal-not-an-option"), (file.name, key)
            for key in re.findall(r'prompt = "([a-z0-9-]+)"', code):
                assert key in known, (file.name, key)


def test_refusals_read_well_in_both_languages():
    play = Lane().slots(0, "s1a").do("now:upgrade")
    refused = play.m.act(0, "s2a")
    assert isinstance(refused, Refused)
    assert catalogue("en", PACKAGE).say(refused) == "This sector opens with 2 upgrades; you have 1."
    assert catalogue("pl", PACKAGE).say(refused) == "Ten sektor wymaga 2 wzmocnień; masz 1."


def test_option_words_name_verb_thing_and_price():
    play = Lane().put(5, "tobacco").own(0, "klabautermann").visit(5)
    said = [catalogue(lang, PACKAGE).say(play.m.question(0).options[0].text) for lang in ("en", "pl")]
    assert said == ["Buy Tobacco for 5", "Kup kartę „Tytoń” za 5"]


@pytest.mark.parametrize(("lang", "note"), [("en", "with 2: 3 VP, with 4: 8 VP"), ("pl", "za 2: 3 PZ, za 4: 8 PZ")])
def test_a_quest_says_what_its_conditions_bring(lang, note):
    assert catalogue(lang, PACKAGE).note(quest_option(QUEST0 + 3)) == note


@pytest.mark.rule("residence.build")
@pytest.mark.parametrize(
    ("lang", "note"), [("en", "it would score 10 VP now"), ("pl", "teraz byłaby warta 10 PZ")], ids=["en", "pl"]
)
@pytest.mark.parametrize("others", [0, 1])
def test_building_says_what_the_residence_would_score(lang, note, others):
    lane = Lane().purse(1, 18).own(1, "tobacco", "rum")
    if others:
        lane.build(0, "hacienda")
    at = lane.where("hacienda")
    option = next(one for one in lane.visit(at, 1).m.question(1).options if one.id == f"build:{at}")
    assert catalogue(lang, PACKAGE).note(option.text) == note
