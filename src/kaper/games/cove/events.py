"""What happens in a game, for the log and the animation; each event knows its rule and its words."""

from __future__ import annotations

from typing import Any, ClassVar

from kaper.core.events import Event
from kaper.core.words import Text, Who
from kaper.games.cove.words import card_name, island_name, section_name, ship_name, treasure_name


class CoveEvent(Event, frozen=True):
    """Fields become arguments of the message `event-<tag>`: seats and ships by their captains, things by their names.

    `cases` says in which grammatical case a field stands in the sentence.
    """

    law: ClassVar[str]
    cases: ClassVar[dict[str, str]] = {}

    def rule(self) -> str:
        return self.law

    def key(self) -> str:
        """The message of this event."""
        return f"event-{self.__struct_config__.tag}"

    def text(self) -> Text:
        args = {field: self._word(field, getattr(self, field)) for field in self.__struct_fields__}
        return Text(self.key(), {field: word for field, word in args.items() if word is not None})

    def _word(self, field: str, value: Any) -> Any:
        case = self.cases.get(field, "")
        match field:
            case "seat" | "by" | "on" | "first" | "roller":
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
        return value


# the month


class PhaseBegan(CoveEvent, frozen=True, tag="phase"):
    """A phase of a month begins."""

    law = "turn.phases"
    month: int
    phase: int


class Outfitted(CoveEvent, frozen=True, tag="outfitted"):
    """A captain's first purchases, shown when all have bought."""

    law = "setup.outfit"
    seat: int
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


class HeadingChosen(CoveEvent, frozen=True, tag="heading"):
    """An open choice under Crow's Nest."""

    law = "event.crowsnest"
    cases = {"island": "acc"}
    seat: int
    island: int


class Sailed(CoveEvent, frozen=True, tag="sailed"):
    """A ship arrives."""

    law = "nav.reveal"
    cases = {"island": "acc"}
    seat: int
    island: int


class BlackShipMoved(CoveEvent, frozen=True, tag="black-ship-moved"):
    """A black ship sails on."""

    law = "phase6.move"
    cases = {"island": "acc"}
    number: int
    island: int


class PirateAppeared(CoveEvent, frozen=True, tag="pirate-appeared"):
    """A pirate card is turned up for a black ship."""

    law = "phase6.replace"
    cases = {"island": "loc"}
    ship: int
    island: int


class CargoLost(CoveEvent, frozen=True, tag="cargo-lost"):
    """Chests beyond the hull value go overboard."""

    law = "phase6.cargo"
    seat: int
    chests: int


class TreasureDiscarded(CoveEvent, frozen=True, tag="treasure-discarded"):
    """Nobody plundered this island."""

    law = "phase6.discard"
    cases = {"island": "loc"}
    island: int


# tavern cards


class CardDrawn(CoveEvent, frozen=True, tag="card-drawn"):
    """A tavern card is drawn; only its owner learns which."""

    law = "tavern.sources"
    seat: int
    card: int | None = None

    def key(self) -> str:
        return "event-card-drawn" if self.card is None else "event-card-drawn-own"


class DeckMade(CoveEvent, frozen=True, tag="deck-made"):
    """The discards become the new deck."""

    law = "tavern.reshuffle"
    count: int


class ParrotPerched(CoveEvent, frozen=True, tag="parrot-perched"):
    """A parrot comes aboard."""

    law = "parrot.at-once"
    seat: int
    parrot: int


class ParrotRefused(CoveEvent, frozen=True, tag="parrot-refused"):
    """The old parrot stays, the new one goes back into the deck."""

    law = "parrot.return"
    cases = {"parrot": "acc"}
    seat: int
    parrot: int


class ParrotExchanged(CoveEvent, frozen=True, tag="parrot-exchanged"):
    """The old parrot goes back into the deck."""

    law = "parrot.one"
    cases = {"old": "acc", "parrot": "acc"}
    seat: int
    old: int
    parrot: int


class ParrotHealed(CoveEvent, frozen=True, tag="parrot-healed"):
    """A wounded parrot is well again."""

    law = "parrot.heal"
    seat: int
    parrot: int


class ConsortLaid(CoveEvent, frozen=True, tag="consort-laid"):
    """Consort names a player."""

    law = "event.consort"
    seat: int
    on: int


class MapMarked(CoveEvent, frozen=True, tag="map-marked"):
    """Secret Map marks an island."""

    law = "event.map"
    cases = {"island": "acc"}
    seat: int
    faces: list[int]
    island: int


class NestManned(CoveEvent, frozen=True, tag="nest-manned"):
    """Crow's Nest: open navigation."""

    law = "event.crowsnest"
    seat: int
    first: int


