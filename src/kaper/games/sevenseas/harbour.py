"""The four characters of the harbour (Shipwright, Governor, Merchant, Cartographer) and the rituals they allow.

An activation is a row of small steps: rituals in any number and order, the action once, and the end. Ending
without the action is the mistake that costs a skull.
"""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.decisions import Answer, Choose, Pick
from kaper.core.menus import shut
from kaper.core.table import Script
from kaper.core.words import Closed, Facts, Option, Refused, Text, refuse
from kaper.games.sevenseas import events
from kaper.games.sevenseas.cards import (
    CARTOGRAPHER,
    CHARACTERS,
    DOUBLE_HOLD_COST,
    GOODS,
    GOVERNOR,
    KIND,
    LAST_ROUND,
    MERCHANT,
    NATIONS,
    NEGOTIATIONS_COST,
    PAIRS,
    PRIVILEGE,
    SHIPS,
    SHIPWRIGHT,
    UNSINKABLE_COST,
    sale,
)
from kaper.games.sevenseas.state import NOBODY, Player, SevenSeas
from kaper.games.sevenseas.table import SevenSeasTable

END = "end"
BUY = tuple(f"buy:{count}" for count in range(1, SHIPS + 1))
CORSAIR = tuple(f"corsair:{nation}" for nation in NATIONS)
SELL = "sell"
DRAW = "draw"
DOUBLE_HOLD = "ritual:double-hold"
UNSINKABLE = "ritual:unsinkable"
NEGOTIATIONS = tuple(f"ritual:negotiations:{GOODS[a]}+{GOODS[b]}" for a, b in PAIRS)
PAIR_NAMED = dict(zip(NEGOTIATIONS, PAIRS, strict=True))

# Goods of one kind are alike: they are named by kind and a running number, "rum:1", "rum:2" ...
GOOD_IDS = tuple(tuple(f"{good}:{i}" for i in range(1, 2 * SHIPS + 1)) for good in GOODS)
KIND_NAMED = {id: kind for kind, ids in enumerate(GOOD_IDS) for id in ids}


def good_ids(items: Sequence[int]) -> list[str]:
    """The names of some goods, kind by kind."""
    count = [0, 0, 0]
    for item in items:
        count[KIND[item]] += 1
    return [*GOOD_IDS[0][: count[0]], *GOOD_IDS[1][: count[1]], *GOOD_IDS[2][: count[2]]]


def good_option(items: Sequence[int], id: str, rule: str) -> Option:
    """One of some goods, described; its target is the card."""
    kind = KIND_NAMED[id]
    item = [item for item in items if KIND[item] == kind][int(id.partition(":")[2]) - 1]
    return Option(id, Text(f"good-{GOODS[kind]}"), (f"loot:{item}",), rule)


def counted(chosen: Sequence[str]) -> list[int]:
    """How many of rum, coffee and fruit were picked."""
    count = [0, 0, 0]
    for id in chosen:
        count[KIND_NAMED[id]] += 1
    return count


def pair_text(id: str, s: SevenSeas) -> Text:
    """Negotiations for one pair, with what they bring in the current port."""
    a, b = PAIR_NAMED[id]
    prices = s.prices()
    goods: dict[str, int | str | Text] = {
        "one": Text(f"good-{GOODS[a]}.acc"),
        "other": Text(f"good-{GOODS[b]}.acc"),
        "chests": prices[a] + prices[b],
        "cost": NEGOTIATIONS_COST,
    }
    return Text("option-negotiations", {**goods})


def negotiations_option(s: SevenSeas, seat: int, id: str) -> Option:
    """Negotiations for one pair, described."""
    words = pair_text(id, s)
    facts = Facts(price=NEGOTIATIONS_COST, gain=sum(s.prices()[kind] for kind in PAIR_NAMED[id]))
    return Option(id, words, (f"player:{seat}/hold",), "ritual.negotiations", facts=facts)


