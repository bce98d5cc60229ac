"""Jobs in the database: thoughts, replays and looking back, which thinkers (`kaper work`) do, on this machine or another.

Whose turn it is stays with the process that posts a job (`server/fairness.py`): it posts only as many at once as its share of
the thinkers can do, so the queue in the database is short and first come, first served. A job belongs to the thinker that
took it as long as that one counts as alive (`server/leases.py`); then another one takes it. Its poster waits for the
reply and removes the job; where no thinker is left it does the job by itself.

Looking back takes minutes and nobody waits at a table for it: a thinker does one such job at a time, beside its hands and
kindly (`kaper.analysis` steps aside for all else), and tells by the row how far it is.

Why not a package for queues: none of them hands back results, and priorities by guest and lane would still be ours.
"""

from __future__ import annotations

import asyncio
import contextlib
import pickle
import signal
import time
from collections.abc import Awaitable, Callable
from functools import partial
from math import ceil

import msgspec
import structlog
from sqlalchemy import text
from sqlalchemy.exc import SQLAlchemyError

from kaper.analysis.__main__ import Said
from kaper.core.sharing import code
from kaper.core.words import KaperError, Text
from kaper.server.leases import ALIVE, NOW, Shared, notice
from kaper.server.lookback import LIMIT, looking_back, read_said
from kaper.server.news import News
from kaper.server.opening import up_to_date
from kaper.server.storage import Storage
from kaper.server.worker import Done, Failed, Reply
from kaper.server.workers import STARTING, Hand, JobFailed, reply_of

log = structlog.get_logger("kaper.jobs")

LOOK = 1.0  # seconds between two looks at what was not told of
TRIES = 3  # thinkers that a job may outlive
THOUGHT, LOOKING_BACK = "thought", "look"  # kinds of jobs

POST = text(
    "INSERT INTO jobs (poster, code, kind, body, tries) VALUES (:poster, :code, :kind, :body, 0) RETURNING number"
)
CLAIM = text(
    f"""UPDATE jobs SET holder = :me, tries = tries + 1 WHERE number = (
        SELECT number FROM jobs WHERE reply IS NULL AND code = :code AND kind = :kind AND (holder IS NULL OR NOT EXISTS (
            SELECT 1 FROM processes WHERE processes.number = jobs.holder AND until > {NOW}))
        ORDER BY number LIMIT 1 FOR UPDATE SKIP LOCKED)
    RETURNING number, body, tries"""  # noqa: S608
)
TELL = text("UPDATE jobs SET told = :told WHERE number = :number AND holder = :me")
TOLD = text("SELECT told FROM jobs WHERE number = :number")
REPLY = text("UPDATE jobs SET reply = :reply WHERE number = :number AND holder = :me")
FETCH = text("DELETE FROM jobs WHERE number = :number AND reply IS NOT NULL RETURNING reply")
WITHDRAW = text("DELETE FROM jobs WHERE number = :number")
READY = text("SELECT number FROM jobs WHERE poster = :poster AND reply IS NOT NULL")
FORSAKEN = text(
    f"""DELETE FROM jobs WHERE NOT EXISTS (
        SELECT 1 FROM processes WHERE processes.number = jobs.poster AND until > {NOW})"""  # noqa: S608
)
THINKERS = text(f"SELECT coalesce(sum(hands), 0) FROM processes WHERE address = :address AND until > {NOW}")  # noqa: S608
SERVERS = text(f"SELECT count(*) FROM processes WHERE address LIKE 'http%' AND until > {NOW}")  # noqa: S608


def thinkers_address() -> str:
    """In place of an address: thinkers that run the same program. Others would play by other rules."""
    return f"thinker:{code()}"


