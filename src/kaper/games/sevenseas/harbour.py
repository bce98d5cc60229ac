"""The four characters of the harbour (Shipwright, Governor, Merchant, Cartographer) and the rituals they allow.

An activation is a row of small steps: rituals in any number and order, the action once, and the end. Ending
without the action is the mistake that costs a skull.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from kaper.core.decisions import Answer, Pick
from kaper.core.menus import ChooseVerb, Menu, Verb
from kaper.core.table import Script
from kaper.core.words import Facts, Option, Refused, Text, refuse, text
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
COUNTS = tuple(str(count) for count in range(1, SHIPS + 1))
BUY = tuple(f"buy:{count}" for count in COUNTS)
SELL = "sell"
DRAW = "draw"
DOUBLE_HOLD = "ritual:double-hold"
UNSINKABLE = "ritual:unsinkable"
PAIR_NAMED = {f"{GOODS[a]}+{GOODS[b]}": (a, b) for a, b in PAIRS}
NEGOTIATIONS = tuple(f"ritual:negotiations:{pair}" for pair in PAIR_NAMED)
ACTION_OF = {SHIPWRIGHT: "buy", GOVERNOR: "corsair", MERCHANT: SELL, CARTOGRAPHER: DRAW}
ACTED = refuse("refusal-acted", "ritual.timing")
NO_GOODS = refuse("refusal-no-goods", "merchant.mistake")
NO_CARDS = refuse("refusal-no-cards", "cartographer.mistake")
ONE_KIND = refuse("refusal-two-kinds", "ritual.negotiations-different")

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


def possible_pairs(player: Player) -> list[str]:
    """The pairs of different goods aboard that Negotiations could sell."""
    rum, coffee, fruit = player.cargo()
    held = (rum and coffee, rum and fruit, coffee and fruit)
    return [id for id, both in zip(NEGOTIATIONS, held, strict=True) if both]


# what can be done: the action of the character that was called, once, and rituals before and after it


class Action(Verb[SevenSeas]):
    """The action of one character; after it comes the privilege of whoever is alone (privilege.timing).

    privilege.needs-action
    """

    of: int

    def called(self, s: SevenSeas, seat: int) -> bool:
        """Is it this character's turn, with the action still to come?"""
        return s.called == self.of and s.acting == seat

    def each(self, s: SevenSeas, seat: int) -> Sequence[str]:
        """What the action can be done to."""
        return ("",)

    def things(self, s: SevenSeas, seat: int) -> Sequence[str]:
        return self.each(s, seat) if s.called == self.of else ()

    def looked_for(self, s: SevenSeas, seat: int) -> Sequence[str]:
        return self.each(s, seat) if self.called(s, seat) else ()

    def possible(self, s: SevenSeas, seat: int) -> Sequence[str]:
        return (self.key,) if self.called(s, seat) and self.forbidden(s, seat, "") is None else ()

    def why_not(self, s: SevenSeas, seat: int, what: str) -> Refused | None:
        return self.forbidden(s, seat, what) if s.acting == seat else ACTED

    def forbidden(self, s: SevenSeas, seat: int, what: str) -> Refused | None:
        """What stands in the way of the action though it is still to come."""
        raise NotImplementedError

    def act(self, t: SevenSeasTable, seat: int, what: str) -> Script | None:
        raise NotImplementedError

    def do(self, t: SevenSeasTable, seat: int, what: str) -> Script:
        s = t.state
        s.acting = NOBODY
        doing = self.act(t, seat, what)
        if doing is not None:
            yield from doing
        times = s.privilege(seat)
        if times:
            harbour_privilege(t, seat, s.called, times * PRIVILEGE[s.called], times == 2)
        if s.players[seat].yin_yang >= DOUBLE_HOLD_COST:
            t.next(activation, seat, 1)


