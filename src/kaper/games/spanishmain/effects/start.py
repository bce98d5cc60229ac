"""The start of a turn: fires, ghosts, fear, admirals, and what else acts then, in the order of the rulebook."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import ghostly, powers, spent
from kaper.games.spanishmain.cards import WORDS
from kaper.games.spanishmain.chart import terrain_shape
from kaper.games.spanishmain.effects.actions import ready
from kaper.games.spanishmain.effects.dice import die_for, luck, rolled_for
from kaper.games.spanishmain.effects.guns import near, shape_of
from kaper.games.spanishmain.effects.hits import lose_crew
from kaper.games.spanishmain.effects.pots import burning, doused, lift_smoke
from kaper.games.spanishmain.effects.winds import drifting_fog
from kaper.games.spanishmain.geometry.touch import touches
from kaper.games.spanishmain.state import (
    BOUND,
    CHAINED,
    CREW_OFF,
    FOG,
    GHOSTLY,
    SHIP_OFF,
    SLOWED,
    STILLED,
    STUNK,
    Sea,
    Ship,
    mine,
)
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import ship_name

OPENERS = frozenset({"FEAR", "ut_scurvy", "ut_albatross"})
"""Abilities that act at the start of a turn."""


def renewed(s: Sea, seat: int) -> None:
    """What lasted for a turn is over, and what was to befall this player's ships in this turn begins."""
    s.carried, s.hushed, s.tired, s.wounded, s.rafted = [], (), (), (), 0
    for ship in s.ships:
        ship.used = ship.shot_by = ship.unloaded = 0
        ship.state &= ~(SHIP_OFF | CREW_OFF | STILLED)
        if ship.owner == seat:
            ship.acted = ship.tried = ship.repeated = ship.greased = False
            ship.acts = ship.spare = ship.sparks = 0
            if ship.state & (STUNK | CHAINED):
                ship.state |= CREW_OFF * bool(ship.state & STUNK) | BOUND * bool(ship.state & CHAINED)
                ship.state &= ~(STUNK | CHAINED)
    for fort in s.forts:
        fort.armour = -1
        if fort.owner == seat:
            fort.acted = fort.repeated = False


def closed(s: Sea, seat: int) -> None:
    """At the end of a turn what bound this player's ships lets go."""
    for ship in s.ships:
        if ship.owner == seat:
            ship.state &= ~(BOUND | SLOWED)
            ship.held -= ship.held > 0
    s.charmed = tuple(i for i in s.charmed if s.ships[i].held)


def stirring(s: Sea, seat: int) -> bool:
    """Does anything happen at the start of this turn, as far as everybody knows?"""
    if s.tokens or any(piece.smoke == seat for piece in s.terrain):
        return True
    return any(ship.fire or (ship.owner == seat and opens(s, ship)) for ship in s.ships)


def opens(s: Sea, ship: Ship) -> bool:
    return not ship.sunk and (ghostly(ship) or not OPENERS.isdisjoint(powers(s, ship)))


# ghosts


def lapse(t: SeaTable, ship: int) -> Script:
    """A ship is solid again until its owner says otherwise: lost where it lies in fog, docked where its bow touches a shore."""
    s = t.state
    me = s.ships[ship]
    me.state &= ~GHOSTLY
    for piece, there in enumerate(s.terrain):
        if there.kind == FOG and touches(shape_of(s, me), terrain_shape(there)):
            t.lose_in_fog(ship, piece)
            return
    t.dock(ship)
    yield from doused(t, ship)
    t.unload(ship)


def fresh(s: Sea, seat: int) -> bool:
    """Is it still the start of the turn: no ship, fort or Marine of this fleet was given an action?"""
    if any(ship.acts for ship in s.ships if ship.owner == seat):
        return False
    if any(fort.acted for fort in s.forts if fort.owner == seat and not fort.gone):
        return False
    return not any(s.crew_owner[item] == seat for item in s.tired)


def hauntable(s: Sea, ship: int) -> list[str]:
    """Who has just unloaded has chosen to be solid this turn."""
    me = s.ships[ship]
    if ghostly(me) or me.fog >= 0 or me.tow >= 0 or me.towed >= 0 or me.unloaded:
        return []
    return [""] if fresh(s, me.owner) else []


def haunt(t: SeaTable, ship: int, target: str) -> None:
    """Ghostly until the next turn; a ghost is not docked."""
    t.used(ship, "GHOST")
    t.undock(ship)
    t.state.ships[ship].state |= GHOSTLY


