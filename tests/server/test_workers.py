"""Bots think in other processes; one that fails, hangs or dies never stops a table."""

import asyncio
import pickle
import subprocess
import sys

import msgspec
import pytest

from kaper.core.words import KaperError
from kaper.server import thinking
from kaper.server.fairness import Errand, Lane
from kaper.server.worker import LENGTH, Look, Think, run
from kaper.server.workers import Hand, JobFailed, Workers
from tests.server.conftest import running

pytestmark = pytest.mark.anyio
SOMEBODY = Errand("g", Lane.WATCHED)


def test_a_worker_does_not_know_the_web():
    code = (
        "import kaper.server.worker, sys; print([m for m in ('litestar', 'uvicorn', 'sqlalchemy') if m in sys.modules])"
    )
    assert subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True).stdout == "[]\n"


class Sleep(msgspec.Struct):
    """A job that takes too long."""

    seconds: float

    def do(self):
        import time

        time.sleep(self.seconds)
        return "slept"


class Exit(msgspec.Struct):
    """A job that takes its process with it."""

    def do(self):
        import os

        os._exit(3)


class Print(msgspec.Struct):
    """A job that writes where replies are written."""

    def do(self):
        print("noise " * 100)
        return "done"


@pytest.mark.parametrize("whole", [True, False])
def test_a_worker_whose_server_was_killed_ends_without_a_word(whole):
    command = [sys.executable, "-P", "-m", "kaper.server.worker"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as worker:
        worker.stdout.close()
        sent = pickle.dumps((60.0, Look("x", b"no record")))
        worker.stdin.write(LENGTH.pack(len(sent)) + (sent if whole else sent[:-1]))
        worker.stdin.close()
        assert (worker.wait(), worker.stderr.read()) == (0, b"")


@pytest.fixture
async def workers(monkeypatch):
    monkeypatch.setenv("PYTHONPATH", ".")  # so that workers find the jobs of this file
    hands = Workers(1)
    yield hands
    await hands.close()


async def test_a_job_comes_back_and_what_a_game_prints_does_not_disturb_it(workers):
    assert await workers.do(Print(), 10, SOMEBODY) == b'"done"'
    assert await workers.do(Sleep(0), 10, SOMEBODY) == b'"slept"'


async def test_a_job_that_hangs_is_ended_and_the_next_one_is_done(workers):
    await workers.do(Sleep(0), 10, SOMEBODY)
    with pytest.raises(JobFailed, match="Sleep"):
        await workers.do(Sleep(60), 0.05, SOMEBODY)
    assert await workers.do(Sleep(0), 10, SOMEBODY) == b'"slept"'


async def test_a_job_that_kills_its_process_fails_alone(workers):
    results = await asyncio.gather(
        workers.do(Exit(), 10, SOMEBODY), workers.do(Sleep(0), 10, SOMEBODY), return_exceptions=True
    )
    assert isinstance(results[0], JobFailed)
    assert results[1] == b'"slept"'


async def test_a_person_s_mistake_comes_back_as_a_sentence(workers):
    with pytest.raises(KaperError) as mistake:
        await workers.do(Look("x", b"{}"), 10, SOMEBODY)
    assert mistake.value.text.key == "error-record-line"
    assert run(Think("nobody", 0, 0, b"")).error


@pytest.mark.parametrize("failure", ["raises", "hangs", "answers nonsense", "everything fails"])
async def test_a_failing_bot_is_replaced_and_the_table_goes_on(settings, monkeypatch, failure):
    async with running(settings) as house, house.person("Ann") as ann:
        true_work = Hand.do

        async def work(hand, job, limit):
            if isinstance(job, Think) and (job.bot == "hard" or failure == "everything fails"):
                if failure == "answers nonsense":
                    return b'"sink the server"'
                raise JobFailed(failure)
            return await true_work(hand, job, limit)

        monkeypatch.setattr(Hand, "do", work)
        made = await ann.table("me", "bot:hard", start=True, options={"nights": 2})
        async with ann.sit(made["id"]) as place:
            await place.finish()
            assert place.play["over"]
        assert house.service.metrics.replaced._value.get() > 0


async def test_answers_are_tried_from_the_bot_down_to_chance(house, monkeypatch):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        live = await house.service.tables.live(made["id"])
        seats = []

        async def work(hand, job, limit):
            seats.append(job.bot)
            return b'"0"'

        monkeypatch.setattr(Hand, "do", work)
        fork = live.match.fork(1, keep=True)

        async def forked(share):
            return fork

        thoughts = thinking.think(house.service.house, SOMEBODY, forked, next(iter(fork.asked)), "medium")
        tried = [answer async for answer in thoughts]
        assert seats == ["medium", "greedy"]
        assert len(tried) == 2 + thinking.TRIES
