"""A whole game, for the golden playthroughs: every question with its options, every answer and every event.

`playthrough` tells it in words; `record` leaves them out, where words and drawings may still change and the game may not.
"""

from collections.abc import Callable, Iterator
from typing import Any

import msgspec

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Decision
from kaper.core.events import Told
from kaper.core.game import Game
from kaper.core.match import Match
from kaper.core.texts import catalogue
from kaper.core.words import Question

Answering = Callable[[Match[Any], int, Decision[Any]], Answer]


def playthrough(
    game: Game[Any], names: tuple[str, ...], seed: int, scored: str, answering: Answering, **options: Any
) -> Iterator[str]:
    """The lines of the game: `?` a question, `-` an option, `>` an answer, `=` a result, anything else an event."""
    words, seats = catalogue("en", game.package), range(len(names))
    match = Match(game, len(names), game.read_options(options), Fast(seed), listen=True)

    def told(event: Told) -> str:
        heard = "" if event.to == -1 else f" (to {[names[s] for s in seats if event.heard_by(s)]})"
        return f"{words.say(event.event.text(), names)} [{event.event.rule()}]{heard}"

    def asked(seat: int, question: Question) -> Iterator[str]:
        yield f"? {names[seat]}: {words.say(question.prompt, names)} [{question.rule}]"
        for option in question.options:
            said, note = words.say(option.text, names), words.note(option.text, names)
            label = f"{said} ({note})" if note else said
            yield f"  - {option.id}: {label} [{option.rule}] {' '.join(option.targets)}".rstrip()
        if question.kind == "amount":
            yield f"  - from {question.low} to {question.high} in steps of {question.step}"

    yield from _played(match, names, scored, answering, told, asked)


def record(game: Game[Any], names: tuple[str, ...], seed: int, answering: Answering, **options: Any) -> Iterator[str]:
    """The lines of the game: `?` who is asked what by which rule and what may be answered, `>` an answer, `=` a result."""
    match = Match(game, len(names), game.read_options(options), Fast(seed), listen=True)

    def told(event: Told) -> str:
        return f"{msgspec.json.encode(event.event).decode()} [{event.event.rule()}]"

    def asked(seat: int, question: Question) -> Iterator[str]:
        yield f"? {names[seat]} [{question.rule}] {' '.join(option.id for option in question.options)}"

    yield from _played(match, names, "score", answering, told, asked)
    for source in game.sources(match.state) if game.sources is not None else ():
        yield f"= {source}"


def _played(
    match: Match[Any],
    names: tuple[str, ...],
    scored: str,
    answering: Answering,
    told: Callable[[Told], str],
    asked: Callable[[int, Question], Iterator[str]],
) -> Iterator[str]:
    """Play a match to its end, with a line for every event, some for every question, and one for every answer and result."""
    heard = 0
    while True:
        yield from map(told, match.told[heard:])
        heard = len(match.told)
        if match.over:
            break
        seat, decision = next(iter(match.asked.items()))
        question = match.question(seat)
        assert question is not None
        yield from asked(seat, question)
        answer = answering(match, seat, decision)
        yield f"> {answer}"
        assert match.act(seat, answer) is None
    result = match.result()
    for seat, name in enumerate(names):
        yield f"= {name}: place {result.places[seat]}, {scored} {result.scores[seat]}"
