"""Health: whether what runs in the background still does, and what is wrong where it does not.

Every loop of the service runs through `Loop`: a failure is logged and counted, and the loop goes on. What the service
cannot do without (the writer) stops it loudly instead of leaving it half alive.
"""

from __future__ import annotations

import asyncio
import os
import shutil
import signal
import time
from collections.abc import Awaitable, Callable
from pathlib import Path

import structlog
from sqlalchemy.exc import OperationalError

from kaper.server.wire import HealthReport

log = structlog.get_logger("kaper.health")

LOOKING = 1.0  # seconds between two looks at lag and disk
LATE = 1.0  # seconds: an event loop that late is not well
SLOW_WRITE = 10.0  # seconds that a write may wait
ROOM = 32 << 20  # bytes that must be free on the disk
SPARE = 256 << 20  # bytes that are left to those who play: with less nothing new is begun
LONGEST_PAUSE = 30.0  # seconds after a failure of a loop, at most
GONE_PAUSE = 2.0  # the same where the database is gone: what waits for it shall not wait longer than that
FORGET = 60.0  # seconds that a lag is remembered


class Loop:
    """Work that is done again and again, whatever happens to it."""

    def __init__(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> None:
        self.name, self.work, self.every = name, work, every
        self.failures = 0  # one after another
        self.longest = LONGEST_PAUSE
        self.task: asyncio.Task[None] | None = None

    def start(self) -> asyncio.Task[None]:
        """Begin."""
        self.task = asyncio.create_task(self._run(), name=self.name)
        return self.task

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(min(self.every * 2**self.failures, max(self.every, self.longest)))
            await self.once()

    async def once(self) -> None:
        """Do the work once; whatever goes wrong is logged."""
        try:
            await self.work()
            self.failures = 0
        except OperationalError as error:  # the database is gone: that is known well enough
            self.failures, self.longest = min(self.failures + 1, 10), GONE_PAUSE
            log.error("a loop failed and goes on", loop=self.name, failures=self.failures, error=str(error)[:200])
        except Exception:
            self.failures, self.longest = min(self.failures + 1, 10), LONGEST_PAUSE
            log.exception("a loop failed and goes on", loop=self.name, failures=self.failures)

    @property
    def well(self) -> bool:
        """Does it run, and did it succeed lately?"""
        return self.failures < 3 and (self.task is None or not self.task.done())

    async def stop(self) -> None:
        """End."""
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)


def stop_loudly(why: str) -> None:
    """What cannot be done without has ended: say so, and end the service as if it had been told to."""
    log.critical("the service stops", why=why)
    os.kill(os.getpid(), signal.SIGTERM)


class Health:
    """What the service knows of itself."""

    def __init__(self, folder: Path | None) -> None:
        self.folder = folder
        self.loops: list[Loop] = []
        self.free: int | None = None  # bytes on the disk of the data folder
        self.writing: Callable[[], float] = lambda: 0.0  # how long the oldest write has been waiting
        self.workers: Callable[[], tuple[int, int]] = lambda: (0, 0)  # alive, of how many
        self.leased: Callable[[], bool] = lambda: True  # do the other processes hear of this one?
        self.lag = 0.0  # the longest the event loop was late in the last minute
        self._lag_at = 0.0
        self._due: float | None = None

    def loop(self, name: str, work: Callable[[], Awaitable[None]], every: float) -> Loop:
        """A loop that is watched."""
        made = Loop(name, work, every)
        self.loops.append(made)
        made.start()
        return made

    def open(self) -> None:
        """Begin to look."""
        self.look_at_disk()
        self.loop("health", self._look, LOOKING)

    async def close(self) -> None:
        """End all loops."""
        await asyncio.gather(*(loop.stop() for loop in self.loops))

    async def _look(self) -> None:
        now = time.monotonic()
        late = 0.0 if self._due is None else max(0.0, now - self._due)
        if late >= self.lag or now > self._lag_at + FORGET:
            self.lag, self._lag_at = late, now
        await asyncio.to_thread(self.look_at_disk)
        self._due = time.monotonic() + LOOKING

    def look_at_disk(self) -> None:
        """How much room is left?"""
        if self.folder is not None:
            self.free = shutil.disk_usage(self.folder).free

    @property
    def full(self) -> bool:
        """Is there no room left to keep what people answer?"""
        return self.free is not None and self.free < ROOM

    @property
    def scarce(self) -> bool:
        """Is there only room left for those who play already?"""
        return self.free is not None and self.free < SPARE

    def report(self) -> HealthReport:
        """All of it."""
        alive, workers = self.workers()
        waiting = self.writing()
        problems = [f"loop {loop.name}" for loop in self.loops if not loop.well]
        if self.full:
            problems.append("disk")
        if waiting > SLOW_WRITE:
            problems.append("writer")
        if alive == 0:
            problems.append("workers")
        if not self.leased():
            problems.append("leases")
        if self.lag > LATE:
            problems.append("lag")
        return HealthReport(
            "failing" if problems else "ok", problems, round(waiting, 3), self.free, alive, workers, round(self.lag, 3)
        )
