"""Shares that people read are made as sure as they come true, for each number of seats."""

from dataclasses import replace

import pytest
import wreckers

from kaper.analysis.trust import judge_of, sharpened, sharpness_of
from kaper.bots.worlds import brain_of
from kaper.core.chance import Fast
from kaper.core.game import find_game
from kaper.core.match import Match

GAME = wreckers.GAME
BY_SEATS = {1: 1.0, 2: 3.0, 3: 0.5}


@pytest.mark.parametrize("seats", [2, 3])
def test_a_game_may_name_another_sharpness_for_each_number_of_seats(seats):
    """What is sure enough of four fleets is far too sure of two: there it said .98 where .89 came."""
    game = replace(GAME, brain=replace(brain_of(GAME), sharpness=BY_SEATS))
    match = Match(GAME, seats, None, Fast(3))
    match.play(brain_of(GAME).policy, Fast(4), 20)
    shares = brain_of(GAME).value(match.state)
    assert judge_of(game).value(match.state) == sharpened(shares, BY_SEATS[seats])
    assert max(shares) != pytest.approx(max(sharpened(shares, BY_SEATS[seats])), abs=0.01)


@pytest.mark.parametrize("name", ["cove", "marauders", "maracaibo", "sevenseas", "spanishmain"])
def test_every_game_is_as_sure_as_it_says_at_each_of_its_tables(name):
    game = find_game(name)
    assert all(0.5 <= sharpness_of(brain_of(game), seats) <= 5 for seats in game.seats)


@pytest.mark.parametrize("sharpness", [2, 2.0, {2: 2, 3: 1}])
def test_a_whole_number_is_a_sharpness_too(sharpness):
    assert sharpness_of(replace(brain_of(GAME), sharpness=sharpness), 2) == 2
