"""Learns the weights of a game's value function from games of its own policy: who won from positions like this?

    python bench/learn.py cove|marauders|maracaibo [--games 16000] [--jobs 2]        (needs numpy; minutes)

Every game is played by the policy with some random answers mixed in, so that odd positions occur too. The features of
all captains are noted now and then, and a conditional logit (the share of victory of a captain is proportional to
exp(weights x features)) is fitted for every stage of the game. Writes src/kaper/games/GAME/data/brain.toml.
"""

from __future__ import annotations

import argparse
from functools import partial
from importlib import import_module
from multiprocessing import Pool
from pathlib import Path

import numpy as np

from kaper.core.chance import Fast
from kaper.core.game import find_game
from kaper.core.match import Match

GAMES = Path(__file__).parents[1] / "src" / "kaper" / "games"
ODD = 5  # per cent of answers at random
BETWEEN = {"cove": 24, "marauders": 40, "maracaibo": 40}  # decisions between two notes, at most
RIDGE = 1e-4
HEAD = """\
# What a captain's features weigh, by stage, in the order of FEATURES in value.py.
# Fitted by bench/learn.py to {games} games; on games kept apart the true winner had a mean log share of {loss:.3f}
# (even shares: {even:.3f}).
weights = [
"""


def noted(name: str, seed: int) -> list[tuple[int, np.ndarray, list[float]]]:
    """One game: stage, features of all captains, and the shares of victory they had in the end."""
    game, bot = find_game(name), import_module(f"kaper.games.{name}.value")
    policy = game.brain.policy

    def odd_policy(state, decision, rng):
        return decision.sample(state, rng) if rng.below(100) < ODD else policy(state, decision, rng)

    rng = Fast(seed)
    several = (4, 4, 4, *(seats for seats in game.seats if seats not in (1, 4)))
    seats = several[rng.below(len(several))]
    match = Match(game, seats, chance=Fast(rng.number()), keep=False)
    notes = []
    while not match.over:
        match.play(odd_policy, rng, 1 + rng.below(BETWEEN[name]))
        state = match.state
        if not match.over:
            notes.append((bot.stage(state), np.array([bot.features(state, s) for s in range(seats)], np.float32)))
    winners = match.result().winners
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    return [(left, rows, won) for left, rows in notes]


def padded(notes):
    """Notes as arrays: features (notes, captains, features), shares, and who is there at all."""
    most = max(len(won) for _, _, won in notes)
    x = np.zeros((len(notes), most, notes[0][1].shape[1]))
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
    parser.add_argument("game", choices=sorted(BETWEEN))
    parser.add_argument("--games", type=int, default=16000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    with Pool(given.jobs) as pool:
        seeds = range(given.seed * 1_000_003, given.seed * 1_000_003 + given.games)
        notes = [note for game in pool.imap(partial(noted, given.game), seeds, chunksize=100) for note in game]
    names = import_module(f"kaper.games.{given.game}.value").FEATURES
    rows, losses, evens = [], [], []
    for stage in range(max(note[0] for note in notes) + 1):
        here = [note for note in notes if note[0] == stage]
        apart = len(here) // 10
        x, y, there = padded(here[apart:])
        scale = x[there].std(0) + 1e-9
        weights = fitted(x / scale, y, there) / scale
        rows.append(weights)
        x, y, there = padded(here[:apart])
        losses.append(loss(x, y, there, weights))
        evens.append(np.log(there.sum(1)))
        told = " ".join(f"{name}={weight:.3f}" for name, weight in zip(names, weights, strict=True))
        print(f"stage {stage}, {len(here)} notes, {losses[-1].mean():.3f} ({evens[-1].mean():.3f}): {told}", flush=True)
    head = HEAD.format(games=given.games, loss=np.concatenate(losses).mean(), even=np.concatenate(evens).mean())
    body = "".join("    [" + ", ".join(f"{weight:.4f}" for weight in row) + "],\n" for row in rows)
    (GAMES / given.game / "data" / "brain.toml").write_text(head + body + "]\n")


if __name__ == "__main__":
    main()
