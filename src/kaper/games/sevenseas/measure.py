"""The ruler: exact gaps between dice at rest, and which pairs lie closest."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import sqrt
from typing import Any

import msgspec

from kaper.games.sevenseas.tray import QUANTUM, Corner, Die, Throw

SCALE = 64
"""Two different squared gaps are fractions with denominators below 2**27 (a die is 10000 quanta wide, so a side
squared is about 10**8): they differ by at least 2**-54. Shifted by 64 bits and cut to whole numbers they still differ."""


class Gap(msgspec.Struct, frozen=True):
    """The ruler laid between two dice: the exact squared length as a fraction of quanta, and its two ends."""

    numerator: int
    denominator: int
    ends: tuple[Corner, Corner]

    @property
    def key(self) -> int:
        """A whole number that orders gaps exactly."""
        return (self.numerator << SCALE) // self.denominator

    @property
    def length(self) -> float:
        """The gap in widths of a die, for people."""
        return sqrt(self.numerator / self.denominator) / QUANTUM


def gap(one: Die, other: Die) -> Gap:
    """The smallest distance between the outlines of two dice."""
    num, den, ends = _corner_to_sides(one.corners, other.corners)
    num2, den2, ends2 = _corner_to_sides(other.corners, one.corners)
    if num2 * den < num * den2:
        num, den, ends = num2, den2, (ends2[1], ends2[0])
    return Gap(num, den, ends)


def _corner_to_sides(corners: Sequence[Corner], square: Sequence[Corner]) -> tuple[int, int, tuple[Corner, Corner]]:
    """The smallest squared distance from a corner of one outline to a side of the other, exactly."""
    best, over = 1 << 80, 1
    ends = (corners[0], square[0])
    bx, by = square[3]
    for ax, ay in square:
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


def centres_apart(one: Die, other: Die) -> int:
    """Sixteen times the squared distance of the centres, in quanta."""
    dx = sum(x for x, _ in one.corners) - sum(x for x, _ in other.corners)
    dy = sum(y for _, y in one.corners) - sum(y for _, y in other.corners)
    return dx * dx + dy * dy


Pair = tuple[Any, int, int]
"""How near, the red die and the ship by canonical places; sorted, the closest pair comes first."""


@lru_cache(maxsize=64)
def nearest_pairs(throw: Throw) -> list[Pair]:
    """Every pair of a red die and a ship, the closest first.

    Equal gaps: closer centres, then the lower red number, then the owner met first clockwise from the thrower,
    then the lower number of the ship.
    """
    dice, seats, thrower = throw.dice(), len(throw.ships), throw.thrower
    pairs: list[Pair] = []
    for i in range(throw.reds):
        red = dice[i]
        for j in range(throw.reds, len(dice)):
            ship = dice[j]
            ahead = (ship.owner - thrower) % seats
            pairs.append(((gap(red, ship).key, centres_apart(red, ship), red.number, ahead, ship.number), i, j))
    pairs.sort()
    return pairs
