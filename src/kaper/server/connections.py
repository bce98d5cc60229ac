"""Connections: how many one address may hold open, and how long a request may take to arrive."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Callable
from functools import partial
from typing import Any, ClassVar

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle

from kaper.server.limits import Buckets, neighbourhood
from kaper.server.settings import Settings

log = structlog.get_logger("kaper.connections")

AT_ONCE = 12  # connections of an address that are heard as soon as they come
APART = 0.03  # seconds between the others, about: a hundred that are taken up together would stop everything else
ARRIVED = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR, h11.SWITCHED_PROTOCOL)


class Gate(asyncio.Protocol):
    """Where everybody calls. Whoever may not is hung up on before anything is made ready for them: that must cost next
    to nothing, or many callers would cost the others their time."""

    def __init__(self, admit: Callable[[], Connection], held: Counter[str], most: int, requests: Buckets) -> None:
        self.admit = admit
        self.held = held
        self.most = most
        self.requests = requests

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Somebody calls; of the callers of one address, some each moment are heard."""
        assert isinstance(transport, asyncio.Transport)
        peer = transport.get_extra_info("peername")
        caller = neighbourhood(peer[0]) if peer else ""
        if self.most and (self.held[caller] >= self.most or self.requests.flooded(caller)):
            transport.abort()
            return
        self.held[caller] += 1
        if self.most and self.held[caller] > AT_ONCE:
            transport.pause_reading()
            later = (self.held[caller] - AT_ONCE) * APART
            asyncio.get_running_loop().call_later(later, self._let_in, caller, transport)
        else:
            self._let_in(caller, transport)

    def _let_in(self, caller: str, transport: asyncio.Transport) -> None:
        made = self.admit()
        made.caller = caller
        transport.set_protocol(made)
        made.connection_made(transport)
        transport.resume_reading()


class Connection(H11Protocol):
    """A connection that must say what it wants in time."""

    held: ClassVar[Counter[str]]  # of each address
    within: ClassVar[float] = 0.0
    caller: str = ""

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody was let in."""
        super().connection_made(transport)
        self.late: asyncio.TimerHandle | None = None
        self.counted = True
        self._mind()

    def data_received(self, data: bytes) -> None:
        """A part of a request arrived."""
        super().data_received(data)
        self._mind(begun=True)

    def on_response_complete(self) -> None:
        """The reply is sent."""
        super().on_response_complete()
        self._mind(begun=True)

    def send_400_response(self, msg: str) -> None:
        """What arrives is no HTTP any more: a reply that is being made is for nobody, and one half sent ends here."""
        cycle: RequestResponseCycle | None = self.cycle  # none before the first request
        if cycle is not None and not cycle.response_complete:
            cycle.disconnected = True
            cycle.message_event.set()
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            super().send_400_response(msg)
        else:
            self.transport.close()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From now on it is a socket: those are counted by guest."""
        self._leave()
        super().handle_websocket_upgrade(event)

    def connection_lost(self, exc: Exception | None) -> None:
        """It ended."""
        self._leave()
        super().connection_lost(exc)

    def _mind(self, *, begun: bool = False) -> None:
        """Wait for the rest of a request only so long; between requests uvicorn's own patience counts."""
        idle = begun and self.conn.their_state is h11.IDLE and not self.conn.trailing_data[0]
        if not self.counted or idle or self.conn.their_state in ARRIVED:
            self._forget()
        elif self.late is None and self.within:
            self.late = self.loop.call_later(self.within, self._hang_up)

    def _hang_up(self) -> None:
        self.late = None
        if not self.transport.is_closing():
            log.info("a request did not arrive in time")
            self.transport.abort()

    def _forget(self) -> None:
        if self.late is not None:
            self.late.cancel()
            self.late = None

    def _leave(self) -> None:
        self._forget()
        if self.counted:
            self.counted = False
            self.held[self.caller] -= 1
            if not self.held[self.caller]:
                del self.held[self.caller]


def bounded(settings: Settings, requests: Buckets) -> Any:
    """Makes the connections of one service; behind a proxy all come from its address, and it does the counting."""
    limits = settings.limits
    most = 0 if settings.origin else limits.connections
    held: Counter[str] = Counter()
    kind = type("Bounded", (Connection,), {"within": limits.half_sent, "held": held})
    return lambda **given: Gate(partial(kind, **given), held, most, requests)