class Desk:
    """Where a serving process posts jobs and waits for what comes of them."""

    def __init__(self, storage: Storage) -> None:
        self.storage = storage
        self.share = 0  # jobs that this process may have posted at once
        self._waiting: dict[int, asyncio.Event] = {}

    async def look(self) -> int:
        """How many jobs this process may post at once; also hears of replies that nobody told of."""
        ready: list[int] = []
        try:
            self.share, ready = await self.storage.call(self._looked)
        except SQLAlchemyError:
            self.share = 0  # without a database there is nobody to ask
            raise
        finally:
            for number in [*ready, *(self._waiting if not self.share else ())]:
                self.replied(number)
        return self.share

    def _looked(self) -> tuple[int, list[int]]:
        with self.storage.engine.begin() as connection:
            connection.execute(FORSAKEN)
            hands = int(connection.execute(THINKERS, {"address": thinkers_address()}).scalar_one())
            servers = int(connection.execute(SERVERS).scalar_one())
            ready = list(connection.execute(READY, {"poster": self.storage.leases.number}).scalars())
        return ceil(hands / max(1, servers)), ready

    def replied(self, number: int) -> None:
        """A job is done, or nobody is left to do it."""
        if number in self._waiting:
            self._waiting[number].set()

    async def do(self, job: msgspec.Struct, limit: float) -> bytes:
        """The result of a job as JSON, from a thinker; from a process of our own where there is none any more."""
        reply: bytes | None = None
        try:
            reply = await self._posted(pickle.dumps((limit, job), pickle.HIGHEST_PROTOCOL), TRIES * limit + STARTING)
        except SQLAlchemyError as error:
            log.warning("the job queue fails", error=str(error)[:200])
        else:
            if reply is None and self.share:
                raise JobFailed(f"{type(job).__name__}: no thinker was done in time")
        if reply is not None:
            return reply_of(reply)
        spare = Hand()
        try:
            return await spare.do(job, limit)
        finally:
            await spare.stop()

    async def _posted(self, body: bytes, longest: float) -> bytes | None:
        """Post a job and wait for its reply; None where there is none in time, or no thinker any more."""
        until = time.monotonic() + longest
        number = await self.storage.call(lambda: self._post(body, THOUGHT))
        told = self._waiting[number] = asyncio.Event()
        reply: bytes | None = None
        try:
            while (reply := await self.storage.call(lambda: self._fetch(number))) is None:
                if not self.share or time.monotonic() > until:
                    return None
                told.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(told.wait(), LOOK)
            return reply
        finally:
            del self._waiting[number]
            if reply is None:
                await asyncio.shield(asyncio.ensure_future(self._withdraw(number)))

    async def look_back(self, record: bytes, hear: Callable[[Said], Awaitable[None]]) -> bool:
        """Have a thinker look back at a record, and hear what it says of it; False where there is none (any more)."""
        if not self.share:
            return False
        number = await self.storage.call(lambda: self._post(record, LOOKING_BACK))
        ended = self._waiting[number] = asyncio.Event()
        last, reply = b"", None
        try:
            while (reply := await self.storage.call(lambda: self._fetch(number))) is None:
                if not self.share:
                    return False
                told = await self.storage.call(lambda: self._told(number))
                if told != last:
                    last = told
                    await hear(read_said(told))
                ended.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(ended.wait(), LOOK)
            await hear(read_said(reply))
            return True
        except SQLAlchemyError as error:
            log.warning("the job queue fails", error=str(error)[:200])
            return False
        finally:
            del self._waiting[number]
            if reply is None:
                await asyncio.shield(asyncio.ensure_future(self._withdraw(number)))

    def _told(self, number: int) -> bytes:
        with self.storage.engine.connect() as connection:
            return bytes(connection.execute(TOLD, {"number": number}).scalar() or b"")

    def _post(self, body: bytes, kind: str) -> int:
        poster = self.storage.leases.number
        with self.storage.engine.begin() as connection:
            posted = {"poster": poster, "code": code(), "kind": kind, "body": body}
            number = int(connection.execute(POST, posted).scalar_one())
            connection.execute(notice("job", number, poster))
        return number

    def _fetch(self, number: int) -> bytes | None:
        with self.storage.engine.begin() as connection:
            reply = connection.execute(FETCH, {"number": number}).scalar()
        return None if reply is None else bytes(reply)

    async def _withdraw(self, number: int) -> None:
        def withdraw() -> None:
            with self.storage.engine.begin() as connection:
                connection.execute(WITHDRAW, {"number": number})

        with contextlib.suppress(SQLAlchemyError):
            await self.storage.call(withdraw)


