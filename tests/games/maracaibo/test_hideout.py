"""Burying treasures: which, where, what it brings, and Poseidon's spaces."""

import pytest

from tests.games.maracaibo.tables import Lane, pending


@pytest.mark.rule("bury.action", "effect.bury", "bury.bonus")
def test_a_shovel_moves_a_cube_below_the_line():
    play = Lane().stored(0, pearl=1).do("now:bury").do("pearl:5")
    assert (play[0].stored, play[0].buried) == ([0, 0, 0], [0, 0, 1])
    assert (play[0].vp, play[0].doubloons) == (0, 10)  # a blank space gives nothing
    declined = Lane().stored(0, pearl=1).do("now:bury").do("pass")
    assert declined[0].buried == [0, 0, 0]


@pytest.mark.rule("bury.bonus", "card.emerald-burial")
@pytest.mark.parametrize(
    ("answer", "vp", "doubloons", "cubes"),
    [
        ("gold:1", 0, 13, [4, 4, 4]),
        ("gold:2", 0, 10, [5, 4, 4]),
        ("emerald:1", 0, 10, [4, 5, 4]),
        ("emerald:2", 3, 10, [4, 4, 4]),
        ("pearl:1", 0, 10, [4, 4, 5]),
        ("pearl:3", 0, 14, [4, 4, 4]),
    ],
)
def test_every_burial_space_gives_its_bonus(answer, vp, doubloons, cubes):
    play = Lane().stored(0, gold=1, emerald=1, pearl=1).do("now:bury").do(answer)
    if play.asked == 0:
        play.do(play.options()[0])
    assert (play[0].vp, play[0].doubloons, play.s.cubes) == (vp, doubloons, cubes)


@pytest.mark.rule("bury.bonus", "ruling.effect-order")
def test_a_bonus_is_finished_before_the_next_shovel():
    play = Lane().stored(0, gold=2).do("now:bury;now:bury").do("gold:3")
    assert play.asks == "Upgrade"
    assert pending(play.s) == [["bury"]]
    play.do("s1e")
    assert play.asks == "Bury"
    quest = Lane().stored(0, pearl=1).do("now:bury").do("pearl:2")
    assert quest.asks == "TakeQuest"


@pytest.mark.rule("bury.full", "ruling.bury-none")
def test_a_kind_with_five_buried_is_full():
    lane = Lane().stored(0, gold=1).buried(0, gold=5)
    assert lane.do("now:bury").asked == 1  # nothing can be buried
    nothing = Lane().do("now:bury")
    assert nothing.asked == 1
    both = Lane().stored(0, gold=1, pearl=1).buried(0, gold=5).do("now:bury")
    assert {id.split(":")[0] for id in both.options()} == {"pearl", "pass"}


@pytest.mark.rule("bury.mixed")
def test_two_shovels_may_take_different_kinds():
    play = Lane().stored(0, gold=1, pearl=1).do("now:bury;now:bury").do("gold:4", "pearl:4")
    assert play[0].buried == [1, 0, 1]


@pytest.mark.rule("bury.still-owned", "quest.kind.treasure-kind", "residence.card.gold")
def test_buried_treasures_are_still_owned():
    lane = Lane().stored(0, gold=3).buried(0, gold=2).build(0, "mint").quests(0, "q01")
    lines = lane.end().m.view(0).captains[0].lines
    assert lines["gold"] == 15
    assert lines["residences"] == 20
    assert lines["quests"] == 7


@pytest.mark.rule("ruling.bury-which", "ruling.storage-bonus-reuse")
def test_the_cube_of_the_bonus_space_is_a_choice_of_its_own():
    play = Lane().stored(0, "gold", gold=2).do("now:bury")
    assert {"gold:1", "gold+:1", "gold:5", "gold+:5"} <= set(play.options())
    plain = Lane().stored(0, "gold", gold=2).do("now:bury").do("gold:4")
    assert plain[0].bonus == 1
    assert plain[0].stored == [1, 0, 0]
    only = Lane().stored(0, "gold", gold=1).do("now:bury")
    assert "gold:1" not in only.options()
    assert only.do("gold+:1")[0].bonus == 0


@pytest.mark.rule("galleon.g", "ruling.poseidon")
def test_poseidon_takes_any_kind_on_four_spaces():
    lane = Lane().galleon(0, "poseidon").stored(0, gold=1).buried(0, gold=5)
    play = lane.do("now:bury")
    assert play.options() == ["gold:P1", "gold:P2", "gold:P3", "gold:P4", "pass"]
    play.do("gold:P2")
    assert play[0].vp == 4
    assert play[0].buried == [6, 0, 0]
    view = play.m.view(1).captains[0]
    assert [hole.kind for hole in view.deep] == [None, "gold", None, None]
    assert view.lines["buried"] == 12
    again = Lane().galleon(0, "poseidon").stored(0, pearl=4).do("now:bury;now:bury;now:bury;now:bury")
    again.do("pearl:P1", "pearl:P3", "s1d", "pearl:P4", "emerald", "store")
    assert again[0].doubloons == 15
    assert again[0].upgrades == 1
    assert again[0].stored == [0, 1, 1]
    assert "pearl:P1" not in again.options()


@pytest.mark.rule("ruling.nothing-unburies")
def test_what_is_buried_stays():
    play = Lane().stored(0, gold=2, pearl=1).buried(0, emerald=2).do("now:bury;now:treasure(gold);now:quest")
    before = [play[0].stored[kind] + play[0].buried[kind] for kind in range(3)]
    while play.asked == 0:
        play.do(play.options()[0])
        now = [play[0].stored[kind] + play[0].buried[kind] for kind in range(3)]
        assert all(new >= old for new, old in zip(now, before, strict=True))
        assert play[0].buried[1] == 2
        before = now
