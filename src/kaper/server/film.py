"""A record played once and kept frame by frame, so that whoever scrubs through it does not play it again each time."""

from __future__ import annotations

import hashlib
from collections import OrderedDict
from collections.abc import Iterator
from typing import Any

import msgspec

from kaper.core import records
from kaper.core.decisions import Answer, Decision
from kaper.core.events import Told
from kaper.core.game import Game, Result
from kaper.core.match import Match
from kaper.core.records import Record
from kaper.core.state import packed
from kaper.core.words import KaperError, Text

LONGEST = 6000  # lines of a record that is kept; a longer one is played anew each time
MOST_WORK = 30_000  # what replaying a record may cost, in answers; the longest games have about two thousand
UNDO_WORK = 10  # taking back costs about as much as so many answers
ROOM = 48 << 20  # bytes of states that are kept in all


class Frame(msgspec.Struct, frozen=True):
    """The match after one answer or undo (step 0: before the first): the state packed, who is asked, what was told."""

    game: Game[Any]
    step: int
    line: int
    seat: int | None
    answer: Answer | None
    undo: bool
    packed: bytes
    asked: dict[int, Decision[Any]]
    told: tuple[Told, ...]
    winners: tuple[int, ...]  # if it ended now
    over: bool
    practice: bool

    def state(self) -> Any:
        """The state as it was."""
        return msgspec.msgpack.decode(self.packed, type=self.game.state)

    def result(self) -> Result | None:
        """Places and scores, if this is the end."""
        return self.game.result(self.state()) if self.over else None


class Film(msgspec.Struct, frozen=True):
    """All frames of a record up to its end, or to where it breaks the rules."""

    frames: list[Frame]
    problem: KaperError | None
    size: int


_films: OrderedDict[bytes, Film] = OrderedDict()


def read(text: bytes) -> Record:
    """A record, if replaying it is not too much work."""
    record = records.read(text)
    undos = sum(entry.undo is not None for entry in record.entries)
    if len(record.entries) + UNDO_WORK * undos > MOST_WORK:
        raise KaperError(Text("service-record-work"))
    return record


def frames_of(text: bytes) -> Iterator[Frame]:
    """The frames of a record's text; raises where it breaks the rules."""
    key = hashlib.blake2b(text, digest_size=16).digest()
    film = _films.get(key)
    if film is None:
        record = read(text)
        if len(record.entries) > LONGEST:
            yield from _played(record)
            return
        film = _films[key] = _filmed(record)
        while len(_films) > 1 and sum(kept.size for kept in _films.values()) > ROOM:
            _films.popitem(last=False)
    _films.move_to_end(key)
    yield from film.frames
    if film.problem is not None:
        raise film.problem


def _filmed(record: Record) -> Film:
    frames: list[Frame] = []
    problem: KaperError | None = None
    try:
        for frame in _played(record):
            frames.append(frame)
    except KaperError as error:
        problem = error
    return Film(frames, problem, sum(len(frame.packed) for frame in frames))


def _played(record: Record) -> Iterator[Frame]:
    answers = [entry for entry in record.entries if entry.seat is not None]
    told = 0
    for step, (line, match) in enumerate(records.replay(record, listen=True)):
        told = min(told, len(match.told))  # an undo takes events back
        yield _frame(match, step, line, answers[step - 1] if step else None, tuple(match.told[told:]))
        told = len(match.told)


def _frame(match: Match[Any], step: int, line: int, entry: records.Entry | None, told: tuple[Told, ...]) -> Frame:
    return Frame(
        match.game,
        step,
        line,
        None if entry is None else entry.seat,
        None if entry is None else entry.answer,
        entry is not None and entry.undo is not None,
        packed(match.state),
        dict(match.asked),
        told,
        tuple(match.game.result(match.state).winners),
        match.over,
        match.practice,
    )
