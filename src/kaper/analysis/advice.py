"""Advice: the best answers a strong bot finds for a seat, what each promises with what doubt, and why, in one sentence.

It knows no more than the seat: everything happens in worlds that the seat may imagine. A strong bot says which answers
are worth a thought; these are played on in the same worlds, as a look back at a match does, and what came of them there
(the share of victory, what the seat has, how it may go wrong) makes the sentence. Nothing in it is written beforehand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec

from kaper.analysis.telling import answer_words
from kaper.analysis.trust import judge_of
from kaper.analysis.trying import Tried, play_on, surely, told_differences
from kaper.bots.gaps import doubt_of, gap_of
from kaper.bots.mcts import Mcts
from kaper.bots.worlds import options_of
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle
from kaper.core.words import Facts, Question, Text, sums

BEST = 3
"""Answers that are shown."""

SECONDS = 1.5
THINKING = 0.5
"""The part of the time in which the bot looks for them; in the rest they are compared."""
LEAST, MOST = 6, 200
"""Worlds in which they are compared, at least and at most."""

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


class Adviser:
    """Advises within so many seconds; with `iterations` and `worlds` the same each time."""

    def __init__(self, seconds: float = SECONDS, iterations: int = 0, worlds: int = 0) -> None:
        self.seconds, self.iterations, self.worlds = seconds, iterations, worlds
        self.clock: Callable[[], float] = perf_counter

    def advise(self, handle: Handle, rng: Fast) -> Advice:
        """The best answers of the seat whose handle it is."""
        end = self.clock() + self.seconds
        tried = [Tried(answer) for answer in self.liked(handle, rng)]
        brain, worlds = judge_of(handle.game), 0
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


def ranking(tried: list[Tried]) -> list[Tried]:
    """Best first: in the bot's order, but one that surely promises more goes before."""
    ranked: list[Tried] = []
    for one in tried:
        beaten = (place for place, other in enumerate(ranked) if surely(*gap_of(one.shares, other.shares)))
        ranked.insert(next(beaten, len(ranked)), one)
    return ranked


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
    ids: Sequence[object] = [answer] if isinstance(answer, str) else [] if isinstance(answer, int) else answer
    found = [option for option in question.options if option.id in ids]
    return found[0].facts if isinstance(answer, str) and found else sums(found)


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
