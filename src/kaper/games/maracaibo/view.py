"""The view: all that one seat may know, from a white list.

What options aim at (`targets`), to be drawn and clicked: `place:N` a card of the Caribbean by its number, `gulf`,
`maracaibo`, `stop` (end a step-by-step move), `ship:SEAT` (-1 is Redbeard), `island:KIND`, `store:KIND` and
`bonus:KIND` (storage and its bonus space), `hole:N` (burial spaces 0-14, then the galleon's), `slot:ID` of the ship
board, `track:NAME` and `track:retire`, `swap:ID` and `action:ID` (named after slot, card or galleon), `die:KIND`,
`reroll`, `quest:ITEM`, `quest-deck`, `quest-refresh`, `galleon:ITEM`, `tile:SEAT:N` (black market tiles 1-5), `ruby:N`,
`effect:NAME` (what is to be done), `take`, `pass`, `done`.
"""

from __future__ import annotations

from typing import Any

import msgspec

from kaper.core.hidden import laid_open
from kaper.games.maracaibo.box import (
    BARRIERS,
    BLANK,
    BURIAL_TEXT,
    COST,
    DELIVERY,
    GALLEON0,
    HIDEOUT_HOLES,
    HIDEOUT_TEXT,
    HOLES,
    IMPROVEMENT0,
    KIND,
    LETTER,
    LOCATION,
    PRINTED,
    QUEST0,
    QUESTS,
    REDBEARD0,
    REDBEARD_CARDS,
    REDBEARD_SLOTS,
    RESIDENCE,
    RESIDENCE0,
    RESIDENCES,
    RUBY_TEXT,
    SLOTS,
    TEXT,
    TILE_SIDES,
    TRACK_NAME,
    TRACK_NEXT,
    TRACK_RIVERS,
    TRACK_TEXT,
    item_key,
    worth,
)
from kaper.games.maracaibo.chain import MASK, can_any, rewarded
from kaper.games.maracaibo.chart import GULF, MARACAIBO, PLACES
from kaper.games.maracaibo.codes import CARD_KINDS, KINDS, NAMES, RAID_ACTIONS, SWAPS
from kaper.games.maracaibo.mind import raid_plan
from kaper.games.maracaibo.raid import strength
from kaper.games.maracaibo.scoring import lines, quest_vp, redbeard_lines, residence_now
from kaper.games.maracaibo.state import (
    DIE_FIELDS,
    SAIL,
    TALLY,
    Player,
    Redbeard,
    Sea,
    chart,
    cost,
    founded,
    has_residence,
    income,
    marked,
    move_range,
    pool_kind,
    pool_strength,
    rivers,
    side,
    tile_on,
    value_kind,
)
from kaper.games.maracaibo.turn import has_doubloons, met
from kaper.games.maracaibo.words import RED

PHASES = ("draft", "sail", "space", "end")


class Card(msgspec.Struct, frozen=True):
    """A card that may be seen: its key in the catalogues, its kind, what is printed on it, its effects as codes."""

    item: int
    key: str
    kind: str
    cost: int = 0
    vp: int = 0
    effects: str = ""
    per: str = ""  # residences: what is counted, VP for each, and the most it gives
    each: int = 0
    most: int = 0


class MarketTile(msgspec.Struct, frozen=True):
    """A black market tile: its number from 1, what it does, and where it lies (-1: not placed)."""

    tile: int
    effects: str
    at: int
    seat: int


class Stop(msgspec.Struct, frozen=True):
    """What ending the move on a space would cost and bring the viewer."""

    toll: int
    cube: str | None  # the island that gets a cube
    market: bool  # the own black market tile lies there
    upgrade: bool
    price: int  # of the card there, after discounts; -1: nothing to buy
    affordable: bool
    worth: int  # what a residence there would score now
    first: bool  # it would be the first marker


class Place(msgspec.Struct, frozen=True):
    """A card of the Caribbean and what lies on it; `card` is None where it lies face down."""

    place: int
    column: int
    row: int
    card: Card | None
    hidden: str  # "location" or "card" where it lies face down
    doubloons: int
    value: str | None  # the value tile
    market: MarketTile | None
    owners: list[int]
    ships: list[int]
    ruby: bool
    stop: Stop | None


