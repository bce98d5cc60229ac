"""Advice: the best answers a strong bot finds for a seat, what each promises with what doubt, and why, in one sentence.

It knows no more than the seat: everything happens in worlds that the seat may imagine. A strong bot says which answers
are worth a thought; these are played on in the same worlds, as a look back at a match does, and what came of them there
(the share of victory, what the seat has, how it may go wrong) makes the sentence. Nothing in it is written beforehand.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from math import sqrt
from time import perf_counter
from typing import Any

import msgspec

from kaper.analysis.judging import doubt_of
from kaper.analysis.measuring import ROLLOUT, answered
from kaper.analysis.telling import answer_words
from kaper.bots.mcts import Mcts
from kaper.bots.worlds import brain_of, lasting, options_of, whims, worth
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.game import Brain, Game
from kaper.core.match import Handle
from kaper.core.words import Facts, Question, Text

BEST = 3
"""Answers that are shown."""

SECONDS = 1.5
THINKING = 0.5
"""The part of the time in which the bot looks for them; in the rest they are compared."""
LEAST, MOST = 6, 200
"""Worlds in which they are compared, at least and at most."""

SURE = 1.5
"""A difference counts from so many of its standard errors on."""
TOLD = 2
"""Differences of one kind that are told."""
SLIGHT = 0.1
"""Less than this of a thing on average is not told."""
WORST = 5
"""The worst world of so many is told as a risk ..."""
RISKY = 0.6
"""... where it promises less than this part of what all of them do."""


class Advised(msgspec.Struct, frozen=True):
    """An answer, the share of victory it promises (`doubt`: one standard error), and why, in one sentence."""

    answer: Answer
    share: float
    doubt: float
    why: Text


class Advice(msgspec.Struct, frozen=True):
    """The best answers found, best first, by so many imagined games each."""

    answers: list[Advised]
    worlds: int


class Tried:
    """What came of one answer, world by world: the seat's share of victory, and what it had."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.shares: list[float] = []
        self.stocks: list[Mapping[str, float]] = []

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)


def stock_of(game: Game[Any], state: Any, seat: int) -> Mapping[str, float]:
    """What a seat has that counts, by message; where a game does not say so, its score."""
    if game.stock is not None:
        return game.stock(state, seat)
    return {"advice-score": game.result(state).scores[seat]}


class Adviser:
    """Advises within so many seconds; with `iterations` and `worlds` the same each time."""

    def __init__(self, seconds: float = SECONDS, iterations: int = 0, worlds: int = 0) -> None:
        self.seconds, self.iterations, self.worlds = seconds, iterations, worlds
        self.clock: Callable[[], float] = perf_counter

    def advise(self, handle: Handle, rng: Fast) -> Advice:
        """The best answers of the seat whose handle it is."""
        end = self.clock() + self.seconds
        tried = [Tried(answer) for answer in self.liked(handle, rng)]
        brain, worlds = brain_of(handle.game), 0
        while worlds < (self.worlds or LEAST) or (not self.worlds and worlds < MOST and self.clock() < end):
            seed = rng.number()
            for one in tried:
                play_on(handle, brain, seed, one)
            worlds += 1
        ranked = ranking(tried)
        turn = brain.chapter is not None
        question = handle.question()
        return Advice(
            [
                Advised(one.answer, one.share, doubt_of(one.shares), why(question, ranked, place, turn=turn))
                for place, one in enumerate(ranked)
            ],
            worlds,
        )

    def liked(self, handle: Handle, rng: Fast) -> list[Answer]:
        """What a strong bot would think about longest, its own choice first."""
        options = options_of(handle)
        if len(options) == 1:
            return options
        bot = Mcts(self.iterations) if self.iterations else Mcts(seconds=self.seconds * THINKING)
        thoughts = sorted(bot.think(handle, rng), key=lambda one: -one.chance)
        question, found = handle.question(), dict[str, Answer]()
        for thought in thoughts:  # of answers that read the same, one is enough
            found.setdefault(read_as(question, thought.answer), thought.answer)
        return list(found.values())[:BEST]


def read_as(question: Question, answer: Answer) -> str:
    """An answer as a person tells it from others: two cards of one kind read the same."""
    words = answer_words(question, answer)
    return "\n".join(sorted(map(repr, words))) if isinstance(words, list) else repr(words)


def play_on(handle: Handle, brain: Brain[Any], seed: int, tried: Tried) -> None:
    """Play an answer on in one imagined world: what the seat has when its turn is over (where there are turns), and its share."""
    match, rng, seat = handle.imagine(seed), whims(seed), handle.seat
    end = match.decisions + ROLLOUT
    going = lasting(match, brain, seat) if brain.chapter is not None else None
    if answered(match, brain, rng, {seat: tried.answer}) and going is not None:
        match.play(brain.policy, rng, end - match.decisions, going=going)
    if going is not None:
        tried.stocks.append(stock_of(handle.game, match.state, seat))
    match.play(brain.policy, rng, end - match.decisions)
    if going is None:
        tried.stocks.append(stock_of(handle.game, match.state, seat))
    tried.shares.append(worth(match, brain)[seat])


