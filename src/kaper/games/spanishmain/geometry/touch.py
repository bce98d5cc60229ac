"""Gaps, contacts and overlaps of shapes, and how far one can be shifted before it meets or leaves another."""

from __future__ import annotations

from collections.abc import Iterable
from math import sqrt
from typing import NamedTuple

from kaper.games.spanishmain.geometry.shapes import Shape, body, bow_zone, hull
from kaper.games.spanishmain.geometry.units import BACK_OFF, EDGE, OVERLAP, RANGE, TOUCH, Point, Pose

NEVER = 1e18
STILL = 1e-9  # slower than this along an axis is no movement at all


def separation(a: Shape, b: Shape) -> float:
    """The widest gap along any side of either shape; negative: how deep they overlap (the least shift that parts them)."""
    widest = -NEVER
    for one, other in ((a, b), (b, a)):
        points = other.points
        for nx, ny, offset in one.sides:
            gap = min([nx * x + ny * y for x, y in points]) - offset
            widest = max(widest, gap)
    return widest


def gap(a: Shape, b: Shape) -> float:
    """The distance between two outlines; 0 where they meet or overlap."""
    if separation(a, b) <= 0:
        return 0.0
    least = NEVER
    for one, other in ((a, b), (b, a)):
        for point in one.points:
            least = min(least, _square_to(other.points, point))
    return sqrt(least)


def point_gap(shape: Shape, point: Point) -> float:
    """The distance from a point to a shape; 0 inside it."""
    x, y = point
    if max([nx * x + ny * y - offset for nx, ny, offset in shape.sides]) <= 0:
        return 0.0
    return sqrt(_square_to(shape.points, point))


def nearest_point(shape: Shape, point: Point) -> Point:
    """The point of an outline that is nearest to a point."""
    best, least = shape.points[0], NEVER
    px, py = point
    ax, ay = shape.points[-1]
    for bx, by in shape.points:
        ex, ey = bx - ax, by - ay
        t = ((px - ax) * ex + (py - ay) * ey) / (ex * ex + ey * ey)
        t = 0.0 if t < 0 else min(t, 1.0)
        qx, qy = ax + t * ex, ay + t * ey
        square = (px - qx) * (px - qx) + (py - qy) * (py - qy)
        if square < least:
            best, least = (qx, qy), square
        ax, ay = bx, by
    return best


def _square_to(points: tuple[Point, ...], point: Point) -> float:
    px, py = point
    least = NEVER
    ax, ay = points[-1]
    for bx, by in points:
        ex, ey = bx - ax, by - ay
        dx, dy = px - ax, py - ay
        t = (dx * ex + dy * ey) / (ex * ex + ey * ey)
        if t > 1.0:
            dx, dy = dx - ex, dy - ey
        elif t > 0:
            dx -= t * ex
            dy -= t * ey
        square = dx * dx + dy * dy
        if square < least:
            least = square
        ax, ay = bx, by
    return least


def apart(a: Shape, b: Shape, distance: float) -> bool:
    """Whether the circles around two shapes already lie farther apart than a distance."""
    dx, dy, reach = a.x - b.x, a.y - b.y, a.radius + b.radius + distance
    return dx * dx + dy * dy > reach * reach


def touches(a: Shape, b: Shape) -> bool:
    """Whether two shapes are in contact: at most 0.5 mm apart."""
    dx, dy, reach = a[0] - b[0], a[1] - b[1], a[2] + b[2] + TOUCH
    if dx * dx + dy * dy > reach * reach:
        return False
    widest = -NEVER
    for one, other in ((a, b), (b, a)):
        points = other[3]
        for nx, ny, offset in one[4]:
            wide = min([nx * x + ny * y for x, y in points]) - offset
            if wide > TOUCH:
                return False
            if wide > widest:
                widest = wide
    if widest <= 0:
        return True
    for one, other in ((a, b), (b, a)):
        for point in one[3]:
            if sqrt(_square_to(other[3], point)) <= TOUCH:
                return True
    return False


