"""Pirates of the 7 Seas: the declaration of the game."""

from __future__ import annotations

from kaper.core.game import Game
from kaper.games.sevenseas import curse_events, events, raid_events
from kaper.games.sevenseas.adventures import islander
from kaper.games.sevenseas.curses import idol, plague, serve, shaman, tavern, treat, wages, whirlpool
from kaper.games.sevenseas.ending import final_negotiations, final_sale, result
from kaper.games.sevenseas.harbour import activation
from kaper.games.sevenseas.loot import loot
from kaper.games.sevenseas.policy import BRAIN, redeal
from kaper.games.sevenseas.raid import battle, captain
from kaper.games.sevenseas.rounds import call, choice, privilege, round_end
from kaper.games.sevenseas.setup import prepare, problems, setup, zones
from kaper.games.sevenseas.state import SevenSeas, SevenSeasOptions
from kaper.games.sevenseas.stock import stock
from kaper.games.sevenseas.table import SevenSeasTable
from kaper.games.sevenseas.view import SevenSeasView, panels, view

GAME = Game(
    id="sevenseas",
    titles={"en": "Pirates of the 7 Seas", "pl": "Piraci 7 mórz"},
    seats=(2, 3, 4),
    package="kaper.games.sevenseas",
    version="2",
    options=SevenSeasOptions,
    state=SevenSeas,
    table=SevenSeasTable,
    scenes=(
        *(prepare, choice, call, privilege, round_end),
        *(activation, captain, battle, loot, islander),
        *(shaman, plague, whirlpool, wages, idol, tavern, serve, treat),
        *(final_negotiations, final_sale),
    ),
    setup=setup,
    view=view,
    view_type=SevenSeasView,
    event_types=(*events.EVENTS, *raid_events.EVENTS, *curse_events.EVENTS),
    panels=panels,
    result=result,
    zones=zones,
    problems=problems,
    stock=stock,
    brain=BRAIN,
    redeal=redeal,
    turn=lambda s: s.round,
    targets=("card", "character", "corsair", "good", "loot", "pile", "player"),
)
