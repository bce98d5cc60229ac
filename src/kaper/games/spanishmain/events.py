"""What happened: the events of the log. They carry what they resulted in (poses, masts standing, totals of gold)."""

from __future__ import annotations

from typing import ClassVar

from kaper.core.events import Event
from kaper.core.words import Text, Who
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.words import crew_text, fleet_text, island_text, terrain_text


class Happening(Event, frozen=True):
    """Base of the events here: one rule each."""

    cites: ClassVar[str] = ""

    def rule(self) -> str:
        return self.cites


# before the game


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


# turns and ends


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


# sailing


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


# guns, rams, boarding


class Fired(Happening, frozen=True, tag="fired"):
    """One shot. `cannon` is a mast or flag from 0; `source` and `target` are names of the chart."""

    cites = "basic.shoot.roll"
    source: str
    name: str
    target: str
    other: str
    cannon: int
    weapon: str  # cannon, musket, or again (a Cannoneer's second shot)
    rank: int
    range: str
    bonus: int
    die: int
    hit: bool

    def text(self) -> Text:
        key = "event-hit" if self.hit else "event-missed"
        args: dict[str, int | str] = {"rank": self.rank, "die": self.die, "bonus": self.bonus, "weapon": self.weapon}
        args |= {"ship": self.name, "other": self.other, "cannon": self.cannon + 1}
        return Text(key, args)  # type: ignore[arg-type]


class MastLost(Happening, frozen=True, tag="mast-lost"):
    """A ship lost a mast; `masts` is the mask of those that stand."""

    cites = "basic.shoot.hit-mast"
    ship: int
    name: str
    mast: int
    masts: int

    def text(self) -> Text:
        key = "event-mast-lost" if self.masts else "event-derelict"
        return Text(key, {"ship": self.name, "mast": self.mast + 1, "left": self.masts.bit_count()})


class Sunk(Happening, frozen=True, tag="sunk"):
    """A ship is gone; its gold was shared between the shooter and its owner, or is lost."""

    cites = "derelict.hit-sinks"
    ship: int
    name: str
    by: int  # seat, -1: nobody
    gold: int
    shares: list[int]  # of the shooter and of the owner; empty if there was nothing to share
    totals: list[int]

    def text(self) -> Text:
        if not self.shares:
            return Text("event-sunk", {"ship": self.name})
        args = {"ship": self.name, "gold": self.gold, "who": Who(self.by), "share": self.shares[0]}
        return Text("event-sunk-gold", args)  # type: ignore[arg-type]


class Wrecked(Happening, frozen=True, tag="wrecked"):
    """A ship was broken by a reef and stays there as a wreck."""

    cites = "terrain.reef.wreck"
    ship: int
    name: str

    def text(self) -> Text:
        return Text("event-wrecked", {"ship": self.name})


class Rammed(Happening, frozen=True, tag="rammed"):
    """A ram: the die must exceed the masts of the other; a derelict is rammed without a die."""

    cites = "ram.roll"
    ship: int
    name: str
    target: int
    other: str
    die: int
    masts: int
    hit: bool

    def text(self) -> Text:
        key = "event-rammed-derelict" if not self.die else "event-rammed" if self.hit else "event-ram-failed"
        return Text(key, {"ship": self.name, "other": self.other, "die": self.die, "masts": self.masts})


class Boarded(Happening, frozen=True, tag="boarded"):
    """A boarding party: both totals; `winner` is a ship, -1 in a tie."""

    cites = "board.roll"
    ship: int
    name: str
    target: int
    other: str
    dice: list[int]
    totals: list[int]
    winner: int

    def text(self) -> Text:
        victor = self.name if self.winner == self.ship else self.other
        key = "event-boarded" if self.winner >= 0 else "event-boarded-tie"
        mine, theirs = self.totals
        return Text(key, {"ship": self.name, "other": self.other, "mine": mine, "theirs": theirs, "victor": victor})


class CrewLost(Happening, frozen=True, tag="crew-lost"):
    """A crew is out of the game."""

    cites = "board.result"
    ship: int
    name: str
    card: int

    def text(self) -> Text:
        return Text("event-crew-lost", {"ship": self.name, "crew": crew_text(self.card)})


class CoinStolen(Happening, frozen=True, tag="coin-stolen"):
    """A coin changed ships; only the two players know its worth."""

    cites = "board.result"
    ship: int
    name: str
    thief: int
    other: str
    value: int = 0

    def text(self) -> Text:
        key = "event-coin-stolen-known" if self.value else "event-coin-stolen"
        return Text(key, {"ship": self.name, "other": self.other, "value": self.value})


# treasure, crew, repair


class Explored(Happening, frozen=True, tag="explored"):
    """A seat looked at the treasure of an island or wreck; only that seat learns its worth."""

    cites = "explore.look"
    seat: int
    ship: int
    name: str
    place: str
    where: Text | str
    count: int
    values: list[int] = []

    def text(self) -> Text:
        key = "event-explored-known" if self.values else "event-explored"
        args = {"ship": self.name, "place": self.where, "count": self.count, "coins": ", ".join(map(str, self.values))}
        return Text(key, args)  # type: ignore[arg-type]


