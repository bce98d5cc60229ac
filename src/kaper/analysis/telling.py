"""The moments that decided a match, in words: the largest strokes of luck and the dearest decisions."""

from __future__ import annotations

from typing import Any

import msgspec

from kaper.analysis.chain import Chain
from kaper.analysis.judging import Judged
from kaper.analysis.parts import Turn
from kaper.bots.worlds import key_of
from kaper.core import records
from kaper.core.decisions import Answer
from kaper.core.words import Question, Text

MOST = 5
"""Moments of each kind that are told."""

LEAST = 0.02
"""A stroke of luck or a loss below this is not worth telling."""

SURE = 2.0
"""A stroke of luck is told where it is larger than so many of its standard errors."""

LINES = 4
"""Lines of the log that tell what happened."""

Words = Text | int | list[Text]
"""An answer as a person reads it: an option, a number, or several options."""


class Stroke(msgspec.Struct):
    """A stroke of luck: whom it struck most, what it changed for every seat, and the log of what happened."""

    moment: int
    step: int
    turn: int
    seat: int
    change: list[float]
    doubt: float
    lines: list[Text]
    why: list[Text]
    """What it changed, in words."""


class Choice(msgspec.Struct):
    """A dear decision: what was asked, what was answered, and what would have been better."""

    moment: int
    step: int
    turn: int
    seat: int
    prompt: Text
    given: Words
    better: Words
    loss: float
    doubt: float
    mistake: bool
    why: list[Text]
    """What it cost and what would have been better, in words."""


class Highlights(msgspec.Struct):
    """What decided the match, the largest first."""

    strokes: list[Stroke]
    choices: list[Choice]


def answer_words(question: Question, answer: Answer) -> Words:
    """An answer in the words of its question."""
    if isinstance(answer, int):
        return answer
    texts = {option.id: option.text for option in question.options}
    if question.kind == "plot":
        return texts.get(key_of(answer), Text("lookback-course", {"legs": len(answer)}))
    if isinstance(answer, str):
        return texts.get(answer, Text(answer))
    return [texts.get(str(id), Text(str(id))) for id in answer]


def highlights_of(record: records.Record, chain: Chain, turns: list[Turn], judged: list[Judged]) -> Highlights:
    """The decisive moments of a match."""
    log = _log(record, chain)
    sizes = [max(map(abs, turn.luck)) for turn in turns]
    lucky = [
        moment
        for moment, size, turn in zip(chain.moments, sizes, turns, strict=True)
        if size >= LEAST and size > SURE * turn.luck_doubt
    ]
    lucky.sort(key=lambda moment: -sizes[moment.number])
    strokes = []
    for moment in lucky[:MOST]:
        luck = turns[moment.number].luck
        seat = max(range(chain.seats), key=lambda seat: abs(luck[seat]))
        last = max(moment.steps.values())
        after = moment.number + 1
        until = chain.moments[after].step if after < len(chain.moments) else max(log)
        lines = [line for step in range(last, until + 1) for line in log[step]][-LINES:]
        turn = turns[moment.number]
        before = turn.shares[seat] + turn.choice[seat]
        why = [Text("lookback-swing", {"before": percent(before), "after": percent(before + luck[seat])})]
        strokes.append(Stroke(moment.number, last, moment.turn, seat, luck, turn.luck_doubt, lines, why))
    dear = sorted((one for one in judged if one.loss >= LEAST), key=lambda one: (not one.mistake, -one.loss))
    choices = [_choice(chain, one) for one in dear[: 2 * MOST]]
    return Highlights(strokes, [one for one in choices if one.given != one.better][:MOST])


def _choice(chain: Chain, one: Judged) -> Choice:
    match = chain.matches[one.moment]
    question = match.asked[one.seat].question(match.state)
    return Choice(
        one.moment,
        one.step,
        chain.moments[one.moment].turn,
        one.seat,
        question.prompt,
        answer_words(question, one.answer),
        answer_words(question, one.tried[0].answer),
        one.loss,
        one.doubt,
        one.mistake,
        _why(one),
    )


def _why(one: Judged) -> list[Text]:
    """What a decision promised and what the better one did; why, or that chance may explain it."""
    given = next(tried.share for tried in one.tried if key_of(tried.answer) == key_of(one.answer))
    cost = Text("lookback-cost", {"given": percent(given), "best": percent(given + one.loss)})
    return [cost, one.why or Text("lookback-unsure")]


def percent(share: float) -> int:
    """A share for people: no 0 and no 100, which nobody can be sure of."""
    return min(99, max(1, round(100 * share)))


def _log(record: records.Record, chain: Chain) -> dict[int, list[Text]]:
    """What everybody was told at each step of the replay."""
    found: dict[int, list[Text]] = {}
    told = 0
    for step, (_, match) in enumerate(records.replay(record, listen=True, game=chain.game)):
        told = min(told, len(match.told))
        fresh: list[Any] = match.told[told:]
        found[step] = [event.event.text() for event in fresh if event.heard_by(None)]
        told = len(match.told)
    return found
