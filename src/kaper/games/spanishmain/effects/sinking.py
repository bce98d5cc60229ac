"""When a ship sinks: what saves it or its cargo, and who gets the gold."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.chart import MASTS, berths_at, island_shape, shapes, ship_shape, solids
from kaper.games.spanishmain.describe import name_text
from kaper.games.spanishmain.events import Docked, EventPlayed, Placed, TreasureGone
from kaper.games.spanishmain.geometry.shapes import hull
from kaper.games.spanishmain.geometry.touch import free, gap
from kaper.games.spanishmain.state import Sea, all_masts, home_of, panels, wild
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import ship_name

SAVIOURS = frozenset({"ut_neptunes_figurehead", "ut_resurrection_codex"})


class Rescue(Choose[Sea]):
    """Reveal an event now that a ship is sunk?"""

    prompt = "ask-rescue"
    rule = "event.raft-before-divers"
    secret = True

    ship: int
    effect: str

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, *(str(card) for card in s.events[self.seat] if self.effect in WORDS[card])][:2]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-no-event"), (), self.rule)
        return Option(id, Text("option-event", {"card": name_text(int(id))}), (f"ship:{self.ship}",), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def sink(t: SeaTable, ship: int, by: int, by_ship: bool = True) -> Script:
    """A ship goes down, unless a treasure aboard saves it. Its owner may have a raft, whose ship sank it divers.

    Nobody dives in a turn in which an opponent revealed a raft (event.raft-before-divers).
    """
    s = t.state
    me = s.ships[ship]
    saviour = next((item for item in me.finds if not SAVIOURS.isdisjoint(WORDS[s.crew_card[item]])), -1)
    if saviour >= 0 and bring_home(t, ship):
        me.finds.remove(saviour)
        s.gone.append(saviour)
        t.tell(TreasureGone, s.crew_card[saviour], f"ship:{ship}")
        return
    if s.events and s.events[me.owner] and (me.crew or me.coins):
        answer = yield Rescue(me.owner, ship, "event_raft")
        if answer != PASS:
            played(t, me.owner, int(answer), f"ship:{ship}")
            s.rafted |= 1 << me.owner
            raft(t, ship)
            t.sink(ship, by)
            return
    if s.events and by >= 0 and by_ship and s.events[by] and me.coins and not s.rafted & ~(1 << by):
        answer = yield Rescue(by, ship, "event_divers")
        if answer != PASS:
            played(t, by, int(answer), f"ship:{ship}")
            t.sink(ship, by, spoils=False)
            return
    t.sink(ship, by)


def played(t: SeaTable, seat: int, card: int, target: str = "") -> None:
    """An event is revealed and leaves its owner's hand."""
    t.state.events[seat].remove(card)
    t.tell(EventPlayed, seat, card, target)


def raft(t: SeaTable, ship: int) -> None:
    """Crew and coins go to the nearest wild island."""
    s = t.state
    me = s.ships[ship]
    islands = [i for i in range(len(s.islands)) if wild(s, i)]
    if not islands:
        return
    shape = ship_shape(me)
    near = min(islands, key=lambda i: (gap(shape, island_shape(s.islands[i])), i))
    s.islands[near].coins += [coin for coin in me.coins if s.crew_card[coin] < 0]
    s.islands[near].crew += me.crew
    me.coins, me.crew = [coin for coin in me.coins if s.crew_card[coin] >= 0], []


def bring_home(t: SeaTable, ship: int) -> bool:
    """The ship lies at its home island, whole again; says whether there was a berth."""
    s = t.state
    me = s.ships[ship]
    home = home_of(s, me.owner)
    land = s.islands[home]
    masts = MASTS[me.card]
    others = shapes(solids(s, ship))
    at = next(
        (
            at
            for at in berths_at(masts, land.shape, land.x, land.y, land.rotation)
            if free(hull(masts, at), s.size, others)
        ),
        None,
    )
    if at is None:
        return False
    t.part(ship)
    t.undock(ship)
    me.x, me.y, me.heading = at
    me.masts, me.panels = all_masts(me), panels(me)
    me.fire, me.tangled, me.scuttled, me.fog = 0, False, False, -1
    me.docked = home
    t.tell(Placed, ship, t.name(ship), list(at))
    t.tell(Docked, ship, CARDS[me.card].name, home, list(at))
    t.unload(ship)
    return True
