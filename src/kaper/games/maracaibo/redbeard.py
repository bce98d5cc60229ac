"""Redbeard, the opponent of a solo game: his cards, his moves, what he does and what he gains."""

from __future__ import annotations

from kaper.games.maracaibo.box import (
    DELIVERY,
    KIND,
    LEVEL2,
    LOCATION,
    LOCATION2,
    NOW,
    REDBEARD0,
    REDBEARD_CARDS,
    REDBEARD_SLOTS,
    REDBEARD_TRACK,
    RUBY_NOW,
    SHIP,
    TRACK_END,
    TRACK_NEXT,
    TRACK_RIVERS,
    worth,
)
from kaper.games.maracaibo.chart import GULF, MARACAIBO, PLACES, RANGE, course, paths
from kaper.games.maracaibo.codes import BRANCHES, CARD_KINDS, EFFECTS, KINDS, NUMBERS
from kaper.games.maracaibo.events import Explored, GalleonTaken, MaracaiboReached, QuestTaken, Sailed, TollPaid
from kaper.games.maracaibo.module_events import RubyMoved
from kaper.games.maracaibo.redbeard_events import RedbeardDrew, RedbeardGained, RedbeardTook, RedbeardUpgraded
from kaper.games.maracaibo.skirmish import skirmish
from kaper.games.maracaibo.state import (
    ROUNDS,
    SPACE,
    Redbeard,
    Sea,
    chart,
    has_residence,
    residence_places,
    treasures,
    value_kind,
)
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.turn import begin_turn, card_shown, has_doubloons, turn_up
from kaper.games.maracaibo.words import RED

IGNORED = 6  # cards without a possible action after which he only sails
LAST_FIELD = 4  # of the raid and exploration track
REACHED_VP = 6
GULF_EXPLORE = 4
FOUND_VP = {1: 1, 2: 3, 3: 5}  # for a face-down location he sails over, by round


def redbeard_turn(t: SeaTable) -> None:
    """From the Gulf to Maracaibo without a card; else the first possible action of the first card that has one.

    solo.turn.first-possible, solo.maracaibo
    """
    s = t.state
    red = opponent(s)
    begin_turn(s, RED)
    red.turns += 1
    s.phase = SPACE
    if red.at == GULF:
        reach_maracaibo(t, red)
    else:
        play_card(t, red)
    t.next("turn_ends")


def opponent(s: Sea) -> Redbeard:
    """Redbeard, who plays in solo games only."""
    assert s.redbeard is not None
    return s.redbeard


def reach_maracaibo(t: SeaTable, red: Redbeard) -> None:
    """Points and an upgrade (solo.maracaibo)."""
    s = t.state
    red.at = MARACAIBO
    t.tell(Sailed, RED, [GULF, MARACAIBO], MARACAIBO, -1)
    s.last = s.last or s.round == ROUNDS
    t.tell(MaracaiboReached, RED, s.last)
    t.vp(RED, REACHED_VP)
    upgrade(t, red)


def play_card(t: SeaTable, red: Redbeard) -> None:
    """Cards are turned until one has a possible action (solo.turn.card, solo.turn.none)."""
    s = t.state
    for _ in range(IGNORED):
        card = draw(t, red)
        face = REDBEARD_CARDS[card - REDBEARD0]
        for line, action in enumerate(face["main"]):
            to = target(s, red, action)
            if to >= 0:
                t.tell(RedbeardDrew, card, line)
                sail(t, red, to)
                if face["extra"]:
                    extra(t, red, face["extra"])
                perform(t, red, action.split()[0])
                return
        t.tell(RedbeardDrew, card, -1)
    reach = chart(s).reach[RANGE][red.at]
    sail(t, red, GULF if GULF in reach else nearest(s, list(reach)))


def draw(t: SeaTable, red: Redbeard) -> int:
    """The top card; an empty deck is made anew from all six (solo.turn.card)."""
    if not red.deck:
        red.deck, red.played = red.played, []
        t.shuffle(red.deck)
    card = red.deck.pop()
    red.played.append(card)
    t.reveal(card)
    return card


# where he goes


def offered(card: int, name: str) -> int:
    """Does a location offer an action (also behind a slash)? Its value (0 where it has none), or -1."""
    codes = [part for code in NOW[card] for branch in BRANCHES.get(code, ((code,),)) for part in branch]
    for code in codes:
        if EFFECTS[code].name == name:
            return NUMBERS[code][0] if NUMBERS[code] else 0
    return -1


