"""The state: the players' boards, the sea, the decks, and the fight or raid that is going on."""

from __future__ import annotations

from typing import Literal

import msgspec

from kaper.core.game import Options
from kaper.core.state import State
from kaper.games.marauders.atlas import PORT_NATION, PORT_ROYALE
from kaper.games.marauders.box import (
    BATTERY,
    CALM,
    HAMMOCKS,
    HOLD,
    MISSION0,
    MISSIONS,
    MOD,
    NPC_CARD,
    SAILS,
    SPECIALIST,
)
from kaper.games.marauders.captains import (
    CANNONS,
    CAPTAINS,
    CARGO,
    COMMODORES,
    CREW,
    FRIGATE,
    HOME,
    MANOWAR,
    NATION_OF,
    PIRATE_SLOOP,
    SHIPS,
    SLOOP,
    NpcCard,
)

HAND_LIMIT = 4
PORT_HOLD = 6  # cargo cards that may be owned in port, whatever the ship
MOST = 5  # no value of a ship exceeds it
TRACK = 8  # merchants on the track that make them come back
GOLD = 10  # aboard at the start
NPC_TARGET, MERCHANT_TARGET = 10, 20  # numbers of scouting targets: seats, NPCs, merchants by zone; mission cards
DEEDS = ("sale", "raid", "ship", "defeat", "rumor", "mission")  # what earns Glory Points
BOUNTY_GOLD = 5  # for each level
MOST_BOUNTY = 5


class MaraudersOptions(Options, frozen=True):
    """How many Glory Points end the game, and who decides for NPC ships in battle."""

    target: Literal[3, 5, 6, 7, 8, 9, 10, 12, 15] = 10
    npc_control: Literal["neighbour", "automatic"] = "neighbour"


class Player(msgspec.Struct):
    """A player's board. Lists of numbers named after cards or tokens are zones of items."""

    captain: list[int] = []
    who: int = -1  # the captain on the board once known; -1: none, a new one comes at the start of the next turn
    zone: int = -1
    port: bool = False  # in the port of that zone, not at sea
    ship: int = SLOOP
    now: list[int] = []  # the cubes: hull, cargo, masts, crew, cannons
    mods: list[int] = []
    spent: bool = False  # the Reinforced Hull shows its spent side
    weapons: int = 0  # mask of the special weapons owned
    gold: int = 0  # aboard
    stash: int = 0
    stash_low: int = 0  # what everybody knows of the stash: it holds from so much ...
    stash_high: int = 0  # ... up to so much
    hold: list[int] = []
    hand: list[int] = []
    rumor: list[int] = []
    papers: list[int] = []  # False Papers kept beside the board
    missions: list[int] = []
    specialists: list[int] = []
    bounty: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0, 0])
    points: int = 0
    deeds: int = 0  # how many of them for each deed: five bits each, so that copies stay cheap
    first_ship: bool = False  # this captain has had the point for buying a frigate or galleon
    bought_at: int = -1  # port of Buy Goods in the previous turn
    buying_at: int = -1  # and in this one
    scouted: list[int] = []  # targets tried this turn
    amnestied: bool = False  # used the offer of a Peace Treaty this round


class Npc(msgspec.Struct):
    """One of the six non-player ships: its cards (the last is in command), its zone (-1: not at sea)."""

    pile: list[int] = []
    commodore: bool = False  # a war commodore below all cards
    commodore_leads: bool = False
    zone: int = -1
    returns: bool = False  # a card below comes back at the end of the round


class Enemy(msgspec.Struct):
    """The Enemy Ship area: the NPC ship being fought, or a garrison ashore."""

    npc: int  # -1: a garrison
    ship: int
    now: list[int]
    seamanship: int
    leadership: int


def zeros() -> list[int]:
    """A number for each side of a battle."""
    return [0, 0]


