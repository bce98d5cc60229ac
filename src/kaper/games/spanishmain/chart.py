"""The chart: the state as shapes for the geometry, and what follows from where things lie (contacts, pins, lines of fire).

Things have names: `ship:3`, `island:0`, `fort:1`, `terrain:2`.
"""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from kaper.games.spanishmain.abilities import MUSKET, adrift, cannon, ghostly, powers
from kaper.games.spanishmain.cards import CARDS, Cannon
from kaper.games.spanishmain.effects.guns import battery, fort_gun, may_aim, reach_at, silent
from kaper.games.spanishmain.geometry.fire import (
    Gun,
    Target,
    battery_of,
    bears,
    fort_target,
    gun,
    in_reach,
    may_fire,
    ship_target,
)
from kaper.games.spanishmain.geometry.places import berths, edge_touched
from kaper.games.spanishmain.geometry.shapes import (
    SLOTS,
    Shape,
    bow_zone,
    fog,
    hull,
    island,
    reef,
    sargasso,
    slot,
    template,
)
from kaper.games.spanishmain.geometry.shapes import place as placed
from kaper.games.spanishmain.geometry.touch import Contact, touches
from kaper.games.spanishmain.geometry.touch import contact as touching
from kaper.games.spanishmain.geometry.units import LENGTHS, Pose
from kaper.games.spanishmain.state import FOG, REEF, Fort, Island, Sea, Ship, Terrain, may_dock

SHIP_NAMES = tuple(f"ship:{i}" for i in range(64))
ISLAND_NAMES = tuple(f"island:{i}" for i in range(64))
TERRAIN_NAMES = tuple(f"terrain:{i}" for i in range(64))
FORT_NAMES = tuple(f"fort:{i}" for i in range(64))
SLOT_NAMES = tuple(SLOTS)
MASTS = tuple(card.masts for card in CARDS)
IN_SIGHT = 38_000 * 38_000  # nothing farther from a bow, by its own bow or its middle, is in range of a gun
FAR_FROM_SHORE = 10_000 * 10_000  # no bow touches an island whose middle is farther from its tip

# Most things stay where they are from one question to the next: their contacts are remembered by where they lie.
contact = lru_cache(maxsize=16384)(touching)

NamedShape = tuple[str, Shape]


class Landed(NamedTuple):
    """A Marine at its post ashore."""

    card: int
    owner: int
    item: int
    island: int


Thing = Ship | Fort | Landed


def landed(s: Sea, item: int) -> Landed:
    """The post of a Marine ashore."""
    island = next(
        (
            i
            for i, land in enumerate(s.islands)
            if item in land.crew or (land.home >= 0 and item in s.ashore[land.home])
        ),
        -1,
    )
    return Landed(s.crew_card[item], s.crew_owner[item], item, island)


def pose(ship: Ship) -> Pose:
    return ship.x, ship.y, ship.heading


def ship_shape(ship: Ship) -> Shape:
    return hull(MASTS[ship.card], (ship.x, ship.y, ship.heading))


def island_shape(land: Island) -> Shape:
    return island(land.shape, land.x, land.y, land.rotation)


def terrain_shape(piece: Terrain) -> Shape:
    shape = fog if piece.kind == FOG else reef if piece.kind == REEF else sargasso
    return shape(piece.x, piece.y, piece.rotation)


def on_chart(ship: Ship) -> bool:
    """Does it lie in the open: not sunk, not lost in fog?"""
    return not ship.sunk and ship.fog < 0


def ships_on_chart(s: Sea, *without: int) -> list[NamedShape]:
    """Hulls, wrecks among them."""
    return [
        (SHIP_NAMES[i], hull(MASTS[ship.card], (ship.x, ship.y, ship.heading)))
        for i, ship in enumerate(s.ships)
        if not ship.sunk and ship.fog < 0 and i not in without
    ]


def islands_on_chart(s: Sea) -> list[NamedShape]:
    return [(ISLAND_NAMES[i], island(a.shape, a.x, a.y, a.rotation)) for i, a in enumerate(s.islands)]


