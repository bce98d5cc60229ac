"""Records looked at again: what is in one, whether it verifies, and its steps as a seat saw them. Runs in workers."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kaper.core import records
from kaper.core.events import Told
from kaper.core.hidden import lay_open
from kaper.core.words import KaperError, Text
from kaper.server.film import Frame, frames_of, read
from kaper.server.wire import EventLine, RecordInfo, RecordLog, RecordMark, RecordStep, RecordSteps
from kaper.server.writing import clean

FACES = ("dice", "faces")


def event_line(n: int, told: Told) -> EventLine:
    """An event as clients get it; its seat and dice stand beside it, so that a log can show them in any game."""
    event = told.event
    seat = getattr(event, "seat", None)
    dice: Any = next((found for name in FACES if isinstance(found := getattr(event, name, None), list | tuple)), [])
    faces = [face for face in dice if isinstance(face, int)]
    whom = seat if isinstance(seat, int) else None
    return EventLine(n, event, event.text(), event.rule(), whom, faces, event.heads(), event.befalls, event.great)


def look(id: str, text: bytes) -> RecordInfo:
    """What is in a record; a `problem` where rules or dice do not hold."""
    record = read(text)
    header = record.header
    problem: Text | None = None
    outcomes = 0
    try:
        outcomes = records.verify(record)
    except KaperError as error:
        problem = error.text
    frame: Frame | None = None
    marks: list[RecordMark] = []
    leader: int | None = None
    try:
        for frame in frames_of(text):
            if any(told.event.mark == "battle" for told in frame.told):
                marks.append(RecordMark(frame.step, "battle"))
            if len(frame.winners) == 1 and frame.winners[0] != leader:
                leader = frame.winners[0]
                marks.append(RecordMark(frame.step, "lead", leader))
    except KaperError as error:
        problem = error.text
    seed = record.seed
    return RecordInfo(
        id,
        header.game,
        header.version,
        header.seats,
        [clean(name, 24) for name in header.names[: header.seats]],
        header.options,
        1 if frame is None else frame.step + 1,
        header.practice or (frame is not None and frame.practice),
        header.fair,
        None if seed is None else seed.hex(),
        outcomes,
        problem,
        None if frame is None else frame.result(),
        marks,
    )


def _heard(text: bytes, seat: int | None) -> Iterator[tuple[Frame, list[tuple[int, Told]]]]:
    """The frames of a record, each with what a seat was told then, numbered from 1 through the whole."""
    n = 0
    for frame in frames_of(text):
        fresh = list(enumerate((told for told in frame.told if told.heard_by(seat)), n + 1))
        n += len(fresh)
        yield frame, fresh


def steps(
    id: str, text: bytes, first: int, count: int, seat: int | None, panels: bool = True, light: bool = False
) -> RecordSteps:
    """Steps of a record as one seat saw them; it ends before the first step that does not follow the rules.

    With `light` all cards lie open.
    """
    made: list[RecordStep] = []
    total = 0
    try:
        for frame, fresh in _heard(text, seat):
            total += 1
            if first <= frame.step < first + count:
                made.append(_step(frame, seat, [event_line(n, told) for n, told in fresh], panels, light))
    except KaperError:
        if not made and first == 0:
            raise
    return RecordSteps(id, first, total, made)


def _step(frame: Frame, seat: int | None, events: list[EventLine], panels: bool, light: bool) -> RecordStep:
    game, state = frame.game, frame.state()
    decision = None if seat is None else frame.asked.get(seat)
    questions = [] if decision is None else [decision.question(state)]
    if light:
        lay_open(state)
    view = game.view(state, seat)
    return RecordStep(
        frame.step,
        frame.line,
        frame.seat,
        frame.answer,
        frame.undo,
        list(frame.asked),
        questions,
        view,
        game.panels(view) if panels else [],
        events,
        frame.over,
        frame.result(),
    )


def log(id: str, text: bytes, seat: int | None) -> RecordLog:
    """All that a seat was told in a record, step by step, as far as it follows the rules."""
    made: list[list[EventLine]] = []
    try:
        for _, fresh in _heard(text, seat):
            made.append([event_line(n, told) for n, told in fresh])
    except KaperError:
        if not made:
            raise
    return RecordLog(id, made)
