"""The yard of a game where players prepare something of their own before a match: its cards, and the lists made of them."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass

import msgspec

from kaper.core.words import Text


class CardInfo(msgspec.Struct, frozen=True):
    """A card as a builder shows it: its figures, and its abilities in words."""

    id: str
    set: str
    kind: str
    name: Text
    nation: str  # "": of none
    generic: bool
    points: int
    gold: int
    masts: int
    cargo: int
    move: str
    cannons: list[str]
    links: list[str]
    keywords: list[str]
    effects: list[str]
    texts: list[Text]
    playable: bool
    rarity: str = ""  # how often the printed card was met, where a game tells it


class Listed(msgspec.Struct, frozen=True):
    """A card of a list: the line it stands on, what it costs there, and the ship it begins aboard (-1: none)."""

    line: int
    card: str
    cost: int
    ship: int


class ListFault(msgspec.Struct, frozen=True):
    """What is wrong with a list, on which line (0: with all of it), and by which rule."""

    line: int
    text: Text
    rule: str


class Examined(msgspec.Struct, frozen=True):
    """A list as it was understood: what it costs, what is wrong, and the same list written properly, long and short.

    `notes`: what is allowed and yet hardly meant.
    """

    name: str
    edition: str
    points: int
    most: int
    cost: int
    cards: list[Listed]
    faults: list[ListFault]
    text: str
    short: str
    notes: list[ListFault]


def points_of(options: Mapping[str, object]) -> int:
    """The points that a table's options name for lists; 0 where they leave them to the edition."""
    points = str(options.get("points", ""))
    return int(points) if points.isdecimal() and len(points) < 4 else 0


@dataclass(frozen=True)
class Yard:
    """What a game offers to those who build lists: its cards, a look at a list, and builders."""

    editions: Sequence[str]
    cards: Callable[[], list[CardInfo]]
    examine: Callable[[str, str, int], Examined]
    """A list for an edition ("": the one it names, or the latest) and a number of points (0: what the list or edition says)."""
    build: Callable[[str, int, int, str, bool], str]
    """A list for an edition, points, seed and nation ("": any); sensible, or anything that is legal at random."""
    presets: Callable[[str, int], dict[str, str]]
    """Lists that lie ready for an edition and points, by name."""
