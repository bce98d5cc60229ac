"""Shooting: shot by shot, each declared and rolled on its own; hits, masts as the owner chooses, sinking."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Asking, Script
from kaper.core.words import Facts, Option, Text, text
from kaper.games.spanishmain.abilities import (
    MUSKET,
    cannon,
    fort_bonus,
    has,
    number_to_beat,
    perhaps,
    roll_bonus,
)
from kaper.games.spanishmain.cards import CARDS, Cannon
from kaper.games.spanishmain.chart import FORT_NAMES, SHIP_NAMES, fort_lines, lines, musket_lines, thing_of
from kaper.games.spanishmain.events import Fired, FlagLost, FortDestroyed
from kaper.games.spanishmain.state import Fort, Sea, Ship, gold
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import ship_name

CEASE = "cease"


def odds(least: int) -> int:
    """Per cent of dice that show at least this."""
    return max(0, min(100, (7 - least) * 100 // 6))


def chance(least: int) -> Facts:
    """The same as a fact of an option."""
    return Facts(chance=max(0, min(6, 7 - least)) / 6)


class LoseMast(Choose[Sea]):
    """Which mast falls? The ship's owner chooses."""

    prompt = "ask-lose-mast"
    rule = "basic.shoot.hit-mast"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        masts = s.ships[self.ship].masts
        return [str(i) for i in range(10) if masts >> i & 1]

    def option(self, s: Sea, id: str) -> Option:
        gun = CARDS[s.ships[self.ship].card].cannons[int(id)]
        args: dict[str, int | str] = {"mast": int(id) + 1, "rank": gun.rank, "range": gun.range}
        return Option(id, Text("option-mast", args), (f"mast:{self.ship}/{id}",), self.rule)  # type: ignore[arg-type]

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


class LoseFlag(Choose[Sea]):
    """Which flag of a fort falls?"""

    prompt = "ask-lose-flag"
    rule = "fort.target-choice"

    fort: int

    def options(self, s: Sea) -> Sequence[str]:
        flags = s.forts[self.fort].flags
        return [str(i) for i in range(10) if flags >> i & 1]

    def option(self, s: Sea, id: str) -> Option:
        gun = CARDS[s.forts[self.fort].card].cannons[int(id)]
        args: dict[str, int | str] = {"flag": int(id) + 1, "rank": gun.rank, "range": gun.range}
        return Option(id, Text("option-flag", args), (f"flag:{self.fort}/{id}",), self.rule)  # type: ignore[arg-type]


