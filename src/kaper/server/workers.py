"""The workers: processes in which bots and replays run, with a time limit for each job."""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import sys
import time
from collections.abc import AsyncIterator
from typing import Protocol

import msgspec
import structlog

from kaper.core.words import KaperError
from kaper.server.fairness import Errand, Turns
from kaper.server.worker import LENGTH, Done, Failed, Reply

log = structlog.get_logger("kaper.workers")
decoder: msgspec.json.Decoder[Reply] = msgspec.json.Decoder(Reply)
STARTING = 20.0  # seconds a fresh process may need on top of the limit of its first job


class JobFailed(Exception):
    """A job raised, took too long, or its process died."""


class Hand:
    """One worker process; started when first needed, and anew when it was lost."""

    def __init__(self) -> None:
        self.process: asyncio.subprocess.Process | None = None
        self.fresh = True

    async def start(self) -> asyncio.subprocess.Process:
        """The process, made if there is none; it can import its modules while nobody waits for it."""
        if self.process is None or self.process.returncode is not None:
            self.process = await asyncio.create_subprocess_exec(
                *(sys.executable, "-P", "-m", "kaper.server.worker"),
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
            self.fresh = True
        return self.process

    async def do(self, job: msgspec.Struct, limit: float) -> bytes:
        """The result of a job as JSON; kills the process if it does not come in time."""
        process = await self.start()
        try:
            allowed = limit + (STARTING if self.fresh else 0.0)
            reply = await asyncio.wait_for(self._ask(process, job, limit), allowed)
        except (TimeoutError, OSError, EOFError) as error:
            await self.stop()
            raise JobFailed(f"{type(job).__name__}: {type(error).__name__}") from None
        except asyncio.CancelledError:
            await self.stop()
            raise
        self.fresh = False
        return reply_of(reply)

    async def _ask(self, process: asyncio.subprocess.Process, job: msgspec.Struct, limit: float) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        sent = pickle.dumps((limit + 1.0, job), pickle.HIGHEST_PROTOCOL)
        process.stdin.write(LENGTH.pack(len(sent)) + sent)
        await process.stdin.drain()
        (length,) = LENGTH.unpack(await process.stdout.readexactly(LENGTH.size))
        return await process.stdout.readexactly(length)

    async def stop(self) -> None:
        """End the process, whatever it does."""
        process, self.process = self.process, None
        if process is not None and process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


def reply_of(sent: bytes) -> bytes:
    """The result in a reply, as JSON; raises what the reply says."""
    match decoder.decode(sent):
        case Done(result=result):
            return bytes(result)
        case Failed(error=why, text=text):
            if text is not None:
                raise KaperError(text)
            raise JobFailed(why)


class Does(Protocol):
    """Who does a job: a process here, or a thinker by way of the database (`server/jobs.py`)."""

    async def do(self, job: msgspec.Struct, limit: float) -> bytes: ...


class Turn:
    """A worker for one job of an errand. `share`: what part of its usual time a bot shall think."""

    def __init__(self, hand: Does, share: float) -> None:
        self.hand = hand
        self.share = share

    async def do(self, job: msgspec.Struct, limit: float) -> bytes:
        """The result of a job as JSON."""
        try:
            return await self.hand.do(job, limit)
        except JobFailed as error:
            log.warning("job failed", job=type(job).__name__, error=str(error)[:300])
            raise


class Workers:
    """Several workers and the jobs that wait for them."""

    def __init__(self, hands: int) -> None:
        self.hands = [Hand() for _ in range(hands)]
        self.free = list(self.hands)
        self.turns = Turns(hands)
        self.afar: Does | None = None  # thinkers elsewhere
        self.posted = self.most_posted = 0  # jobs they do for us, and how many they may

    def lend(self, afar: Does, most: int) -> None:
        """Thinkers elsewhere may do so many jobs of ours at once."""
        self.afar, self.most_posted = afar, most
        self.turns.resize(len(self.hands) + most)

    @contextlib.asynccontextmanager
    async def turn(self, errand: Errand) -> AsyncIterator[Turn]:
        """Wait until it is this errand's turn at a worker."""
        await self.turns.take(errand)
        begin = time.monotonic()
        if self.afar is not None and self.posted < self.most_posted:
            does: Does = self.afar
            self.posted += 1
        else:
            does = self.free.pop()
        try:
            yield Turn(does, self.turns.share(errand))
        finally:
            if isinstance(does, Hand):
                self.free.append(does)
            else:
                self.posted -= 1
            self.turns.give_back(errand, time.monotonic() - begin)

    async def do(self, job: msgspec.Struct, limit: float, errand: Errand) -> bytes:
        """The result of a job as JSON, when it is its turn."""
        async with self.turn(errand) as turn:
            return await turn.do(job, limit)

    def alive(self) -> tuple[int, int]:
        """How many workers can be given a job, of how many; one that was ended is started when it is needed."""
        dead = sum(hand.process is not None and hand.process.returncode is not None for hand in self.hands)
        return len(self.hands) - dead, len(self.hands)

    async def open(self) -> None:
        """Start all workers."""
        await asyncio.gather(*(hand.start() for hand in self.hands))

    async def close(self) -> None:
        """End all workers."""
        await asyncio.gather(*(hand.stop() for hand in self.hands))
