"""Phase 5, Upgrade: westward and at last in the Cove, each captain uses the place where the ship lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import ClassVar

from kaper.core.decisions import Amount, Choose
from kaper.core.menus import ChooseVerb, Menu, Verb, Verbs
from kaper.core.table import Asking, Script
from kaper.core.words import Facts, Refused, Text, refuse, text
from kaper.games.cove import events
from kaper.games.cove.cards import (
    COST,
    COVE,
    REPAIR_COST,
    REPAIR_TO,
    RULE,
    SECTION_AT,
    SECTIONS,
    TAVERN,
    TOP,
    TREASURE_ISLAND,
    VALUE,
    items,
)
from kaper.games.cove.monthend import month_end
from kaper.games.cove.ship import crippled_sections, seats_at
from kaper.games.cove.state import ABOARD, SPOT, Cove
from kaper.games.cove.table import CoveTable
from kaper.games.cove.tavern import draw_cards
from kaper.games.cove.words import refuse_card, section_name

END = "end"
MOST_CARDS = 3
MANNED, TAKEN = refuse("refusal-shipwright", "shipwright.one"), refuse("refusal-shipwright", "shipwright.several")
AT_TOP = refuse("refusal-top", "upgrade.limit")
THREE_CARDS, NO_CARDS = refuse("refusal-three-cards", "upgrade.tavern"), refuse("refusal-no-cards", "tavern.empty")
RAISE = tuple(f"raise:{section}" for section in SECTIONS)
HEAL = tuple(f"heal:{section}" for section in SECTIONS)
ATTACH = tuple(f"shipwright:{section}" for section in SECTIONS)
ACCOUNT = tuple(f"account:{section}" for section in SECTIONS)
CHESTS = ("1", "2", "3")
MARKET = tuple(f"market:{chests}" for chests in CHESTS)
YARD_CARDS = frozenset(items("shipwright") + items("account") + items("market"))
COPIES_HELD = {key: frozenset(items(key)) for key in ("shipwright", "account", "market")}


class CoveChoice(Choose[Cove]):
    """Two tavern cards, or one and 2 gold?

    cove.benefit
    """

    prompt = "ask-cove"
    rule = "cove.benefit"
    choices, words = ("cards", "gold"), "option-cove-{}"


def step_cost(s: Cove, seat: int, section: int) -> int:
    """What the next position of a section costs, 0 at the end of the track (ship.costs, upgrade.limit)."""
    position = s.marks[SPOT[seat][section]]
    return COST[position + 1] if position < TOP else 0


def upgrade_phase(t: CoveTable) -> None:
    """Places in order, the Cove last."""
    t.state.phase = 5
    t.tell(events.PhaseBegan, t.state.month, 5)
    upgrade(t, 1)


def upgrade(t: CoveTable, place: int) -> None:
    """At each place the fastest captain has the first turn (upgrade.order)."""
    s = t.state
    while place <= COVE:
        if place in s.place:
            turns = [("upgrade_turn", seat) for seat in t.by_speed(seats_at(s, place), "upgrade")]
            t.then(*turns, (upgrade, place + 1))
            return
        place += 1
    s.upgrading = -1
    month_end(t)


def upgrade_turn(t: CoveTable, seat: int) -> Script:
    """A turn begins: the parrot heals; in the Cove the ship is repaired first, then there is something to take.

    parrot.heal, cove.benefit.first, upgrade.unplundered, cove.shortage, upgrade.voluntary
    """
    s = t.state
    s.upgrading = seat
    s.bought = s.doubled = s.buried = 0
    if s.parrot_wounds[seat]:
        s.parrot_wounds[seat] = 0
        t.tell(events.ParrotHealed, seat, s.perches[seat][0])
    if s.place[seat] == COVE and repair(t, seat):
        answer = yield CoveChoice(seat)
        gold = t.take_gold(seat, 2) if answer == "gold" else 0
        t.tell(events.CoveBenefit, seat, gold)
        yield from draw_cards(t, seat, 1 if answer == "gold" else 2)
    yield from upgrade_action(t, seat)


def repair(t: CoveTable, seat: int) -> bool:
    """All crippled sections at once, 2 gold each; who cannot pay keeps the gold and gets nothing else (False).

    cove.repair.all, cove.repair.price, cove.repair.poor, cove.repair, cove.repair.poor.keep,
    cove.repair.only-crippled
    """
    s = t.state
    sections = crippled_sections(s, seat)
    if not sections:
        return True
    cost = REPAIR_COST * len(sections)
    poor = s.gold[seat] < cost
    for section in sections:
        s.marks[SPOT[seat][section]] = REPAIR_TO
    if not poor:
        t.pay(seat, cost)
    t.tell(events.Repaired, seat, sections, 0 if poor else cost, poor)
    return not poor


# what a captain may do in a turn


class End(Verb[Cove]):
    """upgrade.end: the turn is over."""

    key, rule = END, "upgrade.end"

    def text(self, s: Cove, seat: int, what: str) -> Text:
        """Where chests could be buried, how many are still aboard."""
        aboard = s.chests[seat] if s.place[seat] == TREASURE_ISLAND else 0
        return Text("option-end", {"chests": aboard})

    def do(self, t: CoveTable, seat: int, what: str) -> None:
        """Consort takes the larger half of all fame buried in this turn (event.consort.bury)."""
        s = t.state
        if s.buried and s.consort_on == seat:
            share = (s.buried + 1) // 2
            t.tell(events.BuryingShared, s.consort_by, seat, share)
            t.fame(seat, -share, "consort")
            t.fame(s.consort_by, share, "consort")


class Offer(Verb[Cove]):
    """What one place offers; `poor` says why it cannot be taken there."""

    at: int

    def looked_for(self, s: Cove, seat: int) -> Sequence[str]:
        return ("",) if s.place[seat] == self.at else ()

    def possible(self, s: Cove, seat: int) -> Sequence[str]:
        return (self.key,) if s.place[seat] == self.at and self.poor(s, seat) is None else ()

    def why_not(self, s: Cove, seat: int, what: str) -> Refused | None:
        return self.poor(s, seat) if s.place[seat] == self.at else refuse("refusal-not-here", self.rule)

    def poor(self, s: Cove, seat: int) -> Refused | None:
        raise NotImplementedError


class Buy(Offer):
    """upgrade.tavern: up to three cards.

    upgrade.tavern.one-by-one
    """

    key, rule, at, price = "buy", "upgrade.tavern", TAVERN, 2

    def possible(self, s: Cove, seat: int) -> Sequence[str]:
        return super().possible(s, seat) if s.gold[seat] >= self.price else ()

    def poor(self, s: Cove, seat: int) -> Refused | None:
        if s.bought >= MOST_CARDS:
            return THREE_CARDS
        if s.gold[seat] < self.price:
            return refuse("refusal-gold", self.rule, cost=self.price, gold=s.gold[seat])
        return None if s.deck or s.discard else NO_CARDS

    def text(self, s: Cove, seat: int, what: str) -> Text:
        return Text("option-buy", {"cost": self.price})

    def do(self, t: CoveTable, seat: int, what: str) -> Asking[int]:
        t.state.bought += 1
        t.pay(seat, self.price)
        t.tell(events.CardBought, seat)
        return draw_cards(t, seat, 1)


class BuryChests(Amount[Cove]):
    """How many chests?"""

    prompt = "ask-bury-chests"
    rule = "upgrade.treasure.bury-chests"

    def prompt_text(self, s: Cove) -> Text:
        return Text(self.prompt, {"brings": 1})

    def low(self, s: Cove) -> int:
        return 1

    def high(self, s: Cove) -> int:
        return s.chests[self.seat]


class BuryGold(Amount[Cove]):
    """How much gold, in threes?

    upgrade.treasure.bury-multiples
    """

    prompt = "ask-bury-gold"
    rule = "upgrade.treasure.bury-multiples"
    step = 3

    def prompt_text(self, s: Cove) -> Text:
        return Text(self.prompt, {"brings": 1, "each": 1, "gold": s.gold[self.seat]})

    def low(self, s: Cove) -> int:
        return 3

    def high(self, s: Cove) -> int:
        return s.gold[self.seat] // 3 * 3


class Bury(Offer):
    """upgrade.treasure.bury-chests, upgrade.treasure.bury-gold: fame for chests, or for gold in threes."""

    at = TREASURE_ISLAND

    def __init__(self, goods: str) -> None:
        self.key, self.rule = f"bury-{goods}", f"upgrade.treasure.bury-{goods}"
        self.nothing = refuse("refusal-nothing-to-bury", self.rule)

    def poor(self, s: Cove, seat: int) -> Refused | None:
        enough = s.chests[seat] if self.key == "bury-chests" else s.gold[seat] >= 3
        return None if enough else self.nothing

    def do(self, t: CoveTable, seat: int, what: str) -> Script:
        if self.key == "bury-chests":
            chests = yield BuryChests(seat)
            t.give_up_chests(seat, chests)
            t.tell(events.BuriedChests, seat, chests)
            bury(t, seat, chests)
        else:
            gold = yield BuryGold(seat)
            t.pay(seat, gold)
            t.tell(events.BuriedGold, seat, gold)
            bury(t, seat, gold // 3)


class Work(Verb[Cove]):
    """Work on a section of one's own ship: `raise:hull`."""

    case = "loc"
    aims = ("ship:{seat}/{}",)

    def things(self, s: Cove, seat: int) -> Sequence[str]:
        return SECTIONS

    def looked_for(self, s: Cove, seat: int) -> Sequence[str]:
        return ()

    def text(self, s: Cove, seat: int, what: str) -> Text:
        return Text(f"option-{self.key}", {"section": section_name(SECTIONS.index(what), self.case)})


