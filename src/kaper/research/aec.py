"""Every game as an environment of PettingZoo: seats act in turn, each sees what it may know and a mask of open actions.

>>> from kaper.research.aec import env
>>> cove = env("cove", seats=3)
>>> cove.reset(seed=1)
>>> observation, reward, termination, truncation, info = cove.last()
>>> sorted(observation)
['action_mask', 'observation']
"""

from __future__ import annotations

from typing import Any

import msgspec
import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from kaper.core.chance import Fast
from kaper.core.game import find_game
from kaper.core.match import Match
from kaper.research.steps import Steps, spaces_of


def env(game: str, seats: int | None = None, **options: Any) -> AECEnv:
    """The environment with PettingZoo's own guards: an action that is not open ends the game for whoever took it."""
    raw: Any = raw_env(game, seats, **options)
    return wrappers.OrderEnforcingWrapper(wrappers.TerminateIllegalWrapper(raw, illegal_reward=-1))


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (PettingZoo's name for it)
    """A match of a game. `observe` gives a vector whose places `fields` names, and a mask over actions that `actions` names.

    The reward comes at the end: the share of victory less an equal share, so that it sums to 0.
    """

    def __init__(self, game: str, seats: int | None = None, **options: Any) -> None:
        super().__init__()
        self.game = find_game(game)
        self.seats = seats if seats is not None else max(self.game.seats)
        self.game.check_seats(self.seats)
        self.options = self.game.read_options(options)
        self.metadata = {"name": f"kaper_{game}_v{self.game.version}", "render_modes": [], "is_parallelizable": False}
        self.render_mode = None
        kinds = spaces_of(self.game.package)
        self.fields, self.actions = kinds.fields, kinds.actions.names
        self.possible_agents = [f"seat_{seat}" for seat in range(self.seats)]
        observed = spaces.Dict(
            {
                "observation": spaces.Box(-np.inf, np.inf, (len(self.fields),), np.float32),
                "action_mask": spaces.Box(0, 1, (len(self.actions),), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, observed)
        self.action_spaces: dict[str, Any] = {
            agent: spaces.Discrete(len(self.actions)) for agent in self.possible_agents
        }
        self._random = np.random.default_rng()

    def observation_space(self, agent: str) -> Any:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self._random = np.random.default_rng(seed)
        chance = Fast(int(self._random.integers(2**63)))
        self.steps = Steps(Match(self.game, self.seats, self.options, chance))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._agent()

    def _agent(self) -> str:
        return self.possible_agents[max(0, self.steps.seat)]

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.steps.vector(seat), "action_mask": self.steps.mask(seat)}

    def view(self, agent: str) -> msgspec.Struct:
        """The same as the table shows it: the view of the seat, with names and types."""
        return self.steps.match.view(self.possible_agents.index(agent))

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.steps.take(int(action))  # type: ignore[arg-type]
        if self.steps.over:
            self.rewards = dict(zip(self.possible_agents, self.steps.shares(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._agent()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn: `kaper` has a table for that."""

    def close(self) -> None:
        """Nothing is held."""
