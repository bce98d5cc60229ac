"""The voice of the command line: which language it speaks, and sentences on the screen."""

from __future__ import annotations

import os
from collections.abc import Mapping, Sequence
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import msgspec

from kaper.core.causes import of_system
from kaper.core.words import KaperError, Text

if TYPE_CHECKING:
    from rich.console import Console

    from kaper.core.game import Game
    from kaper.core.texts import Catalogue

LANGUAGES = ("en", "pl")
PROGRAM = os.environ.get("KAPER_COMMAND", "kaper")  # what one types to start it, for sentences that say so


class Voice:
    """Speaks one language, on standard output; complaints and progress go to standard error.

    Rich and Fluent are imported when something is said: they take longer than most commands.
    """

    def __init__(self, lang: str) -> None:
        self.lang = lang
        self.packages: tuple[str, ...] = ("kaper.cli",)

    @classmethod
    def of_environment(cls, environment: Mapping[str, str]) -> Voice:
        """In the language of LC_ALL, LC_MESSAGES or LANG; English where that is neither Polish nor English."""
        for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
            if setting := environment.get(name):
                return cls("pl" if setting.lower().startswith("pl") else "en")
        return cls("en")

    def learn(self, game: Game[Any]) -> None:
        """Speak of this game from now on; a clear error if it brings no words or no rules."""
        from importlib.resources import files

        for name in ("locale/en.ftl", "rules.toml"):
            if not files(game.package).joinpath(name).is_file():
                raise KaperError(Text("error-broken-game", {"game": game.id, "why": name}))
        self.packages = ("kaper.cli", game.package)

    @property
    def catalogue(self) -> Catalogue:
        from kaper.core.texts import catalogue

        return catalogue(self.lang, *self.packages)

    @cached_property
    def console(self) -> Console:
        from rich.console import Console

        return Console(highlight=False)

    @cached_property
    def errors(self) -> Console:
        from rich.console import Console

        return Console(stderr=True, highlight=False)

    def say(self, what: Any, names: Sequence[str] = (), **args: Any) -> str:
        """A key with arguments, or any text as data, in words; nothing in them can command the terminal."""
        if isinstance(what, str):
            what = Text(what, args)
        if isinstance(what, Text) and what.key.startswith("cli-"):
            what = Text(what.key, {"kaper": PROGRAM, **what.args})
        return printable(self.catalogue.say(what, names))

    def tell(self, key: str, style: str = "", **args: Any) -> None:
        """Print a sentence."""
        self.console.print(self.say(key, **args), style=style, markup=False, soft_wrap=not self.console.is_terminal)

    def complain(self, text: Text) -> int:
        """Say why something cannot be done, in one sentence; the exit code for that."""
        self.errors.print(f"kaper: {self.say(text)}", style="red", markup=False, soft_wrap=True)
        return 2


SPACES = "\n\u00a0\u202f"
"""What is no printable character and yet part of a sentence: the end of a line, and spaces at which none is broken."""


def printable(text: str) -> str:
    """A text without control characters: records and bots may come from anywhere. Every space is one that terminals know."""
    return "".join(" " if c in SPACES[1:] else c for c in text if c.isprintable() or c in SPACES)


def taken_language(arguments: list[str], lang: str) -> tuple[str, list[str]]:
    """The language after `--lang`, which any command takes at any place, and the arguments without it."""
    rest: list[str] = []
    given = iter(arguments)
    for argument in given:
        if argument == "--lang" or argument.startswith("--lang="):
            lang = argument[7:] if "=" in argument else next(given, "")
            if lang not in LANGUAGES:
                raise KaperError(Text("cli-no-language", {"lang": lang[:40], "known": ", ".join(LANGUAGES)}))
        else:
            rest.append(argument)
    return lang, rest


def write_json(target: str, value: Any) -> None:
    """Write a value as JSON to a file, or to standard output where the target is `-`."""
    text = msgspec.json.format(msgspec.json.encode(value), indent=2).decode() + "\n"
    if target == "-":
        print(text, end="")
        return
    write(Path(target), text)


def write(file: Path, text: str) -> None:
    """Write a file, wholly or not at all."""
    from tempfile import NamedTemporaryFile

    try:
        if not file.is_file() and file.exists():  # a pipe, a terminal, /dev/null
            file.write_text(text, encoding="utf-8")
            return
        file.parent.mkdir(parents=True, exist_ok=True)
        with NamedTemporaryFile("w", encoding="utf-8", dir=file.parent, prefix=f".{file.name}.", delete=False) as new:
            new.write(text)
        Path(new.name).chmod(0o644)
        Path(new.name).replace(file)
    except (OSError, ValueError) as error:  # ValueError: a null character in the name
        raise KaperError(Text("cli-cannot-write", {"file": str(file), "why": of_system(error)})) from None
