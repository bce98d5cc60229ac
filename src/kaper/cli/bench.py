"""`kaper bench`: how fast the engine plays, copies, imagines, loads, takes back and searches, on one core."""

from __future__ import annotations

from typing import Annotated

import typer
from rich.table import Table

from kaper.arena.measure import Measured, measure
from kaper.cli.voice import Voice, write_json
from kaper.core.game import find_game, find_games


def bench(
    ctx: typer.Context,
    games: Annotated[list[str] | None, typer.Argument(metavar="GAME...")] = None,
    seconds: Annotated[float, typer.Option("--seconds", metavar="N", min=0.01)] = 3.0,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
) -> int:
    """Measure games one after the other."""
    voice: Voice = ctx.obj
    voice.packages = ("kaper.cli", "kaper.arena")
    found: dict[str, Measured] = {}
    for game in [find_game(id) for id in games] if games else find_games().values():
        found[game.id] = measure(game, seconds)
        if json != "-":
            show(voice, game.id, found[game.id])
    if json is not None:
        write_json(json, {id: measured.figures() for id, measured in found.items()})
    return 0


def show(voice: Voice, id: str, measured: Measured) -> None:
    """The figures of one game for people."""
    shown = Table(title=id)
    shown.add_column(voice.say("bench-figure"))
    shown.add_column(voice.say("bench-value"), justify="right")
    for name, value in measured.all().items():
        shown.add_row(name, f"{value:,.0f}" if value >= 1000 else f"{value:.2f}")
    voice.console.print(shown)
