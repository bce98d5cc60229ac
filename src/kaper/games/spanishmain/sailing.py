"""Moving: a course asked whole, what happens on the way (reef, Sargasso, fog), towing and coming about."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Asking, Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import base_move, bonus_move, giver, rower
from kaper.games.spanishmain.arrival import arrive, drift
from kaper.games.spanishmain.chart import (
    MASTS,
    casts_off,
    pinned,
    pose,
    shapes,
    ship_shape,
    solids,
    terrain_shape,
)
from kaper.games.spanishmain.courses import Sail, letters, rest_of
from kaper.games.spanishmain.effects.dice import die_for, luck
from kaper.games.spanishmain.effects.hits import lose_mast
from kaper.games.spanishmain.effects.moves import astern, swing
from kaper.games.spanishmain.events import (
    FogLeft,
    Placed,
    ReefRolled,
    Sailed,
    SargassoRolled,
    Struggled,
    TowTaken,
    Wrecked,
)
from kaper.games.spanishmain.geometry.course import Track
from kaper.games.spanishmain.geometry.places import come_about as turned_about
from kaper.games.spanishmain.geometry.places import fog_exit, sargasso_exits
from kaper.games.spanishmain.geometry.sail import tow_pose
from kaper.games.spanishmain.geometry.shapes import hull, settled
from kaper.games.spanishmain.geometry.touch import free, touches
from kaper.games.spanishmain.geometry.units import COS, FULL_TURN, SIN, Pose
from kaper.games.spanishmain.state import BOUND, FOG, SARGASSO, Sea, Ship
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import bow_text, heading_text, ship_name, way_text

LEAST_SHIFT = 500
ASTERN = (1800, 1650, 1950, 1500, 2100, 1350, 2250, 1200, 2400, 900, 2700, 600, 3000, 300, 3300, 0)
OUTWARD = range(-900, 901, 150)


def put(ship: Ship, at: Pose) -> None:
    ship.x, ship.y, ship.heading = at


def is_free(s: Sea, ship: int, at: Pose, *without: int) -> bool:
    """May a ship lie there?"""
    masts = MASTS[s.ships[ship].card]
    return free(hull(masts, at), s.size, shapes(solids(s, ship, *without)))


# the move action


def sail(t: SeaTable, ship: int, tow: int) -> Script:
    """A move action: out of the fog or into tow if it is so, then a course (basic.move.segments)."""
    s = t.state
    me = s.ships[ship]
    if me.fog >= 0:
        out = yield from leave_fog(t, ship)
        if not out:
            return
    off = casts_off(s, ship)
    if tow >= 0:
        take_in_tow(t, ship, tow)
    if not me.masts and rower(s, me):
        t.use(ship, rower(s, me))
    base = "".join(base_move(s, me, me.tow >= 0))
    bonus = "".join(length for length, _ in bonus_move(s, me))
    t.next(course, ship, base, bonus, 0, int(off))


def gust(t: SeaTable, ship: int, base: str, gift: int) -> None:
    """One base move of several that the breath of Poseidon gives; the last of them is the action."""
    s = t.state
    me = s.ships[ship]
    if not (me.sunk or me.wreck or me.tangled or me.fog >= 0 or s.over or pinned(s, ship)):
        t.next(course, ship, base, "", 0, int(casts_off(s, ship)), gift)


def course(t: SeaTable, ship: int, base: str, bonus: str, rest: int, off: int, gift: int = 0) -> Script:
    """Ask for a course and sail it, up to the first die on the way; the rest is asked anew. `gift`: it is no action.

    move.order-free, move.stop-on-touch, geo.move.sweep
    """
    s = t.state
    me = s.ships[ship]
    decision = Sail(me.owner, ship, base, bonus, rest, off, gift)
    answer = yield decision
    if not answer:
        if not gift:
            arrive(t, ship, moved=bool(rest))
        return
    track = decision.sailed(s, answer)
    entered = track.entered
    t.undock(ship)
    seasoned(t, ship, track)
    if entered is None:
        helmsman(t, ship, base, bonus, rest, track, len(track.legs))
        sailed(t, ship, [leg.end for leg in track.legs], track)
        arrived(t, ship, gift)
        return
    number, entry = entered
    helmsman(t, ship, base, bonus, rest, track, number + 1)
    sailed(t, ship, [*(leg.end for leg in track.legs[:number]), entry.pose], track)
    piece = int(entry.thing.partition(":")[2])
    stopped = yield from enter(t, ship, piece)
    if stopped:
        if not (me.wreck or me.fog >= 0 or me.sunk or s.over):
            arrived(t, ship, gift)
        return
    leg = track.legs[number]
    left = rest_of(leg, entry.pose)
    base, bonus = letters(base, bonus, rest, [done.length for done in track.legs[: number + 1]])
    if base or bonus or left:
        t.next(course, ship, base, bonus, left, 0, gift)
    else:
        arrived(t, ship, gift)


def arrived(t: SeaTable, ship: int, gift: int) -> None:
    """What follows depends on whether the move was an action."""
    if gift:
        drift(t, ship)
    else:
        arrive(t, ship, moved=True)


def seasoned(t: SeaTable, ship: int, track: Track) -> None:
    """Crew that keeps a ship safe from terrain is turned face up where there was any on its way."""
    s = t.state
    me = s.ships[ship]
    if not s.terrain or giver(s, me, "ignore_terrain") < 0:
        return
    masts = MASTS[me.card]
    for piece in s.terrain:
        there = terrain_shape(piece)
        if any(touches(hull(masts, at), there) for leg in track.legs for at in (leg.start, leg.end)):
            t.use(ship, "ignore_terrain")


def helmsman(t: SeaTable, ship: int, base: str, bonus: str, rest: int, track: Track, legs: int) -> None:
    """Whoever gave a segment that was used is turned face up."""
    if not bonus:
        return
    _, left = letters(base, bonus, rest, [leg.length for leg in track.legs[:legs]])
    for _, effect in bonus_move(t.state, t.state.ships[ship])[: len(bonus) - len(left)]:
        t.use(ship, effect)


def sailed(t: SeaTable, ship: int, ends: list[Pose], track: Track) -> None:
    """The ship lies at the last of these poses, what it tows behind it (geo.move.pose, tow.follow)."""
    s = t.state
    me = s.ships[ship]
    put(me, ends[-1])
    towed, behind, at = me.tow, [], None
    if towed >= 0:
        other = s.ships[towed]
        t.undock(towed)
        at = tow_pose(MASTS[me.card], ends[-1], MASTS[other.card], s.size, shapes(solids(s, ship, towed)))
        put(other, at if at is not None else free_place(s, towed, ends[-1]))
        behind = list(pose(other))
    poses = [list(at) for at in (track.astern, *ends)]
    t.tell(Sailed, ship, t.name(ship), poses, track.stop, towed, behind)
    if towed >= 0 and at is None:
        t.end_tow(ship)


def free_place(s: Sea, ship: int, tower: Pose) -> Pose:
    """The nearest place astern of its tower where a ship fits that nothing can hold at the stern any more."""
    x, y, heading = tower
    distance = LEAST_SHIFT
    while True:
        for aside in ASTERN:
            way = (heading + aside) % FULL_TURN
            at = settled(x + distance * COS[way], y + distance * SIN[way], heading)
            if is_free(s, ship, at):
                return at
        distance += LEAST_SHIFT


# terrain


def enter(t: SeaTable, ship: int, piece: int) -> Asking[bool]:
    """A ship enters terrain; says whether that ends its move.

    terrain.touch-rule, terrain.reef.roll, terrain.sargasso.roll
    """
    s = t.state
    me, there = s.ships[ship], s.terrain[piece]
    if there.kind == FOG:
        t.lose_in_fog(ship, piece)
        return True
    if not there.level:
        there.level = max(1, (yield from die_for(t, ship)) + luck(s, me))
    built = MASTS[me.card]
    if there.kind == SARGASSO:
        me.tangled = there.level > built
        t.tell(SargassoRolled, ship, t.name(ship), piece, there.level, me.tangled)
        return me.tangled
    damage = max(built - there.level, 0)
    t.tell(ReefRolled, ship, t.name(ship), piece, there.level, damage)
    if damage > me.masts.bit_count():
        wreck(t, ship)
        return True
    for _ in range(damage):
        yield from lose_mast(t, ship, -1)
        if me.sunk:
            return True
    return not me.masts and damage > 0


def wreck(t: SeaTable, ship: int) -> None:
    """Broken by a reef: the hull stays, with its coins; crew is out of the game (terrain.reef.wreck)."""
    s = t.state
    me = s.ships[ship]
    t.part(ship)
    me.wreck, me.masts, me.scuttled = True, 0, False
    me.fire = me.panels = 0
    lost, me.crew = me.crew, []
    for item in lost:
        t.perish(ship, item, -1)
    for item in (*me.finds, *(coin for coin in me.coins if s.crew_card[coin] >= 0)):
        t.lose(item)
    me.finds, me.coins = [], [coin for coin in me.coins if s.crew_card[coin] < 0]
    t.tell(Wrecked, ship, t.name(ship))
    t.check_left()


class FogHeading(Choose[Sea]):
    """Which way does a ship head as it leaves the fog?"""

    prompt = "ask-fog-heading"
    rule = "geo.fog.exit-pose"

    ship: int
    edge: int

    def options(self, s: Sea) -> Sequence[str]:
        return [str(turn) for turn in OUTWARD if fog_pose_free(s, self.ship, self.edge, turn)]

    def option(self, s: Sea, id: str) -> Option:
        at = fog_pose(s, self.ship, self.edge, int(id))
        return Option(id, heading_text(at[2]), (f"pose:{at[0]},{at[1]},{at[2]}",), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def fog_pose(s: Sea, ship: int, edge: int, turn: int) -> Pose:
    me = s.ships[ship]
    return fog_exit(MASTS[me.card], terrain_shape(s.terrain[me.fog]), edge, turn)


def fog_pose_free(s: Sea, ship: int, edge: int, turn: int) -> bool:
    """Is there room outside for the ship, and for what it tows?"""
    me = s.ships[ship]
    at = fog_pose(s, ship, edge, turn)
    if not is_free(s, ship, at, me.tow):
        return False
    if me.tow < 0:
        return True
    others = shapes(solids(s, ship, me.tow))
    return tow_pose(MASTS[me.card], at, MASTS[s.ships[me.tow].card], s.size, others) is not None


def leave_fog(t: SeaTable, ship: int) -> Asking[bool]:
    """Roll for the edge; the ship is put outside there. Without room it stays lost and its action is spent.

    terrain.fog.exit, geo.fog.exit-pose
    """
    s = t.state
    me = s.ships[ship]
    bank = me.fog
    edge = yield from die_for(t, ship)
    if not any(fog_pose_free(s, ship, edge, turn) for turn in OUTWARD):
        t.tell(FogLeft, ship, t.name(ship), bank, edge, [])
        return False
    turn = int((yield FogHeading(me.owner, ship, edge)))
    at = fog_pose(s, ship, edge, turn)
    put(me, at)
    me.fog = -1
    t.tell(FogLeft, ship, t.name(ship), bank, edge, list(at))
    if me.tow >= 0:
        other = s.ships[me.tow]
        behind = tow_pose(MASTS[me.card], at, MASTS[other.card], s.size, shapes(solids(s, ship, me.tow)))
        assert behind is not None
        put(other, behind)
        other.fog = -1
        t.tell(Placed, me.tow, t.name(me.tow), list(behind))
    return True


class FreedPose(Choose[Sea]):
    """Where does a ship lie that got free of a Sargasso Sea?"""

    prompt = "ask-freed-pose"
    rule = "geo.sargasso.exit-pose"

    ship: int
    piece: int

    def options(self, s: Sea) -> Sequence[str]:
        return [",".join(map(str, at)) for at in freed_poses(s, self.ship, self.piece)] or ["stay"]

    def option(self, s: Sea, id: str) -> Option:
        if id == "stay":
            return Option(id, Text("option-stay"), (), self.rule)
        x, y, heading = map(int, id.split(","))
        weeds = s.terrain[self.piece]
        ahead = way_text(x - weeds.x, y - weeds.y) == bow_text(heading)  # straight off the weeds
        words = Text("option-pose" if ahead else "option-pose-aslant", heading_text(heading).args)
        return Option(id, words, (f"pose:{id}",), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def freed_poses(s: Sea, ship: int, piece: int) -> list[Pose]:
    """Stern on the edge of the weeds, heading outward, overlapping nothing (geo.sargasso.exit-pose)."""
    me = s.ships[ship]
    others = shapes(solids(s, ship, me.tow))
    masts = MASTS[me.card]
    return [
        at
        for at in sargasso_exits(masts, terrain_shape(s.terrain[piece]))
        if free(hull(masts, at), s.size, others)
        and (me.tow < 0 or tow_pose(masts, at, MASTS[s.ships[me.tow].card], s.size, others) is not None)
    ]


def struggle(t: SeaTable, ship: int) -> Script:
    """A tangled ship's action: a die and its masts must exceed 6 (terrain.sargasso.free)."""
    s = t.state
    me = s.ships[ship]
    die = yield from die_for(t, ship)
    masts = me.masts.bit_count()
    me.tangled = die + luck(s, me) + masts <= 6
    t.tell(Struggled, ship, t.name(ship), die, masts, not me.tangled)
    if me.tangled:
        return
    me.state |= BOUND  # it moves in its next turn at the earliest
    weeds = next((i for i, piece in enumerate(s.terrain) if piece.kind == SARGASSO and holds(s, me, i)), -1)
    if weeds < 0:  # it was moved off them while tangled: nothing has to be cleared
        return
    answer = yield FreedPose(me.owner, ship, weeds)
    if answer == "stay":
        return
    x, y, heading = map(int, answer.split(","))
    t.undock(ship)
    put(me, (x, y, heading))
    t.tell(Placed, ship, t.name(ship), [x, y, heading])
    if me.tow >= 0:
        others = shapes(solids(s, ship, me.tow))
        behind = tow_pose(MASTS[me.card], pose(me), MASTS[s.ships[me.tow].card], s.size, others)
        assert behind is not None
        put(s.ships[me.tow], behind)
        t.tell(Placed, me.tow, t.name(me.tow), list(behind))
    t.dock(ship)