class Buy(Action):
    """shipwright.buy: ships of the reserve at a chest each.

    shipwright.limit
    """

    key, rule, of = "buy", "shipwright.buy", SHIPWRIGHT
    aims = ("player:{seat}/reserve",)

    def each(self, s: SevenSeas, seat: int) -> Sequence[str]:
        return COUNTS

    def looked_for(self, s: SevenSeas, seat: int) -> Sequence[str]:
        player = s.players[seat]
        return COUNTS[min(player.reserve, player.chests) : player.reserve][:1] if self.called(s, seat) else ()

    def possible(self, s: SevenSeas, seat: int) -> Sequence[str]:
        player = s.players[seat]
        return BUY[: min(player.reserve, player.chests)] if self.called(s, seat) else ()

    def forbidden(self, s: SevenSeas, seat: int, what: str) -> Refused | None:
        player = s.players[seat]
        most = min(player.reserve, player.chests)
        if int(what) <= most:
            return None
        return refuse("refusal-buy", "shipwright.limit", reserve=player.reserve, chests=player.chests, most=most)

    def text(self, s: SevenSeas, seat: int, what: str) -> Text:
        return Text("option-buy", {"count": int(what)})

    def facts(self, s: SevenSeas, seat: int, what: str) -> Facts:
        return Facts(price=int(what))

    def act(self, t: SevenSeasTable, seat: int, what: str) -> None:
        player = t.state.players[seat]
        player.reserve -= int(what)
        player.fleet += int(what)
        t.book(seat, -int(what), events.ShipsBought, int(what))


class Corsair(Action):
    """governor.corsair: a skull from the brethren, a flag from the Governor, and every ship of the reserve.

    governor.empty-reserve, governor.permanent
    """

    key, rule, of = "corsair", "governor.corsair", GOVERNOR
    aims = ("corsair:{}",)

    def each(self, s: SevenSeas, seat: int) -> Sequence[str]:
        return NATIONS

    def possible(self, s: SevenSeas, seat: int) -> Sequence[str]:
        return [f"corsair:{NATIONS[nation]}" for nation in s.free_nations()] if self.called(s, seat) else ()

    def forbidden(self, s: SevenSeas, seat: int, what: str) -> Refused | None:
        free = NATIONS.index(what) in s.free_nations()
        return None if free else refuse("refusal-nation-taken", "governor.exclusive", nation=Text(f"nation-{what}"))

    def text(self, s: SevenSeas, seat: int, what: str) -> Text:
        return text("option-corsair", nation=Text(f"nation-{what}.gen"), ships=s.players[seat].reserve)

    def act(self, t: SevenSeasTable, seat: int, what: str) -> None:
        player = t.state.players[seat]
        ships, nation = player.reserve, NATIONS.index(what)
        player.corsairs = (*player.corsairs, nation)
        player.fleet += ships
        player.reserve = 0
        t.tell(events.BecameCorsair, seat, nation, ships)
        t.skulls(seat, 1, "governor.corsair")
        t.set_guards(seat)


class Sell(Action):
    """merchant.sell, merchant.one-batch: one batch goes to the port.

    merchant.keep
    """

    key, rule, of = "sell", "merchant.sell", MERCHANT
    aims = ("player:{seat}/hold",)

    def forbidden(self, s: SevenSeas, seat: int, what: str) -> Refused | None:
        return None if s.players[seat].hold else NO_GOODS

    def text(self, s: SevenSeas, seat: int, what: str) -> Text:
        return text("option-sell", chests=sale(s.prices(), *s.players[seat].cargo()))

    def facts(self, s: SevenSeas, seat: int, what: str) -> Facts:
        return Facts(gain=sale(s.prices(), *s.players[seat].cargo()))

    def act(self, t: SevenSeasTable, seat: int, what: str) -> Script:
        batch = counted((yield SellGoods(seat)))
        chests = sale(t.state.prices(), *batch)
        for kind, count in enumerate(batch):
            t.unload(seat, kind, count)
        t.book(seat, chests, events.GoodsSold, *batch, chests)


