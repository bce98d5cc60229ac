"""`kaper doctor`: looks at data folder, database and tables, changes nothing, and says what is wrong."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kaper.cli.saves import data_folder
from kaper.cli.voice import Voice


def doctor(
    ctx: typer.Context,
    data: Annotated[Path | None, typer.Option("--data", metavar="FOLDER")] = None,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
) -> int:
    """Check what the service keeps; 1 if something is wrong."""
    from kaper import __version__
    from kaper.server.doctor import findings
    from kaper.server.games import built_games
    from kaper.server.settings import Settings

    voice: Voice = ctx.obj
    voice.packages = ("kaper.cli", "kaper.server", "kaper.core")
    games = ", ".join(f"{game.id} {game.version}" for game in built_games())
    voice.tell("cli-doctor-versions", kaper=__version__, games=games)
    wrong = 0
    for finding in findings(Settings(data or data_folder(), database=database)):
        wrong += not finding.well
        voice.console.print(
            "✓" if finding.well else "✗", voice.say(finding.text), style=None if finding.well else "red"
        )
    return 1 if wrong else 0
