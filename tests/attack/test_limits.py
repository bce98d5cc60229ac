"""Limits hold by guest and by address, however many sockets and sessions somebody opens."""

import asyncio
from collections import Counter
from contextlib import AsyncExitStack
from dataclasses import replace

import httpx
import pytest
from sqlalchemy import func, select

from kaper.cli import serve as command
from kaper.core import records
from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.server import storage
from kaper.server.connections import AT_ONCE
from kaper.server.guards import AT_A_TIME, Turns
from kaper.server.limits import REMEMBERED, STUBBORN, Buckets, neighbourhood
from kaper.server.settings import Limits
from tests.server.conftest import FREE, PATIENT, SILENT, TLS, code_of, running

pytestmark = pytest.mark.anyio


def tight(settings, **limits):
    return replace(settings, limits=replace(FREE, **limits))


async def test_hellos_are_counted_by_guest_not_by_socket(settings):
    async with running(tight(settings, hellos=0.001, hello_burst=6)) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as first, ann.sit(made["id"]) as second:
            for _ in range(2):
                for place in (first, second):
                    await place.until("play")
                    await place.send(type="hello")
            await first.send(type="hello")
            assert await code_of(first.socket) == 4429


async def test_messages_and_chat_are_counted_by_guest(settings):
    slow = tight(settings, chats=0.001, chat_burst=3)
    async with running(slow) as house, house.person("Ann") as ann:
        made = await ann.table("me", "open")
        async with ann.sit(made["id"]) as first, ann.sit(made["id"]) as second:
            for place in (first, second):
                for _ in range(2):
                    await place.send(type="chat", phrase="hello")
            said = await second.until("error")
            assert said["text"]["key"] == "service-too-fast"


async def test_new_guests_are_counted_by_address(settings):
    async with running(tight(settings, guests=0.001, guest_burst=3)) as house:
        made = []
        for _ in range(5):
            async with httpx.AsyncClient(base_url=f"http://{house.address}", verify=TLS) as http:
                made.append((await http.get("/api/me")).status_code)
        assert made == [200, 200, 200, 429, 429]
        row = await house.service.storage.row(select(func.count()).select_from(storage.guests))
        assert row[0] == 3


