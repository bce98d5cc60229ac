"""A command line for tests: Wreckers is installed, the keyboard is a list of lines, the data folder is empty."""

import os
import signal
from dataclasses import dataclass, field
from importlib.metadata import EntryPoint, EntryPoints

import pytest

import kaper.cli
import kaper.core.game

LEAVE = object()  # the end of input
CTRL_C = object()


@dataclass(eq=False)
class Keyboard:
    """Types the given lines, then goes on with `then` or leaves; keeps the prompts it saw."""

    lines: list = field(default_factory=list)
    then: object = LEAVE
    prompts: list = field(default_factory=list)

    def __call__(self, prompt=""):
        self.prompts.append(prompt)
        line = self.lines.pop(0) if self.lines else self.then
        if callable(line):
            line = line()
        if line is CTRL_C:
            os.kill(os.getpid(), signal.SIGINT)
            line = ""
        if line is LEAVE:
            raise EOFError
        return line


@dataclass
class Done:
    """How a command ended and what it said."""

    code: int
    out: str
    err: str

    @property
    def flat(self):
        """The words without line breaks, whatever the width of the terminal was."""
        return " ".join((self.out + self.err).split())


class CommandLine:
    """`cli("play", "wreckers", keys=["1", "2"])` runs a command."""

    def __init__(self, monkeypatch, capsys, folder):
        self.monkeypatch, self.capsys, self.folder = monkeypatch, capsys, folder
        self.keyboard = Keyboard()

    def __call__(self, *arguments, keys=(), then=LEAVE):
        self.keyboard = Keyboard(list(keys), then)
        self.monkeypatch.setattr("builtins.input", self.keyboard)
        self.capsys.readouterr()
        code = kaper.cli.run(list(arguments))
        captured = self.capsys.readouterr()
        return Done(code, captured.out, captured.err)

    def install(self, *entries):
        """Have exactly these games: pairs of an id and where its GAME is."""
        games = EntryPoints(EntryPoint(name, value, "kaper.games") for name, value in entries)
        self.monkeypatch.setattr(kaper.core.game, "entry_points", lambda group: games)

    @property
    def saved(self):
        """The records in the data folder."""
        return sorted((self.folder / "data" / "records").glob("*.jsonl"))


@pytest.fixture
def cli(monkeypatch, capsys, tmp_path):
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "NO_COLOR", "FORCE_COLOR", "KAPER_COMMAND"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("KAPER_DATA", str(tmp_path / "data"))
    monkeypatch.setenv("COLUMNS", "100")
    monkeypatch.setenv("TERM", "dumb")
    monkeypatch.chdir(tmp_path)
    line = CommandLine(monkeypatch, capsys, tmp_path)
    line.install(("wreckers", "wreckers:GAME"))
    return line
