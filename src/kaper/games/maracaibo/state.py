"""The state: what lies in the Caribbean and on the players' boards, and what is still to be done this turn."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Literal

import msgspec

from kaper.core.game import Options
from kaper.core.state import State
from kaper.games.maracaibo.box import (
    ALL_RIVERS,
    COST,
    CREW,
    EMERALD,
    EQUIPMENT,
    GOLD,
    HIDEOUT_HOLES,
    HOLES,
    IMPROVEMENT0,
    KIND,
    PEARL,
    RESIDENCE,
    RESIDENCE0,
    SHIP,
    STANDARD_ACTIONS,
    TILE0,
    TILE_KIND,
    TILE_OF,
    TILES,
    TRACK_RIVERS,
)
from kaper.games.maracaibo.chart import CHARTS, PLACES, START, Chart

ROUNDS = 3
PURSE = 10  # of the first player; each later one has one more
QUESTS_DRAWN, QUESTS_MARKET = 2, 2
DRAFT, SAIL, SPACE, END = range(4)  # phases of a turn, as the board shows them


class MaracaiboOptions(Options, frozen=True):
    """The layout, whether large groups of locations are broken up, the modules, and Redbeard's B cards (solo)."""

    layout: Literal["A", "B", "C", "D"] = "A"
    break_groups: bool = True
    fog_locations: bool = False
    fog_improvements: bool = False
    skirmishes: bool = False
    quest_hunters: bool = False
    rubies: bool = False
    retirement: bool = False
    redbeard: Literal[0, 1, 2, 3, 4, 5, 6] = 3


class Player(msgspec.Struct):
    """A player's boards. Numbers that lasting effects add to are kept up to date when one is gained."""

    at: int = START
    explorer: int = 0
    vp: int = 0
    doubloons: int = 0
    cards: list[int] = []
    quests: list[int] = []
    drawn: list[int] = []  # quests among which one is chosen before the game
    galleon: list[int] = []
    slots: int = 0  # mask of the upgrades
    upgrades: int = 0
    stored: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])  # cubes above the digging line by kind
    buried: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    bonus: int = 0  # mask of the kinds whose bonus space is taken by a stored cube
    holes: int = 0  # mask of the burial spaces in use
    deep: int = 0  # what lies in the galleon's burial spaces: two bits each, kind + 1
    residences: int = 0  # mask
    tiles: list[int] = msgspec.field(default_factory=lambda: [-1] * TILES)  # where each black market tile lies
    rubies: int = 0
    retired: bool = False
    turns: int = 0
    equipment: int = 0
    crew: int = 0
    ship: int = 0
    lightning: int = 0
    printed: int = 0  # VP printed on the improvements
    raid_plus: int = 0
    gold_plus: int = 0
    emerald_plus: int = 0
    pearl_plus: int = 0
    explore_plus: int = 0
    discount: int = 0
    move_plus: int = 0
    rerolls: int = 0
    refreshes: int = 0
    more_burials: int = 0
    raid_actions: int = STANDARD_ACTIONS
    swaps: int = 0
    doubloon_income: int = 0
    vp_income: int = 0
    quest_income: int = 0


class Redbeard(msgspec.Struct):
    """The opponent of a solo game."""

    at: int = START
    explorer: int = 0
    vp: int = 0
    field: int = 1  # of the raid and exploration track
    upgrades: int = 0
    deck: list[int] = []
    played: list[int] = []  # cards of this pass through the deck, the last on top
    spare: list[int] = []  # cards not in the deck
    cards: list[int] = []
    quests: list[int] = []
    galleon: list[int] = []
    treasures: list[int] = msgspec.field(default_factory=lambda: [0, 0, 0])
    residences: int = 0
    rubies: int = 0
    turns: int = 0


class Sea(State):
    """The whole state."""

    options: MaracaiboOptions
    players: list[Player]
    redbeard: Redbeard | None
    sea: list[int]  # the card on each of the 27 places; a blank where there is none
    deck: list[int]  # level II
    turned: list[int]  # fog of improvements: which places of that deck hold a card face down
    unused: list[int]  # level I cards out of play
    blanks: list[int]
    quest_deck: list[int]
    quest_market: list[int]  # a row: refills enter at the left
    galleons: list[int]
    galleon_box: list[int]
    value_tiles: list[int]  # one for each location with the symbol, in their order
    cubes: list[int]  # on the treasure islands
    rubies: int = 0  # mask of the ruby market's spaces in use
    sides: int = 0  # mask of the black market tiles that show their second side
    down: int = 0  # mask of the places whose card lies face down
    round: int = 0
    first: int = 0
    active: int = -1  # the seat; -1: nobody, or Redbeard
    phase: int = DRAFT
    chain: list[list[int]] = []  # what is still to be done this turn, what comes first last (chain.py)
    doing: int = -1  # the effect under way
    done: list[int] = []  # what has been done at this space
    pools: list[int] = []  # strength left of this turn's raids, each as kind + 4 * strength
    stopped: bool = False  # spending strength was ended and nothing has happened since
    used: int = 0  # mask of the raid actions used this turn
    dice: list[int] = []  # of the raid under way; 0: not rolled
    rerolls: int = 0
    once: int = 0  # extra strength of the raid under way
    sold: bool = False  # a ruby this visit
    emptied: list[int] = []  # places whose card was bought and not yet replaced
    last: bool = False  # Maracaibo was reached in the third round
    over: bool = False


