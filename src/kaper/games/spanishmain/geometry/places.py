"""Places: berths, ways out of fog and Sargasso, pivots, and where islands and terrain may be laid."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import sqrt
from typing import NamedTuple

from kaper.games.spanishmain.geometry.shapes import BUILDS, Shape, hull, settled, stern
from kaper.games.spanishmain.geometry.touch import clearance, docks, free, gap, inside, nearest_point
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


def berths(masts: int, shore: Shape) -> Iterator[Pose]:
    """Where a ship can lie at an island: 24 bearings, straight in or 60 degrees to either side, bow on the shore.

    Which of them are free is for the caller to ask; they are the same on every machine and in this order.
    """
    for way in BEARINGS:
        for slant in (0, 600, -600):
            at = settled(shore.x, shore.y, way + 1800 + slant)
            pose = _shifted(masts, at, way, shore)
            if docks(masts, pose, shore):
                yield pose


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


class Misplaced(NamedTuple):
    """Why an island or a piece of terrain may not lie somewhere.

    `kind`: `area` (outside, or an island nearer than L to the edge), `close` (nearer than `least` to a thing),
    `remote` (farther than `most` from every island).
    """

    kind: str
    number: int
    """Which of the others is too close (by its place in the list); -1 if none."""
    distance: float
    """The gap there is."""
    limit: int
    """The gap there must be."""


def island_misplaced(
    shape: Shape, size: int, islands: Sequence[Shape], least: int, most: int, edge: int = L
) -> Misplaced | None:
    """Why an island may not lie here; None if it may. `least` and `most` are the gaps of the edition (2L-4L, 3L-6L)."""
    margin = min([min(x, y, size - x, size - y) for x, y in shape.points])
    if margin < edge - EDGE:
        return Misplaced("area", -1, margin, edge)
    gaps = [gap(shape, other) for other in islands]
    for number, wide in enumerate(gaps):
        if wide < least - RANGE:
            return Misplaced("close", number, wide, least)
    if gaps and min(gaps) > most + RANGE:
        return Misplaced("remote", gaps.index(min(gaps)), min(gaps), most)
    return None


def terrain_misplaced(shape: Shape, size: int, others: Sequence[Shape], least: int = S) -> Misplaced | None:
    """Why a piece of terrain may not lie here; `others` are all islands and terrain laid before."""
    if not inside(shape, size):
        return Misplaced("area", -1, 0.0, 0)
    for number, other in enumerate(others):
        wide = gap(shape, other)
        if wide < least - RANGE:
            return Misplaced("close", number, wide, least)
    return None


def nearest_berth(masts: int, shore: Shape, bow: Point, taken: Sequence[Shape], size: int) -> Pose | None:
    """The free berth of an island nearest to a bow (ties counter-clockwise); None if none is free."""
    x, y = bow
    best: tuple[float, int, Pose] | None = None
    start = bearing(x - shore.x, y - shore.y)
    for pose in berths(masts, shore):
        dx, dy = pose[0] - x, pose[1] - y
        turn = between(bearing(pose[0] - shore.x, pose[1] - shore.y) - start) % FULL_TURN
        key = (dx * dx + dy * dy, turn, pose)
        if (best is None or key < best) and free(hull(masts, pose), size, taken):
            best = key
    return None if best is None else best[2]
