"""The movement step: range, adjacency, columns, other ships, tolls, the Gulf and Maracaibo."""

from itertools import pairwise

import pytest

from kaper.games.maracaibo.chart import CHARTS, GULF, MARACAIBO, START, course
from tests.games.maracaibo.tables import Lane


def ends(lane, seat=0):
    """Where a ship may go, as numbers."""
    return sorted(int(id[5:]) for id in lane.turn(seat).options())


def brute(layout, start, steps):
    """All spaces of later columns within so many steps, by a plain search over neighbours."""
    chart, found, front = CHARTS[layout], set(), {start}
    for _ in range(steps):
        front = {
            to for space in front if space not in (GULF, MARACAIBO) or space == start for to in chart.touching[space]
        }
        found |= front
    return sorted(space for space in found if chart.column[space] > chart.column[start])


@pytest.mark.rule("turn.structure", "move.range", "move.forward", "ruling.path-free")
@pytest.mark.parametrize("layout", ["A", "B", "C", "D"])
def test_a_move_ends_one_to_three_spaces_on_in_a_later_column(layout):
    for start in range(27):
        lane = Lane(layout=layout).at(0, start)
        found = brute(layout, start, 3)
        if len(found) == 1:
            continue  # the only move is made without asking
        play = lane.turn()
        assert sorted(int(id[5:]) for id in play.options()) == found
        assert play.asks == "Sail"
        assert play.refusal("pass") == "move.range"
        assert play.refusal("sail:30") == play.refusal("sail:x") == "move.range"  # there is no such space
        assert play.refusal(f"sail:{start}") == "move.forward"
        for far in set(range(27)) - set(found) - {start}:
            assert play.refusal(f"sail:{far}") in ("move.range", "move.forward")


@pytest.mark.rule("move.spaces", "move.adjacent", "ruling.adjacency")
def test_islands_and_gaps_are_no_way():
    lane = Lane()
    touching = CHARTS["A"].touching
    assert lane.place(4, 1) not in touching[lane.place(2, 1)]  # the island lies between
    assert lane.place(2, 1) not in touching[lane.place(1, 2)]  # a corner is no contact
    assert set(touching[lane.place(2, 2)]) == {lane.place(2, 1), lane.place(2, 3), lane.place(1, 2)}
    assert lane.place(4, 1) not in CHARTS["A"].reach[3][lane.place(2, 1)]
    assert lane.place(6, 3) not in touching[lane.place(4, 3)]
    for space, near in enumerate(touching):
        for other in near:
            if space < 27 and other < 27:
                assert space in touching[other]


@pytest.mark.rule("move.from-start")
def test_from_the_starting_zone_one_enters_the_first_column():
    found = ends(Lane())
    columns = {CHARTS["A"].column[place] for place in found}
    assert columns == {1, 2, 3}
    assert set(CHARTS["A"].touching[START]) == {0, 1, 2}
    assert all(START not in near for near in CHARTS["A"].touching)


@pytest.mark.rule("move.ships-ignore", "move.toll")
def test_ships_pass_and_share_a_card():
    lane = Lane(4).at(0, 4).purse(0, 5)
    for seat in (1, 2, 3):
        lane.at(seat, 5)
    lane.put(5, "compass")
    lane.put(7, "rum")
    passing = lane.turn().do("sail:7")
    assert passing[0].at == 7
    lane = Lane(4).at(0, 1).purse(0, 5)
    for seat in (1, 2, 3):
        lane.at(seat, 5)
    stopping = lane.turn().do("sail:5")
    assert [p.at for p in stopping.s.players] == [5, 5, 5, 5]
    assert [p.doubloons for p in stopping.s.players] == [7, 11, 11, 11]  # three in tolls, then five instead of the card


@pytest.mark.rule("move.toll", "ruling.toll-choice")
def test_the_toll_is_one_doubloon_to_each_and_not_a_choice():
    lane = Lane(3).at(0, 1).at(1, 5).at(2, 5).purse(0, 5)
    play = lane.turn().do("sail:5")
    assert [p.doubloons for p in play.s.players] == [8, 11, 11]  # two in tolls, then five instead of the card
    lane = Lane().at(0, 1).at(1, 5).purse(0, 2)
    play = lane.turn().do("sail:5")
    assert play[0].doubloons == 2 - 1 + 5
    assert [(event.to, event.purse, event.theirs) for event in play.told("toll-paid")] == [(1, 1, 11)]


@pytest.mark.rule("move.toll.short")
def test_with_too_little_money_the_mover_chooses_who_is_paid():
    lane = Lane(3).at(0, 1).at(1, 5).at(2, 5).purse(0, 1)
    play = lane.turn().do("sail:5")
    assert play.asks == "Toll"
    assert play.options() == ["pay:1", "pay:2"]
    play.do("pay:2")
    assert [p.doubloons for p in play.s.players] == [5, 10, 11]  # and five for the improvement that is too dear
    assert play[0].at == 5


@pytest.mark.rule("ruling.toll-timing", "ruling.improvement-forced", "improvement.take5")
def test_money_of_the_action_cannot_pay_the_toll():
    lane = Lane().at(0, 1).at(1, 5).purse(0, 0)
    play = lane.turn().do("sail:5")
    assert [p.doubloons for p in play.s.players] == [5, 10]
    assert play.told("toll-paid") == []


@pytest.mark.rule("move.toll.board", "ruling.skirmish-where")
def test_no_toll_and_no_fight_in_the_gulf():
    lane = Lane(skirmishes=True).at(0, 24).at(1, GULF)
    play = lane.turn()
    assert [p.doubloons for p in play.s.players] == [10, 10]
    assert play[0].at == GULF
    assert play.told("skirmished") == play.told("toll-paid") == []


@pytest.mark.rule("move.board-stop", "ruling.gulf-adjacent")
def test_the_gulf_stops_a_ship():
    assert MARACAIBO not in CHARTS["A"].reach[4][26]
    for layout, chart in CHARTS.items():
        for place in range(27):
            steps = next((n for n in range(1, 5) if GULF in chart.reach[n][place]), 9)
            assert (steps == 1) == (chart.column[place] == 9), (layout, place)
        assert chart.touching[GULF] == (MARACAIBO,)
    play = Lane().at(0, 22).turn()
    assert f"sail:{GULF}" in play.options()
    assert f"sail:{MARACAIBO}" not in play.options()


@pytest.mark.rule("move.gulf-to-maracaibo", "maracaibo.reward")
def test_from_the_gulf_the_way_leads_to_maracaibo():
    play = Lane().at(0, GULF).turn()
    assert play[0].at == MARACAIBO
    assert play[0].vp == 6
    assert play.asks == "Upgrade"


def test_a_course_touches_from_space_to_space():
    for start in range(27):
        for end in CHARTS["A"].reach[3][start]:
            path = course("A", start, end, 3)
            assert path[0] == start
            assert path[-1] == end
            for one, other in pairwise(path):
                assert other in CHARTS["A"].touching[one]


@pytest.mark.rule("galleon.c")
def test_the_harpy_sails_four_spaces_and_pays_four():
    plain, swift = ends(Lane().at(0, 7)), ends(Lane().at(0, 7).galleon(0, "harpy"))
    assert set(plain) < set(swift)
    assert swift == brute("A", 7, 4)
    lane = Lane().galleon(0, "harpy").purse(0, 1)
    assert lane.end()[0].doubloons == 5
