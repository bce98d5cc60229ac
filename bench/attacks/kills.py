"""Kills: the server dies at random moments while people answer and take back; what was acknowledged is there, once."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import signal
import sqlite3
import sys
from pathlib import Path
from typing import Any

import msgspec
from load import chosen, decoder

from attacks.common import GONE, Caller, Figure, folder, show, tracebacks
from kaper.core.game import find_game
from kaper.core.records import Entry, Header, Record, replay

PLAYERS = 6


class Wish:
    """One thing that a player wanted: an answer, or (None) to take the last one back."""

    def __init__(self, number: int, answer: Any) -> None:
        self.number, self.answer = number, answer
        self.acknowledged = False

    def is_on(self, entry: Entry) -> bool:
        return entry.undo is not None if self.answer is None else entry.answer == self.answer


class Player:
    """Plays at one table and takes back now and then. What was not acknowledged is sent again after the next start, as
    a browser would."""

    def __init__(self, service: str, rng: random.Random) -> None:
        self.rng = rng
        self.caller = Caller(service)
        self.table = self.caller.table("me", "random", "random")
        self.wishes: list[Wish] = []
        self.over = False

    async def play(self, service: str, awake: asyncio.Event) -> None:
        """Until the connection breaks or the match is over."""
        self.caller.service = service
        with contextlib.suppress(*GONE, TimeoutError):
            async with self.caller.sit(self.table) as socket:
                await socket.send('{"type":"hello","panels":false}')
                waiting = self.wishes[-1] if self.wishes and not self.wishes[-1].acknowledged else None
                again = waiting is not None
                async for raw in socket:
                    seen = decoder.decode(raw)
                    if seen.type == "refused" and waiting is not None:
                        self.wishes.remove(waiting)
                        waiting, again = None, False
                    if seen.type != "play":
                        continue
                    if waiting is not None and (seen.number != waiting.number or not seen.questions):
                        waiting.acknowledged = True
                        waiting, again = None, False
                    awake.set()
                    self.over = seen.over
                    if seen.over:
                        return
                    if seen.questions and (waiting is None or again):
                        again = False
                        if waiting is None:
                            back = 0 in seen.free and self.rng.random() < 0.3
                            answer = None if back else chosen(seen.questions[0], self.rng)
                            waiting = Wish(seen.number, answer)
                            self.wishes.append(waiting)
                        await socket.send(json.dumps(self.said(waiting)))

    def said(self, wish: Wish) -> dict[str, Any]:
        if wish.answer is None:
            return {"type": "undo", "seat": 0, "free": True}
        return {"type": "answer", "seat": 0, "number": wish.number, "answer": wish.answer}

    def kept(self, data: Path) -> tuple[int, int]:
        """How many acknowledged wishes are not on disk, and how many lines of this player are there without having been
        wished or having come by themselves: each would be something taken twice."""
        entries, header = stored(data, self.table)
        mine = {place: entry for place, entry in enumerate(entries) if entry.seat == 0}
        lost = 0
        for wish in self.wishes:
            place = next((place for place in mine if place >= wish.number), None)
            if place is not None and wish.is_on(mine[place]):
                del mine[place]
            else:
                lost += wish.acknowledged
        return lost, len(set(mine) - automatic(header, entries)) if mine else 0


def stored(data: Path, table: str) -> tuple[list[Entry], Header]:
    """The lines of a table on disk, which must be numbered without a gap, and the header of its record."""
    with contextlib.closing(sqlite3.connect(data / "kaper.db")) as database:
        rows = database.execute(
            'SELECT number, entry FROM lines WHERE "table" = ? ORDER BY number', (table,)
        ).fetchall()
        (version,) = database.execute("SELECT version FROM tables WHERE id = ?", (table,)).fetchone()
        (game,) = database.execute("SELECT game FROM tables WHERE id = ?", (table,)).fetchone()
    assert [number for number, _ in rows] == list(range(len(rows))), "lines with a gap"
    entries = [msgspec.json.decode(entry, type=Entry) for _, entry in rows]
    return entries, Header(1, game, version, 3)


def automatic(header: Header, entries: list[Entry]) -> set[int]:
    """The lines that the server writes by itself for seat 0: the only answer in a sealed window, and what is taken back
    together with an undo."""
    found: set[int] = set()
    forced = False
    before = None
    for used, match in replay(Record(header, entries), game=find_game(header.game)):
        if before is not None:
            entry = entries[before]
            if entry.seat == 0 and (forced or (entry.undo is not None and entries[before - 1].undo is not None)):
                found.add(before)
        asked = match.asked.get(0)
        forced = asked is not None and asked.secret and asked.sole(match.state) is not None
        before = used
    return found


def launch(data: str) -> None:
    """Start servers quickly: everything is imported once, and each server is a fork."""
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
            *(sys.executable, sys.argv[0], "--launch", made),
            stdin=asyncio.subprocess.PIPE,
            stdout=asyncio.subprocess.PIPE,
            stderr=(data / "log").open("wb"),
        )
        assert launcher.stdin is not None
        assert launcher.stdout is not None
        for kill in range(count):
            launcher.stdin.write(b"start\n")
            process = int(await launcher.stdout.readline())
            service = (await launcher.stdout.readline()).decode().split()[3].removeprefix("http://").rstrip("/")
            while sum(not player.over for player in players) < PLAYERS:
                players.append(await asyncio.to_thread(Player, service, rng))
            awake = asyncio.Event()  # the first of them sees the table again
            going = [asyncio.create_task(player.play(service, awake)) for player in players if not player.over]
            if rng.random() < 0.9:  # else kill it while it wakes
                await awake.wait()
            await asyncio.sleep(rng.uniform(0.0, 0.5))
            os.kill(process, signal.SIGKILL)
            await asyncio.gather(*going)
            if kill % 20 == 19:
                show(f"{kill + 1} kills, {sum(len(player.wishes) for player in players)} wishes")
        launcher.stdin.close()
        await launcher.wait()
        doctor = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "kaper", "doctor", "--data", made, "--lang", "en"), stdout=asyncio.subprocess.PIPE
        )
        await doctor.communicate()
        found = [player.kept(data) for player in players]
        logged = tracebacks(data)
    wishes = [wish for player in players for wish in player.wishes]
    taken = [wish for wish in wishes if wish.acknowledged]
    undone = sum(wish.answer is None for wish in taken)
    lost, twice = (sum(each) for each in zip(*found, strict=True))
    return [
        ("kills", str(count), True),
        ("answers and undos acknowledged", f"{len(taken)}, of them {undone} undos", len(taken) > count),
        ("of these lost", str(lost), lost == 0),
        ("lines that nobody wished, or twice", str(twice), twice == 0),
        ("tables, all of which replay", f"{len(players)}; kaper doctor: {doctor.returncode}", doctor.returncode == 0),
        logged,
    ]
