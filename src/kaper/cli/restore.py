"""`kaper restore`: a backup put in place of the tables, while the service runs or not."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kaper.cli.saves import data_folder
from kaper.cli.voice import Voice


def restore(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER")] = None,
) -> int:
    """Go back to a backup; what was there is kept beside it."""
    from kaper.server import backups
    from kaper.server.settings import Settings

    voice: Voice = ctx.obj
    voice.packages = ("kaper.cli", "kaper.server")
    count, kept = backups.restore(file, Settings(data or data_folder()).file)
    voice.tell("cli-restored", file=str(file), tables=count)
    if kept is not None:
        voice.tell("cli-kept-aside", file=str(kept))
    return 0
