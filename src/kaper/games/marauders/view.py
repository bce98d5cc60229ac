"""The view: all that one seat may know, from a white list."""

from __future__ import annotations

import msgspec

from kaper.games.marauders.atlas import ADJACENT, COMPASS, NATIONS, PORT_NATION, TRINIDAD, ZONES, drift
from kaper.games.marauders.box import (
    EVENTS,
    GLORY_NAMES,
    GOOD,
    GOODS,
    MERCHANT_NATION,
    MISSION0,
    MISSIONS,
    MOD,
    MODS,
    NPC_CARD,
)
from kaper.games.marauders.captains import (
    NPCS,
    PIRATE_SLOOP,
    SCOUTING,
    SHIP_NAMES,
    SHIPS,
    SKILLS,
)
from kaper.games.marauders.glory import ACTIONS
from kaper.games.marauders.hits import controller
from kaper.games.marauders.mats import Card, OpenBoard, captain_fields, card, cards, open_board, own_cards
from kaper.games.marauders.npc import chance, hostile, lookouts, pursuit, scouting_dice
from kaper.games.marauders.odds import (
    FightOdds,
    against_captain,
    against_npc,
    fight_odds,
    may_fight,
)
from kaper.games.marauders.port import CREW_PRICE, PARDON_PRICE, crew_price
from kaper.games.marauders.prospects import RaidOdds, raid_odds, reckoned
from kaper.games.marauders.skills import dice_for
from kaper.games.marauders.state import (
    MOST_BOUNTY,
    PORT_HOLD,
    Battle,
    Caribbean,
    Player,
    Raid,
    at_war,
    barred,
    commander,
    nation,
    npc_ship,
    stash_cap,
    total,
)


class Board(OpenBoard, frozen=True):
    """A player's board; what is hidden from the viewer is None."""

    gold: int | None
    stash: int | None
    total: int | None
    chances: list[int]  # per cent of a success in a test of each skill; empty without a captain
    odds: FightOdds | None  # of a battle of the viewer against this captain


class Lookout(msgspec.Struct, frozen=True):
    """An NPC ship that would look for the viewer: its name and its dice."""

    npc: str
    dice: int


class SeaZone(msgspec.Struct, frozen=True):
    """A zone: its port's demand and modification, its merchant, the missions lying there."""

    name: str
    nation: str | None
    demand: str | None
    mod: str | None  # a type, "hidden", or None
    merchant: str | None  # a nation if the viewer has seen it, "hidden", or None
    missions: list[Card]
    barred: str  # why the viewer may not enter the port: "bounty", "war", or ""
    risk: list[Lookout]  # who would scout for the viewer there, at sea
    found: int  # the chance, in per cent, that one of them would find the viewer
    scout: int  # the chance that the viewer would find the merchant


class NpcShip(msgspec.Struct, frozen=True):
    """An NPC ship; `pursues` is whom it would make for now where public facts decide."""

    name: str
    zone: str | None
    captain: str
    ship: str
    skills: list[int]  # seamanship, scouting, leadership
    cards: int
    returns: bool
    pursues: int | None
    drifts: list[str]  # where it would drift with nobody to hunt: north, east, south, west
    odds: FightOdds | None  # of a battle of the viewer against it


class Fight(msgspec.Struct, frozen=True):
    """The battle going on. A side is a seat, or -1 for the enemy ship or garrison."""

    sides: list[int]
    npc: str | None
    control: int  # the seat that plays the enemy ship; -1: nobody
    garrison: bool
    boarding: bool
    round: int
    declared: list[str]
    dice: list[list[int]]
    volley: list[list[int]]
    enemy: list[int]
    enemy_most: list[int]
    enemy_skills: list[int]
    odds: FightOdds


class FlagChoice(msgspec.Struct, frozen=True):
    """A flag under which the merchant just found may be attacked, and the bounty that would cost."""

    nation: str
    bounty: int


class RaidGoing(msgspec.Struct, frozen=True):
    """The raid going on."""

    seat: int
    nation: str
    dice: list[int]
    left: int
    loot: int  # what the cards lying there would bring now
    escapes: int
    maneuver: int  # as many escapes save the merchant
    hits: list[int]  # hull, cargo, masts, crew, cannons
    outcome: str  # "looted", "escaped", "crippled" or "sunk" if it were resolved now and no hit were cancelled
    glorious: bool
    odds: RaidOdds
    taken: bool  # the loot is taken, all that is left is to stow it


class ShipCard(msgspec.Struct, frozen=True):
    """A type of ship as it is built: hull, cargo, masts, crew, cannons; and its maneuverability."""

    name: str
    locations: tuple[int, ...]
    maneuver: int


SHIP_CARDS = [ShipCard(ship.name, tuple(ship.locations), ship.maneuver) for ship in SHIPS]


