"""Answers in the same imagined worlds: what one promises more than another, and how far chance may have led that astray."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt


def doubt_of(values: Sequence[float]) -> float:
    """One standard error of the mean."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count * (count - 1)))


def gap_of(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """What one promises more than another in the same worlds, and one standard error of that."""
    gaps = [one - other for one, other in zip(ours, theirs, strict=True)]
    return sum(gaps) / len(gaps), doubt_of(gaps)
