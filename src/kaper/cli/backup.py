"""`kaper backup`: a verified copy of the tables, while the service runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kaper.cli.saves import data_folder
from kaper.cli.voice import Voice

File = Annotated[Path, typer.Argument(metavar="FILE")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]


def database(ctx: typer.Context, data: Path | None) -> tuple[Voice, Path]:
    """Who speaks of it, and the file of the tables."""
    from kaper.server.settings import Settings

    voice: Voice = ctx.obj
    voice.packages = ("kaper.cli", "kaper.server")
    return voice, Settings(data or data_folder()).file


def backup(ctx: typer.Context, file: File, data: Data = None) -> int:
    """Copy the database into a file."""
    from kaper.server import backups

    voice, tables = database(ctx, data)
    voice.tell("cli-backed-up", file=str(file), tables=backups.copy(tables, file))
    return 0
