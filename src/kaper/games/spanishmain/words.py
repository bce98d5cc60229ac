"""Names of things as texts: ships and forts have names of their own, crew, islands and terrain those of the catalogues."""

from __future__ import annotations

from kaper.core.words import Text
from kaper.games.spanishmain.cards import CARDS, FLEETS
from kaper.games.spanishmain.state import KINDS, OWN_FLEET, Sea

ISLAND_NAMES = 10


def ship_name(s: Sea, ship: int) -> str:
    return CARDS[s.ships[ship].card].name


def crew_key(card: int) -> str:
    """The message of a crew: its type, `crew-captain`, or that it has a name of its own."""
    return "crew-" + CARDS[card].name.lower().replace(" ", "-") if CARDS[card].generic else "crew-named"


def crew_text(card: int) -> Text:
    return Text(crew_key(card), {"name": CARDS[card].name})


def island_text(island: int) -> Text:
    return Text(f"island-{island % ISLAND_NAMES + 1}")


def terrain_text(kind: int) -> Text:
    return Text(f"terrain-{KINDS[kind]}")


def fleet_text(fleet: int) -> Text:
    return Text("fleet-own" if fleet == OWN_FLEET else f"fleet-{FLEETS[fleet].id}")


def thing_text(s: Sea, name: str) -> Text | str:
    """What a name of the chart stands for: `island:2`, `ship:0`, `fort:1`, `terrain:0`."""
    kind, _, number = name.partition(":")
    if kind == "ship":
        return ship_name(s, int(number))
    if kind == "fort":
        return CARDS[s.forts[int(number)].card].name
    if kind == "terrain":
        return terrain_text(s.terrain[int(number)].kind)
    return island_text(int(number))


def millimetres(length: float) -> str:
    """A length for people."""
    return str(round(length / 100))


WAYS = ("e", "ne", "n", "nw", "w", "sw", "s", "se")
"""The winds as headings have them: from the east, against the clock."""


def way_text(dx: float, dy: float) -> Text:
    """Which of the eight winds lies that way."""
    across, along = 169 * abs(dx) > 408 * abs(dy), 169 * abs(dy) > 408 * abs(dx)  # within an eighth of a right angle
    north_south = "" if across else "n" if dy > 0 else "s"
    return Text(f"way-{north_south}{'' if along else 'e' if dx > 0 else 'w'}")


def bow_text(heading: int) -> Text:
    """Which of the eight winds a bow points to."""
    return Text(f"way-{WAYS[(heading + 225) // 450 % 8]}")


def heading_text(heading: int) -> Text:
    """A heading as an answer: the wind a bow points to, and the degrees."""
    return Text("option-heading", {"bow": bow_text(heading), "degrees": compass(heading)})


def compass(heading: int) -> int:
    """A heading in degrees as a compass shows it: from north to the right."""
    return (900 - heading) % 3600 // 10
