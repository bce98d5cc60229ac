"""Storage: guests, tables, seats, lines of play, chat and uploaded records, in SQLite or PostgreSQL.

Everything that is written goes through one queue. Whatever waits there is committed together, so that many tables
share one visit to the disk, and nobody is told of an answer before the commit that holds it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, TypeVar

import structlog
from sqlalchemy import (
    Boolean,
    Column,
    Double,
    Engine,
    Executable,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Row,
    String,
    Table,
    Text,
    insert,
    select,
    text,
)
from sqlalchemy.exc import OperationalError

from kaper.server.backups import RESTORED
from kaper.server.commits import Change, Mark, NotWritten, Straight, Write
from kaper.server.health import stop_loudly
from kaper.server.leases import ALIVE, Alone, Lease, Shared, notice
from kaper.server.opening import up_to_date

log = structlog.get_logger("kaper.storage")
T = TypeVar("T")

metadata = MetaData()

guests = Table(
    "guests",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(24), nullable=False),
    Column("emblem", String(16), nullable=False),
    Column("language", String(8), nullable=False),
    Column("named", Boolean, nullable=False),
    Column("created", Integer, nullable=False),
    Column("generation", Integer, nullable=False, server_default="0"),
    Column("seen", Integer, nullable=False, server_default="0"),
)

tables = Table(
    "tables",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("game", String(40), nullable=False),
    Column("version", String(40), nullable=False),
    Column("options", Text, nullable=False),
    Column("maker", String(32), ForeignKey("guests.id"), nullable=False),
    Column("public", Boolean, nullable=False),
    Column("clock", Integer),
    Column("invite", String(32), nullable=False),
    Column("status", String(8), nullable=False),
    Column("seed", LargeBinary, nullable=False),
    Column("nonces", Text, nullable=False),
    Column("practice", Boolean, nullable=False),
    Column("result", Text),
    Column("rematch", String(16)),
    Column("created", Integer, nullable=False),
    Column("changed", Integer, nullable=False),
    Column("branched", Integer, nullable=False, server_default="0"),
    Column("name", String(40), nullable=False, server_default=""),
    Column("voyage", Boolean, nullable=False, server_default="0"),
    Index("tables_public", "public", "status", "changed"),
)

seats = Table(
    "seats",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(8), nullable=False),
    Column("guest", String(32), ForeignKey("guests.id")),
    Column("name", String(24), nullable=False),
    Column("emblem", String(16), nullable=False),
    Column("bot", String(40)),
    Column("nonce", String(64), nullable=False),
    Column("standin", String(40)),
    Column("away", Boolean, nullable=False),
    Column("autopass", Text, nullable=False),
    Column("ready", Boolean, nullable=False, server_default="0"),
    Index("seats_guest", "guest"),
)

lines = Table(
    "lines",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("entry", LargeBinary, nullable=False),
    sqlite_with_rowid=False,  # one tree instead of two: fewer pages to bring to disk with each answer
)

INSERT_LINES = insert(lines)

snapshots = Table(
    "snapshots",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("lines", Integer, nullable=False),
    Column("body", LargeBinary, nullable=False),
)

chat = Table(
    "chat",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("seat", Integer),
    Column("name", String(24), nullable=False),
    Column("text", String(300)),
    Column("phrase", String(16)),
    Column("at", Integer, nullable=False),
)

uploads = Table(
    "uploads",
    metadata,
    Column("id", String(16), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), nullable=False),
    Column("record", LargeBinary, nullable=False),
    Column("created", Integer, nullable=False),
)

analyses = Table(
    "analyses",
    metadata,
    Column("key", String(32), primary_key=True),
    Column("body", LargeBinary, nullable=False),
    Column("created", Integer, nullable=False),
    Index("analyses_created", "created"),
)

barred = Table(
    "barred",
    metadata,
    Column("table", String(16), ForeignKey("tables.id"), primary_key=True),
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
)

shuns = Table(
    "shuns",
    metadata,
    Column("guest", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("other", String(32), ForeignKey("guests.id"), primary_key=True),
    Column("how", String(8), nullable=False),
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("value", LargeBinary, nullable=False),
)

processes = Table(
    "processes",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("address", String(200), nullable=False),
    Column("hands", Integer, nullable=False),
    Column("until", Double, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("holder", Integer),
    Column("fence", Integer, nullable=False),
    Index("leases_holder", "holder"),
)

jobs = Table(
    "jobs",
    metadata,
    Column("number", Integer, primary_key=True),
    Column("poster", Integer, nullable=False),
    Column("code", String(16), nullable=False),
    Column("body", LargeBinary, nullable=False),
    Column("holder", Integer),
    Column("tries", Integer, nullable=False),
    Column("reply", LargeBinary),
    Column("kind", String(8), nullable=False, server_default="thought"),
    Column("told", LargeBinary),
)

MARK = select(secrets.c.value).where(secrets.c.name == RESTORED).with_for_update(read=True)
"""Which database this is. Whoever changes it waits for transactions that have read it: what they wrote is there, or is not."""

CHECKPOINT = 5.0  # seconds


class Storage:
    """A database with its migrations, its reads, and the one queue of its writes.

    The database is used from threads, not through an asynchronous driver: a transaction is then one visit to another
    thread instead of one for each of its calls, which halves what it costs (0.4 ms of processor time, not 0.8).
    """

    def __init__(self, url: str, lease: float = ALIVE) -> None:
        self.engine = up_to_date(url)
        self.leases: Alone | Shared = Alone() if self.sqlite else Shared(self.engine, lease)
        self._straight = None if self.sqlite else Straight(self.engine, INSERT_LINES)
        self._readers = ThreadPoolExecutor(2, "reader")
        self._writers = ThreadPoolExecutor(1, "writer")
        self._waiting: list[tuple[Change, asyncio.Future[None]]] = []
        self._something = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._written = False
        self.mark = mark_of(self.engine)  # another one: a backup was put in place of the database
        self.restored = False
        self._since: float | None = None  # since when the batch that is being written waits

    @property
    def sqlite(self) -> bool:
        """Is the database a file of this service's own? Else it is a PostgreSQL."""
        return self.engine.dialect.name == "sqlite"

    async def open(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._write_all(), name="writer")
        self._task.add_done_callback(writer_ended)

    async def close(self) -> None:
        """Write what waits, then let go."""
        if self._task is not None:
            if not self._task.done():
                await self.write()  # whatever waits comes before or with it
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._readers.shutdown()
        self._writers.shutdown()
        if self._straight is not None:
            self._straight.close()
        self.leases.close()
        self.engine.dispose()

    async def rows(self, query: Executable) -> Sequence[Row[Any]]:
        """What a query finds."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read, query)

    def news(self, kind: str, id: str) -> list[Write]:
        """What tells the other processes, with the transaction it is in, that something of this kind changed."""
        if self.sqlite:
            return []
        return [(notice(kind, id, self.leases.number), None)]

    async def call(self, function: Callable[[], T]) -> T:
        """What a function finds that talks to the database by itself."""
        return await asyncio.get_running_loop().run_in_executor(self._readers, function)

    async def row(self, query: Executable) -> Row[Any] | None:
        """The first row a query finds."""
        found = await self.rows(query)
        return found[0] if found else None

    def _read(self, query: Executable) -> Sequence[Row[Any]]:
        with self.engine.connect() as connection:
            return connection.execute(query).all()

    async def write(self, *writes: Write, mark: Mark | None = None, lease: Lease | None = None) -> None:
        """Do these statements in one transaction; when this returns they are on disk.

        They belong to the database with this mark (where none is named, to that of this moment) and into no other: what
        waits here while a backup is put in its place is not written. Nor is what needs a lease that is gone.
        """
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        if self._task is None or self._task.done():
            raise NotWritten("the writer has ended")
        self._waiting.append((Change(self.mark if mark is None else mark, writes, lease), done))
        self._something.set()
        await done

    def waiting(self) -> float:
        """How long the oldest write has been waiting, in seconds."""
        return 0.0 if self._since is None else time.monotonic() - self._since

    async def _write_all(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            await self._something.wait()
            self._something.clear()
            batch, self._waiting = self._waiting, []
            self._since = time.monotonic()
            try:
                errors = await loop.run_in_executor(self._writers, self._write, [change for change, _ in batch])
            except Exception as error:  # nothing was written, and whoever waits for it must hear of that
                log.exception("the writer failed and goes on")
                errors = [error] * len(batch)
            self._since = None
            for (_, done), wrong in zip(batch, errors, strict=True):
                if done.done():
                    continue
                if wrong is None:
                    done.set_result(None)
                else:
                    done.set_exception(wrong)

    async def tidy_log(self) -> None:
        """Bring SQLite's write-ahead log into its file, beside the writes: by itself it would do so in the midst of one,
        and that answer would be late."""
        if self._written and self.sqlite:
            self._written = False
            await self.rows(text("PRAGMA wal_checkpoint(PASSIVE)"))

    def _write(self, batch: Sequence[Change]) -> list[Exception | None]:
        """All in one transaction; where one of them is wrong each in its own, so that the others pass."""
        try:
            if self._straight is not None and self._straight.fits(batch):
                self._straight.commit(batch)
            else:
                self._commit(batch)
        except Exception:
            return [self._alone(change) for change in batch]
        return [None] * len(batch)

    def _alone(self, change: Change) -> Exception | None:
        try:
            self._commit([change])
        except Exception as error:
            log.error("write failed", error=str(error))
            return error
        return None

    def _commit(self, batch: Sequence[Change]) -> None:
        self._written = True
        with self.engine.begin() as connection:
            for change in batch:
                for statement, rows in change.writes:
                    connection.execute(statement, rows)
            if not self.sqlite:
                held = [change.lease for change in batch if change.lease is not None]
                if not self.leases.hold(connection, held):
                    raise NotWritten("another process has the table by now")
            elif any(change.writes for change in batch):
                mark = Mark(connection.execute(MARK).scalar())
                self.restored |= mark != self.mark
                if any(change.writes and change.mark != mark for change in batch):
                    raise NotWritten("what is remembered is of another database: nothing of it belongs into this one")

    def begin_anew(self) -> None:
        """From now on the database that was put in place counts."""
        self.mark = mark_of(self.engine)
        self.restored = False

    async def look_for_restored(self) -> bool:
        """Was a backup put in place of the database?"""
        if not self.sqlite:
            return False  # its leases tell: they are not those of this process
        row = await self.row(MARK)
        return self.restored or Mark(None if row is None else row[0]) != self.mark


GONE = "service-database-gone"


def sentence_for(error: BaseException | None) -> str:
    """What people are told of a write that failed."""
    if "full" in str(getattr(error, "orig", "")):
        return "service-disk-full"
    gone = isinstance(error, OperationalError) and "sqlite" not in type(error.orig).__module__
    return GONE if gone else "service-fault"


def mark_of(engine: Engine) -> Mark:
    """The mark of the last restore."""
    with engine.connect() as connection:
        return Mark(connection.execute(MARK).scalar())


def writer_ended(task: asyncio.Task[None]) -> None:
    """Without its writer the service would only pretend to keep what people do."""
    if not task.cancelled():
        stop_loudly(f"the writer ended: {task.exception()!r}")
