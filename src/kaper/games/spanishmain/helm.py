"""The helm: where a ship of a bot wants to go, and a course that takes it there."""

from __future__ import annotations

from itertools import permutations, product

from kaper.games.spanishmain.abilities import has, room
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.chart import (
    ISLAND_NAMES,
    MASTS,
    SHIP_NAMES,
    guns,
    island_shape,
    mast_gun,
    ship_shape,
)
from kaper.games.spanishmain.courses import Sail
from kaper.games.spanishmain.geometry.course import Leg, Track
from kaper.games.spanishmain.geometry.fire import may_fire, ship_target
from kaper.games.spanishmain.geometry.sail import Waters
from kaper.games.spanishmain.geometry.shapes import BUILDS, Shape
from kaper.games.spanishmain.geometry.touch import nearest_point
from kaper.games.spanishmain.geometry.units import COS, SIN, TURN, Pose, bearing, between
from kaper.games.spanishmain.state import FOG, SARGASSO, Sea, Ship, all_masts, buried, home_of, wild

OFFSETS = (0, 250, -250, 500, -500, 800, -800)  # tenths of a degree beside the straight way, for the first segment
TURN_COST = 8  # hundredths of a millimetre that a tenth of a degree to be turned next is worth
TERRAIN_COST = (12_000, 1_500, 1_500)  # fog, reef and Sargasso for each mast at risk
CROWD = 12_000  # how much farther an island seems for each of one's own ships that is nearer to it
PROGRESS = 3_000  # a ship that gets so far need not draw farther astern
GOOD_WAY = 0.85  # of the whole move made good is good enough
GUN_WORTH = 3_000  # what a gun that bears is worth, in way


def rough(ship: Ship, x: int, y: int) -> float:
    """How far a bow is from a place, quickly."""
    dx, dy = x - ship.x, y - ship.y
    far: float = (dx * dx + dy * dy) ** 0.5
    return far


def goal(s: Sea, number: int) -> str:
    """What a ship makes for: an island to dock at, or an enemy ship to fight."""
    ship = s.ships[number]
    home = port_of(s, ship)
    if ship.tow >= 0:
        return ISLAND_NAMES[home]
    way_home = rough(ship, s.islands[home].x, s.islands[home].y)
    space = room(s, ship)
    best, least = -1, 1e9
    if space > 0:
        friends = [
            other
            for other in s.ships
            if other.owner == ship.owner and other is not ship and other.masts and not other.sunk and not other.coins
        ]
        friends = [other for other in friends if room(s, other) > 0]
        for i, island in enumerate(s.islands):
            pieces = buried(s, island, ship.owner)
            if not pieces or not wild(s, i):
                continue
            far = rough(ship, island.x, island.y)
            for other in friends:
                if rough(other, island.x, island.y) < far:
                    far += CROWD
            far -= 1_500 * min(pieces, space)
            if far < least:
                best, least = i, far
    whole = all_masts(ship).bit_count()
    battered = ship.masts.bit_count() * 2 <= whole and whole > 1
    if ship.coins and (space <= 0 or best < 0 or least > 0.6 * way_home or battered):
        return ISLAND_NAMES[home]
    if battered and not ship.coins and way_home < 40_000:
        return ISLAND_NAMES[home]
    prey = quarry(s, number)
    if prey >= 0:
        return SHIP_NAMES[prey]
    if best >= 0:
        return ISLAND_NAMES[best]
    if ship.coins or not guns(ship):
        return ISLAND_NAMES[home]
    hunted = nearest_enemy(s, ship)
    return SHIP_NAMES[hunted] if hunted >= 0 else ISLAND_NAMES[home]


def port_of(s: Sea, ship: Ship) -> int:
    """The nearest island where its gold counts: the home island, or one with a fort of its owner."""
    best = home_of(s, ship.owner)
    if s.forts:
        least = rough(ship, s.islands[best].x, s.islands[best].y)
        for fort in s.forts:
            if fort.owner == ship.owner and not fort.gone and fort.flags:
                land = s.islands[fort.island]
                far = rough(ship, land.x, land.y)
                if far < least:
                    best, least = fort.island, far
    return best