class Step(Work):
    """A step up a section's track."""

    case = "acc"

    def text(self, s: Cove, seat: int, what: str) -> Text:
        section = SECTIONS.index(what)
        position = s.marks[SPOT[seat][section]]
        after = VALUE[section][min(position + 1, TOP)]
        words = {"reading": after, "more": after - VALUE[section][position], "cost": self.cost(s, seat, section)}
        return text(f"option-{self.key}", section=section_name(section, self.case), **words)

    def cost(self, s: Cove, seat: int, section: int) -> int:
        return 0

    def step(self, t: CoveTable, seat: int, section: int, cost: int, how: str) -> None:
        marks, at = t.state.marks, SPOT[seat][section]
        marks[at] += 1
        mark = marks[at]
        t.tell(events.Raised, seat, section, mark, VALUE[section][mark], cost, how)


class Raise(Step):
    """upgrade.section-islands, upgrade.treasure.upgrade: at the section's own island, or once at twice the price."""

    key = "raise"

    def here(self, s: Cove, seat: int) -> Sequence[int]:
        """The sections that are raised at this place."""
        place = s.place[seat]
        return range(4) if place == TREASURE_ISLAND else (SECTION_AT[place],) if place in SECTION_AT else ()

    def cost(self, s: Cove, seat: int, section: int) -> int:
        return step_cost(s, seat, section) * (2 if s.place[seat] == TREASURE_ISLAND else 1)

    def looked_for(self, s: Cove, seat: int) -> Sequence[str]:
        return [SECTIONS[section] for section in self.here(s, seat) if step_cost(s, seat, section)]

    def possible(self, s: Cove, seat: int) -> Sequence[str]:
        gold, section = s.gold[seat], SECTION_AT.get(s.place[seat])
        if section is not None:  # the section's own island
            mark = s.marks[SPOT[seat][section]]
            return (RAISE[section],) if mark < TOP and COST[mark + 1] <= gold else ()
        if s.doubled or s.place[seat] != TREASURE_ISLAND:
            return ()
        marks = s.marks[ABOARD[seat]]
        return [RAISE[section] for section, mark in enumerate(marks) if mark < TOP and 2 * COST[mark + 1] <= gold]

    def why_not(self, s: Cove, seat: int, what: str) -> Refused | None:
        section, gold = SECTIONS.index(what), s.gold[seat]
        if s.place[seat] == TREASURE_ISLAND and s.doubled:
            return refuse("refusal-once", "upgrade.treasure.upgrade")
        if section not in self.here(s, seat):
            return refuse("refusal-not-here", "upgrade.section-islands")
        cost = self.cost(s, seat, section)
        if not cost:
            return AT_TOP
        return None if cost <= gold else refuse("refusal-gold", "upgrade.limit", cost=cost, gold=gold)

    def rule_of(self, s: Cove, seat: int, what: str) -> str:
        return "upgrade.treasure.upgrade" if s.place[seat] == TREASURE_ISLAND else "upgrade.section-islands"

    def facts(self, s: Cove, seat: int, what: str) -> Facts:
        return Facts(price=self.cost(s, seat, SECTIONS.index(what)))

    def do(self, t: CoveTable, seat: int, what: str) -> None:
        s, section = t.state, SECTIONS.index(what)
        double = s.place[seat] == TREASURE_ISLAND
        cost = self.cost(s, seat, section)
        s.doubled = s.doubled or int(double)
        t.pay(seat, cost)
        self.step(t, seat, section, cost, "double" if double else "island")


