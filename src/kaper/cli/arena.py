"""`kaper arena`: bots play many matches, and the arena says who is stronger and how sure that is."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kaper.arena.play import Played, Setting
from kaper.arena.run import Journal, run
from kaper.arena.schedule import default_seats, entrants, names, schedule
from kaper.arena.standings import Standing, Summary, standings, summary
from kaper.bots import find_bot
from kaper.cli.fleet import read, yard_of
from kaper.cli.play import plain_options
from kaper.cli.saves import data_folder
from kaper.cli.voice import Voice, write, write_json
from kaper.core.game import Game, find_game
from kaper.core.words import KaperError, Text
from kaper.core.yard import points_of


def arena(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    bots: Annotated[list[str], typer.Argument(metavar="BOT...")],
    matches: Annotated[int, typer.Option("--matches", metavar="N", min=1)] = 100,
    seats: Annotated[int | None, typer.Option("--seats", metavar="K")] = None,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    jobs: Annotated[int | None, typer.Option("--jobs", metavar="J", min=1)] = None,
    option: Annotated[list[str] | None, typer.Option("--option", metavar="NAME=VALUE")] = None,
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE.html")] = None,
    fresh: Annotated[bool, typer.Option("--fresh")] = False,
    fleets: Annotated[bool, typer.Option("--fleets")] = False,
    bot: Annotated[str, typer.Option("--bot", metavar="BOT")] = "greedy",
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
) -> int:
    """Play, show the table, write what was asked for; 1 if anything failed, 130 if interrupted.

    With `--fleets` the arguments are files of lists, all played by the same bot.
    """
    voice: Voice = ctx.obj
    voice.packages = ("kaper.cli", "kaper.arena")
    found_game = find_game(game)
    if fleets:
        option = brought(voice, found_game, bots, option or [])
        bots = [f"{bot}@{file}" for file in bots]
    seats = seats if seats is not None else default_seats(found_game, len(bots))
    found_game.check_seats(seats)
    for spec in bots:
        find_bot(spec)
    specs = entrants(bots, seats)
    records = None if report is None else report.with_name(f"{report.stem}-records")
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
    options = plain_options(option or [], found_game)
    found_game.read_options(options)
    failed = str(data_folder() / "arena" / f"failed-{game}-{seed}")
    setting = Setting(found_game.package, specs, seed, options, None if records is None else str(records), failed)
    journal = Journal(data_folder() / "arena", found_game, setting, seats, matches)
    if fresh:
        journal.close()
    planned = len(schedule(specs, seats, matches, seed))
    if planned != matches:
        voice.errors.print(voice.say("arena-rounds", planned=str(planned), wanted=str(matches)), markup=False)
    found, interrupted = played(voice, found_game, setting, seats, matches, jobs, journal, planned, cluster)
    table = standings(names(specs), found)
    made = summary(game, found, table)
    if json is not None:
        write_json(json, made)
    if report is not None and found:
        from kaper.arena.report import page

        write(report, page(found_game, seats, setting, found, table, voice.lang))
    if json != "-":
        show(voice, table, made)
    complain(voice, names(specs), found)
    if interrupted:
        voice.errors.print(voice.say("arena-stopped", done=str(len(found)), planned=str(planned)), markup=False)
        return 130
    return 1 if any(match.error for match in found) else 0


def brought(voice: Voice, game: Game[Any], files: list[str], options: list[str]) -> list[str]:
    """The options of a contest of lists: each must be legal for the edition and points of all; they are told one by one."""
    yard = yard_of(game)
    given = dict(option.partition("=")[::2] for option in options)
    first = yard.examine(read(files[0]), given.get("edition", ""), points_of(given))
    rows = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("arena-fleet", "arena-points", "arena-edition"):
        rows.add_column(voice.say(key))
    for file in files:
        seen = yard.examine(read(file), first.edition, first.points)
        if seen.faults:
            voice.packages = ("kaper.cli", "kaper.arena", game.package)
            why = voice.say(seen.faults[0].text)
            raise KaperError(Text("cli-fleet-illegal", {"file": file, "why": why}))
        rows.add_row(seen.name or file, f"{seen.cost}/{seen.most}", seen.edition)
    voice.errors.print(rows)
    given |= {"fleets": "brought", "edition": first.edition, "points": str(first.points)}
    return [f"{name}={value}" for name, value in given.items()]


def played(
    voice: Voice,
    game: Game[Any],
    setting: Setting,
    seats: int,
    matches: int,
    jobs: int | None,
    journal: Journal,
    planned: int,
    cluster: str | None = None,
) -> tuple[list[Played], bool]:
    """The matches that were played, and whether somebody interrupted them."""
    found: list[Played] = []
    columns = (TextColumn(game.id), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(compact=True))
    with Progress(*columns, console=voice.errors) as progress:
        bar = progress.add_task(game.id, total=planned)
        before = len(journal.read())
        if before:
            voice.errors.print(voice.say("arena-going-on", done=before), markup=False)

        def tell(match: Played) -> None:
            found.append(match)
            progress.advance(bar)

        interrupted = False
        try:
            run(game, setting, seats, matches, jobs or os.cpu_count() or 1, journal, tell, cluster)
        except KeyboardInterrupt:
            interrupted = True
    return sorted(found, key=lambda match: match.number), interrupted


def show(voice: Voice, table: list[Standing], made: Summary) -> None:
    """The standings for people."""
    title = voice.say(
        "arena-table", matches=str(made.matches), errors=str(made.errors), speed=f"{made.decisions_per_second:,.0f}"
    )
    shown = Table(title=title, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("bot", "wins", "share", "interval", "score", "rating", "ms", "p99", "lost"):
        shown.add_column(voice.say(f"arena-{key}"), justify="left" if key == "bot" else "right", no_wrap=True)
    for s in table:
        shown.add_row(
            *(s.name, f"{s.wins:g}", f"{s.share:.1%}", f"{100 * s.ci[0]:.1f}–{100 * s.ci[1]:.1f}"),
            *(f"{s.mean_score:.1f}±{s.spread:.1f}", f"{s.rating:.1f}±{s.doubt:.1f}"),
            *(f"{s.ms_per_decision:.2f}", f"{s.ms_p99:.1f}", str(s.failures)),
        )
    voice.console.print(shown)


def complain(voice: Voice, bots: list[str], found: list[Played]) -> None:
    """Say which bots lost turns and which matches failed."""
    for match in found:
        for seen in match.seats:
            if seen.failures:
                args: dict[str, Any] = {"match": str(match.number), "bot": bots[seen.bot], "turns": len(seen.failures)}
                voice.errors.print(voice.say("arena-lost-turn", why=seen.failures[0], **args), markup=False)
        if match.error is not None:
            voice.errors.print(voice.say("arena-failed", match=str(match.number), why=match.error), markup=False)
            if match.trace:
                voice.errors.print(match.trace.rstrip(), markup=False, highlight=False, soft_wrap=True)
            if match.record:
                said = voice.say("arena-failed-record", file=match.record)
                voice.errors.print(said, markup=False, soft_wrap=True)
