"""A quick policy for playouts and bots: whatever is worth most to this captain (mind.py), and how fast to sail."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from kaper.core.chance import Fast
from kaper.core.decisions import PASS, Answer, Choose, Decision
from kaper.core.game import Brain
from kaper.games.maracaibo.box import (
    BLANK,
    GULF_ACTION,
    KIND,
    LOCATION,
    NOW,
    RESIDENCE,
    RESIDENCE0,
    RETIRE,
    RUBY_NOW,
    TRACK,
    UPGRADE,
)
from kaper.games.maracaibo.chain import DONE, MASK, Do, chosen, spending
from kaper.games.maracaibo.chart import GULF, MARACAIBO, PLACES
from kaper.games.maracaibo.codes import EFFECTS, KINDS, RAID_ACTIONS, SWAPS
from kaper.games.maracaibo.explore import RETIREMENT, SWAP_NUMBER, Explore, RetireTo, half
from kaper.games.maracaibo.hideout import Bury, ChooseKind, Store, burial
from kaper.games.maracaibo.mind import HABITS, Mind
from kaper.games.maracaibo.raid import REROLL, KeepDie, RaidKind, strength
from kaper.games.maracaibo.raiding import STRONGEST, mean_best, reward
from kaper.games.maracaibo.raiding import spending as best_use
from kaper.games.maracaibo.rubies import SellRuby
from kaper.games.maracaibo.setup import KeepQuests
from kaper.games.maracaibo.shipboard import ChooseTile, PlaceTile, TakeGalleon, Upgrade
from kaper.games.maracaibo.state import Sea, chart, cost, has_residence, pool_kind, pool_strength, value_kind
from kaper.games.maracaibo.trade import DECK, REFRESH, Acquire, Residence, SellQuest, TakeQuest
from kaper.games.maracaibo.turn import BUY, STOP, TAKE, TAKEN, BuildHere, Improvement, Sail, SailStep, met
from kaper.games.maracaibo.value import value

RUBY_KEPT = 2.0  # points of a ruby that is traded instead of sold
SOLD_QUEST = 8


def policy(s: Sea, decision: Decision[Any], rng: Fast) -> Answer:
    """A sensible answer in microseconds."""
    judge = JUDGES.get(type(decision))
    if judge is None:
        return decision.sample(s, rng)
    return judge(Mind(s, decision.seat), decision)


def best(options: Iterable[str], worth: Callable[[str], float], passing: float = 0.0) -> str:
    """The option worth most, the first of equals; `passing` is what it is worth to decline."""
    found, most = "", -1e9
    for id in options:
        here = passing if id == PASS else worth(id)
        if here > most:
            found, most = id, here
    return found


# the move


def stop(m: Mind, place: int) -> float:
    """What ending the move on a space is worth."""
    s, p = m.s, m.p
    if place == GULF:
        return m.effect(UPGRADE) + m.effects(GULF_ACTION) + HABITS["gulf"] + HABITS["lead"] * lead(m)
    if place == MARACAIBO:
        return 0.0  # the only way on
    toll = min(len(met(s, m.seat, place)), p.doubloons) * m.coin
    if s.down >> place & 1:
        return 4.0 - toll
    card = s.sea[place]
    if KIND[card] == LOCATION:
        kind = value_kind(s, card)
        worth = m.effect(UPGRADE) + m.effects(NOW[card]) + (m.cube(kind) if kind >= 0 else 0.0)
        if place in p.tiles:
            worth += m.tile(p.tiles.index(place))
        return worth - toll
    if KIND[card] == RESIDENCE:
        price = cost(p, card)
        if has_residence(p, card) or price > p.doubloons:
            return -toll
        return max(m.residence(card - RESIDENCE0) - price * m.coin, 0.0) - toll
    taken = TAKEN * m.coin + HABITS["taken"]
    if KIND[card] == BLANK or cost(p, card) > p.doubloons:
        return taken - toll
    return max(m.card(card) - cost(p, card) * m.coin, taken) - toll


def lead(m: Mind) -> float:
    """How many columns the others lie behind, on average: they lose stops when the round ends."""
    s, columns = m.s, chart(m.s).column
    others = [columns[p.at] for seat, p in enumerate(s.players) if seat != m.seat]
    if s.redbeard is not None:
        others.append(columns[s.redbeard.at])
    return columns[GULF] - sum(others) / len(others)


def pace(m: Mind) -> float:
    """Columns that may be sailed in a turn without losing a stop: the round ends when the first ship arrives."""
    s, columns = m.s, chart(m.s).column
    last = columns[MARACAIBO]
    front = max((columns[p.at] for seat, p in enumerate(s.players) if seat != m.seat), default=0)
    if s.redbeard is not None:
        front = max(front, columns[s.redbeard.at])
    turns = (last - front) / HABITS["speed"] + 1
    return max((last - columns[m.p.at]) / max(turns, 1.0), 1.0)


def sail(m: Mind, decision: Sail) -> Answer:
    """The stop worth most, less the columns passed in haste."""
    columns, here = chart(m.s).column, m.p.at
    free = columns[here] + pace(m)
    hurry, early = HABITS["hurry"], HABITS["early"]

    def worth(id: str) -> float:
        to = int(id[5:])
        return stop(m, to) - max(columns[to] - free, 0.0) * hurry - (columns[to] - columns[here]) * early

    return best(decision.allowed(m.s), worth)


def sail_step(m: Mind, decision: SailStep) -> Answer:
    """In the fog: stop where the space is good, else go on."""
    s, columns = m.s, chart(m.s).column

    def worth(id: str) -> float:
        if id == STOP:
            return stop(m, m.p.at) - 3.5
        to = int(id[5:])
        ahead = columns[to] - columns[m.p.at]
        return stop(m, to) - 5.0 + ahead if to >= PLACES or not s.down >> to & 1 else 0.3 + ahead

    return best(decision.allowed(s), worth)


# spaces


def improvement(m: Mind, decision: Improvement) -> Answer:
    """Buy if the card is worth more than its price and the five doubloons."""
    if len(decision.allowed(m.s)) == 1:
        return TAKE
    card = m.s.sea[m.p.at]
    return BUY if m.card(card) - cost(m.p, card) * m.coin > TAKEN * m.coin + HABITS["taken"] else TAKE


def build(m: Mind, decision: BuildHere | Residence) -> Answer:
    """The residence worth most; none if it is not worth its price."""

    def worth(id: str) -> float:
        card = m.s.sea[int(id[6:])]
        return m.residence(card - RESIDENCE0) - cost(m.p, card) * m.coin

    return best(decision.allowed(m.s), worth)


def retire_to(m: Mind, decision: RetireTo) -> Answer:
    """The residence worth most for half its price."""

    def worth(id: str) -> float:
        card = m.s.sea[int(id[6:])]
        return m.residence(card - RESIDENCE0) - half(cost(m.p, card)) * m.coin

    return best(decision.allowed(m.s), worth)


COUNTING = frozenset(i for i, effect in enumerate(EFFECTS) if effect.name == "vp_per")
"""Effects that bring the more the later they come."""


def do(m: Mind, decision: Do) -> Answer:
    """Whatever is worth doing, the best first; points for what one has come last."""
    s, options = m.s, decision.allowed(m.s)
    others, planned, most = [], "", 0.0
    for id in options:
        if id.startswith("spend:"):
            here = planned_worth(m, id)
            if here > most:
                planned, most = id, here
        elif id != DONE:
            others.append(id)
    if planned:
        return planned
    if len(others) < 2:
        return others[0] if others else DONE

    def worth(id: str) -> float:
        code, branch = chosen(s, id)
        codes = (code,) if branch is None else branch
        last = any(code & MASK in COUNTING for code in codes)
        return max(m.effects(codes), 0.05) / (10.0 if last else 1.0)

    return best(others, worth)


def planned_worth(m: Mind, id: str) -> float:
    """What a raid action brings if it belongs to the best use of the strength; else nothing."""
    s = m.s
    number, place = spending(id)
    pool, price = s.pools[place], m.prices()[pool_kind(s.pools[place])]
    actions, left = m.p.raid_actions & ~s.used, min(pool_strength(pool), STRONGEST)
    whole = best_use(actions, price)[left]
    with_it = best_use(actions & ~(1 << number), price)[left - RAID_ACTIONS[number].strength]
    gain = reward(number, price)
    return gain if gain + with_it >= whole - 1e-9 else 0.0


# raids and treasures


def keep_die(m: Mind, decision: KeepDie) -> Answer:
    """The die that brings most; again if a new roll promises more."""
    s, prices, actions = m.s, m.prices(), m.p.raid_actions & ~m.s.used
    dice = [kind for kind in range(3) if s.dice[kind]]
    tables = [best_use(actions, prices[kind]) for kind in dice]
    whole = [min(strength(s, m.p, kind), STRONGEST) for kind in dice]
    worths = [table[force] for table, force in zip(tables, whole, strict=True)]
    if s.rerolls:
        rows = [
            [table[max(min(force - s.dice[kind] + face, STRONGEST), 0)] for face in range(1, 7)]
            for kind, table, force in zip(dice, tables, whole, strict=True)
        ]
        if mean_best(rows) > max(worths):
            return REROLL
    return KINDS[dice[worths.index(max(worths))]]


def raid_kind(m: Mind, decision: RaidKind) -> Answer:
    """The kind worth most."""
    return KINDS[max(range(3), key=m.treasure)]


def store(m: Mind, decision: Store) -> Answer:
    """The bonus space whenever it is free."""
    return decision.allowed(m.s)[0]


def choose_kind(m: Mind, decision: ChooseKind) -> Answer:
    """The island or treasure worth most."""
    judge = m.cube if decision.key == "ask-cubes" else m.treasure
    kind = max(range(3), key=judge)
    return PASS if decision.may_pass and judge(kind) < 0 else KINDS[kind]


# cards, quests, ship board


def take_quest(m: Mind, decision: TakeQuest) -> Answer:
    """The quest that fits best; an unknown one if none does."""

    def worth(id: str) -> float:
        if id in (DECK, REFRESH):
            return HABITS["quest"] + (0.3 if id == REFRESH else 0.0)
        return m.quest(m.s.quest_market[int(id[7:])])

    return best(decision.allowed(m.s), worth, -1.0)


def keep_quests(m: Mind, decision: KeepQuests) -> Answer:
    """Those that are easiest to meet."""
    ranked = sorted(decision.items(m.s), key=lambda id: -m.quest(int(id[6:])))
    return sorted(ranked[: decision.least(m.s)])


def explore_option(m: Mind, id: str) -> float:
    """Stopping on a space, or trading steps first where that brings more than a step."""
    if id.startswith("swap:"):
        swap = SWAPS[SWAP_NUMBER[id[5:]]]
        return HABITS["swap_first"] + m.effects(swap.reward) - HABITS["trade"] * swap.steps
    return m.space(RETIRE if id == RETIREMENT else TRACK[id[3:]])


def acquired(m: Mind, id: str, more: int) -> float:
    """A card bought from afar, less its price."""
    card = m.s.sea[int(id[4:])]
    return m.card(card) - cost(m.p, card, more) * m.coin


def explore(m: Mind, decision: Explore) -> Answer:
    """Trades that pay first; then the space worth most with the rivers on the way."""
    options = decision.allowed(m.s)
    ends = [id for id in options if not id.startswith("swap:")]
    trades = [id for id in options if id.startswith("swap:")]
    for id in trades:
        if explore_option(m, id) > 0:
            return id
    return best(ends, lambda id: explore_option(m, id))


def option_by(worth: Callable[[Mind, str], float], passing: float = 0.0) -> Callable[[Mind, Choose[Sea]], Answer]:
    """A judge that takes the option worth most."""
    return lambda m, decision: best(decision.allowed(m.s), lambda id: worth(m, id), passing)


def choose_tile(m: Mind, decision: ChooseTile) -> Answer:
    """The tile worth most."""
    return best(decision.allowed(m.s), lambda id: m.tile(int(id[5:]) - 1) + 0.01)


JUDGES: dict[type, Callable[[Mind, Any], Answer]] = {
    Sail: sail,
    SailStep: sail_step,
    Improvement: improvement,
    BuildHere: build,
    Residence: build,
    RetireTo: retire_to,
    Do: do,
    KeepDie: keep_die,
    RaidKind: raid_kind,
    Store: store,
    ChooseKind: choose_kind,
    Bury: option_by(lambda m, id: m.hole(*burial(id))),
    Explore: explore,
    Acquire: lambda m, decision: best(decision.allowed(m.s), lambda id: acquired(m, id, decision.more)),
    TakeQuest: take_quest,
    KeepQuests: keep_quests,
    SellQuest: option_by(lambda m, id: SOLD_QUEST * m.coin - m.quest(int(id[6:]))),
    Upgrade: option_by(Mind.slot, -1.0),
    TakeGalleon: lambda m, decision: best(
        decision.allowed(m.s), lambda id: m.galleon(int(id[8:])), decision.price * m.coin
    ),
    ChooseTile: choose_tile,
    PlaceTile: option_by(lambda m, id: m.effects(NOW[m.s.sea[int(id[6:])]])),
    SellRuby: option_by(lambda m, id: m.effects(RUBY_NOW[int(id[5:]) - 1]), RUBY_KEPT),
}

BRAIN: Brain[Sea] = Brain(
    value,
    policy,
    chapter=lambda s: (sum(p.turns for p in s.players), s.active),
    stray=(0.012, 0.0024),
    loyalty=0.01,
    worlds=6,
    race=2,
    contenders=5,
)
