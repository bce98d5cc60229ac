"""What bots know: the value of a state, and how secret Gold may be split."""

from __future__ import annotations

from math import exp

from kaper.core.chance import Fast
from kaper.games.marauders.atlas import DISTANCE, PORTS
from kaper.games.marauders.battle import cubes, skill_of
from kaper.games.marauders.box import ESCAPE, GOOD, LOOT, MISSION0, MISSIONS, RUMOR0, RUMORS, SYMBOL
from kaper.games.marauders.captains import CANNONS, CARGO, CREW, HULL, LEADERSHIP, SEAMANSHIP
from kaper.games.marauders.goals import SAFE_CHANCE, best_goal, raid_prize
from kaper.games.marauders.npc import lookouts, scouting_dice
from kaper.games.marauders.state import (
    Battle,
    Caribbean,
    Player,
    Raid,
    barred,
    damage,
    destroyed,
    maneuver,
    most,
    stash_cap,
    total,
)

SHIP_WORTH = (0.0, 0.15, 1.1, 1.0, 1.8)


# the value of a state


def worth(s: Caribbean, p: Player) -> float:
    """A player's prospects in Glory Points."""
    cap = stash_cap(s)
    score = p.points + min(p.stash / 10.0, cap) * 0.97
    if p.who < 0:
        return score - 0.8
    spare = max(cap - p.stash / 10.0, 0.0)
    score += min(p.gold / 10.0, spare) * 0.62 + p.gold * 0.008
    score += 0.22 * len(p.hand)
    score += SHIP_WORTH[p.ship] + 0.12 * len(p.mods) + 0.09 * p.weapons.bit_count() + 0.3 * len(p.specialists)
    score -= 0.09 * damage(p) + 0.1 * (most(p, CREW) - p.now[CREW])
    if destroyed(p):
        score -= 0.5
    if p.hold:
        score += cargo_worth(s, p)
    for card in p.missions:
        mission = MISSIONS[card - MISSION0]
        score += 0.35 + 0.012 * mission.gold
        if mission.goal in ("port", "scout"):
            score += 0.3 / (1 + DISTANCE[p.zone][mission.place])
    if p.rumor:
        score += 0.3 + 0.3 / (1 + DISTANCE[p.zone][RUMORS[p.rumor[0] - RUMOR0].zone])
    level = max(p.bounty)
    if level:
        score -= 0.12 + 0.07 * sum(p.bounty) + (0.15 if level > 3 else 0.0)
    if not p.port:
        score -= exposure(s, p)
    return score


def cargo_worth(s: Caribbean, p: Player) -> float:
    """What the hold takes to sea is worth: demanded goods nearby, and the point for three of them."""
    counts = [0] * 8
    for card in p.hold:
        counts[GOOD[card]] += 1
    space = p.now[CARGO]
    found = 0.0
    for count, good in sorted(((count, good) for good, count in enumerate(counts) if count), reverse=True):
        near = nearest_demand(s, p, good)
        taken = count if near == 0 and p.port else min(count, space)
        space -= min(count, space)
        if near > 8:
            found += 0.14 * taken
        else:
            found += taken * (0.21 + 0.05 / (1 + near))
            if taken >= 3:
                found += 0.9 / (1 + 0.15 * near)
    return found


def nearest_demand(s: Caribbean, p: Player, good: int) -> int:
    """Steps to the nearest port that wants a good and lets the captain in; 9: there is none."""
    best = 9
    steps = DISTANCE[p.zone]
    for zone in PORTS:
        if steps[zone] < best and GOOD[s.demand[zone][0]] == good and not barred(s, p, zone):
            best = steps[zone]
    return best


def exposure(s: Caribbean, p: Player) -> float:
    """The danger of lying at sea where hostile NPCs are."""
    here = lookouts(s, p)
    if not here:
        return 0.0
    stake = 0.8 + 0.05 * p.gold + 0.1 * len(p.hold) + SHIP_WORTH[p.ship]
    strength = p.now[HULL] + p.now[CANNONS] + p.now[CREW]
    risk = 0.0
    for npc in here:
        loss = 0.6 if strength < 7 else 0.3
        risk += SAFE_CHANCE[min(scouting_dice(s, npc, p), 7)] * loss
    return min(risk, 0.9) * stake


def outlook(s: Caribbean, seat: int) -> float:
    """What a captain is about to get: the raid or battle going on, what was begun, else the best goal."""
    p = s.players[seat]
    if p.who < 0:
        return 0.0
    if s.battle is not None and seat in s.battle.sides:
        return battle_outlook(s, s.battle, s.battle.sides.index(seat))
    if s.active == seat:
        if s.raid is not None:
            return raid_outlook(s, s.raid, p)
        if s.doing == "merchant":
            return 0.04 * max(raid_prize(p), 0.0)
    return 0.02 * best_goal(s, seat)[0]


def raid_outlook(s: Caribbean, raid: Raid, p: Player) -> float:
    """A raid as it would end now, and a little for every success left."""
    if not s.market:
        return 0.05 * max(raid_prize(p), 0.0)
    now, escapes, loot = p.now[:], 0, 0
    for card in s.market:
        loot += LOOT[card]
        if SYMBOL[card] == ESCAPE:
            escapes += 1
        else:
            now[SYMBOL[card]] -= 1
    if min(now) <= 0 or escapes >= maneuver(p):
        return 0.15 * raid.left - (1.5 if now[HULL] <= 0 else 0.3)
    return 0.065 * loot + (0.9 if loot >= 12 else 0.0) + 0.1 * raid.left - 0.09 * (sum(p.now) - sum(now))


def battle_outlook(s: Caribbean, b: Battle, side: int) -> float:
    """The balance of forces: a point and plunder to win, captain and ship to lose."""
    mine, theirs = force(s, b, side), force(s, b, 1 - side)
    chance = mine / (mine + theirs)
    return 1.3 * chance - 2.2 * (1.0 - chance)


def force(s: Caribbean, b: Battle, side: int) -> float:
    """How strong a side of a battle is."""
    now = cubes(s, b, side)
    if b.boarding:
        return 0.2 + now[CREW] * skill_of(s, b, side, LEADERSHIP)
    guns = now[HULL] * (0.5 + now[CANNONS]) * skill_of(s, b, side, SEAMANSHIP)
    return 0.2 + guns + 0.7 * now[CREW] * skill_of(s, b, side, LEADERSHIP)


def value(s: Caribbean) -> list[float]:
    """The share of victory each seat may expect."""
    if s.over:
        best = max(total(s, p) for p in s.players)
        shares = [exp(2.0 * (total(s, p) - best) + 0.01 * p.points) for p in s.players]
    else:
        scores = [worth(s, p) + outlook(s, seat) for seat, p in enumerate(s.players)]
        best_score = max(scores)
        shares = [exp(0.55 * (score - best_score)) for score in scores]
    whole = sum(shares)
    return [share / whole for share in shares]


def redeal(s: Caribbean, seat: int, rng: Fast) -> None:
    """What the others have is known from public payments; how they split it between ship and chest is not."""
    for other, p in enumerate(s.players):
        if other != seat and p.stash_low < p.stash_high:
            everything = p.gold + p.stash
            top = min(p.stash_high, everything)
            p.stash = p.stash_low + rng.below(top - p.stash_low + 1)
            p.gold = everything - p.stash
