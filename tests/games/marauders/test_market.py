"""Selling and buying goods."""

import pytest

from kaper.games.marauders.atlas import ZONE
from kaper.games.marauders.box import GOOD
from kaper.games.marauders.captains import CARGO
from tests.games.marauders.tables import Sea, names


def sale(*goods, demand="rum", captain="felipe", zone="cartagena", **kwargs):
    sea = Sea(captain, "frances").at(0, zone, port=True).demand(zone, demand).hold(0, *goods).gold(0, 0)
    for name in kwargs.pop("specialists", ()):
        sea.specialist(0, name)
    sea.hand(0, *kwargs.pop("hand", ()))
    return sea.port(**kwargs)


def all_of(play):
    return [f"card:{card}" for card in play[0].hold]


@pytest.mark.rule("sell.price", "ruling.sell-mixed", "sell.discard", "ruling.sell-reveal", "buy.value-unrelated")
@pytest.mark.parametrize(
    ("goods", "gold"),
    [(("rum:2", "rum:5", "cocoa"), 15), (("rum", "rum", "rum", "cocoa"), 21), (("cocoa:1", "cocoa:5"), 6), ((), 0)],
)
def test_demanded_goods_bring_six_others_three(goods, gold):
    play = sale(*goods, "timber", then=1).do("sell")
    sold = all_of(play)[:-1]
    play.do(sold)
    assert play[0].gold == gold
    assert len(play.s.cargo_discard) == len(goods)
    assert names(play[0].hold) == ["timber"]
    assert play.m.view(1).boards[0].hold == [None]  # the unsold card stays hidden
    assert [card.item for card in play.m.view(1).cargo_discard] == play.s.cargo_discard


@pytest.mark.rule("sell.replace-demand", "ruling.demand-draw", "sell.no-more-after")
def test_a_demand_that_was_served_is_replaced_from_the_pool():
    sea = Sea("felipe", "frances").demand("cartagena", "rum").hold(0, "rum", "cocoa")
    old = sea.s.demand[ZONE["cartagena"]][0]
    pool = sea.s.pool[:]
    play = sea.port(dice=[[8]]).do("sell")
    play.do(all_of(play)[:1])
    assert play.s.demand[ZONE["cartagena"]] == [pool[7]]
    assert sorted(play.s.pool) == sorted([*pool[:7], old])
    assert "sell" not in play.options()
    assert play.refusal("sell") == "port.sell-first"
    kept = sale("cocoa").do("sell")
    kept.do(all_of(kept))
    assert kept.told("demand-changed") == []


@pytest.mark.rule("sell.glory")
@pytest.mark.parametrize(("count", "points"), [(2, 0), (3, 1), (5, 1)])
def test_three_demanded_cards_at_once_are_glorious(count, points):
    play = sale(*["rum"] * count, then=1).do("sell")
    play.do(all_of(play))
    assert play[0].points == points
    assert len(play[0].hand) == points


@pytest.mark.rule("sell.price", "captain.ability", "specialist.types", "board.zone-rules")
@pytest.mark.parametrize(
    ("kwargs", "gold"),
    [
        ({}, 9),
        ({"captain": "catalina", "zone": "havana"}, 10),
        ({"zone": "st_maarten"}, 10),
        ({"specialists": ["steward"]}, 10),
    ],
)
def test_who_sells_better(kwargs, gold):
    play = sale("rum", "cocoa", then=1, **kwargs).do("sell")
    play.do(all_of(play))
    assert play[0].gold == gold


@pytest.mark.rule("sell.glory", "glory.play-own-turn")
def test_rising_demand():
    play = sale("cocoa", "cocoa", "cocoa", hand=["rising-demand"], then=1).do("sell")
    token = play.s.demand[ZONE["cartagena"]][:]
    play.do(play.card(0, "rising-demand"), "cocoa")
    play.do(all_of(play))
    assert play[0].gold == 18
    assert play[0].points == 1
    assert play.s.demand[ZONE["cartagena"]] == token


# buying


def market(*cards, demand="timber", captain="felipe", zone="cartagena", gold=10, **kwargs):
    sea = Sea(captain, "frances").at(0, zone, port=True).demand(zone, demand).gold(0, gold).on_top(*cards)
    event = kwargs.pop("event", None)
    if event:
        sea.event(event)
    sea.hand(0, *kwargs.pop("hand", ()))
    sea[0].bought_at = kwargs.pop("bought_at", -1)
    sea.hold(0, *kwargs.pop("hold", ()))
    return sea.port(**kwargs)


def prices(play):
    return [option.text.args["gold"] for option in play.m.question(0).options]


@pytest.mark.rule("buy.market", "ruling.cards-hidden")
def test_the_market_is_private():
    play = market().do("buy")
    assert len(play.options()) == 6
    assert play.m.view(1).market == [None] * 6
    assert all(card is not None for card in play.m.view(0).market)


@pytest.mark.rule("buy.no-demanded", "ruling.buy-after-sell")
def test_the_demanded_good_is_not_for_sale():
    cards = ("rum", "rum", "spice", "rum", "cocoa", "fruit", "sugar", "sugar", "fabric")
    play = market(*cards, demand="rum").do("buy")
    assert names(play.s.market) == ["spice", "cocoa", "fruit", "sugar", "sugar", "fabric"]
    assert names(play.s.cargo_discard) == ["rum", "rum", "rum"]
    sea = Sea("felipe", "frances").demand("cartagena", "rum").hold(0, "rum")
    sea.on_top("rum", "rum", "rum", "rum", "rum", "rum")
    token = next(i for i, token in enumerate(sea.s.pool) if names([token]) != ["rum"])
    play = sea.port(dice=[[token + 1]]).do("sell")
    play.do(all_of(play)).do("buy")
    assert names(play.s.market) == ["rum"] * 6


