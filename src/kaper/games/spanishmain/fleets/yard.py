"""The yard of this game: all cards with their words, lists examined, built and preset."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache

from kaper.core.chance import Fast
from kaper.core.yard import CardInfo, Examined, Listed, ListFault, Yard
from kaper.games.spanishmain.cards import CARDS, EDITION, EDITIONS, FLEETS, fielded, pool
from kaper.games.spanishmain.describe import abilities_of, name_text
from kaper.games.spanishmain.fleets.builder import build, random_fleet
from kaper.games.spanishmain.fleets.legal import costs, faults, idle_crew, limit
from kaper.games.spanishmain.fleets.lists import MOST_POINTS, Fault, made_of, parse, written


@cache
def cards() -> list[CardInfo]:
    """Every card, in the order of the sets."""
    return [
        CardInfo(
            card.id,
            card.set,
            card.type,
            name_text(number),
            card.nation if card.nation != "none" else "",
            card.generic,
            card.points,
            card.gold,
            card.masts,
            card.cargo,
            "+".join(card.move),
            [f"{gun.rank}{gun.range}" for gun in card.cannons],
            list(card.link),
            sorted(card.keywords),
            sorted(card.effects),
            abilities_of(card),
            fielded(card),
            card.rarity,
        )
        for number, card in enumerate(CARDS)
    ]


def examine(text: str, edition: str = "", points: int = 0) -> Examined:
    """A fleet as it was understood, for a game of this edition and build total."""
    fleet, found = parse(text)
    edition = edition or fleet.edition or EDITIONS[-1]
    points = min(points or fleet.points or EDITION[edition].points, MOST_POINTS)
    if fleet.entries or not found:  # of what could not be read nothing else is said
        found += faults(fleet, edition, points)
    found.sort(key=lambda fault: (fault.line == 0, fault.line))
    prices = costs(fleet, edition)
    return Examined(
        fleet.name,
        edition,
        points,
        limit(fleet, points),
        sum(prices),
        [
            Listed(entry.line, CARDS[entry.card].id, price, entry.ship)
            for entry, price in zip(fleet.entries, prices, strict=True)
        ],
        told(found),
        written(fleet),
        written(fleet, names=False),
        told(idle_crew(fleet)),
    )


def told(found: Iterable[Fault]) -> list[ListFault]:
    return [ListFault(fault.line, fault.refused.text, fault.refused.rule) for fault in found]


def built(edition: str, points: int, seed: int, nation: str, at_random: bool) -> str:
    """A fleet as text."""
    edition = edition or EDITIONS[-1]
    points = min(points or EDITION[edition].points, MOST_POINTS)
    below = Fast(seed).below
    fleet = random_fleet(edition, points, below, nation=nation) if at_random else build(edition, points, below, nation)
    return written(fleet._replace(edition=edition, points=points))


def presets(edition: str, points: int) -> dict[str, str]:
    """The preset fleets as texts."""
    edition = edition or EDITIONS[-1]
    found = {}
    for number in pool(edition, points or EDITION[edition].points):
        preset = FLEETS[number]
        fleet = made_of([(ship, list(crew)) for ship, crew in preset.ships], [], [preset.fort] * (preset.fort >= 0))
        found[preset.id] = written(fleet._replace(edition=edition, points=preset.points))
    return found


YARD = Yard(EDITIONS, cards, examine, built, presets)
