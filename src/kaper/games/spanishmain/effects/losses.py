"""Questions to whoever loses something: a mast, a flag, a crew, a coin, a piece of cargo."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import room
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.crews import may_leave, shore
from kaper.games.spanishmain.describe import name_text
from kaper.games.spanishmain.events import TreasureGone
from kaper.games.spanishmain.state import Sea, Ship
from kaper.games.spanishmain.table import SeaTable, doomed
from kaper.games.spanishmain.words import crew_text, ship_name


class LoseMast(Choose[Sea]):
    """Which mast falls? The ship's owner chooses, or a shooter who may pick."""

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


class LoseCrew(Choose[Sea]):
    """Which crew is lost? Whoever loses it chooses."""

    prompt = "ask-lose-crew"
    rule = "ability.loser-chooses"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        me = s.ships[self.ship]
        return [str(i) for i, item in enumerate(me.crew) if doomed(s, me, item)]

    def option(self, s: Sea, id: str) -> Option:
        crew = s.ships[self.ship].crew[int(id)]
        return Option(id, crew_text(s.crew_card[crew]), (f"crew:ship:{self.ship}/{id}",), self.rule)


class LoseCoin(Choose[Sea]):
    """Which treasure is lost? Ids: the place of a coin, `u0` a unique treasure."""

    prompt = "ask-lose-coin"
    rule = "ability.loser-chooses"

    ship: int
    coins: bool = True  # is there room for a coin where it goes?

    def options(self, s: Sea) -> Sequence[str]:
        me = s.ships[self.ship]
        found = [str(i) for i in range(len(me.coins))] if self.coins else []
        return found + [f"u{i}" for i in range(len(me.finds))]

    def option(self, s: Sea, id: str) -> Option:
        me = s.ships[self.ship]
        if id[0] == "u":
            return Option(
                id, name_text(s.crew_card[me.finds[int(id[1:])]]), (f"find:ship:{self.ship}/{id[1:]}",), self.rule
            )
        coin = me.coins[int(id)]
        target = (f"coin:ship:{self.ship}/{id}",)
        if s.crew_card[coin] >= 0:
            return Option(id, name_text(s.crew_card[coin]), target, self.rule)
        return Option(id, Text("option-coin", {"value": s.worth[coin]}), target, self.rule)


class LoseCargo(Choose[Sea]):
    """Which piece of cargo is lost: `crew:0`, `coin:1`, `find:0`?"""

    prompt = "ask-lose-cargo"
    rule = "ability.loser-chooses"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return losable(s, s.ships[self.ship])

    def option(self, s: Sea, id: str) -> Option:
        kind, _, place = id.partition(":")
        me = s.ships[self.ship]
        item = {"crew": me.crew, "coin": me.coins, "find": me.finds}[kind][int(place)]
        coin = s.crew_card[item] < 0
        words = Text("option-coin", {"value": s.worth[item]}) if coin else name_text(s.crew_card[item])
        return Option(id, words, (f"{kind}:ship:{self.ship}/{place}",), self.rule)


def losable(s: Sea, ship: Ship) -> list[str]:
    """What a ship could lose."""
    found = [f"crew:{i}" for i, item in enumerate(ship.crew) if doomed(s, ship, item)]
    found += [f"coin:{i}" for i in range(len(ship.coins))]
    return found + [f"find:{i}" for i in range(len(ship.finds))]


def lose_cargo(t: SeaTable, ship: int, by: int) -> Script:
    """One piece of cargo is out of the game; whoever loses it chooses."""
    s = t.state
    me = s.ships[ship]
    if not losable(s, me):
        return
    kind, _, place = (yield LoseCargo(me.owner, ship)).partition(":")
    if kind == "crew":
        t.eliminate(ship, me.crew[int(place)], by)
        yield from unburden(t, ship)
    else:
        shed(t, ship, kind, int(place))


def shed(t: SeaTable, ship: int, kind: str, place: int) -> None:
    """A coin or a unique treasure leaves the game."""
    s = t.state
    me = s.ships[ship]
    item = (me.coins if kind == "coin" else me.finds).pop(place)
    s.lost_gold += s.worth[item]
    t.lose(item)
    if s.crew_card[item] >= 0:
        t.tell(TreasureGone, s.crew_card[item], f"ship:{ship}")
    t.check_left()


def unburden(t: SeaTable, ship: int) -> Script:
    """Whoever carries more than fits must leave some of it: on the island where the ship is docked, at sea for good.

    cargo.over-limit
    """
    s = t.state
    me = s.ships[ship]
    while not me.sunk and not s.over and room(s, me) < 0 and losable(s, me):
        kind, _, place = (yield LoseCargo(me.owner, ship)).partition(":")
        heap = left_at(s, me)
        if kind == "crew":
            item = me.crew[int(place)]
            if heap is None or not may_leave(s, item):
                t.eliminate(ship, item, -1)
            else:
                me.crew.remove(item)
                shore(s, me.owner, me.docked).append(item)
        elif kind == "coin" and heap is not None and s.crew_card[me.coins[int(place)]] < 0:
            heap.append(me.coins.pop(int(place)))
        else:
            shed(t, ship, kind, int(place))


def lighten(t: SeaTable, ship: int) -> Script:
    """A crew has left a ship, and perhaps the room that it made."""
    yield from unburden(t, ship)


def left_at(s: Sea, ship: Ship) -> list[int] | None:
    """Where coins lie that a docked ship leaves behind; None: it lies at sea, or where nothing of its own may stay."""
    if ship.docked < 0:
        return None
    here = s.islands[ship.docked]
    if here.home >= 0:
        return s.homes[ship.owner] if here.home == ship.owner else None
    if here.fort >= 0:
        return s.forts[here.fort].coins if s.forts[here.fort].owner == ship.owner else None
    return here.coins
