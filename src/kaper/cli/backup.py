"""`kaper backup`: a verified copy of the tables in a file, while the service runs, on SQLite or PostgreSQL."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from kaper.cli.saves import data_folder
from kaper.cli.voice import Voice

if TYPE_CHECKING:
    from kaper.server.settings import Settings

File = Annotated[Path, typer.Argument(metavar="FILE")]
Data = Annotated[Path | None, typer.Option("--data", metavar="FOLDER")]
Database = Annotated[str, typer.Option("--database", metavar="URL")]


def where(ctx: typer.Context, data: Path | None, database: str) -> tuple[Voice, Settings]:
    """Who speaks of it, and where the tables are."""
    from kaper.server.settings import Settings

    voice: Voice = ctx.obj
    voice.packages = ("kaper.cli", "kaper.server")
    return voice, Settings(data or data_folder(), database=database)


def backup(ctx: typer.Context, file: File, data: Data = None, database: Database = "") -> int:
    """Copy the database into a file."""
    from kaper.server import backups, moving

    voice, settings = where(ctx, data, database)
    count = backups.copy(settings.file, file) if settings.sqlite else moving.copy_out(settings.url, file)
    voice.tell("cli-backed-up", file=str(file), tables=count)
    return 0
