"""The ruler: which pairs of dice at rest lie closest."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from kaper.core import ruler
from kaper.games.sevenseas.tray import QUANTUM, Die, Throw


def gap(one: Die, other: Die) -> ruler.Gap:
    """The smallest distance between the outlines of two dice, in their widths (battle.measure)."""
    return ruler.gap(one.corners, other.corners, QUANTUM)


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

    battle.tie-break
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
