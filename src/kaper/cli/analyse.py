"""`kaper analyse`: looks back at a finished match: luck and skill of everybody, and where it turned."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from kaper.analysis.analyse import Analysis
from kaper.analysis.analyse import Progress as Step
from kaper.analysis.analyse import analyse as look_back
from kaper.analysis.skill import skills
from kaper.arena.lookback import Say, names_of, page, sayer, told, told_parts, verdict
from kaper.cli.voice import Voice, printable, write, write_json
from kaper.core.game import find_game
from kaper.core.records import read_file


def analyse(
    ctx: typer.Context,
    file: Annotated[Path, typer.Argument(metavar="FILE")],
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
    report: Annotated[Path | None, typer.Option("--report", metavar="FILE.html")] = None,
    budget: Annotated[float | None, typer.Option("--budget", metavar="SECONDS", min=0.0)] = None,
    jobs: Annotated[int, typer.Option("--jobs", metavar="J", min=0)] = 0,
    cluster: Annotated[str | None, typer.Option("--cluster", metavar="ADDRESS")] = None,
) -> int:
    """Analyse a record, show the result, write what was asked for."""
    voice: Voice = ctx.obj
    voice.packages = ("kaper.cli", "kaper.analysis")
    record = read_file(file)
    game = find_game(record.header.game)
    columns = (TextColumn(voice.say("lookback-working")), BarColumn(), TimeRemainingColumn(compact=True))
    with Progress(*columns, console=voice.errors, transient=True) as progress:
        bar = progress.add_task(game.id)

        def tell(step: Step) -> None:
            progress.update(bar, completed=min(step.done, step.all), total=step.all)

        cores = jobs or os.cpu_count() or 1
        found = look_back(record, jobs=cores, cluster=cluster, budget=budget, tell=tell, game=game)
    if json is not None:
        write_json(json, found)
    if report is not None:
        write(report, page(game, found, voice.lang))
    if json != "-":
        names = names_of(sayer(game, [], voice.lang), found)
        show(voice, found, names, sayer(game, names, voice.lang))
    return 0


def show(voice: Voice, found: Analysis, names: list[str], say: Say) -> None:
    """The result for people."""
    voice.console.print(printable(verdict(say, found, names)), style="bold", markup=False)
    rows = []
    for name, part, skill in zip(names, found.parts, skills(found.judged, found.seats), strict=True):
        deal, luck, own, *others = told_parts(part)
        luck, own = f"{luck}±{100 * part.luck_doubt:.0f}", f"{own}±{100 * part.own_doubt:.0f}"
        lost = f"{100 * max(0.0, skill.stake):.0f} %"
        rows.append((printable(name), deal, luck, own, *others, str(skill.mistakes), lost))
    keys = ("captain", "deal", "luck", "own", "others", "meeting", "result", "mistakes", "stake")
    shown = Table(box=None, pad_edge=False, padding=(0, 1, 0, 0))
    for key, cells in zip(keys, zip(*rows, strict=True), strict=True):
        named = key == "captain"  # a name may be broken where the line is short, a number never
        width = None if named else max(map(len, cells))
        shown.add_column(voice.say(f"lookback-{key}"), justify="left" if named else "right", min_width=width)
    for cells in rows:
        shown.add_row(*cells)
    voice.console.print(shown)
    story = found.highlights
    for heading, moments in (("strokes", story.strokes), ("swings", story.swings), ("choices", story.choices)):
        voice.console.print(f"\n{voice.say(f'lookback-{heading}')}", style="bold", markup=False)
        for one in moments:
            head, *rest = told(say, names, one)
            voice.console.print(f"  {printable(head)}", markup=False)
            for line in rest:
                voice.console.print(f"    {printable(line)}", markup=False)
        if not moments:
            voice.console.print(f"  {voice.say('lookback-none')}", markup=False)
