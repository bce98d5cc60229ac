"""The sea is laid out: by a preset, or island by island and terrain by the players in turn; then the home islands."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from typing import Any, NamedTuple

from kaper.core.decisions import Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text, Who
from kaper.games.spanishmain.cards import DATA
from kaper.games.spanishmain.chart import terrain_shape
from kaper.games.spanishmain.events import HomeChosen, IslandPlaced, TerrainPlaced
from kaper.games.spanishmain.geometry.places import island_misplaced, terrain_misplaced
from kaper.games.spanishmain.geometry.shapes import island
from kaper.games.spanishmain.geometry.units import L, S
from kaper.games.spanishmain.state import KINDS, Island, Sea, Terrain, edition, home_of
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import island_text, millimetres, terrain_text

GRID = 4000  # places offered lie on a grid of 40 mm
ROTATIONS = range(0, 1800, 150)  # outlines look the same after half a turn
STEP = 1000  # where an island fits nowhere, the least gap is lowered by 10 mm at a time
MOST_OF_A_KIND = 4
TENTH = 10


class Layout(NamedTuple):
    """A sea laid out beforehand."""

    seats: int
    editions: tuple[str, ...]
    islands: tuple[tuple[int, int, int, int], ...]
    homes: tuple[int, ...]
    terrain: tuple[tuple[int, int, int, int], ...]


def _layout(entry: dict[str, Any]) -> Layout:
    return Layout(
        entry["seats"],
        tuple(entry["editions"]),
        tuple((shape, x * TENTH, y * TENTH, turn * TENTH) for shape, x, y, turn in entry["islands"]),
        tuple(entry["homes"]),
        tuple((KINDS.index(kind), x * TENTH, y * TENTH, turn * TENTH) for kind, x, y, turn in entry["terrain"]),
    )


LAYOUTS = tuple(
    _layout(entry) for entry in tomllib.loads((DATA / "layouts.toml").read_text(encoding="utf-8"))["layout"]
)


def preset(s: Sea) -> Layout:
    return next(a for a in LAYOUTS if a.seats == s.seats and s.options.edition in a.editions)


def islands_wanted(s: Sea) -> int:
    """Two for each player and two more (setup.islands.six)."""
    return 2 * s.seats + 2


def terrain_wanted(s: Sea) -> int:
    """Every player places the same number; the first edition has no terrain (setup.terrain.optional)."""
    if not edition(s).terrain:
        return 0
    if s.options.layout == "preset":
        return s.options.terrain
    return s.options.terrain // s.seats * s.seats


# what fits where

Place = tuple[int, int, int, int]
Point = tuple[int, int]
NARROWEST, WIDEST = 2_500, 4_500  # every outline lies between these circles about its middle


def laid(s: Sea) -> tuple[Place, ...]:
    return tuple((a.shape, a.x, a.y, a.rotation) for a in s.islands)


def island_fits(size: int, least: int, most: int, islands: tuple[Place, ...], place: Place) -> bool:
    return island_misplaced(island(*place), size, [island(*other) for other in islands], least, most) is None


@lru_cache(maxsize=256)
def room_for_island(size: int, gap: tuple[int, int], islands: tuple[Place, ...]) -> tuple[int, tuple[Point, ...]]:
    """The least distance between islands and the places of the grid where the next one then fits.

    Where it fits nowhere the distance is lowered by as many steps as are needed.

    setup.islands.distance.bc, geo.island.no-room
    """
    least, most = gap[0] * L, gap[1] * L
    number = len(islands) + 1
    edge = L + NARROWEST
    while True:
        found = tuple(
            (x, y)
            for y in range(GRID, size, GRID)
            for x in range(GRID, size, GRID)
            if edge <= x <= size - edge and edge <= y <= size - edge
            if all(apart(x, y, other[1], other[2], least + 2 * NARROWEST) for other in islands)
            if any(island_fits(size, least, most, islands, (number, x, y, turn)) for turn in (0, 900, 450, 1350))
        )
        if found or least <= 0:
            return least, found
        least -= STEP


def apart(x: int, y: int, other_x: int, other_y: int, distance: int) -> bool:
    return (x - other_x) * (x - other_x) + (y - other_y) * (y - other_y) >= distance * distance


def island_room(s: Sea) -> tuple[int, tuple[Point, ...]]:
    return room_for_island(s.size, edition(s).gap, laid(s))


@lru_cache(maxsize=256)
def room_for_terrain(size: int, kind: int, islands: tuple[Place, ...], terrain: tuple[Place, ...]) -> tuple[Point, ...]:
    """The places of the grid where a piece of this kind fits."""
    others = [island(*place) for place in islands] + [terrain_shape(Terrain(*place)) for place in terrain]
    middles = [(place[1], place[2]) for place in (*islands, *terrain)]
    found = []
    for y in range(GRID, size, GRID):
        for x in range(GRID, size, GRID):
            if not all(apart(x, y, *middle, S + 2 * NARROWEST) for middle in middles):
                continue
            clear = min(x, y) >= WIDEST and max(x, y) <= size - WIDEST
            if (clear and all(apart(x, y, *middle, S + 2 * WIDEST) for middle in middles)) or (
                terrain_misplaced(terrain_shape(Terrain(kind, x, y, 0)), size, others) is None
            ):
                found.append((x, y))
    return tuple(found)


class PlaceIsland(Choose[Sea]):
    """Where does the next island lie?"""

    prompt = "ask-place-island"
    rule = "setup.islands.alternate"

    def options(self, s: Sea) -> Sequence[str]:
        return [f"{x},{y}" for x, y in island_room(s)[1]]

    def option(self, s: Sea, id: str) -> Option:
        x, y = map(int, id.split(","))
        args: dict[str, int | str] = {"x": millimetres(x), "y": millimetres(y)}
        return Option(id, Text("option-place", args), (f"sea:{id}",), self.rule)  # type: ignore[arg-type]

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"number": len(s.islands) + 1, "all": islands_wanted(s)})


class TurnIsland(Choose[Sea]):
    """How is it turned?"""

    prompt = "ask-turn-island"
    rule = "geo.island.shape"

    x: int
    y: int

    def options(self, s: Sea) -> Sequence[str]:
        number, least, most = len(s.islands) + 1, island_room(s)[0], edition(s).gap[1] * L
        return [
            str(turn) for turn in ROTATIONS if island_fits(s.size, least, most, laid(s), (number, self.x, self.y, turn))
        ]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, Text("option-rotation", {"degrees": int(id) // 10}), (), self.rule)


class PlaceTerrain(Choose[Sea]):
    """Which terrain, and where?"""

    prompt = "ask-place-terrain"
    rule = "setup.terrain.distance"

    def options(self, s: Sea) -> Sequence[str]:
        lying = tuple((p.kind, p.x, p.y, p.rotation) for p in s.terrain)
        kinds = [kind for kind in range(len(KINDS)) if sum(p.kind == kind for p in s.terrain) < MOST_OF_A_KIND]
        return [f"{KINDS[kind]}:{x},{y}" for kind in kinds for x, y in room_for_terrain(s.size, kind, laid(s), lying)]

    def option(self, s: Sea, id: str) -> Option:
        kind, _, place = id.partition(":")
        x, y = map(int, place.split(","))
        args = {"terrain": terrain_text(KINDS.index(kind)), "x": millimetres(x), "y": millimetres(y)}
        return Option(id, Text("option-place-terrain", args), (f"sea:{place}",), self.rule)  # type: ignore[arg-type]


class ChooseHome(Choose[Sea]):
    """Which island is another player's home?"""

    prompt = "ask-home"
    rule = "setup.home.second"

    owner: int

    def options(self, s: Sea) -> Sequence[str]:
        return [f"island:{i}" for i, a in enumerate(s.islands) if a.home < 0]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, Text("option-home", {"island": island_text(int(id[7:]))}), (id,), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"who": Who(self.owner)})