class Battle(msgspec.Struct):
    """A fight. Side 0 attacks, side 1 defends; a side is a seat, or -1 for the ship in the Enemy Ship area."""

    sides: list[int]
    prize: int = -1  # garrison ashore: the rumor or mission card that is at stake
    round: int = 0
    declared: list[int] = msgspec.field(default_factory=zeros)
    bonus: list[int] = msgspec.field(default_factory=zeros)  # extra dice from cards this round
    dice: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])  # contest or Leadership dice
    shots: list[int] = msgspec.field(default_factory=zeros)  # hits to be located
    volley: list[list[int]] = msgspec.field(default_factory=lambda: [[], []])  # location dice of each shooter
    ammunition: list[int] = msgspec.field(default_factory=lambda: [-1, -1])  # special weapon used with the volley
    extra: list[int] = msgspec.field(default_factory=zeros)  # Double-shotted
    getaway: bool = False
    hooked: list[bool] = msgspec.field(default_factory=lambda: [False, False])  # Grappling Hooks used this round
    gunned: list[bool] = msgspec.field(default_factory=lambda: [False, False])  # Gunner used this round
    chased: list[bool] = msgspec.field(default_factory=lambda: [False, False])  # Chasers used this battle
    moved: list[bool] = msgspec.field(default_factory=lambda: [False, False])  # Felipe's ability used
    rerolled: list[bool] = msgspec.field(default_factory=lambda: [False, False])  # Harwood's ability used
    crew: list[int] = msgspec.field(default_factory=zeros)  # at the beginning
    boarding: bool = False


class Raid(msgspec.Struct):
    """A merchant raid: the flag declared, the dice, the successes still to spend."""

    seat: int
    nation: int
    dice: list[int] = []
    left: int = 0
    taken: bool = False  # the loot is: nothing of it is to come any more


class Caribbean(State):
    """The whole state."""

    options: MaraudersOptions
    players: list[Player]
    npcs: list[Npc]
    merchants: list[list[int]]  # by zone
    track: list[int]
    demand: list[list[int]]  # by zone
    pool: list[int]
    mods: list[list[int]]  # by zone
    returned: list[int]  # modifications on their way back to the ports
    captain_deck: list[int]
    captain_discard: list[int]
    event_deck: list[int]
    event_discard: list[int]
    entering: list[int]  # NPC card drawn this round
    war_card: list[int]
    glory_deck: list[int]
    glory_discard: list[int]
    cargo_deck: list[int]
    cargo_discard: list[int]
    market: list[int]  # cargo cards on offer, drawn in a raid or as loot
    rumor_deck: list[int]
    drawn: list[int]  # rumors or captains among which somebody chooses
    mission_deck: list[int]
    mission_discard: list[int]
    offered: list[int]
    declared: list[int]  # glory cards turned up and not yet resolved
    war: list[int] = []
    commissioned: bool = False  # war was declared this round: nations without flagship get a man-o'-war at its end
    round: int = 0
    event: int = CALM
    first: int = 0
    active: int = -1
    actions: int = 0  # left
    moves: int = 0  # additional Move actions left
    taken: int = 0  # actions taken this turn
    only_moved: bool = True
    ported: bool = False  # the Port action of this turn is used
    rerolled: bool = False  # Richery's ability is used this turn
    doing: str = ""  # what the active player is in the middle of: "port", "merchant"
    visit: list[str] = []  # port activities done in this Port action
    last_card: int = -1  # kind of the glory card played last
    ending: bool = False  # the target was reached: the round is the last
    announced: list[int] = []  # who reached it, and so showed the chest
    early: bool = False  # ended by the event or captain deck
    over: bool = False
    enemy: Enemy | None = None
    battle: Battle | None = None
    raid: Raid | None = None

    @property
    def fight(self) -> Battle:
        """The battle, where there must be one."""
        assert self.battle is not None
        return self.battle

    @property
    def npc(self) -> int:
        """The NPC that fights; -1: none, or nobody but a garrison."""
        return self.enemy.npc if self.enemy is not None else -1


# What the boards say.


def most(p: Player, location: int) -> int:
    """The maximum of a location: the ship's value and modifications, at most 5.

    ship.cap-five, ship.stats
    """
    value = SHIPS[p.ship].locations[location]
    if p.mods:
        mod = HAMMOCKS if location == CREW else HOLD if location == CARGO else BATTERY if location == CANNONS else -1
        if mod >= 0 and has_mod(p, mod):
            value += 1
    return min(value, MOST)


