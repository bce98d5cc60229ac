"""Shipwright, Governor, Merchant and Cartographer; chests and their guards."""

import pytest

from kaper.games.sevenseas.cards import CARD_NAMED, KIND, sale
from kaper.games.sevenseas.events import CardDrawn, GuardsMoved, SkullsTaken
from tests.games.sevenseas.tables import (
    asked,
    calling,
    goods,
    names,
    options,
    pile_cards,
    refusal,
    say,
    sea,
    showing,
    told,
)


def ships(player):
    return player.fleet, player.reserve, player.guards


def two(name, mat, **more):
    """Two players of the same character, so that nobody has a privilege; seat 0 acts first."""
    return calling(sea(3, mat, **more), {0: name, 1: name})


# Shipwright


@pytest.mark.rule("shipwright.buy")
def test_ships_cost_a_chest_each_and_join_the_fleet_empty():
    match = two("shipwright", {"chests": 7, "fleet": 7})
    say(match, (0, "buy:3"))
    player = match.state.players[0]
    assert (player.chests, ships(player), player.empty()) == (4, (10, 0, 0), 10)


@pytest.mark.rule("shipwright.guards-return")
def test_paying_can_bring_a_guard_home():
    match = two("shipwright", {"chests": 20, "fleet": 3})
    say(match, (0, "buy:1"))
    assert match.state.players[0].chests == 19
    assert ships(match.state.players[0]) == (5, 4, 1)


@pytest.mark.rule("shipwright.mistake")
def test_a_shipwright_without_reserve_takes_a_skull():
    match = two("shipwright", {"chests": 7, "fleet": 10})
    player = match.state.players[0]
    assert (player.skulls, player.chests, ships(player)) == (1, 7, (10, 0, 0))


@pytest.mark.rule("shipwright.no-chests")
def test_a_shipwright_without_chests_takes_a_skull_and_no_free_ship():
    match = calling(sea(3, {"chests": 0, "fleet": 5}), {0: "shipwright"})
    player = match.state.players[0]
    assert (player.skulls, ships(player)) == (1, (5, 5, 0))


@pytest.mark.rule("shipwright.limit")
@pytest.mark.parametrize(
    ("chests", "fleet", "most"),
    [(2, 7, 2), (7, 8, 2), (9, 0, 9), (25, 6, 2)],
    ids=["chests", "reserve", "many", "guards"],
)
def test_as_many_as_reserve_and_chests_allow(chests, fleet, most):
    match = two("shipwright", {"chests": chests, "fleet": fleet})
    assert options(match, 0) == [f"buy:{count}" for count in range(1, most + 1)] + ["end"]
    assert refusal(match, 0, f"buy:{most + 1}") == ("refusal-buy", "shipwright.limit")


@pytest.mark.rule("shipwright.privilege")
@pytest.mark.parametrize(("first", "fleet"), [(1, 9), (0, 10)])
def test_a_lone_shipwright_gets_free_ships(first, fleet):
    match = calling(sea(3, {"chests": 7, "fleet": 7}, first=first), {0: "shipwright"})
    say(match, (0, "buy:1"))
    player = match.state.players[0]
    assert (player.chests, player.fleet) == (6, fleet)


@pytest.mark.rule("shipwright.ritual")
def test_a_shipwright_who_cannot_buy_may_still_perform_rituals():
    match = two("shipwright", {"fleet": 10, "yin_yang": 2})
    say(match, (0, "ritual:double-hold"))
    player = match.state.players[0]
    assert (player.double_hold, player.yin_yang, player.skulls) == (1, 0, 1)


# Governor


@pytest.mark.rule("governor.corsair")
def test_a_corsair_takes_a_skull_a_flag_and_the_whole_reserve():
    match = two("governor", {"fleet": 6, "chests": 7})
    say(match, (0, "corsair:spain"))
    player = match.state.players[0]
    assert (player.skulls, player.corsairs, ships(player), player.chests) == (1, (1,), (10, 0, 0), 7)
    assert match.view(2).players[0].corsairs == ["spain"]
    bare = two("governor", {"fleet": 0, "chests": 27, "guards": 0})
    say(bare, (0, "corsair:spain"))
    assert ships(bare.state.players[0]) == (8, 0, 2)  # of the ships that came two stand guard at once


