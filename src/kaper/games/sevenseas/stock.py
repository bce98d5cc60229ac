"""What a captain has that counts: the numbers in which advice gives its reasons."""

from __future__ import annotations

from kaper.games.sevenseas.state import SevenSeas


def stock(s: SevenSeas, seat: int) -> dict[str, float]:
    """By message: chests, ships, goods aboard, talismans, skulls, adventure cards."""
    p = s.players[seat]
    return {
        "stock-chests": p.chests,
        "stock-ships": p.fleet,
        "stock-goods": len(p.hold),
        "stock-talismans": len(p.talismans),
        "stock-skulls": p.skulls,
        "stock-cards": len(p.hand),
    }