def solids(s: Sea, *without: int) -> list[NamedShape]:
    """All that stops a ship: islands, ships and wrecks."""
    return islands_on_chart(s) + ships_on_chart(s, *without)


def shapes(things: list[NamedShape]) -> list[Shape]:
    return [shape for _, shape in things]


def terrain_on_chart(s: Sea) -> list[NamedShape]:
    return [(TERRAIN_NAMES[i], terrain_shape(piece)) for i, piece in enumerate(s.terrain)]


def fogs(s: Sea) -> list[str]:
    return [TERRAIN_NAMES[i] for i, piece in enumerate(s.terrain) if piece.kind == FOG]


# contacts


def contacts(s: Sea, ship: int) -> list[tuple[int, Contact]]:
    """The ships and wrecks that a ship touches, and how."""
    me = s.ships[ship]
    if not on_chart(me):
        return []
    found = []
    masts, mine = MASTS[me.card], (me.x, me.y, me.heading)
    for i, other in enumerate(s.ships):
        if i == ship or other.sunk or other.fog >= 0:
            continue
        dx, dy = other.x - me.x, other.y - me.y
        if dx * dx + dy * dy > 1_000_000_000:  # farther than the two longest hulls
            continue
        touch = contact(masts, mine, MASTS[other.card], (other.x, other.y, other.heading))
        if touch is not None:
            found.append((i, touch))
    return found


NEVER_PINNED = frozenset({"no_pin", "GALLEY"})


def pinned(s: Sea, ship: int) -> bool:
    """A ship is pinned while its bow touches an enemy ship that is not derelict; some never are, ghosts nobody pins."""
    me = s.ships[ship]
    words = powers(s, me)
    if words and (not NEVER_PINNED.isdisjoint(words) or ghostly(me)):
        return False
    return any(pins(s, me, i, touch) for i, touch in contacts(s, ship))


def pins(s: Sea, ship: Ship, other: int, touch: Contact) -> bool:
    """Does this contact hold the ship?"""
    it = s.ships[other]
    return touch.mine and it.owner != ship.owner and not it.wreck and not adrift(s, it) and not ghostly(it)


@lru_cache(maxsize=16384)
def at_shore(masts: int, at: Pose, outline: int, x: int, y: int, rotation: int) -> bool:
    """Does the bow of a ship touch an island?"""
    return touches(bow_zone(masts, at), island(outline, x, y, rotation))


def berths_at(masts: int, outline: int, x: int, y: int, rotation: int) -> tuple[Pose, ...]:
    """The berths of an island for hulls of so many masts; which are free is another question."""
    return berths(masts, island(outline, x, y, rotation))


def shore_touched(s: Sea, ship: Ship) -> list[int]:
    """The islands that the bow touches."""
    masts, at = MASTS[ship.card], (ship.x, ship.y, ship.heading)
    return [
        i
        for i, a in enumerate(s.islands)
        if (a.x - ship.x) * (a.x - ship.x) + (a.y - ship.y) * (a.y - ship.y) < FAR_FROM_SHORE
        and at_shore(masts, at, a.shape, a.x, a.y, a.rotation)
    ]


def berth(s: Sea, ship: Ship) -> list[int]:
    """The islands where it is docked as it lies: its bow touches them and docking is allowed."""
    if not on_chart(ship) or ship.wreck or ghostly(ship):
        return []
    words = powers(s, ship)
    if "ut_plague" in words:
        return []
    return [i for i in shore_touched(s, ship) if may_dock(s, ship.owner, i) or (words and admitted(s, ship, i, words))]


VISITORS = frozenset({"raid_home(1)", "ut_letter_of_marque", "ut_wine"})


def admitted(s: Sea, ship: Ship, island: int, words: frozenset[str]) -> bool:
    """May it dock at an enemy home island (or fort) all the same: to raid it, with a letter, or with wine?"""
    if VISITORS.isdisjoint(words):
        return False
    here = s.islands[island]
    if here.home >= 0:
        return True
    return "ut_wine" in words


