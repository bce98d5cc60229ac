"""`kaper check`: what is wrong with a game's words, rules, events, questions and secrets, as far as a program can see."""

from __future__ import annotations

from typing import Annotated

import typer

from kaper.cli.voice import Voice, write_json
from kaper.core.checking import GAMES
from kaper.core.checking import check as faults_of
from kaper.core.game import find_game


def check(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=0)] = GAMES,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
) -> int:
    """Look at a game's files and at some games played for the purpose; 1 if anything is wrong."""
    voice: Voice = ctx.obj
    found = find_game(game)
    voice.learn(found)
    faults = faults_of(found, games, seed)
    if json is not None:
        write_json(json, faults)
    if json != "-":
        for fault in faults:
            voice.console.print(f"  {fault}", markup=False, highlight=False, soft_wrap=True)
        voice.tell("cli-check-done", game=found.id, faults=len(faults), games=games)
    return 1 if faults else 0