def gap_of(ours: Sequence[float], theirs: Sequence[float]) -> tuple[float, float]:
    """What one promises more than another in the same worlds, and one standard error of that."""
    gaps = [one - other for one, other in zip(ours, theirs, strict=True)]
    return sum(gaps) / len(gaps), doubt_of(gaps)


def ranking(tried: list[Tried]) -> list[Tried]:
    """Best first: in the bot's order, but one that surely promises more goes before."""
    ranked: list[Tried] = []
    for one in tried:
        beaten = (place for place, other in enumerate(ranked) if surely(*gap_of(one.shares, other.shares)))
        ranked.insert(next(beaten, len(ranked)), one)
    return ranked


def surely(gap: float, doubt: float) -> bool:
    """Is this more than chance would make it?"""
    return gap > 0 and gap > SURE * doubt


# the sentence


def why(question: Question, ranked: Sequence[Tried], place: int, *, turn: bool) -> Text:
    """Why an answer is good, or what it lacks: its price and chance, what it brings against its rival, what it risks."""
    own = ranked[place]
    if len(ranked) == 1:
        return Text("advice-only")
    rival = 1 if place == 0 else 0
    reasons = told_facts(facts_of(question, own.answer))
    gap, doubt = gap_of(own.shares, ranked[rival].shares)
    differences = told_differences(own, ranked[rival], favourable=gap > 0)
    when = "turn" if turn else "ahead"
    if not surely(abs(gap), doubt):
        reasons.append(Text("advice-alike", {"rival": rival + 1}))
    else:
        key = "advice-promises" if gap > 0 else "advice-lacks"
        reasons.append(Text(key, {"points": round(100 * abs(gap)), "rival": rival + 1}))
    if differences:
        reasons.append(Text("advice-against", {"when": when, "differences": list(differences), "rival": rival + 1}))
    worst = sorted(own.shares)[: max(1, len(own.shares) // WORST)]
    low = sum(worst) / len(worst)
    if low < RISKY * own.share:
        reasons.append(Text("advice-risk", {"of": WORST, "percent": round(100 * low)}))
    sentence = reasons[0]
    for reason in reasons[1:]:
        sentence = Text("advice-and", {"first": sentence, "then": reason})
    return Text("advice-why", {"reasons": sentence})


def facts_of(question: Question, answer: Answer) -> Facts | None:
    """What the engine says of an answer; of a set, its sums."""
    known = {option.id: option.facts for option in question.options if option.facts is not None}
    ids: Sequence[object] = [answer] if isinstance(answer, str) else [] if isinstance(answer, int) else answer
    found = [known[id] for id in ids if isinstance(id, str) and id in known]
    if not found:
        return None
    prices = [facts.price for facts in found if facts.price is not None]
    gains = [facts.gain for facts in found if facts.gain is not None]
    chance = found[0].chance if len(found) == 1 else None
    return Facts(sum(prices) if prices else None, chance, sum(gains) if gains else None)


def told_facts(facts: Facts | None) -> list[Text]:
    """Price, gain and chance of an answer in words."""
    found: list[Text] = []
    if facts is None:
        return found
    if facts.price:
        found.append(Text("advice-price", {"price": facts.price}))
    if facts.gain:
        found.append(Text("advice-gain", {"gain": round(facts.gain)}))
    if facts.chance is not None and facts.chance < 1:
        found.append(Text("advice-chance", {"percent": round(100 * facts.chance)}))
    return found


def told_differences(own: Tried, rival: Tried, *, favourable: bool) -> list[Text]:
    """What the seat has more or less than by its rival, where that is no chance: what speaks for it (or against) first."""
    found: list[tuple[bool, float, Text]] = []
    for key in own.stocks[0]:
        ours, theirs = [stock[key] for stock in own.stocks], [stock[key] for stock in rival.stocks]
        gap, doubt = gap_of(ours, theirs)
        if abs(gap) < SLIGHT or not surely(abs(gap), doubt):
            continue
        helps = together(ours, own.shares) + together(theirs, rival.shares) >= 0  # more of it went with victory
        good = (gap > 0) == helps
        found.append((good != favourable, -abs(gap) / (spread([*ours, *theirs]) + SLIGHT), difference(key, gap)))
    found.sort(key=lambda one: one[:2])
    return [text for _, _, text in found[:TOLD]]


def together(values: Sequence[float], shares: Sequence[float]) -> float:
    """Do two things rise together (above 0) or does one fall where the other rises: their covariance."""
    middle, mean = sum(values) / len(values), sum(shares) / len(shares)
    return sum((value - middle) * (share - mean) for value, share in zip(values, shares, strict=True))


def spread(values: Sequence[float]) -> float:
    """How far values lie apart: their standard deviation."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def difference(key: str, gap: float) -> Text:
    """A thing and how much more or less of it there is, to a tenth."""
    tenths = round(10 * abs(gap))
    sign = "+" if gap > 0 else "−"
    return Text(
        "advice-whole" if tenths % 10 == 0 else "advice-part",
        {"what": Text(key), "sign": sign, "whole": tenths // 10, "tenths": tenths % 10},
    )
