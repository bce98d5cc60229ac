"""The schedule: which bot sits where in which match, so that every bot has every seat equally often."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import msgspec

from kaper.core.chance import Fast
from kaper.core.game import Game


class Pairing(msgspec.Struct, frozen=True):
    """One match to be played: `deal` names its chance, `lineup` the number of the bot in every seat."""

    number: int
    deal: int
    lineup: list[int]


def default_seats(game: Game[Any], bots: int) -> int:
    """One seat a bot where the game allows that, else the nearest number it does allow."""
    return min(game.seats, key=lambda seats: (abs(seats - bots), seats))


def entrants(specs: Sequence[str], seats: int) -> list[str]:
    """Those who compete: the bots named, the last of them again and again until all seats are taken."""
    return [*specs, *([specs[-1]] * (seats - len(specs)))]


def names(specs: Sequence[str]) -> list[str]:
    """A name for everyone: bots of the same kind are numbered from the second on."""
    found: list[str] = []
    for place, spec in enumerate(specs):
        before = specs[:place].count(spec)
        found.append(f"{spec}#{before + 1}" if before else spec)
    return found


def schedule(specs: Sequence[str], seats: int, matches: int, seed: int) -> list[Pairing]:
    """At least so many matches, in rounds in which one deal is played with every bot in every seat once.

    The order round the table changes from round to round, so that nobody always sits behind the same neighbour.
    Where bots of one kind would only repeat a match of the deal, a new deal is taken.
    """
    rng, bots = Fast(seed), len(specs)
    pairings: list[Pairing] = []
    deal = -1
    while len(pairings) < matches:
        order = rng.permutation(bots)
        deal, played = deal + 1, set[tuple[str, ...]]()
        for shift in range(bots):
            lineup = [order[(shift + seat) % bots] for seat in range(seats)]
            kinds = tuple(specs[bot] for bot in lineup)
            if kinds in played:
                deal, played = deal + 1, set()
            played.add(kinds)
            pairings.append(Pairing(len(pairings), deal, lineup))
    return pairings
