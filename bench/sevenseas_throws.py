"""Does the fast scatter of Pirates of the 7 Seas fight like the tray? Run: python bench/sevenseas_throws.py [THROWS] [SEED]

Prints, for several raids, what the tray and the scatter give: raids that pay, ships that survive, duels fought, and
three measures of their order. The table of docs/games/sevenseas.md comes from here.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from itertools import pairwise
from math import sqrt

from kaper.core.chance import Fast
from kaper.games.sevenseas.measure import Pair, nearest_pairs
from kaper.games.sevenseas.raid import fight
from kaper.games.sevenseas.scatter import scatter_faces, scatter_pairs
from kaper.games.sevenseas.tray import Throw

RAIDS = ((1, 4), (2, 8), (3, 12), (4, 20))
FACINGS = 8
"""Faces are independent of places: each layout is fought with so many fresh faces."""

MEASURES = (
    "raid pays",
    "ships that survive",
    "duels",
    "same merchant fights on",
    "first two duels share a merchant",
    "merchants in the first three duels",
)


def tray(seed: int, reds: int, ships: int, throws: int) -> Iterator[list[Pair]]:
    """Nearest pairs of real throws."""
    rng = Fast(seed)
    for _ in range(throws):
        yield nearest_pairs(Throw(0, "raid", reds, (ships, 0), rng.number()))


def scatter(seed: int, reds: int, ships: int, throws: int) -> Iterator[list[Pair]]:
    """Nearest pairs of the fast scatter."""
    rng = Fast(seed)
    for _ in range(throws):
        yield scatter_pairs(rng, reds, ships)


def measured(layouts: Iterator[list[Pair]], reds: int, ships: int, seed: int) -> list[tuple[float, float]]:
    """Each measure with its standard error."""
    rng = Fast(seed)
    rows: list[list[float]] = [[] for _ in MEASURES]
    for pairs in layouts:
        sums = [0.0] * len(MEASURES)
        for _ in range(FACINGS):
            duels, afloat = fight(scatter_faces(rng, reds + ships), pairs, reds)
            left = sum(afloat[reds:])
            won = left > 0 and not any(afloat[:reds])
            sums[0] += won
            sums[1] += left / ships if won else 0.0
            sums[2] += len(duels)
            again = sum(one[0] == other[0] for one, other in pairwise(duels))
            sums[3] += again / (len(duels) - 1) if len(duels) > 1 else 0.0
            sums[4] += len(duels) > 1 and duels[0][0] == duels[1][0]
            sums[5] += len({red for red, _ in duels[:3]})
        for row, total in zip(rows, sums, strict=True):
            row.append(total / FACINGS)
    return [spread(row) for row in rows]


def spread(row: list[float]) -> tuple[float, float]:
    """Mean and standard error."""
    mean = sum(row) / len(row)
    return mean, sqrt(sum((x - mean) ** 2 for x in row) / (len(row) - 1) / len(row))


def compare(throws: int, seed: int) -> Iterator[tuple[int, int, list[tuple[float, float]], list[tuple[float, float]]]]:
    """For each raid: the measures of the tray and of the scatter."""
    for reds, ships in RAIDS:
        real = measured(tray(seed, reds, ships, throws), reds, ships, seed + 1)
        fast = measured(scatter(seed + 2, reds, ships, 4 * throws), reds, ships, seed + 3)
        yield reds, ships, real, fast


def main() -> None:
    throws = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    seed = int(sys.argv[2]) if len(sys.argv) > 2 else 1
    print("| raid | measure | tray | scatter | difference in standard errors |\n| --- | --- | --- | --- | --- |")
    for reds, ships, real, fast in compare(throws, seed):
        for name, (a, ea), (b, eb) in zip(MEASURES, real, fast, strict=True):
            error = sqrt(ea * ea + eb * eb) or 1.0
            print(f"| {reds} against {ships} | {name} | {a:.3f} | {b:.3f} | {(a - b) / error:+.1f} |")


if __name__ == "__main__":
    main()
