"""The declaration of a game: one object that says all the engine, the bots and the table need to know."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping, Sequence
from contextlib import suppress
from dataclasses import dataclass
from difflib import get_close_matches
from functools import cached_property, lru_cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from math import exp
from pathlib import Path
from types import NoneType
from typing import Any, Generic, Literal, TypeVar, get_args, get_origin, get_type_hints

import msgspec

from kaper.core.causes import of_decoding
from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Decision
from kaper.core.events import Event
from kaper.core.hidden import Zone
from kaper.core.ledger import Ledger
from kaper.core.panels import Panel
from kaper.core.state import State
from kaper.core.table import Scene, Table
from kaper.core.words import KaperError, Text
from kaper.core.yard import Yard

S = TypeVar("S", bound=State)


class Options(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Base of a game's options: each a field with a closed type (Literal, bool) and the default of the rulebook."""


class Rival(msgspec.Struct, frozen=True):
    """Somebody in a result who has no seat: an automaton that a lone player must beat, and may lose to."""

    name: Text
    score: int
    place: int


class Result(msgspec.Struct, frozen=True):
    """How a match ended: the place of each seat (1 is best; equal numbers are shared places) and its score.

    `rivals` are ranked with the seats: a lone player in place 2 behind one of them has lost.
    """

    places: list[int]
    scores: list[int]
    rivals: list[Rival] = []

    @property
    def winners(self) -> list[int]:
        """The seats in first place; none where a rival has won."""
        return [seat for seat, place in enumerate(self.places) if place == 1]

    @property
    def shares(self) -> list[float]:
        """The share of victory of every seat: all who are in first place, rivals too, share 1 equally."""
        first = self.places.count(1) + sum(rival.place == 1 for rival in self.rivals)
        return [1.0 / first if place == 1 else 0.0 for place in self.places]


def ranked(scores: Sequence[float]) -> list[int]:
    """Places by falling score, equal scores sharing one: `ranked([40, 33, 33, 20])` is `[1, 2, 2, 4]`."""
    return [1 + sum(other > score for other in scores) for score in scores]


Policy = Callable[[S, Decision[Any], Fast], Answer]
Plan = tuple[Answer, Policy[S]]
"""An answer, and how the seat that gave it plays on."""


@dataclass(frozen=True)
class Brain(Generic[S]):
    """What bots know of a game: a value for every seat and a quick way to play on."""

    value: Callable[[S], Sequence[float]]
    """The share of victory each seat may expect, from what the (imagined) state shows.

    Shares sum to 1 with those of rivals that have no seat: alone against an automaton it is the chance to beat that.
    """

    policy: Callable[[S, Decision[Any], Fast], Answer]
    """A sensible answer in microseconds, for playouts."""

    chapter: Callable[[S], tuple[int, int]] | None = None
    """What stays the same until the position can be judged: a number and whose turn it is. By default that is the scene."""

    stray: tuple[float, float] = (0.04, 0.008)
    """How far the levels `easy` and `medium` stray: by so many more victories one option promises than another that is taken a third as often.

    The less the more answers a match has.
    """

    loyalty: float = 0.0
    """How many more victories another answer must promise before a bot that imagines few worlds leaves the policy's."""

    contenders: int = 0
    """How many of the best answers a search judges again a turn later; 0: the policy's and one other that promises more."""

    worlds: int = 12
    """In how many imagined worlds an answer is tried, unless a bot is told otherwise: fewer where a turn takes long to play out."""

    race: int = 0
    """After how many of them answers that are clearly behind are tried no more; 0: all answers are tried in all worlds."""

    plans: Callable[[S, Decision[Any]], Sequence[Plan[S]]] | None = None
    """What a seat may set out to do when it is asked this, beside what the policy would: a search plays matches to their end with each."""

    sharpness: float | Mapping[int, float] = 1.0
    """The power that makes shares of the value come true as often as they say, for people (by the number of seats where that matters); bots use it as it is."""

    whole: bool = False
    """Are people's decisions judged at the end of the match, not by the value some decisions on? Where matches are short and the value errs much."""


def by_question(
    answers: Mapping[type[Decision[Any]], Callable[[S, Any, Fast], Answer]],
) -> Callable[[S, Decision[Any], Fast], Answer]:
    """A policy made of what answers each kind of question; a kind that has no answer of its own is answered at random."""

    def policy(s: S, decision: Decision[Any], rng: Fast) -> Answer:
        answer = answers.get(type(decision))
        return decision.sample(s, rng) if answer is None else answer(s, decision, rng)

    return policy


def shares_of(powers: Sequence[float]) -> list[float]:
    """Shares of victory in proportion to e raised to these powers; they sum to 1."""
    best = max(powers)
    parts = [exp(power - best) for power in powers]
    whole = sum(parts)
    return [part / whole for part in parts]


class UnknownScene(LookupError):
    """A scene was named that the game does not declare: misspelt, or left out of `scenes`."""

    def __init__(self, name: str, known: Iterable[str]) -> None:
        close = get_close_matches(name, known, 1)
        meant = f"; did you mean {close[0]!r}?" if close else ""
        super().__init__(f"there is no scene {name!r}{meant or '.'} The game declares: {', '.join(sorted(known))}")


class SceneNames(dict[str, Scene]):
    """The scenes of a game by name; a name it does not know is answered with those it does."""

    def __missing__(self, name: str) -> Scene:
        raise UnknownScene(name, self)