def reach(ship: Ship) -> int:
    """How far a ship sails in a turn."""
    return sum(8_600 if length == "L" else 5_400 for length in CARDS[ship.card].move)


def quarry(s: Sea, number: int) -> int:
    """An enemy ship worth fighting within a turn or two: with coins aboard, or weaker than this one with its Captain."""
    me = s.ships[number]
    if me.coins:
        return -1
    captain = has(s, me, "captain")
    best, most = -1, 0.0
    for i, other in enumerate(s.ships):
        if other.owner == me.owner or other.sunk or other.wreck or other.fog >= 0:
            continue
        if other.docked >= 0 and s.islands[other.docked].home == other.owner:
            continue
        far = rough(me, other.x, other.y)
        if far > reach(me) + (9_000 if captain else 4_000):
            continue
        gain = 2.0 * len(other.coins) + 0.1 * CARDS[other.card].points + (0.8 if captain else 0.0)
        gain -= 0.5 * max(0, other.masts.bit_count() - me.masts.bit_count())
        if not other.masts:
            gain -= 1.0
        gain -= far / 15_000
        if gain > max(most, 0.7):
            best, most = i, gain
    return best


def nearest_enemy(s: Sea, me: Ship) -> int:
    """The enemy ship nearest at sea, one with coins rather than one without."""
    best, least = -1, 1e9
    for i, other in enumerate(s.ships):
        if other.owner == me.owner or other.sunk or other.wreck or other.fog >= 0:
            continue
        if other.docked >= 0 and s.islands[other.docked].home == other.owner:
            continue
        far = rough(me, other.x, other.y) - 20_000 * len(other.coins)
        if far < least:
            best, least = i, far
    return best


def shape_of(s: Sea, name: str) -> Shape:
    kind, _, number = name.partition(":")
    return island_shape(s.islands[int(number)]) if kind == "island" else ship_shape(s.ships[int(number)])


