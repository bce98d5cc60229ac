"""kill -9 at random moments of play: whatever a client was told is on disk, and every table goes on."""

import asyncio
import contextlib
import os
import random
import signal
import sqlite3
import sys

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from kaper.core import records
from kaper.server.seating import Sheet
from tests.server.conftest import PATIENT, ROOT, TLS, Client, simple_answer

pytestmark = pytest.mark.anyio

CRASHES = 50


class Server:
    """A server that can be killed and started again on the same data."""

    def __init__(self, launcher, data):
        self.launcher = launcher
        self.data = data
        self.process = 0
        self.address = ""

    async def start(self):
        self.launcher.stdin.write(b"start\n")
        self.process = int(await self.launcher.stdout.readline())
        line = (await self.launcher.stdout.readline()).decode()
        self.address = line.split()[3].removeprefix("http://").rstrip("/")

    def kill(self):
        os.kill(self.process, signal.SIGKILL)


class Player:
    """Plays simply at one table and remembers each answer the server told it was taken."""

    def __init__(self, cookie, table, seat):
        self.cookie, self.table, self.seat = cookie, table, seat
        self.taken = []  # (number of the question, answer)
        self.events = []

    async def play(self, address):
        """Until the connection breaks or the match is over: what is left at the end of the log is kept."""
        with contextlib.suppress(ConnectionClosed, OSError, InvalidHandshake, TimeoutError):
            async with httpx.AsyncClient(verify=TLS, cookies={"kaper": self.cookie}) as http:
                last = self.events[-1]["n"] if self.events else 0
                async with Client(address, http).sit(self.table, hello={"last": last, "panels": False}) as place:
                    place.events = self.events
                    await self.answer_all(place)

    async def answer_all(self, place):
        while question := await place.asked():
            number, answer = place.play["number"], simple_answer(question)
            await place.answer(answer)
            while place.play["number"] == number and place.play["questions"]:
                await place.next()
                self.events = place.events
            self.taken.append((number, answer))
        self.events = place.events


def stored(data, table):
    """The entries of a table as they lie on disk."""
    with contextlib.closing(sqlite3.connect(data / "kaper.db")) as database:
        rows = database.execute(
            'SELECT number, entry FROM lines WHERE "table" = ? ORDER BY number', (table,)
        ).fetchall()
    assert [number for number, _ in rows] == list(range(len(rows)))
    return [msgspec.json.decode(entry, type=records.Entry) for _, entry in rows]


def check(data, player):
    """Every answer the player was told of is on disk, as the answer to that question."""
    entries = stored(data, player.table)
    for number, answer in player.taken:
        given = next(entry.answer for entry in entries[number:] if entry.seat == player.seat)
        assert given == answer


async def new_table(address):
    """A table of two people and a bot; the players."""
    async with contextlib.AsyncExitStack() as stack:
        people = []
        for _ in range(2):
            http = await stack.enter_async_context(httpx.AsyncClient(base_url=f"http://{address}", verify=TLS))
            people.append(Client(address, http))
            await people[-1].get("/api/me")
        made = await people[0].table("me", "open", "bot:random", options={"nights": 12})
        await people[1].post(f"/api/tables/{made['id']}/join", {"invite": made["invite"]})
        await people[0].post(f"/api/tables/{made['id']}/start")
        return [Player(who.http.cookies["kaper"], made["id"], seat) for seat, who in enumerate(people)]


async def test_kill_9_at_fifty_random_moments_loses_nothing_that_was_acknowledged(wreckers, tmp_path):
    launcher = await asyncio.create_subprocess_exec(
        *(sys.executable, str(ROOT / "tests" / "server" / "forkserver.py"), str(tmp_path)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    rng = random.Random(5)
    server = Server(launcher, tmp_path)
    players, finished = [], []
    try:
        for _ in range(CRASHES):
            await server.start()
            while len(players) < 6:
                players += await new_table(server.address)
            playing = [asyncio.create_task(player.play(server.address)) for player in players]
            await asyncio.sleep(rng.uniform(0.0, 0.25))
            server.kill()
            await asyncio.gather(*playing)
            for player in players:
                check(tmp_path, player)
            over = {player.table for player in players if is_over(tmp_path, player.table)}
            finished += [player for player in players if player.table in over]
            players = [player for player in players if player.table not in over]
        await server.start()
        await asyncio.wait_for(asyncio.gather(*(player.play(server.address) for player in players)), PATIENT)
        for player in players + finished:
            await check_story(server.address, player)
    finally:
        if server.process:
            with contextlib.suppress(ProcessLookupError):
                server.kill()
        launcher.stdin.close()
        await launcher.wait()
    everything = players + finished
    assert sum(len(player.taken) for player in everything) > CRASHES
    for table in {player.table for player in everything}:
        check_record(tmp_path, table)


def is_over(data, table):
    with contextlib.closing(sqlite3.connect(data / "kaper.db")) as database:
        return database.execute("SELECT status FROM tables WHERE id = ?", (table,)).fetchone() == ("over",)


async def check_story(address, player):
    """A log pieced together over all crashes is the log that a new client gets."""
    async with httpx.AsyncClient(verify=TLS, cookies={"kaper": player.cookie}) as http:
        last = player.events[-1]["n"] if player.events else 0
        async with Client(address, http).sit(player.table, hello={"last": last}) as place:
            missed = (await place.until("play"))["events"]
        async with Client(address, http).sit(player.table) as place:
            assert (await place.until("play"))["events"] == player.events + missed


def check_record(data, table):
    """The stored lines are a record that verifies from its first line to its last."""
    with contextlib.closing(sqlite3.connect(data / "kaper.db")) as database:
        database.row_factory = sqlite3.Row
        row = dict(database.execute("SELECT * FROM tables WHERE id = ?", (table,)).fetchone())
    row |= {"options": msgspec.json.decode(row["options"]), "nonces": tuple(msgspec.json.decode(row["nonces"]))}
    entries = [*stored(data, table), records.Entry(seed=row["seed"].hex())]
    record = records.Record(Sheet(**row).header(["a", "b", "c"]), entries)
    assert records.verify(record) > 0
