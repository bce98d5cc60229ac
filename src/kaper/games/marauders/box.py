"""Everything in the box that can be hidden: each card and token is one number; the tables here say what it is."""

from __future__ import annotations

from typing import NamedTuple

from kaper.games.marauders.atlas import COMPASS, DUTCH, ENGLISH, FRENCH, NATIONS, SPANISH, ZONE
from kaper.games.marauders.captains import (
    CANNONS,
    CAPTAINS,
    CARGO,
    CREW,
    HULL,
    INFLUENCE,
    LEADERSHIP,
    MASTS,
    NPC_CODES,
    PIRATE_FRIGATE,
    PIRATE_SLOOP,
    NpcCard,
)

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
COCOA, FABRIC, FRUIT, RUM, SPICE, SUGAR, TOBACCO, TIMBER = range(8)
ESCAPE = -1

# For each good its eight cards: loot, then what is printed in the corner: an escape (-) or a hit on a location.
_CARGO = (
    "1- 3- 3- 4- 2m 3w 4c 5h",
    "2- 2- 3- 4- 2c 3m 3g 4w",
    "1- 2- 3- 3- 1c 2w 3h 4m",
    "2- 3- 3- 4- 3c 3m 4w 5g",
    "2- 3- 4- 5- 2w 3m 3h 4g",
    "1- 2- 3- 3- 2m 3g 4h 5c",
    "2- 3- 4- 5- 3g 3c 4m 4h",
    "1- 2- 3- 4- 1c 2g 3w 5h",
)
_SYMBOLS = {"-": ESCAPE, "h": HULL, "c": CARGO, "m": MASTS, "w": CREW, "g": CANNONS}

GOOD = {CARGO0 + 8 * good + i: good for good in range(8) for i in range(8)}
GOOD |= {DEMAND0 + 3 * good + i: good for good in range(8) for i in range(3)}
"""The good of a cargo card or demand token."""
LOOT = {CARGO0 + 8 * g + i: int(card[0]) for g, row in enumerate(_CARGO) for i, card in enumerate(row.split())}
SYMBOL = {CARGO0 + 8 * g + i: _SYMBOLS[card[1]] for g, row in enumerate(_CARGO) for i, card in enumerate(row.split())}
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

# name, copies, window
_GLORY = (
    ("crew-reroll", 3, CREW_POST),
    ("quick-learner", 2, ANY_WINDOW),
    ("sea-reroll", 3, NAVAL_POST),
    ("aimed-shot", 2, HITS_ROLLED),
    ("brace", 2, HITS_ROLLED),
    ("boarding-frenzy", 2, CREW_PRE),
    ("weather-gage", 2, NAVAL_PRE),
    ("double-shot", 2, NAVAL_OUTCOME),
    ("getaway", 2, NAVAL_OUTCOME),
    ("dirty-trick", 1, CARD_PLAYED),
    ("fog-bank", 2, SCOUTED),
    ("hidden-cache", 2, OWN_PORT),
    ("good-bargain", 2, ON_BUY),
    ("rising-demand", 2, ON_SELL),
    ("shipwright", 2, ON_YARD),
    ("surplus", 1, ON_YARD),
    ("pardon", 2, OWN_PORT),
    ("contraband", 1, OWN_PORT),
    ("patron", 1, OWN_PORT),
    ("cove", 2, ON_ENTER_PORT),
    ("wind", 3, OWN_TURN),
    ("spyglass", 2, PRE_TEST),
    ("contacts", 2, PRE_TEST),
    ("shore-leave", 1, OWN_PORT),
    ("second-chance", 2, POST_TEST),
    ("false-lead", 1, OTHER_TEST),
    ("sabotage", 1, OTHER_TURN),
    ("secret-orders", 2, OWN_TURN),
    ("denounce", 1, OWN_TURN),
    ("gossip", 1, OWN_TURN),
)
GLORY_NAMES = tuple(name for name, _, _ in _GLORY)
GLORY_COPIES = tuple(copies for _, copies, _ in _GLORY)
GLORY_WINDOW = (*(window for _, _, window in _GLORY), *(HIRE,) * 8)
CREW_REROLL, QUICK_LEARNER, SEA_REROLL, AIMED_SHOT, BRACE, FRENZY, WEATHER_GAGE, DOUBLE_SHOT, GETAWAY = range(9)
DIRTY_TRICK, FOG_BANK, HIDDEN_CACHE, GOOD_BARGAIN, RISING_DEMAND, SHIPWRIGHT, SURPLUS, PARDON = range(9, 17)
CONTRABAND, PATRON, COVE, WIND, SPYGLASS, CONTACTS, SHORE_LEAVE, SECOND_CHANCE, FALSE_LEAD = range(17, 26)
SABOTAGE, SECRET_ORDERS, DENOUNCE, GOSSIP = range(26, 30)
NO_CARD = -1
BOUNTY_CARDS = (PARDON,)