def course_to(s: Sea, decision: Sail, name: str) -> list[list[int]]:
    """A course towards a thing: straight for it, or turned aside at first; the best place to end."""
    waters = decision.waters(s)
    shape = shape_of(s, name)
    fight = name[0] == "s" and s.ships[int(name[5:])].owner != s.ships[decision.ship].owner
    best: list[list[int]] = []
    chosen = Track((), waters.pose, waters.pose)
    first = least = cost(s, decision, chosen, shape, name, fight)
    enough = first - GOOD_WAY * waters.allowance.whole
    for astern in sternways(waters, shape):
        if least < first - PROGRESS:
            break
        start = waters.cast_off(astern) if astern else waters.cast_off()
        tried: set[tuple[int, tuple[int, ...]]] = set()
        for order, offset in product(orders(waters), OFFSETS):
            turn = first_turn(waters, start, shape, offset)
            if (turn, order) in tried:
                continue  # as far round as a ship may turn, both ways of going beside it are one
            tried.add((turn, order))
            made = towards(waters, astern, start, order, shape, turn)
            if made is None:
                continue
            path, track = made
            found = cost(s, decision, track, shape, name, fight)
            if found < least:
                best, least, chosen = path, found, track
                if not fight and (found < enough or track.stop == name):
                    decision.kept = best, chosen
                    return best
            if not fight and not offset and unhindered(track, order, name):
                break
            if fight and track.legs and not track.stop:
                half = [*path[:-1], [path[-1][0], path[-1][1] // 2]]
                track = waters.sail(half)
                if track.fault is None:
                    found = cost(s, decision, track, shape, name, fight)
                    if found < least:
                        best, least, chosen = half, found, track
    decision.kept = best, chosen  # what was sailed here need not be sailed again when it is answered
    return best


def unhindered(track: Track, order: tuple[int, ...], name: str) -> bool:
    """Nothing was in the way: a turn aside would only be longer."""
    last = track.legs[-1]
    clear = not last.entries and not any(leg.edge for leg in track.legs)
    return clear and (last.stop == name or (not last.stop and len(track.legs) >= len(order)))


def sternways(waters: Waters, shape: Shape) -> tuple[int, ...]:
    """How far to draw astern when casting off: a whole hull first if the goal lies behind, else as little as may be."""
    if not waters.allowance.casts_off:
        return (0,)
    length = BUILDS[waters.masts].length
    x, y, heading = waters.pose
    ahead = (shape.x - x) * COS[heading] + (shape.y - y) * SIN[heading] > 0
    return (0, length // 2, length) if ahead else (length, length // 2, 0)


def orders(waters: Waters) -> list[tuple[int, ...]]:
    """The segments in every different order."""
    way = waters.allowance
    return [(*base, *way.bonus) for base in sorted(set(permutations(way.base)), reverse=True)]


def first_turn(waters: Waters, start: Pose, shape: Shape, offset: int) -> int:
    """The turn of the first segment: straight for a thing, or so much beside it, as far round as a ship may turn."""
    if waters.allowance.rest:
        return 0
    return max(-TURN, min(TURN, aim(start, shape) + offset))


def aim(at: Pose, shape: Shape) -> int:
    """The turn that would point the bow at a thing: at its middle from afar, else at what of it is nearest."""
    x, y, heading = at
    dx, dy, r = shape[0] - x, shape[1] - y, 3 * shape[2]
    if dx * dx + dy * dy < r * r:
        px, py = nearest_point(shape, (x, y))
        dx, dy = px - x, py - y
    return between(bearing(dx, dy) - heading)


def towards(
    waters: Waters, astern: int, start: Pose, order: tuple[int, ...], shape: Shape, first: int
) -> tuple[list[list[int]], Track] | None:
    """Segment by segment straight for a thing, the first one turned so far; what was legal of that."""
    path: list[list[int]] = []
    legs: list[Leg] = []
    at = start
    if astern:
        path.append([0, -astern])
    rest = waters.allowance.rest
    for number, length in enumerate((rest, *order) if rest else order):
        turn = max(-TURN, min(TURN, aim(at, shape))) if number else first
        leg = waters.leg(at, turn, length, length, waters.around(at) if not number else None)
        if not isinstance(leg, Leg):
            break
        path.append([turn, length])
        legs.append(leg)
        at = leg.end
        if leg.stop or leg.entries:
            break
    if not legs or (waters.tow and waters.sail(path).fault is not None):
        return None
    return path, Track(tuple(legs), at, start)


def cost(s: Sea, decision: Sail, track: Track, shape: Shape, name: str, fight: bool) -> float:
    """How bad the end of a course is: the way left, the turn needed next, the terrain entered; guns that bear are good."""
    if track.stop == name and not fight:
        return -10_000.0 + 10 * len(track.legs)
    x, y, heading = track.end
    dx, dy, r = shape[0] - x, shape[1] - y, shape[2]
    far: float = (dx * dx + dy * dy) ** 0.5
    if far < 3 * r:
        px, py = nearest_point(shape, (x, y))
        dx, dy = px - x, py - y
        far = (dx * dx + dy * dy) ** 0.5
    else:
        far -= 0.7 * r  # the shore, roughly: islands and hulls are longer than broad
    me = s.ships[decision.ship]
    turn = abs(between(bearing(dx, dy) - heading))
    left = far + TURN_COST * max(0, turn - 300)
    entered = track.entered
    if entered is not None:
        kind = s.terrain[int(entered[1].thing[8:])].kind
        built = MASTS[me.card]
        risk = 1 if kind == FOG else max(0, 6 - built) if kind == SARGASSO else max(0, built - 1)
        left += TERRAIN_COST[kind] * risk
    if fight:
        prey = s.ships[int(name[5:])]
        target = ship_target(name, MASTS[prey.card], (prey.x, prey.y, prey.heading))
        old = me.x, me.y, me.heading
        me.x, me.y, me.heading = track.end
        bearing_guns = sum(may_fire(mast_gun(me, i, gun), target, ()) for i, gun in guns(me))
        me.x, me.y, me.heading = old
        left -= GUN_WORTH * bearing_guns
    return left