def has_weapon(p: Player, weapon: int) -> bool:
    """Is this special weapon aboard?"""
    return bool(p.weapons >> weapon & 1)


def has_mod(p: Player, mod: int) -> bool:
    """Does the ship carry this modification?"""
    return any(MOD[item] == mod for item in p.mods)


def maneuver(p: Player) -> int:
    """Maneuverability; masts do not matter.

    mod.sails
    """
    return min(SHIPS[p.ship].maneuver + has_mod(p, SAILS), MOST)


def has_specialist(p: Player, type: int) -> bool:
    """Does this specialist serve?"""
    return any(SPECIALIST[item] == type for item in p.specialists)


def is_pirate(p: Player) -> bool:
    """A player with at least one bounty is a pirate.

    bounty.pirate-status
    """
    return any(p.bounty)


def freight(p: Player) -> int:
    """Hold spaces taken by mission freight."""
    return sum(MISSIONS[item - MISSION0].freight for item in p.missions)


def room(p: Player) -> int:
    """How many cargo cards the ship may hold where it is.

    buy.port-limit-six, ruling.capacity-hits-in-port
    """
    return PORT_HOLD if p.port else at_sea(p)


def at_sea(p: Player) -> int:
    """How many cargo cards the ship carries out of a port (buy.leave-port-discard)."""
    return max(p.now[CARGO] - freight(p), 0)


def damage(p: Player) -> int:
    """Damage points of the shipyard: hull, cargo, masts and cannons, not crew.

    ruling.yard-damage-count
    """
    return sum(most(p, location) - p.now[location] for location in (0, 1, 2, 4))


def destroyed(p: Player) -> bool:
    """Is any location destroyed?"""
    return 0 in p.now


def at_home(p: Player) -> bool:
    """In the captain's home port?"""
    return p.port and p.who >= 0 and p.zone == HOME[p.who]


def nation(p: Player) -> int:
    """The nation of a player's captain."""
    return NATION_OF[p.who]


def skill(p: Player, which: int) -> int:
    """The value of a skill."""
    return CAPTAINS[p.who].skills[which]


def at_war(s: Caribbean, one: int, other: int) -> bool:
    """Are these two nations at war with each other?"""
    return bool(s.war) and one != other and one in s.war and other in s.war


def barred(s: Caribbean, p: Player, zone: int) -> str:
    """Why a captain may not enter the port of a zone: "bounty", "war", or "" if he may.

    captain.home-port
    """
    port = PORT_NATION[zone]
    if zone == HOME[p.who]:
        return ""
    if p.bounty[port] and not p.papers:
        return "bounty"
    return "war" if at_war(s, nation(p), port) else ""


def haven(zone: int) -> bool:
    """Port Royale lets barred captains in by its own rule."""
    return zone == PORT_ROYALE


def commander(npc: Npc, number: int) -> NpcCard:
    """The captain in command of an NPC ship."""
    if npc.commodore_leads or not npc.pile:
        return COMMODORES[number]
    return NPC_CARD[npc.pile[-1]]


def npc_ship(s: Caribbean, number: int) -> int:
    """The type of an NPC ship: flagships of nations at war are men-o'-war.

    npc.kinds
    """
    if number >= PIRATE_SLOOP:
        return SLOOP if number == PIRATE_SLOOP else FRIGATE
    return MANOWAR if number in s.war else FRIGATE


def stash_cap(s: Caribbean) -> int:
    """At most so many points come from the stash.

    stash.score, variant.length, ruling.stash-cap
    """
    return s.options.target // 2


def total(s: Caribbean, p: Player) -> int:
    """Glory Points with those of the stash."""
    return p.points + min(p.stash // 10, stash_cap(s))


def deeds(p: Player) -> list[int]:
    """The Glory Points of a player by deed."""
    return [p.deeds >> 5 * deed & 31 for deed in range(len(DEEDS))]


def as_side(npc: int) -> int:
    """An NPC ship as a side of a battle to be: below all seats, so that one number says who fights."""
    return -1 - npc


def left_of(s: Caribbean, seat: int) -> int:
    """The left neighbour, who plays the NPC in this player's battles."""
    return (seat + 1) % s.seats
