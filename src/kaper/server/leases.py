"""Leases: which of the processes over one PostgreSQL holds a table, and what keeps the others from writing it.

Each process has a row with a number of its own and the moment until which it counts as alive; it moves that moment on
all the time. A table is held by the process that its lease names. Who is not heard of in time is declared dead by the
others, and whoever wants one of its tables takes it: the fencing number of the lease rises by one. Every write of a table
brings the number it was taken with, and is rolled back if that is no longer the present one. A process that was declared
dead and comes back (it was paused, or cut off) begins anew under another number.

Times are those of the database: clocks of machines need not agree. On SQLite there is one process, and it holds everything.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING

import structlog
from sqlalchemy import Connection, Engine, Executable, func, select, text
from sqlalchemy.exc import SQLAlchemyError

if TYPE_CHECKING:
    from kaper.server.commits import Write

log = structlog.get_logger("kaper.leases")

CHANNEL = "kaper"  # what processes tell one another: see server/news.py
ALIVE = 1.5  # seconds for which a sign of life lasts, unless the settings say otherwise
BEATS_EACH = 5  # signs of life within that time
ADOPTED = 20  # tables of the dead that a process takes at one go: the others shall have some too

NOW = "extract(epoch from clock_timestamp())"
BORN = text(f"INSERT INTO processes (address, hands, until) VALUES (:address, :hands, {NOW} + :alive) RETURNING number")  # noqa: S608
BEATS = text(f"UPDATE processes SET until = {NOW} + :alive WHERE number = :number AND until > 0")  # noqa: S608
OTHERS_DIE = text(  # one that was frozen while it gave its sign of life holds its row: nobody waits for that
    f"""UPDATE processes SET until = 0 WHERE number IN (
    SELECT number FROM processes WHERE until > 0 AND until < {NOW} FOR UPDATE SKIP LOCKED) RETURNING number"""  # noqa: S608
)
DIE = text("UPDATE processes SET until = 0 WHERE number = :number")
BURY = text(
    "DELETE FROM processes WHERE until = 0 AND NOT EXISTS (SELECT 1 FROM leases WHERE holder = processes.number)"
)
TAKE = text(
    f"""INSERT INTO leases (name, holder, fence) VALUES (:name, :number, 1)
    ON CONFLICT (name) DO UPDATE SET holder = :number, fence = leases.fence + 1
    WHERE leases.holder IS NULL OR leases.holder = :number
    OR NOT EXISTS (SELECT 1 FROM processes WHERE processes.number = leases.holder AND until > {NOW})
    RETURNING fence"""  # noqa: S608
)
HELD = text(
    f"""SELECT leases.name, leases.fence, leases.holder FROM leases JOIN processes ON processes.number = leases.holder
    WHERE leases.name = ANY(:names) AND until > {NOW} FOR SHARE OF leases FOR KEY SHARE OF processes"""  # noqa: S608
)
HOLDERS = text(
    f"""SELECT leases.name, processes.number, processes.address FROM leases
    JOIN processes ON processes.number = leases.holder WHERE leases.name = ANY(:names) AND until > {NOW}"""  # noqa: S608
)
LET_GO = text("UPDATE leases SET holder = NULL WHERE name = :name AND holder = :holder AND fence = :fence")
ORPHANS = text(
    """SELECT leases.name FROM leases JOIN processes ON processes.number = leases.holder
    JOIN tables ON tables.id = leases.name
    WHERE until = 0 AND tables.status = 'playing' AND tables.changed > :since ORDER BY random() LIMIT :most"""
)
SLEEPERS = text(
    """UPDATE leases SET holder = NULL FROM processes WHERE processes.number = leases.holder AND until = 0
    AND NOT EXISTS (SELECT 1 FROM tables WHERE id = leases.name AND status = 'playing' AND changed > :since)"""
)


def notice(kind: str, id: object, process: int) -> Executable:
    """What tells all processes, with the transaction it is in, that something of this kind changed (server/news.py)."""
    return select(func.pg_notify(CHANNEL, f"{kind} {id} {process}"))


@dataclass(frozen=True)
class Lease:
    """A table, the number of the process that holds it, and the fencing number with which it was taken."""

    name: str
    holder: int
    fence: int


class Elsewhere(Exception):
    """Another process holds the table; the text is that process's address."""

    def __init__(self, address: str) -> None:
        self.address = address
        super().__init__(address)


class Alone:
    """The leases of the only process on a SQLite file: all are its own, and nothing is asked for."""

    number = 0
    well = True

    def take(self, name: str) -> Lease | None:
        return None

    def new(self, name: str) -> tuple[Lease | None, list[Write]]:
        return None, []

    def hold(self, connection: Connection, leases: Sequence[Lease]) -> bool:
        return True

    def let_go(self, leases: Iterable[Lease]) -> None:
        pass

    def close(self) -> None:
        pass


