"""Whose turn it is to think: jobs of many guests, few processes, and nobody who can starve the others.

Three rules, in this order:
1. One process is kept for those who wait at a table: neither unwatched tables, nor records, nor one guest alone may
   hold them all (where there is more than one).
2. Lanes share the time by weight: tables that somebody watches, records that somebody reads, tables nobody watches.
3. Within a lane the guest who has used least time lately comes first, and each guest's jobs in the order they came.

Nothing here knows what a job is, nor whether a process of this machine or a thinker elsewhere (`server/jobs.py`) does it.
"""

from __future__ import annotations

import asyncio
import time
from collections import deque
from collections.abc import Callable
from enum import IntEnum
from typing import NamedTuple


class Lane(IntEnum):
    """Who waits for a job."""

    WATCHED = 0  # people at a table
    RECORDS = 1  # somebody who reads a record, or for whom a table is woken
    UNWATCHED = 2  # nobody just now


WEIGHTS = {Lane.WATCHED: 8.0, Lane.RECORDS: 4.0, Lane.UNWATCHED: 1.0}
FORGETTING = 30.0  # seconds after which half of what a guest used is forgotten
LEAST_SHARE = 0.1  # of its usual time that a bot thinks under the heaviest load
COUNTED = 2  # waiting jobs of one other guest that count as load; the rest only makes that guest's own bots hurry
MOST_RECORDS = 8  # reads that one guest may have waiting


class Errand(NamedTuple):
    """On whose behalf a job is done, and who waits for it."""

    guest: str
    lane: Lane


class Busy(Exception):
    """A guest has too many reads waiting already."""


class Turns:
    """Gives turns at a number of processes."""

    def __init__(self, hands: int, clock: Callable[[], float] = time.monotonic) -> None:
        self.hands = hands
        self.clock = clock
        self.running: list[Errand] = []
        self.waiting: dict[Errand, deque[asyncio.Future[None]]] = {}
        self._used: dict[str, tuple[float, float]] = {}  # seconds of a guest, and when that was reckoned
        self._lanes = dict.fromkeys(Lane, 0.0)  # seconds of a lane, over its weight

    def resize(self, hands: int) -> None:
        """There are so many processes from now on; those that are too many end their jobs first."""
        self.hands = hands
        self._call()

    async def take(self, errand: Errand) -> None:
        """Wait for a turn; whoever got one must give it back."""
        line = self.waiting.setdefault(errand, deque())
        if errand.lane is Lane.RECORDS and len(line) >= MOST_RECORDS:
            raise Busy
        called: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        line.append(called)
        self._call()
        try:
            await called
        except asyncio.CancelledError:
            if called.done() and not called.cancelled():
                self.give_back(errand, 0.0)
            raise

    def give_back(self, errand: Errand, seconds: float) -> None:
        """The job is done, and took so long."""
        self.running.remove(errand)
        self._used[errand.guest] = self.used(errand.guest) + seconds, self.clock()
        self._lanes[errand.lane] += seconds / WEIGHTS[errand.lane]
        if len(self._used) > 10_000:
            self._used = {guest: kept for guest, kept in self._used.items() if self.used(guest) > 0.01}
        self._call()

    def used(self, guest: str) -> float:
        """Seconds that a guest used lately."""
        seconds, since = self._used.get(guest, (0.0, 0.0))
        return float(seconds * 0.5 ** ((self.clock() - since) / FORGETTING))

    def share(self, errand: Errand) -> float:
        """What part of its usual time a bot shall think: less where others wait, much less where the guest's own do."""
        others = own = 0
        for (guest, lane), line in self.waiting.items():
            if guest == errand.guest:
                own += len(line)
            elif lane <= errand.lane:
                others += min(len(line), COUNTED)
        return max(LEAST_SHARE, self.hands / (self.hands + others + own))

    def _call(self) -> None:
        """Give turns as long as a process is free and somebody may have it."""
        while len(self.running) < self.hands and (errand := self._next()) is not None:
            called = self.waiting[errand].popleft()
            if not called.done():
                self.running.append(errand)
                called.set_result(None)

    def _next(self) -> Errand | None:
        self.waiting = {errand: line for errand, line in self.waiting.items() if line}
        found = [errand for errand in self.waiting if self._may(errand)]
        if not found:
            return None
        idle = min(self._lanes[errand.lane] for errand in found)
        for lane in Lane:  # a lane that had nothing to do does not save up time
            if not any(errand.lane is lane for errand in (*self.waiting, *self.running)):
                self._lanes[lane] = max(self._lanes[lane], idle)
        lane = min((errand.lane for errand in found), key=lambda lane: (self._lanes[lane], lane))
        return min((errand for errand in found if errand.lane is lane), key=lambda errand: self.used(errand.guest))

    def _may(self, errand: Errand) -> bool:
        most = max(1, self.hands - 1)
        if sum(other.guest == errand.guest for other in self.running) >= most:
            return False
        if errand.lane is Lane.WATCHED:
            return True
        if errand.lane is Lane.RECORDS and errand in self.running:
            return False
        return sum(other.lane is not Lane.WATCHED for other in self.running) < most
