"""After a move: docking, ram and boarding, unloading, the Captain's fire, an Explorer's or a free exploration."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Script
from kaper.core.words import Option, Question, Text
from kaper.games.spanishmain.abilities import adrift, has, perhaps, powers, stilled
from kaper.games.spanishmain.boarding import board_afar, pinning, ram
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.chart import (
    MASTS,
    contacts,
    island_shape,
    lines,
    musket_lines,
    pose,
    shapes,
    solids,
    thing_of,
)
from kaper.games.spanishmain.effects.finds import spread
from kaper.games.spanishmain.effects.guns import silent
from kaper.games.spanishmain.effects.moves import TURNERS, after_unloading, pivot, shot_then_moves, visit
from kaper.games.spanishmain.effects.pots import doused, pot_lines, smoke_places
from kaper.games.spanishmain.events import Docked, Placed
from kaper.games.spanishmain.geometry.places import nearest_berth
from kaper.games.spanishmain.gunnery import volley
from kaper.games.spanishmain.harbour import explore
from kaper.games.spanishmain.state import Sea, own_port, wild
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import ship_name


def arrive(t: SeaTable, ship: int, moved: bool) -> None:
    """What follows a move action, in this order (turn.order-of-actions)."""
    s = t.state
    me = s.ships[ship]
    if moved:
        if any(other.finds for other in s.ships):
            spread(t, ship)
        t.dock(ship)
        if me.tow >= 0 and me.docked >= 0:
            berth_tow(t, ship)
    words = powers(s, me)
    t.then(
        (ram, ship) if moved else None,
        (pinning, ship) if moved and contacts(s, ship) else None,
        (board_afar, ship) if (words or me.crew) and perhaps(s, me, "board_at(S)") else None,
        (landfall, ship),
        (captain, ship),
        (explorer, ship) if moved else None,
        (pivot, ship) if moved and not TURNERS.isdisjoint(words) else None,
    )


def drift(t: SeaTable, ship: int) -> None:
    """What follows a free move, a pivot or a move forced by others: docking and unloading, but no ram.

    ram.only-after-move-action
    """
    if any(other.finds for other in t.state.ships):
        spread(t, ship)
    t.dock(ship)
    me = t.state.ships[ship]
    if me.tow >= 0 and me.docked >= 0:
        berth_tow(t, ship)
    t.then((pinning, ship, True), (landfall, ship), (revisit, ship))


def berth_tow(t: SeaTable, ship: int) -> None:
    """The ship in tow gets the free berth nearest to its tower's bow; without one it stays astern, docked all the same.

    tow.dock, geo.tow.dock-berth
    """
    s = t.state
    me = s.ships[ship]
    other = s.ships[me.tow]
    shore = island_shape(s.islands[me.docked])
    others = shapes(solids(s, me.tow))
    at = nearest_berth(MASTS[other.card], shore, (me.x, me.y), others, s.size)
    if at is not None:
        other.x, other.y, other.heading = at
        t.tell(Placed, me.tow, t.name(me.tow), list(at))
    other.docked = me.docked
    t.tell(Docked, me.tow, t.name(me.tow), me.docked, list(pose(other)))


def landfall(t: SeaTable, ship: int) -> Script:
    """Unloading, of the ship and of what it tows (dock.unload, dock.unload-fort)."""
    me = t.state.ships[ship]
    if me.docked >= 0:
        yield from doused(t, ship)
        t.unload(ship)
    if me.tow >= 0:
        t.unload(me.tow)
    s = t.state
    if me.docked < 0 or s.over or not powers(s, me):
        return
    if not own_port(s, me.owner, me.docked) and not wild(s, me.docked):
        t.next(visit, ship)
    if me.unloaded and has(s, me, "bonus_move(S;after=unload)"):
        t.next(after_unloading, ship)


# the Captain and the Explorer


class CaptainFire(Choose[Sea]):
    """Shoot with the same move action, if a Captain is aboard?"""

    prompt = "ask-captain"
    rule = "crew.type.captain"
    secret = True

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, *ways_to_shoot(s, self.ship)] if has(s, s.ships[self.ship], "captain") else [PASS]

    def option(self, s: Sea, id: str) -> Option:
        key = "option-hold-fire" if id == PASS else "option-captain" if id == "shoot" else f"option-{id}"
        args: dict[str, int | str | Text] = {"ship": ship_name(s, self.ship)}
        if id == "shoot":
            args |= bearing(s, self.ship)
        return Option(id, Text(key, args), (f"ship:{self.ship}",), self.rule)  # type: ignore[arg-type]

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def ways_to_shoot(s: Sea, ship: int) -> list[str]:
    """How a ship may shoot now: gun by gun, at twice the range, or all at once."""
    me = s.ships[ship]
    if adrift(s, me) or silent(s, me):
        return []
    words = powers(s, me)
    found = []
    armed = me.extra or "musket(3S)" in words
    if lines(s, ship) or (armed and musket_lines(s, ship)) or ("smokepot" in words and smoke_places(s, ship)):
        found.append("shoot")
    if words:
        if "double_range_on6" in words and lines(s, ship, far=True):
            found.append("shoot-far")
        if "BROADSIDES" in words and pot_lines(s, ship):
            found.append("broadside")
        if "ut_neptunes_trident" in words:
            found.append("trident")
    return found


def bearing(s: Sea, ship: int) -> dict[str, int | str | Text]:
    """How many guns reach how many enemies, and the name of the first, as words of an answer."""
    shots = lines(s, ship)
    aims = list(dict.fromkeys(target for _, target in shots))
    other = CARDS[thing_of(s, aims[0]).card].name if aims else ""
    return {"guns": len({number for number, _ in shots}), "aims": len(aims), "other": other}


MODES = {"shoot": "", "shoot-far": "far", "broadside": "broadside", "trident": "trident"}


def captain(t: SeaTable, ship: int) -> Script:
    """A Captain lets the ship shoot after its move (crew.type.captain, shoot.captain-order)."""
    s = t.state
    me = s.ships[ship]
    if adrift(s, me) or me.sunk or me.fog >= 0 or stilled(me) or not perhaps(s, me, "captain"):
        return
    if not ways_to_shoot(s, ship) and not might_shoot(s, ship):
        return
    answer = yield CaptainFire(me.owner, ship)
    if answer == PASS:
        return
    t.use(ship, "captain")
    t.next(volley, ship, MODES[answer])


def might_shoot(s: Sea, ship: int) -> bool:
    """Might crew that lies face down have a musket that bears?"""
    return perhaps(s, s.ships[ship], "musket(3S)") and bool(musket_lines(s, ship))


class PowderFire(CaptainFire):
    """How does a ship shoot with dry powder?"""

    prompt = "ask-powder"
    rule = "unique.dry-powder"
    secret = False

    def options(self, s: Sea) -> Sequence[str]:
        return ways_to_shoot(s, self.ship) or [PASS]


def powder(t: SeaTable, ship: int) -> Script:
    """A shoot action more, beside the ship's own (turn.two-action-cap)."""
    s = t.state
    me = s.ships[ship]
    me.acts += 1
    answer = yield PowderFire(me.owner, ship)
    if answer != PASS:
        follows = has(s, me, "shoot_then_move")
        t.then((volley, ship, MODES[answer]), (shot_then_moves, ship) if follows else None)


