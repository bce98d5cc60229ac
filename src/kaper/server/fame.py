"""The hall of fame: the best results of people in each game, from finished tables that the asker may know of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import groupby

import msgspec
import structlog
from sqlalchemy import select

from kaper.server import storage
from kaper.server.guests import Guest
from kaper.server.seating import Seat, Sheet, seat_of, sheet_of
from kaper.server.storage import Storage
from kaper.server.wire import Fame, Famed

LOOKED_AT = 400  # finished tables, the latest first
SHOWN = 5  # of each game

log = structlog.get_logger("kaper.fame")


async def hall_of_fame(store: Storage, guest: Guest) -> Fame:
    """The best of each game: own tables and public ones; practice does not count, nor do bots."""
    t, s = storage.tables, storage.seats
    mine = t.c.id.in_(select(s.c.table).where(s.c.guest == guest.id))
    known = (t.c.status == "over") & (t.c.public | mine)
    sheets: dict[str, Sheet] = {}
    for row in await store.rows(select(t).where(known).order_by(t.c.changed.desc()).limit(LOOKED_AT)):
        try:
            sheet = sheet_of(row)
        except (msgspec.MsgspecError, TypeError, ValueError):
            log.error("a table cannot be read", table=row.id)
            continue
        if sheet.result is not None and not sheet.practice:
            sheets[sheet.id] = sheet
    seats: dict[str, list[Seat]] = {id: [] for id in sheets}
    for row in await store.rows(select(s).where(s.c.table.in_(list(sheets))).order_by(s.c.table, s.c.seat)):
        seats[row.table].append(seat_of(row))
    return Fame(best_of(famed for id, sheet in sheets.items() for famed in results_of(sheet, seats[id], guest)))


def results_of(sheet: Sheet, seats: list[Seat], guest: Guest) -> list[Famed]:
    """What the people of one finished table reached."""
    assert sheet.result is not None
    ended = zip(seats, sheet.result.places, sheet.result.scores, strict=True)
    bots = dict(Counter(seat.bot for seat in seats if seat.bot))
    return [
        Famed(
            sheet.game,
            sheet.id,
            seat.name,
            seat.emblem,
            seat.guest == guest.id,
            place,
            score,
            len(seats),
            sheet.changed,
            [other.name for other in seats if other.human and other is not seat],
            bots,
        )
        for seat, place, score in ended
        if seat.human and seat.standin is None
    ]


def best_of(found: Iterable[Famed]) -> list[Famed]:
    """A few of each game: victories before other places, then by score, the earlier first."""
    order = sorted(found, key=lambda one: (one.game, one.place != 1, -one.score, one.when))
    return [one for _, group in groupby(order, key=lambda one: one.game) for one in list(group)[:SHOWN]]
