"""The service as a whole: storage, guests, bots and tables, opened and closed together."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from functools import cached_property

import structlog
from sqlalchemy import text

from kaper.server.analyst import Analyst
from kaper.server.games import built
from kaper.server.guests import DAY, Guests
from kaper.server.health import Health, stop_loudly
from kaper.server.kept import House
from kaper.server.limits import Allowance
from kaper.server.metrics import Metrics
from kaper.server.settings import Settings
from kaper.server.shuns import Shuns
from kaper.server.storage import CHECKPOINT, Storage
from kaper.server.tables import Tables
from kaper.server.wire import HealthReport
from kaper.server.workers import Workers

log = structlog.get_logger("kaper.service")

RESTORED_EVERY = 1.0  # seconds between two looks whether a backup was restored; a write notices it at once


class Service:
    """Everything behind the routes."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.metrics = Metrics()
        self.allowance = Allowance(settings.limits)
        # what costs as much as many moves is done one after another, and those who play come in between
        self.whole_logs = asyncio.Semaphore(1)
        self.makings = asyncio.Semaphore(1)
        self.open_sockets: Counter[str] = Counter()  # of each guest and each address

    @cached_property
    def storage(self) -> Storage:
        """The database, brought up to date when it is first wanted; a clear error if it cannot be used."""
        if self.settings.url.startswith("sqlite"):
            self.settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        return Storage(self.settings.url)

    async def open(self) -> None:
        """Begin: running tables go on."""
        settings = self.settings
        built()  # reading all games takes half a second: nobody who plays shall wait for that
        self.health = Health(settings.data if self.storage.sqlite else None)
        await self.storage.open()
        self.guests = Guests(self.storage)
        await self.guests.open()
        await self.guests.forget()
        self.workers = Workers(settings.processes)
        await self.workers.open()
        self.analyst = Analyst(self.storage, max(1, (os.cpu_count() or 2) - 1))
        shuns = Shuns(self.storage)
        await shuns.open()
        self.health.writing, self.health.workers = self.storage.waiting, self.workers.alive
        self.health.open()
        self.health.loop("guests", self.guests.forget, DAY)
        self.health.loop("checkpoint", self.storage.tidy_log, CHECKPOINT)
        self.health.loop("restored", self._notice_restored, RESTORED_EVERY)
        self.house = House(settings, self.storage, self.workers, self.metrics, self.health, shuns)
        self.tables = Tables(self.house)
        await self.tables.open()
        log.info("open", data=str(settings.data) if not settings.database else "database", workers=settings.processes)

    async def _notice_restored(self) -> None:
        """A backup was put in place of the database: whatever is remembered is forgotten, and read anew."""
        if await self.storage.look_for_restored():
            if not self.storage.sqlite:
                stop_loudly("another service serves this database by now")
                return
            log.warning("a backup was restored")
            self.tables.forget()
            self.storage.begin_anew()
            self.guests.known.clear()
            await self.guests.open()
            await self.house.shuns.open()

    async def report(self) -> HealthReport:
        """How the service is, its database asked too."""
        await self.storage.rows(text("SELECT 1"))
        return self.health.report()

    async def close(self) -> None:
        """End: every answer taken is on disk by now."""
        await self.health.close()
        await self.analyst.close()
        await self.tables.close()
        await self.workers.close()
        await self.storage.close()
        log.info("closed")
