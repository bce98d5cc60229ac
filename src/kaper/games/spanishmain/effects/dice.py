"""When a die is rolled for a ship: it may be rolled again, and bad luck may lie on it."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import has, perhaps, powers, spend, spent
from kaper.games.spanishmain.effects.guns import shape_of
from kaper.games.spanishmain.geometry.touch import point_gap
from kaper.games.spanishmain.geometry.units import RANGE, L
from kaper.games.spanishmain.state import Sea, Ship
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import ship_name

CURSED = "event_cursed_zone"


class Reroll(Choose[Sea]):
    """Roll a die again that was just rolled for a ship?"""

    prompt = "ask-reroll"
    rule = "ability.reroll-any"
    secret = True

    ship: int
    die: int

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, "again"] if has(s, s.ships[self.ship], "reroll_any") else [PASS]

    def option(self, s: Sea, id: str) -> Option:
        key = "option-keep-die" if id == PASS else "option-reroll"
        return Option(id, Text(key, {"die": self.die}), (f"ship:{self.ship}",), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship), "die": self.die})


def settled(t: SeaTable, ship: int, die: int) -> Asking[int]:
    """A die rolled for a ship, once its owner has decided whether to roll it again."""
    s = t.state
    me = s.ships[ship]
    if not perhaps(s, me, "reroll_any") or spent(me, "reroll_any"):
        return die
    if (yield Reroll(me.owner, ship, die)) == PASS:
        return die
    spend(me, "reroll_any")
    t.used(ship, "reroll_any", die)
    return t.roll(1)[0]


def die_for(t: SeaTable, ship: int) -> Asking[int]:
    """A die for a ship."""
    return (yield from settled(t, ship, t.roll(1)[0]))


def rolled_for(t: SeaTable, ship: int, effect: str) -> Asking[int]:
    """A die for an ability that is tried once a turn: who gives it is turned up before the die falls, and it is told."""
    spend(t.state.ships[ship], effect)
    t.use(ship, effect)
    die = yield from die_for(t, ship)
    t.used(ship, effect, die)
    return die


def luck(s: Sea, ship: Ship) -> int:
    """What is added to the dice of a ship: an albatross aboard, cursed waters around it."""
    found = -1 if "ut_albatross" in powers(s, ship) else 0
    for token in s.tokens:
        if token.effect == CURSED and ship.fog < 0 and not ship.sunk:
            found -= 2 * (point_gap(shape_of(s, ship), (token.x, token.y)) <= L + RANGE)
    return found
