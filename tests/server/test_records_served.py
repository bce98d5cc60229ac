"""Records over HTTP: download, upload, verification, and stepping through what each seat saw."""

from itertools import pairwise

import msgspec
import pytest

from kaper.core import records
from kaper.server import health

pytestmark = pytest.mark.anyio


async def test_a_record_is_to_be_had_only_after_the_end_and_only_by_those_who_may_look(house):
    async with house.person("Ann") as ann, house.person("Eve") as eve:
        made = await ann.table("me", "bot:random", start=True)
        assert (await ann.get(f"/api/tables/{made['id']}/record", status=409))["text"]["key"] == "service-not-over"
        id, _ = await ann.finished()
        assert (await ann.get(f"/api/tables/{id}/record")).count(b"\n") > 3
        await eve.get(f"/api/tables/{id}/record", status=404)
        await eve.get(f"/api/records/{id}", status=404)


async def test_a_practice_match_of_my_own_can_be_had_at_any_time_but_without_its_seed(house):
    async with house.person("Ann") as ann:
        record = records.read(await ann.get(f"/api/tables/{await ann.practice()}/record"))
        assert record.header.practice
        assert record.seed is None


async def test_what_was_downloaded_can_be_brought_again_and_verifies(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        id, place = await ann.finished()
        text = await ann.get(f"/api/tables/{id}/record")
        info = await bob.ask("POST", "/api/records", text)
        assert info["problem"] is None
        assert info["outcomes"] > 0
        assert info["result"] == place.play["result"]
        assert (await bob.get(f"/api/records/{info['id']}")) == info
        broken = text.replace(b'"shuffle":[', b'"shuffle":[0,', 1)
        wrong = await bob.ask("POST", "/api/records", broken, status=400)
        assert wrong["text"]["key"].startswith("error-")
        for junk in (b"", b"{}", b"nonsense", text.replace(b'"wreckers"', b'"chess"', 1)):
            reply = await bob.http.post("/api/records", content=junk, headers={"X-Kaper": "1"})
            assert reply.status_code == 400


async def test_the_steps_of_a_record_show_what_each_seat_saw(house):
    async with house.person("Ann") as ann:
        id, place = await ann.finished()
        info = await ann.get(f"/api/records/{id}")
        mine = await ann.get(f"/api/records/{id}/steps?count=100&seat=0")
        assert mine["total"] == info["steps"] == len(mine["steps"])
        events = [event for step in mine["steps"] for event in step["events"]]
        assert events == place.events
        assert mine["steps"][-1]["over"]
        assert mine["steps"][-1]["view"] == place.play["view"]
        public = await ann.get(f"/api/records/{id}/steps?count=100")
        assert all(step["view"]["purse"] is None and step["questions"] == [] for step in public["steps"])
        part = await ann.get(f"/api/records/{id}/steps?first=2&count=3&seat=0")
        assert part["steps"] == mine["steps"][2:5]
        asked = next(step for step in mine["steps"] if step["questions"])
        assert 0 in asked["asked"]
        told = await ann.get(f"/api/records/{id}/log?seat=0")
        assert told["steps"] == [step["events"] for step in mine["steps"]]
        bare = await ann.get(f"/api/records/{id}/steps?first=2&count=3&seat=0&panels=false")
        assert bare["steps"] == [step | {"panels": []} for step in part["steps"]]


async def test_the_steps_of_a_record_can_be_looked_at_with_all_cards_open(house):
    async with house.person("Ann") as ann:
        id, _ = await ann.finished()
        known = (await ann.get(f"/api/records/{id}/steps?count=100&seat=0"))["steps"]
        light = (await ann.get(f"/api/records/{id}/steps?count=100&seat=0&light=true"))["steps"]
        assert [step | {"view": 0, "panels": 0} for step in light] == [
            step | {"view": 0, "panels": 0} for step in known
        ]
        assert any(step["view"] != other["view"] for step, other in zip(light, known, strict=True))
        await ann.get(f"/api/records/{id}/steps?light=maybe", status=400)


async def test_missing_records_and_wrong_questions_are_told(house):
    async with house.person("Ann") as ann:
        assert (await ann.get("/api/records/nowhere", status=404))["text"]["key"] == "service-no-record"
        id, _ = await ann.finished()
        for query in ("first=-1", "count=0", "count=101", "seat=99", "first=x"):
            await ann.get(f"/api/records/{id}/steps?{query}", status=400)


async def test_a_hostile_record_is_read_in_a_worker_and_harms_nobody(house, monkeypatch):
    monkeypatch.setattr(health, "LATE", float("inf"))  # how busy this machine is, is no matter here
    async with house.person("Eve") as eve:
        header = {"kaper": 1, "game": "wreckers", "version": "1", "seats": 2, "options": {"nights": 10**9}}
        many = b"\n".join([msgspec.json.encode(header), *[b'{"seat":0,"answer":"0"}'] * 1000])
        reply = await eve.http.post("/api/records", content=many, headers={"X-Kaper": "1"})
        assert reply.status_code in (201, 400)
        assert (await eve.get("/healthz"))["status"] == "ok"


async def test_with_the_invitation_a_record_is_shared_by_its_address(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        id, _ = await ann.finished()
        invite = (await ann.get(f"/api/tables/{id}"))["invite"]
        await bob.get(f"/api/records/{id}?invite=wrong", status=404)
        assert (await bob.get(f"/api/records/{id}?invite={invite}"))["id"] == id
        await bob.get(f"/api/records/{id}/steps?invite={invite}&seat=1")


async def test_a_record_marks_where_the_lead_changes(house):
    async with house.person("Ann") as ann:
        id, place = await ann.finished()
        info = await ann.get(f"/api/records/{id}")
        leads = [mark for mark in info["marks"] if mark["kind"] == "lead"]
        assert all(before["seat"] != after["seat"] for before, after in pairwise(leads))
        first = [seat for seat, at in enumerate(place.play["result"]["places"]) if at == 1]
        assert len(first) > 1 or leads[-1]["seat"] == first[0]


def can_choose(step):
    """Is there more than one answer? Where nothing but a pass is possible, the table passes by itself."""
    question = step["questions"][0]
    return question["kind"] != "choose" or len(question["options"]) > 1


async def test_from_any_step_the_match_is_played_on_against_bots_and_still_verifies(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        id, _ = await ann.finished()
        steps = (await ann.get(f"/api/records/{id}/steps?count=100&seat=1"))["steps"]
        step = next(step for step in steps[3:] if 1 in step["asked"] and can_choose(step))
        wish = {"step": step["step"], "seat": 1, "bot": "random"}
        await bob.ask("POST", f"/api/records/{id}/branch", wish, status=404)
        made = await ann.ask("POST", f"/api/records/{id}/branch", wish)
        table = await ann.get(f"/api/tables/{made['id']}")
        assert (table["practice"], table["status"]) == (True, "playing")
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
        there = (await ann.get(f"/api/tables/{id}"))["seats"]
        assert [seat["emblem"] for seat in table["seats"]] == [seat["emblem"] for seat in there], "colours are kept"
        assert [table["seats"][i]["name"] for i in (0, 2)] == [there[i]["name"] for i in (0, 2)]
        async with ann.sit(made["id"]) as place:
            await place.until("play", over=False)
            assert place.play["view"] == step["view"]
            await place.finish()
        record = records.read(await ann.get(f"/api/tables/{made['id']}/record"))
        assert record.header.branched == step["line"]
        assert records.verify(record) == sum(
            records.outcome_of(entry) is not None for entry in record.entries[step["line"] :]
        )
        house.service.tables.lives.pop(made["id"])
        assert (await ann.get(f"/api/tables/{made['id']}"))["status"] == "over"


async def test_a_branch_can_begin_with_another_answer_than_the_one_that_was_given(house):
    async with house.person("Ann") as ann:
        id, _ = await ann.finished()
        steps = (await ann.get(f"/api/records/{id}/steps?count=100&seat=0"))["steps"]
        step, then = next(
            (step, then)
            for step, then in pairwise(steps)
            if then["seat"] == 0 and step["questions"][0]["kind"] == "choose" and can_choose(step)
        )
        other = next(o["id"] for o in step["questions"][0]["options"] if o["id"] != then["answer"])
        wish = {"step": step["step"], "seat": 0, "bot": "random"}
        await ann.ask("POST", f"/api/records/{id}/branch", {**wish, "answer": "nonsense"}, status=409)
        made = await ann.ask("POST", f"/api/records/{id}/branch", {**wish, "answer": other})
        async with ann.sit(made["id"]) as place:
            await place.finish()
        record = records.read(await ann.get(f"/api/tables/{made['id']}/record"))
        fresh = [entry for entry in record.entries[step["line"] :] if entry.seat is not None]
        assert (fresh[0].seat, fresh[0].answer) == (0, other)


@pytest.mark.parametrize(("step", "seat", "status"), [(10_000, 0, 400), (0, 9, 404)])
async def test_a_branch_needs_a_step_that_is_played_and_a_seat_that_exists(house, step, seat, status):
    async with house.person("Ann") as ann:
        id, _ = await ann.finished()
        await ann.ask("POST", f"/api/records/{id}/branch", {"step": step, "seat": seat, "bot": "random"}, status=status)
