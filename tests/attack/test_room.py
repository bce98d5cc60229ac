"""What would fill a disk is bounded: guests who never play, talk, taking back, and what is begun where room is scarce."""

import time

import pytest
from sqlalchemy import func, select, update

from kaper.core import records
from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.server import live as tables
from kaper.server import storage
from kaper.server.guests import DAY, FORGOTTEN
from kaper.server.health import SPARE
from tests.server.conftest import running

pytestmark = pytest.mark.anyio


async def long_ago(service, *guests):
    """These guests came last before so long that they may be forgotten."""
    then = int(time.time()) - FORGOTTEN - 1
    known = update(storage.guests).where(storage.guests.c.id.in_(guests)).values(seen=then)
    await service.storage.write((known, None))
    service.guests.known.clear()


async def test_a_guest_who_never_played_is_forgotten_and_one_who_did_is_not(settings):
    async with (
        running(settings) as house,
        house.person("Ann") as ann,
        house.person("Bob") as bob,
        house.person("Cyd") as cyd,
        house.person("Eve") as eve,
    ):
        made = await ann.table("me", "open")
        await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        await ann.post(f"/api/tables/{made['id']}/shun", {"seat": 1, "how": "mute"})
        people = {name: guest for guest, name in await names(house.service)}
        await long_ago(house.service, *(people[name] for name in ("Ann", "Bob", "Eve")))
        await house.service.guests.forget()
        assert {name for _, name in await names(house.service)} == {"Ann", "Bob", "Cyd"}
        assert (await ann.get("/api/me"))["name"] == "Ann"
        assert (await cyd.get("/api/me"))["name"] == "Cyd"
        assert (await eve.get("/api/me"))["named"] is False, "somebody new"
        assert (await ann.get(f"/api/tables/{made['id']}"))["seats"][1]["name"] == "Bob"


async def names(service):
    return [(row.id, row.name) for row in await service.storage.rows(select(storage.guests))]


async def test_whoever_comes_back_is_not_forgotten(settings):
    async with running(settings) as house, house.person("Ann") as ann:
        ((guest, _),) = await names(house.service)
        await long_ago(house.service, guest)
        await ann.get("/api/me")
        await house.service.guests.forget()
        assert (await ann.get("/api/me"))["name"] == "Ann"
        row = await house.service.storage.row(select(storage.guests.c.seen))
        assert row.seen > time.time() - DAY


async def test_of_the_talk_only_what_is_shown_is_kept(settings, monkeypatch):
    monkeypatch.setattr(tables, "CHAT_KEPT", 3)
    async with running(settings) as house, house.person("Ann") as ann:
        made = await ann.table("me", "open")
        async with ann.sit(made["id"]) as place:
            for number in range(5):
                await place.send(type="chat", text=str(number))
                await place.until("chat", text=str(number))
        rows = await house.service.storage.rows(select(storage.chat.c.text).order_by(storage.chat.c.n))
        assert [row.text for row in rows] == ["2", "3", "4"]


async def test_taking_back_has_an_end(settings, monkeypatch):
    async with running(settings) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            await place.answer_simply()
            await place.send(type="undo", seat=0, free=True)
            await place.until("play")
            await place.asked()
            await place.answer_simply()
            monkeypatch.setattr(tables, "MOST_LINES", 1)
            await place.send(type="undo", seat=0, free=True)
            assert (await place.until("refused"))["text"]["key"] == "service-undo-enough"


async def test_where_room_is_scarce_nothing_new_begins_and_those_who_play_go_on(settings, monkeypatch):
    from wreckers import GAME

    async with running(settings) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        monkeypatch.setattr(house.service.health, "look_at_disk", lambda: None)
        house.service.health.free = SPARE - 1
        record = records.text_of(records.record_of(Match(GAME, 2, chance=Fast(1), listen=True))).encode()
        body = {"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}]}
        for path, wish in (("/api/tables", body), ("/api/records", record)):
            assert (await ann.ask("POST", path, wish, status=503))["text"]["key"] == "service-no-room"
        row = await house.service.storage.row(select(func.count()).select_from(storage.tables))
        assert row[0] == 1
        async with ann.sit(made["id"]) as place:
            await place.answer_simply()
