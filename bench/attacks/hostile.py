"""Hostile messages: requests, bytes that are no requests, records and socket messages that no client sends."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import string
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx

from attacks.common import GAME, GONE, Caller, Figure, folder, fresh_address, server, show, tracebacks
from attacks.records import played

LANES = 12  # attackers at the same time
SAID = 40  # messages over one socket: as many as a guest may send at once
BROUGHT = 8  # records of one guest: as many as one may bring at once
GETS = ("/api/me", "/api/tables", "/api/tables/{t}", "/api/tables/{t}/record", "/api/tables/{t}/code.svg?invite={j}")
GETS += ("/api/records/{t}", "/api/records/{t}/steps?first={n}&count={n}", "/api/records/{t}/log?seat={n}", "/metrics")
GETS += ("/api/catalogue/{j}/core.ftl", "/api/games/{j}/rules", "/api/games/cove/board.js", "/healthz", "/api/nothing")
GETS += ("/{j}", "/t/{j}", "/assets/{j}", "/assets/..%2f..%2fetc%2fpasswd", "/api/reach", "/api/games")
POSTS = ("/api/tables", "/api/records", "/api/me/revoke", "/api/records/{t}/branch", "/{j}")
POSTS += tuple(f"/api/tables/{{t}}/{what}" for what in ("join", "start", "seat", "shun", "invite", "rematch", "name"))
WAYS = [*[("GET", path) for path in GETS], *[("POST", path) for path in POSTS * 2], *[("PUT", "/api/me")] * 3]
VERBS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE", "HEAD", "CONNECT", "BREW")
TYPES = ("hello", "answer", "undo", "chat", "autopass", "present", "takeover", "return", "plan", "whatif", "nonsense")
FIELDS = ("seat", "number", "answer", "text", "phrase", "windows", "bot", "last", "chat", "panels", "present", "free")
FIELDS += (
    "steps",
    "game",
    "seats",
    "options",
    "public",
    "clock",
    "name",
    "start",
    "invite",
    "nonce",
    "kind",
    "do",
    "how",
)
ODD = ("[", "http://[", "a:b", "\x7f", "]", "[::", "http://[::1", "localhost:99999", "\u00ff", "null", "", "x" * 3000)
HEADERS = ("Host", "Origin", "Cookie", "Accept-Language", "Accept-Encoding", "Content-Type", "Content-Length", "Range")
HEADERS += (
    "Transfer-Encoding",
    "X-Forwarded-For",
    "If-None-Match",
    "Upgrade",
    "Sec-WebSocket-Key",
    "Expect",
    "X-Kaper",
)


def junk(rng: random.Random, depth: int = 0) -> Any:
    """Anything that JSON can say, and more."""
    match rng.randrange(9 if depth < 4 else 6):
        case 0:
            return rng.choice([None, True, False])
        case 1:
            return rng.choice([-1, 0, 1, 7, 2**31, 2**63, 10**30, -(10**9)])
        case 2:
            return rng.choice([1e308, -0.0, 1.5, float("nan"), float("inf")])
        case 3:
            return "".join(
                rng.choices(string.printable + "\u202e\u200d\u017c\U0001f480\ud800\x00", k=rng.randrange(40))
            )
        case 4:
            return rng.choice(["", "pass", "0", "../../etc/passwd", "' OR 1=1 --", "x" * 5000, GAME, "me", "hard"])
        case 5:
            return rng.choice(TYPES)
        case 6:
            return [junk(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(FIELDS): junk(rng, depth + 1) for _ in range(rng.randrange(5))}


def body_of(rng: random.Random) -> bytes:
    """A body that nobody should send."""
    match rng.randrange(7):
        case 0:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
        case 1:
            return b"[" * rng.choice([100, 20_000, 60_000])
        case 2:
            return b'{"game":' * rng.choice([10, 5_000])
        case 3:
            almost = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "open"}]}
            return json.dumps({**almost, rng.choice(FIELDS): junk(rng)}).encode()
    return json.dumps(junk(rng)).encode()


def line_of(rng: random.Random, table: str) -> tuple[str, str]:
    """A verb and a path, mostly ones that go together."""
    verb, path = rng.choice(WAYS)
    if rng.random() < 0.15:
        verb = rng.choice(VERBS)
    path = path.replace("{t}", rng.choice([table, table, "zzzzzzzz", "%00", "a" * 300, "%ff%fe"]))
    path = path.replace("{n}", str(rng.choice([-1, 0, 5, 10**6, 10**30, "x", "1e3"])))
    return verb, path.replace("{j}", "".join(rng.choices(string.ascii_letters + "%./?&=", k=20)))


class Attack:
    """What was sent, and what came back."""

    def __init__(self, service: str, count: int) -> None:
        self.service, self.count = service, count
        self.sent: Counter[str] = Counter()
        self.replies: Counter[int] = Counter()
        self.broken: Counter[str] = Counter()

    def more(self, what: str, part: float) -> bool:
        """Send one more of these?"""
        if self.sent[what] >= part * self.count:
            return False
        self.sent[what] += 1
        if self.sent.total() % 1000 == 0:
            show(f"{self.sent.total()} messages; replies {dict(sorted(self.replies.items()))}")
        return True

    async def lane(self, seed: int) -> None:
        """One attacker after another."""
        rng = random.Random(seed)
        for work in (self.requests, self.raw, self.sockets, self.records):
            await work(rng)

    async def caller(self) -> Caller:
        return await asyncio.to_thread(Caller, self.service)

    async def requests(self, rng: random.Random) -> None:
        """Well-formed requests that make no sense."""
        while True:
            caller = await self.caller()
            table = await asyncio.to_thread(caller.table, "me", "random", "random")
            async with caller.client() as http:
                for _ in range(100):
                    if not self.more("requests", 0.4):
                        return
                    cookie = rng.choice(
                        [caller.cookie, caller.cookie, caller.cookie[:-1], "x.y", "." * 40, "\u00ff.1.1.a"]
                    )
                    headers = {"Cookie": f"kaper={cookie}", rng.choice(HEADERS): rng.choice(ODD)}
                    try:
                        reply = await http.request(
                            *line_of(rng, table), content=body_of(rng), headers=list(raw(headers))
                        )
                        self.replies[reply.status_code] += 1
                    except (httpx.HTTPError, httpx.InvalidURL, ValueError):
                        self.broken["requests"] += 1  # refused before it was a request

    async def raw(self, rng: random.Random) -> None:
        """Bytes that are hardly HTTP: chunks that lie, lines without end, two requests in one."""
        host, port = self.service.split(":")
        source = fresh_address()
        while self.more("bytes", 0.15):
            with contextlib.suppress(OSError, TimeoutError, ValueError):
                reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
                with contextlib.closing(writer):
                    writer.write(spoilt_request(rng, self.service))
                    writer.write_eof()
                    reply = await asyncio.wait_for(reader.read(4000), 30)
                    if reply.startswith(b"HTTP/1.1 "):
                        self.replies[int(reply[9:12])] += 1
                    else:
                        self.broken["bytes"] += 1

    async def sockets(self, rng: random.Random) -> None:
        """Messages over sockets."""
        while True:
            caller = await self.caller()
            table = await asyncio.to_thread(caller.table, "me", "random", "random")
            with contextlib.suppress(*GONE):
                async with caller.sit(table) as socket:
                    await socket.send('{"type":"hello"}')
                    hearing = asyncio.create_task(self.hear(socket))
                    for _ in range(SAID):
                        if not self.more("socket messages", 0.4):
                            return
                        wish = {"type": rng.choice(TYPES), **{rng.choice(FIELDS): junk(rng) for _ in range(3)}}
                        text = json.dumps(wish) if rng.random() < 0.8 else body_of(rng)[:15_000].decode("latin-1")
                        await socket.send(text if rng.random() < 0.95 else text.encode("utf-8", "replace"))
                    await asyncio.sleep(0.05)
                    await socket.close()
                    await hearing

    async def hear(self, socket: Any) -> None:
        with contextlib.suppress(*GONE):
            async for _ in socket:
                self.broken["answers over sockets"] += 1
        if socket.close_code == 1011:
            self.replies[500] += 1  # a fault of the service

    async def records(self, rng: random.Random) -> None:
        """Records that were tampered with."""
        record = played(GAME, 3, rng.randrange(1000), 40)
        while True:
            caller = await self.caller()
            async with caller.client() as http:
                for _ in range(BROUGHT):
                    if not self.more("records", 0.05):
                        return
                    with contextlib.suppress(*GONE):
                        reply = await http.post("/api/records", content=tampered(record, rng))
                        self.replies[reply.status_code] += 1
                        if reply.status_code == 201:
                            wish = {"step": rng.randrange(50), "seat": rng.randrange(4), "bot": "random"}
                            other = await http.post(f"/api/records/{reply.json()['id']}/branch", json=wish)
                            self.replies[other.status_code] += 1


def raw(headers: dict[str, str]) -> Iterator[tuple[bytes, bytes]]:
    return ((name.encode(), value.encode("utf-8")) for name, value in headers.items())


def spoilt_request(rng: random.Random, host: str) -> bytes:
    """A request with something wrong about its bytes."""
    head = f"POST /api/me HTTP/1.1\r\nHost: {host}\r\nX-Kaper: 1\r\n".encode()
    whole = head + b"Content-Length: 2\r\n\r\n{}"
    chunked = head + b"Transfer-Encoding: chunked\r\n\r\n"
    socket = f"GET /ws/tables/x HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n".encode()
    ways = [
        head + b"Content-Length: -1\r\n\r\n",
        head + b"Content-Length: 1\r\nContent-Length: 2\r\n\r\n{}",
        head + b"Content-Length: 99999999999999999999\r\n\r\n{}",
        head + b"Content-Length: 2\r\nTransfer-Encoding: chunked\r\n\r\n{}",
        head + b"X-Long: " + b"a" * 70_000 + b"\r\n\r\n",
        head + b"X: 1\r\n" * 3000 + b"\r\n",
        head + b" folded: 1\r\n\r\n",
        head + b"No colon\r\n\r\n",
        head + b"\x00: 1\r\n\r\n",
        chunked + b"zz\r\n{}\r\n0\r\n\r\n",
        chunked + b"ffffffffffffffff\r\n{}",
        chunked + b"-1\r\n{}\r\n0\r\n\r\n",
        whole * 3,
        whole.replace(b"HTTP/1.1", b"HTTP/9.9"),
        whole.replace(b"POST", b"P\xffST"),
        whole.replace(b"/api/me", b"http://other.example/api/me"),
        whole.replace(b"/api/me", b"*"),
        whole.replace(b"/api/me", b"/" + b"a" * 60_000),
        whole.replace(b"Host: ", b"Host: a\r\nHost: "),
        whole.replace(b"Host: ", b"Not-Host: "),
        socket + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: x\r\n\r\n",
        socket + b"Sec-WebSocket-Version: 99\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n",
        socket + b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n\xff\xff\xff\xff",
        b"PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03",
        b"",
    ]
    made = bytearray(rng.choice(ways))
    for _ in range(rng.choice([0, 0, 1, 5])):
        if made:
            made[rng.randrange(len(made))] = rng.randrange(256)
    return bytes(made)


def tampered(record: bytes, rng: random.Random) -> bytes:
    """A record with something wrong about it, or (now and then) nothing."""
    lines = record.splitlines()
    place = rng.randrange(len(lines))
    match rng.randrange(8):
        case 0:
            del lines[place]
        case 1:
            lines.insert(place, rng.choice(lines))
        case 2:
            found = json.loads(lines[place])
            found[rng.choice([*found, "undo", "seed", "start", "events", "fair"])] = junk(rng)
            lines[place] = json.dumps(found).encode()
        case 3:
            lines[0] = json.dumps({**json.loads(lines[0]), "start": {"seats": junk(rng), "gold": 10**9}}).encode()
        case 4:
            return bytes(record[: rng.randrange(len(record))])
        case 5:
            lines[place] = body_of(rng)
        case 6:
            lines[place] = b'{"dice":[6],"sides":' + str(rng.choice([0, -1, 10**18])).encode() + b"}"
    return b"\n".join(lines) + b"\n"


async def hostile(scale: float) -> list[Figure]:
    """Messages that no client sends, over HTTP and sockets; limits as they are by default."""
    with folder() as made, server(Path(made), "--pace", "0.01") as service:
        attack = Attack(service, max(200, int(10_000 * scale)))
        await asyncio.gather(*(attack.lane(seed) for seed in range(LANES)))
        caller = await attack.caller()
        health = caller.call("GET", "/healthz")
        logged = tracebacks(Path(made))
    errors = sum(number for status, number in attack.replies.items() if status >= 500)
    sent = ", ".join(f"{number} {what}" for what, number in attack.sent.items())
    return [
        ("hostile messages", f"{attack.sent.total()} ({sent})", True),
        ("replies by status", str(dict(sorted(attack.replies.items()))), True),
        ("answers with 5xx, sockets closed by a fault", str(errors), errors == 0),
        logged,
        ("health afterwards", health["status"], health["status"] == "ok"),
    ]
