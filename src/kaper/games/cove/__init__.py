"""Pirate's Cove: twelve months of secret courses, battles with cards, plunder and buried chests, for 3 to 5 captains."""

from kaper.games.cove.game import GAME

__all__ = ["GAME"]
