"""What curses do."""

from __future__ import annotations

from kaper.core.events import Event
from kaper.core.words import Text, Who
from kaper.games.sevenseas.cards import LOOT_NAMES
from kaper.games.sevenseas.events import SeatEvent
from kaper.games.sevenseas.words import loot_text


class Cursed(SeatEvent, frozen=True, tag="cursed"):
    """A curse takes loot cards of a kind, and chests for those that are missing."""

    befalls = True
    law = "curse.loot-or-chest"
    kind: int
    cards: int
    chests: int

    def text(self) -> Text:
        lost = [0, 0, 0, 0]
        lost[self.kind] = self.cards
        things: list[Text | Who] = [*loot_text(lost)]
        if self.chests:
            things.append(Text("count-chests", {"count": self.chests}))
        return (
            Text("event-cursed", {"who": Who(self.seat), "things": things})
            if things
            else Text("event-cursed-nothing", {"who": Who(self.seat)})
        )


class WhirlpoolCaught(Event, frozen=True, tag="whirlpool"):
    """The nearest ships are caught; `caught` counts them by seat."""

    law = "curse.whirlpool"
    value: int
    caught: list[int]
    places: list[int] = []  # of the dice in the tray

    def text(self) -> Text:
        return Text("event-whirlpool", {"count": sum(self.caught)})


class WagesPaid(SeatEvent, frozen=True, tag="wages"):
    """Guards are paid."""

    befalls = True
    law = "curse.wages"
    guards: int
    chests: int


class IdolNamed(SeatEvent, frozen=True, tag="idol"):
    """The caster names a good."""

    law = "curse.idol"
    kind: int

    def text(self) -> Text:
        return Text("event-idol", {"who": Who(self.seat), "good": Text(f"good-{LOOT_NAMES[self.kind]}.gen")})


class TavernOpened(SeatEvent, frozen=True, tag="tavern"):
    """The red dice of the Tavern lie on the table."""

    law = "curse.tavern"
    faces: list[int]

    def text(self) -> Text:
        return Text("event-tavern", {"who": Who(self.seat), "faces": ", ".join(map(str, self.faces))})


class TavernServed(SeatEvent, frozen=True, tag="served"):
    """Every seat has its die."""

    law = "curse.tavern"
    faces: list[int]

    def text(self) -> Text:
        shares: list[Text | Who] = [
            Text("tavern-share", {"who": Who(seat), "effect": Text(f"tavern-{face}")})
            for seat, face in enumerate(self.faces)
        ]
        return Text("event-served", {"shares": shares})


class TavernChest(SeatEvent, frozen=True, tag="tavern-chest"):
    """A chest won (1), lost (-1), or not there to be lost (0)."""

    befalls = True
    chests: int

    def rule(self) -> str:
        return "curse.tavern.4" if self.chests > 0 else "curse.tavern.3"

    def key(self) -> str:
        return {1: "event-tavern-gain", -1: "event-tavern-loss", 0: "event-cursed-nothing"}[self.chests]


class TavernYinYang(SeatEvent, frozen=True, tag="tavern-yin-yang"):
    """Yin-yang markers from the Tavern."""

    befalls = True
    law = "curse.tavern.6"
    count: int


EVENTS = (Cursed, WhirlpoolCaught, WagesPaid, IdolNamed, TavernOpened, TavernServed, TavernChest, TavernYinYang)
