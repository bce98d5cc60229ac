"""A quick policy for playouts and bots: what each option is worth in points, reckoned roughly."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from kaper.core.chance import Fast
from kaper.core.decisions import PASS, Answer, Decision
from kaper.core.game import Brain
from kaper.games.maracaibo.box import (
    BLANK,
    HIDEOUT_BONUS,
    KIND,
    LOCATION,
    NOW,
    RESIDENCE,
    RESIDENCE0,
    RETIRE,
    RUBY_NOW,
    SLOT,
    SLOTS,
    TILE_NOW,
    TRACK,
    TRACK_NOW,
    TRACK_RIVERS,
)
from kaper.games.maracaibo.chain import DONE, MASK, Do, chosen, rewarded, spending
from kaper.games.maracaibo.chart import GULF, MARACAIBO, PLACES
from kaper.games.maracaibo.codes import BURIALS, EFFECTS, KINDS, RAID_ACTIONS, SWAPS
from kaper.games.maracaibo.explore import RETIREMENT, SWAP_NUMBER, Explore, RetireTo
from kaper.games.maracaibo.hideout import Bury, ChooseKind, Store, burial
from kaper.games.maracaibo.raid import REROLL, KeepDie, RaidKind, strength
from kaper.games.maracaibo.rubies import SellRuby
from kaper.games.maracaibo.setup import KeepQuests
from kaper.games.maracaibo.shipboard import ChooseTile, PlaceTile, TakeGalleon, Upgrade
from kaper.games.maracaibo.state import (
    Player,
    Sea,
    chart,
    cost,
    founded,
    has_residence,
    pool_kind,
    pool_strength,
    side,
    value_kind,
)
from kaper.games.maracaibo.trade import DECK, REFRESH, Acquire, Residence, SellQuest, TakeQuest
from kaper.games.maracaibo.turn import BUY, STOP, TAKEN, BuildHere, Improvement, Sail, SailStep, met
from kaper.games.maracaibo.value import (
    DEPTH,
    card_worth,
    coin,
    cube_worth,
    effects_worth,
    explorer_worth,
    galleon_worth,
    lasting_worth,
    plan_worth,
    quest_worth,
    raid_gain,
    raid_plan,
    residence_worth,
    treasure_worth,
    value,
)

HURRY = 3.5  # points lost with each column sailed past without need
SPEED = 2.0  # columns that others are taken to sail in a turn
REROLL_GAIN = 1.4  # how much better a new roll is on average than a plain one must be


def best(s: Sea, options: list[tuple[float, str]]) -> str:
    """The option worth most; the first of equals."""
    return max(options, key=lambda option: option[0])[1]


def policy(s: Sea, decision: Decision[Any], rng: Fast) -> Answer:
    """A sensible answer in microseconds."""
    judge = JUDGES.get(type(decision))
    if judge is None:
        return decision.sample(s, rng)
    return judge(s, decision)


# the move


def stop_worth(s: Sea, seat: int, place: int) -> float:
    """What ending the move on a space is worth."""
    p = s.players[seat]
    if place == GULF:
        best_residence = max(
            (
                residence_worth(s, p, card - RESIDENCE0) - cost(p, card) * coin(s)
                for card in s.sea
                if KIND[card] == RESIDENCE and not has_residence(p, card) and cost(p, card) <= p.doubloons
            ),
            default=0.0,
        )
        return 2.5 + max(raid_gain(s, p, 2), explorer_worth(s, seat, 4), best_residence)
    if place == MARACAIBO:
        return 8.5
    toll = len(met(s, seat, place)) * coin(s)
    card = s.sea[place]
    if s.down >> place & 1:
        return 4.0 - toll
    if KIND[card] == LOCATION:
        kind = value_kind(s, card)
        worth = 2.5 + effects_worth(s, seat, NOW[card]) + (cube_worth(s, seat, kind) if kind >= 0 else 0.0)
        for tile, at in enumerate(p.tiles):
            if at == place:
                worth += effects_worth(s, seat, TILE_NOW[tile][side(s, tile)])
        return worth - toll
    if KIND[card] == BLANK:
        return TAKEN * coin(s) - toll
    price = cost(p, card)
    if KIND[card] == RESIDENCE:
        if has_residence(p, card) or price > p.doubloons:
            return -toll
        first = 0.0 if founded(s, card) else 2.0
        return max(residence_worth(s, p, card - RESIDENCE0) + first - price * coin(s), 0.0) - toll
    taken = TAKEN * coin(s)
    if price > p.doubloons:
        return taken - toll
    return max(card_worth(s, seat, card) - price * coin(s), taken) - toll


def pace(s: Sea, seat: int) -> float:
    """Columns that may be sailed in a turn without losing a stop: the round ends when the first ship arrives."""
    columns = chart(s).column
    last = columns[MARACAIBO]
    ships = [columns[p.at] for other, p in enumerate(s.players) if other != seat]
    if s.redbeard is not None:
        ships.append(columns[s.redbeard.at])
    turns = (last - max(ships, default=0)) / SPEED + 1
    return max((last - columns[s.players[seat].at]) / max(turns, 1.0), 1.0)


def sail(s: Sea, decision: Sail) -> Answer:
    """The stop worth most, less the columns passed in haste."""
    seat = decision.seat
    columns, here = chart(s).column, s.players[seat].at
    easy = pace(s, seat)
    options = []
    for id in decision.allowed(s):
        to = int(id[5:])
        haste = max(columns[to] - columns[here] - easy, 0.0)
        options.append((stop_worth(s, seat, to) - haste * HURRY, id))
    return best(s, options)


def sail_step(s: Sea, decision: SailStep) -> Answer:
    """In the fog: stop where the space is good, else go on."""
    seat = decision.seat
    options = []
    for id in decision.allowed(s):
        if id == STOP:
            options.append((stop_worth(s, seat, s.players[seat].at) - 3.5, id))
        else:
            to = int(id[5:])
            ahead = chart(s).column[to] - chart(s).column[s.players[seat].at]
            options.append(
                (stop_worth(s, seat, to) - 5.0 + ahead if to >= PLACES or not s.down >> to & 1 else 0.3 + ahead, id)
            )
    return best(s, options)


# spaces


def improvement(s: Sea, decision: Improvement) -> Answer:
    """Buy if the card is worth more than its price and the five doubloons."""
    options = decision.allowed(s)
    if len(options) == 1:
        return options[0]
    p = s.players[decision.seat]
    card = s.sea[p.at]
    gain = card_worth(s, decision.seat, card) - cost(p, card) * coin(s)
    return BUY if gain > TAKEN * coin(s) else options[1]


def build_worth(s: Sea, seat: int, id: str, price: int) -> float:
    """What building a residence is worth."""
    card = s.sea[int(id[6:])]
    first = 0.0 if founded(s, card) else 2.0
    return residence_worth(s, s.players[seat], card - RESIDENCE0) + first - price * coin(s)


def build(s: Sea, decision: BuildHere | Residence | RetireTo) -> Answer:
    """The residence worth most; none if it is not worth its price."""
    p = s.players[decision.seat]
    options = []
    for id in decision.allowed(s):
        if id == PASS:
            options.append((0.0, id))
        else:
            options.append((build_worth(s, decision.seat, id, cost(p, s.sea[int(id[6:])])), id))
    return best(s, options)


def do(s: Sea, decision: Do) -> Answer:
    """Whatever is worth doing, the best first; burying and points for what one has come last."""
    seat = decision.seat
    p = s.players[seat]
    options = []
    for id in decision.allowed(s):
        if id == DONE:
            options.append((0.01, id))
        elif id.startswith("spend:"):
            number, pool = spending(id)
            action = RAID_ACTIONS[number]
            gain = effects_worth(s, seat, rewarded(action.reward, s.pools[pool]))
            planned = number in raid_plan(s, p, pool_kind(s.pools[pool]), pool_strength(s.pools[pool]))
            options.append((gain + (5.0 if planned else 0.0) + 0.05 * action.strength, id))
        else:
            code, branch = chosen(s, id)
            codes = (code,) if branch is None else branch
            last = 1.0 if any(code & MASK in COUNTING for code in codes) else 0.0
            options.append((max(effects_worth(s, seat, codes), 0.05) / (1.0 + 9.0 * last), id))
    return best(s, options)


COUNTING = frozenset(i for i, effect in enumerate(EFFECTS) if effect.name == "vp_per")
"""Effects that bring the more the later they come."""


# raids and treasures


def keep_die(s: Sea, decision: KeepDie) -> Answer:
    """The die that brings most; again if a new roll promises more."""
    p = s.players[decision.seat]
    options = [(plan_worth(s, p, kind, strength(s, p, kind)), name) for kind, name in enumerate(KINDS) if s.dice[kind]]
    worth, answer = max(options)
    if s.rerolls:
        average = max(
            plan_worth(s, p, kind, strength(s, p, kind) - s.dice[kind] + 5) for kind in range(3) if s.dice[kind]
        )
        if average > worth + REROLL_GAIN - 1.0:
            return REROLL
    return answer


def raid_kind(s: Sea, decision: RaidKind) -> Answer:
    """The kind worth most."""
    return KINDS[max(range(3), key=lambda kind: treasure_worth(s, decision.seat, kind))]


def store(s: Sea, decision: Store) -> Answer:
    """The bonus space whenever it is free."""
    return decision.allowed(s)[0]


def choose_kind(s: Sea, decision: ChooseKind) -> Answer:
    """The island or treasure worth most."""
    judge = cube_worth if decision.key == "ask-cubes" else treasure_worth
    kind = max(range(3), key=lambda kind: judge(s, decision.seat, kind))
    return PASS if decision.may_pass and judge(s, decision.seat, kind) < 0 else KINDS[kind]


def bury(s: Sea, decision: Bury) -> Answer:
    """The space whose bonus is worth most; the cube of the bonus space first."""
    options = []
    for id in decision.allowed(s):
        if id == PASS:
            options.append((0.0, id))
            continue
        kind, hole, from_bonus = burial(id)
        freed = 0.6 * effects_worth(s, decision.seat, HIDEOUT_BONUS[kind]) if from_bonus else 0.0
        options.append((2.0 + effects_worth(s, decision.seat, BURIALS[hole]) + freed, id))
    return best(s, options)


# exploration


def explore(s: Sea, decision: Explore) -> Answer:
    """The space worth most with the rivers on the way; trades where they bring more than a step."""
    seat = decision.seat
    p = s.players[seat]
    options = []
    for id in decision.allowed(s):
        if id == PASS:
            options.append((0.0, id))
        elif id == RETIREMENT:
            options.append((12.0, id))
        elif id.startswith("swap:"):
            swap = SWAPS[SWAP_NUMBER[id[5:]]]
            options.append((effects_worth(s, seat, swap.reward) * 2.0 + 4.0 - 2.2 * swap.steps, id))
        else:
            options.append((space_worth(s, seat, p, TRACK[id[3:]]), id))
    return best(s, options)


def space_worth(s: Sea, seat: int, p: Player, to: int) -> float:
    """What stopping on a space is worth: its effects, the rivers, and how far it is."""
    if to == RETIRE:
        return 12.0
    rivers = 0 if p.retired else TRACK_RIVERS[to] - TRACK_RIVERS[p.explorer]
    return effects_worth(s, seat, TRACK_NOW[to]) + 5.0 * rivers + 0.45 * (DEPTH[to] - DEPTH[p.explorer])


# cards, quests, ship board


def acquire(s: Sea, decision: Acquire) -> Answer:
    """The card worth most after its price."""
    p = s.players[decision.seat]
    options = [
        (0.0, id)
        if id == PASS
        else (
            card_worth(s, decision.seat, s.sea[int(id[4:])]) - cost(p, s.sea[int(id[4:])], decision.more) * coin(s),
            id,
        )
        for id in decision.allowed(s)
    ]
    return best(s, options)


def take_quest(s: Sea, decision: TakeQuest) -> Answer:
    """The quest that fits best; an unknown one if none does."""
    p = s.players[decision.seat]
    options = []
    for id in decision.allowed(s):
        if id == DECK:
            options.append((2.2, id))
        elif id == REFRESH:
            options.append((2.5, id))
        elif id == PASS:
            options.append((-1.0, id))
        else:
            options.append((quest_worth(s, p, s.quest_market[int(id[7:])]), id))
    return best(s, options)


def keep_quests(s: Sea, decision: KeepQuests) -> Answer:
    """Those that are easiest to meet."""
    p = s.players[decision.seat]
    ranked = sorted(decision.items(s), key=lambda id: -quest_worth(s, p, int(id[6:])))
    return sorted(ranked[: decision.least(s)])


def sell_quest(s: Sea, decision: SellQuest) -> Answer:
    """The quest that promises least, if doubloons are worth more."""
    p = s.players[decision.seat]
    options = [
        (0.0, id) if id == PASS else (8 * coin(s) - quest_worth(s, p, int(id[6:])), id) for id in decision.allowed(s)
    ]
    return best(s, options)


def upgrade(s: Sea, decision: Upgrade) -> Answer:
    """The slot that brings most now and for the rest of the game."""
    seat = decision.seat
    options = []
    for id in decision.allowed(s):
        if id == PASS:
            options.append((-1.0, id))
        else:
            slot = SLOTS[SLOT[id]]
            options.append((effects_worth(s, seat, slot.now) + lasting_worth(s, slot.lasting), id))
    return best(s, options)


def take_galleon(s: Sea, decision: TakeGalleon) -> Answer:
    """The galleon worth most."""
    options = [
        (0.0, id) if id == PASS else (galleon_worth(s, decision.seat, int(id[8:])) - decision.price * coin(s), id)
        for id in decision.allowed(s)
    ]
    return best(s, options)


def choose_tile(s: Sea, decision: ChooseTile) -> Answer:
    """The tile worth most now, and what it may bring again."""
    options = []
    for id in decision.allowed(s):
        if id == PASS:
            options.append((0.0, id))
        else:
            tile = int(id[5:]) - 1
            again = 0.0 if decision.placed else 2.0 * (3 - s.round)
            options.append((effects_worth(s, decision.seat, TILE_NOW[tile][side(s, tile)]) + again, id))
    return best(s, options)


def place_tile(s: Sea, decision: PlaceTile) -> Answer:
    """The location worth most to come back to."""
    options = [(effects_worth(s, decision.seat, NOW[s.sea[int(id[6:])]]), id) for id in decision.allowed(s)]
    return best(s, options)


def sell_ruby(s: Sea, decision: SellRuby) -> Answer:
    """The bonus worth most."""
    options = [
        (2.0, id) if id == PASS else (effects_worth(s, decision.seat, RUBY_NOW[int(id[5:]) - 1]), id)
        for id in decision.allowed(s)
    ]
    return best(s, options)


JUDGES: dict[type, Callable[[Sea, Any], Answer]] = {
    Sail: sail,
    SailStep: sail_step,
    Improvement: improvement,
    BuildHere: build,
    Residence: build,
    RetireTo: build,
    Do: do,
    KeepDie: keep_die,
    RaidKind: raid_kind,
    Store: store,
    ChooseKind: choose_kind,
    Bury: bury,
    Explore: explore,
    Acquire: acquire,
    TakeQuest: take_quest,
    KeepQuests: keep_quests,
    SellQuest: sell_quest,
    Upgrade: upgrade,
    TakeGalleon: take_galleon,
    ChooseTile: choose_tile,
    PlaceTile: place_tile,
    SellRuby: sell_ruby,
}

BRAIN: Brain[Sea] = Brain(value, policy, chapter=lambda s: (sum(p.turns for p in s.players), s.active), stakes=0.3)