class Draw(Action):
    """cartographer.draw"""

    key, rule, of = "draw", "cartographer.draw", CARTOGRAPHER
    aims = ("pile:adventure",)

    def forbidden(self, s: SevenSeas, seat: int, what: str) -> Refused | None:
        return None if s.adventure else NO_CARDS

    def act(self, t: SevenSeasTable, seat: int, what: str) -> None:
        t.draw_adventure(seat)


class Ritual(Verb[SevenSeas]):
    """A ritual, paid in yin-yang; any number of them, before the action and after it (ritual.when).

    ritual.any-number, shipwright.ritual, governor.ritual, merchant.ritual, cartographer.ritual
    """

    price: int

    def why_not(self, s: SevenSeas, seat: int, what: str) -> Refused | None:
        have = s.players[seat].yin_yang
        return refuse("refusal-yin-yang", self.rule, cost=self.price, have=have) if have < self.price else None

    def perform(self, t: SevenSeasTable, seat: int, what: str) -> None:
        """What it does, apart from its price."""
        raise NotImplementedError

    def do(self, t: SevenSeasTable, seat: int, what: str) -> None:
        s = t.state
        acted = s.acting != seat
        s.acting = NOBODY
        s.players[seat].yin_yang -= self.price
        self.perform(t, seat, what)
        t.next(activation, seat, int(acted))


class Lasting(Ritual):
    """ritual.double-hold, ritual.unsinkable: a level more for the rest of the game.

    ritual.stack, ritual.permanent
    """

    def __init__(self, name: str, price: int) -> None:
        self.name, self.price = name, price
        self.key, self.rule = f"ritual:{name}", f"ritual.{name}"
        self.aims = (f"player:{{seat}}/{name}",)

    def level(self, player: Player) -> int:
        return player.double_hold if self.name == "double-hold" else player.unsinkable

    def text(self, s: SevenSeas, seat: int, what: str) -> Text:
        return Text(f"option-{self.name}", {"cost": self.price, "level": self.level(s.players[seat]) + 1})

    def perform(self, t: SevenSeasTable, seat: int, what: str) -> None:
        player = t.state.players[seat]
        if self.name == "double-hold":
            player.double_hold += 1
        else:
            player.unsinkable += 1
        t.tell(events.RitualPerformed, seat, self.name, self.level(player))
        if self.name == "double-hold":  # goods lie closer together: an emptied ship may stand guard
            t.set_guards(seat)


class Negotiate(Ritual):
    """ritual.negotiations: two different goods at the printed prices.

    ritual.negotiations-different, ritual.negotiations-once, ritual.negotiations-any-character,
    ritual.negotiations-not-action
    """

    key, rule, price = "ritual:negotiations", "ritual.negotiations", NEGOTIATIONS_COST
    aims = ("player:{seat}/hold",)

    def things(self, s: SevenSeas, seat: int) -> Sequence[str]:
        return [*PAIR_NAMED, *(f"{good}+{good}" for good in GOODS)]

    def looked_for(self, s: SevenSeas, seat: int) -> Sequence[str]:
        return [id.rpartition(":")[2] for id in possible_pairs(s.players[seat])]

    def possible(self, s: SevenSeas, seat: int) -> Sequence[str]:
        player = s.players[seat]
        return possible_pairs(player) if player.yin_yang >= self.price and len(player.hold) > 1 else ()

    def why_not(self, s: SevenSeas, seat: int, what: str) -> Refused | None:
        if what not in PAIR_NAMED:
            return ONE_KIND
        cargo = s.players[seat].cargo()
        return super().why_not(s, seat, what) or (None if all(cargo[kind] for kind in PAIR_NAMED[what]) else ONE_KIND)

    def text(self, s: SevenSeas, seat: int, what: str) -> Text:
        one, other = (Text(f"good-{GOODS[kind]}.acc") for kind in PAIR_NAMED[what])
        return text("option-negotiations", one=one, other=other, chests=self.gain(s, what), cost=self.price)

    def gain(self, s: SevenSeas, what: str) -> int:
        """What a pair brings in the current port."""
        return sum(s.prices()[kind] for kind in PAIR_NAMED[what])

    def facts(self, s: SevenSeas, seat: int, what: str) -> Facts:
        return Facts(price=self.price, gain=self.gain(s, what))

    def bargain(self, t: SevenSeasTable, seat: int, what: str) -> None:
        """The pair is sold; guards are the caller's care."""
        one, other = PAIR_NAMED[what]
        chests = self.gain(t.state, what)
        t.unload(seat, one, 1)
        t.unload(seat, other, 1)
        t.state.players[seat].chests += chests
        t.tell(events.Negotiated, seat, one, other, chests)

    def perform(self, t: SevenSeasTable, seat: int, what: str) -> None:
        self.bargain(t, seat, what)
        t.set_guards(seat)


