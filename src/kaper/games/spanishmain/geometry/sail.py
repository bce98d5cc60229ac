"""Sailing: where a course takes a ship, what stops it, which terrain it enters, and why a course cannot be sailed.

Only the bow is swept along a segment; the rest of the hull follows like a train and must be free where it ends.
"""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.spanishmain.geometry.course import Allowance, Course, Entry, Fault, Leg, Things, Track
from kaper.games.spanishmain.geometry.shapes import BOWS, BUILDS, HULLS, Shape, hull, place
from kaper.games.spanishmain.geometry.sweep import clear_of, meets, sits_on
from kaper.games.spanishmain.geometry.touch import NEVER, deepens, inside, overlaps, passage, touches
from kaper.games.spanishmain.geometry.units import BACK_OFF, COS, EDGE, FULL_TURN, LEAST_WAY, MM, SIN, TOUCH, TURN, Pose

Near = list[tuple[float, float, float, bool, str, Shape]]
"""Things with the circle around each (its middle and radius), whether it is solid, its name and its shape."""


class Waters:
    """One ship about to move, and all that could matter to it: made once, asked about as many courses as one likes.

    `solids` stop a ship (islands, ships, wrecks), `terrain` is entered (fog banks, reefs, Sargasso Seas), both
    without the ship itself, what it tows, and ships lost in fog. `fogs` are the names of the fog banks.
    """

    __slots__ = (
        "_around",
        "_drawn",
        "_passed",
        "_touched",
        "all",
        "allowance",
        "build",
        "fogs",
        "frame",
        "inner",
        "masts",
        "outer",
        "pose",
        "radius",
        "size",
        "solids",
        "terrain",
        "tow",
    )

    def __init__(
        self,
        masts: int,
        pose: Pose,
        allowance: Allowance,
        size: int,
        solids: Things,
        terrain: Things = (),
        fogs: Sequence[str] = (),
        tow: int = 0,
    ) -> None:
        self.masts = masts
        self.build = build = BUILDS[masts]
        self.radius = HULLS[masts].radius
        # A bow tip at least one hull length from the edge cannot have a stern outside.
        self.inner, self.outer = build.length + build.beam, size - build.length - build.beam
        self.pose = pose
        self.allowance = allowance
        self.size = size
        self.fogs = fogs
        self.tow = tow
        """Built masts of the ship in tow; 0: none."""
        x, y, _ = pose
        length = build.length
        reach = allowance.whole + length * (2 if allowance.casts_off else 1) + 5 * MM
        if tow:
            reach += BUILDS[tow].length
        self.solids = [t for t in solids if _near(x, y, t[1], reach)]
        self.terrain = [t for t in terrain if _near(x, y, t[1], reach)]
        half = build.beam / 2
        self.frame = length, build.bow, half, build.bow / half
        self.all: Near = [(shape[0], shape[1], shape[2], True, name, shape) for name, shape in self.solids]
        if self.terrain:
            self.all += [(shape[0], shape[1], shape[2], False, name, shape) for name, shape in self.terrain]
        self._drawn: dict[int, Pose] = {}
        self._passed: dict[str, float] = {}
        self._around: dict[Pose, Near] = {}
        self._touched: dict[tuple[Pose, str], bool] = {}

    def around(self, pose: Pose) -> Near:
        """What one segment from a pose could meet or enter: for whoever tries many from the same place."""
        found = self._around.get(pose)
        if found is None:
            x, y, _ = pose
            way = self.allowance
            # Its strip reaches ahead as far as the longest lath and astern as far as the hull.
            reach = max((*way.base, *way.bonus, way.rest, self.build.length)) + self.build.beam + TOUCH
            found = self._around[pose] = [
                t
                for t in self.all
                if (t[0] - x) * (t[0] - x) + (t[1] - y) * (t[1] - y) <= (t[2] + reach) * (t[2] + reach)
                and (t[3] or not self._lies_in(pose, t[4], t[5]))
            ]
        return found

    def cast_off(self, distance: int | None = None) -> Pose:
        """Where the ship lies after drawing astern, by its half beam and 3 mm or the distance asked, if so much fits."""
        if not self.allowance.casts_off:
            return self.pose
        asked = self.build.cast_off if distance is None else distance
        found = self._drawn.get(asked)
        if found is None:
            found = self._drawn[asked] = self._astern(asked)
        return found

    def _astern(self, asked: float) -> Pose:
        x, y, heading = self.pose
        ship = hull(self.masts, self.pose)
        dx, dy = -COS[heading], -SIN[heading]
        beside = self.frame[2] + TOUCH
        for name, shape in self.solids:
            if not _near(ship.x, ship.y, shape, asked + ship.radius):
                continue
            across = (shape[1] - y) * dx - (shape[0] - x) * dy
            if across > shape[2] + beside or -across > shape[2] + beside:
                continue
            enter = self._passed.get(name)
            if enter is None:
                enter, leave = passage(ship, shape, dx, dy)
                if enter > leave or leave < 0 or (enter <= 0 and not deepens(ship, shape, dx, dy)):
                    enter = NEVER  # it is passed by, left behind or drawn away from
                self._passed[name] = enter
            if enter < asked:
                asked = max(0.0, enter - BACK_OFF)
        for px, py in ship.points:
            if dx:
                asked = min(asked, max(0.0, ((self.size if dx > 0 else 0) - px) / dx))
            if dy:
                asked = min(asked, max(0.0, ((self.size if dy > 0 else 0) - py) / dy))
        return round(x + asked * dx), round(y + asked * dy), heading

    def sail(self, course: Course) -> Track:
        """Where a course leads; its `fault` says why it cannot be sailed whole."""
        allowance = self.allowance
        at = 0
        if not course:
            return Track((), self.pose, self.pose)
        pose = self.pose
        if allowance.casts_off:
            turn, distance = course[0]
            if distance < 0:
                longest = self.build.length
                if turn or distance < -longest or len(course) == 1:
                    return Track((), pose, pose, Fault("cast-off", 0, "", longest))
                pose = self.cast_off(-distance)
                at = 1
            else:
                pose = self.cast_off()
        astern = pose
        rest, base, bonus = allowance.rest, list(allowance.base), allowance.bonus
        later = 0
        legs: list[Leg] = []
        for segment in range(at, len(course)):
            turn, distance = course[segment]
            if legs:
                last = legs[-1]
                if last.stop:
                    return Track(tuple(legs), pose, astern, Fault("over", segment, last.stop))
                if last.entries and last.entries[-1].thing in self.fogs:
                    return Track(tuple(legs), pose, astern, Fault("over", segment, last.entries[-1].thing))
            if not -TURN <= turn <= TURN:
                return Track(tuple(legs), pose, astern, Fault("turn", segment, "", TURN))
            if distance < 0:
                return Track(tuple(legs), pose, astern, Fault("cast-off", segment))
            if rest:
                if turn:
                    return Track(tuple(legs), pose, astern, Fault("straight", segment, "", rest))
                length, rest = rest, 0
                if distance > length:
                    return Track(tuple(legs), pose, astern, Fault("distance", segment, "", length))
            else:
                length, later, longest = _lath(distance, base, bonus, later)
                if not length:
                    kind = "distance" if longest else "segments"
                    return Track(tuple(legs), pose, astern, Fault(kind, segment, "", longest))
            leg = self.leg(pose, turn, distance, length)
            if isinstance(leg[1], str):
                return Track(tuple(legs), pose, astern, Fault(leg[0], segment, leg[1], LEAST_WAY))
            legs.append(leg)
            pose = leg[3]
        if self.tow and not self._room_for_tow(pose):
            return Track(tuple(legs), pose, astern, Fault("tow", len(course) - 1))
        return Track(tuple(legs), pose, astern)

    def leg(
        self, pose: Pose, turn: int, asked: float, length: int, near: Near | None = None, clear: bool = False
    ) -> Leg | tuple[str, str]:
        """One segment from a pose; or what forbids it, and the thing that does.

        `near` is what lies `around` the pose. `clear`: a segment that enters terrain is not wanted, so it is not asked where.
        """
        x, y, heading = pose
        heading = (heading + turn) % FULL_TURN
        c, s = COS[heading], SIN[heading]
        long, bow, half, slope = self.frame
        # What the bow may sweep or the hull may lie on lies in a strip along the way: by its circle, with room to spare.
        solids: list[tuple[str, Shape, float, float]] = []
        terrain: list[tuple[str, Shape]] = []
        wide = half + TOUCH
        for cx, cy, r, solid, name, shape in self.all if near is None else near:
            dx, dy = cx - x, cy - y
            w, r = dy * c - dx * s, r + wide  # noqa: PLW2901
            if w > r or -w > r:
                continue
            u = dx * c + dy * s
            if u - r > asked or u + r < -long:
                continue
            if solid:
                solids.append((name, shape, u, r))
            else:
                terrain.append((name, shape))
        distance, edge = asked, False
        # The edge of the area: the foremost point of the bow in each direction.
        margin, size = asked + half + MM, self.size
        if not margin < x < size - margin or not margin < y < size - margin:
            distance, edge = self._edge(x, y, c, s, asked)
        # Islands, ships and wrecks: the first contact of the bow.
        stop = ""
        beside: list[tuple[str, Shape]] = []
        if solids:
            first = distance
            for name, shape, u, r in solids:
                if u - r > first or u + r < -bow:
                    continue
                enter, leave = meets(shape[3], x, y, c, s, slope, bow, half)
                if enter >= first or leave < 0:
                    continue
                if enter > 0:
                    first, stop = enter, name
                elif deepens(place(BOWS[self.masts], x, y, heading), shape, c, s):
                    first, stop = 0.0, name
                else:
                    beside.append((name, shape))
            if stop:
                distance, edge = max(0.0, first - BACK_OFF), False
            if distance < long - bow:
                beside = [(name, shape) for name, shape, u, r in solids if u <= r]
        end = (round(x + distance * c), round(y + distance * s), heading)
        entries: list[tuple[float, str]] = []
        if terrain:
            entries = self._terrain(pose, end, distance, c, s, terrain)
            fog = next((e for e in entries if e[1] in self.fogs), None)
            if clear and entries:
                return "terrain", entries[0][1]
            if fog is not None:
                return self._lost(pose, turn, heading, length, fog, entries)
        if turn and distance < LEAST_WAY:
            return "spot", stop
        # What a hull covers at its end beyond the sweep of its bow lies astern of where the bow began, and within the
        # sweep it can only lie on what the bow touched from the first.
        fault = self.hindrance(end, beside)
        if fault is not None:
            return fault
        if not entries:
            return Leg(turn, distance, pose, end, length, stop, edge, ())
        made = [Entry(n, f, self._halt(pose, heading, f, distance, turn)) for f, n in entries]
        return Leg(turn, distance, pose, end, length, stop, edge, tuple(made))

    def _lost(
        self, pose: Pose, turn: int, heading: int, length: int, fog: tuple[float, str], entries: list[tuple[float, str]]
    ) -> Leg:
        """A segment that ends in a fog bank, after all else that was entered on the way there."""
        x, y, _ = pose
        f, name = fog
        end = (round(x + f * COS[heading]), round(y + f * SIN[heading]), heading)
        made = [Entry(n, g, self._halt(pose, heading, g, f, turn)) for g, n in entries if g <= f and n not in self.fogs]
        return Leg(turn, f, pose, end, length, "", False, (*made, Entry(name, f, end)))

    def _edge(self, x: int, y: int, c: float, s: float, distance: float) -> tuple[float, bool]:
        """How far a bow sails until its foremost point reaches the edge of the area, and whether that stops it."""
        stopped = False
        bow, half, size = self.build.bow, self.build.beam / 2, self.size
        ac, as_ = (c if c > 0 else -c), (s if s > 0 else -s)
        room = ((size - x if c > 0 else x) - max(0.0, half * as_ - bow * ac)) if ac > 1e-12 else 1e18
        if distance * ac > room:
            distance, stopped = max(0.0, room / ac), True
        room = ((size - y if s > 0 else y) - max(0.0, half * ac - bow * as_)) if as_ > 1e-12 else 1e18
        if distance * as_ > room:
            distance, stopped = max(0.0, room / as_), True
        return distance, stopped

    def _terrain(
        self, pose: Pose, end: Pose, distance: float, c: float, s: float, terrain: Things
    ) -> list[tuple[float, str]]:
        """The terrain that a segment enters, and where: what the hull touched before it is not entered again."""
        x, y, _ = pose
        build = self.build
        bow, half = build.bow, build.beam / 2
        found: list[tuple[float, str]] = []
        last = None
        middle, wide = distance / 2 - build.length / 2, distance / 2 + build.length / 2 + build.beam
        mx, my = x + middle * c, y + middle * s
        for name, shape in terrain:
            cx, cy, r, points, _ = shape
            dx, dy = cx - mx, cy - my
            across, along = dy * c - dx * s, dx * c + dy * s
            if across > r + half + TOUCH or -across > r + half + TOUCH or along > r + wide or -along > r + wide:
                continue
            enter, leave = meets(points, x, y, c, s, bow / half, bow, half)
            if enter < distance and leave >= 0:
                at = max(0.0, enter)
            else:
                if clear_of(points, x, y, c, s, distance - build.length - TOUCH, distance + TOUCH, half + TOUCH):
                    continue
                if last is None:
                    last = hull(self.masts, end)
                if not touches(last, shape):
                    continue
                at = distance
            if not self._lies_in(pose, name, shape):
                found.append((at, name))
        found.sort()
        return found

    def _lies_in(self, pose: Pose, name: str, terrain: Shape) -> bool:
        """Whether a ship touches terrain already in a pose: it is not entered again from there."""
        found = self._touched.get((pose, name))
        if found is None:
            found = self._touched[pose, name] = touches(hull(self.masts, pose), terrain)
        return found

    def _halt(self, pose: Pose, heading: int, distance: float, most: float, turn: int) -> Pose:
        """Where a ship ends that must stop at a distance: there, or at the first free place after it, in steps of 1 mm."""
        x, y, _ = pose
        c, s = COS[heading], SIN[heading]
        if turn:
            distance = max(distance, LEAST_WAY)
        while distance < most:
            at = (round(x + distance * c), round(y + distance * s), heading)
            if self.hindrance(at) is None:
                return at
            distance += MM
        return round(x + most * c), round(y + most * s), heading

    def hindrance(self, pose: Pose, solids: Things | None = None) -> tuple[str, str] | None:
        """What forbids a ship to end in a pose: `overlap` and a thing, or `area`; None if it may."""
        x, y, heading = pose
        c, s = COS[heading], SIN[heading]
        length, bow, half, _ = self.frame
        if not self.inner < x < self.outer or not self.inner < y < self.outer:
            far = self.size + EDGE
            sx, sy = x - length * c, y - length * s
            wx, wy = x - bow * c, y - bow * s
            ox, oy = (s if s > 0 else -s) * half, (c if c > 0 else -c) * half
            if (
                min(x, sx - ox, wx - ox, y, sy - oy, wy - oy) < -EDGE
                or max(x, sx + ox, wx + ox, y, sy + oy, wy + oy) > far
            ):
                return "area", ""
        if solids is not None and not solids:
            return None
        middle = length / 2
        mx, my, radius = x - middle * c, y - middle * s, self.radius
        for name, shape in self.solids if solids is None else solids:
            dx, dy, r = shape[0] - mx, shape[1] - my, shape[2]
            reach = r + radius
            if dx * dx + dy * dy >= reach * reach:
                continue
            # Sides and ends of the hull in its own frame, before the shapes are tested in full.
            along, across = dx * c + dy * s, dy * c - dx * s
            if across > r + half or -across > r + half or along > r + middle or -along > r + middle:
                continue
            if sits_on(x, y, c, s, length, half, bow, shape):
                return "overlap", name
        return None

    def _room_for_tow(self, pose: Pose) -> bool:
        return tow_pose(self.masts, pose, self.tow, self.size, [shape for _, shape in self.solids]) is not None

    def touched(self, pose: Pose) -> list[str]:
        """The islands, ships and wrecks that the hull touches in a pose."""
        ship = hull(self.masts, pose)
        return [name for name, shape in self.solids if touches(ship, shape)]


