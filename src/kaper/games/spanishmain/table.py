"""The table of this game: the verbs that several parts of the rules use (masts, gold, crew, docking, sinking)."""

from __future__ import annotations

from kaper.core.table import Table
from kaper.games.spanishmain.abilities import OWN, giver
from kaper.games.spanishmain.cards import CARDS
from kaper.games.spanishmain.chart import berth, pose
from kaper.games.spanishmain.events import (
    CrewLost,
    CrewRevealed,
    Docked,
    GameEnded,
    Marked,
    MastLost,
    ScuttleFoiled,
    Sunk,
    TowEnded,
    Unloaded,
)
from kaper.games.spanishmain.state import Sea, Ship, gold, own_port, threshold

MOST_COIN = 7


class SeaTable(Table[Sea]):
    """The verbs of the rulebook."""

    __slots__ = ()

    # crew

    def use(self, ship: int, effect: str) -> None:
        """An ability is used: the crew that gives it is turned face up."""
        s = self.state
        item = giver(s, s.ships[ship], effect)
        if item != OWN:
            self.turn_up(ship, item)

    def turn_up(self, ship: int, item: int) -> None:
        s = self.state
        if s.seen[item] != -1:
            self.reveal(item)
            self.tell(CrewRevealed, ship, self.name(ship), s.crew_card[item])

    def lose_crew(self, ship: int, item: int) -> None:
        """A crew is eliminated, and shown."""
        s = self.state
        s.ships[ship].crew.remove(item)
        s.gone.append(item)
        self.reveal(item)
        self.tell(CrewLost, ship, self.name(ship), s.crew_card[item])

    # names

    def name(self, ship: int) -> str:
        return CARDS[self.state.ships[ship].card].name

    # masts

    def lose_mast(self, ship: int, mast: int) -> None:
        """A mast falls. A ship that becomes derelict lets go of what it tows."""
        me = self.state.ships[ship]
        me.masts &= ~(1 << mast)
        self.tell(MastLost, ship, self.name(ship), mast, me.masts)
        if not me.masts and me.tow >= 0:
            self.end_tow(ship)

    # tows

    def end_tow(self, ship: int) -> None:
        """The ship in tow is let go; it stays in its fleet."""
        s = self.state
        me = s.ships[ship]
        towed = me.tow
        me.tow = -1
        s.ships[towed].towed = -1
        self.tell(TowEnded, ship, self.name(ship), towed, self.name(towed))

    def part(self, ship: int) -> None:
        """End every tow that a ship is part of."""
        me = self.state.ships[ship]
        if me.tow >= 0:
            self.end_tow(ship)
        if me.towed >= 0:
            self.end_tow(me.towed)

    def foil(self, ship: int) -> None:
        """A scuttling comes to nothing."""
        me = self.state.ships[ship]
        if me.scuttled:
            me.scuttled = False
            self.tell(ScuttleFoiled, ship, self.name(ship))

    # docking

    def undock(self, ship: int) -> None:
        """It leaves the island where it lay; if it had explored it, its owner's mark stays there."""
        s = self.state
        me = s.ships[ship]
        if me.docked >= 0:
            if me.explored:
                self.mark(me.owner, me.docked)
            me.docked, me.explored = -1, False

    def mark(self, seat: int, island: int) -> None:
        here = self.state.islands[island]
        if here.fort < 0 and here.home < 0 and not here.marks >> seat & 1:
            here.marks |= 1 << seat
            self.tell(Marked, seat, island)

    def dock(self, ship: int) -> None:
        """Where the bow touches a shore that is open to it, the ship is docked; at several it is the own port, then the first."""
        s = self.state
        me = s.ships[ship]
        if me.docked >= 0:
            return
        shores = berth(s, me)
        if shores:
            ports = [i for i in shores if own_port(s, me.owner, i)]
            me.docked = ports[0] if ports else shores[0]
            self.tell(Docked, ship, self.name(ship), me.docked, list(pose(me)))

    # gold

    def unload(self, ship: int) -> None:
        """At one's own home island or fort all coins are unloaded, at once and openly."""
        s = self.state
        me = s.ships[ship]
        if s.over or not me.coins or me.docked < 0 or not own_port(s, me.owner, me.docked):
            return
        here = s.islands[me.docked]
        coins, me.coins = me.coins, []
        for coin in coins:
            self.reveal(coin)
        (s.homes[me.owner] if here.home == me.owner else s.forts[here.fort].coins).extend(coins)
        total = gold(s, me.owner)
        self.tell(Unloaded, me.owner, ship, self.name(ship), me.docked, [s.worth[coin] for coin in coins], total)
        self.check_gold()
        self.check_left()

    def mint(self, seat: int, amount: int) -> None:
        """Gold that comes to a home island as new coins."""
        s = self.state
        while amount:
            value = min(amount, MOST_COIN)
            s.homes[seat].append(len(s.worth))
            s.worth.append(value)
            s.crew_card.append(-1)
            s.crew_owner.append(-1)
            s.seen.append(-1)
            s.past.append(())
            amount -= value

    def sink(self, ship: int, by: int) -> None:
        """A ship goes down with its crew. Sunk by an enemy, its gold is shared at once; else it is lost."""
        s = self.state
        me = s.ships[ship]
        self.part(ship)
        self.undock(ship)
        me.sunk, me.masts, me.scuttled, me.tangled = True, 0, False, False
        total = sum(s.worth[coin] for coin in me.coins)
        for item in (*me.coins, *me.crew):
            self.reveal(item)
        s.gone += me.coins + me.crew
        me.coins, me.crew = [], []
        shares: list[int] = []
        if by >= 0 and total:
            shares = [total - total // 2, total // 2]
            self.mint(by, shares[0])
            self.mint(me.owner, shares[1])
        else:
            s.lost_gold += total
        self.tell(Sunk, ship, self.name(ship), by, total, shares, [gold(s, seat) for seat in range(s.seats)])
        self.check_gold()
        self.check_left()

    # ends

    def check_gold(self) -> None:
        """More than half of all gold wins at once; of two who have it, the richer, then the one whose turn it is."""
        s = self.state
        if s.over:
            return
        needed = threshold(s)
        rich = [seat for seat in range(s.seats) if gold(s, seat) >= needed]
        if rich:
            s.winner = max(rich, key=lambda seat: (gold(s, seat), seat == s.active))
            self.finish("gold")

    def check_left(self) -> None:
        """No gold left to be won: none on wild islands, aboard, in wrecks or in a standing fort."""
        s = self.state
        if s.over or s.round == 0:
            return
        if any(ship.coins for ship in s.ships) or any(island.coins for island in s.islands):
            return
        if any(fort.coins for fort in s.forts if not fort.gone):
            return
        self.finish("no-gold")

    def finish(self, how: str) -> None:
        """Nothing follows."""
        s = self.state
        s.over, s.ending = True, how
        s.active = -1
        s.agenda.clear()
        for item, known in enumerate(s.seen):
            if known != -1:
                self.reveal(item)
        self.tell(GameEnded, how, [gold(s, seat) for seat in range(s.seats)])


def able(s: Sea, ship: Ship) -> bool:
    """Can it move, or be made to: a mast, oars, a Shipwright, or a port of its own around it?"""
    if ship.sunk or ship.wreck:
        return False
    if ship.masts or giver(s, ship, "oars(S)") != -1 or giver(s, ship, "shipwright") != -1:
        return True
    return ship.docked >= 0 and own_port(s, ship.owner, ship.docked)
