"""Actions beyond the first: dice for another, crew given up for one, an action carried out twice."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option
from kaper.games.spanishmain.abilities import giver, powers, spend, spent
from kaper.games.spanishmain.describe import name_text
from kaper.games.spanishmain.effects.dice import luck, rolled_for
from kaper.games.spanishmain.effects.losses import unburden
from kaper.games.spanishmain.state import STILLED, TWICE, Sea, Ship
from kaper.games.spanishmain.table import SeaTable, doomed

MOST_ACTIONS = 2
ANOTHER = 5  # the least die that brings another action


def may_have_another(s: Sea, ship: int) -> bool:
    """May it still get a second action? Nobody ever gets a third."""
    me = s.ships[ship]
    return me.acts < MOST_ACTIONS and not me.state & (TWICE | STILLED) and not me.held and me.spare == 0


def grant(t: SeaTable, ship: int) -> None:
    """One action more this turn: at once if its own is spent, otherwise after it."""
    me = t.state.ships[ship]
    me.spare = 1
    ready(me)


def ready(ship: Ship) -> None:
    """An action that was granted makes a ship that has acted ready again; nobody has a third."""
    if ship.spare and ship.acted and ship.acts < MOST_ACTIONS:
        ship.acted, ship.spare = False, 0


def rolls_for_action(s: Sea, ship: int) -> list[str]:
    me = s.ships[ship]
    return [""] if may_have_another(s, ship) and not spent(me, "extra_action(5+)") else []


def roll_for_action(t: SeaTable, ship: int, target: str) -> Script:
    """A die: on 5 or 6 one action more."""
    s = t.state
    me = s.ships[ship]
    die = yield from rolled_for(t, ship, "extra_action(5+)")
    if die + luck(s, me) >= ANOTHER:
        grant(t, ship)


def gives_up_crew(s: Sea, ship: int) -> list[str]:
    """Crew other than the one with the ability."""
    me = s.ships[ship]
    if not may_have_another(s, ship) or spent(me, "extra_action(crew)") or "crew_safe" in powers(s, me):
        return []
    return [""] if any(payable(s, me, item) for item in me.crew) else []


def payable(s: Sea, ship: Ship, item: int) -> bool:
    """May this crew be given up? Not by itself."""
    own = giver(s, ship, "extra_action(crew)")
    return item != own and doomed(s, ship, item)


class GiveUp(Choose[Sea]):
    """Which crew is given up for another action?"""

    prompt = "ask-give-up"
    rule = "ability.extra-action-crew"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        me = s.ships[self.ship]
        return [str(i) for i, item in enumerate(me.crew) if payable(s, me, item)]

    def option(self, s: Sea, id: str) -> Option:
        item = s.ships[self.ship].crew[int(id)]
        return Option(id, name_text(s.crew_card[item]), (f"crew:ship:{self.ship}/{id}",), self.rule)


def give_up_crew(t: SeaTable, ship: int, target: str) -> Script:
    """A crew leaves the game, and the ship has one action more."""
    s = t.state
    me = s.ships[ship]
    spend(me, "extra_action(crew)")
    t.used(ship, "extra_action(crew)")
    item = me.crew[int((yield GiveUp(me.owner, ship)))]
    gone = t.eliminate(ship, item, -1)
    yield from unburden(t, ship)
    if gone:
        grant(t, ship)


def rolls_for_twice(s: Sea, ship: int) -> list[str]:
    """Only before its action."""
    me = s.ships[ship]
    fresh = not me.acted and me.acts == 0 and not spent(me, "same_action_twice(5+)")
    return [""] if fresh and may_have_another(s, ship) else []


def roll_for_twice(t: SeaTable, ship: int, target: str) -> Script:
    """A die: on 5 or 6 the action it is given is carried out twice."""
    s = t.state
    me = s.ships[ship]
    die = yield from rolled_for(t, ship, "same_action_twice(5+)")
    if die + luck(s, me) >= ANOTHER:
        me.state |= TWICE
