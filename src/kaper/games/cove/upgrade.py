"""Phase 5, Upgrade: westward and at last in the Cove, each captain uses the place where the ship lies."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Amount, Choose
from kaper.core.menus import shut
from kaper.core.table import Script
from kaper.core.words import Closed, Facts, Option, Refused, Text, refuse
from kaper.games.cove.cards import (
    COST,
    COVE,
    KIND,
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
from kaper.games.cove.events import (
    BuriedChests,
    BuriedGold,
    BuryingShared,
    CardBought,
    CoveBenefit,
    ParrotHealed,
    PhaseBegan,
    Raised,
    Repaired,
    ShipwrightHealed,
    ShipwrightPlaced,
    Smuggled,
    WentOnAccount,
)
from kaper.games.cove.monthend import month_end
from kaper.games.cove.ship import crippled_sections, seats_at
from kaper.games.cove.state import Cove
from kaper.games.cove.table import CoveTable
from kaper.games.cove.tavern import draw_cards
from kaper.games.cove.words import refuse_card, section_name

END = "end"
YARD_CARDS = frozenset(items("shipwright") + items("account") + items("market"))
CARD_PRICE, MOST_CARDS = 2, 3
RAISE = tuple(f"raise:{section}" for section in SECTIONS)
HEAL = tuple(f"heal:{section}" for section in SECTIONS)
ATTACH = tuple(f"shipwright:{section}" for section in SECTIONS)
ACCOUNT = tuple(f"account:{section}" for section in SECTIONS)


class CoveChoice(Choose[Cove]):
    """Two tavern cards, or one and 2 gold?"""

    prompt = "ask-cove"
    rule = "cove.benefit"

    def options(self, s: Cove) -> Sequence[str]:
        return ("cards", "gold")

    def option(self, s: Cove, id: str) -> Option:
        return Option(id, Text(f"option-cove-{id}"), (), self.rule)


class UpgradeAction(Choose[Cove]):
    """What next at this place? It depends on the hand too, so the question is always asked."""

    prompt = "ask-upgrade"
    rule = "upgrade.turn-order"
    secret = True

    def options(self, s: Cove) -> Sequence[str]:
        seat = self.seat
        found = [END]
        place, gold = s.place[seat], s.gold[seat]
        if place in SECTION_AT:
            section = SECTION_AT[place]
            cost = step_cost(s, seat, section)
            if cost and cost <= gold:
                found.append(RAISE[section])
        elif place == TAVERN:
            if gold >= CARD_PRICE and s.bought < MOST_CARDS and (s.deck or s.discard):
                found.append("buy")
        elif place == TREASURE_ISLAND:
            if s.chests[seat]:
                found.append("bury-chests")
            if gold >= 3:
                found.append("bury-gold")
            if not s.doubled:
                for section in range(4):
                    cost = step_cost(s, seat, section)
                    if cost and 2 * cost <= gold:
                        found.append(RAISE[section])
        if s.shipwrights[seat] and gold:
            for section in range(4):
                if s.guards[4 * seat + section] == 1:
                    found.append(HEAL[section])
        if YARD_CARDS.isdisjoint(s.hands[seat]):
            return found
        for card in s.hands[seat]:
            key = KIND[card]
            if key == "shipwright":
                if not any(id in found for id in ATTACH):
                    found += [ATTACH[section] for section in free_sections(s, seat)]
            elif key == "account":
                found += [ACCOUNT[section] for section in range(4) if s.marks[4 * seat + section] < TOP]
            elif key == "market":
                found += [f"market:{chests}" for chests in range(1, min(3, s.chests[seat]) + 1)]
        return found

    def option(self, s: Cove, id: str) -> Option:
        key, _, what = id.partition(":")
        if key == "market":
            gold = min(2 * int(what), s.supply_gold)
            return Option(id, Text("option-market", {"chests": int(what), "gold": gold}), (), RULE[key])
        if not what:
            rule = {"buy": "upgrade.tavern", END: "upgrade.end"}.get(id, f"upgrade.treasure.{id}")
            args = {"cost": CARD_PRICE} if id == "buy" else {}
            facts = Facts(price=CARD_PRICE) if id == "buy" else None
            return Option(id, Text(f"option-{id}", {**args}), (), rule, facts=facts)
        section = SECTIONS.index(what)
        position = s.marks[4 * self.seat + section]
        words: dict[str, int | str | Text] = {
            "section": section_name(section, "acc" if key in ("raise", "account") else "loc")
        }
        rule = {"heal": "shipwright.heal", "shipwright": "shipwright.play", "account": "event.account"}.get(key, "")
        if key in ("raise", "account"):
            words["reading"] = VALUE[section][position + 1]
            words["more"] = VALUE[section][position + 1] - VALUE[section][position]
        if key == "raise":
            double = s.place[self.seat] == TREASURE_ISLAND
            rule = "upgrade.treasure.upgrade" if double else "upgrade.section-islands"
            words["cost"] = COST[position + 1] * (2 if double else 1)
        price = words.get("cost", 1 if key == "heal" else 0)
        facts = Facts(price=price) if isinstance(price, int) else None
        return Option(id, Text(f"option-{key}", {**words}), (f"ship:{self.seat}/{what}",), rule, facts=facts)

    def prompt_text(self, s: Cove) -> Text:
        return Text(f"{self.prompt}-{s.place[self.seat]}", {"gold": s.gold[self.seat]})

    def closed(self, s: Cove) -> list[Closed]:
        place = s.place[self.seat]
        sections = range(4) if place == TREASURE_ISLAND else (SECTION_AT[place],) if place in SECTION_AT else ()
        wishes = [RAISE[section] for section in sections if step_cost(s, self.seat, section)]
        more = {TAVERN: ("buy",), TREASURE_ISLAND: ("bury-chests", "bury-gold")}.get(place, ())
        return shut(self, s, [*more, *wishes])

    def why_not(self, s: Cove, id: str) -> Refused:
        key, _, what = id.partition(":")
        place, gold = s.place[self.seat], s.gold[self.seat]
        if key == "raise" and what in SECTIONS:
            return self._why_not_raise(s, SECTIONS.index(what))
        if key == "buy":
            if place != TAVERN:
                return refuse("refusal-not-here", "upgrade.tavern")
            if s.bought >= MOST_CARDS:
                return refuse("refusal-three-cards", "upgrade.tavern")
            if gold >= CARD_PRICE:
                return refuse("refusal-no-cards", "tavern.empty")
            return refuse("refusal-gold", "upgrade.tavern", cost=CARD_PRICE, gold=gold)
        if key in ("bury-chests", "bury-gold"):
            if place != TREASURE_ISLAND:
                return refuse("refusal-not-here", f"upgrade.treasure.{key}")
            return refuse("refusal-nothing-to-bury", f"upgrade.treasure.{key}")
        if key == "shipwright" and any(KIND[card] == key for card in s.hands[self.seat]):
            several = s.options.shipwrights == "one-per-section"
            return refuse("refusal-shipwright", "shipwright.several" if several else "shipwright.one")
        if key == "account" and any(KIND[card] == key for card in s.hands[self.seat]):
            return refuse("refusal-top", "upgrade.limit")
        if key in RULE:
            return refuse_card(s, self.seat, key)
        return super().why_not(s, id)

    def _why_not_raise(self, s: Cove, section: int) -> Refused:
        place, gold = s.place[self.seat], s.gold[self.seat]
        cost = step_cost(s, self.seat, section)
        if place == TREASURE_ISLAND:
            if s.doubled:
                return refuse("refusal-once", "upgrade.treasure.upgrade")
            cost *= 2
        elif SECTION_AT.get(place) != section:
            return refuse("refusal-not-here", "upgrade.section-islands")
        if not cost:
            return refuse("refusal-top", "upgrade.limit")
        return refuse("refusal-gold", "upgrade.limit", cost=cost, gold=gold)


class BuryChests(Amount[Cove]):
    """How many chests?"""

    prompt = "ask-bury-chests"
    rule = "upgrade.treasure.bury-chests"

    def low(self, s: Cove) -> int:
        return 1

    def high(self, s: Cove) -> int:
        return s.chests[self.seat]


class BuryGold(Amount[Cove]):
    """How much gold, in threes?"""

    prompt = "ask-bury-gold"
    rule = "upgrade.treasure.bury-multiples"
    step = 3

    def low(self, s: Cove) -> int:
        return 3

    def high(self, s: Cove) -> int:
        return s.gold[self.seat] // 3 * 3


def step_cost(s: Cove, seat: int, section: int) -> int:
    """What the next position of a section costs, 0 at the end of the track (ship.costs, upgrade.limit)."""
    position = s.marks[4 * seat + section]
    return COST[position + 1] if position < TOP else 0


def free_sections(s: Cove, seat: int) -> list[int]:
    """The sections to which a shipwright may be attached (shipwright.one, shipwright.several)."""
    if s.options.shipwrights == "one" and s.shipwrights[seat]:
        return []
    return [section for section in range(4) if not s.guards[4 * seat + section]]


def upgrade_phase(t: CoveTable) -> None:
    """Places in order, the Cove last."""
    t.state.phase = 5
    t.tell(PhaseBegan, t.state.month, 5)
    upgrade(t, 1)


def upgrade(t: CoveTable, place: int) -> None:
    """At each place the fastest captain has the first turn (upgrade.order)."""
    s = t.state
    while place <= COVE:
        if place in s.place:
            turns = [("upgrade_turn", seat) for seat in t.by_speed(seats_at(s, place), "upgrade")]
            t.next(*turns, ("upgrade", place + 1))
            return
        place += 1
    s.upgrading = -1
    month_end(t)


def upgrade_turn(t: CoveTable, seat: int) -> Script:
    """A turn begins: the parrot heals; in the Cove the ship is repaired first, then there is something to take.

    parrot.heal, cove.benefit.first
    """
    s = t.state
    s.upgrading = seat
    s.bought = s.doubled = s.buried = 0
    if s.parrot_wounds[seat]:
        s.parrot_wounds[seat] = 0
        t.tell(ParrotHealed, seat, s.perches[seat][0])
    if s.place[seat] == COVE and repair(t, seat):
        answer = yield CoveChoice(seat)
        gold = t.take_gold(seat, 2) if answer == "gold" else 0
        t.tell(CoveBenefit, seat, gold)
        yield from draw_cards(t, seat, 1 if answer == "gold" else 2)
    yield from upgrade_action(t, seat)


def repair(t: CoveTable, seat: int) -> bool:
    """All crippled sections at once, 2 gold each; who cannot pay keeps the gold and gets nothing else (False).

    cove.repair.all, cove.repair.price, cove.repair.poor
    """
    s = t.state
    sections = crippled_sections(s, seat)
    if not sections:
        return True
    cost = REPAIR_COST * len(sections)
    poor = s.gold[seat] < cost
    for section in sections:
        s.marks[4 * seat + section] = REPAIR_TO
    if not poor:
        t.pay(seat, cost)
    t.tell(Repaired, seat, sections, 0 if poor else cost, poor)
    return not poor


def upgrade_action(t: CoveTable, seat: int) -> Script:
    """One action of a turn, and then the next, until the captain ends it (upgrade.turn-order, upgrade.end)."""
    s = t.state
    answer = yield UpgradeAction(seat)
    if answer == END:
        share_burying(t, seat)
        return
    key, _, what = answer.partition(":")
    if key == "buy":
        s.bought += 1
        t.pay(seat, CARD_PRICE)
        t.tell(CardBought, seat)
        yield from draw_cards(t, seat, 1)
    elif key == "bury-chests":
        chests = yield BuryChests(seat)
        t.give_up_chests(seat, chests)
        t.tell(BuriedChests, seat, chests)
        bury(t, seat, chests)
    elif key == "bury-gold":
        gold = yield BuryGold(seat)
        t.pay(seat, gold)
        t.tell(BuriedGold, seat, gold)
        bury(t, seat, gold // 3)
    elif key == "market":
        t.play(seat, "market", s.discard)
        t.give_up_chests(seat, int(what))
        t.tell(Smuggled, seat, int(what), t.take_gold(seat, 2 * int(what)))
    else:
        work_on_section(t, seat, key, SECTIONS.index(what))
    t.next(upgrade_action, seat)


def work_on_section(t: CoveTable, seat: int, key: str, section: int) -> None:
    """Raise a section, or see to a shipwright on it."""
    s = t.state
    at = 4 * seat + section
    if key == "raise":
        cost = step_cost(s, seat, section)
        how = "island"
        if s.place[seat] == TREASURE_ISLAND:
            how = "double"
            cost *= 2
            s.doubled = 1
        t.pay(seat, cost)
        s.marks[at] += 1
        t.tell(Raised, seat, section, s.marks[at], VALUE[section][s.marks[at]], cost, how)
    elif key == "account":
        t.play(seat, "account", s.discard)
        t.tell(WentOnAccount, seat)
        s.marks[at] += 1
        t.tell(Raised, seat, section, s.marks[at], VALUE[section][s.marks[at]], 0, "account")
    elif key == "shipwright":
        t.play(seat, "shipwright", s.shipwrights[seat])
        s.guards[at] = 2
        t.tell(ShipwrightPlaced, seat, section)
    else:
        t.pay(seat, 1)
        s.guards[at] = 2
        t.tell(ShipwrightHealed, seat, section)


def bury(t: CoveTable, seat: int, fame: int) -> None:
    """Fame for what was buried (upgrade.treasure.bury-chests, upgrade.treasure.bury-gold)."""
    t.state.buried += fame
    t.fame(seat, fame, "bury")


def share_burying(t: CoveTable, seat: int) -> None:
    """Consort takes the larger half of all fame buried in this turn (event.consort.bury)."""
    s = t.state
    if s.buried and s.consort_on == seat:
        share = (s.buried + 1) // 2
        t.tell(BuryingShared, s.consort_by, seat, share)
        t.fame(seat, -share, "consort")
        t.fame(s.consort_by, share, "consort")
