"""`kaper fleet`: build, check and show fleets of one's own, as text."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.table import Table
from rich.text import Text as Rich

from kaper.cli.voice import Voice, write, write_json
from kaper.core.game import Game, find_game
from kaper.core.words import KaperError, Text
from kaper.core.yard import Examined, Yard

DEEDS = ("build", "check", "show")


def fleet(
    ctx: typer.Context,
    do: Annotated[str, typer.Argument(metavar="build|check|show")],
    file: Annotated[str | None, typer.Argument(metavar="FILE")] = None,
    points: Annotated[int, typer.Option("--points", metavar="P", min=0, max=500)] = 0,
    edition: Annotated[str, typer.Option("--edition", metavar="E")] = "",
    nation: Annotated[str, typer.Option("--nation", metavar="NATION")] = "",
    at_random: Annotated[bool, typer.Option("--random")] = False,
    seed: Annotated[int, typer.Option("--seed", metavar="S")] = 1,
    game: Annotated[str, typer.Option("--game", metavar="GAME")] = "spanishmain",
    json: Annotated[str | None, typer.Option("--json", metavar="FILE")] = None,
) -> int:
    """Build a fleet, say what is wrong with one (1 if anything is), or show it card by card."""
    voice: Voice = ctx.obj
    found = find_game(game)
    voice.learn(found)
    yard = yard_of(found)
    if do not in DEEDS:
        raise KaperError(Text("cli-fleet-deed", {"deed": do[:40], "known": ", ".join(DEEDS)}))
    edition = edition.upper()
    if edition and edition not in yard.editions:
        raise KaperError(Text("cli-fleet-edition", {"edition": edition[:20], "known": ", ".join(yard.editions)}))
    nations = sorted({card.nation for card in yard.cards() if card.kind == "ship" and card.playable})
    if nation and nation not in nations:
        raise KaperError(Text("cli-fleet-nation", {"nation": nation[:20], "known": ", ".join(nations)}))
    if do == "build":
        text = yard.build(edition, points, seed, nation, at_random)
        if faults := yard.examine(text, edition, points).faults:
            raise KaperError(Text("cli-fleet-unbuilt", {"why": faults[0].text}))
        if file is None:
            print(text, end="")
        else:
            write(Path(file), text)
        return 0
    seen = yard.examine(read(file), edition, points)
    if json is not None:
        write_json(json, seen)
    if json != "-":
        if do == "show":
            show(voice, yard, seen)
        report(voice, seen)
    return 1 if seen.faults else 0


def yard_of(game: Game[Any]) -> Yard:
    """Where a game's lists are built; a sentence if it has none."""
    if game.yard is None:
        raise KaperError(Text("cli-fleet-none", {"game": game.id}))
    return game.yard


def read(file: str | None) -> str:
    """The text of a fleet: a file, or standard input."""
    if file is None or file == "-":
        return sys.stdin.read()
    try:
        return Path(file).read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise KaperError(Text("cli-fleet-no-text", {"file": file})) from None


def show(voice: Voice, yard: Yard, seen: Examined) -> None:
    """Every card with its figures and its words."""
    known = {card.id: card for card in yard.cards()}
    table = Table(title=seen.name or None, box=None, pad_edge=False, padding=(0, 2, 0, 0))
    for key in ("card", "points", "masts", "cargo", "move", "cannons", "abilities"):
        table.add_column(
            voice.say(f"cli-fleet-{key}"), justify="right" if key in ("points", "masts", "cargo") else "left"
        )
    for line in seen.cards:
        card = known[line.card]
        name = voice.say(card.name)
        ship = card.kind == "ship"
        table.add_row(
            Rich(f"  {name}" if card.kind == "crew" and line.ship >= 0 else name, "bold" if ship else ""),
            str(line.cost),
            *((str(card.masts), str(card.cargo), card.move) if ship else ("", "", "")),
            " ".join(card.cannons),
            Rich(" ".join(voice.say(text) for text in card.texts), "dim"),
        )
    voice.console.print(table)


def report(voice: Voice, seen: Examined) -> None:
    """What it costs, every fault with its rule, and what is allowed but hardly meant."""
    for fault in seen.faults:
        voice.console.print(f"  {voice.say(fault.text)} [{fault.rule}]", markup=False, soft_wrap=True)
    for note in seen.notes:
        voice.console.print(
            f"  {voice.say('cli-fleet-note')} {voice.say(note.text)} [{note.rule}]", markup=False, soft_wrap=True
        )
    key = "cli-fleet-faults" if seen.faults else "cli-fleet-legal"
    voice.tell(key, cost=seen.cost, most=seen.most, edition=seen.edition, faults=len(seen.faults))
