"""Courses worth sailing: one drawn at random, or a short list by purpose, for bots and for people.

No list of all courses is ever made: there are more than anybody could want. What is suggested is legal, every time and
on every machine in the same order, and each suggestion carries its track, so that nobody need sail it twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from kaper.games.spanishmain.geometry.course import Allowance, Leg, Track
from kaper.games.spanishmain.geometry.sail import Waters
from kaper.games.spanishmain.geometry.shapes import Shape, body, bow_zone
from kaper.games.spanishmain.geometry.touch import NEVER, nearest_point, touches
from kaper.games.spanishmain.geometry.units import COS, SIN, TURN, Point, Pose, bearing, between

TRIES = 20
STEPS = {1: (150,), 2: (300, 150), 3: (450, 450, 300)}
COARSE = 450
NEAR, NEAR_TURN = 300, 30  # suggestions that end closer than this to another are the same
SHORT = 20  # a list shorter than this is for a search that cannot wait
SPARE = 4  # legs that may be tried beyond the length of the list
OPEN = 80  # ends in open water: more would lie so close together that nobody chooses between them
REACH = 28  # legs that may be tried to run into marks
BEHIND = 1200  # what lies farther round cannot be run into
INWARD = 400  # aimed so far inside an outline a bow still meets it
LAST_TURNS = (0, 450, -450, 900, -900, 300, -300, 600, -600, 150, -150, 750, -750)
FIRST_TURNS = (0, 300, -300, 600, -600, 900, -900)


class Mark(NamedTuple):
    """Something a ship may want to sail to."""

    name: str
    purpose: str
    """What it is to do there: `dock` at an island, `ram` an enemy, `touch` a friend or a derelict."""
    shape: Shape
    masts: int = 0
    """The built masts and the pose of a ship."""
    pose: Pose = (0, 0, 0)


class Suggestion(NamedTuple):
    """A legal course and what it is good for.

    `purpose`: that of the mark it reaches, `head` (makes for a mark out of reach), `fire` (guns would bear from its
    end), `flee` (away from the foes), `open` (water), `stay`.
    """

    purpose: str
    thing: str
    course: list[list[int]]
    track: Track


def sample(waters: Waters, below: Callable[[int], int]) -> tuple[list[list[int]], Track]:
    """One legal course at random: half of them aim at something within reach. `below(n)` draws from 0 to n - 1."""
    allowance = waters.allowance
    rest = allowance.rest
    start = waters.cast_off()
    astern: list[list[int]] = []
    if allowance.casts_off and below(2):
        astern = [[0, -waters.build.length]]
        start = waters.cast_off(waters.build.length)
    whole = allowance.whole
    aims = [shape for _, shape in waters.solids if _near(start, shape, whole)] if waters.solids else []
    course: list[list[int]] = []
    track = None
    for _ in range(TRIES):
        lengths = [*_shuffled(allowance.base, below), *allowance.bonus]
        if rest:
            lengths.insert(0, rest)
        if not lengths:
            break
        count = 1 + below(len(lengths))
        steps = STEPS.get(count, (COARSE,) * count)
        aimed = aims[below(len(aims))] if aims and below(2) else None
        x, y, heading = start
        course = []
        for at in range(count):
            step, length = steps[at], lengths[at]
            last = at == count - 1
            if rest and at == 0:
                turn = 0
            elif last and aimed is not None:
                px, py = nearest_point(aimed, (x, y))
                turn = between(bearing(px - x, py - y) - heading)
                turn = max(-TURN, min(TURN, turn))
            else:
                turn = step * (below(2 * TURN // step + 1) - TURN // step)
            distance = length if not last or aimed is not None or below(2) else length // 2
            heading = (heading + turn) % 3600
            x, y = round(x + distance * COS[heading]), round(y + distance * SIN[heading])
            course.append([turn, distance])
        course = astern + course
        track = waters.sail(course)
        if track.fault is None:
            return course, track
        if track.fault.kind == "over":
            # Stopped on the way: what was sailed until then is a course too.
            course = course[: len(astern) + len(track.legs)]
            return course, waters.sail(course)
    if track is not None and track.legs and track.fault is not None and track.fault.kind != "tow":
        course = course[: len(astern) + len(track.legs)]
        track = waters.sail(course)
        if track.fault is None:
            return course, track
    return [], waters.sail([])


def _shuffled(lengths: tuple[int, ...], below: Callable[[int], int]) -> tuple[int, ...]:
    """The base segments in a random order; equal ones have only one."""
    if len(lengths) < 2 or lengths.count(lengths[0]) == len(lengths):
        return lengths
    left = list(lengths)
    return tuple([left.pop(below(len(left))) for _ in lengths])


def _near(pose: Pose, shape: Shape, distance: float) -> bool:
    dx, dy, reach = shape.x - pose[0], shape.y - pose[1], shape.radius + distance
    return dx * dx + dy * dy <= reach * reach


def orders(allowance: Allowance) -> list[tuple[int, ...]]:
    """The different orders in which the segments may be sailed."""
    first = (allowance.rest,) if allowance.rest else ()
    found = []
    for order in sorted(set(_permutations(allowance.base)), reverse=True):
        found.append((*first, *order, *allowance.bonus))
    return found


def _permutations(items: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    if len(items) < 2:
        yield items
        return
    for i, one in enumerate(items):
        for others in _permutations(items[:i] + items[i + 1 :]):
            yield (one, *others)


class Planner:
    """Makes the suggestions for one ship; a budget of legs keeps it quick however crowded the sea is."""

    def __init__(self, waters: Waters, marks: Sequence[Mark], foes: Sequence[Point] = ()) -> None:
        self.waters = waters
        self.foes = foes
        self.start = waters.cast_off()
        self.astern: list[list[int]] = []
        if waters.allowance.casts_off:
            # From a berth among others a ship gets away only if it draws well astern first. Where it lies is no mark.
            self.start = waters.cast_off(waters.build.length)
            self.astern = [[0, -waters.build.length]]
            there = set(waters.touched(waters.pose))
            marks = [mark for mark in marks if mark.name not in there]
        self.marks = marks
        self.orders = orders(waters.allowance)
        self.found: list[Suggestion] = []
        self.ends: dict[tuple[int, int], list[Pose]] = {}
        self.legs = 0
        self.gaps: dict[str, tuple[float, Point]] = {}
        self.short = False
        self.often = False
        self.sailed: dict[tuple[Pose, int, int], Leg | None] = {}

    def suggestions(
        self,
        limit: int,
        battery: Callable[[Pose], int] | None = None,
        goals: Sequence[Point] = (),
    ) -> list[Suggestion]:
        """At most `limit` courses: those that reach a mark, then by purpose, then open water, nearest to a goal first.

        `battery` tells how many guns would bear from a pose; it is asked about a few ends that lie near foes.
        """
        if limit <= 0:
            return []
        stay = Suggestion("stay", "", [], self.waters.sail([]))
        if not self.orders[0]:
            return [stay]
        self.short = limit < SHORT
        marks = sorted(self.marks, key=self._distance)
        near = [mark for mark in marks if self._gap(mark)[0] < NEVER]
        for first in FIRST_TURNS[: 1 if self.short else 3 if limit < 60 else None]:
            for mark in near:
                if self.legs < min(limit // 2 + SPARE, REACH) and len(self.found) < limit - 2:
                    self._reach(mark, first)
        reached = {made.thing for made in self.found}
        for mark in marks:
            if mark.purpose == "dock" and mark.name not in reached and len(self.found) < limit - 2:
                self._head_for(mark)
                if self.short and len(self.found) > len(reached):
                    break
        exact, self.found = self.found, []
        room = max(0, min(limit - len(exact) - 1, OPEN))
        self._grid(room)
        open_water = self.found
        if battery is not None and self.foes:
            open_water = self._by_fire(open_water, battery, 4 if self.short else 12)
        if self.foes and open_water:
            open_water = self._with_flight(open_water)
        if goals:
            named = [s for s in open_water if s.purpose != "open"]
            rest = [s for s in open_water if s.purpose == "open"]
            rest.sort(key=lambda s: min([_square(s.track.end, goal) for goal in goals]))
            open_water = named + rest
        return [*exact, *open_water[:room], stay][:limit]

    def _distance(self, mark: Mark) -> float:
        return _square(self.start, (mark.shape.x, mark.shape.y))

    def _gap(self, mark: Mark) -> tuple[float, Point]:
        """The square of the way to the outline of a mark, and where on it that leads."""
        found = self.gaps.get(mark.name)
        if found is None:
            found = NEVER, (0, 0)
            if _near(self.start, mark.shape, self.waters.allowance.whole):
                point = nearest_point(mark.shape, (self.start[0], self.start[1]))
                found = _square(self.start, point), point
            self.gaps[mark.name] = found
        return found

    # exact courses

    def _reach(self, mark: Mark, first: int) -> None:
        """Courses that end with the bow on a mark, the first leg turned aside by so much."""
        far, _ = self._gap(mark)
        for order in self.orders[: 1 if self.short else None]:
            way = 0
            for count, length in enumerate(order, 1):
                before, way = way, way + length
                if before * before > far:
                    break  # the legs before the last would run into it
                if way * way < far or (first and count == 1):
                    continue
                made = self._approach(mark, order[:count], first)
                if made is not None and self._keep(made):
                    return

    def _approach(self, mark: Mark, lengths: tuple[int, ...], first: int) -> Suggestion | None:
        """Legs at a mark, the first turned aside; kept if the last runs into the mark with its bow."""
        pose = self.start
        course: list[list[int]] = []
        legs: list[Leg] = []
        rest = self.waters.allowance.rest
        for at, length in enumerate(lengths):
            last = at == len(lengths) - 1
            x, y, heading = pose
            if last:
                px, py = nearest_point(mark.shape, (x, y)) if at else self._gap(mark)[1]
                dx, dy = px - x, py - y
                if dx * dx + dy * dy > length * length:
                    return None
                for turn in self._aims(mark.shape, pose, (px, py)) if not (rest and at == 0) else (0,):
                    leg = self._leg(pose, turn, length)
                    if leg is not None and leg.stop == mark.name and self._serves(mark, leg.end):
                        course.append([turn, length])
                        track = Track((*legs, leg), leg.end, self.start)
                        return Suggestion(mark.purpose, mark.name, self.astern + course, track)
                return None
            turn = between(bearing(mark.shape.x - x, mark.shape.y - y) - heading)
            turn = max(-TURN, min(TURN, turn + (first if at == 0 else 0)))
            if rest and at == 0:
                turn = 0
            leg = self._leg(pose, turn, length)
            if leg is None or leg.stop:
                return None
            legs.append(leg)
            course.append([turn, length])
            pose = leg.end
        return None

    def _aims(self, shape: Shape, pose: Pose, nearest: Point) -> Iterator[int]:
        """Turns to the nearest point, the middle and just inside both edges of a shape, each once."""
        x, y, heading = pose
        dx, dy = shape.x - x, shape.y - y
        middle = between(bearing(dx, dy) - heading)
        if not -BEHIND < middle < BEHIND:
            return
        turn = max(-TURN, min(TURN, between(bearing(nearest[0] - x, nearest[1] - y) - heading)))
        yield turn
        middle = max(-TURN, min(TURN, middle))
        if middle != turn:
            yield middle
        if self.short:
            return
        made = [turn, middle]
        left: tuple[float, Point] | None = None
        right: tuple[float, Point] | None = None
        for px, py in shape.points:
            ux, uy = px - x, py - y
            ahead = ux * dx + uy * dy
            if ahead <= 0:
                continue
            side = (dx * uy - dy * ux) / ahead
            if left is None or side > left[0]:
                left = (side, (px, py))
            if right is None or side < right[0]:
                right = (side, (px, py))
        for found in (left, right):
            if found is not None:
                px, py = found[1]
                ux, uy = shape.x - px, shape.y - py
                part = INWARD / max(shape.radius, INWARD)
                turn = between(bearing(px + ux * part - x, py + uy * part - y) - heading)
                turn = max(-TURN, min(TURN, turn))
                if turn not in made:
                    made.append(turn)
                    yield turn

    def _serves(self, mark: Mark, end: Pose) -> bool:
        """Whether a ship that ends on a mark may do there what it came for: a ram needs the side of the other."""
        return mark.purpose != "ram" or touches(bow_zone(self.waters.masts, end), body(mark.masts, mark.pose))

    def _head_for(self, mark: Mark) -> None:
        """The longest course that makes straight for a mark and runs into nothing."""
        for order in self.orders:
            pose = self.start
            course: list[list[int]] = []
            legs: list[Leg] = []
            for at, length in enumerate(order):
                x, y, heading = pose
                turn = between(bearing(mark.shape.x - x, mark.shape.y - y) - heading)
                turn = max(-TURN, min(TURN, turn)) if not (at == 0 and self.waters.allowance.rest) else 0
                leg = self._leg(pose, turn, length)
                if leg is None or leg.stop:
                    break
                legs.append(leg)
                course.append([turn, length])
                pose = leg.end
            track = Track(tuple(legs), pose, self.start)
            if legs and self._keep(Suggestion("head", mark.name, self.astern + course, track)):
                return

    # the grid

    def _grid(self, most: int) -> None:
        """Ends all around: full turns first, finer ones while there is room; the last segment full, then half."""
        if most <= 0:
            return
        tries = self.legs + most + SPARE
        prefixes: list[tuple[list[list[int]], tuple[Leg, ...], Pose, int]] = []
        rest = self.waters.allowance.rest
        for order in self.orders:
            if len(order) == 1:
                prefixes.append(([], (), self.start, order[0]))
                continue
            for first in FIRST_TURNS:
                pose, legs, course = self.start, [], []
                turn = 0 if rest else first
                for length in order[:-1]:
                    leg = self._leg(pose, turn, length)
                    if leg is None or leg.stop:
                        break
                    legs.append(leg)
                    course.append([turn, length])
                    pose = leg.end
                    turn = first if rest and len(legs) == 1 else first // 2 // 10 * 10
                else:
                    prefixes.append((course, tuple(legs), pose, order[-1]))
                if len(prefixes) * 4 > most:
                    break
        if not prefixes:
            prefixes = [([], (), self.start, length) for length in sorted({o[0] for o in self.orders}, reverse=True)]
        self.often = True
        for part in (1, 2):
            for last in (0,) if rest and len(self.orders[0]) == 1 else LAST_TURNS:
                for course, legs_, pose, length in prefixes:
                    leg = self._leg(pose, last, length // part)
                    if leg is None:
                        continue
                    made = Suggestion(
                        "open",
                        "",
                        [*self.astern, *course, [last, length // part]],
                        Track((*legs_, leg), leg.end, self.start),
                    )
                    self._keep(made)
                    if len(self.found) >= most or self.legs > tries:
                        return

    def _by_fire(self, found: list[Suggestion], battery: Callable[[Pose], int], tries: int) -> list[Suggestion]:
        """The few ends near foes from which guns bear, most guns first, before the others."""
        near = sorted(range(len(found)), key=lambda i: min([_square(found[i].track.end, foe) for foe in self.foes]))
        guns = [(battery(found[i].track.end), i) for i in near[:tries]]
        good = sorted(((-count, i) for count, i in guns if count))
        picked = [i for _, i in good]
        rest = [s for i, s in enumerate(found) if i not in picked]
        return [found[i]._replace(purpose="fire") for i in picked] + rest

    def _with_flight(self, found: list[Suggestion]) -> list[Suggestion]:
        """The end farthest from all foes is named as flight and comes first among the open water."""
        best = max(
            (i for i, s in enumerate(found) if s.purpose == "open"),
            key=lambda i: min([_square(found[i].track.end, foe) for foe in self.foes]),
            default=None,
        )
        if best is None:
            return found
        named = [s for s in found if s.purpose != "open"]
        rest = [s for i, s in enumerate(found) if s.purpose == "open" and i != best]
        return [*named, found[best]._replace(purpose="flee"), *rest]

    # keeping

    def _leg(self, pose: Pose, turn: int, length: int) -> Leg | None:
        """A segment, if it may be sailed and enters no terrain."""
        key = (pose, turn, length)
        if key in self.sailed:
            return self.sailed[key]
        self.legs += 1
        # What lies around is worth finding only where many segments begin.
        near = self.waters.around(pose) if self.often or pose == self.start else None
        leg = self.waters.leg(pose, turn, length, length, near, clear=True)
        found = self.sailed[key] = leg if isinstance(leg, Leg) else None
        return found

    def _keep(self, made: Suggestion) -> bool:
        """Keep a suggestion unless another ends at nearly the same place, or its tow finds no room."""
        x, y, heading = made.track.end
        # Cells twice as wide as what is near: all that is near to an end lies in four of them.
        left, low = (x - NEAR) // (2 * NEAR), (y - NEAR) // (2 * NEAR)
        ends = self.ends
        for cell in ((left, low), (left + 1, low), (left, low + 1), (left + 1, low + 1)):
            if cell in ends:
                for ox, oy, other in ends[cell]:
                    if (x - ox) * (x - ox) + (y - oy) * (y - oy) < NEAR * NEAR and -NEAR_TURN < between(
                        heading - other
                    ) < NEAR_TURN:
                        return False
        if self.waters.tow and self.waters.sail(made.course).fault is not None:
            return False
        ends.setdefault((x // (2 * NEAR), y // (2 * NEAR)), []).append(made.track.end)
        self.found.append(made)
        return True


def _square(pose: Pose, point: Point) -> float:
    dx, dy = pose[0] - point[0], pose[1] - point[1]
    return dx * dx + dy * dy