@pytest.mark.rule("governor.several", "governor.exclusive")
def test_several_nations_but_none_that_is_taken():
    s = sea(3, {"corsairs": ["spain"]}, {"corsairs": ["england"]})
    match = calling(s, {0: "governor", 1: "governor"})
    assert options(match, 0) == ["corsair:france", "corsair:holland", "end"]
    assert refusal(match, 0, "corsair:england") == ("refusal-nation-taken", "governor.exclusive")
    assert refusal(match, 0, "corsair:spain") == ("refusal-nation-taken", "governor.exclusive")
    say(match, (0, "corsair:france"))
    assert match.view(1).players[0].corsairs == ["spain", "france"]
    assert options(match, 1) == ["corsair:holland", "end"]


@pytest.mark.rule("governor.mistake")
def test_no_flag_left_is_a_mistake():
    s = sea(3, {"fleet": 6}, {"corsairs": ["england", "spain"]}, {"corsairs": ["france", "holland"]})
    match = calling(s, {0: "governor"})
    player = match.state.players[0]
    assert (player.skulls, player.corsairs, ships(player)) == (1, (), (6, 4, 0))


@pytest.mark.rule("governor.privilege", "governor.privilege-own")
@pytest.mark.parametrize(
    ("first", "skulls", "after"), [(1, 0, 0), (1, 3, 3), (0, 3, 2), (0, 0, 0)], ids=["own", "one", "two", "first-own"]
)
def test_a_lone_governor_gets_rid_of_skulls(first, skulls, after):
    match = calling(sea(3, {"skulls": skulls}, first=first), {0: "governor"})
    say(match, (0, "corsair:england"))
    assert match.state.players[0].skulls == after
    assert [event.count for event in told(match, SkullsTaken)] == [1]


@pytest.mark.rule("governor.empty-reserve")
def test_a_governor_needs_no_reserve():
    match = calling(sea(3, {"fleet": 10, "skulls": 1}, first=1), {0: "governor"})
    say(match, (0, "corsair:holland"))
    player = match.state.players[0]
    assert (player.corsairs, ships(player)) == ((3,), (10, 0, 0))
    assert player.skulls == 1, "the action counts: the privilege took one off"


@pytest.mark.rule("governor.ritual")
def test_a_governor_without_flags_may_still_perform_rituals():
    s = sea(3, {"yin_yang": 3}, {"corsairs": ["england", "spain"]}, {"corsairs": ["france", "holland"]})
    match = calling(s, {0: "governor"})
    say(match, (0, "ritual:unsinkable"))
    assert (match.state.players[0].unsinkable, match.state.players[0].skulls) == (1, 1)


# Merchant


@pytest.mark.rule("merchant.sell", "merchant.keep")
def test_sold_goods_leave_their_ships_and_the_rest_stays():
    match = two("merchant", {"rum": 2, "coffee": 2, "chests": 0})
    assert match.state.players[0].empty() == 3
    say(match, (0, "sell"), (0, ["rum:1", "coffee:1"]))
    player = match.state.players[0]
    assert (player.chests, player.empty(), goods(player)) == (2, 5, {"rum": 1, "coffee": 1})
    assert sorted(KIND[item] for item in match.state.loot_discard) == [0, 1]


@pytest.mark.rule("merchant.keep")
def test_a_merchant_may_sell_one_of_three():
    match = two("merchant", {"rum": 3, "chests": 0})
    say(match, (0, "sell"), (0, ["rum:1"]))
    assert match.state.players[0].chests == 1
    assert goods(match.state.players[0]) == {"rum": 2}
    assert match.state.players[0].loaded() == 2


