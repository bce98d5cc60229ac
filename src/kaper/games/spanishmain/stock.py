"""What a fleet has that counts: the numbers in which advice gives its reasons."""

from __future__ import annotations

from kaper.games.spanishmain.state import Sea, gold


def stock(s: Sea, seat: int) -> dict[str, float]:
    """By message: gold at home, coins aboard, ships afloat, masts that stand, crew aboard."""
    ships = [ship for ship in s.ships if ship.owner == seat and not ship.sunk and not ship.wreck]
    return {
        "stock-gold": gold(s, seat),
        "stock-coins": sum(len(ship.coins) for ship in ships),
        "stock-ships": len(ships),
        "stock-masts": sum(ship.masts.bit_count() for ship in ships),
        "stock-crew": sum(len(ship.crew) for ship in ships),
    }
