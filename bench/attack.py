"""The service under attack, the long form: kills, hostile messages, floods, and a guest who wants all bots for himself.

    python bench/attack.py [kills] [hostile] [floods] [starving] [--scale 0.1] [--json FILE]

All four parts, which take about ten minutes, where none is named; `--scale` makes each shorter. Starts `kaper serve` on
free ports of the loopback, with limits as they are by default. Attackers run in a process of their own. Prints a table
and exits with 1 where a promise of docs/security.md was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import string
import subprocess
import sys
import tempfile
import time
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from typing import Any

import httpx
import msgspec
from load import Seen, Table, call, decoder, percentile, play, seat_people
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from kaper.core.chance import Fair
from kaper.core.game import find_game
from kaper.core.match import Match
from kaper.core.records import Entry, Record, Recorder, header_of, text_of

GAME = "cove"
PARTS = ("kills", "hostile", "floods", "starving")
SERVE = ("-m", "kaper", "serve", "--port", "0", "--no-open")
Figure = tuple[str, str, bool]  # what, the figure, and whether the promise holds
GONE = (OSError, httpx.HTTPError, WebSocketException)


@contextlib.contextmanager
def server(data: Path, *more: str) -> Iterator[str]:
    """A service on a data folder; its address. Its log lies beside its data."""
    with (data / "log").open("ab") as log:
        process = subprocess.Popen(
            [sys.executable, *SERVE, "--data", str(data), *more], stdout=subprocess.PIPE, stderr=log, text=True
        )
        try:
            assert process.stdout is not None
            yield process.stdout.readline().split()[3].removeprefix("http://").rstrip("/")
        finally:
            process.terminate()
            process.wait()


def folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="kaper-attack-")


def chosen(question: Any, rng: random.Random) -> Any:
    """An answer that a question allows, as far as one can tell."""
    match question.kind:
        case "choose":
            return rng.choice(question.options).id
        case "pick":
            return [option.id for option in question.options[: question.least]]
    return question.low


# ---------------------------------------------------------------- kills


class Player:
    """Plays at one table and takes back now and then; remembers what the server said was taken."""

    def __init__(self, address: str, rng: random.Random) -> None:
        self.rng = rng
        _, self.cookie = call(address, "GET", "/api/me")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        wish = {"game": GAME, "seats": seats, "start": True}
        self.table = str(call(address, "POST", "/api/tables", wish, self.cookie)[0]["id"])
        self.taken: list[tuple[int, Any]] = []  # the number of the question, and the answer; None: it was taken back
        self.over = False

    async def play(self, address: str) -> None:
        """Until the connection breaks or the match is over."""
        url, headers = f"ws://{address}/ws/tables/{self.table}", {"Cookie": f"kaper={self.cookie}"}
        with contextlib.suppress(*GONE, TimeoutError):
            async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
                await socket.send('{"type":"hello","panels":false}')
                waiting: tuple[int, Any] | None = None
                async for raw in socket:
                    seen = decoder.decode(raw)
                    if seen.type == "refused":
                        waiting = None
                    if seen.type != "play":
                        continue
                    if waiting is not None and (seen.number != waiting[0] or not seen.questions):
                        self.taken.append(waiting)
                        waiting = None
                    self.over = seen.over
                    if seen.over:
                        return
                    if seen.questions and waiting is None:
                        back = 0 in seen.undoable and self.rng.random() < 0.2
                        answer = None if back else chosen(seen.questions[0], self.rng)
                        wish = {"type": "undo"} if back else {"type": "answer", "number": seen.number, "answer": answer}
                        waiting = seen.number, answer
                        await socket.send(json.dumps({**wish, "seat": 0}))

    def lost(self, data: Path) -> int:
        """How many of the things taken are not on disk; all lines must be there once, in order."""
        with contextlib.closing(sqlite3.connect(data / "kaper.db")) as database:
            rows = database.execute(
                'SELECT number, entry FROM lines WHERE "table" = ? ORDER BY number', (self.table,)
            ).fetchall()
        if [number for number, _ in rows] != list(range(len(rows))):
            return len(self.taken)
        entries = [msgspec.json.decode(entry, type=Entry) for _, entry in rows]
        return sum(not self._kept(entries[number:], answer) for number, answer in self.taken)

    def _kept(self, entries: list[Entry], answer: Any) -> bool:
        mine = next((entry for entry in entries if entry.seat == 0), None)
        return mine is not None and (mine.undo is not None if answer is None else mine.answer == answer)


def launch(data: str) -> None:
    """Start servers quickly: everything is imported once, and each server is a fork. For the kills."""
    import kaper.server.app  # noqa: F401 - imported for the children
    from kaper.server import games, run
    from kaper.server.settings import Limits, Settings

    games.built()
    free = Limits(requests=0, guests=0, connections=0, messages=0, hellos=0)
    for _ in sys.stdin:
        child = os.fork()
        if child == 0:
            os._exit(run.serve(Settings(data=Path(data), pace=0.0, unwatched=0.0, workers=1, limits=free), 0))
        print(child, flush=True)
        os.waitpid(child, 0)


async def kills(scale: float) -> list[Figure]:
    """Kill the server at random moments while people answer and take back."""
    rng, count = random.Random(11), max(3, int(200 * scale))
    players: list[Player] = []
    with folder() as made:
        data = Path(made)
        launcher = await asyncio.create_subprocess_exec(
            *(sys.executable, __file__, "--launch", made),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=(data / "log").open("wb"),
        )
        assert launcher.stdin is not None
        assert launcher.stdout is not None
        lost = 0
        for _ in range(count):
            launcher.stdin.write(b"start\n")
            process = int(await launcher.stdout.readline())
            address = (await launcher.stdout.readline()).decode().split()[3].removeprefix("http://").rstrip("/")
            while sum(not player.over for player in players) < 6:
                players.append(await asyncio.to_thread(Player, address, rng))
            going = [asyncio.create_task(player.play(address)) for player in players if not player.over]
            await asyncio.sleep(rng.uniform(0.02, 0.5))
            os.kill(process, signal.SIGKILL)
            await asyncio.gather(*going)
            lost = max(lost, sum(player.lost(data) for player in players))
        launcher.stdin.close()
        await launcher.wait()
        doctor = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "kaper", "doctor", "--data", made, "--lang", "en"), stdout=asyncio.subprocess.PIPE
        )
        told = (await doctor.communicate())[0].decode()
        log = (data / "log").read_text(errors="replace")
    taken = sum(len(player.taken) for player in players)
    undone = sum(answer is None for player in players for _, answer in player.taken)
    return [
        ("kills", str(count), True),
        ("answers and undos acknowledged", f"{taken}, of them {undone} undos", taken > count),
        ("of these lost, or lines twice", str(lost), lost == 0),
        ("tables that replay afterwards", str(len(players)), "does not replay" not in told),
        ("tracebacks", str(log.count("Traceback")), "Traceback" not in log),
    ]


# ---------------------------------------------------------------- hostile messages


PATHS = ("/api/me", "/api/tables", "/api/tables/{t}", "/api/tables/{t}/join", "/api/tables/{t}/seat", "/api/records")
PATHS += ("/api/tables/{t}/start", "/api/tables/{t}/shun", "/api/records/{t}/steps?first=-1", "/api/nothing", "/{j}")
VERBS = ("GET", "POST", "PUT", "DELETE", "PATCH", "OPTIONS", "TRACE")
TYPES = ("hello", "answer", "undo", "chat", "autopass", "present", "takeover", "return", "nonsense")
FIELDS = ("seat", "number", "answer", "text", "phrase", "windows", "bot", "last", "chat", "panels", "present", "free")


def junk(rng: random.Random, depth: int = 0) -> Any:
    """Anything that JSON can say, and more."""
    match rng.randrange(9 if depth < 4 else 6):
        case 0:
            return rng.choice([None, True, False])
        case 1:
            return rng.choice([-1, 0, 1, 7, 2**31, 2**63, 10**30, -(10**9)])
        case 2:
            return rng.choice([1e308, -0.0, 1.5])
        case 3:
            return "".join(rng.choices(string.printable + "\u202e\u200dż\U0001f480", k=rng.randrange(40)))
        case 4:
            return rng.choice(["", "pass", "0", "../../etc/passwd", "' OR 1=1 --", "x" * 5000])
        case 5:
            return rng.choice(TYPES)
        case 6:
            return [junk(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(FIELDS): junk(rng, depth + 1) for _ in range(rng.randrange(5))}


def body_of(rng: random.Random) -> bytes:
    """A body that nobody should send."""
    match rng.randrange(6):
        case 0:
            return bytes(rng.randrange(256) for _ in range(rng.randrange(200)))
        case 1:
            return b"[" * rng.choice([100, 20_000, 60_000])
        case 2:
            return b'{"game":' * rng.choice([10, 5_000])
    return json.dumps(junk(rng)).encode()


async def hostile(scale: float) -> list[Figure]:
    """Messages that no client sends, over HTTP and sockets."""
    rng, count = random.Random(12), max(200, int(10_000 * scale))
    statuses: dict[int, int] = {}
    sent = broken = 0
    with folder() as made, server(Path(made), "--requests", "0") as address:
        (_, cookie) = call(address, "GET", "/api/me")
        seats = [{"kind": "me"}, {"kind": "bot", "bot": "random"}, {"kind": "bot", "bot": "random"}]
        table = call(address, "POST", "/api/tables", {"game": GAME, "seats": seats, "start": True}, cookie)[0]["id"]
        async with httpx.AsyncClient(base_url=f"http://{address}", timeout=30) as http:
            while sent < count // 2:
                path = rng.choice(PATHS).replace("{t}", rng.choice([table, "zzzzzzzz", "%00", "a" * 300]))
                path = path.replace("{j}", "".join(rng.choices(string.ascii_letters + "%./?&=", k=20)))
                headers = {"X-Kaper": "1", "Cookie": f"kaper={rng.choice([cookie, cookie[:-1], 'x.y', '.' * 40])}"}
                headers[rng.choice(["Host", "Origin", "X-Other"])] = rng.choice(
                    [address, "[", "http://[", "a:b", "\x7f"]
                )
                sent += 1
                try:
                    reply = await http.request(rng.choice(VERBS), path, content=body_of(rng), headers=headers)
                    statuses[reply.status_code] = statuses.get(reply.status_code, 0) + 1
                except (httpx.HTTPError, httpx.InvalidURL):
                    broken += 1  # refused before it was a request
        url, headers = f"ws://{address}/ws/tables/{table}", {"Cookie": f"kaper={cookie}"}
        while sent < count:
            with contextlib.suppress(*GONE):
                async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
                    await socket.send('{"type":"hello"}')
                    for _ in range(45):
                        fields = {rng.choice(FIELDS): junk(rng) for _ in range(rng.randrange(4))}
                        wish = {"type": rng.choice(TYPES), **fields}
                        text = json.dumps(wish) if rng.random() < 0.8 else body_of(rng)[:15_000].decode("latin-1")
                        sent += 1
                        await socket.send(text)
                        if rng.random() < 0.5:
                            await asyncio.wait_for(socket.recv(), 5)
                    await asyncio.sleep(0.5)
        health = call(address, "GET", "/healthz")[0]
        log = (Path(made) / "log").read_text(errors="replace")
    errors = sum(number for status, number in statuses.items() if status >= 500)
    return [
        ("hostile messages", f"{sent} ({broken} refused before they were requests)", True),
        ("answers with 5xx", str(errors), errors == 0),
        ("tracebacks", str(log.count("Traceback")), "Traceback" not in log),
        ("health afterwards", health["status"], health["status"] == "ok"),
    ]


# ---------------------------------------------------------------- floods


def costly_record(pairs: int) -> bytes:
    """A valid record that answers and takes back, again and again."""
    match = Match(find_game(GAME), 3, chance=Fair(b"s" * 32, "m"), listen=True)
    recorder = Recorder(match)
    entries = recorder.news()
    seat = next(iter(match.asked))
    answer = match.asked[seat].suggestions(match.state, 1)[0]
    for _ in range(pairs):
        match.act(seat, answer)
        entries += recorder.news()
        match.undo(seat, free=True)
        entries += recorder.news()
    return text_of(Record(header_of(match), entries)).encode()


async def flood_of_sockets(address: str, cookie: str, table: str, message: Callable[[], str]) -> None:
    """24 sockets that say something as fast as they can; whoever is shown out comes back."""

    async def one() -> None:
        url, headers = f"ws://{address}/ws/tables/{table}", {"Cookie": f"kaper={cookie}"}
        while True:
            with contextlib.suppress(*GONE):
                async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
                    await socket.send('{"type":"hello"}')
                    while True:
                        await socket.send(message())
                        await asyncio.sleep(0)
            await asyncio.sleep(0.05)

    await asyncio.gather(*(one() for _ in range(24)))


async def flood_of_requests(address: str, cookie: str, ask: Callable[[httpx.AsyncClient], Awaitable[Any]]) -> None:
    """30 clients that ask without pause."""

    async def one() -> None:
        async with httpx.AsyncClient(base_url=f"http://{address}", headers={"X-Kaper": "1"}, timeout=60) as http:
            http.cookies.set("kaper", cookie)
            while True:
                with contextlib.suppress(*GONE):
                    await ask(http)
                await asyncio.sleep(0)

    await asyncio.gather(*(one() for _ in range(30)))


async def flood_of_connections(address: str) -> None:
    """1,000 connections that never finish their request."""
    host, port = address.split(":")

    async def one() -> None:
        while True:
            with contextlib.suppress(OSError):
                reader, writer = await asyncio.open_connection(host, int(port))
                writer.write(b"GET /api/games HTTP/1.1\r\nHost: 127.0.0.1\r\nX-Slow: ")
                await reader.read(1)
                writer.close()
            await asyncio.sleep(0.2)

    await asyncio.gather(*(one() for _ in range(1000)))


FLOODS = ("hello", "chat", "undo", "requests", "uploads", "names", "guests", "tables", "connections")


async def flood(kind: str, address: str, cookie: str, table: str, seconds: float) -> None:
    """Attack for so long. Runs in a process of its own."""
    number = iter(range(10**9))
    costly = costly_record(1200)
    wish = {"game": GAME, "seats": [{"kind": "bot", "bot": "easy"}] * 3, "start": True}
    work = {
        "hello": lambda: flood_of_sockets(address, cookie, table, lambda: '{"type":"hello"}'),
        "chat": lambda: flood_of_sockets(address, cookie, table, lambda: '{"type":"chat","text":"' + "x" * 290 + '"}'),
        "undo": lambda: flood_of_sockets(address, cookie, table, lambda: '{"type":"undo","seat":0,"free":true}'),
        "requests": lambda: flood_of_requests(address, cookie, lambda http: http.get("/api/tables")),
        "uploads": lambda: flood_of_requests(address, cookie, lambda http: http.post("/api/records", content=costly)),
        "names": lambda: flood_of_requests(
            address, cookie, lambda http: http.put("/api/me", json={"name": f"N{next(number)}"})
        ),
        "guests": lambda: flood_of_requests(address, "", lambda http: http.get("/api/me", headers={"Cookie": ""})),
        "tables": lambda: flood_of_requests(address, cookie, lambda http: http.post("/api/tables", json=wish)),
        "connections": lambda: flood_of_connections(address),
    }
    with contextlib.suppress(TimeoutError):
        await asyncio.wait_for(work[kind](), seconds)


async def floods(scale: float) -> list[Figure]:
    """How long innocent people's moves take while somebody floods the service."""
    seconds = max(5.0, 25 * scale)
    figures: list[Figure] = []
    with folder() as made, server(Path(made), "--pace", "0.01") as address:
        for kind in ("nothing", *FLOODS):
            times: list[float] = []
            await asyncio.sleep(3)  # what the last flood used of its allowance comes back
            tables = [seat_people_slowly(address, times) for _ in range(2)]
            _, cookie = call(address, "GET", "/api/me")
            seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "random"}] * 2]
            own = call(address, "POST", "/api/tables", {"game": GAME, "seats": seats, "start": True}, cookie)[0]["id"]
            attacker = None
            if kind != "nothing":
                wish = ["--flood", kind, address, cookie, own, str(seconds + 4)]
                attacker = await asyncio.create_subprocess_exec(
                    *(sys.executable, __file__, *wish), stderr=asyncio.subprocess.DEVNULL
                )
            await play(address, tables, 20, seconds)
            if attacker is not None:
                await attacker.wait()
            times.sort()
            p99 = percentile(times, 0.99) if times else float("inf")
            figures.append(
                (
                    f"innocent's move under {kind}",
                    f"p50 {percentile(times, 0.5)} ms, p99 {p99} ms ({len(times)})",
                    p99 < 100,
                )
            )
    return figures