class Heal(Work):
    """shipwright.heal"""

    key, rule, price = "heal", "shipwright.heal", 1

    def things(self, s: Cove, seat: int) -> Sequence[str]:
        return [section for section, guard in zip(SECTIONS, s.guards[ABOARD[seat]], strict=True) if guard == 1]

    def possible(self, s: Cove, seat: int) -> Sequence[str]:
        if not s.shipwrights[seat] or s.gold[seat] < self.price:
            return ()
        return [HEAL[section] for section, guard in enumerate(s.guards[ABOARD[seat]]) if guard == 1]

    def why_not(self, s: Cove, seat: int, what: str) -> Refused | None:
        poor = s.gold[seat] < self.price
        return refuse("refusal-gold", self.rule, cost=self.price, gold=s.gold[seat]) if poor else None

    def do(self, t: CoveTable, seat: int, what: str) -> None:
        t.pay(seat, self.price)
        t.state.guards[SPOT[seat][SECTIONS.index(what)]] = 2
        t.tell(events.ShipwrightHealed, seat, SECTIONS.index(what))


class FromHand(Verb[Cove]):
    """A card of the hand: `fitting` says what it could be played on if it is held, `unfit` why not on something else.

    What a hand lacks is not shown in grey.
    """

    def looked_for(self, s: Cove, seat: int) -> Sequence[str]:
        return ()

    def possible(self, s: Cove, seat: int) -> Iterable[str]:
        return () if COPIES_HELD[self.key].isdisjoint(s.hands[seat]) else self.fitting(s, seat)

    def why_not(self, s: Cove, seat: int, what: str) -> Refused | None:
        held = not COPIES_HELD[self.key].isdisjoint(s.hands[seat])
        return self.unfit(s, seat, what) if held else refuse_card(s, seat, self.key)

    def fitting(self, s: Cove, seat: int) -> Iterable[str]:
        raise NotImplementedError

    def unfit(self, s: Cove, seat: int, what: str) -> Refused | None:
        raise NotImplementedError