# scenes


def lay_out(t: SeaTable) -> None:
    """A preset sea lies ready; otherwise the players lay it out in turn (setup.preset)."""
    s = t.state
    if s.options.layout == "placed":
        t.then(place_islands, place_terrain, (homes, 0))
        return
    layout = preset(s)
    s.islands = [Island(*place) for place in layout.islands]
    s.terrain = [Terrain(*place) for place in layout.terrain[: terrain_wanted(s)]]
    t.next(homes, 0)


def place_islands(t: SeaTable) -> Script:
    """One island after another, beginning with the first player (setup.islands.alternate)."""
    s = t.state
    number = len(s.islands)
    if number == islands_wanted(s):
        return
    seat = s.order[number % s.seats]
    x, y = map(int, (yield PlaceIsland(seat)).split(","))
    turn = int((yield TurnIsland(seat, x, y)))
    s.islands.append(Island(number + 1, x, y, turn))
    t.tell(IslandPlaced, seat, number, number + 1, x, y, turn)
    t.next(place_islands)


def place_terrain(t: SeaTable) -> Script:
    """The same with terrain, each player the same number of pieces (setup.terrain.distance)."""
    s = t.state
    number = len(s.terrain)
    if number >= terrain_wanted(s):
        return
    seat = s.order[number % s.seats]
    kind, _, place = (yield PlaceTerrain(seat)).partition(":")
    x, y = map(int, place.split(","))
    s.terrain.append(Terrain(KINDS.index(kind), x, y, 0))
    t.tell(TerrainPlaced, seat, KINDS.index(kind), x, y, 0)
    t.next(place_terrain)


def homes(t: SeaTable, number: int) -> Script:
    """Whoever placed last chooses the first player's home; each player then chooses the next one's.

    setup.home.first, setup.home.second
    """
    s = t.state
    owner = s.order[number]
    if s.options.layout == "placed":
        chooser = s.order[(number - 1) % s.seats] if number else last_placer(s)
        island = int((yield ChooseHome(chooser, owner))[7:])
    else:
        chooser, island = -1, preset(s).homes[number]
    s.islands[island].home = owner
    t.tell(HomeChosen, chooser, owner, home_of(s, owner))
    t.then(("moor", owner), (homes, number + 1) if number + 1 < s.seats else "man_ships")


def last_placer(s: Sea) -> int:
    """Who placed the last island, or the last piece of terrain if there is any."""
    placed = len(s.terrain) or len(s.islands)
    return s.order[(placed - 1) % s.seats]
