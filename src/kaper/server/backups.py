"""Backups: verified copies of the database while the service runs, and the way back.

SQLite's own backup interface copies a database that others use. A restored one carries a new mark in its table of
secrets; a running service sees it inside its next transaction, writes nothing more to what it remembers, and reads
everything anew.
"""

from __future__ import annotations

import os
import secrets
import sqlite3
import tempfile
import time
from contextlib import closing
from pathlib import Path

from kaper.core.words import KaperError, Text

RESTORED = "restored"
"""The name of the mark."""


def copy(source: Path, target: Path) -> int:
    """A verified copy of a database, readable by its owner only; gives the number of its tables of play."""
    if not source.is_file():
        raise KaperError(Text("service-backup-none", {"file": str(source)}))
    target.parent.mkdir(parents=True, exist_ok=True)
    handle, made = tempfile.mkstemp(dir=target.parent, prefix=f".{target.name}.")
    os.close(handle)
    partial = Path(made)
    try:
        with closing(sqlite3.connect(source)) as old, closing(sqlite3.connect(partial)) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
        count = verify(partial)
        with partial.open("rb") as whole:
            os.fsync(whole.fileno())
        partial.replace(target)
    except sqlite3.Error as error:
        raise KaperError(Text("service-backup-failed", {"file": str(target), "why": str(error)})) from None
    finally:
        partial.unlink(missing_ok=True)
    return count


def verify(file: Path) -> int:
    """Is this file a whole database of Kaper? The number of its tables of play, or a clear error."""
    try:
        with closing(sqlite3.connect(f"file:{file}?mode=ro", uri=True)) as database:
            found = [str(row[0]) for row in database.execute("PRAGMA integrity_check(3)")]
            if found != ["ok"]:
                raise KaperError(Text("service-backup-bad", {"file": str(file), "why": "; ".join(found)[:300]}))
            return int(database.execute("SELECT count(*) FROM tables").fetchone()[0])
    except sqlite3.Error as error:
        raise KaperError(Text("service-backup-bad", {"file": str(file), "why": str(error)})) from None


def restore(file: Path, database: Path) -> tuple[int, Path | None]:
    """Put a backup in place of a database, also under a running service; the old one is kept beside it.

    Gives the number of tables of play, and where the old database lies.
    """
    from kaper.server.opening import up_to_date

    if not file.is_file():
        raise KaperError(Text("service-backup-none", {"file": str(file)}))
    database.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
    with tempfile.TemporaryDirectory(dir=database.parent, prefix=".restore.") as folder:
        fresh = Path(folder) / "kaper.db"
        count = copy(file, fresh)
        up_to_date(f"sqlite:///{fresh}").dispose()  # a running service expects the tables of today
        with closing(sqlite3.connect(fresh)) as marked, marked:
            marked.execute("DELETE FROM secrets WHERE name = ?", (RESTORED,))
            marked.execute("INSERT INTO secrets (name, value) VALUES (?, ?)", (RESTORED, secrets.token_bytes(16)))
        kept = None
        if database.exists():
            kept = database.with_name(f"kaper-before-restore-{time.strftime('%Y%m%d-%H%M%S')}.db")
            copy(database, kept)
        with closing(sqlite3.connect(fresh)) as new, closing(sqlite3.connect(database, timeout=30)) as old:
            new.backup(old)
    database.chmod(0o600)
    return count, kept
