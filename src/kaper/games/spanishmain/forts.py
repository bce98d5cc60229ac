"""The end of a turn: forts are built, levels of terrain are forgotten, and the next player's turn begins."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from kaper.core.decisions import PASS, Choose, Pick
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.chart import SLOT_NAMES
from kaper.games.spanishmain.effects.start import closed
from kaper.games.spanishmain.events import FortBuilt
from kaper.games.spanishmain.state import Fort, Sea, edition, gold, wild
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import island_text


class BuildFort(Choose[Sea]):
    """Build a fort where one of one's ships is docked?"""

    prompt = "ask-build-fort"
    rule = "fort.build.end-of-turn"

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, *(f"{card}>island:{island}" for card, island in buildable(s, self.seat))]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-no-fort"), (), self.rule)
        number, _, place = id.partition(">")
        card = CARDS[int(number)]
        args = {"fort": card.name, "gold": card.gold, "island": island_text(int(place[7:]))}
        return Option(id, Text("option-build-fort", args), (place,), "fort.build.gold")  # type: ignore[arg-type]


class PlaceFlags(Pick[Sea]):
    """Where do the flags of a new fort stand: four corners, four walls?"""

    prompt = "ask-flags"
    rule = "fort.flags"

    card: int

    def items(self, s: Sea) -> Sequence[str]:
        return SLOT_NAMES

    def least(self, s: Sea) -> int:
        return len(CARDS[self.card].cannons)

    def most(self, s: Sea) -> int:
        return len(CARDS[self.card].cannons)

    def option(self, s: Sea, id: str) -> Option:
        return Option(id, Text(f"slot-{id}"), (), self.rule)


def buildable(s: Sea, seat: int) -> list[tuple[int, int]]:
    """Forts kept aside that can be paid, and the wild islands where a ship lies.

    fort.build.in-fleet, fort.build.docked, fort.one-per-island
    """
    if not s.fort_cards[seat] or not edition(s).forts:
        return []
    at_home = sum(s.worth[coin] for coin in s.homes[seat])
    islands = sorted({ship.docked for ship in s.ships if ship.owner == seat and ship.docked >= 0 and not ship.sunk})
    return [
        (card, island)
        for card in s.fort_cards[seat]
        if CARDS[card].gold <= at_home
        for island in islands
        if wild(s, island)
    ]


def payment(s: Sea, seat: int, price: int) -> list[int]:
    """Home coins of at least the price: the least surplus, then the fewest coins (fort.build.gold)."""
    coins = s.homes[seat]
    best: tuple[int, int, tuple[int, ...]] | None = None
    for count in range(1, len(coins) + 1):
        for chosen in combinations(coins, count):
            surplus = sum(s.worth[coin] for coin in chosen) - price
            if surplus >= 0 and (best is None or (surplus, count) < best[:2]):
                best = (surplus, count, chosen)
                if surplus == 0:
                    return list(chosen)
    assert best is not None
    return list(best[2])


def turn_ends(t: SeaTable, seat: int) -> Script:
    """Forts are built at the end of a turn; then the next player, and after the last a new round.

    fort.build.end-of-turn
    """
    s = t.state
    while buildable(s, seat):
        answer = yield BuildFort(seat)
        if answer == PASS:
            break
        card, _, place = answer.partition(">")
        slots = yield PlaceFlags(seat, int(card))
        build(t, seat, int(card), int(place[7:]), sorted(SLOT_NAMES.index(slot) for slot in slots))
        if s.over:
            return
    for piece in s.terrain:
        piece.level = 0
    closed(s, seat)
    place_in_order = s.order.index(seat) + 1
    if place_in_order == s.seats:
        s.round += 1
        if s.round > s.options.rounds:
            s.round -= 1
            t.finish("rounds")
            return
    t.next("turn_begins", s.order[place_in_order % s.seats])


def build(t: SeaTable, seat: int, card: int, island: int, slots: list[int]) -> None:
    """The gold paid and the treasure of the island lie in the fort; enemy ships there are docked no longer.

    fort.build.gold-inside, fort.ships-docked-when-built
    """
    s = t.state
    land = s.islands[island]
    paid = payment(s, seat, CARDS[card].gold)
    for coin in paid:
        s.homes[seat].remove(coin)
    found, land.coins = land.coins, []
    for coin in found:
        t.reveal(coin)
    number = len(s.forts)
    flags = (1 << len(CARDS[card].cannons)) - 1
    s.forts.append(Fort(card, seat, island, flags, slots, paid + found, CARDS[card].gold))
    s.fort_cards[seat].remove(card)
    land.fort = number
    for ship in s.ships:
        if ship.docked == island:
            ship.explored = False
            if ship.owner != seat:
                ship.docked = -1
    values = [s.worth[coin] for coin in s.forts[number].coins]
    t.tell(FortBuilt, seat, number, card, island, slots, values, gold(s, seat))
    t.check_gold()