def seat_people_slowly(address: str, times: list[float]) -> Table:
    """A table of five, made by people whose address may just be in disgrace."""
    for _ in range(60):
        with contextlib.suppress(OSError):
            return seat_people(address, GAME, times)
        time.sleep(2)
    raise TimeoutError("no table could be made")


# ---------------------------------------------------------------- starving


async def starving(scale: float) -> list[Figure]:
    """20 tables of hard bots of one guest, watched by nobody and then by himself; another's easy bots answer."""
    figures: list[Figure] = []
    seconds = max(10.0, 60 * scale)
    for watched in (False, True):
        with folder() as made, server(Path(made), "--pace", "0.01", "--requests", "0") as address:
            _, hog = call(address, "GET", "/api/me")
            wish = {"game": GAME, "seats": [{"kind": "bot", "bot": "hard"}] * 3, "start": True}
            tables = [call(address, "POST", "/api/tables", wish, hog)[0]["id"] for _ in range(20)]
            looking = [asyncio.create_task(look(address, hog, table)) for table in tables] if watched else []
            await asyncio.sleep(3)
            times = sorted(await easy_bots(address, seconds))
            for task in looking:
                task.cancel()
        who = "watched by himself" if watched else "watched by nobody"
        p95 = percentile(times, 0.95) if times else float("inf")
        said = f"p50 {percentile(times, 0.5)} ms, p95 {p95} ms ({len(times)})" if times else "none"
        figures.append((f"another's easy bot, 20 hard tables {who}", said, p95 < 1000))
    return figures


