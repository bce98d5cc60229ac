"""A viewer: one open socket at a table, what it has been told and what it is still to be told."""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Sequence

from kaper.core.words import Text
from kaper.server.guests import Guest
from kaper.server.wire import ErrorMessage, PaceWish, RefusedMessage, ServerMessage, encode

MOST_WAITING = 500


class Viewer:
    """What is due is only noted here; the socket's own task collects it, so that a slow client delays nobody.

    A client that is behind gets one `play` with all events it lacks, not every `play` that was missed.
    It keeps a wish, never a right: whose eyes it has is found out anew from the seats each time it is told something.
    """

    def __init__(self, guest: Guest, invite: str = "", address: str = "") -> None:
        self.guest = guest
        self.invite = invite
        self.address = address
        self.wish: int | None = None  # the seat whose person said they are at the screen
        self.covered = False  # nobody is: show only what is public
        self.shown: int | None = None  # the seat whose eyes the log it holds was seen with
        self.panels = True
        self.pace: PaceWish = "usual"
        self.last = 0  # the highest event number it holds
        self.table_due = False
        self.play_due = False
        self.waiting: deque[bytes] = deque()
        self.wake = asyncio.Event()
        self.close_code: int | None = None

    def look(self, seat: int | None) -> None:
        """From now on this seat's person is at the screen, or nobody."""
        self.wish, self.covered = seat, seat is None

    def eyes(self, mine: Sequence[int]) -> int | None:
        """Through whose eyes it may look, holding these seats; None: a spectator's."""
        if self.wish in mine:
            return self.wish
        return mine[0] if len(mine) == 1 and not self.covered else None

    def due(self, *, table: bool = False, play: bool = False) -> None:
        """Note that it is to be told of the table or of the play."""
        self.table_due |= table
        self.play_due |= play
        self.wake.set()

    def tell(self, message: ServerMessage) -> None:
        """A message for this viewer alone, or one of those that never repeat."""
        if len(self.waiting) >= MOST_WAITING:
            self.close(4429)
            return
        self.waiting.append(encode(message))
        self.wake.set()

    def error(self, text: Text) -> None:
        """Say that a message could not be done."""
        self.tell(ErrorMessage(text))

    def refuse(self, text: Text, rule: str = "", seat: int | None = None) -> None:
        """Say that a wish was not taken."""
        self.tell(RefusedMessage(text, rule, seat))

    def close(self, code: int) -> None:
        """End the socket once what waits is sent."""
        self.close_code = code
        self.wake.set()
