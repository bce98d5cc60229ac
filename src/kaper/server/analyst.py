"""Looking back at finished matches: one analysis at a time, in turn by guest, at a thinker or in a process of its own.

What was found is kept under a fingerprint of the record and of the code that judged it, so that a second look is
instant and a link shows everybody the same. Only whole records come here: while a match runs there is none.
"""

from __future__ import annotations

import asyncio
import gzip
import hashlib
import time
from collections.abc import Awaitable, Callable
from contextlib import aclosing

import msgspec
import structlog
from sqlalchemy import delete, insert, select

from kaper.analysis.__main__ import Said
from kaper.analysis.analyse import FORMAT
from kaper.core.words import Text
from kaper.server import storage
from kaper.server.lookback import LIMIT, looking_back
from kaper.server.seating import now
from kaper.server.storage import Storage
from kaper.server.trouble import Trouble
from kaper.server.wire import LookBack
from kaper.server.wire import LookBackState as State

log = structlog.get_logger("kaper.analyst")

WAITING = 2  # analyses that one guest may have waiting or under way
MOST_WAITING = 40  # of all guests
KEPT = 2000  # analyses in the database; the oldest leave first
REMEMBERED = 8  # finished ones in memory, for those who look at them right now

NONE = msgspec.json.encode(LookBack("none"))
Hear = Callable[[Said], Awaitable[None]]
Elsewhere = Callable[[bytes, Hear], Awaitable[bool]]
"""Has a record looked back at by a thinker, and all that it says heard; False where there is none."""


class Work:
    """One analysis that is wanted: of which record, for whom, and how far it is."""

    def __init__(self, key: str, guest: str, record: bytes) -> None:
        self.key, self.guest, self.record = key, guest, record
        self.shown = LookBack("waiting")

    @property
    def over(self) -> bool:
        """Is nothing more to come?"""
        return self.shown.state in ("done", "failed")


class Analyst:
    """Does what is wanted, one after the other: whoever was served longest ago is next."""

    def __init__(self, storage: Storage, jobs: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.storage, self.jobs, self.clock = storage, jobs, clock
        self.works: dict[str, Work] = {}
        self.served: dict[str, float] = {}
        self.elsewhere: Elsewhere | None = None
        self._task: asyncio.Task[None] | None = None

    @staticmethod
    def key_of(record: bytes) -> str:
        """The fingerprint under which an analysis is kept."""
        return hashlib.blake2b(b"%d\n%s" % (FORMAT, record), digest_size=16).hexdigest()

    async def state(self, record: bytes) -> bytes:
        """How far the analysis of a record is, and what is known, as JSON; nobody has to have asked for it."""
        key = self.key_of(record)
        if (work := self.works.get(key)) is not None:
            ahead = [other for other in self.works.values() if not other.over and other is not work]
            work.shown.ahead = len(ahead) if work.shown.state == "waiting" else 0
            return msgspec.json.encode(work.shown)
        a = storage.analyses
        row = await self.storage.row(select(a.c.body).where(a.c.key == key))
        if row is None:
            return NONE
        return await asyncio.to_thread(gzip.decompress, row.body)

    async def begin(self, guest: str, record: bytes) -> bytes:
        """Have a record looked back at, unless that was done or is under way; gives how far it is."""
        key = self.key_of(record)
        known = await self.state(record)
        if key not in self.works and known == NONE:
            wanted = [work for work in self.works.values() if not work.over]
            if sum(work.guest == guest for work in wanted) >= WAITING or len(wanted) >= MOST_WAITING:
                raise Trouble(429, "service-busy")
            self.works[key] = Work(key, guest, record)
            if self._task is None or self._task.done():
                self._task = asyncio.create_task(self._all(), name="analyst")
            known = await self.state(record)
        return known

    async def close(self) -> None:
        """Let go of whatever is under way."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    def _next(self) -> Work | None:
        waiting = [work for work in self.works.values() if not work.over]
        return min(waiting, key=lambda work: self.served.get(work.guest, 0.0), default=None)

    async def _all(self) -> None:
        while (work := self._next()) is not None:
            self.served[work.guest] = self.clock()
            try:
                async with asyncio.timeout(LIMIT):
                    await self._look_back(work)
            except Exception as error:
                log.warning("looking back failed", error=repr(error)[:300])
                work.shown = LookBack("failed", problem=Text("service-no-lookback"))
            finished = [other.key for other in self.works.values() if other.over]
            for key in finished[:-REMEMBERED]:
                del self.works[key]
            if len(self.served) > MOST_WAITING:
                self.served = {other.guest: self.served.get(other.guest, 0.0) for other in self.works.values()}

    async def _look_back(self, work: Work) -> None:
        async def hear(said: Said) -> None:
            shown = self._heard(said)
            if shown.state == "done":
                await self._keep(work.key, shown)  # what is called done is also there after a new start
            work.shown = shown

        if self.elsewhere is not None and await self.elsewhere(work.record, hear):
            return
        async with aclosing(looking_back(work.record, self.jobs)) as telling:
            async for said in telling:
                await hear(said)

    def _heard(self, said: Said) -> LookBack:
        state: State = "working" if not said.end else "failed" if said.problem is not None else "done"
        return LookBack(state, said.done, said.all, 0, said.problem, said.analysis)

    async def _keep(self, key: str, shown: LookBack) -> None:
        body = await asyncio.to_thread(gzip.compress, msgspec.json.encode(shown), 6, mtime=0)
        a = storage.analyses
        newest = select(a.c.key).order_by(a.c.created.desc()).limit(KEPT)
        await self.storage.write(
            (delete(a).where(a.c.key == key), None),
            (insert(a).values(key=key, body=body, created=now()), None),
            (delete(a).where(a.c.key.not_in(newest)), None),
        )
