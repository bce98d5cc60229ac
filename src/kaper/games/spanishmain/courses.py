"""The course of a ship as a question: any legal course is an answer."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import ceil, sqrt

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Plot, path_id
from kaper.core.words import Option, Question, Refused, Text, Word, refuse, text
from kaper.games.spanishmain.abilities import allowance, base_move, bonus_move, ghostly, has, room
from kaper.games.spanishmain.chart import (
    ISLAND_NAMES,
    MASTS,
    SHIP_NAMES,
    fogs,
    guns,
    island_shape,
    on_chart,
    pose,
    sails,
    ship_shape,
    solids,
    terrain_on_chart,
)
from kaper.games.spanishmain.geometry.course import Fault, Leg, Track
from kaper.games.spanishmain.geometry.fire import gun, may_fire, ship_target
from kaper.games.spanishmain.geometry.sail import Waters
from kaper.games.spanishmain.geometry.shapes import hull
from kaper.games.spanishmain.geometry.suggest import Mark, Planner, Suggestion, sample
from kaper.games.spanishmain.geometry.touch import overlaps
from kaper.games.spanishmain.geometry.units import LENGTHS, TURN, Pose
from kaper.games.spanishmain.state import Sea, Ship, at_home, home_of, may_dock, own_port, wild
from kaper.games.spanishmain.words import island_text, millimetres, ship_name, thing_text, way_text

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
SEARCHED = 12  # courses that a search thinks about; people are shown more
PURPOSES = ("fire", "flee", "head")
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
    gift: int = 0  # it is no action, but a move for nothing
    kept: tuple[list[list[int]], Track] | None = None  # a course and where it leads, while the same question stands

    def waters(self, s: Sea) -> Waters:
        """The ship and all that could matter to it."""
        me = s.ships[self.ship]
        tow = me.tow
        without = (self.ship, tow) if tow >= 0 else (self.ship,)
        ghost = ghostly(me)
        rough = bool(s.terrain) and not ghost and not has(s, me, "ignore_terrain")
        return Waters(
            MASTS[me.card],
            pose(me),
            allowance(self.base, self.bonus, self.rest, bool(self.off)),
            s.size,
            () if ghost else solids(s, *without),
            terrain_on_chart(s) if rough else (),
            fogs(s) if rough else (),
            MASTS[s.ships[tow].card] if tow >= 0 else 0,
        )

    def sailed(self, s: Sea, path: list[list[int]]) -> Track:
        """Where a course leads; what was drawn or checked last is not sailed twice."""
        if self.kept is None or self.kept[0] != path:
            self.kept = (path, self.waters(s).sail(path))
        return self.kept[1]

    def forget(self) -> None:
        self.kept = None

    def fault(self, s: Sea, path: list[list[int]]) -> Refused | None:
        track = self.sailed(s, path)
        if track.fault is None and ghostly(s.ships[self.ship]):
            return self.haunted(s, track)
        return None if track.fault is None else refusal(s, track.fault)

    def haunted(self, s: Sea, track: Track) -> Refused | None:
        """A ghost sails through everything, but its whole move may not end on anything."""
        me = s.ships[self.ship]
        shape = hull(MASTS[me.card], track.end)
        thing = next((name for name, there in solids(s, self.ship, me.tow) if overlaps(shape, there)), "")
        return refusal(s, Fault("overlap", max(len(track.legs) - 1, 0), thing)) if thing else None

    def sample(self, s: Sea, rng: Fast) -> Answer:
        course, track = sample(self.waters(s), rng.below)
        if track.fault is not None or (ghostly(s.ships[self.ship]) and self.haunted(s, track)):
            return []
        self.kept = course, track
        return course

    def suggestions(self, s: Sea, limit: int) -> list[Answer]:
        return [made.course for made in self.plans(s, min(limit, SEARCHED))]

    def near(self, s: Sea, answer: Answer, limit: int) -> list[Answer]:
        """Courses a little beside a good one: a segment turned otherwise, or the last one cut short."""
        assert isinstance(answer, list)
        waters, ghost = self.waters(s), ghostly(s.ships[self.ship])
        found: list[Answer] = []
        poses = {waters.sail(answer).end}
        for path in beside(answer):
            track = waters.sail(path)
            if track.fault is None and track.end not in poses and not (ghost and self.haunted(s, track)):
                poses.add(track.end)
                found.append(path)
        return found[:limit]

    def plans(self, s: Sea, limit: int) -> list[Suggestion]:
        """Courses by purpose: docks, rams and touches, firing positions, flight, open water."""
        me = s.ships[self.ship]
        foes = [(float(ship.x), float(ship.y)) for ship in s.ships if threat(ship, me)]
        planner = Planner(self.waters(s), marks(s, self.ship), foes)
        made = planner.suggestions(limit, (lambda at: bearing_guns(s, self.ship, at)) if foes else None, goals(s, me))
        return [plan for plan in made if self.haunted(s, plan.track) is None] if ghostly(me) else made

    def option(self, s: Sea, path: list[list[int]]) -> Option:
        return self.described(s, Suggestion("", "", path, self.waters(s).sail(path)))

    def described(self, s: Sea, made: Suggestion) -> Option:
        """A suggestion in words. That of staying tells the chart which ship sails, and with which laths."""
        if not made.course:
            about = (f"ship:{self.ship}", f"laths:{self.base}", f"bonus:{self.bonus}", f"rest:{self.rest}")
            return Option(path_id([]), Text("option-course-stay"), (*about, f"astern:{self.off}"), self.rule)
        words, targets = course_text(s, self.ship, made.track, self.gift), course_targets(made.track)
        if made.purpose in PURPOSES and not made.track.stop:
            args: dict[str, Word] = {}
            if made.purpose == "head":
                args, targets = prospect(s, self.ship, int(made.thing[7:]), made.track.end), (*targets, made.thing)
            words = Text(f"option-course-{made.purpose}", {**words.args, **args})
        pairs = tuple((turn, distance) for turn, distance in made.course)
        return Option(path_id(made.course), words, targets, self.rule, pairs)

    def idle(self, s: Sea, made: Suggestion) -> bool:
        """Making for a port of one's own with nothing to bring, or docking there: nobody looks for that first."""
        me = s.ships[self.ship]
        land = made.thing if made.purpose == "head" else made.track.stop
        return not me.coins and land.startswith("island:") and own_port(s, me.owner, int(land[7:]))

    def question(self, s: Sea) -> Question:
        plans = sorted(self.plans(s, self.shown), key=lambda made: self.idle(s, made))
        options = [self.described(s, made) for made in plans]
        return self.asking(s, options, least=0, most=self.longest, scale=self.scale)

    def prompt_text(self, s: Sea) -> Text:
        segments = "+".join(self.base + self.bonus)
        if self.rest:
            segments = f"{millimetres(self.rest)} mm" + (" + " + segments if segments else "")
        key = "ask-course-gift" if self.gift else self.prompt
        return Text(key, {"ship": ship_name(s, self.ship), "segments": segments})


