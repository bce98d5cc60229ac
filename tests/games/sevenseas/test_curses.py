"""The Shaman and the eight curses."""

from itertools import permutations

import pytest

from kaper.games.sevenseas.cards import KIND, SHAMAN
from kaper.games.sevenseas.curse_events import Cursed, TavernChest, WhirlpoolCaught
from kaper.games.sevenseas.events import PrivilegeGiven
from kaper.games.sevenseas.raid_events import LootDrawn, Thrown
from tests.games.sevenseas.tables import (
    asked,
    calling,
    goods,
    laid,
    names,
    options,
    pile_loot,
    refusal,
    say,
    sea,
    showing,
    told,
)


def cast(curse, mats, *throws, seats=None, caster=0, also=(1,), first=0, port="pirate-bay"):
    """Seat `caster` plays the curse; the seats of `also` chose the Shaman too, so that nobody has a privilege."""
    mats = [dict(mat) for mat in mats]
    mats[caster]["hand"] = [curse]
    s = sea(seats or len(mats), *mats, first=first, port=port)
    chosen = dict.fromkeys((caster, *also), "shaman")
    match = calling(s, chosen, *throws)
    while asked(match)[0] != caster:
        say(match, (asked(match)[0], "decline"))
    say(match, (caster, curse))
    return match


def alone(curse, mats, *throws, first=1, **more):
    """The same with the caster alone: the privilege works."""
    return cast(curse, mats, *throws, also=(), first=first, **more)


# the Shaman


@pytest.mark.rule("shaman.play-curse", "curse.idol")
def test_a_curse_strikes_everybody_the_caster_included():
    match = cast("idol", [{"fruit": 2}, {"fruit": 1, "rum": 1}, {"rum": 2}])
    assert names(match.state.right) == ["idol"]
    assert options(match, 0) == ["rum", "coffee", "fruit"]
    say(match, (0, "fruit"))
    assert [goods(p) for p in match.state.players] == [{"fruit": 1}, {"rum": 1}, {"rum": 2}]
    assert [p.chests for p in match.state.players] == [7, 7, 6]


def test_a_curse_to_be_played_cites_what_it_does():
    match = calling(sea(2, {"hand": ["whirlpool", "wages"]}), {0: "shaman"})
    assert {option.id: option.rule for option in match.question(0).options} == {
        "whirlpool": "curse.whirlpool",
        "wages": "curse.wages",
        "decline": "shaman.mistake",
    }


@pytest.mark.rule("shaman.mistake")
@pytest.mark.parametrize("hand", [["nassau"], ["idol"]])
def test_no_curse_is_a_skull(hand):
    match = calling(sea(2, {"hand": hand}), {0: "shaman"})
    say(match, (0, "decline"))
    assert match.state.players[0].skulls == 1
    assert match.state.players[1].chests == 7


@pytest.mark.rule("shaman.fleet-only", "guard.not-fleet")
def test_fleets_are_thrown_loaded_or_empty_but_not_guards_and_reserve():
    match = cast("kraken", [{"fleet": 0}, {"chests": 20, "fleet": 6, "guards": 2, "reserve": 2, "rum": 2}])
    (thrown,) = told(match, Thrown)
    assert [die.owner for die in thrown.dice] == [1] * 6


FIVE = ["kraken", "iceberg", "sirens", "mutiny", "whirlpool"]


@pytest.mark.rule("shaman.privilege")
@pytest.mark.parametrize("curse", FIVE)
@pytest.mark.parametrize(("first", "dice"), [(1, 5), (0, 2)])
def test_a_lone_shaman_keeps_ships_out_of_the_throw(curse, first, dice):
    match = alone(curse, [{"fleet": 8}, {"fleet": 4}, {"fleet": 0}], first=first)
    owners = [die.owner for die in told(match, Thrown)[0].dice]
    assert (owners.count(0), owners.count(1)) == (dice, 4)
    (given, *_) = told(match, PrivilegeGiven)
    assert (given.seat, given.character, given.amount, given.doubled) == (0, SHAMAN, 8 - dice, first == 0)


