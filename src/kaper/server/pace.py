"""How fast bots play before somebody's eyes: each answer takes a moment, the later ones shorter, and a press ends it.

A round of three bots is to be followed, not waited for: however many answers it takes, all moments since a person's
last answer come to at most 1 / (1 - SHORTER) of the first.
"""

from __future__ import annotations

import asyncio
import contextlib
import time

SHORTER = 0.94
"""Each answer takes so much of the moment that the one before it took."""


class Pace:
    """The pace of one table. `seconds`: the first moment after a person's answer."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.told = 0  # answers of bots, and automatic ones, since a person's last
        self._hurried = asyncio.Event()

    def answered(self, *, person: bool) -> None:
        """An answer was given: after a person's all moments are long again."""
        self.told = 0 if person else self.told + 1

    @property
    def moment(self) -> float:
        """How long the next answer takes at least, in parts of the first moment."""
        return SHORTER**self.told

    @property
    def hurried(self) -> bool:
        """Is nothing waited for just now?"""
        return self._hurried.is_set()

    @hurried.setter
    def hurried(self, on: bool) -> None:
        if on:
            self._hurried.set()
        else:
            self._hurried.clear()

    async def wait(self, since: float, of: float = 1.0) -> None:
        """Let the moment of a question pass that was posed at `since`, or a part of it; whoever hurries ends it."""
        left = since + self.seconds * self.moment * of - time.monotonic()
        if left > 0:
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self._hurried.wait(), left)
