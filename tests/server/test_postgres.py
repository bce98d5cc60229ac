"""The service on PostgreSQL: the same tables and play, one service at a time, and one that was shut out writes nothing.

KAPER_TEST_POSTGRES=1 runs all tests of the service on it.
"""

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select

from kaper.core.words import KaperError
from kaper.server import storage
from kaper.server.storage import NotWritten, Storage
from tests.server import postgres
from tests.server.conftest import PATIENT, TLS, Client, quick, running, server_process

pytestmark = pytest.mark.anyio
ANN = {"id": "g", "name": "Ann", "emblem": "anchor", "language": "en", "named": True, "created": 1}


async def test_migrations_make_the_same_tables():
    disk = Storage(postgres.fresh())
    with disk.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), storage.metadata) == []
    await disk.close()


async def test_a_database_is_served_by_one_service_at_a_time(monkeypatch):
    monkeypatch.setattr(storage, "LET_GO", 0.2)
    url = postgres.fresh()
    first = Storage(url)
    with pytest.raises(KaperError) as refused:
        Storage(url)
    assert refused.value.text.key == "service-database-held"
    await first.close()
    await Storage(url).close()


async def test_a_service_that_lost_its_hold_writes_nothing_any_more():
    url = postgres.fresh()
    old = Storage(url)
    await old.open()
    assert not await old.look_for_restored()
    old._holding.close()  # as if its connection had broken
    old.engine.dispose()
    new = Storage(url)
    await new.open()
    with pytest.raises(NotWritten):
        await old.write((insert(storage.guests).values(ANN), None))
    assert await old.look_for_restored()
    assert await new.rows(select(storage.guests)) == []
    await new.write((insert(storage.guests).values(ANN), None))
    assert len(await new.rows(select(storage.guests))) == 1
    old._holding = None
    await old.close()
    await new.close()


async def test_a_killed_service_loses_nothing_and_another_goes_on(wreckers, tmp_path):
    url = postgres.fresh()
    with server_process(tmp_path, "--database", url) as (process, address):
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=PATIENT, verify=TLS) as http:
            ann = Client(address, http)
            await ann.get("/api/me")
            made = await ann.table("me", "bot:random", start=True, options={"nights": 12})
            async with ann.sit(made["id"]) as place:
                for _ in range(4):
                    await place.answer_simply()
                await place.asked()
                process.kill()
            cookies, play = dict(http.cookies), place.play
    async with running(quick(tmp_path / "other"), database=url) as house, house.person() as ann:
        ann.http.cookies = cookies
        async with ann.sit(made["id"]) as place:
            await place.asked()
            assert (place.play["number"], place.play["view"]) == (play["number"], play["view"])
            await place.finish()
            assert place.play["over"]
