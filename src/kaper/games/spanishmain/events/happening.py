"""What every event of the Spanish Main has: the one rule it cites."""

from __future__ import annotations

from typing import ClassVar

from kaper.core.events import Event


class Happening(Event, frozen=True):
    """Base of the events here: one rule each."""

    cites: ClassVar[str] = ""

    def rule(self) -> str:
        return self.cites
