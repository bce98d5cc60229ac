"""Is what looking back says true? Calibration of the curve, luck that means nothing, skill that tells players apart.

    python bench/calibration.py shares cove --notes cove.jsonl [--matches 300] [--first 1000] [--chart cove.svg]
    python bench/calibration.py fit cove --notes other.jsonl --matches 100 --first 5000
    python bench/calibration.py skill cove --notes cove-skill.jsonl --matches 40 --first 9000
    python bench/calibration.py slope cove --notes cove-slope.jsonl --matches 60 --first 71000
    python bench/calibration.py luck marauders --notes marauders-luck.jsonl --matches 40 --bots medium,easy,policy,random

`shares` plays matches of the policy, estimates the share of victory at five positions of each in several ways, and says
how often it came true: Brier score, log loss, calibration error, and the paired difference to the value function alone.
`fit` finds the sharpness of a game's value (analysis/trust.py) by the same, on matches of its own.
`skill` lets players of four strengths meet, and says what each lost of the stake, how lucky each was, and how often a few
matches put neighbours in the right order; with `--judged 40` only so many decisions of each (`120,120,20,20`: of each bot), drawn by
lot, are judged (of long games more matches tell more than more decisions), with `--whole no` nothing is played to the end. `luck` asks for luck alone,
`skill --alone` for skill alone: of every decision the stake, and of one in ten what was lost, of more where more is at stake
(with `--least 1` of all). With `--same 30` all bring one built fleet of so many points (the Spanish Main), so that fleets decide nothing.
`slope` asks whether luck comes to what it says: how far the result lies above the share before, for every point of luck.
What was found out of a match is written to the notes as it comes: a run that is stopped goes on where it was.
"""

from __future__ import annotations

import argparse
import json
import math
import random
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from itertools import pairwise
from pathlib import Path

from spanishmain_bots import fleet_of

from kaper.analysis import judging, measuring
from kaper.analysis.chain import chain_of
from kaper.analysis.foreseeing import foreseen
from kaper.analysis.judging import Judge
from kaper.analysis.measuring import ROLLOUT, WHOLE, Measured, answered, luck_at, measured
from kaper.analysis.parts import luck_of, parts_of, turns_of
from kaper.analysis.trust import sharpened, sharpness_of
from kaper.bots import find_bot
from kaper.bots.gaps import doubt_of
from kaper.bots.trials import Trials
from kaper.bots.worlds import brain_of, key_of, whims, worth
from kaper.core.chance import Fair, Fast
from kaper.core.game import find_game
from kaper.core.hidden import EVERYBODY, dealing
from kaper.core.match import Handle, Match
from kaper.core.records import record_of
from kaper.games.spanishmain.state import SpanishOptions

POSITIONS, WORLDS = 5, 32
APART = 7  # decisions between two positions that may be looked at
DRAWS, DRAWN = 4000, 8  # draws of so many matches
JUDGED = {
    "lost": "as looking back shows it",
    "ahead": "against a judge who does not know the answer, 40 decisions on",
    "whole": "the same, at the end of the match",
}
LEAST, LIKELY = 0.1, 20.0
"""How likely a loss is measured where nothing is at stake, and how much likelier with all of it at stake."""
PEN = 'fill="none" stroke="#21160c"'


# ------------------------------------------------------------ matches


def match_of(name, specs, seed, same=0):
    """One match of bots; with `same` all bring one built fleet of so many points (the Spanish Main)."""
    options = SpanishOptions(points=str(same), fleets="brought") if same else None
    fleet = fleet_of("built", same, Fast(seed)) if same else None
    match = Match(find_game(name), len(specs), options, Fair(seed.to_bytes(32, "big"), f"calibration-{seed}"))
    bots, rngs = [find_bot(spec) for spec in specs], [Fast(seed * 64 + seat) for seat in range(len(specs))]
    while not match.over:
        seat = next(iter(match.asked))
        if fleet is not None and match.asked[seat].written:
            match.act(seat, fleet)
            continue
        handle = Handle(match, seat)
        few = handle.suggestions(2)
        match.act(seat, few[0] if len(few) == 1 else bots[seat].answer(handle, rngs[seat]))
    return match


