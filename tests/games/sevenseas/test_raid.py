"""The Captain's raid: sending ships, the throw, duels of the nearest pairs."""

import pytest

from kaper.games.sevenseas.events import PrivilegeGiven, SkullsTaken
from kaper.games.sevenseas.measure import centres_apart, gap, nearest_pairs
from kaper.games.sevenseas.raid import fight
from kaper.games.sevenseas.raid_events import Duel, NobodySailed, RaidEnded, ShipsSent, Thrown
from kaper.games.sevenseas.tray import QUANTUM, Die, Throw
from tests.games.sevenseas.tables import (
    asked,
    calling,
    laid,
    names,
    options,
    pile_loot,
    refusal,
    say,
    sea,
    showing,
    square,
    told,
)


def raid(s, card, chosen, *throws, captain=0, sends=()):
    """Characters are chosen, the Captain plays a card, ships are sent in order."""
    match = calling(s, chosen, *throws)
    say(match, (captain, card))
    seats = s.seats
    say(match, *(((captain + i) % seats, count) for i, count in enumerate(sends)))
    return match


# the card


@pytest.mark.rule("captain.play-convoy", "captain.card-choice")
def test_a_captain_plays_one_of_the_convoys_in_hand():
    s = sea(2, {"hand": ["convoy-spain-2", "havana", "convoy-france-1", "idol"]})
    match = calling(s, {0: "captain"})
    assert options(match, 0) == ["convoy-spain-2", "convoy-france-1", "decline"]
    assert refusal(match, 0, "havana") == ("refusal-other-kind", "captain.mistake")
    assert refusal(match, 0, "convoy-spain-1") == ("refusal-not-in-hand", "captain.mistake")
    say(match, (0, "convoy-france-1"))
    assert names(match.state.right) == ["convoy-france-1"]
    assert names(match.state.players[0].hand) == ["convoy-spain-2", "havana", "idol"]
    assert asked(match) == (0, "SendShips")
    for nonsense, why in (("two", "refusal-wrong-type"), (True, "refusal-wrong-type"), (-1, "refusal-out-of-range")):
        assert refusal(match, 0, nonsense)[0] == why


@pytest.mark.rule("captain.mistake")
@pytest.mark.parametrize("hand", [["havana", "idol"], ["convoy-spain-1"]])
def test_no_convoy_is_a_skull_and_no_throw(hand):
    match = calling(sea(2, {"hand": hand}), {0: "captain"})
    say(match, (0, "decline"))
    assert match.state.players[0].skulls == 1
    assert told(match, Thrown) == []
    assert told(match, ShipsSent) == []


# sending ships


@pytest.mark.rule("captain.send")
def test_ships_are_sent_clockwise_from_the_captain_and_openly():
    match = calling(sea(4, {}, {}, {"hand": ["convoy-spain-2"]}), {2: "captain"})
    say(match, (2, "convoy-spain-2"))
    for seat, count in ((2, 3), (3, 1), (0, 2)):
        assert asked(match) == (seat, "SendShips")
        say(match, (seat, count))
        assert match.view(1).raid.sent[seat] == count
    assert asked(match) == (1, "SendShips")
    assert match.view(1).raid.sent == [2, 0, 3, 1]


@pytest.mark.rule("captain.limit.2", "captain.limit.3", "captain.limit.4")
@pytest.mark.parametrize("size", [1, 2, 3])
@pytest.mark.parametrize(("seats", "bonus"), [(2, 3), (3, 2), (4, 1)])
def test_the_limit_depends_on_the_number_of_players(seats, bonus, size):
    match = raid(sea(seats, {"fleet": 10, "hand": [f"convoy-spain-{size}"]}), f"convoy-spain-{size}", {0: "captain"})
    assert (match.question(0).low, match.question(0).high) == (0, size + bonus)
    assert refusal(match, 0, size + bonus + 1) == ("refusal-send-limit", f"captain.limit.{seats}")


