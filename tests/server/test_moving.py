"""Backups of a PostgreSQL as files, and the way from a file into a PostgreSQL and back, with people at their tables."""

import asyncio
from dataclasses import replace

import pytest
from sqlalchemy import create_engine, func, insert, select

from kaper.cli import run
from kaper.core import records
from kaper.core.words import KaperError
from kaper.server import backups, moving, storage
from kaper.server.opening import up_to_date
from tests.server import postgres
from tests.server.conftest import PATIENT, running, wait_for

pytestmark = pytest.mark.anyio


async def test_tables_move_from_a_file_into_postgresql_and_back_and_their_people_play_on(filed, tmp_path, capsys):
    url, file, back = postgres.fresh(), tmp_path / "copy.db", tmp_path / "back.db"
    async with running(filed) as house, house.person("Ann") as ann:
        over, _ = await ann.finished()
        record = await ann.get(f"/api/tables/{over}/record")
        made = await ann.table("me", "bot:random", start=True, options={"nights": 4})
        async with ann.sit(made["id"]) as place:
            await place.answer_simply()
            await place.asked()
        await place.socket.wait_closed()
        stood, cookies = place.play, dict(ann.http.cookies)
        assert backups.copy(filed.file, file) == 2
    assert await asyncio.to_thread(run, ["restore", str(file), "--database", url]) == 0
    assert "2 tables were restored" in capsys.readouterr().out
    async with running(filed, database=url) as house, house.person() as ann:
        ann.http.cookies = cookies
        assert await ann.get(f"/api/tables/{over}/record") == record
        async with ann.sit(made["id"]) as place:
            await place.asked()
            assert (place.play["number"], place.play["view"]) == (stood["number"], stood["view"])
            await place.answer_simply()
            await place.asked()
            stood = place.play
            assert await asyncio.to_thread(run, ["backup", str(back), "--database", url]) == 0
    assert back.stat().st_mode & 0o077 == 0
    other = tmp_path / "other"
    backups.restore(back, other / "kaper.db")
    async with running(replace(filed, data=other)) as house, house.person() as ann:
        ann.http.cookies = cookies
        async with ann.sit(made["id"]) as place:
            await place.asked()
            assert (place.play["number"], place.play["view"]) == (stood["number"], stood["view"])
            await place.finish()
        assert records.verify(records.read(await ann.get(f"/api/tables/{made['id']}/record"))) > 0


async def test_a_backup_is_restored_under_a_running_service(filed, tmp_path):
    url, file = postgres.fresh(), tmp_path / "copy.db"
    async with running(filed, database=url) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True, options={"nights": 4})
        async with ann.sit(made["id"]) as place:
            await place.asked()
            kept = place.play
            assert await asyncio.to_thread(moving.copy_out, url, file) == 1
            await place.answer_simply()
            late = await ann.table("me", "bot:random", start=True)
            count, aside = await asyncio.to_thread(moving.copy_in, file, url, tmp_path / "aside")
            assert (count, backups.verify(aside)) == (1, 2)
            await asyncio.wait_for(place.socket.wait_closed(), PATIENT)
        # a write of the bot may have been lost, and the table closed, before the process hears that it counts as dead
        await wait_for(lambda: house.service.reading is not None and house.service.reading.done())
        async with ann.sit(made["id"]) as place:
            await place.asked()
            assert (place.play["number"], place.play["view"]) == (kept["number"], kept["view"])
            await place.finish()
            assert place.play["over"]
        await ann.get(f"/api/tables/{late['id']}", status=404)


def test_what_is_no_backup_changes_nothing_in_postgresql(tmp_path):
    url, junk = postgres.fresh(), tmp_path / "junk"
    engine = up_to_date(url)
    ann = {"id": "g", "name": "Ann", "emblem": "anchor", "language": "en", "named": True, "created": 1}
    with engine.begin() as connection:
        connection.execute(insert(storage.guests).values(ann))
    junk.write_text("no database, but quite long enough to be looked at as if it were one " * 9)
    for file in (junk, tmp_path / "none"):
        with pytest.raises(KaperError):
            moving.copy_in(file, url, tmp_path)
    half = tmp_path / "half.db"
    up_to_date(f"sqlite:///{half}").dispose()
    broken = create_engine(f"sqlite:///{half}")
    with broken.begin() as connection:
        connection.execute(
            insert(storage.guests).values(ann | {"id": "h", "name": "x" * 99})
        )  # too long for PostgreSQL
    broken.dispose()
    with pytest.raises(KaperError):
        moving.copy_in(half, url, tmp_path)
    with engine.connect() as connection:
        assert connection.execute(select(storage.guests.c.id)).scalars().all() == ["g"]
        assert connection.execute(select(func.count()).select_from(storage.tables)).scalar() == 0
    engine.dispose()
