"""Names of things as texts: zones, nations, ships, cards, dice."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import ClassVar

from kaper.core.decisions import Choose, Pick
from kaper.core.words import Option, Text, Who, text
from kaper.games.marauders.atlas import NATIONS, ZONES
from kaper.games.marauders.box import item_name
from kaper.games.marauders.captains import LOCATIONS, NPCS, SHIP_NAMES
from kaper.games.marauders.state import Caribbean


def saying(message: str, names: Sequence[str]) -> Callable[[int], Text]:
    """What says the name of a thing by its number."""
    return [Text(message.format(name)) for name in names].__getitem__


zone_text = saying("zone-{}", ZONES)
zone_to = saying("zone-{}.to", ZONES)  # where somebody sails: with its preposition
nation_text = saying("nation-{}", NATIONS)
nation_gen = saying("nation-{}.gen", NATIONS)  # whose bounty: in the genitive
npc_text = saying("npc-{}", NPCS)
ship_text = saying("ship-{}", SHIP_NAMES)


def item_text(item: int) -> Text:
    return Text(item_name(item))


def items_text(items: list[int]) -> list[Text | Who]:
    return [item_text(item) for item in items]


# addresses: a thing has one, as an answer, a target, in events and on the board

AT = tuple(tuple(f"ship:{seat}/{location}" for location in LOCATIONS) for seat in range(4))
"""The locations of the players' ships."""


def address(side: int, npc: int, location: int) -> str:
    """A location of a ship: a player's, that of an NPC, or a garrison's crew."""
    if side >= 0:
        return AT[side][location]
    return f"npc:{NPCS[npc]}/{LOCATIONS[location]}" if npc >= 0 else f"garrison/{LOCATIONS[location]}"


def name_at(address: str) -> str:
    """The name of a thing in its address: `57` of `card:57`, `hull` of `ship:0/hull`."""
    return address.rpartition("/")[2].rpartition(":")[2]


def named(address: str) -> dict[str, Text]:
    """The thing at an address, as messages call it."""
    kind, name = address.partition(":")[0], name_at(address)
    if "/" in address:
        return {"location": Text(f"location-{name}")}
    if name.isdigit():
        return {"card": item_text(int(name))}
    called = {"weapon": "weapon", "flag": "nation", "ship-card": "ship"}.get(kind, "zone")
    return {called: Text(f"{called}-{name}")}


def thing_option(id: str, key: str, rule: str) -> Option:
    """An answer that is an address, or a verb with one: `card:57`, `richery:card:57`."""
    thing = id if id.count(":") < 2 else id.partition(":")[2]
    return Option(id, text(key, **named(thing)), (thing,), rule)


def paper_words(key: str, card: int, chance: int, pay: int = 0) -> Text:
    """What is done with a mission or a rumor, what its card says, and its test in per cent (0: there is none)."""
    return text(key, card=item_text(card), does=Text(f"{item_name(card)}.text"), chance=chance, pay=pay)


def play_words(card: int) -> Text:
    """To play this card, and what it does."""
    name = item_name(card)
    return Text("option-play", {"card": Text(name), "does": Text(f"{name}.text")})


def play_option(id: str, rule: str) -> Option:
    """The answer that plays the card at this address."""
    return Option(id, play_words(int(name_at(id))), (id,), rule)


class ChooseThing(Choose[Caribbean]):
    """A choice of things: the answers are their addresses, and `words` is their message."""

    def option(self, s: Caribbean, id: str) -> Option:
        return thing_option(id, self.words, self.rule)


class PickThings(Pick[Caribbean]):
    """Several things: the items are their addresses, and `words` is their message."""

    words: ClassVar[str]

    def option(self, s: Caribbean, id: str) -> Option:
        return thing_option(id, self.words, self.rule)


class PickCargo(PickThings):
    """Some of the own cargo."""

    def items(self, s: Caribbean) -> Sequence[str]:
        return [f"card:{card}" for card in s.players[self.seat].hold]


class PickOffered(PickThings):
    """Some of the cargo cards on offer."""

    def items(self, s: Caribbean) -> Sequence[str]:
        return [f"card:{card}" for card in s.market]


def side_text(side: int, npc: int) -> Text | Who:
    """Who fights: a seat, an NPC ship, or a garrison."""
    if side >= 0:
        return Who(side)
    return npc_text(npc) if npc >= 0 else Text("garrison")


def dice_text(dice: list[int]) -> str:
    """Dice as people read them: pips, and a skull for a success."""
    return " ".join(str(face) if face < 5 else "☠" for face in dice)
