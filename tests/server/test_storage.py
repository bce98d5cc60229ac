"""Storage: migrations, the one queue of writes, and what happens when a write is lost."""

import asyncio

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select, text, update
from sqlalchemy.exc import IntegrityError

from kaper.server import storage
from kaper.server.storage import Storage
from tests.server.conftest import PATIENT, running

pytestmark = pytest.mark.anyio

GUEST = {"id": "g", "name": "Ann", "emblem": "anchor", "language": "en", "named": True, "created": 0}


@pytest.fixture
async def disk(tmp_path):
    kept = Storage(f"sqlite:///{tmp_path / 'kaper.db'}")
    await kept.open()
    yield kept
    await kept.close()


async def test_migrations_make_exactly_the_tables_that_the_code_knows(disk):
    with disk.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), storage.metadata) == []


async def test_a_commit_is_on_disk_and_readers_do_not_wait(disk):
    assert (await disk.row(text("PRAGMA journal_mode")))[0] == "wal"
    assert (await disk.row(text("PRAGMA synchronous")))[0] == 2
    assert (await disk.row(text("PRAGMA foreign_keys")))[0] == 1


async def test_opening_again_keeps_what_was_written(disk, tmp_path):
    await disk.write((insert(storage.guests).values(GUEST), None))
    again = Storage(f"sqlite:///{tmp_path / 'kaper.db'}")
    await again.open()
    assert (await again.row(select(storage.guests))).name == "Ann"
    await again.close()


async def test_two_answers_cannot_take_one_place_and_the_wrong_one_harms_no_other(disk):
    rows = [{**GUEST, "id": id} for id in ("a", "b")]
    wrong = [{**GUEST, "id": "c"}, {**GUEST, "id": "a"}]
    first, second, third = await asyncio.gather(
        disk.write((insert(storage.guests), rows)),
        disk.write((insert(storage.guests), wrong)),
        disk.write((insert(storage.guests).values({**GUEST, "id": "d"}), None)),
        return_exceptions=True,
    )
    assert first is None
    assert third is None
    assert isinstance(second, IntegrityError)
    found = await disk.rows(select(storage.guests.c.id).order_by(storage.guests.c.id))
    assert [row.id for row in found] == ["a", "b", "d"]


async def test_a_place_taken_by_another_process_closes_the_table_and_it_is_read_anew(settings):
    async with running(settings) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            await place.asked()
            live = await house.service.tables.live(made["id"])
            foreign = {"table": made["id"], "number": len(live.match.lines), "entry": b'{"seat":0,"answer":"1"}'}
            await house.service.storage.write((insert(storage.lines).values(foreign), None))
            await place.answer("0")
            await asyncio.wait_for(place.socket.wait_closed(), PATIENT)
            assert place.socket.close_code == 1012
            assert not any(event["event"]["type"] == "peeked" for event in place.events), "nobody was told"
        async with ann.sit(made["id"]) as place:
            await place.until("play")
            assert next(event for event in place.events if event["event"]["type"] == "peeked")["event"]["place"] == 1
            await place.finish()


async def test_tables_that_never_began_and_old_uploads_are_forgotten(settings):
    async with running(settings) as house, house.person("Ann") as ann:
        old, fresh, begun = [await ann.table("me", "bot:random", start=start) for start in (False, False, True)]
        await house.service.tables.upload(house.service.guests.known.popitem()[1], "oldrecord", b"{}")
        past = [
            update(storage.tables).where(storage.tables.c.id.in_([old["id"], begun["id"]])).values(changed=0),
            update(storage.uploads).values(created=0),
        ]
        await house.service.storage.write(*((statement, None) for statement in past))
    async with running(settings) as house:
        kept = await house.service.storage.rows(select(storage.tables.c.id))
        assert {row.id for row in kept} == {fresh["id"], begun["id"]}
        assert not await house.service.storage.rows(select(storage.uploads))


async def test_idle_tables_leave_memory_and_come_back(settings):
    async with running(settings, idle=0.0) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            await place.asked()
            question = place.play["questions"]
        tables = house.service.tables
        for _ in range(500):
            if made["id"] not in tables.lives:
                break
            await asyncio.sleep(0.02)
        assert made["id"] not in tables.lives
        async with ann.sit(made["id"]) as place:
            await place.asked()
            assert place.play["questions"] == question