class Attach(FromHand, Work):
    """shipwright.play: one on board, or one for each section (shipwright.one, shipwright.several)."""

    key, rule, price = "shipwright", "shipwright.play", 0

    def fitting(self, s: Cove, seat: int) -> Iterable[str]:
        if s.shipwrights[seat] and s.options.shipwrights == "one":
            return ()
        return [ATTACH[section] for section, guard in enumerate(s.guards[ABOARD[seat]]) if not guard]

    def unfit(self, s: Cove, seat: int, what: str) -> Refused | None:
        several = s.options.shipwrights == "one-per-section"
        if s.guards[SPOT[seat][SECTIONS.index(what)]] or (s.shipwrights[seat] and not several):
            return TAKEN if several else MANNED
        return None

    def do(self, t: CoveTable, seat: int, what: str) -> None:
        t.play(seat, self.key, t.state.shipwrights[seat])
        t.state.guards[SPOT[seat][SECTIONS.index(what)]] = 2
        t.tell(events.ShipwrightPlaced, seat, SECTIONS.index(what))


class OnAccount(FromHand, Step):
    """event.account: a step for nothing.

    event.account.extra
    """

    key, rule, price = "account", "event.account", 0

    def fitting(self, s: Cove, seat: int) -> Iterable[str]:
        return [ACCOUNT[section] for section, mark in enumerate(s.marks[ABOARD[seat]]) if mark < TOP]

    def unfit(self, s: Cove, seat: int, what: str) -> Refused | None:
        return None if step_cost(s, seat, SECTIONS.index(what)) else AT_TOP

    def do(self, t: CoveTable, seat: int, what: str) -> None:
        t.play(seat, self.key, t.state.discard)
        t.tell(events.WentOnAccount, seat)
        self.step(t, seat, SECTIONS.index(what), 0, "account")


