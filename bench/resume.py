"""Resuming: how long a table takes that another process held, until this one can serve it.

    python bench/resume.py [--lines 40 80 200] [--rounds 20]

Two services over the PostgreSQL that pip brings for the tests, in this process. Random bots play a table of each game to so
many lines at one service; then the two take it from each other in turns: lease, sheet, seats, chat, snapshot, the lines since.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import sys
import time
from pathlib import Path

from load import own_postgres

from kaper.core.game import find_game
from kaper.server.guests import Guest
from kaper.server.live import Live
from kaper.server.service import Service
from kaper.server.settings import Settings
from kaper.server.wire import NewSeat, NewTable

GAMES = ("cove", "sevenseas", "marauders", "maracaibo", "spanishmain")


async def played(service: Service, guest: Guest, game: str, lines: int) -> str:
    """A table that random answers brought to so many lines, or to its end."""
    seats = [NewSeat("me"), *[NewSeat("hotseat", name=f"H{n}") for n in range(1, max(2, min(find_game(game).seats)))]]
    made = await service.tables.make(guest, NewTable(game, seats, start=True))
    live = await service.tables.live(made.id)
    rng = random.Random(lines)
    while live.match is not None and not live.match.over and live.stored < lines:
        seat = rng.choice(list(live.asked))
        number = live.number
        answer = rng.choice(live.asked[seat].suggestions(live.match.state, 8))
        async with live.lock:
            if live._act(seat, answer) is None:
                await live._change("person", number, [seat])
    while live._tasks:
        await asyncio.wait(live._tasks)
    return made.id


async def moved(holder: Service, taker: Service, id: str) -> tuple[float, Live]:
    """Seconds from the moment when a table is free until another process can serve it."""
    old = holder.tables.lives.pop(id)
    old.lost = True
    assert old.lease is not None
    holder.storage.leases.let_go([old.lease])
    begin = time.perf_counter()
    live = await taker.tables.live(id)
    return time.perf_counter() - begin, live


async def measure(lines: list[int], rounds: int) -> None:
    url, _ = own_postgres()
    services = [Service(Settings(Path("/nonexistent"), database=url, workers=1, lease=30.0)) for _ in range(2)]
    for service in services:
        await service.open()
    guests = services[0].guests
    guest = await guests.welcome(await guests.new("en"))
    print(f"{'game':12} {'lines':>6} {'median ms':>10} {'worst ms':>9}")
    for game in GAMES:
        for wished in lines:
            id = await played(services[0], guest, game, wished)
            times = []
            for number in range(2 * rounds):
                holder, taker = services[number % 2], services[(number + 1) % 2]
                seconds, live = await moved(holder, taker, id)
                times.append(1000 * seconds)
            print(f"{game:12} {live.stored:6} {statistics.median(times):10.1f} {max(times):9.1f}", flush=True)
    for service in services:
        await service.close()


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--lines", type=int, nargs="+", default=[40, 80, 200])
    options.add_argument("--rounds", type=int, default=20, help="so often there and back")
    wish = options.parse_args()
    asyncio.run(measure(wish.lines, wish.rounds))
    return 0


if __name__ == "__main__":
    sys.exit(main())
