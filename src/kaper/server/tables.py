"""Tables: making them, sitting down and standing up, starting, putting out, playing again, branching off."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import exists, func, insert, select, update

from kaper.bots import LEVELS
from kaper.core.game import Game, Options
from kaper.core.records import read_header
from kaper.core.voyages import voyage_of
from kaper.core.words import KaperError
from kaper.server import names, snapshots, storage
from kaper.server.anchorage import game_of
from kaper.server.archive import Archive
from kaper.server.commits import Write
from kaper.server.games import BOTS
from kaper.server.guests import Guest, name_of
from kaper.server.live import Live
from kaper.server.lobby import say_ready
from kaper.server.rebuild import Branched
from kaper.server.seating import (
    Seat,
    bot_name,
    creation,
    free_emblem,
    holds,
    new_invitation,
    new_nonce,
    new_sheet,
    now,
    seat_update,
    sheet_update,
)
from kaper.server.trouble import Trouble
from kaper.server.wire import (
    Branch,
    Join,
    NewTable,
    NewVoyage,
    SeatChange,
    Shun,
    Start,
    TableInfo,
    TableMade,
)
from kaper.server.worker import BranchOff
from kaper.server.writing import clean

log = structlog.get_logger("kaper.tables")

UNPROMISED = 1_000_000  # lines of a first voyage: its dice were prepared, so none of them is promised to be of the seed


class Tables(Archive):
    """Every table of the service, and what people do with them besides playing."""

    async def make(self, guest: Guest, wish: NewTable) -> TableMade:
        """A new table."""
        game = game_of(wish.game)
        options = _asked(lambda: game.read_options(dict(wish.options)))
        _asked(lambda: game.check_seats(len(wish.seats)))
        seats: list[Seat] = []
        for new in wish.seats:
            match new.kind:
                case "me":
                    if any(seat.kind == "person" for seat in seats):
                        raise Trouble(400, "service-me-twice")
                    emblem = new.emblem or guest.emblem
                    seats.append(Seat("person", guest.id, guest.name, emblem, nonce=new_nonce(wish.nonce)))
                case "hotseat":
                    seats.append(hot_seat(guest, new.name, new.emblem or free_emblem(seats)))
                case "bot":
                    seats.append(bot_seat(seats, new.bot))
                case "open":
                    seats.append(Seat())
        return await self._create(game, guest, seats, options, wish)

    async def _create(
        self, game: Game[Any], guest: Guest, seats: list[Seat], options: Options, wish: NewTable
    ) -> TableMade:
        await self._check_number(guest, public=wish.public)
        if wish.start and any(seat.kind == "open" for seat in seats):
            raise Trouble(409, "service-seats-open")
        sheet = msgspec.structs.replace(new_sheet(game, guest, options), public=wish.public, clock=wish.clock)
        sheet = msgspec.structs.replace(sheet, name=clean(wish.name, 40))
        seats = apart(seats)
        live = Live(self.house, game, sheet, seats)
        await self.lay(live, creation(sheet, seats))
        self.house.metrics.matches.labels("made").inc()
        log.info("table made", table=sheet.id, game=game.id, seats=[seat.kind for seat in seats])
        if wish.start:
            async with live.lock:
                await self._begin(live)
        return TableMade(sheet.id, sheet.invite)

    async def _check_number(self, guest: Guest, *, public: bool = False) -> None:
        """May this guest have one more table?"""
        if self.house.health.scarce:
            raise Trouble(503, "service-no-room")
        running = (storage.tables.c.maker == guest.id) & (storage.tables.c.status != "over")
        row = await self.house.storage.row(select(func.count()).select_from(storage.tables).where(running))
        limits = self.house.settings.limits
        if row is not None and row[0] >= limits.tables:
            raise Trouble(429, "service-too-many-tables")
        if public:
            row = await self.house.storage.row(
                select(func.count()).select_from(storage.tables).where(running & storage.tables.c.public)
            )
            if row is not None and row[0] >= limits.public:
                raise Trouble(429, "service-too-many-public")

    async def join(self, id: str, guest: Guest, wish: Join) -> TableInfo:
        """Sit down on an open seat."""
        live = await self.visible(id, guest, wish.invite)
        async with live.lock:
            if not holds(live.seats, guest):
                if live.sheet.status != "open":
                    raise Trouble(409, "service-begun")
                free = [number for number, seat in enumerate(live.seats) if seat.kind == "open"]
                if not free:
                    raise Trouble(409, "service-full")
                number = free[0] if wish.seat is None else wish.seat
                if number not in free:
                    raise Trouble(409, "service-seat-taken")
                emblem = await names.emblem_for(live, guest)
                seat = Seat("person", guest.id, guest.name, emblem, nonce=new_nonce(wish.nonce))
                await live.set_seat(number, seat)
                log.info("joined", table=id, seat=number)
            return live.info(guest)

    async def rename(self, guest: Guest) -> None:
        """A guest took another name or emblem: it shows at the tables where they play. Those that other processes hold
        hear of it there."""
        t, s = storage.tables, storage.seats
        running = select(t.c.id).where(t.c.status != "over")
        mine = (s.c.guest == guest.id) & (s.c.kind == "person") & s.c.table.in_(running)
        elsewhere = storage.leases.c.holder != self.house.storage.leases.number  # what this process let go of is asleep
        held = exists().where((storage.leases.c.name == s.c.table) & elsewhere)
        asleep: list[Write] = []
        for row in await self.house.storage.rows(select(s.c.table, s.c.seat).where(mine)):
            live = self.lives.get(row.table)
            if live is None or live.lost:  # no table is woken for a name
                place = (s.c.table == row.table) & (s.c.seat == row.seat) & (s.c.guest == guest.id)
                asleep.append((update(s).where(place & ~held).values(name=guest.name), None))
                continue
            await self._rename_at(live, row.seat, guest)
        if asleep:
            await self.house.storage.write(*asleep)

    async def renamed(self, guest: Guest) -> None:
        """A guest took another name or emblem at another process."""
        for live in list(self.lives.values()):
            for number, seat in enumerate(live.seats):
                if not live.lost and seat.kind == "person" and live.sheet.status != "over" and seat.guest == guest.id:
                    await self._rename_at(live, number, guest)

    async def _rename_at(self, live: Live, number: int, guest: Guest) -> None:
        async with live.lock:
            seat = live.seats[number]
            if seat.guest == guest.id:
                others = [other for place, other in enumerate(live.seats) if place != number]
                emblem = seat.emblem if seat.emblem == guest.emblem else free_emblem(others, guest.emblem)
                await live.set_seat(number, msgspec.structs.replace(seat, name=guest.name, emblem=emblem))

    async def start(self, id: str, guest: Guest, wish: Start) -> TableInfo:
        """The maker begins the match."""
        live = await self.visible(id, guest)
        async with live.lock:
            only_maker(live, guest)
            if live.sheet.status == "open":
                seats = list(live.seats)
                for number, seat in enumerate(seats):
                    if seat.kind == "open" and wish.fill is not None:
                        seats[number] = bot_seat(seats, wish.fill)
                    elif seat.guest == guest.id and wish.nonce:
                        seats[number] = msgspec.structs.replace(seat, nonce=wish.nonce)
                if any(seat.kind == "open" for seat in seats):
                    raise Trouble(409, "service-seats-open")
                live.seats = seats
                await self._begin(live)
            return live.info(guest)

    async def _begin(self, live: Live) -> None:
        nonces = tuple(seat.nonce for seat in live.seats)
        live.sheet = msgspec.structs.replace(live.sheet, status="playing", nonces=nonces, changed=now())
        lines = live.begin()
        seats = [seat_update(live.sheet.id, number, seat) for number, seat in enumerate(live.seats)]
        await live.write([sheet_update(live.sheet), *seats, *lines])
        self.house.metrics.matches.labels("begun").inc()
        log.info("play begins", table=live.sheet.id, game=live.game.id)
        live.tell_all(table=True, play=True)
        live.arrange()

    async def change_seat(self, id: str, guest: Guest, wish: SeatChange) -> TableInfo:
        """Bots and hot seats before the start; takeover and return during play."""
        live = await self.visible(id, guest)
        if wish.do == "takeover":
            await live.takeover(guest, wish.seat, known_bot(wish.bot or self.house.settings.standin))
        elif wish.do == "return":
            await live.give_back(guest, wish.seat)
        elif wish.do in ("ready", "unready"):
            await say_ready(live, guest, wish.seat, wish.do == "ready")
        else:
            async with live.lock:
                await self._change_open(live, guest, wish)
        async with live.lock:
            return live.info(guest)

    async def _change_open(self, live: Live, guest: Guest, wish: SeatChange) -> None:
        if wish.seat >= len(live.seats):
            raise Trouble(404, "service-no-seat")
        old = live.seats[wish.seat]
        others = [seat for number, seat in enumerate(live.seats) if number != wish.seat]
        if wish.do == "leave":
            if old.guest != guest.id:
                raise Trouble(403, "service-foreign-seat")
        else:
            only_maker(live, guest)
        if live.sheet.status != "open":
            raise Trouble(409, "service-begun")
        if wish.do == "bot":
            seat = bot_seat(others, wish.bot)
        elif wish.do == "hotseat":
            seat = hot_seat(guest, wish.name, free_emblem(others, wish.emblem))
        else:
            seat = Seat()
        if old.guest in (None, guest.id):
            await live.set_seat(wish.seat, seat)
        else:
            await self._put_out(live, wish.seat, seat, old.guest)

    async def _put_out(self, live: Live, number: int, seat: Seat, guest: str) -> None:
        """Somebody loses their seat, and the invitation they came with opens nothing any more."""
        sheet = msgspec.structs.replace(live.sheet, invite=new_invitation())
        bar: list[Write] = []
        if guest not in live.barred:
            bar = [(insert(storage.barred).values(table=sheet.id, guest=guest), None)]
        await live.set_seat(number, seat, sheet_update(sheet), *bar)
        live.sheet = sheet
        live.barred.add(guest)
        live.tell_all(table=True, play=True)
        log.info("put out", table=sheet.id, seat=number)

    async def renew(self, id: str, guest: Guest) -> TableMade:
        """A new invitation; whoever only has the old one is shown out."""
        live = await self.visible(id, guest)
        async with live.lock:
            only_maker(live, guest)
            sheet = msgspec.structs.replace(live.sheet, invite=new_invitation())
            await live.write([sheet_update(sheet)])
            live.sheet = sheet
            live.tell_all(table=True)
            return TableMade(sheet.id, sheet.invite)

    async def shun(self, id: str, guest: Guest, wish: Shun) -> TableInfo:
        """Hear nothing more of the person on a seat, or keep them from one's tables."""
        live = await self.visible(id, guest)
        async with live.lock:
            if wish.seat >= len(live.seats) or not live.seats[wish.seat].human:
                raise Trouble(404, "service-no-seat")
            other = live.seats[wish.seat].guest
            if other is None or other == guest.id:
                raise Trouble(400, "service-own-seat")
            await self.house.shuns.set(guest.id, other, wish.how)
            live.tell_all(table=True, only={guest.id, other})
            return live.info(guest)

    async def rematch(self, id: str, guest: Guest) -> TableMade:
        """The same people again. Whoever asks first makes the table; the others are told of it."""
        live = await self.visible(id, guest)
        async with live.lock:
            if not holds(live.seats, guest):
                raise Trouble(403, "service-not-seated")
            if live.sheet.status != "over":
                raise Trouble(409, "service-not-over")
            if live.sheet.rematch is not None:
                again, _ = await snapshots.stored(self.house.storage, live.sheet.rematch)
                return TableMade(again.id, again.invite)
            fresh = [
                msgspec.structs.replace(
                    seat, standin=None, away=False, ready=False, nonce=new_nonce("") if seat.human else ""
                )
                for seat in live.seats
            ]
            wish = NewTable(live.game.id, [], public=live.sheet.public, clock=live.sheet.clock, name=live.sheet.name)
            made = await self._create(live.game, guest, fresh, live.game.read_options(live.sheet.options), wish)
            live.sheet = msgspec.structs.replace(live.sheet, rematch=made.id)
            await live.write([sheet_update(live.sheet)])
            live.tell_all(table=True)
            return made

    async def voyage(self, guest: Guest, wish: NewVoyage) -> TableMade:
        """The first voyage of a game: a practice table whose others and whose chance follow a record, then their own."""
        game = game_of(wish.game)
        voyage = voyage_of(game.package)
        if voyage is None:
            raise Trouble(404, "service-no-voyage")
        t = storage.tables
        mine = (t.c.maker == guest.id) & (t.c.game == game.id) & (t.c.version == game.version) & t.c.voyage
        left = select(t.c.id).where(mine & (t.c.status == "playing")).order_by(t.c.changed.desc()).limit(1)
        row = await self.house.storage.row(left)
        if row is not None:
            live = await self.live(row.id)
            if wish.again:
                await live.sail_anew()
            return TableMade(live.sheet.id, live.sheet.invite)
        await self._check_number(guest)
        seats: list[Seat] = []
        for number, name in enumerate(voyage.header.names):
            me = Seat("person", guest.id, guest.name, guest.emblem, nonce=new_nonce(""))
            other = Seat("bot", None, name, free_emblem([*seats, me]), bot=LEVELS[0])
            seats.append(me if number == voyage.seat else other)
        sheet = new_sheet(game, guest, game.read_options(voyage.header.options))
        sheet = msgspec.structs.replace(sheet, practice=True, voyage=True, branched=UNPROMISED)
        live = Live(self.house, game, sheet, seats)
        await self.lay(live, creation(sheet, seats))
        self.house.metrics.matches.labels("made").inc()
        async with live.lock:
            await self._begin(live)
        return TableMade(sheet.id, sheet.invite)

    async def branch(self, guest: Guest, wish: Branch, record: bytes, source: str = "") -> TableMade:
        """Play on from a step of a record: a running practice table with dice of its own, names and colours as there."""
        await self._check_number(guest)
        theirs = _asked(lambda: read_header(record))
        game = game_of(theirs.game)
        _asked(lambda: game.check_seats(theirs.seats))
        options = _asked(lambda: game.read_options(theirs.options))
        emblems = await names.emblems_of(self.house.storage, source, theirs.seats)
        seats: list[Seat] = []
        for number, emblem in enumerate(emblems):
            me = Seat("person", guest.id, guest.name, emblem, nonce=new_nonce(""))
            called = clean(theirs.names[number], 24) if number < len(theirs.names) else ""
            bot = Seat("bot", None, called or bot_name(seats), emblem, bot=known_bot(wish.bot))
            seats.append(me if number == wish.seat else bot)
        if not holds(seats, guest):
            raise Trouble(404, "service-no-seat")
        sheet = msgspec.structs.replace(
            new_sheet(game, guest, options),
            status="playing",
            nonces=tuple(seat.nonce for seat in seats),
            practice=True,
        )
        seats = apart(seats)
        job = BranchOff(record, wish.step, sheet.header([seat.name for seat in seats]), sheet.seed)
        begin = msgspec.json.decode(await self.look_at(guest, job), type=Branched)
        sheet = msgspec.structs.replace(sheet, branched=len(begin.entries))
        live = Live(self.house, game, sheet, seats)
        live.come_to_life(begin.snapshot, [])
        if wish.answer is not None and live.would_refuse(wish.seat, wish.answer):
            raise Trouble(409, "service-no-branch")
        lines = [
            {"table": sheet.id, "number": number, "entry": bytes(entry)} for number, entry in enumerate(begin.entries)
        ]
        kept: list[Write] = [(storage.INSERT_LINES, lines)] if lines else []
        kept += snapshots.keeping(sheet.id, len(lines), begin.snapshot)
        await self.lay(live, [*creation(sheet, seats), *kept])
        self.house.metrics.matches.labels("branched").inc()
        log.info("table branched off a record", table=sheet.id, game=game.id, lines=len(lines))
        if wish.answer is None:
            live.arrange()
        else:
            await live.begin_with(wish.seat, wish.answer)
        return TableMade(sheet.id, sheet.invite)


