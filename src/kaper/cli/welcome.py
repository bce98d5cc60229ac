"""What Kaper says of itself: the list of commands, and the help of each command."""

from __future__ import annotations

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
        table.add_row(Text(name, "cyan"), Text(voice.say(f"cli-{name}")))
    voice.console.print(Padding(table, (0, 2, 1, 2)))
    voice.tell("cli-more")
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
    voice.console.print(Padding(table, (0, 2, 1, 2)))
    return 0


def usage_of(parameter: Any) -> str:
    """A parameter with the value it takes: `--seed N`."""
    if parameter.param_type_name == "argument" or parameter.is_flag:
        return shown(parameter)
    return f"{shown(parameter)} {parameter.metavar}"
