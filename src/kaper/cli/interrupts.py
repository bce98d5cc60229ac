"""Ctrl-C, a closed terminal and a polite kill: heard at once while somebody is waited for, else as soon as a move is done."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from contextlib import contextmanager
from types import FrameType
from typing import Any

HEARD = tuple(getattr(signal, name) for name in ("SIGINT", "SIGTERM", "SIGHUP") if hasattr(signal, name))


class Stopped(BaseException):
    """The person (or the system) wants this to end now; `signal` is 0 at the end of input or after `quit`.

    No Exception: a bot that catches whatever goes wrong in it must not catch this.
    """

    def __init__(self, signal: int = 0) -> None:
        super().__init__()
        self.signal = signal


class Interrupts:
    """Turns signals into Stopped, but never in the middle of a move: a match must not be left half-changed."""

    def __init__(self) -> None:
        self.waiting = False
        self.pending = 0
        self.before: dict[int, Any] = {}

    def __enter__(self) -> Interrupts:
        self.before = {number: signal.signal(number, self._hear) for number in HEARD}
        return self

    def __exit__(self, *_: object) -> None:
        for number, handler in self.before.items():
            signal.signal(number, handler)

    def _hear(self, number: int, _: FrameType | None) -> None:
        self.pending = number
        if self.waiting:
            raise Stopped(number)

    @contextmanager
    def heard(self) -> Iterator[None]:
        """Inside, a signal stops at once; one that came before stops here."""
        self.waiting = True
        try:
            if self.pending:
                raise Stopped(self.pending)
            yield
        finally:
            self.waiting = False
