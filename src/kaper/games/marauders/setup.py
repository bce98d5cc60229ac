"""Setting up: the box, the board, captains drawn in secret, ships chosen in secret, who begins."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache, partial

from kaper.core.decisions import together
from kaper.core.hidden import Zone, misplaced, piles
from kaper.core.state import all_open
from kaper.core.table import Script
from kaper.core.words import Text
from kaper.games.marauders.atlas import PORTS, ZONES
from kaper.games.marauders.box import (
    CARGO0,
    DEMAND0,
    EVENT0,
    GLORY0,
    GOOD,
    ITEMS,
    MERCHANT0,
    MISSION0,
    MOD0,
    RUMOR0,
    item_name,
)
from kaper.games.marauders.captains import NPCS, SHIP_NAMES
from kaper.games.marauders.events import FirstPlayer
from kaper.games.marauders.fate import ChooseShip, commission
from kaper.games.marauders.state import GOLD, HAND_LIMIT, PORT_HOLD, Caribbean, MaraudersOptions, Npc, Player, most
from kaper.games.marauders.table import SeaTable
from kaper.games.marauders.words import name_at


def setup(seats: int, options: MaraudersOptions) -> Caribbean:
    """Everything in the box, nothing shuffled yet.

    setup.gold, setup.glory-markers
    """
    return Caribbean(
        seats=seats,
        agenda=[("deal", ())],
        **all_open(ITEMS),
        options=options,
        players=[Player() for _ in range(seats)],
        npcs=[Npc() for _ in NPCS],
        merchants=[[] for _ in ZONES],
        track=list(range(MERCHANT0, MOD0)),
        demand=[[] for _ in ZONES],
        pool=list(range(DEMAND0, MERCHANT0)),
        mods=[[] for _ in ZONES],
        returned=list(range(MOD0, ITEMS)),
        captain_deck=list(range(EVENT0)),
        captain_discard=[],
        event_deck=list(range(EVENT0, GLORY0)),
        event_discard=[],
        entering=[],
        war_card=[],
        glory_deck=list(range(GLORY0, CARGO0)),
        glory_discard=[],
        cargo_deck=list(range(CARGO0, RUMOR0)),
        cargo_discard=[],
        market=[],
        rumor_deck=list(range(RUMOR0, MISSION0)),
        drawn=[],
        mission_deck=list(range(MISSION0, DEMAND0)),
        mission_discard=[],
        offered=[],
        declared=[],
    )


def deal(t: SeaTable) -> Script:
    """Board and decks; a captain drawn and a ship chosen in secret, shown together; a drawn captain begins.

    setup.captain-draw, setup.ship-choice, setup.ship-card, setup.glory-card, setup.locations, setup.first-player,
    setup.shuffle, setup.demand, setup.mods, setup.merchants, setup.missions
    """
    s = t.state
    for deck in (s.captain_deck, s.event_deck, s.glory_deck, s.cargo_deck, s.rumor_deck, s.mission_deck):
        t.shuffle(deck)
    t.shuffle(s.pool)
    for zone in PORTS:
        s.demand[zone].append(s.pool.pop())
    for token in range(DEMAND0, MERCHANT0):
        t.reveal(token)  # those of the pool are known too, only not which is drawn next
    t.shuffle(s.returned)
    for zone in PORTS:
        s.mods[zone].append(s.returned.pop())
    t.shuffle(s.track)
    for merchant in s.merchants:
        merchant.append(s.track.pop())
    t.offer_missions()
    for seat, p in enumerate(s.players):
        p.captain.append(s.captain_deck.pop())
        t.show(p.captain[0], seat)
    ships = yield together({seat: ChooseShip(seat) for seat in range(s.seats)})
    for seat, p in enumerate(s.players):
        t.reveal(p.captain[0])
        p.gold = GOLD
        commission(t, seat, p.captain[0], SHIP_NAMES.index(name_at(ships[seat])))
    s.first = t.roll(1, s.seats)[0] - 1
    t.tell(FirstPlayer, s.first)
    t.next("round_start")


def market_accepts(s: Caribbean) -> Callable[[int], bool] | None:
    """A private market never holds the good that its port demands, and everybody knows that."""
    if not s.market or s.seen[s.market[0]] == -1:
        return None
    return partial(is_other_good, GOOD[s.demand[s.players[s.active].zone][0]])


def is_other_good(demanded: int, item: int) -> bool:
    return GOOD.get(item) != demanded


def captains(s: Caribbean) -> list[Text]:
    """The captain each player began with, once all are chosen."""
    return [Text(item_name(p.who)) for p in s.players] if s.round else []


ON_BOARDS = ("captain", "mods", "hold", "hand", "rumor", "papers", "missions", "specialists")
OF_SEATS = [[f"{kind}:{seat}" for kind in ON_BOARDS] for seat in range(4)]
OF_NPCS = [f"npc:{npc}" for npc in range(len(NPCS))]
OF_PLACES = [[f"{kind}:{zone}" for zone in range(len(ZONES))] for kind in ("merchant", "demand", "mod")]
DECKS_AND_DISCARDS = piles(
    *("captain_deck", "captain_discard", "event_deck", "event_discard", "entering", "war_card"),
    *("glory_deck", "glory_discard", "cargo_deck", "cargo_discard"),
)
OTHER_PILES = piles(
    *("rumor_deck", "drawn", "mission_deck", "mission_discard", "offered", "declared", "track", "pool", "returned")
)


def zones(s: Caribbean) -> list[Zone]:
    """Every place an item can be in. Items of one shuffle are of one kind, so exchanges need no further care."""
    found = [*DECKS_AND_DISCARDS(s), Zone("market", s.market, market_accepts(s)), *OTHER_PILES(s)]
    for names, p in zip(OF_SEATS, s.players, strict=False):
        aboard = (p.captain, p.mods, p.hold, p.hand, p.rumor, p.papers, p.missions, p.specialists)
        found += map(Zone, names, aboard)
    found += map(Zone, OF_NPCS, [ship.pile for ship in s.npcs])
    for names, places in zip(OF_PLACES, (s.merchants, s.demand, s.mods), strict=True):
        found += map(Zone, names, places)
    return found


DECKS = {
    "captain": (0, EVENT0),
    "event": (EVENT0, GLORY0),
    "glory": (GLORY0, CARGO0),
    "cargo": (CARGO0, RUMOR0),
    "rumor": (RUMOR0, MISSION0),
    "mission": (MISSION0, DEMAND0),
    "demand": (DEMAND0, MERCHANT0),
    "merchant": (MERCHANT0, MOD0),
    "mod": (MOD0, ITEMS),
}
"""First and last number of the items of each kind."""
ZONE_KIND = {
    "entering": "event",
    "war_card": "event",
    "npc": "event",
    "hand": "glory",
    "declared": "glory",
    "market": "cargo",
    "hold": "cargo",
    "papers": "rumor",
    "missions": "mission",
    "offered": "mission",
    "track": "merchant",
    "pool": "demand",
    "returned": "mod",
    "mods": "mod",
}


@cache
def range_of(zone: str) -> tuple[int, int]:
    """First and last number of the items that belong into a zone."""
    name = zone.partition(":")[0].removesuffix("_deck").removesuffix("_discard")
    return DECKS.get(ZONE_KIND.get(name, name), (0, ITEMS))


def problems(s: Caribbean) -> Iterator[str]:
    """What conservation laws and limits forbid."""
    every = zones(s)
    yield from misplaced(s, every)
    for zone in every:
        if zone.items:
            low, high = range_of(zone.name)
            if min(zone.items) < low or max(zone.items) >= high:
                yield f"{zone.name} holds something of another kind"
    for name, places in (("merchant", s.merchants), ("demand", s.demand), ("mod", s.mods)):
        if any(len(place) > 1 for place in places):
            yield f"a zone holds two {name} tokens"
    if s.round and sum(map(len, s.demand)) != len(PORTS):
        yield "a port has no demand"
    for seat, p in enumerate(s.players):
        yield from board_problems(s, seat, p)


def board_problems(s: Caribbean, seat: int, p: Player) -> Iterator[str]:
    """What may not be on a player's board."""
    if p.gold < 0 or p.stash < 0 or not p.stash_low <= p.stash <= p.stash_high:
        yield f"seat {seat} has {p.gold} Gold, {p.stash} stashed, known as {p.stash_low} to {p.stash_high}"
    held = HAND_LIMIT + (1 if s.battle is None else HAND_LIMIT)  # before a discard: a card drawn, or a loser's hand
    if len(p.rumor) > 1 or len(p.hand) > held or len(p.hold) > 2 * PORT_HOLD:
        yield f"seat {seat} holds too many cards"
    if p.who >= 0 and p.captain != [p.who]:
        yield f"seat {seat} has no card of its captain"
    if p.who >= 0 and any(not 0 <= p.now[place] <= most(p, place) for place in range(5)) and s.battle is None:
        yield f"seat {seat} has cubes {p.now}"
    if not all(0 <= level <= 5 for level in p.bounty):
        yield f"seat {seat} has bounties {p.bounty}"
