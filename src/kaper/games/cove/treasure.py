"""Phase 1, Treasure: five cards are turned up; then Consort and Secret Map may be played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Script, window
from kaper.core.words import Option, Refused, Text, Who, refuse
from kaper.games.cove.cards import KIND, OUTER, RULE, items
from kaper.games.cove.events import ConsortLaid, MapMarked, PhaseBegan, TreasureTurned
from kaper.games.cove.ship import at_large, lead
from kaper.games.cove.state import Cove
from kaper.games.cove.table import CoveTable

CARDS = items("consort") + items("map")
JUST_PASS = (PASS,)


class EventWindow(Choose[Cove]):
    """Pass, or play one event from hand. All captains are asked, whatever they hold."""

    secret = True
    rule = "turn.event-window"
    cards: ClassVar[frozenset[int]]
    """The cards of this window."""

    def plays(self, s: Cove, key: str) -> Sequence[str]:
        """The ways in which a card of this kind can be played now."""
        raise NotImplementedError

    def options(self, s: Cove) -> Sequence[str]:
        if self.cards.isdisjoint(s.hands[self.seat]):
            return JUST_PASS
        found = [PASS]
        last = ""
        for card in s.hands[self.seat]:
            key = KIND[card]
            if key != last:
                found += self.plays(s, key)
            last = key
        return found if len(found) < 3 else list(dict.fromkeys(found))

    def why_not(self, s: Cove, id: str) -> Refused:
        key = id.partition(":")[0]
        if key in RULE:
            if all(KIND[card] != key for card in s.hands[self.seat]):
                return refuse("refusal-not-held", RULE[key], card=Text(f"card-{key}"))
            return self.forbidden(s, key, id)
        return super().why_not(s, id)

    def forbidden(self, s: Cove, key: str, id: str) -> Refused:
        """Why a card that is held cannot be played like this."""
        return refuse("refusal-card-not-now", RULE[key], card=Text(f"card-{key}"))


class EndOfTreasure(EventWindow):
    """Consort or Secret Map?"""

    prompt = "ask-end-of-treasure"
    cards = frozenset(CARDS)

    def plays(self, s: Cove, key: str) -> Sequence[str]:
        if key == "consort":
            return [f"consort:{seat}" for seat in range(s.seats) if seat != self.seat]
        return ("map",) if key == "map" else ()

    def option(self, s: Cove, id: str) -> Option:
        if id == PASS:
            return Option(PASS, Text("pass"), (), "turn.event-window")
        if id == "map":
            return Option(id, Text("option-map"), (), "event.map")
        on = int(id.partition(":")[2])
        return Option(id, Text("option-consort", {"on": Who(on)}), (f"ship:{on}",), "event.consort")

    def forbidden(self, s: Cove, key: str, id: str) -> Refused:
        if id == f"consort:{self.seat}":
            return refuse("refusal-consort-self", "event.consort.self")
        return super().forbidden(s, key, id)


def treasure(t: CoveTable) -> Script:
    """Turn up the top card of every outer island (treasure.reveal)."""
    s = t.state
    s.month += 1
    s.phase = 1
    t.tell(PhaseBegan, s.month, 1)
    for island in OUTER:
        card = s.stacks[island - 1].pop()
        t.reveal(card)
        s.face_up[island - 1].append(card)
        t.tell(TreasureTurned, island, card)
    yield from end_of_treasure(t, lead(s))


def end_of_treasure(t: CoveTable, first: int) -> Script:
    """One asking of the window; after a play all are asked anew, beginning with the next seat (turn.event-window).

    turn.event-window.sealed
    """
    s = t.state
    played = (yield from window(s.clockwise(first), EndOfTreasure)) if at_large(s, CARDS) else None
    if played is None:
        t.next("navigation")
        return
    seat, answer = played
    if answer == "map":
        mark_island(t, seat)
    else:
        t.play(seat, "consort", s.consort)
        s.consort_by, s.consort_on = seat, int(answer.partition(":")[2])
        t.tell(ConsortLaid, seat, s.consort_on)
    t.next(end_of_treasure, (seat + 1) % s.seats)


def mark_island(t: CoveTable, seat: int) -> None:
    """Secret Map: one die names an outer island, a 6 is rolled again (event.map)."""
    s = t.state
    t.play(seat, "map", s.secret_map)
    faces = t.roll(1)
    while faces[-1] not in OUTER:
        faces = faces + t.roll(1)
    s.map_by, s.map_island = seat, faces[-1]
    t.tell(MapMarked, seat, faces, s.map_island)
