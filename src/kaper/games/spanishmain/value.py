"""What a position is worth to each seat: gold at home, gold on its way there, and ships that can fetch more."""

from __future__ import annotations

from functools import lru_cache

from kaper.core.game import shares_of
from kaper.games.spanishmain.abilities import powers, room
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.helm import rough
from kaper.games.spanishmain.state import Sea, Ship, all_masts, buried, gold, home_of, threshold, wild

COIN = 1.9  # what a face-down coin is worth on average
FLEET = 0.06  # gold for a point of a whole ship
SHARPNESS = 4.0  # how much of the threshold makes victory e times as likely
CRAFT = {
    **dict.fromkeys(("extra_action(5+)", "same_action_twice(5+)", "admiral(6)", "double_damage"), 0.4),
    **dict.fromkeys(("captain", "explorer", "move_plus(", "reroll_any", "armor(", "BROADSIDES", "GHOST"), 0.3),
    **dict.fromkeys(
        ("extra_action(crew)", "cannon_plus(", "cannoneer", "ignore_first_hit", "steal_touch", "MARINE"), 0.2
    ),
    **dict.fromkeys(("shipwright", "board_plus(", "musket(", "gold_plus(", "oars(", "SCHOONER", "crew_safe"), 0.1),
}
"""Gold that an ability is worth aboard a sound ship, by the beginning of its word."""


def value(s: Sea) -> list[float]:
    """The share of victory each seat may expect."""
    if not s.round:
        return [1.0 / s.seats] * s.seats
    needed = threshold(s)
    late = min(1.0, s.round / s.options.rounds)
    lands = [(a, i) for i, a in enumerate(s.islands) if a.coins and wild(s, i)]
    shares = []
    for seat in range(s.seats):
        safe = float(gold(s, seat))
        hoped = prospects(s, seat, [(a.x, a.y, n, i) for a, i in lands if (n := buried(s, a, seat))])
        shares.append((safe + hoped * (1.0 - 0.5 * late)) / needed * SHARPNESS * (1.0 + late))
    return shares_of(shares)


@lru_cache(maxsize=4096)
def craft(words: frozenset[str]) -> float:
    """What the abilities of a ship are worth."""
    return sum(worth for word in words for start, worth in CRAFT.items() if word.startswith(start))


def prospects(s: Sea, seat: int, shores: list[tuple[int, int, int, int]]) -> float:
    """Gold aboard and gold to be fetched, each by how near it is; and the ships with what they and their crew can do."""
    home = s.islands[home_of(s, seat)]
    found = 0.0
    for ship in s.ships:
        if ship.owner != seat or ship.sunk or ship.wreck:
            continue
        whole = all_masts(ship).bit_count()
        health = (ship.masts.bit_count() + 0.5) / (whole + 0.5)
        found += (FLEET * CARDS[ship.card].points + craft(powers(s, ship))) * health
        nearness = max(0.0, 1.0 - rough(ship, home.x, home.y) / (1.3 * s.size))
        if ship.coins:
            aboard = sum(s.worth[coin] for coin in ship.coins)
            found += aboard * (0.35 + 0.5 * nearness) * (1.0 if ship.masts else 0.45)
        if ship.masts and not ship.tangled:
            found += 0.35 * errand(s, ship, shores)
    return found


def errand(s: Sea, ship: Ship, shores: list[tuple[int, int, int, int]]) -> float:
    """The best island it might load at: coins that fit, by how near it is; sooner if its marks or its bow are there."""
    space = room(s, ship)
    best = 0.0
    if space <= 0:
        return best
    for x, y, count, i in shores:
        coins = COIN * min(space, count)
        hope = coins * (1.0 - rough(ship, x, y) / s.size) * (1.15 if ship.docked == i else 1.0)
        best = max(best, hope)
    return best
