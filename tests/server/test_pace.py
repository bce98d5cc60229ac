"""The pace of bots: a round of three is short to follow, one press ends the waiting, and nobody hurries another person."""

import asyncio
from contextlib import AsyncExitStack
from itertools import accumulate

import pytest

from kaper.bots.worlds import brain_of
from kaper.core.chance import Fast
from kaper.core.game import find_game
from kaper.core.match import Match
from kaper.server.pace import Pace
from tests.server.conftest import running
from tests.server.test_play import two_at_a_table

pytestmark = pytest.mark.anyio

MOMENT = 0.5
"""Seconds of the usual pace (`Settings.pace`)."""
LONG = 3600.0
"""A pace at which a bot that is waited for never answers while the test runs."""


def test_however_many_answers_come_they_take_at_most_twelve_seconds_of_moments():
    pace = Pace(MOMENT)
    moments = []
    for _ in range(1_000):
        moments.append(pace.moment)
        pace.answered(person=False)
    assert moments[0] == 1.0
    assert max(accumulate(moments)) * 1.4 * MOMENT <= 12.0  # 1.4: the longest part of a moment that a pass takes
    pace.answered(person=True)
    assert pace.moment == 1.0


def test_a_round_of_three_bots_in_the_marauders_is_followed_in_twelve_seconds():
    game = find_game("marauders")
    match, rng, pace = Match(game, 4, chance=Fast(1)), Fast(2), Pace(MOMENT)
    rounds, waited, answers = [], 0.0, 0
    while len(rounds) < 200 and not match.over:
        seat, asked = next(iter(match.asked.items()))
        person = seat == 0 and not asked.secret
        if person:
            rounds.append((waited, answers))
        waited, answers = (0.0, 0) if person else (waited + pace.moment, answers + 1)
        pace.answered(person=person)
        match.act(seat, brain_of(game).policy(match.state, asked, rng))
    longest, most = max(rounds)
    assert most > 24  # more answers than twelve seconds have moments of half a second
    assert longest * MOMENT <= 12.0


async def test_whoever_skips_to_their_turn_waits_for_no_bot_until_then(settings):
    async with running(settings, pace=LONG) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            live = await house.service.tables.live(made["id"])
            skipped = 0
            while skipped < 3:
                await place.asked()
                assert place.play["window"] or not live.pace.hurried  # her turn, no interruption: as usual from here
                await place.answer_simply()
                if not place.play["questions"]:
                    await place.send(type="pace", pace="turn")
                    skipped += 1
            await place.asked()
            await place.send(type="pace", pace="always")
            await place.finish()
            assert place.play["over"]


async def test_a_press_ends_the_moment_that_is_waited_for_already():
    pace = Pace(LONG)
    waiting = asyncio.create_task(pace.wait(asyncio.get_running_loop().time() + LONG))
    await asyncio.sleep(0)
    pace.hurried = True
    await asyncio.wait_for(waiting, 240)


async def test_nobody_hurries_where_another_person_plays_nor_from_outside(house):
    async with AsyncExitStack() as stack:
        made, _, (ann, _) = await two_at_a_table(stack, house, "bot:random", public=True)
        live = await house.service.tables.live(made["id"])
        await ann.send(type="pace", pace="always")
        await ann.send(type="whatif", seat=0, number=live.number, answer="0")
        await ann.until("whatif")  # what was sent before it was heard, too
        assert not live.pace.hurried
        carl = await stack.enter_async_context(house.person("Carl"))
        made = await carl.table("me", "bot:random", public=True, start=True)
        watcher = await stack.enter_async_context(house.person("Dora"))
        place = await stack.enter_async_context(watcher.sit(made["id"]))
        await place.send(type="pace", pace="always")
        await place.send(type="chat", text="hurry")
        assert (await place.until("error"))["text"]["key"] == "service-not-seated"
        assert not (await house.service.tables.live(made["id"])).pace.hurried
        await place.send(type="pace", pace="soon")
        assert (await place.until("error"))["text"]["key"] == "service-malformed"
