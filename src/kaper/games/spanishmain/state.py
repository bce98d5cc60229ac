"""The state: ships, islands, terrain and forts on the sea, and the treasure and crew that lie on them.

Lengths are hundredths of a millimetre, headings tenths of a degree counter-clockwise from east. Items are coins, numbered
from 0, and crew; what a coin is worth and which card a crew is say `worth` and `crew_card`.
"""

from __future__ import annotations

from typing import Literal

import msgspec

from kaper.core.game import Options
from kaper.core.state import State
from kaper.games.spanishmain.cards import CARDS, EDITION, WORDS, Edition

KINDS = ("fog", "reef", "sargasso")
FOG, REEF, SARGASSO = range(3)
OWN_FLEET = -2  # a fleet that is no preset

# conditions of a ship, a mask
SHIP_OFF = 1  # its own ability is off this turn
CREW_OFF = 2  # that of all its crew is
STUNK = 4  # its crew will be off in its next turn
CHAINED = 8  # it cannot move in its next turn
SLOWED = 16  # its base move is S until the end of its next turn
GHOSTLY = 32  # it sails through everything until its next turn
TWICE = 64  # its next action is carried out twice
BOUND = 128  # it cannot move this turn
RAIDED = 256  # it took its treasure from the home where it lies
STILLED = 512  # its turn is over: relics were given to it


class SpanishOptions(Options, frozen=True):
    """Edition of the rules, size of the fleets, and what the players decide before the first turn."""

    edition: Literal["SM", "CC", "RV", "BC", "SCS"] = "SCS"
    points: Literal["edition", "20", "30", "40", "50", "60", "80", "100"] = "edition"
    fleets: Literal["dealt", "chosen", "brought"] = "dealt"
    layout: Literal["preset", "placed"] = "preset"
    terrain: Literal[0, 1, 2, 3, 4, 6] = 2
    crew: Literal["preset", "assigned"] = "preset"
    treasure: Literal["standard", "chosen"] = "standard"
    rounds: Literal[20, 40, 60, 100] = 60


class Ship(msgspec.Struct, gc=False):
    """A ship: its card, whose it is, its pose (tip of the bow), what stands of it and what lies on its deck."""

    card: int
    owner: int
    x: int = 0
    y: int = 0
    heading: int = 0
    masts: int = 0  # mask of the standing masts; mast 0 is the foremost
    crew: list[int] = []
    coins: list[int] = []
    docked: int = -1  # island
    explored: bool = False  # it explored the island where it lies: leaving, it leaves its owner's mark
    acted: bool = False
    tow: int = -1  # ship that it tows
    towed: int = -1  # ship that tows it
    fog: int = -1  # fog bank in which it is lost
    tangled: bool = False
    wreck: bool = False
    sunk: bool = False
    scuttled: bool = False  # sinks at the start of its owner's next turn
    tried: bool = False  # a scuttling was tried this turn
    repeated: bool = False  # its Cannoneer fired again this turn
    acts: int = 0  # full actions it was given this turn
    spare: int = 0  # an action beyond its own that it may still be given
    state: int = 0  # conditions: SHIP_OFF, CREW_OFF, STUNK ...
    used: int = 0  # abilities that work once a turn and did, this turn (abilities.ONCE)
    shot_by: int = 0  # mask of the ships that shot at it this turn
    fire: int = 0  # mask of the masts that burn
    panels: int = 0  # armour panels of a Turtle Ship
    held: int = 0  # turns of its owner for which it has no action
    extra: int = 0  # lasting 3S cannons beyond those of its masts
    greased: bool = False  # one L more this turn
    unloaded: int = 0  # gold it has just unloaded
    sparks: int = 0  # what fireworks add to its guns this turn
    shot_at_fort: bool = False  # forts may answer it though it has a letter of marque
    finds: list[int] = []  # unique treasures aboard


class Island(msgspec.Struct, gc=False):
    """An island: outline, place and rotation; whose home it is; its treasure, who explored it, and crew ashore."""

    shape: int
    x: int
    y: int
    rotation: int
    home: int = -1
    marks: int = 0  # mask of the seats
    coins: list[int] = []
    crew: list[int] = []
    fort: int = -1


class Fort(msgspec.Struct, gc=False):
    """A fort that was built: its flags are cannons; the gold inside is its owner's."""

    card: int
    owner: int
    island: int
    flags: int  # mask of the standing flags
    slots: list[int]  # where each flag stands: corners 0-3, walls 4-7
    coins: list[int] = []
    price: int = 0
    acted: bool = True
    repeated: bool = False
    gone: bool = False
    armour: int = -1  # hits of this turn that do nothing yet; -1: not rolled
    crew: list[int] = []  # eliminated crew that gathered here


class Token(msgspec.Struct, gc=False):
    """An event that lies on the sea: whose it is, where, and the terrain it moves (-1: none)."""

    effect: str
    owner: int
    x: int
    y: int
    piece: int = -1


class Terrain(msgspec.Struct, gc=False):
    """Fog, a reef or a Sargasso Sea; `level` is the die of this turn, 0 if none was rolled."""

    kind: int
    x: int
    y: int
    rotation: int
    level: int = 0
    smoke: int = -1  # whose smoke it is: it lifts at the start of that seat's next turn


