"""`kaper fuzz`: many random games on all cores, with every promise of the engine checked."""

from __future__ import annotations

import os
import secrets
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

from kaper.cli.voice import Voice, write, write_json
from kaper.core.checking import check
from kaper.core.fuzzing import Report, fuzz_one
from kaper.core.game import Game, find_game
from kaper.core.sharing import shared
from kaper.core.words import KaperError, Text

BATCH = 5  # games a worker is given at once
MOST_RECORDS = 10  # of broken games; more would tell nothing new


class Tally(msgspec.Struct):
    """What the games showed together."""

    game: str
    games: int
    decisions: int
    errors: int
    seed: int
    faults: int = 0  # that `kaper check` sees in the game's files


def fuzz(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    games: Annotated[int, typer.Option("--games", metavar="N", min=1)] = 100,
    seed: Annotated[int | None, typer.Option("--seed", metavar="S")] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=0)] = 0,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
) -> int:
    """Check the game's files, then play random games; number i has the seed S + i and can be played again. 1 if any broke."""
    voice: Voice = ctx.obj
    found = find_game(game)
    voice.learn(found)
    first = secrets.randbits(31) if seed is None else seed
    faults = check(found, 0)
    for fault in faults:
        voice.errors.print(f"  {fault}", markup=False, highlight=False, soft_wrap=True)
    tally = Tally(found.id, 0, 0, 0, first, len(faults))
    interrupted = False
    with progress(voice, games) as advance:
        try:
            for report in reports(found, range(first, first + games), jobs or os.cpu_count() or 1, cluster):
                tally.games += 1
                tally.decisions += report.decisions
                if report.problem is not None:
                    tally.errors += 1
                    complain(voice, found, report, keep=tally.errors <= MOST_RECORDS)
                advance()
        except KeyboardInterrupt:
            interrupted = True
    if json is not None:
        write_json(json, tally)
    if json != "-":
        voice.tell("cli-fuzz-done", **msgspec.to_builtins(tally))
    return 130 if interrupted else 1 if tally.errors or faults else 0


def reports(game: Game[Any], seeds: range, jobs: int, cluster: str | None = None) -> Iterator[Report]:
    """The reports of all games as they come, from this process or from others."""
    batches = [seeds[i : i + BATCH] for i in range(0, len(seeds), BATCH)]
    with shared(game, min(jobs, len(batches)), cluster) as each:
        for batch in each(played, batches):
            yield from batch


def played(game: Game[Any], seeds: range) -> list[Report]:
    """Play the games of some seeds."""
    return [fuzz_one(game, seed) for seed in seeds]


@contextmanager
def progress(voice: Voice, games: int) -> Iterator[Any]:
    """A bar on standard error; gives the function that moves it on by one game."""
    columns = (TextColumn(voice.say("cli-fuzz-playing")), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=voice.errors, transient=True) as bar:
        task = bar.add_task("", total=games)
        yield lambda: bar.advance(task)


def complain(voice: Voice, game: Game[Any], report: Report, *, keep: bool) -> None:
    """Say what broke, write the record, and tell how to look at it."""
    args: dict[str, Any] = {"game": game.id, "seed": report.seed, "why": report.problem or ""}
    voice.complain(Text("cli-fuzz-broken", args))
    if not keep:
        return
    if report.trace:
        voice.errors.print(report.trace.rstrip(), markup=False, highlight=False, soft_wrap=True)
    if report.position:
        voice.complain(Text("cli-fuzz-where", {"scene": report.scene or "–", "position": report.position}))
    voice.complain(Text("cli-fuzz-again", args))
    if report.record is not None:
        file = Path(f"kaper-fuzz-{game.id}-{report.seed}.jsonl")
        try:
            write(file, report.record)
            voice.complain(Text("cli-fuzz-replay", {"file": str(file)}))
        except KaperError as error:
            voice.complain(error.text)
