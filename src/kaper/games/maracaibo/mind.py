"""A captain's mind: what one more of everything is worth to this captain now, in points.

What the captain has built decides what is wanted next: residences, grey scrolls and quests make more of the same worth more
(`margins`), raid actions make strength worth more, and so on. How much of each is a habit: numbers in data/brain.toml, set
by hand, that bench/learn.py --habits can move to where captains come out ahead.
"""

from __future__ import annotations

import tomllib
from collections.abc import Callable, Iterable
from importlib.resources import files
from math import exp

from kaper.games.maracaibo.box import (
    ADDS,
    BURY,
    HIDEOUT_BONUS,
    HOLES,
    KIND,
    NOW,
    PRINTED,
    QUEST0,
    QUESTS,
    RESIDENCE0,
    RESIDENCES,
    RETIRE,
    RUBY_NOW,
    SCROLLS,
    SLOT,
    SLOTS,
    TILE_NOW,
    TRACK_END,
    TRACK_NOW,
    TRACK_RIVERS,
    WORTH,
)
from kaper.games.maracaibo.chart import CHARTS
from kaper.games.maracaibo.codes import (
    BRANCHES,
    BURIALS,
    CARD_KINDS,
    COUNTED,
    EFFECTS,
    KINDS,
    NUMBERS,
    PARAMETER,
    SWAPS,
)
from kaper.games.maracaibo.margins import margins_of
from kaper.games.maracaibo.raiding import Prices, best_spending, raid_worth
from kaper.games.maracaibo.scoring import RIVER, missing
from kaper.games.maracaibo.state import TALLY, Sea, cost, founded, free_holes, income, rivers, seen_residences, side
from kaper.games.maracaibo.table import COINS, POINTS
from kaper.games.maracaibo.track import AHEAD, DEPTH
from kaper.games.maracaibo.trade import card_kind, purchasable

BRAIN_DATA = tomllib.loads((files("kaper.games.maracaibo") / "data" / "brain.toml").read_text(encoding="utf-8"))
HABITS: dict[str, float] = BRAIN_DATA["habits"]
"""How much a captain makes of what; learning changes them in place."""
MASK = (1 << PARAMETER) - 1
ALL_HOLES = (1 << HOLES) - 1
ITSELF = 2.5  # what an effect is taken to be worth where it brings itself, as an upgrade may that buries that upgrades
BURIED_KINDS = [f"buried-{kind}" for kind in KINDS]
FIRST_BUILT = 2  # points for the first marker on a residence
LAST_COLUMN = 11.0
COIN_OF_ROUND = ("", "coin1", "coin2", "coin3", "coin4")  # habits
GROWTH = {
    "doubloon-income": 0.8,
    "vp-income": 0.3,
    "ship": 0.45,
    "equipment": 0.7,
    "crew": 0.7,
    "buried": 2.4,
    "quests": 0.9,
    "emerald": 1.6,
    "gold": 1.6,
    "pearl": 1.6,
    "sets": 1.0,
    "river": 0.4,
}
"""Of what residences and scrolls count, captains gain about so many in a round."""


Taste = tuple[float, float, float]
"""What a captain likes about a kind of treasure: what counts it, the bonus space, a place to bury it."""


