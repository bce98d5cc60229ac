"""Fuzzing: random games with every promise of the engine checked on the way, the swap test for secrets among them."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from traceback import extract_tb, format_exception
from typing import Any

import msgspec

from kaper.core.chance import Fast, Outcome, Replayed
from kaper.core.decisions import Answer
from kaper.core.game import Game, Options, choices
from kaper.core.hidden import Zone, exchange, unseen_slots
from kaper.core.match import Answered, Match, SceneFailed
from kaper.core.positions import line_of
from kaper.core.records import read, record_of, resumed, text_of
from kaper.core.state import State, clone
from kaper.core.words import KaperError

MOST_DECISIONS = 50_000
ONE_IN = 20
TO_THE_END = 20
"""One imagined world in so many is played to its end, ..."""
AWHILE = 40
"""... the others for so many decisions. In a long game nearly all time went into imagined ends, though what was imagined
wrongly shows itself soon, and its own game is played to the end anyway."""


class Report(msgspec.Struct):
    """What a fuzzed game showed: how many decisions, and the first promise that was broken with its record."""

    seed: int
    seats: int
    decisions: int = 0
    problem: str | None = None
    record: str | None = None
    scene: str = ""
    trace: str = ""
    position: str = ""


class Broken(Exception):
    """A promise of the engine or of a game does not hold."""


def fuzz_one(game: Game[Any], seed: int, seats: int | None = None, options: Options | None = None) -> Report:
    """Play one random game from a seed and check everything; never raises for a fault of the game."""
    rng = Fast(seed)
    seats = seats or game.seats[rng.below(len(game.seats))]
    report = Report(seed, seats)
    match: Match[Any] | None = None
    try:
        match = Match(game, seats, options or any_options(game, rng), Fast(rng.number()))
        while not match.over:
            _step(match, rng, report)
        _check_end(match, rng)
    except Exception as error:
        fault = error.__cause__ or error
        plain = isinstance(error, Broken | SceneFailed | KaperError)
        report.problem = str(error) if plain else repr(error)
        if fault is not error or not isinstance(error, Broken):
            report.problem += f" ({whereabouts(fault)})"
        report.trace = "".join(format_exception(fault))
        if match is not None:
            report.record = _record(match)
            report.scene = match.scene_name
            report.position = line_of(match.game, match.checkpoint)
    return report


def whereabouts(error: BaseException) -> str:
    """Where an error was raised: `port.py:120 in recruit`."""
    last = extract_tb(error.__traceback__)[-1:]
    return f"{Path(last[0].filename).name}:{last[0].lineno} in {last[0].name}" if last else "no traceback"


def any_options(game: Game[Any], rng: Fast) -> Options:
    """Options at random: half of the games have the defaults, the rest anything that is allowed."""
    if rng.below(2):
        return game.options()
    chosen: dict[str, Any] = {}
    for name, values in choices(game.options).items():
        if values:
            chosen[name] = values[rng.below(len(values))]
    return game.options(**chosen)


def _step(match: Match[Any], rng: Fast, report: Report) -> None:
    """One decision of somebody, checked."""
    if not match.asked:
        raise Broken("the match waits for nobody")
    seat = list(match.asked)[rng.below(len(match.asked))]
    close = rng.below(ONE_IN) == 0
    if close:
        check_fork(match, rng.number())
        check_imagined(match, seat, rng)
        observer = rng.below(match.seats)
        leak = swap_test(match, observer, rng)
        if leak is not None:
            raise Broken(f"seat {observer} learns what it may not: {leak}")
        for name in asking_test(match, seat, observer, rng):
            raise Broken(
                f"seat {observer} learns what it may not: whether {name} is asked tells what seat {seat} holds"
            )
    answer = match.asked[seat].sample(match.state, rng)
    if close:
        check_undo(match, seat, answer)
    else:
        _act(match, seat, answer)
    check_state(match)
    report.decisions += 1
    if report.decisions > MOST_DECISIONS:
        raise Broken("the game does not end")


def _act(match: Match[Any], seat: int, answer: Answer) -> None:
    refused = match.act(seat, answer)
    if refused is not None:
        raise Broken(f"a sampled answer was refused: {answer!r} by seat {seat}: {refused}")


def check_state(match: Match[Any]) -> None:
    """The conservation laws of the game hold."""
    for problem in match.game.problems(match.state):
        raise Broken(problem)


def check_same(match: Match[Any], other: Match[Any], what: str) -> None:
    """Two matches stand at the same point: state, who is asked, and what."""
    if match.digest() != other.digest():
        raise Broken(f"{what}: the states differ")
    if list(match.asked) != list(other.asked) or any(match.question(s) != other.question(s) for s in match.asked):
        raise Broken(f"{what}: the questions differ")


def check_fork(match: Match[Any], seed: int) -> None:
    """A fork stands where the match stands."""
    check_same(match, match.fork(seed, keep=True), "fork")


def check_imagined(match: Match[Any], seat: int, rng: Fast) -> None:
    """What a seat imagines looks to it like the truth, and can be played on by the same laws, now and then to the end."""
    imagined = match.imagine(seat, rng.number())
    if imagined.view(seat) != match.view(seat):
        raise Broken(f"seat {seat} imagines what it can see is not so")
    if imagined.question(seat) != match.question(seat):
        raise Broken(f"seat {seat} imagines another question")
    whole = rng.below(TO_THE_END) == 0
    dice = Fast(rng.number())  # however far it is played, the game of a seed stays the same
    for number in range(MOST_DECISIONS if whole else AWHILE):
        if number % ONE_IN == 0 or imagined.over:
            check_state(imagined)
        if imagined.over:
            return
        asked = next(iter(imagined.asked))
        _act(imagined, asked, imagined.asked[asked].sample(imagined.state, dice))
    check_state(imagined)
    if whole:
        raise Broken("an imagined match does not end")


def check_undo(match: Match[Any], seat: int, answer: Answer) -> None:
    """Answer, take it back, answer again with the same chance: each time the same state."""
    before, lines = match.digest(), len(match.lines)
    _act(match, seat, answer)
    after, outcomes = match.digest(), [line for line in match.lines[lines:] if isinstance(line, Outcome)]
    match.undo(seat, free=True)
    if match.digest() != before:
        raise Broken("undo: the state differs")
    chance, match.table.chance = match.table.chance, Replayed(outcomes)
    try:
        _act(match, seat, answer)
    finally:
        match.table.chance = chance
    if match.digest() != after:
        raise Broken("redo: the state differs")


def _check_end(match: Match[Any], rng: Fast) -> None:
    """The result is sound, and the record plays to the same end."""
    result = match.result()
    places = [*result.places, *(rival.place for rival in result.rivals)]
    if len(result.places) != match.seats or len(result.scores) != match.seats or 1 not in places:
        raise Broken(f"no sound result: {result}")
    if rng.below(ONE_IN) == 0:
        record = read(text_of(record_of(match)))
        check_same(match, resumed(record, game=match.game), "record")


def _record(match: Match[Any]) -> str | None:
    """The record of a broken match, if it can still be made."""
    try:
        return text_of(record_of(match))
    except Exception:
        return None


# the swap test


def swap_test(match: Match[Any], seat: int, rng: Fast) -> str | None:
    """Exchange two items this seat has not seen since the checkpoint and play the scene again.

    The seat's view, its events, who is asked and its question must be the same; otherwise the difference.
    """
    checkpoint = match.checkpoint
    pair = _two_unseen(match, checkpoint, seat, rng)
    if pair is None:
        return None
    swapped = clone(checkpoint)
    exchange(swapped, match.game.zones(swapped), *pair)
    truth = told_again(match, checkpoint, seat)
    other = told_again(match, swapped, seat)
    if other is None or truth is None:
        return None
    if isinstance(other, str) or isinstance(truth, str):
        return f"items {pair[0]} and {pair[1]} exchanged: {other}"
    for name in ("asked", "question", "events", "view"):
        ours, theirs = getattr(truth, name), getattr(other, name)
        if ours != theirs:
            return f"items {pair[0]} and {pair[1]} exchanged: {name} {ours} became {theirs}"
    return None


PAIRS = 6
"""Exchanges tried when it is asked whether the asking tells something."""


def asking_test(match: Match[Any], holder: int, observer: int, rng: Fast) -> Iterator[str]:
    """The questions to a seat that are asked, or not asked, for what only that seat knows: told to the observer.

    Items that the holder knows and the observer does not are exchanged, one by one, with others the observer cannot
    tell from them. Whoever was asked must be asked again.
    """
    checkpoint = match.checkpoint
    if holder == observer:
        return
    truth: Again | str | None = None
    for _ in range(PAIRS):
        pair = _two_unseen(match, checkpoint, observer, rng, holder)
        if pair is None:
            return
        truth = truth or told_again(match, checkpoint, observer)
        swapped = clone(checkpoint)
        exchange(swapped, match.game.zones(swapped), *pair)
        other = told_again(match, swapped, observer)
        if isinstance(truth, Again) and isinstance(other, Again) and truth.asked != other.asked:
            differ = set(truth.asked) ^ set(other.asked)
            named = truth.named | other.named
            yield from sorted({named[seat] for seat in ({holder} & differ or differ)})
            return


def _two_unseen(
    match: Match[Any], checkpoint: State, seat: int, rng: Fast, holder: int | None = None
) -> tuple[int, int] | None:
    """Two items that the seat could not tell apart at the checkpoint, nor learned of since.

    Every other time the first is one that somebody else knows: that is where secrets leak from. With a holder it is one
    that this seat knows.
    """
    now = match.state
    groups = unseen_slots(checkpoint, match.game.zones(checkpoint), seat)
    unseen = [
        (number, zone, zone.items[i])
        for number, slots in groups.items()
        for zone, i in slots
        if not _learned(now, zone.items[i], seat, checkpoint.shuffles)
    ]
    held = [entry for entry in unseen if now.seen[entry[2]]]
    firsts = held if held and rng.below(2) else unseen
    if holder is not None:
        firsts = [entry for entry in unseen if now.seen[entry[2]] >> holder & 1]
    if not firsts:
        return None
    group, zone_a, a = firsts[rng.below(len(firsts))]
    partners = [(zone, item) for number, zone, item in unseen if number == group and item != a]
    if not partners:
        return None
    zone_b, b = partners[rng.below(len(partners))]
    place = {item: zone for zone in match.game.zones(now) for item in zone.items}
    fits = _accepts(zone_a, b) and _accepts(zone_b, a) and _accepts(place[a], b) and _accepts(place[b], a)
    return (a, b) if fits else None


def _learned(now: State, item: int, seat: int, shuffles: int) -> bool:
    """Does the seat know the item, or did it since the checkpoint, which had seen so many shuffles?"""
    met = any(number > shuffles and known >> seat & 1 for number, known in now.past[item])
    return met or bool(now.seen[item] >> seat & 1)


def _accepts(zone: Zone, item: int) -> bool:
    return zone.accepts is None or zone.accepts(item)


class Again(msgspec.Struct):
    """What a seat sees when a scene is played again: who is asked, its question, events and view.

    `named` says what those who are asked are asked; no other seat sees that.
    """

    asked: list[int]
    question: Any
    events: list[Any]
    view: Any
    named: dict[int, str]


def told_again(match: Match[Any], checkpoint: Any, seat: int) -> Again | str | None:
    """What a seat sees if the scene is played from this checkpoint with the same answers and outcomes.

    A sentence where the scene went another way; None where another seat's answer is not possible there, since it
    spoke of what was exchanged.
    """
    since = match.path[match.checkpoint_at :]
    outcomes = Replayed(line for line in since if not isinstance(line, Answered))  # type: ignore[misc]
    try:
        again = Match.from_state(match.game, checkpoint, outcomes, listen=True)
        for line in since:
            if isinstance(line, Answered):
                decision = again.asked.get(line.seat)
                if decision is None:
                    return f"asked: seat {line.seat} was not"
                sealed = any(line is open_line for open_line in match.path[match.asked_at :])
                if decision.check(again.state, line.answer) is None:
                    again.act(line.seat, line.answer)
                elif line.seat == seat:
                    return f"question: {line.answer!r} became impossible"
                elif not sealed:
                    return None
    except (SceneFailed, RuntimeError, StopIteration) as error:
        return f"scene: {error!r}"
    told = [msgspec.to_builtins(told.event) for told in again.events(seat)]
    question = again.question(seat) if seat in match.asked else None
    named = {other: again.round[other].name() for other in (*again.asked, *again.waiting)}
    return Again(sorted(named), question, told, again.view(seat), named)