@pytest.mark.rule("shaman.privilege")
def test_two_shamans_spare_nothing_and_nothing_is_told_of_it():
    match = cast("kraken", [{"fleet": 3}, {"fleet": 2}], showing(0, [2, 2, 2], [2, 2], cause="kraken"))
    assert [given for given in told(match, PrivilegeGiven) if given.character == SHAMAN] == []


@pytest.mark.rule("shaman.privilege-none")
def test_the_privilege_does_nothing_against_idol_wages_and_tavern():
    match = alone("idol", [{}, {}, {}])
    say(match, (0, "rum"))
    assert match.state.players[0].chests == 6
    assert alone("wages", [{"chests": 22}, {}, {}]).state.players[0].chests == 18
    match = alone("tavern", [{}, {}, {}], showing(0, [], [], [], reds=[3, 3, 3], cause="tavern"))
    assert match.state.players[0].chests == 6


@pytest.mark.rule("shaman.privilege-auto")
def test_ships_are_spared_without_a_question_and_never_more_than_there_are():
    match = alone("kraken", [{"fleet": 2}, {"fleet": 4}, {"fleet": 1}])
    owners = [die.owner for die in told(match, Thrown)[0].dice]
    assert owners == [1, 1, 1, 1, 2]
    assert asked(match)[1] == "Activation", "the Cartographers are next"


# the four that throw fleets


@pytest.mark.rule("curse.kraken", "curse.iceberg", "curse.sirens", "curse.mutiny", "curse.loot-or-chest")
@pytest.mark.parametrize(
    ("curse", "port", "faces", "before", "after", "chests"),
    [
        ("kraken", "pirate-bay", [1, 1, 4], {"fruit": 1, "rum": 1}, {"rum": 1}, 6),
        ("kraken", "pirate-bay", [2, 3, 4, 5, 6], {"fruit": 1}, {"fruit": 1}, 7),
        ("kraken", "pirate-bay", [1, 1, 1], {"fruit": 2}, {}, 6),
        ("iceberg", "pirate-bay", [2, 5], {"coffee": 2}, {"coffee": 1}, 7),
        ("iceberg", "pirate-bay", [1, 3, 4, 5, 6], {"coffee": 2}, {"coffee": 2}, 7),
        ("sirens", "pirate-bay", [3, 3], {"fruit": 2}, {"fruit": 2}, 5),
        ("sirens", "pirate-bay", [1, 2, 4, 5, 6, 3], {"rum": 2}, {"rum": 1}, 7),
        ("mutiny", "pirate-bay", [4, 4, 4], {"rum": 2, "fruit": 1}, {"fruit": 1}, 6),
        ("mutiny", "havana", [4, 1], {"rum": 1, "coffee": 1}, {"rum": 1}, 7),
        ("mutiny", "nassau", [4, 1], {"rum": 1, "fruit": 1}, {"rum": 1}, 7),
    ],
)
def test_each_die_with_the_cursed_face_costs_a_good_or_a_chest(curse, port, faces, before, after, chests):
    mats = [{"fleet": 0}, {"fleet": len(faces), **before}]
    match = cast(curse, mats, showing(0, [], faces, cause=curse), port=port)
    player = match.state.players[1]
    assert (goods(player), player.chests) == (after, chests)
    assert [KIND[item] for item in match.state.loot_discard].count(3) == 0
    assert player.fleet == len(faces)


@pytest.mark.rule("curse.thrower")
@pytest.mark.parametrize("curse", [*FIVE, "tavern"])
def test_the_caster_throws(curse):
    match = cast(curse, [{}, {}, {}], caster=2, also=(0,))
    (thrown,) = told(match, Thrown)
    assert (thrown.seat, thrown.cause) == (2, curse)


