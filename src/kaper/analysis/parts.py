"""What a result is made of: the deal, luck, own choices, others' choices and how choices met, which add up exactly."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt

import msgspec

from kaper.analysis.chain import Chain, Moment
from kaper.analysis.foreseeing import Foreseen, Of, change_of, doubt_of_change
from kaper.analysis.measuring import Measured
from kaper.analysis.sample import Sample, minus
from kaper.analysis.smoothing import Estimate, smoothed

BIAS = 0.03**2
"""How far shares estimated by themselves may be off for another reason than chance, as a variance."""

TRUST = 0.0001
"""By how much less than their doubt says luck and the deal give way when all is made to agree.

Their mean is 0 whoever plays: what chance might have brought was tried with the very answers that were given. What choices
changed is estimated by a policy and a value function that know nothing of how strong a player is, and what that leaves
unexplained belongs to choices. Weighed by doubt alone a part of it flowed into luck: who plays badly seemed unlucky.
"""


class Turn(msgspec.Struct):
    """A moment as it looks afterwards: shares before it, what the answers changed, what chance changed."""

    shares: list[float]
    doubt: float
    choice: list[float]
    choice_doubt: float
    """One standard error, with what had to be added so that all agrees, which is as doubtful as it is large."""
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
    """The same of own choices, with what had to be added to them so that all agrees."""

    @property
    def total(self) -> float:
        """What they add up to."""
        return self.deal + self.luck + self.own + self.others + self.meeting + self.unknown


def turns_of(
    chain: Chain,
    measures: Sequence[Measured],
    again: dict[int, Sample],
    end: Sequence[float],
    seen: Mapping[Of, Foreseen],
) -> list[Turn]:
    """The moments made to agree: every share leads to the next by choices and luck, the last to the result."""
    levels: list[Estimate | None] = []
    increments: list[Estimate] = []
    places: list[int] = []
    doubts: dict[int, float] = {}
    for place, (moment, measure) in enumerate(zip(chain.moments, measures, strict=True)):
        places.append(len(levels))
        doubt = measure.level.variance + BIAS
        levels.append(Estimate(measure.level.mean, doubt if place else TRUST * doubt))
        increments.append(_choice(moment, measure, seen) or _unknown(chain))
        if moment.chanced:
            luck = luck_of(measure, again.get(place))
            levels.append(None)
            increments.append(Estimate(luck.shares, TRUST * luck.variance) if luck else _unknown(chain))
            doubts[place] = luck.variance if luck else 1.0
    found = smoothed(levels, increments, end)
    shares, turns = [*found.shares, list(end)], []
    for moment, measure, k in zip(chain.moments, measures, places, strict=True):
        after = k + 2 if moment.chanced else k + 1
        luck_here = minus(shares[after], shares[k + 1]) if moment.chanced else [0.0] * chain.seats
        choice, measured = minus(shares[k + 1], shares[k]), increments[k]
        added = minus(choice, measured.shares)
        turns.append(
            Turn(
                shares[k],
                sqrt(found.variances[k]),
                choice,
                sqrt(found.steps[k] + sum(more * more for more in added) / chain.seats),
                luck_here,
                sqrt(doubts.get(moment.number, 0.0)),
                {seat: change_of(measure, seat, seen.get((moment.number, seat))) for seat in measure.alone},
            )
        )
    return turns


def _unknown(chain: Chain) -> Estimate:
    """What no world could tell: any change, equally well."""
    return Estimate([0.0] * chain.seats, 1.0)


def _choice(moment: Moment, measure: Measured, seen: Mapping[Of, Foreseen]) -> Estimate | None:
    """What the answers changed: of one seat by both estimates of it, of several at once as it was measured."""
    if not measure.choice.count:
        return None
    if len(moment.chosen) > 1:
        return Estimate(measure.choice.mean, measure.choice.variance)
    seat = moment.chosen[0]
    one = seen.get((moment.number, seat))
    return Estimate(change_of(measure, seat, one), doubt_of_change(measure, seat, one))


def luck_of(measure: Measured, again: Sample | None) -> Estimate | None:
    """What chance changed; as it was measured again, where it was."""
    luck = measure.luck if again is None or again.count < 2 else again
    return Estimate(luck.mean, luck.variance) if luck.count else None


def parts_of(
    chain: Chain, turns: Sequence[Turn], seen: Mapping[Of, Foreseen], end: Sequence[float], even: float
) -> list[Parts]:
    """The result of every seat in its parts."""
    first = turns[0].shares if turns else list(end)
    found = [Parts(first[seat] - even, 0.0, 0.0, 0.0, 0.0, 0.0) for seat in range(chain.seats)]
    doubts, wavering, added = [0.0] * chain.seats, [0.0] * chain.seats, [0.0] * chain.seats
    for moment, turn in zip(chain.moments, turns, strict=True):
        for seat, part in enumerate(found):
            part.luck += turn.luck[seat]
            doubts[seat] += turn.luck_doubt**2
            own = 0.0
            if seat in moment.chosen:
                own = turn.alone[seat][seat] if seat in turn.alone else turn.choice[seat]
                one = seen.get((moment.number, seat))
                part.own += own
                if one is None:
                    wavering[seat] += turn.choice_doubt**2
                else:
                    part.own -= one.unknown
                    part.unknown += one.unknown
                    doubts[seat] += one.unknown_variance
                    wavering[seat] += one.known_variance
                    added[seat] += own - one.unknown - one.known
            others = sum(changes[seat] for other, changes in turn.alone.items() if other != seat)
            if len(moment.chosen) == 1:
                others = 0.0 if seat in moment.chosen else turn.choice[seat]
            part.others += others
            part.meeting += turn.choice[seat] - own - others
    for part, doubt, wavers, more in zip(found, doubts, wavering, added, strict=True):
        # what was added to own choices so that all agrees is as doubtful as it is large
        part.luck_doubt, part.own_doubt = sqrt(doubt), sqrt(wavers + more**2)
    return found
