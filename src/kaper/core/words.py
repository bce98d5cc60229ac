"""Words as data: message keys with arguments, made into sentences of any language only when somebody reads them."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

ALL = -1  # the mask of everybody, spectators included


class Who(msgspec.Struct, frozen=True, tag="who"):
    """A seat, to be shown as the name of whoever sits there."""

    seat: int


class Text(msgspec.Struct, frozen=True, tag="text"):
    """A message of a catalogue: its key (`key.attribute` for a grammatical case) and its arguments."""

    key: str
    args: dict[str, int | str | Text | Who | list[Text | Who]] = {}


Word = int | str | Text | Who | list[Text | Who]
"""What a message may be given."""


def text(key: str, /, **args: Word) -> Text:
    """A message with its arguments: `text("event-sailed", who=Who(seat), island=4)`."""
    return Text(key, args)


class Refused(msgspec.Struct, frozen=True, tag="refused"):
    """Why an answer was not taken: a sentence, and the rule that says so (empty where it is no rule of a game)."""

    text: Text
    rule: str = ""


class Facts(msgspec.Struct, frozen=True):
    """What an answer comes to, in numbers: what it costs, how likely it succeeds (0 to 1), what it brings if it does.

    `gains`: where several may be chosen, what 1, 2, 3 ... with the same words bring together, if not each the same.
    """

    price: int | None = None
    chance: float | None = None
    gain: float | None = None
    gains: tuple[int, ...] = ()


class Option(msgspec.Struct, frozen=True):
    """One possible answer, described for a person: its words, what it concerns on the board, and the rule allowing it.

    Of a `plot` it is a suggestion, and `path` is the answer.
    """

    id: str
    text: Text
    targets: tuple[str, ...] = ()
    rule: str = ""
    path: tuple[tuple[int, int], ...] = ()
    facts: Facts | None = None


def sums(options: Sequence[Option]) -> Facts | None:
    """What several options cost and bring together, where they have a price or a gain."""
    known = [(option.text, option.facts) for option in options if option.facts is not None]
    prices = [facts.price for _, facts in known if facts.price is not None]
    gains = [facts.gain for _, facts in known if facts.gain is not None]
    alike = {text.key: facts.gains for text, facts in known if facts.gains}
    gains += [row[[text.key for text, _ in known].count(key) - 1] for key, row in alike.items()]
    return Facts(price=sum(prices) if prices else None, gain=sum(gains) if gains else None) if known else None


class Closed(msgspec.Struct, frozen=True):
    """An answer that a player would look for and that the rules refuse now: its words, why not, and the rule."""

    id: str
    text: Text
    why: Text
    rule: str = ""
    targets: tuple[str, ...] = ()
    facts: Facts | None = None


class Question(msgspec.Struct, frozen=True):
    """A decision described for a person or a client in any language.

    `likely`: what a sensible player would most likely answer, where a client should begin with it.
    """

    seat: int
    kind: str
    name: str
    prompt: Text
    rule: str
    options: list[Option] = []
    least: int = 1
    most: int = 1
    low: int = 0
    high: int = 0
    step: int = 1
    window: bool = False
    scale: tuple[int, int] = (1, 1)
    closed: list[Closed] = []
    likely: str | int | list[str | list[int]] | None = None


def refuse(key: str, rule: str = "", **args: int | str | Text | Who) -> Refused:
    """A refusal in a few words: `refuse("refusal-no-gold", "upgrade.limit", cost=4)`."""
    return Refused(Text(key, dict(args)), rule)


class KaperError(Exception):
    """Something asked from outside that cannot be done; carries the sentence to say."""

    def __init__(self, text: Text, line: int | None = None) -> None:
        super().__init__(f"{text.key} {text.args}" + (f" (line {line})" if line is not None else ""))
        self.text = text
        self.line = line
