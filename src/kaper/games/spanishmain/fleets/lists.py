"""A fleet as text: one card a line, crew under its ship. Read line by line, with a sentence for every line that is wrong.

The format is described in docs/games/spanishmain.md. It is stable: texts that people keep must go on being read.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from difflib import get_close_matches
from functools import cache
from typing import NamedTuple

from kaper.core.words import Refused, Text, refuse
from kaper.games.spanishmain.cards import CARDS, EDITIONS, NUMBER

MOST_LINES = 120
MOST_CHARACTERS = 8_000
MOST_POINTS = 500
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


CURLED = str.maketrans("‘’´`", "''''")


def plain(name: str) -> str:
    """A name as it is looked up: small letters without accents, straight apostrophes, single blanks, nothing invisible."""
    signs = unicodedata.normalize("NFKD", name.translate(CURLED))
    kept = "".join(sign for sign in signs if not unicodedata.combining(sign) and unicodedata.category(sign) != "Cf")
    return " ".join(kept.lower().split())


@cache
def by_name() -> dict[str, list[int]]:
    """Cards by name, as names are looked up."""
    found: dict[str, list[int]] = {}
    for number, card in enumerate(CARDS):
        found.setdefault(plain(card.name), []).append(number)
    return found


def wrong(line: int, key: str, rule: str, **args: int | str | Text) -> Fault:
    return Fault(line, refuse(f"refusal-fleet-{key}", rule, line=line, **args))


def parse(text: str) -> tuple[FleetList, list[Fault]]:
    """A fleet from its text, and what could not be read. A semicolon ends a line like a line break does."""
    if len(text) > MOST_CHARACTERS:
        return FleetList(()), [wrong(0, "too-long", "fleet.text", most=MOST_CHARACTERS)]
    text = text.lstrip("\ufeff")  # some editors begin a file with it
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
        if len(entries) + len(faults) == MOST_LINES:
            return FleetList(()), [wrong(number, "too-many", "fleet.text", most=MOST_LINES)]
        if setting := SETTING.fullmatch(words):
            what, value = setting[1].lower(), setting[2].strip()
            fault = setting_fault(number, what, value)
            if fault is None:
                settings[what] = value
            else:
                faults.append(fault)
            continue
        if ASHORE.fullmatch(words):
            ship = NOBODY
            continue
        head, *names = words.split("=")
        found = find(head, entries[ship].card if ship != NOBODY else NOBODY)
        if isinstance(found, str):
            faults.append(unread(number, found, head.strip() or words))
            continue
        named = {name.strip(): find(name, entries[ship].card if ship != NOBODY else NOBODY) for name in names}
        if unknown := next((unread(number, one, name) for name, one in named.items() if isinstance(one, str)), None):
            faults.append(unknown)
            continue
        kind = CARDS[found].type
        if kind == "ship":
            ship = len(entries)
        whose = ship if kind == "crew" else NOBODY
        entries.append(
            Entry(number, found, whose, tuple(one for name in names if isinstance(one := named[name.strip()], int)))
        )
    name = "".join(c for c in settings["name"] if c.isprintable())[:60]
    return FleetList(tuple(entries), name, settings["edition"].upper(), int(settings["points"] or 0)), faults


def setting_fault(line: int, what: str, value: str) -> Fault | None:
    """What is wrong with a setting: points that are no number, an edition that nobody printed."""
    number = int(value) if value.isascii() and value.isdigit() and len(value) < 5 else MOST_POINTS + 1
    if what == "points" and value and number > MOST_POINTS:
        return wrong(line, "bad-points", "fleet.build-total.equal", text=value[:20])
    if what == "edition" and value and value.upper() not in EDITIONS:
        return wrong(line, "bad-edition", "edition.option", text=value[:20], known=", ".join(EDITIONS))
    return None


def unread(line: int, key: str, words: str) -> Fault:
    """A line that names no card, with the name that it is nearest to; or several, with their ids."""
    if key == "ambiguous":
        ids = [CARDS[card].id for card in by_name()[plain(words)]]
        return wrong(line, key, "fleet.text", text=words[:60], known=", ".join(ids[:4]) + ", …" * (len(ids) > 4))
    near = meant(plain(words))
    if near:
        return wrong(line, "misspelt", "fleet.text", text=words[:60], near=near)
    return wrong(line, key, "fleet.text", text=words[:60])


def meant(words: str) -> str:
    """The name of a card that differs by a slip of the pen; empty: none does."""
    alike = [name for name in by_name() if abs(len(name) - len(words)) < 4]
    found = get_close_matches(words, alike, 1, 0.8)
    return CARDS[by_name()[found[0]][0]].name if found else ""


def find(words: str, ship: int) -> int | str:
    """A card by its id (whatever follows it is for people) or by its whole name; crew types by the nation of their ship.

    Where there is none, or more than one, the name of the sentence that says so.
    """
    words = plain(words)
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