async def test_public_tables_name_changes_and_new_tables_are_counted_by_guest(settings):
    few = tight(settings, public=2, changes=0.001, change_burst=3, new_tables=0.001, new_table_burst=4)
    async with running(few) as house, house.person("Ann") as ann:
        body = {"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "open"}], "public": True}
        for _ in range(2):
            await ann.post("/api/tables", body)
        assert (await ann.post("/api/tables", body, status=429))["text"]["key"] == "service-too-many-public"
        await ann.post("/api/tables", body | {"public": False})
        assert (await ann.post("/api/tables", body, status=429))["text"]["key"] == "service-too-fast"
        for name in ("A", "B"):
            await ann.ask("PUT", "/api/me", {"name": name})
        await ann.ask("PUT", "/api/me", {"name": "C"}, status=429)


async def test_a_new_name_wakes_no_table(house):
    async with house.person("Ann") as ann:
        asleep = (await ann.table("me", "bot:random", start=True))["id"]
        house.service.tables.lives.pop(asleep).lost = True
        await ann.ask("PUT", "/api/me", {"name": "Anne"})
        assert asleep not in house.service.tables.lives
        async with ann.sit(asleep) as place:
            await place.until("table")
            assert place.table["seats"][0]["name"] == "Anne"


async def test_a_crowd_of_guests_at_one_address_has_a_household_s_share(settings):
    crowded = tight(settings, household=2, hellos=0.001, hello_burst=1, new_tables=0.001, new_table_burst=1, sockets=1)
    async with running(crowded) as house, AsyncExitStack() as stack:
        crowd = [await stack.enter_async_context(house.person()) for _ in range(3)]
        body = {"game": "wreckers", "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}], "public": True}
        made = [
            (await crowd[at].post("/api/tables", body, status=status)) for at, status in ((0, 201), (1, 201), (2, 429))
        ]
        table = made[0]["id"]
        for guest, code in ((crowd[0], None), (crowd[1], None), (crowd[2], 4409)):
            place = await stack.enter_async_context(guest.sit(table, hello=SILENT))
            if code is None:
                await place.send(type="hello")
                await place.until("table")
            else:
                assert await code_of(place.socket) == code


async def test_hellos_of_a_crowd_are_counted_by_address(settings):
    crowded = tight(settings, household=2, hellos=0.001, hello_burst=1)
    async with running(crowded) as house, AsyncExitStack() as stack:
        crowd = [await stack.enter_async_context(house.person()) for _ in range(3)]
        table = (await crowd[0].table("me", "bot:random", public=True))["id"]
        for guest in crowd[:2]:
            place = await stack.enter_async_context(guest.sit(table))
            await place.until("table")
        async with crowd[2].sit(table) as place:
            assert await code_of(place.socket) == 4429


async def test_undos_wait_their_turn_and_are_done(settings):
    slow = tight(settings, undos=5, undo_burst=1)
    async with running(slow) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            for _ in range(3):
                await place.send(type="undo", seat=0)
            await place.until("refused")
            assert (await place.until("error"))["text"]["key"] == "service-too-fast"
            await place.until("refused")
            await place.until("refused")


async def test_whoever_does_not_stop_asking_is_not_even_answered(settings):
    few = tight(settings, requests=0.001, request_burst=1, connections=5)
    async with running(few) as house:
        answers = []
        for _ in range(STUBBORN + 3):
            try:
                async with httpx.AsyncClient(base_url=f"http://{house.address}", verify=TLS) as http:
                    reply = await http.get("/api/games")
                    answers.append(reply.status_code)
                    assert reply.status_code == 200 or reply.headers["connection"] == "close"
            except httpx.HTTPError:
                answers.append(None)
        assert answers == [200, *[429] * (STUBBORN + 1), None]


async def test_many_callers_of_one_address_are_let_in_one_after_another_and_none_is_lost(settings):
    async with running(tight(settings, connections=AT_ONCE + 20)) as house:
        lines = [await opened(house.address) for _ in range(AT_ONCE + 10)]
        for reader, writer in lines:
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nConnection: close\r\n\r\n")
            assert (await asyncio.wait_for(reader.read(), PATIENT)).startswith(b"HTTP/1.1 200 ")
            writer.close()


async def test_of_one_address_some_requests_are_worked_on_at_a_time():
    turns, inside, go_on = Turns(), Counter(), asyncio.Event()

    async def request(address, path="/api/tables"):
        async with turns.of({"client": (address, 1), "path": path}):
            inside[address, path] += 1
            await go_on.wait()

    wishes = [("192.0.2.1", "/api/tables")] * (AT_A_TIME + 3) + [("192.0.2.2", "/api/tables")]
    wishes += [("192.0.2.1", "/api/records/x/log")] * (AT_A_TIME + 3)
    work = [asyncio.create_task(request(*wish)) for wish in wishes]
    for _ in range(5):
        await asyncio.sleep(0)
    assert sorted(inside.values()) == [1, AT_A_TIME, AT_A_TIME + 3]
    go_on.set()
    await asyncio.gather(*work)
    assert inside.total() == len(wishes)
    assert turns.taken == {}


def records_of(game, count):
    """Valid records, none the same."""
    for seed in range(count):
        match = Match(game, 2, chance=Fast(seed), listen=True)
        yield records.text_of(records.record_of(match)).encode()


async def test_uploads_have_a_quota_and_what_breaks_the_rules_is_not_kept(settings):
    from wreckers import GAME

    async with running(tight(settings, kept_uploads=2)) as house, house.person("Ann") as ann:
        first, second, third = records_of(GAME, 3)
        broken = first.replace(b'"shuffle":[', b'"shuffle":[0,', 1)
        assert broken != first
        await ann.ask("POST", "/api/records", broken, status=400)
        kept = select(func.count()).select_from(storage.uploads)
        assert (await house.service.storage.row(kept))[0] == 0
        for record in (first, second):
            await ann.ask("POST", "/api/records", record)
        assert (await ann.ask("POST", "/api/records", third, status=429))["text"]["key"] == "service-too-many-records"
        async with house.person("Bob") as bob:
            await bob.ask("POST", "/api/records", third)


async def opened(address):
    host, port = address.split(":")
    return await asyncio.open_connection(host, int(port))


async def test_an_address_holds_only_so_many_connections(settings):
    async with running(tight(settings, connections=3)) as house:
        held = [await opened(house.address) for _ in range(3)]
        reader, writer = await opened(house.address)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await reader.readexactly(1)
        for _, each in (*held, (reader, writer)):
            each.close()


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET /api/games HT",
        b"PUT /api/me HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Kaper: 1\r\nContent-Length: 20\r\n\r\n{",
    ],
)
async def test_a_request_that_does_not_arrive_is_hung_up(settings, begun):
    async with running(tight(settings, half_sent=0.05)) as house:
        reader, writer = await opened(house.address)
        writer.write(begun)
        with pytest.raises((ConnectionError, asyncio.IncompleteReadError)):
            await asyncio.wait_for(reader.readexactly(1_000_000), PATIENT)
        writer.close()


async def test_a_connection_that_waits_between_requests_and_a_socket_are_not_hung_up(settings):
    async with running(tight(settings, half_sent=0.05)) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            await asyncio.sleep(0.1)
            await ann.get("/api/games")
            await place.answer_simply()


def test_requests_of_the_command_line_are_what_the_documentation_says():
    assert Limits(requests=40).burst == 400
    assert Limits(requests=7).burst == 70
    assert Limits(requests=0.001, request_burst=12).burst == 12
    assert command.limits_of(0).guests == 0
    assert command.limits_of(7).burst == 70


def test_buckets_forget_the_longest_unused_and_one_customer_is_one_neighbourhood():
    buckets = Buckets(0.001, 1)
    assert [buckets.take("a"), buckets.take("a")] == [True, False]
    for number in range(REMEMBERED - 1):
        buckets.take(str(number))
    assert not buckets.take("a"), "a flood of others does not refill it"
    assert len(buckets.known) == REMEMBERED
    assert neighbourhood("2001:db8:1:2:3::4") == neighbourhood("2001:db8:1:2::ffff") == "2001:db8:1:2::"
    assert neighbourhood("192.0.2.7") == "192.0.2.7"
    assert neighbourhood("somewhere") == "somewhere"