def target(s: Sea, red: Redbeard, action: str) -> int:
    """The space where he performs an action; -1: none is in reach (solo.raid.move, solo.gulf, ruling.solo-reach)."""
    reach = chart(s).reach[RANGE][red.at]
    name, *kinds = action.split()
    if name in ("raid", "explore") and GULF in reach:
        return GULF
    shown = [place for place in reach if place < PLACES and not s.down >> place & 1]
    if name == "improvement":
        for kind in kinds:
            found = [place for place in shown if KIND[s.sea[place]] == CARD_KINDS.index(kind)]
            if found:
                return nearest(s, found)
        return -1
    found = [place for place in shown if KIND[s.sea[place]] == LOCATION and offered(s.sea[place], name) >= 0]
    return nearest(s, found) if found else -1


def nearest(s: Sea, places: list[int]) -> int:
    """The column closest to Maracaibo, then the upper one (solo.priority)."""
    map = chart(s)
    return min(places, key=lambda place: (-map.column[place], map.row[place]))


def way(s: Sea, start: int, to: int) -> list[int]:
    """His course; in the fog over as many face-down cards as possible."""
    map = chart(s)
    if not s.down:
        return course(s.options.layout, start, to, RANGE)

    def preference(path: list[int]) -> tuple[int, list[tuple[int, int]]]:
        hidden = sum(place < PLACES and s.down >> place & 1 for place in path[1:])
        return -hidden, [(-map.column[place], map.row[place]) for place in path[1:]]

    return min(paths(map, start, to, RANGE), key=preference)


def sail(t: SeaTable, red: Redbeard, to: int) -> None:
    """He sails, turns up what he crosses, and the player has a doubloon where both ships meet (solo.toll.redbeard)."""
    s = t.state
    path = way(s, red.at, to)
    red.at = to
    t.tell(Sailed, RED, path, to, card_shown(s, to))
    for place in path[1:]:
        if place < PLACES and s.down >> place & 1:
            points = FOUND_VP[s.round] if has_doubloons(s, place) else 0
            turn_up(t, RED, place)
            t.vp(RED, points)
    p = s.players[0]
    if to < PLACES and p.at == to:
        p.doubloons += 1
        t.tell(TollPaid, RED, 0, -1, p.doubloons)
        if s.options.skirmishes:
            skirmish(t, [RED, 0])


# what he does


def perform(t: SeaTable, red: Redbeard, name: str) -> None:
    """The steps of the space reached, then the action of the card (solo.turn.order, solo.location.steps)."""
    s = t.state
    if name == "improvement":
        take_improvement(t, red)
        return
    value = GULF_EXPLORE
    if red.at != GULF:
        card = s.sea[red.at]
        kind = value_kind(s, card)
        if kind >= 0:
            t.cubes(RED, kind, 1)
        if s.options.rubies and card in DELIVERY:
            red.rubies += 1
            t.tell(RubyMoved, RED, "gain", -1, red.rubies)
        value = max(offered(card, name), 0)
    upgrade(t, red)
    if red.at == GULF and s.options.rubies:
        sell_ruby(t, red)
    if name == "raid":
        raid(t, red)
    elif name == "explore":
        explore(t, red, value)
    elif name == "quest":
        take_quest(t, red)
    else:
        acquire(t, red)


def extra(t: SeaTable, red: Redbeard, action: str) -> None:
    """The extra action of a B card: only its core effect (solo.extra)."""
    name, *value = action.split()
    if name == "upgrade":
        upgrade(t, red)
    elif name == "raid":
        raid(t, red)
    else:
        explore(t, red, int(value[0]))


def raid(t: SeaTable, red: Redbeard) -> None:
    """Points and treasures by the field of his track; the die names the kind (solo.raid.die, solo.raid.track1)."""
    s = t.state
    field = red.field - 1
    t.vp(RED, REDBEARD_TRACK["raid_vp"][field])
    face = t.roll(1)[0]
    kind = face - 1 if face <= len(KINDS) else s.cubes.index(max(s.cubes))
    count = REDBEARD_TRACK["raid_treasures"][field]
    red.treasures[kind] += count
    s.cubes[kind] = max(s.cubes[kind] - count, 0)
    left = s.cubes[kind]
    t.tell(RedbeardGained, kind, count, red.treasures[kind], left, worth(left))
    if REDBEARD_TRACK["raid_cube"][field] and red.treasures[kind] > treasures(s.players[0], kind):
        t.cubes(RED, kind, 1)


def _longest(space: int) -> int:
    return 1 + max(map(_longest, TRACK_NEXT[space]), default=0)


