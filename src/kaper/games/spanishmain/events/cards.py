"""Events of abilities, keywords, event cards and unique treasures: what was used, by whom, with which die."""

from __future__ import annotations

from kaper.core.words import Text, Who
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.describe import effect_text, name_text, rule_of
from kaper.games.spanishmain.events.happening import Happening
from kaper.games.spanishmain.words import island_text


class AbilityUsed(Happening, frozen=True, tag="ability-used"):
    """An ability did something. `die`: what was rolled for it, 0 if nothing; `target`: the thing of the chart it touched."""

    thing: str
    name: str
    effect: str
    die: int = 0
    target: str = ""

    def rule(self) -> str:
        return rule_of(self.effect)

    def text(self) -> Text:
        key = "event-ability-die" if self.die else "event-ability"
        return Text(key, {"ship": self.name, "ability": effect_text(self.effect), "die": self.die})


class PanelLost(Happening, frozen=True, tag="panel-lost"):
    """A Turtle Ship lost an armour panel, or got one back."""

    cites = "keyword.turtle.panels"
    ship: int
    name: str
    panels: int

    def text(self) -> Text:
        return Text("event-panels", {"ship": self.name, "panels": self.panels})


class MastBurns(Happening, frozen=True, tag="mast-burns"):
    """A mast caught fire (or the fire went out with it); `fire` is the mask of those that burn."""

    cites = "fire.rules"
    ship: int
    name: str
    die: int
    fire: int
    masts: int

    def text(self) -> Text:
        return Text("event-fire", {"ship": self.name, "fire": self.fire.bit_count(), "left": self.masts.bit_count()})


class CrewWent(Happening, frozen=True, tag="crew-went"):
    """A crew that was eliminated, put ashore or captured went somewhere instead."""

    cites = "ability.return-home"
    ship: int
    name: str
    card: int
    place: str

    def text(self) -> Text:
        return Text("event-crew-went", {"ship": self.name, "crew": name_text(self.card)})


class GoldMade(Happening, frozen=True, tag="gold-made"):
    """Gold that a player got from nowhere: a ransom, a bonus."""

    cites = "win.threshold"
    seat: int
    gold: int
    total: int
    why: str

    def rule(self) -> str:
        return rule_of(self.why)

    def text(self) -> Text:
        return Text("event-gold-made", {"who": Who(self.seat), "gold": self.gold, "total": self.total})


class EventPlayed(Happening, frozen=True, tag="event-played"):
    """A player revealed an event."""

    cites = "event.once"
    seat: int
    card: int
    target: str = ""

    def text(self) -> Text:
        args = {
            "who": Who(self.seat),
            "card": name_text(self.card),
            "text": effect_text(next(iter(CARDS[self.card].effects))),
        }
        return Text("event-event-played", args)  # type: ignore[arg-type]


class TreasureFound(Happening, frozen=True, tag="treasure-found"):
    """A unique treasure came to light."""

    cites = "explore.unique.face-up"
    ship: int
    name: str
    card: int
    place: str

    def text(self) -> Text:
        args = {
            "ship": self.name,
            "card": name_text(self.card),
            "text": effect_text(next(iter(CARDS[self.card].effects))),
        }
        return Text("event-treasure-found", args)  # type: ignore[arg-type]


class TreasureGone(Happening, frozen=True, tag="treasure-gone"):
    """A unique treasure left the game, or changed hands."""

    cites = "treasure.unique.zero"
    card: int
    place: str = ""

    def text(self) -> Text:
        return Text("event-treasure-gone", {"card": name_text(self.card)})


class Looked(Happening, frozen=True, tag="looked"):
    """Somebody looked at something face down; only he learns what."""

    cites = "ability.peek-any"
    seat: int
    place: str
    worth: int | None = None
    card: int | None = None

    def text(self) -> Text:
        if self.card is not None and self.card >= 0:
            return Text("event-looked-card", {"who": Who(self.seat), "card": name_text(self.card)})
        if self.worth is not None:
            return Text("event-looked-coin", {"who": Who(self.seat), "worth": self.worth})
        return Text("event-looked", {"who": Who(self.seat)})


class SmokeLaid(Happening, frozen=True, tag="smoke-laid"):
    """A fog bank was laid, moved or lifted."""

    cites = "ability.smokepot"
    piece: int
    x: int
    y: int
    lifted: bool = False

    def text(self) -> Text:
        return Text("event-smoke-lifted" if self.lifted else "event-smoke")


class IslandMoved(Happening, frozen=True, tag="island-moved"):
    """An island drifted."""

    cites = "unique.bad-maps"
    island: int
    x: int
    y: int

    def text(self) -> Text:
        return Text("event-island-moved", {"island": island_text(self.island)})