class Hiring(NamedTuple):
    """How a specialist of the glory deck is hired: 4 Gold in a port of the nation, or a skill test in any port."""

    type: int
    nation: int
    skill: int


HIRE_PRICE = 4
_HIRINGS = (
    Hiring(CARPENTER, ENGLISH, -1),
    Hiring(CARPENTER, -1, LEADERSHIP),
    Hiring(BOATSWAIN, DUTCH, -1),
    Hiring(BOATSWAIN, -1, LEADERSHIP),
    Hiring(GUNNER, SPANISH, -1),
    Hiring(GUNNER, -1, INFLUENCE),
    Hiring(SURGEON, FRENCH, -1),
    Hiring(SURGEON, -1, INFLUENCE),
    Hiring(LOOKOUT, ENGLISH, -1),
    Hiring(LOOKOUT, -1, INFLUENCE),
    Hiring(VETERAN, SPANISH, -1),
    Hiring(VETERAN, -1, LEADERSHIP),
    Hiring(STEWARD, DUTCH, -1),
    Hiring(STEWARD, -1, INFLUENCE),
    Hiring(HELMSMAN, FRENCH, -1),
    Hiring(HELMSMAN, -1, LEADERSHIP),
)
_ACTION_CARDS = sum(GLORY_COPIES)
_KINDS = [kind for kind, copies in enumerate(GLORY_COPIES) for _ in range(copies)]
KIND = dict(enumerate([*_KINDS, *(len(_GLORY) + hiring.type for hiring in _HIRINGS)], GLORY0))
"""The kind of a glory card; specialists come after the action cards."""
FIRST_SPECIALIST = len(_GLORY)
HIRING = {GLORY0 + _ACTION_CARDS + i: hiring for i, hiring in enumerate(_HIRINGS)}

# rumors


class Rumor(NamedTuple):
    """Where a rumor is verified (a port by Influence, a sea zone by Scouting) and what it brings."""

    influence: bool
    zone: int
    effect: str
    gold: int = 0
    garrison: tuple[int, int] = (0, 0)  # crew, leadership


