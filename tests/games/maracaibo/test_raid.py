"""Raids: dice, re-rolls, strength, raid actions, pools; treasures and where they go."""

import pytest

from kaper.core.words import Refused
from kaper.games.maracaibo.chart import GULF
from tests.games.maracaibo.tables import Lane, galleon, item


def raid(lane=None, *dice, keep=None):
    """A raid with these dice; `keep` chooses one."""
    play = (lane or Lane()).do("now:raid", dice=dice).do("raid")
    return play.do(keep) if keep else play


@pytest.mark.rule("component.dice", "raid.roll", "raid.choose-die", "ruling.reroll-final")
def test_three_dice_one_reroll_of_all():
    play = raid(None, [3, 6, 2], [1, 2, 4])
    assert play.s.dice == [3, 6, 2]
    assert play.options() == ["gold", "emerald", "pearl", "reroll"]
    assert isinstance(play.m.act(0, "reroll:gold"), Refused)
    play.do("reroll")
    assert play.s.dice == [1, 2, 4]
    assert play.options() == ["gold", "emerald", "pearl"]
    assert [(event.dice, event.rerolls) for event in play.told("raid-rolled")] == [([3, 6, 2], 1), ([1, 2, 4], 0)]
    play.do("emerald")
    assert play.told("raid-chosen")[0].strength == 2
    assert play.dice_left() == 0
    for kind, face in (("gold", 3), ("emerald", 6), ("pearl", 2)):
        event = raid(None, [3, 6, 2], keep=kind).told("raid-chosen")[0]
        assert event.strength == face


@pytest.mark.rule("raid.colour", "raid.action.treasure", "treasure.take", "treasure.store")
@pytest.mark.parametrize(("kind", "number"), [("gold", 0), ("emerald", 1), ("pearl", 2)])
def test_treasures_are_of_the_kind_of_the_die(kind, number):
    play = raid(None, [5, 5, 5], keep=kind).do("spend:treasure")
    assert play.options() == ["bonus", "store"]  # what was paid for is taken
    play.do("store")
    assert play[0].stored[number] == 1
    assert sum(play[0].stored) == 1
    assert sum(play[0].buried) == 0
    assert play.s.cubes[number] == 3


@pytest.mark.rule("raid.bonus", "effect.raid-plus", "effect.die-plus", "ruling.die-bonus-before-choice")
def test_bonuses_raise_the_strength():
    lane = Lane().own(0, "cutlass", "gold-seeker").slots(0, "s1d")
    play = raid(lane, [6, 4, 1])
    options = {
        option.id: option.text.args["strength"] for option in play.m.question(0).options if option.id != "reroll"
    }
    assert options == {"gold": 10, "emerald": 6, "pearl": 3}
    assert play.do("emerald").told("raid-chosen")[0].strength == 6
    fixed = Lane().own(0, "cannons", "gold-seeker").do("now:raid_fixed(5)").do("gold")
    assert fixed.told("raid-chosen")[0].strength == 7  # the die bonus does not count


@pytest.mark.rule("raid.spend", "raid.action.vp", "raid.action.money", "ruling.raid-zero")
def test_each_action_once():
    lane = Lane().own(0, "heavy-cannons")
    play = raid(lane, [6, 1, 1], keep="gold")  # strength 9
    play.do("spend:vp")
    assert play[0].vp == 1
    assert "spend:vp" not in play.options()
    play.do("spend:doubloons")
    assert play[0].doubloons == 13
    assert "spend:doubloons" not in play.options()
    play.do("done")
    assert play.asked == 1
    assert play[0].stored == [0, 0, 0]  # six unspent, none the worse


@pytest.mark.rule("raid.spend", "raid.action.treasure")
def test_what_leaves_too_little_for_something_dearer_says_so():
    def short(face):
        play = raid(None, [face, 1, 1], keep="gold")
        return {option.id: option.text.args.get("short") for option in play.m.question(0).options}

    assert short(5) == {"spend:vp": 1, "spend:doubloons": 1, "spend:treasure": 0, "done": None}
    assert short(6) == {"spend:vp": 0, "spend:doubloons": 1, "spend:treasure": 0, "done": None}
    assert short(4) == {"spend:vp": 0, "spend:doubloons": 0, "done": None}


@pytest.mark.rule("raid.leftover")
def test_strength_left_is_lost_at_the_end_of_the_turn():
    play = raid(None, [4, 1, 1], keep="gold").do("done")
    assert play.asked == 1
    assert play.s.pools == []
    assert play.s.used == 0


