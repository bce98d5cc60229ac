"""Noisy shares along a chain made to agree: levels and increments weighed by their doubt, with the end known exactly.

Every point of the chain has a share for each seat. Some points were estimated by themselves (levels), and the way from
one point to the next was estimated too (increments), usually far better, because both ends were tried in the same
worlds. Weighted least squares finds the shares that fit all of it best. The same weights serve all seats, so the shares
of a point still sum to 1 and every increment to 0; and the increments add up to the way from the first point to the
end, exactly.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

LEAST = 1e-8
"""The smallest variance: nothing estimated is quite certain."""


class Estimate(msgspec.Struct, frozen=True):
    """An estimate for every seat, and the variance they share."""

    shares: list[float]
    variance: float


class Smoothed(msgspec.Struct):
    """The shares of every point, their variances, and the variance of every step to the next point."""

    shares: list[list[float]]
    variances: list[float]
    steps: list[float]


def smoothed(levels: Sequence[Estimate | None], increments: Sequence[Estimate], end: Sequence[float]) -> Smoothed:
    """The points of a chain: `increments[k]` leads from point k to point k + 1, the last one to the end.

    >>> found = smoothed([Estimate([0.5, 0.5], 0.01)], [Estimate([0.3, -0.3], 0.01)], [1.0, 0.0])
    >>> [round(share, 6) for share in found.shares[0]]
    [0.6, 0.4]
    """
    size, seats = len(levels), len(end)
    if not size:
        return Smoothed([], [], [])
    diagonal = [0.0] * size
    beside = [0.0] * size  # between point k and point k + 1, negative
    right = [[0.0] * seats for _ in range(size)]
    for k, level in enumerate(levels):
        if level is not None:
            _add(diagonal, right, k, level.shares, 1.0 / max(level.variance, LEAST))
    for k, step in enumerate(increments):
        weight = 1.0 / max(step.variance, LEAST)
        if k + 1 < size:
            diagonal[k + 1] += weight
            beside[k] = -weight
            for seat in range(seats):
                right[k + 1][seat] += weight * step.shares[seat]
            _add(diagonal, right, k, [-share for share in step.shares], weight)
        else:
            _add(diagonal, right, k, [e - share for e, share in zip(end, step.shares, strict=True)], weight)
    return _solved(diagonal, beside, right)


def _add(diagonal: list[float], right: list[list[float]], k: int, shares: Sequence[float], weight: float) -> None:
    diagonal[k] += weight
    for seat, share in enumerate(shares):
        right[k][seat] += weight * share


def _solved(diagonal: list[float], beside: list[float], right: list[list[float]]) -> Smoothed:
    """Elimination forwards and backwards; the variances come from the inverse, of which only a band is needed."""
    size, seats = len(diagonal), len(right[0])
    pivots, rows = diagonal[:], [row[:] for row in right]
    for k in range(1, size):
        factor = beside[k - 1] / pivots[k - 1]
        pivots[k] -= factor * beside[k - 1]
        for seat in range(seats):
            rows[k][seat] -= factor * rows[k - 1][seat]
    shares = [[0.0] * seats for _ in range(size)]
    variances, steps = [0.0] * size, [0.0] * size
    for k in range(size - 1, -1, -1):
        ahead = shares[k + 1] if k + 1 < size else None
        for seat in range(seats):
            known = 0.0 if ahead is None else beside[k] * ahead[seat]
            shares[k][seat] = (rows[k][seat] - known) / pivots[k]
        if ahead is None:
            variances[k] = steps[k] = 1.0 / pivots[k]
        else:
            ratio = beside[k] / pivots[k]
            common = -ratio * variances[k + 1]
            variances[k] = 1.0 / pivots[k] + ratio * ratio * variances[k + 1]
            steps[k] = max(0.0, variances[k] + variances[k + 1] - 2.0 * common)
    return Smoothed(shares, variances, steps)
