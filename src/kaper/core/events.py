"""Events: what happened, for the log and the animation, each with who may see it and the rule that made it so."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import msgspec

from kaper.core.words import Text, Who, Word

HEADINGS = ("chapter", "month", "phase", "round", "turn", "turn-began")
"""Tags of events that head a part of the story."""


class Event(msgspec.Struct, frozen=True):
    """Base of a game's events. A subclass sets `tag=...`, has plain fields, and says its rule.

    Its words are the message `event-TAG` with its fields as arguments, unless it says otherwise.
    """

    mark: ClassVar[str] = ""
    """What a replay marks where it happens: `battle` where one begins; empty: nothing."""
    heading: ClassVar[bool] = False
    """Does it head a part of the log, though its tag does not say so?"""
    befalls: ClassVar[bool] = False
    """Does it befall its seat (everybody, where it has none), which did nothing to bring it about just then? A recap tells it
    that player first."""
    great: ClassVar[bool] = False
    """Would whoever looked away want to hear of it before all else that others did? A recap tells it before that."""
    law: ClassVar[str] = ""
    """The id of the rule behind it, where that is always the same."""
    whose: ClassVar[str] = "who"
    """What the seat is called in its message."""

    @classmethod
    def result(cls, state: Any, *args: Any) -> dict[str, Any]:
        """Fields with what it changed, as that is now: read from the state when the event is told, after the change."""
        return {}

    @classmethod
    def own(cls, state: Any, *args: Any) -> tuple[int, dict[str, Any]] | None:
        """A seat that learns more of the result than the others, and the fields with that; None: all learn the same."""
        return None

    def rule(self) -> str:
        """The id of the rule behind it, without the game's name."""
        return self.law

    def heads(self) -> bool:
        """Does it head a part of the story? Its tag says so, or its class."""
        return self.heading or self.__struct_config__.tag in HEADINGS

    def key(self) -> str:
        """The message that tells it."""
        return f"event-{self.__struct_config__.tag}"

    def word(self, field: str, value: Any) -> Word | None:
        """A field as an argument of the message: a seat by its name, numbers and words as they are; None: it is none."""
        if field == "seat":
            return Who(value)
        return value if isinstance(value, int | str) and not isinstance(value, bool) else None

    def text(self) -> Text:
        """Its line in the log: the message with every field that has a word, by its name; the seat is `$who`."""
        args = {field: self.word(field, getattr(self, field)) for field in self.__struct_fields__}
        said = {self.whose if field == "seat" else field: word for field, word in args.items() if word is not None}
        return Text(self.key(), said)


@cache
def speaks_for_itself(event: type[Event]) -> bool:
    """Is an event all that it was given, so that nothing is to be read from the state when it is told?"""
    own, result = event.own.__func__, event.result.__func__  # type: ignore[attr-defined]
    return own is Event.own.__func__ and result is Event.result.__func__  # type: ignore[attr-defined]


class Told(msgspec.Struct, frozen=True):
    """An event as it was told: to whom, and which line of the match's path it followed.

    `to` is a mask of seats; a negative one (everybody, or everybody but some) includes spectators.
    """

    event: Any
    to: int
    line: int

    def heard_by(self, seat: int | None) -> bool:
        """May this seat (None: a spectator) see it?"""
        return self.to < 0 if seat is None else bool(self.to >> seat & 1)
