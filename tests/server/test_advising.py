"""Advice at a table: who may ask for it, what is told, and what is not."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from kaper.server.advising import may_advise
from kaper.server.fairness import Busy
from kaper.server.seating import Seat
from kaper.server.workers import JobFailed
from tests.server.conftest import PATIENT
from tests.server.test_play import two_at_a_table

pytestmark = pytest.mark.anyio


def seat(kind, guest=None):
    return Seat(kind, guest, "x", "anchor", bot="easy" if kind == "bot" else None)


def test_it_is_off_among_people_until_all_agree_and_always_on_alone_or_for_practice():
    ann, bob, bot = seat("person", "ann"), seat("person", "bob"), seat("bot")
    assert may_advise([ann, bot, bot], set(), practice=False)
    assert may_advise([ann, seat("hotseat", "ann"), bot], set(), practice=False)
    assert may_advise([ann, bob], set(), practice=True)
    assert not may_advise([ann, bob, bot], set(), practice=False)
    assert not may_advise([ann, bob, bot], {"ann"}, practice=False)
    assert may_advise([ann, bob, bot], {"ann", "bob", "carl"}, practice=False)


async def alone(stack, house):
    ann = await stack.enter_async_context(house.person("Ann"))
    made = await ann.table("me", "bot:random", start=True)
    place = await stack.enter_async_context(ann.sit(made["id"]))
    await place.asked()
    return place, await house.service.tables.live(made["id"])


async def test_against_bots_a_person_is_told_the_best_answers_with_their_doubt_and_a_reason(house):
    async with AsyncExitStack() as stack:
        place, live = await alone(stack, house)
        assert place.table["advice"]
        lines = list(live.match.lines)
        await place.send(type="advice", seat=0, number=place.play["number"])
        told = await place.until("advice")
        assert told["refused"] is None
        assert told["worlds"] >= 6
        assert 1 <= len(told["answers"]) <= 3
        for one in told["answers"]:
            assert live.match.asked[0].check(live.match.state, one["answer"]) is None
            assert 0 <= one["share"] <= 1
            assert one["why"]["key"].startswith("advice-")
        assert live.match.lines == lines
        assert not live.house.advised


async def test_it_is_told_for_the_question_that_stands_and_for_ones_own_seat_alone(house):
    async with AsyncExitStack() as stack:
        place, live = await alone(stack, house)
        await place.send(type="advice", seat=0, number=place.play["number"] + 1)
        assert (await place.until("advice"))["refused"]["key"] == "refusal-stale"
        await place.send(type="advice", seat=1, number=place.play["number"])
        assert (await place.until("error"))["text"]["key"] == "service-foreign-seat"
        await place.send(type="agree", advice=True)
        await place.until("table")
        assert not live.house.advised


@pytest.mark.parametrize("how", ["answered", "given up"])
async def test_what_was_thought_of_a_question_or_seat_that_is_gone_is_not_told(house, monkeypatch, how):
    begun, gone = asyncio.Event(), asyncio.Event()

    async def slow(workers, job, limit):
        begun.set()
        await gone.wait()
        return b'{"answers": [{"answer": "0", "share": 0.5, "doubt": 0.1, "why": {"type": "text", "key": "x"}}], "worlds": 9}'

    async with AsyncExitStack() as stack:
        place, live = await alone(stack, house)
        monkeypatch.setattr("kaper.server.workers.Turn.do", slow)
        number = place.play["number"]
        await place.send(type="advice", seat=0, number=number)
        await asyncio.wait_for(begun.wait(), PATIENT)
        await place.send(type="advice", seat=0, number=number)
        assert (await place.until("advice"))["refused"]["key"] == "service-advice-already"
        if how == "answered":
            await place.answer_simply()  # the person does not have to wait for it
            assert live.number != number
        else:
            live.seats[0] = seat("person", "another")
        gone.set()
        told = await place.until("advice")
        assert (told["answers"], told["refused"]["key"]) == ([], "refusal-stale")


@pytest.mark.parametrize(("trouble", "key"), [(Busy, "service-advice-busy"), (JobFailed, "service-advice-failed")])
async def test_where_no_bot_can_think_a_sentence_says_so(house, monkeypatch, trouble, key):
    async def fails(workers, job, limit):
        raise trouble

    async with AsyncExitStack() as stack:
        place, live = await alone(stack, house)
        monkeypatch.setattr("kaper.server.workers.Turn.do", fails)
        await place.send(type="advice", seat=0, number=place.play["number"])
        assert (await place.until("advice"))["refused"]["key"] == key
        assert not live.house.advised


async def test_among_people_it_needs_everybodys_consent_which_each_can_take_back(house):
    async with AsyncExitStack() as stack:
        _, _, (ann, bob) = await two_at_a_table(stack, house)
        number = ann.play["number"]
        assert not ann.table["advice"]
        await ann.send(type="advice", seat=0, number=number)
        assert (await ann.until("advice"))["refused"]["key"] == "service-advice-company"
        await ann.send(type="agree", advice=True)
        await ann.until("table")
        assert [info["agreed"] for info in ann.table["seats"]] == [True, False]
        assert not ann.table["advice"]
        await bob.send(type="agree", advice=True)
        while not ann.table["advice"]:
            await ann.next()
        await ann.send(type="advice", seat=0, number=number)
        assert (await ann.until("advice"))["answers"]
        await bob.send(type="advice", seat=1, number=number)
        assert (await bob.until("advice"))["refused"]["key"] == "refusal-not-asked"
        await bob.send(type="agree", advice=False)
        while ann.table["advice"]:
            await ann.next()
        await ann.send(type="advice", seat=0, number=number)
        assert (await ann.until("advice"))["refused"]["key"] == "service-advice-company"


async def test_who_only_watches_can_neither_agree_nor_ask(house):
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(house.person("Ann"))
        made = await ann.table("me", "bot:random", public=True, start=True)
        dora = await stack.enter_async_context(house.person("Dora"))
        place = await stack.enter_async_context(dora.sit(made["id"]))
        await place.until("play")
        await place.send(type="agree", advice=True)
        assert (await place.until("error"))["text"]["key"] == "service-not-seated"
        await place.send(type="advice", seat=0, number=place.play["number"])
        assert (await place.until("error"))["text"]["key"] == "service-foreign-seat"
