"""Shoot actions of another kind: a wave of Neptune's trident, and wolves that are hunted off an island."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import has, serves
from kaper.games.spanishmain.cards import WORDS
from kaper.games.spanishmain.chart import on_chart, ship_shape
from kaper.games.spanishmain.effects.dice import die_for, luck
from kaper.games.spanishmain.effects.guns import shape_of, silent, within_island
from kaper.games.spanishmain.effects.hits import lose_mast, strike_fort
from kaper.games.spanishmain.events import TreasureGone
from kaper.games.spanishmain.geometry.shapes import Shape, place, template
from kaper.games.spanishmain.geometry.touch import overlaps
from kaper.games.spanishmain.geometry.units import L, S
from kaper.games.spanishmain.state import Sea
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import compass

WAVE = template(((3 * L, S // 2), (0, S // 2), (0, -S // 2), (3 * L, -S // 2)), (3 * L // 2, 0))
HUNTING = 4  # the least die of a musket (rank 3) that drives wolves away


@lru_cache(maxsize=64)
def wave(x: float, y: float, way: int) -> Shape:
    """A wave S wide and 3L long from a place."""
    return place(WAVE, x, y, way)


class Wave(Choose[Sea]):
    """In which direction does the wave run?"""

    prompt = "ask-wave"
    rule = "unique.neptunes-trident"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [str(way) for way in range(0, 3600, 150)]

    def option(self, s: Sea, id: str) -> Option:
        args = {"degrees": compass(int(id)), "hit": len(swept(s, self.ship, int(id)))}
        return Option(id, Text("option-wave", args), (f"ship:{self.ship}",), self.rule)  # type: ignore[arg-type]


def swept(s: Sea, ship: int, way: int) -> list[str]:
    """Ships and forts that a wave in this direction meets."""
    middle = ship_shape(s.ships[ship])
    run = wave(middle.x, middle.y, way)
    found = [
        f"ship:{i}"
        for i, other in enumerate(s.ships)
        if i != ship and on_chart(other) and not other.wreck and other.masts and overlaps(run, ship_shape(other))
    ]
    return found + [
        f"fort:{i}"
        for i, fort in enumerate(s.forts)
        if not fort.gone and fort.flags and overlaps(run, shape_of(s, fort))
    ]


def trident(t: SeaTable, ship: int) -> Script:
    """Everything in the way loses two masts or flags; the ship loses one mast for each victim."""
    s = t.state
    me = s.ships[ship]
    way = int((yield Wave(me.owner, ship)))
    item = next(one for one in me.finds if "ut_neptunes_trident" in WORDS[s.crew_card[one]])
    me.finds.remove(item)
    t.lose(item)
    t.tell(TreasureGone, s.crew_card[item], f"ship:{ship}")
    victims = swept(s, ship, way)
    for name in victims:
        number = int(name[5:])
        for _ in range(2):
            if name[0] == "s" and s.ships[number].masts:
                yield from lose_mast(t, number, me.owner)
            elif name[0] == "f" and s.forts[number].flags:
                yield from strike_fort(t, number)
    for _ in victims:
        if me.masts:
            yield from lose_mast(t, ship, -1)
    t.check_left()


# wolves


def packs(s: Sea, ship: int) -> list[int]:
    """Islands within S where wolves were met, for a ship with a musket or a Marine that works aboard."""
    me = s.ships[ship]
    if silent(s, me):
        return []
    if not has(s, me, "musket(3S)") and not any(serves(s, me, item) for item in me.crew if item in s.marines):
        return []
    return [
        i for i, land in enumerate(s.islands) if any(met(s, coin) for coin in land.coins) and within_island(s, me, i, S)
    ]


def met(s: Sea, item: int) -> bool:
    """Are these wolves that somebody has met?"""
    return s.seen[item] == -1 and s.crew_card[item] >= 0 and "ut_wolves" in WORDS[s.crew_card[item]]


def hunt(t: SeaTable, ship: int) -> Script:
    """A shot at the wolves of the nearest pack: a hit drives them away for good."""
    s = t.state
    me = s.ships[ship]
    land = s.islands[packs(s, ship)[0]]
    marine = next((item for item in me.crew if item in s.marines and serves(s, me, item)), -1)
    if marine >= 0:
        t.turn_up(ship, marine)
    else:
        t.use(ship, "musket(3S)")
    die = yield from die_for(t, ship)
    t.works(ship, "ut_wolves", die)
    if die + luck(s, me) >= HUNTING - (marine >= 0):
        item = next(coin for coin in land.coins if met(s, coin))
        land.coins.remove(item)
        t.lose(item)
        t.tell(TreasureGone, s.crew_card[item])
