"""A fleet as text: one card a line, crew under its ship. Read line by line, with a sentence for every line that is wrong.

The format is described in docs/games/spanishmain.md. It is stable: texts that people keep must go on being read.
"""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from kaper.core.words import Refused, refuse
from kaper.games.spanishmain.cards import CARDS, EDITIONS, NUMBER

MOST_LINES = 120
MOST_CHARACTERS = 8_000
NOBODY = -1
SETTING = re.compile(r"(name|edition|points)\s*:\s*(.*)", re.IGNORECASE)
ASHORE = re.compile(r"(home|ashore)\s*:?", re.IGNORECASE)


class Entry(NamedTuple):
    """One card of a fleet: the line it stands on, its number, the place of its ship in the list, and what it names.

    `named`: the crew that a `link_choice` names, or the crew types that stand for Abandoned Crew.
    """

    line: int
    card: int
    ship: int = NOBODY
    named: tuple[int, ...] = ()


class Fault(NamedTuple):
    """What is wrong, and on which line (0: with the fleet as a whole)."""

    line: int
    refused: Refused


class FleetList(NamedTuple):
    """A fleet as somebody wrote it."""

    entries: tuple[Entry, ...]
    name: str = ""
    edition: str = ""
    points: int = 0

    def of(self, kind: str) -> list[Entry]:
        """Its cards of one kind."""
        return [entry for entry in self.entries if CARDS[entry.card].type == kind]

    @property
    def ships(self) -> list[tuple[int, tuple[int, ...]]]:
        """Ships, each with the crew that begins aboard."""
        return [
            (entry.card, tuple(crew.card for crew in self.entries if crew.ship == place))
            for place, entry in enumerate(self.entries)
            if CARDS[entry.card].type == "ship"
        ]

    @property
    def ashore(self) -> list[int]:
        """Crew that begins at home."""
        return [entry.card for entry in self.of("crew") if entry.ship == NOBODY]

    def cards(self, kind: str) -> list[int]:
        return [entry.card for entry in self.of(kind)]


@cache
def by_name() -> dict[str, list[int]]:
    """Cards by name, in small letters."""
    found: dict[str, list[int]] = {}
    for number, card in enumerate(CARDS):
        found.setdefault(card.name.lower(), []).append(number)
    return found


def wrong(line: int, key: str, rule: str, **args: int | str) -> Fault:
    return Fault(line, refuse(f"refusal-fleet-{key}", rule, line=line, **args))


def parse(text: str) -> tuple[FleetList, list[Fault]]:
    """A fleet from its text, and what could not be read. A semicolon ends a line like a line break does."""
    if len(text) > MOST_CHARACTERS:
        return FleetList(()), [wrong(0, "too-long", "fleet.text", most=MOST_CHARACTERS)]
    entries: list[Entry] = []
    faults: list[Fault] = []
    settings = {"name": "", "edition": "", "points": ""}
    ship = NOBODY
    lines = [part for line in text.splitlines() for part in line.partition("#")[0].split(";")] or [""]
    numbers = [n for n, line in enumerate(text.splitlines(), 1) for _ in line.partition("#")[0].split(";")] or [0]
    for number, line in zip(numbers, lines, strict=True):
        words = line.strip(" \t-*•")
        if not words:
            continue
        if len(entries) == MOST_LINES:
            return FleetList(tuple(entries)), [wrong(number, "too-many", "fleet.text", most=MOST_LINES)]
        if setting := SETTING.fullmatch(words):
            settings[setting[1].lower()] = setting[2].strip()
            continue
        if ASHORE.fullmatch(words):
            ship = NOBODY
            continue
        head, *names = words.split("=")
        found = find(head, entries[ship].card if ship != NOBODY else NOBODY)
        if isinstance(found, str):
            faults.append(wrong(number, found, "fleet.text", text=head.strip()[:60]))
            continue
        named = [find(name, NOBODY) for name in names]
        if any(isinstance(one, str) for one in named):
            faults.append(wrong(number, "unknown", "fleet.text", text="=".join(names).strip()[:60]))
            continue
        kind = CARDS[found].type
        if kind == "ship":
            ship = len(entries)
        whose = ship if kind == "crew" else NOBODY
        entries.append(Entry(number, found, whose, tuple(one for one in named if isinstance(one, int))))
    points, edition = settings["points"], settings["edition"].upper()
    if points and not (points.isascii() and points.isdigit() and len(points) < 5):
        faults.append(wrong(0, "bad-points", "fleet.build-total.equal", text=points[:20]))
        points = ""
    if edition and edition not in EDITIONS:
        faults.append(wrong(0, "bad-edition", "edition.option", text=edition[:20], known=", ".join(EDITIONS)))
        edition = ""
    name = "".join(c for c in settings["name"] if c.isprintable())[:60]
    return FleetList(tuple(entries), name, edition, int(points or 0)), faults


def find(words: str, ship: int) -> int | str:
    """A card by its id (whatever follows it is for people) or by its whole name; crew types by the nation of their ship.

    Where there is none, or more than one, the name of the sentence that says so.
    """
    words = words.strip().lower()
    first, *rest = words.split() or [""]
    for id in (first, f"{first}-{rest[0]}" if rest else ""):  # one card is printed as PP 376
        if id in NUMBER:
            return NUMBER[id]
    cards = by_name().get(words, [])
    if ship != NOBODY and len(cards) > 1:
        kin = [card for card in cards if CARDS[card].nation == CARDS[ship].nation]
        cards = kin or cards
    if len({(CARDS[card].nation, CARDS[card].effects, CARDS[card].points, CARDS[card].type) for card in cards}) > 1:
        return "ambiguous"
    return cards[0] if cards else "unknown"


def written(fleet: FleetList, names: bool = True) -> str:
    """The fleet as text; without names it is one short line, to be passed on as a link."""
    parts: list[str] = []
    if fleet.name:
        parts.append(f"name: {fleet.name}")
    if fleet.edition:
        parts.append(f"edition: {fleet.edition}")
    if fleet.points:
        parts.append(f"points: {fleet.points}")

    def line(entry: Entry, indent: str = "") -> str:
        card = CARDS[entry.card]
        more = "".join(f" = {CARDS[one].id}" for one in entry.named)
        return f"{indent}{card.id} {card.name}{more}" if names else f"{card.id}{more.replace(' ', '')}"

    for place, entry in enumerate(fleet.entries):
        if CARDS[entry.card].type == "ship":
            parts.append(line(entry))
            parts += [line(crew, "  ") for crew in fleet.entries if crew.ship == place]
    waiting = [entry for entry in fleet.of("crew") if entry.ship == NOBODY]
    if waiting:
        parts.append("home:")
        parts += [line(entry, "  ") for entry in waiting]
    parts += [line(entry) for kind in ("fort", "event", "treasure") for entry in fleet.of(kind)]
    return "\n".join(parts) + "\n" if names else ";".join(parts)


def made_of(
    ships: Sequence[tuple[int, Sequence[int]]],
    ashore: Sequence[int] = (),
    others: Sequence[int] = (),
    name: str = "",
) -> FleetList:
    """A fleet from card numbers: ships with the crew aboard, crew at home, forts, events and treasures."""
    entries: list[Entry] = []
    for ship, crew in ships:
        place = len(entries)
        entries.append(Entry(len(entries) + 1, ship))
        for card in crew:
            entries.append(Entry(len(entries) + 1, card, place))
    for card in (*ashore, *others):
        entries.append(Entry(len(entries) + 1, card))
    return FleetList(tuple(entries), name)
