"""Plays games and keeps one view of every scene, and one step of every kind, for the tests of a drawn board.

Run it from the root of the repository after a change of a view or of events:

    python -m tools.recording cove

What is worth keeping a game says in `web/src/games/<id>/fixtures/record.py`: `scenes(Moment)` and `stories(Moment)` name it.
"""

from __future__ import annotations

import argparse
import importlib.util
import sys
from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, NamedTuple, Protocol, cast

import msgspec

from kaper.bots.worlds import brain_of
from kaper.core.chance import Fair, Fast
from kaper.core.game import find_game
from kaper.core.match import Handle, Match
from kaper.core.words import Question
from kaper.server.replays import event_line

ROOT = Path(__file__).parents[1]
SEAT = 0
MOST_GAMES = 2000
LOG = 16  # lines of the log that are kept with a scene


class Moment(NamedTuple):
    """What the first seat sees after a step, what it is asked, and the events of the step."""

    match: Match[Any]
    view: Any
    question: Question | None
    lines: list[dict[str, Any]]

    @property
    def tags(self) -> list[str]:
        return [line["event"]["type"] for line in self.lines]


class Recorded(Protocol):
    """A game's `record.py`."""

    GAMES: int
    RARE: tuple[str, ...]  # scenes for which further games are played until all are found
    SEATS: tuple[int, ...]  # of one game after another
    STRAY: float  # the part of the answers that are not the policy's
    scenes: Callable[[Moment], Iterator[str]]
    stories: Callable[[Moment], Iterator[str]]


def recorded(game: str) -> Recorded:
    """The `record.py` of a game."""
    path = ROOT / "web" / "src" / "games" / game / "fixtures" / "record.py"
    spec = importlib.util.spec_from_file_location(f"record_{game}", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return cast(Recorded, module)


def moments(game: str, number: int, kept: Recorded) -> Iterator[Moment]:
    """A game from its beginning to its end, one moment a step."""
    found = find_game(game)
    options = getattr(kept, "options_of", lambda _: found.options())(number)
    chance = Fair(number.to_bytes(32, "big"), "recorded")
    match: Match[Any] = Match(found, kept.SEATS[number % len(kept.SEATS)], options, chance, listen=True)
    brain, rng = brain_of(found), Fast(number)
    told, n = 0, 0
    while True:
        fresh = [event for event in match.told[told:] if event.heard_by(SEAT)]
        told = len(match.told)
        lines = msgspec.to_builtins([event_line(n + i + 1, event) for i, event in enumerate(fresh)])
        n += len(fresh)
        yield Moment(match, match.view(SEAT), match.question(SEAT), lines)
        if match.over:
            return
        seat = next(iter(match.asked))
        answers = Handle(match, seat).suggestions(8)
        answer = brain.policy(match.state, match.asked[seat], rng) if rng.below(100) >= 100 * kept.STRAY else None
        match.act(seat, answers[rng.below(len(answers))] if answer is None else answer)


def record(game: str) -> None:
    """Plays and writes `scenes.json` and `stories.json` beside the game's `record.py`."""
    kept = recorded(game)
    scenes: dict[str, Any] = {}
    stories: dict[str, Any] = {}
    for number in count():
        if number >= kept.GAMES and scenes.keys() >= set(kept.RARE):
            break
        if number >= MOST_GAMES:
            raise SystemExit(f"not found in {number} games: {', '.join(sorted(set(kept.RARE) - scenes.keys()))}")
        log: list[dict[str, Any]] = []
        before: Any = None
        for moment in moments(game, number, kept):
            log = [*log, *moment.lines][-LOG:]
            for name in kept.scenes(moment):
                scenes.setdefault(name, msgspec.to_builtins(scene(moment, log)))
            if before is not None:
                for name in kept.stories(moment):
                    step = {"before": before, "events": moment.lines, "after": moment.view}
                    stories.setdefault(name, msgspec.to_builtins(step))
            before = moment.view
    for kind, found in (("scenes", scenes), ("stories", stories)):
        ordered = {key: found[key] for key in sorted(found)}
        path = ROOT / "web" / "src" / "games" / game / "fixtures" / f"{kind}.json"
        path.write_bytes(msgspec.json.encode(ordered) + b"\n")
        sys.stdout.write(f"{kind}: {', '.join(ordered)}\n")


def scene(moment: Moment, log: list[dict[str, Any]]) -> dict[str, Any]:
    match = moment.match
    return {
        "view": moment.view,
        "question": moment.question,
        "asked": list(match.asked),
        "events": log,
        "result": match.result() if match.over else None,
    }


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game")
    record(parser.parse_args().game)