class Sea(State):
    """The whole state."""

    options: SpanishOptions
    size: int  # side of the square sea
    worth: list[int]
    crew_card: list[int]  # by item: the card of a crew or a unique treasure, -1 for coins
    crew_owner: list[int]
    fleets: list[int] = []  # preset of each seat, -1 before it is known, OWN_FLEET
    lists: list[
        list[list[int]]
    ] = []  # cards of each fleet, a ship with the crew that begins aboard, until it is manned
    ships: list[Ship] = []
    islands: list[Island] = []
    terrain: list[Terrain] = []
    forts: list[Fort] = []
    fort_cards: list[list[int]] = []  # kept aside by each seat
    homes: list[list[int]] = []  # coins at home
    ashore: list[list[int]] = []  # crew at home, by seat
    pool: list[int] = []  # treasure and crew before the game begins
    gone: list[int] = []  # out of the game
    lost_gold: int = 0
    order: list[int] = []  # seats in turn order
    round: int = 0
    active: int = -1
    carried: list[int] = []  # crew that was transferred this turn
    hushed: tuple[int, ...] = ()  # crew whose ability is off this turn
    stowed: tuple[int, ...] = ()  # crew that takes no space any more: it brought a stowaway
    named: list[list[int]] = []  # pairs of crew that a player linked
    made: int = 0  # gold that came into the game after the start
    tokens: list[Token] = []  # events that lie on the sea
    stamps: dict[str, int] = {}  # what a unique treasure was found to be worth, by item
    marines: tuple[int, ...] = ()  # crew that are Marines
    tired: tuple[int, ...] = ()  # Marines that shot this turn
    posts: dict[str, tuple[int, int]] = {}  # where a Marine ashore stands, by item
    wounded: tuple[int, ...] = ()  # Marines ashore that were hit once this turn
    left_be: tuple[int, ...] = ()  # unique treasures that the exploration under way has dealt with
    drifters: tuple[int, ...] = ()  # crew found on an island, who work on ships of any nation
    ghosts: tuple[int, ...] = ()  # crew that came back from a fort where the lost gather
    events: list[list[int]] = []  # event cards kept hidden by each seat
    rafted: int = 0  # mask of the seats that revealed a raft this turn
    charmed: tuple[int, ...] = ()  # ships that mermaids hold
    altered: dict[str, tuple[int, int]] = {}  # by coin: the treasure that changed its worth, and what is printed on it
    over: bool = False
    ending: str = ""
    winner: int = -1


# cards of things


def edition(s: Sea) -> Edition:
    return EDITION[s.options.edition]


def build_total(options: SpanishOptions) -> int:
    """How many points a fleet may cost."""
    return EDITION[options.edition].points if options.points == "edition" else int(options.points)


# ships


def afloat(ship: Ship) -> bool:
    return not ship.sunk and not ship.wreck


def all_masts(ship: Ship) -> int:
    """The mask of a ship without damage."""
    return (1 << CARDS[ship.card].masts) - 1


def panels(ship: Ship) -> int:
    """How many armour panels a ship was built with."""
    return 2 if "TURTLE" in WORDS[ship.card] else 0


def mine(s: Sea, seat: int) -> list[int]:
    """A seat's ships that are still afloat."""
    return [i for i, ship in enumerate(s.ships) if ship.owner == seat and not ship.sunk and not ship.wreck]


def home_of(s: Sea, seat: int) -> int:
    """A seat's home island, -1 before it has one."""
    for i, island in enumerate(s.islands):
        if island.home == seat:
            return i
    return -1


def own_port(s: Sea, seat: int, island: int) -> bool:
    """Is it the seat's home island, or one with its fort?"""
    here = s.islands[island]
    return here.home == seat or (here.fort >= 0 and s.forts[here.fort].owner == seat)


def wild(s: Sea, island: int) -> bool:
    here = s.islands[island]
    return here.home < 0 and here.fort < 0


def at_home(s: Sea, ship: Ship) -> bool:
    """Is it docked at its own home island?"""
    return ship.docked >= 0 and s.islands[ship.docked].home == ship.owner


def may_dock(s: Sea, seat: int, island: int) -> bool:
    """Nobody docks at an enemy home island or fort."""
    here = s.islands[island]
    return here.home in (-1, seat) and (here.fort < 0 or s.forts[here.fort].owner == seat)


# gold


def buried(s: Sea, island: Island, seat: int) -> int:
    """How many pieces of an island may be gold for a seat: coins, and what it has not looked at; none where it met wolves."""
    coins = island.coins
    if s.options.fleets != "brought":  # nobody has unique treasures
        return len(coins)
    found = 0
    for item in coins:
        if s.crew_card[item] < 0 or not s.seen[item] >> seat & 1:
            found += 1
        elif "ut_wolves" in WORDS[s.crew_card[item]]:
            return 0
    return found


def gold(s: Sea, seat: int) -> int:
    """Gold that counts for victory: at home and in one's forts."""
    worth = s.worth
    total = sum(worth[coin] for coin in s.homes[seat])
    for fort in s.forts:
        if fort.owner == seat and not fort.gone:
            total += sum(worth[coin] for coin in fort.coins)
    return total


def contribution(points: int, unique: int = 0) -> list[int]:
    """The standard coins of one player, who has so many unique treasures in their stead."""
    if points in (30, 40) and not unique:
        return [1, 1, 1, 2, 2, 2, 3, 3] if points == 40 else [1, 1, 2, 2, 3, 3]
    count, worth = pieces(points)
    count -= unique
    return sorted(worth // count + (i < worth % count) for i in range(count))


def pieces(points: int) -> tuple[int, int]:
    """How many pieces of treasure a player contributes, and how much gold they are worth together."""
    if points in (30, 40):
        return (6, 12) if points == 30 else (8, 15)
    count = max(4, points // 5)
    return count, max(count, points * 3 // 8)


def start_gold(s: Sea) -> int:
    """All gold contributed at the start."""
    return s.seats * sum(contribution(build_total(s.options)))


def threshold(s: Sea) -> int:
    """More than half of the gold."""
    return start_gold(s) // 2 + 1
