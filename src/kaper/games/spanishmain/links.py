"""Linked cards: names printed on cards, or named when the fleet was made; each pair aboard makes room for one piece more."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from kaper.games.spanishmain.cards import CARDS, Card


def linked(one: Card, other: Card) -> bool:
    """Does one of the two cards name the other, or all ships of its nation? (crew.linked.crew, crew.linked.ship)"""
    if not one.link and not other.link:
        return False
    if other.name in one.link or one.name in other.link:
        return True
    return any(
        crew.type == "crew" and ship.type == "ship" and f"nation:{ship.nation}" in crew.link
        for crew, ship in ((one, other), (other, one))
    )


def linked_pairs(ship: Card, crew: Sequence[Card], named: Sequence[tuple[int, int]], with_ship: bool) -> int:
    """How many linked pairs there are: crew with crew, and crew with the ship where the edition knows such links.

    crew.linked.cumulative
    """
    found = sum(linked(one, other) for one, other in combinations(crew, 2))
    if with_ship:
        found += sum(linked(one, ship) for one in crew)
    return found + sum(CARDS[one] in crew and CARDS[other] in crew for one, other in named)
