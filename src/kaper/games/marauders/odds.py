"""What a player would reckon at the table in a fight: the odds of contests and crew combats."""

from __future__ import annotations

from functools import cache

import msgspec

from kaper.games.marauders.battle import contest_dice, cubes, hits_scored
from kaper.games.marauders.boarding import leadership_dice
from kaper.games.marauders.box import FALCONETS
from kaper.games.marauders.captains import CANNONS, CREW, LACOUR, SHIPS
from kaper.games.marauders.glory import ACTIONS, BOARD, FLEE, SHOOT
from kaper.games.marauders.prospects import per_cent
from kaper.games.marauders.state import Battle, Caribbean, Enemy, Player, commander, has_mod, npc_ship

Throw = dict[tuple[int, int], float]  # successes and pips of some dice, and how likely they are


class FightOdds(msgspec.Struct, frozen=True):
    """The two sides of a battle, reckoned for the coming roll without further cards; chances in per cent."""

    dice: list[int]  # of each side, in the contest or in crew combat
    wins: list[int]  # who wins the roll: the contest of Seamanship, or the whole crew combat once crews fight
    actions: list[list[int]]  # for each side: shoot or board and win the contest, flee and get away
    hits: list[float]  # for each side, if it shoots: how many hits it scores on average
    crews: list[int]  # for each side: win the crew combat if it came to it now


@cache
def throw(dice: int) -> Throw:
    """All that some dice can show."""
    found: Throw = {(0, 0): 1.0}
    for _ in range(dice):
        after: Throw = {}
        for (skulls, pips), chance in found.items():
            for face in range(1, 7):
                key = (skulls + 1, pips) if face > 4 else (skulls, pips + face)
                after[key] = after.get(key, 0.0) + chance / 6
        found = after
    return found


@cache
def contest(mine: int, theirs: int, ties: int = 0) -> tuple[float, float, float]:
    """The chances that one side wins a contest of so many dice, that the other does, and that it gets away from it
    (wins while the other has no success). `ties`: 1 or -1 for the side that wins equal successes by its ability."""
    won = lost = away = 0.0
    for (one, dots), p in throw(mine).items():
        for (two, spots), q in throw(theirs).items():
            if one == two == 0:
                continue
            ahead = (one - two) or ties or (dots - spots)
            if ahead > 0:
                won += p * q
                away += p * q * (two == 0)
            elif ahead < 0:
                lost += p * q
    return won, lost, away


@cache
def crew_combat(mine: int, theirs: int, dice: int, others: int) -> tuple[float, float]:
    """The chances of both sides to win a crew combat to the end, from their crews and their dice of a round."""
    if mine == 0 or theirs == 0:
        return float(mine > 0), float(theirs > 0)
    won = lost = still = 0.0
    for (one, dots), p in throw(dice).items():
        for (two, spots), q in throw(others).items():
            left, remain = max(mine - min(two, theirs), 0), max(theirs - min(one, mine), 0)
            if (left, remain) == (mine, theirs):
                still += p * q
            elif left == remain == 0:
                ahead = (one - two) or (dots - spots)
                won += p * q * (ahead > 0)
                lost += p * q * (ahead < 0)
            else:
                later = crew_combat(left, remain, dice, others)
                won, lost = won + p * q * later[0], lost + p * q * later[1]
    again = 1 - still
    return won / again, lost / again


def fight_odds(s: Caribbean, b: Battle) -> FightOdds:
    """The odds of the battle going on, as everybody may reckon them."""
    leadership = [leadership_dice(s, b, side) for side in (0, 1)]
    crews = boarders(s, b, leadership)
    if b.boarding:
        return FightOdds(leadership, crews, [[], []], [0.0, 0.0], crews)
    dice = [contest_dice(s, b, side) for side in (0, 1)]
    by_action = [[per_cent(chance) for chance in declaring(s, b, side, dice)] for side in (0, 1)]
    won, lost, _ = contest(dice[0], dice[1], favoured(s, b, 0, b.declared[0]) - favoured(s, b, 1, b.declared[1]))
    hits = [mean_hits(s, b, side, dice) for side in (0, 1)]
    return FightOdds(dice, [per_cent(won), per_cent(lost)], by_action, hits, crews)


