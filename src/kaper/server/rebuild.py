"""Where tables stand, found by playing their lines again: whole tables, and branches off a record. Runs in workers."""

from __future__ import annotations

import msgspec

from kaper.core.chance import Fair
from kaper.core.game import find_game
from kaper.core.records import Entry, Header
from kaper.core.words import KaperError, Text
from kaper.server.course import Course, pack
from kaper.server.film import frames_of, read

MOST_BRANCHED = 10_000  # lines that a new table may take over


class Branched(msgspec.Struct):
    """What a branched table begins with: its lines, and the snapshot behind them."""

    entries: list[msgspec.Raw]
    snapshot: bytes


def standing(header: Header, seed: bytes, entries: list[Entry]) -> bytes:
    """The snapshot of a table at the end of its lines."""
    assert header.fair is not None
    fair = Fair(seed, header.fair.match, header.fair.nonces)
    course = Course(find_game(header.game), header.seats, header.options, fair)
    course.replay(header, entries)
    return pack(course.snapshot())


def branched(text: bytes, step: int, header: Header, seed: bytes) -> Branched:
    """The beginning of a table with this header and seed that goes on from a step of a record."""
    record = read(text)
    line = next((frame.line for frame in frames_of(text) if frame.step == step and not frame.over), None)
    if record.header.start is not None or line is None or line > MOST_BRANCHED:
        raise KaperError(Text("service-no-branch"))
    entries = record.entries[:line]
    lines = [msgspec.Raw(msgspec.json.encode(entry)) for entry in entries]
    return Branched(lines, standing(header, seed, entries))
