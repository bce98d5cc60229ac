"""Events of ships under way: courses, docks, terrain and tows."""

from __future__ import annotations

from kaper.core.words import Text
from kaper.games.spanishmain.events.happening import Happening
from kaper.games.spanishmain.words import island_text


class Sailed(Happening, frozen=True, tag="sailed"):
    """A ship sailed its segments; `poses` from where it lay (after casting off) to where it lies now."""

    cites = "basic.move.segments"
    ship: int
    name: str
    poses: list[list[int]]
    stop: str = ""  # the thing it ran into
    towed: int = -1
    tow_pose: list[int] = []

    def text(self) -> Text:
        return Text("event-sailed", {"ship": self.name, "segments": max(len(self.poses) - 1, 0)})


class CameAbout(Happening, frozen=True, tag="came-about"):
    """A ship turned on the spot."""

    cites = "move.come-about"
    ship: int
    name: str
    pose: list[int]

    def text(self) -> Text:
        return Text("event-came-about", {"ship": self.name})


class Docked(Happening, frozen=True, tag="docked"):
    """A ship's bow touches an island where it may lie."""

    cites = "basic.dock.touch"
    ship: int
    name: str
    island: int
    pose: list[int]

    def text(self) -> Text:
        return Text("event-docked", {"ship": self.name, "island": island_text(self.island)})


class FogEntered(Happening, frozen=True, tag="fog-entered"):
    """A ship is lost in a fog bank."""

    cites = "terrain.fog.enter"
    ship: int
    name: str
    terrain: int

    def text(self) -> Text:
        return Text("event-fog-entered", {"ship": self.name})


class FogLeft(Happening, frozen=True, tag="fog-left"):
    """A lost ship rolled for the edge where it comes out; without room there it stays."""

    cites = "terrain.fog.exit"
    ship: int
    name: str
    terrain: int
    die: int
    pose: list[int]  # empty: no room

    def text(self) -> Text:
        return Text("event-fog-left" if self.pose else "event-fog-kept", {"ship": self.name, "die": self.die})


class ReefRolled(Happening, frozen=True, tag="reef-rolled"):
    """A ship enters a reef; so many masts are lost."""

    cites = "terrain.reef.roll"
    ship: int
    name: str
    terrain: int
    level: int
    damage: int

    def text(self) -> Text:
        return Text("event-reef", {"ship": self.name, "level": self.level, "damage": self.damage})


class SargassoRolled(Happening, frozen=True, tag="sargasso-rolled"):
    """A ship enters a Sargasso Sea and is tangled or not."""

    cites = "terrain.sargasso.roll"
    ship: int
    name: str
    terrain: int
    level: int
    tangled: bool

    def text(self) -> Text:
        key = "event-tangled" if self.tangled else "event-not-tangled"
        return Text(key, {"ship": self.name, "level": self.level})


class Struggled(Happening, frozen=True, tag="struggled"):
    """A tangled ship tried to get free."""

    cites = "terrain.sargasso.free"
    ship: int
    name: str
    die: int
    masts: int
    free: bool

    def text(self) -> Text:
        key = "event-freed" if self.free else "event-still-tangled"
        return Text(key, {"ship": self.name, "die": self.die, "masts": self.masts})


class Placed(Happening, frozen=True, tag="placed"):
    """A ship was put somewhere: at the edge of a Sargasso Sea, in tow, at a berth beside its tower."""

    cites = "terrain.sargasso.placement"
    ship: int
    name: str
    pose: list[int]

    def text(self) -> Text:
        return Text("event-placed", {"ship": self.name})


class TowTaken(Happening, frozen=True, tag="tow-taken"):
    """A derelict was taken in tow; it belongs to the tower's fleet from now on."""

    cites = "tow.ownership"
    ship: int
    name: str
    towed: int
    other: str
    owner: int
    pose: list[int]

    def text(self) -> Text:
        return Text("event-tow-taken", {"ship": self.name, "other": self.other})


class TowEnded(Happening, frozen=True, tag="tow-ended"):
    """A tow was cast off or ended."""

    cites = "tow.end"
    ship: int
    name: str
    towed: int
    other: str

    def text(self) -> Text:
        return Text("event-tow-ended", {"ship": self.name, "other": self.other})
