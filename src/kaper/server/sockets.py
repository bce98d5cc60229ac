"""Sockets: one connection at one table, from hello to goodbye."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from typing import Any

import msgspec
import structlog
from litestar import WebSocket, websocket
from litestar.exceptions import WebSocketDisconnect
from litestar.params import FromPath
from sqlalchemy.exc import OperationalError, SQLAlchemyError

from kaper.core.words import Text
from kaper.server.commits import NotWritten
from kaper.server.ferry import AGAIN, MOVING, carry, is_passed
from kaper.server.guests import Guest
from kaper.server.kept import Lost, NotKept
from kaper.server.leases import Elsewhere
from kaper.server.limits import Shares, neighbourhood
from kaper.server.live import Live, unbroken
from kaper.server.service import Service
from kaper.server.storage import sentence_for
from kaper.server.tables import Tables, known_bot
from kaper.server.trouble import Trouble
from kaper.server.viewer import Viewer
from kaper.server.wire import (
    AdviceMessage,
    AgreeMessage,
    AnswerMessage,
    AutopassMessage,
    ChatMessage,
    ClientMessage,
    ErrorMessage,
    Hello,
    PaceMessage,
    PlanMessage,
    PresentMessage,
    ReturnMessage,
    TakeoverMessage,
    UndoMessage,
    WhatIfMessage,
    client_decoder,
    encode,
)

log = structlog.get_logger("kaper.socket")

HELLO_WITHIN = 15.0  # seconds
ASIDE = 4410  # the table cannot be read
PATIENCE = 50  # malformed messages, or lines of chat too many, before the socket is closed
HELD = 0.5  # seconds, about, after which whoever talks too fast is heard again
Socket = WebSocket[Any, Any, Any]


class Gone(Exception):
    """The socket is to be closed with this code."""

    def __init__(self, code: int) -> None:
        self.code = code


@websocket("/ws/tables/{table:str}")
async def table_socket(socket: Socket, table: FromPath[str]) -> None:
    """A client at a table."""
    service: Service = socket.app.state.service
    await socket.accept()
    code = 1011
    try:
        guest = await service.guests.of_cookies(socket.cookies, secure=service.settings.secure)
        if guest is None:
            raise Gone(4401)
        limits, address = service.settings.limits, _address(socket)
        with (
            _counted(service.open_sockets, guest.id, limits.sockets),
            _counted(service.open_sockets, neighbourhood(address), limits.sockets * limits.household),
        ):
            service.metrics.sockets.inc()
            try:
                invite = str(socket.query_params.get("invite", ""))
                await _attend_or_pass(service, socket, table, Viewer(guest, invite, address))
            finally:
                service.metrics.sockets.dec()
    except Gone as gone:
        code = gone.code
    except (WebSocketDisconnect, ConnectionError):
        return
    except OperationalError as error:
        log.error("socket failed", table=table, error=str(error)[:200])
        code = 1013  # the database is gone: clients come back until it is there
        with contextlib.suppress(Exception):
            await socket.send_data(encode(ErrorMessage(Text(sentence_for(error)))).decode(), mode="text")
    except Exception:
        log.exception("socket failed", table=table)
    with contextlib.suppress(Exception):
        await socket.close(code=code)


@contextlib.contextmanager
def _counted(open_sockets: Counter[str], whose: str, most: int) -> Any:
    if most and open_sockets[whose] >= most:
        raise Gone(4409)
    open_sockets[whose] += 1
    try:
        yield
    finally:
        open_sockets[whose] -= 1
        if not open_sockets[whose]:
            del open_sockets[whose]


def _address(socket: Socket) -> str:
    return socket.client.host if socket.client else ""


async def _find(tables: Tables, table: str, guest: Guest, invite: str) -> Live:
    try:
        return await tables.visible(table, guest, invite)
    except Trouble as trouble:
        raise Gone(ASIDE if trouble.text.key == "service-aside" else 4000 + trouble.status) from None


async def _attend_or_pass(service: Service, socket: Socket, table: str, viewer: Viewer) -> None:
    """Attend at a table that this process holds, or have the socket carried to the one that does."""
    until = time.monotonic() + MOVING
    while True:
        try:
            live = await _find(service.tables, table, viewer.guest, viewer.invite)
        except Elsewhere as held:
            if is_passed(socket.scope) or time.monotonic() > until:
                raise Gone(1012) from None
            code = await carry(socket, held.address, service.passing_key()) if held.address else None
            if code is not None:
                raise Gone(code) from None
            await asyncio.sleep(AGAIN)
        else:
            await _attend(service, socket, live, viewer)
            return


async def _attend(service: Service, socket: Socket, live: Live, viewer: Viewer) -> None:
    """Hear and tell until either side ends it."""
    telling = asyncio.create_task(_tell(service, socket, live, viewer))
    hearing = asyncio.create_task(_hear(service, socket, live, viewer))
    try:
        await asyncio.wait((telling, hearing), return_when=asyncio.FIRST_COMPLETED)
    finally:
        live.leave(viewer)
        for task in (telling, hearing):
            task.cancel()
        results = await asyncio.gather(telling, hearing, return_exceptions=True)
    for result in results:
        if isinstance(result, Exception):
            raise result


async def _tell(service: Service, socket: Socket, live: Live, viewer: Viewer) -> None:
    """Send what is due."""
    while True:
        await viewer.wake.wait()
        viewer.wake.clear()
        async with service.whole_logs if viewer.last <= 0 else contextlib.nullcontext():
            due = await live.collect(viewer)
        for message in due:
            try:
                await socket.send_data(message.decode(), mode="text")
            except (OSError, RuntimeError) as error:  # it closed while we were telling
                raise WebSocketDisconnect(detail=str(error)) from None
        if viewer.close_code is not None:
            raise Gone(viewer.close_code)


async def _hear(service: Service, socket: Socket, live: Live, viewer: Viewer) -> None:
    """Take messages; each that is wrong is answered, and too many of those end it."""
    limits, allowance, who = service.settings.limits, service.allowance, (viewer.guest.id, viewer.address)
    patience = PATIENCE
    greeted = False
    while True:
        try:
            raw = await asyncio.wait_for(socket.receive_data(mode="text"), None if greeted else HELLO_WITHIN)
        except TimeoutError:
            raise Gone(4408) from None
        await _in_time(viewer, allowance.messages)
        if (message := _understood(raw, limits.message)) is None:
            patience -= 1
            viewer.error(Text("service-malformed"))
        elif not greeted and not isinstance(message, Hello):
            patience -= 1
            viewer.error(Text("service-hello-first"))
        elif isinstance(message, Hello) and not allowance.hellos.take(*who):
            raise Gone(4429)  # each brings the whole log anew
        elif isinstance(message, ChatMessage) and not allowance.chats.take(*who):
            patience -= 1
            viewer.error(Text("service-too-fast"))
        else:
            greeted = True
            if isinstance(message, UndoMessage):
                await _in_time(viewer, allowance.undos)
            await _do(live, viewer, message)
        if patience <= 0:
            raise Gone(4429)


async def _in_time(viewer: Viewer, shares: Shares) -> None:
    """Hear whoever talks too fast only as fast as they may: what they say meanwhile waits on their side of the line."""
    if shares.take(viewer.guest.id, viewer.address):
        return
    viewer.error(Text("service-too-fast"))
    await asyncio.sleep(random.uniform(0.5, 1.5) * HELD)
    while not shares.take(viewer.guest.id, viewer.address):  # noqa: ASYNC110 - time gives it, no event
        await asyncio.sleep(random.uniform(0.5, 1.5) * HELD)


def _understood(raw: str | bytes | None, longest: int) -> ClientMessage | None:
    """A message, or None if it is none."""
    if not raw or len(raw) > longest:
        return None
    try:
        return client_decoder.decode(raw)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        return None


async def _do(live: Live, viewer: Viewer, message: ClientMessage) -> None:
    """Do what a message asks; whatever cannot be done is said, and changes nothing."""
    try:
        match message:
            case AnswerMessage(seat=seat, number=number, answer=answer):
                await unbroken(live.answer(viewer, seat, number, answer))
            case PlanMessage(seat=seat, number=number, steps=steps):
                await unbroken(live.plan(viewer, seat, number, steps))
            case WhatIfMessage(seat=seat, number=number, answer=answer):
                await live.what_if(viewer, seat, number, answer)
            case AdviceMessage(seat=seat, number=number):
                live.advise(viewer, seat, number)
            case AgreeMessage(advice=on):
                live.agree(viewer, on)
            case Hello(last=last, chat=chat, panels=panels, present=present):
                viewer.panels = panels
                await unbroken(live.enter(viewer, last, chat, present))
            case UndoMessage(seat=seat, free=free):
                await unbroken(live.undo(viewer, seat, free))
            case ChatMessage():
                await unbroken(live.say(viewer, message))
            case AutopassMessage(windows=windows):
                await unbroken(live.set_autopass(viewer, windows))
            case PresentMessage(seat=seat):
                await live.look_as(viewer, seat)
            case PaceMessage(pace=pace):
                live.set_pace(viewer, pace)
            case TakeoverMessage(seat=seat, bot=bot):
                name = known_bot(bot or live.house.settings.standin)
                await unbroken(live.takeover(viewer.guest, seat, name))
            case ReturnMessage(seat=seat):
                await unbroken(live.give_back(viewer.guest, seat))
    except Trouble as trouble:
        viewer.error(trouble.text)
    except NotKept:
        pass  # everybody at the table was told
    except (Lost, NotWritten):
        raise Gone(1012) from None
    except SQLAlchemyError as error:
        log.error("not written", table=live.sheet.id, error=str(error)[:200])
        viewer.error(Text(sentence_for(error)))