class Market(FromHand):
    """house.market: up to three chests for 2 gold each."""

    key, rule = "market", "house.market"

    def things(self, s: Cove, seat: int) -> Sequence[str]:
        return CHESTS

    def fitting(self, s: Cove, seat: int) -> Iterable[str]:
        return MARKET[: s.chests[seat]]

    def unfit(self, s: Cove, seat: int, what: str) -> Refused | None:
        return None if int(what) <= s.chests[seat] else refuse_card(s, seat, self.key)

    def text(self, s: Cove, seat: int, what: str) -> Text:
        return Text("option-market", {"chests": int(what), "gold": min(2 * int(what), s.supply_gold)})

    def do(self, t: CoveTable, seat: int, what: str) -> None:
        t.play(seat, self.key, t.state.discard)
        t.give_up_chests(seat, int(what))
        t.tell(events.Smuggled, seat, int(what), t.take_gold(seat, 2 * int(what)))


class UpgradeAction(ChooseVerb[Cove]):
    """What next at this place? It depends on the hand too, so the question is always asked."""

    prompt = "ask-upgrade"
    rule = "upgrade.turn-order"
    secret = True
    menu = Menu(End(), Buy(), Bury("chests"), Bury("gold"), Raise(), Heal(), Attach(), OnAccount(), Market())
    here: ClassVar[dict[int, Verbs]] = {
        TAVERN: menu.some("buy"),
        TREASURE_ISLAND: menu.some("bury-chests", "bury-gold", "raise"),
        COVE: (),
    } | dict.fromkeys(SECTION_AT, menu.some("raise"))
    aboard: ClassVar[Verbs] = menu.some("heal")
    in_hand: ClassVar[Verbs] = menu.some("shipwright", "account", "market")

    def options(self, s: Cove) -> Sequence[str]:
        """The menu, asking no verb that this place, ship and hand cannot have: playouts come here most often of all."""
        seat = self.seat
        found = [END]
        for possible in self.here[s.place[seat]]:
            found += possible(s, seat)
        if s.shipwrights[seat]:
            for possible in self.aboard:
                found += possible(s, seat)
        if not YARD_CARDS.isdisjoint(s.hands[seat]):
            for possible in self.in_hand:
                found += possible(s, seat)
        return found

    def prompt_text(self, s: Cove) -> Text:
        return Text(f"{self.prompt}-{s.place[self.seat]}", {"gold": s.gold[self.seat]})

    def why_not(self, s: Cove, id: str) -> Refused:
        key = id.partition(":")[0]
        other = key in RULE and key not in self.menu.verbs
        return refuse_card(s, self.seat, key) if other else super().why_not(s, id)


def upgrade_action(t: CoveTable, seat: int) -> Script:
    """One action of a turn, and then the next, until the captain ends it (upgrade.turn-order)."""
    answer = yield UpgradeAction(seat)
    yield from UpgradeAction.menu.do(t, seat, answer)
    if answer != END:
        t.next(upgrade_action, seat)


def bury(t: CoveTable, seat: int, fame: int) -> None:
    """Fame for what was buried (upgrade.treasure.bury-chests, upgrade.treasure.bury-gold)."""
    t.state.buried += fame
    t.fame(seat, fame, "bury")
