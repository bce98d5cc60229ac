"""Steps a second of our environments beside others of the same libraries, at random, on one core; microseconds of an encoding.

    python bench/research.py [--seconds N]

Peers are measured where they are installed: `pip install "pettingzoo[classic]" rlcard`.
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import open_spiel.python.games  # noqa: F401 (registers theirs)
import pyspiel

import kaper.research.openspiel  # noqa: F401 (registers ours)
from kaper.core.chance import Fast
from kaper.core.game import find_game, game_ids
from kaper.core.match import Match
from kaper.research.actions import BY_HAND
from kaper.research.aec import raw_env
from kaper.research.survey import encoder_of

Walk = Callable[[], Iterator[None]]
"""Steps at random for ever; each item is one step."""


def by_pettingzoo(make: Callable[[], Any], shunned: int = -1) -> Walk:
    """An environment of PettingZoo, game after game; one action is never taken."""

    def walk() -> Iterator[None]:
        env, rng = make(), np.random.default_rng(1)
        while True:
            env.reset(seed=int(rng.integers(2**31)))
            for _ in env.agent_iter():
                observation, _, over, cut, info = env.last()
                if over or cut:
                    env.step(None)
                    continue
                mask = observation["action_mask"] if "action_mask" in observation else info["action_mask"]
                open_ = [action for action in np.flatnonzero(mask) if action != shunned]
                env.step(int(open_[rng.integers(len(open_))]))
                yield

    return walk


def by_openspiel(name: str) -> Walk:
    """A game of OpenSpiel, with the vector of whoever acts read at every step."""

    def walk() -> Iterator[None]:
        rng = np.random.default_rng(1)
        game = pyspiel.load_game(name)
        while True:
            state = game.new_initial_state()
            while not state.is_terminal():
                if state.is_chance_node():
                    state.apply_action(state.chance_outcomes()[0][0])
                    continue
                state.observation_tensor(state.current_player())
                actions = [
                    action for action in state.legal_actions() if not name.startswith("kaper") or action != BY_HAND
                ]
                state.apply_action(actions[rng.integers(len(actions))])
                yield

    return walk


def by_rlcard(name: str) -> Walk:
    """A game of RLCard."""

    def walk() -> Iterator[None]:
        import rlcard  # type: ignore[import-not-found, unused-ignore]

        env, rng = rlcard.make(name), np.random.default_rng(1)
        while True:
            state, _ = env.reset()
            while not env.is_over():
                legal = list(state["legal_actions"])
                state, _ = env.step(legal[rng.integers(len(legal))])
                yield

    return walk


def rate(walk: Walk, seconds: float) -> float:
    """Steps a second of processor time, the first fifth left out."""
    going = walk()
    for _ in range(20):
        next(going)
    begun, count = time.process_time(), 0
    while time.process_time() - begun < seconds:
        for _ in range(20):
            next(going)
        count += 20
    return count / (time.process_time() - begun)


def encoding(id: str) -> tuple[int, float]:
    """Numbers in the vector of a view, and the median of microseconds it takes, the view not counted."""
    game = find_game(id)
    encode = encoder_of(game.package)
    match, rng, views = Match(game, max(game.seats), None, Fast(3)), Fast(4), []
    for _ in range(600):
        if match.over:
            break
        seat, decision = next(iter(match.asked.items()))
        views.append(match.view(seat))
        match.act(seat, decision.sample(match.state, rng))
    times = []
    for view in views:
        begun = time.perf_counter()
        encode(view)
        times.append((time.perf_counter() - begun) * 1e6)
    return encode.size, float(np.median(times))


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0)
    seconds = parser.parse_args().seconds
    for id in game_ids():
        size, micros = encoding(id)
        print(f"{id}: a vector of {size} numbers in {micros:.1f} us", flush=True)
    runs: dict[str, Walk] = {}
    for id in game_ids():
        runs[f"Kaper {id}, PettingZoo"] = by_pettingzoo(lambda id=id: raw_env(id), BY_HAND)  # type: ignore[misc]
        runs[f"Kaper {id}, OpenSpiel"] = by_openspiel(f"kaper_{id}")
    runs["OpenSpiel's Kuhn poker in Python"] = by_openspiel("python_kuhn_poker")
    runs["OpenSpiel's tic-tac-toe in Python"] = by_openspiel("python_tic_tac_toe")
    for name in ("tictactoe_v3", "connect_four_v3", "chess_v6", "leduc_holdem_v4"):
        runs[f"PettingZoo's {name}"] = by_pettingzoo(lambda name=name: _classic(name))  # type: ignore[misc]
    for name in ("leduc-holdem", "mahjong", "uno"):
        runs[f"RLCard's {name}"] = by_rlcard(name)
    for name, walk in runs.items():
        try:
            print(f"{name}: {rate(walk, seconds):,.0f} steps a second", flush=True)
        except Exception as error:  # a peer that is not installed, or that this Python cannot run
            print(f"{name}: not measured ({type(error).__name__})", flush=True)


def _classic(name: str) -> Any:
    from importlib import import_module

    return import_module(f"pettingzoo.classic.{name}").env()


if __name__ == "__main__":
    main()
