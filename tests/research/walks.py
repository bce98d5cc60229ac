"""Random walks through a match by numbered actions, for the tests of every environment."""

from collections.abc import Iterator
from typing import Any

from kaper.core.chance import Fast
from kaper.core.game import find_game, game_ids
from kaper.core.match import Match
from kaper.research.actions import BY_HAND
from kaper.research.steps import Steps

GAMES = game_ids()


def begun(game: str, seats: int = 0, seed: int = 1) -> Steps:
    """A match that begins, with chance from a seed."""
    found = find_game(game)
    return Steps(Match(found, seats or max(found.seats), None, Fast(seed)))


def walk(steps: Steps, most: int, seed: int = 2) -> Iterator[tuple[int, int]]:
    """Take open actions at random, at most so many; gives seat and action before each is taken.

    A course is hardly ever legal when spelled at random, so that is left to tests of its own.
    """
    rng = Fast(seed)
    for _ in range(most):
        if steps.over:
            return
        open_ = [action for action in steps.open if action != BY_HAND]
        action = open_[rng.below(len(open_))]
        yield steps.seat, action
        steps.take(action)


def moments(game: str, most: int, every: int, **begin: Any) -> Iterator[Steps]:
    """A match at some moments of a random walk."""
    steps = begun(game, **begin)
    for number, _ in enumerate(walk(steps, most)):
        if number % every == 0:
            yield steps