class Thinker:
    """`kaper work`: does jobs until it is told to stop, several at once."""

    def __init__(self, url: str, hands: int, lease: float = ALIVE) -> None:
        self.engine = up_to_date(url)
        self.leases = Shared(self.engine, lease)
        self.hands = [Hand() for _ in range(hands)]
        self.news = News(url, self._hear, self._look_again)
        self.done = 0
        self._posted = asyncio.Condition()
        self._ended = False

    async def run(self, opened: Callable[[], None] = lambda: None) -> None:
        """Until `end` is called, or a signal says so; jobs in hand are finished."""
        loop = asyncio.get_running_loop()
        for number in (signal.SIGTERM, signal.SIGINT):
            with contextlib.suppress(ValueError, NotImplementedError):  # not in the main thread
                loop.add_signal_handler(number, lambda: asyncio.ensure_future(self.end()))
        await asyncio.gather(*(hand.start() for hand in self.hands))
        await asyncio.to_thread(
            self.leases.open, await asyncio.to_thread(thinkers_address), len(self.hands), lambda: None
        )
        self.news.open()
        opened()
        try:
            thinking = [self._work(partial(self._one, hand)) for hand in self.hands]
            await asyncio.gather(*thinking, self._work(self._look_back))
        finally:
            await self.news.close()
            await asyncio.to_thread(self.leases.close)
            await asyncio.gather(*(hand.stop() for hand in self.hands))
            self.engine.dispose()

    async def end(self) -> None:
        """Take no more jobs."""
        self._ended = True
        await self._look_again()

    async def _look_again(self) -> None:
        async with self._posted:
            self._posted.notify_all()

    async def _hear(self, kind: str, id: str, process: int) -> None:
        if kind == "job":
            await self._look_again()

    async def _work(self, one: Callable[[], Awaitable[bool]]) -> None:
        while not self._ended:
            try:
                if await one():
                    continue
            except SQLAlchemyError as error:
                log.error("the database does not answer", error=str(error)[:200])
            async with self._posted:
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._posted.wait(), LOOK)

    async def _one(self, hand: Hand) -> bool:
        """Do one job, if there is one."""
        me = self.leases.number
        claimed = await asyncio.to_thread(self._claim, me, THOUGHT)
        if claimed is None:
            return False
        number, body, tries = claimed
        reply = await self._reply(hand, body, tries)
        await asyncio.to_thread(self._answer, me, number, msgspec.json.encode(reply))
        return True

    def _claim(self, me: int, kind: str) -> tuple[int, bytes, int] | None:
        with self.engine.begin() as connection:
            row = connection.execute(CLAIM, {"me": me, "code": code(), "kind": kind}).first()
        return None if row is None else (row.number, bytes(row.body), row.tries)

    def _answer(self, me: int, number: int, reply: bytes) -> None:
        with self.engine.begin() as connection:
            if connection.execute(REPLY, {"reply": reply, "number": number, "me": me}).rowcount:
                connection.execute(notice("done", number, me))
        self.done += 1

    async def _look_back(self) -> bool:
        """Look back at one record, if that is wanted; whoever wanted it may give it up meanwhile."""
        me = self.leases.number
        claimed = await asyncio.to_thread(self._claim, me, LOOKING_BACK)
        if claimed is None:
            return False
        number, record, tries = claimed

        def tell(said: Said) -> bool:
            with self.engine.begin() as connection:
                sent = {"told": msgspec.json.encode(said), "number": number, "me": me}
                return bool(connection.execute(TELL, sent).rowcount)

        said = Said(problem=Text("service-no-lookback"), end=True)
        try:
            if tries <= TRIES:
                async with asyncio.timeout(LIMIT):
                    said = await self._looked_back(record, tell)
        except (EOFError, OSError, ValueError) as error:
            log.warning("looking back failed", error=repr(error)[:300])
        if said.end:
            await asyncio.to_thread(self._answer, me, number, msgspec.json.encode(said))
        return True

    async def _looked_back(self, record: bytes, tell: Callable[[Said], bool]) -> Said:
        """The last that is said; what is told before is not the end where nobody wants it any more."""
        said, told_at = Said(), 0.0
        async with contextlib.aclosing(looking_back(record, len(self.hands))) as telling:
            async for said in telling:
                if said.end or time.monotonic() < told_at + LOOK:
                    continue
                told_at = time.monotonic()
                if self._ended or not await asyncio.to_thread(tell, said):
                    break
        return said

    async def _reply(self, hand: Hand, body: bytes, tries: int) -> Reply:
        if tries > TRIES:
            return Failed("it outlived its thinkers")
        limit, job = pickle.loads(body)  # noqa: S301 - posted by our own service, through our own database
        try:
            return Done(msgspec.Raw(await hand.do(job, limit)))
        except KaperError as error:
            return Failed(str(error), error.text)
        except JobFailed as error:
            return Failed(str(error))
