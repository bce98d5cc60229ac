"""The ferry: what arrives at a process that does not hold the table is passed on, as it came, to the one that does.

That process answers as if it had been called itself: it reads the cookie, looks whether the guest may see the table, and sends
what that guest's seat may know. The process in between reads nothing of it. A passed request brings nothing that its
sender could not send by themselves, except the address they call from; that is signed with a key that only the database
holds, and a request that claims to be passed without it is refused.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import time
from collections.abc import Callable, Iterable
from hashlib import sha256
from typing import Any

import httpx
import msgspec
import structlog
from litestar import WebSocket
from litestar.enums import ScopeType
from litestar.exceptions import WebSocketDisconnect
from litestar.types import ASGIApp, Message, Receive, Scope, Send
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kaper.server.trouble import Trouble
from kaper.server.wire import Tables, encode

log = structlog.get_logger("kaper.ferry")

PASSED = "x-kaper-passed"
HOLDER = "x-kaper-holder"
MISDIRECTED = 421  # the table is held elsewhere
FRESH = 60.0  # seconds for which a signature counts
MOVING = 8.0  # seconds for which a table's next process is looked for
AGAIN = 0.2  # seconds between two looks
LISTING = 1.0  # seconds that a list of tables waits for other processes
TIMEOUT = httpx.Timeout(60.0, connect=2.0)  # reading a record may take a while
HOP_BY_HOP = frozenset(
    (b"connection", b"keep-alive", b"transfer-encoding", b"te", b"trailer", b"upgrade", b"content-length")
)
FORWARDED = frozenset((b"x-forwarded-for", b"x-forwarded-proto", b"x-forwarded-host", b"forwarded"))
PATIENCE: dict[str, Any] = {"open_timeout": 4, "ping_interval": 1, "ping_timeout": 4}  # a holder may be frozen
Socket = WebSocket[Any, Any, Any]


def signature(key: bytes, client: str, moment: str, path: str) -> str:
    """What proves that one of our own processes passes a request on."""
    secret = hmac.new(key, b"passed between processes", sha256).digest()
    return hmac.new(secret, f"{client}|{moment}|{path}".encode(), sha256).hexdigest()


def passed_by(key: bytes, header: str, path: str) -> str | None:
    """The address that a passed request came from first; None where the header is not one of ours."""
    client, _, rest = header.partition("|")
    moment, _, given = rest.partition("|")
    if not header.isascii() or not moment.isdigit() or abs(time.time() - int(moment)) > FRESH:
        return None
    return client if hmac.compare_digest(given, signature(key, client, moment, path)) else None


def header_for(key: bytes, client: str, path: str) -> str:
    """The header of a request that is passed on."""
    moment = str(int(time.time()))
    return f"{client}|{moment}|{signature(key, client, moment, path)}"


def is_passed(scope: Any) -> bool:
    """Did another process pass this on? The guards have looked at its signature."""
    return bool(scope.get(PASSED, False))


def _kept(headers: Iterable[tuple[bytes, bytes]], *more: bytes) -> list[tuple[bytes, bytes]]:
    dropped = HOP_BY_HOP | FORWARDED | {PASSED.encode(), HOLDER.encode(), *more}
    return [(name, value) for name, value in headers if name.lower() not in dropped]


class Ferry:
    """Stands between the guards and the application."""

    def __init__(self, app: ASGIApp, key: Callable[[], bytes]) -> None:
        self.app = app
        self.key = key
        self.http = httpx.AsyncClient(timeout=TIMEOUT, limits=httpx.Limits(max_connections=100), trust_env=False)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != ScopeType.HTTP:
            await self.app(scope, receive, send)
            return
        body: list[Any] = []  # what the application read of the request
        until = time.monotonic() + MOVING
        while True:
            trip = _Trip(body, receive, send)
            fresh: Any = {**scope, "state": dict(scope.get("state", {}))}  # Litestar remembers in it what it has read
            await self.app(fresh, trip.receive, trip.send)
            if trip.holder is None:
                return
            if is_passed(scope):
                await _reply(send, MISDIRECTED)  # the table has moved on: whoever passed this looks again
                return
            if trip.holder and await self._pass(trip.holder, scope, trip, send):
                return
            if time.monotonic() > until:
                await _reply(send, 503)
                return
            await asyncio.sleep(AGAIN)

    async def _pass(self, holder: str, scope: Any, trip: _Trip, send: Send) -> bool:
        """Have another process answer; False where it was not reached, or does not hold the table any more."""
        content = await trip.whole_body()
        query = scope["query_string"].decode("latin-1")
        path = scope["raw_path"].decode("latin-1")
        headers = self._headers(scope, scope["path"])
        url = f"{holder}{path}" + (f"?{query}" if query else "")
        try:
            request = self.http.build_request(scope["method"], url, headers=headers, content=content)
            reply = await self.http.send(request, stream=True)
            said = b"".join([part async for part in reply.aiter_raw()])
            await reply.aclose()
        except (httpx.ConnectError, httpx.ConnectTimeout):
            return False
        except httpx.HTTPError as error:
            log.warning("a passed request came to nothing", error=repr(error)[:200])
            await _reply(send, 503)  # it may have been done: whoever asked looks again
            return True
        if reply.status_code == MISDIRECTED:
            return False
        head = _kept(reply.headers.raw, b"date", b"server")
        await send({"type": "http.response.start", "status": reply.status_code, "headers": head})
        await send({"type": "http.response.body", "body": said, "more_body": False})
        return True

    def _headers(self, scope: Any, path: str) -> list[tuple[bytes, bytes]]:
        client = scope["client"][0] if scope.get("client") else ""
        return [*_kept(scope["headers"]), (PASSED.encode(), header_for(self.key(), client, path).encode())]

    async def listed_by(self, holder: str, scope: Any) -> Tables | None:
        """The tables that another process holds, as it lists them for whoever asks; None where it does not answer."""
        headers = self._headers(scope, "/api/tables")
        try:
            reply = await self.http.get(f"{holder}/api/tables", headers=headers, timeout=LISTING)
            return msgspec.json.decode(reply.content, type=Tables) if reply.status_code == 200 else None
        except (httpx.HTTPError, msgspec.DecodeError):
            return None

    async def close(self) -> None:
        """Let go of all connections."""
        await self.http.aclose()


class _Trip:
    """One request on its way through the application: what it read is kept, to be passed on if need be."""

    def __init__(self, body: list[Any], receive: Receive, send: Send) -> None:
        self.body, self._receive, self._send = body, receive, send
        self.read = 0
        self.holder: str | None = None

    async def receive(self) -> Any:
        if self.read < len(self.body):
            self.read += 1
            return self.body[self.read - 1]
        message = await self._receive()
        if message["type"] == "http.request":
            self.body.append(message)
            self.read += 1
        return message

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start" and message["status"] == MISDIRECTED:
            found = [value.decode() for name, value in message["headers"] if name == HOLDER.encode()]
            self.holder = found[0] if found else ""
        if self.holder is None:
            await self._send(message)

    async def whole_body(self) -> bytes:
        """All of the request's body, read to its end."""
        while not self.body or self.body[-1].get("more_body", False):
            if (await self.receive())["type"] != "http.request":
                break
        return b"".join(message.get("body", b"") for message in self.body)


