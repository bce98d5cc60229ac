"""The worked examples of the ledger, played as they stand."""

import pytest

from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.raid_events import Duel, RaidEnded, Thrown
from tests.games.golden import PLAYED, golden
from tests.games.sevenseas.tables import (
    asked,
    calling,
    goods,
    laid,
    options,
    pile_loot,
    refusal,
    say,
    sea,
    showing,
    told,
)

example = golden("sevenseas")


@example("shipwright.guard-comes-home")
def test_a_guard_comes_home_when_three_ships_are_paid():
    s = sea(3, {"chests": 22, "fleet": 5, "guards": 2, "reserve": 3})
    match = calling(s, {0: "shipwright", 1: "shipwright"})
    say(match, (0, "buy:3"))
    player = match.state.players[0]
    assert (player.chests, player.guards, player.fleet, player.reserve) == (19, 1, 9, 0)


@example("captain.send-limit-three-players")
def test_four_ships_each_against_two_merchants_of_three_players():
    match = calling(sea(3, {"hand": ["convoy-holland-2"]}), {0: "captain"})
    say(match, (0, "convoy-holland-2"))
    for seat in range(3):
        assert asked(match) == (seat, "SendShips")
        assert (match.question(seat).low, match.question(seat).high) == (0, 4)
        assert refusal(match, seat, 5) == ("refusal-send-limit", "captain.limit.3")
        say(match, (seat, 4))


@example("battle.picture-page")
@pytest.mark.rule("battle.pair", "battle.compare", "battle.equal", "battle.repeat", "throw.injected")
def test_the_battle_of_the_rulebook_duel_by_duel():
    green, white, blue = range(3)
    throw = laid(
        green,
        [(2, 6.0, 6.0), (6, 14.0, 14.0), (4, 20.0, 6.0)],
        [(1, 7.5, 6.0)],
        [(2, 6.0, 7.75), (3, 14.0, 16.4)],
        [(3, 15.9, 14.0), (6, 22.1, 6.0), (6, 10.6, 14.0)],
    )
    s = sea(3, {"hand": ["convoy-france-3"]}, {"hand": ["convoy-spain-1"]})
    pile_loot(s, "rum")
    match = calling(s, {green: "captain", white: "captain"}, throw)
    say(match, (green, "convoy-france-3"), (green, 1), (white, 2), (blue, 3))
    duels = [
        (
            duel.red,
            duel.red_face,
            duel.seat,
            duel.ship,
            duel.ship_face,
            round(duel.gap, 4),
            duel.red_sinks,
            duel.ship_sinks,
        )
        for duel in told(match, Duel)
    ]
    assert duels == [
        (1, 2, green, 1, 1, 0.5, False, True),
        (1, 2, white, 1, 2, 0.75, True, True),
        (2, 6, blue, 1, 3, 0.9, False, True),
        (3, 4, blue, 2, 6, 1.1, True, False),
        (2, 6, white, 2, 3, 1.4, False, True),
        (2, 6, blue, 3, 6, 2.4, True, True),
    ]
    (ended,) = told(match, RaidEnded)
    assert (ended.won, ended.survivors) == (True, [0, 0, 1])
    assert [player.yin_yang for player in match.state.players] == [1, 2, 2]
    assert asked(match) == (blue, "KeepGoods")
    assert options(match, blue) == ["rum:1"]
    say(match, (blue, ["rum:1"]))
    assert [goods(player) for player in match.state.players] == [{}, {}, {"rum": 1}]
    assert len(match.state.loot) == 59


@example("loot.four-sent-one-sunk")
def test_four_sent_one_sunk_three_loot_cards():
    s = sea(2, {"hand": ["convoy-spain-1"]}, first=1)
    pile_loot(s, "rum", "talisman", "coffee", "fruit")
    ships = [(2, 7.0, 5.0), (6, 8.5, 5.0), (1, 20.0, 20.0), (1, 22.0, 20.0)]
    match = calling(s, {0: "captain"}, laid(0, [(5, 5.0, 5.0)], ships, [(1, 5.0, 25.0)]))
    say(match, (0, "convoy-spain-1"))
    assert match.question(0).high == 4
    say(match, (0, 4), (1, 1))
    assert [(duel.ship, duel.ship_sinks) for duel in told(match, Duel)] == [(1, True), (2, False)]
    player = match.state.players[0]
    assert player.yin_yang == 1 + 1, "one ship sunk, one talisman"
    assert options(match, 0) == ["rum:1", "coffee:1"]
    assert len(player.talismans) == 1
    say(match, (0, []))
    assert options(match, 1) == ["fruit:1"]


