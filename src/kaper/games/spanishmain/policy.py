"""A sensible answer to every question, quickly: gold first, guns where they pay."""

from __future__ import annotations

from typing import Any

from kaper.core.chance import Fast
from kaper.core.decisions import PASS, Answer, Decision
from kaper.games.spanishmain.abilities import ghostly, room
from kaper.games.spanishmain.arrival import CaptainFire, FreeExplore
from kaper.games.spanishmain.boarding import Board, Prize, Ram
from kaper.games.spanishmain.cards import CARDS, WORDS
from kaper.games.spanishmain.chart import Landed, lines, thing_of
from kaper.games.spanishmain.courses import Sail
from kaper.games.spanishmain.crews import Transfer
from kaper.games.spanishmain.effects.losses import LoseCoin, LoseCrew, LoseFlag, LoseMast
from kaper.games.spanishmain.forts import BuildFort
from kaper.games.spanishmain.gunnery import CEASE, Shot
from kaper.games.spanishmain.harbour import Exchange, Load, Mend, overloaded, stack
from kaper.games.spanishmain.helm import course_to, goal, port_of, rough, shape_of
from kaper.games.spanishmain.knacks import KNACKS, knack
from kaper.games.spanishmain.muster import BringFleet, ManShips, bound, listed
from kaper.games.spanishmain.sailing import FogHeading, FreedPose, fog_pose
from kaper.games.spanishmain.setup import Moor, seaward
from kaper.games.spanishmain.state import Sea, Ship, all_masts, at_home, buried, gold, mine, own_port, threshold
from kaper.games.spanishmain.table import able
from kaper.games.spanishmain.turn import Act, Order

DANGER = 20_000  # an enemy nearer than this, in hundredths of a millimetre, may be alongside in a turn or two
TOW_WAY = 12_000  # the way in tow that costs as much as a gold


def policy(s: Sea, decision: Decision[Any], rng: Fast) -> Answer:
    """What a bot does without thinking."""
    known = POLICIES.get(type(decision))
    answer: Answer | None = None if known is None else known(s, decision)
    return decision.sample(s, rng) if answer is None else answer


def order(s: Sea, d: Order) -> str:
    """Forts and ships that can shoot first, then the others; a tow ends in port, and what cannot be saved is scuttled."""
    options = d.allowed(s)
    first = knack(s, options)
    if first:
        return first
    if "crew" in options and overmanned(s, d.seat) >= 0:
        return "crew"
    for id in options:
        if id[0] == "f" or (id.startswith("let-go") and in_port(s, s.ships[int(id[7:])])):
            return id
        if id.startswith("scuttle") and forlorn(s, int(id[8:])):
            return id
        if id.startswith("ship"):
            number = int(id[5:])
            if s.ships[number].masts and not s.ships[number].coins and lines(s, number):
                return id
            first = first or id
    return first or "end"


def overmanned(s: Sea, seat: int) -> int:
    """A ship at home whose crew leaves no room for gold, while no other of the fleet has any; -1: none."""
    found = -1
    for i in mine(s, seat):
        me = s.ships[i]
        if me.coins or room(s, me) > 0:
            return -1
        if me.masts and at_home(s, me) and any(spared(s, item) for item in me.crew):
            found = i
    return found


def spared(s: Sea, item: int) -> bool:
    """May this crew wait ashore, and does it make room there?"""
    words = WORDS[s.crew_card[item]]
    return item not in s.carried and "stay_aboard" not in words and "no_space" not in words


def transfer(s: Sea, d: Transfer) -> Answer | None:
    """Whoever costs least goes ashore, to make room for gold; anything where nobody need."""
    ship = overmanned(s, d.seat)
    crew = s.ships[ship].crew if ship >= 0 else []
    ashore = [
        (CARDS[s.crew_card[item]].points, id)
        for place, item in enumerate(crew)
        if spared(s, item) and (id := f"ship:{ship}/{place}>shore") in d.allowed(s)
    ]
    return min(ashore)[1] if ashore else None


def in_port(s: Sea, ship: Ship) -> bool:
    return ship.docked >= 0 and own_port(s, ship.owner, ship.docked)


def forlorn(s: Sea, number: int) -> bool:
    """Would an enemy take this derelict in tow before a friend could? With coins aboard it is worth waiting for one."""
    me = s.ships[number]
    if me.coins or in_port(s, me) or able(s, me):
        return False
    friend = foe = float(DANGER)
    for i, other in enumerate(s.ships):
        if i != number and other.masts and not other.sunk and other.fog < 0:
            far = rough(me, other.x, other.y)
            if other.owner == me.owner:
                friend = min(friend, far)
            else:
                foe = min(foe, far)
    fleet = any(ship.masts for i, ship in enumerate(s.ships) if i != number and ship.owner == me.owner)
    return fleet and foe < min(friend, DANGER)


