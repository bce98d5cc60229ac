"""Events: what happened, for the log and the animation, each with who may see it and the rule that made it so."""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import msgspec

from kaper.core.words import Text


class Event(msgspec.Struct, frozen=True):
    """Base of a game's events. A subclass sets `tag=...`, has plain fields, and says its rule and its words."""

    mark: ClassVar[str] = ""
    """What a replay marks where it happens: `battle` where one begins; empty: nothing."""
    heading: ClassVar[bool] = False
    """Does it head a part of the log, though its tag does not say so?"""
    law: ClassVar[str] = ""
    """The id of the rule behind it, where that is always the same."""

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

    def text(self) -> Text:
        """Its line in the log."""
        raise NotImplementedError


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