@pytest.mark.rule("raid.more-actions", "effect.raid3-treasure")
def test_three_strength_for_a_treasure_beside_the_five():
    lane = Lane().slots(0, "s1f", "s1a", "s2a").own(0, "cannons")
    play = raid(lane, [1, 6, 1], keep="emerald").do("spend:treasure", "store", "spend:s2a", "store")
    assert play[0].stored == [0, 2, 0]


@pytest.mark.rule("effect.raid2-vp", "effect.raid4-cube")
def test_raid_actions_of_the_ship_board():
    lane = Lane().slots(0, "s3a", "s4a")
    play = raid(lane, [6, 1, 1], keep="gold").do("spend:s3a", "spend:s4a", "pearl")
    assert play[0].vp == 6
    assert play.s.cubes == [4, 4, 5]
    two = raid(Lane().slots(0, "s3a"), [2, 1, 1], keep="gold").do("spend:s3a")
    assert two[0].vp == 3


@pytest.mark.rule("effect.raid4-cube", "ruling.optional-default")
def test_the_cube_beside_the_points_of_a_raid_action_may_be_declined():
    play = raid(Lane().slots(0, "s4a"), [5, 1, 1], keep="gold").do("spend:s4a")
    assert play.options() == ["gold", "emerald", "pearl", "pass"]
    play.do("pass")
    assert (play[0].vp, play.s.cubes) == (3, [4, 4, 4])
    assert play.options() == ["spend:vp", "done"]  # the raid goes on


@pytest.mark.rule("galleon.a", "galleon.h", "galleon.k", "ruling.raid-no-use")
def test_raid_actions_of_galleons():
    mermaid = raid(Lane().galleon(0, "mermaid"), [4, 1, 1], keep="gold").do("spend:mermaid", "spend:doubloons")
    assert (mermaid[0].vp, mermaid[0].doubloons) == (2, 15)
    kraken = raid(Lane().galleon(0, "kraken"), [3, 1, 1], keep="gold").do("spend:kraken")
    assert kraken[0].doubloons == 16
    lane = Lane().galleon(0, "skull").own(0, "cutlass")
    skull = raid(lane, [6, 1, 1], keep="gold")
    assert "spend:skull" not in skull.options()  # nothing to bury yet
    skull.do("spend:treasure", "store", "spend:skull", "gold:4")
    assert skull[0].buried == [1, 0, 0]


@pytest.mark.rule("galleon.e", "ruling.raid-colour-reroll")
def test_the_lion_rolls_twice_more_and_is_stronger():
    lane = Lane().galleon(0, "lion")
    play = raid(lane, [1, 1, 1], [2, 2, 2], [3, 3, 3]).do("reroll", "reroll")
    assert "reroll" not in play.options()
    assert play.do("gold").told("raid-chosen")[0].strength == 5
    one = Lane().do("now:raid_colour(gold;4)", dice=[[1], [2]]).do("raid_colour:gold:4")
    assert one.options() == ["gold", "reroll"]
    one.do("reroll")
    assert one.told("raid-chosen")[0].strength == 6
    lion = Lane().galleon(0, "lion").do("now:raid_colour(gold;4)", dice=[[1], [1], [1]])
    lion.do("raid_colour:gold:4", "reroll", "reroll")
    assert lion.told("raid-chosen")[0].strength == 7


@pytest.mark.rule("effect.raid-colour")
def test_a_raid_with_one_die_counts_its_bonuses():
    plain = Lane().do("now:raid_colour(gold;4)", dice=[[2]]).do("raid_colour:gold:4", "gold")
    assert plain.told("raid-chosen")[0].strength == 6
    lane = Lane().own(0, "gold-seeker", "cutlass")
    assert (
        lane.do("now:raid_colour(gold;4)", dice=[[2]]).do("raid_colour:gold:4", "gold").told("raid-chosen")[0].strength
        == 9
    )
    other = Lane().own(0, "pearl-diver").do("now:raid_colour(gold;4)", dice=[[2]])
    assert other.do("raid_colour:gold:4", "gold").told("raid-chosen")[0].strength == 6


@pytest.mark.rule("effect.raid-fixed", "ruling.raid-fixed-kind")
def test_a_raid_without_dice():
    lane = Lane().put(5, "musket").own(0, "cutlass", "pearl-diver")
    play = lane.visit(5, dice=[]).do("buy")
    assert play.asks == "RaidKind"
    play.do("pearl")
    assert play.told("raid-rolled") == []
    assert play.told("raid-chosen")[0].strength == 6
    play.do("spend:treasure", "bonus")
    assert play[0].stored == [0, 0, 1]


