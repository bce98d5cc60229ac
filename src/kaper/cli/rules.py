"""`kaper rules`: the rulebook of a game from its ledger, and which of its rules no test shows."""

from __future__ import annotations

from difflib import get_close_matches
from itertools import groupby
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.padding import Padding
from rich.text import Text

import kaper
from kaper.cli.voice import Voice
from kaper.core.game import Game, find_game
from kaper.core.ledger import Rule, citations, cited, places_of
from kaper.core.words import KaperError
from kaper.core.words import Text as Words

MOST_TESTS = 3  # that are named for a rule


def rules(
    ctx: typer.Context,
    game: Annotated[str, typer.Argument(metavar="GAME")],
    rule: Annotated[str | None, typer.Argument(metavar="RULE-ID")] = None,
    search: Annotated[str | None, typer.Option("--search", metavar="TEXT")] = None,
    uncited: Annotated[bool, typer.Option("--uncited")] = False,
) -> int:
    """Show rules, or report those that no test cites."""
    voice: Voice = ctx.obj
    found = find_game(game)
    voice.learn(found)
    if uncited:
        return report(voice, found)
    if search is not None:
        hits = found.ledger.search(search, voice.lang)
        if not hits:
            raise KaperError(Words("cli-rules-none", {"words": search[:80]}))
        show(voice, hits)
    elif rule is not None:
        show(voice, chosen(found, rule), found)
    else:
        show(voice, list(found.ledger.rules.values()))
    return 0


def chosen(game: Game[Any], id: str) -> list[Rule]:
    """The rule of an id, or the rules of a chapter (`combat`, `combat.retreat`); what is near where there is none."""
    id = id.removeprefix(f"{game.id}:").rstrip(".")
    known = game.ledger.rules
    hits = [rule for rule in known.values() if rule.id == id or rule.id.startswith(f"{id}.")]
    if not hits:
        near = get_close_matches(id, known, 3, 0.5) or [name for name in known if id in name][:3]
        raise KaperError(Words("cli-rules-unknown", {"rule": id[:80], "near": ", ".join(near) or "none"}))
    return hits


def show(voice: Voice, listed: list[Rule], game: Game[Any] | None = None) -> None:
    """Rules by chapter, each with its id and its words; with a game also where rulebook, code and tests say so."""
    console = voice.console
    folder = None if game is None else tests_of(game.id)
    tests = {} if folder is None else citations(folder)
    for chapter, group in groupby(listed, lambda rule: rule.id.partition(".")[0]):
        console.rule(Text(chapter, "bold"), align="left", style="dim")
        for rule in group:
            console.print(Text(rule.id, "cyan"))
            console.print(Padding(Text(rule.text(voice.lang)), (0, 0, 0, 4)))
            if game is not None:
                lines = [voice.say("cli-rules-source", source=rule.source)]
                places = places_of(game.package, rule.id)
                told = [("code" if at.carries else "named", at) for at in places]
                told = [one for one in told if one[0] == "code"] or told
                told += [("shown", at) for at in tests.get(rule.id, ())[:MOST_TESTS]]
                lines += [voice.say(f"cli-rules-{how}", file=at.file, line=at.line, name=at.name) for how, at in told]
                console.print(Padding(Text("\n".join(lines), "dim"), (0, 0, 0, 4)))


def report(voice: Voice, game: Game[Any]) -> int:
    """Compare the ledger with the marks in the tests; 1 if a rule has no test or a test names no rule."""
    folder = tests_of(game.id)
    if folder is None:
        raise KaperError(Words("cli-rules-no-tests", {"folder": f"tests/games/{game.id}"}))
    marks = cited(folder)
    known = list(game.ledger.rules)
    bare = [id for id in known if id not in marks]
    unknown = sorted(marks - set(known))
    print(voice.say("cli-rules-cited", game=game.id, cited=len(known) - len(bare), rules=len(known)))
    for id in unknown:
        print("  " + voice.say("cli-rules-stray", rule=id))
    for id in bare:
        print(f"  {id}")
    return 1 if bare or unknown else 0


def tests_of(game: str) -> Path | None:
    """The folder of a game's tests: here, or in the source tree that this program runs from."""
    for root in (Path.cwd(), Path(kaper.__file__).parents[2]):
        folder = root / "tests" / "games" / game
        if folder.is_dir():
            return folder
    return None
