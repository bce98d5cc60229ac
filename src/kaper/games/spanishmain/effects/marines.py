"""Marines: a shot of their own every turn, aboard or ashore, and what shoots back."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text, text
from kaper.games.spanishmain.abilities import number_to_beat, serves
from kaper.games.spanishmain.cards import CARDS, WORDS, Cannon
from kaper.games.spanishmain.chart import (
    FORT_NAMES,
    SHIP_NAMES,
    Landed,
    fog_blockers,
    islands_on_chart,
    landed,
    musket_lines,
    ships_on_chart,
    targets,
    thing_of,
)
from kaper.games.spanishmain.describe import name_text
from kaper.games.spanishmain.effects.guns import may_aim
from kaper.games.spanishmain.effects.hits import brace, strike
from kaper.games.spanishmain.events import Fired
from kaper.games.spanishmain.geometry.fire import Gun, may_fire
from kaper.games.spanishmain.geometry.units import S
from kaper.games.spanishmain.state import Fort, Sea, Ship
from kaper.games.spanishmain.table import SeaTable

MARINE = Cannon(2, "S")


def aboard(s: Sea, item: int) -> int:
    """The ship that a crew is aboard; -1: none."""
    return next((i for i, ship in enumerate(s.ships) if item in ship.crew), -1)


def marines(s: Sea, seat: int) -> list[int]:
    """A seat's Marines that may still shoot this turn: aboard where their ability works, or at a post ashore."""
    if not s.marines:
        return []
    found = []
    for item in s.marines:
        if s.crew_owner[item] != seat or item in s.tired:
            continue
        ship = aboard(s, item)
        if ship >= 0:
            me = s.ships[ship]
            if not me.sunk and me.fog < 0 and serves(s, me, item):
                found.append(item)
        elif str(item) in s.posts:
            found.append(item)
    return found


def marine_lines(s: Sea, item: int) -> list[tuple[int, str]]:
    """What a Marine may shoot at: from any mast of its ship, or from its post, where only its own island is not in the way."""
    ship = aboard(s, item)
    if ship >= 0:
        return musket_lines(s, ship, MARINE)
    post = landed(s, item)
    x, y = s.posts[str(item)]
    place = Gun(x, y, S)
    found = []
    for target, thing in targets(s, post.owner):
        home = getattr(thing, "island", -1)
        walls = ships_on_chart(s) + fog_blockers(s)
        walls += [(name, shape) for i, (name, shape) in enumerate(islands_on_chart(s)) if i not in (post.island, home)]
        if may_fire(place, target, walls) and (isinstance(thing, Landed) or may_aim(s, post, thing, MARINE)):
            found.append((0, target.name))
    return found


def marine_orders(s: Sea, seat: int) -> list[str]:
    """Marines that have something to shoot at, as orders."""
    if not s.marines:
        return []
    return [f"marine:{item}" for item in marines(s, seat) if marine_lines(s, item)]


class MarineShot(Choose[Sea]):
    """At whom does a Marine shoot?"""

    prompt = "ask-marine"
    rule = "keyword.marine.shoot"

    item: int

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, *(target for _, target in marine_lines(s, self.item))]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-hold-fire"), (), self.rule)
        least = number_to_beat(MARINE, marine_bonus(s, self.item, id))
        words = text("option-marine-shot", ship=CARDS[thing_of(s, id).card].name, least=least)
        return Option(id, words, (id,), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"crew": name_text(s.crew_card[self.item])})


def marine_bonus(s: Sea, item: int, target: str) -> int:
    """What its own ability adds against a nation; cannon bonuses do not help it."""
    nation = CARDS[thing_of(s, target).card].nation
    return int(f"marine_plus(1;vs={nation})" in WORDS[s.crew_card[item]])


def marine_shot(t: SeaTable, item: int) -> Script:
    """One shot of rank 2 within S, once a turn, whatever its ship does."""
    s = t.state
    seat = s.crew_owner[item]
    target = yield MarineShot(seat, item)
    if target == PASS:
        return
    s.tired += (item,)
    ship = aboard(s, item)
    if ship >= 0:
        t.turn_up(ship, item)
    bonus = marine_bonus(s, item, target)
    other = thing_of(s, target)
    if isinstance(other, Fort):
        brace(t, int(target[5:]))
    die = t.roll(1)[0]
    hit = die >= number_to_beat(MARINE, bonus)
    source = SHIP_NAMES[ship] if ship >= 0 else f"marine:{item}"
    name = CARDS[s.crew_card[item]].name
    t.tell(Fired, source, name, target, CARDS[other.card].name, 0, "marine", MARINE.rank, MARINE.range, bonus, die, hit)
    if isinstance(other, Ship) and ship >= 0:
        other.shot_by |= 1 << ship
    if hit:
        yield from strike(t, source if ship >= 0 else FORT_NAMES[0], target, seat, 1, plain=True)


def enlist_marines(s: Sea) -> None:
    """Who is a Marine is looked up once, when the fleets are known."""
    s.marines = tuple(
        item
        for item, card in enumerate(s.crew_card)
        if card >= 0 and "MARINE" in WORDS[card] and s.crew_owner[item] >= 0
    )
