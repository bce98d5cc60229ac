"""What is in the box: cards, tiles and boards, read from the data files; every item has a number."""

from __future__ import annotations

import tomllib
from importlib.resources import files
from typing import Any

import msgspec

from kaper.games.maracaibo.codes import (
    BURIALS,
    CARD_KINDS,
    KINDS,
    RAID_ACTIONS,
    Effect,
    RaidAction,
    effects_of,
    lasting,
    now,
    number_of,
    scoring,
)


def _read(name: str) -> dict[str, Any]:
    return tomllib.loads((files("kaper.games.maracaibo") / "data" / name).read_text(encoding="utf-8"))


_cards, _boards, _redbeard = _read("cards.toml"), _read("boards.toml"), _read("redbeard.toml")


# items: each kind is one run of numbers

_improvements: list[dict[str, Any]] = sorted(_cards["improvement"], key=lambda card: card["level"])
RESIDENCE0 = len(_cards["location"])
IMPROVEMENT0 = RESIDENCE0 + len(_cards["residence"])
LEVEL2 = IMPROVEMENT0 + sum(card["level"] == 1 for card in _improvements)
LOCATION2 = IMPROVEMENT0 + len(_improvements)
QUEST0 = LOCATION2 + len(_cards["location2"])
GALLEON0 = QUEST0 + len(_cards["quest"])
TILE0 = GALLEON0 + len(_cards["galleon"])
REDBEARD0 = TILE0 + len(_boards["islands"]["tiles"])
BLANK0 = REDBEARD0 + len(_redbeard["card"])
DEALT = 27  # cards in the Caribbean, whatever the layout
ITEMS = BLANK0 + DEALT

IN_PLAY = (8, 4, 15)  # locations, residences, improvements of level I that are dealt

EQUIPMENT, CREW, SHIP, LOCATION, RESIDENCE, BLANK = range(6)  # what a card in the Caribbean can be
GOLD, EMERALD, PEARL = range(3)

NAME: list[str] = [
    *(card["id"] for card in (*_cards["location"], *_cards["residence"], *_improvements, *_cards["location2"])),
    *(card["id"] for card in (*_cards["quest"], *_cards["galleon"])),
    *_boards["islands"]["tiles"],
    *(card["id"] for card in _redbeard["card"]),
    *["placeholder"] * DEALT,
]
KIND: list[int] = [
    *[LOCATION] * RESIDENCE0,
    *[RESIDENCE] * (IMPROVEMENT0 - RESIDENCE0),
    *(CARD_KINDS.index(card["kind"]) for card in _improvements),
    *[LOCATION] * (QUEST0 - LOCATION2),
    *[BLANK] * (ITEMS - QUEST0),
]
"""What each item is where it lies in the Caribbean."""
COST: list[int] = [0] * RESIDENCE0 + [card["cost"] for card in (*_cards["residence"], *_improvements)]
PRINTED: list[int] = [0] * IMPROVEMENT0 + [card["vp"] for card in _improvements]
TEXT: dict[int, str] = {
    **{i: card["actions"] for i, card in enumerate(_cards["location"])},
    **{IMPROVEMENT0 + i: card["effects"] for i, card in enumerate(_improvements)},
    **{LOCATION2 + i: card["actions"] for i, card in enumerate(_cards["location2"])},
    **{GALLEON0 + i: card["effects"] for i, card in enumerate(_cards["galleon"])},
}
"""The effects of a card as the data files write them."""

# raid actions printed on every ship board come first, then those of slots, cards and galleons
for _action in _boards["raid"]:
    RAID_ACTIONS.append(RaidAction(_action["id"], _action["strength"], now(_action["reward"])))
STANDARD_ACTIONS = (1 << len(RAID_ACTIONS)) - 1

