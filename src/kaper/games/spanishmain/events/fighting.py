"""Events of guns, rams and boarding parties, and of forts that fall."""

from __future__ import annotations

from kaper.core.words import Text, Who
from kaper.games.spanishmain.events.happening import Happening
from kaper.games.spanishmain.words import crew_text


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
