"""Playing at a table: people, bots, windows, undo, reconnecting, hot seats, clocks, chat."""

import asyncio
from contextlib import AsyncExitStack

import pytest

from kaper.core import records
from tests.server.conftest import SILENT, running, simple_answer

pytestmark = pytest.mark.anyio


async def two_at_a_table(stack, house, *bots, **more):
    """Ann made a table, Bob came by the invitation, play has begun: their clients and places."""
    ann = await stack.enter_async_context(house.person("Ann"))
    bob = await stack.enter_async_context(house.person("Bob"))
    made = await ann.table("me", "open", *bots, **more)
    await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
    await ann.post(f"/api/tables/{made['id']}/start")
    places = [await stack.enter_async_context(who.sit(made["id"])) for who in (ann, bob)]
    for place in places:
        await place.until("play")
    return made, (ann, bob), places


async def test_one_click_brings_a_person_into_a_game_against_bots_and_to_its_end(house):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "bot:easy", "bot:medium", start=True)
        async with ann.sit(made["id"]) as place:
            await place.finish()
            assert place.play["result"]["places"]
            assert [event["n"] for event in place.events] == list(range(1, len(place.events) + 1))
        info = await ann.get(f"/api/tables/{made['id']}")
        assert info["status"] == "over"
        record = records.read(await ann.get(f"/api/tables/{made['id']}/record"))
        assert record.header.names[0] == "Ann"
        assert records.verify(record) > 0
        assert info["seed"] == record.seed.hex()
        assert info["commitment"]["hash"] == record.header.fair.hash


async def test_a_friend_joins_by_the_invitation_and_both_play_to_the_end(house):
    async with AsyncExitStack() as stack:
        made, _, places = await two_at_a_table(stack, house)
        await asyncio.gather(*(place.finish() for place in places))
        assert places[0].play["result"] == places[1].play["result"]
        live = await house.service.tables.live(made["id"])
        assert live.match.over


