"""Events of treasure, crew, repairs and scuttling, and of forts that are built."""

from __future__ import annotations

from kaper.core.words import Text, Who
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.events.happening import Happening
from kaper.games.spanishmain.words import crew_text, island_text


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
