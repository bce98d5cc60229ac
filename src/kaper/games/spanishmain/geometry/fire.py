"""Lines of fire: which guns may fire at which target, how far it is, and what is in the way.

A line goes from the centre of a mast (or a flag of a fort) to an aim point of the target. It must be within range,
cross no sail of another standing mast of the shooter and no blocker. One free aim point is enough.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import NamedTuple

from kaper.games.spanishmain.geometry.course import Things
from kaper.games.spanishmain.geometry.shapes import BUILDS, Shape, fort, fort_aims, hull, hull_aims
from kaper.games.spanishmain.geometry.units import COS, MM, OVERLAP, RANGE, SIN, Point, Pose


class Gun(NamedTuple):
    """A place that a shot may come from."""

    x: float
    y: float
    reach: int
    """S, L or another range, in hundredths of a millimetre."""
    ahead: float = 0.0
    """How far ahead the nearest standing sail of the ship is; 0: none."""
    astern: float = 0.0
    sail: float = 0.0
    """How far a sail reaches to each side of the keel."""
    heading: int = 0


class Target(NamedTuple):
    """What may be shot at."""

    name: str
    shape: Shape
    aims: tuple[Point, ...]
    """Its corners and the points between them, in fixed order."""
    corners: tuple[Point, ...]


class Line(NamedTuple):
    """A line of fire, drawn."""

    start: Point
    end: Point
    distance: float
    """In hundredths of a millimetre."""
    blocker: str = ""
    """What is in the way: a thing, `sail` (one of the shooter's own), `range` (out of reach); empty: the shot is legal."""


def ship_target(name: str, masts: int, pose: Pose) -> Target:
    """A ship as a target."""
    shape = hull(masts, pose)
    return Target(name, shape, hull_aims(masts, pose), shape.points)


def fort_target(name: str, x: int, y: int, rotation: int) -> Target:
    """A fort as a target; leave the island it stands on out of the blockers."""
    shape = fort(x, y, rotation)
    return Target(name, shape, fort_aims(x, y, rotation), shape.points)


def gun(masts: int, pose: Pose, number: int, reach: int, sails: Sequence[int] = ()) -> Gun:
    """The gun on a mast (from 0 at the bow). `sails`: the standing masts, whose sails are in the way; none for a junk.

    Of all sails only the nearest ahead and the nearest astern matter: what passes a nearer one passes the others.
    """
    x, y, heading = pose
    build = BUILDS[masts]
    places = build.masts
    here = places[number]
    ahead = astern = 0
    for other in sails:
        if other < number:
            ahead = places[other] - here if not ahead else min(ahead, places[other] - here)
        elif other > number:
            astern = here - places[other] if not astern else min(astern, here - places[other])
    return Gun(x + here * COS[heading], y + here * SIN[heading], reach, ahead, astern, build.sail, heading)


def crosses(ax: float, ay: float, bx: float, by: float, blocker: Shape) -> bool:
    """Whether a straight line from a to b runs through the interior of a shape, grazing it by up to 0.05 mm allowed."""
    begin, finish = 0.0, 1.0
    for nx, ny, offset in blocker[4]:
        limit = offset - OVERLAP
        a, b = nx * ax + ny * ay - limit, nx * bx + ny * by - limit
        if a >= 0:
            if b >= 0:
                return False
            t = a / (a - b)
            if t > begin:
                begin = t
                if begin >= finish:
                    return False
        elif b > 0:
            t = a / (a - b)
            if t < finish:
                finish = t
                if begin >= finish:
                    return False
    return True


def behind_sail(gun: Gun, corners: Sequence[Point], c: float, s: float) -> bool:
    """Whether one sail of the shooter hides all these points."""
    x, y, _, ahead, astern, sail, _ = gun
    if ahead:
        for px, py in corners:
            u = (px - x) * c + (py - y) * s
            if u <= ahead or not -sail * u < ((py - y) * c - (px - x) * s) * ahead < sail * u:
                break
        else:
            return True
    if astern:
        for px, py in corners:
            u = (px - x) * c + (py - y) * s
            if u >= -astern or not sail * u < ((py - y) * c - (px - x) * s) * astern < -sail * u:
                break
        else:
            return True
    return False


def may_fire(gun: Gun, target: Target, blockers: Things) -> bool:
    """Whether a gun has a line of fire to a target.

    `blockers` are the islands, fog banks, forts, wrecks and ships that could be in the way; the target itself among
    them is left out, the shooter must not be among them.
    """
    x, y, reach, ahead, astern, sail, heading = gun
    name, shape, aims, corners = target
    tx, ty, radius = shape[0], shape[1], shape[2]
    far = reach + RANGE
    dx, dy = tx - x, ty - y
    square, most = dx * dx + dy * dy, far + radius
    if square > most * most:
        return False
    c, s = COS[heading], SIN[heading]
    # The points hidden by one sail or one blocker are a convex region: if all corners are in it, so is the target.
    if (ahead or astern) and behind_sail(gun, corners, c, s):
        return False
    near: list[Shape] = []
    for other, blocker in blockers:
        bx, by, r = blocker[0] - x, blocker[1] - y, blocker[2]
        wide = r + radius
        along = bx * dx + by * dy
        if along <= 0:
            if bx * bx + by * by > r * r:
                continue
        elif along >= square:
            if (bx - dx) * (bx - dx) + (by - dy) * (by - dy) > wide * wide:
                continue
        else:
            off = bx * dy - by * dx
            if off * off > wide * wide * square:
                continue
        if other != name:
            for px, py in corners:
                if not crosses(x, y, px, py, blocker):
                    break
            else:
                return False
            near.append(blocker)
    far *= far
    for px, py in aims:
        qx, qy = px - x, py - y
        if qx * qx + qy * qy > far:
            continue
        if ahead or astern:
            u, w = qx * c + qy * s, qy * c - qx * s
            if ahead and u > ahead and -sail * u < w * ahead < sail * u:
                continue
            if astern and u < -astern and sail * u < w * astern < -sail * u:
                continue
        for at, blocker in enumerate(near):
            if crosses(x, y, px, py, blocker):
                # What hid this point hides the next one too, more likely than not.
                near[0], near[at] = blocker, near[0]
                break
        else:
            return True
    return False


def between_them(guns: Sequence[Gun], target: Target, blockers: Things) -> Things:
    """Those of the blockers that could be in the way of some of these guns (of one ship): the others need not be asked about."""
    first, last = guns[0], guns[-1]
    x, y = (first[0] + last[0]) / 2, (first[1] + last[1]) / 2
    spread = (first[0] - x) * (first[0] - x) + (first[1] - y) * (first[1] - y)
    shape = target[1]
    dx, dy = shape[0] - x, shape[1] - y
    square = dx * dx + dy * dy
    around = max(sqrt(spread), shape[2]) + MM
    found = []
    for thing in blockers:
        bx, by, r, _, _ = thing[1]
        bx, by, r = bx - x, by - y, r + around
        along = bx * dx + by * dy
        if along <= 0:
            if bx * bx + by * by > r * r:
                continue
        elif along >= square:
            if (bx - dx) * (bx - dx) + (by - dy) * (by - dy) > r * r:
                continue
        else:
            off = bx * dy - by * dx
            if off * off > r * r * square:
                continue
        found.append(thing)
    return found


def lines_of_fire(guns: Sequence[Gun], targets: Sequence[Target], blockers: Things) -> list[list[str]]:
    """For each gun of a ship, foremost first, the names of the targets it may fire at."""
    found: list[list[str]] = [[] for _ in guns]
    for target in targets:
        bearing = [at for at, gun in enumerate(guns) if in_reach(gun, target)]
        if bearing:
            near = between_them(guns, target, blockers)
            for at in bearing:
                if may_fire(guns[at], target, near):
                    found[at].append(target.name)
    return found


def in_reach(gun: Gun, target: Target) -> bool:
    """Whether any of the target could be in range of a gun, by the circle around it."""
    shape = target[1]
    dx, dy, most = shape[0] - gun[0], shape[1] - gun[1], gun[2] + RANGE + shape[2]
    return dx * dx + dy * dy <= most * most


def line(gun: Gun, target: Target, blockers: Things) -> Line:
    """The shortest legal line of a gun to a target; if there is none, the shortest line and what blocks it."""
    x, y = gun.x, gun.y
    c, s = COS[gun.heading], SIN[gun.heading]
    sail = gun.sail
    order = sorted((((px - x) * (px - x) + (py - y) * (py - y), n) for n, (px, py) in enumerate(target.aims)))
    far = (gun.reach + RANGE) * (gun.reach + RANGE)
    refused: Line | None = None
    for square, n in order:
        px, py = target.aims[n]
        why = ""
        if square > far:
            why = "range"
        else:
            qx, qy = px - x, py - y
            u, w = qx * c + qy * s, qy * c - qx * s
            if (gun.ahead and u > gun.ahead and -sail * u < w * gun.ahead < sail * u) or (
                gun.astern and u < -gun.astern and sail * u < w * gun.astern < -sail * u
            ):
                why = "sail"
            else:
                hidden = [
                    (b.x - x) * (b.x - x) + (b.y - y) * (b.y - y)
                    for other, b in blockers
                    if other != target.name and crosses(x, y, px, py, b)
                ]
                if hidden:
                    nearest = min(hidden)
                    why = next(
                        other
                        for other, b in blockers
                        if other != target.name
                        and crosses(x, y, px, py, b)
                        and (b.x - x) * (b.x - x) + (b.y - y) * (b.y - y) == nearest
                    )
        if not why:
            return Line((x, y), (px, py), sqrt(square))
        if refused is None:
            refused = Line((x, y), (px, py), sqrt(square), why)
        if why == "range":
            break
    assert refused is not None
    return refused
