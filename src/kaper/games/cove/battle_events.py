"""What happens in battles, from the first card to the last ship afloat."""

from __future__ import annotations

from typing import Any

from kaper.core.words import Text
from kaper.games.cove.cards import LAST, NAVY
from kaper.games.cove.events import CoveEvent, SeatEvent
from kaper.games.cove.mats import CombatantView, ShipView, combatants, ship_view
from kaper.games.cove.state import Cove
from kaper.games.cove.words import place_target, ship_name, ship_target


class FleetEvent(CoveEvent, frozen=True, kw_only=True):
    """Who fights changed, or how: `fleet` are the ships in the battle after it."""

    fleet: list[CombatantView] = []

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {"fleet": combatants(state)}


class CombatEvent(SeatEvent, frozen=True, kw_only=True):
    """What a captain did in a battle: the mat and the ships in the battle after it."""

    fleet: list[CombatantView] = []

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {**super().result(state, *args), "fleet": combatants(state)}


class PlaceEvent(CoveEvent, frozen=True, kw_only=True):
    """What was aimed at or struck: `at` is its address on the board, the same as that of the answer."""

    at: str = ""


class BattleBegan(FleetEvent, frozen=True, tag="battle-began"):
    """A battle begins."""

    mark = "battle"
    law = "combat.structure"
    cases = {"place": "loc"}
    place: int
    ships: list[int]


class LastBattleBegan(FleetEvent, frozen=True, tag="last-battle"):
    """The leaders are tied: a battle to the death."""

    mark = "battle"
    law = "end.tie"
    seats: list[int]


class TieRolled(CoveEvent, frozen=True, tag="tie-rolled"):
    """Equal ships roll one die each."""

    law = "order.tie-die"
    ships: list[int]
    faces: list[int]
    why: str

    def key(self) -> str:
        return "event-tie-rolled" if self.faces.count(max(self.faces)) == 1 else "event-tie-again"

    def text(self) -> Text:
        told = super().text()
        return Text(told.key, {**told.args, "best": ship_name(self.ships[self.faces.index(max(self.faces))])})


class BattleCardPlayed(CombatEvent, frozen=True, tag="battle-card"):
    """A battle card is laid."""

    law = "combat.prep.announce"
    card: int
    count: int
    chests: int = 0

    def key(self) -> str:
        return "event-battle-card-chests" if self.chests else "event-battle-card"


class PreparationPassed(CombatEvent, frozen=True, tag="preparation-passed"):
    """A captain plays no battle card."""

    law = "combat.prep.optional"


class RoundBegan(FleetEvent, frozen=True, tag="round-began"):
    """A round begins, in this order."""

    law = "combat.round.order"
    round: int
    ships: list[int]


class Reloaded(CombatEvent, frozen=True, tag="reloaded"):
    """A turn lost after a Six Gun Salute."""

    law = "volley.salute.reload"


class VolleyCardPlayed(SeatEvent, frozen=True, tag="volley-card"):
    """A volley card is laid."""

    law = "combat.volley.card"
    card: int


class Aimed(PlaceEvent, frozen=True, tag="aimed"):
    """Target and section are named."""

    law = "combat.volley.announce"
    cases = {"ship": "vessel"}
    ship: int
    target: int
    section: int

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {"at": place_target(args[1], args[2])}

    def key(self) -> str:
        return "event-aimed" if self.section >= 0 else "event-aimed-hull"


class Fired(CoveEvent, frozen=True, tag="fired"):
    """The dice of a volley and the least face that hits. For a pirate or the Navy a player rolls them."""

    law = "combat.volley.hit"
    ship: int
    roller: int
    faces: list[int]
    hits: int
    hit_on: int

    def key(self) -> str:
        return "event-fired" if self.ship == self.roller else "event-fired-for"


class Strayed(SeatEvent, frozen=True, tag="strayed"):
    """One of Hook's misses finds somebody else."""

    befalls = True
    law = "legend.hook.stray"
    face: int


