"""Learns the weights of a game's value function from games of its own policy: who won from positions like this?

    python bench/learn.py cove|marauders|maracaibo [--games 16000] [--jobs 2]        (needs numpy; minutes)
    python bench/learn.py maracaibo --habits|--alone [--games 8000] [--step 400]

Every game is played by the policy with some random answers mixed in, so that odd positions occur too. The features of
all captains are noted now and then, and a conditional logit (the share of victory of a captain is proportional to
exp(weights x features)) is fitted for every stage of the game. Writes src/kaper/games/GAME/data/brain.toml.

With --habits it learns the numbers of the policy itself, where a game has such (HABITS in its mind.py): in every game each
captain plays with habits of his own, a little off the present ones, two and two in opposite directions. Habits whose
captains came out ahead of their table are moved that way, step by step (an evolution strategy); what is written is the
mean over the later half of the steps.
"""

from __future__ import annotations

import argparse
import json
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
BY_POINTS = ("maracaibo",)  # games where how far ahead one ended tells more than who won
RIDGE, FIRM = 1e-4, 0.15  # how firmly weights are kept small; by points: near those of the next stage
STRAY, LEAST_STRAY = 0.25, 0.15  # how far the habits of a captain stray: by their own size, and at least
POINTS_OF_SCORE = 10  # points of the feature "score", which counts tens
STRIDE, MOMENTUM, FAR_AHEAD = 0.12, 0.5, 80.0
HEAD = """\
# What a captain's features weigh, by stage, in the order of FEATURES in value.py.
# Fitted by bench/learn.py to {games} games; on games kept apart the true winner had a mean log share of {loss:.3f}
# (even shares: {even:.3f}).
weights = [
"""


def noted(name: str, seed: int) -> list[tuple[int, list[list[float]], list[float], list[float]]]:
    """One game: stage, features of all captains, the shares of victory they had in the end, and how far ahead they were."""
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
            notes.append((bot.stage(state), [[round(x, 4) for x in bot.features(state, s)] for s in range(seats)]))
    winners, scores = match.result().winners, match.result().scores
    won = [1 / len(winners) if seat in winners else 0.0 for seat in range(seats)]
    ahead = [score - sum(scores) / seats for score in scores]
    return [(left, rows, won, ahead) for left, rows in notes]


def strayed(name: str, base: dict[str, float], reach: dict[str, float], seed: int) -> tuple[np.ndarray, np.ndarray]:
    """One game of captains with habits of their own: how far each strayed, and how far ahead of the table he ended."""
    game, mind = find_game(name), import_module(f"kaper.games.{name}.mind")
    drawn = np.random.default_rng(seed)
    half = drawn.standard_normal((2, len(base)))
    off = drawn.permutation(np.concatenate([half, -half]))
    own = [{key: base[key] + reach[key] * far for key, far in zip(base, row, strict=True)} for row in off]
    last = -1

    def policy(state, decision, rng):
        nonlocal last
        if decision.seat != last:
            last = decision.seat
            mind.HABITS.update(own[last])
        return game.brain.policy(state, decision, rng)

    match = Match(game, len(off), chance=Fast(seed), keep=False)
    match.play(policy, Fast(~seed), 1_000_000)
    mind.HABITS.update(base)
    scores = np.array(match.result().scores, float)
    return off, np.clip(scores - scores.mean(), -FAR_AHEAD, FAR_AHEAD)


