"""Phase 4, Plunder: westward, each player ship left at an outer island may take the treasure card there."""

from __future__ import annotations

from kaper.core.decisions import Choose
from kaper.core.table import Asking, Script
from kaper.core.words import Option, Text
from kaper.games.cove.cards import OUTER, TREASURES
from kaper.games.cove.events import LeftAlone, PhaseBegan, Plundered, PlunderShared
from kaper.games.cove.ship import seats_at
from kaper.games.cove.state import Cove
from kaper.games.cove.table import CoveTable
from kaper.games.cove.tavern import draw_cards
from kaper.games.cove.upgrade import upgrade_phase
from kaper.games.cove.words import island_name

PLUNDER, LEAVE = "plunder", "leave"
SPOILS = ("fame", "gold", "chests", "tavern")


class Plunder(Choose[Cove]):
    """Take the whole treasure card, or leave it?"""

    prompt = "ask-plunder"
    rule = "plunder.voluntary"
    choices = (PLUNDER, LEAVE)

    def option(self, s: Cove, id: str) -> Option:
        island = s.place[self.seat]
        if id == LEAVE:
            return Option(id, Text("option-leave"), (), self.rule)
        whole, theirs = spoils(s, self.seat, island)
        mine = (all_ - given for all_, given in zip(whole, theirs, strict=True))
        text = Text("option-plunder", {"treasure": Text("treasure", dict(zip(SPOILS, mine, strict=True)))})
        return Option(id, text, (f"treasure:{island}",), "plunder.gain")

    def prompt_text(self, s: Cove) -> Text:
        return Text(self.prompt, {"island": island_name(s.place[self.seat], "acc")})


def plunder(t: CoveTable) -> Script:
    """The order of the islands matters: the supply may run out (plunder.who, plunder.voluntary).

    plunder.npc, plunder.card-gone
    """
    s = t.state
    s.phase = 4
    t.tell(PhaseBegan, s.month, 4)
    for island in OUTER:
        if island not in s.place:
            continue
        for seat in seats_at(s, island):
            if (yield Plunder(seat)) == PLUNDER:
                yield from take_treasure(t, seat, island)
            else:
                t.tell(LeftAlone, seat, island)
    upgrade_phase(t)


def spoils(s: Cove, seat: int, island: int) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """What the card brings, doubled by Secret Map and limited by the supply, and how much of it Consort gives away.

    event.consort, event.map.what, event.map.all
    """
    loot = TREASURES[s.face_up[island - 1][-1]]
    mapped = s.map_by == seat and s.map_island == island
    chests = loot.chests * (2 if mapped else 1)
    rest = 2 if mapped and s.options.secret_map == "all" else 1  # noqa: S105
    fame = rest * loot.fame
    gold = min(rest * loot.gold, s.supply_gold)
    chests = min(chests, s.supply_chests)
    tavern = min(rest * loot.tavern, len(s.deck) + len(s.discard))
    whole = (fame, gold, chests, tavern)
    return whole, tuple((part + 1) // 2 if s.consort_on == seat else 0 for part in whole)


def take_treasure(t: CoveTable, seat: int, island: int) -> Asking[None]:
    """What the card says, doubled by Secret Map, limited by the supply, shared by Consort (plunder.gain).

    event.consort, event.consort.scope, event.consort.supply, event.map.what, event.map.all, plunder.overload
    """
    s = t.state
    (fame, gold, chests, tavern), theirs = spoils(s, seat, island)
    s.treasure_gone.append(s.face_up[island - 1].pop())
    if s.consort_on == seat:
        t.take_gold(s.consort_by, theirs[1])
        t.take_chests(s.consort_by, theirs[2])
    t.take_gold(seat, gold - theirs[1])
    t.take_chests(seat, chests - theirs[2])
    t.tell(Plundered, seat, island, fame, gold, chests, tavern)
    if s.consort_on == seat:
        t.tell(PlunderShared, s.consort_by, seat, *theirs)
        yield from receive(t, s.consort_by, theirs[0], theirs[3])
    yield from receive(t, seat, fame - theirs[0], tavern - theirs[3])


def receive(t: CoveTable, seat: int, fame: int, tavern: int) -> Asking[None]:
    """Fame and cards for one captain, who has the goods already."""
    t.fame(seat, fame, "plunder")
    if tavern:
        yield from draw_cards(t, seat, tavern)