class FreeExplore(Choose[Sea]):
    """Explore the island where the ship has just docked? Free with one's own mark there, or with an Explorer."""

    prompt = "ask-explore"
    rule = "explore.free-revisit"
    secret = True

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        me = s.ships[self.ship]
        return [PASS, "explore"] if revisits(s, self.ship) or has(s, me, "explorer") else [PASS]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-no-explore"), (), self.rule)
        island = s.ships[self.ship].docked
        rule = self.rule if revisits(s, self.ship) else "crew.type.explorer"
        return Option(
            id, Text("option-explore-now", {"coins": len(s.islands[island].coins)}), (f"island:{island}",), rule
        )

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})

    def question(self, s: Sea) -> Question:
        """Without a mark there it is the Explorer's rule that is read."""
        asked = super().question(s)
        return asked if revisits(s, self.ship) else replace(asked, rule="crew.type.explorer")


def revisits(s: Sea, ship: int) -> bool:
    """Does the owner's mark lie on the island? (explore.marker)"""
    me = s.ships[ship]
    return bool(s.islands[me.docked].marks >> me.owner & 1)


def explorer(t: SeaTable, ship: int) -> Script:
    """Exploring after docking (crew.type.explorer)."""
    s = t.state
    me = s.ships[ship]
    if me.sunk or me.docked < 0 or stilled(me) or not wild(s, me.docked):
        return
    if not revisits(s, ship) and not perhaps(s, me, "explorer"):
        return
    if (yield FreeExplore(me.owner, ship)) == PASS:
        return
    if not revisits(s, ship):
        t.use(ship, "explorer")
    t.next(explore, ship)


def revisit(t: SeaTable, ship: int) -> Script:
    """After a free move or a pivot only a free exploration follows: an Explorer does not act again.

    explore.free-revisit
    """
    s = t.state
    me = s.ships[ship]
    if me.sunk or me.docked < 0 or stilled(me) or not wild(s, me.docked) or not revisits(s, ship):
        return
    if (yield FreeExplore(me.owner, ship)) != PASS:
        t.next(explore, ship)
