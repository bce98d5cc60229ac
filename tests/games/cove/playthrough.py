"""One whole game in words, answered by chance.

`python -m tests.games.cove.playthrough` writes playthrough.txt anew; test_playthrough.py compares it.
"""

from pathlib import Path

from kaper.core.chance import Fast
from kaper.games.cove import GAME
from tests.games.playthroughs import playthrough

FILE = Path(__file__).with_name("playthrough.txt")
SEED = 2026
NAMES = ("Anne", "Ben", "Cora", "Dirk")


def text() -> str:
    """The whole file."""
    rng = Fast(SEED)
    lines = playthrough(GAME, NAMES, SEED, "fame", lambda match, seat, decision: decision.sample(match.state, rng))
    return "\n".join(lines) + "\n"


if __name__ == "__main__":
    FILE.write_text(text(), encoding="utf-8")
