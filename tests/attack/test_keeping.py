"""Backups, restores and copies before migrations while the service runs, the doctor, and the log."""

import asyncio
import io
import json
import sqlite3
import subprocess
import sys
import threading
from contextlib import closing, redirect_stderr

import pytest
import structlog
from alembic import command
from sqlalchemy import create_engine

from kaper.server import backups, opening
from kaper.server.doctor import findings
from kaper.server.run import write_log
from kaper.server.storage import Storage
from tests.server.conftest import running

pytestmark = pytest.mark.anyio


def kaper(*arguments):
    done = subprocess.run([sys.executable, "-m", "kaper", *arguments], capture_output=True, text=True, check=False)
    return done.returncode, done.stdout, done.stderr


async def test_a_backup_is_made_and_restored_while_people_play(filed, tmp_path):
    file = tmp_path / "copy.db"
    async with running(filed) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True, options={"nights": 12})
        async with ann.sit(made["id"]) as place:
            for _ in range(3):
                await place.answer_simply()
            await place.asked()
            kept = place.play
            assert backups.copy(filed.file, file) == 1
            assert file.stat().st_mode & 0o077 == 0
            for _ in range(3):
                await place.answer_simply()
            late = await ann.table("me", "bot:random", start=True)
            assert backups.restore(file, filed.file)[0] == 1
            live = await house.service.tables.live(made["id"])
            seat = next((seat for seat in live.asked if seat == 0), None)
            if seat is not None and place.play["questions"]:
                await place.answer(live.asked[0].suggestions(live.match.state, 1)[0])  # it must not be written
            await house.service._notice_restored()
            await place.socket.wait_closed()
            assert place.socket.close_code == 1012
        async with ann.sit(made["id"]) as place:
            await place.asked()
            assert (place.play["number"], place.play["view"]) == (kept["number"], kept["view"])
            await place.finish()
            assert place.play["over"]
        await ann.get(f"/api/tables/{late['id']}", status=404)


