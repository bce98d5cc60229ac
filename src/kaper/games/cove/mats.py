"""What lies open at the table: mats, cards and ships in battle, as views show them and as events carry them."""

from __future__ import annotations

import msgspec

from kaper.games.cove.cards import (
    CARD,
    COLOURS,
    COST,
    HULL,
    PIRATE,
    SECTIONS,
    TOP,
    TREASURES,
)
from kaper.games.cove.odds import chance_of, hits_to_cripple, protection
from kaper.games.cove.ship import (
    PLAYERS,
    among,
    dice,
    hit_from,
    holds_any_number,
    is_crippled,
    speed,
    value,
)
from kaper.games.cove.state import CAUSES, SPOT, Cove


class CardView(msgspec.Struct, frozen=True):
    """A tavern card that may be seen."""

    item: int
    key: str
    type: str
    rule: str


class TreasureView(msgspec.Struct, frozen=True):
    """A face-up treasure card."""

    item: int
    fame: int
    gold: int
    chests: int
    tavern: int


class PirateView(msgspec.Struct, frozen=True):
    """A pirate's card, or the Navy's; `ship` is its number in events."""

    ship: int
    key: str
    dice: int
    choose_by: str
    damages: tuple[str, ...]
    hull: int
    hull_left: int
    sails: int
    fame: int
    rule: str


class SectionView(msgspec.Struct, frozen=True):
    """One track of a mat: where the marker stands and what it would take to bring it down."""

    key: str
    position: int
    value: int
    next_cost: int
    shipwright: int
    protection: int
    hits_to_cripple: int


class FameView(msgspec.Struct, frozen=True):
    """Fame from one cause (see FameChanged)."""

    cause: str
    amount: int


class ShipView(msgspec.Struct, frozen=True):
    """A captain's mat and everything public about it."""

    seat: int
    colour: str
    place: int
    sections: list[SectionView]
    speed: int
    dice: int
    gold: int
    chests: int
    hold: int | None  # how many chests it carries; None: any number
    fame: int
    sources: list[FameView]  # where the fame came from and went to
    hand: int
    shown: list[CardView]  # cards of the hand that everybody knows
    parrot: CardView | None
    parrot_wounded: bool
    shipwrights: int
    crippled: bool
    heading: int  # chosen openly under Crow's Nest, 0: not yet
    lost_at_end: int  # chests and gold aboard that count nothing if they are never buried


class CombatantView(msgspec.Struct, frozen=True):
    """A ship in a battle. `ship` is a seat for players, else -1 with the pirate's key; `number` is its number in events."""

    number: int
    ship: int
    key: str
    speed: int
    dice: int
    was_hit: bool
    reloading: bool
    passed: bool
    smoke: bool
    hit_from: int  # the lowest face that hits it
    chance_to_hit: int  # per cent for one die without cards
    cards: list[CardView]


def card_view(item: int) -> CardView:
    """A card that may be seen."""
    card = CARD[item]
    return CardView(item, card.key, card.type, card.rule)


def treasure_view(item: int) -> TreasureView:
    """A treasure card that may be seen."""
    card = TREASURES[item]
    return TreasureView(item, card.fame, card.gold, card.chests, card.tavern)


def pirate_view(ship: int, left: int) -> PirateView:
    """A pirate with what is left of its hull."""
    p = PIRATE[ship]
    return PirateView(ship, p.key, p.dice, p.choose_by, p.damages, p.hull, left, p.sails, p.fame, p.rule)


def ship_view(s: Cove, seat: int) -> ShipView:
    """Everything public about a captain."""
    sections = []
    for section, key in enumerate(SECTIONS):
        position = s.marks[SPOT[seat][section]]
        sections.append(
            SectionView(
                key=key,
                position=position,
                value=value(s, seat, section),
                next_cost=COST[position + 1] if position < TOP else 0,
                shipwright=s.guards[SPOT[seat][section]],
                protection=protection(s, seat, section),
                hits_to_cripple=hits_to_cripple(s, seat, section),
            )
        )
    perch = s.perches[seat]
    return ShipView(
        seat=seat,
        colour=COLOURS[seat],
        place=s.place[seat],
        sections=sections,
        speed=speed(s, seat),
        dice=dice(s, seat),
        gold=s.gold[seat],
        chests=s.chests[seat],
        hold=None if holds_any_number(s, seat) else value(s, seat, HULL),
        fame=s.fame[seat],
        sources=[
            FameView(cause, amount)
            for cause, amount in zip(CAUSES, s.fame_by[len(CAUSES) * seat :], strict=False)
            if amount
        ],
        hand=len(s.hands[seat]),
        shown=[card_view(card) for card in s.hands[seat] if s.seen[card] == -1],
        parrot=card_view(perch[0]) if perch else None,
        parrot_wounded=bool(s.parrot_wounds[seat]),
        shipwrights=len(s.shipwrights[seat]),
        crippled=is_crippled(s, seat),
        heading=s.heading[seat],
        lost_at_end=s.chests[seat] + s.gold[seat] // 3,
    )


def ship_key(ship: int) -> str:
    """A ship in a list: the seat, or the key of the pirate."""
    if ship < 0:
        return ""
    return str(ship) if ship < PLAYERS else PIRATE[ship].key


def combatants(s: Cove) -> list[CombatantView]:
    """The ships in the battle."""
    ships = []
    for ship in s.fighting:
        seat = ship if ship < PLAYERS else -1
        face = hit_from(s, ship, False)
        ships.append(
            CombatantView(
                number=ship,
                ship=seat,
                key="" if seat >= 0 else PIRATE[ship].key,
                speed=speed(s, ship),
                dice=dice(s, ship),
                was_hit=seat >= 0 and among(s.hit, seat),
                reloading=seat >= 0 and among(s.reloading, seat),
                passed=seat >= 0 and among(s.passed, seat),
                smoke=face == 6,
                hit_from=face,
                chance_to_hit=chance_of(1, face, 1),
                cards=[card_view(card) for card in s.laid[seat]] if seat >= 0 else [],
            )
        )
    return ships
