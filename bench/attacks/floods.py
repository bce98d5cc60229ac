"""Floods: one address with a crowd of guests wants all of the service; how long do innocent people's moves take?"""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sys
from collections.abc import Awaitable, Callable, Sequence
from pathlib import Path
from typing import Any

import httpx
from load import SEATS, Person, Table, percentile, play

from attacks.common import GAME, GONE, Caller, Figure, folder, fresh_address, server, show, tracebacks
from attacks.records import costly

CROWD = 30  # guests of the attacker, all at one address
SOCKETS = 6  # of each of them
TABLES = 4  # of innocents, five people each
RATE = 50  # moves of theirs a second
FLOODS = ("hellos", "onlookers", "chat", "undo", "nonsense", "requests", "uploads", "branches", "names", "guests")
FLOODS += ("tables", "connections")
NAMES = itertools.count()


def innocents(service: str, times: list[float]) -> Table:
    """A public table of five people, begun; each table at an address of its own."""
    source = fresh_address()
    people = [Caller(service, source) for _ in range(SEATS)]
    table = Table(times)
    table.id = people[0].table("me", *["open"] * (SEATS - 1), start=False, public=True)
    for person in people[1:]:
        person.call("POST", f"/api/tables/{table.id}/join", {})
    people[0].call("POST", f"/api/tables/{table.id}/start", {})
    table.people = [Person(table, seat, person.cookie, source) for seat, person in enumerate(people)]
    return table


async def talk(caller: Caller, table: str, message: Callable[[], str]) -> None:
    """A socket that says something as fast as it can; whoever is shown out comes back."""
    while True:
        with contextlib.suppress(*GONE):
            async with caller.sit(table) as socket:
                await socket.send('{"type":"hello"}')
                hearing = asyncio.create_task(listen(socket))
                try:
                    while True:
                        await socket.send(message())
                        await asyncio.sleep(0)
                finally:
                    hearing.cancel()
        await asyncio.sleep(0.05)


async def listen(socket: Any) -> None:
    with contextlib.suppress(*GONE):
        async for _ in socket:
            pass


async def ask(caller: Caller, wish: Callable[[httpx.AsyncClient], Awaitable[Any]]) -> None:
    """Requests without pause."""
    async with caller.client() as http:
        while True:
            with contextlib.suppress(*GONE):
                await wish(http)
            await asyncio.sleep(0)


async def half_sent(service: str, source: str) -> None:
    """A connection that never finishes its request."""
    host, port = service.split(":")
    while True:
        with contextlib.suppress(OSError):
            reader, writer = await asyncio.open_connection(host, int(port), local_addr=(source, 0))
            writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
            await reader.read(1)
            writer.close()
        await asyncio.sleep(0.2)


async def branch(http: httpx.AsyncClient, record: bytes) -> None:
    """Bring a record, and play on from it again and again."""
    reply = await http.post("/api/records", content=record)
    for _ in range(20 if reply.status_code == 201 else 0):
        wish = {"step": 100, "seat": 0, "bot": "easy"}
        await http.post(f"/api/records/{reply.json()['id']}/branch", json=wish)


async def flood(kind: str, service: str, target: str, seconds: float) -> None:
    """Attack for so long. Runs in a process of its own."""
    source = fresh_address().replace("127.0.", "127.9.")
    crowd = [Caller(service, source) for _ in range(CROWD)]
    costs, short = costly(GAME, 3, 1200), costly(GAME, 3, 60)
    bots = {"game": GAME, "seats": [{"kind": "bot", "bot": "easy"}] * 3, "start": True}
    said = {
        "hellos": '{"type":"hello"}',
        "onlookers": '{"type":"hello"}',
        "chat": json.dumps({"type": "chat", "text": "x" * 290}),
        "undo": '{"type":"undo","seat":0,"free":true}',
        "nonsense": '{"type":"answer","seat":0,"number":0,"answer":' + "[" * 4000,
    }
    asked: dict[str, Callable[[httpx.AsyncClient], Awaitable[Any]]] = {
        "requests": lambda http: http.get("/api/tables"),
        "uploads": lambda http: http.post("/api/records", content=costs),
        "branches": lambda http: branch(http, short),
        "names": lambda http: http.put("/api/me", json={"name": f"N{next(NAMES)}"}),
        "guests": lambda http: http.get("/api/me", headers={"Cookie": ""}),
        "tables": lambda http: http.post("/api/tables", json=bots),
    }
    if kind in said:
        own = [target if kind == "onlookers" else caller.table("me", "random", "random") for caller in crowd]
        work = [talk(caller, own[at], lambda: said[kind]) for at, caller in enumerate(crowd) for _ in range(SOCKETS)]
    elif kind in asked:
        work = [ask(caller, asked[kind]) for caller in crowd for _ in range(SOCKETS)]
    else:
        work = [half_sent(service, source) for _ in range(1000)]
    print("ready", flush=True)
    await asyncio.to_thread(sys.stdin.readline)
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(asyncio.gather(*work), seconds)


async def floods(scale: float, kinds: Sequence[str] = FLOODS) -> list[Figure]:
    """How long innocent people's moves take while somebody floods the service; a fresh service for each flood."""
    seconds = max(3.0, 15 * scale)
    figures: list[Figure] = []
    for kind in ("nothing", *kinds):
        with folder() as made, server(Path(made), "--pace", "0.01") as service:
            times: list[float] = []
            tables = [innocents(service, times) for _ in range(TABLES)]
            attacker = None
            if kind != "nothing":
                attacker = await asyncio.create_subprocess_exec(
                    *(sys.executable, sys.argv[0], "--flood", kind, service, tables[0].id, str(seconds + 30)),
                    stdin=asyncio.subprocess.PIPE,
                    stdout=asyncio.subprocess.PIPE,
                )
                assert attacker.stdin is not None
                assert attacker.stdout is not None
                await attacker.stdout.readline()
                attacker.stdin.write(b"go\n")
            given, _ = await play(service, tables, RATE, seconds)
            if attacker is not None:
                attacker.kill()
                await attacker.wait()
            times.sort()
            p50, p99 = (percentile(times, part) if times else float("inf") for part in (0.5, 0.99))
            told = f"p50 {p50} ms, p99 {p99} ms, slowest {round(1000 * max(times, default=0), 1)} ms"
            given -= sum(table.refused for table in tables)
            told += f" ({len(times)} of {given} moves told)"
            _, logged, well = tracebacks(Path(made))
            figures.append((f"innocent's move under {kind}", told, p99 < 100 and len(times) >= 0.98 * given > 0))
            if not well:
                figures.append((f"tracebacks under {kind}", logged, False))
            show(f"{kind}: {told}")
    return figures