async def test_nothing_remembered_is_written_into_a_restored_database(filed, tmp_path):
    file = tmp_path / "copy.db"
    async with running(filed) as house, house.person("Ann") as ann:
        for loop in house.service.health.loops:
            if loop.name == "restored":
                loop.task.cancel()
        backups.copy(filed.file, file)
        backups.restore(file, filed.file)
        body = {"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "open"}]}
        reply = await ann.http.post("/api/tables", json=body, headers={"X-Kaper": "1"})
        assert reply.status_code == 503
        with closing(sqlite3.connect(filed.file)) as database:
            assert database.execute("SELECT count(*) FROM tables").fetchone() == (0,)
        await house.service._notice_restored()
        await ann.table("me", "open")


async def test_what_waits_for_the_disk_while_a_backup_is_restored_is_not_written_into_it(filed, tmp_path):
    file, gate = tmp_path / "copy.db", threading.Event()
    async with running(filed) as house, house.person("Ann") as ann:
        for loop in house.service.health.loops:
            if loop.name == "restored":
                loop.task.cancel()
        made = await ann.table("me", "bot:random", start=True, options={"nights": 12})
        async with ann.sit(made["id"]) as place:
            await place.asked()
            kept = place.play
            backups.copy(filed.file, file)
            live = await house.service.tables.live(made["id"])
            house.service.storage._writers.submit(gate.wait)  # a slow disk
            try:
                await place.answer(live.asked[0].suggestions(live.match.state, 1)[0])
                while not live.lock.locked():  # noqa: ASYNC110 - a lock tells nobody that it was taken
                    await asyncio.sleep(0.01)
                backups.restore(file, filed.file)
                await house.service._notice_restored()
            finally:
                gate.set()
            await place.socket.wait_closed()
        async with ann.sit(made["id"]) as place:
            await place.asked()
            assert (place.play["number"], place.play["view"]) == (kept["number"], kept["view"])
            await place.finish()


def test_what_is_no_backup_is_refused_and_changes_nothing(wreckers, tmp_path):
    data, junk = tmp_path / "data", tmp_path / "junk"
    junk.write_text("no database, but quite long enough to be looked at as if it were one " * 9)
    data.mkdir(mode=0o700)
    opening.up_to_date(f"sqlite:///{data / 'kaper.db'}").dispose()
    before = (data / "kaper.db").read_bytes()
    code, _, said = kaper("restore", str(junk), "--data", str(data))
    assert code == 2
    assert "is not a" in said or "file is not a database" in said
    assert kaper("restore", str(tmp_path / "none"), "--data", str(data))[0] == 2
    assert (data / "kaper.db").read_bytes() == before
    code, said, _ = kaper("backup", str(tmp_path / "b.db"), "--data", str(data))
    assert (code, "0 tables are in" in said) == (0, True)
    code, said, _ = kaper("restore", str(tmp_path / "b.db"), "--data", str(data))
    assert (code, "What was there before" in said) == (0, True)


def old_database(folder, revision="0002"):
    """A database as an earlier Kaper left it."""
    folder.mkdir(mode=0o700)
    engine = create_engine(f"sqlite:///{folder / 'kaper.db'}")
    config = opening.migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
    engine.dispose()
    with closing(sqlite3.connect(folder / "kaper.db")) as database, database:
        database.execute("INSERT INTO guests VALUES ('g', 'Ann', 'anchor', 'en', 1, 0)")


async def test_before_a_migration_a_copy_is_kept_and_guests_of_then_are_known(tmp_path):
    data = tmp_path / "data"
    old_database(data)
    disk = Storage(f"sqlite:///{data / 'kaper.db'}")
    await disk.open()
    await disk.close()
    newest = opening.newest_revision()
    kept = data / f"kaper-before-{newest}.db"
    assert backups.verify(kept) == 0
    with closing(sqlite3.connect(kept)) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == ("0002",)
    with closing(sqlite3.connect(data / "kaper.db")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (newest,)
        assert database.execute("SELECT name, generation FROM guests").fetchall() == [("Ann", 0)]


async def test_an_old_backup_is_brought_up_to_date_when_it_is_restored(filed, tmp_path):
    old_database(tmp_path / "old")
    async with running(filed) as house, house.person("Bob") as bob:
        backups.restore(tmp_path / "old" / "kaper.db", filed.file)
        await house.service._notice_restored()
        assert (await bob.http.get("/api/tables")).status_code == 401, "Bob came after that backup"


async def test_the_doctor_names_tables_that_do_not_replay_and_changes_nothing(filed):
    async with running(filed) as house, house.person("Ann") as ann:
        whole, broken = [(await ann.table("me", "bot:random", start=True))["id"] for _ in range(2)]
    well = list(findings(filed))
    assert [finding.text.key for finding in well if not finding.well] in ([], ["doctor-modes"])
    with closing(sqlite3.connect(filed.file)) as database, database:
        database.execute("""UPDATE lines SET entry = '{}' WHERE "table" = ? AND number = 0""", (broken,))
    filed.data.chmod(0o755)
    found = {finding.text.key: finding for finding in findings(filed)}
    assert found["doctor-table"].text.args["table"] == broken
    assert found["doctor-tables"].text.args["tables"] == 1
    assert not found["doctor-modes"].well
    code, said, _ = kaper("doctor", "--data", str(filed.data))
    assert code == 1
    assert broken in said
    assert whole not in said
    assert kaper("doctor", "--data", str(filed.data / "none"), "--lang", "pl")[0] == 1


@pytest.mark.parametrize("form", ["text", "json"])
def test_the_log_has_a_date_and_is_json_where_asked_for(form):
    kept = structlog.get_config()
    told = io.StringIO()
    try:
        with redirect_stderr(told):
            write_log(form)
            try:
                secret = "seed"  # noqa: F841, S105 - a variable that no traceback may show
                raise ValueError("oops")
            except ValueError:
                structlog.get_logger("test").exception("failed", table="t")
    finally:
        structlog.configure(**kept)
    line = told.getvalue()
    if form == "json":
        said = json.loads(line)
        assert (said["event"], said["table"], said["level"]) == ("failed", "t", "error")
        assert said["timestamp"][:2] == "20"
        assert "ValueError: oops" in said["exception"]
    else:
        assert line[:2] == "20"
        assert line[4] == line[7] == "-"
    assert "'seed'" not in line
