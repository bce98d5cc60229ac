"""How strong the bots of the Spanish Main are with fleets of all cards, and how much a built fleet is worth.

    python bench/spanishmain_bots.py greedy random [--fleets any|built|same] [--points 40] [--games 40] [--seed 1600] [--notes FILE]
    python bench/spanishmain_bots.py policy policy --fleets built,any

Every pair of fleets and its sea are played twice with the bots exchanged, so that both command the same ships; `same`: both have one
built fleet. With two kinds of fleets the first bot always has one of the first kind. Prints the first bot's share of wins with its 95 % interval, once as if games had nothing to
do with each other and once by seas (whoever has the better side mostly wins, so that the two games of a sea together tell more), how the games ended and what they cost. With --notes results are kept as they come, and a run goes on where the last one stopped.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from pathlib import Path
from statistics import stdev
from time import process_time

from kaper.arena.standings import wilson
from kaper.bots import find_bot
from kaper.core.chance import Fast
from kaper.core.match import Handle, Match
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.fleets.builder import build, random_fleet
from kaper.games.spanishmain.fleets.lists import written
from kaper.games.spanishmain.muster import BringFleet
from kaper.games.spanishmain.policy import policy
from kaper.games.spanishmain.state import SpanishOptions, gold


def fleet_of(kind: str, points: int, rng: Fast) -> str:
    make = random_fleet if kind == "any" else build
    return written(make("SCS", points, rng.below), names=False)


def played(bots: list[str], kinds: list[str], points: int, seed: int, swapped: bool) -> dict:
    """One game: what the first bot won (1, 0.5 or 0), how it ended, what it cost."""
    rng = Fast(seed)
    fleets = [fleet_of(kinds[seat % len(kinds)], points, rng) for seat in range(2)]
    if kinds == ["same"]:
        fleets[1] = fleets[0]
    sides = bots[::-1] if swapped else bots
    if len(kinds) == 2 and swapped:
        fleets.reverse()
    match = Match(GAME, 2, SpanishOptions(points=str(points), fleets="brought"), Fast(rng.number()))
    brains = [None if name == "policy" else find_bot(name) for name in sides]
    begun, luck = process_time(), Fast(rng.number())
    while not match.over:
        seat, decision = next(iter(match.asked.items()))
        brain = brains[seat]
        if isinstance(decision, BringFleet):
            answer = fleets[seat]
        elif brain is None:
            answer = policy(match.state, decision, luck)
        else:
            answer = brain.answer(Handle(match, seat), luck)
        refused = match.act(seat, answer)
        assert refused is None, (decision.name(), answer, refused)
    s, places = match.state, match.result().places
    first = int(swapped)
    won = 0.5 if places[0] == places[1] else float(places[first] == 1)
    golds = [gold(s, first), gold(s, 1 - first)]
    return {
        "won": won, "ending": s.ending, "rounds": s.round, "gold": golds, "lost": s.lost_gold,
        "seconds": round(process_time() - begun, 2),
    }  # fmt: skip


def by_seas(found: list[dict]) -> str:
    """The share of wins and its 95 % interval by Student's t, one number for each sea that was played from both sides."""
    pairs = [(one["won"] + other["won"]) / 2 for one, other in zip(found[::2], found[1::2], strict=False)]
    if len(pairs) < 2:
        return "too few seas"
    doubt = stdev(pairs) / len(pairs) ** 0.5 * student(len(pairs) - 1)
    mean = sum(pairs) / len(pairs)
    return f"by {len(pairs)} seas {mean:.1%} (95 %: {mean - doubt:.1%} to {mean + doubt:.1%})"


def student(freedom: int) -> float:
    """How many standard errors hold 95 % with so many degrees of freedom (Cornish and Fisher, four terms; right to a hundredth from 5 on)."""
    z = 1.959964
    terms = ((z**3 + z) / 4, (5 * z**5 + 16 * z**3 + 3 * z) / 96, (3 * z**7 + 19 * z**5 + 17 * z**3 - 15 * z) / 384)
    return z + sum(term / freedom**power for power, term in enumerate(terms, 1))


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("bots", nargs=2)
    asked.add_argument("--fleets", default="any")
    asked.add_argument("--points", type=int, default=40)
    asked.add_argument("--games", type=int, default=40)
    asked.add_argument("--seed", type=int, default=1600)
    asked.add_argument("--notes", type=Path)
    asked = asked.parse_args()
    done: dict[str, dict] = {}
    if asked.notes and asked.notes.exists():
        done = {note["key"]: note for note in map(json.loads, asked.notes.read_text().splitlines())}
    wanted = []
    for number in range(asked.games):
        seed, swapped = asked.seed + number // 2, number % 2 == 1
        key = f"{asked.bots[0]} {asked.bots[1]} {asked.fleets} {asked.points} {seed} {swapped}"
        wanted.append(key)
        if key not in done:
            done[key] = {"key": key, **played(asked.bots, asked.fleets.split(","), asked.points, seed, swapped)}
            if asked.notes:
                with asked.notes.open("a") as notes:
                    notes.write(json.dumps(done[key]) + "\n")
    found = [done[key] for key in wanted]
    wins = sum(note["won"] for note in found)
    low, high = wilson(wins, len(found))
    seconds = sum(note["seconds"] for note in found) / len(found)
    print(f"{asked.bots[0]} against {asked.bots[1]}, {asked.fleets}, {asked.points} points: {wins:g} of {len(found)}")
    print(f"{wins / len(found):.1%} (95 %: {low:.1%} to {high:.1%}); {seconds:.1f} s of processor time a game")
    print(by_seas(found))
    print(dict(Counter(note["ending"] for note in found)))


if __name__ == "__main__":
    main()
