"""Tables for tests: a Caribbean set up in three lines, loaded dice, and captains who answer in words.

`Lane(2)` is a quiet round 1 in layout A: improvements on most places, ten doubloons each, no quests. Its methods arrange
it; `turn`, `visit` and `do` (one effect) give a `Play`, where `do("sail:4")` answers whoever is asked.
"""

from __future__ import annotations

from typing import Any

from kaper.core.chance import Fast, Loaded
from kaper.core.hidden import mix
from kaper.core.match import Match
from kaper.core.words import Refused
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import (
    ADDS,
    BLANK0,
    GALLEON0,
    HIDEOUT_HOLES,
    HOLES,
    IMPROVEMENT0,
    ITEMS,
    KIND,
    NAME,
    NOW,
    PRINTED,
    QUEST0,
    REDBEARD0,
    RESIDENCE0,
    SLOT,
    SLOTS,
    TILE0,
    TILE_KIND,
    TILE_OF,
    TRACK,
)
from kaper.games.maracaibo.chart import GULF, MARACAIBO, START
from kaper.games.maracaibo.codes import KINDS, NAMES, PARAMETER, now
from kaper.games.maracaibo.setup import setup, zones
from kaper.games.maracaibo.state import KIND_FIELDS, MaracaiboOptions, Player, Redbeard, Sea, chart

SPACES = {"start": START, "gulf": GULF, "maracaibo": MARACAIBO}
LOCATIONS = (2, 6, 9, 12, 15, 18, 21, 24)  # where Lane deals the eight locations
RESIDENCES = (4, 11, 19, 25)


def item(name: str) -> int:
    """The number of a card, quest or galleon."""
    return NAME.index(name)


