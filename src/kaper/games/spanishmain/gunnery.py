"""Shooting: shot by shot, each declared and rolled on its own; volleys of forts and ships, at twice the range, all at once."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Asking, Script
from kaper.core.words import Facts, Option, Text, text
from kaper.games.spanishmain.abilities import MUSKET, adrift, has, number_to_beat, perhaps, stilled
from kaper.games.spanishmain.cards import CARDS, Cannon
from kaper.games.spanishmain.chart import (
    FORT_NAMES,
    SHIP_NAMES,
    Landed,
    Thing,
    fort_lines,
    lines,
    musket_lines,
    thing_of,
)
from kaper.games.spanishmain.effects.dice import die_for, luck
from kaper.games.spanishmain.effects.guns import (
    battery,
    bonuses,
    captain_aboard,
    fort_bonus,
    fort_gun,
    roll_bonus,
)
from kaper.games.spanishmain.effects.hits import brace, lose_mast, strike
from kaper.games.spanishmain.effects.losses import LoseFlag, LoseMast
from kaper.games.spanishmain.effects.pots import POTS, burst, pot_lines, smoke, smoke_places
from kaper.games.spanishmain.effects.wilds import trident
from kaper.games.spanishmain.events import Fired
from kaper.games.spanishmain.state import Fort, Sea, Ship
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import ship_name

__all__ = ["LoseFlag", "LoseMast", "chance", "fort_volley", "odds", "volley"]

CEASE = "cease"
MUSKETS = 1 << 16  # among the guns that missed: one that belongs to no mast
FAR = "far"


def odds(least: int) -> int:
    """Per cent of dice that show at least this."""
    return max(0, min(100, round((7 - least) * 100 / 6)))


def chance(least: int) -> Facts:
    """The same as a fact of an option."""
    return Facts(chance=max(0, min(6, 7 - least)) / 6)


class Shot(Choose[Sea]):
    """The next shot: which gun at which target, or no more.

    Ids: `2>ship:5` mast 2, `musket>ship:5`, `spare:0>ship:5` a gun without a mast, `again:2>ship:5` the Cannoneer's second try
    of a gun that missed, `firepot:2>ship:5` (and other pots) gun 2 with a pot, `smokepot:2>X,Y` a bank of smoke.
    """

    prompt = "ask-shot"
    rule = "turn.shots-sequential"
    secret = True

    source: str  # the ship or fort that shoots
    shots: tuple[tuple[int, str], ...]  # lines of fire when the volley began
    muskets: tuple[tuple[int, str], ...]
    fired: int = 0  # mask of the guns that have fired
    missed: int = 0  # and of those that missed
    musket_fired: bool = False
    spare: int = 0  # guns without a mast that have fired
    pots: int = 0  # mask of the pots that were thrown
    struck: tuple[str, ...] = ()  # what was hit so far, once for each hit
    mode: str = ""
    masts: int = 0  # those that stood when the volley began

    def options(self, s: Sea) -> Sequence[str]:
        me = shooter_of(s, self.source)
        found = [f"{number}>{target}" for number, target in self.loaded(s, ~self.fired)]
        if isinstance(me, Ship):
            if self.muskets and not self.musket_fired and has(s, me, "musket(3S)"):
                found += [f"musket>{target}" for _, target in self.muskets if still_there(s, target)]
            if self.spare < me.extra:
                found += [f"spare:{self.spare}>{target}" for _, target in self.muskets if still_there(s, target)]
            if not self.mode:
                found += self.pot_shots(s, me)
        if self.missed and not me.repeated and can_repeat(s, me):
            found += [f"again:{number}>{target}" for number, target in self.loaded(s, self.missed)]
            found += [f"again:musket>{target}" for target in self.musket_again(s)]
        found.append(CEASE)
        return found

    def loaded(self, s: Sea, guns: int) -> list[tuple[int, str]]:
        """The lines of fire of those of these guns (a mask) whose mast has not fallen since, to targets still there."""
        me = shooter_of(s, self.source)
        if isinstance(me, Ship) and me.masts != self.masts:
            guns &= sum(1 << number for number, _ in battery(s, me))
        return [(number, target) for number, target in self.shots if guns >> number & 1 and still_there(s, target)]

    def musket_again(self, s: Sea) -> list[str]:
        """What a musket (or a gun without a mast) that missed may be fired at again."""
        if not self.missed & MUSKETS:
            return []
        return [target for _, target in self.muskets if still_there(s, target)]

    def pot_shots(self, s: Sea, me: Ship) -> list[str]:
        """Pots that a gun may throw instead of its ball, each kind once."""
        ship = int(self.source[5:])
        found: list[str] = []
        for place, pot in enumerate(POTS):
            if self.pots >> place & 1 or not has(s, me, pot):
                continue
            if pot == "smokepot":
                number = next((i for i, _ in battery(s, me) if not self.fired >> i & 1), -1)
                if number >= 0:
                    found += [f"smokepot:{number}>{x},{y}" for x, y in smoke_places(s, ship)]
                continue
            found += [
                f"{pot}:{number}>{target}"
                for number, target in pot_lines(s, ship)
                if not self.fired >> number & 1 and still_there(s, target) and not target.startswith("marine")
            ]
        return found

    def asks(self, s: Sea) -> bool:
        """Is there anything left that this shooter might do, as far as everybody knows?"""
        me = shooter_of(s, self.source)
        if self.loaded(s, ~self.fired):
            return True
        if isinstance(me, Ship):
            loaded = (not self.musket_fired and perhaps(s, me, "musket(3S)")) or self.spare < me.extra
            if loaded and any(still_there(s, target) for _, target in self.muskets):
                return True
            again = perhaps(s, me, "cannoneer")
            if not self.mode and self.may_smoke(s, me):
                return True
        else:
            again = can_repeat(s, me)
        return (
            bool(self.missed)
            and not me.repeated
            and again
            and bool(self.loaded(s, self.missed) or self.musket_again(s))
        )

    def may_smoke(self, s: Sea, me: Ship) -> bool:
        """Might it lay smoke though it has no target?"""
        if self.pots >> POTS.index("smokepot") & 1 or not perhaps(s, me, "smokepot"):
            return False
        return any(not self.fired >> i & 1 for i, _ in battery(s, me))

    def option(self, s: Sea, id: str) -> Option:
        if id == CEASE:
            return Option(id, Text("option-cease"), (), self.rule)
        head, _, target = id.partition(">")
        if head.startswith("smokepot"):
            return Option(id, Text("option-smokepot"), (f"sea:{target}",), "ability.smokepot")
        gun, bonus, number = self.gun(s, head, target)
        least = 6 if self.mode == FAR else number_to_beat(gun, bonus)
        other = thing_of(s, target)
        kind = head.partition(":")[0]
        key = {"musket": "option-musket", "again": "option-again"}.get(kind, "option-shot")
        key = f"option-{kind}" if kind in POTS else key
        name = CARDS[other.card].name
        sinks = int(isinstance(other, Ship) and adrift(s, other))
        args = {"cannon": number + 1, "rank": gun.rank, "least": least, "odds": odds(least), "sinks": sinks}
        words = text(key, ship=name, range=gun.range, **args)
        place = f"mast:{self.source}/{number}"
        return Option(id, words, (place, target), "basic.shoot.roll", (), chance(least))

    def gun(self, s: Sea, head: str, target: str) -> tuple[Cannon, int, int]:
        """The gun, what is added to its die, and the mast or flag it fires from."""
        me, other = shooter_of(s, self.source), thing_of(s, target)
        kind, _, place = head.rpartition(":")
        if place == "musket" or kind == "spare":
            number = next(number for number, name in self.muskets if name == target)
            return MUSKET, luck(s, me) if isinstance(me, Ship) else 0, number
        number = int(place)
        if isinstance(me, Fort):
            return fort_gun(me, number), fort_bonus(s, me), number
        bonus = roll_bonus(s, int(self.source[5:]), other) + luck(s, me)
        return dict(battery(s, me)).get(number, CARDS[me.card].cannons[number]), bonus, number

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": CARDS[thing_of(s, self.source).card].name})


def still_there(s: Sea, target: str) -> bool:
    other = thing_of(s, target)
    if isinstance(other, Landed):
        return str(other.item) in s.posts
    return not (other.sunk or other.wreck or other.fog >= 0 if isinstance(other, Ship) else other.gone)


def shooter_of(s: Sea, source: str) -> Ship | Fort:
    """The ship or fort that shoots."""
    number = int(source[5:])
    return s.ships[number] if source[0] == "s" else s.forts[number]


def can_repeat(s: Sea, shooter: Ship | Fort) -> bool:
    if isinstance(shooter, Ship):
        return has(s, shooter, "cannoneer")
    return "cannoneer" in CARDS[shooter.card].effects


def volley(t: SeaTable, ship: int, mode: str = "") -> Script:
    """A shoot action: every cannon may fire once, at targets of its own; or all at one, or at twice the range.

    basic.shoot.action, turn.shots-sequential
    """
    s = t.state
    me = s.ships[ship]
    if mode == "broadside":
        yield from broadside(t, ship)
        return
    if mode == "trident":
        yield from trident(t, ship)
        return
    if mode == FAR:
        t.used(ship, "double_range_on6")
    armed = me.extra or perhaps(s, me, "musket(3S)")
    muskets = tuple(musket_lines(s, ship)) if armed else ()
    shot = Shot(me.owner, SHIP_NAMES[ship], tuple(lines(s, ship, mode == FAR)), muskets, mode=mode, masts=me.masts)
    yield from shots(t, shot)


def fort_volley(t: SeaTable, fort: int) -> Script:
    """Forts shoot like ships (fort.shoot)."""
    s = t.state
    yield from shots(t, Shot(s.forts[fort].owner, FORT_NAMES[fort], tuple(fort_lines(s, fort)), ()))


def shots(t: SeaTable, shot: Shot) -> Script:
    """One shot after another until nothing is left or the fire is ceased (shoot.declared-target-lost)."""
    s = t.state
    while shot.asks(s):
        answer = yield shot
        if answer == CEASE:
            return
        head, _, target = answer.partition(">")
        fired, missed, musket, spare, pots, struck = (
            *(shot.fired, shot.missed, shot.musket_fired, shot.spare, shot.pots),
            shot.struck,
        )
        kind, _, place = head.rpartition(":")
        if kind == "smokepot":
            smoke(t, int(shot.source[5:]), target)
            hit = True
        else:
            hit = yield from fire(t, shot, head, target)
        if s.over:
            return
        if hit and (kind not in POTS or kind == "firepot"):
            struck = (*struck, target)
        if head == "musket" or kind == "spare":
            musket, spare = musket or head == "musket", spare + (kind == "spare")
            missed |= MUSKETS * (not hit)
        elif kind != "again":
            fired |= 1 << int(place)
            if not hit:
                missed |= 1 << int(place)
            if kind in POTS:
                pots |= 1 << POTS.index(kind)
        me = shooter_of(s, shot.source)
        if isinstance(me, Ship) and (me.sunk or adrift(s, me) or stilled(me)):
            return
        shot = Shot(
            *(shot.seat, shot.source, shot.shots, shot.muskets, fired, missed, musket, spare, pots, struck, shot.mode),
            shot.masts,
        )


def fire(t: SeaTable, shot: Shot, head: str, target: str) -> Asking[bool]:
    """One shot: the die, and what a hit does (basic.shoot.roll, basic.shoot.hit-mast, law.one-always-misses)."""
    s = t.state
    me, other = shooter_of(s, shot.source), thing_of(s, target)
    gun, bonus, number = shot.gun(s, head, target)
    kind = head.rpartition(":")[0]
    weapon = "musket" if head.endswith("musket") or kind == "spare" else kind or "cannon"
    ship = int(shot.source.partition(":")[2])
    if kind == "again":
        me.repeated = True
    if isinstance(me, Ship):
        show_gunners(t, ship, head, other)
        if isinstance(other, Ship):
            other.shot_by |= 1 << ship
    if isinstance(other, Fort):
        if isinstance(me, Ship):
            me.shot_at_fort = True
        brace(t, int(target[5:]))
    die = (yield from die_for(t, ship)) if isinstance(me, Ship) else t.roll(1)[0]
    hit = die == 6 if shot.mode == FAR else die > 1 and die >= number_to_beat(gun, bonus)
    t.tell(
        Fired,
        *(shot.source, CARDS[me.card].name, target, CARDS[other.card].name, number, weapon),
        *(gun.rank, gun.range, bonus, die, hit),
    )
    nth = shot.struck.count(target) + 1
    if hit and kind in POTS:
        yield from burst(t, kind, target, shot.seat, nth)
    elif hit:
        yield from strike(t, shot.source, target, shot.seat, nth)
    elif die == 1 and isinstance(me, Ship) and has(s, me, "misfire"):
        t.used(ship, "misfire", die)
        yield from lose_mast(t, ship, -1)
    return hit


def show_gunners(t: SeaTable, ship: int, head: str, other: Thing) -> None:
    """Whoever helps with a shot is turned face up (crew.reveal)."""
    s = t.state
    kind = head.rpartition(":")[0]
    if kind == "again":
        t.use(ship, "cannoneer")
    if head.endswith("musket"):
        t.use(ship, "musket(3S)")
        return
    if kind == "spare":
        return
    if kind in POTS:
        t.use(ship, kind)
    for effect in ("all_L", "fire_through_ships"):
        if has(s, s.ships[ship], effect):
            t.use(ship, effect)
    for effect, _ in bonuses(s, ship, other):
        t.use(ship, effect)
        if effect == "cannon_plus(1;if=captain_aboard)":
            t.turn_up(ship, captain_aboard(s, s.ships[ship]))


# all guns at once


class Broadside(Choose[Sea]):
    """At which target do all guns fire at once?"""

    prompt = "ask-broadside"
    rule = "keyword.broadsides.choice"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return sorted(broadsides(s, self.ship)) or [CEASE]

    def option(self, s: Sea, id: str) -> Option:
        if id == CEASE:
            return Option(id, Text("option-cease"), (), self.rule)
        guns = broadsides(s, self.ship)[id]
        least = broadside_least(s, self.ship, guns)
        args = {"ship": CARDS[thing_of(s, id).card].name, "guns": len(guns), "least": least, "odds": odds(least)}
        return Option(id, Text("option-broadside-at", args), (id,), "keyword.broadsides.roll", (), chance(least))  # type: ignore[arg-type]

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def broadsides(s: Sea, ship: int) -> dict[str, list[int]]:
    """Targets within S, each with the guns that have a line to it."""
    found: dict[str, list[int]] = {}
    for number, target in pot_lines(s, ship):
        found.setdefault(target, []).append(number)
    return found


def broadside_least(s: Sea, ship: int, guns: list[int]) -> int:
    """The die must beat the highest rank among the guns, and no 1 ever does."""
    card = CARDS[s.ships[ship].card]
    return max(2, 1 + max(card.cannons[i].rank for i in guns))


def broadside(t: SeaTable, ship: int) -> Script:
    """One die for all guns with a line within S: beaten ranks all hit, and one hit more; no other ability helps."""
    s = t.state
    me = s.ships[ship]
    target = yield Broadside(me.owner, ship)
    if target == CEASE:
        return
    guns = broadsides(s, ship)[target]
    t.use(ship, "BROADSIDES")
    other = thing_of(s, target)
    if isinstance(other, Ship):
        other.shot_by |= 1 << ship
    elif isinstance(other, Fort):
        me.shot_at_fort = True
        brace(t, int(target[5:]))
    die = t.roll(1)[0]
    least = broadside_least(s, ship, guns)
    hit = die >= least
    t.tell(
        Fired,
        *(SHIP_NAMES[ship], t.name(ship), target, CARDS[other.card].name, guns[0], "broadside"),
        *(least - 1, "S", 0, die, hit),
    )
    for nth in range(1, len(guns) + 2 if hit else 1):
        if s.over or not still_there(s, target):
            return
        yield from strike(t, SHIP_NAMES[ship], target, me.owner, nth, plain=True)
