"""The anchorage: tables in memory and on disk; waking them, finding them, letting them go."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from typing import Any

import msgspec
import structlog
from sqlalchemy import delete, exists, select
from sqlalchemy.exc import OperationalError

from kaper.core.game import Game
from kaper.core.words import KaperError, Text
from kaper.server import snapshots, storage
from kaper.server.commits import Write
from kaper.server.fairness import Busy
from kaper.server.games import built
from kaper.server.guests import Guest
from kaper.server.kept import House, Lost, NotKept
from kaper.server.leases import Elsewhere, Lease, Shared
from kaper.server.live import Live
from kaper.server.seating import (
    Seat,
    Sheet,
    holds,
    may_look,
    now,
    seat_of,
    sheet_of,
    table_info,
)
from kaper.server.trouble import Trouble
from kaper.server.wire import (
    ChatLine,
    TableInfo,
    Tables,
)

log = structlog.get_logger("kaper.tables")

LISTED = 50
RECENT = 7 * 24 * 3600  # seconds: tables changed since then are woken at the start
UNBEGUN = 30 * 24 * 3600
UPLOADED = 90 * 24 * 3600
TICK = 0.25
ADOPT = 0.5
DAY = 24 * 3600.0


class Anchorage:
    """Every table of the service, wherever it is."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.lives: dict[str, Live] = {}
        self._loading: dict[str, asyncio.Lock] = {}
        self.aside: dict[str, Text] = {}  # tables that cannot be read, and why; tried again at the next start
        self._waking: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Forget what nobody wanted, wake the running tables, so that bots go on, and begin to watch over clocks."""
        await self.tidy()
        self.house.health.loop("tidy", self.tidy, DAY)
        self._waking = asyncio.create_task(self._wake())
        if isinstance(self.house.storage.leases, Shared):
            self.house.health.loop("adopt", self.adopt, ADOPT)
        self.house.health.loop("watch", self.look_around, TICK)

    async def close(self) -> None:
        """Let go of all tables."""
        if self._waking is not None:
            self._waking.cancel()
            await asyncio.gather(self._waking, return_exceptions=True)
        await asyncio.gather(*(live.close() for live in self.lives.values()))

    async def tidy(self) -> None:
        """Tables that never began and uploaded records do not stay for ever."""
        t, s, c, u = storage.tables, storage.seats, storage.chat, storage.uploads
        never = select(t.c.id).where((t.c.status == "open") & (t.c.changed < now() - UNBEGUN))
        await self.house.storage.write(
            (delete(c).where(c.c.table.in_(never)), None),
            (delete(storage.barred).where(storage.barred.c.table.in_(never)), None),
            (delete(s).where(s.c.table.in_(never)), None),
            (delete(storage.leases).where(storage.leases.c.name.in_(never)), None),
            (delete(t).where(t.c.id.in_(never)), None),
            (delete(u).where(u.c.created < now() - UPLOADED), None),
        )

    async def _wake(self) -> None:
        recent = (storage.tables.c.status == "playing") & (storage.tables.c.changed > now() - RECENT)
        leased = exists().where(storage.leases.c.name == storage.tables.c.id)  # by somebody, or by the dead: see adopt
        found = await self.house.storage.rows(select(storage.tables.c.id).where(recent & ~leased))
        await self._go_on([row.id for row in found])

    async def adopt(self) -> None:
        """Take running tables of processes that died, so that bots and clocks go on there."""
        leases = self.house.storage.leases
        if isinstance(leases, Shared):
            await self._go_on(await self.house.storage.call(lambda: leases.orphans(now() - RECENT)))

    async def _go_on(self, ids: Sequence[str]) -> None:
        for id in ids:
            try:
                await self.live(id)
            except (Trouble, Elsewhere):
                pass  # it was set aside and the others go on, or another process was quicker
            except Exception:
                log.exception("a table cannot be woken", table=id)
            await asyncio.sleep(0)
        if ids:
            log.info("tables go on", tables=len(ids))

    async def look_around(self, moment: float | None = None) -> None:
        """Clocks, people who are away, tables that may leave memory."""
        moment = time.monotonic() if moment is None else moment
        left: list[Lease] = []
        for id, live in list(self.lives.items()):
            try:
                await live.tick(moment)
            except (Lost, NotKept):
                log.error("a write was lost", table=id)
            except Exception:
                self.house.metrics.faults.inc()
                log.exception("a table's clock failed", table=id)
            if live.lost or live.idle(moment):
                live.lost = True  # whoever still holds it must find the table anew
                self.lives.pop(id, None)
                self._loading.pop(id, None)
                left += [live.lease] if live.lease is not None else []
        if left:
            await self.house.storage.call(lambda: self.house.storage.leases.let_go(left))
        self.house.metrics.tables.set(len(self.lives))

    # ------------------------------------------------------------ finding

    async def live(self, id: str) -> Live:
        """A table in memory; read from disk where it is not there."""
        found = self.lives.get(id)
        if found is not None and not found.lost:
            found.used_at = time.monotonic()
            return found
        async with self._loading.setdefault(id, asyncio.Lock()):
            found = self.lives.get(id)
            if found is None or found.lost:
                found = self.lives[id] = await self._load(id)
                found.arrange()
        return found

    async def _load(self, id: str) -> Live:
        if id in self.aside:
            raise Trouble(409, self.aside[id])
        read = self.house.storage
        mark = read.mark
        try:
            lease = await read.call(lambda: read.leases.take(id))
            sheet, seats = await snapshots.stored(read, id)  # after the lease: nobody else writes any more
            live = Live(self.house, game_of(sheet.game), sheet, seats)
            live.lease = lease
            chat = select(storage.chat).where(storage.chat.c.table == id).order_by(storage.chat.c.n.desc()).limit(100)
            live.chat = [ChatLine(r.n, r.seat, r.name, r.text, r.phrase, r.at) for r in reversed(await read.rows(chat))]
            live.barred = await self._barred(id)
            if sheet.status != "open":
                await snapshots.wake(live)
        except LookupError:
            self._loading.pop(id, None)
            raise Trouble(404, "service-no-table") from None
        except (Busy, OperationalError, Elsewhere):
            raise  # it can be read another time, or elsewhere
        except Exception as error:
            if read.mark == mark:
                raise self._set_aside(id, error) from None
        return live if read.mark == mark else await self._load(id)  # a backup came between: half of each was read

    async def lay(self, live: Live, writes: Sequence[Write]) -> None:
        """A new table: on disk, held by this process, in memory."""
        live.lease, leasing = self.house.storage.leases.new(live.sheet.id)
        await live.write([*writes, *leasing])
        self.lives[live.sheet.id] = live

    def _set_aside(self, id: str, error: Exception) -> Trouble:
        """A table that cannot be read is named, in the log and to its people, and harms no other."""
        why = error.text if isinstance(error, (KaperError, Trouble)) else Text("service-record-unreadable")
        log.error("a table is set aside", table=id, error=repr(error)[:300])
        self.house.metrics.faults.inc()
        self.aside[id] = Text("service-aside", {"table": id, "why": why})
        return Trouble(409, self.aside[id])

    async def visible(self, id: str, guest: Guest, invite: str = "") -> Live:
        """A table that this guest may look at: their own, a public one, or one they are invited to. For others a table
        that exists is as one that does not, and is not even woken."""
        live = self.lives.get(id)
        if live is None or live.lost:
            try:
                sheet, seats = await snapshots.stored(self.house.storage, id)
                barred = await self._barred(id)
            except (LookupError, msgspec.MsgspecError, TypeError):
                raise Trouble(404, "service-no-table") from None
            blocked = self.house.shuns.bars(sheet.maker, guest.id) and not holds(seats, guest)
            if blocked or not may_look(sheet, seats, guest, invite, barred):
                raise Trouble(404, "service-no-table")
            live = await self.live(id)
        if not live.may_look(guest, invite):
            raise Trouble(404, "service-no-table")
        return live

    async def _barred(self, id: str) -> set[str]:
        found = select(storage.barred.c.guest).where(storage.barred.c.table == id)
        return {row.guest for row in await self.house.storage.rows(found)}

    async def listing(self, guest: Guest, *, held: bool = False) -> Tables:
        """A guest's tables, and the public ones; of these only such as are in memory here where another process asks."""
        t, s = storage.tables, storage.seats
        mine = t.c.id.in_(select(s.c.table).where(s.c.guest == guest.id))
        running_first = (t.c.status == "over", t.c.changed.desc())
        public = t.c.public & (t.c.status != "over")
        found = Tables(
            await self._infos(select(t).where(mine).order_by(*running_first).limit(LISTED), guest),
            await self._infos(select(t).where(public).order_by(t.c.changed.desc()).limit(LISTED), guest),
        )
        if held:
            return Tables(*([info for info in infos if info.id in self.lives] for infos in (found.mine, found.public)))
        return found

    async def _infos(self, query: Any, guest: Guest) -> list[TableInfo]:
        sheets = [sheet for row in await self.house.storage.rows(query) if (sheet := _readable(row)) is not None]
        seats: dict[str, list[Seat]] = {sheet.id: [] for sheet in sheets}
        for row in await self.house.storage.rows(_seats_of(list(seats))):
            seats[row.table].append(seat_of(row))
        infos = []
        for sheet in sheets:
            live = self.lives.get(sheet.id)
            if live is None:
                info = table_info(sheet, seats[sheet.id], guest)
                infos.append(msgspec.structs.replace(info, aside=self.aside.get(sheet.id)))
            else:
                async with live.lock:
                    infos.append(live.info(guest))
        return infos

    def forget(self) -> None:
        """Let go of all tables at once: they are read anew from what is on disk now."""
        for live in self.lives.values():
            live.lost = True
            for viewer in live.viewers:
                viewer.close(1012)
        self.lives.clear()
        self.aside.clear()

    def reconnect(self, guest: str) -> None:
        """Let all sockets of a guest come back, with the cookies that count now."""
        for live in self.lives.values():
            for viewer in live.viewers:
                if viewer.guest.id == guest:
                    viewer.close(1012)


def _seats_of(tables: Sequence[str]) -> Any:
    s = storage.seats
    return select(s).where(s.c.table.in_(tables)).order_by(s.c.table, s.c.seat)


def _readable(row: Any) -> Sheet | None:
    """A row as a sheet; one that cannot be read does not hide the others."""
    try:
        return sheet_of(row)
    except (msgspec.MsgspecError, TypeError, ValueError):
        log.error("a table cannot be listed", table=row.id)
        return None


def game_of(id: str) -> Game[Any]:
    """A game that can be played here."""
    game = built().get(id)
    if game is None:
        raise Trouble(404, "service-no-game", game=id[:40])
    return game
