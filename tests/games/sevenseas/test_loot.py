"""Loot: drawn in order, loaded or refused, reshuffled when it runs out; and the Islander who opens ports."""

import pytest

from kaper.core.chance import Loaded, Shuffle
from kaper.games.sevenseas.cards import KIND, LOOT_NAMES
from kaper.games.sevenseas.raid_events import LootDrawn, LootReshuffled
from tests.games.sevenseas.tables import (
    asked,
    calling,
    goods,
    names,
    options,
    pile_loot,
    refusal,
    say,
    sea,
    showing,
    told,
)


def raided(s, *survivors, chance=None):
    """A raid of seat 0 on one merchant ship, won without loss by so many ships of each seat."""
    s.players[0].hand.append(s.adventure.pop(s.adventure.index(4)))  # convoy-spain-1
    throw = showing(0, *([6] * count for count in survivors), reds=[1])
    match = calling(s, {0: "captain", 1: "captain"}, throw, chance=chance)
    say(match, (0, "convoy-spain-1"), *enumerate(survivors))
    return match


def discarded(match):
    return [LOOT_NAMES[KIND[item]] for item in match.state.loot_discard]


@pytest.mark.rule("loot.draw")
def test_each_survivor_draws_a_card_clockwise_from_the_captain():
    s = sea(3)
    pile_loot(s, *["rum"] * 3, *["coffee"] * 2, "fruit")
    match = raided(s, 3, 2, 1)
    for seat, good, count in ((0, "rum", 3), (1, "coffee", 2), (2, "fruit", 1)):
        assert asked(match) == (seat, "KeepGoods")
        assert options(match, seat) == [f"{good}:{i}" for i in range(1, count + 1)]
        say(match, (seat, options(match, seat)))
        assert goods(match.state.players[seat]) == {good: count}
    assert [event.rule() for event in told(match, LootDrawn)] == ["loot.draw"] * 3


@pytest.mark.rule("loot.load", "loot.refuse")
def test_goods_are_loaded_one_to_a_ship_or_refused():
    s = sea(2)
    pile_loot(s, "rum", "coffee", "coffee")
    match = raided(s, 3, 0)
    say(match, (0, ["rum:1", "coffee:1"]))
    player = match.state.players[0]
    assert (player.loaded(), player.empty(), goods(player)) == (2, 5, {"rum": 1, "coffee": 1})
    assert [card.kind for card in match.view(1).players[0].hold] == ["rum", "coffee"], "face up"
    assert discarded(match) == ["coffee"]
    assert match.state.drawn == []


@pytest.mark.rule("loot.talisman", "loot.talisman-kept")
def test_talismans_need_no_ship_and_give_yin_yang_at_once():
    s = sea(2, {"fleet": 3})
    pile_loot(s, "talisman", "rum", "talisman")
    match = raided(s, 3, 0)
    assert options(match, 0) == ["rum:1"], "talismans are not in question"
    player = match.state.players[0]
    assert (player.yin_yang, len(player.talismans), player.empty()) == (2, 2, 3)
    say(match, (0, []))
    assert (len(player.talismans), match.state.players[0].empty()) == (2, 3)
    assert discarded(match) == ["rum"]


@pytest.mark.rule("loot.any-ship")
def test_goods_may_go_on_ships_that_stayed_at_home():
    s = sea(2, {"fleet": 4, "coffee": 1, "double_hold": 1})
    pile_loot(s, "rum")
    match = raided(s, 1, 0)
    say(match, (0, ["rum:1"]))
    assert match.state.players[0].loaded() == 1, "rum joins the coffee: only numbers count"


@pytest.mark.rule("loot.sequential", "loot.empty-pile")
def test_what_the_first_refuses_the_second_may_draw():
    s = sea(2)
    pile_loot(s, "rum", only=True)
    match = raided(s, 1, 1)
    assert options(match, 0) == ["rum:1"]
    say(match, (0, []))
    assert asked(match) == (1, "KeepGoods")
    assert options(match, 1) == ["rum:1"]


@pytest.mark.rule("loot.empty-pile")
def test_an_empty_pile_is_made_anew_in_the_middle_of_a_draw():
    s = sea(2)
    pile_loot(s, "rum", only=True)
    fruit = [item for item in s.box if KIND[item] == 2][:4]
    s.box = [item for item in s.box if item not in fruit]
    s.loot_discard += fruit
    match = raided(s, 3, 0, chance=Loaded([Shuffle([3, 1, 0, 2])]))
    assert options(match, 0) == ["rum:1", "fruit:1", "fruit:2"]
    assert match.state.drawn[1:] == [fruit[2], fruit[0]]
    assert [event.count for event in told(match, LootReshuffled)] == [4]
    assert (len(match.state.loot), len(match.state.loot_discard)) == (2, 0)


