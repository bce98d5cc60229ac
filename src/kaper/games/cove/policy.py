"""The policy: a sensible answer to every question of this game in a few microseconds, for playouts.

Where others must not foresee it, an answer is drawn, the better ones more often. The numbers were tuned by letting
captains with changed policies play thousands of games against the others.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp
from typing import Any

from kaper.core.chance import Fast
from kaper.core.decisions import PASS, Answer, Choose
from kaper.core.game import by_question
from kaper.games.cove.battle import FIRE, RETREAT, BattleTurn, LastBattleTurn
from kaper.games.cove.cards import (
    ALL_SECTIONS,
    BONES,
    CACAFUEGO,
    CANNON,
    COST,
    CREW,
    FLINT,
    HULL,
    MONTHS,
    MOST_DICE,
    PARROTS,
    SECTIONS,
    SILVER,
    TAVERN,
    TOP,
    TREASURE_ISLAND,
    TREASURES,
    TRELAWNEY,
    VALUE,
)
from kaper.games.cove.navigation import EndOfNavigation, Navigate, StartOfNavigation
from kaper.games.cove.odds import hits_to_cripple
from kaper.games.cove.outfits import outfits_for
from kaper.games.cove.plunder import PLUNDER, Plunder
from kaper.games.cove.preparation import Prepare
from kaper.games.cove.setup import Outfit
from kaper.games.cove.ship import PLAYERS, among, dice, hull_left, lowest, marks_of, pirate_at, value
from kaper.games.cove.state import ABOARD, Cove
from kaper.games.cove.tavern import EXCHANGE, KEEP, ChooseParrot
from kaper.games.cove.treasure import EndOfTreasure
from kaper.games.cove.upgrade import END, BuryChests, BuryGold, CoveChoice, UpgradeAction
from kaper.games.cove.volley import AddKeg, Aim, MoreCards, NavyAim
from kaper.games.cove.words import AIMED

OUTFITS = 10
"""Outfits drawn from, the likeliest first."""

CHEST, COIN, CARD = 0.53, 0.37, 0.8
LOOT = tuple(card.fame + CHEST * card.chests + COIN * card.gold + CARD * card.tavern for card in TREASURES)
"""What plundering a treasure card is worth in fame."""
LAST_LOOT = tuple(card.fame + 0.33 * card.tavern for card in TREASURES)
"""The same in the last month, when nothing can be buried any more."""

EAGERNESS = 1.8
PATIENCE = 2.5
ENOUGH = 7.5
TAVERN_PULL = 0.9
YARD_PULL = 0.15
PIRATE_FEAR, FEEBLE_FEAR = 0.64, 0.2
CROWD_FEAR = 0.4
CACAFUEGO_PULL = 2.0
STAY = 1.2
CARGO_STAY = 0.3
NERVE = 0.5
ODDS = 4.0
GUNS_FIRST, LEADER_FIRST = 0.2, 0.02
STRONG_RAISE, RAISE_WORTH, DOUBLE_WORTH = 0.2, 0.14, 0.16
KEEP_GOLD = 8

SAILING_OF_PARROTS = {SILVER: 3, TRELAWNEY: 2, FLINT: 1, BONES: 1}


# reading a ship


def fire_power(s: Cove, seat: int) -> int:
    """The dice of a ship outside a battle."""
    marks = s.marks[ABOARD[seat]]
    cannon, crew = VALUE[CANNON][marks[CANNON]], VALUE[CREW][marks[CREW]]
    perch = s.perches[seat]
    if perch:
        if perch[0] == SILVER:
            return MOST_DICE
        if perch[0] == BONES:
            return cannon
    return min(crew, cannon)


def weakest_point(s: Cove, seat: int) -> int:
    """The fewest hits that would cripple a ship."""
    marks, guards = s.marks[ABOARD[seat]], s.guards[ABOARD[seat]]
    perch = s.perches[seat]
    bird = PARROTS.index(perch[0]) if perch else -1
    least = 99
    for section in range(4):
        hits = marks[section] + guards[section]
        if section == bird:
            hits += 2 - s.parrot_wounds[seat]
        least = min(least, hits)
    return least - lowest(s)


def leader(s: Cove, seat: int) -> int:
    """The rival with the most, cargo included."""
    best, most = -1, -1.0
    for other in range(s.seats):
        worth = s.fame[other] + 0.7 * s.chests[other] + 0.2 * s.gold[other]
        if other != seat and worth > most:
            best, most = other, worth
    return best


def choice(s: Cove, ask: Choose[Cove]) -> bool:
    """Is there one? A captain without a card is asked for it too, lest the others know."""
    return len(ask.allowed(s)) > 1


# the sea


def outfit(s: Cove, ask: Outfit, rng: Fast) -> Answer:
    """One of the balanced outfits."""
    return list(outfits_for(s.gold[ask.seat])[rng.below(OUTFITS)])


def end_of_treasure(s: Cove, ask: EndOfTreasure, rng: Fast) -> Answer:
    """The map at once; Consort on the leader some time."""
    if "map" in ask.allowed(s):
        return "map"
    return PASS if rng.below(2) or not choice(s, ask) else f"consort:{leader(s, ask.seat)}"


def start_of_navigation(s: Cove, ask: StartOfNavigation, rng: Fast) -> Answer:
    """Crow's Nest so as to choose last."""
    return PASS if rng.below(4) or not choice(s, ask) else f"nest:{(ask.seat + 1) % s.seats}"


