"""`kaper restore`: a backup put in place of the tables, while the service runs or not, on SQLite or PostgreSQL."""

from __future__ import annotations

import typer

from kaper.cli.backup import Data, Database, File, where


def restore(ctx: typer.Context, file: File, data: Data = None, database: Database = "") -> int:
    """Go back to a backup; what was there is kept beside it."""
    from kaper.server import backups, moving

    voice, settings = where(ctx, data, database)
    if settings.sqlite:
        count, kept = backups.restore(file, settings.file)
    else:
        count, kept = moving.copy_in(file, settings.url, settings.data)
    voice.tell("cli-restored", file=str(file), tables=count)
    if kept is not None:
        voice.tell("cli-kept-aside", file=str(kept))
    return 0
