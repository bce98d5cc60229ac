"""Standings: what many matches say about the bots that played them, with how sure one can be."""

from __future__ import annotations

import math
from collections import Counter
from collections.abc import Iterable, Sequence

import msgspec
from openskill.models import PlackettLuce, PlackettLuceRating

from kaper.arena.play import Played, percentile

NORMAL_95 = 1.959964


class Standing(msgspec.Struct, frozen=True):
    """One bot's line of the table."""

    name: str
    matches: int
    wins: float
    share: float
    ci: tuple[float, float]
    mean_score: float
    spread: float
    rating: float
    doubt: float
    ms_per_decision: float
    ms_p99: float
    failures: int


class Line(msgspec.Struct, frozen=True):
    """One bot in the JSON file."""

    name: str
    wins: float
    share: float
    ci: tuple[float, float]
    mean_score: float
    ms_per_decision: float


class Summary(msgspec.Struct, frozen=True):
    """The JSON file of a run."""

    game: str
    matches: int
    errors: int
    decisions_per_second: float
    bots: list[Line]


def wilson(wins: float, matches: int) -> tuple[float, float]:
    """The interval that holds the true share of wins in 95 of 100 such runs.

    >>> wilson(50, 100)
    (0.4038, 0.5962)
    """
    if matches == 0:
        return 0.0, 1.0
    share, z2 = wins / matches, NORMAL_95**2
    middle = share + z2 / (2 * matches)
    reach = NORMAL_95 * math.sqrt(share * (1 - share) / matches + z2 / (4 * matches**2))
    whole = 1 + z2 / matches
    return round(max(0.0, (middle - reach) / whole), 4), round(min(1.0, (middle + reach) / whole), 4)


def standings(names: Sequence[str], matches: Iterable[Played]) -> list[Standing]:
    """A line for every bot, in the order in which they were named."""
    finished = sorted((m for m in matches if m.error is None), key=lambda m: m.number)
    model = PlackettLuce()
    ratings = [model.rating(name=name) for name in names]
    automata: dict[str, PlackettLuceRating] = {}
    wins = [0.0] * len(names)
    scores: list[list[int]] = [[] for _ in names]
    times: list[Counter[int]] = [Counter() for _ in names]
    seconds, answers, failures = [0.0] * len(names), [0] * len(names), [0] * len(names)
    for match in finished:
        for seen, win in zip(match.seats, match.wins(), strict=True):
            wins[seen.bot] += win
            scores[seen.bot].append(seen.score)
            times[seen.bot].update(seen.times)
            seconds[seen.bot] += seen.seconds
            answers[seen.bot] += seen.answers
            failures[seen.bot] += len(seen.failures)
        for rival in match.rivals:  # an automaton has a rating like everybody: bots that play alone meet through it
            automata.setdefault(rival.name.key, model.rating(name=rival.name.key))
        teams = [[ratings[seen.bot]] for seen in match.seats] + [[automata[r.name.key]] for r in match.rivals]
        if len(teams) > 1:
            ranks = [float(seen.place) for seen in match.seats] + [float(rival.place) for rival in match.rivals]
            rated = model.rate(teams, ranks=ranks)
            for seen, (rating,) in zip(match.seats, rated, strict=False):
                ratings[seen.bot] = rating
            for rival, (rating,) in zip(match.rivals, rated[len(match.seats) :], strict=True):
                automata[rival.name.key] = rating
    found = []
    for bot, name in enumerate(names):
        count = len(scores[bot])
        mean = sum(scores[bot]) / max(count, 1)
        spread = math.sqrt(sum((score - mean) ** 2 for score in scores[bot]) / max(count - 1, 1))
        found.append(
            Standing(
                name,
                count,
                round(wins[bot], 3),
                round(wins[bot] / max(count, 1), 4),
                wilson(wins[bot], count),
                round(mean, 2),
                round(spread, 2),
                round(ratings[bot].mu, 2),
                round(ratings[bot].sigma, 2),
                round(1000 * seconds[bot] / max(answers[bot], 1), 3),
                round(1000 * percentile(times[bot], 0.99), 3),
                failures[bot],
            )
        )
    return found


def summary(game: str, matches: Sequence[Played], table: Sequence[Standing]) -> Summary:
    """What the JSON file says. Errors are failed matches and turns that bots lost."""
    seconds = sum(match.seconds for match in matches)
    return Summary(
        game,
        len(matches),
        sum(match.error is not None for match in matches) + sum(line.failures for line in table),
        round(sum(match.decisions for match in matches) / seconds, 1) if seconds else 0.0,
        [Line(s.name, s.wins, s.share, s.ci, s.mean_score, s.ms_per_decision) for s in table],
    )
