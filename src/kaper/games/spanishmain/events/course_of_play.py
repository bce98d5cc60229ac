"""Events of the table: what is laid out before the game, turns, and how it ends."""

from __future__ import annotations

from kaper.core.words import Text, Who
from kaper.games.spanishmain.events.happening import Happening
from kaper.games.spanishmain.words import fleet_text, island_text, terrain_text


class FirstPlayer(Happening, frozen=True, tag="first-player"):
    """Everybody rolled; the highest begins."""

    cites = "setup.first-player"
    seat: int
    dice: list[int]

    def text(self) -> Text:
        return Text("event-first-player", {"who": Who(self.seat), "dice": ", ".join(map(str, self.dice))})


class FleetTaken(Happening, frozen=True, tag="fleet-taken"):
    """A seat commands a fleet."""

    cites = "fleet.build-total.max"
    seat: int
    fleet: int

    def text(self) -> Text:
        return Text("event-fleet-taken", {"who": Who(self.seat), "fleet": fleet_text(self.fleet)})


class IslandPlaced(Happening, frozen=True, tag="island-placed"):
    """An island lies on the sea."""

    cites = "setup.islands.alternate"
    seat: int
    island: int
    shape: int
    x: int
    y: int
    rotation: int

    def text(self) -> Text:
        return Text("event-island-placed", {"who": Who(self.seat), "island": island_text(self.island)})


class TerrainPlaced(Happening, frozen=True, tag="terrain-placed"):
    """A piece of terrain lies on the sea."""

    cites = "setup.terrain.optional"
    seat: int
    kind: int
    x: int
    y: int
    rotation: int

    def text(self) -> Text:
        return Text("event-terrain-placed", {"who": Who(self.seat), "terrain": terrain_text(self.kind)})


class HomeChosen(Happening, frozen=True, tag="home-chosen"):
    """A home island was chosen for a player, by another."""

    cites = "setup.home.first"
    chooser: int
    seat: int
    island: int

    def text(self) -> Text:
        key = "event-home-preset" if self.chooser < 0 else "event-home-chosen"
        args = {"chooser": Who(max(self.chooser, 0)), "who": Who(self.seat), "island": island_text(self.island)}
        return Text(key, args)  # type: ignore[arg-type]


class Moored(Happening, frozen=True, tag="moored"):
    """A ship lies at its home island before the first turn."""

    cites = "setup.home.ships"
    ship: int
    name: str
    seat: int
    pose: list[int]
    island: int

    def text(self) -> Text:
        return Text("event-moored", {"ship": self.name, "island": island_text(self.island)})


class TreasureDealt(Happening, frozen=True, tag="treasure-dealt"):
    """The treasure lies face down on the wild islands."""

    cites = "treasure.deal"
    counts: list[int]  # by island
    gold: int
    needed: int

    def text(self) -> Text:
        return Text("event-treasure-dealt", {"gold": self.gold, "needed": self.needed})


class TurnBegan(Happening, frozen=True, tag="turn-began"):
    """A player's turn."""

    cites = "basic.turn.alternate"
    mark = "turn"
    seat: int
    round: int

    def text(self) -> Text:
        return Text("event-turn-began", {"who": Who(self.seat), "round": self.round})


class GameEnded(Happening, frozen=True, tag="game-ended"):
    """It is over: by gold, because no gold is left, for want of ships, or by the number of rounds."""

    how: str
    gold: list[int]

    def rule(self) -> str:
        return {
            "gold": "win.more-than-half",
            "no-gold": "win.no-gold",
            "no-fleet": "win.no-fleet",
            "rounds": "win.turn-cap",
        }[self.how]

    def text(self) -> Text:
        return Text(f"event-ended-{self.how}", {"gold": " : ".join(map(str, self.gold))})
