"""Positions as one line: what differs from the set-up, there and back, and a clear word about a line that is none."""

import pytest
import wreckers
from wreckers import GAME

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.positions import line_of, position
from kaper.core.state import digest
from kaper.core.words import KaperError


def test_a_position_says_only_what_differs_from_the_set_up():
    state = GAME.setup(3, wreckers.WreckersOptions(nights=4))
    assert line_of(GAME, state) == 'wreckers 2 seats=3 options={"nights":4}'
    state.night, state.shore = 2, [3, 1]
    assert line_of(GAME, state) == 'wreckers 2 seats=3 options={"nights":4} night=2 shore=[3,1]'


def test_every_checkpoint_of_a_game_comes_back_from_its_line():
    match, rng = Match(GAME, 3, chance=Fast(3)), Fast(4)
    while not match.over:
        line = line_of(GAME, match.checkpoint)
        assert "\n" not in line
        again = position(line, GAME)
        assert digest(again) == digest(match.checkpoint)
        assert Match.from_state(GAME, again, Fast(1)).seats == 3
        seat, decision = next(iter(match.asked.items()))
        match.act(seat, decision.sample(match.state, rng))


@pytest.mark.parametrize(
    "line",
    [
        "",
        "wreckers 1 seats=3",
        "wreckers 2",
        "wreckers 2 seats=x",
        "wreckers 2 seats=3 sails=1",
        "wreckers 2 seats=3 night=two",
    ],
)
def test_a_line_that_describes_no_position_is_refused(line):
    with pytest.raises(KaperError):
        position(line, GAME)
