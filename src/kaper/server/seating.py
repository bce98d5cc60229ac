"""Seating: what is kept of a table besides its play, and how others see it."""

from __future__ import annotations

import secrets
import time
from collections.abc import Collection, Iterable, Mapping, Sequence
from math import ceil
from types import MappingProxyType
from typing import Any, Literal

import msgspec
from sqlalchemy import Row, insert, update

from kaper.core.chance import Commitment, Fair
from kaper.core.game import Game, Options, Result
from kaper.core.records import FORMAT, Header
from kaper.core.words import Text
from kaper.server import storage
from kaper.server.commits import Write
from kaper.server.guests import EMBLEMS, Guest
from kaper.server.wire import Emblem, SeatInfo, Shunned, Status, TableInfo

SIGNS = "abcdefghjkmnpqrstuvwxyz23456789"
BOT_NAMES = ("Barnacle", "Bosun", "Cutlass", "Doldrum", "Flotsam", "Jetsam", "Kraken", "Lodestar", "Mizzen", "Topsail")

Kind = Literal["open", "person", "hotseat", "bot"]


class Seat(msgspec.Struct, frozen=True):
    """A seat. `standin`: the bot that plays for its person; `away`: because they left, not because they wished it; `ready`:
    its person said so before the start."""

    kind: Kind = "open"
    guest: str | None = None
    name: str = ""
    emblem: Emblem = "anchor"
    bot: str | None = None
    nonce: str = ""
    standin: str | None = None
    away: bool = False
    autopass: tuple[str, ...] = ()
    ready: bool = False

    @property
    def human(self) -> bool:
        """Does a person sit here?"""
        return self.kind in ("person", "hotseat")

    @property
    def player(self) -> str | None:
        """The bot that answers for this seat; None if a person does."""
        return self.bot if self.kind == "bot" else self.standin

    def passes(self, question: str) -> bool:
        """Has its person switched on automatic passing at questions of this name?"""
        return question in self.autopass or "*" in self.autopass


class Sheet(msgspec.Struct, frozen=True):
    """A table as storage knows it."""

    id: str
    game: str
    version: str
    options: dict[str, Any]
    maker: str
    public: bool
    clock: int | None
    invite: str
    status: Status
    seed: bytes
    nonces: tuple[str, ...]
    practice: bool
    result: Result | None
    rematch: str | None
    created: int
    changed: int
    branched: int = 0  # the lines taken over from another match
    name: str = ""
    voyage: bool = False  # a first voyage: chance and the others follow its record

    @property
    def commitment(self) -> Commitment:
        """The promise about the dice."""
        return Fair(self.seed, self.id, self.nonces).commitment

    def header(self, names: Sequence[str]) -> Header:
        """The header of the match's record."""
        fair = self.commitment
        return Header(
            FORMAT,
            self.game,
            self.version,
            len(names),
            self.options,
            list(names),
            fair,
            practice=self.practice,
            branched=self.branched,
        )


def new_sheet(game: Game[Any], maker: Guest, options: Options) -> Sheet:
    """The sheet of a table to be made, with a secret seed of its own."""
    return Sheet(
        id=token(),
        game=game.id,
        version=game.version,
        options=msgspec.to_builtins(options),
        maker=maker.id,
        public=False,
        clock=None,
        invite=new_invitation(),
        status="open",
        seed=secrets.token_bytes(32),
        nonces=(),
        practice=False,
        result=None,
        rematch=None,
        created=now(),
        changed=now(),
    )


def token(length: int = 8) -> str:
    """A random id without signs that look alike."""
    return "".join(secrets.choice(SIGNS) for _ in range(length))


def new_invitation() -> str:
    """A token that lets others look and sit down."""
    return secrets.token_urlsafe(16)


def new_nonce(given: str) -> str:
    """The nonce a seat adds to the dice: its own, or one made for it."""
    return given or secrets.token_hex(8)


def free_emblem(seats: Iterable[Seat], wished: Emblem | None = None) -> Emblem:
    """The wished emblem if nobody has it, else the first that is free."""
    used = {seat.emblem for seat in seats if seat.kind != "open"}
    if wished is not None and wished not in used:
        return wished
    return next((emblem for emblem in EMBLEMS if emblem not in used), wished or EMBLEMS[0])


def bot_name(seats: Iterable[Seat]) -> str:
    """A name for a bot that nobody at the table has."""
    used = {seat.name for seat in seats}
    return secrets.choice([name for name in BOT_NAMES if name not in used] or list(BOT_NAMES))