async def test_the_commitment_stands_before_the_nonces_and_binds_them(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        made = await ann.table("me", "open", nonce="first")
        promise = (await ann.get(f"/api/tables/{made['id']}"))["commitment"]
        assert promise["nonces"] == []
        await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"], "nonce": "bobs"})
        await ann.post(f"/api/tables/{made['id']}/start", {"nonce": "second"})
        begun = (await bob.get(f"/api/tables/{made['id']}"))["commitment"]
        assert begun == {"match": made["id"], "hash": promise["hash"], "nonces": ["second", "bobs"]}


async def test_simultaneous_answers_do_not_make_each_other_stale(house):
    async with AsyncExitStack() as stack:
        _, _, (ann, bob) = await two_at_a_table(stack, house)
        lookout = ann if (await ann_or_bob(ann, bob)) is ann else bob
        await lookout.answer("0")
        await ann.until("play", asked=[0, 1])
        await bob.until("play", asked=[0, 1])
        numbers = ann.play["number"], bob.play["number"]
        assert numbers[0] == numbers[1]
        await ann.answer(1)
        await bob.answer(2, number=numbers[1])
        while bob.play["number"] == numbers[1]:
            assert (await bob.next())["type"] == "play"


async def test_a_table_of_one_seat_is_played_against_the_automaton_and_may_be_lost(house):
    async with house.person("Ann") as ann:
        made = await ann.table("me", start=True)
        async with ann.sit(made["id"]) as place:
            await place.until("play")
            while not place.play["over"]:
                await place.answer(simple_answer(await place.asked()))
                await place.until("play")
            result = place.play["result"]
        (rival,) = result["rivals"]
        assert rival["name"]["key"] == "coastguard"
        assert sorted([*result["places"], rival["place"]]) in ([1, 2], [1, 1])
        table = (await ann.http.get(f"/api/tables/{made['id']}")).json()
        assert table["result"] == result
        assert table["alone"]


async def ann_or_bob(ann, bob):
    return ann if ann.play["questions"] else bob


async def test_stale_foreign_repeated_and_illegal_answers_are_refused_with_words_and_change_nothing(house):
    async with AsyncExitStack() as stack:
        made, _, (ann, bob) = await two_at_a_table(stack, house)
        live = await house.service.tables.live(made["id"])
        lines = len(live.match.lines)
        await ann.answer("7")
        refused = await ann.until("refused")
        assert (refused["text"]["key"], refused["rule"], refused["seat"]) == ("refusal-not-an-option", "peek", 0)
        await ann.answer("0", number=ann.play["number"] - 1)
        assert (await ann.until("refused"))["text"]["key"] == "refusal-stale"
        await bob.answer("0", seat=0)
        assert (await bob.until("error"))["text"]["key"] == "service-foreign-seat"
        await bob.answer("0", number=ann.play["number"])
        assert (await bob.until("refused"))["text"]["key"] == "refusal-not-asked"
        await bob.answer("0", seat=9)
        assert (await bob.until("error"))["text"]["key"] == "service-foreign-seat"
        assert len(live.match.lines) == lines
        await ann.answer("0")
        await ann.until("play")
        await ann.answer("0", number=lines)
        assert (await ann.until("refused"))["text"]["key"] == "refusal-stale"
        assert len(live.match.lines) == lines + 1


MALFORMED = {
    "empty": "",
    "no JSON": "nonsense",
    "a list": "[]",
    "no type": "{}",
    "unknown type": '{"type":"riot"}',
    "fields missing": '{"type":"answer"}',
    "no number": '{"type":"answer","seat":"x","number":0,"answer":"0"}',
    "no answer": '{"type":"answer","seat":0,"number":0,"answer":{}}',
    "negative": '{"type":"hello","last":-1}',
    "unknown field": '{"type":"undo","seat":0,"and":1}',
    "long chat": '{"type":"chat","text":"' + "x" * 400 + '"}',
    "deep": "[" * 5000,
}


@pytest.mark.parametrize("kind", MALFORMED)
async def test_a_malformed_message_is_answered_by_an_error(house, kind):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            await place.until("play")
            await place.socket.send(MALFORMED[kind])
            assert (await place.until("error"))["text"]["key"] == "service-malformed"
            await place.answer(simple_answer(await place.asked()))
            await place.until("play")


async def test_a_client_says_hello_first(house):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"], hello=SILENT) as place:
            await place.send(type="undo", seat=0)
            assert (await place.until("error"))["text"]["key"] == "service-hello-first"
            await place.send(type="hello")
            assert (await place.next())["type"] == "table"
            assert (await place.next())["type"] == "play"


async def test_in_a_window_nobody_learns_who_has_answered_before_all_are_in(house):
    async with AsyncExitStack() as stack:
        made, _, (ann, bob) = await two_at_a_table(stack, house, "bot:random", "bot:random")
        live = await house.service.tables.live(made["id"])
        await ann.answer("0")
        await ann.until("play", window=True)
        while not bob.play["window"]:
            await bob.until("play")
        assert ann.play["asked"] == [0, 1, 2, 3]
        before = len(bob.heard)
        await ann.answer(0)
        own = await ann.until("play")
        assert (own["waiting"], own["asked"], own["questions"]) == ([0], [0, 1, 2, 3], [])
        async with live.lock:
            assert 0 in live.match.waiting
        await bob.send(type="hello")
        assert (await bob.until("play"))["waiting"] == []
        assert not [raw for raw in bob.heard[before:] if b'"waiting":[0' in raw]


async def test_a_seat_that_can_only_pass_is_passed_without_being_asked(house):
    unasked = 0
    for _ in range(20):  # by the cards of a table there may be no such seat in the whole match
        async with AsyncExitStack() as stack:
            made, (ann, _), places = await two_at_a_table(stack, house)
            asked = [0]

            async def play(place, asked=asked):
                while question := await place.asked():
                    asked[0] += question["name"] == "HangLamp"
                    await place.answer_simply()

            await asyncio.gather(*map(play, places))
            record = records.read(await ann.get(f"/api/tables/{made['id']}/record"))
        unasked = sum(entry.answer == "pass" for entry in record.entries) - asked[0]
        assert unasked >= 0
        if unasked:
            break
    assert unasked


async def test_automatic_passing_is_a_wish_kept_with_the_seat(house):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            await place.until("play")
            await place.send(type="autopass", windows=["HangLamp"])
            while not (message := await place.until("table"))["autopass"]:
                pass
            assert message["autopass"] == ["HangLamp"]
            while question := await place.asked():
                assert question["name"] != "HangLamp"
                await place.answer_simply()
        async with ann.sit(made["id"]) as place:
            assert (await place.until("table"))["autopass"] == ["HangLamp"]


async def test_undo_takes_back_until_the_barrier_and_tells_from_where_to_cut_the_log(house):
    async with AsyncExitStack() as stack:
        made, _, (ann, _bob) = await two_at_a_table(stack, house)
        assert ann.play["undoable"] == []
        await ann.answer("0")
        await ann.until("play", asked=[0, 1])
        assert ann.play["undoable"] == [], "the lookout has seen a token"
        await ann.send(type="undo", seat=0)
        assert (await ann.until("refused"))["text"]["key"] == "refusal-undo-known"
        await ann.answer(3)
        assert (await ann.until("play", questions=[]))["undoable"] == [0]
        await ann.send(type="undo", seat=0)
        again = await ann.asked()
        assert again["name"] == "Bid"
        await ann.send(type="undo", seat=0, free=True)
        assert (await ann.until("refused"))["text"]["key"] == "service-undo-company"
        live = await house.service.tables.live(made["id"])
        assert not live.match.practice


async def test_alone_undo_goes_past_the_barrier_as_practice_and_the_log_is_cut(house):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        async with ann.sit(made["id"]) as place, ann.sit(made["id"]) as other:
            for _ in range(3):
                await place.answer_simply()
            await place.asked()
            await other.until("play")
            while other.play["number"] != place.play["number"]:
                await other.next()
            held = [event["n"] for event in other.events]
            assert place.play["free"] == [0]
            await place.send(type="undo", seat=0, free=True)
            cut = await place.until("play", practice=True)
            assert cut["number"] > 0
            await other.until("play", practice=True)
            assert other.events == place.events
            stale = await stale_client(ann, made["id"], held[-1])
            assert stale.events == [event for event in place.events if event["n"] not in held] or stale.play["cut"]
            await place.finish()
            numbers = [event["n"] for event in place.events]
            assert numbers == sorted(set(numbers))
        async with ann.sit(made["id"]) as place:
            await place.until("play")
            assert [event["n"] for event in place.events] == numbers
        assert records.read(await ann.get(f"/api/tables/{made['id']}/record")).header.practice


async def test_alone_undo_also_takes_back_what_was_seen_before_an_automatic_pass(house):
    """A scouting test was seen, then a window passed by itself: taking back only that pass would bring it again at once."""
    async with house.person("Ann") as ann:
        for _ in range(20):  # where something is found, cards are seen after the pass as well
            made = await ann.table("me", "bot:random", game="marauders", start=True)
            async with ann.sit(made["id"]) as place:
                await place.send(type="autopass", windows=["Declare", "AfterTest"])
                while not (wish := scouting(question := await place.asked())):
                    here = {option["id"] for option in question["options"]}
                    await answer_and_wait(place, "leave" if "leave" in here else simple_answer(question))
                await answer_and_wait(place, wish)
                if place.play["undoable"] == [0]:
                    await place.send(type="undo", seat=0)
                    await place.until("play", practice=True)
                    assert scouting(await place.asked()) == wish
                    break
        else:
            raise AssertionError("every captain found a merchant")


async def answer_and_wait(place, answer):
    """Answer, and wait for the next question."""
    number = place.play["number"]
    await place.answer(answer)
    while place.play["number"] == number or not place.play["questions"]:
        await place.next()


def scouting(question):
    """The first option of a question that looks for a merchant."""
    found = [option["id"] for option in question["options"] if option["id"].startswith("scout:merchant")]
    return found[0] if found else None


async def stale_client(client, table, last):
    """A client that reconnects with what it held before an undo."""
    async with client.sit(table, hello={"last": last}) as place:
        await place.until("play")
        return place


async def test_reconnecting_brings_exactly_the_events_that_were_missed(house):
    async with AsyncExitStack() as stack:
        made, (ann_client, _), (_ann, bob) = await two_at_a_table(stack, house)
        async with ann_client.sit(made["id"]) as first:
            await first.asked()
            held, last = list(first.events), first.events[-1]["n"] if first.events else 0
        async with ann_client.sit(made["id"]) as second:
            finishing = asyncio.create_task(bob.finish())
            await second.finish()
            await finishing
            whole = second.events
        async with ann_client.sit(made["id"], hello={"last": last}) as third:
            await third.until("play")
            assert third.play["cut"] is None
            assert held + third.events == whole
        async with ann_client.sit(made["id"], hello={"last": whole[-1]["n"]}) as fourth:
            assert (await fourth.until("play"))["events"] == []


async def test_a_restart_loses_nothing_and_bots_go_on(settings):
    async with running(settings) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:easy", "bot:random", start=True)
        async with ann.sit(made["id"]) as place:
            for _ in range(4):
                await place.answer_simply()
            await place.asked()
            events, number, question = place.events, place.play["number"], place.play["questions"]
        cookie = ann.http.cookies["kaper"]
    async with running(settings) as house, house.person(Cookie=f"kaper={cookie}") as ann:
        assert [table["id"] for table in (await ann.get("/api/tables"))["mine"]] == [made["id"]]
        async with ann.sit(made["id"]) as place:
            await place.asked()
            assert (place.events, place.play["number"], place.play["questions"]) == (events, number, question)
            await place.finish()
        assert records.verify(records.read(await ann.get(f"/api/tables/{made['id']}/record"))) > 0


async def test_on_a_hot_seat_secrets_stay_covered_until_the_next_person_says_they_are_there(house):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "hotseat:Bob", "hotseat:Cid", start=True)
        async with ann.sit(made["id"]) as place:
            await place.until("play")
            assert place.play["viewpoint"] is None
            assert place.play["questions"] == []
            assert place.play["view"]["purse"] is None
            assert [seat["name"] for seat in place.table["seats"]] == ["Ann", "Bob", "Cid"]
            await place.send(type="present", seat=0)
            await place.until("play", viewpoint=0)
            assert place.play["questions"][0]["name"] == "Peek"
            assert place.play["view"]["purse"] == 10
            await place.answer("0")
            await place.until("play", asked=[0, 1, 2])
            assert any(event["event"].get("worth") is not None for event in place.events)
            await place.send(type="present", seat=1)
            await place.until("play", viewpoint=1)
            assert place.play["cut"] == 1
            assert not any(event["event"].get("worth") is not None for event in place.events)
            await place.send(type="present", seat=None)
            assert (await place.until("play", viewpoint=None))["view"]["purse"] is None


