"""Setting up: the box, the Caribbean dealt in a layout, quests drafted, purses filled; zones and conservation laws."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kaper.core.chance import Fast
from kaper.core.decisions import Pick, together
from kaper.core.hidden import Zone, misplaced
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.core.words import text as say
from kaper.games.maracaibo.box import (
    ADDS,
    BLANK,
    BLANK0,
    GALLEON0,
    IMPROVEMENT0,
    IN_PLAY,
    ISLAND_START,
    ITEMS,
    KIND,
    LEVEL2,
    LOCATION,
    NOW,
    PRINTED,
    QUEST0,
    REDBEARD0,
    REDBEARD_A,
    REDBEARD_B,
    RESIDENCE,
    RESIDENCE0,
    SHIP,
    SLOTS,
    STANDARD_ACTIONS,
    TILE0,
    TILES,
)
from kaper.games.maracaibo.chart import PLACES
from kaper.games.maracaibo.codes import LASTING
from kaper.games.maracaibo.events import Began, QuestsKept
from kaper.games.maracaibo.state import (
    DIE_FIELDS,
    KIND_FIELDS,
    PURSE,
    QUESTS_DRAWN,
    MaracaiboOptions,
    Player,
    Redbeard,
    Sea,
    chart,
    free_holes,
    market_size,
)
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.words import quest_option

SOLO_GALLEONS = 3
MORE_GALLEONS = 2  # than players
GROUP = 4  # adjacent locations that are broken up
SWAPS_BEFORE_RESTART = 200
FACE_DOWN = 21  # cards of level II in the fog of improvements


def setup(seats: int, options: MaracaiboOptions) -> Sea:
    """Everything in the box, nothing shuffled yet; four cubes on each island (setup.islands.cubes)."""
    return Sea(
        seats=seats,
        agenda=[("deal", ())],
        seen=[-1] * ITEMS,
        past=[()] * ITEMS,
        shuffles=0,
        options=options,
        players=[Player() for _ in range(seats)],
        redbeard=Redbeard() if seats == 1 else None,
        sea=list(range(BLANK0, ITEMS)),
        deck=list(range(LEVEL2, QUEST0)),
        turned=[],
        unused=list(range(LEVEL2)),
        blanks=[],
        quest_deck=list(range(QUEST0, GALLEON0)),
        quest_market=[],
        galleons=[],
        galleon_box=list(range(GALLEON0, TILE0)),
        value_tiles=list(range(TILE0, REDBEARD0)),
        cubes=[ISLAND_START] * 3,
    )


def deal(t: SeaTable) -> Script:
    """The Caribbean, the decks, the galleons; each player keeps a quest; the first player is drawn.

    setup.deck2, setup.quests.draft, setup.first-player, setup.value-tiles, setup.galleons.market, setup.black-market.sides,
    setup.quests.market, setup.money, solo.setup.galleons
    """
    s = t.state
    deal_caribbean(t)
    t.shuffle(s.value_tiles)
    if not s.options.fog_locations:
        for tile in s.value_tiles:
            t.reveal(tile)
    t.shuffle(s.deck)
    if s.options.fog_improvements:
        s.turned = [1] * FACE_DOWN + [0] * (len(s.deck) - FACE_DOWN)
        Fast(t.number()).shuffle(s.turned)
        t.look_at_deck()
    t.shuffle(s.galleon_box)
    for _ in range(SOLO_GALLEONS if s.redbeard is not None else s.seats + MORE_GALLEONS):
        s.galleons.append(s.galleon_box.pop())
        t.reveal(s.galleons[-1])
    s.sides = sum(face - 1 << tile for tile, face in enumerate(t.roll(TILES, 2)))
    t.shuffle(s.quest_deck)
    for seat, p in enumerate(s.players):
        for _ in range(QUESTS_DRAWN + s.options.quest_hunters):
            p.drawn.append(s.quest_deck.pop())
            t.show(p.drawn[-1], seat)
    kept = yield together({seat: KeepQuests(seat) for seat in range(s.seats)})
    for seat, answer in kept.items():
        keep_quests(t, seat, [int(id[6:]) for id in answer])
    t.shuffle(s.quest_deck)
    t.refill_quests()
    if s.redbeard is not None:
        deal_redbeard(t, s.redbeard)
    else:
        s.first = t.roll(1, s.seats)[0] - 1
    for i in range(s.seats):
        s.players[(s.first + i) % s.seats].doubloons = PURSE + i
    t.tell(Began, s.first, [p.doubloons for p in s.players])
    t.next("round_begins", s.first)


# the Caribbean


def deal_caribbean(t: SeaTable) -> None:
    """Locations, some of the residences and of the improvements of level I, on places drawn at random.

    setup.caribbean.deal, setup.deck1.residences, setup.deck1.improvements, setup.deck1.unused
    """
    s = t.state
    kinds = [s.unused[:RESIDENCE0], s.unused[RESIDENCE0:IMPROVEMENT0], s.unused[IMPROVEMENT0:]]
    for cards in kinds:
        t.shuffle(cards)
    chosen = [card for cards, count in zip(kinds, IN_PLAY, strict=True) for card in cards[:count]]
    s.unused = [card for cards, count in zip(kinds, IN_PLAY, strict=True) for card in cards[count:]]
    lay_out(t, chosen)
    while s.options.break_groups and not break_groups(t):
        lay_out(t, chosen)
    s.blanks = list(range(BLANK0, ITEMS))
    for place, card in enumerate(s.sea):
        kind = KIND[card]
        if s.options.fog_locations if kind == LOCATION else s.options.fog_improvements if kind <= SHIP else False:
            s.down |= 1 << place
        else:
            t.reveal(card)


def lay_out(t: SeaTable, cards: Sequence[int]) -> None:
    """Shuffled as a whole: which card goes where is drawn with the blanks that mark the places (setup.deck1.total)."""
    places = list(range(BLANK0, ITEMS))
    t.shuffle(places)
    for blank in places:
        t.reveal(blank)
    t.state.sea = [cards[blank - BLANK0] for blank in places]


def groups(s: Sea) -> list[list[int]]:
    """The groups of adjacent locations."""
    left = [place for place in range(PLACES) if KIND[s.sea[place]] == LOCATION]
    found = []
    while left:
        group = [left.pop(0)]
        for place in group:
            for near in chart(s).touching[place]:
                if near in left:
                    left.remove(near)
                    group.append(near)
        found.append(group)
    return found


def break_groups(t: SeaTable) -> bool:
    """Large groups of locations lose cards to random improvements; False: it took too long.

    setup.caribbean.break-groups, ruling.break-groups-algorithm
    """
    s = t.state
    for _ in range(SWAPS_BEFORE_RESTART):
        group = max(groups(s), key=len)
        if len(group) < GROUP:
            return True
        others = [place for place in range(PLACES) if KIND[s.sea[place]] <= SHIP]
        one = group[t.roll(1, len(group))[0] - 1]
        other = others[t.roll(1, len(others))[0] - 1]
        s.sea[one], s.sea[other] = s.sea[other], s.sea[one]
    return False


# quests


class KeepQuests(Pick[Sea]):
    """Which of the quests drawn are kept?"""

    prompt = "ask-keep-quests"
    rule = "setup.quests.draft"

    def items(self, s: Sea) -> Sequence[str]:
        return [f"quest:{card}" for card in s.players[self.seat].drawn]

    def least(self, s: Sea) -> int:
        return len(s.players[self.seat].drawn) - 1

    def most(self, s: Sea) -> int:
        return len(s.players[self.seat].drawn) - 1

    def prompt_text(self, s: Sea) -> Text:
        return say("ask-keep-quests", count=self.least(s))

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, quest_option(int(id[6:])), (id,), self.rule)


def keep_quests(t: SeaTable, seat: int, cards: list[int]) -> None:
    """Those chosen into the hand, the other face down back to the deck (setup.quests.draft)."""
    s = t.state
    p = s.players[seat]
    p.quests = [card for card in p.drawn if card in cards]
    s.quest_deck += [card for card in p.drawn if card not in cards]
    p.drawn = []
    t.tell_apart(seat, QuestsKept(seat, p.quests[:], len(cards)), QuestsKept(seat, [], len(cards)))


def deal_redbeard(t: SeaTable, red: Redbeard) -> None:
    """Redbeard's deck: A cards, some replaced at random by B cards; and one quest face down.

    solo.setup.deck, solo.setup.quest
    """
    s = t.state
    a, b = ([REDBEARD0 + i for i in cards] for cards in (REDBEARD_A, REDBEARD_B))
    t.shuffle(a)
    t.shuffle(b)
    count = s.options.redbeard
    red.deck = a[count:] + b[:count]
    red.spare = a[:count] + b[count:]
    t.shuffle(red.deck)
    red.quests.append(s.quest_deck.pop())


# zones and laws

OF_SEATS = [[f"{kind}:{seat}" for kind in ("cards", "quests", "drawn", "galleon")] for seat in range(4)]


def zones(s: Sea) -> list[Zone]:
    """Every place an item can be in."""
    found = [
        Zone("sea", s.sea),
        Zone("deck", s.deck),
        Zone("unused", s.unused),
        Zone("blanks", s.blanks),
        Zone("quest_deck", s.quest_deck),
        Zone("quest_market", s.quest_market),
        Zone("galleons", s.galleons),
        Zone("galleon_box", s.galleon_box),
        Zone("value_tiles", s.value_tiles),
    ]
    for names, p in zip(OF_SEATS, s.players, strict=False):
        found += map(Zone, names, (p.cards, p.quests, p.drawn, p.galleon))
    red = s.redbeard
    if red is not None:
        names = ["red_deck", "red_played", "red_spare", "red_cards", "red_quests", "red_galleon"]
        found += map(Zone, names, (red.deck, red.played, red.spare, red.cards, red.quests, red.galleon))
    return found


def redeal(s: Sea, seat: int, rng: Fast) -> None:
    """Which cards of the level II deck lie face down is unknown but for the next one."""
    if len(s.turned) > 2:
        below = s.turned[:-1]
        rng.shuffle(below)
        s.turned[:-1] = below


ADDED = sorted({*LASTING.values(), *DIE_FIELDS, "more_burials", "raid_actions", "swaps"})
"""The numbers on a board to which lasting effects add."""


def problems(s: Sea) -> Iterator[str]:
    """What conservation laws and limits forbid."""
    yield from misplaced(s, all_zones(s))
    if min(s.cubes) < 0:
        yield f"islands hold {s.cubes}"
    if len(s.quest_market) > market_size(s):
        yield "too many quests lie open"
    for place, card in enumerate(s.sea):
        blank = card >= BLANK0
        if s.round and (KIND[card] == BLANK) != blank:
            yield f"place {place} holds {card}"
    if s.turned and len(s.turned) != len(s.deck):
        yield "the deck and what lies face down in it differ"
    taken = [place for p in s.players for place in p.tiles if place >= 0]
    if len(set(taken)) != len(taken) or any(KIND[s.sea[place]] != LOCATION for place in taken):
        yield f"black market tiles lie on {taken}"
    for seat, p in enumerate(s.players):
        yield from board_problems(s, seat, p)


def all_zones(s: Sea) -> list[Zone]:
    """The zones, and Redbeard's cards in games without him."""
    found = zones(s)
    if s.redbeard is None or not (s.redbeard.deck or s.redbeard.played):
        found.append(Zone("redbeard", list(range(REDBEARD0, BLANK0))))
    return found