class Damaged(SeatEvent, frozen=True, tag="damaged"):
    """Hits on a section, after its protectors took theirs."""

    befalls = True
    law = "combat.volley.damage"
    section: int
    hits: int
    position: int
    reading: int
    at: str = ""

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {**super().result(state, *args), "at": place_target(args[0], args[1])}


class ShipwrightHit(SeatEvent, frozen=True, tag="shipwright-hit"):
    """A shipwright takes hits; left 0 means lost."""

    befalls = True
    law = "shipwright.absorb"
    cases = {"section": "loc"}
    section: int
    left: int


class ParrotHit(SeatEvent, frozen=True, tag="parrot-hit"):
    """A parrot takes hits; left 0 means dead."""

    befalls = True
    law = "parrot.hit"
    parrot: int
    left: int


class PirateHit(PlaceEvent, frozen=True, tag="pirate-hit"):
    """A pirate or the Navy takes hits on the hull."""

    law = "combat.volley.npc-hull"
    ship: int
    hits: int
    left: int

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {"at": ship_target(args[0])}


class PirateSunk(FleetEvent, frozen=True, tag="pirate-sunk"):
    """A pirate or the Navy sinks; the fame is shared."""

    great = True
    cases = {"ship": "vessel"}
    ship: int
    seats: list[int]
    each: int

    def rule(self) -> str:
        return "navy.fame" if self.ship == NAVY else "legend.fame"


class PirateRepaired(CoveEvent, frozen=True, tag="pirate-repaired"):
    """The Dutchman at the end of a round, or any unbeaten pirate after a battle."""

    cases = {"ship": "vessel"}
    ship: int
    hull: int
    fighting: bool

    def rule(self) -> str:
        return "legend.dutchman.repair" if self.fighting else "legend.repair"


class Crippled(CombatEvent, frozen=True, tag="crippled"):
    """A ship must leave for the Cove."""

    befalls = great = True
    law = "combat.cripple"
    sections: list[int]


class Recoiled(SeatEvent, frozen=True, tag="recoiled"):
    """Grapeshot damages the shooter's own cannon."""

    law = "volley.grapeshot"


class Retreated(CombatEvent, frozen=True, tag="retreated"):
    """A ship retreats to the Cove."""

    law = "combat.retreat.action"


class MutinyRolled(SeatEvent, frozen=True, tag="mutiny-rolled"):
    """The mutiny die of a retreat."""

    law = "combat.retreat.mutiny"
    face: int


class Mutinied(SeatEvent, frozen=True, tag="mutiny"):
    """The crew takes everything."""

    befalls = great = True
    law = "combat.retreat.mutiny.loss"
    gold: int
    chests: int


class CacafuegoTaken(SeatEvent, frozen=True, tag="cacafuego-taken"):
    """The Cacafuego's die, shared by those who took it: after a battle for it, alone, or at Treasure Island."""

    face: int
    seats: list[int]
    each: int
    how: str  # fought, alone, shared

    def rule(self) -> str:
        more = {"alone": ".alone", "shared": ".treasure-island"}
        return "legend.cacafuego" + more.get(self.how, "")


class BattleEnded(CoveEvent, frozen=True, tag="battle-ended"):
    """Who stays at the place."""

    law = "combat.end"
    cases = {"place": "loc"}
    place: int
    seats: list[int]
    players: list[ShipView] = []
    """All mats, now that no battle card is in force."""

    @classmethod
    def result(cls, state: Cove, *args: Any) -> dict[str, Any]:
        return {"players": [ship_view(state, seat) for seat in range(state.seats)]}

    def key(self) -> str:
        if self.place == LAST:
            return "event-last-battle-ended" if self.seats else "event-last-battle-ended-none"
        return "event-battle-ended" if self.seats else "event-battle-ended-none"
