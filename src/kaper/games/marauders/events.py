"""What happened: the events of the log, each with its rule and its words; those of fights are in fight_events."""

from __future__ import annotations

from typing import Any

from kaper.core.words import Text, Who, text
from kaper.games.marauders.atlas import NATIONS, ZONES
from kaper.games.marauders.box import EVENT, EVENTS, GOOD, GOODS, MERCHANT_NATION, MOD, MODS, NPC_CARD, WEAPONS
from kaper.games.marauders.captains import NPCS, SHIP_NAMES, SKILLS
from kaper.games.marauders.fight_events import (
    BattleBegan,
    BattleEnded,
    ContestWon,
    CrewLost,
    Declared,
    Died,
    Hit,
    Plundered,
    Rolled,
    SeaEvent,
    SeatEvent,
)
from kaper.games.marauders.mats import Card, card, cards, on_offer
from kaper.games.marauders.state import Caribbean, commander, npc_ship
from kaper.games.marauders.words import (
    AT,
    dice_text,
    item_text,
    nation_text,
    npc_text,
    zone_text,
    zone_to,
)


class Began(SeatEvent, frozen=True, tag="began"):
    """Captains and ships are shown."""

    law = "setup.ship-choice"
    captain: int
    ship: int


class FirstPlayer(SeaEvent, frozen=True, tag="first-player"):
    """A captain drawn at random begins."""

    law = "setup.first-player"
    seat: int


class EventDrawn(SeaEvent, frozen=True, tag="event-drawn"):
    """The event of the round."""

    law = "event.draw"
    round: int
    card: int
    event: str | None = None
    entering: Card | None = None
    entering_npc: str | None = None
    entering_zone: str | None = None

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        drawn = args[1]
        if drawn in NPC_CARD:
            npc = NPC_CARD[drawn]
            return {"entering": card(drawn), "entering_npc": NPCS[npc.npc], "entering_zone": ZONES[npc.zone]}
        return {"event": EVENTS[EVENT[drawn]]}


class NpcMoved(SeaEvent, frozen=True, tag="npc-moved"):
    """An NPC ship moved; `hunting` says after whom, -1 if it followed the compass."""

    npc: int
    start: int
    to: int
    hunting: int

    def rule(self) -> str:
        return "npc.move-icons" if self.hunting < 0 else "hunt.override"

    def text(self) -> Text:
        key = "event-npc-moved" if self.hunting < 0 else "event-npc-hunts"
        zone = zone_to(self.to) if self.hunting < 0 else zone_text(self.to)
        return Text(key, {"npc": npc_text(self.npc), "zone": zone, "who": Who(max(self.hunting, 0))})


class NpcEntered(SeaEvent, frozen=True, tag="npc-entered"):
    """An NPC ship was placed at the end of the round."""

    law = "npc.enter-end-of-round"
    npc: int
    zone: int
    captain: str
    ship: str = ""
    skills: list[int] = []
    cards: int = 0

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        npc = state.npcs[args[0]]
        skills = list(commander(npc, args[0]).skills)
        return {"ship": SHIP_NAMES[npc_ship(state, args[0])], "skills": skills, "cards": len(npc.pile)}

    def text(self) -> Text:
        return text(
            "event-npc-entered", npc=npc_text(self.npc), zone=zone_text(self.zone), captain=Text(f"npc-{self.captain}")
        )


class NpcScouted(SeaEvent, frozen=True, tag="npc-scouted"):
    """An NPC ship looked for a player."""

    law = "npc.scout-battle"
    npc: int
    seat: int
    dice: list[int]

    def text(self) -> Text:
        found = "yes" if max(self.dice) > 4 else "no"
        return text(
            "event-npc-scouted", npc=npc_text(self.npc), who=Who(self.seat), dice=dice_text(self.dice), found=found
        )


class War(SeaEvent, frozen=True, tag="war"):
    """Two nations are at war."""

    law = "ruling.war-effects"
    nations: list[int]

    def text(self) -> Text:
        return Text("event-war", {"nations": [nation_text(nation) for nation in self.nations]})


class PeaceMade(SeaEvent, frozen=True, tag="peace-made"):
    """The war is over."""

    law = "ruling.war-effects"


