"""What happened in a fight: declarations, dice, hits, plunder and death."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kaper.core.events import Event
from kaper.core.words import Text, Who, Word, text
from kaper.games.marauders.box import WEAPONS
from kaper.games.marauders.captains import CREW, HULL, LOCATIONS
from kaper.games.marauders.mats import OpenBoard, OwnBoard, open_board, own_board
from kaper.games.marauders.state import Caribbean
from kaper.games.marauders.words import (
    address,
    dice_text,
    item_text,
    items_text,
    nation_gen,
    ship_text,
    side_text,
    zone_text,
)

WORDS: dict[str, Callable[[Any], Word]] = {
    "card": item_text,
    "captain": item_text,
    "cards": items_text,
    "ship": ship_text,
    "zone": zone_text,
    "location": lambda location: Text(f"location-{LOCATIONS[location]}"),
    "nation": nation_gen,
    "weapon": lambda weapon: Text(f"weapon-{WEAPONS[weapon]}"),
    "specialist": lambda name: Text(f"specialist-{name}"),
    "deed": lambda deed: Text(f"deed-{deed}"),
    "loser": Who,
}
"""What a field of an event is called in its message, where it is more than a number."""


class SeaEvent(Event, frozen=True):
    """Its words: cards, places and ships by their names, dice as pips and skulls."""

    def word(self, field: str, value: Any) -> Word | None:
        if field in WORDS and value is not None:
            return WORDS[field](value)
        return super().word(field, value)


class MatEvent(SeaEvent, frozen=True, kw_only=True):
    """What changes the board of one player: `now` is that board after it, `mine` what only they see of it."""

    now: OpenBoard | None = None
    mine: OwnBoard | None = None

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        return {"now": open_board(state, args[0])}

    @classmethod
    def own(cls, state: Caribbean, *args: Any) -> tuple[int, dict[str, Any]] | None:
        return args[0], {"mine": own_board(state, args[0])}


class SeatEvent(MatEvent, frozen=True):
    """What one player did or what happened to one."""

    seat: int


class SideEvent(MatEvent, frozen=True, kw_only=True):
    """What happened to a ship, in a fight or by weather: `at` is the location's address, as that of an answer.

    If no player sails the ship, `enemy` are its cubes after it.
    """

    enemy: list[int] | None = None
    at: str = ""

    @classmethod
    def struck(cls, *args: Any) -> int:
        """The location that was struck."""
        return CREW

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        at = {"at": address(args[0], args[1], cls.struck(*args))}
        if args[0] >= 0:
            return super().result(state, *args) | at
        return {"enemy": state.enemy.now[:], **at} if state.enemy is not None else at

    @classmethod
    def own(cls, state: Caribbean, *args: Any) -> tuple[int, dict[str, Any]] | None:
        return super().own(state, *args) if args[0] >= 0 else None


class BattleBegan(Event, frozen=True, tag="battle-began"):
    """A fight began."""

    mark = "battle"
    attacker: int
    defender: int
    npc: int
    enemy: list[int] | None = None
    enemy_skills: list[int] = []

    @classmethod
    def result(cls, state: Caribbean, *args: Any) -> dict[str, Any]:
        enemy = state.enemy
        return {} if enemy is None else {"enemy": enemy.now[:], "enemy_skills": [enemy.seamanship, enemy.leadership]}

    def rule(self) -> str:
        return "combat.until-end" if self.attacker < 0 or self.defender >= 0 or self.npc >= 0 else "crew.triggers"

    def text(self) -> Text:
        return text(
            "event-battle-began",
            attacker=side_text(self.attacker, self.npc),
            defender=side_text(self.defender, self.npc),
        )


class Declared(Event, frozen=True, tag="declared"):
    """A side declared its action."""

    law = "combat.actions"
    side: int
    npc: int
    action: str

    def text(self) -> Text:
        return text("event-declared", who=side_text(self.side, self.npc), action=Text(f"action-{self.action}"))


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
        return text(
            "event-rolled",
            who=side_text(self.side, self.npc),
            what=Text(f"roll-{self.what}"),
            dice=dice_text(self.dice),
        )


class ContestWon(Event, frozen=True, tag="contest-won"):
    """Who won the contest of Seamanship."""

    side: int
    npc: int
    how: str  # won, tied, nobody

    def rule(self) -> str:
        return "combat.contest" if self.how != "tied" else "combat.contest-tie"

    def text(self) -> Text:
        return Text(f"event-contest-{self.how}", {"who": side_text(self.side, self.npc)})


class Hit(SideEvent, frozen=True, tag="hit"):
    """A hit was marked, or cancelled."""

    side: int
    npc: int
    location: int
    how: str  # marked, overflow, lost, braced, reinforced

    @classmethod
    def struck(cls, *args: Any) -> int:
        return HULL if args[3] == "overflow" else int(args[2])

    def rule(self) -> str:
        rules = {"marked": "hit.locate", "overflow": "hit.overflow", "reinforced": "mod.reinforced-hull"}
        return rules.get(self.how, "glory.combat-stage" if self.how == "braced" else "weapon.chain")

    def text(self) -> Text:
        return text(
            f"event-hit-{self.how}",
            who=side_text(self.side, self.npc),
            location=Text(f"location-{LOCATIONS[self.location]}"),
        )


class CrewLost(SideEvent, frozen=True, tag="crew-lost"):
    """Crew fell in a fight or by fever."""

    law = "crew.round"
    side: int
    npc: int
    count: int

    def text(self) -> Text:
        return Text("event-crew-lost", {"who": side_text(self.side, self.npc), "count": self.count})


class BattleEnded(Event, frozen=True, tag="battle-ended"):
    """How a fight ended."""

    great = True
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


class Plundered(SeatEvent, frozen=True, tag="plundered"):
    """A winner took things from a loser; the cards stay hidden from others."""

    law = "plunder.player"
    loser: int
    gold: int
    count: int


class Died(SeatEvent, frozen=True, tag="died"):
    """A captain is dead or retired."""

    befalls = great = True
    captain: int
    retired: bool

    def rule(self) -> str:
        return "retire" if self.retired else "death.discard"

    def key(self) -> str:
        return "event-retired" if self.retired else "event-died"
