"""When treasure is unloaded: what makes it worth more or less, and what a captive or a unique treasure brings."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaper.games.spanishmain.abilities import powers, spend, spent
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.events import TreasureGone
from kaper.games.spanishmain.state import Sea, Ship

if TYPE_CHECKING:
    from kaper.games.spanishmain.table import SeaTable

RANSOM = 5


def ransom(s: Sea, captive: int) -> int:
    """What a captive is worth at home: a ransom, or as much as the crew costs."""
    card = s.crew_card[captive]
    return RANSOM if "RANSOM" in WORDS[card] else CARDS[card].points


def spoil(t: SeaTable, ship: int, coins: list[int]) -> None:
    """Rats aboard: every coin is worth 1 less, never below 0."""
    s = t.state
    rats = next((item for item in s.ships[ship].finds if "ut_rats" in WORDS[s.crew_card[item]]), -1)
    if rats < 0:
        return
    for coin in coins:
        if s.worth[coin]:
            s.altered[str(coin)] = (rats, s.worth[coin])
            s.worth[coin] -= 1
            s.lost_gold += 1
    t.works(ship, "ut_rats")


def rewards(t: SeaTable, ship: int, unloaded: list[int], at_home: bool) -> None:
    """Gold beyond the coins: bonuses of an unloading, and unique treasures that are worth some at home."""
    s = t.state
    me = s.ships[ship]
    words = powers(s, me)
    if unloaded and at_home:
        for effect, more in (("gold_plus(1)", 1), ("gold_plus(2)", 2)):
            if effect in words:
                t.use(ship, effect)
                t.gain(me.owner, more, effect)
    if unloaded and not at_home:
        fort = s.forts[s.islands[me.docked].fort]
        second = "fort_second_action(4)" in WORDS[fort.card] and me.unloaded >= 4
        if second and me.acts < 2 and me.acted and not spent(me, "fort_second_action(4)"):
            spend(me, "fort_second_action(4)")
            me.acted = False
            t.works(ship, "fort_second_action(4)")
    for item in list(me.finds):
        reward(t, ship, item, unloaded, at_home)


STAMPED = frozenset({"ut_rum", "ut_buried_treasure", "ut_ghostly_encounter"})
"""Treasures worth what was found out when they were found."""


def banner(nation: str) -> str:
    """The banner that is worth gold aboard a ship of this nation."""
    return "ut_knights_of_malta_banner" if nation == "barbary" else "ut_barbary_banner"


def worth_gold(s: Sea, ship: Ship, item: int) -> bool:
    """Is a unique treasure aboard worth gold by itself?"""
    effect = next(iter(WORDS[s.crew_card[item]]))
    if effect in STAMPED:
        return s.stamps.get(str(item), 0) > 0
    return effect == banner(CARDS[ship.card].nation)


def reward(t: SeaTable, ship: int, item: int, unloaded: list[int], at_home: bool) -> None:
    """What one unique treasure aboard brings when its ship has docked at home or at a fort."""
    s = t.state
    me = s.ships[ship]
    effect = next(iter(WORDS[s.crew_card[item]]))
    if effect in STAMPED and at_home:
        redeem(t, ship, item, s.stamps.get(str(item), 0), effect)
    elif effect == banner(CARDS[me.card].nation) and at_home:
        redeem(t, ship, item, 5, effect)
    elif effect == "ut_scurvy" and at_home:
        redeem(t, ship, item, 0, effect)
    elif effect == "ut_spices" and unloaded:
        redeem(t, ship, item, max(s.worth[coin] for coin in unloaded), effect)
    elif effect == "ut_jade" and unloaded and at_home:
        made = len(s.worth)
        t.gain(me.owner, min(s.worth[coin] for coin in unloaded), effect)
        for coin in range(made, len(s.worth)):
            s.altered[str(coin)] = (item, 0)


def redeem(t: SeaTable, ship: int, item: int, worth: int, effect: str) -> None:
    """A unique treasure is gone, for gold if it is worth any."""
    s = t.state
    s.ships[ship].finds.remove(item)
    t.lose(item)
    t.tell(TreasureGone, s.crew_card[item], f"ship:{ship}")
    t.gain(s.ships[ship].owner, worth, effect)
