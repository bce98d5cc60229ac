"""A contest from Python: bots by name or of one's own against each other, and how they stand."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from kaper.arena.play import Setting, play
from kaper.arena.schedule import default_seats, entrants, names, schedule
from kaper.arena.standings import Standing, standings
from kaper.bots import Bot
from kaper.core.game import Game


def contest(
    game: Game[Any], *bots: str | Mapping[str, Bot], matches: int = 24, seats: int | None = None, seed: int = 1
) -> list[Standing]:
    """Let bots play at least so many matches, every bot in every seat of every deal; a line for each, in order.

    A bot is named as on the command line, or brought along under a name of its own:

    >>> import kaper
    >>> lines = kaper.contest(kaper.find_game("sevenseas"), "policy", "random", matches=4, seats=2)
    >>> [line.name for line in lines], sum(line.wins for line in lines) == lines[0].matches
    (['policy', 'random'], True)
    """
    own = {name: bot for one in bots if not isinstance(one, str) for name, bot in one.items()}
    named = [name for one in bots for name in ([one] if isinstance(one, str) else one)]
    at = seats or default_seats(game, len(named))
    game.check_seats(at)
    specs = entrants(named, at)
    setting = Setting(game.package, specs, seed)
    return standings(
        names(specs), [play(game, setting, pairing, own) for pairing in schedule(specs, at, matches, seed)]
    )
