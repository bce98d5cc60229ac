"""When a ship or fort is hit: what wards the hit off, what it takes, and what it does besides."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking, Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import powers, spend, spent
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.effects.dice import die_for, luck
from kaper.games.spanishmain.effects.losses import (
    LoseCrew,
    LoseFlag,
    LoseMast,
    losable,
    lose_cargo,
    unburden,
)
from kaper.games.spanishmain.effects.sinking import sink
from kaper.games.spanishmain.events import (
    AbilityUsed,
    CrewWent,
    FlagLost,
    FortDestroyed,
    PanelLost,
    TreasureGone,
)
from kaper.games.spanishmain.state import CREW_OFF, STILLED, TWICE, Sea, Ship, all_masts, gold, wild
from kaper.games.spanishmain.table import SeaTable, doomed
from kaper.games.spanishmain.words import crew_text, island_text, ship_name

ARMOUR = frozenset({"armor(2)", "TREASURESHIP"})


def strike(t: SeaTable, source: str, target: str, seat: int, nth: int, plain: bool = False) -> Script:
    """One hit. `nth`: which hit of the same shoot action on this target it is; `plain`: of a Broadside or a Marine, whom no ability helps."""
    i = int(target.partition(":")[2])
    words = frozenset[str]() if plain else words_of(t.state, source)
    if target[0] == "s":
        yield from strike_ship(t, source, i, seat, nth, words)
    elif target[0] == "f":
        yield from strike_fort(t, i)
    else:
        wound(t, i, seat)
    if t.state.over or plain:
        return
    me = shooter(t.state, source)
    if me is not None and target[0] == "s" and t.state.ships[i].sunk and "repair_on_sink(1)" in words:
        missing = all_masts(me) & ~me.masts
        if missing and not me.sunk:
            t.used(number_of(source), "repair_on_sink(1)")
            t.next("mended", number_of(source))


def words_of(s: Sea, source: str) -> frozenset[str]:
    """The abilities of a ship or fort that shoots."""
    me = shooter(s, source)
    return WORDS[s.forts[number_of(source)].card] if me is None else powers(s, me)


def shooter(s: Sea, source: str) -> Ship | None:
    return s.ships[number_of(source)] if source[0] == "s" else None


def number_of(name: str) -> int:
    return int(name.partition(":")[2].partition("/")[0])


# a ship


def strike_ship(t: SeaTable, source: str, ship: int, seat: int, nth: int, words: frozenset[str]) -> Script:
    """A hit takes a mast, and a ship without masts sinks, unless something wards it off."""
    s = t.state
    me = s.ships[ship]
    if warded(t, ship, nth):
        return
    if (me.masts or me.crew) and (yield from relics(t, source, ship)):
        return
    if not me.masts:
        yield from founder(t, ship, seat, source[0] == "s")
        return
    before = me.masts.bit_count()
    for _ in range(min(2 if "double_damage" in words else 1, before)):
        yield from lose_mast(t, ship, seat, seat if "pick_mast" in words else me.owner)
    for effect in ("double_damage", "pick_mast"):
        if effect in words and source[0] == "s":
            t.use(number_of(source), effect)
    banner(t, source, before - me.masts.bit_count())
    if me.sunk or s.over:
        return
    yield from besides(t, source, ship, seat, words)


def founder(t: SeaTable, ship: int, seat: int, by_ship: bool) -> Script:
    """A hit on a derelict sinks it, unless nothing can."""
    if "unsinkable" in powers(t.state, t.state.ships[ship]):
        t.used(ship, "unsinkable")
    else:
        yield from sink(t, ship, seat, by_ship)


def warded(t: SeaTable, ship: int, nth: int) -> bool:
    """Does the hit do nothing: the first of the turn, every other one, or an armour panel in its stead?"""
    s = t.state
    me = s.ships[ship]
    words = powers(s, me)
    if not words:
        return False
    if "ignore_first_hit" in words and me.masts == all_masts(me) and not spent(me, "ignore_first_hit"):
        spend(me, "ignore_first_hit")
        t.used(ship, "ignore_first_hit")
        return True
    if nth % 2 and not ARMOUR.isdisjoint(words):
        t.used(ship, "armor(2)" if "armor(2)" in words else "TREASURESHIP")
        return True
    if me.panels:
        me.panels -= 1
        t.tell(PanelLost, ship, t.name(ship), me.panels)
        return True
    return False


def lose_mast(t: SeaTable, ship: int, by: int, chooser: int = -1) -> Script:
    """A mast falls; whoever is to lose it may have a cross that falls instead. A fragile ship sinks with its last mast."""
    s = t.state
    me = s.ships[ship]
    if not me.masts:
        return
    cross = next((item for item in me.finds if "ut_cross_of_coronado" in WORDS[s.crew_card[item]]), -1)
    if cross >= 0 and (yield Cross(me.owner, ship)) == "cross":
        me.finds.remove(cross)
        s.gone.append(cross)
        t.reveal(cross)
        t.tell(TreasureGone, s.crew_card[cross], f"ship:{ship}")
        return
    mast = yield LoseMast(me.owner if chooser < 0 else chooser, ship)
    t.lose_mast(ship, int(mast))
    yield from broken(t, ship, by)


def broken(t: SeaTable, ship: int, by: int) -> Script:
    """A fragile ship sinks with its last mast, by an enemy's hand or by nobody's."""
    s = t.state
    me = s.ships[ship]
    if not me.masts and not me.sunk and "fragile" in powers(s, me):
        t.used(ship, "fragile")
        yield from sink(t, ship, by if by != me.owner else -1)


class Cross(Choose[Sea]):
    """Give up a treasure instead of a mast?"""

    prompt = "ask-cross"
    rule = "unique.cross-of-coronado"
    secret = True
    choices = ("cross", "mast")
    words = "option-lose-{}"

    ship: int


def besides(t: SeaTable, source: str, ship: int, seat: int, words: frozenset[str]) -> Script:
    """What a hit does besides: crew or cargo lost, and a Jonah's bad luck."""
    s = t.state
    me, gunner = s.ships[ship], shooter(s, source)
    lethal = "hit_kills_crew(1/turn)" in words and any(doomed(s, me, item) for item in me.crew)
    if lethal and gunner is not None and not spent(gunner, "hit_kills_crew(1/turn)"):
        spend(gunner, "hit_kills_crew(1/turn)")
        t.used(number_of(source), "hit_kills_crew(1/turn)", 0, f"ship:{ship}")
        yield from lose_crew(t, ship, seat)
    once = "hit_kills_cargo(1/turn)" in words and gunner is not None and not spent(gunner, "hit_kills_cargo(1/turn)")
    costly = ("hit_kills_cargo" in words or once) and bool(losable(s, me)) and not me.sunk
    if costly and (yield KillCargo(seat, ship)) != PASS:
        effect = "hit_kills_cargo" if "hit_kills_cargo" in words else "hit_kills_cargo(1/turn)"
        if gunner is not None:
            if effect != "hit_kills_cargo":
                spend(gunner, effect)
            t.used(number_of(source), effect, 0, f"ship:{ship}")
        yield from lose_cargo(t, ship, seat)
    if not me.sunk and unlucky(s, me):
        yield from jonah(t, ship)