@pytest.mark.rule("captain.limit.4")
def test_five_ships_each_against_a_convoy_of_four():
    match = raid(sea(4, {"hand": ["convoy-spain-4"]}), "convoy-spain-4", {0: "captain"})
    assert match.question(0).high == 5


@pytest.mark.rule("captain.empty-only")
def test_only_empty_ships_of_the_fleet_are_sent():
    s = sea(3, {"hand": ["convoy-spain-3"], "chests": 10, "fleet": 5, "rum": 3})
    match = raid(s, "convoy-spain-3", {0: "captain"})
    assert match.question(0).high == 2
    assert refusal(match, 0, 3) == refusal(match, 0, 5) == ("refusal-send-empty", "captain.empty-only")
    assert refusal(match, 0, 6) == ("refusal-send-limit", "captain.limit.3"), "more than anybody may send"
    say(match, (0, 2))
    assert (match.state.players[0].fleet, match.state.players[0].sent) == (3, 2)


@pytest.mark.rule("captain.no-send-skull")
def test_who_sends_nothing_takes_a_skull():
    s = sea(4, {"hand": ["convoy-spain-1"]}, {"fleet": 0}, {"fleet": 2, "rum": 2}, {})
    match = raid(s, "convoy-spain-1", {0: "captain", 3: "captain"}, sends=[0])
    assert asked(match) == (3, "SendShips"), "who has no empty ship is not asked"
    assert [match.state.players[seat].skulls for seat in range(4)] == [1, 1, 1, 0]
    say(match, (3, 0))
    assert match.state.players[3].skulls == 1


@pytest.mark.rule("captain.corsair-skull", "captain.corsair-abstains", "captain.corsair-timing")
@pytest.mark.parametrize(("sent", "skulls"), [(2, 1), (0, 2)])
def test_a_corsair_of_the_nation_takes_a_skull_in_any_case(sent, skulls):
    s = sea(3, {"hand": ["convoy-england-1"]}, {"corsairs": ["england"]}, {"corsairs": ["spain"]})
    match = raid(s, "convoy-england-1", {0: "captain"})
    assert match.state.players[1].skulls == 1, "before the first ship is sent"
    assert told(match, ShipsSent) == []
    say(match, (0, 1), (1, sent), (2, 1))
    assert [p.skulls for p in match.state.players] == [0, skulls, 0]
    assert told(match, SkullsTaken)[0].why == "captain.corsair-skull"


@pytest.mark.rule("captain.corsair-own")
def test_a_captain_may_raid_the_nation_he_serves():
    s = sea(3, {"hand": ["convoy-spain-1"], "corsairs": ["spain"]}, first=1)
    match = raid(s, "convoy-spain-1", {0: "captain"}, showing(0, [1, 1], [], [], reds=[6]), sends=[2, 0, 0])
    player = match.state.players[0]
    assert player.skulls == 1
    assert player.yin_yang == 2 + 2, "two ships sunk, and the privilege of the action"


@pytest.mark.rule("captain.zero-own")
def test_playing_the_card_is_the_action_even_without_own_ships():
    s = sea(3, {"hand": ["convoy-spain-1"]}, first=1)
    match = raid(s, "convoy-spain-1", {0: "captain"}, showing(0, [], [1, 1], [], reds=[6]), sends=[0, 2, 0])
    player = match.state.players[0]
    assert (player.skulls, player.yin_yang) == (1, 2)


@pytest.mark.rule("captain.nobody-sends")
def test_nobody_sends_nothing_is_thrown():
    match = raid(sea(2, {"hand": ["convoy-spain-1"]}), "convoy-spain-1", {0: "captain"}, sends=[0, 0])
    assert [p.skulls for p in match.state.players] == [1, 1]
    assert match.state.players[0].yin_yang == 2, "the action counts as carried out"
    assert names(match.state.right) == ["convoy-spain-1"]
    assert told(match, Thrown) == []
    assert len(told(match, NobodySailed)) == 1
    assert match.state.throw is None