async def _reply(send: Send, status: int) -> None:
    body = encode(Trouble(status, "service-moving").problem())
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": status, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})


async def carry(socket: Socket, holder: str, key: bytes) -> int | None:
    """Carry the messages of a socket to the process that holds its table, and back, until either side ends it; the code
    to close it with, or None where that process was not reached."""
    client = socket.client.host if socket.client else ""
    path = socket.scope["path"]
    query = socket.scope["query_string"].decode("latin-1")
    url = holder.replace("http", "ws", 1) + socket.scope["raw_path"].decode("latin-1") + (f"?{query}" if query else "")
    known = {"cookie": socket.headers.get("cookie", ""), PASSED: header_for(key, client, path)}
    try:
        other = await connect(url, additional_headers=known, compression=None, max_size=None, proxy=None, **PATIENCE)
    except (OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
        return None
    async with contextlib.AsyncExitStack() as stack:
        stack.push_async_callback(other.close)
        there = asyncio.create_task(_there(socket, other))
        back = asyncio.create_task(_back(socket, other))
        try:
            await asyncio.wait((there, back), return_when=asyncio.FIRST_COMPLETED)
        finally:
            for task in (there, back):
                task.cancel()
            await asyncio.gather(there, back, return_exceptions=True)
    return 1012 if other.close_code in (None, 1005, 1006) else int(other.close_code)


async def _there(socket: Socket, other: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed, WebSocketDisconnect, ConnectionError):
        while True:
            await other.send(str(await socket.receive_data(mode="text")))


async def _back(socket: Socket, other: ClientConnection) -> None:
    with contextlib.suppress(ConnectionClosed, OSError, RuntimeError):
        while True:
            data = await other.recv(decode=True)
            await socket.send_data(str(data), mode="text")
