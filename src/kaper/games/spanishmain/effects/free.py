"""Free actions that abilities give once a turn: thefts, swaps, looks, marks, and abilities put off."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import crew_points, powers, room, spend, spent, takes_crew
from kaper.games.spanishmain.boarding import steal, steal_told
from kaper.games.spanishmain.cards import CARDS, EDITIONS, NATIONS, WORDS
from kaper.games.spanishmain.chart import contacts, on_chart
from kaper.games.spanishmain.describe import name_text, rule_of
from kaper.games.spanishmain.effects import actions
from kaper.games.spanishmain.effects.gold import worth_gold
from kaper.games.spanishmain.effects.guns import near, within_island
from kaper.games.spanishmain.effects.start import command, commandable, haunt, hauntable
from kaper.games.spanishmain.events import CrewMoved, Looked, Marked
from kaper.games.spanishmain.geometry.units import S
from kaper.games.spanishmain.state import SHIP_OFF, Sea, at_home, home_of, wild
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import crew_text, island_text, ship_name


class Free(NamedTuple):
    """A free action: its targets now (none: it cannot be taken), and what it does."""

    targets: Callable[[Sea, int], Sequence[str]]
    do: Callable[[SeaTable, int, str], Script | None]


def alongside(s: Sea, ship: int) -> list[int]:
    """Other ships that it touches, wrecks left out."""
    return [i for i, _ in contacts(s, ship) if not s.ships[i].wreck]


# thefts


def thefts(s: Sea, ship: int) -> list[str]:
    me = s.ships[ship]
    if spent(me, "steal_touch(1)") or room(s, me) <= 0:
        return []
    return [f"ship:{i}" for i in alongside(s, ship) if s.ships[i].owner != me.owner and s.ships[i].coins]


def thieve(t: SeaTable, ship: int, target: str) -> None:
    """A random coin of a ship that it touches."""
    s = t.state
    it = s.ships[int(target[5:])]
    spend(s.ships[ship], "steal_touch(1)")
    t.used(ship, "steal_touch(1)", 0, target)
    steal(t, int(target[5:]), ship, str(t.number() % len(it.coins)))
    t.unload(ship)


def prey(nation: str) -> Callable[[Sea, int], list[str]]:
    def found(s: Sea, ship: int) -> list[str]:
        me = s.ships[ship]
        if spent(me, "plunder_touch") or room(s, me) <= 0:
            return []
        near_by = [i for i in alongside(s, ship) if s.ships[i].owner != me.owner and s.ships[i].coins]
        return [f"ship:{i}" for i in near_by if CARDS[s.ships[i].card].nation == nation]

    return found


def loot(nation: str) -> Callable[[SeaTable, int, str], None]:
    def done(t: SeaTable, ship: int, target: str) -> None:
        """As many coins as there is room for, the best first: whoever loads may look."""
        s = t.state
        me, it = s.ships[ship], s.ships[int(target[5:])]
        spend(me, "plunder_touch")
        t.used(ship, f"plunder_touch({nation})", 0, target)
        best = sorted(it.coins, key=lambda coin: (-s.worth[coin], coin))[: room(s, me)]
        for coin in best:
            it.coins.remove(coin)
            me.coins.append(coin)
            t.show(coin, me.owner)
            steal_told(t, int(target[5:]), ship, coin)
        t.unload(ship)

    return done


def swaps(s: Sea, ship: int) -> list[str]:
    me = s.ships[ship]
    if spent(me, "trade_random(S)") or not me.coins:
        return []
    return [
        f"ship:{i}"
        for i, other in enumerate(s.ships)
        if other.owner != me.owner and other.coins and on_chart(other) and not other.wreck and near(s, me, other)
    ]


def swap(t: SeaTable, ship: int, target: str) -> None:
    """A random coin of one's own against a random one of an enemy within S."""
    s = t.state
    me, it = s.ships[ship], s.ships[int(target[5:])]
    spend(me, "trade_random(S)")
    t.used(ship, "trade_random(S)", 0, target)
    mine, theirs = t.number() % len(me.coins), t.number() % len(it.coins)
    given, got = me.coins[mine], it.coins[theirs]
    me.coins[mine], it.coins[theirs] = got, given
    for coin, seat in ((got, me.owner), (given, it.owner)):
        t.show(coin, seat)
    t.unload(ship)
    t.unload(int(target[5:]))


# looks


def hidden_cargo(s: Sea, ship: int) -> list[str]:
    """Face-down cargo on any ship, by its place."""
    seat = s.ships[ship].owner
    return [
        f"{kind}:ship:{i}/{place}"
        for i, other in enumerate(s.ships)
        for kind, deck in (("crew", other.crew), ("coin", other.coins), ("find", other.finds))
        for place, item in enumerate(deck)
        if not s.seen[item] >> seat & 1
    ]


def hidden_treasure(s: Sea, ship: int) -> list[str]:
    """Face-down treasure on any island."""
    seat = s.ships[ship].owner
    return [
        f"coin:island:{i}/{place}"
        for i, land in enumerate(s.islands)
        for place, item in enumerate(land.coins)
        if not s.seen[item] >> seat & 1
    ]


