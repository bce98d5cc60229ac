"""The command line: finds the command, runs it, and says in one sentence what went wrong.

A command is a module of this package with a function of the same name. To add one, write the module, put its name
into COMMANDS and its words (`cli-NAME`, with an attribute for each parameter) into the two catalogues. Only the
module of the command that is called gets imported.
"""

from __future__ import annotations

import os
import sys
from importlib import import_module
from typing import Any

import typer

from kaper.cli.voice import Voice, taken_language
from kaper.core.causes import of_system
from kaper.core.words import KaperError, Text

COMMANDS = (
    "serve",
    "work",
    "backup",
    "restore",
    "doctor",
    "play",
    "games",
    "rules",
    "fleet",
    "replay",
    "verify",
    "analyse",
    "check",
    "fuzz",
    "arena",
    "bench",
)


def main() -> None:
    """The entry point of `kaper` and `python -m kaper`."""
    for stream in (sys.stdout, sys.stderr):
        if hasattr(stream, "reconfigure"):
            stream.reconfigure(errors="replace")  # a terminal that lacks Polish letters is no reason to fail
    sys.exit(run(sys.argv[1:]))


def run(arguments: list[str]) -> int:
    """Run a command line; its exit code comes back (0 done, 1 a check failed, 2 asked wrongly, 130 interrupted)."""
    voice = Voice.of_environment(os.environ)
    try:
        voice.lang, arguments = taken_language(arguments, voice.lang)
        return called(voice, arguments)
    except KaperError as error:
        return voice.complain(error.text)
    except typer.TyperException as misuse:
        return voice.complain(reason(misuse, arguments))
    except BrokenPipeError:
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())  # the reader went away; so do we, quietly
        return 1
    except OSError as error:  # a folder that is a file, a disk that is full
        why = of_system(error)
        said = (
            Text("cli-refused-file", {"why": why, "file": str(error.filename)})
            if error.filename
            else Text("cli-refused", {"why": why})
        )
        return voice.complain(said)
    except (KeyboardInterrupt, EOFError):
        return 130


def called(voice: Voice, arguments: list[str]) -> int:
    """Do what the arguments say, without caring for errors."""
    if arguments[:1] in (["--help"], ["-h"], ["help"]):
        from kaper.cli.welcome import overview

        return overview(voice)
    if not arguments:
        arguments = ["serve", "--open"]
    name, rest = arguments[0], arguments[1:]
    if name == "--version":
        from kaper import __version__

        print(f"kaper {__version__}")
        return 0
    if name not in COMMANDS:
        raise KaperError(Text("cli-no-command", {"command": name[:40], "known": ", ".join(COMMANDS)}))
    command = command_of(name)
    if "--help" in rest or "-h" in rest:
        from kaper.cli.welcome import explain

        return explain(voice, name, command.params)
    return int(command.main(rest, f"kaper {name}", standalone_mode=False, obj=voice) or 0)


def command_of(name: str) -> Any:
    """A command as Typer sees it."""
    app = typer.Typer(add_completion=False)
    app.command(name)(getattr(import_module(f"kaper.cli.{name}"), name))
    return typer.main.get_command(app)


def reason(misuse: typer.TyperException, arguments: list[str]) -> Text:
    """What is wrong with a command line, in words of ours."""
    args: dict[str, Any] = {"command": arguments[0] if arguments else ""}
    option = getattr(misuse, "option_name", None)
    parameter = getattr(misuse, "param", None)
    match type(misuse).__name__:
        case "NoSuchOption":
            return Text("cli-no-option", {**args, "option": str(option)})
        case "BadOptionUsage":
            return Text("cli-option-without-value", {**args, "option": str(option)})
        case "MissingParameter" if parameter is not None:
            return Text("cli-missing", {**args, "parameter": shown(parameter)})
        case "BadParameter" if parameter is not None:
            return Text("cli-bad-value", {**args, "parameter": shown(parameter)})
    return Text("cli-misused", args)


def shown(parameter: Any) -> str:
    """A parameter as one types it: `--seed`, `GAME`."""
    if parameter.param_type_name == "option":
        return str(parameter.opts[-1])
    return str(parameter.metavar or parameter.name.upper())
