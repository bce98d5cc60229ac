"""Decisions: what a seat is asked, which answers the rules allow, and why another is refused.

A decision is a question about the state: it keeps seats, names and numbers, and computes its options from the
state each time somebody asks. There are few kinds, so that every client and bot can handle every game.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations
from typing import Any, ClassVar, Generic, TypeVar

import msgspec

from kaper.core.chance import Fast
from kaper.core.words import Closed, Facts, Option, Question, Refused, Text, refuse, sums

S = TypeVar("S")
Answer = str | int | Sequence[str | list[int]]
"""An id, a number, a list of ids, or a list of pairs of numbers; lists are never anything but lists."""
PASS = "pass"  # noqa: S105


class Decision(msgspec.Struct, Generic[S]):
    """One question to one seat. Subclasses of the kinds below set `prompt` and `rule`.

    `secret`: how many answers there are depends on what only this seat knows; a real match then asks even where
    one answer is possible, so that the asking tells nothing. Forks answer such questions themselves.
    """

    kind: ClassVar[str]
    prompt: ClassVar[str]
    rule: ClassVar[str]
    secret: ClassVar[bool] = False
    written: ClassVar[bool] = False
    """It may be answered by a text that no list of answers holds, so that one suggestion is no forced answer."""
    called: ClassVar[str] = ""
    """The name that clients know and keep (automatic passes): set it where the class is renamed."""

    seat: int

    @classmethod
    def name(cls) -> str:
        """What clients call this question."""
        return cls.called or cls.__name__

    def check(self, s: S, answer: object) -> Refused | None:
        """None if the answer is allowed, else why not."""
        raise NotImplementedError

    def sole(self, s: S) -> Answer | None:
        """The only possible answer, or None if there is a choice."""
        raise NotImplementedError

    def sample(self, s: S, rng: Fast) -> Answer:
        """A random allowed answer."""
        raise NotImplementedError

    def suggestions(self, s: S, limit: int) -> list[Answer]:
        """At most `limit` answers worth thinking about (all of them where they are few)."""
        raise NotImplementedError

    def near(self, s: S, answer: Answer, limit: int) -> list[Answer]:
        """At most `limit` answers a little beside a good one, where `suggestions` cannot list them all."""
        return []

    def question(self, s: S) -> Question:
        """The decision described for people and clients."""
        raise NotImplementedError

    def asking(self, s: S, options: list[Option], **more: Any) -> Question:
        """The question with these options; `more` is what its kind adds."""
        words, sealed = self.prompt_text(s), self.secret
        return Question(self.seat, self.kind, self.name(), words, self.rule, options, window=sealed, **more)

    def closed(self, s: S) -> list[Closed]:
        """Answers worth showing though the rules forbid them now, each with the reason; of a set, items that no allowed one holds."""
        return []

    def facts(self, s: S, answer: Answer) -> Facts | None:
        """What an allowed answer would cost or bring, where the game says so."""
        return None

    def forget(self) -> None:
        """The state was changed under the question: compute anew."""

    def prompt_text(self, s: S) -> Text:
        """The words of the question."""
        return Text(self.prompt)


class Choose(Decision[S], Generic[S], kw_only=True):
    """One option of a finite list.

    Where the options are always the same, and their words follow from their names, a subclass only declares them:
    `choices = ("stay", "pay")`, `words = "option-{}"`, `aims = ("port:{}",)`.
    """

    kind: ClassVar[str] = "choose"
    choices: ClassVar[Sequence[str]] = ()
    words: ClassVar[str] = "option-{}"
    """The message of an option, by its id."""
    aims: ClassVar[tuple[str, ...]] = ()
    """What an option concerns on the board, by its id."""
    reluctant: ClassVar[int] = 0
    """Random play takes the first option (to pass, to end the turn) only one time in so many; 0: as often as others."""
    short: ClassVar[bool] = False
    """Pages let people answer this question and those it leads to by one press."""

    listed: Sequence[str] | None = None  # the options, kept while the same question stands

    def allowed(self, s: S) -> Sequence[str]:
        """The options, computed once while this question stands."""
        if self.listed is None:
            self.listed = self.options(s)
        return self.listed

    def forget(self) -> None:
        self.listed = None

    def options(self, s: S) -> Sequence[str]:
        """The ids that may be answered; at least one."""
        return self.choices

    def option(self, s: S, id: str) -> Option:
        """One of them, described."""
        return Option(
            id, Text(self.words.format(id)), tuple(aim.format(id, seat=self.seat) for aim in self.aims), self.rule
        )

    def leads(self, s: S, id: str) -> bool:
        """Does an option only lead to the next question, without dice and without anything being seen?"""
        return False

    def facts(self, s: S, answer: Answer) -> Facts | None:
        return self.option(s, str(answer)).facts

    def why_not(self, s: S, id: str) -> Refused:
        """The rule that forbids an answer which is not among the options."""
        return refuse("refusal-not-an-option", self.rule, answer=id[:80])

    def check(self, s: S, answer: object) -> Refused | None:
        if answer in (self.listed or self.allowed(s)):
            return None
        return self.why_not(s, answer) if isinstance(answer, str) else refuse("refusal-wrong-type", expected="text")

    def sole(self, s: S) -> Answer | None:
        self.listed = options = self.options(s)
        return options[0] if len(options) == 1 else None

    def sample(self, s: S, rng: Fast) -> Answer:
        options = self.listed or self.allowed(s)
        if self.reluctant:
            active = len(options) > 1 and rng.below(self.reluctant)
            return options[1 + rng.below(len(options) - 1)] if active else options[0]
        return options[rng.below(len(options))]

    def suggestions(self, s: S, limit: int) -> list[Answer]:
        return list(self.allowed(s)[:limit])

    def question(self, s: S) -> Question:
        options = [self.option(s, id) for id in self.allowed(s)]
        return self.asking(s, options, closed=self.closed(s))


class Pick(Decision[S], Generic[S]):
    """A set of items, at least `least` and at most `most`, that pass `invalid`; subsets are never enumerated."""

    kind: ClassVar[str] = "pick"

    def items(self, s: S) -> Sequence[str]:
        """The ids that may be picked, each at most once."""
        raise NotImplementedError

    def least(self, s: S) -> int:
        """How many must be picked at least."""
        return 0

    def most(self, s: S) -> int:
        """How many may be picked at most."""
        return len(self.items(s))

    def invalid(self, s: S, chosen: list[str]) -> Refused | None:
        """Why a set of the right size is not allowed after all; None if it is."""
        return None

    def option(self, s: S, id: str) -> Option:
        """One item, described."""
        raise NotImplementedError

    def facts(self, s: S, answer: Answer) -> Facts | None:
        """What the items of an allowed answer cost and bring together, where they have a price or a gain."""
        assert isinstance(answer, list)
        return sums([self.option(s, str(id)) for id in answer])

    def check(self, s: S, answer: object) -> Refused | None:
        if not isinstance(answer, list) or not all(isinstance(a, str) for a in answer):
            return refuse("refusal-wrong-type", expected="list")
        items = self.items(s)
        for id in answer:
            if id not in items:
                return refuse("refusal-not-an-option", self.rule, answer=id[:80])
        if len(set(answer)) < len(answer):
            return refuse("refusal-twice", self.rule)
        if len(answer) < self.least(s):
            return refuse("refusal-too-few", self.rule, least=self.least(s))
        if len(answer) > self.most(s):
            return refuse("refusal-too-many", self.rule, most=self.most(s))
        return self.invalid(s, answer)

    def sole(self, s: S) -> Answer | None:
        items, least, most = self.items(s), self.least(s), self.most(s)
        if most == 0 or not items:
            return []
        if least == len(items):
            return list(items)
        return None

    def sample(self, s: S, rng: Fast) -> Answer:
        items, least = list(self.items(s)), self.least(s)
        most = min(self.most(s), len(items))
        for _ in range(64):
            places = rng.permutation(len(items))[: least + rng.below(most - least + 1)]
            chosen = [items[i] for i in sorted(places)]
            if self.invalid(s, chosen) is None:
                return chosen
        return self._search(s, items, rng.permutation(len(items)), rng.below(most - least + 1))

    def _search(self, s: S, items: Sequence[str], order: Sequence[int], first: int = 0) -> list[str]:
        """An allowed set, whatever it takes to find it: all are tried, size by size, in the given order of items."""
        sizes = list(range(self.least(s), min(self.most(s), len(items)) + 1))
        for size in sizes[first:] + sizes[:first]:
            for places in combinations(order, size):
                chosen = [items[i] for i in sorted(places)]
                if self.invalid(s, chosen) is None:
                    return chosen
        raise RuntimeError(f"{type(self).__name__} asks seat {self.seat} for a set though none is allowed")

    def suggestions(self, s: S, limit: int) -> list[Answer]:
        items = list(self.items(s))
        found: list[Answer] = []
        for size in range(self.least(s), min(self.most(s), len(items)) + 1):
            for start in range(len(items) if size else 1):
                chosen = [items[(start + i) % len(items)] for i in range(size)]
                if self.invalid(s, chosen) is None and chosen not in found:
                    found.append(chosen)
                    if len(found) == limit:
                        return found
        return found or [self._search(s, items, range(len(items)))]

    def question(self, s: S) -> Question:
        closed = self.closed(s)
        shut = {one.id for one in closed}
        options = [self.option(s, id) for id in self.items(s) if id not in shut]
        return self.asking(s, options, least=self.least(s), most=self.most(s), closed=closed)


class Amount(Decision[S], Generic[S]):
    """A whole number from `low` to `high` in steps of `step`.

    Its prompt may be told what one of it costs (`each`), and what a step of it brings (`brings`).
    """

    kind: ClassVar[str] = "amount"
    step: ClassVar[int] = 1

    def low(self, s: S) -> int:
        """The smallest amount allowed."""
        return 0

    def high(self, s: S) -> int:
        """The largest amount allowed."""
        raise NotImplementedError

    def check(self, s: S, answer: object) -> Refused | None:
        if not isinstance(answer, int) or isinstance(answer, bool):
            return refuse("refusal-wrong-type", expected="number")
        low, high = self.low(s), self.high(s)
        if not low <= answer <= high or (answer - low) % self.step:
            return refuse("refusal-out-of-range", self.rule, low=low, high=high, step=self.step)
        return None

    def sole(self, s: S) -> Answer | None:
        low = self.low(s)
        return low if self.high(s) < low + self.step else None

    def facts(self, s: S, answer: Answer) -> Facts | None:
        """What so many cost and bring, by what the prompt is told."""
        assert isinstance(answer, int)
        told = self.prompt_text(s).args
        each, brings = told.get("each"), told.get("brings")
        price = each * answer if isinstance(each, int) else None
        gain = brings * answer // self.step if isinstance(brings, int) else None
        return None if price is None and gain is None else Facts(price=price, gain=gain)

    def sample(self, s: S, rng: Fast) -> Answer:
        low = self.low(s)
        return low + self.step * rng.below((self.high(s) - low) // self.step + 1)

    def suggestions(self, s: S, limit: int) -> list[Answer]:
        low = self.low(s)
        count = (self.high(s) - low) // self.step + 1
        if count <= limit:
            return [low + self.step * i for i in range(count)]
        spread = max(limit - 1, 1)
        return [low + self.step * ((count - 1) * i // spread) for i in range(limit)]

    def question(self, s: S) -> Question:
        return self.asking(s, [], low=self.low(s), high=self.high(s), step=self.step)


class Plot(Decision[S], Generic[S]):
    """A path through more answers than anybody could list: pairs of whole numbers (a turn and a distance, an x and a y).

    Any path that `fault` finds nothing wrong with is allowed. What `suggestions` offers is a good few of them, each
    described by `option`, for those who would rather choose than plot. `scale` says how many units of each number make
    one of what people write (10 tenths of a degree, 100 hundredths of a millimetre).
    """

    kind: ClassVar[str] = "plot"
    scale: ClassVar[tuple[int, int]] = (1, 1)
    longest: ClassVar[int] = 16
    """How many pairs a path may have at all."""
    shown: ClassVar[int] = 24
    """How many suggestions a question lists."""

    def fault(self, s: S, path: list[list[int]]) -> Refused | None:
        """What is wrong with a path of the right form: where, and by which rule; None if nothing is."""
        raise NotImplementedError

    def option(self, s: S, path: list[list[int]]) -> Option:
        """One of the suggestions, described; `question` adds the path and the id."""
        raise NotImplementedError

    def check(self, s: S, answer: object) -> Refused | None:
        if not isinstance(answer, list) or not all(is_pair(pair) for pair in answer):
            return refuse("refusal-wrong-type", expected="path")
        if len(answer) > self.longest:
            return refuse("refusal-too-long", self.rule, most=self.longest)
        return self.fault(s, answer)

    def sole(self, s: S) -> Answer | None:
        return None

    def question(self, s: S) -> Question:
        options = []
        for path in self.suggestions(s, self.shown):
            assert isinstance(path, list)
            described = self.option(s, path)
            pairs = tuple((first, second) for first, second in path)
            options.append(Option(path_id(path), described.text, described.targets, described.rule, pairs))
        return self.asking(s, options, least=0, most=self.longest, scale=self.scale)


def is_pair(pair: object) -> bool:
    """Whether something is a list of two whole numbers that are not beyond all measure."""
    return (
        isinstance(pair, list)
        and len(pair) == 2
        and all(type(number) is int and -(10**9) < number < 10**9 for number in pair)
    )


def path_id(path: Sequence[Sequence[int]]) -> str:
    """A path as the id of an option: `300:8600 0:5400`; a dash for the empty one."""
    return " ".join(f"{first}:{second}" for first, second in path) or "-"


class Together:
    """Several seats asked at once; nobody learns another's answer before all are in."""

    __slots__ = ("decisions",)

    def __init__(self, decisions: dict[int, Decision[Any]]) -> None:
        self.decisions = decisions


together = Together
"""Ask several seats at once: `headings = yield together({s: Navigate(s) for s in range(t.state.seats)})`."""
