"""Advice: what a strong bot would do in this place, and how much of the victory it expects from each choice."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kaper.bots.mcts import Mcts
from kaper.cli.screen import Screen
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle
from kaper.core.words import Question

ADVISER = Mcts(seconds=1.0)
MOST = 5


def advise(screen: Screen, handle: Handle, question: Question, rng: Fast) -> None:
    """Show the best answers as a bot sees them that knows no more than this seat."""
    thoughts = ADVISER.think(handle, rng)
    table = Table.grid(padding=(0, 2))
    for thought in thoughts[:MOST]:
        table.add_row(f"{thought.share:.0%}", Text(", ".join(words_of(screen, question, thought.answer))))
    screen.tell("cli-advice-head", "bold")
    screen.console.print(Padding(table, (0, 2)))


def words_of(screen: Screen, question: Question, answer: Answer) -> list[str]:
    """An answer in the words of the question's options; a number as it is, and a dash for nothing."""
    if isinstance(answer, int):
        return [str(answer)]
    texts = {option.id: screen.say(option.text) for option in question.options}
    return [texts[id] for id in ([answer] if isinstance(answer, str) else answer)] or ["–"]
