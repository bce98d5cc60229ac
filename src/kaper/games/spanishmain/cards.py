"""The cards: every ship, crew, fort, event and unique treasure, and the preset fleets made of them.

All 809 cards are here; a fleet may hold all but two novelties (`fielded`).
"""

from __future__ import annotations

import csv
import tomllib
from importlib.resources import files
from typing import NamedTuple

EDITIONS = ("SM", "CC", "RV", "BC", "SCS")
NATIONS = ("american", "barbary", "cursed", "english", "french", "jade", "pirate", "spanish")
DATA = files("kaper.games.spanishmain") / "data"


class Cannon(NamedTuple):
    """A cannon of a mast or a flag: the number a roll must exceed, and its range, S or L."""

    rank: int
    range: str


class Card(NamedTuple):
    """A printed card. `effects` and `keywords` are its abilities, asked for at named moments (abilities.py)."""

    id: str
    set: str
    type: str
    name: str
    nation: str
    generic: bool
    points: int
    gold: int
    masts: int
    cargo: int
    move: tuple[str, ...]
    cannons: tuple[Cannon, ...]
    link: tuple[str, ...]
    keywords: frozenset[str]
    effects: frozenset[str]
    rarity: str


def _card(row: dict[str, str]) -> Card:
    return Card(
        row["id"],
        row["set"],
        row["type"],
        row["name"],
        row["nation"],
        row["generic"] == "1",
        int(row["points"] or 0),
        int(row["gold_cost"] or 0),
        int(row["masts"] or 0),
        int(row["cargo"] or 0),
        tuple(row["move"].split("+")) if row["move"] else (),
        tuple(Cannon(int(cannon[0]), cannon[1]) for cannon in row["cannons"].split()),
        tuple(row["link"].split("; ")) if row["link"] else (),
        frozenset(row["keywords"].split()),
        frozenset(row["effects"].split()),
        "" if row["rarity"] == "Generic" else row["rarity"].lower().replace(" ", "-"),
    )


CARDS: tuple[Card, ...] = tuple(
    _card(row) for row in csv.DictReader((DATA / "cards.csv").read_text(encoding="utf-8").splitlines())
)
NUMBER = {card.id: number for number, card in enumerate(CARDS)}

WORDS: tuple[frozenset[str], ...] = tuple(card.effects | card.keywords for card in CARDS)
"""The abilities and keywords of each card."""


def fielded(card: Card) -> bool:
    """May a fleet hold it? The ledger rules that the two novelties are not played."""
    return "NOVELTY" not in card.keywords


class Fleet(NamedTuple):
    """A preset fleet: numbers of ship cards with the crew that begins aboard each, and a fort (-1: none)."""

    id: str
    points: int
    since: str
    ships: tuple[tuple[int, tuple[int, ...]], ...]
    fort: int


def _fleet(entry: dict[str, object]) -> Fleet:
    ships: list[list[str]] = entry["ships"]  # type: ignore[assignment]
    return Fleet(
        str(entry["id"]),
        int(entry["points"]),  # type: ignore[call-overload]
        str(entry["since"]),
        tuple((NUMBER[ship], tuple(NUMBER[crew] for crew in aboard)) for ship, *aboard in ships),
        NUMBER[str(entry["fort"])] if "fort" in entry else -1,
    )


FLEETS: tuple[Fleet, ...] = tuple(
    _fleet(entry) for entry in tomllib.loads((DATA / "fleets.toml").read_text(encoding="utf-8"))["fleet"]
)


EVERY_WORD: tuple[frozenset[str], ...] = tuple(
    frozenset().union(*(WORDS[crew] for _, aboard in fleet.ships for crew in aboard)) for fleet in FLEETS
)
"""All abilities of the crew of each preset fleet."""


def pool(edition: str, points: int) -> list[int]:
    """The preset fleets of so many points whose cards an edition knows; where there are none, cards of all sets."""
    known = EDITIONS.index(edition)
    large = [i for i, fleet in enumerate(FLEETS) if fleet.points == points]
    return [i for i in large if EDITIONS.index(FLEETS[i].since) <= known] or large


class Edition(NamedTuple):
    """What an edition of the rules decides."""

    points: int
    gap: tuple[int, int]
    come_about: bool
    forts: bool
    terrain: bool
    fort_cost_counts: bool
    events: bool
    zero_at_home: bool  # crew that costs nothing serves only its own nation
    ship_links: bool
    unique_once: bool
    galleys_derelict: bool  # a Galley without masts is derelict, as from Barbary Coast on


EDITION: dict[str, Edition] = {
    name: Edition(**{**entry, "gap": tuple(entry["gap"])})
    for name, entry in tomllib.loads((DATA / "editions.toml").read_text(encoding="utf-8")).items()
}
