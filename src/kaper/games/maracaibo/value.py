"""What bots know: rough worths in points, and the value of a state.

A captain is described by numbers (FEATURES), each with a weight that depends on the round; the weights
(data/brain.toml) are fitted by bench/learn.py to who won games that went like this.
"""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Sequence
from importlib.resources import files
from math import exp
from operator import mul

from kaper.core.game import shares_of
from kaper.games.maracaibo.box import (
    ADDS,
    GALLEON0,
    KIND,
    NOW,
    PRINTED,
    QUEST0,
    QUESTS,
    RESIDENCES,
    SCROLLS,
    SLOTS,
    STANDARD_ACTIONS,
    TRACK_END,
    TRACK_NEXT,
    TRACK_NOW,
    worth,
)
from kaper.games.maracaibo.chain import rewarded
from kaper.games.maracaibo.chart import MARACAIBO
from kaper.games.maracaibo.codes import BRANCHES, COUNTED, EFFECTS, NUMBERS, PARAMETER, RAID_ACTIONS
from kaper.games.maracaibo.scoring import lines, redbeard_lines, residence_vp
from kaper.games.maracaibo.state import TALLY, Player, Sea, buried, chart, free_holes, income, may_bury, rivers

COIN = (0.7, 0.7, 0.5, 0.3, 0.2)  # points of a doubloon by round; 4: the last turns
UPGRADE_WORTH = 2.8
QUEST_WORTH = 3.0
GROWTH = 1.1  # things that a residence counts, gained in a round
COLLECTED = 0.8  # what a card is worth for those that count cards
LEFT = (3.6, 3.1, 2.0, 0.8, 0.2)  # rounds of use left for what lasts


def stage(s: Sea) -> int:
    """The round, from 0; 3 in the last turns."""
    return 3 if s.last else max(s.round - 1, 0)


def coin(s: Sea) -> float:
    """What a doubloon is worth."""
    return COIN[4 if s.last else s.round]


def rounds_left(s: Sea) -> float:
    """How long a lasting effect still works."""
    return LEFT[4 if s.last else s.round]


# rough worths


def treasure_worth(s: Sea, seat: int, kind: int) -> float:
    """A treasure of a kind: its worth, a place to bury it, the bonus space, what counts it."""
    p = s.players[seat]
    points = worth(max(s.cubes[kind] - 1, 0)) + 0.3
    if free_holes(p, kind):
        points += 1.2
    if not p.bonus >> kind & 1:
        points += 1.8
    for card in p.cards:
        if card in SCROLLS and SCROLLS[card][0][0] == ("gold", "emerald", "pearl")[kind]:
            points += 2.3
    mask = p.residences
    if mask >> (8, 7, 9)[kind] & 1:
        points += 3.0
    return points


def cube_worth(s: Sea, seat: int, kind: int) -> float:
    """A cube on an island: it serves everybody who has such treasures."""
    mine = s.players[seat].stored[kind] + s.players[seat].buried[kind]
    others = max((p.stored[kind] + p.buried[kind] for other, p in enumerate(s.players) if other != seat), default=0)
    return 0.35 * (mine - others) + 0.1


def raid_gain(s: Sea, p: Player, once: int = 0) -> float:
    """What a raid brings on average."""
    strength = 5.2 + once + p.raid_plus + (p.gold_plus + p.emerald_plus + p.pearl_plus) * 0.6
    more = (p.raid_actions & ~STANDARD_ACTIONS).bit_count()
    return min(strength * (1.0 + 0.1 * more), 5.5 + strength * 0.5 + 2.0 * more)


def explorer_worth(s: Sea, seat: int, value: int) -> float:
    """What an exploration brings on average."""
    p = s.players[seat]
    if p.explorer == TRACK_END:
        return 0.0
    steps = value + p.explore_plus
    return 2.0 + 1.3 * steps + 0.4 * p.swaps.bit_count()


def effects_worth(s: Sea, seat: int, codes: Iterable[int]) -> float:
    """What several effects are worth together."""
    return sum(effect_worth(s, seat, code) for code in codes)


