"""The book of a game: its ledger in the order in which one learns, and examples that can be played through.

Beside a game lie `book.toml`, which names the chapters, introduces each in a paragraph and says which rules stand there,
and `examples.jsonl`, a position and what happened in it for every example. Nothing here is needed to play the game: a
game without a book has its ledger's own groups for chapters.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from fnmatch import fnmatchcase
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from kaper.core.chance import Fast
from kaper.core.decisions import PASS, Answer
from kaper.core.game import Game
from kaper.core.ledger import Ledger, Rule
from kaper.core.match import Match
from kaper.core.positions import line_of, position
from kaper.core.records import Entry, entry_of, outcome_of
from kaper.core.voyages import Staged
from kaper.core.words import KaperError, Refused, Text

SEED = 17
"""Chance of an example, once something else is answered than its record says."""


class Chapter(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A chapter: its title and introduction in both languages, and its rules.

    `rules` are the groups of the ledger (`combat`), single rules, or patterns (`ruling.combat-*`), in the order in which
    they are read; what is named most exactly, counts. `pictures` are drawings of the game's own.
    """

    id: str
    en: str
    pl: str
    intro_en: str = ""
    intro_pl: str = ""
    rules: list[str] = []
    pictures: list[str] = []


class Example(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An example: what it is called and what it shows, in both languages, and the rules it shows, the first one first.

    `match`: which of the matches that its golden test plays. `begun`: so many answers are given already. `windows`: that
    somebody passes is part of what it shows.
    """

    id: str
    en: str
    pl: str
    story_en: str
    story_pl: str
    rules: Annotated[list[str], msgspec.Meta(min_length=1)]
    match: int = 0
    begun: int = 0
    windows: bool = False


class Kept(msgspec.Struct, frozen=True):
    """What was kept of an example: where it begins, as one line, and every answer and outcome."""

    id: str
    position: str
    lines: list[Entry]


class Book(msgspec.Struct, frozen=True):
    """The book of a game. `kept` has the examples that can be played."""

    chapters: list[Chapter]
    examples: list[Example] = []
    kept: dict[str, Kept] = {}

    def rules(self, ledger: Ledger) -> Iterator[tuple[Chapter, list[Rule]]]:
        """The chapters with their rules; a clear error where a rule stands in none or in two."""
        patterns = [(chapter.id, pattern) for chapter in self.chapters for pattern in chapter.rules]
        standing: dict[tuple[str, str], list[Rule]] = {place: [] for place in patterns}
        for rule in ledger.rules.values():
            named = [place for place in patterns if stands_for(place[1], rule.id)]
            exact = max((len(place[1]) for place in named), default=0)
            where = [place for place in named if len(place[1]) == exact]
            if len(where) != 1:
                raise _bad(ledger.package, f"{rule.id} stands in {[chapter for chapter, _ in where]}")
            standing[where[0]].append(rule)
        for chapter in self.chapters:
            yield chapter, [rule for pattern in chapter.rules for rule in standing[chapter.id, pattern]]


def stands_for(pattern: str, id: str) -> bool:
    """Does a pattern of a chapter mean this rule?"""
    return id == pattern or id.startswith(f"{pattern}.") or ("*" in pattern and fnmatchcase(id, pattern))


def _bad(game: str, why: str) -> KaperError:
    return KaperError(Text("error-book", {"game": game, "why": why}))


class _File(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    chapter: list[Chapter]
    example: list[Example] = []


@cache
def book_of(package: str) -> Book | None:
    """The book that lies in a game's package; None where it has none. A clear error where it cannot be read."""
    book, kept = files(package) / "book.toml", files(package) / "examples.jsonl"
    if not book.is_file():
        return None
    try:
        read = msgspec.convert(tomllib.loads(book.read_text(encoding="utf-8")), _File)
        lines = kept.read_bytes().splitlines() if kept.is_file() else []
        played = [msgspec.json.decode(line, type=Kept) for line in lines]
    except (msgspec.MsgspecError, tomllib.TOMLDecodeError) as error:
        raise _bad(package, str(error)) from None
    return Book(read.chapter, read.example, {one.id: one for one in played})


def chaptered(game: Game[Any]) -> Book:
    """The book of a game; of one without a book a chapter for every group of its ledger."""
    found = book_of(game.package)
    if found is not None:
        return found
    groups = dict.fromkeys(id.partition(".")[0] for id in game.ledger.rules)
    return Book([Chapter(group, "", "", rules=[group]) for group in groups])


class Given(msgspec.Struct, frozen=True):
    """An answer in an example, and whose."""

    seat: int
    answer: Answer


class Tried(msgspec.Struct):
    """An example after some answers: the match, what was given in all, what the example would answer next."""

    match: Match[Any]
    given: list[Given]
    told: int
    """So many events were told before the last answer."""
    next: Given | None
    """None: it has been played through, or something else was answered before."""
    refused: Refused | None = None
    """Why the last answer was not taken; all before it were."""


def answers_of(kept: Kept) -> list[Given]:
    """Everything that is answered in an example."""
    return [Given(e.seat, e.answer) for e in kept.lines if e.seat is not None and e.answer is not None]


def attempt(game: Game[Any], example: Example, kept: Kept, given: Sequence[Given]) -> Tried:
    """Play an example with these answers (none: as far as it has begun).

    As long as they are its own, chance falls as it did there, and what it passes in secret windows is passed by itself.
    """
    own = answers_of(kept)
    outcomes = [outcome for entry in kept.lines if (outcome := outcome_of(entry)) is not None]
    state = position(kept.position, game)
    options = getattr(state, "options", game.options())
    match = Match(game, state.seats, options, Staged(outcomes, Fast(SEED)), start=state, listen=True)
    taken: list[Given] = []
    told = 0
    for one in given or own[: example.begun]:
        heard = len(match.told)
        refused = match.act(one.seat, one.answer)
        if refused is not None:
            return Tried(match, taken, told, _next(own, taken, match), refused)
        taken.append(one)
        told = heard
    while not example.windows and (after := _next(own, taken, match)) is not None:
        if after.answer != PASS or not match.asked[after.seat].secret:
            break
        match.act(after.seat, after.answer)
        taken.append(after)
    return Tried(match, taken, told, _next(own, taken, match))


def _next(own: list[Given], taken: list[Given], match: Match[Any]) -> Given | None:
    """What the example answers next, while only its own answers were given and the rules allow it."""
    if match.over or len(taken) >= len(own) or taken != own[: len(taken)]:
        return None
    after = own[len(taken)]
    decision = match.asked.get(after.seat)
    return after if decision is not None and decision.check(match.state, after.answer) is None else None


def kept_of(id: str, match: Match[Any]) -> Kept:
    """What is kept of a match as an example."""
    return Kept(id, line_of(match.game, match.start), [entry_of(line) for line in match.lines])
