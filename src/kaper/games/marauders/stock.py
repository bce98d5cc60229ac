"""What a captain has that counts: the numbers in which advice gives its reasons."""

from __future__ import annotations

from kaper.games.marauders.captains import CREW
from kaper.games.marauders.state import Caribbean, damage, total


def stock(s: Caribbean, seat: int) -> dict[str, float]:
    """By message: Glory, Gold aboard and in the chest, cargo, Glory cards, crew, damage, bounties."""
    p = s.players[seat]
    afloat = p.who >= 0
    return {
        "stock-glory": total(s, p),
        "stock-gold": p.gold + p.stash,
        "stock-cargo": len(p.hold),
        "stock-cards": len(p.hand),
        "stock-crew": p.now[CREW] if afloat else 0,
        "stock-damage": damage(p) if afloat else 0,
        "stock-bounties": sum(p.bounty),
    }
