"""What a person typed: an answer to the question, a command, or something unclear. No screen, no match."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from decimal import Decimal
from typing import Any

import msgspec

from kaper.core.decisions import PASS, Answer
from kaper.core.words import Question, Text

Say = Callable[..., str]

COMMANDS = ("undo", "save", "log", "look", "rules", "advice", "help", "quit")


class Command(msgspec.Struct, frozen=True):
    """Something to do instead of answering: one of COMMANDS or `?`, with the rest of the line."""

    name: str
    rest: str = ""


class Given(msgspec.Struct, frozen=True):
    """An answer, still to be judged by the rules."""

    answer: Answer


class Unclear(msgspec.Struct, frozen=True):
    """Nothing that could be judged, and why."""

    text: Text


def understood(line: str, question: Question, say: Say) -> Command | Given | Unclear:
    """What a line means where this question is asked. Commands are known in English and in the player's language."""
    line = line.strip()
    command = command_in(line, say)
    if command is not None:
        return command
    if not line:
        if is_window(question):
            return Given(PASS)
        return Unclear(Text(f"cli-hint-{question.kind}", bounds(question)))
    match question.kind:
        case "amount":
            return amount(line, question, say)
        case "pick":
            return picked(line, question, say)
        case "plot":
            return plotted(line, question, say)
    return option(line, question, say)


def command_in(line: str, say: Say) -> Command | None:
    """The command on a line, if it begins with one."""
    if line.startswith("?"):
        return Command("?", line[1:].strip())
    word, _, rest = line.partition(" ")
    for name in COMMANDS:
        if word.casefold() in (name, say(f"cli-word-{name}")):
            return Command(name, rest.strip())
    return None


def is_window(question: Question) -> bool:
    """Is this a chance to interrupt, in which one can pass?"""
    return question.window and question.kind == "choose" and any(o.id == PASS for o in question.options)


def bounds(question: Question) -> dict[str, Any]:
    """The numbers that a hint about this question names."""
    return {"low": question.low, "high": question.high, "most": len(question.options)}


def amount(line: str, question: Question, say: Say) -> Given | Unclear:
    """A number; `all` is the largest."""
    if line.casefold() in ("all", "max", say("cli-word-all")):
        return Given(question.high)
    if re.fullmatch(r"[-+]?\d{1,9}", line):
        return Given(int(line))
    return Unclear(Text("cli-hint-amount", bounds(question)))


def option(line: str, question: Question, say: Say) -> Given | Unclear:
    """One option, by its number, its id or its words."""
    found = place_of(line, question, say)
    if isinstance(found, int):
        return Given(question.options[found].id)
    return found or Given(line)  # the rules say why not


def picked(line: str, question: Question, say: Say) -> Given | Unclear:
    """Several options: numbers, ranges of them, or words between commas; `all` and `0` for every one and none."""
    if line.casefold() in ("all", say("cli-word-all")):
        return Given([o.id for o in question.options])
    if line.casefold() in ("0", "-", "none", say("cli-word-none")):
        return Given([])
    numbers = re.fullmatch(r"\d+([-–]\d+)?([\s,;]+\d+([-–]\d+)?)*", line)
    parts = re.split(r"[\s,;]+" if numbers else r"\s*[,;]\s*", line)
    chosen: list[str] = []
    for part in parts:
        first, _, last = re.sub("–", "-", part).partition("-")
        if numbers and last:
            if not 1 <= int(first) <= int(last) <= len(question.options):
                return Unclear(Text("cli-hint-pick", bounds(question)))
            chosen += [o.id for o in question.options[int(first) - 1 : int(last)]]
            continue
        found = place_of(part, question, say)
        if isinstance(found, Unclear):
            return found
        chosen.append(part if found is None else question.options[found].id)
    return Given(chosen)


PAIRS = re.compile(r"[-+]?\d{1,6}([.]\d{1,4})?([\s,;]+[-+]?\d{1,6}([.]\d{1,4})?)+")


def plotted(line: str, question: Question, say: Say) -> Given | Unclear:
    """A suggestion by its number or its words; or a course, pair by pair: `30 86, -45 54`."""
    if PAIRS.fullmatch(line):
        numbers = [Decimal(number) for number in re.split(r"[\s,;]+", line)]
        if len(numbers) % 2:
            return Unclear(Text("cli-hint-plot", bounds(question)))
        scaled = [int((number * question.scale[i % 2]).to_integral_value()) for i, number in enumerate(numbers)]
        return Given([scaled[i : i + 2] for i in range(0, len(scaled), 2)])
    found = place_of(line, question, say)
    if isinstance(found, int):
        return Given([list(pair) for pair in question.options[found].path])
    return found or Unclear(Text("cli-hint-plot", bounds(question)))


def course_words(path: Sequence[Sequence[int]], scale: Sequence[int]) -> str:
    """A course as people write it: `30 86, -45 54`."""
    return ", ".join(" ".join(f"{number / unit:g}" for number, unit in zip(pair, scale, strict=True)) for pair in path)


def place_of(word: str, question: Question, say: Say) -> int | Unclear | None:
    """Which option a number or word means: its place; None if it is none of them; unclear if several."""
    if word.isdecimal():
        if len(word) < 6 and 1 <= int(word) <= len(question.options):
            return int(word) - 1
        return Unclear(Text(f"cli-hint-{question.kind}", bounds(question)))
    ids = [o.id for o in question.options]
    if word in ids:
        return ids.index(word)
    wanted = word.casefold()
    labels = [say(o.text).casefold() for o in question.options]
    for fits in (str.__eq__, str.startswith, str.__contains__):
        places = [i for i, label in enumerate(labels) if fits(label, wanted)]
        if len(places) == 1:
            return places[0]
        if places:
            return Unclear(Text("cli-ambiguous", {"word": word[:40], "numbers": ", ".join(str(i + 1) for i in places)}))
    return None


def in_words(question: Question | None, answer: Any, say: Say) -> str:
    """An answer as a person reads it."""
    if question is not None and question.kind == "plot":
        known = [say(o.text) for o in question.options if [list(pair) for pair in o.path] == answer]
        return known[0] if known else course_words(answer, question.scale) or say("cli-nothing")
    words: dict[str, str] = {o.id: say(o.text) for o in question.options} if question is not None else {}
    if isinstance(answer, list):
        return ", ".join(words.get(str(id), str(id)) for id in answer) or say("cli-nothing")
    return words.get(str(answer), str(answer))