@pytest.mark.rule("captain.throws")
def test_the_captain_throws_all_dice_together():
    s = sea(3, {}, {"hand": ["convoy-spain-3"]}, {"hand": []})
    match = raid(s, "convoy-spain-3", {1: "captain"}, captain=1, sends=[2, 4, 1])
    (thrown,) = told(match, Thrown)
    assert (thrown.seat, thrown.cause) == (1, "raid")
    assert [die.owner for die in thrown.dice] == [-1, -1, -1, 0, 1, 1, 2, 2, 2, 2]
    assert [die.number for die in thrown.dice] == [1, 2, 3, 1, 1, 2, 1, 2, 3, 4]


@pytest.mark.rule("captain.each", "battle.merchant-dice")
def test_every_captain_raids_and_lost_ships_are_missing_in_the_second_raid():
    s = sea(4, {"hand": ["convoy-spain-4"], "fleet": 5}, {"hand": ["convoy-france-4"]}, {}, {})
    none = [[], [], []]
    throws = showing(0, [1] * 5, *none, reds=[6] * 4), showing(1, [], [1, 1, 1], [], [], reds=[6] * 4)
    match = raid(s, "convoy-spain-4", {0: "captain", 1: "captain"}, *throws, sends=[5, 0, 0, 0])
    assert match.state.players[0].fleet == 0
    say(match, (1, "convoy-france-4"), (1, 3), (2, 0), (3, 0))
    assert [event.seat for event in told(match, Thrown)] == [0, 1]
    assert [sum(die.owner == -1 for die in event.dice) for event in told(match, Thrown)] == [4, 4], "all red dice again"
    assert match.state.players[0].skulls == 1, "nothing left to send"


@pytest.mark.rule("captain.privilege")
@pytest.mark.parametrize(("first", "yin_yang"), [(1, 2), (0, 4)])
def test_a_lone_captain_gets_yin_yang(first, yin_yang):
    s = sea(3, {"hand": ["convoy-spain-1"]}, first=first)
    match = raid(s, "convoy-spain-1", {0: "captain"}, sends=[0, 0, 0])
    assert match.state.players[0].yin_yang == yin_yang
    given = told(match, PrivilegeGiven)[-1]
    assert (given.amount, given.doubled) == (yin_yang, first == 0)


# the order of duels


def order_of(throw):
    return [(red, ship) for _, red, ship in nearest_pairs(throw)]


@pytest.mark.rule("battle.pair")
def test_the_nearest_pair_fights_first():
    throw = laid(0, [(6, 5.0, 5.0)], [(1, 9.0, 5.0), (1, 7.0, 5.0), (1, 5.0, 8.0)], [])
    assert order_of(throw) == [(0, 2), (0, 3), (0, 1)], "gaps 1, 2, 3"
    assert [round(gap(throw.dice()[0], throw.dice()[j]).length, 6) for _, j in order_of(throw)] == [1, 2, 3]


@pytest.mark.rule("battle.measure")
@pytest.mark.parametrize(
    ("x", "y", "squared"), [(3.0, 0.0, 4), (2.0, 2.0, 2), (1.0, 0.0, 0), (4.0, 0.5, 9), (-3.0, 4.0, 13), (1.0, 1.0, 0)]
)
def test_distance_is_the_gap_between_outlines(x, y, squared):
    found = gap(square(1, 10.0, 10.0, -1, 1), square(1, 10.0 + x, 10.0 + y, 0, 1))
    assert found.numerator == squared * QUANTUM**2 * found.denominator


@pytest.mark.rule("battle.measure", "throw.integer-rest")
def test_gaps_of_turned_dice_are_exact_fractions():
    flat = square(1, 10.0, 10.0, -1, 1)
    turned = square(1, 12.0, 10.0, 0, 1)
    turned = type(turned)(0, 1, 1, ((119000, 93000), (127000, 99000), (121000, 107000), (113000, 101000)))
    found = gap(flat, turned)
    assert (found.numerator, found.denominator) == (8000**2 * 10**8, 10**8)
    assert found.ends == ((105000, 101000), (113000, 101000))
    assert gap(turned, flat).key == found.key