def act(s: Sea, d: Act) -> str:
    """Explore where there is something to load, shoot where guns bear, mend at home, otherwise sail."""
    options = d.allowed(s)
    me = s.ships[d.ship]
    if "explore" in options and stack_worth(s, me):
        return "explore"
    at_port = in_port(s, me)
    missing = (all_masts(me) & ~me.masts).bit_count()
    if "repair" in options and (not me.masts or (missing * 2 >= all_masts(me).bit_count())):
        return "repair"
    if "struggle" in options:
        return "struggle"
    prize = best_alongside(s, d.ship, options)
    if prize:
        return prize
    tow = best_tow(s, d.ship, options)
    if tow:
        return tow
    if "shoot" in options and (not me.coins or "move" not in options):
        shots = lines(s, d.ship)
        if len({number for number, _ in shots}) >= 2 or any(helpless(s, target) for _, target in shots):
            return "shoot"
    if "move" in options:
        return "move"
    if "shoot" in options:
        return "shoot"
    return "repair" if "repair" in options and at_port else "idle"


def helpless(s: Sea, name: str) -> bool:
    """A ship that the next hit sinks."""
    target = thing_of(s, name)
    return isinstance(target, Ship) and not target.masts


def stack_worth(s: Sea, me: Ship) -> bool:
    """May there be coins where it lies, and room for one? A fort keeps its own."""
    here = s.islands[me.docked]
    return here.fort < 0 and buried(s, here, me.owner) > 0 and room(s, me) > 0


def best_alongside(s: Sea, number: int, options: Any) -> str:
    """A derelict of the enemy or a wreck with coins that may be taken."""
    me = s.ships[number]
    if room(s, me) <= 0:
        return ""
    for id in options:
        if id.startswith("board-ship"):
            other = s.ships[int(id[11:])]
            if other.coins and (other.owner != me.owner or other.wreck):
                return str(id)
    return ""


def best_tow(s: Sea, number: int, options: Any) -> str:
    """A derelict worth more than the way home at S a turn: its coins and, less, the ship."""
    me = s.ships[number]
    best, most = "", 0.5
    for id in options:
        if id.startswith("tow:"):
            other = s.ships[int(id[4:])]
            port = s.islands[port_of(s, me)]
            gain = 1.5 * len(other.coins) + 0.12 * CARDS[other.card].points - rough(me, port.x, port.y) / TOW_WAY
            if gain > most:
                best, most = str(id), gain
    return best


def sail(s: Sea, d: Sail) -> Answer:
    return made_for(s, d, goal(s, d.ship))


def made_for(s: Sea, d: Sail, name: str) -> Answer:
    """A course towards a thing; a ghost stays where no such course ends well."""
    course = course_to(s, d, name)
    return course if not ghostly(s.ships[d.ship]) or d.check(s, course) is None else []


def ram(s: Sea, d: Ram) -> str:
    """Whoever has coins, or is likely to lose a mast."""
    for id in d.allowed(s)[1:]:
        other = s.ships[int(id[5:])]
        if other.coins or 0 < other.masts.bit_count() <= 3:
            return id
    return PASS


def board(s: Sea, d: Board) -> str:
    """Where there is something to win and the masts are not fewer."""
    mine, theirs = s.ships[d.ship], s.ships[d.target]
    stakes = 3 * len(theirs.coins) + len(theirs.crew) - 3 * len(mine.coins) - len(mine.crew)
    ahead = mine.masts.bit_count() - theirs.masts.bit_count()
    return "board" if (theirs.coins or theirs.crew) and 2 * ahead + stakes > 0 else PASS


def prize(s: Sea, d: Prize) -> str:
    options = d.allowed(s)
    return "treasure" if "treasure" in options else "crew" if "crew" in options else PASS


def lose_coin(s: Sea, d: LoseCoin) -> str:
    coins = s.ships[d.ship].coins
    return min(d.allowed(s), key=lambda id: 1 if id[0] == "u" else s.worth[coins[int(id)]])


def lose_crew(s: Sea, d: LoseCrew) -> str:
    crew = s.ships[d.ship].crew
    return min(d.allowed(s), key=lambda id: CARDS[s.crew_card[crew[int(id)]]].points)


def gun_worth(card: int, number: int) -> float:
    gun = CARDS[card].cannons[number]
    return (6 - gun.rank) * (1.4 if gun.range == "L" else 1.0) - 0.01 * number


def lose_mast(s: Sea, d: LoseMast) -> str:
    card = s.ships[d.ship].card
    return min(d.allowed(s), key=lambda id: gun_worth(card, int(id)))


def lose_flag(s: Sea, d: LoseFlag) -> str:
    card = s.forts[d.fort].card
    return min(d.allowed(s), key=lambda id: gun_worth(card, int(id)))


PANEL = 2.5
"""What an armour panel is worth beside guns: a mast of middling rank."""


