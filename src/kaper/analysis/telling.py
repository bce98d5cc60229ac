"""The moments that decided a match, in words: strokes of luck, choices that turned it, dear decisions, and how it ended."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf
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
"""A stroke of luck, or what a choice moved, is told where it is larger than so many of its standard errors."""

JUMP = 0.15
"""A step of the curve as large as this is told, however doubtful it is what the answers did of it."""

DECIDED = 0.95
"""Who has this share of victory and never less again has won; the moment that led there is how the match ended."""

LINES = 4
"""Lines of the log that tell what happened."""

FEW = 3
"""Things somebody picked that are told by name; of more the first, and how many others."""

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


class Swing(msgspec.Struct):
    """A choice that moved the curve: whom it moved most, what it changed for every seat, who chose what, and the log of it.

    With all hands open, so it judges nobody: a good answer is told like a bad one.
    """

    moment: int
    step: int
    turn: int
    seat: int
    change: list[float]
    doubt: float
    prompt: Text
    """What was asked (of several at once, as the first of them was asked)."""
    chosen: list[int]
    given: list[Words]
    """What each of those who chose answered."""
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
    swings: list[Swing]
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
    """The decisive moments of a match; what ended it is among them, however many were larger."""
    story = _Story(chain, turns, _log(record, chain))
    dear = sorted((one for one in judged if one.loss >= LEAST), key=lambda one: (not one.mistake, -one.loss))
    choices = [_choice(chain, one) for one in dear[: 2 * MOST]]
    choices = [one for one in choices if one.given != one.better][:MOST]
    lucky = story.largest([(story.answered(turn), turn.luck, turn.luck_doubt) for turn in turns])[:MOST]
    moving = story.largest([(turn.shares, turn.choice, turn.choice_doubt) for turn in turns], JUMP)
    mistakes = {one.moment for one in choices if one.mistake and len(chain.moments[one.moment].chosen) == 1}
    moving = [place for place in moving if place not in mistakes][:MOST]
    last = story.ending()
    if last is not None and last not in lucky + moving:
        by_luck = max(map(abs, turns[last].luck)) > max(map(abs, turns[last].choice))
        (lucky if by_luck else moving).append(last)
    found = Highlights([story.stroke(place) for place in lucky], [story.swing(place) for place in moving], choices)
    told: list[Stroke | Swing] = [*found.strokes, *found.swings]
    for one in told:
        if one.moment == last:
            one.why.append(Text("lookback-decided"))
    return found


class _Story:
    """A match as it is told: its moments, what they changed and the log of what happened."""

    def __init__(self, chain: Chain, turns: list[Turn], log: dict[int, list[Text]]) -> None:
        self.chain, self.turns, self.log = chain, turns, log

    def answered(self, turn: Turn) -> list[float]:
        """The shares after the answers, before chance has spoken."""
        return [share + change for share, change in zip(turn.shares, turn.choice, strict=True)]

    def largest(self, changes: Sequence[tuple[list[float], list[float], float]], jump: float = inf) -> list[int]:
        """The moments at which so much was changed that it is worth telling, and no noise or a jump; the largest first.

        What leads an estimate over the edge, or back, changes nothing.
        """
        sizes = [max(map(abs, moved(before, change))) for before, change, _ in changes]
        least = [max(LEAST, min(jump, SURE * doubt)) for *_, doubt in changes]
        found = [place for place, size in enumerate(sizes) if size >= least[place]]
        return sorted(found, key=lambda place: -sizes[place])

    def ending(self) -> int | None:
        """The moment that led to where the winner's share stayed until the end; None where nothing did, or several won."""
        end = self.chain.end.result().shares
        if 1.0 not in end or not self.turns:
            return None
        winner = end.index(1.0)
        last = max((place for place, turn in enumerate(self.turns) if turn.shares[winner] < DECIDED), default=None)
        if last is None:
            return None
        turn = self.turns[last]
        gained = moved([turn.shares[winner]], [turn.choice[winner] + turn.luck[winner]])
        return last if gained[0] >= LEAST else None

    def stroke(self, place: int) -> Stroke:
        """What chance changed there."""
        moment, turn = self.chain.moments[place], self.turns[place]
        seat, change, why = self._moved(self.answered(turn), turn.luck)
        step = max(moment.steps.values())
        return Stroke(place, step, moment.turn, seat, change, turn.luck_doubt, self._lines(place), why)

    def swing(self, place: int) -> Swing:
        """What the answers changed there."""
        moment, turn, match = self.chain.moments[place], self.turns[place], self.chain.matches[place]
        seat, change, why = self._moved(turn.shares, turn.choice)
        if abs(change[seat]) < SURE * turn.choice_doubt:
            why.append(Text("lookback-late"))
        questions = {chose: match.asked[chose].question(match.state) for chose in moment.chosen}
        return Swing(
            place,
            max(moment.steps.values()),
            moment.turn,
            seat,
            change,
            turn.choice_doubt,
            questions[moment.chosen[0]].prompt,
            moment.chosen,
            [_short(answer_words(asked, moment.answers[chose])) for chose, asked in questions.items()],
            self._lines(place),
            why,
        )

    def _moved(self, before: Sequence[float], change: Sequence[float]) -> tuple[int, list[float], list[Text]]:
        """Whom a change moved most, how far everybody, and from where to where."""
        sizes = moved(before, change)
        seat = max(range(self.chain.seats), key=lambda seat: abs(sizes[seat]))
        after = percent(before[seat] + change[seat])
        return seat, sizes, [Text("lookback-swing", {"before": percent(before[seat]), "after": after})]

    def _lines(self, place: int) -> list[Text]:
        """The last lines of the log between the answers and the next moment."""
        moments = self.chain.moments
        until = moments[place + 1].step if place + 1 < len(moments) else max(self.log)
        return [line for step in range(max(moments[place].steps.values()), until + 1) for line in self.log[step]][
            -LINES:
        ]


def _short(answer: Words) -> Words:
    """An answer in few words."""
    if not isinstance(answer, list) or len(answer) <= FEW:
        return answer
    return [*answer[: FEW - 1], Text("lookback-more", {"more": len(answer) - FEW + 1})]


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


def moved(before: Sequence[float], change: Sequence[float]) -> list[float]:
    """What a change comes to between nothing and all.

    >>> [round(size, 6) for size in moved([1.06, 0.1, -0.02], [-0.08, -0.3, -0.1])]
    [-0.02, -0.1, 0.0]
    """
    return [
        min(1.0, max(0.0, share + more)) - min(1.0, max(0.0, share)) for share, more in zip(before, change, strict=True)
    ]


def percent(share: float) -> int:
    """A share for people: no 0 and no 100, which nobody can be sure of."""
    return min(99, max(1, round(100 * share)))


def _log(record: records.Record, chain: Chain) -> dict[int, list[Text]]:
    """What everybody was told at each step of the replay, without headings."""
    found: dict[int, list[Text]] = {}
    told = 0
    for step, (_, match) in enumerate(records.replay(record, listen=True, game=chain.game)):
        told = min(told, len(match.told))
        fresh: list[Any] = [one.event for one in match.told[told:] if one.heard_by(None)]
        found[step] = [event.text() for event in fresh if not event.heads()]
        told = len(match.told)
    return found
