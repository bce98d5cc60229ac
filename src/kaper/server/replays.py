"""Records looked at again: what is in one, whether it verifies, and its steps as a seat saw them. Runs in workers."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from kaper.core import records
from kaper.core.events import Told
from kaper.core.match import Match
from kaper.core.records import Record
from kaper.core.words import KaperError, Text
from kaper.server.wire import EventLine, RecordInfo, RecordMark, RecordStep, RecordSteps

FACES = ("dice", "faces")


def event_line(n: int, told: Told) -> EventLine:
    """An event as clients get it; its seat and dice stand beside it, so that a log can show them in any game."""
    event = told.event
    seat = getattr(event, "seat", None)
    dice: Any = next((found for name in FACES if isinstance(found := getattr(event, name, None), list | tuple)), [])
    faces = [face for face in dice if isinstance(face, int)]
    return EventLine(n, event, event.text(), event.rule(), seat if isinstance(seat, int) else None, faces)


def look(id: str, text: bytes) -> RecordInfo:
    """What is in a record; a `problem` where rules or dice do not hold."""
    record = records.read(text)
    header = record.header
    problem: Text | None = None
    outcomes = 0
    try:
        outcomes = records.verify(record)
    except KaperError as error:
        problem = error.text
    match: Match[Any] | None = None
    marks: list[RecordMark] = []
    steps = told = 0
    leader: int | None = None
    try:
        for steps, (_, match) in enumerate(records.replay(record, listen=True)):
            if any(event.event.mark == "battle" for event in match.told[told:]):
                marks.append(RecordMark(steps, "battle"))
            told = len(match.told)
            first = match.game.result(match.state).winners
            if len(first) == 1 and first[0] != leader:
                leader = first[0]
                marks.append(RecordMark(steps, "lead", leader))
    except KaperError as error:
        problem = error.text
    seed = record.seed
    return RecordInfo(
        id,
        header.game,
        header.version,
        header.seats,
        [name[:24] for name in header.names[: header.seats]],
        header.options,
        steps + 1,
        header.practice or (match is not None and match.practice),
        header.fair,
        None if seed is None else seed.hex(),
        outcomes,
        problem,
        match.result() if match is not None and match.over else None,
        marks,
    )


def lines_until(text: bytes, step: int) -> int:
    """How many lines of a record lead to a step from which the match can be played on."""
    record = records.read(text)
    if record.header.start is None:
        for at, (line, match) in enumerate(records.replay(record)):
            if at == step and not match.over:
                return line
    raise KaperError(Text("service-no-branch"))


def steps(id: str, text: bytes, first: int, count: int, seat: int | None) -> RecordSteps:
    """Steps of a record as one seat saw them; it ends before the first step that does not follow the rules."""
    record = records.read(text)
    made: list[RecordStep] = []
    total = told = n = 0
    ends = [place for place, entry in enumerate(record.entries) if entry.seat is not None]
    try:
        for total, (line, match) in enumerate(records.replay(record, listen=True)):
            told = min(told, len(match.told))
            fresh = [event for event in match.told[told:] if event.heard_by(seat)]
            if first <= total < first + count:
                place = ends[total - 1] if total else None
                made.append(_step(record, match, (total, line), place, seat, enumerate(fresh, n + 1)))
            told = len(match.told)
            n += len(fresh)
    except KaperError:
        if not made and first == 0:
            raise
    return RecordSteps(id, first, total + 1, made)


def _step(
    record: Record,
    match: Match[Any],
    at: tuple[int, int],
    place: int | None,
    seat: int | None,
    events: Iterable[tuple[int, Told]],
) -> RecordStep:
    entry = None if place is None else record.entries[place]
    view = match.view(seat)
    question = None if seat is None else match.question(seat)
    return RecordStep(
        at[0],
        at[1],
        None if entry is None else entry.seat,
        None if entry is None else entry.answer,
        entry is not None and entry.undo is not None,
        list(match.asked),
        [] if question is None else [question],
        view,
        match.game.panels(view),
        [event_line(n, told) for n, told in events],
        match.over,
        match.result() if match.over else None,
    )
