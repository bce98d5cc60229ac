"""The archive: records of finished matches, and those that people bring."""

from __future__ import annotations

import msgspec
from sqlalchemy import func, insert, select

from kaper.core.records import Entry
from kaper.core.words import KaperError
from kaper.server import snapshots, storage
from kaper.server.anchorage import Anchorage
from kaper.server.fairness import Busy, Errand, Lane
from kaper.server.guests import Guest
from kaper.server.seating import (
    now,
)
from kaper.server.trouble import Trouble
from kaper.server.workers import JobFailed

REPLAY_LIMIT = 20.0  # seconds for reading a record


class Archive(Anchorage):
    """Records, each for those who may read it; read in workers."""

    async def look_at(self, guest: Guest, job: msgspec.Struct) -> bytes:
        """Let a worker read a record for a guest."""
        try:
            return await self.house.workers.do(job, REPLAY_LIMIT, Errand(guest.id, Lane.RECORDS))
        except Busy:
            raise Trouble(429, "service-busy") from None
        except KaperError as error:
            raise Trouble(400, error.text) from None
        except JobFailed:
            raise Trouble(400, "service-record-unreadable") from None

    async def record(self, id: str, guest: Guest, invite: str = "") -> bytes:
        """The record of a finished table; of a running one only if it is this guest's own practice."""
        live = await self.visible(id, guest, invite)
        async with live.lock:
            sheet, seats = live.sheet, live.seats
            own = all(seat.guest == guest.id for seat in seats if seat.human)
            if sheet.status == "open" or (sheet.status == "playing" and not (own and sheet.practice)):
                raise Trouble(409, "service-not-over")
            lines = await snapshots.entries_of(self.house.storage, id)
        header = msgspec.json.encode(sheet.header([seat.name for seat in seats]))
        end = [msgspec.json.encode(Entry(seed=sheet.seed.hex()))] if sheet.status == "over" else []
        return b"\n".join([header, *lines, *end]) + b"\n"

    async def upload(self, guest: Guest, id: str, record: bytes) -> None:
        """Keep a record that somebody brought, as long as they do not bring too many."""
        if self.house.health.scarce:
            raise Trouble(503, "service-no-room")
        u, limits = storage.uploads, self.house.settings.limits
        sizes = select(func.count(), func.coalesce(func.sum(func.length(u.c.record)), 0)).where(u.c.guest == guest.id)
        row = await self.house.storage.row(sizes)
        if row is not None and (row[0] >= limits.kept_uploads or row[1] + len(record) > limits.kept_bytes):
            raise Trouble(429, "service-too-many-records")
        values = {"id": id, "guest": guest.id, "record": record, "created": now()}
        await self.house.storage.write((insert(storage.uploads).values(values), None))

    async def held_record(self, id: str, guest: Guest, invite: str = "") -> bytes:
        """A record that this process holds: everybody who asks how far looking back is asks the one that does it."""
        if (uploaded := await self._uploaded(id)) is None:
            return await self.stored_record(id, guest, invite)
        await self.house.storage.call(lambda: self.house.storage.leases.take(id))
        return uploaded

    async def _uploaded(self, id: str) -> bytes | None:
        row = await self.house.storage.row(select(storage.uploads.c.record).where(storage.uploads.c.id == id))
        return None if row is None else bytes(row.record)

    async def stored_record(self, id: str, guest: Guest, invite: str = "") -> bytes:
        """A record by its id: an uploaded one, or that of a finished table."""
        uploaded = await self._uploaded(id)
        if uploaded is not None:
            return uploaded
        try:
            return await self.record(id, guest, invite)
        except Trouble as trouble:
            if trouble.status == 404:
                raise Trouble(404, "service-no-record") from None
            raise
