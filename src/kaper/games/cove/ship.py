"""Reading a ship: values, speed, dice, and how much it still stands. Nothing here changes the state."""

from __future__ import annotations

from kaper.games.cove.cards import (
    BONES,
    CANNON,
    CREW,
    FLINT,
    KIND,
    MOST_DICE,
    NAVY,
    PIRATE,
    SAILS,
    SILVER,
    TRELAWNEY,
    VALUE,
)
from kaper.games.cove.state import ABOARD, SPOT, Cove

PLAYERS = 5  # ships below this number are sailed by players


def among(mask: int, seat: int) -> bool:
    """Is a seat in a mask of seats?"""
    return bool(mask >> seat & 1)


def value(s: Cove, seat: int, section: int) -> int:
    """The number printed where a marker stands.

    ship.tracks, option.off-mat.value
    """
    return VALUE[section][s.marks[SPOT[seat][section]]]


def parrot(s: Cove, seat: int) -> int:
    """The parrot on the perch, -1 if there is none."""
    perch = s.perches[seat]
    return perch[0] if perch else -1


def speed(s: Cove, ship: int) -> int:
    """Sails, the squire's parrot and, in a battle, the cards laid.

    ship.speed, ship.speed.effective, parrot.trelawney, battle.wind, battle.overboard
    """
    if ship >= PLAYERS:
        return PIRATE[ship].sails
    knots = VALUE[SAILS][s.marks[SPOT[ship][SAILS]]]
    if TRELAWNEY in s.perches[ship]:
        knots += 20
    for card in s.laid[ship]:
        if KIND[card] == "wind":
            knots += 6
        elif KIND[card] == "overboard":
            knots += 2 * s.overboard
    return knots


def dice(s: Cove, ship: int) -> int:
    """How many dice a ship rolls now.

    ship.dice, ship.dice.current, parrot.silver, parrot.bones, battle.grapple, battle.grapple.npc, house.rations
    """
    if ship >= PLAYERS:
        return PIRATE[ship].dice
    bird = parrot(s, ship)
    cannon, crew = VALUE[CANNON][s.marks[SPOT[ship][CANNON]]], VALUE[CREW][s.marks[SPOT[ship][CREW]]]
    if bird == SILVER:
        count = MOST_DICE
    elif bird == BONES:
        count = cannon
    elif in_force(s, "grapple"):
        count = crew
    else:
        count = min(cannon, crew)
    if has_laid(s, ship, "rations"):
        count = min(count + 1, MOST_DICE)
    return count


def has_laid(s: Cove, ship: int, key: str) -> bool:
    """Has this ship such a battle card in force?"""
    return ship < PLAYERS and any(KIND[card] == key for card in s.laid[ship])


def in_force(s: Cove, key: str) -> bool:
    """Has anybody in this battle laid such a battle card?"""
    for cards in s.laid:
        for card in cards:
            if KIND[card] == key:
                return True
    return False


def marks_of(s: Cove, seat: int) -> list[int]:
    """The positions of a ship's four markers."""
    return s.marks[ABOARD[seat]]


def lowest(s: Cove) -> int:
    """The position at which a section is crippled.

    option.off-mat
    """
    return 1 if s.options.crippling == "lowest" else 0


def crippled_sections(s: Cove, seat: int) -> list[int]:
    """The sections whose markers are down."""
    floor = lowest(s)
    return [section for section, mark in enumerate(marks_of(s, seat)) if mark <= floor]


def is_crippled(s: Cove, seat: int) -> bool:
    """Is one of its markers down?"""
    return min(marks_of(s, seat)) <= lowest(s)


def holds_any_number(s: Cove, seat: int) -> bool:
    """Captain Flint's parrot makes the hold endless.

    parrot.flint
    """
    return FLINT in s.perches[seat]


def hull_left(s: Cove, ship: int) -> int:
    """What the hull of a pirate or of the Navy still stands."""
    if ship == NAVY:
        return s.navy_hull
    return s.hulls[black_ship_of(s, ship)]


def black_ship_of(s: Cove, pirate: int) -> int:
    """Which black ship this pirate commands."""
    return next(ship for ship, cards in enumerate(s.at_sea) if pirate in cards)


def pirate_at(s: Cove, place: int) -> int:
    """The pirate at a place, -1 if there is none (an empty black ship is none)."""
    for ship, island in enumerate(s.black):
        if island == place and s.at_sea[ship]:
            return s.at_sea[ship][0]
    return -1


def seats_at(s: Cove, place: int) -> list[int]:
    """The player ships moored at a place."""
    return [seat for seat in range(s.seats) if s.place[seat] == place]


def players_in(s: Cove) -> list[int]:
    """The player ships still in the battle."""
    return [ship for ship in s.fighting if ship < PLAYERS]


def pirates_in(s: Cove) -> list[int]:
    """The pirate and the Navy, where they are still in the battle."""
    return [ship for ship in s.fighting if ship >= PLAYERS]


def lead(s: Cove) -> int:
    """The seat that is asked first this month.

    turn.no-start-player
    """
    return (s.month - 1) % s.seats


def at_large(s: Cove, cards: tuple[int, ...]) -> bool:
    """May one of these cards be in a hand, as far as everybody knows? (Else asking for it would be idle.)

    turn.event-window.idle
    """
    seen, count = s.seen, len(s.seen)
    return any(card < count and seen[card] != -1 for card in cards)


def hit_from(s: Cove, target: int, grapeshot: bool) -> int:
    """The lowest face that hits a target.

    combat.volley.hit, battle.smoke, volley.grapeshot, volley.grapeshot.smoke
    """
    if grapeshot:
        return 3
    return 6 if has_laid(s, target, "smoke") else 5
