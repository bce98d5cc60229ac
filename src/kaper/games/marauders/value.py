"""What bots know: the value of a state, and how secret Gold may be split.

A captain is described by numbers (FEATURES), each with a weight that depends on how far the leader has come; the weights
(data/brain.toml) are fitted by bench/learn.py to who won games that went like this.
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from operator import mul

from kaper.core.chance import Fast
from kaper.core.game import shares_of
from kaper.games.marauders.atlas import DISTANCE, PORTS
from kaper.games.marauders.battle import cubes, skill_of
from kaper.games.marauders.box import ESCAPE, GOOD, LOOT, MISSION0, MISSIONS, RUMOR0, RUMORS, SYMBOL
from kaper.games.marauders.captains import CANNONS, CARGO, CREW, FRIGATE, HOME, HULL, LEADERSHIP, SEAMANSHIP, SHIPS
from kaper.games.marauders.goals import SAFE_CHANCE, SHIP_FUND, best_goal
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
NOWHERE = 9  # steps
NO_RAID = (0.0, 0.0, 0.0, 0.0, 0.0)


# the value of a state

FEATURES = (
    *("points", "chest", "saved", "there"),  # on the track, of the chest, of the next ten Gold in it; is that enough?
    "lost",  # no captain
    *("purse", "gold", "homeward", "ready"),  # what may still be stashed, and how near home it is; would it be enough?
    "hand",
    *("flute", "frigate", "galleon", "manowar", "had_ship", "fund"),
    *("mods", "weapons", "specialists"),
    *("damage", "crew_lost", "destroyed"),
    *("goods", "demanded", "three"),  # in the hold; by the way to who wants them; three of one kind
    *("mission", "mission_gold", "mission_near"),
    *("rumor", "rumor_near"),
    *("bounty", "bounties", "hunted"),
    *("exposure", "in_port"),
    "goal",  # the best prize for the actions it takes
    "tempo",  # actions left
    *("battle", "battle_odds"),
    *("raid", "loot", "glorious", "raid_left", "spoiled"),
)
WEIGHTS: list[list[float]] = tomllib.loads(
    (files("kaper.games.marauders") / "data" / "brain.toml").read_text(encoding="utf-8")
)["weights"]
"""By stage, then by feature."""


def stage(s: Caribbean) -> int:
    """How far the leader has come, in fifths of the target; 5: the last round."""
    return 5 if s.ending else min(max(total(s, p) for p in s.players) * 5 // s.options.target, 4)


def features(s: Caribbean, seat: int) -> list[float]:
    """A captain in numbers, in the order of FEATURES."""
    p = s.players[seat]
    cap = stash_cap(s)
    chest = min(p.stash // 10, cap)
    glory = [p.points, chest, min(p.stash / 10, cap) - chest, float(p.points + chest >= s.options.target)]
    if p.who < 0:
        return [*glory, 1.0, 0.0, 0.0, 0.0, 0.0, len(p.hand), *[0.0] * (len(FEATURES) - 10)]
    steps = DISTANCE[p.zone]
    home = 1 + steps[HOME[p.who]]
    purse = min(p.gold, max(cap * 10 - p.stash, 0)) / 10
    ready = p.points + min((p.stash + p.gold) // 10, cap) >= s.options.target
    ship = [0.0] * len(SHIPS)
    ship[p.ship] = 1.0
    saving = p.ship < FRIGATE and not p.first_ship
    level = max(p.bounty)
    return [
        *glory,
        *(0.0, purse, p.gold / 10, purse / home, 1 / home if ready else 0.0, len(p.hand)),
        *(*ship[1:], p.first_ship, min(p.gold + 5, SHIP_FUND) / SHIP_FUND if saving else 0.0),
        *(len(p.mods), p.weapons.bit_count(), len(p.specialists)),
        *(damage(p), most(p, CREW) - p.now[CREW], destroyed(p)),
        *(hold(s, p) if p.hold else (0.0, 0.0, 0.0)),
        *(errands(p, steps) if p.missions or p.rumor else (0.0, 0.0, 0.0, 0.0, 0.0)),
        *((1.0, sum(p.bounty), level > 3) if level else (0.0, 0.0, 0.0)),
        *(0.0 if p.port else exposure(s, p), p.port),
        *outlook(s, seat, p),
    ]


def hold(s: Caribbean, p: Player) -> tuple[float, float, float]:
    """What the hold takes to sea, more the nearer a port wants it, and more for three of a kind."""
    counts = [0] * 8
    for card in p.hold:
        counts[GOOD[card]] += 1
    space = p.now[CARGO]
    goods, demanded, three = 0.0, 0.0, 0.0
    for count, good in sorted(((count, good) for good, count in enumerate(counts) if count), reverse=True):
        near = nearest_demand(s, p, good)
        taken = count if near == 0 and p.port else min(count, space)
        space -= min(count, space)
        goods += taken
        if near < NOWHERE:
            demanded += taken / (2 + near)
            if taken >= 3:
                three += 1 / (1 + 0.15 * near)
    return goods, demanded, three


def nearest_demand(s: Caribbean, p: Player, good: int) -> int:
    """Steps to the nearest port that wants a good and lets the captain in, or NOWHERE."""
    best = NOWHERE
    steps = DISTANCE[p.zone]
    for zone in PORTS:
        if steps[zone] < best and GOOD[s.demand[zone][0]] == good and not barred(s, p, zone):
            best = steps[zone]
    return best


def errands(p: Player, steps: Sequence[int]) -> tuple[float, float, float, float, float]:
    """Missions and the rumor, and how near they lead."""
    gold, near = 0.0, 0.0
    for card in p.missions:
        mission = MISSIONS[card - MISSION0]
        gold += mission.gold / 10
        if mission.goal in ("port", "scout"):
            near += 1 / (1 + steps[mission.place])
    rumor = 1 / (1 + steps[RUMORS[p.rumor[0] - RUMOR0].zone]) if p.rumor else 0.0
    return len(p.missions), gold, near, len(p.rumor), rumor


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


def outlook(s: Caribbean, seat: int, p: Player) -> Sequence[float]:
    """What a captain is about to get: the battle or raid going on, else the best goal; and the actions left."""
    goal, battle, odds, raid = 0.0, 0.0, 0.0, NO_RAID
    if s.battle is not None and seat in s.battle.sides:
        side = s.battle.sides.index(seat)
        mine, theirs = force(s, s.battle, side), force(s, s.battle, 1 - side)
        battle, odds = 1.0, mine / (mine + theirs)
    elif s.active == seat and s.raid is not None:
        raid = raiding(s, s.raid, p)
    else:
        goal = best_goal(s, seat)[0] / 10
    return [goal, s.actions + 0.5 if s.active == seat else 0.0, battle, odds, *raid]


def raiding(s: Caribbean, raid: Raid, p: Player) -> tuple[float, float, float, float, float]:
    """A raid as it would end now, and the successes left."""
    now, escapes, loot = p.now[:], 0, 0
    for card in s.market:
        loot += LOOT[card]
        if SYMBOL[card] == ESCAPE:
            escapes += 1
        else:
            now[SYMBOL[card]] -= 1
    if s.market and (min(now) <= 0 or escapes >= maneuver(p)):
        return 1.0, 0.0, 0.0, raid.left, 4.0 if now[HULL] <= 0 else 1.0
    return 1.0, loot / 10, float(loot >= 12), raid.left, 0.0


def force(s: Caribbean, b: Battle, side: int) -> float:
    """How strong a side of a battle is."""
    now = cubes(s, b, side)
    if b.boarding:
        return 0.2 + now[CREW] * skill_of(s, b, side, LEADERSHIP)
    guns = now[HULL] * (0.5 + now[CANNONS]) * skill_of(s, b, side, SEAMANSHIP)
    return 0.2 + guns + 0.7 * now[CREW] * skill_of(s, b, side, LEADERSHIP)


def value(s: Caribbean) -> list[float]:
    """The share of victory each seat may expect: the weighed features as powers of e, made to sum to 1."""
    if s.over:
        powers = [2.0 * total(s, p) + 0.01 * p.points for p in s.players]
    else:
        weights = WEIGHTS[stage(s)]
        powers = [sum(map(mul, weights, features(s, seat))) for seat in range(s.seats)]
    return shares_of(powers)


def redeal(s: Caribbean, seat: int, rng: Fast) -> None:
    """What the others have is known from public payments; how they split it between ship and chest is not."""
    for other, p in enumerate(s.players):
        if other != seat and p.stash_low < p.stash_high:
            everything = p.gold + p.stash
            top = min(p.stash_high, everything)
            p.stash = p.stash_low + rng.below(top - p.stash_low + 1)
            p.gold = everything - p.stash
