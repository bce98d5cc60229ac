"""Thinkers: jobs in the database, done elsewhere; one that dies loses nothing, and without any the service thinks itself."""

import asyncio
import pickle
from contextlib import asynccontextmanager

import pytest

from kaper.analysis.__main__ import Said
from kaper.core.words import KaperError
from kaper.server import analyst, jobs
from kaper.server.jobs import Desk, Thinker
from kaper.server.storage import Storage
from kaper.server.worker import Look, Think
from kaper.server.workers import JobFailed
from tests.server import postgres
from tests.server.conftest import LEASE, quick, running

pytestmark = pytest.mark.anyio

LIMIT = 60.0


@asynccontextmanager
async def thinking(url, hands=1):
    """A thinker that works for a database, in this process."""
    thinker = Thinker(url, hands, LEASE)
    ready = asyncio.Event()
    task = asyncio.create_task(thinker.run(ready.set))
    await asyncio.wait((task, asyncio.create_task(ready.wait())), return_when=asyncio.FIRST_COMPLETED)
    try:
        yield thinker
    finally:
        await thinker.end()
        await task


@pytest.fixture
async def disk():
    """A database, and a process at it."""
    opened = Storage(postgres.fresh(), LEASE)
    await opened.open()
    opened.leases.address = "http://here"
    opened.leases._be_born()
    opened.leases._beating.start()
    yield opened
    await opened.close()


def url_of(disk):
    return disk.engine.url.render_as_string(hide_password=False)


def number_of_jobs(disk):
    with disk.engine.connect() as connection:
        return connection.execute(jobs.text("SELECT count(*) FROM jobs")).scalar_one()


async def test_bots_of_a_service_think_in_a_thinker(wreckers, tmp_path):
    url = postgres.fresh()
    async with running(quick(tmp_path), database=url) as house, house.person() as ann, thinking(url) as thinker:
        while not house.service.workers.most_posted:  # noqa: ASYNC110 - the service looks now and then
            await asyncio.sleep(0.02)
        assert house.service.workers.turns.hands == 2
        made = await ann.table("me", "bot:greedy", start=True, options={"nights": 2})
        async with ann.sit(made["id"]) as place:
            await place.finish()
            assert place.play["over"]
        assert thinker.done > 0
        record = await ann.get(f"/api/records/{made['id']}")
        assert record["problem"] is None


async def test_what_a_job_says_went_wrong_is_said_to_whoever_wanted_it(disk):
    async with thinking(url_of(disk)):
        desk = Desk(disk)
        assert await desk.look() == 1
        with pytest.raises(KaperError) as error:
            await desk.do(Look("x", b"no record"), LIMIT)
        assert error.value.text.key.startswith("error-")
        with pytest.raises(JobFailed):
            await desk.do(Think("random", 0, 1, b"no match"), LIMIT)
    assert number_of_jobs(disk) == 0


async def test_looking_back_is_done_by_a_thinker(wreckers, tmp_path, monkeypatch):
    url = postgres.fresh()
    async with running(quick(tmp_path), database=url) as house, house.person() as ann, thinking(url) as thinker:
        monkeypatch.setattr(analyst, "looking_back", None)  # the service itself does nothing of it
        id, _ = await ann.finished()
        while not house.service.workers.most_posted:  # noqa: ASYNC110 - the service looks now and then
            await asyncio.sleep(0.02)
        done = thinker.done
        state = await ann.post(f"/api/records/{id}/analysis")
        assert state["state"] == "waiting"
        while state["state"] in ("waiting", "working"):
            await asyncio.sleep(0.02)
            state = await ann.get(f"/api/records/{id}/analysis")
        assert state["state"] == "done"
        assert state["analysis"]["turns"]
        assert thinker.done == done + 1
        assert number_of_jobs(house.service.storage) == 0


async def looking(disk, record=b"no record"):
    """A record that is to be looked back at, the task that waits for it, and what was heard."""
    desk, heard = Desk(disk), []
    desk.share = 1

    async def hear(said):
        heard.append(said)

    asked = asyncio.create_task(desk.look_back(record, hear))
    while number_of_jobs(disk) == 0:  # noqa: ASYNC110 - it is posted by another task
        await asyncio.sleep(0.01)
    return desk, asked, heard


@asynccontextmanager
async def first_heard(disk, monkeypatch, telling):
    """A thinker looks back by what tells, until the first of it was heard."""
    monkeypatch.setattr(jobs, "looking_back", telling)
    monkeypatch.setattr(jobs, "LOOK", 0.05)
    _, asked, heard = await looking(disk)
    async with thinking(url_of(disk)):
        while not heard:  # noqa: ASYNC110 - another task hears it
            await asyncio.sleep(0.01)
        yield asked, heard


