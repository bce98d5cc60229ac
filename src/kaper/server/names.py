"""What tables and seats are called and which emblems they carry: kept for those who chose them."""

from __future__ import annotations

import msgspec
from sqlalchemy import select

from kaper.server import storage
from kaper.server.guests import EMBLEMS, Guest
from kaper.server.live import Live
from kaper.server.seating import free_emblem, sheet_update
from kaper.server.storage import Storage
from kaper.server.trouble import Trouble
from kaper.server.wire import Emblem, TableInfo
from kaper.server.writing import clean


async def emblem_for(live: Live, guest: Guest) -> Emblem:
    """A guest who sits down keeps their emblem: a bot that carries it takes another one."""
    for number, seat in enumerate(live.seats):
        if seat.kind == "bot" and seat.emblem == guest.emblem:
            other = free_emblem(live.seats)
            if other != seat.emblem:
                await live.set_seat(number, msgspec.structs.replace(seat, emblem=other))
    return free_emblem(live.seats, guest.emblem)


async def emblems_of(store: Storage, table: str, seats: int) -> list[Emblem]:
    """The emblems of the seats of a table, for a match that branches off it; in their plain order for other records."""
    s = storage.seats
    found = await store.rows(select(s.c.emblem).where(s.c.table == table).order_by(s.c.seat))
    carried = [row.emblem for row in found]
    return carried if len(carried) == seats else [EMBLEMS[number % len(EMBLEMS)] for number in range(seats)]


async def name_table(live: Live, guest: Guest, name: str) -> TableInfo:
    """The maker calls the table something."""
    async with live.lock:
        if live.sheet.maker != guest.id:
            raise Trouble(403, "service-not-maker")
        live.sheet = msgspec.structs.replace(live.sheet, name=clean(name, 40))
        await live.write([sheet_update(live.sheet)])
        live.tell_all(table=True)
        return live.info(guest)