class Island(msgspec.Struct, frozen=True):
    """A treasure island."""

    kind: str
    cubes: int
    worth: int


class TrackSpace(msgspec.Struct, frozen=True):
    """A space of the exploration track."""

    name: str
    next: list[str]
    rivers: int
    effects: str
    explorers: list[int]


class QuestView(msgspec.Struct, frozen=True):
    """A quest, and how much of it the viewer has; `vp`: what it would score now."""

    item: int
    key: str
    kind: str
    counts: list[str]
    easy: list[int]
    easy_vp: int
    hard: list[int]
    hard_vp: int
    have: list[int]
    vp: int


class SlotView(msgspec.Struct, frozen=True):
    """A slot of the ship board."""

    id: str
    sector: int
    needs: int
    effects: str
    filled: bool
    open: bool


class Hole(msgspec.Struct, frozen=True):
    """A burial space: what it gives and which treasure lies in it."""

    effects: str
    kind: str | None


class Store(msgspec.Struct, frozen=True):
    """One area of the hideout: its treasures and what they are worth."""

    kind: str
    stored: int
    buried: int
    bonus: str
    bonus_taken: bool
    holes: list[Hole]
    worth: int


class Captain(msgspec.Struct, frozen=True):
    """A player's boards; quests that are not the viewer's are None."""

    seat: int
    at: int
    explorer: str
    vp: int
    doubloons: int
    income: int
    vp_income: int
    discount: int
    raid_plus: int
    die_plus: list[int]
    explore_plus: int
    moves: int
    rivers: int
    upgrades: int
    slots: list[SlotView]
    stores: list[Store]
    deep: list[Hole]
    cards: list[Card]
    equipment: int
    crew: int
    ship: int
    residences: list[Card]
    quests: list[QuestView | None]
    drawn: list[QuestView]
    galleon: Card | None
    letter: str
    tiles: list[MarketTile]
    rubies: int
    retired: bool
    turns: int
    lines: dict[str, int]  # the score by source as it would be now; others' without their quests
    total: int


class RaidActionView(msgspec.Struct, frozen=True):
    """A raid action of the active player."""

    id: str
    strength: int
    effects: list[str]
    used: bool
    possible: bool


class Pool(msgspec.Struct, frozen=True):
    """Strength left of a raid."""

    kind: str
    strength: int


class RaidView(msgspec.Struct, frozen=True):
    """The raid under way: dice by kind (0: not rolled), the strength each would give, and how it can be spent.

    `plans`: for each die the actions that would bring most, by id; for strength left, those of each pool.
    """

    dice: list[int]
    sums: list[int]
    plans: list[list[str]]
    rerolls: int
    pools: list[Pool]
    actions: list[RaidActionView]


class Chain(msgspec.Struct, frozen=True):
    """What was done at this space, what can be done now, and what comes after it."""

    done: list[str]
    now: list[str]
    later: list[list[str]]


class RedbeardView(msgspec.Struct, frozen=True):
    """The opponent of a solo game."""

    at: int
    explorer: str
    vp: int
    field: int
    upgrades: int
    slots: list[str]
    card: str
    extra: str
    main: list[str]
    deck: int
    cards: list[Card]
    quests: int
    galleon: Card | None
    treasures: list[int]
    residences: list[Card]
    rubies: int
    rivers: int
    lines: dict[str, int]
    total: int


class Board(msgspec.Struct, frozen=True):
    """What one seat may know."""

    layout: str
    modules: list[str]
    round: int
    phase: str
    first: int
    marked: int
    active: int
    last: bool
    over: bool
    columns: int
    rows: int
    island_cells: list[list[int]]
    routes: list[list[int]]
    places: list[Place]
    gulf: Stop | None
    maracaibo: Stop | None
    islands: list[Island]
    track: list[TrackSpace]
    captains: list[Captain]
    redbeard: RedbeardView | None
    market: list[QuestView]
    quests_left: int
    galleons: list[Card]
    cards_left: int
    next_hidden: bool | None  # fog of improvements: does the next card lie face down?
    next_card: Card | None
    barriers: list[int]
    rubies: list[str]
    rubies_taken: list[bool]
    swaps: dict[str, list[str]]
    raid: RaidView | None
    chain: Chain


