"""What happened in the modules: cards turned up in the fog, skirmishes, rubies, retirement."""

from __future__ import annotations

from kaper.core.events import Event
from kaper.core.words import Text, Who
from kaper.core.words import text as say
from kaper.games.maracaibo.words import item_text, who_text

NOBODY = -2  # wins a skirmish


def skirmish_text(event: Skirmished) -> Text:
    """A fight in words: everybody's total, and who wins."""
    parts: list[Text | Who] = [
        say("fighter", who=who_text(seat), total=total)
        for seat, total in zip(event.fighters, event.totals, strict=True)
    ]
    if event.winner == NOBODY:
        return say("event-skirmish-tie", fighters=parts)
    return say("event-skirmish", fighters=parts, who=who_text(event.winner))


class CardRevealed(Event, frozen=True, tag="card-revealed"):
    """A face-down card was turned up; doubloons taken from it and the finder's purse."""

    seat: int
    place: int
    card: int
    doubloons: int
    purse: int

    def rule(self) -> str:
        return "module.fog-loc.reveal" if self.doubloons else "module.fog-imp.reveal"

    def text(self) -> Text:
        return say(
            "event-revealed-money" if self.doubloons else "event-revealed",
            who=who_text(self.seat),
            card=item_text(self.card),
            count=self.doubloons,
        )


class Skirmished(Event, frozen=True, tag="skirmished"):
    """Ships fought on a card: who, their dice, their totals, the winner (-2: nobody); purses of the fighters after it."""

    fighters: list[int]
    dice: list[int]
    totals: list[int]
    winner: int
    purses: list[int]

    def rule(self) -> str:
        return "module.skirmish.win" if self.winner > -2 else "module.skirmish.tie"

    def text(self) -> Text:
        return skirmish_text(self)


class RubyMoved(Event, frozen=True, tag="ruby-moved"):
    """A ruby was taken, sold to a space of the market (0-5) or traded; rubies held now."""

    seat: int
    how: str
    space: int
    rubies: int

    def rule(self) -> str:
        return {"gain": "module.rubies.gain", "sell": "module.rubies.sell", "trade": "module.rubies.trade"}[self.how]

    def text(self) -> Text:
        return say(f"event-ruby-{self.how}", who=who_text(self.seat))


class Retired(Event, frozen=True, tag="retired"):
    """An explorer retired and begins again at the start of the track."""

    seat: int
    at: int

    def rule(self) -> str:
        return "module.retire.reset"

    def text(self) -> Text:
        return say("event-retired", who=who_text(self.seat))


MODULE_EVENTS = (
    CardRevealed,
    Skirmished,
    RubyMoved,
    Retired,
)