@dataclass(frozen=True)
class Game(Generic[S]):
    """A game. `package` is where its rules.toml and locale/ lie; the package's GAME is this object."""

    id: str
    titles: dict[str, str]
    seats: tuple[int, ...]
    package: str
    version: str
    options: type[Options]
    state: type[S]
    table: type[Table[S]]
    scenes: Sequence[Scene]
    setup: Callable[[int, Any], S]
    """The state before anything happened; its agenda names the first scene. Chance belongs into scenes."""
    view: Callable[[S, int | None], msgspec.Struct]
    """All that a seat (None: a spectator) may know, from a white list."""
    view_type: type[msgspec.Struct]
    event_types: Sequence[type[Event]]
    panels: Callable[[Any], list[Panel]]
    """A view as simple tables, for the terminal, screen readers and the shell."""
    result: Callable[[S], Result]
    """Places and scores; asked of any state, also before the end: how it would end now."""
    zones: Callable[[S], Sequence[Zone]]
    problems: Callable[[S], Iterable[str]]
    """What is wrong with a state that conservation laws forbid; empty if nothing is."""
    brain: Brain[S] | None = None
    redeal: Callable[[S, int, Fast], None] | None = None
    """Deals anew, for a seat, the secrets that have no pool of unseen items."""
    stock: Callable[[S, int], dict[str, float]] | None = None
    """What a seat has that counts, by message: the numbers in which advice gives its reasons; without it the score."""
    turn: Callable[[S], int] | None = None
    """Which turn (month, round) it is, from 1 on, for statistics."""
    roles: Callable[[S], list[Text]] | None = None
    """What each seat was dealt to begin with (a captain, a nation), for statistics; empty before the deal."""
    ending: Callable[[S], Text] | None = None
    """How a finished game ended, for statistics, where there are several ways."""
    sources: Callable[[S], list[dict[str, int]]] | None = None
    """What each seat's score is made of, by message, for statistics; without it points are told by scene."""
    questions: Sequence[type[Decision[Any]]] = ()
    """Every question it asks; without it those that its package defines."""
    targets: Sequence[str] = ()
    """The kinds of places a board draws, the part of an option's target before the colon; checked where given."""

    yard: Yard | None = None
    """Where players build lists of their own (fleets, decks) before a match, if the game has such."""

    def __reduce__(self) -> tuple[Callable[[str], Game[Any]], tuple[str]]:
        return load_game, (self.package,)

    @cached_property
    def scene_by_name(self) -> SceneNames:
        return SceneNames({scene.__name__: scene for scene in self.scenes})

    @cached_property
    def question_types(self) -> list[type[Decision[Any]]]:
        """Every question the game asks, in the order of their names."""
        return sorted(self.questions or _questions_of(self.package), key=lambda kind: kind.name())

    @cached_property
    def ledger(self) -> Ledger:
        """Every rule of the game."""
        return Ledger.of_package(self.package)

    def read_options(self, given: dict[str, Any] | None) -> Options:
        """Options from plain values; a clear error for what the game does not know."""
        try:
            return msgspec.convert(given or {}, self.options)
        except msgspec.ValidationError as error:
            raise KaperError(Text("error-options", {"game": self.id, "why": of_decoding(error)})) from None

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that the game does not allow."""
        if seats not in self.seats:
            args: dict[str, Any] = {"game": self.id, "seats": seats, "least": min(self.seats), "most": max(self.seats)}
            raise KaperError(Text("error-seats", args))


def _questions_of(package: str) -> list[type[Decision[Any]]]:
    """The questions defined in a package: the kinds of decisions that have words of their own."""
    found, left = [], list(Decision.__subclasses__())
    while left:
        kind = left.pop()
        left += kind.__subclasses__()
        here = kind.__module__ == package or kind.__module__.startswith(f"{package}.")
        if here and hasattr(kind, "prompt") and kind not in found:
            found.append(kind)
    return found


def load_game(package: str) -> Game[Any]:
    """The game that a package declares."""
    game: Game[Any] = import_module(package).GAME
    return game


def choices(options: type[Options]) -> dict[str, list[Any]]:
    """The options of a game and what each may be; an empty list where that is open, as for a number."""
    return {name: _values(kind) for name, kind in get_type_hints(options).items()}


def _values(kind: Any) -> list[Any]:
    if kind is bool:
        return [False, True]
    if get_origin(kind) is Literal:
        return list(get_args(kind))
    parts = [[None] if part is NoneType else _values(part) for part in get_args(kind)]
    return [value for part in parts for value in part] if all(parts) else []


def _changed(folder: str) -> int:
    """When something was last put into or taken out of a folder of the path; 0 if it is not there."""
    with suppress(OSError):
        return Path(folder).stat().st_mtime_ns
    return 0


@lru_cache(maxsize=1)
def _offered(read: Callable[..., Iterable[EntryPoint]], path: tuple[tuple[str, int], ...]) -> dict[str, EntryPoint]:
    """The games that the distributions on a path offer, by id; to read them all takes milliseconds."""
    found: dict[str, EntryPoint] = {}
    for entry in read(group="kaper.games"):
        found.setdefault(entry.name, entry)
    return found


def _installed() -> dict[str, EntryPoint]:
    """The games installed now, by id: read again only where the path or one of its folders has changed."""
    return _offered(entry_points, tuple((folder, _changed(folder)) for folder in sys.path))


def game_ids() -> list[str]:
    """The ids of all games installed: ours and those of other distributions."""
    return sorted(_installed())


def find_games() -> dict[str, Game[Any]]:
    """All games installed, by id."""
    return {id: find_game(id) for id in game_ids()}


def find_game(id: str) -> Game[Any]:
    """One game by its id; a clear error if there is none, or if it cannot be loaded."""
    entry = _installed().get(id)
    if entry is None:
        raise KaperError(Text("error-unknown-game", {"game": id[:40], "known": ", ".join(game_ids())}))
    try:
        game: Game[Any] = entry.load()
    except (ImportError, AttributeError) as error:
        raise KaperError(Text("error-broken-game", {"game": id[:40], "why": str(error)})) from error
    return game
