"""Guards: what every request must satisfy before anything looks at it, and the headers of every reply."""

from __future__ import annotations

import time
from collections.abc import Iterable
from urllib.parse import urlsplit

from litestar.datastructures import Headers
from litestar.enums import ScopeType
from litestar.types import ASGIApp, Message, Receive, Scope, Send

from kaper.server.settings import Settings
from kaper.server.trouble import Trouble
from kaper.server.wire import encode

HEADER = "x-kaper"
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


class Bucket:
    """So many a second on average, and a burst; `rate` 0 means no limit."""

    __slots__ = ("burst", "left", "rate", "since")

    def __init__(self, rate: float, burst: int) -> None:
        self.rate, self.burst = rate, burst
        self.left = float(burst)
        self.since = time.monotonic()

    def take(self) -> bool:
        """May one more pass?"""
        if not self.rate:
            return True
        now = time.monotonic()
        self.left = min(float(self.burst), self.left + (now - self.since) * self.rate)
        self.since = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


def host_name(host: str) -> str:
    """The name in a Host header, without the port."""
    return (urlsplit(f"//{host}").hostname or "") if host else ""


def own_origin(origin: str | None, host: str, settings: Settings) -> bool:
    """Does a request come from our own pages? One without an Origin does not come from another site's page."""
    if origin is None:
        return True
    if settings.origin:
        return origin == settings.origin
    return urlsplit(origin).netloc == host and host != ""


class Guard:
    """Host, Origin, the header that other sites cannot send, and how many requests an address may make."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.buckets: dict[str, Bucket] = {}

    def refusal(self, scope: Scope) -> Trouble | None:
        """Why this request is not even looked at."""
        headers = Headers.from_scope(scope)
        host = headers.get("host", "")
        if self.settings.hosts and host_name(host) not in self.settings.hosts:
            return Trouble(403, "service-host")
        is_socket = scope["type"] == ScopeType.WEBSOCKET
        unsafe = is_socket or str(scope.get("method")) not in SAFE
        if unsafe and not own_origin(headers.get("origin"), host, self.settings):
            return Trouble(403, "service-origin")
        if not is_socket and unsafe and headers.get(HEADER) is None:
            return Trouble(403, "service-header")
        client = scope.get("client")
        if client is not None and not self._bucket(client[0]).take():
            return Trouble(429, "service-too-fast")
        return None

    def _bucket(self, address: str) -> Bucket:
        if len(self.buckets) > 10_000:
            self.buckets.clear()
        limits = self.settings.limits
        return self.buckets.setdefault(address, Bucket(limits.requests, limits.request_burst))

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in (ScopeType.HTTP, ScopeType.WEBSOCKET):
            await self.app(scope, receive, send)
            return
        trouble = self.refusal(scope)
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
    await send({"type": "http.response.start", "status": trouble.status, "headers": head})
    await send({"type": "http.response.body", "body": body, "more_body": False})