@pytest.mark.rule("battle.measure")
def test_gaps_that_agree_to_seven_digits_are_told_apart():
    near = square(1, 13.0, 10.0, 0, 1)
    far = type(near)(0, 2, 1, tuple((200000 - x - 1, y) for x, y in near.corners))
    red = square(1, 10.0, 10.0, -1, 1)
    assert gap(red, near).key < gap(red, far).key


@pytest.mark.rule("battle.measure")
def test_a_corner_that_points_at_the_merchant_is_nearer_than_a_closer_centre():
    flat = laid(0, [(6, 10.0, 10.0)], [(1, 13.0, 10.0), (1, 10.0, 13.1)], [])
    red, beside, above = flat.dice()
    pointed = Die(0, 2, 1, ((100000, 123929), (107071, 131000), (100000, 138071), (92929, 131000)))
    assert order_of(flat) == [(0, 1), (0, 2)]
    assert centres_apart(red, pointed) == centres_apart(red, above) > centres_apart(red, beside)
    turned = Throw(0, "raid", 1, (2, 0), supplied=(red, beside, pointed))
    assert order_of(turned) == [(0, 2), (0, 1)]


@pytest.mark.rule("battle.tie-break")
def test_equal_gaps_go_by_centres_then_red_number_then_clockwise_then_number():
    # 1: the thrower's neighbour sits at the same gap on the other side
    throw = laid(1, [(3, 10.0, 10.0)], [(3, 13.0, 10.0)], [(3, 7.0, 10.0)], [(3, 10.0, 13.0)])
    assert order_of(throw) == [(0, 2), (0, 3), (0, 1)], "thrower first, then clockwise"
    # 2: the same gap, but centres closer
    throw = laid(0, [(3, 10.0, 10.0)], [(3, 13.0, 10.7)], [(3, 7.0, 10.0)])
    assert gap(throw.dice()[0], throw.dice()[1]).key == gap(throw.dice()[0], throw.dice()[2]).key
    assert centres_apart(throw.dice()[0], throw.dice()[1]) > centres_apart(throw.dice()[0], throw.dice()[2])
    assert order_of(throw) == [(0, 2), (0, 1)]
    # 3: one ship midway between two red dice
    throw = laid(0, [(3, 13.0, 10.0), (3, 7.0, 10.0)], [(3, 10.0, 10.0)], [])
    assert order_of(throw) == [(0, 2), (1, 2)]
    # 4: two ships of one owner
    throw = laid(0, [(3, 10.0, 10.0)], [(3, 10.0, 13.0), (3, 10.0, 7.0)], [])
    assert order_of(throw) == [(0, 1), (0, 2)]


@pytest.mark.rule("battle.no-friendly-fire")
def test_pirates_never_fight_each_other():
    throw = laid(0, [(6, 5.0, 5.0), (6, 6.0, 5.0)], [(1, 20.0, 20.0)], [(5, 21.0, 20.0)])
    duels, afloat = fight(throw.faces(), nearest_pairs(throw), 2)
    assert all(red < 2 <= ship for red, ship in order_of(throw))
    assert afloat == [True, True, False, False]
    assert len(duels) == 2


# the duel


@pytest.mark.rule("battle.compare", "battle.equal")
@pytest.mark.parametrize(
    ("red", "ship", "left"), [(4, 2, (True, False)), (2, 4, (False, True)), (3, 3, (False, False))]
)
def test_the_lower_number_sinks_and_equal_numbers_both(red, ship, left):
    throw = laid(0, [(red, 5.0, 5.0)], [(ship, 7.0, 5.0)], [])
    duels, afloat = fight(throw.faces(), nearest_pairs(throw), 1)
    assert duels == [(0, 1)]
    assert tuple(afloat) == left


