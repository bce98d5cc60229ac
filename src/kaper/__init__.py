"""Kaper: a rules engine and a browser table for five pirate board games.

What is listed in `__all__` is the library: it keeps its names and its meaning, and what must change is announced by a warning
for one release first (docs/library.md). Everything else is ours to change.

>>> import kaper
>>> match = kaper.Match(kaper.find_game("cove"), seats=3, chance=kaper.Fast(7))
>>> sorted(match.asked)
[0, 1, 2]
>>> match.act(0, ["a parrot that sings"]).text.key
'refusal-not-an-option'
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from kaper.arena.contest import contest
    from kaper.bots.bot import Bot
    from kaper.bots.known import find_bot
    from kaper.core.chance import Fair, Fast, Loaded
    from kaper.core.decisions import Amount, Answer, Choose, Decision, Pick, Plot
    from kaper.core.game import Game, Options, Result, find_game, game_ids
    from kaper.core.match import Handle, Match
    from kaper.core.records import Record, record_of, replay, resumed, verify
    from kaper.core.records import read as read_record
    from kaper.core.records import text_of as record_text
    from kaper.core.words import KaperError, Option, Question, Refused, Text

__version__ = "0.1.0.dev0"

__all__ = [
    "Amount",
    "Answer",
    "Bot",
    "Choose",
    "Decision",
    "Fair",
    "Fast",
    "Game",
    "Handle",
    "KaperError",
    "Loaded",
    "Match",
    "Option",
    "Options",
    "Pick",
    "Plot",
    "Question",
    "Record",
    "Refused",
    "Result",
    "Text",
    "contest",
    "find_bot",
    "find_game",
    "game_ids",
    "read_record",
    "record_of",
    "record_text",
    "replay",
    "resumed",
    "verify",
]

_AT = {
    "kaper.arena.contest": ("contest",),
    "kaper.bots.bot": ("Bot",),
    "kaper.bots.known": ("find_bot",),
    "kaper.core.chance": ("Fair", "Fast", "Loaded"),
    "kaper.core.decisions": ("Amount", "Answer", "Choose", "Decision", "Pick", "Plot"),
    "kaper.core.game": ("Game", "Options", "Result", "find_game", "game_ids"),
    "kaper.core.match": ("Handle", "Match"),
    "kaper.core.records": ("Record", "record_of", "replay", "resumed", "verify"),
    "kaper.core.words": ("KaperError", "Option", "Question", "Refused", "Text"),
}
_PLACES = {name: (module, name) for module, names in _AT.items() for name in names}
_PLACES |= {"read_record": ("kaper.core.records", "read"), "record_text": ("kaper.core.records", "text_of")}


def __getattr__(name: str) -> Any:
    """The names of the library, brought in when they are first used: `import kaper` alone costs nothing."""
    if name not in _PLACES:
        raise AttributeError(f"module 'kaper' has no attribute {name!r}")
    module, inner = _PLACES[name]
    return getattr(import_module(module), inner)


def __dir__() -> list[str]:
    return [*globals(), *__all__]