async def test_on_a_hot_seat_one_button_passes_for_everybody(house):
    async with house.person("Ann") as ann:
        made = await ann.table("me", "hotseat:Bob", "hotseat:Cid", start=True)
        async with ann.sit(made["id"]) as place:
            await place.until("play")
            while not place.play["over"]:
                number, asked = place.play["number"], place.play["asked"]
                if place.play["window"] and await window_of_lamps(house, made["id"]):
                    for seat in asked:
                        await place.answer("pass", seat=seat)
                else:
                    for seat in asked:
                        await place.send(type="present", seat=seat)
                        await place.until("play", viewpoint=seat)
                        if place.play["questions"]:
                            await place.answer(simple_answer(place.play["questions"][0]))
                while place.play["number"] == number:
                    await place.next()


async def window_of_lamps(house, table):
    live = await house.service.tables.live(table)
    async with live.lock:
        return any(type(decision).__name__ == "HangLamp" for decision in live.match.round.values())


async def test_a_seat_left_alone_is_taken_over_by_a_bot_and_given_back_on_return(settings):
    async with running(settings, grace=0.1, standin="random") as house, AsyncExitStack() as stack:
        made, (ann_client, _), (ann, bob) = await two_at_a_table(stack, house)
        await ann.socket.close()
        while not (await bob.until("table"))["table"]["seats"][0]["standin"]:
            pass
        assert bob.table["seats"][0] == {**bob.table["seats"][0], "present": False, "standin": "random"}
        await bob.asked()
        async with ann_client.sit(made["id"]) as back:
            while (await back.until("table"))["table"]["seats"][0]["standin"]:
                pass
            assert back.table["seats"][0]["present"]