def casts_off(s: Sea, ship: int) -> bool:
    """Does its bow touch a shore, a ship or the edge of the sea?"""
    me = s.ships[ship]
    if me.docked >= 0 or edge_touched(MASTS[me.card], pose(me), s.size):
        return True
    return any(touch.mine for _, touch in contacts(s, ship)) or bool(shore_touched(s, me))


# lines of fire


def targets(s: Sea, seat: int) -> list[tuple[Target, Thing]]:
    """What a seat may shoot at: enemy ships in the open, unless docked at their home, enemy forts, Marines ashore."""
    found: list[tuple[Target, Thing]] = []
    for i, ship in enumerate(s.ships):
        if ship.owner != seat and not ship.sunk and not ship.wreck and ship.fog < 0:
            if ship.docked >= 0 and s.islands[ship.docked].home == ship.owner:
                continue
            found.append((ship_target(SHIP_NAMES[i], MASTS[ship.card], (ship.x, ship.y, ship.heading)), ship))
    return found + enemy_forts(s, seat)


def enemy_forts(s: Sea, seat: int) -> list[tuple[Target, Thing]]:
    found: list[tuple[Target, Thing]] = []
    for i, built in enumerate(s.forts):
        if built.owner != seat and not built.gone:
            land = s.islands[built.island]
            found.append((fort_target(FORT_NAMES[i], land.x, land.y, land.rotation), built))
    for item, (x, y) in s.posts.items():
        post = landed(s, int(item))
        if post.owner != seat and post.island >= 0:
            shape = speck(x, y)
            found.append((Target(f"marine:{item}", shape, ((x, y),), (0,)), post))
    return found


SPECK = template(((10, 10), (-10, 10), (-10, -10), (10, -10)))


@lru_cache(maxsize=256)
def speck(x: int, y: int) -> Shape:
    """A Marine as a shape: hardly more than a point."""
    return placed(SPECK, x, y, 0)


def blockers(s: Sea, ship: int, target: Thing, through: bool = False) -> list[NamedShape]:
    """What could be in the way of a ship's shot: islands, fog, forts, wrecks and ships (unless it fires through them)."""
    found = [] if through else ships_on_chart(s, ship)
    spared = -1 if isinstance(target, Ship) else target.island
    found += [(ISLAND_NAMES[i], island(a.shape, a.x, a.y, a.rotation)) for i, a in enumerate(s.islands) if i != spared]
    return found + fog_blockers(s)


def fog_blockers(s: Sea) -> list[NamedShape]:
    return [(TERRAIN_NAMES[i], terrain_shape(piece)) for i, piece in enumerate(s.terrain) if piece.kind == FOG]


def guns(ship: Ship) -> list[tuple[int, Cannon]]:
    """The cannons of the standing masts."""
    card = CARDS[ship.card]
    return [(i, cannon(card, i)) for i in range(card.masts) if ship.masts >> i & 1]


def sails(ship: Ship) -> list[int]:
    return [i for i in range(MASTS[ship.card]) if ship.masts >> i & 1]


def mast_gun(ship: Ship, number: int, weapon: Cannon) -> Gun:
    return gun(MASTS[ship.card], pose(ship), number, LENGTHS[weapon.range], sails(ship))


def near_targets(s: Sea, ship: Ship) -> list[tuple[Target, Thing]]:
    """Targets that might be in range of some gun: within L and the longest hulls of both."""
    found: list[tuple[Target, Thing]] = []
    seat, x, y = ship.owner, ship.x, ship.y
    for i, other in enumerate(s.ships):
        if other.owner == seat or other.sunk or other.wreck or other.fog >= 0:
            continue
        dx, dy = other.x - x, other.y - y
        if dx * dx + dy * dy < IN_SIGHT and not (other.docked >= 0 and s.islands[other.docked].home == other.owner):
            found.append((ship_target(SHIP_NAMES[i], MASTS[other.card], (other.x, other.y, other.heading)), other))
    return found + [(target, built) for target, built in enemy_forts(s, seat) if near_by(target, x, y)]


def near_by(target: Target, x: int, y: int) -> bool:
    dx, dy = target.shape[0] - x, target.shape[1] - y
    return dx * dx + dy * dy < IN_SIGHT


