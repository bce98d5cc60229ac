"""Rulebooks: the book of a game, and its examples played through."""

from __future__ import annotations

from typing import Annotated

import msgspec
from litestar import get, post
from litestar.params import PathParameter

from kaper.core.book import chaptered
from kaper.server.anchorage import game_of
from kaper.server.api import PROBLEMS, Asking, GameName, guest_of, service_of
from kaper.server.trouble import Trouble
from kaper.server.wire import ChapterInfo, ExampleInfo, ExampleStep, ExampleTry, Rulebook, RuleInfo
from kaper.server.worker import Attempt

ExampleId = Annotated[str, PathParameter(max_length=80, pattern="^[a-z0-9.-]+$", description="An example of the book")]


@get("/api/games/{game:str}/rules", responses={404: PROBLEMS[404], 400: PROBLEMS[400]}, tags=["games"])
async def rules(game: GameName) -> Rulebook:
    """The rulebook of a game: its rules in the chapters of its book, and examples."""
    found = game_of(game)
    book = chaptered(found)
    standing = [
        RuleInfo(r.id, chapter.id, r.id.partition(".")[0], r.kind, r.en, r.pl, r.source)
        for chapter, listed in book.rules(found.ledger)
        for r in listed
    ]
    chapter_of = {rule.id: rule.chapter for rule in standing}
    chapters = [
        ChapterInfo(c.id, {"en": c.en, "pl": c.pl}, {"en": c.intro_en, "pl": c.intro_pl}, c.pictures)
        for c in book.chapters
    ]
    examples = [
        ExampleInfo(
            e.id, chapter_of[e.rules[0]], {"en": e.en, "pl": e.pl}, {"en": e.story_en, "pl": e.story_pl}, e.rules
        )
        for e in book.examples
        if e.id in book.kept
    ]
    return Rulebook(found.id, found.version, standing, chapters, examples)


@post("/api/games/{game:str}/examples/{example:str}", status_code=200, responses=PROBLEMS, tags=["games"])
async def try_example(request: Asking, game: GameName, example: ExampleId, data: ExampleTry) -> ExampleStep:
    """Play an example of a rulebook with one's own answers or its own; nothing of it is kept."""
    guest = await guest_of(request)
    found = game_of(game)
    if example not in chaptered(found).kept:
        raise Trouble(404, "service-no-example")
    made = await service_of(request).tables.look_at(guest, Attempt(found.id, example, data.given, data.panels))
    return msgspec.json.decode(made, type=ExampleStep)


ROUTES = (rules, try_example)
