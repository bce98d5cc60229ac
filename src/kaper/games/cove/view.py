"""What one seat may know, from a white list, as typed data."""

from __future__ import annotations

import msgspec

from kaper.games.cove.cards import (
    CARD,
    COLOURS,
    COST,
    HULL,
    ISLANDS,
    KIND,
    LAST,
    MONTHS,
    NAVY,
    OUTER,
    PIRATE,
    PLACES,
    SECTIONS,
    TOP,
    TREASURES,
    VALUE,
)
from kaper.games.cove.ship import (
    PLAYERS,
    black_ship_of,
    chance_of,
    dice,
    hit_from,
    hits_to_cripple,
    holds_any_number,
    hull_left,
    is_crippled,
    lead,
    pirates_in,
    protection,
    seats_at,
    speed,
    value,
)
from kaper.games.cove.state import CAUSES, Cove, CoveOptions
from kaper.games.cove.volley import Aim, NavyAim, aim_option


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


class BlackShipView(msgspec.Struct, frozen=True):
    """A black ship, where it will be in the coming months, and its pirate (none: beaten this month)."""

    island: int
    coming: list[int]
    pirate: PirateView | None


class NavyView(msgspec.Struct, frozen=True):
    """The Royal Navy on the board."""

    island: int
    controller: int
    ship: PirateView


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


class IslandView(msgspec.Struct, frozen=True):
    """A place on the board."""

    number: int
    key: str
    kind: str
    x: float
    y: float
    stack: int
    treasure: TreasureView | None
    ships: list[int]
    marked_by: int  # the player of Secret Map, -1: no mark


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


class OddsView(msgspec.Struct, frozen=True):
    """What the ship whose turn it is would need to bring another down, and how likely its volley does so, in per cent."""

    target: str
    section: str  # empty for pirates and the Navy: their hull
    needed: int
    chance: int


class StruckView(msgspec.Struct, frozen=True):
    """What the last volley cost a section; `ship` is a number as in events, a pirate's section is its hull."""

    ship: int
    section: int
    hits: int


class ShotView(msgspec.Struct, frozen=True):
    """The last volley of the battle, its dice still on the table. Ships are numbers as in events, with their keys."""

    ship: int
    ship_key: str
    target: int
    target_key: str
    section: int
    faces: tuple[int, ...]
    hits: int
    struck: list[StruckView]


class BattleView(msgspec.Struct, frozen=True):
    """The battle being fought. Ships in lists are seats, or the keys of pirates."""

    place: int
    last: bool
    round: int
    ships: list[CombatantView]
    order: list[str]
    turn: int
    shooter: str
    target: str
    section: str
    volley: list[CardView]
    pirate_targets: list[int]
    pirate_hits_this_round: int
    chests_overboard: int
    no_more_cards: bool
    odds: list[OddsView]
    shot: ShotView | None


