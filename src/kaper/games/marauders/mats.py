"""What lies open at the table: cards and boards, as views show them and as events carry them."""

from __future__ import annotations

from typing import Any

import msgspec

from kaper.core.hidden import laid_open
from kaper.core.words import ALL
from kaper.games.marauders.atlas import NATIONS, ZONES
from kaper.games.marauders.box import (
    CARGO0,
    DEMAND0,
    ESCAPE,
    LOOT,
    MISSION0,
    MISSIONS,
    RUMOR0,
    RUMORS,
    SPECIALIST,
    SPECIALISTS,
    SYMBOL,
    WEAPONS,
    item_name,
)
from kaper.games.marauders.captains import CAPTAINS, FIGURE_OF, LOCATIONS, SHIP_NAMES
from kaper.games.marauders.state import Caribbean, Player, deeds, has_weapon, is_pirate, maneuver, most, room, total


class Card(msgspec.Struct, frozen=True):
    """A card or token that may be seen: its number, its key in the catalogues, what a cargo card shows, and the zone
    where a rumor is verified or a mission completed."""

    item: int
    key: str
    loot: int = 0
    symbol: str = ""
    zone: str = ""


class OpenBoard(msgspec.Struct, frozen=True):
    """What everybody sees of a player's board; cards that lie face down are None."""

    seat: int
    captain: str | None
    nation: str | None
    home: str | None
    skills: list[int]
    zone: str | None
    port: bool
    ship: str
    figure: str
    now: list[int]  # hull, cargo, masts, crew, cannons
    most: list[int]
    maneuver: int
    mods: list[Card]
    spent: bool
    weapons: list[str]
    room: int
    hold: list[Card | None]
    hand: list[Card | None]
    rumor: list[Card | None]
    papers: bool
    missions: list[Card]
    specialists: list[str]
    bounty: list[int]  # dutch, english, french, spanish
    pirate: bool
    points: int
    deeds: list[int]  # points by deed: sale, raid, ship, defeat, rumor, mission


class OwnBoard(msgspec.Struct, frozen=True):
    """What only its player sees of a board."""

    gold: int
    stash: int
    total: int
    hold: list[Card]
    hand: list[Card]
    rumor: list[Card]


def card(item: int) -> Card:
    """A card described."""
    if CARGO0 <= item < RUMOR0:
        symbol = SYMBOL[item]
        return Card(item, item_name(item), LOOT[item], "escape" if symbol == ESCAPE else LOCATIONS[symbol])
    return Card(item, item_name(item), zone=goal_of(item))


def goal_of(item: int) -> str:
    """Where a rumor is verified or a mission completed; "" where it is no certain place."""
    if RUMOR0 <= item < MISSION0:
        return ZONES[RUMORS[item - RUMOR0].zone]
    if MISSION0 <= item < DEMAND0:
        mission = MISSIONS[item - MISSION0]
        return ZONES[mission.place] if mission.goal in ("port", "scout") else ""
    return ""


def cards(items: list[int]) -> list[Card]:
    return [card(item) for item in items]


def backs(items: list[int], open_to_viewer: bool) -> list[Card | None]:
    """Cards for those who may see them, backs for the others."""
    return [card(item) if open_to_viewer else None for item in items]


def captain_fields(who: int) -> dict[str, Any]:
    """A captain on the board."""
    captain = CAPTAINS[who]
    return {
        "captain": captain.name,
        "nation": NATIONS[captain.nation],
        "home": ZONES[captain.home],
        "skills": list(captain.skills),
    }


def open_board(s: Caribbean, number: int) -> OpenBoard:
    """One player's board as everybody sees it."""
    p, light = s.players[number], laid_open(s)
    afloat = p.who >= 0
    nobody: dict[str, Any] = {"captain": None, "nation": None, "home": None, "skills": []}
    return OpenBoard(
        seat=number,
        **(captain_fields(p.who) if afloat else nobody),
        zone=ZONES[p.zone] if p.zone >= 0 else None,
        port=p.port,
        ship=SHIP_NAMES[p.ship],
        figure=FIGURE_OF[p.ship],
        now=p.now[:],
        most=[most(p, place) for place in range(5)] if afloat else [],
        maneuver=maneuver(p) if afloat else 0,
        mods=cards(p.mods),
        spent=p.spent,
        weapons=[name for weapon, name in enumerate(WEAPONS) if has_weapon(p, weapon)],
        room=room(p) if afloat else 0,
        hold=backs(p.hold, light),
        hand=backs(p.hand, light),
        rumor=[card(item) if s.seen[item] == ALL else None for item in p.rumor],
        papers=bool(p.papers),
        missions=cards(p.missions),
        specialists=[SPECIALISTS[SPECIALIST[item]] for item in p.specialists],
        bounty=p.bounty[:],
        pirate=is_pirate(p),
        points=p.points,
        deeds=deeds(p),
    )


def own_cards(p: Player) -> dict[str, list[Card]]:
    """The cards that a player sees on the own board."""
    return {"hold": cards(p.hold), "hand": cards(p.hand), "rumor": cards(p.rumor)}


def own_board(s: Caribbean, number: int) -> OwnBoard:
    """What only its player sees of a board."""
    p = s.players[number]
    return OwnBoard(gold=p.gold, stash=p.stash, total=total(s, p), **own_cards(p))


def on_offer(s: Caribbean) -> list[Card | None]:
    """The cargo cards on offer, as far as they lie open to all."""
    return [card(item) if s.seen[item] == ALL else None for item in s.market]