def beside(course: list[list[int]]) -> Iterator[list[list[int]]]:
    """Variations of a course, the last segment first: those nearer to it come before those farther off."""
    for turn, part in ((100, 1.0), (-100, 1.0), (0, 0.7), (300, 1.0), (-300, 1.0), (0, 0.4)):
        for place in range(len(course) - 1, -1, -1):
            way, distance = course[place]
            if distance < 0 or (part < 1 and place < len(course) - 1):
                continue  # drawing astern stays as it is
            changed = [max(-TURN, min(TURN, way + turn)), round(distance * part)]
            yield [*course[:place], changed, *course[place + 1 :]]


def refusal(s: Sea, fault: Fault) -> Refused:
    """A fault in words: where on the course, and what was touched."""
    thing = thing_text(s, fault.thing) if fault.thing else ""
    limit = fault.number // 10 if fault.kind == "turn" else round(fault.number / 100)
    return refuse(
        f"refusal-course-{fault.kind}", FAULT_RULES[fault.kind], segment=fault.segment + 1, thing=thing, limit=limit
    )


def prospect(s: Sea, ship: int, number: int, end: Pose) -> dict[str, Word]:
    """An island out of reach: what lies there, and about how many turns are left to it from where a ship ends this one."""
    shape = island_shape(s.islands[number])
    x, y, _ = end
    left = sqrt((shape.x - x) ** 2 + (shape.y - y) ** 2) - 0.7 * shape.radius
    me = s.ships[ship]
    turn = [*base_move(s, me, me.tow >= 0), *(length for length, _ in bonus_move(s, me))]  # whatever is sailed now
    turns = max(1, ceil(left / sum(LENGTHS[length] for length in turn)))
    coins = len(s.islands[number].coins) if wild(s, number) else 0
    return {"island": island_text(number), "coins": coins, "turns": turns}


