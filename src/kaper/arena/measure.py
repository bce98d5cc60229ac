"""Measuring: how fast a game plays, copies, imagines, loads, takes back and searches. One core, everything checked."""

from __future__ import annotations

import statistics
from collections.abc import Callable
from time import perf_counter
from typing import Any

import msgspec

from kaper.bots.mcts import PLAYOUT, Mcts
from kaper.bots.worlds import brain_of
from kaper.core.chance import Fast
from kaper.core.game import Game
from kaper.core.match import Handle, Match
from kaper.core.records import read, record_of, replay, resumed, text_of
from kaper.core.state import clone, digest

SEATS = 4
MOST_ANSWERS = 50_000
EVERY = 5
"""In a measured game every so many answers the position is measured."""


class Measured(msgspec.Struct, kw_only=True):
    """The figures of one game; the worst fork is shown but no part of the JSON file."""

    decisions_per_second: float
    real_decisions_per_second: float
    copy_us: float
    fork_us: float
    fork_p99_us: float
    fork_worst_us: float
    imagine_us: float
    view_us: float
    digest_us: float
    load_ms: float
    undo_ms: float
    mcts_iterations_per_second: float

    def all(self) -> dict[str, float]:
        """Every figure by its name."""
        return {name: round(getattr(self, name), 2) for name in self.__struct_fields__}

    def figures(self) -> dict[str, float]:
        """What the JSON file holds."""
        return {name: value for name, value in self.all().items() if name != "fork_worst_us"}


def measure(game: Game[Any], seconds: float) -> Measured:
    """All figures of a game, each measured for about so many seconds."""
    seats = SEATS if SEATS in game.seats else game.seats[-1]
    every, real, took = _speed(game, seats, seconds)
    spots = _positions(game, seats, seconds)
    load, undo = _whole_game(game, seats)
    return Measured(
        decisions_per_second=every / took,
        real_decisions_per_second=real / took,
        mcts_iterations_per_second=_search(game, seats, seconds),
        load_ms=load,
        undo_ms=undo,
        **spots,
    )


def at_random(state: Any, decision: Any, rng: Fast) -> Any:
    """The policy of random play."""
    return decision.sample(state, rng)


def _random_game(game: Game[Any], seats: int, seed: int) -> tuple[int, int]:
    """Play a light game at random; how many decisions were asked, and how many of them had a choice."""
    rng = Fast(seed)
    match = Match(game, seats, chance=Fast(rng.number()), keep=False)
    real = match.play(at_random, rng, MOST_ANSWERS)
    return match.decisions, real


def _speed(game: Game[Any], seats: int, seconds: float) -> tuple[int, int, float]:
    """All decisions, those with a choice, and the time that took; best of several rounds of the same games."""
    begun = perf_counter()
    _random_game(game, seats, 0)
    games = max(1, int(seconds / 5 / (perf_counter() - begun)))
    best = float("inf")
    for _ in range(5):
        begun = perf_counter()
        counts = [_random_game(game, seats, seed) for seed in range(games)]
        best = min(best, perf_counter() - begun)
    return sum(every for every, _ in counts), sum(real for _, real in counts), best


def _timed(work: Callable[[], object], times: int) -> float:
    """Microseconds for one time of it: the least of three rounds."""
    best = float("inf")
    for _ in range(3):
        begun = perf_counter()
        for _ in range(times):
            work()
        best = min(best, perf_counter() - begun)
    return best / times * 1e6


def _positions(game: Game[Any], seats: int, seconds: float) -> dict[str, float]:
    """Copy, fork, imagine, view and digest over the positions of random games."""
    found: dict[str, list[float]] = {name: [] for name in ("copy", "fork", "imagine", "view", "digest")}
    end = perf_counter() + seconds
    seed = 0
    while perf_counter() < end:
        seed += 1
        rng = Fast(seed)
        match = Match(game, seats, chance=Fast(rng.number()))
        answers = 0
        while not match.over and answers < MOST_ANSWERS:
            seat, decision = next(iter(match.asked.items()))
            if answers % EVERY == 0:
                _measure_position(match, seat, found)
            match.act(seat, decision.sample(match.state, rng))
            answers += 1
    forks = sorted(found["fork"])
    return {
        "copy_us": statistics.median(found["copy"]),
        "fork_us": statistics.median(forks),
        "fork_p99_us": forks[len(forks) * 99 // 100],
        "fork_worst_us": forks[-1],
        "imagine_us": statistics.median(found["imagine"]),
        "view_us": statistics.median(found["view"]),
        "digest_us": statistics.median(found["digest"]),
    }


def _measure_position(match: Match[Any], seat: int, found: dict[str, list[float]]) -> None:
    state = match.state
    found["copy"].append(_timed(lambda: clone(state), 3))
    found["fork"].append(_timed(lambda: match.fork(7), 3))
    found["imagine"].append(_timed(lambda: match.imagine(seat, 7), 3))
    found["view"].append(_timed(lambda: match.view(seat), 3))
    found["digest"].append(_timed(lambda: digest(state), 3))


def _whole_game(game: Game[Any], seats: int) -> tuple[float, float]:
    """Milliseconds to load a whole record with its digests checked, and to undo one answer, at worst."""
    rng = Fast(1)
    match = Match(game, seats, chance=Fast(2))
    while not match.over and match.number < MOST_ANSWERS:
        seat, decision = next(iter(match.asked.items()))
        match.act(seat, decision.sample(match.state, rng))
    text = text_of(record_of(match))
    loads = []
    for _ in range(5):
        begun = perf_counter()
        for _ in replay(read(text), game=game):
            pass
        loads.append(perf_counter() - begun)
    record = read(text)
    undos = []
    for part in (0.5, 1.0):
        for seat in range(seats):
            again = resumed(record, until=int(part * len(record.entries)), then=Fast(5), game=game)
            begun = perf_counter()
            again.undo(seat, free=True)
            undos.append(perf_counter() - begun)
    return min(loads) * 1000, max(undos) * 1000


def _search(game: Game[Any], seats: int, seconds: float) -> float:
    """Iterations of the tree search a second with playouts of full length, over positions of one game."""
    rng = Fast(3)
    match = Match(game, seats, chance=Fast(4))
    policy = brain_of(game).policy
    done, took, answers = 0, 0.0, 0
    while not match.over and took < seconds:
        seat, decision = next(iter(match.asked.items()))
        if answers % EVERY == 0 and len(decision.suggestions(match.state, 2)) > 1:
            bot = Mcts(60, playout=PLAYOUT)
            begun = perf_counter()
            bot.think(Handle(match, seat), rng)
            took += perf_counter() - begun
            done += bot.done
        match.act(seat, policy(match.state, decision, rng))
        answers += 1
    return done / took if took else 0.0
