"""What bots know of abilities: when to use them, and sensible answers to the questions that they ask."""

from __future__ import annotations

from typing import Any

from kaper.core.decisions import PASS, Answer
from kaper.games.spanishmain.boarding import BoardAfar, Explode
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.effects.actions import GiveUp
from kaper.games.spanishmain.effects.dice import Reroll
from kaper.games.spanishmain.effects.finds import Retire, TakeTrees
from kaper.games.spanishmain.effects.free import UseAbility
from kaper.games.spanishmain.effects.hits import Cross, GiveRelics, KillCargo
from kaper.games.spanishmain.effects.losses import LoseCargo
from kaper.games.spanishmain.effects.marines import MarineShot
from kaper.games.spanishmain.effects.moves import STAY, Pivot, Raid, hoard, turned
from kaper.games.spanishmain.effects.pots import Burn
from kaper.games.spanishmain.effects.sinking import Rescue
from kaper.games.spanishmain.gunnery import Broadside
from kaper.games.spanishmain.harbour import Claim, SwapCoin
from kaper.games.spanishmain.helm import goal, shape_of
from kaper.games.spanishmain.state import Sea

EAGER = (
    *("steal_touch", "plunder_touch", "extra_action(5+)", "same_action_twice", "admiral", "stowaway", "unload_within"),
    *("mark_explored", "peek(island)"),
)
"""Free actions that cost nothing and never hurt."""


def knack(s: Sea, options: Any) -> str:
    """A free action worth taking at once: an ability that never hurts, a treasure to be shown, a Marine with a target."""
    for id in options:
        if id.startswith("use:") and id.split(":", 2)[2].startswith(EAGER):
            return str(id)
        if id.startswith("marine:"):
            return str(id)
        if id.startswith("reveal:") and "ut_trees" in CARDS[s.crew_card[int(id[7:])]].effects:
            return str(id)
    return ""


def reroll(s: Sea, d: Reroll) -> str:
    """Low dice are rolled again."""
    return d.allowed(s)[-1] if d.die <= 3 else PASS


def last(s: Sea, d: Any) -> str:
    """The deed rather than none."""
    found: str = d.allowed(s)[-1]
    return found


def first(s: Sea, d: Any) -> str:
    found: str = d.allowed(s)[0]
    return found


def board_afar(s: Sea, d: BoardAfar) -> str:
    """Whoever has fewer masts and something to take."""
    mine = s.ships[d.ship].masts.bit_count()
    for id in d.allowed(s)[1:]:
        other = s.ships[int(id[5:])]
        if (other.coins or other.crew) and other.masts.bit_count() <= mine:
            return id
    return PASS


def raid(s: Sea, d: Raid) -> str:
    """The best coin."""
    coins = hoard(s, d.ship)
    return str(max(range(len(coins)), key=lambda i: s.worth[coins[i]])) if coins else PASS


def pivot(s: Sea, d: Pivot) -> str:
    """The bow towards where it sails next."""
    shape = shape_of(s, goal(s, d.ship))

    def far(id: str) -> float:
        me = s.ships[d.ship]
        x, y, _ = (me.x, me.y, 0) if id == STAY else turned(s, d.ship, int(id))
        return (x - shape.x) ** 2 + (y - shape.y) ** 2

    return min(d.allowed(s), key=far)


def lose_cargo(s: Sea, d: LoseCargo) -> str:
    """What is worth least."""
    me = s.ships[d.ship]

    def worth(id: str) -> float:
        kind, _, place = id.partition(":")
        if kind == "find":
            return -1.0
        item = (me.crew if kind == "crew" else me.coins)[int(place)]
        return CARDS[s.crew_card[item]].points if s.crew_card[item] >= 0 else 1.5 * s.worth[item]

    return min(d.allowed(s), key=worth)


def give_up(s: Sea, d: GiveUp) -> str:
    crew = s.ships[d.ship].crew
    return min(d.allowed(s), key=lambda id: CARDS[s.crew_card[crew[int(id)]]].points)


def nobody(s: Sea, d: Retire) -> Answer:
    """Crew is worth more than a gold while the game goes on."""
    return []


KNACKS: dict[type, Any] = {
    Reroll: reroll,
    MarineShot: last,
    KillCargo: last,
    Cross: first,
    GiveRelics: last,
    TakeTrees: last,
    Claim: last,
    Rescue: last,
    Explode: first,
    Broadside: first,
    SwapCoin: first,
    UseAbility: first,
    Burn: last,
    Pivot: pivot,
    BoardAfar: board_afar,
    Raid: raid,
    LoseCargo: lose_cargo,
    GiveUp: give_up,
    Retire: nobody,
}
"""Answers to the questions that abilities ask."""
