"""Decisions: every kind samples and suggests only what it allows, and knows when there is no choice."""

from collections import Counter
from itertools import combinations

import pytest
from wreckers import GAME, Bid, Peek, Salvage, WreckersOptions

from kaper.core.chance import Fast
from kaper.core.decisions import Amount, Pick
from kaper.core.words import refuse


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
