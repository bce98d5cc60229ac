"""What bots reckon of raids: the best use of strength, and what three dice with a re-roll promise."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kaper.games.maracaibo.box import TREASURE_OF_DIE
from kaper.games.maracaibo.codes import EFFECTS, NUMBERS, RAID_ACTIONS

STRONGEST = 30  # strength beyond which nothing is reckoned
FACES = 6
CUBE = 0.4  # points of a cube on an island, wherever it lies
Prices = tuple[float, float, float]
"""What a treasure of the raid's kind, a doubloon and a burial are worth."""


@lru_cache(1 << 12)
def reward(number: int, prices: Prices) -> float:
    """What a raid action brings."""
    total = 0.0
    for code in RAID_ACTIONS[number].reward:
        name = EFFECTS[code].name
        if code == TREASURE_OF_DIE:
            total += prices[0]
        elif name == "doubloons":
            total += NUMBERS[code][0] * prices[1]
        elif name == "vp":
            total += NUMBERS[code][0]
        else:
            total += prices[2] if name == "bury" else CUBE
    return total


@lru_cache(1 << 14)
def spending(actions: int, prices: Prices) -> list[float]:
    """For every strength the most that these raid actions (a mask), each once, can bring for it."""
    found = [0.0] * (STRONGEST + 1)
    number = 0
    while actions:
        if actions & 1:
            price, gain = RAID_ACTIONS[number].strength, reward(number, prices)
            found[price:] = map(max, found[price:], [worth + gain for worth in found])
        actions >>= 1
        number += 1
    return found


def best_spending(actions: int, prices: Prices, strength: int) -> tuple[int, ...]:
    """The raid actions that bring most for a strength, the dearest first."""
    chosen = []
    strength = min(strength, STRONGEST)
    for number in sorted(
        (number for number in range(len(RAID_ACTIONS)) if actions >> number & 1),
        key=lambda number: -RAID_ACTIONS[number].strength,
    ):
        whole, rest = spending(actions, prices)[strength], actions & ~(1 << number)
        if whole > spending(rest, prices)[strength] + 1e-9:
            chosen.append(number)
            strength -= RAID_ACTIONS[number].strength
        actions = rest
    return tuple(chosen)


def mean_best(rows: Sequence[Sequence[float]], least: float = -1.0) -> float:
    """The mean of the best of several dice, one row of worths by face for each; at least `least`."""
    faces = sorted((worth, die) for die, row in enumerate(rows) for worth in row)
    seen = [0] * len(rows)
    before, mean = 0, 0.0
    whole: int = FACES ** len(rows)
    for worth, die in faces:
        seen[die] += 1
        chance = 1
        for count in seen:
            chance *= count
        if chance:
            mean += (max(least, worth)) * (chance - before)
            before = chance
    return mean / whole


@lru_cache(1 << 15)
def raid_worth(actions: int, bonuses: tuple[int, ...], prices: tuple[Prices, ...]) -> float:
    """What a raid with these dice, each with its bonus and its kind's prices, brings if one may roll them once again."""
    rows = [
        [table[max(min(face + bonus, STRONGEST), 0)] for face in range(1, FACES + 1)]
        for bonus, table in zip(bonuses, (spending(actions, each) for each in prices), strict=True)
    ]
    return mean_best(rows, mean_best(rows))
