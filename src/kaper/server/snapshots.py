"""Snapshots of tables: kept beside their lines every so often, so that a table of any length wakes in milliseconds.

The lines stay the truth. A snapshot that is missing, of older code or does not agree with them is made anew from all of
them; of more than a few in a worker: nothing that takes long runs where people are served.
"""

from __future__ import annotations

import asyncio

import msgspec
import structlog
from sqlalchemy import delete, insert, select

from kaper.core.records import Entry, Header
from kaper.core.words import KaperError
from kaper.server import storage
from kaper.server.commits import Write
from kaper.server.course import pack
from kaper.server.fairness import Errand, Lane
from kaper.server.kept import House, Kept
from kaper.server.rebuild import standing
from kaper.server.seating import Seat, Sheet, seat_of, sheet_of
from kaper.server.storage import Storage
from kaper.server.worker import Rebuild

log = structlog.get_logger("kaper.snapshots")

EVERY = 64  # lines between two snapshots of a table
MOST_TAIL = 4 * EVERY  # lines behind a snapshot that are played where people are served; more go to a worker
REBUILD_LIMIT = 120.0  # seconds for playing a whole record

decode_entry = msgspec.json.Decoder(Entry).decode


async def stored(read: Storage, table: str) -> tuple[Sheet, list[Seat]]:
    """The sheet and the seats of a table as they are on disk; LookupError where there is none."""
    row = await read.row(select(storage.tables).where(storage.tables.c.id == table))
    if row is None:
        raise LookupError(table)
    seats = select(storage.seats).where(storage.seats.c.table == table).order_by(storage.seats.c.seat)
    return sheet_of(row), [seat_of(found) for found in await read.rows(seats)]


async def entries_of(read: Storage, table: str, first: int = 0) -> list[bytes]:
    """The stored lines of a table's record, from a number on."""
    line = storage.lines
    query = select(line.c.entry).where((line.c.table == table) & (line.c.number >= first)).order_by(line.c.number)
    return [row.entry for row in await read.rows(query)]


def keeping(table: str, lines: int, body: bytes) -> list[Write]:
    """What keeps a snapshot in place of the last one."""
    kept = storage.snapshots
    row = {"table": table, "lines": lines, "body": body}
    return [(delete(kept).where(kept.c.table == table), None), (insert(kept).values(row), None)]


async def wake(table: Kept) -> None:
    """Bring a table that was begun to where it stands on disk; raises KaperError or JobFailed if it cannot be."""
    house, id = table.house, table.sheet.id
    row = await house.storage.row(select(storage.snapshots).where(storage.snapshots.c.table == id))
    if row is not None:
        tail = await entries_of(house.storage, id, row.lines)
        try:
            if len(tail) <= MOST_TAIL:
                table.come_to_life(row.body, [decode_entry(entry) for entry in tail])
                return
        except (ValueError, KaperError, msgspec.MsgspecError) as error:
            log.warning("a snapshot is not used", table=id, why=str(error)[:200])
    entries = await entries_of(house.storage, id)
    body = played(table, entries) if len(entries) <= EVERY else await rebuilt(house, table, entries)
    table.come_to_life(body, [])
    try:
        await house.storage.write(*keeping(id, len(entries), body), mark=table.mark, lease=table.lease)
    except Exception as error:  # it is only made anew the next time
        log.warning("a snapshot is not kept", table=id, why=str(error)[:200])


def header_of(table: Kept) -> Header:
    return table.sheet.header([seat.name for seat in table.seats])


def played(table: Kept, entries: list[bytes]) -> bytes:
    """The snapshot of a table that has few lines yet: no worker need be waited for."""
    return standing(header_of(table), table.sheet.seed, [decode_entry(entry) for entry in entries])


async def rebuilt(house: House, table: Kept, entries: list[bytes]) -> bytes:
    """The snapshot of a table made from all its lines, in a worker."""
    sheet, header = table.sheet, header_of(table)
    result = await house.workers.do(
        Rebuild(header, sheet.seed, entries), REBUILD_LIMIT, Errand(sheet.maker, Lane.RECORDS)
    )
    return msgspec.json.decode(result, type=bytes)


async def keep(table: Kept) -> None:
    """Keep a snapshot of where a table stands now, if it has moved far since the last one."""
    async with table.lock:  # what is being written counts only once it is on disk
        lines = table.stored
        if table.match is None or table.lost or lines == table.snapshot_at:
            return
        if lines - table.snapshot_at < EVERY and not table.match.over:
            return
        table.snapshot_at = lines
        standing = table.snapshot()
    body = await asyncio.to_thread(pack, standing)
    await table.house.storage.write(*keeping(table.sheet.id, lines, body), mark=table.mark, lease=table.lease)
