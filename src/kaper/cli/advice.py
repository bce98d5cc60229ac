"""Advice: what a strong bot would do in this place, and how much of the victory it expects from each choice."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kaper.bots.mcts import Mcts
from kaper.cli.answers import in_words
from kaper.cli.screen import Screen
from kaper.core.chance import Fast
from kaper.core.match import Handle
from kaper.core.words import Question

ADVISER = Mcts(seconds=1.0)
MOST = 5


def advise(screen: Screen, handle: Handle, question: Question, rng: Fast) -> None:
    """Show the best answers as a bot sees them that knows no more than this seat."""
    thoughts = ADVISER.think(handle, rng)
    table = Table.grid(padding=(0, 2))
    for thought in thoughts[:MOST]:
        table.add_row(f"{thought.share:.0%}", Text(in_words(question, thought.answer, screen.say)))
    screen.tell("cli-advice-head", "bold")
    screen.console.print(Padding(table, (0, 2)))
