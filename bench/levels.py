"""How far should a level for people stray? What it would lose of the stake, for many answers to that at once.

    python bench/levels.py sevenseas --notes levels.jsonl --first 520000 --matches 6 --judged 12

Matches of the levels as they are are played, and decisions of each are drawn by lot. Every answer to them is played 40 decisions on
in the same imagined worlds; half of these say which is best, the other half what each is worth, and the other way round. How likely
a level is to give each answer follows from what it sees in its own few worlds and from how far it strays (`Brain.stray`): so
one look at a decision tells what levels would lose that stray more or less. Seeds used here count for no proof.
"""

from __future__ import annotations

import argparse
from functools import partial
from pathlib import Path

from calibration import drawn, kept, match_of

from kaper.analysis.chain import chain_of
from kaper.analysis.judging import Judge
from kaper.bots.trials import Trials
from kaper.bots.worlds import key_of
from kaper.core.chance import Fast
from kaper.core.records import record_of

SEEN = {"easy": 2, "medium": 4}  # worlds in which a level tries its answers
BLURS = (0.0, 0.002, 0.004, 0.008, 0.012, 0.016, 0.02, 0.025, 0.03, 0.04, 0.05, 0.06, 0.08)
LIVES, HALF = 3, 8  # a level sees its few worlds so often; worlds that choose, and worlds that judge


def decision(judge):
    """One decision: the stake, and what each level would lose of it by how far it strays."""
    options = dict(zip(judge.trials.keys, judge.trials.options, strict=True))
    liked = dict(zip(judge.trials.keys, judge.means, strict=True))
    lives = []
    for level, worlds in SEEN.items():
        for life in range(LIVES):
            trials = Trials(judge.handle, judge.brain, Fast(judge.seed(12, life)))
            for world in range(worlds):
                trials.world(judge.seed(13 + worlds, life * worlds + world))
            options |= zip(trials.keys, trials.options, strict=True)
            lives.append((level, trials))
    values = []
    for half in range(2):
        seeds = [judge.seed(10 + half, world) for world in range(HALF)]
        values.append({key: sum(judge.played(seed, one)[0] for seed in seeds) / HALF for key, one in options.items()})
    best = [max(liked, key=lambda key, half=half: half[key] + liked[key]) for half in values]
    found = {"stake": judge.stake}
    for level, trials in lives:
        for blur in BLURS:
            lost = sum(
                one.chance * (judging[best[half]] - judging[key_of(one.answer)]) / 2
                for one in trials.estimates(blur)
                for half, judging in enumerate(values[::-1])
            )
            name = f"{level} {blur}"
            found[name] = found.get(name, 0.0) + lost / LIVES
    return found


def looked(name, seats, most, seed):
    """All that was drawn of one match."""
    specs = [("easy", "medium")[(seat + seed) % 2] for seat in range(seats)]
    chain = chain_of(record_of(match_of(name, specs, seed)))
    row = {}
    for seat in range(seats):
        for place in drawn(chain, seat, most, seed):
            for key, value in decision(Judge(chain, place, seat)).items():
                row[key] = row.get(key, 0.0) + value
    return {"seed": seed, "sums": row}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--notes", type=Path, required=True)
    parser.add_argument("--first", type=int, required=True)
    parser.add_argument("--matches", type=int, default=6)
    parser.add_argument("--judged", type=int, default=12, help="decisions of each seat, drawn by lot")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=1)
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.matches)
    found = kept(given.notes, partial(looked, given.game, given.seats, given.judged), seeds, given.jobs)
    stake = sum(row["sums"]["stake"] for row in found)
    for level in SEEN:
        told = (f"{blur}: {sum(row['sums'][f'{level} {blur}'] for row in found) / stake:.1%}" for blur in BLURS)
        print(level, "  ".join(told))


if __name__ == "__main__":
    main()
