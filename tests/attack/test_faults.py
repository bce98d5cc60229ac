"""What breaks breaks alone: loops go on, tables that cannot be read are set aside, a full disk loses nothing."""

import asyncio
import sqlite3
from contextlib import closing

import pytest
from sqlalchemy import event, select, text, update

from kaper.core import records
from kaper.core.words import KaperError
from kaper.server import storage
from kaper.server.health import ROOM, Loop
from kaper.server.storage import Storage
from tests.server.conftest import SILENT, code_of, running, simple_answer

pytestmark = pytest.mark.anyio


async def test_a_loop_that_fails_logs_and_goes_on():
    done = asyncio.Event()
    calls = []

    async def work():
        calls.append(len(calls))
        if len(calls) < 4:
            raise OSError("disk full")
        done.set()

    loop = Loop("test", work, 0.001)
    for failures in (1, 2, 3):
        await loop.once()
        assert loop.failures == failures
    assert not loop.well
    loop.start()
    await done.wait()
    await loop.stop()
    assert loop.failures == 0


async def test_an_unreadable_table_is_set_aside_by_name_and_the_others_wake(settings):
    async with running(settings) as house, house.person("Ann") as ann:
        broken, whole, odd = [(await ann.table("me", "bot:random", start=True))["id"] for _ in range(3)]
        line, sheet = storage.lines, storage.tables
        await house.service.storage.write(
            (update(line).where((line.c.table == broken) & (line.c.number == 0)).values(entry=b"{}"), None),
            (update(sheet).where(sheet.c.id == odd).values(options="[[["), None),
        )
        cookie = ann.http.cookies["kaper"]
    async with running(settings) as house, house.person() as ann:
        ann.http.cookies.clear()
        ann.http.cookies.set("kaper", cookie)
        await house.service.tables._waking
        await house.service.tables.adopt()  # on PostgreSQL they are those of a process that has ended
        assert set(house.service.tables.lives) == {whole}
        assert set(house.service.tables.aside) == {broken, odd}
        listed = {table["id"]: table for table in (await ann.get("/api/tables"))["mine"]}
        assert listed.keys() == {broken, whole}, "a row that cannot be read does not hide the others"
        assert listed[broken]["aside"]["args"]["table"] == broken
        assert listed[whole]["aside"] is None
        told = await ann.get(f"/api/tables/{broken}", status=409)
        assert broken in told["detail"]
        async with ann.sit(broken, hello=SILENT) as place:
            assert await code_of(place.socket) == 4410
        async with ann.sit(whole) as place:
            await place.answer_simply()


async def test_the_writer_outlives_any_error_and_says_it_to_whoever_waits(settings, monkeypatch):
    async with running(settings) as house:
        disk = house.service.storage
        monkeypatch.setattr(disk, "_write", lambda batch: 1 / 0)
        with pytest.raises(ZeroDivisionError):
            await disk.write((text("SELECT 1"), None))
        monkeypatch.undo()
        await disk.write((text("SELECT 1"), None))


async def test_a_writer_that_ends_stops_the_service_loudly(tmp_path, monkeypatch):
    ended = asyncio.Event()
    monkeypatch.setattr("kaper.server.storage.stop_loudly", lambda why: ended.set())
    disk = Storage(f"sqlite:///{tmp_path / 'kaper.db'}")
    monkeypatch.setattr(disk._something, "wait", None)
    await disk.open()
    await ended.wait()
    await disk.close()


async def test_a_damaged_database_is_told_at_the_start(tmp_path):
    disk = Storage(f"sqlite:///{tmp_path / 'kaper.db'}")
    await disk.open()
    await disk.close()
    with closing(sqlite3.connect(tmp_path / "kaper.db")) as database:
        database.execute("PRAGMA writable_schema=ON")
        database.execute("UPDATE sqlite_schema SET rootpage = 2 WHERE name IN ('guests', 'tables', 'seats')")
        database.commit()
    with pytest.raises(KaperError) as told:
        Storage(f"sqlite:///{tmp_path / 'kaper.db'}")
    assert told.value.text.key == "service-damaged"


async def test_a_full_disk_gives_a_sentence_nothing_is_lost_and_nobody_has_to_come_back(filed, monkeypatch):
    monkeypatch.setattr("kaper.server.live.REST", 0.05)
    async with running(filed) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True, options={"nights": 12})
        engine = house.service.storage.engine

        def no_room(connection):
            connection.exec_driver_sql("PRAGMA max_page_count=1")  # SQLite takes the present size: it may not grow

        async with ann.sit(made["id"]) as place:
            await place.asked()
            event.listen(engine, "begin", no_room)
            await place.answer(simple_answer(place.play["questions"][0]))
            while (told := await place.next())["type"] != "error":
                if told["type"] == "play" and told["questions"]:
                    await place.answer(simple_answer(told["questions"][0]))
            assert told["text"]["key"] == "service-disk-full"
            event.remove(engine, "begin", no_room)
            engine.dispose()  # connections that know of no limit
            live = await house.service.tables.live(made["id"])
            async with live.lock:
                assert len(live.match.lines) == len(await house.service.storage.rows(select(storage.lines)))
            await place.send(type="hello")
            while not place.play["over"]:
                message = await place.next()
                if message["type"] == "play" and message["questions"]:
                    await place.answer(simple_answer(message["questions"][0]))
        record = await ann.get(f"/api/tables/{made['id']}/record")
        assert records.verify(records.read(record)) > 0


async def test_health_tells_of_disk_writer_loops_and_lag(filed):
    async with running(filed) as house, house.person("Ann") as ann:
        health = house.service.health
        looking = health.loops[0]
        await looking.stop()  # what it would find on a slow machine is not what is asked here
        looking.task, health.lag = None, 0.0
        well = await ann.get("/healthz")
        assert (well["status"], well["problems"], well["workers"], well["of"]) == ("ok", [], 1, 1)
        assert well["disk"] > 0
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            await place.asked()
            health.free = ROOM - 1
            await place.answer("0")
            assert (await place.until("refused"))["text"]["key"] == "service-disk-full"
        health.writing = lambda: 1000.0
        health.lag = 5.0
        looking.failures = 3
        ill = await ann.get("/healthz", status=503)
        assert ill["problems"] == ["loop health", "disk", "writer", "lag"]
        assert ill["status"] == "failing"
