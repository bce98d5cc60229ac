"""What bots know of this game: the share of victory a position promises, learned from many games of the policy.

`features` says in numbers what matters about a captain; `value` weighs them by how many sailings are left. The
weights (data/brain.toml) are fitted by bench/learn.py to who won games that began like this.
"""

from __future__ import annotations

import tomllib
from importlib.resources import files
from operator import mul

from kaper.core.game import shares_of
from kaper.games.cove.cards import (
    CACAFUEGO,
    COVE,
    FAME,
    FLINT,
    HULL,
    MONTHS,
    NAVY,
    PIRATE,
    SAILS,
    SILVER,
    TREASURE_ISLAND,
    TREASURES,
    TRELAWNEY,
    VALUE,
)
from kaper.games.cove.policy import fire_power
from kaper.games.cove.ship import marks_of, pirate_at, speed
from kaper.games.cove.state import Cove

FEATURES = (
    "fame",  # with the fame cards in hand and what this month's island will likely give
    "chests",
    "many_chests",
    "gold",
    "fame_cards",
    "other_cards",
    "dice",
    "weakest",
    "markers",
    "sails",
    "parrot",
    "silver",
    "flint",
    "shipwright",
    "crippled",
    "buryable",  # cargo at Treasure Island that can be buried this month
)
WEIGHTS: list[list[float]] = tomllib.loads(
    (files("kaper.games.cove") / "data" / "brain.toml").read_text(encoding="utf-8")
)["weights"]
"""By sailings left (0 to 12), then by feature."""

THREAT = {ship: pirate.dice * pirate.dice * pirate.hull * 0.8 for ship, pirate in PIRATE.items()}


def strength(s: Cove, seat: int) -> float:
    """How a ship weighs in a battle: its dice, what its weakest section stands, and its speed."""
    marks = marks_of(s, seat)
    dice = fire_power(s, seat)
    return dice * dice * (min(marks) + 1.0) * (1.0 + 0.1 * marks[SAILS])


def staying(s: Cove, seat: int) -> float:
    """The chance to be left at this month's island when the battles are over."""
    place = s.place[seat]
    rivals = 0.0
    pirate = pirate_at(s, place)
    if pirate >= 0 and pirate != CACAFUEGO:
        rivals += THREAT[pirate]
    if s.navy_at == place:
        rivals += THREAT[NAVY]
    if place != TREASURE_ISLAND:
        for other in range(s.seats):
            if other != seat and s.place[other] == place:
                rivals += strength(s, other)
    if not rivals:
        return 1.0
    own = strength(s, seat)
    return own / (own + rivals)


def may_bury(s: Cove, seat: int) -> bool:
    """Is the turn of a captain at Treasure Island being played or still to come? Of equally fast ones only whose turn it is."""
    now = s.upgrading
    if now in (seat, -1) or s.place[now] < TREASURE_ISLAND:
        return True
    return s.place[now] == TREASURE_ISLAND and speed(s, seat) < speed(s, now)


def stage(s: Cove) -> int:
    """Sailings still to come."""
    return min(MONTHS - s.month + (s.phase <= 2), MONTHS)


def features(s: Cove, seat: int) -> tuple[float, ...]:
    """A captain in numbers, in the order of FEATURES."""
    phase, place = s.phase, s.place[seat]
    fame, gold, chests, cards, buryable = float(s.fame[seat]), float(s.gold[seat]), float(s.chests[seat]), 0.0, 0.0
    if 3 <= phase <= 5 and place != COVE:
        if place == TREASURE_ISLAND:
            if may_bury(s, seat):
                buryable = (staying(s, seat) if phase == 3 else 1.0) * (chests + gold / 3)
        elif phase < 5 and s.face_up[place - 1]:
            loot = TREASURES[s.face_up[place - 1][0]]
            stay = staying(s, seat) if phase == 3 else 1.0
            fame += stay * loot.fame
            gold += stay * loot.gold
            chests += stay * loot.chests
            cards = stay * loot.tavern
    shown = 0
    for card in s.hands[seat]:
        if FAME[card]:
            shown += FAME[card]
        else:
            cards += 1.0
    marks = marks_of(s, seat)
    weakest = min(marks)
    parrot = s.perches[seat][0] if s.perches[seat] else -1
    hold = VALUE[HULL][marks[HULL]]
    if chests > hold and parrot != FLINT:
        chests = float(hold)
    return (
        fame + shown,
        chests,
        chests * chests,
        gold,
        shown,
        cards,
        fire_power(s, seat),
        weakest,
        sum(marks),
        marks[SAILS] + (6 if parrot == TRELAWNEY else 0),
        parrot >= 0,
        parrot == SILVER,
        parrot == FLINT,
        len(s.shipwrights[seat]),
        weakest <= 1,
        buryable,
    )


def value(s: Cove) -> list[float]:
    """The share of victory each captain may expect: the weighed features as powers of e, made to sum to 1."""
    weights = WEIGHTS[stage(s)]
    return shares_of([sum(map(mul, weights, features(s, seat))) for seat in range(s.seats)])
