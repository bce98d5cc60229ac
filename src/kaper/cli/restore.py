"""`kaper restore`: a backup put in place of the tables, while the service runs or not."""

from __future__ import annotations

import typer

from kaper.cli.backup import Data, File, database


def restore(ctx: typer.Context, file: File, data: Data = None) -> int:
    """Go back to a backup; what was there is kept beside it."""
    from kaper.server import backups

    voice, tables = database(ctx, data)
    count, kept = backups.restore(file, tables)
    voice.tell("cli-restored", file=str(file), tables=count)
    if kept is not None:
        voice.tell("cli-kept-aside", file=str(kept))
    return 0