class MerchantsReturned(SeaEvent, frozen=True, tag="merchants-returned"):
    """The merchants of the track are at sea again."""

    law = "merchant.refill"
    zones: list[int]  # where one lies face down again

    def text(self) -> Text:
        return Text("event-merchants-returned", {"count": len(self.zones)})


class TurnBegan(SeaEvent, frozen=True, tag="turn-began"):
    """A player's turn."""

    law = "turn.phases"
    seat: int


class Moved(SeatEvent, frozen=True, tag="moved"):
    """A ship sailed to a zone, left its port or entered it."""

    law = "move.step"
    zone: int
    port: bool
    left: bool = False

    def text(self) -> Text:
        key = "event-entered" if self.port else "event-left" if self.left else "event-sailed"
        zone = zone_text(self.zone) if self.port or self.left else zone_to(self.zone)
        return Text(key, {"who": Who(self.seat), "zone": zone})


class TurnedAway(SeaEvent, frozen=True, tag="turned-away"):
    """Port Royale let nobody in."""

    law = "ruling.port-royale-toll"
    seat: int


class Tested(SeaEvent, frozen=True, tag="tested"):
    """A skill test."""

    law = "test.success"
    seat: int
    skill: int
    dice: list[int]

    def text(self) -> Text:
        count = sum(face > 4 for face in self.dice)
        return text(
            "event-tested",
            who=Who(self.seat),
            skill=Text(f"skill-{SKILLS[self.skill]}.gen"),
            dice=dice_text(self.dice),
            count=count,
        )


class Scouted(SeaEvent, frozen=True, tag="scouted"):
    """A Scout action named its target."""

    law = "scout.target"
    seat: int
    target: int  # seat, 10 + NPC, 20 + zone of the merchant

    def text(self) -> Text:
        target: Text | Who
        if self.target < 10:
            target = Who(self.target)
        else:
            target = npc_text(self.target - 10) if self.target < 20 else Text("merchant")
        return Text("event-scouted", {"who": Who(self.seat), "target": target})


class Hidden(SeaEvent, frozen=True, tag="hidden"):
    """Fog hid a ship that had been found."""

    law = "ruling.scout-fog"
    seat: int


class GoldMoved(SeatEvent, frozen=True, tag="gold-moved"):
    """Gold was gained or paid."""

    law = "info.gold"
    gold: int
    because: str

    def text(self) -> Text:
        key = "event-gold-gained" if self.gold >= 0 else "event-gold-paid"
        return text(key, who=Who(self.seat), gold=abs(self.gold), because=Text(f"because-{self.because}"))


class Sold(SeatEvent, frozen=True, tag="sold"):
    """Cargo was sold."""

    law = "sell.price"
    cards: list[int]
    gold: int


class DemandChanged(SeaEvent, frozen=True, tag="demand-changed"):
    """A port wants something else."""

    law = "sell.replace-demand"
    zone: int
    token: int
    good: str = ""

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        return {"good": GOODS[GOOD[args[1]]]}

    def text(self) -> Text:
        return Text("event-demand-changed", {"zone": zone_text(self.zone), "good": item_text(self.token)})


class Bought(SeatEvent, frozen=True, tag="bought"):
    """Cargo was bought; only the buyer knows which."""

    law = "ruling.buy-discount-proof"
    count: int
    gold: int
    cards: list[int] | None = None

    def key(self) -> str:
        return "event-bought-own" if self.cards else "event-bought"


class CargoLost(SeatEvent, frozen=True, tag="cargo-lost"):
    """Cargo went overboard."""

    befalls = True
    law = "buy.leftovers"
    cards: list[int]


class CargoKept(SeatEvent, frozen=True, tag="cargo-kept"):
    """Cards of loot were stowed."""

    law = "raid.loot"
    cards: list[int]


class ModShown(SeaEvent, frozen=True, tag="mod-shown"):
    """The modification of a port was turned up."""

    law = "mod.reveal"
    zone: int
    token: int
    mod: str = ""

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        return {"mod": MODS[MOD[args[1]]]}

    def text(self) -> Text:
        return Text("event-mod-shown", {"zone": zone_text(self.zone), "mod": item_text(self.token)})


class ModFitted(SeatEvent, frozen=True, tag="mod-fitted"):
    """A modification was bought or won."""

    law = "mod.buy"
    token: int

    def text(self) -> Text:
        return Text("event-mod-fitted", {"who": Who(self.seat), "mod": item_text(self.token)})