def possible_pairs(player: Player) -> list[str]:
    """The pairs of different goods aboard that Negotiations could sell."""
    rum, coffee, fruit = player.cargo()
    held = (rum and coffee, rum and fruit, coffee and fruit)
    return [id for id, both in zip(NEGOTIATIONS, held, strict=True) if both]


class Activation(Choose[SevenSeas]):
    """What now, in the own activation: a ritual, the action of the character, or the end?"""

    prompt = "ask-activation"
    rule = "ritual.timing"

    character: int
    acted: bool

    def options(self, s: SevenSeas) -> Sequence[str]:
        player = s.players[self.seat]
        options: list[str] = []
        if not self.acted:
            if self.character == SHIPWRIGHT:
                options += BUY[: min(player.reserve, player.chests)]
            elif self.character == GOVERNOR:
                options += [CORSAIR[nation] for nation in s.free_nations()]
            elif self.character == MERCHANT:
                if player.hold:
                    options.append(SELL)
            elif s.adventure:
                options.append(DRAW)
        if player.yin_yang >= DOUBLE_HOLD_COST:
            options.append(DOUBLE_HOLD)
            if player.yin_yang >= UNSINKABLE_COST:
                options.append(UNSINKABLE)
                if len(player.hold) > 1:
                    options += possible_pairs(player)
        options.append(END)
        return options

    def option(self, s: SevenSeas, id: str) -> Option:
        player = s.players[self.seat]
        mat = f"player:{self.seat}"
        verb, _, rest = id.partition(":")
        if verb == "buy":
            words, facts = Text("option-buy", {"count": int(rest)}), Facts(price=int(rest))
            return Option(id, words, (f"{mat}/reserve",), "shipwright.buy", facts=facts)
        if verb == "corsair":
            nation = Text(f"nation-{rest}.gen")
            args: dict[str, int | str | Text] = {"nation": nation, "ships": player.reserve}
            return Option(id, Text("option-corsair", {**args}), (f"corsair:{rest}",), "governor.corsair")
        if id == SELL:
            facts = Facts(gain=sale(s.prices(), *player.cargo()))
            return Option(id, Text("option-sell"), (f"{mat}/hold",), "merchant.sell", facts=facts)
        if id == DRAW:
            return Option(id, Text("option-draw"), ("pile:adventure",), "cartographer.draw")
        if id == DOUBLE_HOLD:
            text = Text("option-double-hold", {"cost": DOUBLE_HOLD_COST, "level": player.double_hold + 1})
            facts = Facts(price=DOUBLE_HOLD_COST)
            return Option(id, text, (f"{mat}/double-hold",), "ritual.double-hold", facts=facts)
        if id == UNSINKABLE:
            text = Text("option-unsinkable", {"cost": UNSINKABLE_COST, "level": player.unsinkable + 1})
            facts = Facts(price=UNSINKABLE_COST)
            return Option(id, text, (f"{mat}/unsinkable",), "ritual.unsinkable", facts=facts)
        if id in PAIR_NAMED:
            return negotiations_option(s, self.seat, id)
        if self.acted:
            return Option(id, Text("option-end"), (), "ritual.timing")
        return Option(id, Text("option-end-mistake"), (), "mistake.declining")

    def prompt_text(self, s: SevenSeas) -> Text:
        key = "ask-activation-rituals" if self.acted else self.prompt
        return Text(key, {"character": Text(f"character-{CHARACTERS[self.character]}")})

    def closed(self, s: SevenSeas) -> list[Closed]:
        player = s.players[self.seat]
        wishes = [DOUBLE_HOLD, UNSINKABLE, *possible_pairs(player)]
        if not self.acted:
            next_ship = BUY[min(player.reserve, player.chests) : player.reserve][:1]
            wishes += {SHIPWRIGHT: next_ship, GOVERNOR: CORSAIR, MERCHANT: (SELL,)}.get(self.character, (DRAW,))
        return shut(self, s, wishes)

    def why_not(self, s: SevenSeas, id: str) -> Refused:
        player = s.players[self.seat]
        yin_yang = player.yin_yang
        verb, _, rest = id.partition(":")
        if id == DOUBLE_HOLD:
            return refuse("refusal-yin-yang", "ritual.double-hold", cost=DOUBLE_HOLD_COST, have=yin_yang)
        if id == UNSINKABLE:
            return refuse("refusal-yin-yang", "ritual.unsinkable", cost=UNSINKABLE_COST, have=yin_yang)
        if id.startswith("ritual:negotiations:"):
            if id in PAIR_NAMED and yin_yang < NEGOTIATIONS_COST:
                return refuse("refusal-yin-yang", "ritual.negotiations", cost=NEGOTIATIONS_COST, have=yin_yang)
            return refuse("refusal-two-kinds", "ritual.negotiations-different")
        action = {SHIPWRIGHT: "buy", GOVERNOR: "corsair", MERCHANT: SELL, CARTOGRAPHER: DRAW}[self.character]
        if verb != action:
            return super().why_not(s, id)
        if self.acted:
            return refuse("refusal-acted", self.rule)
        if verb == "buy":
            most = min(player.reserve, player.chests)
            return refuse("refusal-buy", "shipwright.limit", reserve=player.reserve, chests=player.chests, most=most)
        if verb == "corsair" and rest in NATIONS:
            return refuse("refusal-nation-taken", "governor.exclusive", nation=Text(f"nation-{rest}"))
        if id == SELL:
            return refuse("refusal-no-goods", "merchant.mistake")
        return refuse("refusal-no-cards", "cartographer.mistake") if id == DRAW else super().why_not(s, id)


