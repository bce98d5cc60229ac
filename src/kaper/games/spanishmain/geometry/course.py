"""Courses: how far a ship may sail, what it was asked to sail, what it sailed, and what is wrong with a course.

A course is a list of [turn, distance]: before each segment the ship turns (left is positive), then sails straight on.
A ship that casts off may begin with [0, -distance], the way it wants to draw astern. An empty course is to stay.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from kaper.games.spanishmain.geometry.shapes import Shape
from kaper.games.spanishmain.geometry.units import Pose

Course = Sequence[Sequence[int]]
Things = Sequence[tuple[str, Shape]]
"""What stands on the chart, each under its name."""


class Fault(NamedTuple):
    """Why a course cannot be sailed.

    `kind` is one of: `turn` (more than 90 degrees), `distance` (longer than any segment left), `segments` (more than the ship has), `straight` (what is left of a
    segment is sailed straight on), `spot` (a turn without 1 mm of way), `cast-off` (none is allowed here, or not so
    far, or nothing follows it), `overlap` (the hull would end on `thing`), `area` (the hull would end outside), `over` (the move has ended
    with the segment before, at `thing`), `tow` (no room for the ship in tow).
    """

    kind: str
    segment: int = 0
    """Which pair of the course, from 0."""
    thing: str = ""
    number: int = 0
    """The limit that was passed, where there is one."""


class Entry(NamedTuple):
    """A piece of terrain that a segment enters."""

    thing: str
    distance: float
    """After how much of the segment."""
    pose: Pose
    """Where the ship lies if it goes no further: there, or at the first free place after it."""


class Leg(NamedTuple):
    """One segment as sailed."""

    turn: int
    distance: float
    """How far it was sailed; with a contact, the edge or a fog bank less than asked."""
    start: Pose
    end: Pose
    length: int
    """The segment that was used up: S, L or the rest of one."""
    stop: str
    """The island, ship or wreck it ran into, which ends the move; empty if none."""
    edge: bool
    """It stopped at the edge of the area, which does not end the move."""
    entries: tuple[Entry, ...]
    """The terrain it entered, in this order; a fog bank is always the last and ends the move."""


class Track(NamedTuple):
    """A course as sailed. With a fault the legs are those before it."""

    legs: tuple[Leg, ...]
    end: Pose
    astern: Pose
    """Where the ship lies after casting off (where it was, if it does not)."""
    fault: Fault | None = None

    @property
    def stop(self) -> str:
        """What it ran into at its end."""
        return self.legs[-1].stop if self.legs else ""

    @property
    def entered(self) -> tuple[int, Entry] | None:
        """The first terrain entered, and on which leg: there a die may be cast, and the rest be asked anew."""
        for number, leg in enumerate(self.legs):
            if leg.entries:
                return number, leg.entries[0]
        return None


class Allowance(NamedTuple):
    """How far a ship may sail in one move action."""

    base: tuple[int, ...]
    """Segments in any order: S or L, in hundredths of a millimetre."""
    bonus: tuple[int, ...] = ()
    """Segments that come after them, in this order."""
    rest: int = 0
    """What is left of a segment already begun (a die was cast on the way); sailed first, straight on."""
    casts_off: bool = False
    """It is docked, or its bow touches a ship or the edge."""

    @property
    def whole(self) -> int:
        """All of it together."""
        return sum(self.base) + sum(self.bonus) + self.rest

    def after(self, length: int) -> Allowance:
        """What is left when a segment of that length was used: of the base if there is one, else of the bonus."""
        if self.rest:
            return self._replace(rest=0, casts_off=False)
        if length in self.base:
            left = list(self.base)
            left.remove(length)
            return self._replace(base=tuple(left), casts_off=False)
        return Allowance((), self.bonus[self.bonus.index(length) + 1 :])
