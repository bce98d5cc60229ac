"""Snapshots: a match that wakes from one goes on exactly as the match it was taken of."""

from itertools import pairwise

import msgspec
import pytest

from kaper.core.chance import Fair, Fast
from kaper.core.game import find_game
from kaper.core.match import Match
from kaper.core.snapshots import MOST_MARKS, snapshot, snapshot_type, woken

GAMES = ("cove", "sevenseas", "marauders")


def fair(counter=0):
    return Fair(b"s" * 32, "m", counter=counter)


def again(match):
    """The match woken from its snapshot, after a way through bytes."""
    raw = msgspec.msgpack.encode(snapshot(match))
    found = msgspec.msgpack.decode(raw, type=snapshot_type(match.game))
    return woken(match.game, match.seats, match.options, found, fair(match.table.chance.counter))


def same(one, other):
    assert one.digest() == other.digest()
    assert one.path == other.path
    assert one.told == other.told
    assert (one.number, one.asked_at, one.over, one.practice) == (
        other.number,
        other.asked_at,
        other.over,
        other.practice,
    )
    assert list(one.asked) == list(other.asked)
    for seat in (None, *range(one.seats)):
        assert one.view(seat) == other.view(seat)
    for seat in one.asked:
        assert one.question(seat) == other.question(seat)
    for seat in range(one.seats):
        assert one.undo_refusal(seat) == other.undo_refusal(seat)


def step(matches, rng):
    """The same answer, or the same taking back, in both."""
    match = matches[0]
    seat = list(match.asked)[rng.below(len(match.asked))]
    if rng.below(8) == 0 and match.undo_refusal(seat, free=True) is None:
        for each in matches:
            assert each.undo(seat, free=True) is None
    else:
        answer = match.asked[seat].sample(match.state, rng)
        for each in matches:
            assert each.act(seat, answer) is None


@pytest.mark.parametrize("name", GAMES)
def test_a_woken_match_goes_on_as_the_one_that_never_slept(name):
    game = find_game(name)
    rng = Fast(7)
    match = Match(game, max(game.seats), chance=fair(), listen=True)
    for lines in range(400):
        if match.over:
            break
        if lines % 60 == 0:
            other = again(match)
            same(match, other)
            for _ in range(12):
                if not match.over:
                    step((match, other), rng)
            same(match, other)
        else:
            step((match,), rng)
    same(match, again(match))


def test_the_marks_for_undo_are_few_and_spread_over_the_whole_match():
    match = Match(find_game("cove"), 3, chance=fair(), listen=True)
    state = match.checkpoint
    match._marks = [(at, state) for at in range(64, 64 * 200, 64)]
    kept = [at for at, _ in snapshot(match).marks]
    assert len(kept) <= MOST_MARKS
    assert kept[-1] == match._marks[-1][0]
    assert max(b - a for a, b in pairwise(kept)) <= 2 * 64 * 200 / MOST_MARKS


def test_a_snapshot_that_does_not_come_out_the_same_is_refused():
    match = Match(find_game("cove"), 3, chance=fair(), listen=True)
    found = snapshot(match)
    found.digest = "0" * 16
    with pytest.raises(ValueError, match="as it was taken"):
        woken(match.game, 3, match.options, found, fair())
