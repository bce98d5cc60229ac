"""Rounds, income, the longer third round, and who plays when."""

import pytest

from kaper.games.maracaibo.chart import GULF, MARACAIBO, START
from tests.games.maracaibo.tables import Lane


def arriving(seats, seat, round=1, **options):
    """A seat is about to sail from the Gulf to Maracaibo."""
    lane = Lane(seats, **options).at(seat, GULF)
    lane.s.round = round
    return lane


@pytest.mark.rule("round.end.trigger", "round.next", "round.next-player", "ruling.round-start-board")
def test_the_round_ends_with_the_turn_in_maracaibo():
    lane = arriving(4, 2).at(0, 7).at(1, 12).at(3, 20).explorer(1, "A3").cubes(3, 5, 4).tile(1, 1, "aruba")
    cards = lane.s.sea[:]
    play = lane.turn(2).do("pass")
    assert play.s.round == 2
    assert play.asked == 3  # to the left of the one who ended the round
    assert [p.at for p in play.s.players] == [START] * 4
    assert play[1].explorer == lane[1].explorer
    assert (play.s.cubes, play.s.sea) == ([3, 5, 4], cards)
    assert play[1].tiles[0] == lane.where("aruba")
    tags = play.tags()
    assert tags.index("income-taken") < tags.index("round-ended") < tags.index("round-began")


@pytest.mark.rule("round.end.third", "ruling.end-others-arrive")
def test_the_third_round_goes_on_to_the_marked_player():
    lane = arriving(4, 1, round=3).at(2, GULF).at(3, 20)
    play = lane.turn(1).do("pass")
    assert play.asked == 2
    assert play[1].vp == 6
    assert play.m.view(0).last
    play.do("pass")
    assert play[2].vp == 6  # a second arrival is rewarded as well
    assert play.asked == 3
    while not play.m.over:
        assert play.asked == 3
        play.do(play.options()[-1])
    assert play.s.over


@pytest.mark.rule("ruling.end-marked-arrives", "round.three")
def test_the_marked_player_ends_the_game_at_once():
    play = arriving(3, 2, round=3).turn(2).do("pass")
    assert play.m.over
    early = arriving(3, 2, round=2).turn(2).do("pass")
    assert not early.m.over
    assert early.s.round == 3


@pytest.mark.rule("ruling.end-equal-turns", "end.timing")
def test_turns_go_on_over_the_end_of_a_round():
    lane = arriving(3, 1, round=2)
    lane.s.first = 2  # seat 1 is the marked one
    lane[2].turns = lane[0].turns = 8
    lane[1].turns = 7
    play = lane.turn(1).do("pass")
    assert play.asked == 2
    assert [p.turns for p in play.s.players] == [8, 8, 9]


@pytest.mark.rule("income.doubloons", "income.vp", "ruling.income-snapshot")
def test_income_at_the_end_of_a_round():
    lane = arriving(2, 0).own(1, "tobacco", "rum", "captains-cabin").purse(1, 1)
    play = lane.turn(0).do("pass")
    assert (play[1].doubloons, play[1].vp) == (6, 2)
    assert (play[0].doubloons, play[0].vp) == (10, 6)
    event = next(event for event in play.told("income-taken") if event.seat == 1)
    assert (event.doubloons, event.vp, event.purse, event.total) == (5, 2, 6, 2)
    late = Lane().put(26, "tobacco").at(0, GULF).own(0, "cook").purse(0, 0)
    assert late.turn(0).do("pass")[0].doubloons == 1


@pytest.mark.rule("income.third", "score.doubloons")
def test_the_third_income_comes_before_the_scoring():
    play = Lane().own(0, "tobacco", "rum").purse(0, 4).end()
    assert play[0].doubloons == 9
    assert play.m.view(0).captains[0].lines["doubloons"] == 1


@pytest.mark.rule("effect.vp-income", "effect.doubloon-income")
def test_the_black_flag_pays_income_now():
    lane = Lane().put(5, "black-flag").own(0, "tobacco", "fiddler").purse(0, 20)
    play = lane.visit(5).do("buy")
    assert (play[0].doubloons, play[0].vp) == (20 - 6 + 3, 3)


@pytest.mark.rule("maracaibo.reward", "round.end.trigger")
def test_maracaibo_in_the_first_round_gives_nobody_another_turn():
    play = arriving(2, 0).turn(0)
    assert play[0].at == MARACAIBO
    play.do("s1f")
    assert play.s.round == 2
    assert play.asked == 1
    assert play[1].turns == 1  # only that of the new round
