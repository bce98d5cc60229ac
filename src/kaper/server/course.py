"""The course of a match at a table: the match, its fair chance, its story, and the question that stands.

Knows nothing of storage or of the web: workers follow a whole record with it, and hand back a snapshot from which the
table goes on in milliseconds.
"""

from __future__ import annotations

import time
import zlib
from collections.abc import Sequence
from typing import Any

import msgspec

from kaper.core.chance import Chance, Dice, Fair, Number, Outcome, Shuffle
from kaper.core.game import Game
from kaper.core.match import Match
from kaper.core.records import Entry, Header, Record, go_on, outcome_of, replay
from kaper.core.snapshots import Snapshot, snapshot, snapshot_type, woken
from kaper.server.story import Story

FORMAT = 1
MOST_BYTES = 64 << 20  # of a snapshot, unpacked


class Standing(msgspec.Struct, array_like=True):
    """A snapshot of a course: the match's own, how much chance it used, and the numbers of its story."""

    format: int
    counter: int
    number: int
    match: msgspec.Raw
    story: list[tuple[int, list[int]]]  # of spectators, then of each seat: numbers used, numbers that stand


class Course:
    """A match that is followed."""

    def __init__(self, game: Game[Any], seats: int, options: dict[str, Any], fair: Fair) -> None:
        self.game = game
        self.places = seats
        self.options = options
        self.fair = fair
        self.match: Match[Any] | None = None
        self.story = Story(seats)
        self.number = 0  # of the present question
        self.posed = -1
        self.posed_at = time.monotonic()

    def _follow(self) -> None:
        """The match went on or took something back: number its events, see whether a new question stands."""
        match = self.match
        assert match is not None
        self.story.follow(match.told)
        if match.asked_at != self.posed:
            self.posed, self.number, self.posed_at = match.asked_at, len(match.lines), time.monotonic()

    def replay(self, header: Header, entries: Sequence[Entry]) -> None:
        """Play all lines of a record, up to where the table stood."""
        for entry in entries:
            again(self.fair, outcome_of(entry))
        for _, match in replay(Record(header, list(entries)), then=self.fair, listen=True, game=self.game):
            self.match = match
            self._follow()
        assert self.match is not None
        self.match.table.chance = self.fair

    def go_on(self, entries: list[Entry]) -> None:
        """Play the lines that follow where the match stands."""
        match = self.match
        assert match is not None
        for entry in entries:
            again(self.fair, outcome_of(entry))
        for _ in go_on(match, entries, self.fair) if entries else ():
            self._follow()
        match.table.chance = self.fair

    def snapshot(self) -> bytes:
        """Where the course stands, as bytes."""
        assert self.match is not None
        numbers = [(heard.used, heard.numbers) for heard in self.story.heard.values()]
        match = msgspec.Raw(msgspec.msgpack.encode(snapshot(self.match)))
        return msgspec.msgpack.encode(Standing(FORMAT, self.fair.counter, self.number, match, numbers))

    def wake(self, packed: bytes) -> None:
        """Stand where a snapshot (packed) stood; raises ValueError if it is not one of ours, or not of today's code."""
        try:
            unpacker = zlib.decompressobj()
            standing = msgspec.msgpack.decode(unpacker.decompress(packed, MOST_BYTES), type=Standing)
            if standing.format != FORMAT or len(standing.story) != len(self.story.heard):
                raise ValueError("a snapshot of another form")
            found: Snapshot[Any] = msgspec.msgpack.decode(standing.match, type=snapshot_type(self.game))
            self.fair.counter = standing.counter
            options = self.game.read_options(self.options)
            self.match = woken(self.game, self.places, options, found, self.fair)
        except (zlib.error, msgspec.MsgspecError, LookupError, AttributeError, TypeError, AssertionError) as error:
            raise ValueError(str(error)) from error
        self.story.restore(self.match.told, standing.story)
        self.posed, self.number, self.posed_at = self.match.asked_at, standing.number, time.monotonic()


def pack(snapshot: bytes) -> bytes:
    """A snapshot as it is kept: a third of its size."""
    return zlib.compress(snapshot, 1)


def again(chance: Chance, outcome: Outcome | None) -> None:
    """Draw an outcome again, if it is one, so that the source stands behind it."""
    match outcome:
        case Dice(faces=faces, sides=sides):
            chance.dice(len(faces), sides)
        case Shuffle(order=order):
            chance.permutation(len(order))
        case Number():
            chance.number()
