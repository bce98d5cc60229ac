"""The chart: nations, the 17 sea zones with ports, borders and compass letters, and the zones with a rule of their own."""

from __future__ import annotations

NATIONS = ("dutch", "english", "french", "spanish")
DUTCH, ENGLISH, FRENCH, SPANISH = range(4)
NORTH, EAST, SOUTH, WEST = range(4)
COMPASS = "NESW"

# zone: nation of its port, neighbours by compass letter (N, E, S, W), every neighbour
_CHART: dict[str, tuple[str, str, str]] = {
    "nassau": ("english", "- tortuga - havana", "havana tortuga"),
    "havana": ("spanish", "nassau tortuga port_royale -", "nassau tortuga port_royale"),
    "tortuga": (
        "french",
        "nassau santo_domingo petit_goave havana",
        "nassau havana port_royale petit_goave santo_domingo",
    ),
    "port_royale": (
        "english",
        "havana petit_goave old_providence -",
        "havana tortuga petit_goave cartagena old_providence",
    ),
    "old_providence": ("english", "port_royale cartagena - -", "port_royale cartagena"),
    "petit_goave": (
        "french",
        "tortuga santo_domingo cartagena port_royale",
        "tortuga port_royale santo_domingo caribbean_sea cartagena",
    ),
    "santo_domingo": (
        "spanish",
        "tortuga san_juan caribbean_sea petit_goave",
        "tortuga petit_goave san_juan caribbean_sea",
    ),
    "cartagena": (
        "spanish",
        "petit_goave curacao - old_providence",
        "old_providence port_royale petit_goave caribbean_sea curacao",
    ),
    "caribbean_sea": (
        "-",
        "santo_domingo basse_terre curacao cartagena",
        "petit_goave santo_domingo san_juan basse_terre caracas curacao cartagena",
    ),
    "san_juan": (
        "spanish",
        "- st_maarten caribbean_sea santo_domingo",
        "santo_domingo caribbean_sea st_maarten basse_terre",
    ),
    "st_maarten": ("dutch", "- st_johns basse_terre san_juan", "san_juan st_johns basse_terre"),
    "st_johns": ("english", "- - bridgetown st_maarten", "st_maarten basse_terre bridgetown"),
    "basse_terre": (
        "french",
        "st_maarten bridgetown trinidad caribbean_sea",
        "san_juan st_maarten st_johns bridgetown trinidad caracas caribbean_sea",
    ),
    "bridgetown": ("english", "st_johns - trinidad basse_terre", "st_johns basse_terre trinidad"),
    "trinidad": ("spanish", "basse_terre bridgetown - caracas", "basse_terre bridgetown caracas"),
    "caracas": ("spanish", "caribbean_sea trinidad - curacao", "curacao caribbean_sea basse_terre trinidad"),
    "curacao": ("dutch", "caribbean_sea caracas - cartagena", "cartagena caribbean_sea caracas"),
}

ZONES = tuple(_CHART)
ZONE = {name: number for number, name in enumerate(ZONES)}
PORT_NATION = tuple(NATIONS.index(nation) if nation != "-" else -1 for nation, _, _ in _CHART.values())
DRIFT = tuple(tuple(ZONE.get(name, -1) for name in letters.split()) for _, letters, _ in _CHART.values())
ADJACENT = tuple(tuple(ZONE[name] for name in all_names.split()) for _, _, all_names in _CHART.values())
PORTS = tuple(zone for zone, nation in enumerate(PORT_NATION) if nation >= 0)

NASSAU = ZONE["nassau"]
HAVANA = ZONE["havana"]
TORTUGA = ZONE["tortuga"]
PORT_ROYALE = ZONE["port_royale"]
OLD_PROVIDENCE = ZONE["old_providence"]
PETIT_GOAVE = ZONE["petit_goave"]
SANTO_DOMINGO = ZONE["santo_domingo"]
CARTAGENA = ZONE["cartagena"]
CARIBBEAN_SEA = ZONE["caribbean_sea"]
SAN_JUAN = ZONE["san_juan"]
ST_MAARTEN = ZONE["st_maarten"]
ST_JOHNS = ZONE["st_johns"]
BASSE_TERRE = ZONE["basse_terre"]
BRIDGETOWN = ZONE["bridgetown"]
TRINIDAD = ZONE["trinidad"]
CARACAS = ZONE["caracas"]
CURACAO = ZONE["curacao"]

ZONE_RULES = tuple(zone for zone in range(len(ZONES)) if zone != CARIBBEAN_SEA)
"""The zones that print a special rule; each is read where its part of the rules is written."""


def drift(zone: int, direction: int) -> int:
    """Where a ship drifts: the zone in that direction, else in the next possible one clockwise."""
    letters = DRIFT[zone]
    return next(there for there in letters[direction:] + letters[:direction] if there >= 0)


def _steps_from(start: int) -> tuple[int, ...]:
    steps = [-1] * len(ZONES)
    steps[start] = 0
    reached = [start]
    for here in reached:
        for there in ADJACENT[here]:
            if steps[there] < 0:
                steps[there] = steps[here] + 1
                reached.append(there)
    return tuple(steps)


DISTANCE = tuple(_steps_from(zone) for zone in range(len(ZONES)))
"""Steps between sea zones."""
