"""The games of this installation, as the service tells of them."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

import msgspec
import structlog

from kaper.bots import LEVELS
from kaper.core.game import Game, Options, choices, find_game, game_ids
from kaper.core.voyages import voyage_of
from kaper.core.words import KaperError
from kaper.server.wire import GameInfo, Setting, VoyageInfo, VoyageStep

log = structlog.get_logger("kaper.games")

BOTS = (*LEVELS, "greedy", "random")
"""The bots that may sit at a table. A client never names another: some run programs."""

COMING = {
    "cove": {"en": "Pirate's Cove", "pl": "Zatoka Piratów"},
    "sevenseas": {"en": "Pirates of the 7 Seas", "pl": "Piraci 7 mórz"},
    "marauders": {"en": "Merchants & Marauders", "pl": "Kupcy i Korsarze"},
    "maracaibo": {"en": "Pirates of Maracaibo", "pl": "Piraci z Maracaibo"},
    "spanishmain": {"en": "Pirates of the Spanish Main", "pl": "Piraci z Hiszpańskich Wód"},
}
"""The five games Kaper is made for; one that is not installed yet is shown as coming."""


@cache
def built() -> dict[str, Game[Any]]:
    """The games that can be played, by id: ours in their order, then those of other distributions."""
    found: dict[str, Game[Any]] = {}
    for id in game_ids():
        try:
            found[id] = find_game(id)
        except KaperError as error:
            log.warning("a game cannot be loaded", game=id, error=str(error.__cause__))
    order = list(COMING)
    return {id: found[id] for id in sorted(found, key=lambda id: (order.index(id) if id in order else 99, id))}


def built_games() -> list[Game[Any]]:
    """The games that can be played."""
    return list(built().values())


def settings(options: type[Options]) -> list[Setting]:
    """The options of a game, each with what it may be."""
    allowed = choices(options)
    made = []
    for field in msgspec.structs.fields(options):
        values = allowed[field.name]
        schema = {} if values else msgspec.json.schema(field.type)
        made.append(Setting(field.name, values, field.default, schema.get("minimum"), schema.get("maximum")))
    return made


def board_of(game: Game[Any]) -> str | None:
    """The drawn board that a distribution brings along, as a module for the browser; None: it has none."""
    file = files(game.package) / "board.js"
    return file.read_text(encoding="utf-8") if file.is_file() else None


def minutes_of(game: Game[Any]) -> int:
    """How long the first voyage of a game takes; 0 where it has none."""
    voyage = voyage_of(game.package)
    return 0 if voyage is None else voyage.script.minutes


def voyage_info(game: Game[Any]) -> VoyageInfo | None:
    """The first voyage of a game, as a client is told of it."""
    voyage = voyage_of(game.package)
    if voyage is None:
        return None
    said = voyage.answers[voyage.seat]
    steps = [
        VoyageStep(s.note, s.answer, None if s.answer is None else said[s.answer], s.also, s.point, s.lesson)
        for s in voyage.script.step
    ]
    return VoyageInfo(game.id, voyage.seat, voyage.script.minutes, steps)


def game_infos() -> list[GameInfo]:
    """All games, those to come last in their order."""
    known = built()
    ready = [
        GameInfo(
            *(g.id, g.titles, True, g.version, list(g.seats), settings(g.options), list(LEVELS)),
            board=board_of(g) is not None,
            voyage=minutes_of(g),
        )
        for g in known.values()
    ]
    return ready + [GameInfo(id, titles, False) for id, titles in COMING.items() if id not in known]