class SaidFarewell(CoveEvent, frozen=True, tag="farewell"):
    """A Fond Farewell moves a ship."""

    law = "event.farewell"
    cases = {"island": "acc"}
    seat: int
    island: int


class ConsortCancelled(CoveEvent, frozen=True, tag="consort-cancelled"):
    """A Fond Farewell frees its player from Consort."""

    law = "event.farewell.consort"
    seat: int
    by: int


class NavySent(CoveEvent, frozen=True, tag="navy-sent"):
    """Intercept or Commission sends the Navy."""

    law = "event.intercept"
    cases = {"island": "acc"}
    seat: int
    card: int
    island: int


class NavyLeft(CoveEvent, frozen=True, tag="navy-left"):
    """The Navy is taken off the board."""

    law = "navy.removed"
    island: int


# battle


class BattleBegan(CoveEvent, frozen=True, tag="battle-began"):
    """A battle begins."""

    law = "combat.structure"
    cases = {"place": "loc"}
    place: int
    ships: list[int]


class LastBattleBegan(CoveEvent, frozen=True, tag="last-battle"):
    """The leaders are tied: a battle to the death."""

    law = "end.tie"
    seats: list[int]


class TieRolled(CoveEvent, frozen=True, tag="tie-rolled"):
    """Equal ships roll one die each."""

    law = "order.tie-die"
    ships: list[int]
    faces: list[int]
    why: str


class BattleCardPlayed(CoveEvent, frozen=True, tag="battle-card"):
    """A battle card is laid."""

    law = "combat.prep.announce"
    seat: int
    card: int
    count: int
    chests: int = 0

    def key(self) -> str:
        return "event-battle-card-chests" if self.chests else "event-battle-card"


class PreparationPassed(CoveEvent, frozen=True, tag="preparation-passed"):
    """A captain plays no battle card."""

    law = "combat.prep.optional"
    seat: int


class RoundBegan(CoveEvent, frozen=True, tag="round-began"):
    """A round begins, in this order."""

    law = "combat.round.order"
    round: int
    ships: list[int]


class Reloaded(CoveEvent, frozen=True, tag="reloaded"):
    """A turn lost after a Six Gun Salute."""

    law = "volley.salute.reload"
    seat: int


class VolleyCardPlayed(CoveEvent, frozen=True, tag="volley-card"):
    """A volley card is laid."""

    law = "combat.volley.card"
    seat: int
    card: int


class Aimed(CoveEvent, frozen=True, tag="aimed"):
    """Target and section are named."""

    law = "combat.volley.announce"
    ship: int
    target: int
    section: int

    def key(self) -> str:
        return "event-aimed" if self.section >= 0 else "event-aimed-hull"


class Fired(CoveEvent, frozen=True, tag="fired"):
    """The dice of a volley. For a pirate or the Navy a player rolls them."""

    law = "combat.volley.hit"
    ship: int
    roller: int
    faces: list[int]
    hits: int

    def key(self) -> str:
        return "event-fired" if self.ship == self.roller else "event-fired-for"


class Strayed(CoveEvent, frozen=True, tag="strayed"):
    """One of Hook's misses finds somebody else."""

    law = "legend.hook.stray"
    seat: int
    face: int


class Damaged(CoveEvent, frozen=True, tag="damaged"):
    """Hits on a section, after its protectors took theirs."""

    law = "combat.volley.damage"
    seat: int
    section: int
    hits: int
    position: int
    reading: int


class ShipwrightHit(CoveEvent, frozen=True, tag="shipwright-hit"):
    """A shipwright takes hits; left 0 means lost."""

    law = "shipwright.absorb"
    cases = {"section": "loc"}
    seat: int
    section: int
    left: int


class ParrotHit(CoveEvent, frozen=True, tag="parrot-hit"):
    """A parrot takes hits; left 0 means dead."""

    law = "parrot.hit"
    seat: int
    parrot: int
    left: int


class PirateHit(CoveEvent, frozen=True, tag="pirate-hit"):
    """A pirate or the Navy takes hits on the hull."""

    law = "combat.volley.npc-hull"
    ship: int
    hits: int
    left: int


class PirateSunk(CoveEvent, frozen=True, tag="pirate-sunk"):
    """A pirate or the Navy sinks; the fame is shared."""

    law = "legend.fame"
    ship: int
    seats: list[int]
    each: int


class PirateRepaired(CoveEvent, frozen=True, tag="pirate-repaired"):
    """The Dutchman at the end of a round, or any unbeaten pirate after a battle."""

    law = "legend.repair"
    ship: int
    hull: int


class Crippled(CoveEvent, frozen=True, tag="crippled"):
    """A ship must leave for the Cove."""

    law = "combat.cripple"
    seat: int
    sections: list[int]