@pytest.mark.rule("merchant.base-price", "merchant.set-of-three", "merchant.above-three")
@pytest.mark.parametrize(
    ("batch", "chests"),
    [
        ({"rum": 1}, 1),
        ({"rum": 2}, 2),
        ({"rum": 3}, 9),
        ({"rum": 5}, 15),
        ({"coffee": 2}, 2),
        ({"coffee": 3}, 6),
        ({"coffee": 4}, 8),
        ({"fruit": 3}, 3),
        ({"rum": 2, "coffee": 2, "fruit": 2}, 6),
        ({"rum": 3, "coffee": 2, "fruit": 2}, 13),
    ],
    ids=str,
)
def test_prices_of_a_port_that_wants_rum_then_coffee(batch, chests):
    match = two("merchant", {**batch, "chests": 0, "fleet": 7}, port="port-royal")
    say(match, (0, "sell"))
    if asked(match)[1] == "SellGoods":
        chosen = [f"{good}:{i}" for good, count in batch.items() for i in range(1, count + 1)]
        assert match.asked[0].facts(match.state, chosen).gain == chests, "told before the sale"
        say(match, (0, chosen))
    assert match.state.players[0].chests == chests


@pytest.mark.rule("merchant.mistake")
def test_a_merchant_who_sells_nothing_takes_a_skull():
    assert two("merchant", {}).state.players[0].skulls == 1
    match = two("merchant", {"rum": 2})
    assert refusal(match, 0, "draw")[0] == "refusal-not-an-option"
    say(match, (0, "sell"))
    assert refusal(match, 0, [])[0] == "refusal-too-few"


@pytest.mark.rule("merchant.ritual")
def test_a_merchant_without_goods_may_still_perform_rituals():
    match = two("merchant", {"yin_yang": 2})
    say(match, (0, "ritual:double-hold"))
    assert (match.state.players[0].double_hold, match.state.players[0].skulls) == (1, 1)


@pytest.mark.rule("merchant.one-batch")
def test_the_set_of_three_counts_inside_one_batch_only():
    match = two("merchant", {"rum": 3, "coffee": 1, "yin_yang": 3, "chests": 0})
    say(match, (0, "ritual:negotiations:rum+coffee"))
    assert match.state.players[0].chests == 5
    say(match, (0, "sell"), (0, ["rum:1", "rum:2"]))
    assert match.state.players[0].chests == 5 + 2


# Cartographer


def drawing(hand=(), pile=("idol", "wages", "tavern", "kraken"), chosen=(0, 1), first=0, **mat):
    s = sea(3, {"hand": list(hand), **mat}, first=first)
    pile_cards(s, *pile)
    for played, card in ((s.right, "convoy-spain-1"), (s.right, "convoy-spain-2"), (s.left, "willemstad")):
        s.box.remove(CARD_NAMED[card])
        played.append(CARD_NAMED[card])
    match = calling(s, dict.fromkeys(chosen, "cartographer"), others="captain")
    while asked(match)[1] == "PlayCard":
        say(match, (asked(match)[0], "decline"))
    return match


@pytest.mark.rule("cartographer.draw")
def test_the_cartographer_draws_the_top_card():
    match = drawing()
    say(match, (0, "draw"))
    assert names(match.state.players[0].hand) == ["idol"]
    assert names(match.state.adventure) == ["kraken", "tavern", "wages"]
    assert [event.card for event in told(match, CardDrawn, 0)] == [28]
    assert [event.card for event in told(match, CardDrawn, 1)] == [None]


@pytest.mark.rule("cartographer.mistake", "cartographer.no-reshuffle")
def test_an_empty_pile_is_a_mistake_and_is_never_refilled():
    match = drawing(pile=("idol",))
    say(match, (0, "draw"))
    assert match.state.players[1].skulls == 1
    assert match.state.adventure == []
    assert (names(match.state.right), names(match.state.left)) == (["convoy-spain-1", "convoy-spain-2"], ["willemstad"])
    assert asked(match)[1] == "ChooseCharacter"