@pytest.mark.rule("loot.empty-pile")
def test_with_both_piles_empty_the_draw_is_lost():
    s = sea(2)
    pile_loot(s, only=True)
    match = raided(s, 3, 0)
    assert match.state.players[0].hold == []
    assert asked(match) == (1, "PlayCard")


@pytest.mark.rule("loot.no-room")
@pytest.mark.parametrize("room", [0, 1])
def test_a_good_without_a_raid_needs_room(room):
    s = sea(3, {"hand": ["havana"], "fleet": 2 + room, "coffee": 2}, first=1)
    pile_loot(s, "rum")
    match = calling(s, {0: "islander"})
    say(match, (0, "havana"))
    if room:
        assert asked(match) == (0, "KeepGoods")
        say(match, (0, []))
    assert goods(match.state.players[0]) == {"coffee": 2}
    assert discarded(match) == ["rum"]
    assert match.state.players[0].skulls == 0


@pytest.mark.rule("loot.load", "loot.no-room")
def test_no_more_goods_than_the_fleet_can_carry():
    s = sea(2, {"fleet": 3, "double_hold": 1, "coffee": 2})
    pile_loot(s, "rum", "rum")
    match = raided(s, 2, 0)
    assert match.question(0).most == 2
    s = sea(2, {"fleet": 2, "coffee": 1})
    pile_loot(s, "rum", "rum")
    match = raided(s, 1, 0)
    say(match, (0, ["rum:1"]))
    assert match.state.players[0].room() == 0


def test_too_many_goods_are_refused_with_the_reason():
    s = sea(3, {"hand": ["havana"], "fleet": 3, "coffee": 2})
    pile_loot(s, "rum", "fruit")
    match = calling(s, {0: "islander"})
    say(match, (0, "havana"))
    assert refusal(match, 0, ["rum:1", "fruit:1"]) == ("refusal-no-room", "loot.load")
    assert refusal(match, 0, ["gold:1"])[0] == "refusal-not-an-option"


# the Islander


@pytest.mark.rule("islander.play-port")
def test_a_port_played_is_the_current_port_for_everybody():
    s = sea(3, {"hand": ["nassau", "idol"]}, {"fruit": 3, "chests": 0}, {"fruit": 3, "chests": 0})
    match = calling(s, {0: "islander", 1: "merchant", 2: "merchant"})
    assert options(match, 0) == ["nassau", "decline"]
    pile_loot(match.state, "talisman", "talisman")
    say(match, (0, "nassau"))
    assert names(match.state.left) == ["nassau"]
    assert match.view(1).port == "nassau"
    assert match.view(1).prices == (2, 1, 3)
    for seat in (1, 2):
        say(match, (seat, "sell"), (seat, ["fruit:1", "fruit:2", "fruit:3"]))
        assert match.state.players[seat].chests == 9


@pytest.mark.rule("islander.mistake")
@pytest.mark.parametrize("hand", [["idol"], ["nassau"]])
def test_no_port_is_a_skull_and_the_old_port_stays(hand):
    match = calling(sea(2, {"hand": hand}, port="tortuga"), {0: "islander"})
    say(match, (0, "decline"))
    assert match.state.players[0].skulls == 1
    assert match.view(0).port == "tortuga"


@pytest.mark.rule("islander.privilege")
@pytest.mark.parametrize(("first", "cards"), [(1, 1), (0, 2)])
def test_a_lone_islander_draws_loot(first, cards):
    s = sea(3, {"hand": ["nassau"]}, first=first)
    pile_loot(s, "talisman", "talisman", "talisman")
    match = calling(s, {0: "islander"})
    say(match, (0, "nassau"))
    player = match.state.players[0]
    assert (len(player.talismans), player.yin_yang) == (cards, cards)
    assert [event.rule() for event in told(match, LootDrawn)] == ["islander.privilege"]


@pytest.mark.rule("islander.same-round")
def test_the_new_port_counts_in_the_same_round():
    s = sea(3, {"hand": ["nassau"]}, {"hand": ["mutiny"], "fleet": 0}, {"fruit": 1, "rum": 1, "fleet": 2})
    s.players[0].fleet, s.players[0].reserve = 0, 10
    pile_loot(s, "talisman", "talisman")
    match = calling(s, {0: "islander", 1: "shaman"}, showing(1, [], [], [4, 5], cause="mutiny"))
    say(match, (0, "nassau"), (1, "mutiny"))
    assert goods(match.state.players[2]) == {"rum": 1}, "fruit is now the dearest"
