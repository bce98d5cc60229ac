"""What Kaper says of itself: the welcome of `kaper` alone, the list of commands, the help of each command."""

from __future__ import annotations

import sys
from typing import Any

from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from kaper.cli import COMMANDS, shown
from kaper.cli.voice import PROGRAM, Voice


def overview(voice: Voice) -> int:
    """`kaper --help`: what it is, and its commands."""
    voice.tell("cli-about", style="bold")
    table = Table.grid(padding=(0, 2))
    for name in COMMANDS:
        table.add_row(Text(f"{PROGRAM} {name}", "cyan"), Text(voice.say(f"cli-{name}")))
    voice.console.print(Padding(table, (1, 2)))
    voice.tell("cli-more")
    return 0


def welcome(voice: Voice) -> int:
    """`kaper` alone: explain, and offer a game to whoever sits at the terminal."""
    from kaper.cli.games import installed

    overview(voice)
    if not sys.stdin or not sys.stdin.isatty():
        return 0
    games, _ = installed(voice)
    voice.console.print()
    for number, game in enumerate(games, 1):
        voice.console.print(Text(f"  {number}  {game.titles[voice.lang]}"))
    while True:
        typed = input(voice.say("cli-offer") + " ").strip().casefold()
        if typed == "" and games:
            typed = "1"
        if typed.isdigit() and 1 <= int(typed) <= len(games):
            from kaper.cli import run

            return run(["play", games[int(typed) - 1].id, "--lang", voice.lang])
        if typed in ("q", "n", "0", voice.say("cli-word-quit"), "quit"):
            return 0


def explain(voice: Voice, name: str, parameters: list[Any]) -> int:
    """`kaper COMMAND --help`."""
    arguments = [p for p in parameters if p.param_type_name == "argument"]
    options = [p for p in parameters if p.param_type_name == "option" and p.name != "help"]
    usage = [shown(p) if p.required else f"[{shown(p)}]" for p in arguments]
    voice.console.print(Text(" ".join([PROGRAM, name, *usage, voice.say("cli-usage-options")]), "bold"))
    voice.tell(f"cli-{name}")
    table = Table.grid(padding=(0, 2))
    for parameter in [*arguments, *options]:
        table.add_row(Text(usage_of(parameter), "cyan"), Text(voice.say(f"cli-{name}.{parameter.name}")))
    table.add_row(Text("--lang pl|en", "cyan"), Text(voice.say("cli-usage-lang")))
    voice.console.print(Padding(table, (1, 2)))
    return 0


def usage_of(parameter: Any) -> str:
    """A parameter with the value it takes: `--seed N`."""
    if parameter.param_type_name == "argument" or parameter.is_flag:
        return shown(parameter)
    return f"{shown(parameter)} {parameter.metavar}"