@pytest.mark.rule("curse.simultaneous")
def test_cards_are_discarded_clockwise_from_the_caster():
    mats = [{"fruit": 1, "fleet": 1}, {"fruit": 1, "fleet": 1}, {"fruit": 1, "fleet": 1}]
    held = [sea(3, *mats).players[seat].hold for seat in range(3)]
    match = cast("kraken", mats, showing(1, [1], [1], [1], cause="kraken"), caster=1, also=(2,))
    assert match.state.loot_discard == held[1] + held[2] + held[0]


@pytest.mark.rule("curse.no-sinking")
@pytest.mark.parametrize("curse", FIVE)
def test_no_curse_sinks_a_ship(curse):
    for seed in range(5):
        mats = [{"rum": 3, "fleet": 6}, {"coffee": 2, "fleet": 5}, {"fruit": 1, "chests": 9 + seed}]
        match = cast(curse, mats)
        assert [p.fleet + p.guards for p in match.state.players] == [6, 5, 7]
        assert [p.reserve for p in match.state.players] == [4, 5, 3]


@pytest.mark.rule("curse.no-fleet")
@pytest.mark.parametrize("curse", FIVE)
def test_without_ships_there_is_no_throw_and_no_loss(curse):
    match = alone(curse, [{"fleet": 3}, {"fleet": 0}, {"fleet": 0}])
    assert told(match, Thrown) == []
    assert [p.chests for p in match.state.players] == [7, 7, 7]
    assert match.state.players[0].skulls == 0, "the action counts as carried out"


@pytest.mark.rule("curse.no-fleet")
def test_a_player_without_a_fleet_is_still_hit_by_idol_tavern_and_wages():
    match = cast("idol", [{}, {"fleet": 0}])
    say(match, (0, "rum"))
    assert match.state.players[1].chests == 6
    assert cast("wages", [{}, {"chests": 12, "fleet": 0}]).state.players[1].chests == 10
    match = cast("tavern", [{}, {"fleet": 0}], showing(0, [], [], reds=[6, 1], cause="tavern"))
    say(match, (0, "6-1"))
    assert match.state.players[1].skulls == 1
    match = cast("sirens", [{"fleet": 1}, {"fleet": 0}], showing(0, [3], [], cause="sirens"))
    assert [p.chests for p in match.state.players] == [6, 7]


# Whirlpool


def whirl(face, *ships, mats=None, **more):
    throw = laid(0, [(face, 14.0, 14.0)], *ships, cause="whirlpool")
    mats = mats or [{} for _ in ships]
    for mat, spots in zip(mats, ships, strict=True):
        mat["fleet"] = len(spots)
    return cast("whirlpool", mats, throw, **more)


@pytest.mark.rule("curse.sirens", "curse.loot-or-chest")
def test_everybody_pays_for_dice_of_their_own():
    throw = showing(0, [1, 1], [3], [3, 1, 3], cause="sirens")
    match = cast("sirens", [{"fleet": 2}, {"fleet": 1}, {"fleet": 3}], throw)
    assert [p.chests for p in match.state.players] == [7, 6, 5]


@pytest.mark.rule("curse.whirlpool", "curse.whirlpool-loss")
def test_the_red_die_says_how_many_of_the_nearest_ships_are_caught():
    ships = [(1, 20.0, 14.0)], [(1, 16.0, 14.0)], [(1, 14.0, 17.0)]
    match = whirl(2, *ships, mats=[{"talismans": 1}, {"talismans": 2, "yin_yang": 2}, {}])
    assert match.view(0).tray.caught == [2, 3]
    (caught,) = told(match, WhirlpoolCaught)
    assert (caught.value, caught.caught, caught.places) == (2, [0, 1, 1], [2, 3])
    assert [len(p.talismans) for p in match.state.players] == [1, 1, 0]
    assert [p.chests for p in match.state.players] == [7, 7, 6]
    assert match.state.players[1].yin_yang == 2, "the yin-yang stays"
    assert [KIND[item] for item in match.state.loot_discard] == [3]


