"""What happens in rounds, in the harbour and at the end, told to the log and the animation."""

from __future__ import annotations

from typing import Any

from kaper.core.events import Event
from kaper.core.words import Text, Who
from kaper.games.sevenseas.cards import CARTOGRAPHER, CHARACTERS, GOODS, NATIONS
from kaper.games.sevenseas.mats import CardView, PlayerView, above_last_round, card_view, player_view
from kaper.games.sevenseas.state import SevenSeas
from kaper.games.sevenseas.words import card_text, loot_text


class MatEvent(Event, frozen=True, kw_only=True):
    """What changes the mat of one player: `now` is that mat after it."""

    now: PlayerView | None = None

    @classmethod
    def result(cls, state: SevenSeas, *args: Any) -> dict[str, Any]:
        return {"now": player_view(state, args[0])}


class SeatEvent(MatEvent, frozen=True):
    """What one player did or what happened to one."""

    seat: int


class TableEvent(Event, frozen=True, kw_only=True):
    """What concerns several players: `players` are their mats after it."""

    players: list[PlayerView] = []

    @classmethod
    def result(cls, state: SevenSeas, *args: Any) -> dict[str, Any]:
        return {"players": [player_view(state, seat) for seat in range(state.seats)]}


class RoundBegan(TableEvent, frozen=True, tag="round"):
    """A round begins; `left` counts the last rounds, or is -1."""

    round: int
    first: int
    left: int

    def rule(self) -> str:
        return "round.phases" if self.left < 0 else "end.counter"

    def text(self) -> Text:
        key = "event-round" if self.left < 0 else "event-round-last"
        return Text(key, {"round": self.round, "who": Who(self.first), "left": self.left})


class Called(TableEvent, frozen=True, tag="called"):
    """A character is called and all who chose it show it."""

    law = "round.call.reveal"
    character: int
    seats: list[int]

    def text(self) -> Text:
        names: list[Text | Who] = [Who(seat) for seat in self.seats]
        return Text("event-called", {"character": Text(f"character-{CHARACTERS[self.character]}"), "who": names})


class Mistaken(SeatEvent, frozen=True, tag="mistake"):
    """The action was not carried out: a skull."""

    befalls = True
    character: int

    def rule(self) -> str:
        return f"{CHARACTERS[self.character]}.mistake"

    def text(self) -> Text:
        character = Text(f"character-{CHARACTERS[self.character]}.gen")
        return Text("event-mistake", {"who": Who(self.seat), "character": character})


class SkullsTaken(SeatEvent, frozen=True, tag="skulls"):
    """Skull tokens are taken under a rule."""

    befalls = True
    count: int
    why: str

    def rule(self) -> str:
        return self.why

    def key(self) -> str:
        return "event-skulls-" + self.why.replace(".", "-")


class PrivilegeGiven(SeatEvent, frozen=True, tag="privilege"):
    """Somebody alone with a character gets its privilege."""

    character: int
    amount: int
    doubled: bool

    def rule(self) -> str:
        return f"{CHARACTERS[self.character]}.privilege"

    def text(self) -> Text:
        return Text(f"event-privilege-{CHARACTERS[self.character]}", {"who": Who(self.seat), "count": self.amount})


class GuardsMoved(SeatEvent, frozen=True, tag="guards"):
    """Ships go to guard the chests (count above 0) or come home (below 0)."""

    count: int
    guards: int

    def rule(self) -> str:
        return "guard.required" if self.count > 0 else "guard.return"

    def text(self) -> Text:
        key = "event-guards-out" if self.count > 0 else "event-guards-home"
        return Text(key, {"who": Who(self.seat), "count": abs(self.count)})


class ShipsBought(SeatEvent, frozen=True, tag="bought"):
    """Ships leave the reserve for a chest each."""

    law = "shipwright.buy"
    count: int


class BecameCorsair(SeatEvent, frozen=True, tag="corsair"):
    """Somebody enters a nation's service and gets the whole reserve."""

    law = "governor.corsair"
    nation: int
    ships: int

    def text(self) -> Text:
        nation = Text(f"nation-{NATIONS[self.nation]}.gen")
        return Text("event-corsair", {"who": Who(self.seat), "nation": nation, "count": self.ships})


