"""Scale on paper: how long a move takes at very many tables against the number of processes, by a small simulation.

    python bench/scale.py [--tables 100000] [--every 20] [--serve 2.75] [--pass-on 1.8] [--commit 2.0] [--chart FILE.svg]

Moves arrive by chance (each table one every so many seconds). A move waits for its process (one core, one thing at a time), is
served there, then joins the next commit of that process: all that wait share one. What is passed on costs the process in
between as well. Times are milliseconds of processor, or of the database for `--commit`; take them from bench/load.py.
"""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

SECONDS = 20.0  # simulated for each number of processes
MOST = 400_000  # moves: enough for a 99th percentile


def moves_at(rate: float, serve: float, commit: float, rng: random.Random) -> list[float]:
    """Seconds that the moves at one process take which come at this rate; served one by one, committed in groups."""
    clock = free = committed = 0.0
    served: list[tuple[float, float]] = []  # when a move came, and when it was ready to be written
    while clock < SECONDS:
        clock += rng.expovariate(rate)
        free = max(free, clock) + serve * rng.lognormvariate(-0.125, 0.5)  # mean 1: most are short, some are long
        served.append((clock, free))
    times = []
    waiting = iter(served)
    move = next(waiting, None)
    while move is not None:
        begin = max(committed, move[1])
        committed = begin + commit * rng.lognormvariate(-0.125, 0.5)
        while move is not None and move[1] <= begin:
            times.append(committed - move[0])
            move = next(waiting, None)
    return times


def percentile(times: list[float], part: float) -> float:
    return 1000 * sorted(times)[min(len(times) - 1, int(part * len(times)))]


def simulated(wish: argparse.Namespace, processes: int) -> tuple[float, float, float]:
    """How busy a process is, and median and 99th percentile of a move in ms."""
    rate = wish.tables / wish.every / processes
    elsewhere = wish.elsewhere * (1 - 1 / processes)
    serve = (wish.serve + elsewhere * wish.pass_on) / 1000  # on average every process passes on as much as it gets
    rng = random.Random(processes)
    times: list[float] = []
    for _ in range(max(1, min(processes, int(MOST / (rate * SECONDS))))):
        times += moves_at(rate, serve, wish.commit / 1000, rng)
    return rate * serve, percentile(times, 0.5), percentile(times, 0.99)


def draw(rows: list[dict[str, float]], file: Path) -> None:
    """The 99th percentile against the number of processes."""
    import altair

    chart = altair.Chart(altair.Data(values=rows)).encode(
        x=altair.X("processes:Q", title="processes"),
        y=altair.Y("ms:Q", scale=altair.Scale(type="log"), title="a move, in ms"),
        color=altair.Color("what:N", title=None),
    )
    (chart.mark_line() + chart.mark_point()).properties(width=560, height=320).save(str(file))


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--tables", type=int, default=100_000)
    options.add_argument("--every", type=float, default=20.0, help="seconds between two moves at a table")
    options.add_argument("--serve", type=float, default=2.75)
    options.add_argument("--pass-on", type=float, default=1.8)
    options.add_argument(
        "--elsewhere", type=float, default=1.0, help="1: people call any process; 0: always the right one"
    )
    options.add_argument("--commit", type=float, default=2.0)
    options.add_argument("--chart", type=Path)
    wish = options.parse_args()
    needed = wish.tables / wish.every * (wish.serve + wish.elsewhere * wish.pass_on) / 1000
    rows: list[dict[str, float]] = []
    print(f"{'processes':>9} {'busy':>6} {'median ms':>10} {'p99 ms':>10}")
    for load in (1.05, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5):
        processes = max(1, round(needed / load))
        busy, median, late = simulated(wish, processes)
        print(f"{processes:9} {busy:6.2f} {median:10.1f} {late:10.1f}")
        rows += [{"processes": processes, "ms": ms, "what": what} for what, ms in (("median", median), ("p99", late))]  # type: ignore[dict-item]
    if wish.chart:
        draw(rows, wish.chart)
    return 0


if __name__ == "__main__":
    sys.exit(main())
