"""The service on PostgreSQL: the same tables and play.

KAPER_TEST_POSTGRES=1 runs all tests of the service on it.
"""

import httpx
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext

from kaper.server import storage
from kaper.server.storage import Storage
from tests.server import postgres
from tests.server.conftest import PATIENT, TLS, Client, quick, running, server_process

pytestmark = pytest.mark.anyio


async def test_migrations_make_the_same_tables():
    disk = Storage(postgres.fresh())
    with disk.engine.connect() as connection:
        assert compare_metadata(MigrationContext.configure(connection), storage.metadata) == []
    await disk.close()


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
