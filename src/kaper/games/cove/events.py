"""What happens outside battles, for the log and the animation; each event knows its rule and its words."""

from __future__ import annotations

from typing import Any, ClassVar

from kaper.core.events import Event
from kaper.core.words import Who, Word
from kaper.games.cove.cards import ISLANDS, KIND, MONTHS, NAVY, RULE
from kaper.games.cove.mats import (
    CardView,
    PirateView,
    ShipView,
    TreasureView,
    card_view,
    pirate_view,
    ship_view,
    treasure_view,
)
from kaper.games.cove.ship import hull_left
from kaper.games.cove.state import Cove
from kaper.games.cove.words import card_name, island_name, section_name, ship_name, treasure_name


class CoveEvent(Event, frozen=True):
    """Its words: seats and ships by their captains, things by their names.

    `cases` says in which grammatical case a field stands in the sentence.
    """

    whose = "seat"
    cases: ClassVar[dict[str, str]] = {}

    def word(self, field: str, value: Any) -> Word | None:
        case = self.cases.get(field, "")
        match field:
            case "by" | "on" | "first" | "roller":
                return Who(value)
            case "seats":
                return [Who(seat) for seat in value]
            case "ship" | "target":
                return ship_name(value, case)
            case "ships":
                return [ship_name(ship, case) for ship in value]
            case "island" | "place":
                return island_name(value, case)
            case "section":
                return section_name(value, case) if value >= 0 else None
            case "sections":
                return [section_name(section, case) for section in value]
            case "card" | "old" | "parrot":
                return None if value is None else card_name(value, case)
            case "cards":
                return [card_name(card, case) for card in value]
            case "treasure":
                return treasure_name(value)
            case "faces":
                return " ".join(str(face) for face in value)
        return super().word(field, value)


class MatEvent(CoveEvent, frozen=True, kw_only=True):
    """What changes the mat of one captain, whose seat is its first field: `now` is that mat after it."""

    now: ShipView | None = None

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {"now": ship_view(state, args[0])}


class SeatEvent(MatEvent, frozen=True):
    """What one captain did or what happened to one."""

    seat: int


def courses(s: Cove, island: int) -> list[int]:
    """Where a black ship will be in the months to come."""
    return [(island - 1 + months) % len(ISLANDS) + 1 for months in range(1, MONTHS - s.month + 1)]


# the month


class PhaseBegan(CoveEvent, frozen=True, tag="phase"):
    """A phase of a month begins."""

    law = "turn.phases"
    month: int
    phase: int


class Outfitted(SeatEvent, frozen=True, tag="outfitted"):
    """A captain's first purchases, shown when all have bought."""

    law = "setup.outfit"
    hull: int
    sails: int
    cannon: int
    crew: int
    cost: int


class TreasureTurned(CoveEvent, frozen=True, tag="treasure-turned"):
    """A treasure card is turned up."""

    law = "treasure.reveal"
    island: int
    treasure: int
    face: TreasureView | None = None

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {"face": treasure_view(args[1])}


class HeadingChosen(SeatEvent, frozen=True, tag="heading"):
    """An open choice under Crow's Nest."""

    law = "event.crowsnest"
    cases = {"island": "acc"}
    island: int


class Sailed(SeatEvent, frozen=True, tag="sailed"):
    """A ship arrives."""

    law = "nav.reveal"
    cases = {"island": "acc"}
    island: int


class BlackShipMoved(CoveEvent, frozen=True, tag="black-ship-moved"):
    """A black ship sails on."""

    law = "phase6.move"
    cases = {"island": "acc"}
    number: int
    island: int
    coming: list[int] = []
    """Where it will be in the months after this one."""

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {"coming": courses(state, args[1])}


class PirateAppeared(CoveEvent, frozen=True, tag="pirate-appeared"):
    """A pirate card is turned up for a black ship."""

    law = "phase6.replace"
    cases = {"ship": "vessel", "island": "loc"}
    ship: int
    island: int
    pirate: PirateView | None = None

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {"pirate": pirate_view(args[0], hull_left(state, args[0]))}


class CargoLost(SeatEvent, frozen=True, tag="cargo-lost"):
    """Chests beyond the hull value go overboard."""

    law = "phase6.cargo"
    chests: int


class TreasureDiscarded(CoveEvent, frozen=True, tag="treasure-discarded"):
    """Nobody plundered this island."""

    law = "phase6.discard"
    cases = {"island": "loc"}
    island: int


# tavern cards


class CardDrawn(SeatEvent, frozen=True, tag="card-drawn"):
    """A tavern card is drawn; only its owner learns which."""

    law = "tavern.sources"
    card: int | None = None
    deck: int = 0  # cards left in it
    face: CardView | None = None

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        face = None if args[1] is None else card_view(args[1])
        return {**super().result(state, *args), "deck": len(state.deck), "face": face}

    def key(self) -> str:
        return "event-card-drawn" if self.card is None else "event-card-drawn-own"


class DeckMade(CoveEvent, frozen=True, tag="deck-made"):
    """The discards become the new deck."""

    law = "tavern.reshuffle"
    count: int


class ParrotPerched(SeatEvent, frozen=True, tag="parrot-perched"):
    """A parrot comes aboard."""

    law = "parrot.at-once"
    parrot: int


class ParrotRefused(SeatEvent, frozen=True, tag="parrot-refused"):
    """The old parrot stays, the new one goes back into the deck."""

    law = "parrot.return"
    cases = {"parrot": "acc"}
    parrot: int