def hidden_anywhere(s: Sea, ship: int) -> list[str]:
    return [name for name in hidden_cargo(s, ship) if not name.startswith("crew")] + hidden_treasure(s, ship)


def looks(effect: str, places: Callable[[Sea, int], list[str]]) -> Free:
    def do(t: SeaTable, ship: int, target: str) -> None:
        s = t.state
        spend(s.ships[ship], effect)
        t.used(ship, effect, 0, target)
        look_at(t, s.ships[ship].owner, item_at(s, target), target)

    return Free(lambda s, ship: [] if spent(s.ships[ship], effect) else places(s, ship), do)


def item_at(s: Sea, name: str) -> int:
    """The item of a name like `coin:island:2/0` or `crew:ship:1/0`."""
    kind, place, rest = name.split(":")
    number, _, at = rest.partition("/")
    if place == "island":
        return s.islands[int(number)].coins[int(at)]
    ship = s.ships[int(number)]
    return {"crew": ship.crew, "coin": ship.coins, "find": ship.finds}[kind][int(at)]


def look_at(t: SeaTable, seat: int, item: int, place: str) -> None:
    """One seat sees an item; the others see that it looks."""
    s = t.state
    t.show(item, seat)
    if t.heard is not None:
        t.tell_apart(seat, Looked(seat, place, s.worth[item], s.crew_card[item]), Looked(seat, place))


# marks, and abilities put off


def markable(s: Sea, ship: int) -> list[str]:
    me = s.ships[ship]
    if spent(me, "mark_explored(S)"):
        return []
    mine = 1 << me.owner
    return [
        f"island:{i}"
        for i, land in enumerate(s.islands)
        if wild(s, i) and land.marks != mine and within_island(s, me, i, S)
    ]


def put_mark(t: SeaTable, ship: int, target: str) -> None:
    """The island is explored by this player and nobody else."""
    s = t.state
    me = s.ships[ship]
    spend(me, "mark_explored(S)")
    t.used(ship, "mark_explored(S)", 0, target)
    s.islands[int(target[7:])].marks = 1 << me.owner
    t.tell(Marked, me.owner, int(target[7:]))


def cancellable(s: Sea, ship: int) -> list[str]:
    """Other ships within S with an ability that is not off, and crew aboard them, enemies first: `ship:2`, `crew:ship:2/0`."""
    me = s.ships[ship]
    if spent(me, "cancel(S)"):
        return []
    found = []
    for i, other in sorted(enumerate(s.ships), key=lambda one: one[1].owner == me.owner):
        if i == ship or not on_chart(other) or other.wreck or not near(s, me, other):
            continue
        if WORDS[other.card] and not other.state & SHIP_OFF:
            found.append(f"ship:{i}")
        found += [f"crew:ship:{i}/{place}" for place, item in enumerate(other.crew) if item not in s.hushed]
    return found


def cancel(t: SeaTable, ship: int, target: str) -> None:
    """The ability of one card cannot be used this turn."""
    s = t.state
    spend(s.ships[ship], "cancel(S)")
    t.used(ship, "cancel(S)", 0, target)
    if target.startswith("ship"):
        s.ships[int(target[5:])].state |= SHIP_OFF
    else:
        s.hushed += (item_at(s, target),)


# at home


def castable(s: Sea, ship: int) -> list[str]:
    """Coins aboard or at home that may be cast into a gun."""
    me = s.ships[ship]
    if not at_home(s, me):
        return []
    found = [f"coin:ship:{ship}/{i}" for i, coin in enumerate(me.coins) if s.crew_card[coin] < 0]
    return found + [f"home:{i}" for i in range(len(s.homes[me.owner]))]


def cast_gun(t: SeaTable, ship: int, target: str) -> None:
    """A coin leaves the game; the ship has one gun more until it sinks."""
    s = t.state
    me = s.ships[ship]
    store = me.coins if target.startswith("coin") else s.homes[me.owner]
    coin = store.pop(int(target.rpartition("/")[2].rpartition(":")[2]))
    s.lost_gold += s.worth[coin]
    t.lose(coin)
    me.extra += 1
    t.used(ship, "treasure_to_cannon(3S)")
    t.check_left()


def near_home(s: Sea, ship: int) -> list[str]:
    """Within S of home with something to unload."""
    me = s.ships[ship]
    home = home_of(s, me.owner)
    laden = bool(me.coins) or any(worth_gold(s, me, item) for item in me.finds)
    afar = me.docked != home and laden and me.fog < 0
    return [""] if afar and within_island(s, me, home, S) else []


def unload_afar(t: SeaTable, ship: int, target: str) -> None:
    """It unloads as if it lay at home."""
    me = t.state.ships[ship]
    docked, me.docked = me.docked, home_of(t.state, me.owner)
    t.used(ship, "unload_within(S)")
    t.unload(ship)
    me.docked = docked


# a stowaway