def favoured(s: Caribbean, b: Battle, side: int, action: int) -> int:
    """Does this side win equal successes with this action? Lacour does when he boards."""
    seat = b.sides[side]
    return int(seat >= 0 and action == BOARD and s.players[seat].who == LACOUR)


def declaring(s: Caribbean, b: Battle, side: int, dice: list[int]) -> list[float]:
    """What each action promises: to win the contest, or for Flee to get away; the other side as it last declared."""
    found = []
    for action in range(len(ACTIONS)):
        ties = favoured(s, b, side, action) - favoured(s, b, 1 - side, b.declared[1 - side])
        won, _, away = contest(dice[side], dice[1 - side], ties)
        found.append(away if action == FLEE else won)
    return found


def mean_hits(s: Caribbean, b: Battle, side: int, dice: list[int]) -> float:
    """How many hits a side that shoots scores on average: all its cannons if it wins, else one for each success."""
    shooting = msgspec.structs.replace(b, declared=[SHOOT, SHOOT])
    guns = cubes(s, b, side)[CANNONS]
    if not guns:
        return 0.0
    return volley(dice[side], dice[1 - side], hits_scored(s, shooting, side, side), guns)


@cache
def volley(mine: int, theirs: int, sure: int, guns: int) -> float:
    """The hits, on average, of so many dice against others: `sure` ones if they win, at most `guns` if they do not."""
    mean = 0.0
    for (one, dots), p in throw(mine).items():
        for (two, spots), q in throw(theirs).items():
            ahead = (one - two) or (dots - spots)
            mean += p * q * (0 if one == two == 0 else sure if ahead > 0 else min(one, guns))
    return round(mean, 1)


def boarders(s: Caribbean, b: Battle, leadership: list[int]) -> list[int]:
    """The chances of both sides in a crew combat; Falconets fire first if it has not begun."""
    crew = [cubes(s, b, side)[CREW] for side in (0, 1)]
    guns = [not b.boarding and seat >= 0 and has_mod(s.players[seat], FALCONETS) for seat in b.sides]
    chances = [0.0, 0.0]
    for hit in (0, 1):
        for struck in (0, 1):
            likely = falconets(guns[0], hit) * falconets(guns[1], struck)
            if likely:
                left, remain = max(crew[0] - struck, 0), max(crew[1] - hit, 0)
                odds = crew_combat(left, remain, leadership[0], leadership[1])
                chances = [chances[0] + likely * odds[0], chances[1] + likely * odds[1]]
    return [per_cent(chance) for chance in chances]


def falconets(fitted: bool, hit: int) -> float:
    """The chance that two dice of the Falconets cost the enemy a crew point, or that they do not."""
    struck = 5 / 9 if fitted else 0.0
    return struck if hit else 1 - struck


def against_npc(s: Caribbean, seat: int, npc: int) -> FightOdds:
    """The odds of a battle with an NPC ship, if it began now."""
    card, ship = commander(s.npcs[npc], npc), npc_ship(s, npc)
    enemy = Enemy(npc, ship, list(SHIPS[ship].locations), card.skills[0], card.skills[2])
    b = Battle([seat, -1])
    return fight_odds(msgspec.structs.replace(s, enemy=enemy, battle=b), b)


def against_captain(s: Caribbean, seat: int, other: int) -> FightOdds:
    """The odds of a battle with another captain, if it began now."""
    return fight_odds(s, Battle([seat, other]))


def may_fight(p: Player) -> bool:
    """Is there a ship to fight with?"""
    return p.who >= 0 and bool(p.now)