class Lane:
    """A hand-made state."""

    def __init__(self, seats: int = 2, **options: Any) -> None:
        s = self.s = setup(seats, MaracaiboOptions(**options))
        locations, residences = list(range(RESIDENCE0)), list(range(RESIDENCE0, RESIDENCE0 + 4))
        improvements = list(range(IMPROVEMENT0, IMPROVEMENT0 + 15))
        s.unused = [card for card in s.unused if card not in (*locations, *residences, *improvements)]
        s.sea = [
            locations.pop(0)
            if place in LOCATIONS
            else residences.pop(0)
            if place in RESIDENCES
            else improvements.pop(0)
            for place in range(27)
        ]
        s.blanks = list(range(BLANK0, ITEMS))
        for zone in (s.deck, s.quest_deck, s.galleon_box, s.unused):
            mix(s, zone, range(len(zone)))
        if s.redbeard is not None:
            s.redbeard.spare = list(range(REDBEARD0, BLANK0))
        while len(s.quest_market) < 2 + s.options.quest_hunters:
            s.quest_market.append(s.quest_deck.pop())
            s.seen[s.quest_market[-1]] = -1
        for p in s.players:
            p.doubloons = 10
        s.round, s.active = 1, 0

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    @property
    def red(self) -> Redbeard:
        assert self.s.redbeard is not None
        return self.s.redbeard

    # the Caribbean

    def place(self, column: int, row: int) -> int:
        """The number of a place."""
        map = chart(self.s)
        return next(i for i in range(27) if (map.column[i], map.row[i]) == (column, row))

    def where(self, name: str) -> int:
        """Where a card lies."""
        return self.s.sea.index(item(name))

    def put(self, place: int, name: str) -> Lane:
        """Let this card lie face up on a place; what lay there takes its place."""
        card, old = item(name), self.s.sea[place]
        for zone in zones(self.s):
            if card in zone.items:
                zone.items[zone.items.index(card)] = old
                self.s.sea[place] = card
                self.s.seen[card] = -1
                return self
        raise LookupError(name)

    def on_deck(self, *names: str) -> Lane:
        """These cards are the next of level II."""
        for name in reversed(names):
            self.take(item(name))
            self.s.deck.append(item(name))
            self.s.seen[item(name)] = 0
        return self

    def take(self, card: int) -> int:
        """Take a card out of wherever it lies; a place of the Caribbean gets a blank."""
        s = self.s
        for zone in zones(s):
            if card in zone.items:
                i = zone.items.index(card)
                if zone.name == "sea":
                    s.sea[i] = s.blanks.pop(s.blanks.index(BLANK0 + i))
                else:
                    zone.items.pop(i)
                return card
        raise LookupError(card)

    def empty_deck(self) -> Lane:
        """Nothing is left of level II."""
        self.s.unused += self.s.deck
        self.s.deck.clear()
        return self

    def value(self, location: str, kind: str) -> Lane:
        """The value tile of a location."""
        tiles, place = self.s.value_tiles, TILE_OF[item(location)]
        other = next(i for i, tile in enumerate(tiles) if TILE_KIND[tile - TILE0] == KINDS.index(kind))
        tiles[place], tiles[other] = tiles[other], tiles[place]
        return self

    def cubes(self, *cubes: int) -> Lane:
        self.s.cubes = list(cubes)
        return self

    def hide(self, *places: int) -> Lane:
        """Let these cards lie face down."""
        for place in places:
            self.s.down |= 1 << place
        return self

    # the boards

    def at(self, seat: int, where: int | str) -> Lane:
        """A ship on a place, at a card by name, or on a space of the board."""
        self[seat].at = self.space(where)
        return self

    def space(self, where: int | str) -> int:
        return where if isinstance(where, int) else SPACES[where] if where in SPACES else self.where(where)

    def purse(self, seat: int, doubloons: int) -> Lane:
        self[seat].doubloons = doubloons
        return self

    def own(self, seat: int, *names: str) -> Lane:
        """Improvements beside the ship board."""
        p = self[seat]
        for name in names:
            card = self.take(item(name))
            self.s.seen[card] = -1
            p.cards.append(card)
            p.printed += PRINTED[card]
            p.lightning += bool(NOW[card])
            field = KIND_FIELDS[KIND[card]]
            setattr(p, field, getattr(p, field) + 1)
            self._add(p, ADDS[card])
        return self

    def of_kind(self, seat: int, **counts: int) -> Lane:
        """So many improvements of each kind without lasting effects in their way: `of_kind(0, crew=5)`."""
        for kind, count in counts.items():
            wanted = ("equipment", "crew", "ship").index(kind)
            cards = [
                card
                for card in range(QUEST0)
                if KIND[card] == wanted and not any(card in p.cards for p in self.s.players)
            ]
            self.own(seat, *(NAME[card] for card in cards[-count:] if count))
        return self

    def galleon(self, seat: int, name: str) -> Lane:
        p = self[seat]
        p.galleon.append(self.take(item(name)))
        self.s.seen[p.galleon[0]] = -1
        self._add(p, ADDS[p.galleon[0]])
        return self

    def market(self, *galleons: str) -> Lane:
        """The galleons on offer."""
        for name in galleons:
            self.s.galleons.append(self.take(item(name)))
            self.s.seen[item(name)] = -1
        return self

    def slots(self, seat: int, *ids: str) -> Lane:
        """Upgrades on the ship board, with their lasting effects."""
        p = self[seat]
        for id in ids:
            p.slots |= 1 << SLOT[id]
            p.upgrades += 1
            self._add(p, SLOTS[SLOT[id]].lasting)
        return self

    def upgrades(self, seat: int, count: int) -> Lane:
        """The first so many slots filled, those with lasting effects left out while others are free."""
        plain = [slot.id for slot in SLOTS if not slot.lasting]
        return self.slots(seat, *(plain + [slot.id for slot in SLOTS if slot.lasting])[:count])

    def _add(self, p: Player, adds: Any) -> None:
        for name, count in adds:
            setattr(p, name, getattr(p, name) + count)

    def stored(self, seat: int, bonus: str = "", **counts: int) -> Lane:
        """Stored treasures; `bonus` names the kinds that have one of them on the bonus space."""
        for kind, count in counts.items():
            self[seat].stored[KINDS.index(kind)] = count
        for kind in bonus.split():
            self[seat].bonus |= 1 << KINDS.index(kind)
        return self

    def buried(self, seat: int, poseidon: int = 0, **counts: int) -> Lane:
        """Buried treasures, in the last spaces first; `poseidon` gold ones on the galleon."""
        p = self[seat]
        for kind, count in counts.items():
            number = KINDS.index(kind)
            p.buried[number] += count
            for i in range(count):
                p.holes |= 1 << number * HOLES + HOLES - 1 - i
        for i in range(poseidon):
            p.buried[0] += 1
            p.holes |= 1 << HIDEOUT_HOLES + i
            p.deep |= 1 << 2 * i
        return self

    def quests(self, seat: int, *names: str) -> Lane:
        for name in names:
            card = self.take(item(name))
            self[seat].quests.append(card)
            self.s.seen[card] = 1 << seat
        return self

    def explorer(self, seat: int, space: str) -> Lane:
        self[seat].explorer = TRACK[space]
        return self

    def build(self, seat: int, *names: str) -> Lane:
        """Markers on residences, which are put into play."""
        for name in names:
            if item(name) not in self.s.sea:
                free = next(place for place in RESIDENCES if not self._owned(self.s.sea[place]))
                self.put(free, name)
            self[seat].residences |= 1 << item(name) - RESIDENCE0
        return self

    def _owned(self, card: int) -> bool:
        return any(p.residences >> card - RESIDENCE0 & 1 for p in self.s.players)

    def tile(self, seat: int, tile: int, where: int | str, second: bool = False) -> Lane:
        """A black market tile (1-5) of a player on a place, showing its first or second side."""
        self[seat].tiles[tile - 1] = self.space(where)
        return self.side(tile, second)

    def side(self, tile: int, second: bool) -> Lane:
        self.s.sides = self.s.sides & ~(1 << tile - 1) | second << tile - 1
        return self

    # Redbeard

    def deals(self, *names: str) -> Lane:
        """These cards are Redbeard's deck, the first on top."""
        red = self.red
        cards = [item(name) for name in names]
        red.spare = [card for card in range(REDBEARD0, BLANK0) if card not in cards]
        red.deck = cards[::-1]
        for card in cards:
            self.s.seen[card] = 0
        return self

    def redbeard(self, *names: str, **kwargs: Any) -> Play:
        """Redbeard's turn with these cards on his deck."""
        if names:
            self.deals(*names)
        self.s.active = -1
        return self.play("redbeard_turn", **kwargs)

    # play

    def play(self, *agenda: Any, dice: Any = (), then: int | None = 1) -> Play:
        """Run these scenes with loaded dice; `then` is the seed of whatever chance comes after them."""
        self.s.agenda = [(step, ()) if isinstance(step, str) else (step[0], step[1:]) for step in reversed(agenda)]
        return Play(self.s, Loaded(list(dice), Fast(then) if then is not None else None))

    def turn(self, seat: int = 0, **kwargs: Any) -> Play:
        """A whole turn, from the move on."""
        return self.play(("turn", seat), **kwargs)

    def visit(self, where: int | str, seat: int = 0, **kwargs: Any) -> Play:
        """The ship has just arrived somewhere."""
        self.at(seat, where)
        self.s.active, self.s.phase = seat, 2
        return self.play(("arrive", seat), **kwargs)

    def do(self, text: str, seat: int = 0, **kwargs: Any) -> Play:
        """These effects are to be done, as the data files write them."""
        self.s.active, self.s.phase = seat, 2
        if text:
            self.s.chain.append(list(now(text)))
        return self.play("chain", **kwargs)

    def end(self, **kwargs: Any) -> Play:
        """The game ends now."""
        self.s.round = 3
        return self.play("game_ends", **kwargs)