KIND_NAMES = (*CARD_KINDS, "location", "residence", "placeholder")


def card_view(item: int) -> Card:
    """A card described."""
    key = item_key(item)
    if item >= QUEST0:
        return Card(item, key, "placeholder" if KIND[item] == BLANK else "galleon", effects=TEXT.get(item, ""))
    if KIND[item] == RESIDENCE:
        card = RESIDENCES[item - RESIDENCE0]
        return Card(item, key, "residence", COST[item], 0, "", card.per, card.vp, card.most)
    if KIND[item] == LOCATION:
        return Card(item, key, "location", effects=TEXT[item])
    return Card(item, key, KIND_NAMES[KIND[item]], COST[item], PRINTED[item], TEXT[item])


CARDS = {item: card_view(item) for item in TEXT} | {i: card_view(i) for i in range(RESIDENCE0, IMPROVEMENT0)}


def card(item: int) -> Card:
    """A card, described once."""
    found = CARDS.get(item)
    return found if found is not None else Card(item, item_key(item), "placeholder")


def galleon_card(item: int) -> Card:
    return msgspec.structs.replace(CARDS[item], kind="galleon")


def tile_view(s: Sea, seat: int, tile: int) -> MarketTile:
    return MarketTile(tile + 1, TILE_SIDES[tile][side(s, tile)], s.players[seat].tiles[tile], seat)


def quest_view(s: Sea, p: Player | None, item: int) -> QuestView:
    """A quest with what the viewer has of it."""
    q = QUESTS[item - QUEST0]
    have = [TALLY[what](p) for what in q.counts] if p is not None else []
    vp = quest_vp(p, item, s.options.quest_hunters) if p is not None else 0
    return QuestView(
        item, item_key(item), q.kind, list(q.counts), list(q.easy), q.easy_vp, list(q.hard), q.hard_vp, have, vp
    )


def stop(s: Sea, seat: int, place: int) -> Stop:
    """What ending the move there would cost and bring."""
    p = s.players[seat]
    toll = min(len(met(s, seat, place)), p.doubloons)
    if place >= PLACES:
        return Stop(toll, None, False, True, -1, False, 0, False)
    item = s.sea[place]
    if s.down >> place & 1 or KIND[item] == BLANK:
        return Stop(toll, None, False, False, -1, False, 0, False)
    if KIND[item] == LOCATION:
        value = value_kind(s, item)
        market = tile_on(s, place)
        own = market is not None and market[0] == seat
        return Stop(toll, KINDS[value] if value >= 0 else None, own, True, -1, False, 0, False)
    price = cost(p, item)
    affordable = price <= p.doubloons - toll
    if KIND[item] == RESIDENCE:
        if has_residence(p, item):
            return Stop(toll, None, False, False, -1, False, 0, False)
        points = residence_now(s, p, item)
        return Stop(toll, None, False, False, price, affordable, points, not founded(s, item))
    return Stop(toll, None, False, False, price, affordable, 0, False)


def ships(s: Sea, at: int) -> list[int]:
    """Whose ships lie on a space; -1 is Redbeard."""
    found = [seat for seat, p in enumerate(s.players) if p.at == at]
    return [*found, RED] if s.redbeard is not None and s.redbeard.at == at else found


def place_view(s: Sea, place: int, seat: int | None, ends: tuple[int, ...]) -> Place:
    """One card of the Caribbean."""
    item = s.sea[place]
    hidden = bool(s.down >> place & 1)
    value = -1 if hidden else value_kind(s, item)
    market = tile_on(s, place)
    owners = []
    if not hidden and KIND[item] == RESIDENCE:
        owners = [other for other, p in enumerate(s.players) if has_residence(p, item)]
        if s.redbeard is not None and has_residence(s.redbeard, item):
            owners.append(RED)
    map = chart(s)
    coins = hidden and has_doubloons(s, place)
    return Place(
        place,
        map.column[place],
        map.row[place],
        None if hidden else card(item),
        ("location" if coins else "card") if hidden else "",
        s.round if coins else 0,
        KINDS[value] if value >= 0 else None,
        tile_view(s, *market) if market is not None else None,
        owners,
        ships(s, place),
        not hidden and s.options.rubies and item in DELIVERY,
        stop(s, seat, place) if seat is not None and place in ends else None,
    )


