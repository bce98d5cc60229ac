"""Trouble: a request that is not done, with the sentence to say and its HTTP status."""

from __future__ import annotations

from kaper.core.texts import catalogue
from kaper.core.words import Text
from kaper.server.wire import Problem

PACKAGE = "kaper.server"


class Trouble(Exception):
    """Why a request or message is not done: `Trouble(404, "service-no-table")`."""

    def __init__(self, status: int, key: str | Text, **args: int | str) -> None:
        self.status = status
        self.text = key if isinstance(key, Text) else Text(key, dict(args))
        super().__init__(f"{status} {self.text.key}")

    def problem(self) -> Problem:
        """It as a body."""
        return Problem(self.status, self.text, catalogue("en", PACKAGE).say(self.text))