class CoveView(msgspec.Struct, frozen=True):
    """The table as one seat sees it."""

    seat: int | None
    seats: int
    month: int
    months: int
    phase: int
    lead: int
    options: CoveOptions
    islands: list[IslandView]
    ships: list[ShipView]
    hand: list[CardView]
    black_ships: list[BlackShipView]
    navy: NavyView | None
    supply_gold: int
    supply_chests: int
    deck: int
    discard: list[CardView]
    drawn_parrot: CardView | None
    treasure_gone: list[TreasureView]
    pirate_deck: int
    beaten: list[str]
    consort_by: int
    consort_on: int
    map_by: int
    map_island: int
    first_to_choose: int
    upgrading: int
    cards_bought: int
    battle: BattleView | None
    champion: int
    mutiny_chance: int  # per cent
    costs: list[int]  # to move onto positions 1 to 8
    values: list[list[int]]  # of hull, sails, cannon, crew at positions 1 to 8


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
        position = s.marks[4 * seat + section]
        sections.append(
            SectionView(
                key=key,
                position=position,
                value=value(s, seat, section),
                next_cost=COST[position + 1] if position < TOP else 0,
                shipwright=s.guards[4 * seat + section],
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


def odds(s: Cove) -> list[OddsView]:
    """The odds of the volley about to be fired; none while nobody has the turn."""
    now = s.order[s.turn - 1] if 0 < s.turn <= len(s.order) else -1
    if now not in s.fighting or (now >= PLAYERS and now != NAVY):  # a pirate's card chooses for it
        return []
    found = []
    for id in NavyAim(s.navy_by).options(s) if now == NAVY else Aim(now).options(s):
        args = aim_option(s, now, id).text.args
        needed, chance = args["needed"], args["chance"]
        if isinstance(needed, int) and isinstance(chance, int):
            target, _, section = id.partition(":")
            found.append(OddsView(target, section, needed, chance))
    return found


def shot_view(s: Cove) -> ShotView | None:
    """The last volley, with what stands lower since it was fired."""
    shot = s.shot
    if shot is None:
        return None
    struck = [
        StruckView(*divmod(at, len(SECTIONS)), before - now)
        for at, (before, now) in enumerate(zip(shot.marks, s.marks, strict=True))
        if before > now
    ]
    for ship in pirates_in(s):
        before = shot.navy_hull if ship == NAVY else shot.hulls[black_ship_of(s, ship)]
        if before > hull_left(s, ship):
            struck.append(StruckView(ship, HULL, before - hull_left(s, ship)))
    keys = ship_key(shot.ship), ship_key(shot.target)
    return ShotView(shot.ship, keys[0], shot.target, keys[1], shot.section, shot.faces, shot.hits, struck)


def battle_view(s: Cove) -> BattleView | None:
    """Everything about the battle; all of it is public."""
    if not s.battle:
        return None
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
                was_hit=seat >= 0 and bool(s.hit >> seat & 1),
                reloading=seat >= 0 and bool(s.reloading >> seat & 1),
                passed=seat >= 0 and bool(s.passed >> seat & 1),
                smoke=face == 6,
                hit_from=face,
                chance_to_hit=chance_of(1, face, 1),
                cards=[card_view(card) for card in s.laid[seat]] if seat >= 0 else [],
            )
        )
    section = SECTIONS[s.section] if 0 <= s.section < len(SECTIONS) else "all" if s.section >= 0 else ""
    return BattleView(
        place=s.battle,
        last=s.battle == LAST,
        round=s.round,
        ships=ships,
        order=[ship_key(ship) for ship in s.order],
        turn=s.turn - 1,
        shooter=ship_key(s.shooter),
        target=ship_key(s.target),
        section=section,
        volley=[card_view(card) for card in s.volley],
        pirate_targets=list(s.targets),
        pirate_hits_this_round=s.round_hits,
        chests_overboard=s.overboard,
        no_more_cards=any(KIND[card] == "avast" for cards in s.laid for card in cards),
        odds=odds(s),
        shot=shot_view(s),
    )


def view(s: Cove, seat: int | None) -> CoveView:
    """Only the own hand is private at this table; the rest lies open."""
    islands = []
    for p in PLACES:
        outer = p.number in OUTER
        face_up = s.face_up[p.number - 1] if outer else []
        islands.append(
            IslandView(
                number=p.number,
                key=p.key,
                kind=p.kind,
                x=p.x,
                y=p.y,
                stack=len(s.stacks[p.number - 1]) if outer else 0,
                treasure=treasure_view(face_up[0]) if face_up else None,
                ships=seats_at(s, p.number),
                marked_by=s.map_by if s.map_island == p.number else -1,
            )
        )
    black = []
    for ship, island in enumerate(s.black):
        coming = [(island - 1 + months) % len(ISLANDS) + 1 for months in range(1, MONTHS - s.month + 1)]
        pirate = s.at_sea[ship]
        black.append(BlackShipView(island, coming, pirate_view(pirate[0], s.hulls[ship]) if pirate else None))
    navy = NavyView(s.navy_at, s.navy_by, pirate_view(NAVY, hull_left(s, NAVY))) if s.navy_at else None
    return CoveView(
        seat=seat,
        seats=s.seats,
        month=s.month,
        months=MONTHS,
        phase=s.phase,
        lead=lead(s) if s.month else 0,
        options=s.options,
        islands=islands,
        ships=[ship_view(s, captain) for captain in range(s.seats)],
        hand=[card_view(card) for card in s.hands[seat]] if seat is not None else [],
        black_ships=black,
        navy=navy,
        supply_gold=s.supply_gold,
        supply_chests=s.supply_chests,
        deck=len(s.deck),
        discard=[card_view(card) for card in s.discard],
        drawn_parrot=card_view(s.drawn[0]) if s.drawn else None,
        treasure_gone=[treasure_view(card) for card in s.treasure_gone],
        pirate_deck=len(s.pirate_deck),
        beaten=[KIND[pirate] for pirate in s.beaten],
        consort_by=s.consort_by,
        consort_on=s.consort_on,
        map_by=s.map_by,
        map_island=s.map_island,
        first_to_choose=s.first_to_choose,
        upgrading=s.upgrading,
        cards_bought=s.bought,
        battle=battle_view(s),
        champion=s.champion,
        mutiny_chance=chance_of(1, 6, 1),
        costs=list(COST[1:]),
        values=[list(track[1:]) for track in VALUE],
    )