def store_view(s: Sea, p: Player, kind: int) -> Store:
    """One area of a hideout."""
    first = kind * HOLES
    name = KINDS[kind]
    return Store(
        name,
        p.stored[kind],
        p.buried[kind],
        HIDEOUT_TEXT[kind],
        bool(p.bonus >> kind & 1),
        [Hole(BURIAL_TEXT[hole], name if p.holes >> hole & 1 else None) for hole in range(first, first + HOLES)],
        worth(s.cubes[kind]),
    )


def deep_holes(p: Player) -> list[Hole]:
    """The burial spaces of a galleon."""
    kinds = [p.deep >> 2 * i & 3 for i in range(p.more_burials)]
    return [Hole(BURIAL_TEXT[HIDEOUT_HOLES + i], KINDS[kind - 1] if kind else None) for i, kind in enumerate(kinds)]


def captain(s: Sea, number: int, seat: int | None) -> Captain:
    """One player's boards as a seat sees them."""
    p = s.players[number]
    own = number == seat or s.over or laid_open(s)
    score = lines(s, p, None if own else ())
    return Captain(
        number,
        p.at,
        TRACK_NAME[p.explorer],
        p.vp,
        p.doubloons,
        income(p),
        p.vp_income,
        p.discount,
        p.raid_plus,
        [getattr(p, field) for field in DIE_FIELDS],
        p.explore_plus,
        move_range(p),
        rivers(p),
        p.upgrades,
        [
            SlotView(slot.id, slot.sector, slot.needs, slot.text, bool(p.slots >> i & 1), slot.needs <= p.upgrades)
            for i, slot in enumerate(SLOTS)
        ],
        [store_view(s, p, kind) for kind in range(3)],
        deep_holes(p),
        [card(item) for item in p.cards],
        p.equipment,
        p.crew,
        p.ship,
        residences(p),
        [quest_view(s, p, item) if own else None for item in p.quests],
        [quest_view(s, p, item) for item in p.drawn] if number == seat else [],
        galleon_card(p.galleon[0]) if p.galleon else None,
        LETTER[p.galleon[0] - GALLEON0] if p.galleon else "",
        [tile_view(s, number, tile) for tile in range(len(p.tiles))],
        p.rubies,
        p.retired,
        p.turns,
        score,
        sum(score.values()),
    )


def residences(p: Player | Redbeard) -> list[Card]:
    """The residences with a marker of this player."""
    return [card(RESIDENCE0 + i) for i in range(len(RESIDENCES)) if p.residences >> i & 1]


def track_view(s: Sea) -> list[TrackSpace]:
    """The exploration track and who is where."""
    explorers = {seat: p.explorer for seat, p in enumerate(s.players)}
    if s.redbeard is not None:
        explorers[RED] = s.redbeard.explorer
    return [
        TrackSpace(
            name,
            [TRACK_NAME[to] for to in TRACK_NEXT[i]],
            TRACK_RIVERS[i],
            TRACK_TEXT[i],
            [seat for seat, at in explorers.items() if at == i],
        )
        for i, name in enumerate(TRACK_NAME)
    ]


