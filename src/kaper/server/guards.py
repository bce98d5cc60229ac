"""Guards: what every request must satisfy before anything looks at it, and the headers of every reply."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager
from typing import Any
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kaper.server.ferry import PASSED, passed_by
from kaper.server.limits import Allowance, neighbourhood
from kaper.server.settings import Settings
from kaper.server.trouble import Trouble
from kaper.server.wire import encode

HEADER = "x-kaper"
AT_A_TIME = 4  # requests of one address
FILE_WEIGHT = 0.1  # of a request: a page has a hundred files, and several people may open one at the same time
SAFE = ("GET", "HEAD", "OPTIONS")

POLICY = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self' 'unsafe-inline'",  # drawings carry style attributes
        "img-src 'self' data: blob:",
        "font-src 'self'",
        "connect-src 'self' ws: wss:",
        "manifest-src 'self'",
        "media-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    )
)

REPLY_HEADERS = (
    (b"content-security-policy", POLICY.encode()),
    (b"x-content-type-options", b"nosniff"),
    (b"x-frame-options", b"DENY"),
    (b"referrer-policy", b"same-origin"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
)


def well_formed(address: str) -> bool:
    """Can a Host or Origin header be read as an address?"""
    try:
        urlsplit(address if "//" in address else f"//{address}").port  # noqa: B018 - asking is what raises
    except ValueError:
        return False
    return True


def host_name(host: str) -> str:
    """The name in a Host header, without the port; empty where it is none."""
    try:
        return urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return ""


def own_origin(origin: str | None, host: str, settings: Settings) -> bool:
    """Does a request come from our own pages? One without an Origin does not come from another site's page."""
    if origin is None:
        return True
    if settings.origin:
        return origin == settings.origin
    try:
        return urlsplit(origin).netloc == host and host != ""
    except ValueError:
        return False


class Turns:
    """Of one address some requests are worked on at a time: many that come together would stop everything else for as
    long as all of them take. Reading records takes its turns elsewhere (`server/fairness.py`)."""

    def __init__(self) -> None:
        self.taken: dict[str, tuple[asyncio.Semaphore, int]] = {}  # and how many hold it or wait for it

    @asynccontextmanager
    async def of(self, scope: Scope) -> AsyncIterator[None]:
        """One turn."""
        client = scope.get("client")
        if client is None or scope["path"].startswith("/api/records"):
            yield
            return
        caller = neighbourhood(client[0])
        semaphore, number = self.taken.get(caller) or (asyncio.Semaphore(AT_A_TIME), 0)
        self.taken[caller] = semaphore, number + 1
        try:
            async with semaphore:
                yield
        finally:
            number = self.taken[caller][1] - 1
            if number:
                self.taken[caller] = semaphore, number
            else:
                del self.taken[caller]


class Guard:
    """Host, Origin, the header that other sites cannot send, and how many requests an address may make."""

    def __init__(
        self, app: ASGIApp, settings: Settings, allowance: Allowance, key: Callable[[], bytes] | None = None
    ) -> None:
        self.app = app
        self.key = key  # with which other processes of the service sign what they pass on; None: there are none
        self.settings = settings
        self.allowance = allowance
        self.turns = Turns()

    def passed(self, scope: Any) -> Trouble | None:
        """What another process passed on counts as coming from the address it came from there; a wrong claim is refused."""
        claimed = Headers.from_scope(scope).get(PASSED)
        if claimed is None or self.key is None:
            return None
        client = passed_by(self.key(), claimed, scope["path"])
        if client is None:
            return Trouble(403, "service-passed")
        scope["client"] = (client, 0) if client else None
        scope[PASSED] = True
        return None

    def refusal(self, scope: Scope) -> Trouble | None:
        """Why this request is not even looked at."""
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if not well_formed(host) or not well_formed(headers.get("origin", "")):
            return Trouble(400, "service-malformed")
        if self.settings.hosts and host_name(host) not in self.settings.hosts:
            return Trouble(403, "service-host")
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        unsafe = is_socket or str(scope.get("method")) not in SAFE
        if unsafe and not own_origin(headers.get("origin"), host, self.settings):
            return Trouble(403, "service-origin")
        if not is_socket and unsafe and headers.get(HEADER) is None:
            return Trouble(403, "service-header")
        client = scope.get("client")
        weight = FILE_WEIGHT if scope["path"].startswith("/assets/") else 1
        if client is not None and not self.allowance.requests.take(neighbourhood(client[0]), weight):
            return Trouble(429, "service-too-fast")
        return None

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        trouble = self.passed(scope) or self.refusal(scope)
        if scope["type"] == ScopeType.WEBSOCKET:
            if trouble is None:
                await self.app(scope, receive, send)
            else:
                await receive()
                await send({"type": "websocket.close", "code": 4403, "reason": trouble.text.key})
            return

        async def guarded(message: Message) -> None:
            if message["type"] == "http.response.start":
                message["headers"] = [*with_defaults(message["headers"])]
            await send(message)

        if trouble is None:
            async with self.turns.of(scope):
                await self.app(scope, receive, guarded)
        else:
            await answer(trouble, guarded)


def with_defaults(headers: Iterable[tuple[bytes, bytes]]) -> Iterable[tuple[bytes, bytes]]:
    """The headers of a reply with ours; API replies are kept by nobody."""
    given = list(headers)
    names = {name.lower() for name, _ in given}
    yield from given
    yield from (pair for pair in REPLY_HEADERS if pair[0] not in names)
    if b"cache-control" not in names:
        yield b"cache-control", b"no-store"


async def answer(trouble: Trouble, send: Send) -> None:
    """Say a trouble without the help of the application."""
    body = encode(trouble.problem())
    head = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    if trouble.status == 429:
        head.append((b"connection", b"close"))
    await send({"type": "http.response.start", "status": trouble.status, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})
