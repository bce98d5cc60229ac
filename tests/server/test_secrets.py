"""Nothing leaves the server that the asker's seat may not know."""

import asyncio
from contextlib import AsyncExitStack

import msgspec
import pytest
from wreckers import GAME as WRECKERS

from kaper.core.chance import Fair
from kaper.core.game import find_game
from kaper.core.match import Match
from kaper.server.guests import Guest
from kaper.server.live import Live
from kaper.server.seating import Seat, Sheet
from kaper.server.viewer import Viewer

pytestmark = pytest.mark.anyio


async def everything(client, table):
    """Ask for all that HTTP offers about a running table."""
    await client.get("/api/tables")
    await client.get(f"/api/tables/{table}")
    await client.get(f"/api/tables/{table}/record", status=409)
    await client.get(f"/api/records/{table}", status=409)
    await client.get(f"/api/records/{table}/steps", status=409)


async def test_no_byte_that_one_receives_holds_the_others_secret_choice_hand_or_seed(house):
    async with AsyncExitStack() as stack:
        ann = await stack.enter_async_context(house.person("Ann"))
        bob = await stack.enter_async_context(house.person("Bob"))
        eve = await stack.enter_async_context(house.person("Eve"))
        made = await ann.table("me", "open", public=True)
        table = made["id"]
        await bob.post(f"/api/tables/{table}/join", {"invite": made["invite"]})
        await ann.post(f"/api/tables/{table}/start")
        live = await house.service.tables.live(table)
        at = await stack.enter_async_context(ann.sit(table))
        bt = await stack.enter_async_context(bob.sit(table))
        et = await stack.enter_async_context(eve.sit(table))
        for place in (at, bt, et):
            await place.until("play")
        await at.answer("0")
        for place in (at, bt, et):
            await place.until("play", asked=[0, 1])
        await at.answer(7)
        await at.until("play", waiting=[0])
        for client in (bob, eve):
            await everything(client, table)
        await bt.send(type="hello")
        await bt.until("play")
        await et.send(type="hello")
        await et.until("play")
        seed = live.sheet.seed.hex()
        for who in (ann, bob, eve):
            received = b"".join(who.heard)
            assert seed.encode() not in received
            assert b'"answer":7' not in received
            for other in (guest for guest in house.service.guests.known.values() if guest.name in ("Ann", "Bob")):
                assert other.id.encode() not in received, "a guest's id is the cookie's"
        hidden = msgspec.json.encode(msgspec.to_builtins(live.match.view(0))["hands"][0])
        assert hidden in b"".join(ann.heard)
        for place, seat in ((at, 0), (bt, 1), (et, None)):
            assert place.play["viewpoint"] == seat
            assert place.play["view"] == msgspec.to_builtins(live.match.view(seat))
            peeks = [event["event"]["worth"] for event in place.events if event["event"]["type"] == "peeked"]
            assert [worth is None for worth in peeks] == [seat != 0] * len(peeks)
        for received in (b"".join(bob.heard), b"".join(eve.heard)):
            assert hidden not in received
            assert b'"waiting":[0' not in received
        assert made["invite"].encode() not in b"".join(eve.heard), "a spectator gets no invitation"


async def test_a_sealed_choice_is_told_to_its_own_seat_alone_and_again_after_a_reload(house):
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(house.person(name)) for name in ("Ann", "Bob", "Eve")]
        made = await people[0].table("me", "open", game="sevenseas", public=True)
        await people[1].post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        await people[0].post(f"/api/tables/{made['id']}/start")
        own, other, watcher = [await stack.enter_async_context(one.sit(made["id"])) for one in people]
        for place in (own, other, watcher):
            await place.until("play", asked=[0, 1])
        await own.answer("shipwright")  # whom the deal always lets act: a Merchant with nothing to sell ends the round
        await own.until("play", waiting=[0])
        for place in (own, other, watcher):  # as after a reload
            await place.send(type="hello")
            told = await place.until("play")
            assert [option["id"] for option in told["sealed"]] == (["shipwright"] if place is own else [])
        await other.answer("governor")
        for place in (own, other, watcher):
            while (told := await place.until("play"))["view"]["called"] is None:
                assert told["sealed"] == [], "nobody hears of the other's choice"
            assert told["sealed"] == [], "all are in: now the view says it, to its own seat"
            assert told["view"]["character"] == {own: "shipwright", other: "governor"}.get(place)