def navigate(s: Cove, ask: Navigate, rng: Fast) -> Answer:
    """Islands by what they give and how likely one is to keep it; drawn, the better ones more often."""
    seat, left = ask.seat, MONTHS - s.month
    gold, marks = s.gold[seat], marks_of(s, seat)
    weak = min(marks)
    worth = LOOT if left else LAST_LOOT
    gains: list[float] = [worth[cards[0]] for cards in s.face_up]
    if left:
        if gold >= 4:
            gains[TAVERN - 1] += TAVERN_PULL
        pull = YARD_PULL * left
        for section in range(4):
            mark = marks[section]
            if mark < TOP and gold >= COST[mark + 1]:
                gains[section + 1] += pull if mark == weak else pull / 2
        cargo = s.chests[seat] + gold / 3
        gains.append(cargo - PATIENCE if cargo < ENOUGH and left > 1 else cargo)
    else:
        gains.append(2 * (s.chests[seat] + gold / 3))
    for ship, island in enumerate(s.black):
        if s.at_sea[ship]:
            if s.at_sea[ship][0] == CACAFUEGO:
                gains[island - 1] += CACAFUEGO_PULL
            else:
                feeble = fire_power(s, seat) < 4 or weak < 4
                gains[island - 1] *= FEEBLE_FEAR if feeble else PIRATE_FEAR
    if s.first_to_choose >= 0:
        for other in range(s.seats):
            if 0 < s.heading[other] < TREASURE_ISLAND:
                gains[s.heading[other] - 1] *= CROWD_FEAR
    weights = [exp(EAGERNESS * gain) for gain in gains]
    point = rng.random() * sum(weights)
    for place, weight in enumerate(weights):
        point -= weight
        if point < 0:
            return Navigate.choices[place]
    return Navigate.choices[-1]


def end_of_navigation(s: Cove, ask: EndOfNavigation, rng: Fast) -> Answer:
    """Slip away from company to the best empty island; send the Navy where rich rivals lie."""
    seat, place = ask.seat, s.place[ask.seat]
    company = s.navy_at == place or pirate_at(s, place) >= 0 or (place < TREASURE_ISLAND and s.place.count(place) > 1)
    best, choice = 0.0, PASS
    for option in ask.allowed(s)[1:]:
        key, _, number = option.partition(":")
        island = int(number)
        gain = 0.0
        if key == "farewell":
            if company:
                cargo = s.chests[seat] + s.gold[seat] / 3
                gain = cargo if island == TREASURE_ISLAND else LOOT[s.face_up[island - 1][0]]
        elif rng.below(2):
            for other in range(s.seats):
                if s.place[other] == island:
                    gain += 1.0 + 0.3 * s.chests[other]
        if gain > best:
            best, choice = gain, option
    return choice


# battle


def prepare(s: Cove, ask: Prepare, rng: Fast) -> Answer:
    """Any card that helps, or none."""
    options = ask.allowed(s)
    choice = options[rng.below(len(options))]
    if choice == "grapple" and value(s, ask.seat, CREW) <= value(s, ask.seat, CANNON):
        return PASS
    return PASS if choice[:9] == "overboard" else choice


def battle_turn(s: Cove, ask: BattleTurn, rng: Fast) -> Answer:
    """Compare how long the enemy and this ship would last; flee when that looks bad and little can be lost."""
    seat, options = ask.seat, ask.allowed(s)
    if len(options) > 2 and rng.below(2):
        choice = options[2 + rng.below(len(options) - 2)]
        if choice != "grapeshot" or hits_to_cripple(s, seat, CANNON) > 2:
            return choice
    threat, target = 0, 99
    for ship in s.fighting:
        if ship != seat:
            threat += dice(s, ship)
            target = min(target, hull_left(s, ship) if ship >= PLAYERS else weakest_point(s, ship))
    ours = target / (dice(s, seat) + 0.03)
    theirs = weakest_point(s, seat) / (threat + 0.03)
    stake = (2 + s.chests[seat] + s.gold[seat] / 3) / 6 + among(s.hit, seat)
    odds = ODDS * theirs / (ours + theirs)
    return RETREAT if odds < STAY - CARGO_STAY * stake + NERVE * rng.random() else FIRE


