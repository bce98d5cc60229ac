"""One request freezes nobody: whole records are played in workers, tables wake from snapshots, uploads are bounded."""

import asyncio

import msgspec
import pytest
from sqlalchemy import delete, select, update

from kaper.core import records
from kaper.core.chance import Fair
from kaper.core.game import find_game
from kaper.core.match import Match
from kaper.server import snapshots, storage
from kaper.server.film import MOST_WORK, UNDO_WORK
from kaper.server.worker import Rebuild
from tests.server.conftest import running

pytestmark = pytest.mark.anyio


async def played(house, person, monkeypatch, *, every=8):
    """A table played a while, with snapshots; its id and what its person saw last."""
    monkeypatch.setattr(snapshots, "EVERY", every)
    made = await person.table("me", "bot:random", start=True, options={"nights": 12})
    async with person.sit(made["id"]) as place:
        for _ in range(12):
            await place.answer_simply()
        await place.asked()
        live = await house.service.tables.live(made["id"])
        while live._tasks:
            await asyncio.wait(live._tasks)
        await place.send(type="hello")
        play = await place.until("play", cut=1)
    return made["id"], play


async def seen(person, table):
    """What a person sees who comes to a table."""
    async with person.sit(table) as place:
        return await place.until("play")


def alike(one, other):
    return all(one[field] == other[field] for field in one.keys() - {"cut", "clock"})


def forget(house, table):
    """Let a table leave memory."""
    house.service.tables.lives.pop(table).lost = True


def no_replay(*args, **kwargs):
    raise AssertionError("a whole record was played where people are served")


async def test_a_table_wakes_from_its_snapshot_and_goes_on_as_before(settings, monkeypatch):
    async with running(settings) as house, house.person("Ann") as ann:
        table, play = await played(house, ann, monkeypatch)
        monkeypatch.setattr("kaper.server.course.replay", no_replay)
        monkeypatch.setattr(house.service.workers, "do", no_replay)
        forget(house, table)
        assert alike(await seen(ann, table), play)
        row = await house.service.storage.row(select(storage.snapshots))
        lines = await snapshots.entries_of(house.service.storage, table)
        assert 0 < row.lines <= len(lines) < row.lines + 2 * snapshots.EVERY
        monkeypatch.undo()
        async with ann.sit(table) as place:
            await place.finish()
        text = await ann.get(f"/api/tables/{table}/record")
        assert records.verify(records.read(text)) > 0


async def test_a_table_of_few_lines_waits_for_no_worker_when_it_wakes(house, monkeypatch):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "open", "bot:random", options={"nights": 12})
        await ann.post(f"/api/tables/{made['id']}/start", {"fill": "random"})
        async with ann.sit(made["id"]) as place:
            await place.answer_simply()
            await place.asked()
            play = place.play
        lines = await snapshots.entries_of(house.service.storage, made["id"])
        assert len(lines) < snapshots.EVERY
        monkeypatch.setattr(house.service.workers, "do", no_replay)
        forget(house, made["id"])
        woken = await seen(ann, made["id"])
        assert (woken["number"], woken["view"]) == (play["number"], play["view"])


@pytest.mark.parametrize("harm", ["missing", "nonsense", "of other lines"])
async def test_without_a_good_snapshot_a_worker_replays_and_others_are_served_meanwhile(settings, monkeypatch, harm):
    async with running(settings) as house, house.person("Ann") as ann, house.person("Bob") as bob:
        table, play = await played(house, ann, monkeypatch)
        row = storage.snapshots
        spoil = {
            "missing": delete(row),
            "nonsense": update(row).values(body=b"nonsense"),
            "of other lines": update(row).values(lines=2),
        }
        await house.service.storage.write((spoil[harm], None))
        forget(house, table)
        monkeypatch.setattr("kaper.server.course.replay", no_replay)
        begun, go_on, order = asyncio.Event(), asyncio.Event(), []
        work = house.service.workers.do

        async def slow(job, *more):
            assert isinstance(job, Rebuild)
            begun.set()
            await go_on.wait()
            result = await work(job, *more)
            order.append("replayed")
            return result

        monkeypatch.setattr(house.service.workers, "do", slow)
        coming = asyncio.create_task(seen(ann, table))
        await begun.wait()
        await bob.get("/api/tables")
        other = await bob.table("me", "open", "open")
        async with bob.sit(other["id"]) as place:
            await place.until("table")
        order.append("others were served")
        go_on.set()
        assert alike(await coming, play)
        assert order == ["others were served", "replayed"]
        kept = await house.service.storage.row(select(storage.snapshots))
        assert kept.lines == len(await snapshots.entries_of(house.service.storage, table))


def hostile_record(pairs):
    """A valid record of Wreckers that answers and takes back, again and again."""
    match = Match(find_game("wreckers"), 2, chance=Fair(b"s" * 32, "m"), listen=True)
    recorder = records.Recorder(match)
    entries = recorder.news()
    seat = next(iter(match.asked))
    answer = match.asked[seat].suggestions(match.state, 1)[0]
    for _ in range(pairs):
        assert match.act(seat, answer) is None
        entries += recorder.news()
        assert match.undo(seat, free=True) is None
        entries += recorder.news()
    return records.text_of(records.Record(records.header_of(match), entries)).encode()


async def test_a_record_of_too_much_work_is_refused_and_a_branch_is_played_in_a_worker(house, monkeypatch):
    harmless, hostile = hostile_record(40), hostile_record(MOST_WORK // UNDO_WORK)
    assert len(hostile) < house.service.settings.limits.record
    monkeypatch.setattr("kaper.core.records.replay", no_replay)
    monkeypatch.setattr("kaper.server.course.replay", no_replay)
    async with house.person("Ann") as ann:
        assert (await ann.ask("POST", "/api/records", hostile, status=400))["text"]["key"] == "service-record-work"
        info = await ann.ask("POST", "/api/records", harmless)
        wish = {"step": info["steps"] - 1, "seat": 0, "bot": "random"}
        made = await ann.post(f"/api/records/{info['id']}/branch", wish)
        play = await seen(ann, made["id"])
        forget(house, made["id"])
        assert alike(await seen(ann, made["id"]), play), "the branch has a snapshot from the beginning"
        async with ann.sit(made["id"]) as place:
            await place.answer_simply()


async def test_a_snapshot_holds_no_code(house):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        live = await house.service.tables.live(made["id"])
        assert b"kaper" not in live.snapshot()
        assert msgspec.msgpack.decode(live.snapshot())
