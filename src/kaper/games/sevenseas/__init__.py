"""Pirates of the 7 Seas, for two to four players: secret characters, and dice thrown where distance matters."""

from kaper.games.sevenseas.game import GAME

__all__ = ["GAME"]
