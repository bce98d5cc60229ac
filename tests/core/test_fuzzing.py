"""Fuzzing and the swap test: a sound game passes, and every planted fault and leak is found."""

from dataclasses import replace

import pytest
import wreckers
from wreckers import GAME, LAMP, HangLamp, Peek, Peeked

from kaper.core.fuzzing import fuzz_one
from kaper.core.records import read
from kaper.core.table import window
from tests.leaks import leaks


def first_problem(game, games=60):
    for seed in range(games):
        report = fuzz_one(game, seed)
        if report.problem is not None:
            return report
    return None


def test_a_sound_game_passes():
    for seed in range(40):
        report = fuzz_one(GAME, seed)
        assert report.problem is None
        assert report.decisions > 0


def with_scene(scene):
    return replace(GAME, scenes=(*(s for s in GAME.scenes if s.__name__ != scene.__name__), scene))


def ask_holders_only():
    """The window is put only to those who hold a lamp."""

    def salvage(t):
        s = t.state
        holders = [seat for seat in s.clockwise(s.winner)[1:] if any(card >= LAMP for card in s.hands[seat])]
        if holders:
            yield from window(holders, HangLamp)
        yield from wreckers.salvage(t)

    return with_scene(salvage)


def tell_drawn_card_to_all():
    """A card drawn in secret is told to everybody."""

    def night(t):
        s = t.state
        if s.deck:
            t.draw(s.hands[0])
            t.show(s.hands[0][-1], 0)
            t.tell(Peeked, 0, 0, s.hands[0][-1])
        yield from wreckers.night(t)

    return with_scene(night)


def options_from_anothers_hand():
    """What the lookout may choose depends on what the neighbour holds."""

    class LeakyPeek(Peek):
        def options(self, s):
            hand = s.hands[(self.seat + 1) % s.seats]
            return ["0", "1", "2"] if any(card >= LAMP for card in hand) else ["0", "1"]

    def night(t):
        yield LeakyPeek(t.state.night % t.state.seats)
        yield from wreckers.night(t)

    return with_scene(night)


def view_of_the_deck():
    """The view shows the top of the deck."""
    honest = GAME.view
    return replace(GAME, view=lambda s, seat: (honest(s, seat), s.deck[-1:]))


@pytest.mark.parametrize(
    ("plant", "sign"),
    [
        (ask_holders_only, ": asked"),
        (tell_drawn_card_to_all, ": events"),
        (options_from_anothers_hand, ": question"),
        (view_of_the_deck, ": view"),
    ],
)
def test_the_swap_test_finds_planted_leaks(plant, sign):
    assert sign in leaks(plant(), seats=3, games=40)


def test_the_swap_test_passes_a_game_that_leaks_nothing():
    assert leaks(GAME, seats=3, games=15) is None


@pytest.mark.parametrize("plant", [ask_holders_only, tell_drawn_card_to_all, options_from_anothers_hand])
def test_fuzzing_finds_planted_leaks(plant):
    problem = first_problem(plant()).problem
    assert "learns what it may not" in problem or "imagines" in problem


def test_a_broken_conservation_law_is_found_and_its_record_kept():
    def salvage(t):
        yield from wreckers.salvage(t)
        t.state.chest += t.state.night == 2

    report = first_problem(with_scene(salvage))
    assert "coins" in report.problem
    assert read(report.record).header.game == "wreckers"


def test_state_kept_outside_the_state_is_found():
    memory = []

    def night(t):
        memory.append(1)
        t.state.chest += len(memory) % 2
        t.state.purses[0] -= len(memory) % 2
        yield from wreckers.night(t)

    report = first_problem(with_scene(night))
    assert "differ" in report.problem or "purse" in report.problem or "imagines" in report.problem


def test_a_scene_that_raises_is_reported():
    def salvage(t):
        yield from wreckers.salvage(t)
        if t.state.night == 3:
            raise ZeroDivisionError("planted")

    assert "planted" in first_problem(with_scene(salvage)).problem


def test_the_same_seed_gives_the_same_game():
    assert fuzz_one(GAME, 7) == fuzz_one(GAME, 7)
    assert fuzz_one(GAME, 7, seats=2).seats == 2


def test_any_exception_is_told_with_its_place_scene_record_and_position():
    def night(t):
        t.state.shore.append(t.state.deck.pop())
        yield Peek(0)
        [].pop()

    report = first_problem(with_scene(night), 1)
    assert "IndexError('pop from empty list')" in report.problem
    assert "test_fuzzing.py" in report.problem
    assert "in night)" in report.problem
    assert "[].pop()" in report.trace
    assert report.scene == "night"
    assert report.position.startswith(f"wreckers 2 seats={report.seats} ")
    assert read(report.record).header.game == "wreckers"


def test_a_game_that_cannot_even_begin_is_told_with_its_place():
    def setup(seats, options):
        raise KeyError("chest")

    report = fuzz_one(replace(GAME, setup=setup), 1)
    assert "KeyError('chest')" in report.problem
    assert "in setup)" in report.problem
