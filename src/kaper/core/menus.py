"""Menus: a choice of verbs, each of which stands in one place: when it may be done, its words, its rule, and what it does."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, ClassVar, Generic, TypeVar

from kaper.core.decisions import Choose
from kaper.core.table import Asking
from kaper.core.words import Closed, Facts, Option, Refused, Text

S = TypeVar("S")
Verbs = tuple[Callable[[Any, int], Iterable[str]], ...]
"""The `possible` of some verbs of a menu."""


class Verb(Generic[S]):
    """One thing a seat may do. Its answers are `key`, or `key:what` where it is done to something; a key may be two words,
    `ritual:unsinkable`.

    `why_not` is the rule: None where it may be done. From it follow the options, the refusals and what a table shows in
    grey. A verb that is asked for often in playouts may also say `possible`, quicker; checks compare the two.
    """

    key: str
    rule: str = ""
    price: int | None = None
    """What it costs, where that is always the same."""
    aims: tuple[str, ...] = ()
    """What it concerns on the board, by the thing and the seat: `("ship:{seat}/{}",)`."""

    def things(self, s: S, seat: int) -> Iterable[str]:
        """What it could be done to, allowed or not; one empty name where it needs nothing."""
        return ("",)

    def looked_for(self, s: S, seat: int) -> Iterable[str]:
        """Of these, what a player would look for: it is shown in grey where it is refused."""
        return self.things(s, seat)

    def why_not(self, s: S, seat: int, what: str) -> Refused | None:
        """The rule that forbids it now; None if nothing does."""
        return None

    def possible(self, s: S, seat: int) -> Iterable[str]:
        """The answers that are allowed."""
        things = self.things(s, seat)
        return [self.id(what) for what in things if self.why_not(s, seat, what) is None] if things else ()

    def text(self, s: S, seat: int, what: str) -> Text:
        """Its words; the message `option-KEY` unless they are others."""
        return Text(f"option-{self.key}")

    def targets(self, s: S, seat: int, what: str) -> tuple[str, ...]:
        """What it concerns on the board."""
        return tuple(aim.format(what, seat=seat) for aim in self.aims)

    def rule_of(self, s: S, seat: int, what: str) -> str:
        """The rule that allows it."""
        return self.rule

    def facts(self, s: S, seat: int, what: str) -> Facts | None:
        """Its price, chance or gain, as numbers."""
        return None if self.price is None else Facts(price=self.price)

    def do(self, t: Any, seat: int, what: str) -> Asking[Any] | None:
        """Carry it out; a generator where that asks something."""
        raise NotImplementedError

    def id(self, what: str) -> str:
        """The answer that means it."""
        return f"{self.key}:{what}" if what else self.key

    def option(self, s: S, seat: int, what: str) -> Option:
        """It, described for a person."""
        return Option(
            self.id(what),
            self.text(s, seat, what),
            self.targets(s, seat, what),
            self.rule_of(s, seat, what),
            facts=self.facts(s, seat, what),
        )


class Menu(Generic[S]):
    """The verbs of one choice, in the order in which they are offered."""

    def __init__(self, *verbs: Verb[S]) -> None:
        self.verbs = {verb.key: verb for verb in verbs}
        if len(self.verbs) < len(verbs):
            raise ValueError("two verbs of a menu have the same key")
        self._possible = [verb.possible for verb in verbs]
        self._behind: dict[str, tuple[Verb[S] | None, str]] = {}  # answers that were carried out once

    def options(self, s: S, seat: int) -> list[str]:
        """All answers that are allowed."""
        found: list[str] = []
        for possible in self._possible:
            found += possible(s, seat)
        return found

    def some(self, *keys: str) -> Verbs:
        """What asks these verbs for their answers: for a choice that knows which of them a position can have at all."""
        return tuple(self.verbs[key].possible for key in keys)

    def verb(self, answer: str) -> tuple[Verb[S] | None, str]:
        """The verb behind an answer, and what it is done to."""
        key, _, what = answer.partition(":")
        verb = self.verbs.get(key)
        if verb is None and what:
            second, _, what = what.partition(":")
            verb = self.verbs.get(f"{key}:{second}")
        return verb, what

    def closed(self, s: S, seat: int) -> list[Closed]:
        """What the rules forbid now, each with the reason."""
        found = []
        for verb in self.verbs.values():
            for what in verb.looked_for(s, seat):
                refused = verb.why_not(s, seat, what)
                if refused is not None:
                    words, facts = verb.text(s, seat, what), verb.facts(s, seat, what)
                    targets = verb.targets(s, seat, what)
                    found.append(Closed(verb.id(what), words, refused.text, refused.rule, targets, facts))
        return found

    def do(self, t: Any, seat: int, answer: str) -> Any:
        """Carry an answer out: `yield from MENU.do(t, seat, answer)`; gives back what the verb does.

        It is no generator itself: most verbs ask nothing, and playouts carry out millions.
        """
        behind = self._behind.get(answer)
        if behind is None:
            behind = self._behind[answer] = self.verb(answer)
        verb, what = behind
        assert verb is not None
        doing = verb.do(t, seat, what)
        return () if doing is None else doing


class ChooseVerb(Choose[S], Generic[S]):
    """A choice from a menu; a subclass names it: `menu = Menu(Recruit(), Sell(), Done())`."""

    menu: ClassVar[Menu[Any]]

    def options(self, s: S) -> Sequence[str]:
        return self.menu.options(s, self.seat)

    def option(self, s: S, id: str) -> Option:
        verb, what = self.menu.verb(id)
        assert verb is not None
        return verb.option(s, self.seat, what)

    def closed(self, s: S) -> list[Closed]:
        return self.menu.closed(s, self.seat)

    def why_not(self, s: S, id: str) -> Refused:
        verb, what = self.menu.verb(id)
        known = verb is not None and what in verb.things(s, self.seat)
        refused = verb.why_not(s, self.seat, what) if verb is not None and known else None
        return refused or super().why_not(s, id)
