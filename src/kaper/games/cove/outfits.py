"""Outfits before month 1: the steps that can be paid, and every set of them, the likely ones first, for bots and hints."""

from __future__ import annotations

from functools import cache

from kaper.games.cove.cards import COST, SECTIONS, START, TOP, VALUE


def position_of(step: str) -> int:
    """The position that a step reaches: 4 of `hull:4`."""
    return int(step.partition(":")[2])


@cache
def steps_for(gold: int) -> tuple[str, ...]:
    """The steps that could be paid if nothing else were bought."""
    return tuple(
        f"{section}:{position}"
        for section in SECTIONS
        for position in range(START + 1, TOP + 1)
        if sum(COST[START + 1 : position + 1]) <= gold
    )


@cache
def outfits_for(gold: int) -> tuple[tuple[str, ...], ...]:
    """Every set of purchases that can be paid, the likely ones first: firepower and no weak section."""
    found: list[tuple[float, tuple[str, ...]]] = []

    def grow(section: int, left: int, marks: tuple[int, ...]) -> None:
        if section == len(SECTIONS):
            steps = tuple(f"{SECTIONS[i]}:{p}" for i in range(4) for p in range(START + 1, marks[i] + 1))
            dice = min(VALUE[2][marks[2]], VALUE[3][marks[3]])
            found.append((3 * dice + 2 * min(marks) + 0.5 * sum(marks) + 0.4 * marks[1], steps))
            return
        cost, position = 0, START
        while cost <= left:
            grow(section + 1, left - cost, (*marks, position))
            position += 1
            if position > TOP:
                return
            cost += COST[position]

    grow(0, gold, ())
    found.sort(key=lambda outfit: (-outfit[0], outfit[1]))
    return tuple(steps for _, steps in found)
