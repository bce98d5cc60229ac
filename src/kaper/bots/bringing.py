"""A bot that brings a list of its own (a fleet) to the table and otherwise plays like another."""

from __future__ import annotations

from pathlib import Path

from kaper.bots.bot import Bot
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle
from kaper.core.words import KaperError, Text


class Bringing:
    """Answers the first question with the list, if that is what is asked for; every other as its bot does."""

    def __init__(self, bot: Bot, file: str) -> None:
        self.bot = bot
        try:
            self.text = Path(file).read_text(encoding="utf-8")
        except (OSError, UnicodeDecodeError):
            raise KaperError(Text("error-no-list", {"file": file[:200]})) from None
        self.asked = False

    def answer(self, handle: Handle, rng: Fast) -> Answer:
        if not self.asked:
            self.asked = True
            if handle.check(self.text) is None:
                return self.text
        return self.bot.answer(handle, rng)

    def close(self) -> None:
        """End whatever the bot has running."""
        close = getattr(self.bot, "close", None)
        if close is not None:
            close()
