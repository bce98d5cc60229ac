"""One whole game as captains with a plan would play it, and one against Redbeard with all modules; without words.

`python -m tests.games.maracaibo.playthrough` writes both files anew, answered by the policy; test_playthrough.py plays the
written answers again, so that a bot with other habits changes nothing.
"""

from ast import literal_eval
from collections.abc import Iterator
from pathlib import Path

from kaper.core.chance import Fast
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.policy import policy
from tests.games.maracaibo.test_games import MODULES
from tests.games.playthroughs import Answering, record

SEED = 2026
GAMES = {
    "playthrough.txt": (("Anne", "Ben", "Cora"), {}),
    "playthrough-solo.txt": (("Anne",), dict.fromkeys(MODULES, True)),
}


def text(name: str, answering: Answering) -> str:
    """A whole file."""
    names, options = GAMES[name]
    return "\n".join(record(GAME, names, SEED, answering, **options)) + "\n"


def written(name: str) -> str:
    """A file as it stands."""
    return Path(__file__).with_name(name).read_text(encoding="utf-8")


def replayed(name: str) -> str:
    """A file as it would be written today, with the same answers."""
    answers: Iterator[str] = iter([line[2:] for line in written(name).splitlines() if line.startswith("> ")])

    def answering(match, seat, decision):
        answer = next(answers)
        return literal_eval(answer) if answer.startswith("[") else answer

    return text(name, answering)


def by_policy(match, seat, decision):
    """As a captain with a plan answers."""
    return policy(match.state, decision, Fast(SEED))


if __name__ == "__main__":
    for name in GAMES:
        Path(__file__).with_name(name).write_text(text(name, by_policy), encoding="utf-8")