@pytest.mark.rule("battle.repeat", "battle.static")
def test_a_ship_fights_on_with_its_number_until_one_side_is_gone():
    s = sea(2, {"hand": ["convoy-spain-2"]})
    dice = laid(0, [(6, 5.0, 5.0), (2, 20.0, 20.0)], [(3, 7.0, 5.0), (5, 9.0, 5.0)], [(4, 22.0, 20.0)])
    pile_loot(s, "rum")
    match = raid(s, "convoy-spain-2", {0: "captain"}, dice, sends=[2, 1])
    duels = [(duel.red, duel.red_face, duel.seat, duel.ship_face, duel.gap) for duel in told(match, Duel)]
    assert duels == [(1, 6, 0, 3, 1.0), (2, 2, 1, 4, 1.0), (1, 6, 0, 5, 3.0), (1, 6, 1, 4, duels[3][4])]
    assert match.view(0).tray.dice == dice.dice(), "nothing has moved"
    assert told(match, RaidEnded)[0].won is False


# what it brings


@pytest.mark.rule("battle.sunk-reserve", "battle.sunk-yinyang")
def test_sunk_ships_go_to_the_reserve_and_pay_yin_yang_even_in_a_lost_raid():
    s = sea(2, {"hand": ["convoy-spain-1"]}, first=1)
    match = raid(s, "convoy-spain-1", {0: "captain"}, showing(0, [1, 2, 3], [], reds=[6]), sends=[3, 0])
    player = match.state.players[0]
    assert (player.fleet, player.reserve, player.yin_yang) == (4, 6, 3)
    assert told(match, RaidEnded)[0].won is False


@pytest.mark.rule("battle.win")
def test_all_merchants_sunk_means_loot():
    s = sea(2, {"hand": ["convoy-spain-1"]}, first=1)
    pile_loot(s, "rum", "rum")
    match = raid(s, "convoy-spain-1", {0: "captain"}, showing(0, [6, 1], [], reds=[5]), sends=[2, 0])
    (ended,) = told(match, RaidEnded)
    assert (ended.won, ended.survivors) == (True, [2, 0])
    assert asked(match) == (0, "KeepGoods")


@pytest.mark.rule("battle.lost")
@pytest.mark.parametrize("face", [6, 3])
def test_no_pirate_left_means_no_loot(face):
    s = sea(2, {"hand": ["convoy-spain-1"]}, first=1)
    match = raid(s, "convoy-spain-1", {0: "captain"}, showing(0, [face], [], reds=[6]), sends=[1, 0])
    assert match.state.players[0].yin_yang == 1
    assert len(match.state.loot) == 60
    assert told(match, RaidEnded)[0].won is False


@pytest.mark.rule("battle.survivors-return")
def test_survivors_are_home_before_the_loot_is_loaded():
    s = sea(2, {"hand": ["convoy-spain-1"], "fleet": 3})
    pile_loot(s, "rum", "coffee", "fruit")
    match = raid(s, "convoy-spain-1", {0: "captain"}, showing(0, [6, 6, 6], [], reds=[1]), sends=[3, 0])
    assert (match.state.players[0].fleet, match.state.players[0].sent) == (3, 0)
    assert match.question(0).most == 3
    say(match, (0, ["rum:1", "coffee:1", "fruit:1"]))
    assert match.state.players[0].empty() == 0


@pytest.mark.rule("battle.ruler")
def test_the_table_shows_the_measure_of_every_duel():
    s = sea(3, {"hand": ["convoy-spain-3"]})
    match = raid(s, "convoy-spain-3", {0: "captain"}, sends=[5, 5, 5])
    duels, dice = match.view(0).tray.duels, match.view(0).tray.dice
    assert len(duels) == len(told(match, Duel)) > 2
    for duel, event in zip(duels, told(match, Duel), strict=True):
        found = gap(dice[duel.red], dice[duel.ship])
        assert duel.gap == event.gap == found.length
        (ax, ay), (bx, by) = event.ruler
        assert abs(((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 - found.length * QUANTUM) < 2
