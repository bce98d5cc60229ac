"""One whole game in words: characters act if they can (the first option), everything else is chance.

`python -m tests.games.sevenseas.playthrough` writes playthrough.txt anew; test_playthrough.py compares it.
"""

from pathlib import Path

from kaper.core.chance import Fast
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.adventures import PlayCard
from kaper.games.sevenseas.harbour import Activation
from tests.games.playthroughs import playthrough

FILE = Path(__file__).with_name("playthrough.txt")
SEED = 2026
NAMES = ("Anne", "Ben", "Cora")


def text() -> str:
    """The whole file."""
    rng = Fast(SEED)

    def answering(match, seat, decision):
        acting = isinstance(decision, Activation | PlayCard)
        return decision.suggestions(match.state, 1)[0] if acting else decision.sample(match.state, rng)

    return "\n".join(playthrough(GAME, NAMES, SEED, "points", answering)) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