class ModReturned(SeatEvent, frozen=True, tag="mod-returned"):
    """A modification lies face down in a port again."""

    law = "mod.return"
    zone: int


class Repaired(SeatEvent, frozen=True, tag="repaired"):
    """A location was repaired by some points; `at` is its address."""

    location: int
    points: int
    at: str = ""

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        return {**super().result(state, *args), "at": AT[args[0]][args[1]]}

    def rule(self) -> str:
        return "recruit.test" if self.location == 3 else "yard.repair"


class Restored(SeatEvent, frozen=True, tag="restored"):
    """The Reinforced Hull is ready again."""

    law = "mod.reinforced-hull"


class WeaponMoved(SeatEvent, frozen=True, tag="weapon-moved"):
    """A special weapon was taken, sold or used."""

    weapon: int
    how: str  # bought, sold, used

    def rule(self) -> str:
        return "yard.weapons" if self.how != "used" else f"weapon.{WEAPONS[self.weapon]}"

    def key(self) -> str:
        return f"event-weapon-{self.how}"


class ShipTaken(SeatEvent, frozen=True, tag="ship-taken"):
    """A captain changed ships."""

    ship: int
    bought: bool

    def rule(self) -> str:
        return "yard.ship-trade" if self.bought else "capture.ship"

    def key(self) -> str:
        return "event-ship-bought" if self.bought else "event-ship-captured"


class RumorHeard(SeatEvent, frozen=True, tag="rumor-heard"):
    """A rumor was drawn; only its owner knows which."""

    law = "rumor.acquire"
    card: int | None = None

    def key(self) -> str:
        return "event-rumor-heard" if self.card is None else "event-rumor-heard-own"


class RumorVerified(SeatEvent, frozen=True, tag="rumor-verified"):
    """A rumor was shown and proved true or false."""

    card: int
    true: bool

    def rule(self) -> str:
        return "rumor.true" if self.true else "rumor.false"

    def key(self) -> str:
        return "event-rumor-true" if self.true else "event-rumor-false"


class MissionMoved(SeatEvent, frozen=True, tag="mission-moved"):
    """A mission was offered, claimed, completed or lost."""

    card: int
    how: str  # offered, claimed, failed, completed, lost
    offered: list[Card] = []

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        return {**super().result(state, *args), "offered": cards(state.offered)}

    def rule(self) -> str:
        rules = {"offered": "mission.refill", "claimed": "mission.claim", "failed": "mission.fail-stays"}
        return rules.get(self.how, "mission.glory" if self.how == "completed" else "mission.one")

    def key(self) -> str:
        return f"event-mission-{self.how}"


class Hired(SeatEvent, frozen=True, tag="hired"):
    """A specialist came aboard."""

    law = "specialist.hire"
    card: int
    specialist: str


class Stashed(SeatEvent, frozen=True, tag="stashed"):
    """Gold was moved between ship and chest; nobody else knows how much."""

    law = "stash.secret"
    stash: int | None = None

    def key(self) -> str:
        return "event-stashed" if self.stash is None else "event-stashed-own"


class BountyChanged(SeatEvent, frozen=True, tag="bounty-changed"):
    """A nation raised or lowered its bounty."""

    nation: int
    level: int
    raised: bool

    def rule(self) -> str:
        return "bounty.track" if self.raised else "bounty.permanent"

    def key(self) -> str:
        return "event-bounty-raised" if self.raised else "event-bounty-lowered"


class MerchantFound(SeaEvent, frozen=True, tag="merchant-found"):
    """A merchant token was turned over."""

    law = "merchant.to-track"
    seat: int
    zone: int
    token: int
    track: list[str] = []

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        return {"track": [NATIONS[MERCHANT_NATION[token]] for token in state.track]}

    def text(self) -> Text:
        return Text("event-merchant-found", {"who": Who(self.seat), "flag": item_text(self.token)})


class MerchantLetGo(SeaEvent, frozen=True, tag="merchant-let-go"):
    """The merchant sailed away in peace."""

    law = "merchant.let-go"
    seat: int