class Chart(msgspec.Struct, frozen=True):
    """What one seat may know."""

    round: int
    event: str | None
    entering: Card | None
    entering_npc: str | None  # which ship it commands, and where it enters at the end of the round
    entering_zone: str | None
    first: int
    active: int
    actions: int
    moves: int
    target: int
    boards: list[Board]
    zones: list[SeaZone]
    npcs: list[NpcShip]
    war: list[str]
    track: list[str]
    offered: list[Card]
    market: list[Card | None]
    declared: list[Card]
    cargo_discard: list[Card]
    glory_discard: list[Card]
    captains_left: int
    events_left: int
    rumors_left: int
    last_card: str | None
    fight: Fight | None
    raid: RaidGoing | None
    prize: list[FlagChoice]  # the merchant that the active player has found
    visit: list[str]
    ending: bool
    over: bool
    ships: list[ShipCard]
    chest_most: int  # so many points may come from the chest
    crew_price: int  # of a crew point where the viewer is, after a failed test
    pardon_price: int  # of a level of a bounty
    port_hold: int  # so many cargo cards fit aboard in a port, whatever the ship


def board(s: Caribbean, p: Player, number: int, seat: int | None) -> Board:
    """One player's board as a seat sees it."""
    own = number == seat
    chest = own or s.over or (number in s.announced and p.stash_low == p.stash_high)  # or put away anew
    fields = msgspec.structs.asdict(open_board(s, number))
    if own:
        fields |= own_cards(p)
        if p.who < 0 and p.captain:
            fields |= captain_fields(p.captain[0])
    foe = seat is not None and not own and able(s, seat) and may_fight(p)
    return Board(
        **fields,
        gold=p.gold if own or s.over else None,
        stash=p.stash if chest else None,
        total=total(s, p) if chest else None,
        chances=[chance(dice_for(p, which)) for which in range(len(SKILLS))] if p.who >= 0 else [],
        odds=against_captain(s, seat, number) if foe and seat is not None else None,
    )


def able(s: Caribbean, seat: int | None) -> bool:
    """Does the viewer sail a ship that could fight?"""
    return seat is not None and may_fight(s.players[seat])


def sea_zone(s: Caribbean, zone: int, seat: int | None) -> SeaZone:
    """One zone of the chart as a seat sees it."""
    nation = PORT_NATION[zone]
    mod, merchant = s.mods[zone], s.merchants[zone]
    viewer = s.players[seat] if seat is not None and s.players[seat].who >= 0 else None
    risk = risks(s, viewer, zone) if viewer is not None else []
    return SeaZone(
        ZONES[zone],
        NATIONS[nation] if nation >= 0 else None,
        GOODS[GOOD[s.demand[zone][0]]] if s.demand[zone] else None,
        (MODS[MOD[mod[0]]] if knows(s, seat, mod[0]) else "hidden") if mod else None,
        (NATIONS[MERCHANT_NATION[merchant[0]]] if knows(s, seat, merchant[0]) else "hidden") if merchant else None,
        [card(item) for item in s.offered if MISSIONS[item - MISSION0].port == zone],
        barred(s, viewer, zone) if viewer is not None and nation >= 0 else "",
        risk,
        chance(sum(lookout.dice for lookout in risk)),
        chance(dice_for(viewer, SCOUTING) + (zone == TRINIDAD)) if viewer is not None else 0,
    )


def risks(s: Caribbean, p: Player, zone: int) -> list[Lookout]:
    """Who would scout for a captain at sea in a zone, and with how many dice."""
    there = msgspec.structs.replace(p, zone=zone, port=False)
    return [Lookout(NPCS[npc], scouting_dice(s, npc, there)) for npc in lookouts(s, there)]


def knows(s: Caribbean, seat: int | None, item: int) -> bool:
    """Has this seat (or, for a spectator, everybody) seen the item where it lies?"""
    return s.seen[item] == -1 or (seat is not None and bool(s.seen[item] >> seat & 1))


def npc_view(s: Caribbean, npc: int, seat: int | None) -> NpcShip:
    """An NPC ship; all of it is public."""
    ship = s.npcs[npc]
    captain = commander(ship, npc) if ship.pile or npc < PIRATE_SLOOP else None
    return NpcShip(
        NPCS[npc],
        ZONES[ship.zone] if ship.zone >= 0 else None,
        captain.name if captain else "",
        SHIP_NAMES[npc_ship(s, npc)],
        list(captain.skills) if captain else [],
        len(ship.pile) + ship.commodore,
        ship.returns,
        pursues(s, npc),
        [ZONES[drift(ship.zone, direction)] for direction in range(len(COMPASS))] if ship.zone >= 0 else [],
        against_npc(s, seat, npc) if seat is not None and ship.zone >= 0 and able(s, seat) else None,
    )