RUMORS = (
    Rumor(True, ZONE["port_royale"], "papers"),
    Rumor(True, ZONE["curacao"], "goods"),
    Rumor(False, ZONE["nassau"], "gold", 12),
    Rumor(False, ZONE["old_providence"], "gold", 10),
    Rumor(False, ZONE["trinidad"], "gold", 15, (2, 1)),
    Rumor(False, ZONE["caribbean_sea"], "weapons", 6),
    Rumor(True, ZONE["bridgetown"], "veteran", 6),
    Rumor(True, ZONE["st_johns"], "carpenter", 6),
    Rumor(True, ZONE["tortuga"], "lookout", 6),
    Rumor(True, ZONE["santo_domingo"], "governor", 8),
    Rumor(True, ZONE["san_juan"], "bishop", 4),
    Rumor(False, ZONE["petit_goave"], "shipyard", 5),
    Rumor(True, ZONE["caracas"], "gold", 9),
    Rumor(False, ZONE["cartagena"], "convoy"),
    Rumor(True, ZONE["st_maarten"], "cellar", 4),
    Rumor(False, ZONE["basse_terre"], "gold", 11),
    Rumor(False, ZONE["havana"], "glory", 4),
    Rumor(True, ZONE["havana"], "shipbuilder", 8),
    Rumor(False, ZONE["curacao"], "gold", 16, (3, 1)),
    Rumor(False, ZONE["san_juan"], "payroll", 14),
    Rumor(False, ZONE["bridgetown"], "ghost", 12),
    Rumor(True, ZONE["cartagena"], "gold", 10),
    Rumor(True, ZONE["petit_goave"], "glory", 6),
    Rumor(False, ZONE["st_maarten"], "fort", 8),
    Rumor(False, ZONE["tortuga"], "gold", 9),
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


MISSIONS = (
    Mission(ZONE["havana"], INFLUENCE, place=ZONE["san_juan"], gold=10),
    Mission(ZONE["bridgetown"], INFLUENCE, place=ZONE["port_royale"], good=SUGAR, cards=2, gold=15),
    Mission(ZONE["santo_domingo"], need="clean", goal="defeat", place=PIRATE_SLOOP, gold=12),
    Mission(ZONE["cartagena"], need="clean", cannons=2, place=ZONE["havana"], freight=2, gold=16),
    Mission(ZONE["curacao"], INFLUENCE, place=ZONE["st_maarten"], good=COCOA, cards=2, gold=14),
    Mission(ZONE["port_royale"], need="pirate", goal="raid", place=SPANISH, gold=10),
    Mission(ZONE["tortuga"], LEADERSHIP, place=ZONE["trinidad"], freight=1, gold=15),
    Mission(ZONE["basse_terre"], INFLUENCE, place=ZONE["cartagena"], good=RUM, cards=2, gold=16),
    Mission(ZONE["nassau"], INFLUENCE, goal="scout", place=ZONE["port_royale"], gold=12),
    Mission(ZONE["san_juan"], need="clean", place=ZONE["tortuga"], garrison=(2, 2), gold=18),
    Mission(ZONE["st_maarten"], INFLUENCE, place=ZONE["santo_domingo"], good=SPICE, cards=2, gold=14),
    Mission(ZONE["caracas"], pay=2, place=ZONE["tortuga"], good=COCOA, cards=3, gold=20),
    Mission(ZONE["trinidad"], pay=3, place=ZONE["cartagena"], gold=14),
    Mission(ZONE["st_johns"], INFLUENCE, place=ZONE["nassau"], good=TIMBER, cards=2, gold=17),
    Mission(ZONE["old_providence"], INFLUENCE, goal="scout", place=ZONE["caribbean_sea"], gold=8, extra="glory"),
    Mission(ZONE["petit_goave"], INFLUENCE, goal="raid", place=ENGLISH, gold=12),
    Mission(ZONE["havana"], need="clean", goal="defeat", place=PIRATE_FRIGATE, gold=20),
    Mission(ZONE["cartagena"], pay=4, place=ZONE["nassau"], goal_test=INFLUENCE, gold=18),
    Mission(ZONE["curacao"], INFLUENCE, need="dutch", place=ZONE["st_maarten"], gold=9),
    Mission(ZONE["bridgetown"], INFLUENCE, goal="scout", place=ZONE["trinidad"], garrison=(2, 1), gold=16),
    Mission(ZONE["tortuga"], need="pirate", goal="defeat", gold=20),
    Mission(ZONE["basse_terre"], INFLUENCE, need="french", place=ZONE["petit_goave"], freight=2, gold=15),
    Mission(ZONE["santo_domingo"], INFLUENCE, place=ZONE["cartagena"], goal_pay=4, gold=4, extra="gunner"),
    Mission(ZONE["nassau"], LEADERSHIP, place=ZONE["caracas"], freight=1, extra="surgeon"),
    Mission(ZONE["st_maarten"], INFLUENCE, place=ZONE["havana"], good=FABRIC, cards=3, gold=20),
)
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

# code of the NPC, name, skills, zone, icons
_NPC_EVENTS = (
    ("DUT", "almonde", (3, 2, 3), "curacao", ""),
    ("DUT", "ruyter", (4, 2, 3), "st_maarten", ""),
    ("DUT", "evertsen", (3, 3, 2), "curacao", "PSL-E PFR-E SPA-N"),
    ("ENG", "myngs", (3, 2, 3), "port_royale", ""),
    ("ENG", "benbow", (3, 3, 2), "bridgetown", ""),
    ("ENG", "holmes", (2, 2, 4), "nassau", ""),
    ("FRA", "estrees", (2, 2, 3), "basse_terre", ""),
    ("FRA", "duquesne", (4, 2, 3), "petit_goave", ""),
    ("FRA", "tourville", (3, 3, 3), "tortuga", ""),
    ("SPA", "oquendo", (3, 2, 4), "havana", ""),
    ("SPA", "toledo", (3, 2, 3), "cartagena", ""),
    ("SPA", "lezo", (3, 3, 4), "san_juan", ""),
    ("PSL", "bonny", (4, 3, 2), "tortuga", ""),
    ("PSL", "rackham", (2, 3, 3), "old_providence", ""),
    ("PSL", "bonnet", (2, 2, 2), "nassau", "PFR-W FRA-S ENG-E"),
    ("PFR", "teach", (3, 3, 4), "port_royale", ""),
    ("PFR", "roberts", (4, 3, 3), "caribbean_sea", ""),
    ("PFR", "every", (3, 3, 3), "trinidad", "PSL-S FRA-W SPA-W"),
)
_OTHER_EVENTS = (
    (WAR, ""),
    (WAR, ""),
    (PEACE, "SPA-E ENG-S FRA-S"),
    (STORM, "FRA-E DUT-N PFR-S"),
    (STORM, "DUT-S SPA-S FRA-E"),
    (HURRICANE, "DUT-N PFR-E SPA-N"),
    (DOLDRUMS, "PSL-N PFR-N FRA-N"),
    (FAIR_WINDS, "ENG-E DUT-S PFR-W"),
    (FEVER, "PSL-N DUT-W PFR-W"),
    (AMNESTY, "SPA-E DUT-N ENG-W"),
    (TREASURE_FLEET, "PFR-W FRA-E PSL-W"),
    (CONVOY, "PSL-N ENG-E DUT-W"),
    (SHIFTING_MARKETS, "ENG-S PSL-N SPA-W"),
    (GLUT, "ENG-E DUT-S PFR-E"),
    (PIRATE_HUNTERS, "PFR-S SPA-N PSL-N"),
    (DOCKS, "FRA-S PSL-W ENG-S"),
)


def _icons(text: str) -> tuple[tuple[int, int], ...]:
    return tuple((NPC_CODES[icon[:3]], COMPASS.index(icon[4])) for icon in text.split())


NPC_CARD = {
    EVENT0 + i: NpcCard(NPC_CODES[code], name, skills, ZONE[zone])
    for i, (code, name, skills, zone, _) in enumerate(_NPC_EVENTS)
}
EVENT = {EVENT0 + len(_NPC_EVENTS) + i: event for i, (event, _) in enumerate(_OTHER_EVENTS)}
_ALL_ICONS = [*(row[4] for row in _NPC_EVENTS), *(icons for _, icons in _OTHER_EVENTS)]
ICONS = dict(enumerate(map(_icons, _ALL_ICONS), EVENT0))
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
