"""Menus: from one place of each verb follow its options, its words, its refusals, what is shown in grey, and what it does."""

from typing import ClassVar

import pytest
from wreckers import GAME, LAMP, HangLamp, WreckersOptions

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.menus import ChooseVerb, Menu, Verb
from kaper.core.words import Facts, Text, refuse

POOR = refuse("refusal-poor", "buy")


class End(Verb):
    """Enough."""

    key = "end"
    rule = "end"


class Buy(Verb):
    """A crate from the shore for its weight in coins."""

    key = "buy"
    rule = "buy"

    def things(self, s, seat):
        return [str(item) for item in s.shore]

    def why_not(self, s, seat, what):
        return None if s.purses[seat] >= int(what) else POOR

    def text(self, s, seat, what):
        return Text("option-buy", {"crate": int(what)})

    def targets(self, s, seat, what):
        return (f"crate:{what}",)

    def facts(self, s, seat, what):
        return Facts(price=int(what))

    def do(self, t, seat, what):
        t.state.purses[seat] -= int(what)
        t.state.shore.remove(int(what))


class Haggle(Verb):
    """A verb that asks something itself."""

    key = "haggle"
    rule = "haggle"

    def rule_of(self, s, seat, what):
        return "haggle.poor" if s.purses[seat] < 3 else self.rule

    def do(self, t, seat, what):
        answer = yield HangLamp(seat)
        return answer


class Market(ChooseVerb):
    """What now?"""

    prompt = "ask-market"
    rule = "market"
    menu: ClassVar[Menu] = Menu(End(), Buy(), Haggle())


@pytest.fixture
def state():
    made = GAME.setup(2, WreckersOptions())
    made.shore, made.purses[1] = [2, 5, 9], 5
    return made


def test_options_are_those_no_rule_forbids_in_the_order_of_the_menu(state):
    assert Market(1).options(state) == ["end", "buy:2", "buy:5", "haggle"]


def test_a_verb_describes_itself_with_its_price(state):
    question = Market(1).question(state)
    assert [option.id for option in question.options] == ["end", "buy:2", "buy:5", "haggle"]
    end, two, *_, haggle = question.options
    assert (end.text, end.rule, end.targets, end.facts) == (Text("option-end"), "end", (), None)
    assert (two.text.args, two.targets, two.facts) == ({"crate": 2}, ("crate:2",), Facts(price=2))
    assert haggle.rule == "haggle"
    assert Market(1).facts(state, "buy:5") == Facts(price=5)


def test_what_is_forbidden_is_listed_with_its_reason(state):
    (closed,) = Market(1).question(state).closed
    assert (closed.id, closed.why, closed.rule) == ("buy:9", POOR.text, "buy")
    assert (closed.targets, closed.facts) == (("crate:9",), Facts(price=9))


@pytest.mark.parametrize(
    ("answer", "key"),
    [
        ("buy:9", "refusal-poor"),
        ("buy:1", "refusal-not-an-option"),
        ("buy", "refusal-not-an-option"),
        ("sell", "refusal-not-an-option"),
    ],
)
def test_an_answer_that_is_forbidden_or_nonsense_is_refused_by_the_rule_or_by_name(state, answer, key):
    assert Market(1).check(state, answer).text.key == key
    assert Market(1).check(state, "buy:2") is None


def test_a_verb_is_carried_out_and_may_ask(state):
    table = GAME.table(state, Fast(1))
    assert list(Market.menu.do(table, 1, "buy:5")) == []  # nothing is asked
    assert (state.shore, state.purses[1]) == ([2, 9], 0)
    doing = Market.menu.do(table, 1, "haggle")
    assert isinstance(next(doing), HangLamp)
    with pytest.raises(StopIteration) as answered:
        doing.send("pass")
    assert answered.value.value == "pass"


def test_two_verbs_of_one_key_are_a_fault():
    with pytest.raises(ValueError, match="same key"):
        Menu(End(), End())


def test_a_table_can_show_in_grey_what_a_seat_may_not_do():
    made = GAME.setup(2, WreckersOptions())
    made.winner, made.hands, made.agenda = 0, [[LAMP], [3]], [("salvage", ())]
    made.deck = [item for item in made.deck if item not in (LAMP, 3)]
    question = Match.from_state(GAME, made, Fast(1)).question(1)
    (closed,) = question.closed
    assert (closed.id, closed.targets, closed.why.key) == ("lamp", ("seat:0",), "refusal-no-lamp")


def test_questions_are_found_in_the_package_of_a_game_and_may_keep_an_old_name():
    assert [kind.name() for kind in GAME.question_types] == ["Bid", "HangLamp", "Peek", "Salvage"]

    class Renamed(Market):
        called: ClassVar[str] = "Market"

    assert Renamed(0).name() == "Market"
    assert Renamed not in GAME.question_types