def holds(s: Sea, ship: Ship, piece: int) -> bool:
    """Is the ship on this piece of terrain?"""
    return touches(ship_shape(ship), terrain_shape(s.terrain[piece]))


# towing


def take_in_tow(t: SeaTable, ship: int, other: int) -> None:
    """A derelict joins the fleet of whoever tows it; it is put astern when its tower has moved.

    tow.attach, tow.ownership
    """
    s = t.state
    me, it = s.ships[ship], s.ships[other]
    if it.owner != me.owner:
        t.foil(other)
        t.undock(other)
        it.owner = me.owner
        it.acted = True
        for item in it.crew:
            s.crew_owner[item] = me.owner
            t.show(item, me.owner)
        for coin in (*it.coins, *it.finds):
            t.show(coin, me.owner)
    me.tow, it.towed = other, ship
    behind = tow_pose(MASTS[me.card], pose(me), MASTS[it.card], s.size, shapes(solids(s, ship, other)))
    if behind is not None:
        t.undock(other)
        put(it, behind)
    t.tell(TowTaken, ship, t.name(ship), other, t.name(other), me.owner, list(pose(it)))


# coming about


class ComeAbout(Choose[Sea]):
    """By how much does a ship turn on the spot?"""

    prompt = "ask-come-about"
    rule = "geo.comeabout.pose"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        me = s.ships[self.ship]
        masts = MASTS[me.card]
        poses = {turn: turned_about(masts, pose(me), turn) for turn in range(-1800 + 150, 1801, 150) if turn}
        return [
            str(turn)
            for turn, at in poses.items()
            if is_free(s, self.ship, at, me.tow) and (me.tow < 0 or astern(s, self.ship, at) is not None)
        ] or ["0"]

    def option(self, s: Sea, id: str) -> Option:
        me = s.ships[self.ship]
        x, y, heading = turned_about(MASTS[me.card], pose(me), int(id))
        return Option(id, heading_text(heading), (f"pose:{x},{y},{heading}",), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def come_about(t: SeaTable, ship: int) -> Script:
    """With its move action a ship turns about its middle (move.come-about, geo.comeabout.pose)."""
    s = t.state
    me = s.ships[ship]
    turn = int((yield ComeAbout(me.owner, ship)))
    if turn % FULL_TURN:
        swing(t, ship, turned_about(MASTS[me.card], pose(me), turn))
    arrive(t, ship, moved=True)
