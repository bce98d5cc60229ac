"""What lies open at the table: mats, cards, a raid to be, as views show them and as events carry them."""

from __future__ import annotations

import msgspec

from kaper.core.hidden import laid_open
from kaper.games.sevenseas.cards import (
    ADVENTURE,
    CHARACTERS,
    CONVOYS,
    COPIES,
    CURSES,
    GOODS,
    KIND,
    LAST_ROUND,
    LOOT_NAMES,
    NATIONS,
    POINTS_PER_SKULL,
    PORTS,
    PRICES,
    PRIVILEGE,
    SEND_BONUS,
    YIN_YANG_PER_POINT,
    nation_of,
    sale,
    size_of,
)
from kaper.games.sevenseas.odds import raid_odds
from kaper.games.sevenseas.state import NOBODY, Player, SevenSeas

BY_MASK = tuple(tuple(name for c, name in enumerate(CHARACTERS) if mask >> c & 1) for mask in range(128))
"""The names of the characters in each mask."""


class CardView(msgspec.Struct, frozen=True):
    """An adventure card that may be seen. `nation` and `size` are those of a convoy, `prices` those of a port."""

    item: int
    key: str
    type: str
    nation: str | None = None
    size: int = 0
    prices: tuple[int, int, int] | None = None


class LootView(msgspec.Struct, frozen=True):
    """A loot card that lies open."""

    item: int
    kind: str


class PlayerView(msgspec.Struct, frozen=True):
    """Everything public about a player."""

    seat: int
    chests: int
    lap: int  # the side of the 40/80 token, or 0
    fleet: int
    empty: int
    loaded: int
    reserve: int
    guards: int
    guards_owed: int
    sent: int
    room: int
    hold: list[LootView]
    talismans: int
    yin_yang: int
    skulls: int
    double_hold: int
    unsinkable: int
    corsairs: list[str]
    characters: tuple[str, ...]  # those that do not lie on the table
    character: str | None  # the one chosen, once it was called
    chosen: bool
    hand: int
    privileges: tuple[int, ...]  # what each character would give now to whoever is alone with it
    sells: int  # what the whole hold would bring now, as one batch
    points: int
    sources: tuple[int, int, int, int]  # the points from chests, talismans, yin-yang and skulls
    cards: list[CardView] = []  # the hand itself, where all cards lie open


class OddsView(msgspec.Struct, frozen=True):
    """For so many ships sent in all: the chance that the raid pays, and the share of the ships that survive."""

    ships: int
    success: float
    survive: float


class RaidView(msgspec.Struct, frozen=True):
    """A convoy that ships are being sent to."""

    captain: int
    convoy: CardView
    limit: int
    sent: list[int]
    odds: list[OddsView]


BATCHES = tuple(
    tuple((count * (good == 0), count * (good == 1), count * (good == 2)) for count in range(COPIES + 1))
    for good in range(len(GOODS))
)
"""For each good: batches of 0 to all of its cards."""


def card_view(card: int) -> CardView:
    """An adventure card."""
    if card in CONVOYS:
        return CardView(card, ADVENTURE[card], "convoy", NATIONS[nation_of(card)], size_of(card))
    kind = "port" if card in PORTS else "curse" if card in CURSES else "last-round"
    return CardView(card, ADVENTURE[card], kind, prices=PRICES.get(card))


def loot_views(items: list[int]) -> list[LootView]:
    """Open loot cards."""
    return [LootView(item, LOOT_NAMES[KIND[item]]) for item in items]


def lap(chests: int) -> int:
    """The side of the 40/80 token that a number of chests shows."""
    return 80 if chests >= 80 else 40 if chests >= 40 else 0


def player_view(s: SevenSeas, seat: int) -> PlayerView:
    """A player as everybody sees him or her."""
    p = s.players[seat]
    shown = p.chosen if NOBODY < p.chosen <= s.called else NOBODY
    return PlayerView(
        seat=seat,
        chests=p.chests,
        lap=lap(p.chests),
        fleet=p.fleet,
        empty=p.empty(),
        loaded=p.loaded(),
        reserve=p.reserve,
        guards=p.guards,
        guards_owed=max(p.required() - p.guards, 0),
        sent=p.sent,
        room=p.room(),
        hold=loot_views(p.hold),
        talismans=len(p.talismans),
        yin_yang=p.yin_yang,
        skulls=p.skulls,
        double_hold=p.double_hold,
        unsinkable=p.unsinkable,
        corsairs=[NATIONS[nation] for nation in p.corsairs],
        characters=BY_MASK[p.characters],
        character=None if shown == NOBODY else CHARACTERS[shown],
        chosen=p.chosen != NOBODY,
        hand=len(p.hand),
        cards=[card_view(card) for card in p.hand] if laid_open(s) else [],
        privileges=tuple(s.alone(seat) * amount for amount in PRIVILEGE),
        sells=sale(s.prices(), *p.cargo()),
        points=points(p),
        sources=sources(p),
    )


def sources(player: Player) -> tuple[int, int, int, int]:
    """Points from chests, talismans, yin-yang and skulls."""
    return (
        player.chests,
        len(player.talismans),
        player.yin_yang // YIN_YANG_PER_POINT,
        POINTS_PER_SKULL * player.skulls,
    )


def points(player: Player) -> int:
    """The points of a player."""
    return sum(sources(player))


def raid_view(s: SevenSeas, captain: int) -> RaidView:
    """The raid for which ships are being sent."""
    convoy = s.right[-1]
    limit = size_of(convoy) + SEND_BONUS[s.seats]
    odds = [OddsView(ships, *raid_odds(size_of(convoy), ships)) for ships in range(1, s.seats * limit + 1)]
    return RaidView(captain, card_view(convoy), limit, [p.sent for p in s.players], odds)


def sales(s: SevenSeas) -> tuple[tuple[int, ...], ...]:
    """Of each good: what 0, 1, 2 ... cards of it bring in one batch."""
    return tuple(tuple(sale(s.prices(), *row) for row in rows) for rows in BATCHES)


def above_last_round(s: SevenSeas) -> int | None:
    """How many cards lie above the last-round card; None once it was met."""
    return len(s.adventure) - 1 - s.adventure.index(LAST_ROUND) if LAST_ROUND in s.adventure else None
