"""How it ends: places and tie-breaks, and what a score is made of."""

from __future__ import annotations

from kaper.core.game import Result, ranked
from kaper.core.words import Text
from kaper.games.spanishmain.state import Sea, gold, mine
from kaper.games.spanishmain.words import fleet_text


def standings(s: Sea) -> list[float]:
    """One number a seat, higher is better: gold, then ships afloat, then standing masts; more than half wins outright.

    win.tiebreak
    """
    worth = []
    for seat in range(s.seats):
        fleet = mine(s, seat)
        masts = sum(s.ships[i].masts.bit_count() for i in fleet)
        worth.append(float(gold(s, seat) * 1_000_000 + len(fleet) * 1000 + masts + (seat == s.winner) * 10**9))
    return worth


def result(s: Sea) -> Result:
    """Places by the tie-breaks; scores are gold at home and in forts (win.more-than-half, win.threshold)."""
    return Result(ranked(standings(s)), [gold(s, seat) for seat in range(s.seats)])


def ending(s: Sea) -> Text:
    return Text(f"ending-{s.ending}")


def roles(s: Sea) -> list[Text]:
    """The fleets."""
    return [fleet_text(fleet) for fleet in s.fleets] if -1 not in s.fleets else []


def sources(s: Sea) -> list[dict[str, int]]:
    """Gold at home and gold in forts."""
    found = []
    for seat in range(s.seats):
        at_home = sum(s.worth[coin] for coin in s.homes[seat])
        found.append({"source-home": at_home, "source-fort": gold(s, seat) - at_home})
    return found