async def look(address: str, cookie: str, table: str) -> None:
    """Watch a table."""
    url, headers = f"ws://{address}/ws/tables/{table}", {"Cookie": f"kaper={cookie}"}
    async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
        await socket.send('{"type":"hello","panels":false}')
        async for _ in socket:
            pass


async def easy_bots(address: str, seconds: float) -> list[float]:
    """Play against easy bots for a while; how long each of their answers took."""
    rng, times = random.Random(13), []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        _, cookie = call(address, "GET", "/api/me")
        seats = [{"kind": "me"}, *[{"kind": "bot", "bot": "easy"}] * 2]
        table = call(address, "POST", "/api/tables", {"game": GAME, "seats": seats, "start": True}, cookie)[0]["id"]
        url, headers = f"ws://{address}/ws/tables/{table}", {"Cookie": f"kaper={cookie}"}
        async with connect(url, additional_headers=headers, max_size=None, compression=None) as socket:
            await socket.send('{"type":"hello","panels":false}')
            since: float | None = None
            seen = Seen("")
            while not seen.over and time.perf_counter() < end:
                try:
                    seen = decoder.decode(await asyncio.wait_for(socket.recv(), 30))
                except TimeoutError:
                    break
                if seen.type != "play":
                    continue
                now = time.perf_counter()
                if since is not None:
                    times.append(now - since)
                bots = [seat for seat in seen.asked if seat != 0 and seat not in seen.waiting]
                since = now if bots and not seen.questions else None
                if seen.questions:
                    answer = chosen(seen.questions[0], rng)
                    wish = {"type": "answer", "seat": 0, "number": seen.number, "answer": answer}
                    await socket.send(json.dumps(wish))
    return times


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    options.add_argument("--scale", type=float, default=1.0)
    options.add_argument("--json", type=Path)
    options.add_argument("--launch", help=argparse.SUPPRESS)
    options.add_argument("--flood", nargs=5, help=argparse.SUPPRESS)
    wish = options.parse_args()
    if wish.launch:
        launch(wish.launch)
        return 0
    if wish.flood:
        kind, address, cookie, table, seconds = wish.flood
        asyncio.run(flood(kind, address, cookie, table, float(seconds)))
        return 0
    figures: list[Figure] = []
    for part in wish.parts or PARTS:
        begin = time.perf_counter()
        found: list[Figure] = asyncio.run(globals()[part](wish.scale))
        print(f"\n{part}, {time.perf_counter() - begin:.0f} s")
        for what, figure, holds in found:
            print(f"  {'held  ' if holds else 'BROKEN'}  {what:48} {figure}", flush=True)
        figures += found
    if wish.json:
        wish.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0 if all(holds for _, _, holds in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
