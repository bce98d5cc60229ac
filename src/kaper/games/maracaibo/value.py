"""The value of a state: the share of victory that each captain may expect.

A captain is described by numbers (FEATURES), each with a weight that depends on the stage of the game; the weights
(data/brain.toml) are fitted by bench/learn.py to who won games that went like this. The first of them is the whole final
scoring as it would be now.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import exp
from operator import mul

import msgspec

from kaper.core.game import shares_of
from kaper.games.maracaibo.box import (
    EMERALD,
    GOLD,
    PEARL,
    RESIDENCE0,
    RESIDENCES,
    SCROLLS,
    STANDARD_ACTIONS,
    worth,
)
from kaper.games.maracaibo.chart import MARACAIBO
from kaper.games.maracaibo.codes import KINDS
from kaper.games.maracaibo.mind import BRAIN_DATA, Mind
from kaper.games.maracaibo.raiding import raid_worth
from kaper.games.maracaibo.scoring import counted, lines, missing, redbeard_lines, residence_vp, score, scored
from kaper.games.maracaibo.state import Player, Sea, chart, cost, income, rivers, seen_residences
from kaper.games.maracaibo.track import DEPTH

Common = tuple[object, ...]
"""What a captain's standing depends on beside the own boards: rules, round, how far ships are, residences in play."""
Islands = tuple[int, ...]
"""What lies on the islands and in all hideouts, and which residences are founded."""
FEATURES = (
    *("score", "purse", "rich", "coins_to_come", "points_to_come", "discount", "raid_plus", "die_plus", "actions"),
    *("explore_plus", "swaps", "upgrades", "rivers", "way", "cards", "residences", "scrolls", "quests", "treasures"),
    *("stored", "wanted", "tiles", "column", "turn", "plan", "raid", "handy"),
)
SCORE, WANTED, TURN, PLAN, RAID = map(FEATURES.index, ("score", "wanted", "turn", "plan", "raid"))
DOUBTFUL = ("rich", "stored", "column")
"""Features of which more may be worse; learning lets no other weigh less than nothing."""
RICH = 15  # doubloons, the price of a residence
WEIGHTS: list[list[float]] = BRAIN_DATA["weights"]
"""By stage, then by feature."""
ALONE: list[list[float]] = BRAIN_DATA["alone"]
"""Against Redbeard, by stage: what is added to the lead, and how much the lead counts."""
KNOWN: dict[tuple[bytes, int, Common, Islands], list[float]] = {}
"""Features of captains seen lately."""
STANDINGS: dict[tuple[bytes, Common], Standing] = {}
"""What of them stays while others gather and build."""
MOST_KNOWN = 20_000
encoded = msgspec.msgpack.Encoder().encode
HALF = 5.5  # columns; whoever is furthest decides in which half of a round the game is


def stage(s: Sea) -> int:
    """Half rounds, from 0; 6 in the last turns."""
    if s.last:
        return 6
    columns = chart(s).column
    return 2 * max(s.round - 1, 0) + (max(columns[p.at] for p in s.players) > HALF)


def features(s: Sea, seat: int) -> list[float]:
    """A captain in numbers, in the order of FEATURES."""
    return Standing(Mind(s, seat)).features(s, seat)


class Standing:
    """A captain in numbers but for what the islands, other hideouts and founded residences add: that changes all the time."""

    __slots__ = ("kept", "margins", "open", "points", "tastes")

    def __init__(self, m: Mind) -> None:
        s, p = m.s, m.p
        left, payments = m.left / 3, 3 - max(s.round, 1)
        hunters, promised, now = s.options.quest_hunters, 0.0, []
        for card in m.quests:
            easy, hard = missing(p, card)
            vp = scored(card, easy, hard, hunters)
            now.append(vp)
            promised += m.promise(card, easy, hard) - vp
        scoring = sum([vp > 0 for vp in now])
        parts = lines(s, p, now)
        self.margins, self.tastes = m.margins, m.tastes()
        self.points = sum(parts.values()) - sum([parts[kind] for kind in KINDS])
        self.open = [
            (card, m.residence_points(card - RESIDENCE0), price * m.coin)
            for card in m.residence_cards()
            if not p.residences >> card - RESIDENCE0 & 1 and (price := cost(p, card)) <= p.doubloons
        ]
        """Residences that could be built: what they will score, and what their price is worth."""
        self.kept = [
            0.0,
            p.doubloons / 10,
            max(p.doubloons - RICH, 0) / 10,
            income(p) * payments / 10,
            p.vp_income * (payments + 1) / 10,
            p.discount * left,
            p.raid_plus * left,
            (p.gold_plus + p.emerald_plus + p.pearl_plus) * left,
            (p.raid_actions & ~STANDARD_ACTIONS).bit_count() * left,
            p.explore_plus * left,
            p.swaps.bit_count() * left,
            p.upgrades / 10,
            rivers(p),
            DEPTH[p.explorer] / 10,
            len(p.cards) / 10,
            sum([to_come(m, number, scoring) for number in owned(p)]) / 10,
            scrolls_to_come(m) / 10,
            promised / 10,
            (sum(p.stored) + sum(p.buried)) / 10,
            sum(p.stored) / 10,
            0.0,
            sum([at >= 0 for at in p.tiles]) * payments / 10,
            chart(s).column[p.at] / 10 if p.at != MARACAIBO else 1.1,
            0.0,
            0.0,
            0.0,
            (p.move_plus + p.rerolls + p.refreshes / 2 + p.more_burials / 2) * left,
        ]

    def features(self, s: Sea, seat: int) -> list[float]:
        """The captain in numbers, as the table is now."""
        m, found, points = Mind(s, seat), self.kept[:], self.points
        m.recall(self.margins, self.tastes)
        p, left = m.p, m.left / 3
        for kind in range(3):
            points += (p.stored[kind] + p.buried[kind]) * worth(s.cubes[kind])
        found[SCORE] = points / 10
        found[WANTED] = (m.treasure(0) + m.treasure(1) + m.treasure(2)) * left / 10
        found[TURN] = float(s.active == seat)
        if left > 0:
            best = 0.0
            for card, likely, price in self.open:
                best = max(best, m.residence(card - RESIDENCE0, likely) - price)
            found[PLAN] = best / 10
        found[RAID] = raid_worth(p.raid_actions, m.bonuses(), m.usual_prices()) * left / 10
        return found