def effect_worth(s: Sea, seat: int, code: int) -> float:
    """What an effect is worth to this player now."""
    number = code & (1 << PARAMETER) - 1
    branches = BRANCHES.get(number)
    if branches is not None:
        return max(effects_worth(s, seat, branch) for branch in branches)
    p, name, args = s.players[seat], EFFECTS[number].name, NUMBERS[number]
    if name == "vp":
        return args[0]
    if name == "doubloons":
        return args[0] * coin(s)
    if name in ("raid", "raid_plus_once"):
        return raid_gain(s, p, args[0] if args else 0)
    if name == "raid_fixed":
        return raid_gain(s, p, args[0] - 5)
    if name == "raid_colour":
        return raid_gain(s, p, args[1] - 2)
    if name in ("explore", "explore_on"):
        return explorer_worth(s, seat, args[0] if name == "explore" else 2)
    if name == "upgrade":
        return UPGRADE_WORTH if p.upgrades < len(SLOTS) else 0.0
    if name == "bury":
        return 3.2 if may_bury(p) else 0.3
    if name == "quest":
        return QUEST_WORTH if s.round < 3 else QUEST_WORTH / 2
    if name == "treasure":
        return (
            max(treasure_worth(s, seat, kind) for kind in range(3)) if args[0] > 2 else treasure_worth(s, seat, args[0])
        )
    if name == "treasures_same":
        return 3 * max(treasure_worth(s, seat, kind) for kind in range(3)) - 3
    if name in ("cube", "cube_any", "cubes_same"):
        return max(cube_worth(s, seat, kind) for kind in range(3)) * (2 if name == "cubes_same" else 1)
    if name == "vp_per":
        points = TALLY[COUNTED[args[0]]](p) * args[1]
        return min(points, args[2]) if len(args) > 2 else points
    if name == "galleon":
        if p.galleon or p.doubloons < args[0]:
            return 0.0
        return max((galleon_worth(s, seat, card) for card in s.galleons), default=0.0) - args[0] * coin(s)
    if name == "black_market":
        return 2.5 + 1.5 * (3 - s.round) - args[0] * coin(s) if p.doubloons >= args[0] and -1 in p.tiles else 0.0
    if name == "residence":
        return 2.0 if p.doubloons >= 12 else 0.0
    if name == "acquire":
        return 3.0 if p.doubloons >= 8 else 0.5
    if name == "vp_income":
        return p.vp_income
    if name == "doubloon_income":
        return income(p) * coin(s)
    if name == "respace":
        return sum(effect_worth(s, seat, part) for part in TRACK_NOW[p.explorer] if EFFECTS[part].name != "respace")
    return {"activate": 2.5, "activate_bm": 2.5, "ruby_gain": 3.0, "ruby_sell": 4.5, "ruby_trade": 2.0}.get(name, 1.0)


LASTING_WORTH = {
    "raid_plus": 2.0,
    "gold_plus": 0.7,
    "emerald_plus": 0.7,
    "pearl_plus": 0.7,
    "explore_plus": 1.3,
    "discount": 1.7,
    "move_plus": 1.0,
    "rerolls": 1.0,
    "refreshes": 0.5,
    "more_burials": 1.0,
    "doubloon_income": 0.55,
    "vp_income": 1.15,
    "quest_income": 2.2,
}
"""Points that one of each brings in a round."""


def lasting_worth(s: Sea, adds: Iterable[tuple[str, int]]) -> float:
    """What lasting effects bring until the end."""
    left = rounds_left(s)
    total = 0.0
    for name, count in adds:
        if name == "raid_actions":
            action = RAID_ACTIONS[count.bit_length() - 1]
            total += left * (1.1 + 0.5 * (5 - action.strength) * 0.5)
        elif name == "swaps":
            total += left * 1.2
        else:
            total += left * LASTING_WORTH[name] * count
    return total


def card_worth(s: Sea, seat: int, card: int) -> float:
    """What an improvement is worth: printed points, effects at once, what lasts, what counts such cards."""
    p = s.players[seat]
    points = PRINTED[card] + effects_worth(s, seat, NOW[card]) + lasting_worth(s, ADDS[card]) + COLLECTED
    for what, of, vp in SCROLLS.get(card, ()):
        have = TALLY[what](p) if what != "quests" else len(p.quests) * 0.6
        points += (have * (1.0 + 0.25 * rounds_left(s)) + rounds_left(s)) / of * vp * 0.8
    kind = KIND[card]
    if p.residences >> (3, 4, 2)[kind] & 1:
        points += 3.5
    for quest in p.quests:
        if ("equipment", "crew", "ship")[kind] in QUESTS[quest - QUEST0].counts:
            points += 0.9
    return points


def galleon_worth(s: Sea, seat: int, card: int) -> float:
    """What a galleon is worth."""
    assert card >= GALLEON0
    return effects_worth(s, seat, NOW[card]) + lasting_worth(s, ADDS[card])


