"""Advice: what a strong bot would do in this place, how much of the victory it expects from each choice, and why."""

from __future__ import annotations

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kaper.analysis.advice import Adviser
from kaper.cli.answers import in_words
from kaper.cli.screen import Screen
from kaper.core.chance import Fast
from kaper.core.match import Handle
from kaper.core.words import Question

ADVISER = Adviser()


def advise(screen: Screen, handle: Handle, question: Question, rng: Fast) -> None:
    """Show the best answers as a bot sees them that knows no more than this seat, each with its doubt and a reason."""
    table = Table.grid(padding=(0, 2))
    for place, one in enumerate(ADVISER.advise(handle, rng).answers, start=1):
        shown = f"{place}  {one.share:.0%} ± {100 * one.doubt:.0f}"
        reason = screen.say(one.why)
        words = Text(in_words(question, one.answer, screen.say))
        table.add_row(shown, words.append(f"\n{reason[:1].upper()}{reason[1:]}", style="dim"))
    screen.tell("cli-advice-head", "bold")
    screen.console.print(Padding(table, (0, 2)))