def last_battle_turn(s: Cove, ask: LastBattleTurn, rng: Fast) -> Answer:
    """There is nothing left to save."""
    options = ask.allowed(s)
    return options[rng.below(len(options))]


def aim(s: Cove, ask: Aim | NavyAim, rng: Fast) -> Answer:
    """At whatever is nearest to being crippled, guns and crew and the leader first."""
    options = ask.allowed(s)
    if len(options) == 1:
        return options[0]
    best, choice = 99.0, options[0]
    for option in options:
        if option == "pirate":
            need = 3.0
        elif option == "navy":
            need = float(s.navy_hull)
        else:
            seat, section = AIMED[option]
            need = -LEADER_FIRST * s.fame[seat]
            if section == ALL_SECTIONS:
                need += weakest_point(s, seat)
            else:
                need += hits_to_cripple(s, seat, section) - (GUNS_FIRST if section >= CANNON else 0.0)
        if need < best:
            best, choice = need, option
    return choice


def add_keg(s: Cove, ask: AddKeg, rng: Fast) -> Answer:
    """Only with a hull that can stand it."""
    return "keg" if rng.below(3) == 0 and choice(s, ask) and hits_to_cripple(s, ask.seat, HULL) >= 4 else PASS


# harbour


def choose_parrot(s: Cove, ask: ChooseParrot, rng: Fast) -> Answer:
    """A better bird, if there is time left for it."""
    better = SAILING_OF_PARROTS[s.drawn[0]] > SAILING_OF_PARROTS[s.perches[ask.seat][0]]
    return EXCHANGE if better and s.month < MONTHS - 1 and choice(s, ask) else KEEP


def cove_choice(s: Cove, ask: CoveChoice, rng: Fast) -> Answer:
    """Mostly cards."""
    return "cards" if rng.below(4) else "gold"


def upgrade_action(s: Cove, ask: UpgradeAction, rng: Fast) -> Answer:
    """Bury first, then what gives most for its price; late in the game only what is worth fame."""
    options = ask.allowed(s)
    seat, left, marks = ask.seat, MONTHS - s.month, marks_of(s, ask.seat)
    gold = s.gold[seat]
    best, choice = 0.0, END
    for option in options:
        gain = 0.0
        if option == "bury-chests":
            return option
        if option == "bury-gold":
            gain = 10.0 if left < 2 or gold > KEEP_GOLD else 0.0
        elif option == "buy":
            gain = (1.0 if gold >= 4 or left < 2 else 0.3) if left else 0.1
        elif left and option != END:
            key, _, name = option.partition(":")
            if key in WORK:
                section = SECTIONS.index(name)
                gain = WORK[key](s, seat, section, marks[section], left)
        if gain > best:
            best, choice = gain, option
    return choice


def raising(s: Cove, seat: int, section: int, mark: int, left: int) -> float:
    """A step of a track against its price in fame."""
    if s.place[seat] == TREASURE_ISLAND:
        return left * DOUBLE_WORTH - 2 * COST[mark + 1] / 3 - 0.3
    needed = section >= CANNON or mark == min(marks_of(s, seat))
    return left * (STRONG_RAISE if needed else RAISE_WORTH) - COST[mark + 1] / 3


WORK: dict[str, Callable[[Cove, int, int, int, int], float]] = {
    "raise": raising,
    "shipwright": lambda s, seat, section, mark, left: 5.0 - mark,
    "account": lambda s, seat, section, mark, left: 2.0 - 0.5 * (mark - min(marks_of(s, seat))),
    "heal": lambda s, seat, section, mark, left: 0.4,
}


def bury_chests(s: Cove, ask: BuryChests, rng: Fast) -> Answer:
    """All of them."""
    return s.chests[ask.seat]


def bury_gold(s: Cove, ask: BuryGold, rng: Fast) -> Answer:
    """All, but three coins while there is time to spend them."""
    gold = s.gold[ask.seat]
    if MONTHS - s.month > 2 and gold > 6:
        gold -= 3
    return gold // 3 * 3


POLICIES: dict[type, Callable[[Cove, Any, Fast], Answer]] = {
    Outfit: outfit,
    EndOfTreasure: end_of_treasure,
    StartOfNavigation: start_of_navigation,
    Navigate: navigate,
    EndOfNavigation: end_of_navigation,
    Prepare: prepare,
    BattleTurn: battle_turn,
    LastBattleTurn: last_battle_turn,
    Aim: aim,
    NavyAim: aim,
    AddKeg: add_keg,
    MoreCards: lambda s, ask, rng: PASS,
    Plunder: lambda s, ask, rng: PLUNDER,
    ChooseParrot: choose_parrot,
    CoveChoice: cove_choice,
    UpgradeAction: upgrade_action,
    BuryChests: bury_chests,
    BuryGold: bury_gold,
}


policy = by_question(POLICIES)
"""What a sound captain answers."""
