"""One guest starves nobody: turns at the workers are given fairly, and bots think shorter rather than later."""

import asyncio
import pickle
from dataclasses import replace

import pytest

from kaper.server.fairness import COUNTED, LEAST_SHARE, MOST_RECORDS, Busy, Errand, Lane, Turns
from kaper.server.worker import Look, Think, run
from kaper.server.workers import Hand
from tests.server.conftest import running

pytestmark = pytest.mark.anyio

HOG, ANN = "hog", "ann"


class Clock:
    """Time that stands until it is moved."""

    now = 0.0

    def __call__(self):
        return self.now


class Desk:
    """Turns with jobs that take a known time, and the order in which they were done."""

    def __init__(self, hands):
        self.clock = Clock()
        self.turns = Turns(hands, self.clock)
        self.order = []
        self.tasks = []

    async def ask(self, guest, lane=Lane.WATCHED, name=None):
        async def job():
            errand = Errand(guest, lane)
            await self.turns.take(errand)
            self.order.append(name or guest)

        self.tasks.append(asyncio.create_task(job()))
        await asyncio.sleep(0)

    async def end(self, errand, seconds=1.0):
        """The running job of an errand ends."""
        self.clock.now += seconds
        self.turns.give_back(errand, seconds)
        await asyncio.sleep(0)

    async def end_all(self, seconds=1.0):
        while self.turns.running:
            await self.end(self.turns.running[0], seconds)


async def test_whoever_used_least_comes_next_however_many_jobs_another_has_waiting():
    desk = Desk(1)
    for _ in range(20):
        await desk.ask(HOG)
    await desk.end(Errand(HOG, Lane.WATCHED))
    await desk.ask(ANN)
    await desk.end(Errand(HOG, Lane.WATCHED))
    assert desk.order == [HOG, HOG, ANN]
    await desk.end_all()
    assert desk.order.count(HOG) == 20


async def test_one_guest_never_holds_all_workers():
    desk = Desk(3)
    for _ in range(20):
        await desk.ask(HOG)
    assert desk.turns.running == [Errand(HOG, Lane.WATCHED)] * 2
    await desk.ask(ANN)
    assert desk.order[-1] == ANN


async def test_one_worker_is_kept_for_people_at_tables():
    desk = Desk(2)
    for guest in ("a", "b", "c"):
        await desk.ask(guest, Lane.UNWATCHED)
        await desk.ask(guest, Lane.RECORDS)
    assert len(desk.turns.running) == 1
    await desk.ask(ANN)
    assert desk.order[-1] == ANN


async def test_unwatched_tables_come_last_but_come():
    desk = Desk(1)
    for guest in "abcdefghijkl":
        await desk.ask(guest, Lane.WATCHED, "watched")
        await desk.ask(guest, Lane.UNWATCHED, "unwatched")
    await desk.end_all()
    first = desk.order.index("unwatched", 2)
    assert desk.order[2:first].count("watched") >= 6
    assert desk.order.count("unwatched") == 12


async def test_readers_of_records_wait_in_a_lane_of_their_own_one_at_a_time():
    desk = Desk(4)
    for _ in range(1 + MOST_RECORDS):
        await desk.ask(HOG, Lane.RECORDS)
    assert desk.turns.running == [Errand(HOG, Lane.RECORDS)]
    with pytest.raises(Busy):
        await desk.turns.take(Errand(HOG, Lane.RECORDS))
    await desk.ask(ANN, Lane.RECORDS)
    assert desk.order == [HOG, ANN]


async def test_what_was_used_is_forgotten_and_nobody_saves_up_time():
    desk = Desk(1)
    await desk.ask(HOG)
    await desk.end(Errand(HOG, Lane.WATCHED), 30.0)
    assert desk.turns.used(HOG) == pytest.approx(30.0)
    desk.clock.now += 300.0
    assert desk.turns.used(HOG) < 0.1


async def test_a_job_given_up_while_waiting_or_just_called_frees_its_turn():
    desk = Desk(1)
    await desk.ask(ANN)
    await desk.ask(HOG)
    await desk.ask("bob")
    desk.tasks[1].cancel()
    await asyncio.sleep(0)
    await desk.end(Errand(ANN, Lane.WATCHED))
    assert desk.order == [ANN, "bob"]
    await desk.ask("cyd")
    desk.turns.give_back(Errand("bob", Lane.WATCHED), 1.0)
    desk.tasks[3].cancel()  # called, but it has not run yet
    await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert desk.turns.running == []


async def test_under_load_bots_think_shorter_most_of_all_those_who_make_the_load():
    desk = Desk(2)
    assert desk.turns.share(Errand(ANN, Lane.WATCHED)) == 1.0
    for _ in range(40):
        await desk.ask(HOG, Lane.UNWATCHED)
    assert desk.turns.share(Errand(ANN, Lane.WATCHED)) == 1.0, "nobody's tables do not hurry those who are watched"
    assert desk.turns.share(Errand(HOG, Lane.UNWATCHED)) == LEAST_SHARE
    for _ in range(40):
        await desk.ask(HOG, Lane.WATCHED)
    assert desk.turns.share(Errand(ANN, Lane.WATCHED)) == 2 / (2 + COUNTED)


async def test_a_searching_bot_thinks_only_its_share(house, monkeypatch):
    """The seconds it is given are counted by what it asks its own clock for."""
    async with house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        live = await house.service.tables.live(made["id"])
        given = []
        monkeypatch.setattr("kaper.bots.mcts.Mcts.answer", lambda bot, handle, rng: given.append(bot.seconds) or "0")
        material = pickle.dumps(live.match.fork(1, keep=True))
        for share in (1.0, 0.25):
            assert bytes(run(Think("hard", 0, 1, material, share)).result) == b'"0"'
        assert given == [1.0, 0.25]


async def test_a_guest_with_many_hard_bots_and_slow_uploads_does_not_keep_another_waiting(settings, monkeypatch):
    """The hog's jobs never end; the other's bot answers all the same."""
    async with running(replace(settings, workers=2)) as house, house.person("Hog") as hog, house.person("Ann") as ann:
        work, never, stuck = Hand.do, asyncio.Event(), []

        async def slow(hand, job, limit):
            if isinstance(job, Look) or (isinstance(job, Think) and job.bot == "hard"):
                stuck.append(job)
                await never.wait()
            return await work(hand, job, limit)

        monkeypatch.setattr(Hand, "do", slow)
        for _ in range(6):
            await hog.table("bot:hard", "bot:hard", start=True)
        uploads = [asyncio.create_task(hog.ask("POST", "/api/records", b"{}")) for _ in range(3)]
        made = await ann.table("me", "bot:easy", start=True, options={"nights": 2})
        async with ann.sit(made["id"]) as place:
            await place.finish()
            assert place.play["over"]
        assert len(stuck) == 1
        for upload in uploads:
            upload.cancel()
        never.set()


async def test_a_table_says_when_its_bots_think_shorter(settings, monkeypatch):
    async with running(settings) as house, house.person("Ann") as ann:
        monkeypatch.setattr(house.service.workers.turns, "share", lambda errand: 0.5)
        made = await ann.table("me", "bot:random", start=True, options={"nights": 12})
        async with ann.sit(made["id"]) as place:
            while not place.table.get("hurried"):
                await place.answer_simply()
            monkeypatch.undo()
            while place.table["hurried"]:
                await place.answer_simply()