class SellGoods(Pick[SevenSeas]):
    """Which goods go to the port in this one batch?"""

    prompt = "ask-sell"
    rule = "merchant.one-batch"

    def items(self, s: SevenSeas) -> Sequence[str]:
        return good_ids(s.players[self.seat].hold)

    def least(self, s: SevenSeas) -> int:
        return 1

    def option(self, s: SevenSeas, id: str) -> Option:
        return good_option(s.players[self.seat].hold, id, "merchant.sell")

    def prompt_text(self, s: SevenSeas) -> Text:
        rum, coffee, fruit = s.prices()
        return Text(self.prompt, {"rum": rum, "coffee": coffee, "fruit": fruit})

    def suggestions(self, s: SevenSeas, limit: int) -> list[Answer]:
        """All of some kinds, dearest first; then single cards."""
        cargo = s.players[self.seat].cargo()
        wholes = [
            [id for kind in range(3) if kinds >> kind & 1 for id in GOOD_IDS[kind][: cargo[kind]]]
            for kinds in range(1, 8)
        ]
        prices = s.prices()
        wholes.sort(key=lambda batch: -sale(prices, *counted(batch)))
        singles = [[GOOD_IDS[kind][0]] for kind in range(3) if cargo[kind]]
        found: list[Answer] = []
        for batch in [*wholes, *singles]:
            if batch and batch not in found:
                found.append(batch)
        return found[:limit]


def activation(t: SevenSeasTable, seat: int, acted: int) -> Script:
    """One step of a harbour character's activation (ritual.when, mistake.skull)."""
    s = t.state
    player = s.players[seat]
    s.acting = NOBODY if acted else seat
    answer = yield Activation(seat, s.called, acted == 1)
    s.acting = NOBODY
    if answer == END:
        if not acted:
            t.mistake(seat)
        return
    verb, _, rest = answer.partition(":")
    if verb == "ritual":
        perform(t, seat, answer)
        t.next(activation, seat, acted)
        return
    if verb == "buy":
        buy_ships(t, seat, int(rest))
    elif verb == "corsair":
        become_corsair(t, seat, NATIONS.index(rest))
    elif verb == SELL:
        batch = yield SellGoods(seat)
        sell(t, seat, counted(batch))
    else:
        t.draw_adventure(seat)
    times = s.privilege(seat)
    if times:
        harbour_privilege(t, seat, s.called, times * PRIVILEGE[s.called], times == 2)
    if player.yin_yang >= DOUBLE_HOLD_COST:
        t.next(activation, seat, 1)


