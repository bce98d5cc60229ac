"""At a shot: which guns fire and how far, what may be aimed at, and what is added to the die."""

from __future__ import annotations

from collections.abc import Callable

from kaper.games.spanishmain.abilities import cannon, powers
from kaper.games.spanishmain.cards import CARDS, NATIONS, WORDS, Cannon
from kaper.games.spanishmain.geometry.shapes import Shape, fort, hull
from kaper.games.spanishmain.geometry.shapes import island as outline
from kaper.games.spanishmain.geometry.touch import within
from kaper.games.spanishmain.geometry.units import LENGTHS, S
from kaper.games.spanishmain.state import Fort, Sea, Ship

BIG_GUN = Cannon(2, "L")
CAPTAINS = frozenset({"captain", "EMPERORSCOMMANDER"})


def shape_of(s: Sea, thing: Ship | Fort) -> Shape:
    if isinstance(thing, Ship):
        return hull(CARDS[thing.card].masts, (thing.x, thing.y, thing.heading))
    land = s.islands[thing.island]
    return fort(land.x, land.y, land.rotation)


def near(s: Sea, one: Ship | Fort, other: Ship | Fort, distance: int = S) -> bool:
    """Are two ships or forts within a distance of each other? Who is sunk or lost is near nobody."""
    for thing in (one, other):
        if isinstance(thing, Ship) and (thing.sunk or thing.fog >= 0):
            return False
    return within(shape_of(s, one), shape_of(s, other), distance)


# which guns


def battery(s: Sea, ship: Ship) -> list[tuple[int, Cannon]]:
    """The guns that may fire, by mast: of those that stand and do not burn, and of lost ones where their guns stay."""
    card = CARDS[ship.card]
    words = powers(s, ship)
    masts = ship.masts & ~ship.fire
    if not words:
        return [(i, card.cannons[i]) for i in range(card.masts) if masts >> i & 1]
    if "cannons_stay" in words and ship.masts:
        masts = (1 << card.masts) - 1 & ~ship.fire
    if "all_L" in words:
        return [(i, Cannon(card.cannons[i].rank, "L")) for i in range(card.masts) if masts >> i & 1]
    return [(i, card.cannons[i]) for i in range(card.masts) if masts >> i & 1]


def silent(s: Sea, ship: Ship) -> bool:
    """May it not shoot at all: with treasure aboard that forbids it, or wet powder?"""
    words = powers(s, ship)
    return bool(words) and (
        ("no_shoot(treasure)" in words and bool(ship.coins or ship.finds))
        or "ut_wet_gunpowder" in words
        or truce(s, ship)
    )


def truce(s: Sea, ship: Ship) -> bool:
    """With wine aboard and an enemy home or fort within S: nobody shoots."""
    if "ut_wine" not in powers(s, ship):
        return False
    for land in s.islands:
        foe = land.home if land.home >= 0 else s.forts[land.fort].owner if land.fort >= 0 else ship.owner
        if foe != ship.owner and within_island(s, ship, s.islands.index(land), S):
            return True
    return False


def within_island(s: Sea, ship: Ship, island: int, distance: int) -> bool:
    land = s.islands[island]
    return ship.fog < 0 and within(shape_of(s, ship), outline(land.shape, land.x, land.y, land.rotation), distance)


# what may be aimed at


def may_aim(s: Sea, shooter: object, target: object, gun: Cannon) -> bool:
    """Does no ability of the target forbid the shot?"""
    if isinstance(target, Fort):
        return not (gun.range == "L" and "immune(L)" in WORDS[target.card])
    if not isinstance(target, Ship):
        return True
    words = powers(s, target)
    if not words:
        return True
    if gun.range == "L" and "immune(L)" in words:
        return False
    if "untargetable(docked)" in words and target.docked >= 0:
        return False
    if "ut_wine" in words and truce(s, target):
        return False
    if isinstance(shooter, Fort):
        if "ut_letter_of_marque" in words and not target.shot_at_fort:
            return False
        return "immune(fort)" not in words and "untargetable(fort)" not in words
    return not ("untargetable(within_S)" in words and isinstance(shooter, Ship) and near(s, shooter, target))


def reach_at(s: Sea, shooter: object, target: object, gun: Cannon, far: bool) -> int:
    """How far a gun reaches against a target."""
    reach = LENGTHS[gun.range] * (2 if far else 1)
    if isinstance(target, Ship) and isinstance(shooter, Ship) and "ut_homemade_flag" in powers(s, target):
        return min(reach, S)
    return reach


