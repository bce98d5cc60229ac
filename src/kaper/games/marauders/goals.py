"""Goals for the policy: where a captain wants to sail, and why."""

from __future__ import annotations

from kaper.games.marauders.atlas import ADJACENT, DISTANCE, PORT_NATION, PORTS
from kaper.games.marauders.box import (
    GOOD,
    MISSION0,
    MISSIONS,
    RUMOR0,
    RUMORS,
)
from kaper.games.marauders.captains import (
    CANNONS,
    CARGO,
    CREW,
    FLUTE,
    FRIGATE,
    HOME,
    HULL,
    SCOUTING,
    SEAMANSHIP,
)
from kaper.games.marauders.state import (
    MERCHANT_TARGET,
    Caribbean,
    Player,
    damage,
    destroyed,
    haven,
    is_pirate,
    maneuver,
    most,
    nation,
    skill,
    stash_cap,
)

SHIP_FUND = 35
SAFE_CHANCE = (0.0, 0.333, 0.556, 0.704, 0.802, 0.868, 0.912, 0.94)
"""The chance of at least one success with so many dice."""


def goal(s: Caribbean, seat: int) -> tuple[int, str]:
    """Where this captain wants to go and why."""
    return best_goal(s, seat)[1:]


def best_goal(s: Caribbean, seat: int) -> tuple[float, int, str]:
    """The best prize for the actions it takes (in Gold, roughly), where it is and what."""
    p = s.players[seat]
    here, steps = p.zone, DISTANCE[p.zone]
    out = int(p.port)  # leaving port costs an action
    counts = [0] * 8
    for card in p.hold:
        counts[GOOD[card]] += 1
    best, where, why = 0.0, here, ""
    prize = raid_prize(p) if can_raid(p) else 0.0
    if prize > 0.0:
        merchants = s.merchants
        if not p.port and merchants[here] and s.actions and MERCHANT_TARGET + here not in p.scouted:
            best, why = prize / 1.5, "raid"
        for zone in NEAR[here]:
            if merchants[zone] and prize / (steps[zone] + out + 1.5) > best:
                best, where, why = prize / (steps[zone] + out + 1.5), zone, "raid"
    anywhere = port_prize(s, p)
    special = special_ports(s, p, counts)
    home = HOME[p.who]
    closed = closed_nations(s, p)
    demand = s.demand
    ashore = s.active == seat and s.doing == "port"
    trading = max(p.now[CARGO], 0) - len(p.hold) >= 2 and p.gold >= 3
    for zone in PORTS:
        prize = anywhere + special.get(zone, 0.0)
        count = counts[GOOD[demand[zone][0]]]
        if count:
            prize += 6.0 * count + (14.0 if count >= 3 else 0.0)
        if trading and p.bought_at != zone:
            prize += 5.0 + 1.5 * min(p.now[CARGO] - len(p.hold), 4)
        if zone == here and p.port:
            cost = 1.2 if ashore else 4.7 if s.ported else 1.7
        else:
            cost = steps[zone] + out + 2.7
            if zone != home and closed[PORT_NATION[zone]]:
                if not haven(zone):
                    continue
                cost += 1.0
        prize /= cost
        if prize > best:
            best, where, why = prize, zone, "port"
    if p.rumor and not RUMORS[p.rumor[0] - RUMOR0].influence:
        place = RUMORS[p.rumor[0] - RUMOR0].zone
        prize = 15.0 * SAFE_CHANCE[skill(p, SCOUTING)] / (steps[place] + out + 1.7)
        if prize > best:
            best, where, why = prize, place, "search"
    for card in p.missions:
        mission = MISSIONS[card - MISSION0]
        if mission.goal == "scout":
            prize = (10.0 + 0.5 * mission.gold) / (steps[mission.place] + out + 1.7)
            if prize > best:
                best, where, why = prize, mission.place, "search"
    return best, where, why


NEAR = tuple(tuple(zone for zone in range(len(ADJACENT)) if 0 < row[zone] < 5) for row in DISTANCE)
"""The zones to which a raider would sail for a merchant."""


def can_raid(p: Player) -> bool:
    """Is the ship fit for a raid, with a little to spare?"""
    return not destroyed(p) and p.now[HULL] > 1 and maneuver(p) > 1


def closed_nations(s: Caribbean, p: Player) -> list[bool]:
    """Whose ports are closed to a captain."""
    closed = [bool(level) and not p.papers for level in p.bounty]
    if s.war and nation(p) in s.war:
        closed[s.war[0] if s.war[1] == nation(p) else s.war[1]] = True
    return closed


def port_prize(s: Caribbean, p: Player) -> float:
    """What any port is good for: repairs, crew, the first big ship, a rumor."""
    prize = 1.5 if not p.rumor and p.gold >= 4 else 0.0
    wounds = damage(p) + most(p, CREW) - p.now[CREW]
    if wounds:
        urgent = 4.0 if destroyed(p) or p.now[HULL] <= 1 or p.now[CREW] <= 1 else 1.2
        prize += urgent * min(wounds, 4) if p.gold >= 2 else 0.6 * wounds
    if p.ship < FRIGATE and not p.first_ship and p.gold + 5 >= SHIP_FUND:
        prize += 22.0
    return prize


def special_ports(s: Caribbean, p: Player, counts: list[int]) -> dict[int, float]:
    """What single ports are good for besides: home with Gold to stash, missions, a rumor to verify."""
    found: dict[int, float] = {}
    gain = min(p.gold, stash_cap(s) * 10 - p.stash)
    if gain > 0:
        prize = 0.55 * gain if gain >= 10 else 0.1 * gain
        if gain >= 10 and p.points + (p.stash + gain) // 10 >= s.options.target:
            prize += 30.0
        found[HOME[p.who]] = prize
    if not p.missions:
        for card in s.offered:
            if mission_suits(p, card):
                port = MISSIONS[card - MISSION0].port
                found[port] = found.get(port, 0.0) + 5.0
    for card in p.missions:
        mission = MISSIONS[card - MISSION0]
        if mission.goal == "port" and (mission.good < 0 or counts[mission.good] >= mission.cards):
            found[mission.place] = found.get(mission.place, 0.0) + 12.0 + 0.5 * mission.gold
    if p.rumor:
        rumor = RUMORS[p.rumor[0] - RUMOR0]
        if rumor.influence:
            found[rumor.zone] = found.get(rumor.zone, 0.0) + 14.0
    return found


def mission_suits(p: Player, card: int) -> bool:
    """Is this mission within reach of such a captain?"""
    mission = MISSIONS[card - MISSION0]
    if mission.goal == "defeat":
        return p.ship >= FRIGATE
    if mission.freight > p.now[CARGO] or mission.cannons > p.now[CANNONS]:
        return False
    if mission.need == "clean" and is_pirate(p):
        return False
    return mission.need != "pirate" or is_pirate(p)


def raid_prize(p: Player) -> float:
    """What a raid is worth to a captain: loot and glory, less the harm of a bounty."""
    wanted = any(MISSIONS[card - MISSION0].goal == "raid" for card in p.missions)
    loot = 5.0 + 1.2 * skill(p, SEAMANSHIP) + (3.0 if p.ship >= FRIGATE else 0.0)
    harm = (1.5 if is_pirate(p) else 5.0) + (3.0 if p.ship == FLUTE else 0.0)
    return 1.6 * (loot * SAFE_CHANCE[skill(p, SCOUTING)] + (5.0 if wanted else 0.0) - harm)
