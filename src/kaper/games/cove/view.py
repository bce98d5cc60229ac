"""What one seat may know, from a white list, as typed data."""

from __future__ import annotations

import msgspec

from kaper.core.words import Text
from kaper.games.cove.cards import (
    COST,
    HULL,
    KIND,
    LAST,
    MONTHS,
    NAVY,
    OUTER,
    PLACES,
    SECTIONS,
    VALUE,
)
from kaper.games.cove.events import courses
from kaper.games.cove.mats import (
    CardView,
    CombatantView,
    PirateView,
    ShipView,
    TreasureView,
    card_view,
    combatants,
    pirate_view,
    ship_key,
    ship_view,
    treasure_view,
)
from kaper.games.cove.odds import aim_option, chance_of
from kaper.games.cove.ship import (
    PLAYERS,
    black_ship_of,
    hull_left,
    lead,
    pirates_in,
    seats_at,
)
from kaper.games.cove.state import Cove, CoveOptions
from kaper.games.cove.volley import Aim, NavyAim
from kaper.games.cove.words import place_target


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


class OddsView(msgspec.Struct, frozen=True):
    """What the ship whose turn it is would need to bring another down, and how likely its volley does so, in per cent.

    `at` is the answer, and the target on the board; `words` are those of the answer.
    """

    at: str
    needed: int
    chance: int
    words: Text


class StruckView(msgspec.Struct, frozen=True):
    """What the last volley cost a section, by its address; `ship` is a number as in events."""

    at: str
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


def odds(s: Cove) -> list[OddsView]:
    """The odds of the volley about to be fired; none while nobody has the turn."""
    now = s.order[s.turn - 1] if 0 < s.turn <= len(s.order) else -1
    if now not in s.fighting or (now >= PLAYERS and now != NAVY):  # a pirate's card chooses for it
        return []
    found = []
    for id in NavyAim(s.navy_by).options(s) if now == NAVY else Aim(now).options(s):
        words = aim_option(s, now, id).text
        needed, chance = words.args["needed"], words.args["chance"]
        if isinstance(needed, int) and isinstance(chance, int):
            found.append(OddsView(id, needed, chance, words))
    return found


def shot_view(s: Cove) -> ShotView | None:
    """The last volley, with what stands lower since it was fired."""
    shot = s.shot
    if shot is None:
        return None
    struck = [
        StruckView(place_target(*divmod(at, len(SECTIONS))), *divmod(at, len(SECTIONS)), before - now)
        for at, (before, now) in enumerate(zip(shot.marks, s.marks, strict=True))
        if before > now
    ]
    for ship in pirates_in(s):
        before = shot.navy_hull if ship == NAVY else shot.hulls[black_ship_of(s, ship)]
        if before > hull_left(s, ship):
            struck.append(StruckView(place_target(ship, HULL), ship, HULL, before - hull_left(s, ship)))
    keys = ship_key(shot.ship), ship_key(shot.target)
    return ShotView(shot.ship, keys[0], shot.target, keys[1], shot.section, shot.faces, shot.hits, struck)


def battle_view(s: Cove) -> BattleView | None:
    """Everything about the battle; all of it is public."""
    if not s.battle:
        return None
    section = SECTIONS[s.section] if 0 <= s.section < len(SECTIONS) else "all" if s.section >= 0 else ""
    return BattleView(
        place=s.battle,
        last=s.battle == LAST,
        round=s.round,
        ships=combatants(s),
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
        pirate = s.at_sea[ship]
        black.append(
            BlackShipView(island, courses(s, island), pirate_view(pirate[0], s.hulls[ship]) if pirate else None)
        )
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
