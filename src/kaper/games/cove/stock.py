"""What a captain has that counts: the numbers in which advice gives its reasons."""

from __future__ import annotations

from kaper.games.cove.ship import marks_of
from kaper.games.cove.state import Cove


def stock(s: Cove, seat: int) -> dict[str, float]:
    """By message: fame, gold, chests, tavern cards, and how strong the ship is in all."""
    return {
        "stock-fame": s.fame[seat],
        "stock-gold": s.gold[seat],
        "stock-chests": s.chests[seat],
        "stock-cards": len(s.hands[seat]),
        "stock-strength": sum(marks_of(s, seat)),
    }