def habits_learned(name: str, games: int, step: int, jobs: int, seed: int) -> None:
    """Habits moved step by step to where captains come out ahead; the file is written as it goes."""
    mind, path = import_module(f"kaper.games.{name}.mind"), GAMES / name / "data" / "brain.toml"
    base = dict(mind.HABITS)
    reach = {key: max(abs(value) * STRAY, LEAST_STRAY) for key, value in base.items()}
    drift, seen = np.zeros(len(base)), []
    with Pool(jobs) as pool:
        for begun in range(0, games, step):
            seeds = range(seed * 1_000_003 + begun, seed * 1_000_003 + begun + step)
            played = pool.map(partial(strayed, name, base, reach), seeds, chunksize=20)
            off, ahead = np.concatenate([o for o, _ in played]), np.concatenate([a for _, a in played])
            slope = (off * ahead[:, None]).mean(0)  # points for straying by one reach
            doubt = ahead.std() / len(ahead) ** 0.5
            drift = MOMENTUM * drift + (1 - MOMENTUM) * slope / doubt
            base = {key: base[key] + STRIDE * reach[key] * far for key, far in zip(base, drift, strict=True)}
            seen.append(base)
            later = seen[len(seen) // 2 :]
            mean = {key: sum(one[key] for one in later) / len(later) for key in base}
            text = path.read_text()
            path.write_text(text[: text.index("[habits]")] + written(mean))
            told = sorted(zip(slope / doubt, base, strict=True), key=lambda pair: -abs(pair[0]))[:8]
            print(
                begun + step,
                f"length {np.linalg.norm(slope):.2f}",
                *(f"{key}:{far:+.1f}" for far, key in told),
                flush=True,
            )
    print(written(mean))


def written(habits: dict[str, float]) -> str:
    """Habits as the data file writes them."""
    return "[habits]\n" + "".join(f"{key} = {value:.3f}\n" for key, value in habits.items())


def noted_alone(name: str, seed: int) -> list[tuple[int, float, float]]:
    """One game alone: stage, the lead that the weights see over the automaton, and whether it was beaten."""
    game, bot = find_game(name), import_module(f"kaper.games.{name}.value")
    rng = Fast(seed)
    match = Match(game, 1, game.read_options({"redbeard": rng.below(7)}), Fast(rng.number()), keep=False)
    notes = []
    while not match.over:
        match.play(game.brain.policy, rng, 1 + rng.below(BETWEEN[name]))
        if not match.over:
            notes.append((bot.stage(match.state), bot.lead_alone(match.state)))
    won = float(match.result().places == [1])
    return [(stage, lead, won) for stage, lead in notes]


def learned_alone(pool, name: str, games: int) -> str:
    """For every stage: what is added to the lead alone, and how much the lead counts (logistic regression)."""
    played = pool.imap(partial(noted_alone, name), range(games), chunksize=20)
    notes = np.array([note for game in played for note in game])
    rows = []
    for stage in range(int(notes[:, 0].max()) + 1):
        here = notes[notes[:, 0] == stage]
        x, y, w = np.stack([np.ones(len(here)), here[:, 1]], 1), here[:, 2], np.array([0.0, 0.5])
        for _ in range(60):
            p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
            bend = (x * (p * (1 - p))[:, None]).T @ x / len(x) + RIDGE * np.eye(2)
            step = np.linalg.solve(bend, x.T @ (p - y) / len(x) + RIDGE * (w - [0.0, 1.0]))
            w -= step * min(1.0, 0.3 / np.abs(step).max())  # whole steps overshoot where leads are large
        p = 1 / (1 + np.exp(-np.clip(x @ w, -30, 30)))
        print(
            f"alone, stage {stage}, {len(here)} notes, won {y.mean():.2f}, mean log share {np.log(np.where(y, p, 1 - p)).mean():.3f}"
        )
        rows.append(f"[{w[0]:.3f}, {w[1]:.3f}]")
    return f"alone = [{', '.join(rows)}]\n"


def kept_notes(given) -> list[list[tuple[int, list[list[float]], list[float], list[float]]]]:
    """The notes of all games: those that a file holds already, and the rest played now and written there as they come."""
    games = []
    if given.notes is not None and given.notes.exists():
        games = [json.loads(line) for line in given.notes.read_text().splitlines()][: given.games]
    seeds = range(given.seed * 1_000_003 + len(games), given.seed * 1_000_003 + given.games)
    with Pool(given.jobs) as pool:
        for game in pool.imap(partial(noted, given.game), seeds, chunksize=4 if given.notes is not None else 100):
            games.append(game)
            if given.notes is not None:
                with given.notes.open("a") as file:
                    file.write(json.dumps(game) + "\n")
    return games


def padded(notes):
    """Notes as arrays: features (notes, captains, features), shares, who is there at all, and how far ahead."""
    most = max(len(won) for _, _, won, _ in notes)
    x = np.zeros((len(notes), most, len(notes[0][1][0])))
    y = np.zeros((len(notes), most))
    there, ahead = np.zeros((len(notes), most), bool), np.zeros((len(notes), most))
    for i, (_, rows, won, far) in enumerate(notes):
        x[i, : len(rows)], y[i, : len(won)], there[i, : len(won)], ahead[i, : len(won)] = rows, won, True, far
    return x, y, there, ahead


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


def fitted_ahead(x, y, there, ahead, never_bad, later):
    """Weights in points by how far ahead of their table captains ended, and how far these are to be scaled to tell who won.

    Points say more than victories. Weights are kept near those of the stage after (`later`), since few games tell little of
    their beginning. What can never harm (`never_bad`, a mask) is left out where it would: it only stands for something else.
    """
    off = (x - x.sum(1, keepdims=True) / there.sum(1)[:, None, None])[there]
    bend, slope = off.T @ off / len(off) + FIRM * np.eye(off.shape[1]), off.T @ ahead[there] / len(off) + FIRM * later
    used = np.ones(len(slope), bool)
    while True:
        weights = np.zeros(len(slope))
        weights[used] = np.linalg.solve(bend[np.ix_(used, used)], slope[used])
        harmful = never_bad & (weights < 0)
        if not harmful.any():
            return weights, fitted((x @ weights)[:, :, None], y, there)[0]
        used[np.argmin(np.where(harmful, weights, 0.0))] = False


def loss(x, y, there, weights):
    return -(y * np.log(shares(x, there, weights) + 1e-12)).sum(1)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("game", choices=sorted(BETWEEN))
    parser.add_argument("--games", type=int, default=16000)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--notes", type=Path, help="a file that keeps the notes, so that a run can go on later")
    parser.add_argument("--alone", action="store_true", help="what a lead over the automaton of a solo game says")
    parser.add_argument("--habits", action="store_true", help="the numbers of the policy")
    parser.add_argument("--step", type=int, default=400, help="games between two changes of the habits")
    given = parser.parse_args()
    if given.alone:
        with Pool(given.jobs) as pool:
            line = learned_alone(pool, given.game, given.games)
        path = GAMES / given.game / "data" / "brain.toml"
        before, _, rest = path.read_text().partition("alone = ")
        path.write_text(before + line + rest.partition("\n")[2])
        return
    if given.habits:
        habits_learned(given.game, given.games, given.step, given.jobs, given.seed)
        return
    notes = [note for game in kept_notes(given) for note in game]
    names = import_module(f"kaper.games.{given.game}.value").FEATURES
    doubtful = getattr(import_module(f"kaper.games.{given.game}.value"), "DOUBTFUL", ())
    rows, losses, evens = [], [], []
    in_points = np.array([POINTS_OF_SCORE * (name == "score") for name in names])
    for stage in range(max(note[0] for note in notes), -1, -1):
        here = [note for note in notes if note[0] == stage]
        apart = len(here) // 10
        x, y, there, ahead = padded(here[apart:])
        scale = x[there].std(0) + 1e-9
        if given.game in BY_POINTS:
            never_bad = np.array([name not in doubtful for name in names])
            found, sharp = fitted_ahead(x / scale, y, there, ahead, never_bad, in_points * scale)
            in_points = found / scale
            weights = in_points * sharp
        else:
            weights = fitted(x / scale, y, there) / scale
        rows.insert(0, weights)
        x, y, there, _ = padded(here[:apart])
        losses.append(loss(x, y, there, weights))
        evens.append(np.log(there.sum(1)))
        told = " ".join(f"{name}={weight:.3f}" for name, weight in zip(names, weights, strict=True))
        print(f"stage {stage}, {len(here)} notes, {losses[-1].mean():.3f} ({evens[-1].mean():.3f}): {told}", flush=True)
    head = HEAD.format(games=given.games, loss=np.concatenate(losses).mean(), even=np.concatenate(evens).mean())
    body = "".join("    [" + ", ".join(f"{weight:.4f}" for weight in row) + "],\n" for row in rows)
    path = GAMES / given.game / "data" / "brain.toml"
    _, alone, rest = path.read_text().partition("\nalone = ")
    path.write_text(head + body + "]\n" + (alone + rest).removeprefix("\n"))


if __name__ == "__main__":
    main()