@pytest.mark.rule("ruling.raid-once-per-turn", "ruling.raid-pool")
def test_two_raids_in_a_turn_keep_their_own_strength():
    lane = Lane()
    play = lane.do("now:raid;now:raid_fixed(7)", dice=[[6, 1, 1]])
    play.do("raid", "gold", "spend:treasure", "store", "done")
    assert play.asks == "RaidKind"
    play.do("pearl")
    assert play.options() == ["spend:vp", "spend:vp:1", "spend:doubloons:1", "done"]
    play.do("spend:vp:1")
    assert play.s.pools == [0 | 1 << 2, 2 | 6 << 2]
    assert "spend:treasure:1" not in play.options()


@pytest.mark.rule("ruling.raid-pool", "upgrade.effects")
def test_leftover_strength_serves_an_action_gained_later():
    lane = Lane().slots(0, "s1f", "s1a")
    play = lane.do("now:raid;now:upgrade", dice=[[1, 3, 1]])
    play.do("raid", "emerald", "done")
    play.do("s2a")
    assert play.options() == ["spend:vp", "spend:doubloons", "spend:s2a", "done"]
    play.do("spend:s2a", "store")
    assert play[0].stored == [0, 1, 0]
    assert play.asked == 1
    before = Lane().visit("grenada", dice=[[1, 1, 4]]).do("s1d", "raid", "pearl")
    assert before.told("raid-chosen")[0].strength == 5  # the upgrade of the same visit helps


def left_over(lane, *dice):
    """A raid in the Gulf whose strength is kept while a ruby is sold for an upgrade."""
    lane[0].rubies = 1
    return lane.visit(GULF, dice=dice).do("done", "raid_plus_once:2", "gold", "done", "ruby_sell", "ruby:3")


@pytest.mark.rule("ruling.raid-pool", "ruling.effect-order", "ruling.upgrade-empty")
def test_leftover_strength_is_spent_before_what_waits_for_it():
    play = left_over(Lane(rubies=True).upgrades(0, 6), [5, 1, 1])
    assert play.asks == "Upgrade"  # to which strength left makes no difference
    play.do("s3f")  # two shovels and no treasure yet
    assert play.options() == ["spend:vp", "spend:doubloons", "spend:treasure", "done"]
    play.do("spend:treasure", "store")
    assert play.options() == ["bury", "spend:vp", "spend:doubloons", "done"]
    play.do("bury", "gold:4")
    assert play[0].buried == [1, 0, 0]
    galleons = left_over(Lane(rubies=True).market("lion", "hawk").purse(0, 0), [1, 1, 1]).do("s1a")
    galleons.do("spend:doubloons", "galleon:3", galleon("hawk"))
    assert galleons.asks == "ChooseKind"
    galleons.do("pearl", "store", "store", "store")
    assert (galleons[0].doubloons, galleons[0].stored) == (0, [0, 0, 3])
    given_up = left_over(Lane(rubies=True).upgrades(0, 6), [5, 1, 1]).do("s3f", "done")
    assert given_up.options() == ["spend:vp", "spend:doubloons", "spend:treasure", "done"]
    assert given_up.do("spend:treasure", "store").options() == ["spend:vp", "spend:doubloons", "done"]  # no shovel left


@pytest.mark.rule("ruling.raid-pool", "raid.leftover")
def test_who_has_stopped_spending_is_asked_again_only_when_something_was_done():
    play = Lane().stored(0, gold=1).do("now:raid;now:bury", dice=[[4, 1, 1]]).do("raid", "gold", "done")
    assert play.asks == "Bury"
    assert play.options()[-1] == "pass"
    play.do("gold:4")
    assert play.options() == ["spend:vp", "spend:doubloons", "done"]
    assert play.do("done").asked == 1  # and now the turn ends


@pytest.mark.rule("ruling.raid-pool", "galleon.k")
def test_shovels_gained_while_spending_wait_for_the_treasure_of_this_raid():
    lane = Lane().galleon(0, "skull").own(0, "heavy-cannons").stored(0, gold=1).upgrades(0, 6)
    play = raid(lane, [6, 1, 1], keep="gold").do("spend:skull", "gold:3")
    assert play.asks == "Upgrade"  # to which strength makes no difference
    play.do("s3f")
    assert play.options() == ["spend:vp", "spend:doubloons", "spend:treasure", "done"]
    play.do("spend:treasure", "store", "bury", "gold:4")
    assert play[0].buried == [2, 0, 0]
    assert play.options() == ["spend:vp", "spend:doubloons", "done"]


