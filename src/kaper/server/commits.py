"""Commits: what is written together, and the short way for what is written most.

An answer is some lines of one table. Over PostgreSQL the lines of all tables that wait are one statement, which looks at
their leases itself and is its own transaction: one trip to the database and back instead of six.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Engine, Executable, PoolProxiedConnection

from kaper.server.leases import NOW, Lease

Write = tuple[Executable, Sequence[dict[str, Any]] | None]
"""A statement, and the rows for it where there are several."""


@dataclass(frozen=True)
class Mark:
    """Which database this is: a restored backup carries a value of its own, one that never was restored carries none."""

    value: bytes | None


@dataclass(frozen=True)
class Change:
    """Statements that are done together, the database they belong to, and the lease they need."""

    mark: Mark
    writes: Sequence[Write]
    lease: Lease | None = None


class NotWritten(Exception):
    """There is nobody to write any more, or the database is another one by now."""


STRAIGHT = f"""
WITH held AS (
    SELECT 1 FROM leases JOIN processes ON processes.number = leases.holder
    JOIN unnest(%s::text[], %s::int[], %s::int[]) AS wanted (name, holder, fence)
    ON wanted.name = leases.name AND wanted.holder = leases.holder AND wanted.fence = leases.fence
    WHERE until > {NOW} FOR SHARE OF leases FOR KEY SHARE OF processes)
INSERT INTO lines ("table", number, entry) SELECT * FROM unnest(%s::text[], %s::int[], %s::bytea[])
WHERE (SELECT count(*) FROM held) = %s"""  # noqa: S608


class Straight:
    """The short way, on a connection of its own; used by one thread."""

    def __init__(self, engine: Engine, lines: Executable) -> None:
        self.engine, self.lines = engine, lines
        self._connection: PoolProxiedConnection | None = None

    def fits(self, batch: Sequence[Change]) -> bool:
        """Are these nothing but lines of tables that this process holds?"""
        return all(
            change.lease is not None and len(change.writes) == 1 and change.writes[0][0] is self.lines
            for change in batch
        )

    def commit(self, batch: Sequence[Change]) -> None:
        """All of them or none; NotWritten where one of the leases is gone."""
        leases = sorted({(each.name, each.holder, each.fence) for change in batch if (each := change.lease)})
        rows = [row for change in batch for row in change.writes[0][1] or ()]
        columns: list[Sequence[Any]] = [*zip(*leases, strict=True)]
        columns += [[row[name] for row in rows] for name in ("table", "number", "entry")]
        driver = self._open()
        try:
            count = driver.execute(STRAIGHT, [*map(list, columns), len(leases)], prepare=True).rowcount
        except BaseException:
            self.close()
            raise
        if count != len(rows):
            raise NotWritten("another process has one of the tables by now")

    def _open(self) -> Any:
        if self._connection is None:
            self._connection = self.engine.raw_connection()
            self._connection.detach()  # it does not go back among the others: it commits by itself
            self._connection.dbapi_connection.autocommit = True  # type: ignore[union-attr]
        return self._connection.dbapi_connection

    def close(self) -> None:
        """Let go of the connection; the next commit has a new one."""
        connection, self._connection = self._connection, None
        if connection is not None:
            connection.close()