@pytest.mark.rule("curse.whirlpool-per-player")
def test_a_caught_player_loses_one_however_many_ships():
    near = [(1, 16.0, 14.0), (1, 14.0, 16.0), (1, 12.0, 14.0)]
    match = whirl(4, near, [(1, 14.0, 10.0)], mats=[{"talismans": 3}, {"talismans": 3}])
    assert [len(p.talismans) for p in match.state.players] == [2, 2]


@pytest.mark.rule("curse.whirlpool-order")
def test_nearness_and_ties_are_those_of_battles():
    match = whirl(5, [(1, 20.0, 14.0)], [(1, 16.0, 14.0)], [(1, 2.0, 2.0)])
    assert sorted(match.view(0).tray.caught) == [1, 2, 3], "five asked, three there"
    assert [p.chests for p in match.state.players] == [6, 6, 6]
    match = whirl(1, [(1, 17.0, 14.0)], [(1, 11.0, 14.0)])
    assert [p.chests for p in match.state.players] == [6, 7], "midway: the thrower's ship"


# Tavern


def served(reds, answer, mats, **more):
    match = cast("tavern", mats, showing(0, *([] for _ in mats), reds=reds, cause="tavern"), **more)
    if asked(match)[1] == "AssignDice":
        say(match, (0, answer))
    return match


@pytest.mark.rule("curse.tavern")
def test_the_caster_hands_out_one_red_die_for_each_player():
    match = cast("tavern", [{}, {}, {}], showing(0, [], [], [], reds=[6, 1, 3], cause="tavern"))
    assert match.view(1).tavern == [6, 1, 3]
    assert options(match, 0) == sorted("-".join(p) for p in permutations("136"))
    assert refusal(match, 0, "6-6-6") == ("refusal-assign", "curse.tavern")
    say(match, (0, "3-6-1"))
    assert [p.chests for p in match.state.players] == [6, 7, 7]
    assert [p.yin_yang for p in match.state.players] == [0, 3, 0]
    assert [p.skulls for p in match.state.players] == [0, 0, 1]


def test_equal_dice_are_not_told_apart():
    match = cast("tavern", [{}, {}, {}], showing(0, [], [], [], reds=[6, 1, 6], cause="tavern"))
    assert options(match, 0) == ["1-6-6", "6-1-6", "6-6-1"]


@pytest.mark.rule("curse.tavern.1", "curse.tavern.values")
def test_tavern_1_is_a_skull():
    match = served([1, 4], "4-1", [{}, {}])
    player = match.state.players[1]
    assert (player.skulls, player.chests, player.yin_yang) == (1, 7, 0)


@pytest.mark.rule("curse.tavern.2", "curse.tavern.values")
def test_tavern_2_takes_a_good_that_its_owner_chooses():
    match = served([2, 4], "4-2", [{}, {"rum": 1, "coffee": 2}])
    assert asked(match) == (1, "LoseGood")
    assert options(match, 1) == ["rum", "coffee"]
    assert refusal(match, 1, "fruit") == ("refusal-not-aboard", "curse.tavern.2")
    say(match, (1, "coffee"))
    assert goods(match.state.players[1]) == {"rum": 1, "coffee": 1}
    assert match.state.players[1].chests == 7


@pytest.mark.rule("curse.tavern.no-goods")
def test_tavern_2_without_goods_takes_a_chest_for_the_missing_card():
    match = served([2, 4], "4-2", [{}, {}])
    assert match.state.players[1].chests == 6
    assert [event.rule() for event in told(match, TavernChest)] == ["curse.tavern.4"], "nobody got a 3"
    (lost,) = told(match, Cursed)
    assert (lost.seat, lost.cards, lost.chests, lost.rule()) == (1, 0, 1, "curse.loot-or-chest")


