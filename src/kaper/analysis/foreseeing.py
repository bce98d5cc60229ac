"""What of an own choice its seat could foresee: two estimates of one thing, and what hidden cards made of the difference.

An own choice is measured twice: with all hands open, in few worlds, and by what its seat knew, in many (judging.py). Mostly
the two differ by the noise of the first alone. How much more they differ than that is reckoned over all decisions of a
match: as far as it is so, hidden cards had a say, and that part of the difference is luck.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from kaper.analysis.judging import Judged
from kaper.analysis.measuring import Measured
from kaper.analysis.sample import Sample

Of = tuple[int, int]
"""A decision: the number of its moment, and the seat."""


class Foreseen(msgspec.Struct, frozen=True):
    """One decision: what it changed for its own seat by both estimates together, and how much of that nobody could foresee."""

    change: float
    variance: float
    known: float
    """What the seat could foresee of it; the rest is `unknown`."""
    known_variance: float
    unknown: float
    unknown_variance: float


def own_sample(measure: Measured, seat: int) -> Sample:
    """What a seat's answer changed with all hands open: alone, where others answered too."""
    return measure.alone.get(seat, measure.choice)


def foreseen(measures: Sequence[Measured], judged: Sequence[Judged]) -> dict[Of, Foreseen]:
    """All judged decisions."""
    both = [(one, own_sample(measures[one.moment], one.seat)) for one in judged]
    both = [(one, sample) for one, sample in both if sample.count > 1]
    hidden = _hidden(both)
    return {(one.moment, one.seat): _foreseen(one, sample, hidden) for one, sample in both}


def moved(changes: Sequence[float], seat: int, own: float, shares: Sequence[float]) -> list[float]:
    """Changes of all seats with another one for a seat; the others give or take by what they have, so that the sum stays.

    >>> [round(change, 6) for change in moved([0.1, -0.1, 0.0], 0, 0.16, [0.4, 0.4, 0.2])]
    [0.16, -0.14, -0.02]
    """
    more, rest = own - changes[seat], 1.0 - shares[seat]  # a rival without a seat takes its part too
    parts = [share / rest if rest > 0 else 1.0 / max(len(shares) - 1, 1) for share in shares]
    return [own if other == seat else change - more * parts[other] for other, change in enumerate(changes)]


def _noise(one: Judged, sample: Sample) -> float:
    """The variance of what was measured with open hands: never below that of the judgement, which saw more worlds."""
    return max(sample.variance, one.skill_doubt**2)


def _hidden(both: Sequence[tuple[Judged, Sample]]) -> float:
    """How far hidden cards lead a choice astray, as a variance: what the estimates differ more than by their noise."""
    if not both:
        return 0.0
    apart = sum((sample.mean[one.seat] - one.skill) ** 2 for one, sample in both)
    noise = sum(_noise(one, sample) + one.skill_doubt**2 for one, sample in both)
    return max(0.0, (apart - noise) / len(both))


def _foreseen(one: Judged, sample: Sample, hidden: float) -> Foreseen:
    known, open_hands = one.skill_doubt**2, _noise(one, sample)
    gap, whole = sample.mean[one.seat] - one.skill, hidden + known + open_hands
    if whole <= 0:
        return Foreseen(one.skill, 0.0, one.skill, 0.0, 0.0, 0.0)
    return Foreseen(
        one.skill + gap * (hidden + known) / whole,
        (hidden + known) * open_hands / whole,
        one.skill + gap * known / whole,
        known * (hidden + open_hands) / whole,
        gap * hidden / whole,
        hidden * (known + open_hands) / whole,
    )


def change_of(measure: Measured, seat: int, one: Foreseen | None) -> list[float]:
    """What a seat's answer changed for everybody, by the best estimate of its own part."""
    changes = own_sample(measure, seat).mean
    return changes if one is None else moved(changes, seat, one.change, measure.level.mean)


def doubt_of_change(measure: Measured, seat: int, one: Foreseen | None) -> float:
    """The variance of that: of the own part it is known better, of how the others share the rest it is not."""
    variance, seats = own_sample(measure, seat).variance, len(measure.level.totals)
    if one is None or seats < 2:
        return variance if one is None else one.variance
    return (one.variance + (seats - 2) * variance) / (seats - 1)