def sheet_of(row: Row[Any]) -> Sheet:
    """A row of storage as a sheet."""
    values = dict(row._mapping)
    values["options"] = msgspec.json.decode(row.options)
    values["nonces"] = tuple(msgspec.json.decode(row.nonces))
    values["result"] = None if row.result is None else msgspec.json.decode(row.result, type=Result)
    return Sheet(**values)


def seat_of(row: Row[Any]) -> Seat:
    """A row of storage as a seat."""
    values = {name: value for name, value in row._mapping.items() if name not in ("table", "seat")}
    values["autopass"] = tuple(msgspec.json.decode(row.autopass))
    return Seat(**values)


def sheet_values(sheet: Sheet) -> dict[str, Any]:
    """A sheet as a row of storage."""
    values = msgspec.structs.asdict(sheet)
    for name in ("options", "nonces", "result"):
        if values[name] is not None:
            values[name] = msgspec.json.encode(values[name]).decode()
    return values


def seat_values(table: str, number: int, seat: Seat) -> dict[str, Any]:
    """A seat as a row of storage."""
    values = msgspec.structs.asdict(seat)
    values["autopass"] = msgspec.json.encode(seat.autopass).decode()
    return values | {"table": table, "seat": number}


def creation(sheet: Sheet, seats: Sequence[Seat]) -> list[Write]:
    """What makes a table in storage."""
    rows = [seat_values(sheet.id, number, seat) for number, seat in enumerate(seats)]
    return [(insert(storage.tables).values(sheet_values(sheet)), None), (insert(storage.seats), rows)]


def sheet_update(sheet: Sheet) -> Write:
    """What brings the stored sheet up to date."""
    return update(storage.tables).where(storage.tables.c.id == sheet.id).values(sheet_values(sheet)), None


def seat_update(table: str, number: int, seat: Seat) -> Write:
    """What brings a stored seat up to date."""
    place = (storage.seats.c.table == table) & (storage.seats.c.seat == number)
    return update(storage.seats).where(place).values(seat_values(table, number, seat)), None


def now() -> int:
    """Seconds since 1970."""
    return int(time.time())


def holds(seats: Sequence[Seat], guest: Guest) -> list[int]:
    """The seats of a guest."""
    return [number for number, seat in enumerate(seats) if seat.guest == guest.id]


def may_look(sheet: Sheet, seats: Sequence[Seat], guest: Guest, invite: str, barred: Collection[str] = ()) -> bool:
    """Is a table visible to this guest? Whoever was put out (`barred`) needs the invitation that was made since."""
    invited = secrets.compare_digest(invite.encode(), sheet.invite.encode())
    public = sheet.public and guest.id not in barred
    return public or invited or sheet.maker == guest.id or bool(holds(seats, guest))


def alone(seats: Sequence[Seat]) -> bool:
    """Do all persons at the table share one session?"""
    return len({seat.guest for seat in seats if seat.human}) <= 1 and all(seat.kind != "open" for seat in seats)


def table_info(
    sheet: Sheet,
    seats: Sequence[Seat],
    guest: Guest,
    present: Iterable[str] = (),
    turn: Sequence[int] = (),
    watching: int = 0,
    stage: Text | None = None,
    asked: Sequence[int] = (),
    gone: Mapping[str, float] = MappingProxyType({}),
    shunned: Mapping[str, Shunned] = MappingProxyType({}),
) -> TableInfo:
    """A table as one guest may see it."""
    there = set(present)
    mine = holds(seats, guest)
    infos = [
        SeatInfo(
            number,
            s.kind,
            s.name,
            s.emblem,
            s.bot,
            s.guest == guest.id,
            s.kind == "bot" or s.guest in there,
            s.standin,
            None if s.guest is None or s.guest not in gone else ceil(gone[s.guest]),
            shunned.get(s.guest or ""),
            s.kind == "bot" or s.ready,
            laid=s.kind == "person" and s.guest == sheet.maker,
        )
        for number, s in enumerate(seats)
    ]
    over = sheet.status == "over"
    return TableInfo(
        sheet.id,
        sheet.game,
        sheet.version,
        sheet.status,
        infos,
        sheet.options,
        sheet.public,
        sheet.clock,
        sheet.maker == guest.id,
        bool(mine) and alone(seats),
        any(seat in turn for seat in mine),
        sheet.practice,
        watching,
        sheet.invite if mine or sheet.maker == guest.id else None,
        sheet.commitment,
        sheet.seed.hex() if over else None,
        sheet.result,
        sheet.rematch,
        sheet.created,
        sheet.changed,
        name=sheet.name,
        stage=stage,
        asked=list(asked),
        voyage=sheet.voyage,
    )