def raid_view(s: Sea) -> RaidView | None:
    """Dice, strength and raid actions of the active player."""
    if s.active < 0 or not (s.dice or s.pools):
        return None
    p = s.players[s.active]
    rolled = s.dice or [0, 0, 0]
    actions = []
    for number, action in enumerate(RAID_ACTIONS):
        if p.raid_actions >> number & 1:
            used = bool(s.used >> number & 1)
            possible = not used and any(
                action.strength <= pool_strength(pool) and can_any(s, p, rewarded(action.reward, pool))
                for pool in s.pools
            )
            actions.append(
                RaidActionView(action.id, action.strength, [NAMES[c] for c in action.reward], used, possible)
            )
    sums = [strength(s, p, kind) if face else 0 for kind, face in enumerate(rolled)]
    raids = list(enumerate(sums)) if s.dice else [(pool_kind(pool), pool_strength(pool)) for pool in s.pools]
    return RaidView(
        rolled[:],
        sums,
        [[RAID_ACTIONS[number].id for number in raid_plan(s, s.active, kind, whole)] for kind, whole in raids],
        s.rerolls if s.dice else 0,
        [Pool(KINDS[pool_kind(pool)], pool_strength(pool)) for pool in s.pools],
        actions,
    )


def chain_view(s: Sea) -> Chain:
    """What was done, is to be done now, and comes later."""
    groups = [[NAMES[code & MASK] for code in group] for group in reversed(s.chain)]
    if s.doing >= 0:
        groups.insert(0, [NAMES[s.doing & MASK]])
    return Chain([NAMES[code & MASK] for code in s.done], groups[0] if groups else [], groups[1:])


def redbeard_view(s: Sea, red: Redbeard) -> RedbeardView:
    """Redbeard; all of it but the order of his deck and his quests is public."""
    played: dict[str, Any] = {"extra": "", "main": []}
    if red.played:
        played = REDBEARD_CARDS[red.played[-1] - REDBEARD0]
    score = redbeard_lines(s, red)
    return RedbeardView(
        red.at,
        TRACK_NAME[red.explorer],
        red.vp,
        red.field,
        red.upgrades,
        list(REDBEARD_SLOTS),
        item_key(red.played[-1]) if red.played else "",
        played["extra"],
        list(played["main"]),
        len(red.deck),
        [card(item) for item in red.cards],
        len(red.quests),
        galleon_card(red.galleon[0]) if red.galleon else None,
        red.treasures[:],
        residences(red),
        red.rubies,
        TRACK_RIVERS[red.explorer],
        score,
        sum(score.values()),
    )


MODULES = ("fog_locations", "fog_improvements", "skirmishes", "quest_hunters", "rubies", "retirement")


def view(s: Sea, seat: int | None) -> Board:
    """The white list."""
    map = chart(s)
    viewer = s.players[seat] if seat is not None else None
    sailing = seat is not None and s.active == seat and s.phase == SAIL
    ends = map.reach[move_range(viewer)][viewer.at] if sailing and viewer is not None else ()
    return Board(
        s.options.layout,
        [name for name in MODULES if getattr(s.options, name)],
        s.round,
        PHASES[s.phase],
        s.first,
        marked(s) if s.redbeard is None else RED,
        s.active,
        s.last,
        s.over,
        max(map.column[:PLACES]),
        max(map.row[:PLACES]),
        [list(cell) for cell in map.islands],
        [[one, other] for one in range(PLACES) for other in map.touching[one] if other > one],
        [place_view(s, place, seat, ends) for place in range(PLACES)] if s.round else [],
        stop(s, seat, GULF) if seat is not None and GULF in ends else None,
        stop(s, seat, MARACAIBO) if seat is not None and MARACAIBO in ends else None,
        [Island(kind, cubes, worth(cubes)) for kind, cubes in zip(KINDS, s.cubes, strict=True)],
        track_view(s),
        [captain(s, number, seat) for number in range(s.seats)],
        redbeard_view(s, s.redbeard) if s.redbeard is not None else None,
        [quest_view(s, viewer, item) for item in s.quest_market],
        len(s.quest_deck),
        [galleon_card(item) for item in s.galleons],
        len(s.deck),
        bool(s.turned[-1]) if s.turned else None,
        card(s.deck[-1]) if s.turned and not s.turned[-1] else None,
        BARRIERS[1:],
        RUBY_TEXT[:] if s.options.rubies else [],
        [bool(s.rubies >> i & 1) for i in range(len(RUBY_TEXT))] if s.options.rubies else [],
        {swap.id: [NAMES[code] for code in swap.reward] for swap in SWAPS},
        raid_view(s),
        chain_view(s),
    )
