"""A quick policy for playouts: every captain has a goal and sails for it; sensible answers decision by decision."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kaper.core.chance import Fast
from kaper.core.decisions import PASS, Answer, Decision
from kaper.core.game import by_question
from kaper.games.marauders.atlas import DISTANCE, NATIONS, PORT_NATION, ZONE, ZONES
from kaper.games.marauders.battle import Ammunition, FireChasers, Maneuver, RerollShots, cubes, npc_action, skill_of
from kaper.games.marauders.boarding import BreakOff
from kaper.games.marauders.box import (
    CREW_POST,
    ESCAPE,
    FIRST_SPECIALIST,
    GOOD,
    GOODS,
    HITS_ROLLED,
    KIND,
    LOOT,
    MISSION0,
    MISSIONS,
    NAVAL_POST,
    SYMBOL,
)
from kaper.games.marauders.captains import (
    CANNONS,
    CAPTAINS,
    CARGO,
    CREW,
    FRIGATE,
    HOME,
    HULL,
    LEADERSHIP,
    MASTS,
    SCOUTING,
    SEAMANSHIP,
)
from kaper.games.marauders.fate import ChooseShip, Redraw
from kaper.games.marauders.glory import Declare, DiscardGlory, Reroll, Withhold, contest_winner, successes
from kaper.games.marauders.goals import SHIP_FUND, goal, mission_suits
from kaper.games.marauders.hits import NpcSkull, TakeHit, sturdiest
from kaper.games.marauders.market import Buy, RisingGood, Sell, market_price
from kaper.games.marauders.missions import Doctor
from kaper.games.marauders.plunder import Plunder, Reward, TakeShip
from kaper.games.marauders.port import Ashore, PardonLevels, Recruits, Stash
from kaper.games.marauders.raid import Flag, Spend, Stow
from kaper.games.marauders.rumors import Builder, Cellar, Fort
from kaper.games.marauders.shipyard import Yard
from kaper.games.marauders.skills import AfterTest
from kaper.games.marauders.state import (
    BOUNTY_GOLD,
    Caribbean,
    Player,
    damage,
    is_pirate,
    maneuver,
    npc_ship,
    room,
    skill,
)
from kaper.games.marauders.table import purse
from kaper.games.marauders.turn import Act, Overboard, PayToll
from kaper.games.marauders.value import SHIP_WORTH, exposure, nearest_demand
from kaper.games.marauders.words import AT, address, name_at

Answering = Callable[[Caribbean, Any, Fast], Answer]


def act(s: Caribbean, d: Act, rng: Fast) -> Answer:
    """Use the action that serves the goal; else a step towards it."""
    options = d.allowed(s)
    if len(options) == 1:
        return options[0]
    p = s.players[d.seat]
    if options[-1] == "retire" and hopeless(p):
        return "retire"
    for id in options:
        if id.startswith("card:") and s.actions and rng.below(3) == 0:
            return id
    if s.actions and not p.port:
        attack = prey(s, d.seat, options)
        if attack:
            return attack
    where, why = goal(s, d.seat)
    merchant = f"scout:merchant:{ZONES[p.zone]}"
    if why == "raid" and p.zone == where and merchant in options:
        return merchant
    if why == "search" and p.zone == where:
        for id in options:
            if id.startswith("scout:card:"):
                return id
    if p.port:
        if "port" in options and ((why == "port" and where == p.zone) or (not s.ported and s.taken == 0)):
            return "port"
        if "leave" in options and (where != p.zone or why != "port"):
            return "leave"
        return "end"
    if p.zone == where:
        if why == "port":
            for id in options:
                if id.startswith("enter"):
                    return id
        return "end"
    return step(s, d.seat, where, options) or "end"


def hopeless(p: Player) -> bool:
    """A broke captain with a wreck starts anew."""
    wreck = damage(p) >= 4 and p.gold < 4 and p.ship < FRIGATE
    return wreck or (all(p.bounty) and damage(p) >= 3 and p.gold < 10)


def prey(s: Caribbean, seat: int, options: Sequence[str]) -> str:
    """A ship worth attacking here: clearly weaker, and rich or wanted."""
    p = s.players[seat]
    mine = p.now[HULL] + p.now[CANNONS] * 1.5 + p.now[CREW] * 0.5 + skill(p, SEAMANSHIP)
    if p.ship < FRIGATE and mine < 8:
        return ""
    for id in options:
        if id.startswith("scout:ship:"):
            q = s.players[int(id[11:])]
            theirs = q.now[HULL] + q.now[CANNONS] * 1.5 + q.now[CREW] * 0.5 + skill(q, SEAMANSHIP)
            gain = 6.0 + BOUNTY_GOLD * max(q.bounty) * 0.5 + 0.3 * q.gold - (0.0 if is_pirate(q) else 4.0)
            if mine > theirs + 2.5 and gain > 4.0:
                return id
        elif id.startswith("scout:npc:pirate"):
            npc = 4 if id.endswith("sloop") else 5
            strong = mine > (7.5 if npc == 4 else 12.0) and npc_ship(s, npc) < 4
            if strong and not is_pirate(p) and p.now[HULL] >= 3:
                return id
    return ""


def step(s: Caribbean, seat: int, where: int, options: Sequence[str]) -> str:
    """The neighbouring zone that is nearest to the goal and not full of enemies."""
    p = s.players[seat]
    best, chosen = 99.0, ""
    zone = p.zone
    for id in options:
        if id.startswith("sail:"):
            there = ZONE[id[5:]]
            cost = float(DISTANCE[there][where])
            for ship in s.npcs:
                if ship.zone == there:
                    p.zone = there
                    cost += 2.0 * exposure(s, p)
                    p.zone = zone
                    break
            if cost < best:
                best, chosen = cost, id
    return chosen


def ashore(s: Caribbean, d: Ashore, rng: Fast) -> Answer:
    """Business in a sensible order."""
    options = d.allowed(s)
    if len(options) == 1:
        return options[0]
    p = s.players[d.seat]
    gold = purse(p)
    if "sell" in options and worth_selling(s, p):
        return "sell"
    for id in options:
        if id.startswith(("deliver", "verify", "hire", "amnesty", "treaty", "card:")):
            return id
    if "yard" in options and (
        (damage(p) and gold >= 2) or (p.ship < FRIGATE and gold + 5 >= SHIP_FUND - 3) or gold >= 14
    ):
        return "yard"
    if "recruit" in options:
        return "recruit"
    if not p.missions:
        for id in options:
            if id.startswith("mission") and mission_suits(p, int(id[8:])):
                return id
    if "buy" in options and gold >= 2 and len(p.hold) < p.now[CARGO]:
        return "buy"
    if "rumor" in options and not p.rumor and gold >= 4:
        return "rumor"
    if "stash" in options and "stash" not in s.visit and p.gold > 0:
        return "stash"
    return "done"


def worth_selling(s: Caribbean, p: Player) -> bool:
    """Is something here in demand, or the hold full of what nobody wants?"""
    demanded = GOOD[s.demand[p.zone][0]]
    return any(GOOD[card] == demanded or nearest_demand(s, p, GOOD[card]) > 4 for card in p.hold) or p.gold < 3


def sell(s: Caribbean, d: Sell, rng: Fast) -> Answer:
    """All that is demanded here, and what no port nearby wants."""
    p = s.players[d.seat]
    demanded = GOOD[s.demand[p.zone][0]]
    space = p.now[CARGO]
    chosen: list[str] = []
    for card in p.hold:
        good = GOOD[card]
        if good in (demanded, d.rising) or nearest_demand(s, p, good) > 3 or len(p.hold) - len(chosen) > space:
            chosen.append(f"card:{card}")
    return chosen


def buy(s: Caribbean, d: Buy, rng: Fast) -> Answer:
    """Pairs and triples that some port within a few steps wants, as many as the hold takes to sea."""
    p = s.players[d.seat]
    gold = purse(p)
    space = min(p.now[CARGO] - len(p.hold), d.most(s))
    ranked = []
    for card in s.market:
        price = market_price(s, p, card, d.bargain)
        near = nearest_demand(s, p, GOOD[card])
        same = sum(GOOD[other] == GOOD[card] for other in s.market) + sum(GOOD[other] == GOOD[card] for other in p.hold)
        profit = (6.0 if near < 6 else 3.0) - price - 0.25 * near + (2.0 * min(same, 3) if near < 6 else 0.0)
        if profit > 1.0:
            ranked.append((profit, GOOD[card], card, price))
    ranked.sort(reverse=True)
    chosen: list[str] = []
    for _, _, card, price in ranked:
        if len(chosen) < space and price <= gold:
            gold -= price
            chosen.append(f"card:{card}")
    return chosen


def yard(s: Caribbean, d: Yard, rng: Fast) -> Answer:
    """The first big ship, repairs of what matters, then weapons and fittings with spare Gold."""
    options = d.allowed(s)
    p = s.players[d.seat]
    gold = purse(p)
    if p.ship < FRIGATE:
        trader = skill(p, SEAMANSHIP) < 3 and skill(p, SCOUTING) < 3 and not is_pirate(p)
        for name in ("galleon", "frigate") if trader else ("frigate", "galleon"):
            for id in options:
                if id.startswith((f"trade:{name}", f"surplus:{name}")):
                    return id
    for id in ("repair:hull", "repair:masts", "repair:cannons", "repair:cargo"):
        if id in options:
            return id
    for id in options:
        if id.startswith("card:") or id == "restore":
            return id
    saving = p.ship < FRIGATE and gold > 20
    if not saving and gold >= 8:
        if "mod" in options:
            return "mod"
        for id in options:
            if id.startswith("weapon:") and gold >= 10:
                return id
    return "done"


def stash(s: Caribbean, d: Stash, rng: Fast) -> Answer:
    """Keep what the next deals need; save for the first ship only while it is near."""
    p = s.players[d.seat]
    everything = p.gold + p.stash
    return max(everything - 7, 0)


def spend(s: Caribbean, d: Spend, rng: Fast) -> Answer:
    """First what would spoil the raid, then the glorious twelve."""
    r = s.raid
    assert r is not None
    p = s.players[d.seat]
    escapes, loot = 0, 0
    now = p.now[:]
    worst = -1
    for card in s.market:
        loot += LOOT[card]
        if SYMBOL[card] == ESCAPE:
            escapes += 1
            continue
        now[SYMBOL[card]] -= 1
        if now[SYMBOL[card]] <= 0 and (worst < 0 or LOOT[card] < LOOT[worst]):
            worst = card
    if worst < 0 and escapes >= maneuver(p):
        worst = min((card for card in s.market if SYMBOL[card] == ESCAPE), key=LOOT.__getitem__)
    options = d.allowed(s)
    if worst >= 0:
        if r.left:
            return f"discard:{worst}" if r.left == 1 else f"exchange:{worst}"
        for id in options:
            if id.startswith("weapon:"):
                return id
    elif loot < 12 and r.left > (0 if escapes < maneuver(p) - 1 and min(now) > 1 else 1):
        return "draw"
    return "resolve"


def flag(s: Caribbean, d: Flag, rng: Fast) -> Answer:
    """A nation that wants us already, else one whose ports matter least."""
    p = s.players[d.seat]
    best, chosen = -9.0, "let-go"
    for id in d.options(s)[:-1]:
        nation = NATIONS.index(id[5:])
        score = 2.0 if p.bounty[nation] else 0.0
        score -= 1.5 if p.bounty[nation] >= 3 else 0.0
        score -= 0.5 * (PORT_NATION[HOME[p.who]] == nation)
        if any(
            MISSIONS[card - MISSION0].place == nation and MISSIONS[card - MISSION0].goal == "raid"
            for card in p.missions
        ):
            score += 3.0
        if score > best:
            best, chosen = score, id
    return chosen


def stow(s: Caribbean, d: Stow, rng: Fast) -> Answer:
    """The goods that are wanted nearest."""
    p = s.players[d.seat]
    space = min(max(room(p) - len(p.hold), 0), d.most(s))
    ranked = sorted(s.market, key=lambda card: nearest_demand(s, p, GOOD[card]))
    return [f"card:{card}" for card in ranked[:space]]


def overboard(s: Caribbean, d: Overboard, rng: Fast) -> Answer:
    """Single goods that nobody near wants go first."""
    p = s.players[d.seat]
    counts = [0] * 8
    for card in p.hold:
        counts[GOOD[card]] += 1
    ranked = sorted(p.hold, key=lambda card: counts[GOOD[card]] - 0.4 * nearest_demand(s, p, GOOD[card]))
    return [f"card:{card}" for card in ranked[: d.fewest]]


def maneuver_choice(s: Caribbean, d: Maneuver, rng: Fast) -> Answer:
    """Shoot with the better guns, board with the better crew, flee when nearly lost."""
    options = d.allowed(s)
    b = s.fight
    if len(options) == 1:
        return options[0]
    if b.sides[d.side] < 0:
        return npc_action(s, b, d.side)
    mine, theirs = cubes(s, b, d.side), cubes(s, b, 1 - d.side)
    crew = mine[CREW] * skill_of(s, b, d.side, LEADERSHIP) - theirs[CREW] * skill_of(s, b, 1 - d.side, LEADERSHIP)
    if "board" in options and (crew > 2 or theirs[CREW] == 0 or (crew > 0 and mine[CANNONS] < theirs[CANNONS])):
        return "board"
    weaker = mine[HULL] < theirs[HULL] and mine[CANNONS] <= theirs[CANNONS]
    if "flee" in options and (weaker or mine[CANNONS] == 0 or (mine[HULL] == 1 and theirs[HULL] > 1)):
        return "flee"
    return "shoot"


def take_hit(s: Caribbean, d: TakeHit, rng: Fast) -> Answer:
    """Cancel what would sink or cripple; give up the empty hold first."""
    options = d.allowed(s)
    if len(options) == 1:
        return options[0]
    p = s.players[d.seat]
    now = p.now
    place = spare_location(p) if d.location < 0 else d.location
    deadly = now[HULL] == 1 and (place == HULL or now[place] == 0)
    if deadly or now[place] == 1:
        for id in options:
            if id.startswith("card:"):
                return id
        if "reinforce" in options:
            return "reinforce"
        if d.location >= 0:
            better = f"move:{AT[d.seat][spare_location(p)]}"
            if better in options:
                return better
    return AT[d.seat][place]


def spare_location(p: Player) -> int:
    """Where a hit hurts least."""
    now = p.now
    if now[CARGO] > len(p.hold) and now[CARGO] > 1:
        return CARGO
    return max((CANNONS, MASTS, CREW, CARGO, HULL), key=lambda place: now[place] - (place == HULL))


def declare(s: Caribbean, d: Declare, rng: Fast) -> Answer:
    """Rerolls only when they are needed; anything else when it can be used."""
    options = d.allowed(s)
    if len(options) == 1:
        return PASS
    b = s.battle
    if b is not None and d.window in (NAVAL_POST, CREW_POST) and d.seat in b.sides:
        side = b.sides.index(d.seat)
        if d.window == NAVAL_POST and contest_winner(s, b) == side:
            return PASS
        if d.window == CREW_POST and successes(b.dice[side]) >= successes(b.dice[1 - side]):
            return PASS
    if d.window == HITS_ROLLED and rng.below(2):
        return PASS
    return options[1 + rng.below(len(options) - 1)]


def after_test(s: Caribbean, d: AfterTest, rng: Fast) -> Answer:
    """Cards after a test are for failures."""
    options = d.allowed(s)
    return PASS if len(options) == 1 or d.count else options[1]


def reroll(s: Caribbean, d: Reroll, rng: Fast) -> Answer:
    """One's own dice that are no success; all of theirs if they had more luck."""
    b = s.fight
    mine = b.sides.index(d.seat)
    other = b.dice[1 - mine]
    if not d.own and successes(other) > 1 + successes(b.dice[mine]):
        return [f"die:{1 - mine}:{i}" for i, face in enumerate(other) if face > 4]
    return [f"die:{mine}:{i}" for i, face in enumerate(b.dice[mine]) if face < 5]


