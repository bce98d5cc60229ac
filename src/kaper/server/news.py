"""News: what one process tells the others over PostgreSQL's LISTEN and NOTIFY.

A notice says only what kind of thing changed, which one, and which process did it: `guest 5f0c… 17`. Whoever is concerned reads
the row. It goes out with the transaction that made the change. What tables tell their people does not go this way: PostgreSQL
lets one transaction with a notice commit at a time, so only what is rare may carry one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable

import psycopg
import structlog

from kaper.server.leases import CHANNEL

log = structlog.get_logger("kaper.news")

AGAIN = 1.0  # seconds until a lost connection is tried again

Hear = Callable[[str, str, int], Awaitable[None]]


class News:
    """Listens as long as the service is open. What was missed while the connection was lost is not told again: `missed`
    is called whenever it is there (again), for everything that is remembered to be read anew."""

    def __init__(self, url: str, hear: Hear, missed: Callable[[], Awaitable[None]]) -> None:
        self.url = url.replace("postgresql+psycopg://", "postgresql://", 1)
        self.hear, self.missed = hear, missed
        self.listening = False
        self._task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin."""
        self._task = asyncio.create_task(self._listen(), name="news")

    async def close(self) -> None:
        """End."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _listen(self) -> None:
        while True:
            try:
                async with await psycopg.AsyncConnection.connect(
                    self.url, autocommit=True, connect_timeout=3, keepalives_idle=5, keepalives_interval=2
                ) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await self.missed()
                    self.listening = True
                    async for notice in connection.notifies():
                        await self._heard(notice.payload)
            except Exception as error:
                if self.listening:
                    log.error("no news arrive", error=str(error)[:200])
            finally:
                self.listening = False
            await asyncio.sleep(AGAIN)

    async def _heard(self, payload: str) -> None:
        kind, id, process = payload.split(" ")
        try:
            await self.hear(kind, id, int(process))
        except Exception:
            log.exception("news could not be taken in", kind=kind)
