"""`kaper verify`: checks a record offline, rules and dice."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kaper.cli.voice import Voice
from kaper.core.game import find_game
from kaper.core.records import read_file
from kaper.core.records import verify as check
from kaper.core.words import KaperError


def verify(ctx: typer.Context, file: Annotated[Path, typer.Argument(metavar="FILE")]) -> int:
    """Replay a record by the rules and compare every outcome with the revealed seed; 1 if something is wrong."""
    voice: Voice = ctx.obj
    record = read_file(file)
    game = find_game(record.header.game)
    voice.learn(game)
    try:
        outcomes = check(record, game=game)
    except KaperError as error:
        if error.line is not None and "line" not in error.text.args:
            voice.tell("cli-at-line", line=error.line)
        voice.complain(error.text)
        return 1
    voice.tell("cli-verified", outcomes=outcomes)
    return 0
