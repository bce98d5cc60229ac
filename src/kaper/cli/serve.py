"""`kaper serve`: the table in the browser; `kaper` alone is `kaper serve --open`."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Literal

import typer

from kaper.cli.saves import data_folder
from kaper.cli.voice import Voice

if TYPE_CHECKING:
    from kaper.server.settings import Limits


def serve(
    ctx: typer.Context,
    host: Annotated[str, typer.Option("--host", metavar="ADDRESS")] = "127.0.0.1",
    port: Annotated[int | None, typer.Option("--port", metavar="N", min=0, max=65535)] = None,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER")] = None,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    peer: Annotated[str, typer.Option("--peer", metavar="URL")] = "",
    lease: Annotated[float, typer.Option("--lease", metavar="SECONDS", min=0.5, max=60)] = 1.5,
    origin: Annotated[str, typer.Option("--origin", metavar="URL")] = "",
    browse: Annotated[bool, typer.Option("--open/--no-open")] = False,
    pace: Annotated[float, typer.Option("--pace", metavar="SECONDS", min=0, max=10)] = 0.5,
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=0, max=64)] = 0,
    metrics: Annotated[bool, typer.Option("--metrics/--no-metrics")] = False,
    log: Annotated[Literal["text", "json"], typer.Option("--log", metavar="text|json")] = "text",
    requests: Annotated[float, typer.Option("--requests", metavar="N", min=0)] = 40.0,
) -> int:
    """Serve the table to browsers until Ctrl-C."""
    from kaper.server import run
    from kaper.server.settings import Settings

    voice: Voice = ctx.obj
    voice.packages = ("kaper.cli", "kaper.server")
    settings = Settings(
        host=host,
        data=data or data_folder(),
        database=database,
        peer=peer.rstrip("/"),
        lease=lease,
        origin=origin.rstrip("/"),
        pace=pace,
        unwatched=Settings.unwatched if pace else 0.0,
        workers=workers,
        metrics=metrics,
        log=log,
        limits=limits_of(requests),
    )
    return run.serve(settings, port, browse=browse, lang=voice.lang)


def limits_of(requests: float) -> Limits:
    """The limits for so many requests a second; 0: none by address, for tests of load."""
    from kaper.server.settings import Limits

    return Limits(requests=requests) if requests else Limits(requests=0, guests=0, connections=0, household=0)