class CargoDrawn(SeaEvent, frozen=True, tag="cargo-drawn"):
    """Cargo cards were drawn face up."""

    law = "raid.draw"
    seat: int
    cards: list[int]
    market: list[Card | None] = []
    """The cargo cards that lie on offer after it."""

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        return {"market": on_offer(state)}


class CargoDiscarded(SeaEvent, frozen=True, tag="cargo-discarded"):
    """A card of the raid was discarded."""

    law = "raid.discarded-ignored"
    seat: int
    card: int
    market: list[Card | None] = []
    """The cargo cards that lie on offer after it."""

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        return {"market": on_offer(state)}


class Raided(SeaEvent, frozen=True, tag="raided"):
    """How a raid ended."""

    great = True
    seat: int
    how: str  # looted, escaped, crippled, sunk
    loot: int

    def rule(self) -> str:
        rules = {"looted": "raid.loot", "escaped": "raid.escape", "crippled": "raid.fail-destroyed"}
        return rules.get(self.how, "raid.sunk")

    def key(self) -> str:
        return f"event-raid-{self.how}"


class PointGained(SeatEvent, frozen=True, tag="point-gained"):
    """A Glory Point."""

    great = True
    points: int
    deed: str

    def rule(self) -> str:
        rules = {"sale": "sell.glory", "raid": "raid.glory", "ship": "yard.glory-ship", "defeat": "glory.defeat"}
        return rules.get(self.deed, f"{self.deed}.glory")


class GloryDrawn(SeatEvent, frozen=True, tag="glory-drawn"):
    """A glory card was drawn; only its owner knows which."""

    law = "glory.card-per-point"
    card: int | None = None

    def key(self) -> str:
        return "event-glory-drawn" if self.card is None else "event-glory-drawn-own"


class GloryDiscarded(SeatEvent, frozen=True, tag="glory-discarded"):
    """A glory card was discarded unplayed."""

    law = "glory.hand-limit"
    card: int


class CardPlayed(SeatEvent, frozen=True, tag="card-played"):
    """A glory card was played, withheld or cancelled."""

    card: int
    how: str  # played, withheld, cancelled

    def rule(self) -> str:
        return {"withheld": "glory.withhold", "cancelled": "ruling.card-played"}.get(self.how, "glory.play-own-turn")

    def key(self) -> str:
        return f"event-card-{self.how}"


class MerchantsSeen(SeaEvent, frozen=True, tag="merchants-seen"):
    """Merchant tokens were looked at, and perhaps swapped."""

    law = "glory.play-own-turn"
    seat: int
    zones: list[int]
    swapped: bool

    def text(self) -> Text:
        zones: list[Text | Who] = [zone_text(zone) for zone in self.zones]
        key = "event-merchants-swapped" if self.swapped else "event-merchants-seen"
        return Text(key, {"who": Who(self.seat), "zones": zones})


class Announced(SeatEvent, frozen=True, tag="announced"):
    """Somebody has reached the target: this round is the last."""

    law = "end.ten"
    total: int


class GameEnded(SeaEvent, frozen=True, tag="game-ended"):
    """The game is over: by glory, by the event deck or by the captain deck; the chests are opened."""

    how: str  # glory, events, captains
    totals: list[int]

    def rule(self) -> str:
        return {"glory": "end.ten", "events": "end.event-deck"}.get(self.how, "end.captain-deck")

    def key(self) -> str:
        return f"event-game-ended-{self.how}"


EVENT_TYPES = (
    *(Began, FirstPlayer, EventDrawn, NpcMoved, NpcEntered, NpcScouted, War, PeaceMade, MerchantsReturned, TurnBegan),
    *(Moved, TurnedAway, Tested, Scouted, Hidden, GoldMoved, Sold, DemandChanged, Bought, CargoLost, CargoKept),
    *(ModShown, ModFitted, ModReturned, Repaired, Restored, WeaponMoved, ShipTaken, RumorHeard, RumorVerified),
    *(MissionMoved, Hired, Stashed, BountyChanged, MerchantFound, MerchantLetGo, CargoDrawn, CargoDiscarded, Raided),
    *(BattleBegan, Declared, Rolled, ContestWon, Hit, CrewLost, BattleEnded, Plundered, Died, PointGained),
    *(GloryDrawn, GloryDiscarded, CardPlayed, MerchantsSeen, Announced, GameEnded),
)