def pursues(s: Caribbean, npc: int) -> int | None:
    """Whom an NPC would make for now: None where nobody is near, where it is a tie, or where hidden Gold decides."""
    zone = s.npcs[npc].zone
    if zone < 0:
        return None
    near = [
        seat
        for seat, p in enumerate(s.players)
        if p.who >= 0 and (p.zone == zone or p.zone in ADJACENT[zone]) and hostile(s, npc, p)
    ]
    if len(near) == 1:
        return near[0]
    if not near or npc >= PIRATE_SLOOP:
        return None
    ranks = sorted(((pursuit(s, npc, s.players[seat]), seat) for seat in near), reverse=True)
    return ranks[0][1] if ranks[0][0] != ranks[1][0] else None


def fight(s: Caribbean) -> Fight | None:
    """The battle going on; all of it is public."""
    b, enemy = s.battle, s.enemy
    if b is None:
        return None
    return Fight(
        b.sides[:],
        NPCS[enemy.npc] if enemy is not None and enemy.npc >= 0 else None,
        played_by(s, b),
        b.prize >= 0,
        b.boarding,
        b.round,
        [ACTIONS[action] for action in b.declared],
        [dice[:] for dice in b.dice],
        [dice[:] for dice in b.volley],
        enemy.now[:] if enemy is not None else [],
        list(SHIPS[enemy.ship].locations) if enemy is not None and enemy.npc >= 0 else [],
        [enemy.seamanship, enemy.leadership] if enemy is not None else [],
        fight_odds(s, b) if all(seat < 0 or may_fight(s.players[seat]) for seat in b.sides) else NO_ODDS,
    )


def played_by(s: Caribbean, b: Battle) -> int:
    """Who plays the enemy ship of a battle (npc.control); -1: it is a captain's, or it fights by itself."""
    if s.enemy is None or s.enemy.npc < 0 or s.options.npc_control == "automatic":
        return -1
    return controller(s, max(b.sides))


NO_ODDS = FightOdds([0, 0], [0, 0], [[], []], [0.0, 0.0], [0, 0])


def raid_going(s: Caribbean, r: Raid, seat: int | None) -> RaidGoing:
    """The raid going on and its reckoning; all of it is public, but the cards to come depend on what one has seen."""
    reckoning = reckoned(s, r)
    return RaidGoing(r.seat, NATIONS[r.nation], r.dice[:], r.left, *reckoning, raid_odds(s, r, seat), r.taken)


def prize(s: Caribbean) -> list[FlagChoice]:
    """The flags of the merchant just found: its own and that of the port, each with the bounty it would cost."""
    if s.doing != "merchant" or s.active < 0:
        return []
    p = s.players[s.active]
    flags = list(dict.fromkeys([MERCHANT_NATION[s.track[-1]], PORT_NATION[p.zone]]))
    return [
        FlagChoice(NATIONS[flag], 0 if at_war(s, flag, nation(p)) else min(p.bounty[flag] + 1, MOST_BOUNTY))
        for flag in flags
        if flag >= 0
    ]


def view(s: Caribbean, seat: int | None) -> Chart:
    """The white list."""
    raid = s.raid
    last = item_name_of_kind(s.last_card)
    return Chart(
        s.round,
        EVENTS[s.event] if s.event >= 0 else None,
        card(s.entering[0]) if s.entering else None,
        NPCS[NPC_CARD[s.entering[0]].npc] if s.entering else None,
        ZONES[NPC_CARD[s.entering[0]].zone] if s.entering else None,
        s.first,
        s.active,
        s.actions,
        s.moves,
        s.options.target,
        [board(s, p, number, seat) for number, p in enumerate(s.players)],
        [sea_zone(s, zone, seat) for zone in range(len(ZONES))],
        [npc_view(s, npc, seat) for npc in range(len(NPCS))],
        [NATIONS[nation] for nation in s.war],
        [NATIONS[MERCHANT_NATION[token]] for token in s.track] if s.round else [],
        cards(s.offered),
        [card(item) if knows(s, seat, item) else None for item in s.market],
        cards(s.declared),
        cards(s.cargo_discard),
        cards(s.glory_discard),
        len(s.captain_deck),
        len(s.event_deck),
        len(s.rumor_deck),
        last,
        fight(s),
        raid_going(s, raid, seat) if raid is not None else None,
        prize(s),
        s.visit[:] if seat == s.active else [],
        s.ending,
        s.over,
        SHIP_CARDS,
        stash_cap(s),
        crew_price(s.players[seat]) if seat is not None else CREW_PRICE,
        PARDON_PRICE,
        PORT_HOLD,
    )


def item_name_of_kind(kind: int) -> str | None:
    """The key of the glory card played last."""
    return f"card-{GLORY_NAMES[kind]}" if 0 <= kind < len(GLORY_NAMES) else None
