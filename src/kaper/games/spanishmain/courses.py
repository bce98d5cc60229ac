"""The course of a ship as a question: any legal course is an answer."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Plot
from kaper.core.words import Option, Refused, Text, refuse
from kaper.games.spanishmain.abilities import allowance
from kaper.games.spanishmain.chart import MASTS, fogs, pose, solids, terrain_on_chart
from kaper.games.spanishmain.geometry.course import Fault, Leg, Track
from kaper.games.spanishmain.geometry.sail import Waters
from kaper.games.spanishmain.geometry.units import LENGTHS, Pose
from kaper.games.spanishmain.state import Sea, own_port, wild
from kaper.games.spanishmain.words import millimetres, ship_name, thing_text

FAULT_RULES = {
    "turn": "basic.move.turn-before-segment",
    "distance": "basic.move.segments",
    "segments": "basic.move.segments",
    "straight": "move.turn-between",
    "spot": "geo.move.pose",
    "cast-off": "geo.move.cast-off",
    "overlap": "geo.move.end-pose",
    "area": "geo.edge",
    "over": "move.stop-on-touch",
    "tow": "geo.tow.pose",
}
LETTER = {length: letter for letter, length in LENGTHS.items()}


def letters(base: str, bonus: str, rest: int, used: Sequence[int]) -> tuple[str, str]:
    """The segments left after some of these lengths were used, as letters: base segments first, then bonuses in turn."""
    for length in used:
        if rest:
            rest = 0
            continue
        letter = LETTER[length]
        if letter in base:
            base = base.replace(letter, "", 1)
        else:
            base, bonus = "", bonus[bonus.index(letter) + 1 :]
    return base, bonus


def rest_of(leg: Leg, at: Pose) -> int:
    """What is left of a segment when the ship has come this far."""
    dx, dy = at[0] - leg.start[0], at[1] - leg.start[1]
    return max(0, int(leg.length - sqrt(dx * dx + dy * dy)))


class Sail(Plot[Sea]):
    """Which course does a ship sail? An empty one: it stays."""

    prompt = "ask-course"
    rule = "basic.move.segments"
    scale = (10, 100)

    ship: int
    base: str
    bonus: str = ""
    rest: int = 0
    off: int = 0

    def waters(self, s: Sea) -> Waters:
        """The ship and all that could matter to it."""
        me = s.ships[self.ship]
        tow = me.tow
        without = (self.ship, tow) if tow >= 0 else (self.ship,)
        return Waters(
            MASTS[me.card],
            pose(me),
            allowance(self.base, self.bonus, self.rest, bool(self.off)),
            s.size,
            solids(s, *without),
            terrain_on_chart(s) if s.terrain else (),
            fogs(s) if s.terrain else (),
            MASTS[s.ships[tow].card] if tow >= 0 else 0,
        )

    def fault(self, s: Sea, path: list[list[int]]) -> Refused | None:
        fault = self.waters(s).sail(path).fault
        return None if fault is None else refusal(s, fault)

    def sample(self, s: Sea, rng: Fast) -> Answer:
        return sample(self.waters(s), rng)

    def suggestions(self, s: Sea, limit: int) -> list[Answer]:
        waters = self.waters(s)
        rng = Fast(1)
        found: list[Answer] = [[]]
        for _ in range(min(limit, 24)):
            path = sample(waters, rng)
            if path not in found:
                found.append(path)
        return found[:limit]

    def option(self, s: Sea, path: list[list[int]]) -> Option:
        track = self.waters(s).sail(path)
        return Option("", course_text(s, self.ship, track), course_targets(track), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        segments = "+".join(self.base + self.bonus)
        if self.rest:
            segments = f"{millimetres(self.rest)} mm" + ("+" + segments if segments else "")
        return Text(self.prompt, {"ship": ship_name(s, self.ship), "segments": segments})


def refusal(s: Sea, fault: Fault) -> Refused:
    """A fault in words: where on the course, and what was touched."""
    thing = thing_text(s, fault.thing) if fault.thing else ""
    limit = fault.number // 10 if fault.kind == "turn" else round(fault.number / 100)
    return refuse(
        f"refusal-course-{fault.kind}", FAULT_RULES[fault.kind], segment=fault.segment + 1, thing=thing, limit=limit
    )


def course_text(s: Sea, ship: int, track: Track) -> Text:
    """Where a course leads, in words."""
    me = s.ships[ship]
    if not track.legs:
        return Text("option-course-stay")
    last = track.legs[-1]
    if last.stop:
        kind, _, number = last.stop.partition(":")
        thing = thing_text(s, last.stop)
        if kind == "island":
            i = int(number)
            if own_port(s, me.owner, i):
                return Text("option-course-home", {"island": thing, "coins": len(me.coins)})
            if wild(s, i):
                return Text("option-course-dock", {"island": thing, "coins": len(s.islands[i].coins)})
            return Text("option-course-shore", {"island": thing})
        other = s.ships[int(number)]
        key = "friend" if other.owner == me.owner else "derelict" if not other.masts else "ram"
        return Text(f"option-course-{key}", {"ship": thing, "masts": other.masts.bit_count()})
    if last.entries:
        return Text("option-course-terrain", {"terrain": thing_text(s, last.entries[0].thing)})
    x, y, heading = track.end
    args = {"x": millimetres(x), "y": millimetres(y), "heading": heading // 10}
    return Text("option-course-open", args)  # type: ignore[arg-type]


def course_targets(track: Track) -> tuple[str, ...]:
    """The end of a course on the chart, and what it runs into."""
    x, y, heading = track.end
    found = (f"pose:{x},{y},{heading}",)
    return (*found, track.stop) if track.stop else found


def sample(waters: Waters, rng: Fast) -> list[list[int]]:
    """One random legal course: some segments of the move, half of the time aimed at something near."""
    from kaper.games.spanishmain.geometry.touch import nearest_point
    from kaper.games.spanishmain.geometry.units import bearing, between

    way = waters.allowance
    path: list[list[int]] = []
    for _ in range(20):
        segments = list(way.base)
        rng.shuffle(segments)
        segments += way.bonus
        path = [[0, way.rest]] if way.rest else []
        count = len(segments)
        used = rng.below(count + 1) if way.rest else 1 + rng.below(count) if count else 0
        for number in range(used):
            last = number == used - 1
            length = segments[number]
            turn = 150 * (rng.below(13) - 6)
            if last and waters.solids and rng.below(2):
                x, y, heading = waters.sail(path).end if path else waters.cast_off()
                _, shape = waters.solids[rng.below(len(waters.solids))]
                px, py = nearest_point(shape, (x, y))
                turn = max(-900, min(900, between(bearing(px - x, py - y) - heading)))
            elif last and rng.below(2):
                length //= 2
            path.append([turn, length])
        if waters.sail(path).fault is None:
            return path
    while path:
        path.pop()
        if waters.sail(path).fault is None:
            return path
    return path
