"""Decisions: every kind samples and suggests only what it allows, and knows when there is no choice."""

from collections import Counter
from itertools import combinations

import pytest
from wreckers import GAME, Bid, Peek, Salvage, WreckersOptions

from kaper.core.chance import Fast
from kaper.core.decisions import Amount, Pick, Plot
from kaper.core.words import Option, Text, refuse


def shore(*crates, purse=10, reef=4):
    state = GAME.setup(2, WreckersOptions())
    state.shore = list(crates)
    state.purses[0] = purse
    state.reef = state.reef[:reef]
    return state


def test_a_pick_samples_every_allowed_set_and_no_other():
    state = shore(0, 1, 2, 4)  # weights 1, 2, 3, 5; at most 6 together
    allowed = {
        tuple(map(str, chosen))
        for size in range(5)
        for chosen in combinations((0, 1, 2, 4), size)
        if sum((1, 2, 3, 5)[(0, 1, 2, 4).index(c)] for c in chosen) <= 6
    }
    rng = Fast(2)
    seen = Counter(tuple(Salvage(0).sample(state, rng)) for _ in range(2000))
    assert set(seen) == allowed
    suggestions = Salvage(0).suggestions(state, 50)
    assert {tuple(sorted(s)) for s in suggestions} <= allowed
    assert len(Salvage(0).suggestions(state, 3)) == 3


@pytest.mark.parametrize(("crates", "sole"), [((), []), ((0,), None)])
def test_a_pick_without_items_has_one_answer(crates, sole):
    assert Salvage(0).sole(shore(*crates)) == sole


def test_an_amount_samples_its_whole_range():
    rng, state = Fast(1), shore(purse=3)
    assert {Bid(0).sample(state, rng) for _ in range(200)} == {0, 1, 2, 3}
    assert Bid(0).suggestions(state, 9) == [0, 1, 2, 3]
    assert Bid(0).suggestions(shore(purse=10), 3) == [0, 5, 10]
    assert Bid(0).sole(shore(purse=0)) == 0
    assert Bid(0).sole(state) is None


class Threes(Amount):
    """An amount in steps."""

    prompt = "ask-threes"
    rule = "threes"
    step = 3

    def high(self, s):
        return 11


def test_an_amount_in_steps_allows_only_its_steps():
    rng = Fast(1)
    assert {Threes(0).sample(None, rng) for _ in range(200)} == {0, 3, 6, 9}
    assert [n for n in range(13) if Threes(0).check(None, n) is None] == [0, 3, 6, 9]


def test_a_choice_with_one_option_has_one_answer():
    assert Peek(0).sole(shore(reef=1)) == "0"
    assert Peek(0).sole(shore(reef=2)) is None


def test_options_are_listed_once_and_anew_when_the_state_was_changed_under_the_question():
    state, peek = shore(reef=3), Peek(0)
    listed = peek.allowed(state)
    assert peek.allowed(state) is listed
    state.reef.pop()
    peek.forget()
    assert peek.allowed(state) == ["0", "1"]


class Needle(Pick):
    """One set of very many is allowed."""

    prompt = "ask-needle"
    rule = "needle"
    wanted: tuple[str, ...] = ("1", "4", "5", "9", "11")

    def items(self, s):
        return [str(n) for n in range(14)]

    def invalid(self, s, chosen):
        return None if tuple(chosen) == self.wanted else refuse("refusal-twice", "needle")


@pytest.mark.parametrize("seed", range(3))
def test_a_pick_finds_the_only_allowed_set_however_rare(seed):
    assert Needle(0).sample(None, Fast(seed)) == ["1", "4", "5", "9", "11"]
    assert Needle(0).suggestions(None, 3) == [["1", "4", "5", "9", "11"]]


def test_a_pick_that_allows_no_set_at_all_is_named_as_the_fault_it_is():
    with pytest.raises(RuntimeError, match="Needle asks seat 2 for a set though none is allowed"):
        Needle(2, wanted=("?",)).sample(None, Fast(1))


class Walk(Plot):
    """So many paces east and north, never south of the shore."""

    prompt = "ask-walk"
    rule = "walk"
    scale = (10, 10)
    longest = 3
    shown = 2

    def fault(self, s, path):
        for number, (_, north) in enumerate(path):
            if north < 0:
                return refuse("refusal-sea", "walk.shore", leg=number + 1)
        return None

    def option(self, s, path):
        return Option("", Text("walk", {"legs": len(path)}), targets=("hill",), rule="walk.far")

    def suggestions(self, s, limit):
        return [[], [[10, 20]], [[10, 20], [-5, 0]]][:limit]


@pytest.mark.parametrize("path", [[], [[0, 0]], [[5, 1], [-7, 12]], [[1, 1]] * 3])
def test_a_plot_takes_any_path_without_fault(path):
    assert Walk(0).check(None, path) is None


def test_a_plot_says_where_a_path_fails():
    assert Walk(0).check(None, [[1, 1], [0, -1]]) == refuse("refusal-sea", "walk.shore", leg=2)


@pytest.mark.parametrize(
    "answer",
    ["", 3, None, {}, [1, 2], ["1:2"], [[1]], [[1, 2, 3]], [[1, "2"]], [[1.0, 2]], [[True, 0]], [[0, 10**9]], [(0, 1)]],
)
def test_what_is_no_path_is_refused_in_words(answer):
    refused = Walk(0).check(None, answer)
    assert refused is not None
    assert refused.text == Text("refusal-wrong-type", {"expected": "path"})


def test_a_path_of_too_many_pairs_is_refused_before_anybody_looks_at_it():
    assert Walk(0).check(None, [[0, -1]] * 4) == refuse("refusal-too-long", "walk", most=3)


def test_a_plot_asks_with_its_suggestions_and_their_paths():
    question = Walk(1).question(None)
    assert (question.kind, question.seat, question.most, question.scale) == ("plot", 1, 3, (10, 10))
    assert [(o.id, o.path) for o in question.options] == [("-", ()), ("10:20", ((10, 20),))]
    assert question.options[1].targets == ("hill",)
    assert question.options[1].rule == "walk.far"
    assert Walk(1).sole(None) is None
