"""Shapes on the chart: hulls, islands, terrain and forts as convex polygons, placed by position and heading."""

from __future__ import annotations

from functools import lru_cache
from math import sqrt
from typing import NamedTuple

from kaper.games.spanishmain.geometry.units import COS, MM, SIN, Point, Pose


class Shape(NamedTuple):
    """A convex polygon on the chart, with all that quick tests need. Never kept in a state: made from poses, cached."""

    x: float
    """The middle of the circle around it."""
    y: float
    radius: float
    points: tuple[Point, ...]
    """Its corners, counter-clockwise."""
    sides: tuple[tuple[float, float, float], ...]
    """For each side the outward unit normal and how far along it the side lies: inside is n.p <= offset."""


class Build(NamedTuple):
    """The hull of ships built with one number of masts, bow tip at (0, 0), bow forward along +x."""

    length: int
    beam: int
    bow: int
    """How far the bow zone reaches back from the tip."""
    masts: tuple[int, ...]
    """Where the masts stand: x from the bow tip, foremost first."""
    sail: int
    """How far a sail reaches to each side of the keel."""
    cast_off: int
    """How far a ship draws astern when it casts off, unless its player asks for another distance."""


def _build(length: int, beam: int, bow: int, masts: tuple[int, ...]) -> Build:
    at = tuple((m * MM) - length * MM // 2 for m in masts)
    return Build(length * MM, beam * MM, bow * MM, at, beam * MM // 2 + 300, beam * MM // 2 + 300)


BUILDS = {
    1: _build(52, 15, 14, (0,)),
    2: _build(62, 16, 16, (12, -12)),
    3: _build(76, 18, 18, (18, 0, -18)),
    4: _build(90, 20, 20, (24, 8, -8, -24)),
    5: _build(102, 22, 22, (28, 14, 0, -14, -28)),
    6: _build(114, 24, 24, (32, 19, 6, -7, -20, -33)),
    10: _build(150, 30, 30, (45, 35, 25, 15, 5, -5, -15, -25, -35, -45)),
}
"""By the number of masts a ship was built with."""

ISLANDS: tuple[tuple[Point, ...], ...] = tuple(
    tuple((x * MM, y * MM) for x, y in outline)
    for outline in (
        ((42, 0), (36, 13), (21, 23), (0, 27), (-21, 23), (-36, 13), (-42, 0), (-36, -13), (-21, -23), (0, -27), (21, -23), (36, -13)),
        ((40, 0), (35, 14), (20, 25), (0, 29), (-20, 25), (-35, 14), (-40, 0), (-35, -14), (-20, -25), (0, -29), (20, -25), (35, -14)),
        ((44, 0), (38, 13), (22, 22), (0, 26), (-22, 22), (-38, 13), (-44, 0), (-38, -13), (-22, -22), (0, -26), (22, -22), (38, -13)),
        ((38, 0), (33, 15), (19, 27), (0, 31), (-19, 27), (-33, 15), (-38, 0), (-33, -15), (-19, -27), (0, -31), (19, -27), (33, -15)),
        ((43, 0), (37, 14), (21, 24), (0, 28), (-21, 24), (-37, 14), (-43, 0), (-37, -14), (-21, -24), (0, -28), (21, -24), (37, -14)),
        ((36, 0), (31, 16), (18, 28), (0, 33), (-18, 28), (-31, 16), (-36, 0), (-31, -16), (-18, -28), (0, -33), (18, -28), (31, -16)),
    )
)  # fmt: skip
"""The outlines I1 to I6 about their middle."""

FOG_RADIUS = 40 * MM
FORT_HALF = 15 * MM
SLOTS: dict[str, Point] = {
    "c1": (1500, 1500), "c2": (-1500, 1500), "c3": (-1500, -1500), "c4": (1500, -1500),
    "w1": (1500, 0), "w2": (0, 1500), "w3": (-1500, 0), "w4": (0, -1500),
}  # fmt: skip
"""Where a fort's flags may stand: four corners and four wall centres."""


class Template(NamedTuple):
    """A convex polygon in its own frame, ready to be placed."""

    x: float
    y: float
    radius: float
    points: tuple[Point, ...]
    sides: tuple[tuple[float, float, float], ...]


def template(points: tuple[Point, ...], middle: Point = (0, 0)) -> Template:
    """A polygon (counter-clockwise) made ready; `middle` is the centre of the circle around it."""
    sides = []
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        nx, ny = by - ay, ax - bx
        length = sqrt(nx * nx + ny * ny)
        nx, ny = nx / length, ny / length
        sides.append((nx, ny, nx * ax + ny * ay))
    mx, my = middle
    # One unit more than the circle needs, so that rounding can never make it too small.
    radius = 1 + sqrt(max((x - mx) * (x - mx) + (y - my) * (y - my) for x, y in points))
    return Template(mx, my, radius, points, tuple(sides))


def place(form: Template, x: float, y: float, heading: int) -> Shape:
    """A polygon turned by a heading and put at (x, y)."""
    mx, my, radius, points, sides = form
    c, s = COS[heading], SIN[heading]
    return Shape(
        x + mx * c - my * s,
        y + mx * s + my * c,
        radius,
        tuple([(x + px * c - py * s, y + px * s + py * c) for px, py in points]),
        tuple([(nx := ax * c - ay * s, ny := ax * s + ay * c, off + nx * x + ny * y) for ax, ay, off in sides]),
    )


def _hull(build: Build) -> Template:
    half = build.beam / 2
    return template(
        ((0, 0), (-build.bow, half), (-build.length, half), (-build.length, -half), (-build.bow, -half)),
        (-build.length / 2, 0),
    )


def _bow(build: Build) -> Template:
    half = build.beam / 2
    return template(((0, 0), (-build.bow, half), (-build.bow, -half)), (-build.bow / 2, 0))


def _body(build: Build) -> Template:
    half = build.beam / 2
    middle = -(build.bow + build.length) / 2
    return template(
        ((-build.bow, half), (-build.length, half), (-build.length, -half), (-build.bow, -half)), (middle, 0)
    )


HULLS = {masts: _hull(build) for masts, build in BUILDS.items()}
BOWS = {masts: _bow(build) for masts, build in BUILDS.items()}
BODIES = {masts: _body(build) for masts, build in BUILDS.items()}
ISLAND_FORMS = tuple(template(outline) for outline in ISLANDS)
FOG_FORM = template(tuple((FOG_RADIUS * COS[a], FOG_RADIUS * SIN[a]) for a in range(300, 3600, 600)))
FORT_FORM = template(tuple(SLOTS[c] for c in ("c1", "c2", "c3", "c4")))


@lru_cache(maxsize=8192)
def hull(masts: int, pose: Pose) -> Shape:
    """The hull of a ship built with so many masts."""
    return place(HULLS[masts], *pose)


@lru_cache(maxsize=8192)
def bow_zone(masts: int, pose: Pose) -> Shape:
    """The front of a hull, from the shoulders to the tip: what docks, rams and pins."""
    return place(BOWS[masts], *pose)


@lru_cache(maxsize=8192)
def body(masts: int, pose: Pose) -> Shape:
    """The hull without its bow zone: what may be rammed."""
    return place(BODIES[masts], *pose)


@lru_cache(maxsize=1024)
def island(outline: int, x: int, y: int, rotation: int) -> Shape:
    """An island: its outline (1 to 6; more begin again at 1), middle and rotation."""
    return place(ISLAND_FORMS[(outline - 1) % 6], x, y, rotation)


@lru_cache(maxsize=1024)
def fog(x: int, y: int, rotation: int) -> Shape:
    """A fog bank. Side k - 1 of the shape is its edge k, counter-clockwise from the one that faces the rotation."""
    first = place(FOG_FORM, x, y, rotation)
    # The corners begin at 30 degrees, so that the first side is the one after edge 1.
    return first._replace(points=first.points[-1:] + first.points[:-1], sides=first.sides[-1:] + first.sides[:-1])


@lru_cache(maxsize=1024)
def reef(x: int, y: int, rotation: int) -> Shape:
    """A reef."""
    return place(ISLAND_FORMS[2], x, y, rotation)


@lru_cache(maxsize=1024)
def sargasso(x: int, y: int, rotation: int) -> Shape:
    """A Sargasso Sea."""
    return place(ISLAND_FORMS[4], x, y, rotation)


@lru_cache(maxsize=1024)
def fort(x: int, y: int, rotation: int) -> Shape:
    """A fort: it stands on the middle of its island and never juts out over the shore."""
    return place(FORT_FORM, x, y, rotation)


def slot(x: int, y: int, rotation: int, name: str) -> Point:
    """Where a flag of a fort stands."""
    px, py = SLOTS[name]
    c, s = COS[rotation], SIN[rotation]
    return x + px * c - py * s, y + px * s + py * c


def mast(masts: int, pose: Pose, number: int) -> Point:
    """The centre of a mast, counted from 0 at the bow."""
    x, y, heading = pose
    at = BUILDS[masts].masts[number]
    return x + at * COS[heading], y + at * SIN[heading]


def stern(masts: int, pose: Pose) -> Point:
    """The middle of the stern."""
    x, y, heading = pose
    length = BUILDS[masts].length
    return x - length * COS[heading], y - length * SIN[heading]


def settled(x: float, y: float, heading: int) -> Pose:
    """A pose rounded to whole units (half to even): round first, then check the rounded pose."""
    return round(x), round(y), heading % 3600


AIM_STEP = 5 * MM


def _aims(points: tuple[Point, ...]) -> tuple[tuple[Point, ...], tuple[int, ...]]:
    """Where an outline may be aimed at, and which of these places are its corners."""
    aims: list[Point] = []
    corners: list[int] = []
    for (ax, ay), (bx, by) in zip(points, points[1:] + points[:1], strict=True):
        length = sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay))
        count = max(1, -int(-length // AIM_STEP))
        corners.append(len(aims))
        aims.extend((ax + (bx - ax) * i / count, ay + (by - ay) * i / count) for i in range(count))
    return tuple(aims), tuple(corners)


HULL_AIMS = {masts: _aims(form.points)[0] for masts, form in HULLS.items()}
HULL_CORNERS = {masts: _aims(form.points)[1] for masts, form in HULLS.items()}
FORT_AIMS, FORT_CORNERS = _aims(FORT_FORM.points)


@lru_cache(maxsize=8192)
def hull_aims(masts: int, pose: Pose) -> tuple[Point, ...]:
    """Where a hull may be aimed at: its corners and points at most 5 mm apart, from the bow counter-clockwise."""
    x, y, heading = pose
    c, s = COS[heading], SIN[heading]
    return tuple([(x + px * c - py * s, y + px * s + py * c) for px, py in HULL_AIMS[masts]])


@lru_cache(maxsize=256)
def fort_aims(x: int, y: int, rotation: int) -> tuple[Point, ...]:
    """Where a fort may be aimed at."""
    c, s = COS[rotation], SIN[rotation]
    return tuple([(x + px * c - py * s, y + px * s + py * c) for px, py in FORT_AIMS])
