"""Names of things as texts: zones, nations, ships, cards, dice."""

from __future__ import annotations

from kaper.core.words import Text, Who
from kaper.games.marauders.atlas import NATIONS, ZONES
from kaper.games.marauders.box import item_name
from kaper.games.marauders.captains import NPCS, SHIP_NAMES


def zone_text(zone: int) -> Text:
    return Text(f"zone-{ZONES[zone]}")


def zone_to(zone: int) -> Text:
    """Where somebody sails: the zone with its preposition."""
    return Text(f"zone-{ZONES[zone]}.to")


def nation_text(nation: int) -> Text:
    return Text(f"nation-{NATIONS[nation]}")


def nation_gen(nation: int) -> Text:
    """Whose bounty: the nation in the genitive."""
    return Text(f"nation-{NATIONS[nation]}.gen")


def npc_text(npc: int) -> Text:
    return Text(f"npc-{NPCS[npc]}")


def ship_text(ship: int) -> Text:
    return Text(f"ship-{SHIP_NAMES[ship]}")


def item_text(item: int) -> Text:
    return Text(item_name(item))


def items_text(items: list[int]) -> list[Text | Who]:
    return [item_text(item) for item in items]


def side_text(side: int, npc: int) -> Text | Who:
    """Who fights: a seat, an NPC ship, or a garrison."""
    if side >= 0:
        return Who(side)
    return npc_text(npc) if npc >= 0 else Text("garrison")


def dice_text(dice: list[int]) -> str:
    """Dice as people read them: pips, and a skull for a success."""
    return " ".join(str(face) if face < 5 else "☠" for face in dice)
