"""`kaper work`: a thinker for services over PostgreSQL; bots think and records are read here instead of there."""

from __future__ import annotations

import os
from typing import Annotated, Literal

import typer

from kaper.cli.voice import Voice
from kaper.core.words import KaperError, Text


def work(
    ctx: typer.Context,
    database: Annotated[str, typer.Option("--database", metavar="URL")] = "",
    workers: Annotated[int, typer.Option("--workers", metavar="N", min=0, max=256)] = 0,
    log: Annotated[Literal["text", "json"], typer.Option("--log", metavar="text|json")] = "text",
) -> int:
    """Do the jobs of services over a PostgreSQL until Ctrl-C."""
    import asyncio

    from kaper.server.run import write_log

    voice: Voice = ctx.obj
    voice.packages = ("kaper.cli", "kaper.server")
    url = database or os.environ.get("KAPER_DATABASE", "")
    if not url.startswith("postgresql"):
        raise KaperError(Text("cli-work-where"))
    write_log(log)
    from kaper.server.jobs import Thinker

    thinker = Thinker(url, workers or os.cpu_count() or 1)
    asyncio.run(thinker.run(lambda: voice.tell("cli-work-ready", hands=len(thinker.hands))))
    return 0