def buy_ships(t: SevenSeasTable, seat: int, count: int) -> None:
    """The Shipwright sells ships of the reserve at a chest each (shipwright.buy)."""
    player = t.state.players[seat]
    player.reserve -= count
    player.fleet += count
    t.book(seat, -count, events.ShipsBought, count)


def become_corsair(t: SevenSeasTable, seat: int, nation: int) -> None:
    """A skull from the brethren, a flag from the Governor, and every ship of the reserve (governor.corsair)."""
    player = t.state.players[seat]
    ships = player.reserve
    player.corsairs = (*player.corsairs, nation)
    player.fleet += ships
    player.reserve = 0
    t.tell(events.BecameCorsair, seat, nation, ships)
    t.skulls(seat, 1, "governor.corsair")
    t.set_guards(seat)


def sell(t: SevenSeasTable, seat: int, batch: Sequence[int]) -> None:
    """One batch goes to the port (merchant.sell, merchant.one-batch)."""
    rum, coffee, fruit = batch
    chests = sale(t.state.prices(), rum, coffee, fruit)
    for kind, count in enumerate(batch):
        t.unload(seat, kind, count)
    t.book(seat, chests, events.GoodsSold, rum, coffee, fruit, chests)


def perform(t: SevenSeasTable, seat: int, ritual: str) -> None:
    """A ritual, paid in yin-yang (ritual.double-hold, ritual.unsinkable)."""
    player = t.state.players[seat]
    if ritual == DOUBLE_HOLD:
        player.yin_yang -= DOUBLE_HOLD_COST
        player.double_hold += 1
        t.tell(events.RitualPerformed, seat, "double-hold", player.double_hold)
        t.set_guards(seat)
    elif ritual == UNSINKABLE:
        player.yin_yang -= UNSINKABLE_COST
        player.unsinkable += 1
        t.tell(events.RitualPerformed, seat, "unsinkable", player.unsinkable)
    else:
        negotiate(t, seat, ritual)
        t.set_guards(seat)


def negotiate(t: SevenSeasTable, seat: int, ritual: str) -> None:
    """Two different goods at the printed prices; guards are the caller's care (ritual.negotiations)."""
    one, other = PAIR_NAMED[ritual]
    prices = t.state.prices()
    t.state.players[seat].yin_yang -= NEGOTIATIONS_COST
    t.unload(seat, one, 1)
    t.unload(seat, other, 1)
    chests = prices[one] + prices[other]
    t.state.players[seat].chests += chests
    t.tell(events.Negotiated, seat, one, other, chests)


def harbour_privilege(t: SevenSeasTable, seat: int, character: int, amount: int, doubled: bool) -> None:
    """The privilege of whoever is alone: ships, skulls off, chests or cards; as much as there is (privilege.alone)."""
    player = t.state.players[seat]
    if character == SHIPWRIGHT:
        amount = min(amount, player.reserve)
        player.reserve -= amount
        player.fleet += amount
    elif character == GOVERNOR:
        amount = min(amount, player.skulls)
        player.skulls -= amount
    elif character == CARTOGRAPHER:
        amount = min(amount, sum(1 for card in t.state.adventure if card != LAST_ROUND))
    if character == CARTOGRAPHER:
        t.tell(events.PrivilegeGiven, seat, character, amount, doubled)
        for _ in range(amount):
            t.draw_adventure(seat)
    else:
        t.book(seat, amount if character == MERCHANT else 0, events.PrivilegeGiven, character, amount, doubled)
