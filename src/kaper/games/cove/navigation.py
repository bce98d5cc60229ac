"""Phase 2, Navigation: Crow's Nest, the captains' wheels, and the events played when all have arrived."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose, together
from kaper.core.table import Script, window
from kaper.core.words import Option, Refused, Text, Who, refuse, text
from kaper.games.cove import events
from kaper.games.cove.cards import COVE, ISLANDS, NAVY, OUTER, PIRATE, RULE, TREASURE_ISLAND, items
from kaper.games.cove.combat import combat_phase
from kaper.games.cove.ship import at_large, lead
from kaper.games.cove.state import Cove
from kaper.games.cove.table import CoveTable
from kaper.games.cove.treasure import EventWindow
from kaper.games.cove.words import island_name, treasure_name

NEST = items("nest")
CARDS = items("farewell") + items("intercept")
COMMISSION = items("commission")


class StartOfNavigation(EventWindow):
    """Crow's Nest?"""

    prompt = "ask-start-of-navigation"
    cards = frozenset(NEST)

    def plays(self, s: Cove, key: str) -> Sequence[str]:
        return [f"nest:{seat}" for seat in range(s.seats)] if key == "nest" else ()

    def option(self, s: Cove, id: str) -> Option:
        if id == PASS:
            return Option(PASS, Text("pass"), (), "turn.event-window")
        first = int(id.partition(":")[2])
        return Option(id, Text("option-nest", {"first": Who(first)}), (f"ship:{first}",), "event.crowsnest.name")


class Navigate(Choose[Cove]):
    """Which island this month?

    nav.choices, nav.compulsory
    """

    prompt = "ask-navigate"
    rule = "nav.choices"
    choices = tuple(str(island) for island in ISLANDS)

    def option(self, s: Cove, id: str) -> Option:
        island = int(id)
        names = {case: island_name(island, case) for case in ("short", "acc", "offer")}
        legend = any(at and place == island for at, place in zip(s.at_sea, s.black, strict=True))
        open_cards = s.face_up[island - 1] if island in OUTER else []
        treasure = treasure_name(open_cards[0]) if open_cards else Text("treasure-none")
        doubled = s.options.secret_map if s.map_by == self.seat and s.map_island == island else "no"
        called = {"island": names["short"], "to": names["acc"], "offer": names["offer"], "treasure": treasure}
        words = text("option-navigate-legend" if legend else "option-navigate", doubled=doubled, **called)
        return Option(id, words, (f"island:{id}",), self.rule)

    def why_not(self, s: Cove, id: str) -> Refused:
        if id in (PASS, ""):
            return refuse("refusal-must-sail", "nav.compulsory")
        if id == str(COVE):
            return refuse("refusal-cove", "nav.choices")
        return super().why_not(s, id)


class EndOfNavigation(EventWindow):
    """A Fond Farewell, Royal Navy Intercept or Privateering Commission?

    haven.treasure-island.navy
    """

    prompt = "ask-end-of-navigation"
    cards = frozenset(CARDS + COMMISSION)

    def plays(self, s: Cove, key: str) -> Sequence[str]:
        if key == "farewell":
            return [f"farewell:{island}" for island in ISLANDS if is_empty(s, island)]
        if key == "intercept" or (key == "commission" and s.navy_at):
            return [f"{key}:{island}" for island in OUTER if may_send_navy(s, self.seat, key, island)]
        return ()

    def option(self, s: Cove, id: str) -> Option:
        if id == PASS:
            return Option(PASS, Text("pass"), (), "turn.event-window")
        key, _, number = id.partition(":")
        words = text(f"option-{key}", island=island_name(int(number), "acc"))
        return Option(id, words, (f"island:{number}",), RULE[key])

    def forbidden(self, s: Cove, key: str, id: str) -> Refused:
        island = id.partition(":")[2]
        if key == "farewell":
            return refuse("refusal-not-empty", "event.farewell.targets")
        if key in ("intercept", "commission"):
            if island in (str(TREASURE_ISLAND), str(COVE)):
                return refuse("refusal-navy-haven", "haven.treasure-island.navy")
            if island == str(s.place[self.seat]):
                return refuse("refusal-navy-own", "event.intercept.own")
            if key == "commission":
                return refuse("refusal-commission", "event.commission.timing")
        return super().forbidden(s, key, id)


def is_empty(s: Cove, island: int) -> bool:
    """Is no ship of any kind moored there? (event.farewell.targets)."""
    return island not in s.place and island not in s.black and island != s.navy_at


def may_send_navy(s: Cove, seat: int, key: str, island: int) -> bool:
    """Outer islands without the sender's own ship; Commission must send the Navy on (event.intercept).

    event.intercept.own, event.intercept.second, event.commission, event.commission.timing
    """
    return s.place[seat] != island and (key == "intercept" or island != s.navy_at)


def navigation(t: CoveTable) -> Script:
    """Crow's Nest, then the wheels: secret and together, or openly in turn (nav.secret, nav.reveal).

    event.crowsnest, event.crowsnest.name
    """
    s = t.state
    s.phase = 2
    t.tell(events.PhaseBegan, s.month, 2)
    if at_large(s, NEST):
        played = yield from window(s.clockwise(lead(s)), StartOfNavigation)
        if played is not None:  # the only card of this window is out now, so nobody is asked again
            seat, answer = played
            t.play(seat, "nest", s.discard)
            s.first_to_choose = int(answer.partition(":")[2])
            t.tell(events.NestManned, seat, s.first_to_choose)
    if s.first_to_choose < 0:
        headings = yield together({seat: Navigate(seat) for seat in range(s.seats)})
        for seat in range(s.seats):
            s.heading[seat] = int(headings[seat])
    else:
        for seat in s.clockwise(s.first_to_choose):
            s.heading[seat] = int((yield Navigate(seat)))
            t.tell(events.HeadingChosen, seat, s.heading[seat])
    for seat in range(s.seats):
        s.place[seat], s.heading[seat] = s.heading[seat], 0
        t.tell(events.Sailed, seat, s.place[seat])
    s.first_to_choose = -1
    t.next(end_of_navigation, lead(s))


def end_of_navigation(t: CoveTable, first: int) -> Script:
    """One asking of the window; after a play all are asked anew, beginning with the next seat (turn.event-window).

    turn.event-window.sealed
    """
    s = t.state
    open_now = at_large(s, CARDS) or (s.navy_at and at_large(s, COMMISSION))
    played = (yield from window(s.clockwise(first), EndOfNavigation)) if open_now else None
    if played is None:
        combat_phase(t)
        return
    seat, answer = played
    key, _, number = answer.partition(":")
    island = int(number)
    if key == "farewell":
        say_farewell(t, seat, island)
    else:
        card = t.play(seat, key, s.discard)
        s.navy_at, s.navy_by, s.navy_hull = island, seat, PIRATE[NAVY].hull
        t.tell(events.NavySent, seat, card, island)
    t.next(end_of_navigation, (seat + 1) % s.seats)


def say_farewell(t: CoveTable, seat: int, island: int) -> None:
    """Move to an empty island; a Consort laid on oneself is over (event.farewell, event.farewell.consort).

    event.discard.cancelled, event.farewell.consort.whose
    """
    s = t.state
    t.play(seat, "farewell", s.discard)
    s.place[seat] = island
    t.tell(events.SaidFarewell, seat, island)
    if s.consort_on == seat:
        t.tell(events.ConsortCancelled, seat, s.consort_by)
        s.consort_on = s.consort_by = -1
        s.discard.append(s.consort.pop())
