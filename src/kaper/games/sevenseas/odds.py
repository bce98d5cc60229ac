"""The odds of a raid, from many fair throws: for the help at the table and for bots."""

from __future__ import annotations

from functools import cache

SHIPS = (1, 2, 3, 4, 5, 6, 8, 10, 12, 14, 16, 20)
SUCCESS = (
    (0.42, 0.67, 0.79, 0.84, 0.88, 0.91, 0.95, 0.96, 0.97, 0.98, 0.99, 1.0),
    (0.26, 0.46, 0.60, 0.70, 0.77, 0.81, 0.88, 0.92, 0.94, 0.96, 0.97, 0.99),
    (0.17, 0.33, 0.46, 0.57, 0.65, 0.71, 0.80, 0.87, 0.91, 0.93, 0.95, 0.98),
    (0.13, 0.25, 0.36, 0.46, 0.55, 0.62, 0.74, 0.81, 0.86, 0.90, 0.92, 0.96),
)
"""By size of the convoy and ships sent in all: the chance that the convoy sinks and a pirate is left."""
SURVIVE = (
    (0.42, 0.54, 0.63, 0.68, 0.72, 0.75, 0.80, 0.83, 0.85, 0.87, 0.89, 0.91),
    (0.26, 0.34, 0.41, 0.47, 0.52, 0.57, 0.64, 0.69, 0.73, 0.76, 0.79, 0.82),
    (0.17, 0.22, 0.28, 0.34, 0.39, 0.43, 0.50, 0.57, 0.62, 0.66, 0.69, 0.74),
    (0.13, 0.16, 0.20, 0.25, 0.29, 0.33, 0.41, 0.47, 0.52, 0.57, 0.61, 0.67),
)
"""The average share of the ships sent that survive and draw loot."""


@cache
def raid_odds(size: int, ships: int) -> tuple[float, float]:
    """The chance that a raid pays and the share of its ships that draw loot; straight lines between the entries.

    >>> raid_odds(2, 9)
    (0.9, 0.665)
    """
    if ships <= 0:
        return 0.0, 0.0
    success, survive = SUCCESS[size - 1], SURVIVE[size - 1]
    for place, known in enumerate(SHIPS):
        if ships == known:
            return success[place], survive[place]
        if ships < known:
            before = SHIPS[place - 1]
            part = (ships - before) / (known - before)
            between = [row[place - 1] + part * (row[place] - row[place - 1]) for row in (success, survive)]
            return round(between[0], 3), round(between[1], 3)
    return success[-1], survive[-1]