@pytest.mark.rule("ruling.effect-order", "ruling.explore-swap-min")
def test_nothing_comes_between_a_trade_and_the_exploration():
    both = Lane().own(0, "scout").do("now:raid;now:explore(4)", dice=[[3, 1, 1]]).do("raid", "gold", "done")
    both.do("swap:scout")
    assert both.asks == "Explore"  # though strength is left
    assert "pass" not in both.options()
    both.do("to:A1")
    assert both.options() == ["spend:vp", "spend:doubloons", "done"]


# treasures


@pytest.mark.rule("treasure.empty-island", "treasure.counts")
def test_an_empty_island_still_gives_a_treasure():
    play = Lane().cubes(0, 4, 4).stored(0, gold=2).buried(0, gold=1).do("now:treasure(gold)").do("store")
    assert play.s.cubes == [0, 4, 4]
    assert play[0].stored[0] == 3
    assert play.m.view(0).captains[0].lines["gold"] == 8  # four at 2 points


@pytest.mark.rule("treasure.bonus-space", "card.emerald-storage", "ruling.storage-bonus-reuse", "ruling.storage-move")
def test_the_bonus_space_pays_whenever_it_is_free():
    play = Lane().do("now:treasure(emerald);now:treasure(emerald)").do("bonus")
    assert play[0].vp == 2
    assert play.options() == ["store", "pass"]
    play.do("store")
    assert play[0].vp == 2
    lane = Lane().stored(0, "emerald", emerald=2)
    again = lane.do("now:bury;now:treasure(emerald)").do("bury", "emerald+:4", "bonus")
    assert again[0].vp == 2
    assert again[0].stored == [0, 2, 0]
    freed = Lane().stored(0, "emerald", emerald=2).do("now:bury").do("emerald+:4")
    assert freed[0].vp == 0  # the cube already stored stays where it is
    assert freed[0].bonus == 0
    for kind, vp, coins in (("gold", 0, 3), ("pearl", 1, 2)):
        other = Lane().do(f"now:treasure({kind})").do("bonus")
        assert (other[0].vp, other[0].doubloons) == (vp, 10 + coins)


@pytest.mark.rule("galleon.i", "ruling.treasure-order", "galleon.effects", "galleon.acquire")
def test_the_hawk_brings_three_treasures_one_by_one():
    lane = Lane().market("hawk", "lion").cubes(4, 4, 2).purse(0, 3)
    play = lane.do("now:galleon(3)").do(galleon("hawk"))
    assert play[0].doubloons == 0
    assert play.s.galleons == [item("lion")]
    play.do(
        "pearl",
        "bonus",
    )
    assert play[0].stored == [0, 0, 3]  # once the bonus space is taken nothing is to be asked
    assert play.s.cubes == [4, 4, 0]
    emeralds = Lane().market("hawk").do("now:galleon(3)").do(galleon("hawk"), "emerald", "store", "bonus")
    assert emeralds[0].vp == 2


@pytest.mark.rule("effect.gain-treasure", "ruling.optional-default")
def test_a_treasure_shown_may_be_declined():
    play = Lane().do("now:treasure(gold)").do("store")
    assert (play[0].stored, play.s.cubes) == ([1, 0, 0], [3, 4, 4])
    declined = Lane().do("now:treasure(gold)").do("pass")
    assert (declined[0].stored, declined.s.cubes) == ([0, 0, 0], [4, 4, 4])
    choice = Lane().do("now:treasure(any)").do("pearl", "store")
    assert choice[0].stored == [0, 0, 1]


@pytest.mark.rule("effect.cube", "effect.cubes2", "location.value.stack")
def test_cubes_on_islands():
    assert Lane().do("now:cube_any(1)").do("emerald").s.cubes == [4, 5, 4]
    two = Lane().do("now:cubes_same(2)")
    assert two.options() == ["gold", "emerald", "pearl", "pass"]
    assert two.do("gold").s.cubes == [6, 4, 4]
    tile = Lane().value("curacao", "emerald").cubes(1, 11, 0).visit("curacao")
    assert tile.s.cubes == [1, 12, 0]
