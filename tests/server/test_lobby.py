"""Before the start people say that they are ready and the maker changes the options; finished games enter the hall of fame."""

import msgspec
import pytest

from kaper.core.game import Result
from kaper.server.fame import SHOWN, best_of
from kaper.server.seating import sheet_update
from kaper.server.wire import Famed


@pytest.mark.anyio
async def test_people_say_for_themselves_that_they_are_ready(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        made = await ann.table("me", "open", "bot:random")
        path = f"/api/tables/{made['id']}/seat"
        await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        told = await bob.post(path, {"seat": 1, "do": "ready"})
        assert [seat["ready"] for seat in told["seats"]] == [False, True, True], "a bot always is"
        assert (await ann.get(f"/api/tables/{made['id']}"))["seats"][1]["ready"]
        await ann.post(path, {"seat": 1, "do": "ready"}, status=403)
        await ann.post(path, {"seat": 9, "do": "ready"}, status=404)
        assert not (await bob.post(path, {"seat": 1, "do": "unready"}))["seats"][1]["ready"]
        await bob.post(path, {"seat": 1, "do": "ready"})
        house.service.tables.lives.pop(made["id"])  # as after a restart of the service
        told = (await ann.get(f"/api/tables/{made['id']}"))["seats"]
        assert [seat["ready"] for seat in told] == [False, True, True], "it is on disk"
        await bob.post(path, {"seat": 1, "do": "leave"})
        await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        await ann.post(path, {"seat": 1, "do": "bot", "bot": "random"})
        await ann.post(f"/api/tables/{made['id']}/start", {})
        await ann.post(path, {"seat": 0, "do": "ready"}, status=409)


@pytest.mark.anyio
async def test_the_maker_changes_the_options_until_the_start_and_others_say_ready_again(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        made = await ann.table("me", "open", "bot:random", game="cove")
        table = f"/api/tables/{made['id']}"
        await bob.post(f"{table}/join", {"invite": made["invite"]})
        for who, seat in ((ann, 0), (bob, 1)):
            await who.post(f"{table}/seat", {"seat": seat, "do": "ready"})
        before = await ann.get(table)
        name, other = "crippling", "off-mat"
        await bob.post(f"{table}/options", {"options": {name: other}}, status=403)
        await ann.post(f"{table}/options", {"options": {name: "never heard of"}}, status=400)
        await ann.post(f"{table}/options", {"options": {"no such": 1}}, status=400)
        assert await ann.get(table) == before, "what is refused changes nothing"
        told = await ann.post(f"{table}/options", {"options": {name: other}, "clock": 60})
        assert (told["options"][name], told["clock"]) == (other, 60)
        assert [seat["ready"] for seat in told["seats"]] == [True, False, True]
        house.service.tables.lives.pop(made["id"])
        read = await ann.get(table)
        assert read["options"][name] == other, "it is on disk"
        assert [seat["ready"] for seat in read["seats"]] == [True, False, True]
        await ann.post(f"{table}/start", {})
        await ann.post(f"{table}/options", {"options": {}}, status=409)
        live = house.service.tables.lives[made["id"]]
        assert live.match.options.crippling == other, "it is played by them"


async def over(house, id: str, places: list[int], scores: list[int], **more) -> None:
    """The table has ended like this."""
    live = house.service.tables.lives.pop(id)
    sheet = msgspec.structs.replace(live.sheet, status="over", result=Result(places, scores), **more)
    await house.service.storage.write(sheet_update(sheet))


@pytest.mark.anyio
async def test_the_hall_of_fame_holds_people_of_own_and_public_tables(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        won = await ann.table("me", "bot:random", "bot:random")
        lost = await ann.table("me", "bot:random", "bot:random")
        practice = await ann.table("me", "bot:random", "bot:random")
        shown = await bob.table("me", "open", "bot:random", public=True)
        running = await bob.table("me", "bot:random", "bot:random")
        await over(house, won["id"], [1, 2, 3], [20, 11, 9])
        await over(house, lost["id"], [2, 1, 3], [31, 40, 3])
        await over(house, practice["id"], [1, 2, 3], [99, 2, 1], practice=True)
        await over(house, shown["id"], [1, 2, 3], [25, 2, 1])
        mine = (await ann.get("/api/fame"))["best"]
        assert [(one["name"], one["score"], one["place"], one["mine"]) for one in mine] == [
            ("Bob", 25, 1, False),
            ("Ann", 20, 1, True),
            ("Ann", 31, 2, True),
        ]
        theirs = (await bob.get("/api/fame"))["best"]
        assert [(one["name"], one["table"]) for one in theirs] == [("Bob", shown["id"])], "private tables stay private"
        assert running["id"] not in {one["table"] for one in mine}


@pytest.mark.anyio
async def test_the_hall_of_fame_says_whom_one_played_against(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        made = await ann.table("me", "open", "bot:random")
        await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        await over(house, made["id"], [1, 2, 3], [20, 11, 9])
        best = (await ann.get("/api/fame"))["best"]
        assert [(one["name"], one["people"], one["bots"]) for one in best if one["table"] == made["id"]] == [
            ("Ann", ["Bob"], {"random": 1}),
            ("Bob", ["Ann"], {"random": 1}),
        ]


def test_a_few_of_each_game_are_shown():
    many = [Famed(game, str(n), "Ann", "anchor", True, 1, n, 3, n) for game in ("b", "a") for n in range(9)]
    best = best_of(many)
    assert [one.game for one in best] == ["a"] * SHOWN + ["b"] * SHOWN
    assert [one.score for one in best[:SHOWN]] == [8, 7, 6, 5, 4]
