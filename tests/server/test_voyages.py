"""First voyages at a real table: only what the lesson asks for is taken, one can go back, leave and come back, and play on."""

import pytest
from sqlalchemy import select

from kaper.server import storage
from tests.server.conftest import running

pytestmark = pytest.mark.anyio


async def embark(person, game="wreckers", **wish):
    made = await person.post("/api/voyages", {"game": game, **wish})
    return made["id"]


async def at(place, number):
    """Wait until a lesson asks for this answer of the learner."""
    while place.play.get("voyage") != number or not place.play["questions"]:
        await place.next()


async def sail(place, answers):
    """Give these answers, each when its lesson asks for it."""
    for number, answer in answers.items():
        await at(place, number)
        await place.answer(answer)


def some(answers, *numbers):
    return {number: answers[number] for number in numbers}


async def lessons(person):
    steps = (await person.get("/api/games/wreckers/voyage"))["steps"]
    return {step["answer"]: step["suggested"] for step in steps if step["answer"] is not None}


async def test_a_voyage_is_sailed_from_the_first_lesson_to_the_free_game(house):
    async with house.person("Ann") as ann:
        suggested = await lessons(ann)
        async with ann.sit(await embark(ann)) as place:
            await sail(place, suggested)
            while place.play["voyage"] <= max(suggested):
                await place.next()
            assert place.table["voyage"]
            assert place.table["practice"]
            assert "event-lamped" in [event["text"]["key"] for event in place.events]
            await place.finish()
            assert place.play["over"]


async def test_another_answer_is_not_taken_and_nothing_changes(house):
    async with house.person("Ann") as ann, ann.sit(await embark(ann)) as place:
        await at(place, 0)
        number = place.play["number"]
        await place.answer("3")
        assert (await place.until("refused"))["text"]["key"] == "service-voyage-other"
        assert (place.play["number"], place.play["voyage"]) == (number, 0)
        plan = [{"answer": "1", "question": "Peek"}, {"answer": 0, "question": "Bid"}]
        await place.send(type="plan", seat=0, number=number, steps=plan)
        assert (await place.until("refused"))["text"]["key"] == "service-voyage-other"
        await at(place, 1)


async def test_one_goes_back_and_the_dice_fall_as_before(house):
    async with house.person("Ann") as ann:
        suggested = await lessons(ann)
        table = await embark(ann)
        async with ann.sit(table) as place:
            await sail(place, some(suggested, 0, 1, 2))
            await at(place, 3)
            live = await house.service.tables.live(table)
            digest = live.match.digest()
            await place.send(type="undo", seat=0, free=True)
            await at(place, 2)
            await place.send(type="undo", seat=0, free=True)
            await at(place, 1)
            await sail(place, some(suggested, 1, 2))
            await at(place, 3)
            assert live.match.digest() == digest


async def test_one_leaves_and_comes_back_even_after_the_service_started_anew(settings):
    async with running(settings) as house, house.person("Ann") as ann:
        suggested = await lessons(ann)
        table = await embark(ann)
        async with ann.sit(table) as place:
            await sail(place, some(suggested, 0, 1, 2))
            await at(place, 3)
        cookie = ann.http.cookies["kaper"]
    async with running(settings) as house, house.person(Cookie=f"kaper={cookie}") as ann:
        assert await embark(ann) == table
        async with ann.sit(table) as place:
            await sail(place, some(suggested, 3, 4))
            while place.play["voyage"] <= 4:
                await place.next()
            assert "event-lamped" in [event["text"]["key"] for event in place.events]


async def test_it_is_sailed_again_from_the_beginning_at_the_same_table(house):
    async with house.person("Ann") as ann:
        table = await embark(ann)
        async with ann.sit(table) as place:
            await at(place, 0)
            await place.answer((await lessons(ann))[0])
            await at(place, 1)
        assert await embark(ann, again=True) == table
        async with ann.sit(table) as place:
            await at(place, 0)


async def test_a_game_without_a_voyage_says_so_and_makes_nothing(house):
    async with house.person("Ann") as ann:
        before = len((await ann.get("/api/tables"))["mine"])
        games = {game["id"]: game for game in await ann.get("/api/games")}
        assert games["wreckers"]["voyage"] == 2
        lacking = [id for id, game in games.items() if not game["voyage"]]
        for id in lacking:
            await ann.get(f"/api/games/{id}/voyage", status=404)
            await ann.post("/api/voyages", {"game": id}, status=404)
        await ann.post("/api/voyages", {"game": "chess"}, status=404)
        assert len((await ann.get("/api/tables"))["mine"]) == before


async def test_its_dice_are_not_promised(house):
    async with house.person("Ann") as ann:
        table = await embark(ann)
        row = await house.service.storage.row(select(storage.tables).where(storage.tables.c.id == table))
        assert row.voyage
        record = (await ann.get(f"/api/tables/{table}/record")).splitlines()[0]
        assert b'"branched":1000000' in record