# what is added to the die

Bonus = Callable[[Sea, int, object], int]


def against(nation: str) -> Bonus:
    return lambda s, shooter, target: isinstance(target, Ship) and CARDS[target.card].nation == nation


def against_all_but(nation: str) -> Bonus:
    return lambda s, shooter, target: isinstance(target, Ship) and CARDS[target.card].nation != nation


def against_all_and_forts_but(nation: str) -> Bonus:
    return lambda s, shooter, target: isinstance(target, Ship | Fort) and CARDS[target.card].nation != nation


def at_close_forts(s: Sea, shooter: int, target: object) -> int:
    return isinstance(target, Fort) and near(s, s.ships[shooter], target)


def with_captain(s: Sea, shooter: int, target: object) -> int:
    return captain_aboard(s, s.ships[shooter]) >= 0


def captain_aboard(s: Sea, ship: Ship) -> int:
    """A crew with the ability of a Captain, usable or not; -1: none."""
    return next((item for item in ship.crew if not CAPTAINS.isdisjoint(WORDS[s.crew_card[item]])), -1)


def with_friends(s: Sea, shooter: int, target: object) -> int:
    return len(friends_near(s, shooter))


def friends_near(s: Sea, ship: int) -> list[int]:
    """Other ships of the same owner within S."""
    me = s.ships[ship]
    return [
        i
        for i, other in enumerate(s.ships)
        if i != ship and other.owner == me.owner and not other.wreck and near(s, me, other)
    ]


def shot_before(s: Sea, shooter: int, target: object) -> int:
    return isinstance(target, Ship) and bool(target.shot_by & ~(1 << shooter))


BONUSES: dict[str, Bonus] = {
    **{f"cannon_plus(1;vs={nation})": against(nation) for nation in NATIONS},
    **{f"cannon_plus(1;vs=not_{nation})": against_all_but(nation) for nation in NATIONS},
    **{f"cannon_plus(1;vs=not_{nation}+fort)": against_all_and_forts_but(nation) for nation in NATIONS},
    "cannon_plus(1;vs=fort_within_S)": at_close_forts,
    "cannon_plus(1;if=captain_aboard)": with_captain,
    "cannon_plus(1;per=friend_within_S)": with_friends,
    "cannon_plus(1;vs=already_shot)": shot_before,
}
"""What each ability of the shooter adds. Different conditions add up, equal ones do not: words are a set."""


def bonuses(s: Sea, shooter: int, target: object) -> list[tuple[str, int]]:
    """All that is added to a cannon's die of a ship against this target, with the ability that adds it."""
    me = s.ships[shooter]
    found = [(word, BONUSES[word](s, shooter, target)) for word in sorted(powers(s, me)) if word in BONUSES]
    found = [(word, int(amount)) for word, amount in found if amount]
    if any("aura_cannon(1;S)" in powers(s, s.ships[i]) for i in flagships(s, shooter)):
        found.append(("aura_cannon(1;S)", 1))
    if isinstance(target, Ship) and f"weak_to({CARDS[me.card].nation})" in powers(s, target):
        found.append((f"weak_to({CARDS[me.card].nation})", 1))
    if me.sparks:
        found.append(("ut_fireworks", me.sparks))
    return found


def flagships(s: Sea, shooter: int) -> list[int]:
    """Friends that could help from within S; looked for only where somebody has such an ability."""
    owner = s.ships[shooter].owner
    if not any("aura_cannon(1;S)" in WORDS[ship.card] for ship in s.ships if ship.owner == owner):
        return []
    return friends_near(s, shooter)


def roll_bonus(s: Sea, shooter: int, target: object) -> int:
    """What is added to a cannon's die of a ship against this target."""
    return sum(amount for _, amount in bonuses(s, shooter, target))


def fort_bonus(s: Sea, fort: Fort) -> int:
    """The same for a fort that shoots: only a ship docked there helps it."""
    if "cannon_plus(1;if=ship_docked_here)" not in CARDS[fort.card].effects:
        return 0
    return int(any(ship.docked == fort.island and not ship.sunk for ship in s.ships))


def fort_gun(fort: Fort, number: int) -> Cannon:
    """A flag's cannon; one of a fort with a big gun is larger than printed."""
    card = CARDS[fort.card]
    if number == 0 and "fort_big_gun(2L)" in card.effects:
        return BIG_GUN
    return cannon(card, number)