def overlaps(a: Shape, b: Shape) -> bool:
    """Whether two shapes lie over each other by more than 0.05 mm."""
    if apart(a, b, 0):
        return False
    for one, other in ((a, b), (b, a)):
        points = other.points
        for nx, ny, offset in one.sides:
            limit = offset - OVERLAP
            for x, y in points:
                if nx * x + ny * y < limit:
                    break
            else:
                return False
    return True


def within(a: Shape, b: Shape, distance: int) -> bool:
    """Whether two outlines are within a distance of each other."""
    return not apart(a, b, distance + RANGE) and gap(a, b) <= distance + RANGE


def inside(shape: Shape, size: int) -> bool:
    """Whether a shape lies inside the area (a square with that side, its corner at the origin)."""
    far = size + EDGE
    return all(-EDGE <= x <= far and -EDGE <= y <= far for x, y in shape.points)


def free(shape: Shape, size: int, others: Iterable[Shape]) -> bool:
    """Whether a shape lies inside the area and overlaps none of the others."""
    return inside(shape, size) and not any(overlaps(shape, other) for other in others)


class Contact(NamedTuple):
    """How two ships touch."""

    mine: bool
    """The bow of the first touches the second: it is pinned if that is an enemy's with masts."""
    side: bool
    """The bow of the first touches the hull of the second behind its bow zone: it may ram."""
    theirs: bool
    """The bow of the second touches the first: a derelict may then be taken in tow."""


def contact(masts: int, pose: Pose, other_masts: int, other: Pose) -> Contact | None:
    """How two ships touch, or None."""
    a, b = hull(masts, pose), hull(other_masts, other)
    if not touches(a, b):
        return None
    my_bow = bow_zone(masts, pose)
    return Contact(
        touches(my_bow, b), touches(my_bow, body(other_masts, other)), touches(bow_zone(other_masts, other), a)
    )


def docks(masts: int, pose: Pose, shore: Shape) -> bool:
    """Whether the bow of a ship touches an island."""
    return touches(bow_zone(masts, pose), shore)


def passage(a: Shape, b: Shape, dx: float, dy: float) -> tuple[float, float]:
    """From which to which distance `a`, shifted along the unit vector (dx, dy), meets `b`; the first is the larger: never."""
    enter, leave = -NEVER, NEVER
    for one, other, way in ((a, b, 1.0), (b, a, -1.0)):
        points = other.points
        for nx, ny, offset in one.sides:
            # the gap along this side, and how fast the shift closes it
            wide = min([nx * x + ny * y for x, y in points]) - offset
            speed = (nx * dx + ny * dy) * way
            if speed > STILL:
                enter = max(enter, wide / speed)
            elif speed < -STILL:
                leave = min(leave, wide / speed)
            elif wide > 0:
                return NEVER, -NEVER
    return enter, leave


def deepens(a: Shape, b: Shape, dx: float, dy: float) -> bool:
    """Whether shifting `a` along (dx, dy) drives it deeper into `b`, which it meets already.

    The depth along a shift is the least of functions that are straight lines, so it is concave: it grows somewhere
    only if it grows at once, along the axis of the least depth.
    """
    least, rate = NEVER, 0.0
    for one, other, way in ((a, b, 1.0), (b, a, -1.0)):
        points = other.points
        for nx, ny, offset in one.sides:
            depth = offset - min([nx * x + ny * y for x, y in points])
            speed = (nx * dx + ny * dy) * way
            if depth < least or (depth == least and speed < rate):
                least, rate = depth, speed
    return rate > STILL


def clearance(a: Shape, b: Shape, dx: float, dy: float) -> float:
    """How far `a` must be shifted along (dx, dy) until it just no longer meets `b`: with the gap of a back-off."""
    enter, leave = passage(a, b, dx, dy)
    return leave + BACK_OFF if enter <= leave and leave + BACK_OFF > 0 else 0.0