def discard_glory(s: Caribbean, d: DiscardGlory, rng: Fast) -> Answer:
    """Specialists that are hard to hire go first."""
    hand = s.players[d.seat].hand
    return f"card:{max(hand, key=lambda card: (KIND[card] >= FIRST_SPECIALIST, rng.below(64)))}"


def plunder(s: Caribbean, d: Plunder, rng: Fast) -> Answer:
    return list(d.items(s))


def take_ship(s: Caribbean, d: TakeShip, rng: Fast) -> Answer:
    p = s.players[d.seat]
    better = SHIP_WORTH[d.ship] > SHIP_WORTH[p.ship] or damage(p) > 3
    return "take" if better and len(p.mods) < 3 else "keep"


def reward(s: Caribbean, d: Reward, rng: Fast) -> Answer:
    bounty = s.players[d.loser].bounty
    return max(d.options(s), key=lambda id: bounty[NATIONS.index(name_at(id))])


def choose_ship(s: Caribbean, d: ChooseShip, rng: Fast) -> Answer:
    """A flute earns more; a born raider now and then takes a sloop."""
    p = s.players[d.seat]
    skills = CAPTAINS[p.captain[0] if p.captain else s.drawn[0]].skills
    raider = skills[SEAMANSHIP] + skills[SCOUTING] >= 6
    return f"ship-card:{'sloop' if raider and rng.below(4) == 0 else 'flute'}"