def residence_worth(s: Sea, p: Player, number: int) -> float:
    """What a residence will score: what it would now, and what is likely to come."""
    now = residence_vp(p, number, sum(1 for _ in p.quests) // 2)
    growth = RESIDENCES[number].vp * GROWTH * rounds_left(s)
    return min(now + growth, RESIDENCES[number].most)


def quest_worth(s: Sea, p: Player, card: int) -> float:
    """What a quest promises: how near its conditions are."""
    quest = QUESTS[card - QUEST0]
    best = 0.0
    for needs, vp in ((quest.easy, quest.easy_vp), (quest.hard, quest.hard_vp)):
        missing = sum(max(need - TALLY[what](p), 0) for what, need in zip(quest.counts, needs, strict=True))
        best = max(best, vp * exp(-missing / (1.0 + 2.2 * rounds_left(s))))
    return best


def plans(s: Sea, p: Player, kind: int, whole: int) -> dict[int, tuple[float, tuple[int, ...]]]:
    """For every strength that could be left of a raid: the best that the rest can bring, and by which actions."""
    seat = s.active
    found: dict[int, tuple[float, tuple[int, ...]]] = {whole: (0.0, ())}
    for number, action in enumerate(RAID_ACTIONS):
        if p.raid_actions >> number & 1 and not s.used >> number & 1:
            gain = effects_worth(s, seat, rewarded(action.reward, kind))
            for left, (total, used) in list(found.items()):
                rest = left - action.strength
                if rest >= 0 and total + gain > found.get(rest, (-1.0, ()))[0]:
                    found[rest] = (total + gain, (*used, number))
    return found


def raid_plan(s: Sea, p: Player, kind: int, whole: int) -> tuple[int, ...]:
    """The raid actions of the active player that bring most for a raid's strength."""
    return max(plans(s, p, kind, whole).values())[1]


def plan_worth(s: Sea, p: Player, kind: int, whole: int) -> float:
    """What the best use of a raid's strength brings."""
    return max(plans(s, p, kind, whole).values())[0]


# the value of a state

FEATURES = (
    *("score", "purse", "income", "vp_income", "discount", "raid", "die", "explore", "actions", "swaps"),
    *("upgrades", "rivers", "way", "cards", "residences", "treasures", "stored", "buried", "quests", "galleon"),
    *("tiles", "column", "turn", "hope"),
)
WEIGHTS: list[list[float]] = tomllib.loads(
    (files("kaper.games.maracaibo") / "data" / "brain.toml").read_text(encoding="utf-8")
)["weights"]
"""By stage, then by feature."""


def _depths() -> list[int]:
    found = [0] * len(TRACK_NEXT)
    for space in range(len(TRACK_NEXT)):
        for to in TRACK_NEXT[space]:
            found[to] = max(found[to], found[space] + 1)
    return found


DEPTH = _depths()


def features(s: Sea, seat: int) -> list[float]:
    """A captain in numbers, in the order of FEATURES."""
    p = s.players[seat]
    left = rounds_left(s)
    return [
        sum(lines(s, p).values()) / 10,
        p.doubloons / 10,
        income(p) / 10,
        p.vp_income / 10,
        p.discount,
        p.raid_plus,
        p.gold_plus + p.emerald_plus + p.pearl_plus,
        p.explore_plus,
        (p.raid_actions & ~STANDARD_ACTIONS).bit_count(),
        p.swaps.bit_count(),
        p.upgrades / 10,
        rivers(p),
        DEPTH[p.explorer] / 10,
        len(p.cards) / 10,
        p.residences.bit_count(),
        (sum(p.stored) + sum(p.buried)) / 10,
        sum(p.stored) / 10,
        buried(p) / 10,
        len(p.quests) / 10,
        float(bool(p.galleon)),
        sum(at >= 0 for at in p.tiles),
        chart(s).column[p.at] / 10 if p.at != MARACAIBO else 1.1,
        float(s.active == seat),
        sum(min(RESIDENCES[i].most - residence_vp(p, i, len(p.quests) // 2), RESIDENCES[i].vp * left) for i in owned(p))
        / 10,
    ]


def owned(p: Player) -> list[int]:
    """The numbers of the residences a player has built."""
    return [i for i in range(len(RESIDENCES)) if p.residences >> i & 1]


def value(s: Sea) -> Sequence[float]:
    """The share of victory each seat may expect; alone, the chance to beat Redbeard."""
    weights = WEIGHTS[stage(s)]
    powers = [sum(map(mul, weights, features(s, seat))) for seat in range(s.seats)]
    if s.redbeard is None:
        return shares_of(powers)
    mine = sum(lines(s, s.players[0]).values())
    his = sum(redbeard_lines(s, s.redbeard).values())
    if s.over:
        return [float(mine > his)]
    lead = (mine - his) / 10 * weights[0] + powers[0] - weights[0] * features(s, 0)[0]
    return [1 / (1 + exp(-max(min(lead, 30.0), -30.0)))]
