"""The service as a whole: storage, guests, bots and tables, opened and closed together."""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from functools import cached_property
from typing import TYPE_CHECKING, Any

import structlog
from sqlalchemy import text

from kaper.core.sharing import code
from kaper.server.analyst import Analyst
from kaper.server.ferry import Ferry
from kaper.server.games import built
from kaper.server.guests import DAY, Guests
from kaper.server.health import Health
from kaper.server.kept import House
from kaper.server.leases import Shared
from kaper.server.limits import Allowance
from kaper.server.metrics import Metrics
from kaper.server.settings import Settings
from kaper.server.shuns import Shuns
from kaper.server.storage import CHECKPOINT, Storage
from kaper.server.tables import Tables
from kaper.server.wire import HealthReport
from kaper.server.wire import Tables as Listing
from kaper.server.workers import Workers

if TYPE_CHECKING:
    from kaper.server.jobs import Desk
    from kaper.server.news import News

log = structlog.get_logger("kaper.service")

THINKERS = 1.0  # seconds between two looks at who thinks elsewhere
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
        self.reached_at = settings.peer  # by other processes over the same database
        self.ferry: Ferry | None = None  # where there may be such
        self.news: News | None = None
        self.desk: Desk | None = None
        self.reading: asyncio.Task[None] | None = None  # anew, since this process counted as dead

    @cached_property
    def storage(self) -> Storage:
        """The database, brought up to date when it is first wanted; a clear error if it cannot be used."""
        if self.settings.sqlite:
            self.settings.data.mkdir(parents=True, exist_ok=True, mode=0o700)
        return Storage(self.settings.url, self.settings.lease)

    async def open(self) -> None:
        """Begin: running tables go on."""
        settings = self.settings
        built()  # reading all games takes half a second: nobody who plays shall wait for that
        self.health = Health(settings.data if self.storage.sqlite else None)
        await self.storage.open()
        leases = self.storage.leases
        if isinstance(leases, Shared):
            loop = asyncio.get_running_loop()

            def died() -> None:
                loop.call_soon_threadsafe(self._declared_dead)

            await asyncio.to_thread(leases.open, self.reached_at, 0, died)
        self.guests = Guests(self.storage)
        await self.guests.open()
        await self.guests.forget()
        self.workers = Workers(settings.processes)
        await self.workers.open()
        self.analyst = Analyst(self.storage, max(1, (os.cpu_count() or 2) - 1))
        shuns = Shuns(self.storage)
        await shuns.open()
        self.health.writing, self.health.workers = self.storage.waiting, self.workers.alive
        self.health.leased = lambda: leases.well
        self.health.open()
        self.health.loop("guests", self.guests.forget, DAY)
        self.health.loop("checkpoint", self.storage.tidy_log, CHECKPOINT)
        self.health.loop("restored", self._notice_restored, RESTORED_EVERY)
        self.house = House(settings, self.storage, self.workers, self.metrics, self.health, shuns)
        self.tables = Tables(self.house)
        await self.tables.open()
        if isinstance(leases, Shared):
            await self._listen()
        log.info("open", data=str(settings.data) if not settings.database else "database", workers=settings.processes)

    async def _notice_restored(self) -> None:
        """A backup was put in place of the database: whatever is remembered is forgotten, and read anew."""
        if await self.storage.look_for_restored():
            log.warning("a backup was restored")
            self.tables.forget()
            self.storage.begin_anew()
            await self._remember_anew()

    async def _remember_anew(self) -> None:
        """Nothing that is remembered of people need be true any more."""
        self.guests.known.clear()
        await self.guests.open()
        await self.house.shuns.open()

    # ------------------------------------------------------------ among other processes

    def passing_key(self) -> bytes:
        """What signs that which processes pass on to one another."""
        return self.guests.key

    def _declared_dead(self) -> None:
        """The others had to do without this process: its tables are theirs. Or a backup was restored."""
        self.tables.forget()
        self.reading = asyncio.create_task(self._remember_anew())

    async def _listen(self) -> None:
        from kaper.server.jobs import Desk  # both need psycopg, which players with a file do not have
        from kaper.server.news import News

        desk = self.desk = Desk(self.storage)
        self.analyst.elsewhere = desk.look_back

        async def look_for_thinkers() -> None:
            self.workers.lend(desk, await desk.look())

        await asyncio.to_thread(code)
        await look_for_thinkers()
        self.health.loop("thinkers", look_for_thinkers, THINKERS)
        self.news = News(self.settings.url, self._hear, self._remember_anew)
        self.guests.remembering = lambda: self.news is not None and self.news.listening
        self.news.open()

    async def _hear(self, kind: str, id: str, process: int) -> None:
        """Another process changed something that is remembered here."""
        if process == self.storage.leases.number:
            return
        if kind in ("job", "done"):
            if kind == "done" and self.desk is not None:
                self.desk.replied(int(id))
            return
        if kind == "shun":
            await self.house.shuns.read(id)
            return
        self.guests.known.pop(id, None)
        if kind == "revoked":
            self.tables.reconnect(id)
        elif kind == "guest" and (guest := await self.guests.read(id)) is not None:
            await self.tables.renamed(guest)

    async def listed_elsewhere(self, found: Listing, scope: Any) -> Listing:
        """A list of tables in which those that other processes hold are as these see them."""
        leases, ferry = self.storage.leases, self.ferry
        if not isinstance(leases, Shared) or ferry is None:
            return found
        ids = [info.id for info in (*found.mine, *found.public) if info.id not in self.tables.lives]
        holders = set((await self.storage.call(lambda: leases.holders(ids))).values())
        lists = await asyncio.gather(*(ferry.listed_by(holder, scope) for holder in sorted(holders)))
        better = {info.id: info for theirs in lists if theirs is not None for info in (*theirs.mine, *theirs.public)}
        return Listing(*([better.get(info.id, info) for info in infos] for infos in (found.mine, found.public)))

    async def report(self) -> HealthReport:
        """How the service is, its database asked too."""
        await self.storage.rows(text("SELECT 1"))
        return self.health.report()

    async def close(self) -> None:
        """End: every answer taken is on disk by now."""
        await self.health.close()
        if self.news is not None:
            await self.news.close()
        if self.ferry is not None:
            await self.ferry.close()
        await self.analyst.close()
        await self.tables.close()
        await self.workers.close()
        await self.storage.close()
        log.info("closed")