def ammunition(s: Caribbean, d: Ammunition, rng: Fast) -> Answer:
    options = d.allowed(s)
    return options[-1] if len(options) > 1 and rng.below(3) else options[0]


def chasers(s: Caribbean, d: FireChasers, rng: Fast) -> Answer:
    return "fire"


def reroll_shots(s: Caribbean, d: RerollShots, rng: Fast) -> Answer:
    """Skulls let the target choose: roll those again."""
    b = s.fight
    dice = b.volley[b.sides.index(d.seat)]
    return [f"die:{i}" for i, face in enumerate(dice) if face > 4][: d.most(s)]


def break_off(s: Caribbean, d: BreakOff, rng: Fast) -> Answer:
    options = d.options(s)
    enemy = s.enemy
    assert enemy is not None
    crew = s.players[d.seat].now[CREW]
    return "fight" if "fight" in options and crew >= min(enemy.now[CREW], 2) else "break-off"


def npc_skull(s: Caribbean, d: NpcSkull, rng: Fast) -> Answer:
    assert s.enemy is not None
    return address(-1, s.npc, sturdiest(s.enemy))


def best_paid(s: Caribbean, d: Any, rng: Fast) -> Answer:
    """Builder, Fort, Doctor: the thing rather than the Gold."""
    options = d.options(s)
    return str(options[-1])


