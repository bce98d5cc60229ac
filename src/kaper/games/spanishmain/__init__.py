"""Pirates of the Spanish Main: fleets on a table-top sea, moved with the edges of a card, fight for treasure."""

from kaper.games.spanishmain.game import GAME

__all__ = ["GAME"]
