"""Pirate's Cove: the declaration of the game."""

from __future__ import annotations

from collections.abc import Iterator

from kaper.core.game import Brain, Game
from kaper.core.hidden import misplaced
from kaper.games.cove.battle import battle_turn
from kaper.games.cove.cards import CHESTS, COVE, GOLD, ISLANDS, MONTHS, OUTER, TOP
from kaper.games.cove.combat import combat
from kaper.games.cove.ending import crowning, final_scoring, result
from kaper.games.cove.events import CoveEvent
from kaper.games.cove.navigation import end_of_navigation, navigation
from kaper.games.cove.panels import panels
from kaper.games.cove.plunder import plunder
from kaper.games.cove.policy import policy
from kaper.games.cove.preparation import preparation
from kaper.games.cove.setup import outfitting, setup
from kaper.games.cove.state import ABOARD, Cove, CoveOptions, zones
from kaper.games.cove.stock import stock
from kaper.games.cove.table import CoveTable
from kaper.games.cove.treasure import end_of_treasure, treasure
from kaper.games.cove.upgrade import upgrade, upgrade_action, upgrade_turn
from kaper.games.cove.value import value
from kaper.games.cove.view import CoveView, view


def problems(s: Cove) -> Iterator[str]:
    """What conservation laws forbid: gold, chests and cards come and go nowhere."""
    yield from misplaced(s, zones(s))
    gold = sum(s.gold) + s.supply_gold
    if gold != GOLD or min(*s.gold, s.supply_gold) < 0:
        yield f"{gold} gold"
    chests = sum(s.chests) + s.supply_chests + s.overboard
    if chests != CHESTS or min(*s.chests, s.supply_chests, s.overboard) < 0:
        yield f"{chests} chests"
    if min(s.fame) < 0:
        yield "fame below 0"
    if not all(0 <= mark <= TOP for mark in s.marks):
        yield f"markers at {s.marks}"
    if any(perch and len(perch) > 1 for perch in s.perches):
        yield "two parrots on a perch"
    for seat in range(s.seats):
        guards = s.guards[ABOARD[seat]]
        if sum(guard > 0 for guard in guards) != len(s.shipwrights[seat]) or not all(0 <= g <= 2 for g in guards):
            yield f"shipwrights of seat {seat}: {guards}"
        if s.parrot_wounds[seat] and (s.parrot_wounds[seat] > 1 or not s.perches[seat]):
            yield f"wounded parrot of seat {seat}"
    if not all(1 <= place <= COVE for place in s.place) or any(island not in ISLANDS for island in s.black):
        yield "a ship is off the board"
    if any(len(cards) > 1 for cards in (*s.face_up, *s.at_sea)) or s.navy_at not in (0, *OUTER) or s.month > MONTHS:
        yield "more cards or months than there can be"
    if not s.battle and (s.fighting or s.overboard or any(s.laid) or s.volley):
        yield "battle cards lie without a battle"


def kinds(base: type[CoveEvent]) -> Iterator[type[CoveEvent]]:
    """All events that are told, in the order of the code: those with a tag of their own."""
    for kind in base.__subclasses__():
        if kind.__struct_config__.tag is not None:
            yield kind
        yield from kinds(kind)


GAME = Game(
    id="cove",
    titles={"en": "Pirate's Cove", "pl": "Zatoka Piratów"},
    seats=(3, 4, 5),
    package="kaper.games.cove",
    version="3",
    options=CoveOptions,
    state=Cove,
    table=CoveTable,
    scenes=(
        outfitting,
        treasure,
        end_of_treasure,
        navigation,
        end_of_navigation,
        combat,
        preparation,
        battle_turn,
        plunder,
        upgrade,
        upgrade_turn,
        upgrade_action,
        final_scoring,
        crowning,
    ),
    setup=setup,
    view=view,
    view_type=CoveView,
    event_types=tuple(kinds(CoveEvent)),
    panels=panels,
    result=result,
    zones=zones,
    problems=problems,
    stock=stock,
    brain=Brain(value, policy, sharpness=0.85),
    turn=lambda s: max(s.month, 1),
    targets=("island", "ship", "treasure"),
)
