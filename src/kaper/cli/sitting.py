"""A match in the terminal: asks people and bots in turn, on one screen, until it is over or somebody leaves."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from pathlib import Path
from shlex import quote
from typing import Any

from kaper.bots import Bot
from kaper.cli.advice import advise
from kaper.cli.answers import COMMANDS, Command, Given, bounds, command_in, is_window, understood
from kaper.cli.interrupts import Interrupts, Stopped
from kaper.cli.saves import new_file, save, source_of
from kaper.cli.screen import Screen
from kaper.cli.voice import Voice, printable
from kaper.core.chance import Fair, Fast
from kaper.core.decisions import PASS, Answer
from kaper.core.match import Handle, Match, SceneFailed
from kaper.core.panels import Panel
from kaper.core.words import KaperError, Question, Text, Who

HUMAN = "human"
LOG = 60  # so many lines of the log are shown at once


def typed(prompt: str) -> str:
    """A line from the person at the terminal; where a file is read instead, the line is shown as if it were typed."""
    if sys.stdin is None:
        raise EOFError
    line = input(prompt)
    if not sys.stdin.isatty():
        print(line)
    return line


class Sitting:
    """The people and bots at one match. `luck` feeds the bots; `file` is where the record goes."""

    def __init__(
        self,
        voice: Voice,
        match: Match[Any],
        bots: Sequence[Bot | None],
        names: Sequence[str],
        players: Sequence[str],
        luck: int,
        file: Path | None = None,
        read: Callable[[str], str] = typed,
    ) -> None:
        self.voice = voice
        self.match = match
        self.bots = bots
        self.names = names
        self.players = players
        self.luck = luck
        self.file = file
        self.read = read
        self.screen = Screen(voice, match.game, names)
        self.people = [seat for seat, bot in enumerate(bots) if bot is None]
        self.looking: int | None = self.people[0] if len(self.people) == 1 else None  # who sees the screen
        self.told: dict[int | None, int] = {}  # how much of the story each has heard
        self.drawn: dict[int | None, list[Panel]] = {}  # the board as it was drawn last, and for whom
        self.interrupts = Interrupts()

    # from beginning to end

    def play(self) -> int:
        """Play until it is over or somebody leaves; the exit code."""
        with self.interrupts:
            try:
                self.welcome()
                while not self.match.over:
                    self.step()
                self.end()
            except Stopped as stopped:
                self.leave()
                return 130 if stopped.signal else 0
            except SceneFailed as failure:
                self.screen.tell("cli-play-failed", "red", why=printable(str(failure)))
                self.leave()
                return 1
        return 0

    def welcome(self) -> None:
        """Who plays, and the promise about the dice."""
        screen, console = self.screen, self.voice.console
        console.print()
        console.rule(screen.words(Text("cli-play-title", {"title": self.match.game.titles[self.voice.lang]}), "bold"))
        for seat, player in enumerate(self.players):
            screen.tell(Text("cli-play-seat", {"who": Who(seat), "player": player if self.bots[seat] else HUMAN}))
        source = source_of(self.match)
        if isinstance(source, Fair):
            screen.tell("cli-play-hash", "dim", hash=source.commitment.hash)
        if self.people:
            screen.tell("cli-play-help", "dim")

    def step(self) -> None:
        """Let one of those who are asked answer: bots first, then people."""
        asked = self.match.asked
        for seat in asked:
            bot = self.bots[seat]
            if bot is not None:
                self.let_answer(bot, seat)
                if not self.people:
                    self.tell_story(None)
                return
        if len(self.people) > 1:
            self.ask_people(sorted(asked))
        else:
            self.ask_alone(self.people[0])

    def let_answer(self, bot: Bot, seat: int) -> None:
        """A bot's answer. One that fails is answered for at random, and the people hear of it."""
        rng = Fast(self.luck + 0x9E3779B9 * self.match.number + seat)
        answer: Answer | None
        try:
            with self.interrupts.heard():
                answer = bot.answer(Handle(self.match, seat), rng)
        except Exception as error:
            self.screen.tell(Text("cli-play-bot-failed", {"who": Who(seat), "why": printable(repr(error))}), "red")
            answer = None
        if answer is not None:
            refused = self.match.act(seat, answer)
            if refused is None:
                return
            self.screen.tell(Text("cli-play-bot-failed", {"who": Who(seat), "why": self.screen.say(refused)}), "red")
        self.match.act(seat, Handle(self.match, seat).sample(rng))

    def end(self) -> None:
        """The last of the story, the board, who won, and how to check the dice."""
        screen = self.screen
        self.tell_story(self.looking)
        screen.board(self.panels(self.looking))
        screen.result(self.match.result())
        if self.match.practice:
            screen.tell("cli-play-was-practice", "dim")
        file = self.keep()
        source = source_of(self.match)
        if file is None:
            return
        screen.tell("cli-play-saved", "dim", file=str(file))
        if isinstance(source, Fair):
            screen.tell("cli-play-seed", "dim", hash=source.commitment.hash, seed=source.seed.hex())
            screen.command(f"verify {quote(str(file))}")

    def leave(self) -> None:
        """Save, and say how to come back."""
        self.voice.console.print()
        file = self.keep()
        if file is not None:
            self.screen.tell("cli-play-resume")
            self.screen.command(f"play {self.match.game.id} --resume {quote(str(file))}")

    def keep(self, file: Path | None = None) -> Path | None:
        """Save the record where it belongs (or where one wishes); None, and a sentence, if that cannot be."""
        file = file or self.file or new_file(self.match.game.id)
        try:
            save(self.match, file, self.names, self.players)
        except KaperError as error:
            self.screen.tell(error.text, "red")
            return None
        self.file = file
        return file

    # one person

    def ask_alone(self, seat: int) -> None:
        """Ask the only person at the table; what has one answer is answered without a word."""
        decision = self.match.asked[seat]
        sole = decision.sole(self.match.state)
        if sole is not None:
            self.match.act(seat, sole)
            return
        self.ask(seat)

    def ask(self, seat: int) -> None:
        """Show a person the table and ask until something is decided."""
        question = self.match.question(seat)
        assert question is not None
        self.draw(seat)
        self.tell_story(seat)
        self.screen.question(question)
        while True:
            line = self.line(f"{self.names[seat]} {self.hint(question)} ")
            meant = understood(line, question, self.screen.say)
            if isinstance(meant, Given):
                refused = self.match.act(seat, meant.answer)
                if refused is None:
                    return
                self.screen.refusal(refused)
            elif isinstance(meant, Command):
                if self.obey(meant, seat, question):
                    return
            else:
                self.screen.tell(meant.text, "yellow")

    def hint(self, question: Question) -> str:
        """What may be typed, in brackets."""
        if is_window(question):
            return self.screen.say("cli-prompt-window", **bounds(question))
        return self.screen.say(f"cli-prompt-{question.kind}", **bounds(question))

    def line(self, prompt: str) -> str:
        """A line from the keyboard; the end of input is a wish to leave."""
        try:
            with self.interrupts.heard():
                return self.read(prompt)
        except EOFError:
            raise Stopped from None

    # several people

    def ask_people(self, asked: list[int]) -> None:
        """Ask the people one after another; a window is one question to all, so that nobody's hand shows."""
        seat = self.looking if self.looking in asked else asked[0]
        assert seat is not None
        question = self.match.question(seat)
        assert question is not None
        if is_window(question):
            self.ask_anyone(asked, question)
            return
        self.hand_over(seat)
        self.ask(seat)

    def ask_anyone(self, asked: list[int], question: Question) -> None:
        """Does anyone interrupt? Those who say so are asked alone; the rest pass."""
        if self.looking is not None:
            self.cover()
            self.looking = None
        self.tell_story(None)
        self.screen.tell(question.prompt, "bold")
        for seat in asked:
            self.voice.console.print(self.screen.numbered(seat + 1, Text("cli-play-name", {"who": Who(seat)})))
        while True:
            line = self.line(self.screen.say("cli-play-anyone") + " ")
            command = command_in(line, self.screen.say)
            if command is not None:
                if self.obey(command, None, question):
                    return
                continue
            wishing = [seat for seat in asked if str(seat + 1) in line.split() or self.names[seat] in line]
            if wishing or not line.strip():
                break
        number = self.match.number
        for seat in asked:
            if seat in wishing:
                self.hand_over(seat)
                self.ask(seat)
                if self.match.number <= number:  # somebody took something back
                    return
            else:
                self.match.act(seat, PASS)

    def hand_over(self, seat: int) -> None:
        """Cover the screen until the next person is alone before it."""
        if seat == self.looking:
            return
        if self.looking is not None:
            self.cover()
        self.screen.tell(Text("cli-play-hand-over", {"who": Who(seat)}), "bold")
        self.line(self.screen.say("cli-play-press-enter") + " ")
        self.cover()
        self.looking = seat

    def cover(self) -> None:
        """Clear the screen, and what can be scrolled back to."""
        console = self.voice.console
        if console.is_terminal:
            console.clear()
            console.file.write("\x1b[3J")
            console.file.flush()
        self.drawn = {}

    # the screen

    def panels(self, seat: int | None) -> list[Panel]:
        return self.match.game.panels(self.match.view(seat))

    def draw(self, seat: int | None) -> None:
        """The board, or of it what has changed since it was drawn for this seat; `look` shows it whole."""
        panels = self.panels(seat)
        shown = self.drawn.get(seat, [])
        self.screen.board(panel for panel in panels if panel not in shown)
        self.drawn = {seat: panels}

    def tell_story(self, seat: int | None) -> None:
        """What happened since this seat last looked."""
        news = self.match.events(seat, self.told.get(seat, 0))
        self.told[seat] = len(self.match.told)
        if news:
            self.voice.console.print()
            self.screen.story(news)

    # commands

    def obey(self, command: Command, seat: int | None, question: Question) -> bool:
        """Do what was asked instead of an answer; true if the question no longer stands."""
        screen = self.screen
        match command.name:
            case "?":
                self.explain(command.rest, question)
            case "rules":
                self.search(command.rest)
            case "undo":
                return self.take_back(seat)
            case "save":
                file = self.keep(Path(command.rest).expanduser() if command.rest else None)
                if file is not None:
                    screen.tell("cli-play-saved", file=str(file))
            case "log":
                screen.story(self.match.events(seat)[-LOG:], rules=True)
            case "look":
                screen.board(self.panels(seat))
                screen.question(question)
            case "advice":
                if seat is not None:
                    advise(screen, Handle(self.match, seat), question, Fast(self.luck))
            case "help":
                for name in ("answer", "?", *COMMANDS):
                    screen.tell(f"cli-help-{name if name != '?' else 'rule'}")
            case "quit":
                raise Stopped
        return False

    def explain(self, wish: str, question: Question) -> None:
        """The rule behind the question, behind one of its options, or of an id."""
        if not wish:
            self.screen.rule(question.rule)
        elif wish.isdecimal() and len(wish) < 4 and 1 <= int(wish) <= len(question.options):
            self.screen.rule(question.options[int(wish) - 1].rule or question.rule)
        elif wish in self.match.game.ledger.rules:
            self.screen.rule(wish)
        else:
            self.search(wish)

    def search(self, words: str) -> None:
        """Rules that hold these words."""
        found = self.match.game.ledger.search(words, self.voice.lang)
        if not words or not found:
            self.screen.tell("cli-rules-none", "yellow", words=words)
            return
        for rule in found[:8]:
            self.screen.rule(rule.id)
        if len(found) > 8:
            self.screen.tell("cli-rules-more", "dim", number=len(found) - 8)

    def take_back(self, seat: int | None) -> bool:
        """Undo. Alone with bots it goes past what has become known; the match is then for practice."""
        if seat is None:
            self.screen.tell("refusal-undo-nothing", "red")
            return False
        alone = len(self.people) == 1
        practice = self.match.practice
        refused = self.match.undo(seat, free=alone)
        if refused is not None:
            self.screen.refusal(refused)
            return False
        while alone and refused is None and self.forced(seat):  # such an answer was given without a word
            refused = self.match.undo(seat, free=True)
        self.told = {who: min(told, len(self.match.told)) for who, told in self.told.items()}
        self.drawn = {}
        self.screen.tell("cli-play-undone", "green")
        if self.match.practice and not practice:
            self.screen.tell("cli-play-practice", "yellow")
        return True

    def forced(self, seat: int) -> bool:
        """Is this seat asked something that has only one answer?"""
        decision = self.match.asked.get(seat)
        return decision is not None and decision.sole(self.match.state) is not None
