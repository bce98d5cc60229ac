"""Abilities, asked for at named moments: before a move, at a shot, at a boarding, when something is loaded or mended.

A card's ability is a word of its `effects`. A ship's own is always usable; a crew's only aboard a ship of its nation, and
using it turns the crew face up.
"""

from __future__ import annotations

from kaper.games.spanishmain.cards import CARDS, Cannon, Card
from kaper.games.spanishmain.geometry.course import Allowance
from kaper.games.spanishmain.geometry.units import LENGTHS
from kaper.games.spanishmain.state import Fort, Sea, Ship, all_masts

OWN, NOBODY = -2, -1
MUSKET = Cannon(3, "S")


def giver(s: Sea, ship: Ship, effect: str) -> int:
    """Who gives a ship this ability: a crew (one face up before others), the ship's own card (OWN), or NOBODY."""
    card = CARDS[ship.card]
    if effect in card.effects:
        return OWN
    found = NOBODY
    for item in ship.crew:
        crew = CARDS[s.crew_card[item]]
        if effect in crew.effects and crew.nation == card.nation:
            if s.seen[item] == -1:
                return item
            if found == NOBODY:
                found = item
    return found


def has(s: Sea, ship: Ship, effect: str) -> bool:
    return giver(s, ship, effect) != NOBODY


def perhaps(s: Sea, ship: Ship, effect: str) -> bool:
    """May it have the ability, as far as everybody can see?"""
    for item in ship.crew:
        if s.seen[item] != -1:
            return True
    return has(s, ship, effect)


# cargo


def space_taken(s: Sea, ship: Ship) -> int:
    """Cargo spaces filled by coins and crew."""
    return len(ship.coins) + sum("no_space" not in CARDS[s.crew_card[item]].effects for item in ship.crew)


def room(s: Sea, ship: Ship) -> int:
    """Cargo spaces left."""
    return CARDS[ship.card].cargo - space_taken(s, ship)


def crew_points(s: Sea, ship: Ship) -> int:
    return sum(CARDS[s.crew_card[item]].points for item in ship.crew)


def takes_crew(s: Sea, ship: Ship, item: int) -> bool:
    """May this crew come aboard? It needs a space, and all crew together cost at most what the ship does."""
    crew, card = CARDS[s.crew_card[item]], CARDS[ship.card]
    if crew_points(s, ship) + crew.points > card.points:
        return False
    return "no_space" in crew.effects or room(s, ship) > 0


# before a move


def bonus_move(s: Sea, ship: Ship) -> list[tuple[str, str]]:
    """Segments beyond the base move, each with the ability that gives it."""
    if not ship.masts:
        return [("S", "move_plus(S)")] if any_crew(s, ship, "move_plus(S)") else []
    found = []
    if has(s, ship, "move_plus(S)"):
        found.append(("S", "move_plus(S)"))
    card = CARDS[ship.card]
    if card.effects:
        if "move_plus(S;if=no_cargo)" in card.effects and not space_taken(s, ship):
            found.append(("S", "move_plus(S;if=no_cargo)"))
        if "move_plus(L;if=all_masts)" in card.effects and ship.masts == all_masts(ship):
            found.append(("L", "move_plus(L;if=all_masts)"))
    return found


def any_crew(s: Sea, ship: Ship, effect: str) -> bool:
    return giver(s, ship, effect) >= 0


def base_move(s: Sea, ship: Ship, towing: bool) -> tuple[str, ...]:
    """The segments of the base move: S in tow duty, for oars and for a full hold that slows the ship."""
    card = CARDS[ship.card]
    if towing or not ship.masts:
        return ("S",)
    if "move_set(S;if=cargo_full)" in card.effects and room(s, ship) <= 0:
        return ("S",)
    return card.move


def own_move(s: Sea, ship: Ship) -> bool:
    """Can it sail at all: it has a mast, or oars?"""
    return ship.masts > 0 or has(s, ship, "oars(S)")


def allowance(base: str, bonus: str, rest: int = 0, casts_off: bool = False) -> Allowance:
    """Segments written as letters, for the geometry."""
    return Allowance(tuple(LENGTHS[c] for c in base), tuple(LENGTHS[c] for c in bonus), rest, casts_off)


# at a shot


def cannon(card: Card, number: int) -> Cannon:
    """A ship's or fort's cannon as it fires."""
    gun = card.cannons[number]
    return Cannon(gun.rank, "L") if "all_L" in card.effects else gun


def roll_bonus(s: Sea, shooter: Ship, target: Ship | Fort) -> int:
    """What is added to a cannon's die against this target. Different conditions add up, equal ones do not."""
    card, other = CARDS[shooter.card], CARDS[target.card]
    bonus = 0
    if isinstance(target, Ship):
        effect = f"cannon_plus(1;vs={other.nation})"
        bonus += effect in card.effects or any_crew(s, shooter, effect)
        bonus += f"weak_to({card.nation})" in other.effects
    return bonus


def fort_bonus(s: Sea, fort: Fort, target: Ship | Fort) -> int:
    """The same for a fort that shoots."""
    card, bonus = CARDS[fort.card], 0
    if "cannon_plus(1;if=ship_docked_here)" in card.effects:
        bonus += any(ship.docked == fort.island and not ship.sunk for ship in s.ships)
    if isinstance(target, Ship):
        bonus += f"weak_to({card.nation})" in CARDS[target.card].effects
    return bonus


def immune(target: Ship | Fort, gun: Cannon) -> bool:
    """Guns of range L may not even be aimed at what is immune to them."""
    return gun.range == "L" and "immune(L)" in CARDS[target.card].effects


def number_to_beat(gun: Cannon, bonus: int) -> int:
    """The least die that hits: more than the rank with the bonus, and never a 1."""
    return max(gun.rank - bonus + 1, 2)


# at a boarding


def boarding_bonus(s: Sea, ship: Ship) -> int:
    return int(has(s, ship, "board_plus(1)"))
