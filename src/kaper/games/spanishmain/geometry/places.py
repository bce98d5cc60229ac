"""Places: berths, ways out of fog and Sargasso, pivots, and where islands and terrain may be laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from math import sqrt
from typing import Literal

from kaper.games.spanishmain.geometry.shapes import BUILDS, Shape, hull, settled, stern
from kaper.games.spanishmain.geometry.touch import (
    apart,
    clearance,
    docks,
    free,
    gap,
    inside,
    nearest_point,
    separation,
)
from kaper.games.spanishmain.geometry.units import (
    COS,
    EDGE,
    FULL_TURN,
    RANGE,
    SIN,
    TOUCH,
    L,
    Point,
    Pose,
    S,
    bearing,
    between,
)

BEARINGS = range(0, FULL_TURN, 150)
MARINE_INWARD = 500


def _shifted(masts: int, pose: Pose, heading: int, other: Shape) -> Pose:
    """A ship shifted along a heading until it just does not meet a shape."""
    c, s = COS[heading], SIN[heading]
    way = clearance(hull(masts, pose), other, c, s)
    return settled(pose[0] + way * c, pose[1] + way * s, pose[2])


@lru_cache(maxsize=1024)
def berths(masts: int, shore: Shape) -> tuple[Pose, ...]:
    """Where a ship can lie at an island: 24 bearings, straight in or 60 degrees to either side, bow on the shore.

    Which of them are free is for the caller to ask; they are the same on every machine and in this order.
    """
    found = []
    for way in BEARINGS:
        for slant in (0, 600, -600):
            at = settled(shore.x, shore.y, way + 1800 + slant)
            pose = _shifted(masts, at, way, shore)
            if docks(masts, pose, shore):
                found.append(pose)
    return tuple(found)


def edge_touched(masts: int, pose: Pose, size: int) -> bool:
    """Whether the bow zone of a ship touches the edge of the area."""
    x, y, heading = pose
    build = BUILDS[masts]
    c, s = COS[heading], SIN[heading]
    half = build.beam / 2
    wx, wy = x - build.bow * c, y - build.bow * s
    ox, oy = (s if s > 0 else -s) * half, (c if c > 0 else -c) * half
    far = size - TOUCH
    return min(x, wx - ox, y, wy - oy) <= TOUCH or max(x, wx + ox, y, wy + oy) >= far


def fog_exit(masts: int, bank: Shape, edge: int, turn: int) -> Pose:
    """A ship that leaves fog at an edge (1 to 6), heading so much left of straight out (-900 to 900)."""
    nx, ny, _ = bank.sides[edge - 1]
    out = bearing(nx, ny)
    (ax, ay), (bx, by) = bank.points[edge - 1], bank.points[edge % 6]
    heading = (out + turn) % FULL_TURN
    length = BUILDS[masts].length
    x, y = (ax + bx) / 2 + length * COS[heading], (ay + by) / 2 + length * SIN[heading]
    way = clearance(hull(masts, settled(x, y, heading)), bank, nx, ny)
    return settled(x + way * nx, y + way * ny, heading)


def outline_points(shape: Shape, count: int = 24) -> list[tuple[Point, int]]:
    """Equally spaced points of an outline, from its first corner on, each with the number of the side it lies on."""
    points = shape.points
    lengths = []
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        lengths.append(sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)))
    whole = 0.0
    for length in lengths:
        whole += length
    found: list[tuple[Point, int]] = []
    side, before = 0, 0.0
    for number in range(count):
        at = whole * number / count
        while side < len(points) - 1 and before + lengths[side] <= at:
            before += lengths[side]
            side += 1
        t = (at - before) / lengths[side]
        (ax, ay), (bx, by) = points[side], points[(side + 1) % len(points)]
        found.append(((ax + (bx - ax) * t, ay + (by - ay) * t), side))
    return found


def sargasso_exits(masts: int, weeds: Shape) -> Iterator[Pose]:
    """The poses of a ship freed from a Sargasso Sea: stern on one of 24 points, heading outward in steps of 15 degrees."""
    length = BUILDS[masts].length
    for (px, py), side in outline_points(weeds):
        nx, ny, _ = weeds.sides[side]
        for heading in BEARINGS:
            c, s = COS[heading], SIN[heading]
            if nx * c + ny * s <= 0:
                continue
            at = settled(px + length * c, py + length * s, heading)
            yield _shifted(masts, at, heading, weeds)


def pivoted(masts: int, pose: Pose, heading: int) -> Pose:
    """A ship turned about the middle of its stern (schooners and galleys)."""
    x, y = stern(masts, pose)
    length = BUILDS[masts].length
    heading %= FULL_TURN
    return settled(x + length * COS[heading], y + length * SIN[heading], heading)


def come_about(masts: int, pose: Pose, turn: int) -> Pose:
    """A ship turned about the middle of its hull."""
    x, y, heading = pose
    half = BUILDS[masts].length / 2
    mx, my = x - half * COS[heading], y - half * SIN[heading]
    heading = (heading + turn) % FULL_TURN
    return settled(mx + half * COS[heading], my + half * SIN[heading], heading)


def ashore(shore: Shape, pose: Pose) -> Point:
    """Where a Marine stands that a ship has landed: the nearest point of the shore, 5 mm inward."""
    px, py = nearest_point(shore, (pose[0], pose[1]))
    dx, dy = shore.x - px, shore.y - py
    far = sqrt(dx * dx + dy * dy)
    return px + dx * MARINE_INWARD / far, py + dy * MARINE_INWARD / far


Misplaced = Literal["area", "close", "remote"]
"""Why an island or a piece of terrain may not lie somewhere: outside (or an island nearer than L to the edge), nearer to
another than it may be, farther from every island than it may be."""


def island_misplaced(
    shape: Shape, size: int, islands: Sequence[Shape], least: int, most: int, edge: int = L
) -> Misplaced | None:
    """Why an island may not lie here; None if it may. `least` and `most` are the gaps of the edition (2L-4L, 3L-6L)."""
    if margin_of(shape, size) < edge - EDGE:
        return "area"
    if islands and not any(near(shape, other, most) for other in islands):
        return "remote"
    return "close" if too_close(shape, islands, least) else None


def margin_of(shape: Shape, size: int) -> float:
    """How far a shape stays from the edge of the area."""
    return min([min(x, y, size - x, size - y) for x, y in shape.points])


def near(shape: Shape, other: Shape, most: int) -> bool:
    """Whether a gap is at most so wide: it is where the middles, which lie inside, are no farther from each other."""
    return not apart(shape, other, most + RANGE) and (
        hypotenuse(shape, other) <= most or gap(shape, other) <= most + RANGE
    )


def hypotenuse(shape: Shape, other: Shape) -> float:
    dx, dy = shape.x - other.x, shape.y - other.y
    return sqrt(dx * dx + dy * dy)


def too_close(shape: Shape, others: Sequence[Shape], least: int) -> bool:
    """Whether any of the others is nearer than it may be; most are seen to be far enough by their circles or sides."""
    return any(
        not apart(shape, other, least) and separation(shape, other) < least and gap(shape, other) < least - RANGE
        for other in others
    )


def terrain_misplaced(shape: Shape, size: int, others: Sequence[Shape], least: int = S) -> Misplaced | None:
    """Why a piece of terrain may not lie here; `others` are all islands and terrain laid before."""
    if not inside(shape, size):
        return "area"
    return "close" if too_close(shape, others, least) else None


def nearest_berth(masts: int, shore: Shape, bow: Point, taken: Sequence[Shape], size: int) -> Pose | None:
    """The free berth of an island nearest to a bow (ties counter-clockwise); None if none is free."""
    x, y = bow
    start = bearing(x - shore.x, y - shore.y)

    def way(pose: Pose) -> tuple[int | float, int, Pose]:
        dx, dy = pose[0] - x, pose[1] - y
        turn = between(bearing(pose[0] - shore.x, pose[1] - shore.y) - start) % FULL_TURN
        return dx * dx + dy * dy, turn, pose

    return next((pose for pose in sorted(berths(masts, shore), key=way) if free(hull(masts, pose), size, taken)), None)