def unlucky(s: Sea, ship: Ship) -> bool:
    """Is there a Jonah aboard, of whatever nation, whose ability is not off? (crew.by-itself)"""
    if ship.state & CREW_OFF:
        return False
    return any("jonah" in WORDS[s.crew_card[item]] for item in ship.crew if item not in s.hushed)


def lose_crew(t: SeaTable, ship: int, by: int) -> Script:
    """One crew is eliminated; whoever loses it chooses."""
    s = t.state
    me = s.ships[ship]
    if any(doomed(s, me, item) for item in me.crew):
        place = int((yield LoseCrew(me.owner, ship)))
        t.eliminate(ship, me.crew[place], by)
        yield from unburden(t, ship)


class KillCargo(Choose[Sea]):
    """Shall the ship that was hit lose a piece of cargo too?"""

    prompt = "ask-kill-cargo"
    rule = "ability.hit-kills-cargo"
    choices = (PASS, "kill")
    words = "option-kill-{}"
    aims = ()

    ship: int


class Maroon(Choose[Sea]):
    """On which wild island is a Jonah's shipmate put ashore?"""

    prompt = "ask-maroon"
    rule = "ability.jonah"

    ship: int
    item: int

    def options(self, s: Sea) -> Sequence[str]:
        return [f"island:{i}" for i in range(len(s.islands)) if wild(s, i)]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, Text("option-island", {"island": island_text(int(id[7:]))}), (id,), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        args = {"ship": ship_name(s, self.ship), "crew": crew_text(s.crew_card[self.item])}
        return Text(self.prompt, args)  # type: ignore[arg-type]


