"""Plans of several answers, and asking what an answer would come to: legal steps are given, the rest is dropped and told."""

from contextlib import AsyncExitStack

import pytest

from tests.server.test_play import two_at_a_table

pytestmark = pytest.mark.anyio


def steps(*answers):
    return [{"answer": answer, "question": question} for question, answer in answers]


async def alone(stack, house):
    """Ann plays Wreckers alone: she is asked to peek, then to bid."""
    ann = await stack.enter_async_context(house.person("Ann"))
    made = await ann.table("me", start=True)
    place = await stack.enter_async_context(ann.sit(made["id"]))
    await place.until("play")
    return place, await house.service.tables.live(made["id"])


async def test_a_plan_is_given_step_by_step(house):
    async with AsyncExitStack() as stack:
        place, live = await alone(stack, house)
        number = place.play["number"]
        await place.send(type="plan", seat=0, number=number, steps=steps(("Peek", "2"), ("Bid", 3)))
        await place.until("play")
        while sum(hasattr(line, "answer") for line in live.match.lines) < 2:
            await place.next()
        assert live.match.state.purses[0] <= 10 - 3 + 3
        assert [line.answer for line in live.match.lines if hasattr(line, "answer")][:2] == ["2", 3]
        assert "event-peeked-own" in [event["text"]["key"] for event in place.events]


async def test_the_first_step_that_is_refused_drops_the_rest_and_says_so(house):
    async with AsyncExitStack() as stack:
        place, live = await alone(stack, house)
        plan = steps(("Peek", "1"), ("", 11), ("Salvage", []))
        await place.send(type="plan", seat=0, number=place.play["number"], steps=plan)
        refused = await place.until("refused")
        assert (refused["text"]["key"], refused["rule"]) == ("refusal-out-of-range", "bid")
        assert await place.until("plan") == {"type": "plan", "seat": 0, "done": 1, "dropped": 2}
        assert live.match.asked[0].name() == "Bid"
        plan = steps(("Peek", "1"), ("Bid", 1))
        await place.send(type="plan", seat=0, number=live.number, steps=plan)
        assert (await place.until("refused"))["text"]["key"] == "service-plan-other"
        assert (await place.until("plan"))["dropped"] == 2
        assert live.match.asked[0].name() == "Bid"


async def test_a_plan_stops_where_another_seat_is_asked_and_a_stale_or_foreign_one_is_not_begun(house):
    async with AsyncExitStack() as stack:
        made, _, (ann, bob) = await two_at_a_table(stack, house)
        live = await house.service.tables.live(made["id"])
        number = ann.play["number"]
        await bob.send(type="plan", seat=0, number=number, steps=steps(("", "0")))
        assert (await bob.until("error"))["text"]["key"] == "service-foreign-seat"
        await ann.send(type="plan", seat=0, number=number - 1, steps=steps(("", "0")))
        assert (await ann.until("refused"))["text"]["key"] == "refusal-stale"
        assert (await ann.until("plan")) == {"type": "plan", "seat": 0, "done": 0, "dropped": 1}
        await ann.send(type="plan", seat=0, number=number, steps=steps(("Peek", "0"), ("Bid", 2), ("", "pass")))
        assert (await ann.until("refused"))["text"]["key"] in ("refusal-already-answered", "refusal-not-asked")
        assert (await ann.until("plan"))["done"] == 2
        assert live.match.waiting == [0]


async def test_what_if_tells_what_an_answer_would_come_to_and_changes_nothing(house):
    async with AsyncExitStack() as stack:
        made, _, (ann, bob) = await two_at_a_table(stack, house)
        live = await house.service.tables.live(made["id"])
        lines, number = list(live.match.lines), ann.play["number"]
        await ann.send(type="whatif", seat=0, number=number, answer="3")
        told = await ann.until("whatif")
        assert told == {
            "type": "whatif",
            "seat": 0,
            "number": number,
            "answer": "3",
            "refused": None,
            "rule": "",
            "facts": None,
        }
        await ann.send(type="whatif", seat=0, number=number, answer="9")
        told = await ann.until("whatif")
        assert (told["refused"]["key"], told["rule"]) == ("refusal-not-an-option", "peek")
        await bob.send(type="whatif", seat=1, number=number, answer="0")
        assert (await bob.until("whatif"))["refused"]["key"] == "refusal-not-asked"
        await bob.send(type="whatif", seat=0, number=number, answer="0")
        assert (await bob.until("error"))["text"]["key"] == "service-foreign-seat"
        await ann.send(type="whatif", seat=0, number=number + 1, answer="0")
        assert (await ann.until("whatif"))["refused"]["key"] == "refusal-stale"
        assert live.match.lines == lines


async def test_what_if_tells_what_several_things_cost_together(house):
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(house.person("Ann"))
        made = await ann.table("me", "bot:random", "bot:random", game="cove", start=True)
        place = await stack.enter_async_context(ann.sit(made["id"]))
        await place.asked()
        number, prices = place.play["number"], {}
        for option in place.play["questions"][0]["options"]:
            prices[option["id"]] = option["facts"]["price"]
        steps = ["hull:3", "sails:3", "sails:4"]
        await place.send(type="whatif", seat=0, number=number, answer=steps)
        told = await place.until("whatif")
        assert told["refused"] is None
        assert told["facts"] == {
            "price": sum(prices[step] for step in steps),
            "chance": None,
            "gain": None,
            "gains": [],
        }
        await place.send(type="whatif", seat=0, number=number, answer=["sails:4"])
        told = await place.until("whatif")
        assert (told["refused"]["key"], told["facts"]) == ("refusal-step-missing", None)
