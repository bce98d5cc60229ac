"""Ships, the 16 captains of the players and the captains of the non-player ships (NPCs)."""

from __future__ import annotations

from typing import NamedTuple

from kaper.games.marauders.atlas import NATIONS, PORT_NATION, ZONE

HULL, CARGO, MASTS, CREW, CANNONS = range(5)  # a location's number is the pip that hits it; the hull has none
LOCATIONS = ("hull", "cargo", "masts", "crew", "cannons")
SKILLS = ("seamanship", "scouting", "leadership", "influence")
SEAMANSHIP, SCOUTING, LEADERSHIP, INFLUENCE = range(4)


class ShipType(NamedTuple):
    """A ship card: locations in the order hull, cargo, masts, crew, cannons; prices 0 where there is no trade."""

    name: str
    locations: tuple[int, int, int, int, int]
    maneuver: int
    price: int
    resale: int


SHIPS = (
    ShipType("sloop", (2, 2, 2, 2, 1), 4, 10, 5),
    ShipType("flute", (3, 4, 3, 1, 1), 2, 10, 5),
    ShipType("frigate", (3, 3, 3, 3, 3), 3, 35, 10),
    ShipType("galleon", (4, 5, 4, 4, 4), 1, 35, 10),
    ShipType("manowar", (5, 3, 5, 5, 5), 2, 0, 0),
)
SLOOP, FLUTE, FRIGATE, GALLEON, MANOWAR = range(5)
SHIP_NAMES = tuple(ship.name for ship in SHIPS)
SHIP_CARDS = 4  # of each type
FIGURES = {"sloop": 5, "flute": 4, "frigate": 9, "galleon": 8}
FIGURE_OF = ("sloop", "flute", "frigate", "galleon", "galleon")


class CaptainCard(NamedTuple):
    """A captain of a player: home port and skills (seamanship, scouting, leadership, influence)."""

    name: str
    home: int
    skills: tuple[int, int, int, int]

    @property
    def nation(self) -> int:
        return PORT_NATION[self.home]


CAPTAINS = (
    CaptainCard("felipe", ZONE["cartagena"], (3, 2, 2, 3)),
    CaptainCard("federico", ZONE["santo_domingo"], (3, 4, 1, 2)),
    CaptainCard("catalina", ZONE["havana"], (2, 1, 3, 4)),
    CaptainCard("rodrigo", ZONE["san_juan"], (4, 3, 2, 1)),
    CaptainCard("frances", ZONE["nassau"], (2, 3, 3, 2)),
    CaptainCard("harwood", ZONE["bridgetown"], (3, 3, 2, 2)),
    CaptainCard("blackmoor", ZONE["old_providence"], (2, 3, 3, 2)),
    CaptainCard("ashcombe", ZONE["st_johns"], (3, 2, 2, 3)),
    CaptainCard("richery", ZONE["basse_terre"], (2, 3, 2, 3)),
    CaptainCard("marquis", ZONE["tortuga"], (3, 3, 2, 1)),
    CaptainCard("aubry", ZONE["basse_terre"], (2, 2, 3, 3)),
    CaptainCard("lacour", ZONE["petit_goave"], (2, 3, 4, 1)),
    CaptainCard("verhoeven", ZONE["curacao"], (2, 2, 2, 2)),
    CaptainCard("boom", ZONE["curacao"], (3, 2, 2, 2)),
    CaptainCard("vos", ZONE["st_maarten"], (3, 2, 3, 2)),
    CaptainCard("vanaalst", ZONE["st_maarten"], (2, 2, 2, 4)),
)
FELIPE, FEDERICO, CATALINA, RODRIGO, FRANCES, HARWOOD, BLACKMOOR, ASHCOMBE = range(8)
RICHERY, MARQUIS, AUBRY, LACOUR, VERHOEVEN, BOOM, VOS, VAN_AALST = range(8, 16)
HOME = tuple(captain.home for captain in CAPTAINS)
NATION_OF = tuple(captain.nation for captain in CAPTAINS)

# NPC ships: one flagship for each nation, in the order of the nations, then the two pirates
NPCS = (*NATIONS, "pirate-sloop", "pirate-frigate")
PIRATE_SLOOP, PIRATE_FRIGATE = 4, 5
NPC_CODES = {"DUT": 0, "ENG": 1, "FRA": 2, "SPA": 3, "PSL": PIRATE_SLOOP, "PFR": PIRATE_FRIGATE}
REWARDS = {PIRATE_SLOOP: 5, PIRATE_FRIGATE: 15}


class NpcCard(NamedTuple):
    """An NPC's captain: which ship it commands, its name, skills (seamanship, scouting, leadership) and zone."""

    npc: int
    name: str
    skills: tuple[int, int, int]
    zone: int


COMMODORES = tuple(
    NpcCard(npc, "commodore", (3, 2, 3), ZONE[zone])
    for npc, zone in enumerate(("curacao", "port_royale", "petit_goave", "havana"))
)
"""War commodores: who commands a man-o'-war of a nation at war that had no flagship."""
