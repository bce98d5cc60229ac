"""What things are worth in points, for bots: weights that change with the rounds left, and what characters promise.

The weights were fitted by least squares on 4,000 games of the quick policy with three and four players: what a chest, a
ship or a card at the beginning of a round was worth in final points over the others' mean.
"""

from __future__ import annotations

from typing import NamedTuple

from kaper.games.sevenseas.cards import (
    CAPTAIN,
    CARTOGRAPHER,
    CONVOYS,
    CURSES,
    FREE_CARDS,
    GOVERNOR,
    ISLANDER,
    MERCHANT,
    NEGOTIATIONS_COST,
    PORTS,
    PRICES,
    SEND_BONUS,
    SHIPS,
    SHIPWRIGHT,
    UNDER_LAST_ROUND,
    nation_of,
    sale,
    size_of,
)
from kaper.games.sevenseas.odds import raid_odds
from kaper.games.sevenseas.state import NOBODY, Player, SevenSeas


class Weights(NamedTuple):
    """What one of each thing is worth."""

    chest: float
    sale: float  # a chest that the hold would bring in the current port
    port: float  # a chest more that it would bring in the best port in hand
    two: float  # two of a kind aboard
    one: float  # a single one
    wanted: float  # two of a kind that the current port wants
    ship: float  # out of the reserve
    ready: float  # one of the first two empty ships
    talisman: float
    yin_yang: float
    skull: float
    double_hold: float
    more_hold: float
    unsinkable: float
    more_unsinkable: float
    convoy: float
    more_convoys: float
    port_card: float
    more_ports: float
    curse: float
    excess: float  # a card above three
    service: float  # an unplayed convoy of a nation one serves


ROUNDS = (0.0, 1.0, 2.5, 5.0, 7.5, 11.0)
FITTED = Weights(
    chest=(1, 0.93, 0.85, 0.78, 0.74, 0.68),  # type: ignore[arg-type]
    sale=(1, 0.68, 0.60, 0.62, 0.57, 0.57),  # type: ignore[arg-type]
    port=(0, 0.70, 0.25, 0.30, 0.28, 0.18),  # type: ignore[arg-type]
    two=(0, 0.20, 0.10, 0.45, 0.30, 0.22),  # type: ignore[arg-type]
    one=(0, 0.22, 0.20, 0.26, 0.26, 0.28),  # type: ignore[arg-type]
    wanted=(0, 0.58, 0.55, 0.37, 0.40, 0.45),  # type: ignore[arg-type]
    ship=(0, 0.56, 1.02, 0.98, 0.90, 0.80),  # type: ignore[arg-type]
    ready=(0, 0.60, 0.37, 0.05, 0.05, 0.05),  # type: ignore[arg-type]
    talisman=(1, 1.02, 1.00, 1.00, 0.98, 0.93),  # type: ignore[arg-type]
    yin_yang=(0.333, 0.39, 0.45, 0.46, 0.48, 0.58),  # type: ignore[arg-type]
    skull=(2, 1.96, 1.92, 1.86, 1.84, 1.65),  # type: ignore[arg-type]
    double_hold=(0, 0.35, 1.00, 1.50, 1.85, 1.90),  # type: ignore[arg-type]
    more_hold=(0, 0.30, 0.70, 1.00, 1.30, 1.30),  # type: ignore[arg-type]
    unsinkable=(0, 0.00, 0.65, 1.70, 1.70, 2.05),  # type: ignore[arg-type]
    more_unsinkable=(0, 0.00, 0.15, 0.55, 1.00, 2.10),  # type: ignore[arg-type]
    convoy=(0, 0.58, 0.90, 0.55, 0.55, 0.45),  # type: ignore[arg-type]
    more_convoys=(0, 0.35, 0.45, 0.45, 0.50, 0.60),  # type: ignore[arg-type]
    port_card=(0, 0.37, 0.70, 0.75, 0.90, 1.10),  # type: ignore[arg-type]
    more_ports=(0, 0.40, 0.60, 0.55, 1.10, 1.20),  # type: ignore[arg-type]
    curse=(0, 0.25, 0.15, 0.05, 0.05, 0.05),  # type: ignore[arg-type]
    excess=(2, 1.43, 0.83, 0.25, 0.25, 0.40),  # type: ignore[arg-type]
    service=(0, 0.31, 0.60, 0.87, 0.95, 1.05),  # type: ignore[arg-type]
)
