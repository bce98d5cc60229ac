"""Is what looking back says true? Calibration of the curve, luck that means nothing, skill that tells players apart.

    python bench/calibration.py shares cove --matches 300 [--first 1000] [--bots policy]
    python bench/calibration.py skill cove --matches 24

`shares` plays matches of bots, estimates the share of victory at five positions of each in several ways, and says how
often it came true: Brier score, log loss, calibration error, and the paired difference to the value function alone.
`skill` lets players of four strengths meet, and says what each lost of the stake and how lucky each was.
"""

from __future__ import annotations

import argparse
import math
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from kaper.analysis.analyse import analyse
from kaper.analysis.chain import chain_of
from kaper.analysis.measuring import ROLLOUT
from kaper.analysis.sample import Sample
from kaper.analysis.skill import skills
from kaper.bots import find_bot
from kaper.bots.worlds import brain_of, whims, worth
from kaper.core.chance import Fair, Fast
from kaper.core.game import find_game
from kaper.core.hidden import EVERYBODY, dealing
from kaper.core.match import Handle, Match
from kaper.core.records import record_of

POSITIONS, WORLDS, ROLLOUTS = 5, 32, 16
STRENGTHS = ["hard", "medium", "easy", "random"]


def match_of(name, specs, seed):
    """One match of bots."""
    match = Match(find_game(name), len(specs), None, Fair(seed.to_bytes(32, "big"), f"calibration-{seed}"))
    bots, rngs = [find_bot(spec) for spec in specs], [Fast(seed * 64 + seat) for seat in range(len(specs))]
    while not match.over:
        seat = next(iter(match.asked))
        handle = Handle(match, seat)
        few = handle.suggestions(2)
        match.act(seat, few[0] if len(few) == 1 else bots[seat].answer(handle, rngs[seat]))
    return match


def estimated(name, specs, seed):
    """Five positions of one match: shares by the value alone and by playing on, and who won."""
    match = match_of(name, specs, seed)
    chain = chain_of(record_of(match))
    brain = brain_of(chain.game)
    end = chain.game.result(chain.end.state).shares
    found = []
    for part in range(POSITIONS):
        place = len(chain.matches) * (2 * part + 1) // (2 * POSITIONS)
        here = chain.matches[place]
        shuffles = dealing(here.state, chain.game.zones(here.state), EVERYBODY)
        value, played = Sample.of(chain.seats), Sample.of(chain.seats)
        for world in range(WORLDS):
            fork = here.dealt_anew(seed * 1000 + world, shuffles)
            value.add(worth(fork, brain))
            if world < ROLLOUTS:
                fork.play(brain.policy, whims(seed * 1000 + world), ROLLOUT)
                played.add(worth(fork, brain))
        found.append((part, value.mean, played.mean, end))
    return found


def brier(said, end):
    return sum((a - b) ** 2 for a, b in zip(said, end, strict=True))


def logloss(said, end):
    return -sum(b * math.log(max(a, 1e-6)) for a, b in zip(said, end, strict=True))


def calibration_error(pairs):
    """The mean distance between what was said and what came, over ten bins of what was said."""
    bins = {}
    for said, came in pairs:
        bins.setdefault(min(int(said * 10), 9), []).append((said, came))
    rows = [(len(b), sum(s for s, _ in b) / len(b), sum(c for _, c in b) / len(b)) for _, b in sorted(bins.items())]
    whole = sum(n for n, _, _ in rows)
    return sum(n * abs(s - c) for n, s, c in rows) / whole, rows


def tell_shares(found):
    ways = {
        "even": lambda v, p: [1 / len(v)] * len(v),
        "value": lambda v, p: v,
        "r40": lambda v, p: p,
        "half": lambda v, p: [(a + b) / 2 for a, b in zip(v, p, strict=True)],
    }
    base = [brier(v, end) for _, v, _, end in found]
    print(f"{len(found)} positions")
    for name, way in ways.items():
        said = [(way(v, p), end) for _, v, p, end in found]
        scores = [brier(s, end) for s, end in said]
        error, rows = calibration_error([pair for s, end in said for pair in zip(s, end, strict=True)])
        gaps = [a - b for a, b in zip(base, scores, strict=True)]
        mean = sum(gaps) / len(gaps)
        # positions of one match belong together: the doubt is that of matches, not of positions
        groups = [sum(gaps[i : i + POSITIONS]) / POSITIONS for i in range(0, len(gaps), POSITIONS)]
        doubt = math.sqrt(sum((g - mean) ** 2 for g in groups) / (len(groups) * (len(groups) - 1)))
        loss = sum(logloss(s, end) for s, end in said) / len(said)
        print(
            f"{name:6} Brier {sum(scores) / len(scores):.4f}  log loss {loss:.4f}  calibration error {error:.4f}"
            f"  better than value by {mean:+.4f} ± {1.96 * doubt:.4f}"
        )
        if name in ("value", "half"):
            print("       " + "  ".join(f"{s:.2f}:{c:.2f} ({n})" for n, s, c in rows))


def looked_back(name, seed):
    """One match of four strengths, seats turned: per strength lost, stake, luck, doubt, won."""
    specs = [STRENGTHS[(seat + seed) % 4] for seat in range(4)]
    found = analyse(record_of(match_of(name, specs, seed)))
    rows = {}
    for seat, spec in enumerate(specs):
        own = [one for one in found.judged if one.seat == seat]
        part = found.parts[seat]
        rows[spec] = (sum(o.loss for o in own), sum(o.stake for o in own), part.luck + part.deal, found.result[seat])
    rows["mistakes"] = [one.mistakes for one in skills(found.judged, 4)]
    return rows


def tell_skill(found):
    for spec in STRENGTHS:
        lost, stake = sum(r[spec][0] for r in found), sum(r[spec][1] for r in found)
        ratios = [r[spec][0] / r[spec][1] for r in found]
        mean = sum(ratios) / len(ratios)
        doubt = math.sqrt(sum((x - mean) ** 2 for x in ratios) / (len(ratios) * (len(ratios) - 1)))
        lucks = [r[spec][2] for r in found]
        luck = sum(lucks) / len(lucks)
        spread = math.sqrt(sum((x - luck) ** 2 for x in lucks) / (len(lucks) * (len(lucks) - 1)))
        won = sum(r[spec][3] for r in found) / len(found)
        print(
            f"{spec:7} lost {lost / stake:6.1%} of the stake (by match {mean:.1%} ± {1.96 * doubt:.1%})"
            f"  luck {luck:+.3f} ± {1.96 * spread:.3f}  won {won:.1%}"
        )


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("shares", "skill"))
    parser.add_argument("game")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--first", type=int, default=1000, help="seed of the first match")
    parser.add_argument("--bots", default="policy")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    specs = (given.bots.split(",") * given.seats)[: given.seats]
    job = partial(estimated, given.game, specs) if given.what == "shares" else partial(looked_back, given.game)
    found = []
    with ProcessPoolExecutor(given.jobs) as pool:
        for made in pool.map(job, range(given.first, given.first + given.matches)):
            found.append(made)
            if len(found) % 10 == 0:
                print(f"{len(found)} of {given.matches}", flush=True)
    if given.what == "shares":
        tell_shares([row for rows in found for row in rows])
    else:
        tell_skill(found)


if __name__ == "__main__":
    main()