# fear


def frighten(t: SeaTable, ship: int) -> Script:
    """A die for each enemy ship within S (for one's own too under a curse): 5 no abilities this turn, 6 base move S."""
    s = t.state
    me = s.ships[ship]
    cursed = "ut_the_cursed" in powers(s, me)
    for i, other in enumerate(s.ships):
        if i == ship or other.wreck or not other.masts or (other.owner == me.owner and not cursed):
            continue
        if not near(s, me, other):
            continue
        die = yield from die_for(t, ship)
        t.used(ship, "FEAR", die, f"ship:{i}")
        if die + luck(s, me) == 5:
            other.state |= SHIP_OFF | CREW_OFF
        elif die + luck(s, me) == 6:
            other.state |= SLOWED


# admirals


class Promote(Choose[Sea]):
    """Which ship of the fleet may take two actions this turn?"""

    prompt = "ask-promote"
    rule = "ability.admiral-6"

    def options(self, s: Sea) -> Sequence[str]:
        return [f"ship:{i}" for i in mine(s, self.seat)]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, Text("option-use-ship", {"ship": ship_name(s, int(id[5:]))}), (id,), self.rule)


def commandable(s: Sea, ship: int) -> list[str]:
    me = s.ships[ship]
    return [] if spent(me, "admiral(6)") or not fresh(s, me.owner) else [""]


def command(t: SeaTable, ship: int, target: str) -> Script:
    """A die: on 6 one ship of the fleet has two actions."""
    s = t.state
    me = s.ships[ship]
    if (yield from rolled_for(t, ship, "admiral(6)")) + luck(s, me) == 6:
        chosen = s.ships[int((yield Promote(me.owner))[5:])]
        chosen.spare = 1
        ready(chosen)


# unique treasures


def sicken(t: SeaTable, ship: int) -> Script:
    """Scurvy: on 4 or more one crew is eliminated; fruit aboard ends it."""
    s = t.state
    me = s.ships[ship]
    if "ut_fruit" in powers(s, me):
        for item in [one for one in me.finds if "ut_scurvy" in WORDS[s.crew_card[one]]]:
            me.finds.remove(item)
            t.lose(item)
        return
    die = yield from die_for(t, ship)
    t.used(ship, "ut_scurvy", die)
    if die + luck(s, me) >= 4:
        yield from lose_crew(t, ship, -1)


class Alight(Choose[Sea]):
    """To which ship of the same fleet does the albatross fly?"""

    prompt = "ask-alight"
    rule = "unique.albatross"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        owner = s.ships[self.ship].owner
        return [f"ship:{i}" for i in mine(s, owner) if i != self.ship] or [f"ship:{self.ship}"]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, Text("option-use-ship", {"ship": ship_name(s, int(id[5:]))}), (id,), self.rule)


def fly(t: SeaTable, ship: int) -> Script:
    """An albatross: on 6 the player to the right moves it to another ship of the fleet."""
    s = t.state
    me = s.ships[ship]
    die = t.roll(1)[0]
    t.works(ship, "ut_albatross", die)
    if die == 6:
        right = s.order[(s.order.index(me.owner) - 1) % s.seats]
        to = int((yield Alight(right, ship))[5:])
        item = next(one for one in me.finds if "ut_albatross" in WORDS[s.crew_card[one]])
        me.finds.remove(item)
        s.ships[to].finds.append(item)


# the whole


def turn_opens(t: SeaTable, seat: int) -> Script:
    """Fires, ends of what was timed, ghosts, fear, admirals and treasures; events follow."""
    s = t.state
    yield from burning(t)
    lift_smoke(t, seat)
    s.tokens = [token for token in s.tokens if not (token.owner == seat and token.effect == "event_becalmed")]
    for i in mine(s, seat):
        if ghostly(s.ships[i]):
            yield from lapse(t, i)
    if s.over:
        return
    own = mine(s, seat)
    for i in own:
        if "FEAR" in powers(s, s.ships[i]) and s.ships[i].masts:
            yield from frighten(t, i)
    perched = [i for i in own if "ut_albatross" in powers(s, s.ships[i])]
    for i in own:
        if "ut_scurvy" in powers(s, s.ships[i]):
            yield from sicken(t, i)
    for i in perched:
        yield from fly(t, i)
    drifting_fog(t, seat)
    t.next("main_step", seat)