class End(Verb[SevenSeas]):
    """ritual.timing: the activation is over; without the action it was a mistake (mistake.declining).

    mistake.timing
    """

    key = END

    def text(self, s: SevenSeas, seat: int, what: str) -> Text:
        return Text("option-end-mistake" if s.acting == seat else "option-end")

    def rule_of(self, s: SevenSeas, seat: int, what: str) -> str:
        return "mistake.declining" if s.acting == seat else "ritual.timing"

    def do(self, t: SevenSeasTable, seat: int, what: str) -> None:
        if t.state.acting == seat:
            t.state.acting = NOBODY
            t.mistake(seat)


class Activation(ChooseVerb[SevenSeas]):
    """What now, in the own activation: a ritual, the action of the character, or the end?"""

    prompt = "ask-activation"
    rule = "ritual.timing"
    menu = Menu(
        Buy(),
        Corsair(),
        Sell(),
        Draw(),
        Lasting("double-hold", DOUBLE_HOLD_COST),
        Lasting("unsinkable", UNSINKABLE_COST),
        Negotiate(),
        End(),
    )

    def options(self, s: SevenSeas) -> Sequence[str]:
        """The menu, asking no verb that the character and the markers cannot have: playouts come here often."""
        seat, verbs = self.seat, self.menu.verbs
        found = [*verbs[ACTION_OF[s.called]].possible(s, seat)] if s.acting == seat else []
        yin_yang = s.players[seat].yin_yang
        if yin_yang >= DOUBLE_HOLD_COST:
            found.append(DOUBLE_HOLD)
            if yin_yang >= UNSINKABLE_COST:
                found.append(UNSINKABLE)
                found += verbs["ritual:negotiations"].possible(s, seat)
        found.append(END)
        return found

    def prompt_text(self, s: SevenSeas) -> Text:
        key = self.prompt if s.acting == self.seat else "ask-activation-rituals"
        return Text(key, {"character": Text(f"character-{CHARACTERS[s.called]}")})


class SellGoods(Pick[SevenSeas]):
    """Which goods go to the port in this one batch?"""

    prompt = "ask-sell"
    rule = "merchant.one-batch"

    def items(self, s: SevenSeas) -> Sequence[str]:
        return good_ids(s.players[self.seat].hold)

    def least(self, s: SevenSeas) -> int:
        return 1

    def option(self, s: SevenSeas, id: str) -> Option:
        option = good_option(s.players[self.seat].hold, id, "merchant.sell")
        kind = KIND_NAMED[id]
        alike = [GOOD_IDS[kind][:count] for count in range(1, s.players[self.seat].cargo()[kind] + 1)]
        return replace(option, facts=Facts(gains=tuple(sale(s.prices(), *counted(batch)) for batch in alike)))

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
    t.state.acting = NOBODY if acted else seat
    answer = yield Activation(seat)
    yield from Activation.menu.do(t, seat, answer)


def harbour_privilege(t: SevenSeasTable, seat: int, character: int, amount: int, doubled: bool) -> None:
    """The privilege of whoever is alone: ships, skulls off, chests or cards; as much as there is (privilege.alone).

    privilege.capped, privilege.compulsory, shipwright.privilege, governor.privilege, governor.privilege-own,
    merchant.privilege, cartographer.privilege
    """
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
