"""Every game as a game of OpenSpiel, by the name kaper_GAME; importing this module registers them.

>>> import pyspiel, kaper.research.openspiel
>>> state = pyspiel.load_game("kaper_cove", {"players": 3, "seed": 7}).new_initial_state()
>>> len(state.legal_actions()) > 1
True

Dice and decks follow from the parameter `seed`, so that a state is its history of actions, as OpenSpiel keeps it. Simultaneous
questions are asked one seat after the other; nobody sees another's answer before all are in.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import msgspec
import numpy as np
import pyspiel

from kaper.core.chance import Fast
from kaper.core.game import find_game, game_ids
from kaper.core.match import Match
from kaper.research.steps import NOBODY, Steps, spaces_of

LONGEST = 60_000
"""Actions of a match at most."""


class KaperGame(pyspiel.Game):  # type: ignore[misc]
    """A game of Kaper with a number of players and a seed; a class of its own for each `id`."""

    id: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        params, id = params or {}, self.id
        self.game = find_game(id)
        self.seats = int(params.get("players", _few(id)))
        self.seed = int(params.get("seed", 1))
        self.game.check_seats(self.seats)
        self.spaces = spaces_of(self.game.package)
        info = pyspiel.GameInfo(
            num_distinct_actions=self.spaces.actions.size,
            max_chance_outcomes=0,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=LONGEST,
        )
        super().__init__(_type(id), info, params)

    def new_initial_state(self) -> KaperState:
        return KaperState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> KaperObserver:
        return KaperObserver(self, params)


class KaperState(pyspiel.State):  # type: ignore[misc]
    """A match of Kaper between two actions."""

    def __init__(self, game: KaperGame) -> None:
        super().__init__(game)
        self.steps = Steps(Match(game.game, game.seats, None, Fast(game.seed)))

    def current_player(self) -> int:
        return int(pyspiel.PlayerId.TERMINAL) if self.steps.seat == NOBODY else self.steps.seat

    def _legal_actions(self, player: int) -> list[int]:
        return self.steps.open if player == self.steps.seat else []

    def _apply_action(self, action: int) -> None:
        self.steps.take(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.steps.spaces.actions.names[action]

    def is_terminal(self) -> bool:
        return self.steps.over

    def returns(self) -> list[float]:
        return self.steps.shares() if self.steps.over else [0.0] * self.steps.match.seats

    def resample_from_infostate(self, player: int, sampler: Callable[[], float]) -> KaperState:
        """The match as this player may believe it to be: what it has not seen is dealt anew, and chance is another."""
        state: KaperState = self.get_game().new_initial_state()
        state.steps = self.steps.imagine(player, int(sampler() * 2**53))
        return state

    def __deepcopy__(self, memo: dict[int, Any]) -> KaperState:
        state: KaperState = self.get_game().new_initial_state()
        state.steps = self.steps.fork()
        return state

    def __str__(self) -> str:
        return f"{self.steps.match.game.id} {self.steps.match.digest()}"


class KaperObserver:
    """What a player may know, as a vector and as JSON."""

    def __init__(self, game: KaperGame, params: Any) -> None:
        if params:
            raise ValueError(f"no such parameters of an observation: {params}")
        self.tensor = np.zeros(len(game.spaces.fields), np.float32)
        self.dict = {"view": self.tensor}

    def set_from(self, state: KaperState, player: int) -> None:
        self.tensor[:] = state.steps.vector(player)

    def string_from(self, state: KaperState, player: int) -> str:
        spelling = state.steps.spelling
        taken = spelling.taken if spelling is not None and player == state.steps.seat else []
        return f"{player} {taken} {msgspec.json.encode(state.steps.match.view(player)).decode()}"


def _few(id: str) -> int:
    """The least number of seats of a game that is not played alone."""
    return min(seats for seats in find_game(id).seats if seats > 1)


def _type(id: str) -> Any:
    game = find_game(id)
    kind = pyspiel.GameType
    return kind(
        short_name=f"kaper_{id}",
        long_name=game.titles["en"],
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.DETERMINISTIC,
        information=kind.Information.IMPERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=_few(id),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        provides_factored_observation_string=False,
        parameter_specification={"players": _few(id), "seed": 1},
    )


for _id in game_ids():
    # a class, since OpenSpiel drops what is registered after Python has ended: a function would then be freed too late
    pyspiel.register_game(_type(_id), type(f"Kaper_{_id}", (KaperGame,), {"id": _id}))