def chart(s: Sea) -> Chart:
    """The layout in play."""
    return CHARTS[s.options.layout]


def marked(s: Sea) -> int:
    """The seat after whose turn the game ends: to the right of the first player."""
    return (s.first - 1) % s.seats


def cost(p: Player, card: int, more: int = 0) -> int:
    """What a card costs this player: printed cost and a surcharge, less all discounts, never below 0."""
    return max(COST[card] + more - p.discount, 0)


def move_range(p: Player) -> int:
    """How many spaces the ship may move."""
    return 3 + p.move_plus


def rivers(p: Player) -> int:
    """The rivers behind the explorer; whoever has retired once has crossed them all."""
    return ALL_RIVERS if p.retired else TRACK_RIVERS[p.explorer]


def income(p: Player) -> int:
    """Doubloons at the end of a round."""
    return p.doubloon_income + p.quest_income * len(p.quests)


def treasures(p: Player, kind: int) -> int:
    """Treasures of a kind, buried or not."""
    return p.stored[kind] + p.buried[kind]


def buried(p: Player) -> int:
    """All buried treasures."""
    return sum(p.buried)


def free_holes(p: Player, kind: int) -> list[int]:
    """The burial spaces where a treasure of this kind can still go."""
    first, holes = kind * HOLES, p.holes
    found = [hole for hole in range(first, first + HOLES) if not holes >> hole & 1]
    for hole in range(HIDEOUT_HOLES, HIDEOUT_HOLES + p.more_burials):
        if not holes >> hole & 1:
            found.append(hole)
    return found


def may_bury(p: Player) -> bool:
    """Is there a stored treasure with a free space below?"""
    return any(p.stored[kind] and free_holes(p, kind) for kind in range(3))


TALLY: dict[str, Callable[[Player], int]] = {
    "gold": lambda p: p.stored[GOLD] + p.buried[GOLD],
    "emerald": lambda p: p.stored[EMERALD] + p.buried[EMERALD],
    "pearl": lambda p: p.stored[PEARL] + p.buried[PEARL],
    "buried-gold": lambda p: p.buried[GOLD],
    "buried-emerald": lambda p: p.buried[EMERALD],
    "buried-pearl": lambda p: p.buried[PEARL],
    "buried": buried,
    "sets": lambda p: min(treasures(p, kind) for kind in range(3)),
    "equipment": lambda p: p.equipment,
    "crew": lambda p: p.crew,
    "ship": lambda p: p.ship,
    "lightning": lambda p: p.lightning,
    "doubloon-income": income,
    "vp-income": lambda p: p.vp_income,
    "river": rivers,
    "residences": lambda p: p.residences.bit_count(),
    "cards-and-residences": lambda p: len(p.cards) + p.residences.bit_count(),
    "upgrades": lambda p: p.upgrades,
    "quest": lambda p: len(p.quests),
}
"""How much a player has of what cards count; `quests` that score are reckoned in scoring.py."""

KIND_FIELDS = {EQUIPMENT: "equipment", CREW: "crew", SHIP: "ship"}
DIE_FIELDS = ("gold_plus", "emerald_plus", "pearl_plus")


def face_up(s: Sea, place: int) -> bool:
    """Does the card on this place lie face up?"""
    return not s.down >> place & 1


def residence_places(s: Sea) -> list[int]:
    """The places of the residences, from left to right, then from top to bottom."""
    return [place for place in range(PLACES) if KIND[s.sea[place]] == RESIDENCE]


@lru_cache(1 << 10)
def seen_residences(sea: tuple[int, ...], down: int) -> tuple[int, ...]:
    """The residences among the cards of the Caribbean that lie face up."""
    return tuple(card for place, card in enumerate(sea) if RESIDENCE0 <= card < IMPROVEMENT0 and not down >> place & 1)


def has_residence(p: Player | Redbeard, card: int) -> bool:
    """Does the player have a marker on this residence card?"""
    return bool(p.residences >> card - RESIDENCE0 & 1)


def founded(s: Sea, card: int) -> bool:
    """Does any marker lie on this residence card?"""
    red = s.redbeard
    return any(has_residence(p, card) for p in s.players) or (red is not None and has_residence(red, card))


def value_kind(s: Sea, card: int) -> int:
    """The island that the value tile on a location names; -1: it has none."""
    place = TILE_OF.get(card)
    return -1 if place is None else TILE_KIND[s.value_tiles[place] - TILE0]


def tile_on(s: Sea, place: int) -> tuple[int, int] | None:
    """The black market tile on a place: whose, and which."""
    for seat, p in enumerate(s.players):
        if place in p.tiles:
            return seat, p.tiles.index(place)
    return None


def side(s: Sea, tile: int) -> int:
    """Which side of a black market tile is up."""
    return s.sides >> tile & 1


def market_size(s: Sea) -> int:
    """How many quests lie face up."""
    return QUESTS_MARKET + s.options.quest_hunters


def pool_kind(pool: int) -> int:
    return pool & 3


def pool_strength(pool: int) -> int:
    return pool >> 2
