"""After a move: turning about the stern, moves for nothing, and visits to enemy homes."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Script
from kaper.core.words import Option, Question, Text, text
from kaper.games.spanishmain.abilities import adrift, base_move, has, powers, room, spend, spent, stilled
from kaper.games.spanishmain.cards import WORDS
from kaper.games.spanishmain.chart import MASTS, berth, casts_off, pinned, pose, shapes, solids
from kaper.games.spanishmain.courses import bearing_guns, landing_text, prospect
from kaper.games.spanishmain.events import CameAbout, Loaded, Placed
from kaper.games.spanishmain.geometry.places import pivoted
from kaper.games.spanishmain.geometry.sail import tow_pose
from kaper.games.spanishmain.geometry.shapes import hull, stern
from kaper.games.spanishmain.geometry.touch import apart, free
from kaper.games.spanishmain.geometry.units import FULL_TURN, Pose, bearing
from kaper.games.spanishmain.state import BOUND, RAIDED, Sea, Ship, home_of, own_port, wild
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import bow_text, compass, ship_name

TURNERS = frozenset({"SCHOONER", "GALLEY"})
STAY = "stay"


# turning about the stern


class Pivot(Choose[Sea]):
    """Which way does a ship turn about its stern?"""

    prompt = "ask-pivot"
    rule = "geo.schooner.pivot"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [STAY, *map(str, headings(s, self.ship))]

    def option(self, s: Sea, id: str) -> Option:
        me = s.ships[self.ship]
        if id == STAY:
            words = text("option-no-turn", bow=bow_text(me.heading), docked=int(me.docked >= 0))
            return Option(id, words, (f"ship:{self.ship}",), self.rule)
        x, y, heading = at = turned(s, self.ship, int(id))
        return Option(id, turn_text(s, self.ship, at), (f"pose:{x},{y},{heading}",), self.rule)

    def question(self, s: Sea) -> Question:
        """To stay, then turns that gain something, then the others."""
        asked = Choose.question(self, s)

        def least(option: Option) -> tuple[int, int]:
            return WORTH.index(option.text.key), -int(str(option.text.args.get("guns", 0)))

        return replace(asked, options=sorted(asked.options, key=least))

    def prompt_text(self, s: Sea) -> Text:
        words = powers(s, s.ships[self.ship])
        keyword = Text(f"keyword-{min(TURNERS & words).lower()}") if TURNERS & words else ""
        return Text(self.prompt, {"ship": ship_name(s, self.ship), "keyword": keyword})


WORTH = (
    *("option-no-turn", "option-course-home", "option-course-dock", "option-course-shore"),
    *("option-pivot-head", "option-pivot-fire", "option-pivot-turn"),
)
"""The words of a turn, those first for which one would make it."""
AHEAD = 75
"""So far beside the bow an island still lies ahead: half of a step between two headings."""


def turn_text(s: Sea, ship: int, at: Pose) -> Text:
    """What a ship gains that turns like that: a shore, an island to sail to next, or a shot."""
    me = s.ships[ship]
    x, y, heading = at
    there = replace(me, x=x, y=y, heading=heading, docked=-1)
    shores = [i for i in berth(s, there) if i != me.docked]
    if shores:
        ports = [i for i in shores if own_port(s, me.owner, i)]
        return landing_text(s, ship, (ports or shores)[0])
    leaves = int(me.docked >= 0 and me.docked not in berth(s, there))
    island = ahead(s, me, at)
    if island >= 0 and island != ahead(s, me, pose(me)):
        return Text("option-pivot-head", {**prospect(s, ship, island, at), "docked": leaves})
    guns = bearing_guns(s, ship, at)
    if guns > bearing_guns(s, ship, pose(me)):
        return text("option-pivot-fire", bow=bow_text(heading), guns=guns, docked=leaves)
    return text("option-pivot-turn", bow=bow_text(heading), degrees=compass(heading), docked=leaves)


def ahead(s: Sea, me: Ship, at: Pose) -> int:
    """The nearest island before the bow where treasure is to be had, or brought; -1: none."""
    x, y = stern(MASTS[me.card], at)
    wanted = (
        [home_of(s, me.owner)] if me.coins else [i for i, land in enumerate(s.islands) if land.coins and wild(s, i)]
    )
    near = sorted(
        ((s.islands[i].x - x) ** 2 + (s.islands[i].y - y) ** 2, i)
        for i in wanted
        if i != me.docked
        and abs((bearing(s.islands[i].x - x, s.islands[i].y - y) - at[2] + FULL_TURN // 2) % FULL_TURN - FULL_TURN // 2)
        <= AHEAD
    )
    return near[0][1] if near else -1


def turned(s: Sea, ship: int, heading: int) -> Pose:
    me = s.ships[ship]
    return pivoted(MASTS[me.card], pose(me), heading)


def headings(s: Sea, ship: int) -> list[int]:
    """Headings in steps of 15 degrees for which there is room."""
    me = s.ships[ship]
    masts = MASTS[me.card]
    mine = hull(masts, pose(me))
    others = shapes(solids(s, ship, me.tow))
    near = [shape for shape in others if not apart(mine, shape, 2 * mine.radius)]
    return [
        heading
        for heading in range(0, FULL_TURN, 150)
        if heading != me.heading
        and free(hull(masts, turned(s, ship, heading)), s.size, near)
        and (me.tow < 0 or astern(s, ship, turned(s, ship, heading)) is not None)
    ]


def astern(s: Sea, ship: int, at: Pose) -> Pose | None:
    """Where the ship in tow lies if its tower lies there; None: it fits nowhere behind her (geo.tow.pose)."""
    me = s.ships[ship]
    return tow_pose(MASTS[me.card], at, MASTS[s.ships[me.tow].card], s.size, shapes(solids(s, ship, me.tow)))


def swing(t: SeaTable, ship: int, at: Pose) -> None:
    """A ship turns on the spot, and what it tows lies behind its stern again."""
    s = t.state
    me = s.ships[ship]
    t.undock(ship)
    me.x, me.y, me.heading = at
    t.tell(CameAbout, ship, t.name(ship), list(at))
    behind = astern(s, ship, at) if me.tow >= 0 else None
    if behind is not None:
        other = s.ships[me.tow]
        t.undock(me.tow)
        other.x, other.y, other.heading = behind
        t.tell(Placed, me.tow, t.name(me.tow), list(behind))


def pivot(t: SeaTable, ship: int) -> Script:
    """The last step of the move action; whoever is pinned, tangled or lost does not turn."""
    s = t.state
    me = s.ships[ship]
    if me.sunk or me.wreck or me.tangled or me.fog >= 0 or stilled(me) or pinned(s, ship):
        return
    if TURNERS.isdisjoint(powers(s, me)):
        return
    answer = yield Pivot(me.owner, ship)
    if answer == STAY:
        return
    swing(t, ship, turned(s, ship, int(answer)))
    t.next("drift", ship)


# moves for nothing


def may_drift(s: Sea, ship: int) -> bool:
    """May it make a free move: afloat, under sail, not held by anything?"""
    me = s.ships[ship]
    held = me.sunk or me.wreck or me.tangled or me.fog >= 0 or me.towed >= 0 or me.state & BOUND
    return not adrift(s, me) and not held and not stilled(me) and not s.over and not pinned(s, ship)


def free_move(t: SeaTable, ship: int, segments: str) -> None:
    """A course of these segments that is no action: nobody rams after it."""
    s = t.state
    if may_drift(s, ship):
        t.next("course", ship, segments, "", 0, int(casts_off(s, ship)), 1)


def shot_then_moves(t: SeaTable, ship: int) -> None:
    """After its shoot action a ship may make its base move for nothing."""
    s = t.state
    me = s.ships[ship]
    if has(s, me, "shoot_then_move") and may_drift(s, ship):
        t.used(ship, "shoot_then_move")
        free_move(t, ship, "".join(base_move(s, me, me.tow >= 0)))


def after_loading(t: SeaTable, ship: int) -> None:
    """Once a turn a ship may move S for nothing after it loaded treasure."""
    moved_after(t, ship, "bonus_move(S;after=load)")


def after_unloading(t: SeaTable, ship: int) -> None:
    """The same after unloading; only a ship that did has this on its mind."""
    if t.state.ships[ship].unloaded:
        moved_after(t, ship, "bonus_move(S;after=unload)")
    t.state.ships[ship].unloaded = 0


def moved_after(t: SeaTable, ship: int, effect: str) -> None:
    me = t.state.ships[ship]
    if has(t.state, me, effect) and not spent(me, effect) and may_drift(t.state, ship):
        spend(me, effect)
        t.used(ship, effect)
        free_move(t, ship, "S")


# at an enemy home


class Raid(Choose[Sea]):
    """Which coin of an enemy home (or fort) comes aboard?"""

    prompt = "ask-raid"
    rule = "ability.raid-home-1"

    ship: int
    wine: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, *(str(i) for i in range(len(hoard(s, self.ship))))]

    def option(self, s: Sea, id: str) -> Option:
        rule = "unique.wine" if self.wine else self.rule
        if id == PASS:
            return Option(id, Text("option-no-raid"), (), rule)
        return Option(id, Text("option-coin", {"value": s.worth[hoard(s, self.ship)[int(id)]]}), (), rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def hoard(s: Sea, ship: int) -> list[int]:
    """The coins of the enemy home or fort where a ship is docked."""
    here = s.islands[s.ships[ship].docked]
    if here.fort >= 0:
        return s.forts[here.fort].coins
    return s.homes[here.home] if here.home >= 0 else []


def visit(t: SeaTable, ship: int) -> Script:
    """Docked at an enemy home: a raider loads one coin there, wine is swapped for one."""
    s = t.state
    me = s.ships[ship]
    if me.docked < 0 or s.over:
        return
    here = s.islands[me.docked]
    owner = here.home if here.home >= 0 else s.forts[here.fort].owner if here.fort >= 0 else me.owner
    if owner == me.owner or not hoard(s, ship):
        return
    wine = next((item for item in me.finds if "ut_wine" in WORDS[s.crew_card[item]]), -1)
    raids = has(s, me, "raid_home(1)") and here.home >= 0 and not me.state & RAIDED
    if room(s, me) > 0 and (raids or wine >= 0):
        swap = not raids
        answer = yield Raid(me.owner, ship, swap)
        if answer != PASS:
            coin = hoard(s, ship).pop(int(answer))
            me.coins.append(coin)
            me.state |= RAIDED
            if swap:
                me.finds.remove(wine)
                t.lose(wine)
                t.works(ship, "ut_wine")
            else:
                t.used(ship, "raid_home(1)")
            t.tell(Loaded, me.owner, ship, t.name(ship), f"island:{me.docked}", 1, [s.worth[coin]])
