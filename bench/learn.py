"""Learns the weights of Cove's value function from games of its own policy: who won from positions like this?

    python bench/learn.py [--games 16000] [--jobs 2]        (needs numpy; minutes)

Every game is played by the policy with some random answers mixed in, so that odd positions occur too. The features of
all captains are noted now and then, and a conditional logit (the share of victory of a captain is proportional to
exp(weights x features)) is fitted for every number of sailings left. Writes src/kaper/games/cove/data/brain.toml.
"""

from __future__ import annotations

import argparse
from multiprocessing import Pool
from pathlib import Path

import numpy as np

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.cove import GAME
from kaper.games.cove.bot import FEATURES, features, policy, stage

TARGET = Path(__file__).parents[1] / "src" / "kaper" / "games" / "cove" / "data" / "brain.toml"
SEATS = (4, 4, 4, 3, 5)
ODD = 5  # per cent of answers at random
BETWEEN = 24  # decisions between two notes, at most
RIDGE = 1e-4
HEAD = """\
# What a captain's features weigh, by sailings left (0 to 12), in the order of FEATURES in bot.py.
# Fitted by bench/learn.py to {games} games; on games kept apart the true winner had a mean log share of {loss:.3f}
# (even shares: {even:.3f}).
weights = [
"""


def odd_policy(state, decision, rng):
    """The policy, now and then at random."""
    return decision.sample(state, rng) if rng.below(100) < ODD else policy(state, decision, rng)


def noted(seed: int) -> list[tuple[int, list[list[float]], list[float]]]:
    """One game: stage, features of all captains, and the shares of victory they had in the end."""
    rng = Fast(seed)
    seats = SEATS[rng.below(len(SEATS))]
    match = Match(GAME, seats, chance=Fast(rng.number()), keep=False)
    notes = []
    while not match.over:
        match.play(odd_policy, rng, 1 + rng.below(BETWEEN))
        if not match.over:
            notes.append((stage(match.state), [list(map(float, features(match.state, s))) for s in range(seats)]))
    winners = match.result().winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(left, rows, won) for left, rows in notes]


def padded(notes, most=5):
    """Notes as arrays: features (notes, captains, features), shares, and who is there at all."""
    x = np.zeros((len(notes), most, len(FEATURES)))
    y = np.zeros((len(notes), most))
    there = np.zeros((len(notes), most), bool)
    for i, (_, rows, won) in enumerate(notes):
        x[i, : len(rows)], y[i, : len(won)], there[i, : len(won)] = rows, won, True
    return x, y, there


def shares(x, there, weights):
    """The shares of victory that weights promise."""
    power = np.where(there, x @ weights, -np.inf)
    power = np.exp(power - power.max(1, keepdims=True))
    return power / power.sum(1, keepdims=True)


def fitted(x, y, there):
    """Weights by Newton's method."""
    weights = np.zeros(x.shape[2])
    for _ in range(30):
        p = shares(x, there, weights)
        slope = ((p - y)[:, :, None] * x).sum((0, 1)) / len(x) + RIDGE * weights
        middle = (p[:, :, None] * x).sum(1)
        bend = np.einsum("nk,nki,nkj->ij", p, x, x) - np.einsum("ni,nj->ij", middle, middle)
        step = np.linalg.solve(bend / len(x) + RIDGE * np.eye(len(weights)), slope)
        weights -= step
        if np.abs(step).max() < 1e-5:
            break
    return weights


def loss(x, y, there, weights):
    return -(y * np.log(shares(x, there, weights) + 1e-12)).sum(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=16000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with Pool(given.jobs) as pool:
        seeds = range(given.seed * 1_000_003, given.seed * 1_000_003 + given.games)
        notes = [note for game in pool.imap(noted, seeds, chunksize=100) for note in game]
    rows, losses, evens = [], [], []
    for left in range(13):
        here = [note for note in notes if note[0] == left]
        apart = len(here) // 10
        x, y, there = padded(here[apart:])
        scale = x[there].std(0) + 1e-9
        weights = fitted(x / scale, y, there) / scale
        rows.append(weights)
        x, y, there = padded(here[:apart])
        losses.append(loss(x, y, there, weights))
        evens.append(np.log(there.sum(1)))
        told = " ".join(f"{name}={weight:.3f}" for name, weight in zip(FEATURES, weights, strict=True))
        print(f"{left:2} left, {len(here)} notes, {losses[-1].mean():.3f} ({evens[-1].mean():.3f}): {told}", flush=True)
    head = HEAD.format(games=given.games, loss=np.concatenate(losses).mean(), even=np.concatenate(evens).mean())
    body = "".join("    [" + ", ".join(f"{weight:.4f}" for weight in row) + "],\n" for row in rows)
    TARGET.write_text(head + body + "]\n")


if __name__ == "__main__":
    main()
