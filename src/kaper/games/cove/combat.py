"""Phase 3, Combat: where battles are due, how one begins, and what follows it."""

from __future__ import annotations

from kaper.games.cove.battle_events import BattleBegan, BattleEnded, CacafuegoTaken, PirateRepaired
from kaper.games.cove.cards import CACAFUEGO, COVE, LAST, NAVY, OUTER, PIRATE, TREASURE_ISLAND
from kaper.games.cove.events import NavyLeft, PhaseBegan
from kaper.games.cove.ship import PLAYERS, black_ship_of, pirate_at, pirates_in, players_in, seats_at
from kaper.games.cove.state import Cove
from kaper.games.cove.table import CoveTable


def combat_phase(t: CoveTable) -> None:
    """Battles are fought westward, from Tavern Island to Treasure Island.

    order.compass
    """
    t.state.phase = 3
    t.tell(PhaseBegan, t.state.month, 3)
    combat(t, 1)


def combat(t: CoveTable, place: int) -> None:
    """Find the next battle from this place on; after the last one the Navy sails home (combat.order).

    haven.cove
    """
    s = t.state
    while place < COVE:
        if place not in s.place:  # without a player's ship nothing happens there
            place += 1
            continue
        ships = fleet_at(s, place)
        if is_battle(ships, place):
            begin_battle(t, place, ships)
            t.then("preparation", (combat, place + 1))
            return
        if pirate_at(s, place) == CACAFUEGO:
            take_unfought(t, place)
        place += 1
    send_navy_home(t)
    t.next("plunder")


def fleet_at(s: Cove, place: int) -> list[int]:
    """Every ship that would fight at a place: players, pirate, Navy. The Cacafuego is defenceless.

    legend.encounter
    """
    ships = seats_at(s, place)
    pirate = pirate_at(s, place)
    if pirate >= 0 and pirate != CACAFUEGO:
        ships.append(pirate)
    if s.navy_at == place:
        ships.append(NAVY)
    return ships


def is_battle(ships: list[int], place: int) -> bool:
    """Two ships, at least one a player's; at Treasure Island only against a pirate (combat.when.outer).

    combat.when.treasure-island, combat.when.needs-player, haven.treasure-island, haven.treasure-island.legend
    """
    if len(ships) < 2 or ships[0] >= PLAYERS:
        return False
    return place in OUTER or ships[-1] >= PLAYERS


def begin_battle(t: CoveTable, place: int, ships: list[int]) -> None:
    """Clear the decks.

    combat.structure
    """
    s = t.state
    s.battle, s.fighting = place, ships
    s.order, s.targets, s.shot = [], [], None
    s.turn = s.round = s.passed = s.hit = s.reloading = s.round_hits = 0
    if place != LAST:
        t.tell(BattleBegan, place, ships)


def is_over(s: Cove) -> bool:
    """The end is checked after every volley and every departure (combat.end.check).

    combat.end, legend.continue
    """
    if s.battle == LAST:
        return s.champion >= 0
    players, pirates = len(players_in(s)), len(pirates_in(s))
    if not players:
        return True
    return not pirates and (players == 1 or s.battle == TREASURE_ISLAND)


def aftermath(t: CoveTable) -> None:
    """Discards, the Cacafuego's die, repairs, and chests that went overboard (combat.prep.duration)."""
    s = t.state
    place, s.battle = s.battle, 0
    players = players_in(s)
    for cards in s.laid:
        if cards:
            s.discard += cards
            cards.clear()
    t.tell(BattleEnded, place, players)
    if place != LAST:
        if pirate_at(s, place) == CACAFUEGO and len(players) == 1:
            take_cacafuego(t, players, "fought")
        for ship in pirates_in(s):
            if ship != NAVY:
                restore(t, ship)
        if s.navy_at == place:
            send_navy_home(t)
    s.supply_chests += s.overboard
    s.overboard = 0
    s.fighting, s.order, s.targets, s.shot = [], [], [], None
    s.hit = s.reloading = s.passed = s.round = s.turn = s.round_hits = 0


def restore(t: CoveTable, pirate: int) -> None:
    """An unbeaten pirate is at full strength right after the battle (legend.repair)."""
    s = t.state
    ship = black_ship_of(s, pirate)
    if s.hulls[ship] < PIRATE[pirate].hull:
        s.hulls[ship] = PIRATE[pirate].hull
        t.tell(PirateRepaired, pirate, s.hulls[ship], False)


def take_unfought(t: CoveTable, place: int) -> None:
    """A single captain takes the Cacafuego without a fight; at Treasure Island all there share it.

    legend.cacafuego.alone, legend.cacafuego.treasure-island
    """
    seats = seats_at(t.state, place)
    if place == TREASURE_ISLAND:
        if seats:
            take_cacafuego(t, t.by_speed(seats, "cacafuego"), "shared")
    elif len(seats) == 1:
        take_cacafuego(t, seats, "alone")


def take_cacafuego(t: CoveTable, seats: list[int], how: str) -> None:
    """The first of the seats rolls a die for fame; the ship counts as beaten (legend.cacafuego)."""
    s = t.state
    face = t.roll(1)[0]
    each = face // len(seats)
    t.tell(CacafuegoTaken, seats[0], face, sorted(seats), each, how)
    for seat in seats:
        t.fame(seat, each, "pirate")
    s.at_sea[black_ship_of(s, CACAFUEGO)].clear()
    s.beaten.append(CACAFUEGO)


def send_navy_home(t: CoveTable) -> None:
    """The Navy is taken off the board (navy.removed).

    navy.removed.idle
    """
    s = t.state
    if s.navy_at:
        t.tell(NavyLeft, s.navy_at)
        s.navy_at, s.navy_by, s.navy_hull = 0, -1, 0
