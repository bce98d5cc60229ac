"""`kaper backup`: a verified copy of the tables, while the service runs."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kaper.cli.saves import data_folder
from kaper.cli.voice import Voice


def backup(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER")] = None,
) -> int:
    """Copy the database into a file."""
    from kaper.server import backups
    from kaper.server.settings import Settings

    voice: Voice = ctx.obj
    voice.packages = ("kaper.cli", "kaper.server")
    count = backups.copy(Settings(data or data_folder()).file, file)
    voice.tell("cli-backed-up", file=str(file), tables=count)
    return 0