def owned(p: Player) -> list[int]:
    """The numbers of the residences a player has built."""
    return [i for i in range(len(RESIDENCES)) if p.residences >> i & 1]


def to_come(m: Mind, number: int, scoring: int) -> float:
    """What a residence is likely to score beside what it would score now."""
    return max(m.residence_points(number) - residence_vp(m.p, number, scoring), 0.0)


def scrolls_to_come(m: Mind) -> float:
    """What grey scrolls are likely to score beside what they would score now."""
    total = 0.0
    for card in m.p.cards:
        for what, of, vp in SCROLLS.get(card, ()):
            total += max(m.expected(what) / of - counted(m.p, what, 0) // of, 0.0) * vp
    return total


def between(s: Sea, table: list[list[float]]) -> list[float]:
    """A row of a table by stage, as the stages pass into each other: no option may look better for crossing a line."""
    if s.last:
        return table[6]
    columns = chart(s).column
    at = 2 * max(s.round - 1, 0) + max(columns[p.at] for p in s.players) / HALF - 0.5
    at = min(max(at, 0.0), 5.0)
    here = min(int(at), 4)
    part = at - here
    return [a + (b - a) * part for a, b in zip(table[here], table[here + 1], strict=True)]


def powers(s: Sea, weights: list[float]) -> list[float]:
    """What speaks for each captain.

    A bot asks this of many worlds in which only its own captain did something else: captains who stand as before, at a
    table that is the same to them, are not reckoned anew.
    """
    if len(KNOWN) > MOST_KNOWN:
        KNOWN.clear()
        STANDINGS.clear()
    players, red, columns = s.players, s.redbeard, chart(s).column
    founded, front = (0, 0) if red is None else (red.residences, columns[red.at])
    gold = emerald = pearl = 0
    for p in players:
        founded |= p.residences
        front = max(front, columns[p.at])
        stored, buried = p.stored, p.buried
        gold += stored[GOLD] + buried[GOLD]
        emerald += stored[EMERALD] + buried[EMERALD]
        pearl += stored[PEARL] + buried[PEARL]
    residences = seen_residences(tuple(s.sea), s.down)
    common = s.options.layout, s.options.quest_hunters, s.round, s.last, front, residences
    islands = founded, s.seats, *s.cubes, gold, emerald, pearl
    found = []
    for seat, p in enumerate(players):
        own = encoded(p)
        key = own, s.active == seat, common, islands
        known = KNOWN.get(key)
        if known is None:
            standing = STANDINGS.get((own, common))
            if standing is None:
                standing = STANDINGS[(own, common)] = Standing(Mind(s, seat))
            known = KNOWN[key] = standing.features(s, seat)
        found.append(sum(map(mul, weights, known)))
    return found


def lead_alone(s: Sea) -> float:
    """What speaks for a captain alone, less Redbeard's points."""
    assert s.redbeard is not None
    weights = between(s, WEIGHTS)
    return powers(s, weights)[0] - weights[0] * sum(redbeard_lines(s, s.redbeard).values()) / 10


def value(s: Sea) -> Sequence[float]:
    """The share of victory each seat may expect; alone, the chance to beat Redbeard."""
    if s.redbeard is None:
        return shares_of(powers(s, between(s, WEIGHTS)))
    if s.over:
        return [float(score(s, s.players[0]) > sum(redbeard_lines(s, s.redbeard).values()))]
    offset, scale = between(s, ALONE)
    lead = offset + scale * lead_alone(s)
    return [1 / (1 + exp(-max(min(lead, 30.0), -30.0)))]