@pytest.mark.rule("buy.price", "ruling.buy-three-price", "buy.price-by-availability")
def test_prices_by_sets():
    play = market("cocoa", "cocoa", "cocoa", bought_at=ZONE["cartagena"]).do("buy")
    assert prices(play) == [1, 1, 1]
    play.do(play.options()[:1])
    assert play[0].gold == 9  # one of three costs 1


@pytest.mark.rule("buy.any-subset", "buy.leftovers", "ruling.buy-discount-proof", "info.gold", "buy.show-discount")
def test_any_affordable_cards_and_nobody_sees_which():
    play = market("rum", "rum", "rum", "spice", "cocoa", "fruit", gold=4).do("buy")
    assert play.refusal(play.options()[:4]) == "buy.any-subset"
    bought = play.options()[:3]
    play.do(bought)
    assert play[0].gold == 1
    assert play.m.view(1).boards[0].hold == [None] * 3
    told = [told.event for told in play.m.events(1) if told.event.__struct_config__.tag == "bought"]
    assert (told[0].count, told[0].gold, told[0].cards) == (3, 3, None)
    own = [told.event for told in play.m.events(0) if told.event.__struct_config__.tag == "bought"]
    assert [f"card:{card}" for card in own[0].cards] == bought
    assert len(play.m.view(1).cargo_discard) == 3
    nothing = market().do("buy", [])
    assert nothing[0].gold == 10


@pytest.mark.rule("buy.any-subset")
def test_what_alone_costs_more_than_there_is_stands_there_in_grey():
    play = market("rum", "rum", "cocoa", "cocoa", "cocoa", "spice", gold=2).do("buy")
    question = play.m.question(0)
    assert [option.facts.price for option in question.options] == [2, 2, 1, 1, 1]
    assert [(one.facts.price, one.why.key, one.rule) for one in question.closed] == [
        (3, "refusal-gold", "buy.any-subset")
    ]
    assert play.refusal([question.closed[0].id]) == "buy.any-subset"


@pytest.mark.rule("buy.port-limit-six")
def test_six_cards_at_most_in_port():
    play = market(hold=["rum"] * 4, gold=40).do("buy")
    assert play.m.question(0).most == 2
    assert play.refusal(play.options()[:3]) == "buy.price"
    told = play.m.question(0).prompt.args  # the port takes six, the ship leaves with what its hold takes
    assert (told["hold"], told["aboard"]) == (6, play[0].now[CARGO])
    full = market(hold=["rum"] * 6, gold=40).do("buy")
    assert full.asks == "Ashore"  # there is nothing to ask: a seventh card has no place
    assert len(full[0].hold) == 6


@pytest.mark.rule("buy.repeat-port", "ruling.buy-repeat", "board.zone-rules", "captain.ability")
@pytest.mark.parametrize(
    ("kwargs", "size"),
    [
        ({}, 6),
        ({"bought_at": ZONE["cartagena"]}, 3),
        ({"bought_at": ZONE["havana"]}, 6),
        ({"zone": "curacao"}, 7),
        ({"zone": "curacao", "bought_at": ZONE["curacao"]}, 4),
        ({"captain": "verhoeven"}, 7),
    ],
)
def test_the_size_of_the_market(kwargs, size):
    assert len(market(**kwargs).do("buy").options()) == size


@pytest.mark.rule("ruling.buy-repeat")
def test_a_turn_without_buying_resets_the_market():
    sea = Sea("felipe", "frances")
    sea[0].buying_at = ZONE["cartagena"]
    play = sea.play(("turn", 0), ("turn", 0)).do("end", "port", "buy")
    assert len(play.options()) == 6
    again = Sea("felipe", "frances").play(("turn", 0), ("turn", 0))
    again.do("port", "buy", [], "done", "end", "port", "buy")
    assert len(again.options()) == 3


@pytest.mark.rule("buy.price", "board.zone-rules", "event.text", "glory.play-own-turn")
def test_cheaper_goods():
    cards = ("cocoa", "rum", "rum", "spice", "spice", "spice")
    assert prices(market(*cards).do("buy")) == [3, 2, 2, 1, 1, 1]
    assert prices(market(*cards, zone="caracas").do("buy")) == [2, 2, 2, 1, 1, 1]
    assert prices(market(*cards, event="glut").do("buy")) == [2, 1, 1, 1, 1, 1]
    play = market(*cards, hand=["good-bargain"]).do("buy")
    play.do(play.card(0, "good-bargain"))
    assert prices(play) == [1] * 6


@pytest.mark.rule("ruling.cargo-deck-empty", "ruling.cargo-impossible")
def test_the_discard_pile_is_reshuffled_in_the_middle_of_a_draw():
    sea = Sea("felipe", "frances").demand("cartagena", "timber")
    deck = sea.s.cargo_deck
    timber = [card for card in deck if names([card]) == ["timber"]]
    rest = [card for card in deck if card not in timber]
    deck[:] = rest[:2]
    sea.s.cargo_discard += rest[2:]
    sea[1].hold += timber
    play = sea.port(then=5).do("buy")
    assert len(play.s.market) == 6
    assert len(play.s.cargo_deck) == len(rest) - 6
    scarce = Sea("felipe", "frances").demand("cartagena", "timber")
    deck = scarce.s.cargo_deck
    scarce[1].hold += deck[4:]
    deck[:] = deck[:4]
    play = scarce.port(then=5).do("buy")
    assert len(play.s.market) == 4
    assert {GOOD[card] for card in play.s.market} == {0}
