"""How well each seat played: what it gave away of what there was to win or lose."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

from kaper.analysis.judging import Judged


class Skill(msgspec.Struct, frozen=True):
    """A seat's decisions together; losses are in shares of victory."""

    decisions: int
    mistakes: int
    loss: float
    """Lost per decision."""
    doubt: float
    """Its standard error."""
    stake: float
    """Of all that was at stake, the part that was lost; 0 where nothing was."""


def skills(judged: Sequence[Judged], seats: int) -> list[Skill]:
    """Every seat's."""
    found = []
    for seat in range(seats):
        own = [one for one in judged if one.seat == seat]
        count, lost = max(len(own), 1), sum(one.loss for one in own)
        stake = sum(one.stake for one in own)
        doubt = sqrt(sum(one.doubt**2 for one in own)) / count
        mistakes = sum(one.mistake for one in own)
        found.append(Skill(len(own), mistakes, lost / count, doubt, lost / stake if stake > 0 else 0.0))
    return found