FAR_REACH = 1_600_000_000  # doubled L, and the longest hulls of both, squared


def lines(s: Sea, ship: int, far: bool = False) -> list[tuple[int, str]]:
    """A ship's shots: each gun that may fire with every target it may fire at; `far`: at twice its range."""
    me = s.ships[ship]
    if not me.masts:
        return []
    near = far_targets(s, me) if far else near_targets(s, me)
    if not near or silent(s, me):
        return []
    words = powers(s, me)
    found = []
    weapons = battery(s, me)
    standing = [] if "JUNK" in words else sails(me)
    through = "fire_through_ships" in words
    for target, thing in near:
        places = [
            gun(MASTS[me.card], pose(me), number, reach_at(s, me, thing, weapon, far), standing)
            for number, weapon in weapons
        ]
        if not any(in_reach(place, target) for place in places):
            continue
        fires = bears(battery_of(places, blockers(s, ship, thing, through)), target)
        for may, (number, weapon) in zip(fires or (), weapons, strict=fires is not None):
            if may and may_aim(s, me, thing, weapon):
                found.append((number, target.name))
    return found


def hindrance(s: Sea, ship: int) -> str:
    """What keeps the guns of a ship that has no shot off the enemies near by; empty if no enemy is near."""
    me = s.ships[ship]
    near = near_targets(s, me)
    found = "range" if near else ""
    standing = [] if "JUNK" in powers(s, me) else sails(me)
    for target, thing in near:
        walls = blockers(s, ship, thing, "fire_through_ships" in powers(s, me))
        for number, weapon in battery(s, me):
            reach = reach_at(s, me, thing, weapon, False)
            if may_fire(gun(MASTS[me.card], pose(me), number, reach, standing), target, walls):
                return "ability"
            if may_fire(gun(MASTS[me.card], pose(me), number, reach, []), target, []):
                found = "line"
    return found


def far_targets(s: Sea, ship: Ship) -> list[tuple[Target, Thing]]:
    found = []
    for target, thing in targets(s, ship.owner):
        dx, dy = target.shape[0] - ship.x, target.shape[1] - ship.y
        if dx * dx + dy * dy < FAR_REACH:
            found.append((target, thing))
    return found


def musket_lines(s: Sea, ship: int, weapon: Cannon = MUSKET) -> list[tuple[int, str]]:
    """Where a musket could fire: from every mast position, standing or not."""
    me = s.ships[ship]
    found: list[tuple[int, str]] = []
    near = near_targets(s, me)
    if not near or silent(s, me):
        return found
    words = powers(s, me)
    standing = [] if "JUNK" in words else sails(me)
    for target, thing in near:
        walls = blockers(s, ship, thing, "fire_through_ships" in words)
        for number in range(MASTS[me.card]):
            place = gun(MASTS[me.card], pose(me), number, LENGTHS[weapon.range], standing)
            if may_fire(place, target, walls) and may_aim(s, me, thing, weapon):
                found.append((number, target.name))
                break
    return found


def fort_lines(s: Sea, built: int) -> list[tuple[int, str]]:
    """A fort's shots: only fog is in their way."""
    me = s.forts[built]
    land = s.islands[me.island]
    card = CARDS[me.card]
    walls = fog_blockers(s)
    found = []
    for target, thing in targets(s, me.owner):
        for number in range(len(card.cannons)):
            if me.flags >> number & 1:
                weapon = fort_gun(me, number)
                x, y = slot(land.x, land.y, land.rotation, SLOT_NAMES[me.slots[number]])
                from_flag = Gun(x, y, LENGTHS[weapon.range])
                if may_fire(from_flag, target, walls) and may_aim(s, me, thing, weapon):
                    found.append((number, target.name))
    return found


def thing_of(s: Sea, name: str) -> Thing:
    """The ship, fort or Marine ashore of a name."""
    kind, _, number = name.partition(":")
    if kind == "ship":
        return s.ships[int(number)]
    return s.forts[int(number)] if kind == "fort" else landed(s, int(number))
