"""Selling and buying goods: demand and its token, the private market, prices by sets."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Choose
from kaper.core.table import Script
from kaper.core.words import Closed, Facts, Option, Refused, Text
from kaper.games.marauders.atlas import CARACAS, CURACAO, ST_MAARTEN
from kaper.games.marauders.box import (
    COCOA,
    GLUT,
    GOOD,
    GOODS,
    ON_BUY,
    ON_SELL,
    STEWARD,
)
from kaper.games.marauders.captains import CATALINA, VERHOEVEN
from kaper.games.marauders.events import Bought, Sold
from kaper.games.marauders.glory import glory_point, lone_card
from kaper.games.marauders.rounds import new_demand
from kaper.games.marauders.state import PORT_HOLD, Caribbean, Player, at_sea, has_specialist
from kaper.games.marauders.table import SeaTable, purse, too_dear
from kaper.games.marauders.words import PickCargo, PickOffered, item_text

MARKET, SECOND_MARKET = 6, 3
PLAIN, DEMANDED = 3, 6
DEMAND_GLORY = 3  # cards of the demanded good sold at once


# selling


def price(s: Caribbean, p: Player, card: int, rising: int) -> int:
    """What a cargo card brings here."""
    good = GOOD[card]
    if good in (GOOD[s.demand[p.zone][0]], rising):
        return DEMANDED + has_specialist(p, STEWARD)
    return (PLAIN + 1 if p.zone == ST_MAARTEN else PLAIN) + (p.who == CATALINA)


class Sell(PickCargo):
    """Which cargo is sold?"""

    prompt = "ask-sell"
    rule = "sell.price"

    rising: int = -1

    def option(self, s: Caribbean, id: str) -> Option:
        gold = price(s, s.players[self.seat], int(id[5:]), self.rising)
        words = Text("option-sell-for", {"card": item_text(int(id[5:])), "gold": gold})
        return Option(id, words, (id,), self.rule, facts=Facts(gain=gold))

    def prompt_text(self, s: Caribbean) -> Text:
        return Text(self.prompt, {"gold": purse(s.players[self.seat])})


class RisingGood(Choose[Caribbean]):
    """Rising Demand: which other good counts as in demand?"""

    prompt = "ask-rising-good"
    rule = "glory.play-own-turn"

    def options(self, s: Caribbean) -> Sequence[str]:
        demanded = GOOD[s.demand[s.players[self.seat].zone][0]]
        return [name for good, name in enumerate(GOODS) if good != demanded]

    def option(self, s: Caribbean, id: str) -> Option:
        return Option(id, Text(f"good-{id}"), (), self.rule)


def sell(t: SeaTable, seat: int) -> Script:
    """One sale: demanded goods bring more, change the demand, and three of them are glorious (sell.price).

    sell.discard, sell.no-more-after, sell.glory, ruling.sell-mixed, ruling.sell-reveal
    """
    s = t.state
    p = s.players[seat]
    rising = -1
    if (yield from lone_card(t, seat, ON_SELL)) >= 0:
        rising = GOODS.index((yield RisingGood(seat)))
    cards = [int(id[5:]) for id in (yield Sell(seat, rising))]
    gold = sum(price(s, p, card, rising) for card in cards)
    demanded = GOOD[s.demand[p.zone][0]]
    for card in cards:
        p.hold.remove(card)
        t.put_away(card)
    p.gold += gold
    t.tell(Sold, seat, cards, gold)
    sold = [GOOD[card] for card in cards]
    if demanded in sold:
        old = s.demand[p.zone].pop()
        new_demand(t, p.zone)
        s.pool.append(old)
    if sold.count(demanded) >= DEMAND_GLORY or (rising >= 0 and sold.count(rising) >= DEMAND_GLORY):
        yield from glory_point(t, seat, "sale")


# buying


def market_price(s: Caribbean, p: Player, card: int, bargain: bool) -> int:
    """By how many cards of the good are in the market; reductions never below 1 Gold.

    buy.price, buy.price-by-availability, ruling.buy-three-price
    """
    if bargain:
        return 1
    count = [GOOD[other] for other in s.market].count(GOOD[card])
    gold = 3 if count == 1 else 2 if count == 2 else 1
    if s.event == GLUT:
        gold -= 1
    if p.zone == CARACAS and GOOD[card] == COCOA:
        gold -= 1
    return max(gold, 1)


class Buy(PickOffered):
    """Which cards of the private market are bought?

    buy.any-subset
    """

    prompt = "ask-buy"
    rule = "buy.price"

    bargain: bool = False

    def most(self, s: Caribbean) -> int:
        return max(min(len(s.market), PORT_HOLD - len(s.players[self.seat].hold)), 0)

    def cost(self, s: Caribbean, chosen: Sequence[str]) -> int:
        """What a choice costs."""
        p = s.players[self.seat]
        return sum(market_price(s, p, int(id[5:]), self.bargain) for id in chosen)

    def invalid(self, s: Caribbean, chosen: list[str]) -> Refused | None:
        return too_dear(s.players[self.seat], self.cost(s, chosen), "buy.any-subset")

    def closed(self, s: Caribbean) -> list[Closed]:
        """Cards that alone cost more than there is to pay with."""
        options = [self.option(s, id) for id in self.items(s)]
        refused = [(option, self.invalid(s, [option.id])) for option in options]
        return [Closed(one.id, one.text, why.text, why.rule, one.targets, one.facts) for one, why in refused if why]

    def option(self, s: Caribbean, id: str) -> Option:
        gold = market_price(s, s.players[self.seat], int(id[5:]), self.bargain)
        words = Text("option-buy-for", {"card": item_text(int(id[5:])), "gold": gold})
        return Option(id, words, (id,), self.rule, facts=Facts(price=gold))

    def prompt_text(self, s: Caribbean) -> Text:
        p = s.players[self.seat]
        return Text(self.prompt, {"gold": purse(p), "held": len(p.hold), "hold": PORT_HOLD, "aboard": at_sea(p)})

    def sample(self, s: Caribbean, rng: Fast) -> Answer:
        """As many random cards as a random number says and the purse allows."""
        items = list(self.items(s))
        wanted = rng.below(self.most(s) + 1)
        gold = purse(s.players[self.seat])
        chosen = []
        for place in rng.permutation(len(items))[:wanted]:
            gold -= self.cost(s, items[place : place + 1])
            if gold < 0:
                break
            chosen.append(items[place])
        return chosen


def buy(t: SeaTable, seat: int) -> Script:
    """A private market without the demanded good; any affordable cards, at most six aboard in port (buy.market).

    buy.no-demanded, buy.repeat-port, ruling.buy-repeat, ruling.buy-after-sell
    """
    s = t.state
    p = s.players[seat]
    size = SECOND_MARKET if p.bought_at == p.zone else MARKET
    size += (p.zone == CURACAO) + (p.who == VERHOEVEN)
    p.buying_at = p.zone
    demanded = GOOD[s.demand[p.zone][0]]
    while size:
        card = t.draw_cargo()
        if card < 0:
            break
        t.show(card, seat)
        size -= GOOD[card] != demanded
    for card in [card for card in s.market if GOOD[card] == demanded]:
        s.market.remove(card)
        t.put_away(card)
    bargain = (yield from lone_card(t, seat, ON_BUY)) >= 0
    chosen = yield Buy(seat, bargain)
    gold = Buy(seat, bargain).cost(s, chosen)
    cards = [int(id[5:]) for id in chosen]
    t.spend(p, gold)
    for card in cards:
        s.market.remove(card)
        p.hold.append(card)
    if t.heard is not None:
        t.tell_apart(seat, Bought(seat, len(cards), gold, cards), Bought(seat, len(cards), gold))
    t.clear_market()
