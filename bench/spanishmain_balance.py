"""How well the preset fleets of the Spanish Main are matched: every pair plays, bots held equal, seats in turn.

    python bench/spanishmain_balance.py [--points 30] [--games 20] [--bot policy] [--notes FILE]

`--games` is how many each pair plays. Prints each fleet's share of wins with its 95 % interval, how the games ended and the
share of whoever moved first. With --notes results are kept as they come, and a run goes on where the last one stopped.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from itertools import combinations
from pathlib import Path

from kaper.arena.standings import wilson
from kaper.bots import find_bot
from kaper.core.chance import Fast
from kaper.core.match import Handle, Match
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.cards import FLEETS
from kaper.games.spanishmain.muster import TakeFleet
from kaper.games.spanishmain.policy import policy
from kaper.games.spanishmain.state import SpanishOptions


def played(bot: str, fleets: tuple[str, str], seed: int) -> dict:
    """One game: who sailed first, who won (-1: shared) and how it ended."""
    points = next(fleet.points for fleet in FLEETS if fleet.id == fleets[0])
    options = SpanishOptions(points=str(points), fleets="chosen")
    rng = Fast(seed)
    match = Match(GAME, 2, options, Fast(rng.number()), keep=bot != "policy")
    brain = None if bot == "policy" else find_bot(bot)

    def answer(state, decision, luck):
        return fleets[decision.seat] if isinstance(decision, TakeFleet) else policy(state, decision, luck)

    if brain is None:
        match.play(answer, rng, 100_000)
    while not match.over:
        seat, decision = next(iter(match.asked.items()))
        chosen = isinstance(decision, TakeFleet)
        match.act(seat, fleets[seat] if chosen else brain.answer(Handle(match, seat), rng))
    places = match.result().places
    winner = places.index(1) if places.count(1) == 1 else -1
    return {"first": match.state.order[0], "winner": winner, "ending": match.state.ending, "rounds": match.state.round}


def main() -> None:
    asked = argparse.ArgumentParser()
    asked.add_argument("--points", type=int, default=30)
    asked.add_argument("--games", type=int, default=20)
    asked.add_argument("--bot", default="policy")
    asked.add_argument("--notes", type=Path)
    asked = asked.parse_args()
    done: dict[str, dict] = {}
    if asked.notes and asked.notes.exists():
        done = {note["key"]: note for note in map(json.loads, asked.notes.read_text().splitlines())}
    names = [fleet.id for fleet in FLEETS if fleet.points == asked.points]
    for number in range(asked.games):
        for place, (a, b) in enumerate(combinations(names, 2)):
            # The same sea, dice and first player twice, with the fleets exchanged; other chance for every pair.
            pair, seed = ((a, b) if number % 2 else (b, a)), number // 2 * 1000 + place
            key = f"{asked.bot} {pair[0]} {pair[1]} {seed}"
            if key not in done:
                done[key] = {"key": key, **played(asked.bot, pair, seed)}
                if asked.notes:
                    with asked.notes.open("a") as notes:
                        notes.write(json.dumps(done[key]) + "\n")
    show(names, [note for key, note in done.items() if key.split()[0] == asked.bot and key.split()[1] in names])


def show(names: list[str], notes: list[dict]) -> None:
    won, games, endings = Counter(), Counter(), Counter()
    first = 0.0
    for note in notes:
        fleets = note["key"].split()[1:3]
        endings[note["ending"]] += 1
        first += 0.5 if note["winner"] < 0 else note["winner"] == note["first"]
        for seat, fleet in enumerate(fleets):
            games[fleet] += 1
            won[fleet] += 0.5 if note["winner"] < 0 else note["winner"] == seat
    print("| fleet | games | won | 95 % |\n|---|---|---|---|")
    for name in sorted(names, key=lambda name: -won[name] / max(1, games[name])):
        low, high = wilson(won[name], games[name])
        print(f"| {name} | {games[name]} | {won[name] / games[name]:.0%} | {low:.0%} to {high:.0%} |")
    rounds = sum(note["rounds"] for note in notes) / len(notes)
    print(
        f"{len(notes)} games of {rounds:.1f} rounds; whoever moves first wins {first / len(notes):.0%}; {dict(endings)}"
    )


if __name__ == "__main__":
    main()
