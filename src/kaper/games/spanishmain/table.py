"""The table of this game: the verbs that several parts of the rules use (masts, gold, crew, docking, sinking)."""

from __future__ import annotations

from kaper.core.table import Table
from kaper.games.spanishmain.abilities import NOBODY, giver, own_move, powers, serves
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.chart import MASTS, berth, pose, shapes, solids
from kaper.games.spanishmain.effects.gold import ransom, rewards, spoil, worth_gold
from kaper.games.spanishmain.events import (
    AbilityUsed,
    CrewLost,
    CrewRevealed,
    CrewWent,
    Docked,
    FogEntered,
    GameEnded,
    GoldMade,
    Marked,
    MastLost,
    Placed,
    ScuttleFoiled,
    Sunk,
    TowEnded,
    Unloaded,
)
from kaper.games.spanishmain.geometry.shapes import hull, settled
from kaper.games.spanishmain.geometry.touch import free
from kaper.games.spanishmain.geometry.units import COS, FULL_TURN, SIN
from kaper.games.spanishmain.state import RAIDED, Sea, Ship, gold, own_port, threshold

MOST_COIN = 7


class SeaTable(Table[Sea]):
    """The verbs of the rulebook."""

    __slots__ = ()

    # abilities

    def use(self, ship: int, effect: str) -> None:
        """An ability is used: the crew that gives it is turned face up."""
        s = self.state
        item = giver(s, s.ships[ship], effect)
        if item >= 0:
            self.turn_up(ship, item)

    def used(self, ship: int, effect: str, die: int = 0, target: str = "") -> None:
        """The same, and it is told."""
        self.use(ship, effect)
        self.works(ship, effect, die, target)

    def works(self, ship: int, effect: str, die: int = 0, target: str = "") -> None:
        """What nobody aboard gives (a treasure, a fort, an event) does something at a ship, and that is told."""
        self.tell(AbilityUsed, f"ship:{ship}", self.name(ship), effect, die, target)

    def turn_up(self, ship: int, item: int) -> None:
        s = self.state
        if s.seen[item] != -1:
            self.reveal(item)
            self.tell(CrewRevealed, ship, self.name(ship), s.crew_card[item])

    def eliminate(self, ship: int, item: int, by: int) -> bool:
        """A crew aboard would be eliminated (`by`: the seat that does it, -1: nobody); says whether it is gone from the ship."""
        s = self.state
        me = s.ships[ship]
        if not doomed(s, me, item):
            if "crew_safe" in powers(s, me):
                self.use(ship, "crew_safe")
            return False
        shield = sheltered(s, me, item)
        if shield >= 0:
            self.turn_up(ship, shield)
            self.works(ship, "crew_shield")
            s.seen[item] = 1 << me.owner
            return False
        me.crew.remove(item)
        self.perish(ship, item, by)
        return True

    def perish(self, ship: int, item: int, by: int) -> None:
        """A crew that left its ship is out of the game, or goes home or into a fort where it gathers; a ransom is paid."""
        s = self.state
        self.reveal(item)
        words = WORDS[s.crew_card[item]]
        owner = s.crew_owner[item]
        self.tell(CrewLost, ship, self.name(ship), s.crew_card[item])
        if "RANSOM" in words and by >= 0 and by != owner:
            self.gain(by, 1, "RANSOM")
        haunt = next(
            (f for f in s.forts if f.owner == owner and not f.gone and "fort_ghost_crew" in WORDS[f.card]), None
        )
        if "return_home" in words and owner >= 0:
            s.ashore[owner].append(item)
            self.tell(CrewWent, ship, self.name(ship), s.crew_card[item], f"home:{owner}")
        elif haunt is not None:
            haunt.crew.append(item)
            self.tell(CrewWent, ship, self.name(ship), s.crew_card[item], f"fort:{s.forts.index(haunt)}")
        else:
            s.gone.append(item)

    def recruit(self, card: int, seat: int) -> int:
        """A crew from outside the game, open for all to see; it is up to the caller where it goes."""
        s = self.state
        s.worth.append(0)
        s.crew_card.append(card)
        s.crew_owner.append(seat)
        s.seen.append(-1)
        s.past.append(())
        item = len(s.worth) - 1
        if s.round and seat >= 0 and "MARINE" in WORDS[card]:
            s.marines += (item,)
        return item

    def lose(self, item: int) -> None:
        """A coin or unique treasure is out of the game, open for all to see."""
        self.reveal(item)
        self.state.gone.append(item)

    def gain(self, seat: int, amount: int, why: str) -> None:
        """New gold comes to a home island."""
        s = self.state
        if amount <= 0 or s.over:
            return
        s.made += amount
        self.mint(seat, amount)
        self.tell(GoldMade, seat, amount, gold(s, seat), why)
        self.check_gold()

    # names

    def name(self, ship: int) -> str:
        return CARDS[self.state.ships[ship].card].name if ship >= 0 else ""

    # masts

    def lose_mast(self, ship: int, mast: int) -> None:
        """A mast falls. A ship that becomes derelict lets go of what it tows."""
        me = self.state.ships[ship]
        burnt = me.fire
        me.masts &= ~(1 << mast)
        me.fire &= me.masts
        self.tell(MastLost, ship, self.name(ship), mast, me.masts)
        if burnt and not me.fire:
            self.foil(ship)  # it was given up because of the fire
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

    # fog

    def lose_in_fog(self, ship: int, piece: int) -> None:
        """A ship is lost in a bank of fog, and what it tows with it."""
        s = self.state
        for one in (ship, s.ships[ship].tow):
            if one >= 0:
                self.undock(one)
                s.ships[one].fog = piece
                self.tell(FogEntered, one, self.name(one), piece)

    def set_free(self, ship: int) -> None:
        """The fog around a ship is gone: it lies where it was, or in the nearest free place."""
        s = self.state
        me = s.ships[ship]
        others = shapes(solids(s, ship))
        masts = MASTS[me.card]
        distance = 0
        while True:
            for way in range(0, FULL_TURN, 150):
                at = settled(me.x + distance * COS[way], me.y + distance * SIN[way], me.heading)
                if free(hull(masts, at), s.size, others):
                    me.x, me.y, me.heading = at
                    self.tell(Placed, ship, self.name(ship), list(at))
                    self.dock(ship)
                    self.unload(ship)
                    return
                if not distance:
                    break
            distance += 500

    # docking

    def undock(self, ship: int) -> None:
        """It leaves the island where it lay; if it had explored it, its owner's mark stays there."""
        s = self.state
        me = s.ships[ship]
        if me.docked >= 0:
            if me.explored:
                self.mark(me.owner, me.docked)
            me.docked, me.explored = -1, False
            me.state &= ~RAIDED

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
        """At one's own home island or fort all coins are unloaded, at once and openly; captives are paid for."""
        s = self.state
        me = s.ships[ship]
        if s.over or me.docked < 0 or not (me.coins or me.finds) or not own_port(s, me.owner, me.docked):
            return
        here = s.islands[me.docked]
        at_home = here.home == me.owner
        coins = [coin for coin in me.coins if s.crew_card[coin] < 0]
        captives = [coin for coin in me.coins if s.crew_card[coin] >= 0] if at_home else []
        me.coins = [] if at_home else [coin for coin in me.coins if s.crew_card[coin] >= 0]
        for coin in coins:
            self.reveal(coin)
        store = s.homes[me.owner] if at_home else s.forts[here.fort].coins
        if coins:
            spoil(self, ship, coins)
            store.extend(coins)
            values = [s.worth[coin] for coin in coins]
            me.unloaded += sum(values)
            self.tell(Unloaded, me.owner, ship, self.name(ship), me.docked, values, gold(s, me.owner))
            self.check_gold()
        for captive in captives:
            self.lose(captive)
            self.gain(
                me.owner, ransom(s, captive), "RANSOM" if "RANSOM" in WORDS[s.crew_card[captive]] else "board_capture"
            )
        if powers(s, me):
            rewards(self, ship, coins, at_home)
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

    def sink(self, ship: int, by: int, spoils: bool = True) -> None:
        """A ship goes down with its crew. Sunk by an enemy, its gold is shared at once; else it is lost."""
        s = self.state
        me = s.ships[ship]
        self.part(ship)
        self.undock(ship)
        me.sunk, me.masts, me.scuttled, me.tangled = True, 0, False, False
        me.fire = me.panels = me.extra = 0
        total = sum(s.worth[coin] for coin in me.coins)
        cargo, crew = me.coins + me.finds, me.crew
        me.coins, me.crew, me.finds = [], [], []
        for item in (*cargo, *crew):
            self.reveal(item)
        s.gone += cargo
        for item in crew:
            self.perish(ship, item, by)
        shares: list[int] = []
        if by >= 0 and total:
            shares = [total - total // 2, total // 2] if spoils else [total, 0]
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
        """No gold left to be won: no coin on wild islands, aboard, in wrecks or in a standing fort, no other gold aboard."""
        s = self.state
        if s.over or s.round == 0:
            return
        if any(ship.coins or any(worth_gold(s, ship, item) for item in ship.finds) for ship in s.ships):
            return
        stores = [*(island.coins for island in s.islands), *(fort.coins for fort in s.forts if not fort.gone)]
        if any(s.crew_card[coin] < 0 for store in stores for coin in store):
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
    """Can it move, or be made to: a mast, oars, a Shipwright, or a port of its own around it? (win.no-fleet)"""
    if ship.sunk or ship.wreck:
        return False
    if ship.masts or own_move(s, ship) or giver(s, ship, "shipwright") != NOBODY:
        return True
    return ship.docked >= 0 and own_port(s, ship.owner, ship.docked)


def doomed(s: Sea, ship: Ship, item: int) -> bool:
    """May this crew be eliminated while its ship is afloat?"""
    return "jonah" not in WORDS[s.crew_card[item]] and "crew_safe" not in powers(s, ship)


def sheltered(s: Sea, ship: Ship, item: int) -> int:
    """Another crew aboard that has this one, which lies face up, turned face down instead of eliminated; -1: none."""
    if s.seen[item] != -1 or "crew_shield" not in powers(s, ship):
        return NOBODY
    for other in ship.crew:
        if other != item and "crew_shield" in WORDS[s.crew_card[other]] and serves(s, ship, other):
            return other
    return NOBODY
