"""The bots by name, as the command line, the table and the arena know them."""

from __future__ import annotations

from typing import TypeVar

from kaper.bots.bot import Bot
from kaper.bots.bringing import Bringing
from kaper.bots.external import External
from kaper.bots.greedy import Greedy
from kaper.bots.mcts import Mcts
from kaper.bots.policy import Policy
from kaper.bots.random import Random
from kaper.core.words import KaperError, Text

N = TypeVar("N", int, float)

LEVELS = ("easy", "medium", "hard")
"""The bots for people, from the weakest to the strongest."""

KNOWN = "random, policy, greedy, greedy:WORLDS, mcts, mcts:ITERATIONS, mcts:SECONDSs, mcts:SECONDScpu, easy, medium, hard, cmd:PROGRAM"


def find_bot(spec: str) -> Bot:
    """A bot by its name: `random`, `greedy:20` (worlds), `mcts:500` (iterations), `mcts:0.5s` (by the clock), `mcts:0.5cpu`, `hard`, `cmd:./bot.py`.

    `greedy@fleet.txt` brings the list in that file to the table (where players bring lists) and plays like greedy.

    >>> from kaper import Fast, Handle, Match, find_bot, find_game
    >>> match = Match(find_game("cove"), seats=3, chance=Fast(1))
    >>> answer = find_bot("policy").answer(Handle(match, 0), Fast(2))
    >>> match.act(0, answer) is None
    True
    """
    if not spec.startswith("cmd:") and "@" in spec:
        kind, _, file = spec.partition("@")
        return Bringing(find_bot(kind), file)
    name, _, detail = spec.partition(":")
    if name == "cmd" and detail:
        return External(detail)
    try:
        return _made(name, detail)
    except ValueError:
        raise KaperError(Text("error-unknown-bot", {"bot": spec[:40], "known": KNOWN})) from None


def _made(name: str, detail: str) -> Bot:
    match name, detail:
        case "random", "":
            return Random()
        case "policy", "":
            return Policy()
        case "easy", "":
            return Greedy(worlds=2, level=0)
        case "medium", "":
            return Greedy(worlds=4, level=1)
        case "hard", "":
            return Mcts(seconds=1.0)
        case "greedy", "":
            return Greedy()
        case "greedy", _:
            return Greedy(_positive(int(detail)))
        case "mcts", "":
            return Mcts()
        case "mcts", _ if detail.endswith("cpu"):
            return Mcts(seconds=_positive(float(detail[:-3])), of_processor=True)
        case "mcts", _ if detail.endswith("s"):
            return Mcts(seconds=_positive(float(detail[:-1])))
        case "mcts", _:
            return Mcts(_positive(int(detail)))
    raise ValueError(name)


def _positive(number: N) -> N:
    if not 0 < number < 1_000_000:
        raise ValueError(number)
    return number
