"""One seat of a game as an environment of Gymnasium, the others played by bots.

>>> from kaper.research.seat import SeatEnv
>>> alone = SeatEnv("cove", bots=["easy", "policy"])
>>> observation, info = alone.reset(seed=1)
>>> observation.shape == alone.observation_space.shape
True
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from kaper.bots.known import find_bot
from kaper.core.chance import Fast
from kaper.core.game import find_game
from kaper.core.match import Handle, Match
from kaper.research.encoding import Vector
from kaper.research.steps import Mask, Steps, spaces_of


class SeatEnv(gymnasium.Env[Vector, int]):
    """The match as one seat lives it. `info["action_mask"]` says which actions are open; any other ends it with reward -1."""

    metadata = {"render_modes": []}

    def __init__(self, game: str, bots: Sequence[str] = ("medium",), seat: int = 0, **options: Any) -> None:
        self.game = find_game(game)
        self.seats = len(bots) + 1
        self.game.check_seats(self.seats)
        if not 0 <= seat < self.seats:
            raise ValueError(f"seat {seat}: there are {self.seats} seats, counted from 0")
        self.seat = seat
        self.bots = [find_bot(name) for name in bots]
        self.options = self.game.read_options(options)
        kinds = spaces_of(self.game.package)
        self.fields, self.actions = kinds.fields, kinds.actions.names
        self.observation_space = spaces.Box(-np.inf, np.inf, (len(self.fields),), np.float32)
        self.action_space = spaces.Discrete(len(self.actions))

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Vector, dict[str, Any]]:
        super().reset(seed=seed)
        self.chance = Fast(int(self.np_random.integers(2**63)))
        self.steps = Steps(Match(self.game, self.seats, self.options, Fast(self.chance.number())))
        self._others()
        return self._seen()

    def step(self, action: int) -> tuple[Vector, float, bool, bool, dict[str, Any]]:
        if int(action) not in self.steps.open:
            observation, info = self._seen()
            return observation, -1.0, True, False, info
        self.steps.take(int(action))
        self._others()
        over = self.steps.over
        observation, info = self._seen()
        return observation, self.steps.shares()[self.seat] if over else 0.0, over, False, info

    def action_masks(self) -> Mask:
        """The mask by the name that libraries of masked agents look for."""
        return self.steps.mask(self.seat)

    def _seen(self) -> tuple[Vector, dict[str, Any]]:
        return self.steps.vector(self.seat), {"action_mask": self.action_masks()}

    def _others(self) -> None:
        """Let the bots answer until it is this seat's turn again."""
        while not self.steps.over and self.steps.seat != self.seat:
            seat = self.steps.seat
            bot = self.bots[seat - (seat > self.seat)]
            answer = bot.answer(Handle(self.steps.match, seat), Fast(self.chance.number()))
            self.steps.answer(answer)