async def test_nobody_is_replaced_while_nobody_waits(settings):
    async with running(settings, grace=0.05) as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True)
        live = await house.service.tables.live(made["id"])
        async with ann.sit(made["id"]) as place:
            await place.asked()
        lines = len(live.match.lines)
        await live.tick(live.posed_at + 1000)
        assert live.seats[0].standin is None
        assert len(live.match.lines) == lines


async def test_a_bot_plays_for_me_while_i_wish_it(settings):
    async with running(settings, standin="random") as house, AsyncExitStack() as stack:
        made, (ann_client, bob_client), (ann, bob) = await two_at_a_table(stack, house)
        await bob_client.post(f"/api/tables/{made['id']}/seat", {"seat": 0, "do": "takeover"}, status=409)
        await ann.send(type="takeover", seat=0)
        await bob.asked()
        assert (await house.service.tables.live(made["id"])).seats[0].standin == "random"
        await ann.answer(0)
        assert (await ann.until("refused"))["text"]["key"] == "service-standin"
        await bob_client.post(f"/api/tables/{made['id']}/seat", {"seat": 0, "do": "return"}, status=403)
        info = await ann_client.post(f"/api/tables/{made['id']}/seat", {"seat": 0, "do": "return"})
        assert info["seats"][0]["standin"] is None


async def test_a_clock_that_runs_out_has_that_one_decision_answered(settings):
    async with running(settings, standin="random") as house, house.person("Ann") as ann:
        made = await ann.table("me", "bot:random", start=True, clock=30)
        live = await house.service.tables.live(made["id"])
        async with ann.sit(made["id"]) as place:
            await place.asked()
            assert 0 < place.play["clock"] <= 30
            number = place.play["number"]
            await live.tick(live.posed_at + 29)
            assert live.number == number
            await live.tick(live.posed_at + 31)
            while place.play["number"] == number:
                await place.next()
            assert live.seats[0].standin is None
            told = place.play["stood_in"]
            assert told["key"] == "service-answered-for", "the person is told what was answered for them"
            assert told["args"]["answer"]
            await place.asked()
            await place.answer_simply()
            while place.play["stood_in"] is not None:
                await place.next()