class Shot(Choose[Sea]):
    """The next shot: which gun at which target, or no more.

    Ids: `2>ship:5` mast 2, `musket>ship:5`, `again:2>ship:5` the Cannoneer's second try of a gun that missed.
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

    def options(self, s: Sea) -> Sequence[str]:
        me = thing_of(s, self.source)
        found = []
        for number, target in self.shots:
            if not self.fired >> number & 1 and still_there(s, target):
                found.append(f"{number}>{target}")
        if self.muskets and not self.musket_fired and isinstance(me, Ship) and has(s, me, "musket(3S)"):
            found += [f"musket>{target}" for _, target in self.muskets if still_there(s, target)]
        if self.missed and not me.repeated and can_repeat(s, me):
            found += [
                f"again:{number}>{target}"
                for number, target in self.shots
                if self.missed >> number & 1 and still_there(s, target)
            ]
        found.append(CEASE)
        return found

    def asks(self, s: Sea) -> bool:
        """Is there anything left that this shooter might do, as far as everybody knows?"""
        me = thing_of(s, self.source)
        for number, target in self.shots:
            if not self.fired >> number & 1 and still_there(s, target):
                return True
        if isinstance(me, Ship):
            if self.muskets and not self.musket_fired and perhaps(s, me, "musket(3S)"):
                return any(still_there(s, target) for _, target in self.muskets)
            again = perhaps(s, me, "cannoneer")
        else:
            again = can_repeat(s, me)
        return (
            bool(self.missed)
            and not me.repeated
            and again
            and any(self.missed >> number & 1 and still_there(s, target) for number, target in self.shots)
        )

    def option(self, s: Sea, id: str) -> Option:
        if id == CEASE:
            return Option(id, Text("option-cease"), (), self.rule)
        head, _, target = id.partition(">")
        gun, bonus, number = self.gun(s, head, target)
        least = number_to_beat(gun, bonus)
        other = thing_of(s, target)
        key = "option-musket" if head == "musket" else "option-again" if head[0] == "a" else "option-shot"
        name = CARDS[other.card].name
        words = text(key, cannon=number + 1, ship=name, rank=gun.rank, range=gun.range, least=least, odds=odds(least))
        place = f"mast:{self.source}/{number}"
        return Option(id, words, (place, target), "basic.shoot.roll", (), chance(least))

    def gun(self, s: Sea, head: str, target: str) -> tuple[Cannon, int, int]:
        """The gun, what is added to its die, and the mast or flag it fires from."""
        me, other = thing_of(s, self.source), thing_of(s, target)
        if head == "musket":
            number = next(number for number, name in self.muskets if name == target)
            return MUSKET, 0, number
        number = int(head.removeprefix("again:"))
        bonus = roll_bonus(s, me, other) if isinstance(me, Ship) else fort_bonus(s, me, other)
        return cannon(CARDS[me.card], number), bonus, number

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": CARDS[thing_of(s, self.source).card].name})


def still_there(s: Sea, target: str) -> bool:
    other = thing_of(s, target)
    return not (other.sunk if isinstance(other, Ship) else other.gone)


def can_repeat(s: Sea, shooter: Ship | Fort) -> bool:
    if isinstance(shooter, Ship):
        return has(s, shooter, "cannoneer")
    return "cannoneer" in CARDS[shooter.card].effects


def volley(t: SeaTable, ship: int) -> Script:
    """A shoot action: every cannon may fire once, at targets of its own."""
    s = t.state
    muskets = tuple(musket_lines(s, ship)) if perhaps(s, s.ships[ship], "musket(3S)") else ()
    yield from shots(t, Shot(s.ships[ship].owner, SHIP_NAMES[ship], tuple(lines(s, ship)), muskets))


def fort_volley(t: SeaTable, fort: int) -> Script:
    """Forts shoot like ships."""
    s = t.state
    yield from shots(t, Shot(s.forts[fort].owner, FORT_NAMES[fort], tuple(fort_lines(s, fort)), ()))


def shots(t: SeaTable, shot: Shot) -> Script:
    """One shot after another until nothing is left or the fire is ceased."""
    s = t.state
    while shot.asks(s):
        answer = yield shot
        if answer == CEASE:
            return
        head, _, target = answer.partition(">")
        hit = yield from fire(t, shot, head, target)
        if s.over:
            return
        fired, missed, musket = shot.fired, shot.missed, shot.musket_fired
        if head == "musket":
            musket = True
        elif head[0] != "a":
            fired |= 1 << int(head)
            if not hit:
                missed |= 1 << int(head)
        shot = Shot(shot.seat, shot.source, shot.shots, shot.muskets, fired, missed, musket)


def fire(t: SeaTable, shot: Shot, head: str, target: str) -> Asking[bool]:
    """One shot: the die, and what a hit does."""
    s = t.state
    me = thing_of(s, shot.source)
    gun, bonus, number = shot.gun(s, head, target)
    weapon = "musket" if head == "musket" else "again" if head[0] == "a" else "cannon"
    ship = int(shot.source.partition(":")[2])
    if isinstance(me, Ship):
        if weapon == "musket":
            t.use(ship, "musket(3S)")
        elif weapon == "again":
            t.use(ship, "cannoneer")
    if weapon == "again":
        me.repeated = True
    die = t.roll(1)[0]
    hit = die >= number_to_beat(gun, bonus)
    other = thing_of(s, target)
    t.tell(
        Fired,
        shot.source,
        CARDS[me.card].name,
        target,
        CARDS[other.card].name,
        number,
        weapon,
        gun.rank,
        gun.range,
        bonus,
        die,
        hit,
    )
    if hit:
        i = int(target.partition(":")[2])
        if isinstance(other, Ship):
            yield from hit_ship(t, i, shot.seat)
        else:
            yield from hit_fort(t, i)
    return hit


def hit_ship(t: SeaTable, ship: int, by: int) -> Script:
    """A hit takes a mast; a ship without masts sinks."""
    me = t.state.ships[ship]
    if not me.masts:
        t.sink(ship, by)
        return
    mast = yield LoseMast(me.owner, ship)
    t.lose_mast(ship, int(mast))


def hit_fort(t: SeaTable, fort: int) -> Script:
    """A hit takes a flag; an abandoned fort is destroyed, its gold stays on the island, which nobody has explored."""
    s = t.state
    me = s.forts[fort]
    name = CARDS[me.card].name
    if me.flags:
        flag = int((yield LoseFlag(me.owner, fort)))
        me.flags &= ~(1 << flag)
        t.tell(FlagLost, fort, name, flag, me.flags)
        return
    me.gone = True
    land = s.islands[me.island]
    land.fort, land.marks = -1, 0
    land.coins += me.coins
    total = sum(s.worth[coin] for coin in me.coins)
    me.coins = []
    for ship in s.ships:
        if ship.docked == me.island:
            ship.explored = False
    t.tell(FortDestroyed, fort, name, me.island, total, gold(s, me.owner))