async def test_how_far_looking_back_is_reaches_whoever_asked(disk, monkeypatch):
    heard_of = asyncio.Event()

    async def telling(record, hands):
        yield Said(1, 2)
        await heard_of.wait()
        yield Said(2, 2, end=True)

    async with first_heard(disk, monkeypatch, telling) as (asked, heard):
        heard_of.set()
        assert await asked
    assert [(said.done, said.end) for said in heard] == [(1, False), (2, True)]


async def test_whoever_gives_up_looking_back_ends_it_at_the_thinker(disk, monkeypatch):
    ended = asyncio.Event()

    async def telling(record, hands):
        try:
            while True:
                yield Said(1, 2)
                await asyncio.sleep(0.01)
        finally:
            ended.set()

    async with first_heard(disk, monkeypatch, telling) as (asked, _):
        asked.cancel()
        await ended.wait()
    assert number_of_jobs(disk) == 0


async def test_what_cannot_be_looked_back_at_is_said_also_after_a_thinker_died(disk):
    _, asked, heard = await looking(disk)
    with disk.engine.begin() as connection:
        assert connection.execute(jobs.CLAIM, {"me": 999_999, "code": jobs.code(), "kind": jobs.LOOKING_BACK}).first()
    async with thinking(url_of(disk)):
        assert await asked
    assert [said.end for said in heard] == [True]
    assert heard[0].problem.key.startswith("error-")
    assert number_of_jobs(disk) == 0


async def test_where_no_thinker_is_left_whoever_asked_looks_back_by_itself(disk):
    desk, asked, heard = await looking(disk)
    assert await desk.look() == 0
    assert not await asked
    assert (heard, number_of_jobs(disk)) == ([], 0)
    assert not await desk.look_back(b"another", lambda said: None)


async def posted(disk):
    """A job in the queue, and the task that waits for what comes of it."""
    desk = Desk(disk)
    desk.share = 1
    asked = asyncio.create_task(desk.do(Look("x", b"no record"), LIMIT))
    while number_of_jobs(disk) == 0:  # noqa: ASYNC110 - it is posted by another task
        await asyncio.sleep(0.01)
    return asked


async def test_a_job_of_a_thinker_that_died_is_done_by_another(disk):
    asked = await posted(disk)
    with disk.engine.begin() as connection:
        taken = connection.execute(
            jobs.CLAIM, {"me": 999_999, "code": jobs.code(), "kind": jobs.THOUGHT}
        ).first()  # nobody who lives
    assert taken is not None
    async with thinking(url_of(disk)) as thinker:
        with pytest.raises(KaperError):
            await asked
        assert thinker.done == 1


async def test_a_job_that_outlives_its_thinkers_fails_and_harms_no_more(disk):
    asked = await posted(disk)
    for _ in range(jobs.TRIES):
        with disk.engine.begin() as connection:
            connection.execute(jobs.CLAIM, {"me": 999_999, "code": jobs.code(), "kind": jobs.THOUGHT})
    async with thinking(url_of(disk)):
        with pytest.raises(JobFailed, match="outlived"):
            await asked


async def test_without_a_thinker_the_service_thinks_by_itself(disk):
    desk = Desk(disk)
    desk.share = 1  # there was one a moment ago
    asked = asyncio.create_task(desk.do(Look("x", b"no record"), LIMIT))
    while number_of_jobs(disk) == 0:  # noqa: ASYNC110 - it is posted by another task
        await asyncio.sleep(0.01)
    assert await desk.look() == 0
    with pytest.raises(KaperError):
        await asked
    assert number_of_jobs(disk) == 0


async def test_a_thinker_of_another_version_gets_nothing(disk, monkeypatch):
    async with thinking(url_of(disk)):
        desk = Desk(disk)
        assert await desk.look() == 1
        monkeypatch.setattr(jobs, "code", lambda: "of another day")
        assert await desk.look() == 0


async def test_jobs_of_a_service_that_died_are_swept_away(disk):
    with disk.engine.begin() as connection:
        body = pickle.dumps((LIMIT, Look("x", b"")))
        connection.execute(jobs.POST, {"poster": 999_999, "code": "c", "kind": jobs.THOUGHT, "body": body})
    assert number_of_jobs(disk) == 1
    await Desk(disk).look()
    assert number_of_jobs(disk) == 0
