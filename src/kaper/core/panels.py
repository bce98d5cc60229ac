"""Panels: a view as simple tables, enough to play any game in a terminal, in the shell or by ear."""

from __future__ import annotations

import msgspec

from kaper.core.words import Text, Who

Cell = Text | Who | int | str


class Panel(msgspec.Struct, frozen=True):
    """A titled table. Without columns it is a list of lines. `seat` marks the mat of one player."""

    title: Text | Who
    columns: list[Text | Who] = []
    rows: list[list[Cell]] = []
    seat: int | None = None
