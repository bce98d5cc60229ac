"""The ruler: the exact gap between two outlines whose corners are whole numbers, and where it is measured."""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt

import msgspec

Corner = tuple[int, int]

SCALE = 64
"""Two different squared gaps are fractions with denominators below 2**27 while no side is longer than about 11 500 steps:
they differ by at least 2**-54. Shifted by 64 bits and cut to whole numbers they still differ."""


class Gap(msgspec.Struct, frozen=True):
    """The ruler laid between two outlines: the exact squared length as a fraction, and its two ends."""

    numerator: int
    denominator: int
    ends: tuple[Corner, Corner]
    unit: int = 1  # so many steps of the corners' grid make one of what people measure in

    @property
    def key(self) -> int:
        """A whole number that orders gaps exactly."""
        return (self.numerator << SCALE) // self.denominator

    @property
    def length(self) -> float:
        """The gap in units, for people."""
        return sqrt(self.numerator / self.denominator) / self.unit


def gap(one: Sequence[Corner], other: Sequence[Corner], unit: int = 1) -> Gap:
    """The smallest distance between two outlines that do not overlap."""
    num, den, ends = _corner_to_sides(one, other)
    num2, den2, ends2 = _corner_to_sides(other, one)
    if num2 * den < num * den2:
        num, den, ends = num2, den2, (ends2[1], ends2[0])
    return Gap(num, den, ends, unit)


def _corner_to_sides(corners: Sequence[Corner], outline: Sequence[Corner]) -> tuple[int, int, tuple[Corner, Corner]]:
    """The smallest squared distance from a corner of one outline to a side of the other, exactly."""
    best, over = 1 << 80, 1
    ends = (corners[0], outline[0])
    bx, by = outline[-1]
    for ax, ay in outline:
        dx, dy = bx - ax, by - ay
        length = dx * dx + dy * dy
        for corner in corners:
            ex, ey = corner[0] - ax, corner[1] - ay
            dot = ex * dx + ey * dy
            if dot <= 0:
                num, den = ex * ex + ey * ey, 1
            elif dot >= length:
                ex, ey = corner[0] - bx, corner[1] - by
                num, den = ex * ex + ey * ey, 1
            else:
                cross = ex * dy - ey * dx
                num, den = cross * cross, length
            if num * over < best * den:
                best, over = num, den
                part = min(max(dot, 0), length)
                ends = (corner, (ax + dx * part // length, ay + dy * part // length))
        bx, by = ax, ay
    return best, over, ends
