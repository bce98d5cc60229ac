"""A match played by numbered actions, one seat after the other: what all environments stand on."""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.game import Game, load_game
from kaper.core.match import Match
from kaper.research.actions import Spelling, actions_of
from kaper.research.encoding import Vector
from kaper.research.survey import encoder_of

Mask = NDArray[np.int8]
NOBODY = -1


class Spaces:
    """What vectors and actions of a game mean: the names of their places, in order."""

    def __init__(self, game: Game[Any]) -> None:
        self.encode = encoder_of(game.package)
        self.actions = actions_of(game.package)
        self.questions = {kind.name(): number for number, kind in enumerate(game.question_types)}
        self.fields = [
            *self.encode.fields,
            *(f"question.{name}" for name in self.questions),
            *(f"taken.{name}" for name in self.actions.names),
        ]


@cache
def spaces_of(package: str) -> Spaces:
    """The spaces of the game of a package, made once in a process."""
    return Spaces(load_game(package))


class Steps:
    """A match and the answer that is being given in it. It can be copied and pickled at any moment."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.spaces = spaces_of(match.game.package)
        self.spelling: Spelling | None = None
        self._world: tuple[Match[Any], int, int] | None = (
            None  # where this match was imagined from: by whom, with which seed
        )
        self._since: list[tuple[int, Answer]] = []
        self._next()

    @property
    def seat(self) -> int:
        """Whose action is awaited; NOBODY when the match is over."""
        return NOBODY if self.spelling is None else self.spelling.decision.seat

    @property
    def over(self) -> bool:
        """Has the match ended?"""
        return self.spelling is None

    @property
    def open(self) -> list[int]:
        """The actions that may be taken now, in order."""
        return [] if self.spelling is None else sorted(self.spelling.open)

    def take(self, action: int) -> None:
        """Take an open action for the seat whose turn it is; ValueError if it is not open."""
        if self.spelling is None:
            raise ValueError("the match is over")
        answer = self.spelling.take(action)
        if answer is not None:
            self._give(self.seat, answer)

    def answer(self, answer: Answer) -> None:
        """Give a whole answer for the seat whose turn it is; ValueError if the rules refuse it."""
        self._give(self.seat, answer)

    def _give(self, seat: int, answer: Answer) -> None:
        refused = self.match.act(seat, answer)
        if refused is not None:
            raise ValueError(f"{answer!r} is refused: {refused.text.key}")
        if self._world is not None:
            self._since.append((seat, answer))
        self._next()

    def _next(self) -> None:
        asked = self.match.asked
        self.spelling = Spelling(self.spaces.actions, next(iter(asked.values())), self.match.state) if asked else None

    def vector(self, seat: int) -> Vector:
        """All that a seat may know, as numbers: its view, and what it is asked if the turn is its own."""
        spaces = self.spaces
        more = np.zeros(len(spaces.questions) + spaces.actions.size, np.float32)
        if self.spelling is not None and seat == self.seat:
            more[spaces.questions[self.spelling.decision.name()]] = 1.0
            for action in self.spelling.taken:
                more[len(spaces.questions) + action] += 1.0
        return np.concatenate([spaces.encode(self.match.view(seat)), more])

    def mask(self, seat: int) -> Mask:
        """1 for every action that a seat may take now."""
        mask = np.zeros(self.spaces.actions.size, np.int8)
        if self.spelling is not None and seat == self.seat:
            mask[list(self.spelling.open)] = 1
        return mask

    def shares(self) -> list[float]:
        """What each seat won more than an equal share of victory; alone against a rival it is 1 or 0."""
        shares = self.match.result().shares
        fair = 1 / len(shares) if len(shares) > 1 else 0.0
        return [share - fair for share in shares]

    # copies

    def fork(self) -> Steps:
        """The same match at the same point, with the same chance to come."""
        if self._world is None:
            copied = Steps(twin(self.match))
        else:
            origin, seat, seed = self._world
            copied = Steps(imagined(origin, seat, seed))
            copied._world = self._world
            for given in self._since:
                copied._give(*given)
        return copied._begun(self)

    def imagine(self, seat: int, seed: int) -> Steps:
        """A world as this seat may believe it to be."""
        if self._world is None:
            origin = twin(self.match)
            world = Steps(imagined(origin, seat, seed))
            world._world = (origin, seat, seed)
        else:  # what was imagined already holds nothing that anybody must not know
            world = self.fork()
        return world._begun(self)

    def _begun(self, other: Steps) -> Steps:
        """Take the actions that another copy has taken of the present answer."""
        if self.spelling is not None and other.spelling is not None and self.seat == other.seat:
            for action in other.spelling.taken:
                self.spelling.take(action)
        return self

    def __getstate__(self) -> dict[str, Any]:
        taken = [] if self.spelling is None else self.spelling.taken
        return {
            "match": None if self._world else self.match,
            "world": self._world,
            "since": self._since,
            "taken": taken,
        }

    def __setstate__(self, kept: dict[str, Any]) -> None:
        world = kept["world"]
        self.__init__(kept["match"] if world is None else imagined(*world))  # type: ignore[misc]
        self._world = world
        for given in kept["since"]:
            self._give(*given)
        for action in kept["taken"]:
            assert self.spelling is not None
            self.spelling.take(action)


def twin(match: Match[Any]) -> Match[Any]:
    """A copy of a match whose chance goes on as that of the match itself will."""
    other = match.fork(0, keep=True)
    other.table.chance = copy.copy(match.table.chance)
    return other


def imagined(match: Match[Any], seat: int, seed: int) -> Match[Any]:
    """A world as a seat may believe it to be; what others have answered already under seal is drawn anew there."""
    world, rng = match.imagine(seat, seed), Fast(seed)
    for other in match.waiting:
        if other in world.asked:
            world.act(other, world.asked[other].sample(world.state, rng))
    return world