class Mind:
    """What a captain makes of a state; good for one question, since nothing is reckoned twice."""

    __slots__ = (
        *("_cubes", "_margins", "_prices", "_tastes", "_treasures", "_worths"),
        *("coin", "left", "p", "quests", "s", "seat"),
    )

    def __init__(self, s: Sea, seat: int, quests: bool = True) -> None:
        self.s, self.seat = s, seat
        self.p = p = s.players[seat]
        self.quests = p.quests if quests else []
        """Left out where others look on."""
        columns = CHARTS[s.options.layout].column
        front = max([columns[other.at] for other in s.players])
        if s.redbeard is not None:
            front = max(front, columns[s.redbeard.at])
        gone = 1.0 if s.last else (front + columns[p.at]) / (2 * LAST_COLUMN)
        round = s.round or 1
        self.left = 3 - round + 1.0 - gone
        """Rounds left."""
        now, then = HABITS[COIN_OF_ROUND[round]], HABITS[COIN_OF_ROUND[round + 1]]
        self.coin = now + (then - now) * gone
        self._worths: dict[int, float] = {}
        self._margins: dict[str, float] | None = None
        self._cubes: list[float] = []
        self._tastes: list[Taste] = []
        self._treasures: list[float] = []
        self._prices: tuple[Prices, ...] = ()

    # what one more of something is worth

    @property
    def margins(self) -> dict[str, float]:
        """By name of what is counted: points that one more brings through residences, scrolls and quests."""
        if self._margins is None:
            p, left = self.p, round(self.left, 1)
            self._margins = margins_of(
                self.residence_cards(),
                p.residences,
                tuple([card for card in p.cards if card in SCROLLS]),
                tuple(self.quests),
                len(p.quests),
                (
                    *p.stored,
                    *p.buried,
                    p.equipment,
                    p.crew,
                    p.ship,
                    p.lightning,
                    income(p),
                    p.vp_income,
                    rivers(p),
                    p.upgrades,
                ),
                HABITS["intent"] * min(left, 1.0),
                HABITS["quest_soon"] + HABITS["quest_late"] * left,
                HABITS["quest_margin"],
                HABITS["six"],
                self.s.options.quest_hunters,
            )
        return self._margins

    def recall(self, margins: dict[str, float], tastes: list[Taste]) -> None:
        """Margins and tastes are known: they were reckoned for a captain who has the same."""
        self._margins, self._tastes = margins, tastes

    def margin(self, what: str) -> float:
        """What one more of something brings beside its own worth."""
        margins = self._margins
        return (self.margins if margins is None else margins).get(what, 0.0)

    def cube(self, kind: int) -> float:
        """A cube on an island: it serves everybody who has such treasures."""
        cubes = self._cubes
        if not cubes:
            self._cubes = cubes = self.all_cubes()
        return cubes[kind]

    def all_cubes(self) -> list[float]:
        """A cube on each island."""
        players, stored, buried = self.s.players, self.p.stored, self.p.buried
        mine, theirs, any_cube, rivals = HABITS["cube_mine"], HABITS["cube_theirs"], HABITS["cube"], len(players) - 1
        found = []
        for kind in range(3):
            own = stored[kind] + buried[kind]
            others = sum([other.stored[kind] + other.buried[kind] for other in players]) - own
            found.append(mine * own - theirs * others / (rivals or 1) + any_cube)
        return found

    def treasure(self, kind: int) -> float:
        """A treasure of a kind."""
        treasures = self._treasures
        if not treasures:
            self._treasures = treasures = self.treasures()
        return treasures[kind]

    def treasures(self) -> list[float]:
        """A treasure of each kind: its worth when the island has one cube less, and what a captain likes about it."""
        rise, drain, island, found = HABITS["rise"] * self.left, HABITS["drain"], self.s.cubes, []
        for kind, (counted, bonus, burial) in enumerate(self.tastes()):
            cubes = island[kind] - 1 + rise
            if cubes >= 7.0:
                points = float(WORTH[7])
            elif cubes <= 0.0:
                points = float(WORTH[0])
            else:
                floor = int(cubes)
                points = WORTH[floor] + (cubes - floor) * (WORTH[floor + 1] - WORTH[floor])
            found.append(points + (counted - drain * self.cube(kind)) + bonus + burial)
        return found

    def tastes(self) -> list[Taste]:
        """What counts treasures of each kind, the bonus space, and a place to bury one."""
        if not self._tastes:
            p, margins = self.p, self.margins
            bonus, hope = HABITS["bonus"], HABITS["bury_hope"] if self.left > 0.1 else 0.0
            any_buried = 2.0 + margins.get("buried", 0.0)
            for kind, name in enumerate(KINDS):
                burial = p.more_burials or p.holes >> kind * HOLES & ALL_HOLES != ALL_HOLES
                self._tastes.append(
                    (
                        margins.get(name, 0.0),
                        0.0 if p.bonus >> kind & 1 else bonus * self.plain(HIDEOUT_BONUS[kind]),
                        hope * (any_buried + margins.get(BURIED_KINDS[kind], 0.0)) if burial else 0.0,
                    )
                )
        return self._tastes

    def plain(self, codes: Iterable[int]) -> float:
        """The points and doubloons among some effects."""
        total = 0.0
        for code in codes:
            if code in POINTS:
                total += POINTS[code]
            elif code in COINS:
                total += COINS[code] * self.coin
            else:
                total += 1.5
        return total

    def hole(self, kind: int, hole: int, from_bonus: bool) -> float:
        """Burying a treasure in a space."""
        points = 2.0 + self.margin("buried") + self.margin(f"buried-{KINDS[kind]}") + self.effects(BURIALS[hole])
        return points + (HABITS["bonus"] * self.plain(HIDEOUT_BONUS[kind]) if from_bonus else 0.0)

    def bury(self, count: int) -> float:
        """The best burials, each of another treasure in another space."""
        p, total, stored, bonus, used = self.p, 0.0, list(self.p.stored), self.p.bonus, 0
        for _ in range(count):
            best, of, into = 0.0, -1, -1
            for kind in range(3):
                if stored[kind]:
                    for hole in free_holes(p, kind):
                        here = self.hole(kind, hole, bool(bonus >> kind & 1))
                        if here > best and not used >> hole & 1:
                            best, of, into = here, kind, hole
            if of >= 0:
                stored[of] -= 1
                bonus, used = bonus & ~(1 << of), used | 1 << into
            total += best or HABITS["bury_none"]
        return total

    # raids and explorations

    def prices(self) -> tuple[Prices, ...]:
        """What raids buy, for each kind, in round numbers: raids worth the same are reckoned once."""
        if not self._prices:
            coin, bury = round(self.coin * 8.5) / 10, round(3.5 + self.margin("buried"))
            self._prices = tuple((round(self.treasure(kind)), coin, bury) for kind in range(3))
        return self._prices

    def bonuses(self, once: int = 0) -> tuple[int, int, int]:
        """What is added to each die."""
        p = self.p
        plus = p.raid_plus + once
        return p.gold_plus + plus, p.emerald_plus + plus, p.pearl_plus + plus

    def raid(self, once: int = 0, actions: int = 0) -> float:
        """A raid with three dice, perhaps with raid actions that one does not have yet."""
        return raid_worth((self.p.raid_actions | actions) & ~self.s.used, self.bonuses(once), self.usual_prices())

    def usual_prices(self) -> tuple[Prices, ...]:
        """What a raid to come will buy, whatever its kind: the two better kinds of treasure count."""
        gold, emerald, pearl = self.treasure(0), self.treasure(1), self.treasure(2)
        treasure = round((gold + emerald + pearl - min(gold, emerald, pearl)) / 2)
        return ((treasure, round(self.coin * 4.2) / 5, 3.5 + 2 * round(self.margin("buried") / 2)),) * 3

    def fixed_raid(self, strength: int) -> float:
        """A raid without dice."""
        open_actions = self.p.raid_actions & ~self.s.used
        return max(raid_worth(open_actions, (strength + self.p.raid_plus - 3,), (prices,)) for prices in self.prices())

    def space(self, to: int) -> float:
        """Stopping on a space of the track: its effects, the rivers on the way, and how far it is."""
        p = self.p
        if to == RETIRE:
            return HABITS["retire"]
        crossed = 0 if p.retired else TRACK_RIVERS[to] - TRACK_RIVERS[p.explorer]
        points = self.effects(TRACK_NOW[to]) + HABITS["step"] * (DEPTH[to] - DEPTH[p.explorer])
        return points + crossed * (RIVER + self.margin("river") + HABITS["river"]) if crossed else points

    def explore(self, steps: int) -> float:
        """The best end of an exploration."""
        p = self.p
        if p.explorer == TRACK_END:
            return 0.0
        best = max(self.space(to) for to in AHEAD[p.explorer, steps + p.explore_plus])
        return best + HABITS["swap"] * p.swaps.bit_count()

    # cards, quests, upgrades

    def lasting(self, adds: Iterable[tuple[str, int]]) -> float:
        """What lasting effects bring until the end."""
        return sum(LASTING[name](self, count) for name, count in adds)

    def card(self, card: int) -> float:
        """An improvement: printed points, effects at once, what lasts, what counts such cards."""
        points = PRINTED[card] + self.effects(NOW[card]) + self.lasting(ADDS[card])
        points += self.margin(CARD_KINDS[KIND[card]]) + self.margin("cards-and-residences")
        if NOW[card]:
            points += self.margin("lightning")
        for what, of, vp in SCROLLS.get(card, ()):
            points += self.expected(what) / of * vp * HABITS["scroll"]
        return points + HABITS["collected"] * self.left

    def expected(self, what: str) -> float:
        """How much of something the captain is likely to have at the end."""
        have = len(self.p.quests) * 0.6 if what == "quests" else TALLY[what](self.p)
        return have + GROWTH[what] * HABITS["growth"] * self.left

    def galleon(self, card: int) -> float:
        """A galleon."""
        return self.effects(NOW[card]) + self.lasting(ADDS[card])

    def residence(self, number: int, likely: float | None = None) -> float:
        """What a residence will score (`likely`, where that is known), and the points of the first marker."""
        first = 0.0 if founded(self.s, RESIDENCE0 + number) else FIRST_BUILT
        points = self.residence_points(number) if likely is None else likely
        return points + first + self.margin("residences") + self.margin("cards-and-residences") + HABITS["residence"]

    def residence_points(self, number: int) -> float:
        """What a residence will score."""
        return min(self.expected(RESIDENCES[number].per) * RESIDENCES[number].vp, RESIDENCES[number].most)

    def residence_cards(self) -> tuple[int, ...]:
        """The residences of this game that can be seen."""
        return seen_residences(tuple(self.s.sea), self.s.down)

    def best_residence(self) -> float:
        """The best residence that the purse allows, less its price."""
        p, best = self.p, 0.0
        for card in self.residence_cards():
            if not p.residences >> card - RESIDENCE0 & 1:
                price = cost(p, card)
                if price <= p.doubloons:
                    best = max(best, self.residence(card - RESIDENCE0) - price * self.coin)
        return best

    def quest(self, card: int) -> float:
        """What a quest promises: how near its conditions are, and what counts quests."""
        return self.promise(card, *missing(self.p, card))

    def promise(self, card: int, easy: int, hard: int) -> float:
        """What a quest promises whose conditions lack so much."""
        quest, margin = QUESTS[card - QUEST0], self.margin("quests")
        soon = HABITS["quest_soon"] + HABITS["quest_late"] * self.left
        if self.s.options.quest_hunters:
            return (quest.hard_vp * 2 + margin + 5) * exp(-hard / soon) - 5
        return max(0.0, (quest.easy_vp + margin) * exp(-easy / soon), (quest.hard_vp + margin) * exp(-hard / soon))

    def any_quest(self) -> float:
        """The best quest of the market, or one that nobody knows."""
        return max(map(self.quest, self.s.quest_market), default=0.0)

    def slot(self, id: str) -> float:
        """An upgrade."""
        slot = SLOTS[SLOT[id]]
        return self.effects(slot.now) + self.lasting(slot.lasting)

    def upgrade(self) -> float:
        """An upgrade, roughly: the best slots are soon taken."""
        filled = self.p.upgrades
        if filled == len(SLOTS):
            return 0.0
        return max(HABITS["upgrade"] - HABITS["upgrade_fall"] * filled / 10, 0.5) + self.margin("upgrades")

    def tile(self, tile: int) -> float:
        """Activating a black market tile."""
        return self.effects(TILE_NOW[tile][side(self.s, tile)])

    def acquire(self, args: tuple[int, ...]) -> float:
        """The best card of a kind that can be bought from afar, less its price."""
        p, s = self.p, self.s
        return max(
            (
                self.card(s.sea[place]) - cost(p, s.sea[place], args[1]) * self.coin
                for place in purchasable(s, p, card_kind(args), args[1])
            ),
            default=0.0,
        )

    # effects

    def effects(self, codes: Iterable[int]) -> float:
        """What several effects are worth together."""
        total, burials = 0.0, 0
        for code in codes:
            if code == BURY:
                burials += 1
            else:
                total += self.effect(code)
        if burials:
            total += self.effect(BURY) if burials == 1 else self.bury(burials)
        return total

    def effect(self, code: int) -> float:
        """What an effect is worth."""
        number = code & MASK
        known = self._worths.get(number)
        if known is None:
            self._worths[number] = ITSELF
            branches = BRANCHES.get(number)
            if branches is not None:
                known = max(self.effects(branch) for branch in branches)
            else:
                judge = JUDGED.get(EFFECTS[number].name)
                known = 1.0 if judge is None else judge(self, NUMBERS[number])
            self._worths[number] = known
        return known

    def counted(self, args: tuple[int, ...]) -> float:
        """Points for what one has."""
        points = TALLY[COUNTED[args[0]]](self.p) * args[1]
        return min(points, args[2]) if len(args) > 2 else points

    def new_galleon(self, price: int) -> float:
        """The best galleon of the market, less its price."""
        if self.p.galleon or self.p.doubloons < price or not self.s.galleons:
            return 0.0
        return max(max(map(self.galleon, self.s.galleons)) - price * self.coin, 0.0)

    def new_tile(self, price: int) -> float:
        """The best tile to be placed: now, and again in the rounds to come."""
        tiles = [self.tile(tile) for tile, at in enumerate(self.p.tiles) if at < 0]
        if not tiles or self.p.doubloons < price:
            return 0.0
        return max(tiles) + HABITS["tile"] * (3 - max(self.s.round, 1)) - price * self.coin

    def placed_tile(self) -> float:
        """The best tile that lies somewhere."""
        return max((self.tile(tile) for tile, at in enumerate(self.p.tiles) if at >= 0), default=0.0)

    def income(self, count: int) -> float:
        """Doubloons at the end of every round; those of the last only count as points."""
        coins = (HABITS["coin2"], HABITS["coin3"], 0.2)[max(self.s.round, 1) - 1 :]
        return (sum(coins) + self.margin("doubloon-income")) * count

    def raiding(self, gain: float) -> float:
        """What raids that bring so much more are worth until the end."""
        return gain * HABITS["raids"] * self.left

    def swapping(self, mask: int) -> float:
        """Steps that may be traded from now on."""
        swap = SWAPS[mask.bit_length() - 1]
        gain = self.effects(swap.reward) - HABITS["trade"] * swap.steps
        return max(gain, 0.3) * HABITS["explorations"] * self.left


