"""What Redbeard did: his cards, his board, what he takes."""

from __future__ import annotations

from kaper.core.events import Event
from kaper.core.words import Text
from kaper.core.words import text as say
from kaper.games.maracaibo.box import REDBEARD0, REDBEARD_CARDS, REDBEARD_SLOTS
from kaper.games.maracaibo.words import item_text, kind_text


def action_text(action: str) -> Text:
    """An action of one of his cards in words."""
    name, *rest = action.split()
    if name == "improvement":
        return say("redbeard-action-improvement", what=[Text(f"improvement-{kind}") for kind in rest])
    return Text(f"redbeard-action-{name}")


def redbeard_text(card: int, line: int) -> Text:
    """His card in words: which of its actions he performs."""
    name = item_text(card)
    if line < 0:
        return say("event-redbeard-ignored", card=name)
    return say("event-redbeard-drew", card=name, what=action_text(REDBEARD_CARDS[card - REDBEARD0]["main"][line]))


class RedbeardDrew(Event, frozen=True, tag="redbeard-drew"):
    """Redbeard turned a card; line -1: none of its actions is possible, otherwise the one he performs."""

    card: int
    line: int

    def rule(self) -> str:
        return "solo.turn.card" if self.line >= 0 else "solo.turn.none"

    def text(self) -> Text:
        return redbeard_text(self.card, self.line)


class RedbeardUpgraded(Event, frozen=True, tag="redbeard-upgraded"):
    """Redbeard filled a slot: what it holds, how many he has, his field of the track."""

    slot: int
    upgrades: int
    field: int

    def rule(self) -> str:
        return "solo.upgrade"

    def text(self) -> Text:
        return say("event-redbeard-upgraded", what=Text(f"redbeard-slot-{REDBEARD_SLOTS[self.slot]}"))


class RedbeardTook(Event, frozen=True, tag="redbeard-took"):
    """Redbeard took an improvement: from a place, or (-1) from the deck; cards he has now."""

    card: int
    place: int
    cards: int

    def rule(self) -> str:
        return "solo.improvement" if self.place >= 0 else "solo.acquire"

    def text(self) -> Text:
        return say("event-redbeard-took", card=item_text(self.card))


class RedbeardGained(Event, frozen=True, tag="redbeard-gained"):
    """Redbeard gained treasures of a kind: how many he has, cubes left on the island and their worth."""

    kind: int
    count: int
    treasures: int
    cubes: int
    worth: int

    def rule(self) -> str:
        return "solo.raid.die"

    def text(self) -> Text:
        return say("event-redbeard-treasures", kind=kind_text(self.kind, ".acc"), count=self.count)


REDBEARD_EVENTS = (
    RedbeardDrew,
    RedbeardUpgraded,
    RedbeardTook,
    RedbeardGained,
)
