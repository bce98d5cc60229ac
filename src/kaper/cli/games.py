"""`kaper games`: which games there are."""

from __future__ import annotations

from typing import Annotated, Any

import msgspec
import typer
from rich.table import Table
from rich.text import Text

from kaper.cli.voice import Voice, write_json
from kaper.core.game import Game, choices, find_game, game_ids
from kaper.core.words import KaperError


def games(
    ctx: typer.Context,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
) -> int:
    """List the games with their seats and options."""
    voice: Voice = ctx.obj
    found, broken = installed(voice)
    if json is not None:
        write_json(json, [described(game) for game in found])
    else:
        show(voice, found)
    return broken


def installed(voice: Voice) -> tuple[list[Game[Any]], int]:
    """The games that can be played, and the exit code: not 0 if another distribution brought one that does not load."""
    found: list[Game[Any]] = []
    broken = 0
    for id in game_ids():
        try:
            game = find_game(id)
            voice.learn(game)
            found.append(game)
        except KaperError as error:
            broken = voice.complain(error.text)
    return found, broken


def described(game: Game[Any]) -> dict[str, Any]:
    """A game for programs."""
    return {"id": game.id, "titles": game.titles, "seats": list(game.seats), "options": options_of(game)}


def options_of(game: Game[Any]) -> dict[str, dict[str, Any]]:
    """The options of a game: the default of each, and its choices where they are few."""
    allowed = choices(game.options)
    return {
        field.name: {"default": field.default, "choices": allowed[field.name] or None}
        for field in msgspec.structs.fields(game.options)
    }


def show(voice: Voice, found: list[Game[Any]]) -> None:
    """The games for people, with what one may type after --option; what is played without it comes in bold."""
    for game in found:
        voice.learn(game)
        players = voice.say("cli-games-seats", least=min(game.seats), most=max(game.seats))
        voice.console.print(Text.assemble((game.id, "bold cyan"), f"  {game.titles[voice.lang]}, {players}"))
        table = Table.grid(padding=(0, 2))
        for name, option in options_of(game).items():
            for value in option["choices"] or [option["default"]]:
                style = "bold" if value == option["default"] else "dim"
                table.add_row("", Text(f"{name}={plain(value)}", style), Text(words(voice, name, plain(value)), style))
        voice.console.print(table)


def words(voice: Voice, name: str, value: str) -> str:
    """What a value of an option means, if the game's catalogue says so."""
    keys = [key for key in (f"option-name-{name}", f"option-value-{name}-{value}") if voice.catalogue.has(key)]
    return ": ".join(voice.say(key) for key in keys)


def plain(value: Any) -> str:
    """A value as one types it."""
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()