def die_plus(kind: int) -> Callable[[Mind, int], float]:
    """A bonus of one die."""

    def judge(m: Mind, count: int) -> float:
        actions, prices, bonuses = m.p.raid_actions, m.usual_prices(), list(m.bonuses())
        before = raid_worth(actions, tuple(bonuses), prices)
        bonuses[kind] += count
        return m.raiding(raid_worth(actions, tuple(bonuses), prices) - before)

    return judge


LASTING: dict[str, Callable[[Mind, int], float]] = {
    "raid_plus": lambda m, count: m.raiding(m.raid(count) - m.raid()),
    "gold_plus": die_plus(0),
    "emerald_plus": die_plus(1),
    "pearl_plus": die_plus(2),
    "raid_actions": lambda m, mask: m.raiding(m.raid(actions=mask) - m.raid()),
    "explore_plus": lambda m, count: HABITS["further"] * HABITS["explorations"] * m.left * count,
    "swaps": lambda m, mask: m.swapping(mask),
    "discount": lambda m, count: HABITS["discount"] * m.left * m.coin * count,
    "move_plus": lambda m, count: HABITS["move_plus"] * m.left * count,
    "rerolls": lambda m, count: HABITS["rerolls"] * m.left * count,
    "refreshes": lambda m, count: HABITS["refreshes"] * m.left * count,
    "more_burials": lambda m, count: HABITS["more_burials"] * min(m.left, 2.0) * count,
    "doubloon_income": lambda m, count: m.income(count),
    "vp_income": lambda m, count: (4 - max(m.s.round, 1) + m.margin("vp-income")) * count,
    "quest_income": lambda m, count: m.income(count) * (len(m.p.quests) + HABITS["whale"] * m.left),
}
"""What each lasting effect is worth."""