def mend(s: Sea, d: Mend) -> str:
    card = s.ships[d.ship].card
    return max(d.allowed(s), key=lambda id: gun_worth(card, int(id)) if id.isdigit() else PANEL)


def captain_fire(s: Sea, d: CaptainFire) -> str:
    options = d.allowed(s)
    return "shoot" if "shoot" in options else options[-1]


def free_explore(s: Sea, d: FreeExplore) -> str:
    return d.allowed(s)[-1] if stack_worth(s, s.ships[d.ship]) else PASS


def load(s: Sea, d: Load) -> Answer:
    """The best coins there is room for, first of all one that must come aboard."""
    coins = stack(s, s.ships[d.ship])
    best = sorted(range(len(coins)), key=lambda i: (coins[i] != d.must, -s.worth[coins[i]]))[: d.most(s)]
    if s.islands[s.ships[d.ship].docked].fort >= 0:
        return []
    return [str(i) for i in sorted(best)]


def exchange(s: Sea, d: Exchange) -> Answer:
    """From a derelict or a wreck all that fits, the best coins first; friends keep what they have."""
    me, other = s.ships[d.ship], s.ships[d.other]
    chosen: list[str] = []
    if other.owner == me.owner and not other.wreck:
        return chosen
    for i in sorted(range(len(other.coins)), key=lambda i: -s.worth[other.coins[i]]):
        more = [*chosen, f"take:coin:{i}"]
        if overloaded(s, me, other, more, "take", "give") is None:
            chosen = more
    return chosen


def shot(s: Sea, d: Shot) -> str:
    """At a derelict with coins, at whoever carries coins, at whoever has fewest masts; every gun that bears."""
    best, most = CEASE, 0.0
    for id in d.allowed(s):
        if id == CEASE:
            continue
        if id.startswith("smokepot"):
            continue
        target = thing_of(s, id.partition(">")[2])
        if isinstance(target, Ship):
            masts = target.masts.bit_count()
            gain = 2.0 + 0.7 * len(target.coins) + 0.05 * CARDS[target.card].points - 0.3 * masts
        else:
            gain = 1.0 if isinstance(target, Landed) or target.flags else 1.6
        head = id.partition(">")[0]
        gain += 0.1 * (head == "musket") - 0.2 * (head[0] == "a")
        if gain > most:
            best, most = id, gain
    return best


def fog_heading(s: Sea, d: FogHeading) -> str:
    """Towards the goal."""
    shape = shape_of(s, goal(s, d.ship))

    def far(id: str) -> float:
        x, y, _ = fog_pose(s, d.ship, d.edge, int(id))
        return (x - shape.x) ** 2 + (y - shape.y) ** 2

    return min(d.allowed(s), key=far)


def freed_pose(s: Sea, d: FreedPose) -> str:
    """Towards the goal."""
    shape = shape_of(s, goal(s, d.ship))

    def far(id: str) -> float:
        if id == "stay":
            return 0.0
        x, y, _ = map(int, id.split(","))
        return (x - shape.x) ** 2 + (y - shape.y) ** 2

    return min(d.allowed(s), key=far)


def build_fort(s: Sea, d: BuildFort) -> str:
    """Where the treasure of the island, which is one's own at once, is worth it and no enemy is near; or where that wins."""
    best, most = PASS, 2
    for id in d.allowed(s)[1:]:
        land = s.islands[int(id.partition(">island:")[2])]
        found = sum(s.worth[coin] for coin in land.coins)
        if gold(s, d.seat) + found >= threshold(s):
            return id
        threatened = any(
            ship.owner != d.seat and ship.masts and not ship.sunk and rough(ship, land.x, land.y) < DANGER
            for ship in s.ships
        )
        if found > most and not threatened:
            best, most = id, found
    return best


def man_ships(s: Sea, d: ManShips) -> Answer:
    """As the list of the fleet says."""
    settled = bound(s, d.seat)
    return [f"{item}>{ship}" for item, ship in listed(s, d.seat) if (item, ship) not in settled]


def bring(s: Sea, d: BringFleet) -> str:
    """One that is built for it."""
    return d.allowed(s)[-1]


def moor(s: Sea, d: Moor) -> str:
    """Towards the open water."""
    return ",".join(map(str, seaward(s, d.ship)))


POLICIES: dict[type, Any] = {
    **KNACKS,
    BringFleet: bring,
    Transfer: transfer,
    ManShips: man_ships,
    Moor: moor,
    Order: order,
    Act: act,
    Sail: sail,
    Ram: ram,
    Board: board,
    Prize: prize,
    LoseCoin: lose_coin,
    LoseCrew: lose_crew,
    LoseMast: lose_mast,
    LoseFlag: lose_flag,
    Mend: mend,
    CaptainFire: captain_fire,
    FreeExplore: free_explore,
    Load: load,
    Exchange: exchange,
    Shot: shot,
    FogHeading: fog_heading,
    FreedPose: freed_pose,
    BuildFort: build_fort,
}
