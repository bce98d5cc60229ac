"""Lines of fire: which guns may fire at which target, how far it is, and what is in the way.

A line goes from the centre of a mast (or a flag of a fort) to an aim point of the target. It must be within range,
cross no sail of another standing mast of the shooter and no blocker. One free aim point is enough.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from kaper.games.spanishmain.geometry.course import Things
from kaper.games.spanishmain.geometry.shapes import (
    BUILDS,
    FORT_CORNERS,
    HULL_CORNERS,
    Shape,
    fort,
    fort_aims,
    hull,
    hull_aims,
)
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
    corners: tuple[int, ...]
    """Which of the aims are corners: after each follow those of the side that begins there."""


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
    return Target(name, hull(masts, pose), hull_aims(masts, pose), HULL_CORNERS[masts])


def fort_target(name: str, x: int, y: int, rotation: int) -> Target:
    """A fort as a target; leave the island it stands on out of the blockers."""
    return Target(name, fort(x, y, rotation), fort_aims(x, y, rotation), FORT_CORNERS)


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
    name = target[0]
    return _found(gun, target, [shape for other, shape in blockers if other != name], 0)[0] >= 0


NONE = (-1, None)


def _found(gun: Gun, target: Target, blockers: list[Shape], likely: int) -> tuple[int, Shape | None]:
    """An aim that a gun has a line to, the likely one first (-1: none), and the blocker that hides all, where one does.

    `blockers` without the target.
    """
    x, y, reach, ahead, astern, sail, heading = gun
    _, shape, aims, corners = target
    far, radius = reach + RANGE, shape[2]
    dx, dy = shape[0] - x, shape[1] - y
    square, most = dx * dx + dy * dy, far + radius
    if square > most * most:
        return NONE
    c, s = COS[heading], SIN[heading]
    far *= far
    # The first time that something speaks against an aim, it is asked whether it speaks against all of them. What one
    # sail or one blocker hides is a convex region: if all corners are in it, so is the target, and if both ends of a side
    # are, so is that side.
    too_far = sailed = hidden = False
    near = blockers
    against: dict[int, Shape | str] = {}  # what speaks against an aim: a blocker, a sail or its distance
    for step in (0, 1, 2):
        for at in (likely,) if step == 0 else corners if step == 1 else open_sides(gun, target, against):
            if at in against:
                continue
            px, py = aims[at]
            qx, qy = px - x, py - y
            square = qx * qx + qy * qy
            if square > far:
                against[at] = FAR
                if not too_far:
                    too_far = True
                    if out_of_reach(x, y, reach + RANGE + MM, shape):
                        return NONE
                continue
            u, w = qx * c + qy * s, qy * c - qx * s
            if (ahead and u > ahead and -sail * u < w * ahead < sail * u) or (
                astern and u < -astern and sail * u < w * astern < -sail * u
            ):
                against[at] = AHEAD if u > 0 else ASTERN
                if not sailed:
                    sailed = True
                    if behind_sail(gun, shape[3], c, s):
                        return NONE
                continue
            for blocker in near:
                bx, by, radius, _, _ = blocker
                off = (bx - x) * qy - (by - y) * qx
                if off * off < radius * radius * square and crosses(x, y, px, py, blocker):
                    against[at] = blocker
                    if hidden:  # what hid this point hides the next one too, more likely than not
                        near.remove(blocker)
                        near.insert(0, blocker)
                        break
                    hidden = True
                    seen = beside(x, y, target, blocker)
                    if seen < 0:
                        return -1, blocker
                    for corner in corners:
                        if corner == seen:
                            break
                        against[corner] = blocker
                    near = [blocker, *[other for other in blockers if other is not blocker]]
                    break
            else:
                return at, None
    return NONE


AHEAD, ASTERN, FAR = "ahead", "astern", "far"


def open_sides(gun: Gun, target: Target, against: dict[int, Shape | str]) -> Iterator[int]:
    """The aims between corners that may still be free, once something was found against each corner.

    What hides both ends of a side hides all of it. How far a side is falls and rises along it, but never rises and falls: where
    it has come out of reach from an end within, it stays so.
    """
    aims, corners = target[2], target[3]
    begin, count = corners[0], len(aims)
    for end in (*corners[1:], count):
        first, last = against[begin], against[end if end < count else corners[0]]
        if first is not last:
            way = range(end - 1, begin, -1) if first is FAR else range(begin + 1, end)
            for at in way:
                yield at
                if against[at] is FAR:
                    break
        elif first is FAR and in_reach_within(gun, aims[begin], aims[end if end < count else corners[0]]):
            yield from range(begin + 1, end)
        begin = end


def in_reach_within(gun: Gun, a: Point, b: Point) -> bool:
    """Whether a side may come within reach of a gun between its ends, though neither of these does."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    x, y, reach = gun[0] - a[0], gun[1] - a[1], gun[2] + RANGE + MM
    along, off, length = x * dx + y * dy, x * dy - y * dx, dx * dx + dy * dy
    return 0 < along < length and off * off < reach * reach * length


