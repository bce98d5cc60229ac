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
