"""Starving: somebody wants all bots to think for himself; how long do another guest's easy bots take?"""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
import time
from pathlib import Path

from load import Seen, chosen, decoder, percentile

from attacks.common import GONE, Caller, Figure, folder, fresh_address, server, show

TABLES = 20
WAYS = ("one guest, watched by nobody", "one guest, watched by himself", "20 guests of one address, each watching")


async def starving(scale: float) -> list[Figure]:
    """20 tables of hard bots; another's easy bots answer."""
    figures: list[Figure] = []
    for way in WAYS:
        with folder() as made, server(Path(made), "--pace", "0.01") as service:
            source = fresh_address()
            hogs = [Caller(service, source) for _ in range(TABLES if way == WAYS[2] else 1)]
            owners = [hogs[number % len(hogs)] for number in range(TABLES)]
            tables = [owner.table("hard", "hard", "hard") for owner in owners]
            looking = [asyncio.create_task(look(*pair)) for pair in zip(owners, tables, strict=True) if way != WAYS[0]]
            await asyncio.sleep(3)
            times = sorted(await easy_bots(service, max(10.0, 60 * scale)))
            for task in looking:
                task.cancel()
        p95 = percentile(times, 0.95) if times else float("inf")
        told = f"p50 {percentile(times, 0.5)} ms, p95 {p95} ms ({len(times)} answers)" if times else "none"
        figures.append((f"another's easy bot, 20 hard tables of {way}", told, p95 < 1000))
        show(f"{way}: {told}")
    return figures


async def look(caller: Caller, table: str) -> None:
    """Watch a table."""
    with contextlib.suppress(*GONE):
        async with caller.sit(table) as socket:
            await socket.send('{"type":"hello","panels":false}')
            async for _ in socket:
                pass


async def easy_bots(service: str, seconds: float) -> list[float]:
    """Play against easy bots for a while; how long each of their answers took."""
    rng, times = random.Random(13), []
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        caller = await asyncio.to_thread(Caller, service)
        table = await asyncio.to_thread(caller.table, "me", "easy", "easy")
        async with caller.sit(table) as socket:
            await socket.send('{"type":"hello","panels":false}')
            since: float | None = None
            seen = Seen("")
            while not seen.over and time.perf_counter() < end:
                try:
                    seen = decoder.decode(await asyncio.wait_for(socket.recv(), 30))
                except TimeoutError:
                    times.append(30.0)
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