@pytest.mark.rule("cartographer.privilege")
@pytest.mark.parametrize(("first", "cards"), [(1, 2), (0, 3)])
def test_a_lone_cartographer_draws_more(first, cards):
    match = drawing(chosen=(0,), first=first)
    say(match, (0, "draw"))
    assert len(match.state.players[0].hand) == cards


@pytest.mark.rule("cartographer.ritual")
def test_a_cartographer_without_cards_may_still_perform_rituals():
    match = drawing(pile=(), yin_yang=3)
    say(match, (0, "ritual:unsinkable"))
    assert (match.state.players[0].unsinkable, match.state.players[0].skulls) == (1, 1)


@pytest.mark.rule("cartographer.no-hand-limit")
def test_a_hand_may_grow_without_limit():
    hand = ["kraken", "iceberg", "sirens", "mutiny", "whirlpool", "havana", "nassau", "tortuga"]
    match = drawing(hand, ("idol", "wages"))
    say(match, (0, "draw"))
    assert len(match.state.players[0].hand) == 9


# chests and guards


@pytest.mark.rule("guard.required", "guard.auto")
@pytest.mark.parametrize(
    ("chests", "sold", "guards"), [(8, 1, 0), (9, 1, 1), (18, 1, 1), (19, 1, 2), (7, 3, 1), (1, 9, 1)]
)
def test_every_ten_chests_call_a_ship_to_guard_without_a_question(chests, sold, guards):
    batch = {9: {"rum": 3}, 3: {"fruit": 3}, 1: {"rum": 1}}[sold]
    match = two("merchant", {"chests": chests, **batch, "fleet": 8 - chests // 10})
    fleet = match.state.players[0].fleet
    say(match, (0, "sell"))
    if asked(match) == (0, "SellGoods"):
        (good,) = batch
        say(match, (0, [f"{good}:{i}" for i in range(1, batch[good] + 1)]))
    player = match.state.players[0]
    assert player.chests == chests + sold
    assert player.guards == guards
    assert player.fleet == fleet - (guards - chests // 10)
    assert asked(match) == (2, "Activation"), "the Cartographer is next: nobody was asked about guards"


@pytest.mark.rule("guard.return", "guard.any-source")
@pytest.mark.parametrize(("chests", "guards", "fleet"), [(10, 0, 6), (11, 1, 5), (20, 1, 5)])
def test_a_guard_comes_home_when_the_chests_fall_below_ten(chests, guards, fleet):
    match = calling(sea(2, {"chests": chests, "fleet": 6 - 1 if chests < 20 else 4}, {"hand": ["idol"]}), {1: "shaman"})
    say(match, (1, "idol"), (1, "rum"))
    player = match.state.players[0]
    assert (player.guards, player.fleet) == (guards, fleet)


@pytest.mark.rule("guard.any-source")
@pytest.mark.parametrize(("chests", "moved"), [(18, (1, 2)), (9, (2, 2))])
def test_guards_move_once_after_the_whole_sale(chests, moved):
    match = two("merchant", {"chests": chests, "coffee": 3, "fruit": 2}, port="havana")
    say(match, (0, "sell"), (0, ["coffee:1", "coffee:2", "coffee:3", "fruit:1", "fruit:2"]))
    assert match.state.players[0].chests == chests + 11
    assert [(event.count, event.guards) for event in told(match, GuardsMoved)] == [moved]


@pytest.mark.rule("guard.empty-only")
def test_loaded_ships_do_not_go_to_guard():
    s = sea(2, {"chests": 9, "fleet": 3, "rum": 3}, {"hand": ["tavern"]})
    match = calling(s, {1: "shaman"}, showing(1, [], [], reds=[4, 6], cause="tavern"))
    say(match, (1, "tavern"), (1, "4-6"))
    player = match.state.players[0]
    assert (player.chests, player.guards, player.fleet, goods(player)) == (10, 0, 3, {"rum": 3})
    assert match.view(1).players[0].guards_owed == 1


@pytest.mark.rule("guard.debt")
def test_an_owed_guard_is_the_next_ship_that_comes():
    s = sea(3, {"chests": 12, "fleet": 3, "guards": 0, "reserve": 7, "rum": 3})
    match = calling(s, {0: "shipwright", 1: "shipwright"})
    say(match, (0, "buy:1"))
    player = match.state.players[0]
    assert (player.chests, ships(player)) == (11, (3, 6, 1))


@pytest.mark.rule("guard.debt")
def test_an_owed_guard_is_the_next_ship_that_becomes_empty():
    s = sea(3, {"chests": 12, "fleet": 3, "guards": 0, "reserve": 7, "rum": 3, "yin_yang": 2})
    match = calling(s, {0: "merchant", 1: "merchant"})
    say(match, (0, "ritual:double-hold"))
    player = match.state.players[0]
    assert (player.guards, player.fleet, player.loaded()) == (1, 2, 2)
    assert player.skulls == 0, "no other penalty"


@pytest.mark.rule("guard.debt", "guard.any-source")
@pytest.mark.parametrize(("rum", "after"), [(1, (12, 1, 2)), (0, (11, 0, 3))], ids=["card", "chest"])
def test_a_curse_that_unloads_a_ship_settles_an_owed_guard(rum, after):
    """Three loaded ships owe a guard: the Idol empties one of them, or takes a chest and leaves all loaded."""
    s = sea(2, {"chests": 12, "fleet": 3, "guards": 0, "reserve": 7, "rum": rum, "fruit": 3 - rum}, {"hand": ["idol"]})
    match = calling(s, {1: "shaman"})
    say(match, (1, "idol"), (1, "rum"))
    player = match.state.players[0]
    assert (player.chests, player.guards, player.fleet) == after
    assert player.empty() == 0


@pytest.mark.rule("guard.not-fleet")
def test_guards_carry_nothing_and_are_not_sent():
    s = sea(2, {"chests": 25, "fleet": 3, "rum": 2, "hand": ["convoy-spain-3"]})
    player = s.players[0]
    assert (player.guards, player.empty(), player.room()) == (2, 1, 1)
    match = calling(s, {0: "captain"})
    say(match, (0, "convoy-spain-3"))
    assert match.question(0).high == 1


@pytest.mark.rule("chest.no-cap")
def test_chests_are_counted_without_limit():
    match = two("merchant", {"chests": 114, "fleet": 0, "guards": 10})
    assert match.view(0).players[0].chests == 114
    s = sea(3, {"chests": 114, "fleet": 3, "guards": 7, "reserve": 0, "rum": 3})
    match = calling(s, {0: "merchant", 1: "merchant"})
    say(match, (0, "sell"), (0, ["rum:1", "rum:2", "rum:3"]))
    assert (match.state.players[0].chests, match.state.players[0].guards) == (123, 10)
    assert match.view(1).players[0].points == 123


def test_the_price_of_a_batch():
    assert sale((2, 3, 1), 2, 3, 3) == 2 + 9 + 3


@pytest.mark.rule("shipwright.limit", "governor.exclusive", "ritual.double-hold", "ritual.negotiations")
def test_what_cannot_be_done_in_the_harbour_is_listed_with_its_reason():
    def shut(match):
        return {one.id: (one.rule, one.facts.price if one.facts else None) for one in match.question(0).closed}

    poor = two("shipwright", {"chests": 2, "fleet": 6, "yin_yang": 2})
    assert shut(poor) == {"ritual:unsinkable": ("ritual.unsinkable", 3), "buy:3": ("shipwright.limit", 3)}
    assert next(option.facts.price for option in poor.question(0).options if option.id == "buy:2") == 2
    taken = calling(sea(3, {"yin_yang": 3}, {"corsairs": ["spain"]}), {0: "governor", 1: "governor"})
    assert [id for id in shut(taken) if id.startswith("corsair")] == ["corsair:spain"]