HIDEOUT_BONUS: tuple[tuple[int, ...], ...] = tuple(now(_boards["hideout"][kind]["bonus"]) for kind in KINDS)
HIDEOUT_TEXT: tuple[str, ...] = tuple(_boards["hideout"][kind]["bonus"] for kind in KINDS)
BURIAL_TEXT: list[str] = [hole for kind in KINDS for hole in _boards["hideout"][kind]["holes"]]
BURIALS.extend(now(text) for text in BURIAL_TEXT)
HOLES = 5  # burial spaces of a kind
HIDEOUT_HOLES = HOLES * len(KINDS)


class Slot(msgspec.Struct, frozen=True):
    """An upgrade slot of the ship board."""

    id: str
    sector: int
    needs: int
    text: str
    now: tuple[int, ...]
    lasting: tuple[tuple[str, int], ...]


SECTOR = 6  # slots
BARRIERS: list[int] = _boards["ship"]["barriers"]
SLOTS: tuple[Slot, ...] = tuple(
    Slot(
        slot["id"],
        i // SECTOR,
        BARRIERS[i // SECTOR],
        slot["effects"],
        now(slot["effects"]),
        lasting(slot["id"], slot["effects"]),
    )
    for i, slot in enumerate(_boards["ship"]["slot"])
)
SLOT = {slot.id: i for i, slot in enumerate(SLOTS)}

NOW: dict[int, tuple[int, ...]] = {item: now(text) for item, text in TEXT.items()}
"""What a location offers, and what an improvement or galleon does when it is acquired."""
ADDS: dict[int, tuple[tuple[str, int], ...]] = {
    item: lasting(NAME[item], text) for item, text in TEXT.items() if item >= IMPROVEMENT0
}
"""What an improvement or galleon adds to the numbers of its owner's board."""
SCROLLS: dict[int, tuple[tuple[str, int, int], ...]] = {
    item: found for item, text in TEXT.items() if (found := scoring(text))
}
"""The grey scrolls of improvements."""
BURIAL_TEXT += [
    arg
    for text in TEXT.values()
    for effect in effects_of(text.split("|")[0])
    if effect.name == "burial_spaces"
    for arg in effect.args
]

HAS_TILE: list[bool] = [card["tile"] for card in _cards["location"]]
TILE_OF: dict[int, int] = {}
"""For each location with the treasure value symbol: its place among the value tiles."""
for _location, _symbol in enumerate(HAS_TILE):
    if _symbol:
        TILE_OF[_location] = len(TILE_OF)
TILE_KIND: list[int] = [KINDS.index(kind) for kind in _boards["islands"]["tiles"]]
ISLAND_START: int = _boards["islands"]["start"]
ISLAND_VALUES: list[list[int]] = _boards["islands"]["values"]
WORTH: list[int] = [max(vp for least, vp in ISLAND_VALUES if cubes >= least) for cubes in range(8)]


def worth(cubes: int) -> int:
    """What a treasure is worth while so many cubes lie on its island.

    score.treasures.0-2, score.treasures.3-4, score.treasures.5-6, score.treasures.7+
    """
    return WORTH[cubes] if cubes < len(WORTH) else WORTH[-1]


class ResidenceCard(msgspec.Struct, frozen=True):
    """What a residence scores: VP for each of the things counted, up to its maximum."""

    per: str
    vp: int
    most: int


RESIDENCES = tuple(ResidenceCard(card["per"], card["vp"], card["most"]) for card in _cards["residence"])


class Quest(msgspec.Struct, frozen=True):
    """A quest: what is counted, and how much of each the easier and the harder condition need."""

    kind: str
    counts: tuple[str, ...]
    easy: tuple[int, ...]
    easy_vp: int
    hard: tuple[int, ...]
    hard_vp: int


QUESTS = tuple(
    Quest(
        card["kind"],
        tuple(card["counts"]),
        tuple(card["easy"]),
        card["easy_vp"],
        tuple(card["hard"]),
        card["hard_vp"],
    )
    for card in _cards["quest"]
)
LETTER: list[str] = [card["letter"] for card in _cards["galleon"]]

TILES = len(_cards["tile"])  # black market tiles of a player
TILE_SIDES: list[list[str]] = [card["sides"] for card in _cards["tile"]]
TILE_NOW: list[list[tuple[int, ...]]] = [[now(side) for side in sides] for sides in TILE_SIDES]

LAYOUTS: dict[str, list[str]] = _boards["layouts"]
GULF_FIRST = now(_boards["gulf"]["first"])
GULF_ACTION = now(_boards["gulf"]["action"])
MARACAIBO_REWARD = now(_boards["maracaibo"]["reward"])

# the exploration track

TRACK_NAME: list[str] = [space["id"] for space in _boards["track"]]
TRACK = {name: i for i, name in enumerate(TRACK_NAME)}
TRACK_NEXT: list[tuple[int, ...]] = [tuple(TRACK[name] for name in space["next"]) for space in _boards["track"]]
TRACK_RIVERS: list[int] = [space["rivers"] for space in _boards["track"]]
TRACK_TEXT: list[str] = [space["effects"] for space in _boards["track"]]
TRACK_NOW: list[tuple[int, ...]] = [now(text) for text in TRACK_TEXT]
TRACK_END = len(TRACK_NAME) - 1
ALL_RIVERS = TRACK_RIVERS[TRACK_END]
RETIRE = TRACK_END + 1  # the space that the Retirement module adds

RUBY_TEXT: list[str] = _boards["rubies"]["spaces"]
RUBY_NOW: list[tuple[int, ...]] = [now(text) for text in RUBY_TEXT]
RUBY_TRADE: int = _boards["rubies"]["trade"]
DELIVERY: list[int] = [NAME.index(name) for name in _boards["rubies"]["delivery"]]

# what only the program writes into the list of things to do

UPGRADE = number_of(Effect("now", "upgrade"))
BURY = number_of(Effect("now", "bury"))
EXPLORE_ON = number_of(Effect("now", "explore_on"))  # an exploration after a swap: its value and the swaps used
REFILL = number_of(Effect("now", "refill"))  # of the space named by the parameter
ACTIVATE = number_of(Effect("now", "activate"))  # the own tile named by the parameter
RUBY_GAIN = number_of(Effect("now", "ruby_gain"))
RUBY_SELL = number_of(Effect("now", "ruby_sell"))
RUBY_EXCHANGE = number_of(Effect("now", "ruby_trade"))
SPEND = number_of(Effect("now", "spend"))  # strength of the raid just begun
TREASURE_OF_DIE = number_of(Effect("now", "treasure", ("die",)))
GAIN = [number_of(Effect("now", "treasure", (kind,))) for kind in KINDS]

# Redbeard

REDBEARD_CARDS: list[dict[str, Any]] = _redbeard["card"]
REDBEARD_A = [i for i, card in enumerate(REDBEARD_CARDS) if not card["extra"]]
REDBEARD_B = [i for i, card in enumerate(REDBEARD_CARDS) if card["extra"]]
REDBEARD_SLOTS: list[str] = _redbeard["slots"]
REDBEARD_TRACK = {name: _redbeard[name] for name in ("raid_vp", "raid_treasures", "raid_cube")} | {
    name: _redbeard[name] for name in ("explore_spaces", "explore_vp")
}
REDBEARD_SCORE: dict[str, int] = _redbeard["score"]


def item_key(item: int) -> str:
    """The key of an item in the catalogues."""
    if item >= BLANK0:
        return "card-placeholder"
    if item >= REDBEARD0:
        return f"redbeard-{NAME[item]}"
    if item >= TILE0:
        return f"kind-{NAME[item]}"
    if item >= GALLEON0:
        return f"galleon-{NAME[item]}"
    return f"quest-{NAME[item]}" if item >= QUEST0 else f"card-{NAME[item]}"
