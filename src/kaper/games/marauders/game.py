"""Merchants & Marauders, declared for the engine."""

from __future__ import annotations

from kaper.core.game import Brain, Game
from kaper.games.marauders.battle import battle, broadsides, naval_round
from kaper.games.marauders.boarding import boarding, crew_round
from kaper.games.marauders.ending import ending, result, sources
from kaper.games.marauders.events import EVENT_TYPES
from kaper.games.marauders.fate import captains_left, death, new_captain
from kaper.games.marauders.missions import complete_mission
from kaper.games.marauders.npc import hunted
from kaper.games.marauders.panels import panels
from kaper.games.marauders.plunder import acclaim, battle_closed, both_sunk, npc_spoils, plunder, reward, victory
from kaper.games.marauders.policy import policy
from kaper.games.marauders.port import port, port_action
from kaper.games.marauders.raid import merchant_found, raid, raid_resolved, raid_spending
from kaper.games.marauders.rounds import event_card, round_end, round_start, turn_ends
from kaper.games.marauders.rumors import garrison, verify_rumor
from kaper.games.marauders.setup import captains, deal, problems, setup, zones
from kaper.games.marauders.state import Caribbean, MaraudersOptions
from kaper.games.marauders.stock import stock
from kaper.games.marauders.table import SeaTable
from kaper.games.marauders.turn import actions, turn, turn_begins
from kaper.games.marauders.value import redeal, value
from kaper.games.marauders.view import Chart, view

SCENES = (
    *(deal, round_start, event_card, round_end, turn, turn_begins, actions, turn_ends, hunted),
    *(port_action, port, verify_rumor, garrison, complete_mission),
    *(merchant_found, raid, raid_spending, raid_resolved),
    *(battle, naval_round, broadsides, boarding, crew_round),
    *(victory, both_sunk, reward, plunder, npc_spoils, acclaim, battle_closed),
    *(death, captains_left, new_captain),
)

GAME: Game[Caribbean] = Game(
    id="marauders",
    titles={"en": "Merchants & Marauders", "pl": "Kupcy i Korsarze"},
    seats=(2, 3, 4),
    package="kaper.games.marauders",
    version="8",
    options=MaraudersOptions,
    state=Caribbean,
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
    brain=Brain(value, policy, chapter=lambda s: (s.round, s.active), stray=(0.016, 0.01), loyalty=0.02),
    redeal=redeal,
    turn=lambda s: max(s.round, 1),
    roles=captains,
    ending=ending,
    sources=sources,
    targets=(
        *("action", "activity", "card", "deck", "die", "flag", "merchant", "mod", "npc", "port", "ship"),
        *("ship-card", "weapon", "zone"),
    ),
)
