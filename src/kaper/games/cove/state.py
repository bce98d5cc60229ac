"""The whole state of a game: zones of cards, ships, supply, and the battle being fought."""

from __future__ import annotations

from typing import Literal, NewType

import msgspec

from kaper.core.game import Options
from kaper.core.hidden import Zone, piles
from kaper.core.state import State
from kaper.games.cove.cards import OUTER, fits_hand

CAUSES = ("battle", "plunder", "pirate", "navy", "bury", "consort", "card", "plank", "parrot", "exchange")


Spot = NewType("Spot", int)
"""A section of somebody's ship: the place of its mark and its guard in their lists."""
SPOT = tuple(tuple(Spot(4 * seat + section) for section in range(4)) for seat in range(5))
"""By seat and section."""
ABOARD = tuple(slice(spots[0], spots[-1] + 1) for spots in SPOT)
"""The four sections of a seat's ship: `s.marks[ABOARD[seat]]`."""


class CoveOptions(Options, frozen=True):
    """The five options; the defaults are those of the Polish rulebook."""

    crippling: Literal["lowest", "off-mat"] = "lowest"
    shipwrights: Literal["one", "one-per-section"] = "one"
    volley_cards: Literal["one", "any"] = "one"
    secret_map: Literal["chests", "all"] = "chests"  # noqa: S105
    blank_cards: Literal["off", "on"] = "off"


class Shot(msgspec.Struct, frozen=True):
    """The last volley of a battle as it lies on the table: who fired at what, the dice, and what stood before it."""

    ship: int
    target: int
    section: int
    faces: tuple[int, ...]
    hits: int
    marks: tuple[int, ...]  # the strength markers before it
    hulls: tuple[int, ...]  # of the pirates, by black ship
    navy_hull: int


class Cove(State):
    """Lists run over seats unless said otherwise; a mark or guard of a section is at its `SPOT`."""

    options: CoveOptions

    # zones of cards
    stacks: list[list[int]]  # by outer island, from 0
    face_up: list[list[int]]
    treasure_gone: list[int]
    deck: list[int]
    discard: list[int]
    drawn: list[int]  # a parrot just drawn, while its captain thinks
    hands: list[list[int]]
    perches: list[list[int]]
    shipwrights: list[list[int]]
    laid: list[list[int]]  # battle cards in force
    volley: list[int]  # volley cards laid on the shot being fired
    consort: list[int]
    secret_map: list[int]
    pirate_deck: list[int]
    at_sea: list[list[int]]  # by black ship
    beaten: list[int]

    # ships
    marks: list[int]  # positions of the strength markers
    guards: list[int]  # hits a shipwright still takes: 2, 1 (wounded) or 0 (none there)
    parrot_wounds: list[int]
    place: list[int]
    gold: list[int]
    chests: list[int]
    fame: list[int]
    fame_by: list[int]  # where it came from: cause of CAUSES at len(CAUSES) * seat + cause
    heading: list[int]  # islands chosen openly under Crow's Nest, 0: not yet

    # Treasure Island, black ships, the Navy
    supply_gold: int
    supply_chests: int
    black: list[int]  # islands, by black ship
    hulls: list[int]  # what their pirates' hulls still stand
    navy_at: int = 0
    navy_by: int = -1
    navy_hull: int = 0

    # the month
    month: int = 0
    phase: int = 0  # 0 outfitting, 1-6 the phases, 7 final scoring
    first_to_choose: int = -1  # under Crow's Nest
    consort_by: int = -1
    consort_on: int = -1
    map_by: int = -1
    map_island: int = 0

    # the battle being fought
    battle: int = 0  # its place
    fighting: list[int] = []
    order: list[int] = []
    turn: int = 0  # index into order
    round: int = 0
    passed: int = 0  # mask: passed since the last battle card
    hit: int = 0  # mask: hit in this battle
    reloading: int = 0  # mask
    targets: list[int] = []  # whom the pirate fires at next
    round_hits: int = 0  # taken by the pirate in this round
    overboard: int = 0  # chests lying on Treasure Overboard
    shooter: int = -1
    target: int = -1
    section: int = -1
    shot: Shot | None = None
    champion: int = -1  # winner of the last battle

    # the Upgrade turn being played
    upgrading: int = -1
    bought: int = 0
    doubled: int = 0  # upgrades at double cost
    buried: int = 0  # fame from burying


_PILES = piles("deck", "discard", "drawn", "volley", "consort", "secret_map", "treasure_gone", "pirate_deck", "beaten")
_STACKS = tuple(f"stack:{island}" for island in OUTER)
_FACE_UP = tuple(f"face-up:{island}" for island in OUTER)
_OF_SEATS = tuple(tuple(f"{zone}:{seat}" for zone in ("hand", "perch", "shipwrights", "laid")) for seat in range(5))
_AT_SEA = ("at-sea:0", "at-sea:1")


def zones(s: Cove) -> list[Zone]:
    """Every place a card can be in."""
    named = [
        *_PILES(s),
        *map(Zone, _STACKS, s.stacks),
        *map(Zone, _FACE_UP, s.face_up),
        *map(Zone, _AT_SEA, s.at_sea),
    ]
    for seat in range(s.seats):
        hand, perch, shipwrights, laid = _OF_SEATS[seat]
        named.append(Zone(hand, s.hands[seat], fits_hand))
        named.append(Zone(perch, s.perches[seat]))
        named.append(Zone(shipwrights, s.shipwrights[seat]))
        named.append(Zone(laid, s.laid[seat]))
    return named
