"""How far a value function is to be trusted: its shares made as sure as they come true.

For a bot it is enough that the better position has the higher value. A share that people read must come true as often as
it says: a game's `sharpness` is the power that makes it so, fitted by bench/calibration.py on matches of the policy, for each
number of seats where it is not the same for all.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from typing import Any

from kaper.bots.worlds import brain_of
from kaper.core.game import Brain, Game


def judge_of(game: Game[Any]) -> Brain[Any]:
    """The game's brain, with a value that may be shown to people."""
    brain = brain_of(game)
    if brain.sharpness == 1.0:
        return brain
    return replace(brain, value=lambda state: sharpened(brain.value(state), sharpness_of(brain, state.seats)))


def sharpness_of(brain: Brain[Any], seats: int) -> float:
    """The power that a game names for so many seats."""
    return brain.sharpness[seats] if isinstance(brain.sharpness, Mapping) else brain.sharpness


def sharpened(shares: Sequence[float], sharpness: float) -> list[float]:
    """Shares raised to a power and made to sum to 1 again, together with what is left to rivals without a seat.

    >>> sharpened([0.5, 0.25, 0.25], 2.0)
    [0.6666666666666666, 0.16666666666666666, 0.16666666666666666]
    >>> sharpened([0.5, 0.5, 0.0], 3.0)
    [0.5, 0.5, 0.0]
    """
    parts = [max(share, 0.0) ** sharpness for share in shares]
    whole = sum(parts) + max(0.0, 1.0 - sum(shares)) ** sharpness
    return [part / whole for part in parts]
