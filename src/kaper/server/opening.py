"""Opening a database: its settings, whether it is whole, and the migrations it lacks."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from alembic.util import CommandError
from sqlalchemy import Engine, create_engine, event, func, make_url, select, text
from sqlalchemy.exc import SQLAlchemyError

from kaper.core.words import KaperError
from kaper.core.words import Text as Message
from kaper.server import backups

MIGRATING = 0x6B61706572
"""The number of the lock under which one process at a time brings a PostgreSQL up to date."""

PATIENCE = {
    "connect_timeout": 3,
    "keepalives_idle": 5,
    "keepalives_interval": 2,
    "keepalives_count": 3,
    "tcp_user_timeout": 10_000,
}
"""How long a PostgreSQL that says nothing is waited for, in libpq's words."""

FROZEN = 10_000
"""Milliseconds in which nothing comes, after which PostgreSQL gives a transaction up: whoever was frozen in the midst of one
shall not keep the others from what it had locked."""

SLOW = 120_000
"""The same for a migration, which keeps nobody waiting but those who start too, and on a busy machine takes its time."""

PRAGMAS = (
    "journal_mode=WAL",
    "synchronous=FULL",
    "foreign_keys=ON",
    "busy_timeout=5000",
    "wal_autocheckpoint=50000",  # pages, for emergencies: see Storage._tidy_log
)


def check(engine: Engine) -> None:
    """Is the file whole? A clear error if it is not."""
    if engine.dialect.name == "sqlite":
        with engine.connect() as connection:
            found = connection.execute(text("PRAGMA quick_check(3)")).scalars().all()
        if found != ["ok"]:
            raise KaperError(Message("service-damaged", {"why": "; ".join(map(str, found))[:300]}))


def up_to_date(url: str) -> Engine:
    """A database whose tables are those of today, or a clear error why it cannot be used; SQLite with our settings."""
    name = re.sub(r"://.*@", "://…@", url)  # without a password
    try:
        patience = PATIENCE if make_url(url).get_backend_name() == "postgresql" else {}
        # errors are logged: no secrets in them
        engine = create_engine(url, hide_parameters=True, pool_pre_ping=True, connect_args=patience)
        event.listen(engine, "connect", _open_sqlite if engine.dialect.name == "sqlite" else _open_postgres)
        check(engine)
        keep_copy(engine)
        migrate(engine)
    except (SQLAlchemyError, CommandError, ImportError) as error:
        raise cannot_store(name, error) from None
    return engine


def cannot_store(name: str, error: Exception) -> KaperError:
    """Why a database cannot be used."""
    why = str(getattr(error, "orig", None) or error)
    return KaperError(Message("service-cannot-store", {"database": name, "why": why}))


def _open_sqlite(connection: Any, _: Any) -> None:
    """Readers do not wait for the writer, and a commit is on disk when it returns."""
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()


def _open_postgres(connection: Any, _: Any) -> None:
    """Whoever is frozen in the midst of a transaction holds its locks for a while only."""
    connection.execute(f"SET idle_in_transaction_session_timeout = {FROZEN}")
    connection.commit()


def migrations() -> Config:
    """Where the migrations lie."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    return config


def newest_revision() -> str:
    """What a database of today is."""
    return str(ScriptDirectory.from_config(migrations()).get_current_head())


def keep_copy(engine: Engine) -> None:
    """Before a database is brought up to date, a verified copy of it is kept beside it."""
    file = engine.url.database
    if engine.dialect.name != "sqlite" or not file or not Path(file).is_file():
        return
    with engine.connect() as connection:
        revision = MigrationContext.configure(connection).get_current_revision()
    known = {script.revision for script in ScriptDirectory.from_config(migrations()).walk_revisions()}
    if revision in known - {newest_revision()}:  # one of tomorrow is refused by the migration, untouched
        backups.copy(Path(file), Path(file).with_name(f"kaper-before-{newest_revision()}.db"))


def migrate(engine: Engine) -> None:
    """Run the migrations that this database lacks."""
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        if engine.dialect.name == "postgresql":
            connection.execute(text(f"SET LOCAL idle_in_transaction_session_timeout = {SLOW}"))
            connection.execute(select(func.pg_advisory_xact_lock(MIGRATING)))
        command.upgrade(config, "head")
