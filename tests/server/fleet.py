"""A fleet to be shot at: services and a thinker over one PostgreSQL, players at their tables, and kills at random moments.

`python -m tests.server.fleet KILLS SEED` runs it by hand (300 kills: `./kaper test --long` does). It checks that no acknowledged
answer is lost or applied twice, that every table goes on within seconds, and that every record verifies.
"""

import asyncio
import contextlib
import os
import random
import signal
import sys
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path

import httpx
import msgspec
from sqlalchemy import create_engine, select
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kaper.core import records
from kaper.server import storage
from kaper.server.seating import Sheet
from tests.server import postgres
from tests.server.conftest import PATIENT, ROOT, TLS, Client, simple_answer

STUCK = float(PATIENT)  # seconds without a move at any table: something is broken, whatever the machine does meanwhile
LAUNCHER = str(ROOT / "tests" / "server" / "forkserver.py")


class Process:
    """A service or a thinker that can be killed and started again."""

    def __init__(self, kind: str, name: str, launcher: asyncio.subprocess.Process) -> None:
        self.kind, self.name, self.launcher = kind, name, launcher
        self.pid = 0
        self.address = ""

    async def start(self) -> None:
        assert self.launcher.stdin is not None
        assert self.launcher.stdout is not None
        self.launcher.stdin.write(f"{self.kind} {self.name}\n".encode())
        self.pid = int(await self.launcher.stdout.readline())
        line = (await self.launcher.stdout.readline()).decode()
        if self.kind == "serve":
            self.address = line.split()[3].removeprefix("http://").rstrip("/")

    def kill(self) -> None:
        os.kill(self.pid, signal.SIGKILL)


@dataclass
class Fleet:
    """All that runs, and what was seen of it."""

    url: str
    services: list[Process]
    thinker: Process
    kills: int = 0
    killed_at: float = 0.0
    times: list[float] = field(default_factory=list)  # from a break of a connection to the next word of the table
    since_last: list[float] = field(
        default_factory=list
    )  # the same, where others were killed meanwhile from the last kill

    def any_address(self, rng: random.Random) -> str:
        return rng.choice(self.services).address


class Player:
    """Plays simply at one table, at whichever service answers, and remembers each answer it was told was taken."""

    def __init__(self, fleet: Fleet, cookie: str, table: str, seat: int, seed: int) -> None:
        self.fleet, self.cookie, self.table, self.seat = fleet, cookie, table, seat
        self.rng = random.Random(seed)
        self.taken: list[tuple[int, object]] = []
        self.heard: list[bytes] = []
        self.over = False
        self.moved_at = time.monotonic()

    async def play(self) -> None:
        """Until the match is over, however often the connection breaks."""
        broken = 0.0
        while not self.over:
            with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError, EOFError):
                async with httpx.AsyncClient(verify=TLS, cookies={"kaper": self.cookie}) as http:
                    client = Client(self.fleet.any_address(self.rng), http)
                    client.heard = self.heard
                    async with client.sit(self.table, hello={"panels": False}) as place:
                        await place.until("play")
                        if broken:
                            self.fleet.times.append(time.monotonic() - broken)
                            self.fleet.since_last.append(time.monotonic() - max(broken, self.fleet.killed_at))
                            broken = 0.0
                        await self._answer(place)
            broken = broken or time.monotonic()
            await asyncio.sleep(0.05)

    async def _answer(self, place) -> None:
        while question := await place.asked():
            number, answer = place.play["number"], simple_answer(question)
            await place.answer(answer)
            doubt = False  # was it said that the answer may not have been kept?
            while place.play["number"] == number and place.play["questions"]:
                said = await place.next()
                if doubt and said["type"] == "play" and (said["number"], bool(said["questions"])) == (number, True):
                    await place.answer(answer)
                doubt = said["type"] == "error" or (doubt and said["type"] != "play")
            self.taken.append((number, answer))
            self.moved_at = time.monotonic()
        self.over = True