def landing_text(s: Sea, ship: int, island: int, gift: int = 0) -> Text:
    """What it means that a bow touches an island."""
    me, name = s.ships[ship], island_text(island)
    if own_port(s, me.owner, island):
        return text("option-course-home", island=name, coins=len(me.coins))
    if wild(s, island):
        coins, when = len(s.islands[island].coins), taken(s, me, island, gift)
        return text("option-course-dock", island=name, coins=coins, taken=when)
    return text("option-course-shore", island=name)


def course_text(s: Sea, ship: int, track: Track, gift: int = 0) -> Text:
    """Where a course leads, in words."""
    me = s.ships[ship]
    if not track.legs:
        return Text("option-course-stay")
    last = track.legs[-1]
    if last.stop:
        kind, _, number = last.stop.partition(":")
        if kind == "island":
            return landing_text(s, ship, int(number), gift)
        thing = thing_text(s, last.stop)
        other = s.ships[int(number)]
        key = "friend" if other.owner == me.owner else "derelict" if not other.masts else "ram"
        return Text(f"option-course-{key}", {"ship": thing, "masts": other.masts.bit_count()})
    if last.entries:
        return Text("option-course-terrain", {"terrain": thing_text(s, last.entries[0].thing)})
    x, y, _ = track.end
    laths = "+".join(LETTER.get(leg.length, "…") for leg in track.legs)
    return text("option-course-open", laths=laths, way=way_text(x - me.x, y - me.y))


def taken(s: Sea, me: Ship, island: int, gift: int) -> str:
    """When treasure of an island comes aboard a ship that docks there; a move for nothing ends without exploring."""
    if not s.islands[island].coins:
        return "none"
    if room(s, me) <= 0:
        return "full"
    if not gift and s.islands[island].marks >> me.owner & 1:
        return "again"
    return "now" if not gift and has(s, me, "explorer") else "later"


def course_targets(track: Track) -> tuple[str, ...]:
    """The end of a course on the chart, and what it runs into."""
    x, y, heading = track.end
    found = (f"pose:{x},{y},{heading}",)
    return (*found, track.stop) if track.stop else found


# what a ship may want to sail to


def threat(ship: Ship, me: Ship) -> bool:
    return ship.owner != me.owner and ship.masts > 0 and on_chart(ship)


def marks(s: Sea, number: int) -> list[Mark]:
    """Islands to dock at, enemies to ram, derelicts and wrecks to lie alongside. A friend under sail is no goal."""
    me = s.ships[number]
    found = [
        Mark(ISLAND_NAMES[i], "dock", island_shape(a)) for i, a in enumerate(s.islands) if may_dock(s, me.owner, i)
    ]
    for i, ship in enumerate(s.ships):
        if i in (number, me.tow) or not on_chart(ship):
            continue
        if ship.owner == me.owner and ship.masts:
            continue
        purpose = "ram" if ship.masts else "touch"
        found.append(Mark(SHIP_NAMES[i], purpose, ship_shape(ship), MASTS[ship.card], pose(ship)))
    return found


def goals(s: Sea, me: Ship) -> list[tuple[float, float]]:
    """Where treasure is to be had, or brought."""
    if me.coins:
        home = s.islands[home_of(s, me.owner)]
        return [(float(home.x), float(home.y))]
    return [(float(a.x), float(a.y)) for i, a in enumerate(s.islands) if a.coins and wild(s, i)]


def bearing_guns(s: Sea, number: int, at: Pose) -> int:
    """How many guns could fire at somebody from a pose, if nothing but their own sails were in the way."""
    me = s.ships[number]
    standing = sails(me)
    foes = [
        ship_target(SHIP_NAMES[i], MASTS[ship.card], pose(ship))
        for i, ship in enumerate(s.ships)
        if ship.owner != me.owner and not ship.wreck and on_chart(ship) and not at_home(s, ship)
    ]
    count = 0
    for mast, weapon in guns(me):
        place = gun(MASTS[me.card], at, mast, LENGTHS[weapon.range], standing)
        count += any(may_fire(place, foe, ()) for foe in foes)
    return count
