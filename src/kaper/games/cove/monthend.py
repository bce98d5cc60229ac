"""Phase 6: black ships sail on, beaten pirates are replaced, holds are checked, and the month is over."""

from __future__ import annotations

from kaper.games.cove.cards import HULL, MONTHS, TREASURE_ISLAND
from kaper.games.cove.events import BlackShipMoved, CargoLost, PhaseBegan, TreasureDiscarded
from kaper.games.cove.setup import turn_up_pirate
from kaper.games.cove.ship import holds_any_number, value
from kaper.games.cove.table import CoveTable


def month_end(t: CoveTable) -> None:
    """In the order of phase6.sequence (phase6.move, phase6.discard).

    phase6.move.wrap, turn.months, event.discard, event.map.month
    """
    s = t.state
    s.phase = 6
    t.tell(PhaseBegan, s.month, 6)
    for ship in range(len(s.black)):
        s.black[ship] = s.black[ship] % TREASURE_ISLAND + 1
        t.tell(BlackShipMoved, ship + 1, s.black[ship])
    for ship in range(len(s.black)):
        if not s.at_sea[ship]:
            turn_up_pirate(t, ship)
    for seat in range(s.seats):
        check_cargo(t, seat)
    for island, cards in enumerate(s.face_up, 1):
        if cards:
            s.treasure_gone.append(cards.pop())
            t.tell(TreasureDiscarded, island)
    s.discard += s.consort + s.secret_map
    s.consort, s.secret_map = [], []
    s.consort_by = s.consort_on = s.map_by = -1
    s.map_island = 0
    t.next("treasure" if s.month < MONTHS else "final_scoring")


def check_cargo(t: CoveTable, seat: int) -> None:
    """Chests beyond the hull value go back to Treasure Island (phase6.cargo).

    ship.hull
    """
    s = t.state
    excess = s.chests[seat] - value(s, seat, HULL)
    if excess > 0 and not holds_any_number(s, seat):
        t.give_up_chests(seat, excess)
        t.tell(CargoLost, seat, excess)