async def test_what_a_client_receives_is_the_same_whatever_the_others_hold(house):
    """The swap test at the socket: exchange hidden cards of others, play the same, and compare every message."""
    heard = []
    for swap in (False, True):
        match = hidden_match(swap)
        live = await live_of(house, match)
        heard.append(messages_for(live, 0))
    assert heard[0] == heard[1]


def hidden_match(swap):
    """A match of Wreckers in which two cards that seat 0 has not seen lie this way or the other."""
    match = Match(WRECKERS, 3, chance=Fair(b"s" * 32, "swap"), listen=True)
    state = match._checkpoint
    if swap:
        other = next(card for card in state.hands[1] if card not in state.hands[0])
        state.deck[0], state.hands[1][state.hands[1].index(other)] = other, state.deck[0]
    again = Match.from_state(WRECKERS, state, Fair(b"t" * 32, "swap"), listen=True)
    for _ in range(2):
        for seat, decision in dict(again.asked).items():
            again.act(seat, decision.suggestions(again.state, 1)[0])
    return again


async def live_of(house, match):
    """A table in memory with this match."""
    sheet = Sheet("t", "wreckers", "1", {}, "g", False, None, "i", "playing", b"s" * 32, (), False, None, None, 0, 0)
    live = Live(house.service.house, WRECKERS, sheet, [Seat("person", guest) for guest in "abc"])
    live.match = match
    live._follow()
    return live


def messages_for(live, seat):
    """All that a client on this seat would be told now."""
    viewer = Viewer(Guest("abc"[seat], "A", "anchor", "en", True))
    viewer.look(seat)
    return msgspec.json.encode([live._play(viewer, live.match), live.info(viewer.guest)])


@pytest.mark.parametrize("game", ["cove", "sevenseas"])
async def test_in_every_game_a_client_gets_its_seats_view_and_no_other(house, game):
    seats = min(find_game(game).seats)
    async with AsyncExitStack() as stack:
        people = [await stack.enter_async_context(house.person(f"P{seat}")) for seat in range(seats)]
        made = await people[0].table("me", *["open"] * (seats - 1), game=game, public=True)
        for person in people[1:]:
            await person.post(f"/api/tables/{made['id']}/join")
        await people[0].post(f"/api/tables/{made['id']}/start")
        places = [await stack.enter_async_context(person.sit(made["id"])) for person in people]
        live = await house.service.tables.live(made["id"])
        for place in places:
            await place.until("play")
        for _ in range(40):
            if live.match.over:
                break
            await one_round(live, places)
            for seat, place in enumerate(places):
                await place.send(type="hello")
                await place.until("play", viewpoint=seat, cut=1)
                assert place.play["view"] == msgspec.json.decode(msgspec.json.encode(live.match.view(seat)))
                told = [event["event"] for event in place.events]
                assert told == [
                    msgspec.json.decode(msgspec.json.encode(event.event)) for event in live.match.events(seat)
                ]
        seed = live.sheet.seed.hex().encode()
        assert not any(seed in b"".join(person.heard) for person in people)


async def one_round(live, places):
    """Everybody who is asked gives an allowed answer, and all of them are taken."""
    async with live.lock:
        number, seats = live.number, list(live.asked)
        wishes = {seat: live.asked[seat].suggestions(live.match.state, 1)[0] for seat in seats}
    for seat, wish in wishes.items():
        await places[seat].answer(wish, seat=seat, number=number)
    for place in places:
        while place.play["number"] <= number and not place.play["over"]:
            await place.next()
    while live._tasks:  # automatic passes
        await asyncio.wait(live._tasks)