@contextlib.asynccontextmanager
async def launched(url: str, folder: Path):
    """The fleet, started."""
    launcher = await asyncio.create_subprocess_exec(
        *(sys.executable, LAUNCHER, str(folder), url),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    kinds = {"first": "serve", "second": "serve", "thinker": "work"}
    processes = [Process(kind, name, launcher) for name, kind in kinds.items()]
    try:
        for process in processes:
            await process.start()
        yield Fleet(url, processes[:2], processes[2])
    finally:
        for process in processes:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
        assert launcher.stdin is not None
        launcher.stdin.close()
        await launcher.wait()


async def new_table(fleet: Fleet, rng: random.Random, nights: int) -> list[Player]:
    """A table of two people, who call different services, and a bot."""
    async with contextlib.AsyncExitStack() as stack:
        people = []
        for service in fleet.services:
            http = await stack.enter_async_context(
                httpx.AsyncClient(base_url=f"http://{service.address}", verify=TLS, timeout=PATIENT)
            )
            people.append(Client(service.address, http))
            await people[-1].get("/api/me")
        made = await people[0].table("me", "open", "bot:greedy", options={"nights": nights})
        await people[1].post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        await people[0].post(f"/api/tables/{made['id']}/start")
        return [
            Player(fleet, who.http.cookies["kaper"], made["id"], seat, rng.getrandbits(32))
            for seat, who in enumerate(people)
        ]


def stored(url: str, table: str) -> list[records.Entry]:
    """The entries of a table as they lie in the database."""
    engine = create_engine(url)
    with engine.connect() as connection:
        line = storage.lines
        rows = connection.execute(select(line).where(line.c.table == table).order_by(line.c.number)).all()
    engine.dispose()
    assert [row.number for row in rows] == list(range(len(rows)))
    return [msgspec.json.decode(bytes(row.entry), type=records.Entry) for row in rows]


def check(url: str, player: Player) -> None:
    """Every answer the player was told of is there, once, as the answer to that question."""
    entries = stored(url, player.table)
    for number, answer in player.taken:
        assert next(entry.answer for entry in entries[number:] if entry.seat == player.seat) == answer
    assert not [number for number, times in Counter(number for number, _ in player.taken).items() if times > 1]


def check_record(url: str, table: str) -> None:
    """The stored lines are a record that verifies from its first line to its last."""
    engine = create_engine(url)
    with engine.connect() as connection:
        row = dict(connection.execute(select(storage.tables).where(storage.tables.c.id == table)).one()._mapping)
    engine.dispose()
    assert row["status"] == "over"
    row |= {"options": msgspec.json.decode(row["options"]), "nonces": tuple(msgspec.json.decode(row["nonces"]))}
    row["result"] = None
    entries = [*stored(url, table), records.Entry(seed=bytes(row["seed"]).hex())]
    record = records.Record(Sheet(**row).header(["a", "b", "c"]), entries)
    assert records.verify(record) > 0


async def storm(folder: Path, kills: int, seed: int, tables: int = 3, nights: int = 12) -> Fleet:
    """Play under fire until so many processes were killed, then to the end of all tables."""
    rng = random.Random(seed)
    async with launched(postgres.fresh(), folder) as fleet:
        everybody: list[Player] = []
        playing: set[asyncio.Task[None]] = set()

        async def seat_more() -> None:
            while len(playing) < 2 * tables:
                fresh = await new_table(fleet, rng, nights)
                everybody.extend(fresh)
                playing.update(asyncio.create_task(player.play()) for player in fresh)

        def ended() -> None:
            for task in [task for task in playing if task.done()]:
                playing.remove(task)
                task.result()

        try:
            for _ in range(kills):
                ended()
                await seat_more()
                await asyncio.sleep(rng.uniform(0.0, 1.0))
                victim = rng.choice([*fleet.services, fleet.thinker])
                victim.kill()
                fleet.kills += 1
                fleet.killed_at = time.monotonic()
                await asyncio.sleep(rng.uniform(0.0, 0.5))
                await victim.start()
            while playing:
                ended()
                waiting = [player for player in everybody if not player.over]
                assert all(time.monotonic() < player.moved_at + STUCK for player in waiting), "a table stands still"
                await asyncio.sleep(0.1)
        finally:
            for task in playing:
                task.cancel()
            await asyncio.gather(*playing, return_exceptions=True)
        assert all(player.taken for player in everybody)
        for player in everybody:
            check(fleet.url, player)
        for table in {player.table for player in everybody}:
            check_record(fleet.url, table)
    return fleet


def install_wreckers(folder: Path) -> None:
    """Wreckers as if another distribution had brought it, for the processes that are started from here."""
    info = folder / "wreckers-1.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: wreckers\nVersion: 1\n")
    (info / "entry_points.txt").write_text("[kaper.games]\nwreckers = wreckers:GAME\n")
    paths = [str(folder), str(ROOT / "examples" / "wreckers")]
    sys.path[:0] = paths
    os.environ["PYTHONPATH"] = os.pathsep.join(paths)


def percentile(times: list[float], part: float) -> float:
    ordered = sorted(times)
    return ordered[min(len(ordered) - 1, int(part * len(ordered)))] if ordered else 0.0


if __name__ == "__main__":
    import tempfile

    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as where:
        install_wreckers(Path(where))
        seen = asyncio.run(storm(Path(where), int(sys.argv[1]), int(sys.argv[2])))
    times = seen.times
    print(
        f"{sys.argv[1]} kills in {time.monotonic() - begin:.0f} s; {len(times)} broken connections, back after "
        f"{percentile(times, 0.5):.2f} s (median), {percentile(times, 0.99):.2f} s (p99), {max(times, default=0):.2f} s at worst; "
        f"{max(seen.since_last, default=0):.2f} s at worst after the last kill before that"
    )
