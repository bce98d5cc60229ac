"""Who wants to hear nothing of whom, or not to have them at their tables."""

from __future__ import annotations

from collections.abc import Mapping

from sqlalchemy import delete, insert, select

from kaper.server import storage
from kaper.server.commits import Write
from kaper.server.storage import Storage
from kaper.server.wire import Shunned


class Shuns:
    """All guests' wishes about others, in memory as on disk."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.known: dict[str, dict[str, Shunned]] = {}

    async def open(self) -> None:
        """Read them."""
        self.known.clear()
        for row in await self.storage.rows(select(storage.shuns)):
            self.known.setdefault(row.guest, {})[row.other] = row.how

    async def read(self, guest: str) -> None:
        """Read one guest's wishes anew: they said something at another process."""
        rows = await self.storage.rows(select(storage.shuns).where(storage.shuns.c.guest == guest))
        self.known[guest] = {row.other: row.how for row in rows}

    def of(self, guest: str) -> Mapping[str, Shunned]:
        """Whom a guest shuns, and how."""
        return self.known.get(guest, {})

    def deaf(self, guest: str, other: str | None) -> bool:
        """Does a guest not want to hear this one?"""
        return other is not None and other in self.of(guest)

    def bars(self, guest: str, other: str) -> bool:
        """Does a guest not want this one at their tables?"""
        return self.of(guest).get(other) == "block"

    async def set(self, guest: str, other: str, how: Shunned | None) -> None:
        """From now on; None: no longer."""
        s = storage.shuns
        writes: list[Write] = [(delete(s).where((s.c.guest == guest) & (s.c.other == other)), None)]
        if how is not None:
            writes.append((insert(s).values(guest=guest, other=other, how=how), None))
        await self.storage.write(*writes, *self.storage.news("shun", guest))
        known = self.known.setdefault(guest, {})
        if how is None:
            known.pop(other, None)
        else:
            known[other] = how