def as_much(s: Caribbean, d: Any, rng: Fast) -> Answer:
    """Recruits and pardons: as much as can be paid."""
    return int(d.high(s))


def cellar(s: Caribbean, d: Cellar, rng: Fast) -> Answer:
    return list(d.items(s))[: d.most(s)]


def yes(answer: str) -> Answering:
    """A policy that always gives one answer."""
    return lambda s, d, rng: answer


def pay_toll(s: Caribbean, d: PayToll, rng: Fast) -> Answer:
    return d.options(s)[-1]


def rising_good(s: Caribbean, d: RisingGood, rng: Fast) -> Answer:
    hold = s.players[d.seat].hold
    options = d.options(s)
    return max(options, key=lambda name: sum(GOOD[card] == GOODS.index(name) for card in hold))


def fort(s: Caribbean, d: Fort, rng: Fast) -> Answer:
    options = d.options(s)
    return options[0] if len(s.players[d.seat].mods) > 2 else options[-1]


POLICIES: dict[type[Decision[Any]], Answering] = {
    Act: act,
    AfterTest: after_test,
    Ammunition: ammunition,
    Ashore: ashore,
    BreakOff: break_off,
    Builder: best_paid,
    Buy: buy,
    Cellar: cellar,
    ChooseShip: choose_ship,
    Declare: declare,
    DiscardGlory: discard_glory,
    Doctor: best_paid,
    FireChasers: chasers,
    Flag: flag,
    Fort: fort,
    Maneuver: maneuver_choice,
    NpcSkull: npc_skull,
    Overboard: overboard,
    PardonLevels: as_much,
    PayToll: pay_toll,
    Plunder: plunder,
    Recruits: as_much,
    Redraw: yes("redraw"),
    Reroll: reroll,
    RerollShots: reroll_shots,
    Reward: reward,
    RisingGood: rising_good,
    Sell: sell,
    Spend: spend,
    Stash: stash,
    Stow: stow,
    TakeHit: take_hit,
    TakeShip: take_ship,
    Withhold: yes("play"),
    Yard: yard,
}
"""The answers of the policy; other questions are answered at random."""


policy = by_question(POLICIES)
"""A sensible answer in microseconds, for playouts."""