def board_problems(s: Sea, seat: int, p: Player) -> Iterator[str]:
    """What may not be on a player's boards."""
    if p.doubloons < 0 or p.rubies < 0 or min(p.stored) < 0:
        yield f"seat {seat} has less than nothing"
    if p.slots.bit_count() != p.upgrades:
        yield f"seat {seat} has {p.upgrades} upgrades on {p.slots:b}"
    if sum(p.buried) != p.holes.bit_count():
        yield f"seat {seat} has buried {p.buried} in {p.holes:b}"
    if any(p.bonus >> kind & 1 and not p.stored[kind] for kind in range(3)):
        yield f"seat {seat} has an empty bonus space marked"
    if len(p.galleon) > 1 or any(KIND[card] > SHIP for card in p.cards):
        yield f"seat {seat} owns what nobody can"
    sums = dict.fromkeys(ADDED, 0) | {"raid_actions": STANDARD_ACTIONS}
    adds = [ADDS[card] for card in (*p.cards, *p.galleon)]
    for name, count in [part for add in adds for part in add] + [
        part for i, slot in enumerate(SLOTS) if p.slots >> i & 1 for part in slot.lasting
    ]:
        sums[name] += count
    sums |= {KIND_FIELDS[kind]: sum(KIND[card] == kind for card in p.cards) for kind in range(3)}
    sums["lightning"] = sum(bool(NOW[card]) for card in p.cards)
    sums["printed"] = sum(PRINTED[card] for card in p.cards)
    for name, total in sums.items():
        if getattr(p, name) != total:
            yield f"seat {seat} has {name} {getattr(p, name)}, its cards say {total}"
    if any(free_holes(p, kind) == [] and p.buried[kind] == 0 and p.more_burials == 0 for kind in range(3)):
        yield f"seat {seat} has no free hole"
    owned = [card for card in s.sea if KIND[card] == RESIDENCE]
    if any(p.residences >> i & 1 and RESIDENCE0 + i not in owned for i in range(IMPROVEMENT0 - RESIDENCE0)):
        yield f"seat {seat} has a marker on a residence that is not in play"
