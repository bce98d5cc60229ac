"""After a move: docking, ram and boarding, unloading, the Captain's fire, an Explorer's or a free exploration."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import PASS, Choose
from kaper.core.table import Script
from kaper.core.words import Option, Text
from kaper.games.spanishmain.abilities import boarding_bonus, has, perhaps, room
from kaper.games.spanishmain.chart import MASTS, contacts, island_shape, lines, musket_lines, pose, shapes, solids
from kaper.games.spanishmain.events import Boarded, CoinStolen, Docked, Placed, Rammed
from kaper.games.spanishmain.geometry.places import nearest_berth
from kaper.games.spanishmain.gunnery import LoseMast, chance, odds, volley
from kaper.games.spanishmain.harbour import explore
from kaper.games.spanishmain.state import Sea, wild
from kaper.games.spanishmain.table import SeaTable
from kaper.games.spanishmain.words import crew_text, ship_name


def arrive(t: SeaTable, ship: int, moved: bool) -> None:
    """What follows a move action, in this order."""
    s = t.state
    me = s.ships[ship]
    if moved:
        t.dock(ship)
        if me.tow >= 0 and me.docked >= 0:
            berth_tow(t, ship)
    t.then(
        (ram, ship) if moved else None,
        (landfall, ship),
        (captain, ship),
        (explorer, ship) if moved else None,
    )


def berth_tow(t: SeaTable, ship: int) -> None:
    """The ship in tow gets the free berth nearest to its tower's bow; without one it stays astern, docked all the same."""
    s = t.state
    me = s.ships[ship]
    other = s.ships[me.tow]
    shore = island_shape(s.islands[me.docked])
    others = shapes(solids(s, me.tow))
    at = nearest_berth(MASTS[other.card], shore, (me.x, me.y), others, s.size)
    if at is not None:
        other.x, other.y, other.heading = at
        t.tell(Placed, me.tow, t.name(me.tow), list(at))
    other.docked = me.docked
    t.tell(Docked, me.tow, t.name(me.tow), me.docked, list(pose(other)))


def landfall(t: SeaTable, ship: int) -> None:
    """Unloading, of the ship and of what it tows."""
    t.unload(ship)
    towed = t.state.ships[ship].tow
    if towed >= 0:
        t.unload(towed)


# ramming


class Ram(Choose[Sea]):
    """Which enemy ship that the bow touches is rammed, if any?"""

    prompt = "ask-ram"
    rule = "ram.when"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, *(f"ship:{i}" for i in rammable(s, self.ship))]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-no-ram"), (), self.rule)
        other = s.ships[int(id[5:])]
        masts = other.masts.bit_count()
        args: dict[str, int | str] = {"ship": ship_name(s, int(id[5:])), "least": masts + 1, "odds": odds(masts + 1)}
        key = "option-ram" if masts else "option-ram-derelict"
        facts = chance(masts + 1) if masts else None
        return Option(id, Text(key, args), (id,), "ram.roll", (), facts)  # type: ignore[arg-type]

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def rammable(s: Sea, ship: int) -> list[int]:
    """Enemy ships whose side or stern the bow touches."""
    me = s.ships[ship]
    if not me.masts:
        return []
    return [i for i, touch in contacts(s, ship) if touch.side and s.ships[i].owner != me.owner and not s.ships[i].wreck]


def ram(t: SeaTable, ship: int) -> Script:
    """Roll above the masts of the other ship and it loses one; then either player may board."""
    s = t.state
    me = s.ships[ship]
    if not rammable(s, ship):
        return
    answer = yield Ram(me.owner, ship)
    if answer == PASS:
        return
    target = int(answer[5:])
    other = s.ships[target]
    masts = other.masts.bit_count()
    die = t.roll(1)[0] if masts else 0
    hit = masts > 0 and die > masts
    t.tell(Rammed, ship, t.name(ship), target, t.name(target), die, masts, hit)
    if hit:
        mast = yield LoseMast(other.owner, target)
        t.lose_mast(target, int(mast))
    t.next(board, ship, target)


# boarding


class Board(Choose[Sea]):
    """Send a boarding party?"""

    prompt = "ask-board"
    rule = "board.when"

    ship: int
    target: int

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, "board"]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-no-board"), (), self.rule)
        mine, theirs = s.ships[self.ship], s.ships[self.target]
        args: dict[str, int | str] = {
            "ship": ship_name(s, self.target),
            "mine": mine.masts.bit_count(),
            "theirs": theirs.masts.bit_count(),
        }
        return Option(id, Text("option-board", args), (f"ship:{self.target}",), "board.roll")  # type: ignore[arg-type]


class Prize(Choose[Sea]):
    """What does the winner of a boarding take?"""

    prompt = "ask-prize"
    rule = "board.result"
    secret = True

    ship: int
    loser: int

    def options(self, s: Sea) -> Sequence[str]:
        found = [PASS]
        loser = s.ships[self.loser]
        if loser.crew:
            found.append("crew")
        if loser.coins and room(s, s.ships[self.ship]) > 0:
            found.append("treasure")
        return found

    def option(self, s: Sea, id: str) -> Option:
        key = "option-no-prize" if id == PASS else f"option-prize-{id}"
        return Option(id, Text(key, {"ship": ship_name(s, self.loser)}), (f"ship:{self.loser}",), self.rule)