def stowaways(s: Sea, ship: int) -> list[str]:
    """Crew types of any nation (the ship's own first) that the edition knows, each once (outside-game)."""
    me = s.ships[ship]
    bringer = bringing(s, ship)
    if bringer < 0:
        return []
    most = min(2, CARDS[me.card].points - crew_points(s, me))
    known = EDITIONS[: EDITIONS.index(s.options.edition) + 1]
    fit = [
        number
        for number, card in enumerate(CARDS)
        if card.type == "crew" and card.generic and card.points <= most and card.set in known
    ]
    found: dict[tuple[bool, str, str], int] = {}
    for number in fit:
        card = CARDS[number]
        found.setdefault((card.nation != CARDS[me.card].nation, card.nation, card.name), number)
    return [f"card:{found[kind]}" for kind in sorted(found)]


def bringing(s: Sea, ship: int) -> int:
    """The crew aboard that may still bring a stowaway."""
    for item in s.ships[ship].crew:
        if "stowaway(2)" in WORDS[s.crew_card[item]] and item not in s.stowed:
            return item
    return -1


def bring_stowaway(t: SeaTable, ship: int, target: str) -> None:
    """Shown, it takes no space any more, and another crew from outside the game comes aboard if there is room."""
    s = t.state
    me = s.ships[ship]
    bringer = bringing(s, ship)
    t.used(ship, "stowaway(2)")
    t.turn_up(ship, bringer)
    s.stowed += (bringer,)
    item = t.recruit(int(target[5:]), me.owner)
    if takes_crew(s, me, item):
        me.crew.append(item)
        t.tell(CrewMoved, me.owner, f"ship:{ship}", f"ship:{ship}", t.name(ship), s.crew_card[item])
    else:
        s.gone.append(item)


FREE: dict[str, Free] = {
    "extra_action(5+)": Free(actions.rolls_for_action, actions.roll_for_action),
    "extra_action(crew)": Free(actions.gives_up_crew, actions.give_up_crew),
    "same_action_twice(5+)": Free(actions.rolls_for_twice, actions.roll_for_twice),
    "steal_touch(1)": Free(thefts, thieve),
    **{f"plunder_touch({nation})": Free(prey(nation), loot(nation)) for nation in NATIONS},
    "trade_random(S)": Free(swaps, swap),
    "peek(ship)": looks("peek(ship)", hidden_cargo),
    "peek(island)": looks("peek(island)", hidden_treasure),
    "peek(any)": looks("peek(any)", hidden_anywhere),
    "mark_explored(S)": Free(markable, put_mark),
    "cancel(S)": Free(cancellable, cancel),
    "treasure_to_cannon(3S)": Free(castable, cast_gun),
    "unload_within(S)": Free(near_home, unload_afar),
    "stowaway(2)": Free(stowaways, bring_stowaway),
    "GHOST": Free(hauntable, haunt),
    "admiral(6)": Free(commandable, command),
}
"""Free actions by the ability that gives them."""

USABLE = frozenset(FREE)


def available(s: Sea, ship: int) -> list[str]:
    """The free actions of a ship now, as options of an order: `use:2:cancel(S)`."""
    me = s.ships[ship]
    words = powers(s, me)
    if USABLE.isdisjoint(words):
        return []
    return [f"use:{ship}:{word}" for word in sorted(words & USABLE) if FREE[word].targets(s, ship)]


class UseAbility(Choose[Sea]):
    """On what is an ability used?"""

    prompt = "ask-use"
    rule = "turn.free-action"
    secret = True

    ship: int
    effect: str

    def options(self, s: Sea) -> Sequence[str]:
        return FREE[self.effect].targets(s, self.ship)

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, target_text(s, id), (id,) if id else (), rule_of(self.effect))

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def target_text(s: Sea, id: str) -> Text:
    """What an ability is used on, in words."""
    kind, _, rest = id.partition(":")
    if kind == "ship":
        return Text("option-use-ship", {"ship": ship_name(s, int(rest))})
    if kind == "island":
        return Text("option-island", {"island": island_text(int(rest))})
    if kind == "card":
        return crew_text(int(rest))
    if kind == "home":
        return Text("option-use-home", {"place": int(rest) + 1})
    where, _, number = rest.partition(":")
    place, _, at = number.partition("/")
    thing: Any = island_text(int(place)) if where == "island" else ship_name(s, int(place))
    item = item_at(s, id)
    if kind == "crew" and s.seen[item] == -1:
        return Text("option-use-crew-known", {"crew": name_text(s.crew_card[item]), "place": thing})
    return Text(f"option-use-{kind}", {"number": int(at) + 1, "place": thing})


def use_ability(t: SeaTable, ship: int, effect: str) -> Script:
    """A free action of an ability."""
    s = t.state
    deed = FREE[effect]
    targets = deed.targets(s, ship)
    target = targets[0] if targets == [""] else (yield UseAbility(s.ships[ship].owner, ship, effect))
    doing = deed.do(t, ship, target)
    if doing is not None:
        yield from doing
