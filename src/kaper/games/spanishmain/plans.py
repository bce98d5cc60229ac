"""What a captain may set out to do with a ship: make for an island, for home or for an enemy, until that is done.

The policy knows one goal for every ship and forgets it at the next question. A plan keeps to another one for as long as it makes
sense, so that a search sees what comes of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Decision
from kaper.core.game import Plan, Policy
from kaper.games.spanishmain.abilities import room
from kaper.games.spanishmain.chart import ISLAND_NAMES, SHIP_NAMES, guns, lines
from kaper.games.spanishmain.courses import Sail
from kaper.games.spanishmain.crews import Transfer
from kaper.games.spanishmain.effects.losses import LoseCoin, LoseCrew, LoseFlag, LoseMast
from kaper.games.spanishmain.effects.moves import Pivot
from kaper.games.spanishmain.harbour import Mend
from kaper.games.spanishmain.helm import goal, port_of, reach, rough
from kaper.games.spanishmain.policy import made_for, policy
from kaper.games.spanishmain.state import Sea, Ship, buried, own_port, wild
from kaper.games.spanishmain.turn import Act, Order

ISLANDS, ENEMIES = 3, 2
"""How many of the nearest are thought of."""
TURNS = 3
"""An enemy that is farther off than a ship sails in so many turns is none of its business."""
DEEDS = 5
"""How many answers to a question that is not about what a ship does, or where it sails."""
SMALL = (Order, Transfer, LoseCoin, LoseCrew, LoseFlag, LoseMast, Mend, Pivot)
"""Questions that decide no match: which ship comes first, how it lies, and what is spared."""
A_COIN = 4_000
"""How much nearer an enemy seems for every coin aboard, in hundredths of a millimetre."""


def plans(s: Sea, decision: Decision[Any]) -> list[Plan[Sea]]:
    """Other goals than the policy's for the ship that is asked what it does, or where it sails; other deeds at once."""
    if isinstance(decision, SMALL):
        return []
    if not isinstance(decision, Act | Sail):
        return [(answer, policy) for answer in decision.suggestions(s, DEEDS)]
    found: list[Plan[Sea]] = []
    usual = goal(s, decision.ship)
    if isinstance(decision, Act):
        found += [(answer, policy) for answer in decision.suggestions(s, 24)]
        if "move" not in decision.allowed(s):
            return found
    for name in goals(s, decision.ship):
        if name != usual:
            follow = bound_for(decision.seat, decision.ship, name)
            found.append(("move" if isinstance(decision, Act) else made_for(s, decision, name), follow))
    if isinstance(decision, Sail):  # to let the enemy come
        home = ISLAND_NAMES[port_of(s, s.ships[decision.ship])]
        found += [([], policy), (made_for(s, decision, home), policy)]
    return found


def goals(s: Sea, number: int) -> Iterator[str]:
    """What a ship may make for: home with what it has, the nearest islands with treasure, the nearest enemies."""
    me = s.ships[number]
    if me.coins:
        yield ISLAND_NAMES[port_of(s, me)]
    near = sorted((rough(me, island.x, island.y), i) for i, island in enumerate(s.islands) if worth_landing(s, me, i))
    yield from [ISLAND_NAMES[i] for _, i in near][:ISLANDS]
    if guns(me):
        foes = sorted(
            (rough(me, other.x, other.y) - A_COIN * len(other.coins), i)
            for i, other in enumerate(s.ships)
            if worth_chasing(s, me, other)
        )
        yield from [SHIP_NAMES[i] for far, i in foes if far < TURNS * reach(me)][:ENEMIES]


def worth_landing(s: Sea, me: Ship, island: int) -> bool:
    """Is there room aboard for something that may lie on an island, where the ship is not yet?"""
    there = s.islands[island]
    return me.docked != island and wild(s, island) and room(s, me) > 0 and buried(s, there, me.owner) > 0


def worth_chasing(s: Sea, me: Ship, other: Ship) -> bool:
    """Is it an enemy that can be fought, and is nothing aboard that is better brought home?"""
    if other.owner == me.owner or other.sunk or other.wreck or other.fog >= 0 or me.coins or not me.masts:
        return False
    if other.docked >= 0 and s.islands[other.docked].home == other.owner:
        return False
    return other.masts > 0 or bool(other.coins)


def stands(s: Sea, number: int, name: str) -> bool:
    """Does it still make sense for a ship to make for this? With something in tow it goes home."""
    me = s.ships[number]
    kind, _, place = name.partition(":")
    if kind == "ship":
        return me.tow < 0 and worth_chasing(s, me, s.ships[int(place)])
    if own_port(s, me.owner, int(place)):
        return bool(me.coins)
    return me.tow < 0 and worth_landing(s, me, int(place))


def bound_for(seat: int, number: int, name: str) -> Policy[Sea]:
    """The policy, but one ship of a seat makes for something as long as that makes sense."""

    def follow(s: Sea, decision: Decision[Any], rng: Fast) -> Answer:
        if (
            isinstance(decision, Act | Sail)
            and decision.ship == number
            and decision.seat == seat
            and stands(s, number, name)
        ):
            if isinstance(decision, Sail):
                return made_for(s, decision, name)
            options = decision.allowed(s)
            if "shoot" in options and any(target == name for _, target in lines(s, number)):
                return "shoot"
            if "move" in options:
                return "move"
        return policy(s, decision, rng)

    return follow