class LoseCrew(Choose[Sea]):
    """Which crew is lost? Whoever loses it chooses."""

    prompt = "ask-lose-crew"
    rule = "ability.loser-chooses"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [str(i) for i in range(len(s.ships[self.ship].crew))]

    def option(self, s: Sea, id: str) -> Option:
        crew = s.ships[self.ship].crew[int(id)]
        return Option(id, crew_text(s.crew_card[crew]), (f"crew:ship:{self.ship}/{id}",), self.rule)


class LoseCoin(Choose[Sea]):
    """Which coin is lost?"""

    prompt = "ask-lose-coin"
    rule = "ability.loser-chooses"

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [str(i) for i in range(len(s.ships[self.ship].coins))]

    def option(self, s: Sea, id: str) -> Option:
        value = s.worth[s.ships[self.ship].coins[int(id)]]
        return Option(id, Text("option-coin", {"value": value}), (f"coin:ship:{self.ship}/{id}",), self.rule)


def board(t: SeaTable, ship: int, target: int) -> Script:
    """One boarding party: whose turn it is decides first, then the other; the higher total takes a prize."""
    s = t.state
    attacker, defender = s.ships[ship], s.ships[target]
    if (yield Board(attacker.owner, ship, target)) == PASS and (yield Board(defender.owner, target, ship)) == PASS:
        return
    dice = t.roll(2)
    totals = []
    for i, die in ((ship, dice[0]), (target, dice[1])):
        one = s.ships[i]
        bonus = boarding_bonus(s, one)
        if bonus:
            t.use(i, "board_plus(1)")
        totals.append(die + one.masts.bit_count() + bonus)
    winner = -1 if totals[0] == totals[1] else ship if totals[0] > totals[1] else target
    t.tell(Boarded, ship, t.name(ship), target, t.name(target), dice, totals, winner)
    if winner < 0:
        return
    loser = target if winner == ship else ship
    if not s.ships[loser].crew and not s.ships[loser].coins:
        return
    prize = yield Prize(s.ships[winner].owner, winner, loser)
    if prize == "crew":
        place = int((yield LoseCrew(s.ships[loser].owner, loser)))
        t.lose_crew(loser, s.ships[loser].crew[place])
    elif prize == "treasure":
        place = int((yield LoseCoin(s.ships[loser].owner, loser)))
        coin = s.ships[loser].coins.pop(place)
        s.ships[winner].coins.append(coin)
        t.show(coin, s.ships[winner].owner)
        steal_told(t, loser, winner, coin)
        t.unload(winner)


def steal_told(t: SeaTable, loser: int, thief: int, coin: int) -> None:
    """The two players know what the coin is worth, nobody else does."""
    s = t.state
    if t.heard is None:
        return
    knowing = 1 << s.ships[loser].owner | 1 << s.ships[thief].owner
    full = CoinStolen(loser, t.name(loser), thief, t.name(thief), s.worth[coin])
    t.heard.append((full, knowing))
    t.heard.append((CoinStolen(loser, t.name(loser), thief, t.name(thief)), ~knowing))


# the Captain and the Explorer


class CaptainFire(Choose[Sea]):
    """Shoot with the same move action, if a Captain is aboard?"""

    prompt = "ask-captain"
    rule = "crew.type.captain"
    secret = True

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        return [PASS, "shoot"] if has(s, s.ships[self.ship], "captain") else [PASS]

    def option(self, s: Sea, id: str) -> Option:
        key = "option-hold-fire" if id == PASS else "option-captain"
        return Option(id, Text(key), (f"ship:{self.ship}",), self.rule)

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def captain(t: SeaTable, ship: int) -> Script:
    """A Captain lets the ship shoot after its move."""
    s = t.state
    me = s.ships[ship]
    if not me.masts or me.sunk or me.fog >= 0 or not perhaps(s, me, "captain"):
        return
    if not lines(s, ship) and not (perhaps(s, me, "musket(3S)") and musket_lines(s, ship)):
        return
    if (yield CaptainFire(me.owner, ship)) == PASS:
        return
    t.use(ship, "captain")
    t.next(volley, ship)


class FreeExplore(Choose[Sea]):
    """Explore the island where the ship has just docked? Free with one's own mark there, or with an Explorer."""

    prompt = "ask-explore"
    rule = "explore.free-revisit"
    secret = True

    ship: int

    def options(self, s: Sea) -> Sequence[str]:
        me = s.ships[self.ship]
        return [PASS, "explore"] if revisits(s, self.ship) or has(s, me, "explorer") else [PASS]

    def option(self, s: Sea, id: str) -> Option:
        if id == PASS:
            return Option(id, Text("option-no-explore"), (), self.rule)
        island = s.ships[self.ship].docked
        rule = self.rule if revisits(s, self.ship) else "crew.type.explorer"
        return Option(
            id, Text("option-explore-now", {"coins": len(s.islands[island].coins)}), (f"island:{island}",), rule
        )

    def prompt_text(self, s: Sea) -> Text:
        return Text(self.prompt, {"ship": ship_name(s, self.ship)})


def revisits(s: Sea, ship: int) -> bool:
    """Does the owner's mark lie on the island?"""
    me = s.ships[ship]
    return bool(s.islands[me.docked].marks >> me.owner & 1)


def explorer(t: SeaTable, ship: int) -> Script:
    """Exploring after docking."""
    s = t.state
    me = s.ships[ship]
    if me.sunk or me.docked < 0 or not wild(s, me.docked):
        return
    if not revisits(s, ship) and not perhaps(s, me, "explorer"):
        return
    if (yield FreeExplore(me.owner, ship)) == PASS:
        return
    if not revisits(s, ship):
        t.use(ship, "explorer")
    t.next(explore, ship)