def positions_of(name, seats, seed):
    """A match of the policy: positions of its course at which somebody has a choice, and how it ended."""
    game = find_game(name)
    match = Match(game, seats, None, Fast(seed))
    rng, found = Fast(~seed), []
    while not match.over:
        match.play(game.brain.policy, rng, APART)
        if any(decision.sole(match.state) is None for decision in match.asked.values()):
            found.append(match.fork(0, keep=True))
    return [found[len(found) * (2 * part + 1) // (2 * POSITIONS)] for part in range(POSITIONS)], match.result().shares


def kept(path, job, seeds, jobs):
    """What a job says of every seed: as the file has it, or found out now and written there as it comes."""
    known = {}
    if path.exists():
        known = {row["seed"]: row for row in map(json.loads, path.read_text().splitlines())}
    left = [seed for seed in seeds if seed not in known]
    with ProcessPoolExecutor(jobs) as pool, path.open("a") as file:
        for done, row in enumerate(map(job, left) if jobs == 1 else pool.map(job, left)):
            known[row["seed"]] = row
            file.write(json.dumps(row) + "\n")
            file.flush()
            if done % 10 == 9:
                print(f"{done + 1} of {len(left)}", flush=True)
    return [known[seed] for seed in seeds]


# ------------------------------------------------------------ shares of victory


def estimated(name, seats, worlds, seed):
    """Five positions of one match: what the value function says in every world, at once and after playing on; and who won."""
    places, end = positions_of(name, seats, seed)
    found = []
    for here in places:
        brain = brain_of(here.game)
        shuffles = dealing(here.state, here.game.zones(here.state), EVERYBODY)
        values, played = [], []
        for world in range(worlds):
            fork = here.dealt_anew(seed * 1000 + world, shuffles)
            values.append([round(share, 5) for share in worth(fork, brain)])
            if world < worlds // 2:
                fork.play(brain.policy, whims(seed * 1000 + world), ROLLOUT)
                played.append([round(share, 5) for share in worth(fork, brain)])
        found.append({"values": values, "played": played})
    return {"seed": seed, "end": end, "positions": found}


def mean_of(rows):
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


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


def interval(values):
    """A mean and half of its 95 % interval."""
    mean = sum(values) / len(values)
    return mean, 1.96 * math.sqrt(sum((v - mean) ** 2 for v in values) / (len(values) * (len(values) - 1)))


WAYS = {
    "even": lambda v, p: [1 / len(v)] * len(v),
    "value": lambda v, p: v,
    "curve": lambda v, p: p,  # 40 decisions on
}


def said_of(found, way, sharpness):
    """What a way of estimating said at every position of every match (each with a sharpness of its own), and what came."""
    said = []
    for row, power in zip(found, sharpness, strict=True):
        both = [
            [mean_of([sharpened(one, power) for one in here[key]]) for key in ("values", "played")]
            for here in row["positions"]
        ]
        said.append([(way(*pair), row["end"]) for pair in both])
    return said


def fitted(found):
    """The sharpness with the best Brier score of what the curve shows, in steps of a twentieth; and that score."""
    scores = {}
    for step in range(10, 101):
        said = said_of(found, WAYS["curve"], [step / 20] * len(found))
        scores[step / 20] = sum(brier(s, end) for match in said for s, end in match) / (len(found) * POSITIONS)
    best = min(scores, key=scores.__getitem__)
    print(f"{len(found)} matches: sharpness {best}, Brier {scores[best]:.4f} (1: {scores[1.0]:.4f})")
    return best


def crossed(found):
    """For every match the sharpness fitted to the other half of them: no match is judged by what it was fitted on."""
    middle = len(found) // 2
    first, second = fitted(found[:middle]), fitted(found[middle:])
    return [second] * middle + [first] * (len(found) - middle)


def by_chance(said, draws=200):
    """The calibration error that a curve which is exactly right would show in these matches: winners drawn from its last share."""
    rng, errors = random.Random(1), []
    for _ in range(draws):
        pairs = []
        for match in said:
            won = rng.choices(range(len(match[-1][0])), match[-1][0])[0]
            pairs += [(share, seat == won) for shares, _ in match for seat, share in enumerate(shares)]
        errors.append(calibration_error(pairs)[0])
    errors.sort()
    return sum(errors) / draws, errors[int(0.95 * draws)]


def tell_shares(found, sharpness, chart):
    print(f"{len(found)} matches, {len(found) * POSITIONS} positions, sharpness {sorted(set(sharpness))}")
    base, lines = [], {}
    for name, way in WAYS.items():
        said = said_of(found, way, sharpness)
        # positions of one match belong together: the doubt is that of matches, not of positions
        scores = [sum(brier(s, end) for s, end in match) / POSITIONS for match in said]
        error, lines[name] = calibration_error(
            [pair for match in said for s, end in match for pair in zip(s, end, strict=True)]
        )
        loss = sum(logloss(s, end) for match in said for s, end in match) / (len(said) * POSITIONS)
        if name == "value":
            base = scores
        line = f"{name:6} Brier {sum(scores) / len(scores):.4f}  log loss {loss:.4f}  calibration error {error:.4f}"
        if name == "curve":
            gain, doubt = interval([a - b for a, b in zip(base, scores, strict=True)])
            line += f"  better than value by {gain:+.4f} ± {doubt:.4f}"
        print(line)
    print("       " + "  ".join(f"{s:.2f}:{c:.2f} ({n})" for n, s, c in lines["curve"]))
    mean, most = by_chance(said)
    print(f"       calibration error of a curve that is exactly right: {mean:.4f} on average, 95 % below {most:.4f}")
    if chart is not None:
        chart.write_text(diagram(lines["curve"]))


def diagram(rows):
    """A reliability diagram: what was said across, what came upwards, the size of a dot as its number, 95 % whiskers."""
    parts = [f'<path d="M30 10V230H250" {PEN}/><path d="M30 230L250 10" {PEN} stroke-dasharray="3 4" opacity=".6"/>']
    for n, said, came in rows:
        reach = 1.96 * math.sqrt(max(came * (1 - came), 1e-4) / n)
        x, y, low, high = 30 + 220 * said, 230 - 220 * came, max(0, came - reach), min(1, came + reach)
        parts.append(f'<path d="M{x:.1f} {230 - 220 * low:.1f}V{230 - 220 * high:.1f}" {PEN}/>')
        size = 2 + 0.12 * math.sqrt(n)
        parts.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="#226c7c" stroke="#21160c"/>')
    for tick in range(0, 101, 25):
        at = 2.2 * tick
        parts.append(f'<text x="{30 + at}" y="245" text-anchor="middle">{tick}</text>')
        parts.append(f'<text x="26" y="{234 - at}" text-anchor="end">{tick}</text>')
    style = 'font-family="Georgia, serif" font-size="11" style="background:#fcf6e6"'
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 262 252" width="262" {style}>'
    return "\n".join([head, *parts, "</svg>"]) + "\n"


# ------------------------------------------------------------ luck and skill


def looked_back(name, strengths, rounds, most, worlds, least, same, seed):
    """One match of several strengths, seats turned: its victory and luck, and what each lost in so many decisions (no number: all).

    Where worlds are given for a strength, its decisions are judged to the end of the match too. Without rounds (None)
    nothing is asked of luck, and losses of a part of the decisions stand for all; `least` is how likely one is measured.
    """
    specs = [strengths[(seat + seed) % len(strengths)] for seat in range(len(strengths))]
    chain = chain_of(record_of(match_of(name, specs, seed, same)))
    rows = {spec: {"won": share} for spec, share in zip(specs, chain.end.result().shares, strict=True)}
    judged = []
    for seat, spec in enumerate(specs):
        for place in drawn(chain, seat, most.get(spec), seed):
            if rounds is None:
                add(rows[spec], decisions=1, **lotted(Judge(chain, place, seat), least))
                continue
            one = Judge(chain, place, seat).judged()
            judged.append(one)
            add(rows[spec], decisions=1, stake=one.stake, lost=one.loss)
            if worlds:
                add(rows[spec], **checked(chain, place, seat, worlds[spec]))
    if rounds is not None:
        for seat, luck in enumerate(lucks_in(chain, rounds, judged)):
            add(rows[specs[seat]], **luck)
    return {"seed": seed, "seats": rows}


def lasted(name, seats, seed):
    """One match of the policy: luck of every step against what came of it, and against itself in other worlds."""
    chain = chain_of(record_of(match_of(name, ["policy"] * seats, seed)))
    end, against, itself = chain.end.result().shares, 0.0, 0.0
    for place in (moment.number for moment in chain.moments if moment.chanced):
        here, again = measured(chain, place, 0), luck_at(chain, place, 1, measuring.STROKES)
        for share, before, a, b in zip(end, here.level.mean, here.luck.mean, again.mean, strict=True):
            against += (a + b) / 2 * (share - before)
            itself += a * b
    return {"seed": seed, "against": against, "itself": itself}


def tell_slope(found):
    """By how much more of the result there was for each point of luck: 1 where luck comes to what it says."""
    rng = random.Random(1)

    def slope(rows):
        return sum(row["against"] for row in rows) / sum(row["itself"] for row in rows)

    many = sorted(slope(rng.choices(found, k=len(found))) for _ in range(1000))
    print(f"{len(found)} matches: slope {slope(found):.2f} ({many[25]:.2f} to {many[974]:.2f})")


def drawn(chain, seat, most, seed):
    """The moments at which a seat had a choice; of more than `most` so many, drawn by lot, each as likely as another."""
    places = [moment.number for moment in chain.moments if seat in moment.chosen]
    places = [place for place in places if not chain.matches[place].asked[seat].written]  # lists that were brought
    if most is None or len(places) <= most:
        return places
    return sorted(random.Random(seed * 64 + seat).sample(places, most))


def lotted(judge, least):
    """The stake of a decision, and its loss if the lot says so, for as many as it stands for: right on average.

    Most of the time of a judgement goes into losses, and most decisions have next to nothing at stake.
    """
    likely = min(1.0, least + LIKELY * judge.stake)
    if random.Random(judge.seed(9, 0)).random() >= likely:
        return {"stake": judge.stake, "lost": 0.0}
    return {"stake": judge.stake, "lost": judge.judged().loss / likely, "lots": 1}


def add(row, **more):
    for key, value in more.items():
        row[key] = round(row.get(key, 0) + value, 6)


def lucks_in(chain, rounds, judged):
    """Every seat's luck: as measured at each step, and by so many rounds of worlds for every moment as looking back shows it.

    Without rounds nothing is played on. As measured its mean is 0 whoever plays: what chance might have brought was tried
    with the same answers, by the same value function.
    """
    measures = []
    for place in range(len(chain.moments)):
        measure = Measured.of(chain.seats)
        for number in range(max(rounds, 1)):
            measure.join(measured(chain, place, number))
        measures.append(measure)
    end = chain.end.result().shares
    steps = [luck_of(measures[moment.number], None).shares for moment in chain.moments if moment.chanced]
    found = [{"raw": sum(step[seat] for step in steps)} for seat in range(chain.seats)]
    if rounds:
        seen = foreseen(measures, judged)
        turns = turns_of(chain, measures, {}, end, seen)
        for seat, part in enumerate(parts_of(chain, turns, seen, end, 1 / chain.seats)):
            found[seat] |= {"luck": part.luck + part.unknown, "unknown": part.unknown, "deal": part.deal}
    return found


def checked(chain, place, seat, worlds):
    """What the answer that a judge would give promises more than the given one: 40 decisions on, and at the end of the match.

    The judge chooses as looking back does, but without knowing what was given: an answer that is better than all it found
    then counts for its player. Both answers are played on in worlds that had no part in the choice; at the end of the match
    no value function has a say any more.
    """
    judge = Judge(chain, place, seat)
    trials = Trials(judge.handle, judge.brain, Fast(judge.seed(5, 0)))
    for world in range(judging.FIRST):
        trials.world(judge.seed(6, world))
    best = sorted(trials.left, key=trials.mean, reverse=True)[: judging.BEST]

    def further(option):
        return sum(judge.played(judge.seed(7, world), trials.options[option])[0] for world in range(judging.SECOND))

    chosen = trials.options[max(best, key=further)]
    if key_of(chosen) == key_of(judge.given):
        return {"ahead": 0.0, "whole": 0.0}
    ahead, whole = [], []
    for world in range(worlds):
        ours, theirs = (to_the_end(judge, judge.seed(8, world), answer) for answer in (chosen, judge.given))
        if ours and theirs:
            ahead.append(ours[0] - theirs[0])
            whole.append(ours[1] - theirs[1])
    count = max(len(whole), 1)
    return {"apart": 1, "ahead": sum(ahead) / count, "whole": sum(whole) / count, "noise": doubt_of(whole) ** 2}


def to_the_end(judge, seed, answer):
    """The seat's share 40 decisions after an answer, and when the match is over, in one imagined world; None if refused there."""
    match, rng = judge.handle.imagine(seed), whims(seed)
    end = match.decisions + ROLLOUT
    if not answered(match, judge.brain, rng, {judge.seat: answer}):
        return None
    match.play(judge.brain.policy, rng, end - match.decisions)
    ahead = worth(match, judge.brain)[judge.seat]
    match.play(judge.brain.policy, rng, WHOLE)
    return ahead, match.result().shares[judge.seat]


def lost_of_stake(rows, spec, what):
    return sum(row["seats"][spec][what] for row in rows) / sum(row["seats"][spec]["stake"] for row in rows)


def wins_of(rows, spec):
    return sum(row["seats"][spec]["won"] for row in rows)


LUCK = {"luck": "luck as shown", "raw": "at each step", "unknown": "of hidden cards", "deal": "deal"}


def tell_luck(found, strengths):
    for spec in strengths:
        rows = [row["seats"][spec] for row in found]
        means = [(words, *interval([row[key] for row in rows])) for key, words in LUCK.items() if key in rows[0]]
        told = ", ".join(f"{words} {mean:+.3f} ± {reach:.3f}" for words, mean, reach in means)
        print(f"{spec:9} {told}  won {wins_of(found, spec):g} of {len(found)}")


def tell_skill(found, strengths):
    rng = random.Random(1)
    again = [rng.choices(found, k=len(found)) for _ in range(1000)]
    drawn = [rng.choices(found, k=DRAWN) for _ in range(DRAWS)]
    for what, words in JUDGED.items():
        if what not in found[0]["seats"][strengths[0]]:
            continue
        print(f"lost of the stake, {words}:")
        for spec in strengths:
            many = sorted(lost_of_stake(rows, spec, what) for rows in again)
            print(f"{spec:9} {lost_of_stake(found, spec, what):6.1%} ({many[25]:.1%} to {many[974]:.1%})")
        tell_order([[-lost_of_stake(rows, spec, what) for spec in strengths] for rows in drawn], strengths)
    print("victories:")
    tell_order([[wins_of(rows, spec) for spec in strengths] for rows in drawn], strengths)


def tell_order(draws, strengths):
    """How often a few matches put neighbours, and all of them, in the right order (the best first; more is better)."""
    for place, (better, worse) in enumerate(pairwise(strengths)):
        right = sum(draw[place] > draw[place + 1] for draw in draws) / len(draws)
        print(f"    {DRAWN} matches put {better} before {worse}: {right:.1%}")
    print(f"    the whole order: {sum(all(a > b for a, b in pairwise(draw)) for draw in draws) / len(draws):.1%}")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("what", choices=("shares", "fit", "luck", "skill", "slope"))
    parser.add_argument("game")
    parser.add_argument("--notes", type=Path, required=True, help="where what was found out of every match is kept")
    parser.add_argument("--matches", type=int, default=300)
    parser.add_argument("--first", type=int, default=1000, help="seed of the first match")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--worlds", type=int, default=WORLDS, help="worlds of a position; half of them are played on")
    parser.add_argument("--sharpness", type=float, help="another than the game's own")
    parser.add_argument("--crossed", action="store_true", help="each half with the sharpness fitted to the other")
    parser.add_argument("--chart", type=Path, help="a reliability diagram")
    parser.add_argument("--bots", default="mcts:300,medium,easy,random", help="of luck and skill: the best first")
    parser.add_argument("--rounds", type=int, default=1, help="of luck and skill: rounds of the curve, or 0")
    parser.add_argument(
        "--whole", default="64,64,16,8", help="of skill: worlds played to the end for a decision of each bot, or no"
    )
    parser.add_argument(
        "--judged", help="of skill: so many decisions of each, drawn by lot, instead of all; or a number for each bot"
    )
    parser.add_argument(
        "--alone", action="store_true", help="of skill: no luck, and losses by lot, likelier with the stake"
    )
    parser.add_argument("--least", type=float, default=LEAST, help="how likely that lot is where nothing is at stake")
    parser.add_argument("--same", type=int, default=0, help="of skill: all bring one built fleet of so many points")
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    seeds = range(given.first, given.first + given.matches)
    if given.what in ("luck", "skill"):
        judging.AGAIN = judging.THIRD  # losses in fresh worlds, without more of them for those that look large
        rounds = None if given.alone else given.rounds
        if not rounds:
            measuring.ROLLOUTS = 0
        if given.alone:
            judging.MOST = 0  # what answers changed against the policy's is not asked either
        strengths = given.bots.split(",")
        most, worlds = dict.fromkeys(strengths, 0), {}
        if given.what == "skill":
            each = list(map(int, given.judged.split(","))) if given.judged else []
            most = dict(zip(strengths, each * len(strengths) if len(each) == 1 else each, strict=False))
        if given.what == "skill" and given.whole != "no":
            worlds = dict(zip(strengths, map(int, given.whole.split(",")), strict=True))
        job = partial(looked_back, given.game, strengths, rounds, most, worlds, given.least, given.same)
        found = kept(given.notes, job, seeds, given.jobs)
        tell_luck(found, strengths)
        if given.what == "skill":
            tell_skill(found, strengths)
        return
    if given.what == "slope":
        tell_slope(kept(given.notes, partial(lasted, given.game, given.seats), seeds, given.jobs))
        return
    found = kept(given.notes, partial(estimated, given.game, given.seats, given.worlds), seeds, given.jobs)
    if given.what == "fit":
        fitted(found)
        return
    sharpness = sharpness_of(find_game(given.game).brain, given.seats) if given.sharpness is None else given.sharpness
    tell_shares(found, crossed(found) if given.crossed else [sharpness] * len(found), given.chart)


if __name__ == "__main__":
    main()