@example("loot.refuse-low-demand")
def test_fruit_in_low_demand_is_refused_and_the_ship_stays_empty():
    s = sea(2, {"hand": ["convoy-spain-1"], "fleet": 1})
    pile_loot(s, "fruit")
    match = calling(s, {0: "captain"}, showing(0, [6], [], reds=[5]))
    say(match, (0, "convoy-spain-1"), (0, 1), (1, 0), (0, []))
    assert match.view(0).prices[2] == 1
    assert len(match.state.loot_discard) == 1
    assert match.state.players[0].empty() == 1


@example("shaman.sirens-first-player")
def test_the_sirens_of_a_lone_first_player():
    s = sea(3, {"fleet": 8, "rum": 1, "hand": ["sirens"]}, {"fleet": 5, "rum": 1}, {"fleet": 4})
    throw = showing(0, [3, 5], [1, 2, 4, 5, 6], [1, 1, 2, 6], cause="sirens")
    match = calling(s, {0: "shaman"}, throw)
    say(match, (0, "sirens"))
    assert [die.owner for die in told(match, Thrown)[0].dice].count(0) == 2
    assert [goods(player) for player in match.state.players] == [{}, {"rum": 1}, {}]
    assert [player.chests for player in match.state.players] == [7, 7, 7]


@example("merchant.coffee-and-fruit")
def test_three_coffee_and_two_fruit_bring_eleven():
    s = sea(3, {"coffee": 3, "fruit": 2, "chests": 7}, port="havana")
    match = calling(s, {0: "merchant", 1: "merchant"})
    say(match, (0, "sell"), (0, ["coffee:1", "coffee:2", "coffee:3", "fruit:1", "fruit:2"]))
    assert (match.state.players[0].chests, match.state.players[0].guards) == (18, 1)


@example("ritual.double-hold-repack")
def test_rum_and_fruit_share_a_ship_after_the_sale():
    s = sea(3, {"double_hold": 1, "coffee": 3, "fruit": 1, "rum": 1, "fleet": 4, "chests": 0}, port="havana")
    assert s.players[0].loaded() == 4
    match = calling(s, {0: "merchant", 1: "merchant"})
    say(match, (0, "sell"), (0, ["coffee:1", "coffee:2", "coffee:3"]))
    player = match.state.players[0]
    assert (player.chests, player.loaded(), player.empty(), player.guards) == (9, 1, 3, 0)
    assert goods(player) == {"rum": 1, "fruit": 1}


@example("ritual.unsinkable-two")
def test_two_of_three_sunk_ships_come_home():
    s = sea(2, {"unsinkable": 2, "hand": ["convoy-spain-1"]}, first=1)
    pile_loot(s, "rum")
    ships = [(1, 7.0, 5.0), (1, 3.0, 5.0), (1, 5.0, 8.0)]
    match = calling(s, {0: "captain"}, laid(0, [(5, 5.0, 5.0)], ships, [(6, 20.0, 20.0)]))
    say(match, (0, "convoy-spain-1"), (0, 3), (1, 1))
    assert asked(match) == (1, "KeepGoods"), "seat 0 draws nothing"
    player = match.state.players[0]
    assert (player.fleet, player.reserve, player.yin_yang) == (6, 4, 1)


@example("curse.kraken-short")
def test_the_kraken_takes_two_fruit_and_a_chest():
    s = sea(2, {"fruit": 2, "coffee": 1, "fleet": 3}, {"hand": ["kraken"], "fleet": 0})
    match = calling(s, {1: "shaman"}, showing(1, [1, 1, 1], [], cause="kraken"))
    say(match, (1, "kraken"))
    assert (goods(match.state.players[0]), match.state.players[0].chests) == ({"coffee": 1}, 6)


@example("curse.mutiny-short")
def test_the_mutiny_takes_two_rum_and_a_chest():
    s = sea(2, {"rum": 2, "fleet": 3}, {"hand": ["mutiny"], "fleet": 0})
    match = calling(s, {1: "shaman"}, showing(1, [4, 4, 4], [], cause="mutiny"))
    say(match, (1, "mutiny"))
    assert (goods(match.state.players[0]), match.state.players[0].chests) == ({}, 6)


@example("governor.england-taken")
def test_england_is_not_offered_twice():
    match = calling(sea(3, {}, {"corsairs": ["england"]}), {0: "governor"})
    assert options(match, 0) == ["corsair:spain", "corsair:france", "corsair:holland", "end"]


def test_every_example_of_the_ledger_is_played_here():
    assert sorted(PLAYED["sevenseas"]) == sorted(entry["id"] for entry in GAME.ledger.examples)
    assert len(PLAYED["sevenseas"]) == 12