def _lath(distance: float, base: list[int], bonus: Sequence[int], later: int) -> tuple[int, int, int]:
    """The shortest segment that is long enough, of the base move (it is taken from there), else of the bonuses in turn.

    Which it is (0: none), the place of the next bonus, and the longest there was.
    """
    length = 0
    for one in base:
        if one >= distance and (not length or one < length):
            length = one
    if length:
        base.remove(length)
        return length, later, length
    longest = max(base, default=0)
    for at in range(later, len(bonus)):
        longest = max(longest, bonus[at])
        if bonus[at] >= distance:
            base.clear()
            return bonus[at], at + 1, longest
    return 0, len(bonus), longest


TOW_SWINGS = (0, 150, -150, 300, -300, 450, -450, 600, -600)


def tow_pose(tower_masts: int, tower: Pose, masts: int, size: int, others: Sequence[Shape]) -> Pose | None:
    """Where a ship in tow lies: its bow at the stern, swung as little as is needed to be free; None if there is no room."""
    length = BUILDS[tower_masts].length
    x, y, heading = tower
    x, y = round(x - length * COS[heading]), round(y - length * SIN[heading])
    for swing in TOW_SWINGS:
        at = (x, y, (heading + swing) % FULL_TURN)
        ship = hull(masts, at)
        if inside(ship, size) and not any(overlaps(ship, other) for other in others):
            return at
    return None


def _near(x: float, y: float, shape: Shape, distance: float) -> bool:
    dx, dy, reach = shape.x - x, shape.y - y, shape.radius + distance
    return dx * dx + dy * dy <= reach * reach
