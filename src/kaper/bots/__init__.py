"""Bots: they know the core and what each game's brain says, and get nothing of a match but a handle."""

from kaper.bots.bot import Bot, BotFailed, Estimate, Thinker
from kaper.bots.known import LEVELS, find_bot

__all__ = ["LEVELS", "Bot", "BotFailed", "Estimate", "Thinker", "find_bot"]
