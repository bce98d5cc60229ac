"""Pirates of the Spanish Main, declared for the engine."""

from __future__ import annotations

from kaper.core.game import Brain, Game
from kaper.games.spanishmain.arrival import captain, drift, explorer, landfall, powder, revisit
from kaper.games.spanishmain.boarding import board, board_afar, pinning, ram
from kaper.games.spanishmain.crews import transfer
from kaper.games.spanishmain.effects.finds import reveal_treasure, winded
from kaper.games.spanishmain.effects.free import use_ability
from kaper.games.spanishmain.effects.happenings import reveal_event
from kaper.games.spanishmain.effects.losses import lighten
from kaper.games.spanishmain.effects.marines import marine_shot
from kaper.games.spanishmain.effects.moves import after_unloading, pivot, shot_then_moves, visit
from kaper.games.spanishmain.effects.start import turn_opens
from kaper.games.spanishmain.effects.wilds import hunt
from kaper.games.spanishmain.ending import ending, result, roles, sources
from kaper.games.spanishmain.events import EVENT_TYPES
from kaper.games.spanishmain.fleets.yard import YARD
from kaper.games.spanishmain.forts import turn_ends
from kaper.games.spanishmain.gunnery import fort_volley, volley
from kaper.games.spanishmain.harbour import cleanse, explore, explore_ship, lookout, mended, repair
from kaper.games.spanishmain.layout import homes, lay_out, place_islands, place_terrain
from kaper.games.spanishmain.muster import man_ships, muster
from kaper.games.spanishmain.panels import panels
from kaper.games.spanishmain.plans import plans
from kaper.games.spanishmain.policy import policy
from kaper.games.spanishmain.rumours import redeal
from kaper.games.spanishmain.sailing import come_about, course, gust, sail, struggle
from kaper.games.spanishmain.setup import bury_treasure, moor, problems, setup, zones
from kaper.games.spanishmain.state import Sea, SpanishOptions
from kaper.games.spanishmain.stock import stock
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.turn import again, main_step, orders, relieved, turn_begins
from kaper.games.spanishmain.value import value
from kaper.games.spanishmain.view import Chart, view

SCENES = (
    *(muster, lay_out, place_islands, place_terrain, homes, moor, man_ships, bury_treasure),
    *(turn_begins, turn_opens, main_step, orders, again, relieved, turn_ends),
    *(sail, course, gust, come_about, struggle, ram, board, pinning, board_afar, landfall, captain, explorer),
    *(pivot, drift, revisit, visit, after_unloading, shot_then_moves, winded),
    *(volley, fort_volley, explore, explore_ship, repair, cleanse, lookout, hunt, transfer),
    *(powder, mended, lighten),
    *(use_ability, reveal_treasure, reveal_event, marine_shot),
)

GAME: Game[Sea] = Game(
    id="spanishmain",
    titles={"en": "Pirates of the Spanish Main", "pl": "Piraci z Hiszpańskich Wód"},
    seats=(2, 3, 4),
    package="kaper.games.spanishmain",
    version="5",
    options=SpanishOptions,
    state=Sea,
    table=SeaTable,
    scenes=SCENES,
    setup=setup,
    view=view,
    view_type=Chart,
    event_types=EVENT_TYPES,
    panels=panels,
    result=result,
    zones=zones,
    problems=problems,
    stock=stock,
    brain=Brain(
        value,
        policy,
        chapter=lambda s: (s.round, s.active),
        stray=(0.028, 0.011),
        loyalty=0.02,
        worlds=6,
        race=3,
        plans=plans,
        sharpness={2: 1.4, 3: 2.25, 4: 4.0},
        whole=True,
    ),
    redeal=redeal,
    turn=lambda s: max(s.round, 1),
    roles=roles,
    ending=ending,
    sources=sources,
    yard=YARD,
    targets=(
        *("astern", "bonus", "coin", "crew", "flag", "fort", "island", "laths", "marine", "mast", "pose"),
        *("rest", "sea", "ship", "shore", "terrain"),
    ),
)