class Loaded(Happening, frozen=True, tag="loaded"):
    """Coins came aboard; their worth is told to the seat alone."""

    cites = "explore.take"
    seat: int
    ship: int
    name: str
    place: str
    count: int
    values: list[int] = []

    def text(self) -> Text:
        return Text("event-loaded", {"ship": self.name, "count": self.count})


class Unloaded(Happening, frozen=True, tag="unloaded"):
    """Coins came to a home island or a fort; they lie open there. `total` is the gold that counts for the seat."""

    cites = "dock.unload"
    seat: int
    ship: int
    name: str
    island: int
    values: list[int]
    total: int

    def text(self) -> Text:
        gold = sum(self.values)
        return Text("event-unloaded", {"ship": self.name, "gold": gold, "who": Who(self.seat), "total": self.total})


class Marked(Happening, frozen=True, tag="marked"):
    """A seat's mark lies on an island: it has been explored by it."""

    cites = "explore.marker"
    seat: int
    island: int

    def text(self) -> Text:
        return Text("event-marked", {"who": Who(self.seat), "island": island_text(self.island)})


class CrewRevealed(Happening, frozen=True, tag="crew-revealed"):
    """A crew used its ability and lies face up."""

    cites = "crew.reveal"
    ship: int
    name: str
    card: int

    def text(self) -> Text:
        return Text("event-crew-revealed", {"ship": self.name, "crew": crew_text(self.card)})


class CrewMoved(Happening, frozen=True, tag="crew-moved"):
    """A crew went aboard another ship or ashore; face down it stays unknown. `to` is a name of the chart."""

    cites = "dock.crew-transfer"
    seat: int
    source: str
    to: str
    where: Text | str
    card: int = -1

    def text(self) -> Text:
        crew = crew_text(self.card) if self.card >= 0 else Text("crew-unknown")
        return Text("event-crew-moved", {"who": Who(self.seat), "crew": crew, "place": self.where})


class Repaired(Happening, frozen=True, tag="repaired"):
    """A mast stands again."""

    cites = "repair.action"
    ship: int
    name: str
    mast: int
    masts: int

    def text(self) -> Text:
        return Text("event-repaired", {"ship": self.name, "mast": self.mast + 1, "left": self.masts.bit_count()})


class ScuttleRolled(Happening, frozen=True, tag="scuttle-rolled"):
    """The owner of a derelict tries to scuttle it."""

    cites = "scuttle.roll"
    ship: int
    name: str
    die: int

    def text(self) -> Text:
        key = "event-scuttled" if self.die > 4 else "event-scuttle-failed"
        return Text(key, {"ship": self.name, "die": self.die})


class ScuttleFoiled(Happening, frozen=True, tag="scuttle-foiled"):
    """A scuttling came to nothing: the ship was taken in tow or has a mast again."""

    cites = "scuttle.tow-foils"
    ship: int
    name: str

    def text(self) -> Text:
        return Text("event-scuttle-foiled", {"ship": self.name})


# forts


class FortBuilt(Happening, frozen=True, tag="fort-built"):
    """A fort stands on an island; the gold paid and the treasure found there lie in it."""

    cites = "fort.build.gold-inside"
    seat: int
    fort: int
    card: int
    island: int
    slots: list[int]
    values: list[int]
    total: int

    def text(self) -> Text:
        args = {"who": Who(self.seat), "fort": CARDS[self.card].name, "island": island_text(self.island)}
        return Text("event-fort-built", args)  # type: ignore[arg-type]


class FlagLost(Happening, frozen=True, tag="flag-lost"):
    """A fort lost a flag."""

    cites = "fort.hit"
    fort: int
    name: str
    flag: int
    flags: int

    def text(self) -> Text:
        key = "event-flag-lost" if self.flags else "event-fort-abandoned"
        return Text(key, {"fort": self.name, "left": self.flags.bit_count()})


class FortDestroyed(Happening, frozen=True, tag="fort-destroyed"):
    """A fort is gone; its gold stays on the island."""

    cites = "fort.destroyed"
    fort: int
    name: str
    island: int
    gold: int
    total: int

    def text(self) -> Text:
        return Text("event-fort-destroyed", {"fort": self.name, "gold": self.gold})


EVENT_TYPES = (
    *(FirstPlayer, FleetTaken, IslandPlaced, TerrainPlaced, HomeChosen, Moored, TreasureDealt),
    *(TurnBegan, GameEnded),
    *(Sailed, CameAbout, Docked, FogEntered, FogLeft, ReefRolled, SargassoRolled, Struggled, Placed),
    *(TowTaken, TowEnded),
    *(Fired, MastLost, Sunk, Wrecked, Rammed, Boarded, CrewLost, CoinStolen),
    *(Explored, Loaded, Unloaded, Marked, CrewRevealed, CrewMoved, Repaired, ScuttleRolled, ScuttleFoiled),
    *(FortBuilt, FlagLost, FortDestroyed),
)