def beside(x: float, y: float, target: Target, blocker: Shape) -> int:
    """The first corner of a target that a blocker does not hide from a point; -1: it hides them all, and so all of it."""
    aims = target[2]
    for corner in target[3]:
        px, py = aims[corner]
        if not crosses(x, y, px, py, blocker):
            return corner
    return -1


def out_of_reach(x: float, y: float, reach: float, shape: Shape) -> bool:
    """Whether the line of one side of a shape already keeps all of it out of reach."""
    return any([nx * x + ny * y - offset > reach for nx, ny, offset in shape[4]])


class Battery(NamedTuple):
    """The guns of a ship, foremost first, and what could be in their way."""

    guns: Sequence[Gun]
    x: float
    """The middle between the first and the last."""
    y: float
    spread: float
    """How far they stand from it, and a millimetre."""
    reach: float
    """How far from there the farthest could fire."""
    blockers: list[tuple[str, Shape, float, float, float]]
    """Each with its name, and where its middle lies from there, and how far it reaches from its middle."""


def battery_of(guns: Sequence[Gun], blockers: Things) -> Battery:
    """The guns of one ship together: what is out of reach of all of them, target or blocker, is seen at once."""
    first, last = guns[0], guns[-1]
    x, y = (first[0] + last[0]) / 2, (first[1] + last[1]) / 2
    spread = sqrt((first[0] - x) * (first[0] - x) + (first[1] - y) * (first[1] - y)) + MM
    reach = max([gun[2] for gun in guns]) + RANGE + spread
    near = []
    for name, shape in blockers:
        bx, by, radius, _, _ = shape
        bx, by, most = bx - x, by - y, radius + reach
        if bx * bx + by * by <= most * most:
            near.append((name, shape, bx, by, radius))
    return Battery(guns, x, y, spread, reach, near)


def bears(battery: Battery, target: Target) -> list[bool] | None:
    """Which guns of a ship may fire at a target; None: it is out of reach or hidden for all of them."""
    guns, x, y, spread, reach, blockers = battery
    name, shape, _, _ = target
    radius = shape[2]
    dx, dy = shape[0] - x, shape[1] - y
    square, most = dx * dx + dy * dy, reach + radius
    if square > most * most:
        return None
    least = reach - radius
    if square > least * least:
        # The line of one side keeps all of the target out of reach of the first gun and the last, and so of all.
        (ax, ay, *_), (bx, by, *_) = guns[0], guns[-1]
        far = reach - spread + MM
        if any([nx * ax + ny * ay - far > offset < nx * bx + ny * by - far for nx, ny, offset in shape[4]]):
            return None
    # What could be in the way of some of them.
    around = max(spread, radius + MM)
    near = []
    for other, blocker, bx, by, own in blockers:
        r = own + around
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
        if other != name:
            near.append(blocker)
    fires: list[bool] = []
    likely, asked = 0, None
    for gun in guns:
        # Where one gun has a line, the next has one, too, more likely than not.
        at, hider = _found(gun, target, near, likely)
        # From where one blocker hides all of a target is a convex region: from one gun to the last of a ship.
        if hider is not None and hider is not asked:
            if beside(guns[-1][0], guns[-1][1], target, hider) < 0:
                return [*fires, *[False] * (len(guns) - len(fires))] if fires else None
            asked = hider
        fires.append(at >= 0)
        if at >= 0:
            likely = at
    return fires


def lines_of_fire(guns: Sequence[Gun], targets: Sequence[Target], blockers: Things) -> list[list[str]]:
    """For each gun of a ship, foremost first, the names of the targets it may fire at."""
    found: list[list[str]] = [[] for _ in guns]
    battery = battery_of(guns, blockers)
    for target in targets:
        for at, fires in enumerate(bears(battery, target) or ()):
            if fires:
                found[at].append(target[0])
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
