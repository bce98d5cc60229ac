"""Merchants & Marauders: captains trade, raid and hunt in the Caribbean of the pirate age."""

from kaper.games.marauders.game import GAME

__all__ = ["GAME"]
