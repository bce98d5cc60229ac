"""Finding out the shape of a game by playing random games from fixed seeds.

Vectors and action spaces need sizes, and the types of a view do not tell them. Our own games keep what was found in
shapes/GAME.json, so that a vector means the same in every process until the game's view changes: then
`python -m kaper.research.survey GAME` makes the file anew. Games of other distributions are looked at when they are used.
"""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import msgspec
import numpy as np
from msgspec import inspect

from kaper.core.chance import Fast
from kaper.core.decisions import Choose, Decision, Pick
from kaper.core.fuzzing import any_options
from kaper.core.game import Game, find_game, load_game
from kaper.core.match import Match
from kaper.research.encoding import Encoder
from kaper.research.shapes import Shape, places_of

GAMES = 60
EVERY = 7
"""One decision of so many is looked at for views; options are looked at in every one."""
MOST = 4_000
"""Decisions of one game at most."""


@cache
def shape_of(package: str) -> Shape:
    """The shape of the game of this package: the one kept in a file, or else one found out now."""
    game = load_game(package)
    kept = files("kaper.research") / "shapes" / f"{game.id}.json"
    if package.startswith("kaper.games.") and kept.is_file():
        return msgspec.json.decode(kept.read_bytes(), type=Shape)
    return survey(game)


@cache
def encoder_of(package: str) -> Encoder:
    """The encoder of the game of a package, made once in a process."""
    return Encoder(load_game(package), shape_of(package))


def ids(decision: Decision[Any], state: Any) -> Sequence[str]:
    """The ids among which a decision lets one choose; none for numbers and courses."""
    if isinstance(decision, Choose):
        return decision.allowed(state)
    return decision.items(state) if isinstance(decision, Pick) else ()


def survey(game: Game[Any], games: int = GAMES) -> Shape:
    """Play random games and look."""
    met: Counter[str] = Counter()
    views = list(_views(game, games, met))
    places = places_of(inspect.type_info(game.view_type), views)
    often = max(2, games // 10)  # what is hardly ever met again (a spot on a chart) needs no action of its own
    shape = Shape(places, sorted(option for option, count in met.items() if count >= often), [])
    encoder = Encoder(game, shape)
    vectors = np.stack([encoder(view) for view in views])
    changed = (vectors != vectors[0]).any(axis=0)
    shape.fields = [field for field, change in zip(encoder.fields, changed, strict=True) if change]
    return shape


def _views(game: Game[Any], games: int, met: Counter[str]) -> Iterator[msgspec.Struct]:
    """Views of whoever is asked, from random games with all numbers of seats and any options.

    `met` counts in how many games an id was among the answers.
    """
    for number in range(games):
        rng = Fast(number + 1)
        seats = game.seats[number % len(game.seats)]
        match = Match(game, seats, any_options(game, rng), Fast(rng.number()))
        options: set[str] = set()
        for turn in range(MOST):
            if match.over:
                break
            seat, decision = next(iter(match.asked.items()))
            options.update(ids(decision, match.state))
            if turn % EVERY == 0:
                yield match.view(seat)
            match.act(seat, decision.sample(match.state, rng))
        met.update(options)
        yield match.view(number % seats)


def main(names: Sequence[str]) -> None:
    """Make the kept shapes of these games anew."""
    folder = Path(__file__).parent / "shapes"
    for name in names:
        shape = survey(find_game(name))
        text = msgspec.json.format(msgspec.json.encode(shape), indent=1)
        (folder / f"{name}.json").write_bytes(text + b"\n")
        print(f"{name}: {len(shape.fields)} fields, {len(shape.options)} options")


if __name__ == "__main__":
    main(sys.argv[1:])
