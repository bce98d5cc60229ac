"""Pirates of Maracaibo: sail, raid, explore and build for three rounds; most victory points win."""

from kaper.games.maracaibo.game import GAME

__all__ = ["GAME"]