class Shared:
    """This process among others over one PostgreSQL. All but `open` and `close` may be called from any thread."""

    def __init__(self, engine: Engine, alive: float = ALIVE) -> None:
        self.engine = engine
        self.alive = alive
        self.number = 0
        self.address, self.hands = "", 0
        self.on_death: Callable[[], None] = lambda: None
        self._steady = 0.0  # since when every sign of life arrived
        self._beaten = 0.0  # when the last one set out
        self._ended = threading.Event()
        self._beating = threading.Thread(target=self._beat_on, name="leases", daemon=True)

    def open(self, address: str, hands: int, on_death: Callable[[], None]) -> None:
        """Be one of the processes, from now on; `on_death` is called (in another thread) after it counted as dead."""
        self.address, self.hands, self.on_death = address, hands, on_death
        self._be_born()
        self._beating.start()

    def close(self) -> None:
        """Count as dead at once: others need not wait."""
        if self._beating.is_alive():
            self._ended.set()
            self._beating.join()
            try:
                with self.engine.begin() as connection:
                    connection.execute(DIE, {"number": self.number})
            except SQLAlchemyError as error:
                log.warning("the others must find out that this process ended", error=str(error)[:200])

    def _be_born(self) -> None:
        with self.engine.begin() as connection:
            connection.execute(BURY)
            born = {"address": self.address, "hands": self.hands, "alive": self.alive}
            self.number = int(connection.execute(BORN, born).scalar_one())
        self._steady = self._beaten = time.monotonic()
        log.info("one of the processes", number=self.number, address=self.address)

    def _beat_on(self) -> None:
        while not self._ended.wait(self.alive / BEATS_EACH):
            try:
                self.beat()
            except SQLAlchemyError as error:
                if self._steady:
                    log.error("no sign of life arrives", error=str(error)[:200])
                self._steady = 0.0

    def beat(self) -> None:
        """Give a sign of life, and notice who gave none; one who was not heard of for a while says nothing of others: it may
        have been the database that was away, or stood still."""
        begin = time.monotonic()
        with self.engine.begin() as connection:
            alive = connection.execute(BEATS, {"number": self.number, "alive": self.alive}).rowcount == 1
            arrived = time.monotonic()
            if arrived > self._beaten + self.alive:
                self._steady = 0.0
            dead: Sequence[int] = []
            if alive and self._steady and arrived > self._steady + self.alive:
                dead = connection.execute(OTHERS_DIE).scalars().all()
        for number in dead:
            log.warning("a process is dead", number=number)
        if not alive:
            log.error("this process counted as dead; it begins anew", number=self.number)
            self._be_born()
            self.on_death()
        elif not self._steady:
            self._steady = time.monotonic()
        self._beaten = begin

    @property
    def well(self) -> bool:
        """Do its signs of life arrive?"""
        return time.monotonic() < self._beaten + self.alive

    def take(self, name: str) -> Lease:
        """Hold a table that nobody else holds; Elsewhere where one does."""
        number = self.number
        for _ in range(3):
            with self.engine.begin() as connection:
                fence = connection.execute(TAKE, {"name": name, "number": number}).scalar()
                if fence is not None:
                    return Lease(name, number, int(fence))
                holder = connection.execute(HOLDERS, {"names": [name]}).first()
            if holder is not None:
                raise Elsewhere(holder.address)
        raise Elsewhere("")  # it goes from hand to hand just now

    def new(self, name: str) -> tuple[Lease, list[Write]]:
        """The lease of a table that is being made, and what writes it together with the table."""
        number = self.number
        return Lease(name, number, 1), [(TAKE.bindparams(name=name, number=number), None)]

    def hold(self, connection: Connection, leases: Sequence[Lease]) -> bool:
        """Are these leases those of this moment? They stay so until the transaction ends."""
        if not leases:
            return True
        found = connection.execute(HELD, {"names": [lease.name for lease in leases]})
        present = {Lease(row.name, row.holder, row.fence) for row in found}
        return present >= set(leases)

    def holders(self, names: Sequence[str]) -> dict[str, str]:
        """Where tables are held that other processes hold."""
        with self.engine.connect() as connection:
            found = connection.execute(HOLDERS, {"names": list(names)}).all()
        return {row.name: row.address for row in found if row.number != self.number}

    def let_go(self, leases: Iterable[Lease]) -> None:
        """Tables that left memory may be held by anybody."""
        values = [{"name": lease.name, "holder": lease.holder, "fence": lease.fence} for lease in leases]
        if values:
            with self.engine.begin() as connection:
                connection.execute(LET_GO, values)

    def orphans(self, since: int) -> list[str]:
        """Some running tables of the dead, changed since then; those that wait for nothing are let go."""
        with self.engine.begin() as connection:
            connection.execute(SLEEPERS, {"since": since})
            return list(connection.execute(ORPHANS, {"since": since, "most": ADOPTED}).scalars())