def jonah(t: SeaTable, ship: int) -> Script:
    """A die: on 5 or 6 the most expensive crew beside the Jonah goes to a wild island that the next player chooses."""
    s = t.state
    me = s.ships[ship]
    others = [item for item in me.crew if "jonah" not in WORDS[s.crew_card[item]]]
    if not others or not any(wild(s, i) for i in range(len(s.islands))):
        return
    die = yield from die_for(t, ship)
    t.used(ship, "jonah", die)
    if die + luck(s, me) < 5:
        return
    item = max(others, key=lambda one: (CARDS[s.crew_card[one]].points, -one))
    t.reveal(item)
    left = s.order[(s.order.index(me.owner) + 1) % s.seats]
    island = int((yield Maroon(left, ship, item))[7:])
    me.crew.remove(item)
    s.islands[island].crew.append(item)
    t.tell(CrewWent, ship, t.name(ship), s.crew_card[item], f"island:{island}")
    yield from unburden(t, ship)


def banner(t: SeaTable, source: str, masts: int) -> None:
    """A banner aboard pays for every mast its ship removes."""
    s = t.state
    me = shooter(s, source)
    if me is None or not me.finds:
        return
    barbary = CARDS[me.card].nation == "barbary"
    effect = "ut_barbary_banner" if barbary else "ut_knights_of_malta_banner"
    if effect in powers(s, me):
        t.gain(me.owner, masts, effect)


class GiveRelics(Choose[Sea]):
    """Give relics to the ship that would take a mast or crew, and end its turn?"""

    prompt = "ask-relics"
    rule = "unique.relics"
    choices = (PASS, "give")
    words = "option-relics-{}"

    ship: int


def relics(t: SeaTable, source: str, ship: int) -> Asking[bool]:
    """Relics aboard may be given to the ship that would take a mast or crew instead of the loss; that ship's turn ends."""
    s = t.state
    me = s.ships[ship]
    gunner = shooter(s, source)
    item = next((one for one in me.finds if "ut_relics" in WORDS[s.crew_card[one]]), -1)
    if item < 0 or gunner is None or (yield GiveRelics(me.owner, ship)) == PASS:
        return False
    me.finds.remove(item)
    gunner.finds.append(item)
    gunner.state = gunner.state & ~TWICE | STILLED
    gunner.acted, gunner.spare = True, 0
    t.works(ship, "ut_relics", 0, source)
    return True


# a Marine ashore


def wound(t: SeaTable, item: int, by: int) -> None:
    """Two hits in the same turn eliminate a Marine ashore."""
    s = t.state
    if item not in s.wounded:
        s.wounded += (item,)
        return
    for land in s.islands:
        if item in land.crew:
            land.crew.remove(item)
    for crew in s.ashore:
        if item in crew:
            crew.remove(item)
    del s.posts[str(item)]
    t.perish(-1, item, by)


# a fort


def brace(t: SeaTable, fort: int) -> None:
    """The first shot of a turn at some forts: a die says how many hits will do nothing."""
    me = t.state.forts[fort]
    if me.armour < 0 and "fort_d6_armor" in WORDS[me.card]:
        me.armour = t.roll(1)[0]
        t.tell(AbilityUsed, f"fort:{fort}", CARDS[me.card].name, "fort_d6_armor", me.armour)


def strike_fort(t: SeaTable, fort: int) -> Script:
    """A hit takes a flag; an abandoned fort is destroyed, its gold stays on the island, which nobody has explored."""
    s = t.state
    me = s.forts[fort]
    name = CARDS[me.card].name
    if me.armour > 0:
        me.armour -= 1
        t.tell(AbilityUsed, f"fort:{fort}", name, "fort_d6_armor")
        return
    if me.flags:
        flag = int((yield LoseFlag(me.owner, fort)))
        me.flags &= ~(1 << flag)
        t.tell(FlagLost, fort, name, flag, me.flags)
        return
    me.gone = True
    land = s.islands[me.island]
    land.fort, land.marks = -1, 0
    land.coins += me.coins
    s.gone += me.crew
    total = sum(s.worth[coin] for coin in me.coins)
    me.coins, me.crew = [], []
    for ship in s.ships:
        if ship.docked == me.island:
            ship.explored = False
    t.tell(FortDestroyed, fort, name, me.island, total, gold(s, me.owner))
