"""What a socket is shown follows from who holds which seat at that moment, whatever happened before."""

import random
import time
from contextlib import suppress

import msgspec
import pytest

from kaper.server.guests import Guest
from kaper.server.kept import Lost
from kaper.server.trouble import Trouble
from kaper.server.viewer import Viewer
from kaper.server.wire import ChatMessage, Join, MeChange, NewSeat, NewTable, SeatChange, Start
from tests.server.conftest import code_of

pytestmark = pytest.mark.anyio


async def test_who_sat_down_said_hello_and_left_sees_nothing_of_who_sits_there_next(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob, house.person("Eve") as eve:
        made = await ann.table("me", "open", public=True)
        table = f"/api/tables/{made['id']}"
        await eve.post(f"{table}/join")
        async with eve.sit(made["id"]) as spy:
            await spy.until("table")
            await eve.post(f"{table}/seat", {"seat": 1, "do": "leave"})
            await bob.post(f"{table}/join")
            await ann.post(f"{table}/start")
            play = await spy.until("play")
            assert (play["viewpoint"], play["questions"], play["view"]["purse"]) == (None, [], None)


async def test_a_maker_of_hot_seats_who_looked_as_each_and_opened_them_sees_none(house):
    async with house.person("Ann") as ann, house.person("Bob") as bob, house.person("Cyd") as cyd:
        made = await ann.table("hotseat:A", "hotseat:B", "me", public=True)
        table = f"/api/tables/{made['id']}"
        async with (
            ann.sit(made["id"], hello={"present": 0}) as first,
            ann.sit(made["id"], hello={"present": 1}) as second,
        ):
            await first.until("table")
            await second.until("table")
            for seat, person in ((0, bob), (1, cyd)):
                await ann.post(f"{table}/seat", {"seat": seat, "do": "open"})
                await person.post(f"{table}/join")
            await ann.post(f"{table}/start")
            for place in (first, second):
                assert (await place.until("play"))["viewpoint"] == 2


async def test_whoever_is_put_out_of_a_private_table_is_shown_out(house):
    async with house.person("Ann") as ann, house.person("Eve") as eve:
        made = await ann.table("me", "open")
        await eve.post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        async with eve.sit(made["id"]) as spy:
            await spy.until("table")
            await ann.post(f"/api/tables/{made['id']}/seat", {"seat": 1, "do": "bot", "bot": "random"})
            assert await code_of(spy.socket) == 4404


class Screen:
    """A viewer and the log it pieces together, as a client would."""

    def __init__(self, guest: Guest, invite: str) -> None:
        self.viewer = Viewer(guest, invite)
        self.log: list[dict] = []

    @property
    def last(self) -> int:
        return self.log[-1]["n"] if self.log else 0


class Sequence:
    """One random sequence of what people may do with seats, at one table; every message is held against the seats."""

    def __init__(self, service, guests, rng):
        self.service, self.guests, self.rng = service, guests, rng
        self.screens: list[Screen] = []
        self.seen = 0  # plays that showed what only a seat knows

    async def run(self, steps: int) -> None:
        rng, tables = self.rng, self.service.tables
        kinds = [NewSeat("me"), *rng.choices([NewSeat("open"), NewSeat("hotseat", name="Hot")], k=rng.randint(1, 3))]
        rng.shuffle(kinds)
        made = await tables.make(self.guests[0], NewTable("wreckers", kinds, public=rng.random() < 0.5))
        self.id, self.invite = made.id, made.invite
        self.live = await tables.live(made.id)
        deeds = [self.sit, self.give_up, self.put_out, self.enter, self.look, self.reconnect, self.play, self.take_back]
        deeds += [self.stand_in, self.come_back, self.rename, self.say, self.enter, self.look, self.play]
        for step in range(steps):
            deed = self.start if step == steps // 3 else rng.choice(deeds)
            with suppress(Trouble):
                await deed()
            for screen in list(self.screens):
                if rng.random() < 0.6:
                    await self.collect(screen)
        for screen in list(self.screens):
            screen.viewer.due(table=True, play=True)
            await self.collect(screen)
            self.live.leave(screen.viewer)

    # ------------------------------------------------------------ what is done

    def seat(self) -> int:
        return self.rng.randrange(len(self.live.seats))

    async def sit(self) -> None:
        await self.service.tables.join(self.id, self.rng.choice(self.guests), Join(self.invite, None, "n"))

    async def give_up(self) -> None:
        guest = self.rng.choice(self.guests)
        await self.service.tables.change_seat(self.id, guest, SeatChange(self.seat(), "leave"))

    async def put_out(self) -> None:
        change = SeatChange(self.seat(), self.rng.choice(["open", "hotseat", "bot"]), bot="random", name="Hot")
        await self.service.tables.change_seat(self.id, self.guests[0], change)

    async def start(self) -> None:
        for _ in range(len(self.live.seats)):
            with suppress(Trouble):
                await self.sit()
        await self.service.tables.start(self.id, self.guests[0], Start(fill="random"))

    async def enter(self) -> None:
        screen = Screen(self.rng.choice(self.guests), self.rng.choice(["", self.invite]))
        if self.live.may_look(screen.viewer.guest, screen.viewer.invite):
            self.screens.append(screen)
            await self.live.enter(screen.viewer, 0, 0, self.rng.choice([None, self.seat()]))

    async def reconnect(self) -> None:
        if self.screens:
            old = self.screens.pop(self.rng.randrange(len(self.screens)))
            self.live.leave(old.viewer)
            new = Screen(old.viewer.guest, old.viewer.invite)
            new.log = [] if old.viewer.covered else old.log  # a covered screen holds a spectator's log
            if self.live.may_look(new.viewer.guest, new.viewer.invite):
                self.screens.append(new)
                await self.live.enter(new.viewer, new.last, 0, old.viewer.wish)

    async def look(self) -> None:
        if self.screens:
            await self.live.look_as(self.rng.choice(self.screens).viewer, self.rng.choice([None, self.seat()]))

    async def play(self) -> None:
        if self.live.match is not None and self.live.asked and self.screens:
            seat = self.rng.choice(list(self.live.asked))
            answer = self.live.asked[seat].suggestions(self.live.match.state, 1)[0]
            await self.live.answer(self.rng.choice(self.screens).viewer, seat, self.live.number, answer)

    async def take_back(self) -> None:
        if self.screens:
            await self.live.undo(self.rng.choice(self.screens).viewer, self.seat(), self.rng.random() < 0.5)

    async def stand_in(self) -> None:
        await self.live.takeover(self.rng.choice(self.guests), self.seat(), "random")

    async def come_back(self) -> None:
        await self.live.give_back(self.rng.choice(self.guests), self.seat())

    async def rename(self) -> None:
        place = self.rng.randrange(len(self.guests))
        self.guests[place] = await self.service.guests.change(
            self.guests[place], MeChange(name=f"N{self.rng.random():.4f}")
        )
        await self.service.tables.rename(self.guests[place])

    async def say(self) -> None:
        if self.screens:
            await self.live.say(self.rng.choice(self.screens).viewer, ChatMessage(phrase="hello"))

    # ------------------------------------------------------------ what may be told

    async def collect(self, screen: Screen) -> None:
        """All that is due; nothing of it may be more than the guest's seats know at this moment."""
        live, guest = self.live, screen.viewer.guest
        messages = [msgspec.json.decode(raw) for raw in await live.collect(screen.viewer)]
        mine = [number for number, seat in enumerate(live.seats) if seat.guest == guest.id]
        if screen.viewer.close_code is not None:
            assert messages == []
            assert not any((mine, live.sheet.public, guest.id == live.sheet.maker))
            live.leave(screen.viewer)
            self.screens.remove(screen)
        for message in messages:
            if message["type"] == "table":
                assert [seat["seat"] for seat in message["table"]["seats"] if seat["mine"]] == mine
                assert (message["table"]["invite"] is None) == (not mine and guest.id != live.sheet.maker)
                assert message["table"]["seed"] is None or live.sheet.status == "over"
            elif message["type"] == "play":
                self.check_play(screen, message, mine)

    def check_play(self, screen: Screen, play: dict, mine: list[int]) -> None:
        match, eyes = self.live.match, play["viewpoint"]
        assert eyes is None or eyes in mine
        assert play["view"] == plain(match.view(eyes))
        assert all(question["seat"] == eyes for question in play["questions"])
        assert set(play["undoable"]) <= set(mine)
        assert set(play["free"]) <= set(mine)
        if play["cut"] is not None:
            screen.log = [line for line in screen.log if line["n"] < play["cut"]]
        screen.log += play["events"]
        assert [line["event"] for line in screen.log] == [plain(told.event) for told in match.events(eyes)]
        self.seen += eyes is not None


def plain(value):
    """As it comes out of JSON."""
    return msgspec.json.decode(msgspec.json.encode(value))


async def test_no_message_ever_holds_what_the_seats_of_its_session_may_not_know(house):
    service = house.service
    seen = 0
    for seed in range(40):
        guests = [await service.guests.new("en") for _ in range(4)]
        sequence = Sequence(service, guests, random.Random(seed))
        await sequence.run(60)
        seen += sequence.seen
    assert seen > 300, "the sequences must reach what there is to leak"


async def test_a_table_that_left_memory_before_the_hello_is_found_anew(house):
    """Otherwise two copies of it would live, and one of them would never hear of a change of seats."""
    service = house.service
    guest = await service.guests.new("en")
    made = await service.tables.make(guest, NewTable("wreckers", [NewSeat("me"), NewSeat("open")]))
    live = await service.tables.live(made.id)
    await service.tables.look_around(time.monotonic() + service.settings.idle + 1)
    with pytest.raises(Lost):
        await live.enter(Viewer(guest), 0, 0, None)
    with pytest.raises(Lost):
        await live.set_seat(1, live.seats[0])
    assert await service.tables.live(made.id) is not live