@pytest.mark.rule("curse.tavern.3", "curse.tavern.4", "curse.tavern.values")
def test_tavern_3_loses_and_4_gains_a_chest():
    match = served([3, 4], "4-3", [{"chests": 9}, {"rum": 1}])
    assert [p.chests for p in match.state.players] == [10, 6]
    assert match.state.players[0].guards == 1
    assert goods(match.state.players[1]) == {"rum": 1}


@pytest.mark.rule("curse.tavern.5", "curse.tavern.values", "curse.tavern.loot-kind")
@pytest.mark.parametrize("keep", [["coffee:1"], []])
def test_tavern_5_draws_the_top_of_the_loot(keep):
    s = sea(2, {"hand": ["tavern"]})
    pile_loot(s, "coffee")
    match = calling(s, {0: "shaman", 1: "shaman"}, showing(0, [], [], reds=[5, 4], cause="tavern"))
    say(match, (0, "tavern"), (0, "4-5"))
    assert asked(match) == (1, "KeepGoods")
    assert [event.rule() for event in told(match, LootDrawn)] == ["curse.tavern.5"]
    say(match, (1, keep))
    assert goods(match.state.players[1]) == ({"coffee": 1} if keep else {})
    assert len(match.state.loot_discard) == 1 - len(keep)


@pytest.mark.rule("curse.tavern.loot-kind", "loot.no-room")
def test_a_talisman_from_the_tavern_is_kept_and_a_good_without_room_is_not():
    s = sea(2, {"hand": ["tavern"]}, {"fleet": 1, "rum": 1})
    pile_loot(s, "talisman", "coffee")
    throw = showing(0, [], [], reds=[5, 5], cause="tavern")
    match = calling(s, {0: "shaman", 1: "shaman"}, throw)
    say(match, (0, "tavern"))
    assert (len(match.state.players[0].talismans), match.state.players[0].yin_yang) == (1, 1)
    assert goods(match.state.players[1]) == {"rum": 1}
    assert [KIND[item] for item in match.state.loot_discard] == [1]


@pytest.mark.rule("curse.tavern.6", "curse.tavern.values")
def test_tavern_6_gives_three_yin_yang():
    match = served([6, 4], "4-6", [{}, {}])
    player = match.state.players[1]
    assert (player.yin_yang, player.chests, player.skulls) == (3, 7, 0)


@pytest.mark.rule("curse.tavern.order")
def test_the_tavern_serves_clockwise_from_the_caster():
    s = sea(3, {}, {}, {"hand": ["tavern"]})
    pile_loot(s, "talisman", "talisman", "talisman")
    match = calling(s, {2: "shaman", 0: "shaman"}, showing(2, [], [], [], reds=[5, 5, 5], cause="tavern"))
    say(match, (0, "decline"), (2, "tavern"))
    assert [event.seat for event in told(match, LootDrawn)] == [2, 0, 1]


# Idol, Wages


@pytest.mark.rule("curse.idol", "shaman.play-curse")
def test_the_idol_takes_a_card_or_a_chest_from_each():
    match = cast("idol", [{}, {"coffee": 3}])
    say(match, (0, "coffee"))
    assert goods(match.state.players[1]) == {"coffee": 2}
    assert [p.chests for p in match.state.players] == [6, 7]


@pytest.mark.rule("curse.wages", "curse.wages-snapshot")
@pytest.mark.parametrize(("chests", "left", "guards"), [(22, 18, 1), (30, 24, 2), (9, 9, 0), (10, 8, 0), (41, 33, 3)])
def test_every_guard_is_paid_two_chests_counted_once(chests, left, guards):
    match = cast("wages", [{"chests": chests}, {"chests": chests}])
    for player in match.state.players:
        assert (player.chests, player.guards) == (left, guards)
        assert player.fleet + player.guards == 7


@pytest.mark.rule("chest.floor")
def test_nobody_has_less_than_no_chests():
    match = cast("sirens", [{"fleet": 0}, {"fleet": 3, "chests": 1}], showing(0, [], [3, 3, 3], cause="sirens"))
    player = match.state.players[1]
    assert (player.chests, player.skulls) == (0, 0)
