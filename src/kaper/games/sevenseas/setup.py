"""Set-up, the zones of all cards, and the laws of conservation."""

from __future__ import annotations

from collections.abc import Iterator

from kaper.core.hidden import Zone, misplaced
from kaper.games.sevenseas.cards import (
    ADVENTURERS,
    CONVOYS,
    CURSES,
    ITEMS,
    KIND,
    LAST_ROUND,
    LOOT,
    PORTS,
    SHIPS,
    START_CARDS,
    START_CHESTS,
    START_FLEET,
    TALISMAN,
    UNDER_LAST_ROUND,
    size_of,
)
from kaper.games.sevenseas.state import Player, SevenSeas, SevenSeasOptions
from kaper.games.sevenseas.table import SevenSeasTable


def setup(seats: int, options: SevenSeasOptions) -> SevenSeas:
    """Everything out of the box; two players leave the convoys of four ships in it.

    setup.fleet, setup.chests, setup.characters, setup.zero-tokens, setup.2p.remove-convoys, setup.pirate-bay
    """
    removed = [card for card in CONVOYS if size_of(card) == 4] if seats == 2 else []
    return SevenSeas(
        seats=seats,
        agenda=[("prepare", ())],
        seen=[-1] * ITEMS,
        past=[()] * ITEMS,
        shuffles=0,
        options=options,
        players=[Player(START_FLEET, SHIPS - START_FLEET, START_CHESTS, []) for _ in range(seats)],
        adventure=[card for card in range(LAST_ROUND) if card not in removed],
        left=[],
        right=[],
        aside=[LAST_ROUND],
        box=removed,
        loot=list(LOOT),
        loot_discard=[],
        drawn=[],
    )


def prepare(t: SevenSeasTable) -> None:
    """Shuffle, deal three cards each, lay the last-round card on six others, and draw the first player.

    setup.adventure-hand, setup.last-round-card, setup.deal-order, setup.loot-deck, setup.first-player
    """
    s = t.state
    t.shuffle(s.adventure)
    t.shuffle(s.loot)
    for seat, player in enumerate(s.players):
        for _ in range(START_CARDS):
            card = s.adventure.pop()
            t.show(card, seat)
            player.hand.append(card)
    s.adventure.insert(UNDER_LAST_ROUND, s.aside.pop())
    s.first = t.roll(1, s.seats)[0] - 1
    t.next("choice")


def zones(s: SevenSeas) -> list[Zone]:
    """Every place a card can be in. Piles and hands hold what was shuffled together: they need not be choosy."""
    found = [
        Zone("adventure", s.adventure),
        Zone("left", s.left, PORTS.__contains__),
        Zone("right", s.right, is_right),
        Zone("aside", s.aside, is_last_round),
        Zone("box", s.box),
        Zone("loot", s.loot),
        Zone("loot-discard", s.loot_discard, LOOT.__contains__),
        Zone("drawn", s.drawn, is_good),
    ]
    for seat, player in enumerate(s.players):
        found.append(Zone(f"hand:{seat}", player.hand))
        found.append(Zone(f"hold:{seat}", player.hold, is_good))
        found.append(Zone(f"talismans:{seat}", player.talismans, is_talisman))
    return found


def is_right(item: int) -> bool:
    return item in CONVOYS or item in CURSES


def is_last_round(item: int) -> bool:
    return item == LAST_ROUND


def is_good(item: int) -> bool:
    return 0 <= KIND[item] < TALISMAN


def is_talisman(item: int) -> bool:
    return KIND[item] == TALISMAN


def problems(s: SevenSeas) -> Iterator[str]:
    """Cards, ships and corsair tokens are conserved; holds hold; guards stand where chests call for them."""
    yield from misplaced(s, zones(s))
    if any(card > LAST_ROUND for card in s.adventure) or any(item not in LOOT for item in s.loot):
        yield "a pile holds cards of another deck"
    if any(card >= LAST_ROUND for player in s.players for card in player.hand):
        yield "a hand holds a card that is not played from hands"
    taken = [nation for player in s.players for nation in player.corsairs]
    if len(set(taken)) < len(taken):
        yield f"corsair tokens {taken}"
    for seat, p in enumerate(s.players):
        if p.fleet + p.reserve + p.guards + p.sent != SHIPS:
            yield f"seat {seat} has {p.fleet} + {p.reserve} + {p.guards} + {p.sent} ships"
        if min(p.fleet, p.reserve, p.guards, p.sent, p.chests, p.yin_yang, p.skulls) < 0:
            yield f"seat {seat} has less than nothing"
        if p.room() < 0 or p.empty() < 0:
            yield f"seat {seat} carries {len(p.hold)} goods on {p.fleet} ships"
        ending = s.last_rounds == 0  # guards no longer matter
        if not ending and p.guards != p.required() and not (p.guards < p.required() and p.empty() == 0):
            yield f"seat {seat} has {p.guards} guards for {p.chests} chests and {p.empty()} empty ships"
        if any(not p.characters >> character & 1 for character in ADVENTURERS if character != p.chosen):
            yield f"seat {seat} lacks a character that always comes back"
