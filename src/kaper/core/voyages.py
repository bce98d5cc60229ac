"""First voyages: a record with a script beside it, by which a table teaches its game to one person.

Beside a game lie `voyage.jsonl`, the record of a short match (every answer and outcome up to where the lessons end), and
`voyage.toml`, the script: which of the learner's answers is asked for with which note, and what the note points at. The
words are messages of `locale/voyage.en.ftl` and `locale/voyage.pl.ftl`. Nothing here is needed to play the game.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from typing import Annotated, Any

import msgspec

from kaper.core.chance import Chance, Loaded, Outcome
from kaper.core.decisions import Answer
from kaper.core.game import Game
from kaper.core.match import Answered, Line, Match
from kaper.core.records import Header, outcome_of, read
from kaper.core.words import KaperError, Text


class Step(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One note of a voyage: the message `voyage-NOTE` with its `.title` and, where it has one, `.wrong`.

    `answer`: which of the learner's answers in the record it asks for, counted from 0; without it the note is only read.
    `question`: the name of the question that must stand there. `point`: what it points at, targets and spots of the
    board; of none, the targets of the answer. `also`: further answers that are as good and lead to the same lesson.
    `lesson`: a new lesson begins here, a bead in the top bar.
    """

    note: str
    answer: Annotated[int, msgspec.Meta(ge=0)] | None = None
    question: str = ""
    point: list[str] = []
    also: list[Answer] = []
    lesson: bool = False


class Script(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The script beside the record. The learner has `seat`; it takes about so many `minutes`."""

    minutes: int
    step: list[Step]
    seat: int = 0


class Voyage:
    """A guided voyage: what everybody answers, how chance falls, and what the learner is told."""

    def __init__(self, header: Header, script: Script, lines: Sequence[tuple[int, Answer] | Outcome]) -> None:
        self.header = header
        self.script = script
        self.answers: list[list[Answer]] = [[] for _ in range(header.seats)]
        self.outcomes: list[Outcome] = []
        for line in lines:
            if isinstance(line, tuple):
                self.answers[line[0]].append(line[1])
            else:
                self.outcomes.append(line)
        self.asking = {step.answer: step for step in script.step if step.answer is not None}
        self.last = max(self.asking, default=-1)

    @property
    def seat(self) -> int:
        """Where the learner sits."""
        return self.script.seat

    def wanted(self, path: Sequence[Line], seat: int) -> Answer | None:
        """What a seat answers next by the record; None once it says nothing more."""
        given, said = answers_in(path, seat), self.answers[seat]
        over = answers_in(path, self.seat) > self.last
        return None if over or given >= len(said) else said[given]

    def at(self, match: Match[Any]) -> int:
        """Which answer of the learner's comes next, one more than the last when the lessons are over.

        Where the rules ask something else than the script expects, the lessons are over and the game goes on.
        """
        number, asked = answers_in(match.path, self.seat), match.asked.get(self.seat)
        step = self.asking.get(number)
        astray = step is not None and asked is not None and step.question != asked.name()
        return self.last + 1 if astray or number > self.last or match.over else number

    def quiet(self, match: Match[Any]) -> Answer | None:
        """What is answered for the learner without a word, because no lesson asks for it yet."""
        number, asked = answers_in(match.path, self.seat), match.asked.get(self.seat)
        if asked is None or number >= self.last or number in self.asking:
            return None
        answer = self.answers[self.seat][number]
        return None if asked.check(match.state, answer) is not None else answer

    def allows(self, match: Match[Any], answer: object) -> bool:
        """Is this an answer that the lesson asks for? When the lessons are over, every answer is."""
        number = self.at(match)
        step = self.asking.get(number)
        return step is None or answer == self.answers[self.seat][number] or answer in step.also

    def chance(self, path: Sequence[Line], then: Chance) -> Staged:
        """Chance as it fell in the record, from where a match stands; then that of another source."""
        staged = Staged(self.outcomes, then)
        staged.place = min(len(self.outcomes), sum(not isinstance(line, Answered) for line in path))
        return staged


class Staged(Loaded):
    """Loaded chance that goes over to its other source where something else is asked for than was prepared."""

    def dice(self, count: int, sides: int = 6) -> list[int]:
        try:
            return super().dice(count, sides)
        except KaperError:
            return self._leave().dice(count, sides)

    def permutation(self, size: int) -> list[int]:
        try:
            return super().permutation(size)
        except KaperError:
            return self._leave().permutation(size)

    def number(self) -> int:
        try:
            return super().number()
        except KaperError:
            return self._leave().number()

    def _leave(self) -> Chance:
        assert self.then is not None
        self.place = len(self.outcomes)
        return self.then


def answers_in(path: Sequence[Line], seat: int) -> int:
    """How many answers of a seat stand."""
    return sum(isinstance(line, Answered) and line.seat == seat for line in path)


@cache
def voyage_of(package: str) -> Voyage | None:
    """The voyage that lies in a game's package; None where it has none. A clear error where it cannot be read."""
    record, script = files(package) / "voyage.jsonl", files(package) / "voyage.toml"
    if not script.is_file():
        return None
    kept = read(record.read_bytes())
    lines: list[tuple[int, Answer] | Outcome] = []
    for entry in kept.entries:
        outcome = outcome_of(entry)
        if outcome is not None:
            lines.append(outcome)
        elif entry.seat is not None and entry.answer is not None:
            lines.append((entry.seat, entry.answer))
    try:
        read_script = msgspec.convert(tomllib.loads(script.read_text(encoding="utf-8")), Script)
    except (msgspec.ValidationError, tomllib.TOMLDecodeError) as error:
        raise KaperError(Text("error-voyage", {"game": kept.header.game, "why": str(error)})) from None
    return Voyage(kept.header, read_script, lines)


def sail(game: Game[Any], voyage: Voyage, then: Chance, *, other: dict[int, Answer] | None = None) -> Match[Any]:
    """Play a voyage to the end of its lessons as the script suggests; `other`: answers given instead of the suggested.

    A clear error at the first answer that the rules refuse or that another question stands in the way of.
    """
    given = other or {}
    options = game.read_options(voyage.header.options)
    match = Match(game, voyage.header.seats, options, voyage.chance([], then), listen=True)
    while answers_in(match.path, voyage.seat) <= voyage.last and not match.over:
        for seat in list(match.asked):
            number = answers_in(match.path, seat)
            answer = voyage.wanted(match.path, seat)
            step = voyage.asking.get(number) if seat == voyage.seat else None
            name = match.asked[seat].name()
            if step is not None and step.question != name:
                raise stray(game, number, f"{name} is asked, not {step.question}")
            if step is not None and number in given:
                answer = given[number]
            if answer is None:
                raise stray(game, number, f"the record has no answer of seat {seat} to {name}")
            refused = match.act(seat, answer)
            if refused is not None:
                raise stray(game, number, f"seat {seat} may not answer {answer!r} to {name}: {refused.text.key}")
            if not match.simultaneous:
                break
    return match


def stray(game: Game[Any], number: int, why: str) -> KaperError:
    """A voyage that no longer fits the rules."""
    return KaperError(Text("error-voyage", {"game": game.id, "why": f"answer {number}: {why}"}))
