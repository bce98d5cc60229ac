"""Connections: how many one address may hold open, and how long a request may take to arrive."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any, ClassVar

import h11
import structlog
from uvicorn.protocols.http.h11_impl import H11Protocol

from kaper.server.limits import neighbourhood
from kaper.server.settings import Settings

log = structlog.get_logger("kaper.connections")

ARRIVED = (h11.DONE, h11.MUST_CLOSE, h11.CLOSED, h11.ERROR, h11.SWITCHED_PROTOCOL)


class Connection(H11Protocol):
    """A connection that must say what it wants in time."""

    most: ClassVar[int] = 0
    within: ClassVar[float] = 0.0
    held: ClassVar[Counter[str]]

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Somebody calls."""
        super().connection_made(transport)
        self.late: asyncio.TimerHandle | None = None
        self.caller = neighbourhood(self.client[0]) if self.client else ""
        self.counted = True
        self.held[self.caller] += 1
        if self.most and self.held[self.caller] > self.most:
            log.warning("too many connections", held=self.held[self.caller])
            transport.abort()
            return
        self._mind()

    def data_received(self, data: bytes) -> None:
        """A part of a request arrived."""
        super().data_received(data)
        self._mind(begun=True)

    def on_response_complete(self) -> None:
        """The reply is sent."""
        super().on_response_complete()
        self._mind(begun=True)

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


def bounded(settings: Settings) -> type[Any]:
    """The connections of one service; behind a proxy all come from its address, and it does the counting."""
    limits = settings.limits
    most = 0 if settings.origin else limits.connections
    return type("Bounded", (Connection,), {"most": most, "within": limits.half_sent, "held": Counter()})
