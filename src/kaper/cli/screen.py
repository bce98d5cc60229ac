"""The table as rich draws it: panels side by side, the story, the question with its numbered options, rules."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from rich import box
from rich.columns import Columns
from rich.console import Console, ConsoleRenderable
from rich.padding import Padding
from rich.panel import Panel as Frame
from rich.table import Table
from rich.text import Text

from kaper.cli.voice import PROGRAM, Voice, printable
from kaper.core.events import Told
from kaper.core.game import Game, Result
from kaper.core.panels import Panel
from kaper.core.words import Question, Refused, Who
from kaper.core.words import Text as Words

COLOURS = ("red", "blue", "green", "yellow", "magenta", "cyan")
MANY = 9  # from so many options on they stand in columns


class Screen:
    """Draws one match for whoever looks."""

    def __init__(self, voice: Voice, game: Game[Any], names: Sequence[str]) -> None:
        self.voice = voice
        self.game = game
        self.names = list(names)

    @property
    def console(self) -> Console:
        return self.voice.console

    def say(self, what: Any, **args: Any) -> str:
        return self.voice.say(what, self.names, **args)

    def words(self, what: Any, style: str = "", **args: Any) -> Text:
        """Words with the names of the players in their colours."""
        text = Text(self.say(what, **args), style)
        for seat, name in enumerate(self.names):
            text.highlight_regex(rf"(?<!\w){re.escape(name)}(?!\w)", f"bold {colour(seat)}")
        return text

    def tell(self, what: Any, style: str = "", **args: Any) -> None:
        """Print a sentence."""
        self.console.print(self.words(what, style, **args))

    def command(self, text: str) -> None:
        """A command to type, on a line that can be copied whole."""
        self.console.print(Text(f"  {PROGRAM} {text}", "cyan"), soft_wrap=True)

    # the board

    def board(self, panels: Iterable[Panel]) -> None:
        """All panels, as many side by side as the terminal is wide enough for."""
        row: list[ConsoleRenderable] = []
        left = self.console.width
        for frame in map(self.frame, panels):
            width = self.console.measure(frame).maximum
            if row and width > left:
                self._print_row(row)
                row, left = [], self.console.width
            row.append(frame)
            left -= width
        self._print_row(row)

    def _print_row(self, frames: list[ConsoleRenderable]) -> None:
        if len(frames) == 1:
            self.console.print(frames[0])
        elif frames:
            grid = Table.grid()
            grid.add_row(*frames)
            self.console.print(grid)

    def frame(self, panel: Panel) -> Frame:
        """One panel: a titled table, or lines."""
        style = "dim" if panel.seat is None else colour(panel.seat)
        table = Table(box=None, show_header=bool(panel.columns), padding=(0, 1), pad_edge=False, header_style="dim")
        for place in range(max([len(panel.columns), *map(len, panel.rows)], default=0)):
            cells = [row[place] for row in panel.rows if len(row) > place]
            numbers = any(isinstance(cell, int) for cell in cells) and all(
                isinstance(c, int) or c == "–" for c in cells
            )
            heading = self.words(panel.columns[place], "dim") if place < len(panel.columns) else ""
            table.add_column(heading, justify="right" if numbers else "left")
        if not panel.rows:
            table.add_row(Text("–", "dim"))
        for row in panel.rows:
            table.add_row(*(self.cell(cell) for cell in row))
        return Frame(table, title=self.words(panel.title), title_align="left", border_style=style, expand=False)

    def cell(self, cell: Words | Who | int | str) -> Text:
        return self.words(cell) if isinstance(cell, Words | Who) else Text(str(cell))

    # what happened and what is asked

    def story(self, told: Iterable[Told], *, rules: bool = False) -> None:
        """Events as sentences; with their rules where somebody reads the log."""
        for event in (t.event for t in told):
            line = self.words(event.text())
            if rules and event.rule():
                line.append(f"  {event.rule()}", "dim cyan")
            self.console.print(Padding(line, (0, 0, 0, 2), expand=False))

    def question(self, question: Question) -> None:
        """The prompt and its options, numbered."""
        self.console.print()
        self.console.print(self.words(Who(question.seat)) + Text(": ") + self.words(question.prompt, "bold"))
        options = [self.numbered(i, o.text) for i, o in enumerate(question.options, 1)]
        if len(options) < MANY:
            for line in options:
                self.console.print(line)
        else:
            self.console.print(Columns(options, column_first=True, padding=(0, 2)))
        for closed in question.closed[:MANY]:
            self.console.print(
                Text.assemble(
                    ("   – ", "dim"), self.words(closed.text, "dim"), " ", self.words(closed.why, "dim italic")
                )
            )

    def numbered(self, number: int, text: Words) -> Text:
        note = printable(self.voice.catalogue.note(text, self.names))
        return Text.assemble((f"{number:>4} ", "bold cyan"), self.words(text), (f" ({note})" if note else "", "dim"))

    def refusal(self, refused: Refused) -> None:
        """Why an answer was not taken, and the rule that says so."""
        self.tell(refused.text, "red")
        if refused.rule:
            self.rule(refused.rule)

    def rule(self, id: str) -> None:
        """A rule of the ledger in its words."""
        rule = self.game.ledger.rules.get(id.removeprefix(f"{self.game.id}:"))
        if rule is None:
            self.tell("cli-rules-unknown", "dim", rule=id, near="none")
            return
        body = Text.assemble(rule.text(self.voice.lang))
        self.console.print(
            Frame(body, title=Text(rule.id, "cyan"), title_align="left", border_style="dim", box=box.SQUARE)
        )

    def result(self, result: Result) -> None:
        """Places and scores, and who won."""
        table = Table(box=box.SIMPLE_HEAD)
        table.add_column(self.say("cli-result-place"), justify="right")
        table.add_column(self.say("cli-result-player"))
        table.add_column(self.say("cli-result-score"), justify="right")
        everybody: list[tuple[int, Words | Who, int]] = [
            *((place, Who(seat), result.scores[seat]) for seat, place in enumerate(result.places)),
            *((rival.place, rival.name, rival.score) for rival in result.rivals),
        ]
        everybody.sort(key=lambda one: one[0])
        for place, who, score in everybody:
            table.add_row(str(place), self.words(who), str(score))
        self.console.print(table)
        winners: list[Words | Who] = [who for place, who, _ in everybody if place == 1]
        self.tell(Words("cli-result-winner", {"who": winners, "number": len(winners)}), "bold")


def colour(seat: int) -> str:
    """The colour of a seat."""
    return COLOURS[seat % len(COLOURS)]