LONG_WAY = [max(ahead, key=_longest) if ahead else TRACK_END for ahead in TRACK_NEXT]
"""Where his explorer goes from each space: always the longer way."""


def explore(t: SeaTable, red: Redbeard, value: int) -> None:
    """Points and spaces by the field of his track; what the space shows is not for him.

    solo.explore, solo.explore.track1
    """
    s = t.state
    field = red.field - 1
    path: list[int] = []
    at = red.explorer
    skipped = {s.players[0].explorer} - {0, TRACK_END}
    while len(path) < value + REDBEARD_TRACK["explore_spaces"][field] and at != TRACK_END:
        at = LONG_WAY[at]
        if at not in skipped:
            path.append(at)
    red.explorer = at
    if path:
        t.tell(Explored, RED, path, at, TRACK_RIVERS[at])
    t.vp(RED, REDBEARD_TRACK["explore_vp"][field])


def take_quest(t: SeaTable, red: Redbeard) -> None:
    """The rightmost quest of the market, face down; without one the top of the deck.

    solo.quest, ruling.solo-quest-none
    """
    s = t.state
    if s.quest_market:
        card = s.quest_market.pop()
        red.quests.append(card)
        t.tell(QuestTaken, RED, len(s.quest_market), card, len(red.quests))
        t.refill_quests()
    elif s.quest_deck:
        red.quests.append(s.quest_deck.pop())
        t.tell(QuestTaken, RED, -1, -1, len(red.quests))


def take_improvement(t: SeaTable, red: Redbeard) -> None:
    """The improvement where his ship lies, free of charge (solo.improvement)."""
    s = t.state
    card = s.sea[red.at]
    assert KIND[card] <= SHIP
    red.cards.append(card)
    t.empty(red.at)
    t.tell(RedbeardTook, card, red.at, len(red.cards))
    t.refill(red.at)


def acquire(t: SeaTable, red: Redbeard) -> None:
    """The top improvement of level II; locations go under the deck (solo.acquire, ruling.solo-acquire-location)."""
    s = t.state
    if not any(LEVEL2 <= card < LOCATION2 for card in s.deck):
        return
    while True:
        card = s.deck.pop()
        turned = s.turned.pop() if s.turned else 0
        t.reveal(card)
        if KIND[card] <= SHIP:
            break
        s.deck.insert(0, card)
        if s.options.fog_improvements:
            s.turned.insert(0, turned)
    red.cards.append(card)
    t.tell(RedbeardTook, card, -1, len(red.cards))
    t.look_at_deck()


def upgrade(t: SeaTable, red: Redbeard) -> None:
    """The next slot of his board, column by column; each works at once (solo.upgrade, solo.upgrade.advance)."""
    s = t.state
    if red.upgrades == len(REDBEARD_SLOTS):
        return
    slot = red.upgrades
    kind = REDBEARD_SLOTS[slot]
    red.upgrades += 1
    if kind == "advance":
        red.field = min(red.field + 1, LAST_FIELD)
    t.tell(RedbeardUpgraded, slot, red.upgrades, red.field)
    if kind == "quest":
        take_quest(t, red)
    elif kind == "galleon" and not s.players[0].galleon:
        card = s.galleons.pop((t.roll(1)[0] - 1) // 2)
        red.galleon.append(card)
        t.tell(GalleonTaken, RED, card, -1)
    elif kind == "residence":
        build(t, red)


def build(t: SeaTable, red: Redbeard) -> None:
    """A residence by the die, numbered from left to right; those he has are rolled again.

    solo.upgrade.residence, ruling.solo-residence-numbers
    """
    s = t.state
    places = residence_places(s)
    if all(has_residence(red, s.sea[place]) for place in places):
        return
    while True:
        face = t.roll(1)[0]
        if face <= len(places) and not has_residence(red, s.sea[places[face - 1]]):
            t.build(RED, places[face - 1], 0)
            return


def sell_ruby(t: SeaTable, red: Redbeard) -> None:
    """One ruby to a random space of the market, or the next empty one; he has no bonus of it."""
    s = t.state
    free = [space for space in range(len(RUBY_NOW)) if not s.rubies >> space & 1]
    if not red.rubies or not free:
        return
    first = t.roll(1, len(RUBY_NOW))[0] - 1
    space = next((space for space in free if space >= first), free[0])
    s.rubies |= 1 << space
    red.rubies -= 1
    t.tell(RubyMoved, RED, "sell", space, red.rubies)
