"""Whole games: random ones keep every law, nobody learns what he may not, every game ends."""

import pytest

from kaper.core.chance import Dice, Fast
from kaper.core.fuzzing import fuzz_one, swap_test
from kaper.core.match import Match
from kaper.core.records import read, record_of, resumed, text_of
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.state import SpanishOptions


@pytest.mark.rule("info.hidden", "rng.order")
@pytest.mark.parametrize("seed", [11, 12])
def test_fuzzed_games_keep_every_promise(seed):
    report = fuzz_one(GAME, seed, 2, SpanishOptions(rounds=20, terrain=4))
    assert report.problem is None
    assert report.decisions > 100


@pytest.mark.rule("fleet.text", "info.hidden")
def test_fuzzed_games_with_fleets_of_all_cards_keep_every_promise():
    report = fuzz_one(GAME, 7, 2, SpanishOptions(fleets="brought", points="20", rounds=20, edition="BC"))
    assert report.problem is None
    assert report.decisions > 50


def played(seed: int, seats: int, decisions: int, **options) -> Match:
    match = Match(GAME, seats, SpanishOptions(**options), Fast(seed), listen=True)
    rng = Fast(seed)
    for _ in range(decisions):
        if match.over:
            break
        for seat, decision in list(match.asked.items()):
            assert match.act(seat, decision.sample(match.state, rng)) is None
            assert list(GAME.problems(match.state)) == []
    return match


@pytest.mark.parametrize("edition", ["SM", "CC", "RV", "BC", "SCS"])
def test_random_games_of_every_edition_and_size_end(edition):
    for seats in (2, 3):
        match = played(seats, seats, 10_000, edition=edition, rounds=20)
        assert match.over
        assert match.state.ending in ("gold", "no-gold", "no-fleet", "rounds")


@pytest.mark.rule("info.hidden", "setup.crew.secret")
def test_swapped_coins_and_crew_are_noticed_by_nobody_who_has_not_seen_them():
    swaps = 0
    for seed in range(12):
        match = played(seed, 2 + seed % 2, 40 + 25 * seed)
        rng = Fast(seed)
        for seat in range(match.seats):
            for _ in range(3):
                assert swap_test(match, seat, rng) is None
                swaps += 1
    assert swaps > 70


@pytest.mark.rule("term.d6")
def test_every_die_has_six_faces():
    dice = [line for line in played(7, 2, 400).path if isinstance(line, Dice)]
    assert dice
    assert {die.sides for die in dice} == {6}
    assert {face for die in dice for face in die.faces} <= set(range(1, 7))


@pytest.mark.rule("rng.order", "geo.units")
def test_a_record_replays_to_the_same_poses():
    match = played(7, 2, 150)
    again = resumed(read(text_of(record_of(match))), game=GAME)
    assert again.digest() == match.digest()
    assert [(s.x, s.y, s.heading) for s in again.state.ships] == [(s.x, s.y, s.heading) for s in match.state.ships]
