"""Names of things as texts: islands, sections, cards and ships, in the grammatical case a sentence needs."""

from __future__ import annotations

from kaper.core.words import Refused, Text, Who, refuse
from kaper.games.cove.cards import ALL_SECTIONS, KIND, NAVY, RULE, SECTIONS, TREASURES
from kaper.games.cove.ship import PLAYERS
from kaper.games.cove.state import Cove


def _case(case: str) -> str:
    return f".{case}" if case else ""


def island_name(place: int, case: str = "") -> Text:
    """Hull Island; cases in Polish: gen, acc, loc."""
    return Text(f"island-{place}{_case(case)}")


def section_name(section: int, case: str = "") -> Text:
    """Hull, sails, cannon, crew, or all four."""
    return Text(f"section-{'all' if section == ALL_SECTIONS else SECTIONS[section]}{_case(case)}")


def card_name(card: int, case: str = "") -> Text:
    """The name of a tavern card or pirate."""
    return Text(f"card-{KIND[card]}{_case(case)}")


def treasure_name(card: int) -> Text:
    """What a treasure card holds."""
    t = TREASURES[card]
    return Text("treasure", {"fame": t.fame, "gold": t.gold, "chests": t.chests, "tavern": t.tavern})


def ship_name(ship: int, case: str = "") -> Text | Who:
    """The captain of a ship: a player, a pirate or the Navy. As a `vessel` even Bonny and Read are one."""
    if ship < PLAYERS:
        return Who(ship)
    return Text(f"card-navy{_case(case)}") if ship == NAVY else card_name(ship, case)


def ship_target(ship: int) -> str:
    """A ship on the board, to be clicked."""
    if ship < PLAYERS:
        return f"ship:{ship}"
    return "navy" if ship == NAVY else "pirate"


def place_target(ship: int, section: int) -> str:
    """The one address of a section: as an answer, in odds and events, and on the board. Of pirates there is the hull."""
    return f"ship:{ship}/{SECTIONS[section]}" if ship < PLAYERS and 0 <= section < len(SECTIONS) else ship_target(ship)


AT_SECTION = tuple(tuple(place_target(seat, section) for section in range(len(SECTIONS))) for seat in range(PLAYERS))
AT_SHIP = tuple(ship_target(seat) for seat in range(PLAYERS))
AIMED = {place: (seat, section) for seat, places in enumerate(AT_SECTION) for section, place in enumerate(places)} | {
    ship: (seat, ALL_SECTIONS) for seat, ship in enumerate(AT_SHIP)
}
"""The seat and section behind an address."""


def refuse_card(s: Cove, seat: int, key: str) -> Refused:
    """Why such a card cannot be played: the captain does not hold it, or this is not its moment."""
    held = any(KIND[card] == key for card in s.hands[seat])
    return refuse("refusal-card-not-now" if held else "refusal-not-held", RULE[key], card=Text(f"card-{key}"))