class GoodsSold(SeatEvent, frozen=True, tag="sold"):
    """A batch of goods is sold; `final` at the end of the game."""

    rum: int
    coffee: int
    fruit: int
    chests: int
    final: bool = False

    def rule(self) -> str:
        return "end.final-sale" if self.final else "merchant.sell"

    def text(self) -> Text:
        goods: list[Text | Who] = [*loot_text([self.rum, self.coffee, self.fruit])]
        key = "event-sold-final" if self.final else "event-sold"
        return Text(key, {"who": Who(self.seat), "goods": goods, "chests": self.chests})


class RitualPerformed(SeatEvent, frozen=True, tag="ritual"):
    """A lasting ritual reaches a level."""

    ritual: str
    level: int

    def rule(self) -> str:
        return f"ritual.{self.ritual}"

    def key(self) -> str:
        return f"event-ritual-{self.ritual}"


class Negotiated(SeatEvent, frozen=True, tag="negotiated"):
    """Two different goods are sold at the printed prices."""

    law = "ritual.negotiations"
    one: int
    other: int
    chests: int

    def text(self) -> Text:
        one, other = Text(f"good-{GOODS[self.one]}.acc"), Text(f"good-{GOODS[self.other]}.acc")
        return Text("event-negotiated", {"who": Who(self.seat), "one": one, "other": other, "chests": self.chests})


class CardDrawn(SeatEvent, frozen=True, tag="drawn"):
    """An adventure card goes into a hand; only its owner learns which."""

    card: int | None = None
    adventure: int = 0  # cards left in the pile
    until_last_round: int | None = None
    face: CardView | None = None

    @classmethod
    def result(cls, state: SevenSeas, *args: Any) -> dict[str, Any]:
        face = None if args[1] is None else card_view(args[1])
        pile = {"adventure": len(state.adventure), "until_last_round": above_last_round(state)}
        return {**super().result(state, *args), **pile, "face": face}

    def rule(self) -> str:
        return f"{CHARACTERS[CARTOGRAPHER]}.draw"

    def text(self) -> Text:
        if self.card is None:
            return Text("event-drawn", {"who": Who(self.seat)})
        return Text("event-drawn-own", {"who": Who(self.seat), "card": card_text(self.card)})


class LastRoundMet(Event, frozen=True, tag="last-round"):
    """The last-round card comes up."""

    law = "end.last-round-card"
    seat: int
    left: int = 0  # last rounds to come

    @classmethod
    def result(cls, state: SevenSeas, *args: Any) -> dict[str, Any]:
        return {"left": state.last_rounds}


class RoundCapReached(Event, frozen=True, tag="round-cap"):
    """The game has stalled: the last rounds begin without the card."""

    law = "end.safety-cap"
    round: int


class CharactersBack(SeatEvent, frozen=True, tag="back"):
    """Somebody takes all character cards back."""

    law = "round.end.take-back"


class Scored(SeatEvent, frozen=True, tag="scored"):
    """The points of a player and where they come from."""

    law = "score.chests"
    chests: int
    talismans: int
    yin_yang: int
    skulls: int

    def text(self) -> Text:
        total = self.chests + self.talismans + self.yin_yang + self.skulls
        args: dict[str, int | str | Who] = {"who": Who(self.seat), "points": total, "chests": self.chests}
        more = {"talismans": self.talismans, "yin_yang": self.yin_yang, "skulls": -self.skulls}
        return Text("event-scored", {**args, **more})


EVENTS = (
    RoundBegan,
    Called,
    Mistaken,
    SkullsTaken,
    PrivilegeGiven,
    GuardsMoved,
    ShipsBought,
    BecameCorsair,
    GoodsSold,
    RitualPerformed,
    Negotiated,
    CardDrawn,
    LastRoundMet,
    RoundCapReached,
    CharactersBack,
    Scored,
)
