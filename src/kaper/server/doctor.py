"""The doctor: looks at data folder, database and tables without changing anything, and says what is wrong."""

from __future__ import annotations

import shutil
import stat
import time
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import httpx
import msgspec
from alembic.migration import MigrationContext
from sqlalchemy import Connection, Engine, Row, create_engine, select, text
from sqlalchemy.exc import SQLAlchemyError

from kaper.core.chance import Fair
from kaper.core.records import Entry
from kaper.core.sharing import code
from kaper.core.words import KaperError, Text
from kaper.server import storage
from kaper.server.course import Course
from kaper.server.ferry import FRESH
from kaper.server.games import built
from kaper.server.health import ROOM
from kaper.server.leases import NOW
from kaper.server.opening import newest_revision
from kaper.server.seating import seat_of, sheet_of
from kaper.server.settings import Settings

decode_entry = msgspec.json.Decoder(Entry).decode


class Finding(msgspec.Struct, frozen=True):
    """Something the doctor looked at, and whether it is well."""

    text: Text
    well: bool = True


def findings(settings: Settings) -> Iterator[Finding]:
    """All that there is to say, in order."""
    sqlite = settings.url.startswith("sqlite")
    if sqlite:
        if not settings.data.is_dir():
            yield Finding(Text("doctor-no-folder", {"folder": str(settings.data)}), False)
            return
        yield from folder(settings.data)
        if not (settings.data / "kaper.db").exists():
            yield Finding(Text("doctor-no-database"))
            return
    engine = create_engine(settings.url, hide_parameters=True)
    try:
        yield from database(engine, sqlite=sqlite)
        if not sqlite:
            yield from deployment(engine)
        yield from tables(engine)
    except SQLAlchemyError as error:
        yield Finding(Text("doctor-database-fails", {"why": str(getattr(error, "orig", None) or error)[:300]}), False)
    finally:
        engine.dispose()


def folder(data: Path) -> Iterator[Finding]:
    """Modes and room of the data folder."""
    open_to_others = [
        path.name
        for path in (data, *data.glob("kaper*"))
        if stat.S_IMODE(path.stat().st_mode) & (stat.S_IRWXG | stat.S_IRWXO)
    ]
    yield Finding(Text("doctor-folder", {"folder": str(data)}))
    if open_to_others:
        yield Finding(Text("doctor-modes", {"files": ", ".join(sorted(open_to_others))}), False)
    free = shutil.disk_usage(data).free
    yield Finding(Text("doctor-room", {"mebibytes": free >> 20}), free >= ROOM)


def database(engine: Engine, *, sqlite: bool) -> Iterator[Finding]:
    """Is it whole, and of which version?"""
    with engine.connect() as connection:
        if sqlite:
            found = connection.execute(text("PRAGMA integrity_check(3)")).scalars().all()
            well = found == ["ok"]
            yield Finding(Text("doctor-whole" if well else "doctor-damaged", {"why": "; ".join(map(str, found))}), well)
        revision = MigrationContext.configure(connection).get_current_revision() or "-"
    newest = newest_revision()
    yield Finding(Text("doctor-revision", {"revision": revision, "newest": newest}))


def deployment(engine: Engine) -> Iterator[Finding]:
    """Which processes are alive, do they answer from here, do thinkers run this program, and do clocks agree?"""
    with engine.connect() as connection:
        clock = float(connection.execute(text(f"SELECT {NOW}")).scalar_one())
        found = connection.execute(select(storage.processes).where(storage.processes.c.until > clock)).all()
    apart = abs(clock - time.time())
    yield Finding(Text("doctor-clock", {"seconds": round(apart)}), apart < FRESH / 2)
    for row in found:
        if row.address.startswith("thinker:"):
            same = row.address == f"thinker:{code()}"
            key = "doctor-thinker" if same else "doctor-thinker-other"
            yield Finding(Text(key, {"number": row.number, "hands": row.hands}), same)
        else:
            well = answers(row.address)
            key = "doctor-service" if well else "doctor-service-silent"
            yield Finding(Text(key, {"number": row.number, "address": row.address}), well)
    if not found:
        yield Finding(Text("doctor-no-service"))


def answers(address: str) -> bool:
    """Is a service well, asked from here?"""
    try:
        return httpx.get(f"{address}/healthz", timeout=5.0, trust_env=False).status_code == 200
    except (httpx.HTTPError, httpx.InvalidURL):
        return False


def tables(engine: Engine) -> Iterator[Finding]:
    """Does every table that was begun replay, by the rules of the games installed here?"""
    replayed = broken = 0
    with closing(engine.connect()) as connection:
        for row in connection.execute(select(storage.tables).where(storage.tables.c.status != "open")).all():
            try:
                _replay(connection, row)
                replayed += 1
            except Exception as error:
                broken += 1
                why = error.text if isinstance(error, KaperError) else repr(error)[:200]
                yield Finding(Text("doctor-table", {"table": row.id, "game": row.game, "why": why}), False)
    yield Finding(Text("doctor-tables", {"tables": replayed}), not broken)


def _replay(connection: Connection, row: Row[Any]) -> None:
    sheet = sheet_of(row)
    game = built().get(sheet.game)
    if game is None:
        raise KaperError(Text("service-no-game", {"game": sheet.game}))
    seats = [
        seat_of(found)
        for found in connection.execute(
            select(storage.seats).where(storage.seats.c.table == sheet.id).order_by(storage.seats.c.seat)
        )
    ]
    lines = select(storage.lines.c.entry).where(storage.lines.c.table == sheet.id).order_by(storage.lines.c.number)
    entries = [decode_entry(line.entry) for line in connection.execute(lines)]
    course = Course(game, len(seats), sheet.options, Fair(sheet.seed, sheet.id, sheet.nonces))
    course.replay(sheet.header([seat.name for seat in seats]), entries)