class Recoiled(CoveEvent, frozen=True, tag="recoiled"):
    """Grapeshot damages the shooter's own cannon."""

    law = "volley.grapeshot"
    seat: int


class Retreated(CoveEvent, frozen=True, tag="retreated"):
    """A ship retreats to the Cove."""

    law = "combat.retreat.action"
    seat: int


class MutinyRolled(CoveEvent, frozen=True, tag="mutiny-rolled"):
    """The mutiny die of a retreat."""

    law = "combat.retreat.mutiny"
    seat: int
    face: int


class Mutinied(CoveEvent, frozen=True, tag="mutiny"):
    """The crew takes everything."""

    law = "combat.retreat.mutiny.loss"
    seat: int
    gold: int
    chests: int


class CacafuegoTaken(CoveEvent, frozen=True, tag="cacafuego-taken"):
    """The Cacafuego's die, shared by those who took it."""

    law = "legend.cacafuego"
    seat: int
    face: int
    seats: list[int]
    each: int


class BattleEnded(CoveEvent, frozen=True, tag="battle-ended"):
    """Who stays at the place."""

    law = "combat.end"
    cases = {"place": "loc"}
    place: int
    seats: list[int]

    def key(self) -> str:
        return "event-battle-ended" if self.seats else "event-battle-ended-none"


class FameChanged(CoveEvent, frozen=True, tag="fame"):
    """Fame is marked at once. Causes: battle, plunder, pirate, navy, bury, consort, card; plank, parrot, exchange."""

    law = "score.at-once"
    seat: int
    amount: int
    total: int
    cause: str


# plunder and upgrade


class Plundered(CoveEvent, frozen=True, tag="plundered"):
    """What a captain takes from an island."""

    law = "plunder.gain"
    cases = {"island": "acc"}
    seat: int
    island: int
    fame: int
    gold: int
    chests: int
    tavern: int


class PlunderShared(CoveEvent, frozen=True, tag="plunder-shared"):
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


class CardBought(CoveEvent, frozen=True, tag="card-bought"):
    """A tavern card is bought."""

    law = "upgrade.tavern"
    seat: int


class Raised(CoveEvent, frozen=True, tag="raised"):
    """A section goes up one position."""

    law = "upgrade.section-islands"
    cases = {"section": "acc"}
    seat: int
    section: int
    position: int
    reading: int
    cost: int


class BuriedChests(CoveEvent, frozen=True, tag="buried-chests"):
    """Chests are buried."""

    law = "upgrade.treasure.bury-chests"
    seat: int
    chests: int


class BuriedGold(CoveEvent, frozen=True, tag="buried-gold"):
    """Gold is buried."""

    law = "upgrade.treasure.bury-gold"
    seat: int
    gold: int


class BuryingShared(CoveEvent, frozen=True, tag="burying-shared"):
    """Half of the fame from burying goes to the player of Consort."""

    law = "event.consort.bury"
    by: int
    on: int
    fame: int


class ShipwrightPlaced(CoveEvent, frozen=True, tag="shipwright-placed"):
    """A shipwright is attached."""

    law = "shipwright.play"
    cases = {"section": "loc"}
    seat: int
    section: int


class ShipwrightHealed(CoveEvent, frozen=True, tag="shipwright-healed"):
    """A shipwright is healed."""

    law = "shipwright.heal"
    seat: int
    section: int


class WentOnAccount(CoveEvent, frozen=True, tag="account"):
    """Going on the Account is played."""

    law = "event.account"
    seat: int


class Smuggled(CoveEvent, frozen=True, tag="smuggled"):
    """Smugglers' Market: chests for gold."""

    law = "component.blank-cards"
    seat: int
    chests: int
    gold: int


class Repaired(CoveEvent, frozen=True, tag="repaired"):
    """A crippled ship is repaired in the Cove."""

    law = "cove.repair"
    seat: int
    sections: list[int]
    paid: int
    poor: bool

    def key(self) -> str:
        return "event-repaired-poor" if self.poor else "event-repaired"


class CoveBenefit(CoveEvent, frozen=True, tag="cove-benefit"):
    """What a captain takes in the Cove."""

    law = "cove.benefit"
    seat: int
    gold: int

    def key(self) -> str:
        return "event-cove-benefit-gold" if self.gold else "event-cove-benefit"


# the end


class FameCardsShown(CoveEvent, frozen=True, tag="fame-cards"):
    """Fame cards are scored."""

    law = "end.fame-cards"
    seat: int
    cards: list[int]


class Won(CoveEvent, frozen=True, tag="won"):
    """The game is over."""

    law = "end.winner"
    seat: int
    total: int


EVENTS: tuple[type[CoveEvent], ...] = tuple(CoveEvent.__subclasses__())
