"""An example of a rulebook played with some answers, and what whoever is asked sees then. Runs in workers."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.book import Given, attempt, chaptered
from kaper.core.game import find_game
from kaper.server.replays import event_line
from kaper.server.wire import ExampleAnswer, ExampleStep, PlayMessage, RefusedMessage


def tried(game: str, example: str, given: Sequence[ExampleAnswer], panels: bool) -> ExampleStep:
    """Where an example stands after these answers."""
    found = find_game(game)
    book = chaptered(found)
    named = next(one for one in book.examples if one.id == example)
    now = attempt(found, named, book.kept[example], [Given(one.seat, one.answer) for one in given])
    match = now.match
    asked = list(match.asked)
    last = now.given[-1].seat if now.given else 0
    seat = now.next.seat if now.next is not None else last if last in asked or not asked else asked[0]
    heard = [(n, told) for n, told in enumerate(match.told, 1) if told.heard_by(seat)]
    view = match.view(seat)
    question = match.question(seat)
    play = PlayMessage(
        number=len(match.lines),
        viewpoint=seat,
        view=view,
        panels=found.panels(view) if panels else [],
        questions=[] if question is None else [question],
        asked=asked,
        waiting=match.waiting,
        window=False,
        cut=None,
        events=[event_line(n, told) for n, told in heard],
        undoable=[],
        free=[],
        kept=None,
        stood_in=None,
        about=None,
        clock=None,
        practice=True,
        over=match.over,
        result=found.result(match.state) if match.over else None,
        sealed=match.sealed(seat),
    )
    refused = None if now.refused is None else RefusedMessage(now.refused.text, now.refused.rule, given[-1].seat)
    answers = [ExampleAnswer(one.seat, one.answer) for one in now.given]
    after = None if now.next is None else ExampleAnswer(now.next.seat, now.next.answer)
    return ExampleStep(match.seats, answers, now.told, play, after, refused)
