"""The ship board: upgrades and their barriers, galleons, black market tiles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Asking
from kaper.core.words import Closed, Facts, Option, Refused, refuse
from kaper.core.words import text as say
from kaper.games.maracaibo.box import ADDS, GALLEON0, KIND, LOCATION, NOW, SLOT, SLOTS, TEXT, TILE_NOW, TILE_SIDES
from kaper.games.maracaibo.chain import Args, effect, pass_option, passing
from kaper.games.maracaibo.chart import PLACES
from kaper.games.maracaibo.events import GalleonTaken, TileActivated, TilePlaced, Upgraded
from kaper.games.maracaibo.state import Player, Sea, side, tile_on
from kaper.games.maracaibo.table import SeaTable
from kaper.games.maracaibo.words import item_text, line_text

# upgrades


@lru_cache(1 << 16)
def open_slots(filled: int) -> list[str]:
    """Empty slots of the sectors whose barrier the upgrades on the board (a mask) have passed.

    upgrade.barriers, ruling.barrier-count
    """
    count = filled.bit_count()
    return [slot.id for i, slot in enumerate(SLOTS) if slot.needs <= count and not filled >> i & 1]


class Upgrade(Choose[Sea]):
    """Which slot gets the grey cube?"""

    prompt = "ask-upgrade"
    rule = "upgrade.place"

    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        return [*open_slots(s.players[self.seat].slots), *passing(self.may_pass)]

    def why_not(self, s: Sea, id: str) -> Refused:
        if id in SLOT:
            p, slot = s.players[self.seat], SLOTS[SLOT[id]]
            if p.slots >> SLOT[id] & 1:
                return refuse("refusal-slot-filled", "upgrade.place")
            return refuse("refusal-barrier", "upgrade.barriers", needs=slot.needs, upgrades=p.upgrades)
        return Choose.why_not(self, s, id)

    def closed(self, s: Sea) -> list[Closed]:
        found = []
        for i, slot in enumerate(SLOTS):
            if slot.needs > s.players[self.seat].upgrades and not s.players[self.seat].slots >> i & 1:
                why = self.why_not(s, slot.id)
                words = say("option-upgrade", what=line_text(slot.text))
                found.append(Closed(slot.id, words, why.text, why.rule, (f"slot:{slot.id}",)))
        return found

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option("effect.upgrade")
        return Option(id, say("option-upgrade", what=line_text(SLOTS[SLOT[id]].text)), (f"slot:{id}",), self.rule)


@effect("upgrade", "effect.upgrade", lambda s, p, args: p.upgrades < len(SLOTS))
def upgrade(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """A grey cube on a slot; what the slot shows works at once (upgrade.place, upgrade.effects)."""
    p = t.state.players[seat]
    answer = yield Upgrade(seat, may_pass)
    if answer == PASS:
        return False
    number = SLOT[answer]
    p.slots |= 1 << number
    p.upgrades += 1
    t.add_lasting(p, SLOTS[number].lasting)
    t.tell(Upgraded, seat, number, p.upgrades)
    t.push(seat, SLOTS[number].now)
    return True


# galleons


class TakeGalleon(Choose[Sea]):
    """Which galleon is taken?"""

    prompt = "ask-galleon"
    rule = "galleon.acquire"

    price: int = 0
    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        return [*(f"galleon:{card}" for card in s.galleons), *passing(self.may_pass)]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option("ruling.galleon-decline")
        galleon = int(id[8:])
        words = say("option-galleon", galleon=item_text(galleon), price=self.price, what=line_text(TEXT[galleon]))
        rule = f"galleon.{'abcdefghijkl'[galleon - GALLEON0]}"
        return Option(id, words, (id,), rule, facts=Facts(price=self.price))


def may_take_galleon(s: Sea, p: Player, args: Args) -> bool:
    """Nobody owns two, and the price must be paid (galleon.one)."""
    return not p.galleon and p.doubloons >= args[0] and bool(s.galleons)


@effect("galleon", "effect.galleon", may_take_galleon, uses=True)
def galleon(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """Pay for one of the galleons on the market (galleon.acquire, galleon.effects)."""
    s = t.state
    p = s.players[seat]
    answer = yield TakeGalleon(seat, args[0], may_pass)
    if answer == PASS:
        return False
    card = int(answer[8:])
    s.galleons.remove(card)
    p.galleon.append(card)
    p.doubloons -= args[0]
    t.add_lasting(p, ADDS[card])
    t.tell(GalleonTaken, seat, card, p.doubloons)
    t.push(seat, NOW[card])
    return True


# black market tiles


def free_locations(s: Sea) -> list[int]:
    """Face-up locations without any black market tile (black-market.place)."""
    taken = {place for p in s.players for place in p.tiles}
    return [
        place
        for place in range(PLACES)
        if KIND[s.sea[place]] == LOCATION and place not in taken and not s.down >> place & 1
    ]


class ChooseTile(Choose[Sea]):
    """Which black market tile: one to be placed, or one lying on a location to be activated?"""

    prompt = "ask-tile"
    rule = "black-market.place"

    placed: bool
    price: int = 0
    may_pass: bool = False

    def options(self, s: Sea) -> Sequence[str]:
        tiles = enumerate(s.players[self.seat].tiles)
        return [*(f"tile:{i + 1}" for i, at in tiles if (at >= 0) == self.placed), *passing(self.may_pass)]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return pass_option("ruling.optional-default")
        tile = int(id[5:]) - 1
        what = line_text(TILE_SIDES[tile][side(s, tile)])
        if not self.placed:
            words = say("option-tile", what=what, price=self.price)
            return Option(id, words, (f"tile:{self.seat}:{tile + 1}",), self.rule, facts=Facts(price=self.price))
        place = s.players[self.seat].tiles[tile]
        words = say("option-activate", what=what, place=item_text(s.sea[place]))
        return Option(id, words, (f"tile:{self.seat}:{tile + 1}", f"place:{place}"), "effect.activate-black-market")


class PlaceTile(Choose[Sea]):
    """On which location is the tile placed?"""

    prompt = "ask-place-tile"
    rule = "black-market.place"

    def options(self, s: Sea) -> Sequence[str]:
        return [f"place:{place}" for place in free_locations(s)]

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, say("option-place-tile", place=item_text(s.sea[int(id[6:])])), (id,), self.rule)


def may_place_tile(s: Sea, p: Player, args: Args) -> bool:
    """A tile is left, its price can be paid, and a location is free (ruling.black-market-none-free)."""
    return -1 in p.tiles and p.doubloons >= args[0] and bool(free_locations(s))


@effect("black_market", "black-market.place", may_place_tile, uses=True)
def black_market(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """Pay, place a tile on a location without one, activate it (black-market.place, black-market.immediate)."""
    s = t.state
    p = s.players[seat]
    answer = yield ChooseTile(seat, False, args[0], may_pass)
    if answer == PASS:
        return False
    tile = int(answer[5:]) - 1
    place = int((yield PlaceTile(seat))[6:])
    p.doubloons -= args[0]
    p.tiles[tile] = place
    t.tell(TilePlaced, seat, tile, place, s.sea[place], p.doubloons)
    t.push(seat, TILE_NOW[tile][side(s, tile)])
    return True


def use_tile(t: SeaTable, seat: int, tile: int) -> None:
    """An own tile that lies on a location works once more (location.black-market)."""
    s = t.state
    t.tell(TileActivated, seat, tile, s.players[seat].tiles[tile], side(s, tile))
    t.push(seat, TILE_NOW[tile][side(s, tile)])


@effect("activate", "location.black-market", asks=False)
def activate(t: SeaTable, seat: int, args: Args, may_pass: bool) -> None:
    """The own tile on the location just visited (location.black-market)."""
    use_tile(t, seat, args[0] - 1)


@effect("activate_bm", "effect.activate-black-market", lambda s, p, args: any(at >= 0 for at in p.tiles))
def activate_bm(t: SeaTable, seat: int, args: Args, may_pass: bool) -> Asking[bool]:
    """Any one own tile that lies on a location (effect.activate-black-market)."""
    answer = yield ChooseTile(seat, True, 0, may_pass)
    if answer == PASS:
        return False
    use_tile(t, seat, int(answer[5:]) - 1)
    return True


def own_tile(s: Sea, seat: int, place: int) -> int:
    """The own tile on a place; -1: none."""
    found = tile_on(s, place)
    return found[1] if found is not None and found[0] == seat else -1
