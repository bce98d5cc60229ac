"""Before the start: who is ready, and how it will be played. Both end when play begins."""

from __future__ import annotations

from typing import TYPE_CHECKING

import msgspec

from kaper.core.words import KaperError
from kaper.server.guests import Guest
from kaper.server.live import Live
from kaper.server.seating import now, seat_update, sheet_update
from kaper.server.trouble import Trouble

if TYPE_CHECKING:
    from kaper.server.wire import TableInfo, TableSetting


async def say_ready(live: Live, guest: Guest, number: int, ready: bool) -> None:
    """A person at the table is ready, or not yet after all."""
    async with live.lock:
        if number >= len(live.seats):
            raise Trouble(404, "service-no-seat")
        if live.seats[number].guest != guest.id:
            raise Trouble(403, "service-foreign-seat")
        if live.sheet.status != "open":
            raise Trouble(409, "service-begun")
        await live.set_seat(number, msgspec.structs.replace(live.seats[number], ready=ready))


async def set_table(live: Live, guest: Guest, wish: TableSetting) -> TableInfo:
    """The maker changes how it will be played; what others were ready for was something else, so they say it again."""
    async with live.lock:
        if live.sheet.maker != guest.id:
            raise Trouble(403, "service-not-maker")
        if live.sheet.status != "open":
            raise Trouble(409, "service-begun")
        try:
            options = live.game.read_options(dict(wish.options))
        except KaperError as error:
            raise Trouble(400, error.text) from None
        changed = {"options": msgspec.to_builtins(options), "clock": wish.clock, "changed": now()}
        live.sheet = msgspec.structs.replace(live.sheet, **changed)
        live.seats = [msgspec.structs.replace(s, ready=s.ready and s.guest == guest.id) for s in live.seats]
        seats = [seat_update(live.sheet.id, number, seat) for number, seat in enumerate(live.seats)]
        await live.write([sheet_update(live.sheet), *seats])
        live.tell_all(table=True)
        return live.info(guest)
