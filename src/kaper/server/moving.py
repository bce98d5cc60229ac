"""Moving: the tables of a PostgreSQL as a file of SQLite, and such a file into a PostgreSQL.

These are our own backups of a PostgreSQL, and the way from one kind of database to the other. What belongs to the processes
that run (their rows, leases and jobs) does not travel.
"""

from __future__ import annotations

import tempfile
import time
from pathlib import Path

from sqlalchemy import Connection, Engine, func, insert, select, text, update
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from kaper.core.words import KaperError, Text
from kaper.server import backups, storage
from kaper.server.opening import cannot_store, up_to_date

OF_PROCESSES = (storage.processes, storage.leases, storage.jobs)
TRAVELLING = [table for table in storage.metadata.sorted_tables if table not in OF_PROCESSES]
ROWS = 500  # at one go
TRIES = 5  # services that run may hold in other order what is locked here


def copy_out(url: str, file: Path) -> int:
    """A verified file of SQLite with all that a PostgreSQL holds at one moment; the number of its tables of play."""
    file.parent.mkdir(parents=True, exist_ok=True)
    source = up_to_date(url)
    with tempfile.TemporaryDirectory(dir=file.parent, prefix=".backup.") as folder:
        fresh = Path(folder) / "kaper.db"
        target = up_to_date(f"sqlite:///{fresh}")
        try:
            with source.connect() as old, target.begin() as new:
                _copy(old.execution_options(isolation_level="REPEATABLE READ"), new)
        except SQLAlchemyError as error:
            why = str(getattr(error, "orig", None) or error)
            raise KaperError(Text("service-backup-failed", {"file": str(file), "why": why})) from None
        finally:
            source.dispose()
            target.dispose()
        return backups.copy(fresh, file)


def copy_in(file: Path, url: str, aside: Path) -> tuple[int, Path | None]:
    """Put a file of SQLite in place of what a PostgreSQL holds, also under running services: they count as dead from then on,
    and begin anew with what is there. The number of tables of play, and where in a folder lies what was there before."""
    if not file.is_file():
        raise KaperError(Text("service-backup-none", {"file": str(file)}))
    count = backups.verify(file)
    target = up_to_date(url)
    try:
        kept = _kept(target, url, aside)
        with tempfile.TemporaryDirectory(prefix="kaper-restore-") as folder:
            fresh = Path(folder) / "kaper.db"
            backups.copy(file, fresh)
            source = up_to_date(f"sqlite:///{fresh}")  # the tables of today
            try:
                _replace(source, target)
            finally:
                source.dispose()
    except SQLAlchemyError as error:
        raise cannot_store(url.rsplit("@", maxsplit=1)[-1], error) from None
    finally:
        target.dispose()
    return count, kept


def _kept(target: Engine, url: str, aside: Path) -> Path | None:
    with target.connect() as connection:
        if not connection.execute(select(func.count()).select_from(storage.guests)).scalar():
            return None
    kept = aside / f"kaper-before-restore-{time.strftime('%Y%m%d-%H%M%S')}.db"
    copy_out(url, kept)
    return kept


def _replace(source: Engine, target: Engine) -> None:
    emptied = ", ".join(f'"{table.name}"' for table in (*TRAVELLING, storage.leases, storage.jobs))
    for last in (*[False] * (TRIES - 1), True):
        try:
            with source.connect() as old, target.begin() as new:
                new.execute(update(storage.processes).values(until=0))
                new.execute(text(f"TRUNCATE {emptied}"))
                _copy(old, new)
        except OperationalError as error:
            if last or "deadlock" not in str(error.orig):
                raise
        else:
            return


def _copy(old: Connection, new: Connection) -> None:
    for table in TRAVELLING:
        new.execute(table.delete())  # what a migration put there
        for rows in old.execution_options(yield_per=ROWS).execute(select(table)).mappings().partitions():
            new.execute(insert(table), [dict(row) for row in rows])
