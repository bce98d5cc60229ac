"""How fast the geometry of the Spanish Main is: `python bench/spanishmain_geometry.py [rounds]`, on a quiet core.

Ten ships, six islands and three pieces of terrain, open and crowded. Prints the median, the 99th percentile and the
worst beside the goal, in microseconds of processor time.
"""

import sys
from pathlib import Path
from random import Random
from time import thread_time

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from kaper.core.chance import Fast
from kaper.games.spanishmain.geometry.course import Allowance
from kaper.games.spanishmain.geometry.fire import gun, lines_of_fire, ship_target
from kaper.games.spanishmain.geometry.shapes import island
from kaper.games.spanishmain.geometry.suggest import Mark, Planner, sample
from kaper.games.spanishmain.geometry.units import L, S
from tests.games.spanishmain.geometry.seas import random_course, random_sea

GOALS = {
    "course 1": 15,
    "course 2": 25,
    "course 3": 35,
    "course 4": 45,
    "sample": 60,
    "fire": 150,
    "list": 2000,
    "short": 300,
}
MOVES = {1: (L,), 2: (S, L), 3: (S, S, S), 4: (S, S, L, L)}


def timed(times, work):
    """Note how long a piece of work took, the better of two goes: what is cached would be so in play."""
    best = 1e9
    for _ in range(2):
        begun = thread_time()
        work()
        best = min(best, thread_time() - begun)
    times.append(best * 1e6)


def marks_of(sea):
    marks = [Mark(name, "dock", island(*at)) for name, at in sea.islands.items()]
    for number, (name, at) in enumerate(sea.ships.items()):
        target = ship_target(name, *at)
        marks.append(Mark(name, "ram" if number % 2 else "touch", target.shape, *at))
    return marks


def measure(spread, rounds):
    rng, luck = Random(8), Fast(8)
    times = {name: [] for name in GOALS}
    for _ in range(rounds):
        sea = random_sea(rng, spread=spread)
        for count, moves in MOVES.items():
            sea.allowance = Allowance(moves)
            waters = sea.waters()
            course = random_course(rng, moves)
            while len(course) < count:
                course = random_course(rng, moves)
            if len(waters.sail(course).legs) == count:
                timed(times[f"course {count}"], lambda w=waters, c=course: w.sail(c))
        sea.allowance = Allowance((S, L))
        waters = sea.waters()
        timed(times["sample"], lambda w=waters: sample(w, luck.below))
        guns = [gun(5, sea.pose, i, L, range(5)) for i in range(5)]
        targets = [ship_target(name, *at) for name, at in sea.ships.items()]
        blockers = sea.solids() + [t for t in sea.terrains() if t[0].startswith("fog")]
        timed(times["fire"], lambda g=guns, t=targets, b=blockers: lines_of_fire(g, t, b))
        marks = marks_of(sea)
        timed(times["list"], lambda w=waters, m=marks: Planner(w, m).suggestions(160))
        timed(times["short"], lambda w=waters, m=marks: Planner(w, m).suggestions(12))
    return times


if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 300
    for name, spread in (("open", 90000), ("crowded", 40000)):
        print(f"{name:10}{'median':>10}{'p99':>10}{'worst':>10}{'goal':>10}")
        for item, found in measure(spread, rounds).items():
            found.sort()
            last = len(found) - 1
            print(
                f"{item:10}{found[last // 2]:10.1f}{found[last * 99 // 100]:10.1f}{found[last]:10.1f}{GOALS[item]:10}"
            )
