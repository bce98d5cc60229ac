"""The golden tests of the ledgers' examples by game and example, and the matches that they play.

The rulebook in the browser opens the same matches: `python -m tools.examples` keeps them beside the game's book, and
`test_book.py` plays the golden tests again and compares.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from importlib import import_module
from typing import Any

from kaper.core.match import Match

Test = Callable[[], None]
GAMES = {
    game: f"tests.games.{game}.test_examples" for game in ("cove", "sevenseas", "marauders", "maracaibo", "spanishmain")
}
GAMES["wreckers"] = "tests.examples.test_wreckers"
PLAYED: dict[str, dict[str, Test]] = {game: {} for game in GAMES}


def golden(game: str) -> Callable[..., Callable[[Test], Test]]:
    """The mark `example(id, ...)` of a game: this test plays these examples of its ledger."""

    def example(*ids: str) -> Callable[[Test], Test]:
        def mark(test: Test) -> Test:
            PLAYED[game] |= dict.fromkeys(ids, test)
            return test

        return mark

    return example


def played(game: str) -> dict[str, Test]:
    """The golden tests of a game by example."""
    import_module(GAMES[game])
    return PLAYED[game]


@contextmanager
def watching() -> Iterator[list[Match[Any]]]:
    """All matches that are begun meanwhile and could be recorded, in their order."""
    begun: list[Match[Any]] = []
    begin = Match.__init__

    def noted(self: Match[Any], *args: Any, **kwargs: Any) -> None:
        if kwargs.get("keep", True):
            begun.append(self)
        begin(self, *args, **kwargs)

    Match.__init__ = noted  # type: ignore[method-assign]
    try:
        yield begun
    finally:
        Match.__init__ = begin  # type: ignore[method-assign]