def only_maker(live: Live, guest: Guest) -> None:
    """Some things are up to the one who made the table."""
    if live.sheet.maker != guest.id:
        raise Trouble(403, "service-not-maker")


def known_bot(name: str | None) -> str:
    """The name of a bot that may sit at a table."""
    if name not in BOTS:
        raise Trouble(400, "service-which-bot", known=", ".join(BOTS))
    return name


def bot_seat(others: Sequence[Seat], bot: str | None) -> Seat:
    """A seat for a bot."""
    return Seat("bot", None, bot_name(others), free_emblem(others), bot=known_bot(bot))


def hot_seat(guest: Guest, name: str | None, emblem: Any) -> Seat:
    """A seat for somebody at a guest's own screen."""
    return Seat("hotseat", guest.id, name_of(name or ""), emblem, nonce=new_nonce(""))


def apart(seats: Sequence[Seat]) -> list[Seat]:
    """The seats with emblems that differ where there are enough of them."""
    made: list[Seat] = []
    for seat in seats:
        made.append(
            seat if seat.kind == "open" else msgspec.structs.replace(seat, emblem=free_emblem(made, seat.emblem))
        )
    return made


def _asked(question: Any) -> Any:
    """What a person asked for that cannot be is trouble of theirs, not of ours."""
    try:
        return question()
    except KaperError as error:
        raise Trouble(400, error.text) from None
