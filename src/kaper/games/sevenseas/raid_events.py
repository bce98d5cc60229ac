"""What happens at sea: cards played, ships sent, throws, duels and loot."""

from __future__ import annotations

from typing import Any

from kaper.core.events import Event
from kaper.core.ruler import Corner
from kaper.core.words import Text, Who
from kaper.games.sevenseas.cards import CHARACTERS, CONVOYS, KIND, PORTS, SHAMAN
from kaper.games.sevenseas.events import SeatEvent, TableEvent
from kaper.games.sevenseas.mats import CardView, LootView, RaidView, card_view, loot_views, raid_view, sales
from kaper.games.sevenseas.state import SevenSeas
from kaper.games.sevenseas.tray import Die
from kaper.games.sevenseas.words import card_text, loot_text


class CardPlayed(SeatEvent, frozen=True, tag="played"):
    """A convoy, a port or a curse is laid beside the adventure pile."""

    card: int
    face: CardView | None = None
    prices: tuple[int, int, int] | None = None
    """What a new port pays, and what whole batches bring there."""
    sales: tuple[tuple[int, ...], ...] = ()
    raid: RaidView | None = None
    """Ships may be sent to a convoy."""

    @classmethod
    def result(cls, state: SevenSeas, *args: Any) -> dict[str, Any]:
        seat, card = args[:2]
        more: dict[str, Any] = {"face": card_view(card)}
        if card in PORTS:
            more |= {"prices": state.prices(), "sales": sales(state)}
        elif card in CONVOYS:
            more["raid"] = raid_view(state, seat)
        return {**super().result(state, *args), **more}

    def rule(self) -> str:
        if self.card in PORTS:
            return "islander.play-port"
        return "captain.play-convoy" if self.card < PORTS.start else f"{CHARACTERS[SHAMAN]}.play-curse"

    def text(self) -> Text:
        key = "event-played-port" if self.card in PORTS else "event-played"
        return Text(key, {"who": Who(self.seat), "card": card_text(self.card)})


class ShipsSent(SeatEvent, frozen=True, tag="sent"):
    """Ships join a raid."""

    law = "captain.send"
    count: int


class NobodySailed(Event, frozen=True, tag="nobody"):
    """No ship was sent: no throw, no loot."""

    law = "captain.nobody-sends"


class Thrown(Event, frozen=True, tag="thrown"):
    """Dice lie in the tray: enough to draw it. `repeats` lists, throw by throw, the dice that left and flew again."""

    mark = "battle"
    seat: int
    cause: str
    dice: tuple[Die, ...]
    repeats: tuple[tuple[int, ...], ...]

    def rule(self) -> str:
        return "captain.throws" if self.cause == "raid" else "curse.thrower"

    def text(self) -> Text:
        again = sum(len(dice) for dice in self.repeats)
        return Text("event-thrown", {"who": Who(self.seat), "count": len(self.dice), "again": again})


class Duel(Event, frozen=True, tag="duel"):
    """The nearest pair fights: its dice, faces, gap (in widths of a die), where the ruler lay, and who sinks."""

    number: int
    red: int
    seat: int
    ship: int
    red_face: int
    ship_face: int
    gap: float
    ruler: tuple[Corner, Corner]
    red_sinks: bool
    ship_sinks: bool

    def rule(self) -> str:
        return "battle.equal" if self.red_sinks and self.ship_sinks else "battle.compare"

    def text(self) -> Text:
        sinks = "both" if self.red_sinks and self.ship_sinks else "red" if self.red_sinks else "ship"
        whole, _, part = f"{self.gap:.2f}".partition(".")
        gap: dict[str, int | str | Who] = {"whole": whole, "part": part, "who": Who(self.seat)}
        return Text(f"event-duel-{sinks}", {**gap, "red": self.red_face, "ship": self.ship_face})


class ShipsSunk(SeatEvent, frozen=True, tag="sunk"):
    """Ships sank in a battle: those lost pay a yin-yang each, those saved come home empty."""

    befalls = True
    lost: int
    saved: int

    def rule(self) -> str:
        return "battle.sunk-yinyang" if self.lost else "ritual.unsinkable"

    def key(self) -> str:
        return "event-sunk-saved" if self.saved else "event-sunk"


class RaidEnded(TableEvent, frozen=True, tag="raid"):
    """The duels are over; `survivors` by seat draw loot if the raid succeeded."""

    seat: int
    won: bool
    survivors: list[int]

    def rule(self) -> str:
        return "battle.win" if self.won else "battle.lost"

    def text(self) -> Text:
        return Text("event-raid-won" if self.won else "event-raid-lost", {"count": sum(self.survivors)})


class LootReshuffled(Event, frozen=True, tag="reshuffled"):
    """The loot discard pile becomes the new loot pile."""

    law = "loot.empty-pile"
    count: int


class LootDrawn(SeatEvent, frozen=True, tag="loot"):
    """Loot cards are drawn openly, in order: after a raid, by a privilege or in the Tavern."""

    items: list[int]
    why: str
    faces: list[LootView] = []
    loot: int = 0  # cards left in the pile

    @classmethod
    def result(cls, state: SevenSeas, *args: Any) -> dict[str, Any]:
        return {**super().result(state, *args), "faces": loot_views(args[1]), "loot": len(state.loot)}

    def rule(self) -> str:
        return self.why

    def text(self) -> Text:
        counts = [0, 0, 0, 0]
        for item in self.items:
            counts[KIND[item]] += 1
        cards: list[Text | Who] = [*loot_text(counts)]
        return Text("event-loot", {"who": Who(self.seat), "cards": cards}) if cards else Text("event-loot-none")


class GoodsLoaded(SeatEvent, frozen=True, tag="loaded"):
    """Of the goods drawn some are loaded, the rest refused."""

    loaded: list[int]
    refused: int
    loot_discard: list[LootView] = []

    @classmethod
    def result(cls, state: SevenSeas, *args: Any) -> dict[str, Any]:
        return {**super().result(state, *args), "loot_discard": loot_views(state.loot_discard)}

    def rule(self) -> str:
        return "loot.refuse" if self.refused else "loot.load"

    def text(self) -> Text:
        goods: list[Text | Who] = [*loot_text(self.loaded)]
        if not goods:
            return Text("event-loaded-none", {"who": Who(self.seat), "refused": self.refused})
        return Text("event-loaded", {"who": Who(self.seat), "goods": goods, "refused": self.refused})


EVENTS = (
    CardPlayed,
    ShipsSent,
    NobodySailed,
    Thrown,
    Duel,
    ShipsSunk,
    RaidEnded,
    LootReshuffled,
    LootDrawn,
    GoodsLoaded,
)
