"""What a result is made of: the deal, luck, own choices, others' choices and how choices met, which add up exactly."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from kaper.analysis.chain import Chain
from kaper.analysis.judging import Judged
from kaper.analysis.measuring import Measured
from kaper.analysis.sample import Sample, minus
from kaper.analysis.smoothing import Estimate, smoothed

BIAS = 0.03**2
"""How far shares estimated by themselves may be off for another reason than chance, as a variance."""

DRIFT = 0.004**2
"""The same for the difference of two values of neighbouring positions."""


class Turn(msgspec.Struct):
    """A moment as it looks afterwards: shares before it, what the answers changed, what chance changed."""

    shares: list[float]
    doubt: float
    choice: list[float]
    choice_doubt: float
    luck: list[float]
    luck_doubt: float
    alone: dict[int, list[float]]
    """For simultaneous answers, what each seat's own changed; the rest of `choice` is how they met."""


class Parts(msgspec.Struct):
    """One seat's result less an even share: the five parts add up to it. `unknown` is what hidden cards made of own choices."""

    deal: float
    luck: float
    own: float
    others: float
    meeting: float
    unknown: float
    luck_doubt: float = 0.0
    """One standard error of luck with what hidden cards made of own choices."""
    own_doubt: float = 0.0

    @property
    def total(self) -> float:
        """What they add up to."""
        return self.deal + self.luck + self.own + self.others + self.meeting + self.unknown


def turns_of(chain: Chain, measures: Sequence[Measured], again: dict[int, Sample], end: Sequence[float]) -> list[Turn]:
    """The moments made to agree: every share leads to the next by choices and luck, the last to the result."""
    levels: list[Estimate | None] = []
    increments: list[Estimate | None] = []
    places: list[int] = []
    for place, (moment, measure) in enumerate(zip(chain.moments, measures, strict=True)):
        places.append(len(levels))
        levels.append(Estimate(measure.level.mean, measure.level.variance + BIAS))
        increments.append(_estimate(measure.choice))
        if moment.chanced:
            levels.append(None)
            increments.append(_luck(measures, place, again.get(place), end))
    found = smoothed(levels, increments, end)
    shares, turns = [*found.shares, list(end)], []
    for moment, measure, k in zip(chain.moments, measures, places, strict=True):
        after = k + 2 if moment.chanced else k + 1
        luck = minus(shares[after], shares[k + 1]) if moment.chanced else [0.0] * chain.seats
        turns.append(
            Turn(
                shares[k],
                sqrt(found.variances[k]),
                minus(shares[k + 1], shares[k]),
                sqrt(found.steps[k]),
                luck,
                sqrt(found.steps[k + 1]) if moment.chanced else 0.0,
                {seat: sample.mean for seat, sample in measure.alone.items()},
            )
        )
    return turns


def _estimate(sample: Sample) -> Estimate | None:
    return Estimate(sample.mean, sample.variance) if sample.count else None


def _luck(measures: Sequence[Measured], place: int, again: Sample | None, end: Sequence[float]) -> Estimate | None:
    """What chance changed: by playing on where that was done, else by the value function's word on both ends."""
    if again is not None and again.count > 1:
        return Estimate(again.mean, again.variance)
    ahead = measures[place].ahead
    if not ahead.count:
        return None
    if place + 1 == len(measures):
        return Estimate(minus(end, ahead.mean), ahead.variance + DRIFT)
    there = measures[place + 1].here
    return Estimate(minus(there.mean, ahead.mean), there.variance + ahead.variance + DRIFT)


def parts_of(
    chain: Chain, turns: Sequence[Turn], judged: Sequence[Judged], end: Sequence[float], even: float
) -> list[Parts]:
    """The result of every seat in its parts."""
    known_of = {(one.moment, one.seat): one for one in judged}
    first = turns[0].shares if turns else list(end)
    found = [Parts(first[seat] - even, 0.0, 0.0, 0.0, 0.0, 0.0) for seat in range(chain.seats)]
    doubts, wavering = [0.0] * chain.seats, [0.0] * chain.seats
    for moment, turn in zip(chain.moments, turns, strict=True):
        for seat, part in enumerate(found):
            part.luck += turn.luck[seat]
            doubts[seat] += turn.luck_doubt**2
            own = 0.0
            if seat in moment.chosen:
                own = turn.alone[seat][seat] if seat in turn.alone else turn.choice[seat]
                one = known_of.get((moment.number, seat))
                known = own if one is None else one.skill
                part.own += known
                part.unknown += own - known
                wavering[seat] += 0.0 if one is None else one.skill_doubt**2
            others = sum(changes[seat] for other, changes in turn.alone.items() if other != seat)
            if len(moment.chosen) == 1:
                others = 0.0 if seat in moment.chosen else turn.choice[seat]
            part.others += others
            part.meeting += turn.choice[seat] - own - others
    for part, doubt, wavers in zip(found, doubts, wavering, strict=True):
        part.luck_doubt, part.own_doubt = sqrt(doubt + wavers), sqrt(wavers)
    return found
