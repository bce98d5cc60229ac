"""What is in the box: board, mats, cards and pirates, read once from data/*.toml into tuples.

Items of the state are numbers: 0-59 treasure, 60-101 tavern cards, 102-106 legendary pirates, and 107-110 the four
house cards of the option 'blank cards'. A ship in a battle is a seat (0-4), a pirate's item number, or NAVY.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import msgspec


class Place(msgspec.Struct, frozen=True):
    """A place on the board."""

    number: int
    key: str
    kind: str
    x: float
    y: float


class Treasure(msgspec.Struct, frozen=True):
    """What plundering yields."""

    fame: int
    gold: int
    chests: int
    tavern: int


class TavernCard(msgspec.Struct, frozen=True):
    """A kind of tavern card."""

    key: str
    type: str
    copies: int
    rule: str
    section: str = ""
    fame: int = 0
    blank: bool = False


class Pirate(msgspec.Struct, frozen=True):
    """A ship that no player sails: a legendary pirate or the Royal Navy."""

    key: str
    dice: int
    choose_by: str
    damages: tuple[str, ...]
    hull: int
    sails: int
    fame: int
    rule: str
    blank: bool = False


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("kaper.games.cove") / "data" / name).read_text(encoding="utf-8"))


_board = _read("board.toml")
MONTHS: int = _board["months"]
GOLD: int = _board["gold"]
CHESTS: int = _board["chests"]
MOST_DICE: int = _board["dice"]
START_GOLD: int = _board["start_gold"]
COINS = tuple((worth, count) for worth, count in _board["coins"])
COLOURS: tuple[str, ...] = tuple(_board["colours"])
BLACK_SHIPS: tuple[int, ...] = tuple(_board["black_ships"])
BLACK_SHIPS_BY_SEATS = {int(seats): count for seats, count in _board["black_ships_by_seats"].items()}

PLACES = tuple(msgspec.convert(place, Place) for place in _board["place"])
OUTER = tuple(place.number for place in PLACES if place.kind == "outer")
TAVERN, TREASURE_ISLAND, COVE = 1, 6, 7
ISLANDS = (*OUTER, TREASURE_ISLAND)
LAST = 8  # the place of the battle that breaks a tie

SECTIONS = ("hull", "sails", "cannon", "crew")
HULL, SAILS, CANNON, CREW = range(4)
ALL_SECTIONS = 4
SECTION_AT = {2: HULL, 3: SAILS, 4: CANNON, 5: CREW}  # what each island upgrades

_mat = _board["mat"]
START: int = _mat["start"]
REPAIR_TO: int = _mat["repair_to"]
REPAIR_COST: int = _mat["repair_cost"]
TOP = len(_mat["cost"])
COST: tuple[int, ...] = (0, *_mat["cost"])
VALUE: tuple[tuple[int, ...], ...] = tuple((0, *_mat["value"][key]) for key in SECTIONS)  # by position; 0: off the mat

_treasure = _read("treasure.toml")
TREASURES = tuple(Treasure(*card) for card in _treasure["cards"] for _ in range(_treasure["copies"]))

_tavern = [msgspec.convert(card, TavernCard) for card in _read("tavern.toml")["card"]]
_ships = [msgspec.convert(ship, Pirate) for ship in _read("pirates.toml")["ship"]]
_printed = [card for card in _tavern if not card.blank for _ in range(card.copies)]
_legends = [ship for ship in _ships if ship.key != "navy" and not ship.blank]
_house: list[TavernCard | Pirate] = [ship for ship in _ships if ship.blank]
_house += [card for card in _tavern if card.blank]

TAVERN_CARDS = len(TREASURES)
PIRATE_CARDS = TAVERN_CARDS + len(_printed)
HOUSE_CARDS = PIRATE_CARDS + len(_legends)
NAVY = HOUSE_CARDS + len(_house)
_items: list[Treasure | TavernCard | Pirate] = [*TREASURES, *_printed, *_legends, *_house]

KIND = tuple("" if isinstance(item, Treasure) else item.key for item in _items)
"""The key of each item, empty for treasure."""
CARD = {item: kind for item, kind in enumerate(_items) if isinstance(kind, TavernCard)}
PIRATE = {item: kind for item, kind in enumerate(_items) if isinstance(kind, Pirate)}
PIRATE[NAVY] = next(ship for ship in _ships if ship.key == "navy")
RULE = {card.key: card.rule for card in _tavern} | {ship.key: ship.rule for ship in _ships}


def items(key: str) -> tuple[int, ...]:
    """All copies of a card or pirate: `items("wind")`."""
    return tuple(item for item, kind in enumerate(KIND) if kind == key)


COPIES = {card.key: items(card.key) for card in _tavern}
FAME = tuple(kind.fame if isinstance(kind, TavernCard) else 0 for kind in _items)
PARROTS = items("flint") + items("trelawney") + items("silver") + items("bones")  # in the order of SECTIONS
FLINT, TRELAWNEY, SILVER, BONES = PARROTS
CACAFUEGO, DUTCHMAN, HOOK = items("cacafuego")[0], items("dutchman")[0], items("hook")[0]
KEGS = items("keg")


def fits_hand(item: int) -> bool:
    """Parrots never stay in a hand."""
    return item in CARD and item not in PARROTS
