"""`kaper replay`: steps through a record, forwards and back."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from kaper.cli.answers import in_words
from kaper.cli.screen import Screen
from kaper.cli.voice import Voice, printable
from kaper.core.events import Told
from kaper.core.game import Game, Result, find_game
from kaper.core.match import Match
from kaper.core.panels import Panel
from kaper.core.records import Entry, Record, read_file
from kaper.core.records import replay as played
from kaper.core.words import ALL, KaperError, Question, Who
from kaper.core.words import Text as Words


class Frame(msgspec.Struct):
    """What one line of the record did."""

    line: int
    entry: Entry | None
    question: Question | None
    events: list[Told]
    panels: list[Panel]


class Film(msgspec.Struct):
    """A record made ready to be looked at, as far as it can be played."""

    frames: list[Frame]
    result: Result | None
    error: KaperError | None


def replay(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    seat: Annotated[int | None, typer.Option("--seat", metavar="N")] = None,
) -> int:
    """Step through a record; one who looks as a seat sees what that seat saw."""
    voice: Voice = ctx.obj
    record = read_file(file)
    game = find_game(record.header.game)
    voice.learn(game)
    if seat is not None and not 1 <= seat <= record.header.seats:
        raise KaperError(Words("cli-bad-value", {"command": "replay", "parameter": "--seat"}))
    film = filmed(game, record, None if seat is None else seat - 1)
    names = [printable(name)[:24] for name in record.header.names]
    if len(names) != record.header.seats:
        names = [voice.say("seat", number=number + 1) for number in range(record.header.seats)]
    screen = Screen(voice, game, names)
    if sys.stdin is not None and sys.stdin.isatty() and voice.console.is_terminal:
        step_through(screen, film)
    else:
        for frame in film.frames:
            show(screen, frame, board=False)
        close(screen, film)
    if film.error is not None:
        if film.error.line is not None and "line" not in film.error.text.args:
            voice.tell("cli-at-line", line=film.error.line)
        raise film.error
    return 0


def filmed(game: Game[Any], record: Record, seat: int | None) -> Film:
    """Play the record and keep what can be seen of it; where it breaks, the reason is kept as well."""
    film = Film([], None, None)
    questions: dict[int, Question | None] = {}
    heard, used = 0, 0
    match: Match[Any] | None = None
    try:
        for lines, match in played(record, listen=True, game=game):
            entry = next((e for e in record.entries[used:lines] if e.seat is not None), None)
            mine = entry is not None and (seat is None or entry.seat == seat)
            question = questions.get(entry.seat) if entry is not None and entry.seat is not None else None
            heard = min(heard, len(match.told))
            events = everything(match.told[heard:]) if seat is None else match.events(seat, heard)
            film.frames.append(
                Frame(used + 2, entry if mine else None, question, events, game.panels(match.view(seat)))
            )
            heard, used = len(match.told), lines
            questions = {asked: match.question(asked) for asked in match.asked}
    except KaperError as error:
        film.error = error
    if match is not None and match.over:
        film.result = match.result()
    return film


def everything(told: list[Told]) -> list[Told]:
    """All events for one who may see all: what only some were told whole is not repeated as the others heard it."""
    return [told[i] for i in range(len(told)) if i == 0 or told[i].to == ALL or told[i].to != ~told[i - 1].to]


def step_through(screen: Screen, film: Film) -> None:
    """Enter goes on, `b` back, a number to that line, `a` to the end, `q` out."""
    place = 0
    screen.tell("cli-replay-help", "dim")
    while place < len(film.frames):
        show(screen, film.frames[place], board=True)
        wish = input(screen.say("cli-replay-prompt", place=place + 1, number=len(film.frames)) + " ").strip()
        if wish.casefold() == "q":
            return
        if wish.casefold() == "b":
            place = max(place - 1, 0)
        elif wish.casefold() == "a":
            for frame in film.frames[place + 1 :]:
                show(screen, frame, board=False)
            break
        elif wish.isdecimal():
            later = [i for i, frame in enumerate(film.frames) if frame.line >= int(wish[:9])]
            place = later[0] if later else len(film.frames) - 1
        else:
            place += 1
    close(screen, film)


def show(screen: Screen, frame: Frame, *, board: bool) -> None:
    """One step: who answered what, what came of it, and the board."""
    if board:
        screen.board(frame.panels)
    entry = frame.entry
    if entry is not None and entry.undo is not None:
        screen.tell(Words("cli-replay-undo", {"line": frame.line, "who": Who(entry.seat or 0)}), "bold")
    elif entry is not None:
        answer = in_words(frame.question, entry.answer, screen.say)
        args: dict[str, Any] = {"line": frame.line, "who": Who(entry.seat or 0), "answer": answer}
        args["prompt"] = frame.question.prompt if frame.question is not None else ""
        screen.tell(Words("cli-replay-answer", args), "bold")
    screen.story(frame.events)


def close(screen: Screen, film: Film) -> None:
    """The end of the record: the board, and who won."""
    if film.frames:
        screen.board(film.frames[-1].panels)
    if film.result is not None:
        screen.result(film.result)