JUDGED: dict[str, Callable[[Mind, tuple[int, ...]], float]] = {
    "vp": lambda m, args: args[0],
    "doubloons": lambda m, args: args[0] * m.coin,
    "raid": lambda m, args: m.raid(),
    "raid_plus_once": lambda m, args: m.raid(args[0]),
    "raid_fixed": lambda m, args: m.fixed_raid(args[0]),
    "raid_colour": lambda m, args: raid_worth(
        m.p.raid_actions & ~m.s.used, (m.bonuses(args[1])[args[0]],), (m.prices()[args[0]],)
    ),
    "explore": lambda m, args: m.explore(args[0]),
    "explore_on": lambda m, args: m.explore(2),
    "upgrade": lambda m, args: m.upgrade(),
    "bury": lambda m, args: m.bury(1),
    "quest": lambda m, args: max(m.any_quest(), HABITS["quest"] * min(m.left, 1.0)),
    "treasure": lambda m, args: max(map(m.treasure, range(3))) if args[0] > 2 else m.treasure(args[0]),
    "treasures_same": lambda m, args: max(map(m.treasure, range(3))) * args[0] - 3.0,
    "cube": lambda m, args: m.cube(args[0]),
    "cube_any": lambda m, args: max(map(m.cube, range(3))),
    "cubes_same": lambda m, args: 2 * max(map(m.cube, range(3))),
    "vp_per": Mind.counted,
    "galleon": lambda m, args: m.new_galleon(args[0]),
    "black_market": lambda m, args: m.new_tile(args[0]),
    "residence": lambda m, args: m.best_residence(),
    "acquire": Mind.acquire,
    "sell_quest": lambda m, args: max((args[0] * m.coin - m.quest(card) for card in m.quests), default=0.0),
    "vp_income": lambda m, args: m.p.vp_income,
    "doubloon_income": lambda m, args: income(m.p) * m.coin,
    "respace": lambda m, args: sum(m.effect(code) for code in TRACK_NOW[m.p.explorer]),
    "activate": lambda m, args: m.placed_tile(),
    "activate_bm": lambda m, args: m.placed_tile(),
    "ruby_gain": lambda m, args: HABITS["ruby"] * min(m.left * 2, 1.0),
    "ruby_sell": lambda m, args: max(m.effects(codes) for codes in RUBY_NOW),
    "ruby_trade": lambda m, args: 2.0,
}
"""What each effect is worth by its name."""


def raid_plan(s: Sea, seat: int, kind: int, strength: int) -> tuple[int, ...]:
    """The raid actions that bring most for a raid's strength, as far as anybody who looks on can tell."""
    mind = Mind(s, seat, quests=False)
    return best_spending(mind.p.raid_actions & ~s.used, mind.prices()[kind], strength)