class ParrotExchanged(SeatEvent, frozen=True, tag="parrot-exchanged"):
    """The old parrot goes back into the deck."""

    law = "parrot.one"
    cases = {"old": "acc", "parrot": "acc"}
    old: int
    parrot: int


class ParrotHealed(SeatEvent, frozen=True, tag="parrot-healed"):
    """A wounded parrot is well again."""

    law = "parrot.heal"
    parrot: int


class ConsortLaid(SeatEvent, frozen=True, tag="consort-laid"):
    """Consort names a player."""

    law = "event.consort"
    on: int


class MapMarked(SeatEvent, frozen=True, tag="map-marked"):
    """Secret Map marks an island."""

    law = "event.map"
    cases = {"island": "acc"}
    faces: list[int]
    island: int


class NestManned(SeatEvent, frozen=True, tag="nest-manned"):
    """Crow's Nest: open navigation."""

    law = "event.crowsnest"
    first: int


class SaidFarewell(SeatEvent, frozen=True, tag="farewell"):
    """A Fond Farewell moves a ship."""

    law = "event.farewell"
    cases = {"island": "acc"}
    island: int


class ConsortCancelled(SeatEvent, frozen=True, tag="consort-cancelled"):
    """A Fond Farewell frees its player from Consort."""

    law = "event.farewell.consort"
    by: int


class NavySent(SeatEvent, frozen=True, tag="navy-sent"):
    """Intercept or Commission sends the Navy."""

    cases = {"island": "acc"}
    card: int
    island: int
    navy: PirateView | None = None

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {**super().result(state, *args), "navy": pirate_view(NAVY, state.navy_hull)}

    def rule(self) -> str:
        return RULE[KIND[self.card]]


class NavyLeft(CoveEvent, frozen=True, tag="navy-left"):
    """The Navy is taken off the board."""

    law = "navy.removed"
    island: int


# fame, plunder and upgrade


class FameChanged(SeatEvent, frozen=True, tag="fame"):
    """Fame is marked at once. Causes: battle, plunder, pirate, navy, bury, consort, card; plank, parrot, exchange."""

    law = "score.at-once"
    amount: int
    total: int
    cause: str


class Plundered(SeatEvent, frozen=True, tag="plundered"):
    """What a captain takes from an island."""

    law = "plunder.gain"
    cases = {"island": "acc"}
    island: int
    fame: int
    gold: int
    chests: int
    tavern: int


class PlunderShared(MatEvent, frozen=True, tag="plunder-shared"):
    """What Consort takes of it."""

    law = "event.consort"
    by: int
    on: int
    fame: int
    gold: int
    chests: int
    tavern: int


class LeftAlone(CoveEvent, frozen=True, tag="left-alone"):
    """A captain declines the card."""

    law = "plunder.voluntary"
    seat: int
    island: int


class CardBought(SeatEvent, frozen=True, tag="card-bought"):
    """A tavern card is bought."""

    law = "upgrade.tavern"


class Raised(SeatEvent, frozen=True, tag="raised"):
    """A section goes up one position: on its island, at double cost on Treasure Island, or by Going on the Account."""

    cases = {"section": "acc"}
    section: int
    position: int
    reading: int
    cost: int
    how: str  # island, double, account

    def rule(self) -> str:
        rules = {"island": "upgrade.section-islands", "double": "upgrade.treasure.upgrade"}
        return rules.get(self.how, "event.account")


class BuriedChests(SeatEvent, frozen=True, tag="buried-chests"):
    """Chests are buried."""

    law = "upgrade.treasure.bury-chests"
    chests: int


class BuriedGold(SeatEvent, frozen=True, tag="buried-gold"):
    """Gold is buried."""

    law = "upgrade.treasure.bury-gold"
    gold: int


class BuryingShared(CoveEvent, frozen=True, tag="burying-shared"):
    """Half of the fame from burying goes to the player of Consort."""

    law = "event.consort.bury"
    by: int
    on: int
    fame: int


class ShipwrightPlaced(SeatEvent, frozen=True, tag="shipwright-placed"):
    """A shipwright is attached."""

    law = "shipwright.play"
    cases = {"section": "loc"}
    section: int


class ShipwrightHealed(SeatEvent, frozen=True, tag="shipwright-healed"):
    """A shipwright is healed."""

    law = "shipwright.heal"
    cases = {"section": "loc"}
    section: int


class WentOnAccount(SeatEvent, frozen=True, tag="account"):
    """Going on the Account is played."""

    law = "event.account"


class Smuggled(SeatEvent, frozen=True, tag="smuggled"):
    """Smugglers' Market: chests for gold."""

    law = "house.market"
    chests: int
    gold: int


class Repaired(SeatEvent, frozen=True, tag="repaired"):
    """A crippled ship is repaired in the Cove, whether its captain likes the price or not."""

    befalls = True
    sections: list[int]
    paid: int
    poor: bool

    def rule(self) -> str:
        return "cove.repair.poor" if self.poor else "cove.repair"

    def key(self) -> str:
        return "event-repaired-poor" if self.poor else "event-repaired"


class CoveBenefit(SeatEvent, frozen=True, tag="cove-benefit"):
    """What a captain takes in the Cove."""

    law = "cove.benefit"
    gold: int

    def key(self) -> str:
        return "event-cove-benefit-gold" if self.gold else "event-cove-benefit"


# the end


class FameCardsShown(SeatEvent, frozen=True, tag="fame-cards"):
    """Fame cards are scored."""

    law = "end.fame-cards"
    cards: list[int]


class Won(CoveEvent, frozen=True, tag="won"):
    """The game is over."""

    law = "end.winner"
    seat: int
    total: int
