"""What happened in a fight: declarations, dice, hits, plunder and death."""

from __future__ import annotations

from kaper.core.events import Event
from kaper.core.words import Text, Who
from kaper.games.marauders.captains import LOCATIONS
from kaper.games.marauders.words import (
    dice_text,
    item_text,
    side_text,
)


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """A fight began."""

    mark = "battle"
    attacker: int
    defender: int
    npc: int

    def rule(self) -> str:
        return "combat.until-end" if self.attacker < 0 or self.defender >= 0 or self.npc >= 0 else "crew.triggers"

    def text(self) -> Text:
        args = {"attacker": side_text(self.attacker, self.npc), "defender": side_text(self.defender, self.npc)}
        return Text("event-battle-began", args)  # type: ignore[arg-type]


class Declared(Event, frozen=True, tag="declared"):
    """A side declared its action."""

    side: int
    npc: int
    action: str

    def rule(self) -> str:
        return "combat.actions"

    def text(self) -> Text:
        args = {"who": side_text(self.side, self.npc), "action": Text(f"action-{self.action}")}
        return Text("event-declared", args)  # type: ignore[arg-type]


class Rolled(Event, frozen=True, tag="rolled"):
    """Dice of a fight: the contest, Leadership, or where shots hit."""

    side: int
    npc: int
    what: str  # contest, crew, volley, long-guns, falconets, storm
    dice: list[int]

    def rule(self) -> str:
        rules = {"contest": "combat.contest", "crew": "crew.round", "long-guns": "mod.long-guns"}
        return rules.get(self.what, "mod.falconets" if self.what == "falconets" else "hit.locate")

    def text(self) -> Text:
        args = {
            "who": side_text(self.side, self.npc),
            "what": Text(f"roll-{self.what}"),
            "dice": dice_text(self.dice),
        }
        return Text("event-rolled", args)  # type: ignore[arg-type]


class ContestWon(Event, frozen=True, tag="contest-won"):
    """Who won the contest of Seamanship."""

    side: int
    npc: int
    how: str  # won, tied, nobody

    def rule(self) -> str:
        return "combat.contest" if self.how != "tied" else "combat.contest-tie"

    def text(self) -> Text:
        return Text(f"event-contest-{self.how}", {"who": side_text(self.side, self.npc)})


class Hit(Event, frozen=True, tag="hit"):
    """A hit was marked, or cancelled."""

    side: int
    npc: int
    location: int
    how: str  # marked, overflow, lost, braced, reinforced

    def rule(self) -> str:
        rules = {"marked": "hit.locate", "overflow": "hit.overflow", "reinforced": "mod.reinforced-hull"}
        return rules.get(self.how, "glory.combat-stage" if self.how == "braced" else "weapon.chain")

    def text(self) -> Text:
        args = {"who": side_text(self.side, self.npc), "location": Text(f"location-{LOCATIONS[self.location]}")}
        return Text(f"event-hit-{self.how}", args)  # type: ignore[arg-type]


class CrewLost(Event, frozen=True, tag="crew-lost"):
    """Crew fell in a fight or by fever."""

    side: int
    npc: int
    count: int

    def rule(self) -> str:
        return "crew.round"

    def text(self) -> Text:
        return Text("event-crew-lost", {"who": side_text(self.side, self.npc), "count": self.count})


class BattleEnded(Event, frozen=True, tag="battle-ended"):
    """How a fight ended."""

    winner: int
    npc: int
    how: str  # sunk, boarded, fled, parted, both-sunk, broken-off, beaten

    def rule(self) -> str:
        rules = {
            "sunk": "hit.hull",
            "boarded": "crew.lose",
            "fled": "combat.flee-win",
            "parted": "ruling.combat-stalemate",
        }
        return rules.get(self.how, "ruling.combat-both-sunk" if self.how == "both-sunk" else "ruling.land-crew-combat")

    def text(self) -> Text:
        return Text(f"event-battle-{self.how}", {"who": side_text(self.winner, self.npc)})


class Plundered(Event, frozen=True, tag="plundered"):
    """A winner took things from a loser; the cards stay hidden from others."""

    seat: int
    loser: int
    gold: int
    count: int

    def rule(self) -> str:
        return "plunder.player"

    def text(self) -> Text:
        args = {"who": Who(self.seat), "loser": Who(self.loser), "gold": self.gold, "count": self.count}
        return Text("event-plundered", args)  # type: ignore[arg-type]


class Died(Event, frozen=True, tag="died"):
    """A captain is dead or retired."""

    seat: int
    captain: int
    retired: bool

    def rule(self) -> str:
        return "retire" if self.retired else "death.discard"

    def text(self) -> Text:
        key = "event-retired" if self.retired else "event-died"
        return Text(key, {"who": Who(self.seat), "captain": item_text(self.captain)})
