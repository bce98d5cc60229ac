"""Looking back over HTTP: only after the end, once for all who look, in turn by guest, and never in the way."""

import asyncio

import anyio
import msgspec
import pytest

from kaper.core import records
from kaper.server import analyst
from kaper.server.analyst import Analyst, Work
from kaper.server.wire import LookBack

pytestmark = pytest.mark.anyio


async def looked_back(client, id):
    """All that is told until nothing more is to come."""
    told = [await client.post(f"/api/records/{id}/analysis")]
    while told[-1]["state"] in ("waiting", "working"):
        await anyio.sleep(0.05)
        told.append(await client.get(f"/api/records/{id}/analysis"))
    return told


async def test_a_finished_match_is_looked_back_at_and_a_second_look_is_kept(house):
    async with house.person("Ann") as ann:
        id, _ = await ann.finished()
        assert (await ann.get(f"/api/records/{id}/analysis")) == msgspec.to_builtins(LookBack("none"))
        last = (await looked_back(ann, id))[-1]
        assert last["state"] == "done"
        found = msgspec.json.decode(msgspec.json.encode(last), type=LookBack).analysis
        assert found is not None
        assert found.names[0] == "Ann"
        assert len(found.turns) == len(found.moments) > 0
        for part, result in zip(found.parts, found.result, strict=True):
            assert part.total == pytest.approx(result - 1 / 3)
        house.service.analyst.works.clear()  # as after a new start: what is kept on disk is the same
        assert (await ann.get(f"/api/records/{id}/analysis")) == last
        assert (await ann.post(f"/api/records/{id}/analysis")) == last
        assert not house.service.analyst.works


async def test_nothing_is_told_of_a_match_that_runs_nor_to_those_who_may_not_look(house):
    async with house.person("Ann") as ann, house.person("Eve") as eve:
        made = await ann.table("me", "bot:random", start=True)
        path = f"/api/records/{made['id']}/analysis"
        assert (await ann.post(path, status=409))["text"]["key"] == "service-not-over"
        assert (await ann.get(path, status=409))["text"]["key"] == "service-not-over"
        id, _ = await ann.finished()
        await eve.post(f"/api/records/{id}/analysis", status=404)
        await eve.get(f"/api/records/{id}/analysis", status=404)


WAYS = ("", "/steps", "/log", "/analysis")


async def test_no_way_leads_to_a_match_that_people_play_neither_by_link_nor_by_a_job_nor_by_a_branch(house):
    """Whoever plays, whoever looks on by the link and whoever knows only the id: all records are shut while it runs."""
    async with house.person("Ann") as ann, house.person("Bob") as bob, house.person("Eve") as eve:
        made = await ann.table("me", "open")
        id, invite = made["id"], made["invite"]
        await bob.post(f"/api/tables/{id}/join", {"invite": invite})
        await ann.post(f"/api/tables/{id}/start")
        async with ann.sit(id) as place:
            await place.asked()
        wish = {"step": 0, "seat": 0, "bot": "random"}
        for guest, by, status in ((ann, "", 409), (bob, "", 409), (eve, f"?invite={invite}", 409), (eve, "", 404)):
            for way in WAYS:
                await guest.get(f"/api/records/{id}{way}{by}", status=status)
            await guest.post(f"/api/records/{id}/analysis{by}", status=status)
            await guest.post(f"/api/records/{id}/branch{by}", wish, status=status)
            await guest.get(f"/api/tables/{id}/record", status=404 if guest is eve else 409)
        assert not house.service.analyst.works, "nothing was even begun"


async def test_a_branch_is_its_players_alone_until_it_is_over(house):
    """A match played on from a finished one runs anew: its invitation opens its board, never its record."""
    async with house.person("Ann") as ann, house.person("Eve") as eve:
        id, _ = await ann.finished()
        steps = (await ann.get(f"/api/records/{id}/steps?count=40&seat=0"))["steps"]
        step = next(step["step"] for step in steps if 0 in step["asked"])
        made = await ann.post(f"/api/records/{id}/branch", {"step": step, "seat": 0, "bot": "random"})
        for way in WAYS:
            await eve.get(f"/api/records/{made['id']}{way}?invite={made['invite']}", status=409)
        await eve.post(f"/api/records/{made['id']}/analysis?invite={made['invite']}", status=409)
        last = (await looked_back(ann, made["id"]))[-1]
        assert (last["state"], last["analysis"]) == ("failed", None)


async def test_a_practice_match_that_runs_is_not_judged_though_its_record_can_be_had(house):
    async with house.person("Ann") as ann:
        last = (await looked_back(ann, await ann.practice()))[-1]
        assert last["state"] == "failed"
        assert last["problem"]["key"] == "error-analyse-running"
        assert last["analysis"] is None


async def test_a_record_cut_short_is_not_judged_either(house):
    async with house.person("Ann") as ann:
        id, _ = await ann.finished()
        whole = records.read(await ann.get(f"/api/tables/{id}/record"))
        part = records.Record(whole.header, whole.entries[: len(whole.entries) // 2])
        info = await ann.ask("POST", "/api/records", records.text_of(part).encode())
        last = (await looked_back(ann, info["id"]))[-1]
        assert (last["state"], last["analysis"]) == ("failed", None)


async def test_a_process_that_dies_or_dawdles_is_told_and_the_next_one_is_served(house, monkeypatch):
    async with house.person("Ann") as ann:
        (first, _), (second, _) = await ann.finished(), await ann.finished()
        with monkeypatch.context() as patch:
            patch.setattr(analyst, "LIMIT", 0.0)
            last = (await looked_back(ann, first))[-1]
        assert (last["state"], last["problem"]["key"]) == ("failed", "service-no-lookback")
        assert (await looked_back(ann, second))[-1]["state"] == "done"


class Held(Analyst):
    """Looks back only when it is let, and remembers for whom."""

    def __init__(self):
        times = iter(range(1, 1000))
        super().__init__(None, 1, lambda: float(next(times)))
        self.order = []
        self.let = asyncio.Event()

    async def state(self, record):
        known = self.works.get(self.key_of(record))
        return analyst.NONE if known is None else msgspec.json.encode(known.shown)

    async def _look_back(self, work: Work):
        await self.let.wait()
        self.order.append((work.guest, work.record))
        work.shown = LookBack("done")


async def test_guests_take_turns_and_nobody_queues_without_end():
    held = Held()
    for guest in ("greedy", "greedy", "patient"):
        await held.begin(guest, b"%s %d" % (guest.encode(), len(held.works)))
    with pytest.raises(Exception, match="service-busy"):
        await held.begin("greedy", b"a third")
    assert (
        msgspec.json.decode(await held.begin("greedy", b"greedy 0"))["state"] == "waiting"
    )  # the same again is no third
    held.let.set()
    await held._task
    assert held.order == [("greedy", b"greedy 0"), ("patient", b"patient 2"), ("greedy", b"greedy 1")]
    for number in range(20):
        await held.begin("greedy", b"later %d" % number)
        await held._task
    assert len([work for work in held.works.values() if work.over]) <= analyst.REMEMBERED + 1
