"""Everything in the box that can be hidden: each card and token is one number; tables say what it is, cards.toml what is printed."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any, NamedTuple

from kaper.games.marauders.atlas import COMPASS, DUTCH, ENGLISH, FRENCH, NATIONS, SPANISH, ZONE
from kaper.games.marauders.captains import CANNONS, CAPTAINS, CARGO, CREW, HULL, MASTS, NPC_CODES, SKILLS, NpcCard

_printed = tomllib.loads((files("kaper.games.marauders") / "data" / "cards.toml").read_text(encoding="utf-8"))

# Numbers of the items: captains, then events, glory, cargo, rumors, missions, demand, merchants, modifications.
EVENT0 = len(CAPTAINS)
GLORY0 = EVENT0 + 34
CARGO0 = GLORY0 + 70
RUMOR0 = CARGO0 + 64
MISSION0 = RUMOR0 + 25
DEMAND0 = MISSION0 + 25
MERCHANT0 = DEMAND0 + 24
MOD0 = MERCHANT0 + 17
ITEMS = MOD0 + 16

# goods, cargo cards, demand tokens

GOODS = ("cocoa", "fabric", "fruit", "rum", "spice", "sugar", "tobacco", "timber")
COCOA = GOODS.index("cocoa")
_GOOD = {name: good for good, name in enumerate(GOODS)}
_SKILL = {name: skill for skill, name in enumerate(SKILLS)}
ESCAPE = -1

_SYMBOLS = {"-": ESCAPE, "h": HULL, "c": CARGO, "m": MASTS, "w": CREW, "g": CANNONS}

GOOD = {CARGO0 + 8 * good + i: good for good in range(8) for i in range(8)}
GOOD |= {DEMAND0 + 3 * good + i: good for good in range(8) for i in range(3)}
"""The good of a cargo card or demand token."""
LOOT = {
    CARGO0 + 8 * g + i: int(card[0]) for g, row in enumerate(_printed["cargo"]) for i, card in enumerate(row.split())
}
SYMBOL = {
    CARGO0 + 8 * g + i: _SYMBOLS[card[1]]
    for g, row in enumerate(_printed["cargo"])
    for i, card in enumerate(row.split())
}
"""The corner of a cargo card: ESCAPE, or the location that its hit names."""

# merchant tokens, modifications, special weapons

MERCHANT_NATION = dict(
    enumerate([DUTCH] * 4 + [ENGLISH] * 4 + [FRENCH] * 4 + [SPANISH] * 5, MERCHANT0)  # five of them Spanish
)
MODS = ("hammocks", "sails", "reinforced-hull", "hold", "chasers", "cannons", "falconets", "long-guns")
HAMMOCKS, SAILS, REINFORCED_HULL, HOLD, CHASERS, BATTERY, FALCONETS, LONG_GUNS = range(8)
MOD = {MOD0 + i: i // 2 for i in range(16)}
WEAPONS = ("grapple", "chain", "grape")
GRAPPLE, CHAIN, GRAPE = range(3)
WEAPON_TOKENS = 4  # of each type
COINS = {1: 20, 2: 20, 5: 30, 10: 30}
BOUNTY_TOKENS = 5  # of each nation
CUBES = {"player": 6, "enemy": 5}

# glory cards

SPECIALISTS = ("carpenter", "boatswain", "gunner", "surgeon", "lookout", "veteran", "steward", "helmsman")
CARPENTER, BOATSWAIN, GUNNER, SURGEON, LOOKOUT, VETERAN, STEWARD, HELMSMAN = range(8)

# windows in which a glory card may be played
OWN_TURN, OWN_PORT, ON_SELL, ON_BUY, ON_YARD, ON_ENTER_PORT, PRE_TEST, POST_TEST, SCOUTED, OTHER_TEST = range(10)
OTHER_TURN, NAVAL_PRE, NAVAL_POST, NAVAL_OUTCOME, HITS_ROLLED, CREW_PRE, CREW_POST, CARD_PLAYED = range(10, 18)
ANY_WINDOW, HIRE = 18, 19
WINDOWS = (
    *("own-turn", "own-port", "on-sell", "on-buy", "on-yard", "on-enter-port", "pre-test", "post-test", "scouted"),
    *("other-test", "other-turn", "naval-pre", "naval-post", "naval-outcome", "hits-rolled", "crew-pre", "crew-post"),
    *("card-played", "any", "hire"),
)
COMBAT_WINDOWS = (NAVAL_PRE, NAVAL_POST, NAVAL_OUTCOME, HITS_ROLLED, CREW_PRE, CREW_POST, CARD_PLAYED)

GLORY_NAMES = tuple(name for name, _, _ in _printed["glory"])
GLORY_COPIES = tuple(copies for _, copies, _ in _printed["glory"])
GLORY_WINDOW = (*(WINDOWS.index(window) for _, _, window in _printed["glory"]), *(HIRE,) * len(SPECIALISTS))
CREW_REROLL, QUICK_LEARNER, SEA_REROLL, AIMED_SHOT, BRACE, FRENZY, WEATHER_GAGE, DOUBLE_SHOT, GETAWAY = range(9)
DIRTY_TRICK, FOG_BANK, HIDDEN_CACHE, GOOD_BARGAIN, RISING_DEMAND, SHIPWRIGHT, SURPLUS, PARDON = range(9, 17)
CONTRABAND, PATRON, COVE, WIND, SPYGLASS, CONTACTS, SHORE_LEAVE, SECOND_CHANCE, FALSE_LEAD = range(17, 26)
SABOTAGE, SECRET_ORDERS, DENOUNCE, GOSSIP = range(26, 30)


class Hiring(NamedTuple):
    """How a specialist of the glory deck is hired: 4 Gold in a port of the nation, or a skill test in any port."""

    type: int
    nation: int
    skill: int


HIRE_PRICE = 4
_HIRINGS = [
    hiring
    for type, nation, skill in _printed["specialists"]
    for hiring in (
        Hiring(SPECIALISTS.index(type), NATIONS.index(nation), -1),
        Hiring(SPECIALISTS.index(type), -1, SKILLS.index(skill)),
    )
]
FIRST_SPECIALIST = len(GLORY_NAMES)
_KINDS = [kind for kind, copies in enumerate(GLORY_COPIES) for _ in range(copies)]
KIND = dict(enumerate([*_KINDS, *(FIRST_SPECIALIST + hiring.type for hiring in _HIRINGS)], GLORY0))
"""The kind of a glory card; specialists come after the action cards."""
FITTING = tuple(
    frozenset(card for card, kind in KIND.items() if GLORY_WINDOW[kind] in (window, ANY_WINDOW))
    for window in range(len(WINDOWS))
)
"""By window: the glory cards on which it is printed, and those that go into any."""
HIRING = dict(enumerate(_HIRINGS, GLORY0 + len(_KINDS)))

# rumors


class Rumor(NamedTuple):
    """Where a rumor is verified (a port by Influence, a sea zone by Scouting) and what it brings."""

    influence: bool
    zone: int
    effect: str
    gold: int = 0
    garrison: tuple[int, int] = (0, 0)  # crew, leadership


def _garrison(row: dict[str, Any]) -> tuple[int, int]:
    crew, leadership = row.get("garrison", (0, 0))
    return crew, leadership


RUMORS = tuple(
    Rumor(row["skill"] == "influence", ZONE[row["zone"]], row["effect"], row.get("gold", 0), _garrison(row))
    for row in _printed["rumors"]
)
SPECIALIST = {item: hiring.type for item, hiring in HIRING.items()}
SPECIALIST |= {
    RUMOR0 + i: SPECIALISTS.index(rumor.effect) for i, rumor in enumerate(RUMORS) if rumor.effect in SPECIALISTS
}

# missions


class Mission(NamedTuple):
    """A mission: where it is offered, what claiming it needs, where and how it is completed, what it pays."""

    port: int
    test: int = -1  # skill tested when claiming
    pay: int = 0  # Gold paid when claiming
    need: str = ""  # "clean" (no bounty), "pirate" (a bounty), or a nation whose bounty forbids it
    cannons: int = 0
    goal: str = "port"  # port, scout, raid, defeat
    place: int = -1  # zone for port and scout, nation for raid, NPC for defeat (-1: any flagship)
    good: int = -1
    cards: int = 0  # of that good, delivered
    freight: int = 0
    garrison: tuple[int, int] = (0, 0)
    goal_test: int = -1
    goal_pay: int = 0
    gold: int = 0
    extra: str = ""  # glory, gunner, surgeon


_NAMED = {"port": ZONE, "test": _SKILL, "good": _GOOD, "goal_test": _SKILL}
_PLACES = {"port": ZONE, "scout": ZONE, "raid": {name: flag for flag, name in enumerate(NATIONS)}, "defeat": NPC_CODES}


def _mission(row: dict[str, Any]) -> Mission:
    numbers = {key: _NAMED[key][value] for key, value in row.items() if key in _NAMED}
    if "place" in row:
        numbers["place"] = _PLACES[row.get("goal", "port")][row["place"]]
    return Mission(**{**row, **numbers, "garrison": _garrison(row)})


MISSIONS = tuple(map(_mission, _printed["missions"]))
SPECIALIST |= {MISSION0 + i: SPECIALISTS.index(m.extra) for i, m in enumerate(MISSIONS) if m.extra in SPECIALISTS}
"""The specialist that a glory card is, or that a rumor or mission can become."""

# events

EVENTS = (
    *("war", "peace", "storm", "hurricane", "doldrums", "fair-winds", "fever", "amnesty", "treasure-fleet", "convoy"),
    *("shifting-markets", "glut", "pirate-hunters", "docks"),
)
WAR, PEACE, STORM, HURRICANE, DOLDRUMS, FAIR_WINDS, FEVER, AMNESTY, TREASURE_FLEET, CONVOY = range(10)
SHIFTING_MARKETS, GLUT, PIRATE_HUNTERS, DOCKS = range(10, 14)
CALM = -1  # no event of the round in force


def _icons(text: str) -> tuple[tuple[int, int], ...]:
    return tuple((NPC_CODES[icon[:3]], COMPASS.index(icon[4])) for icon in text.split())


NPC_CARD = {
    item: NpcCard(NPC_CODES[code], name, tuple(skills), ZONE[zone])
    for item, (code, name, skills, zone, _) in enumerate(_printed["npcs"], EVENT0)
}
EVENT = {item: EVENTS.index(row[0]) for item, row in enumerate(_printed["events"], EVENT0 + len(NPC_CARD))}
ICONS = {item: _icons(row[-1]) for item, row in enumerate([*_printed["npcs"], *_printed["events"]], EVENT0)}
"""For each event card the NPCs it moves and where to, in order."""


def item_name(item: int) -> str:
    """The key of a card or token in the catalogues."""
    if item >= MOD0:
        return f"mod-{MODS[MOD[item]]}"
    if item >= MERCHANT0:
        return f"nation-{NATIONS[MERCHANT_NATION[item]]}"
    if item >= MISSION0:
        return f"good-{GOODS[GOOD[item]]}" if item >= DEMAND0 else f"card-m{item - MISSION0 + 1:02}"
    if item >= CARGO0:
        return f"card-r{item - RUMOR0 + 1:02}" if item >= RUMOR0 else f"good-{GOODS[GOOD[item]]}"
    if item >= GLORY0:
        kind = KIND[item]
        return (
            f"card-{GLORY_NAMES[kind]}"
            if kind < FIRST_SPECIALIST
            else f"specialist-{SPECIALISTS[kind - FIRST_SPECIALIST]}"
        )
    if item >= EVENT0:
        return f"npc-{NPC_CARD[item].name}" if item in NPC_CARD else f"event-card-{EVENTS[EVENT[item]]}"
    return f"captain-{CAPTAINS[item].name}"
