"""What a captain has that counts: the numbers in which advice gives its reasons."""

from __future__ import annotations

from kaper.games.maracaibo.scoring import score
from kaper.games.maracaibo.state import Sea


def stock(s: Sea, seat: int) -> dict[str, float]:
    """By message: points as they would be scored now, doubloons, treasures, improvements, ship upgrades, quests."""
    p = s.players[seat]
    return {
        "stock-points": score(s, p),
        "stock-doubloons": p.doubloons,
        "stock-treasures": sum(p.stored) + sum(p.buried),
        "stock-improvements": len(p.cards),
        "stock-upgrades": p.upgrades,
        "stock-quests": len(p.quests),
    }