async def test_chat_is_kept_cleaned_and_only_for_those_at_the_table(house):
    async with AsyncExitStack() as stack:
        made, (ann_client, _), (ann, bob) = await two_at_a_table(stack, house, public=True)
        await ann.send(type="chat", text="  <b>ahoy</b>\u202e\n there ")
        line = await bob.until("chat")
        assert (line["text"], line["name"], line["seat"], line["n"]) == ("<b>ahoy</b> there", "Ann", 0, 1)
        await bob.send(type="chat", phrase="aye")
        assert (await ann.until("chat", n=2))["phrase"] == "aye"
        for empty in ({"text": " \u200b "}, {}, {"text": "x", "phrase": "aye"}):
            await ann.send(type="chat", **empty)
            assert (await ann.until("error"))["text"]["key"] == "service-chat-empty"
        cid = await stack.enter_async_context(house.person("Cid"))
        async with cid.sit(made["id"]) as watching:
            await watching.send(type="chat", text="cards!")
            assert (await watching.until("error"))["text"]["key"] == "service-not-seated"
            assert [line["n"] for line in watching.chat] == [1, 2]
        async with ann_client.sit(made["id"], hello={"chat": 1}) as back:
            assert (await back.until("chat"))["n"] == 2


async def test_a_rematch_seats_the_same_people_once(house):
    async with AsyncExitStack() as stack:
        made, (ann, bob), places = await two_at_a_table(stack, house, "bot:random")
        await ann.post(f"/api/tables/{made['id']}/rematch", status=409)
        await asyncio.gather(*(place.finish() for place in places))
        first = await bob.post(f"/api/tables/{made['id']}/rematch")
        second = await ann.post(f"/api/tables/{made['id']}/rematch")
        assert first == second
        while (await places[0].until("table"))["table"]["rematch"] != first["id"]:
            pass
        info = await ann.get(f"/api/tables/{first['id']}")
        assert [seat["name"] for seat in info["seats"]][:2] == ["Ann", "Bob"]
        assert info["seats"][2]["bot"] == "random"
        assert info["commitment"]["match"] == first["id"]
        await ann.post(f"/api/tables/{first['id']}/start", status=403)
        assert (await bob.post(f"/api/tables/{first['id']}/start"))["status"] == "playing"


async def test_a_new_name_shows_at_the_tables_where_one_plays(house):
    async with AsyncExitStack() as stack:
        made, (ann, _), (_place, bob) = await two_at_a_table(stack, house)
        await ann.ask("PUT", "/api/me", {"name": "Anne Bonny"})
        while (await bob.until("table"))["table"]["seats"][0]["name"] != "Anne Bonny":
            pass
        assert (await ann.get(f"/api/tables/{made['id']}"))["seats"][0]["name"] == "Anne Bonny"


async def test_before_the_start_the_maker_arranges_the_seats(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob:
        made = await ann.table("me", "open", "open")
        seat = f"/api/tables/{made['id']}/seat"
        await ann.post(f"/api/tables/{made['id']}/start", status=409)
        await bob.post(seat, {"seat": 1, "do": "bot", "bot": "easy"}, status=404)
        assert (await ann.post(seat, {"seat": 1, "do": "bot", "bot": "easy"}))["seats"][1]["bot"] == "easy"
        assert (await ann.post(seat, {"seat": 1, "do": "open"}))["seats"][1]["kind"] == "open"
        info = await ann.post(seat, {"seat": 2, "do": "hotseat", "name": "Cid"})
        assert (info["seats"][2]["kind"], info["seats"][2]["name"], info["seats"][2]["mine"]) == (
            "hotseat",
            "Cid",
            True,
        )
        await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"], "seat": 2}, status=409)
        await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"], "seat": 1})
        assert (await bob.post(seat, {"seat": 1, "do": "leave"}))["seats"][1]["kind"] == "open"
        await ann.post(seat, {"seat": 9, "do": "open"}, status=404)
        info = await ann.post(f"/api/tables/{made['id']}/start", {"fill": "random"})
        assert info["status"] == "playing"
        assert len({seat["emblem"] for seat in info["seats"]}) == 3
        await ann.post(seat, {"seat": 1, "do": "open"}, status=409)
        await bob.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]}, status=409)