class Play:
    """A match on a hand-made table."""

    def __init__(self, state: Sea, chance: Loaded) -> None:
        self.chance = chance
        self.m = Match.from_state(GAME, state, chance, listen=True)

    @property
    def s(self) -> Sea:
        return self.m.state

    def __getitem__(self, seat: int) -> Player:
        return self.s.players[seat]

    @property
    def red(self) -> Redbeard:
        assert self.s.redbeard is not None
        return self.s.redbeard

    def do(self, *answers: Any) -> Play:
        """Answer for whoever is asked first; a pair (seat, answer) says who."""
        for given in answers:
            seat, answer = given if isinstance(given, tuple) else (self.asked, given)
            refused = self.m.act(seat, answer)
            assert refused is None, (answer, refused, self.asks, self.options())
        return self

    def refusal(self, answer: Any) -> str:
        """The rule by which an answer is refused."""
        before = self.m.digest()
        refused = self.m.act(self.asked, answer)
        assert isinstance(refused, Refused), f"{answer} was taken"
        assert self.m.digest() == before
        return refused.rule

    @property
    def asks(self) -> str:
        """The name of the question that is asked; empty if nothing is."""
        return type(next(iter(self.m.asked.values()))).__name__ if self.m.asked else ""

    @property
    def asked(self) -> int:
        """Who is asked first."""
        return next(iter(self.m.asked))

    def options(self) -> list[str]:
        """The ids that may be answered."""
        question = self.m.question(self.asked)
        assert question is not None
        return [option.id for option in question.options]

    def told(self, tag: str) -> list[Any]:
        """All events of a kind, in order."""
        return [told.event for told in self.m.told if told.event.__struct_config__.tag == tag]

    def tags(self) -> list[str]:
        """The kinds of all events, in order."""
        return [told.event.__struct_config__.tag for told in self.m.told]

    def dice_left(self) -> int:
        """How many loaded rolls have not been used."""
        return len(self.chance.outcomes) - self.chance.place


def pending(s: Sea) -> list[list[str]]:
    """What is still to be done, what comes first first."""
    return [[NAMES[code & (1 << PARAMETER) - 1] for code in group] for group in reversed(s.chain)]


def galleon(name: str) -> str:
    """The answer that takes a galleon."""
    return f"galleon:{item(name)}"


def quest(name: str) -> str:
    """The answer that names a quest."""
    return f"quest:{item(name)}"


__all__ = ["GALLEON0", "Lane", "Play", "galleon", "item", "pending", "quest"]
