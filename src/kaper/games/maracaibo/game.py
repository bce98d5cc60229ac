"""Pirates of Maracaibo, declared for the engine."""

from __future__ import annotations

from kaper.core.game import Game
from kaper.games.maracaibo import explore, hideout, raid, rubies, shipboard, trade
from kaper.games.maracaibo.chain import DOINGS, chain
from kaper.games.maracaibo.events import EVENT_TYPES
from kaper.games.maracaibo.module_events import MODULE_EVENTS
from kaper.games.maracaibo.panels import panels
from kaper.games.maracaibo.policy import BRAIN
from kaper.games.maracaibo.redbeard import redbeard_turn
from kaper.games.maracaibo.redbeard_events import REDBEARD_EVENTS
from kaper.games.maracaibo.rounds import game_ends, round_begins, round_ends, turn_ends
from kaper.games.maracaibo.scoring import ending, result, sources
from kaper.games.maracaibo.setup import deal, problems, redeal, setup, zones
from kaper.games.maracaibo.state import MaracaiboOptions, Sea
from kaper.games.maracaibo.stock import stock
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.turn import arrive, turn
from kaper.games.maracaibo.view import Board, view

EFFECT_MODULES = (hideout, raid, explore, trade, shipboard, rubies)
"""They register the functions of the effects."""
assert DOINGS

GAME: Game[Sea] = Game(
    id="maracaibo",
    titles={"en": "Pirates of Maracaibo", "pl": "Piraci z Maracaibo"},
    seats=(1, 2, 3, 4),
    package="kaper.games.maracaibo",
    version="5",
    options=MaracaiboOptions,
    state=Sea,
    table=SeaTable,
    scenes=(deal, round_begins, turn, arrive, chain, redbeard_turn, turn_ends, round_ends, game_ends),
    setup=setup,
    view=view,
    view_type=Board,
    event_types=(*EVENT_TYPES, *MODULE_EVENTS, *REDBEARD_EVENTS),
    panels=panels,
    result=result,
    zones=zones,
    problems=problems,
    stock=stock,
    redeal=redeal,
    brain=BRAIN,
    turn=lambda s: max(s.round, 1),
    sources=sources,
    ending=ending,
    targets=(
        *("action", "bonus", "die", "done", "effect", "galleon", "gulf", "hole", "island", "pass"),
        *("place", "quest", "quest-deck", "quest-refresh", "reroll", "ruby", "ship", "slot", "stop"),
        *("store", "swap", "take", "tile", "track"),
    ),
)
