"""Phase 4: who plunders, and what they get."""

import pytest

from kaper.games.cove.events import FameChanged, Plundered
from tests.games.cove.tables import A, B, Board, C, D


@pytest.mark.rule("plunder.who")
def test_captains_plunder_westward_and_only_at_outer_islands():
    play = Board().ship(A, at=5).ship(B, at=2).ship(C, at=6).ship(D, at=7).plunder()
    assert play.asked == {B: "Plunder"}
    play.do(B, "plunder")
    assert play.asked == {A: "Plunder"}
    play.do(A, "plunder")
    assert play.s.phase == 5  # C at Treasure Island and D in the Cove plunder nothing
    assert [event.island for event in play.told(Plundered)] == [2, 5]


@pytest.mark.rule("plunder.gain", "score.at-once")
def test_the_captain_gets_what_the_card_states():
    board = Board().ship(A, at=3, gold=1).treasure(3, 2, 2, 2, 1).deck("map")
    play = board.plunder().do(A, "plunder")
    assert (play.s.fame[A], play.s.gold[A], play.s.chests[A], play.hand(A)) == (2, 3, 2, ["map"])
    assert play.match.view(B).ships[A].fame == 2  # marked at once
    assert play.told(FameChanged)[0].cause == "plunder"


@pytest.mark.rule("plunder.voluntary", "phase6.discard")
def test_all_or_nothing():
    board = Board().ship(A, at=3, gold=1).treasure(3, 2, 2, 2, 1)
    card = board.state.face_up[2][0]
    play = board.plunder()
    assert play.options(A) == ["plunder", "leave"]
    play.do(A, "leave")
    assert (play.s.fame[A], play.s.gold[A], play.s.chests[A], play.hand(A)) == (0, 1, 0, [])
    assert play.s.face_up[2] == [card]
    play.do(A, "end")
    for seat in (B, C, D):
        play.do(seat, "gold").do(seat, "end")
    assert card in play.s.treasure_gone
    assert [len(stack) for stack in play.s.stacks] == [12 - 3] * 5


@pytest.mark.rule("plunder.shortage")
def test_an_exhausted_supply_gives_nothing():
    board = Board().ship(D, chests=50).ship(A, at=3, gold=1).treasure(3, 2, 2, 3, 0)
    play = board.plunder().do(A, "plunder")
    assert (play.s.fame[A], play.s.gold[A], play.s.chests[A]) == (2, 3, 0)
    board = Board().ship(D, gold=105).ship(A, at=3, gold=1).treasure(3, 2, 2, 3, 0)
    play = board.plunder().do(A, "plunder")
    assert (play.s.gold[A], play.s.supply_gold) == (1, 0)


@pytest.mark.rule("plunder.shortage.partial")
def test_what_is_left_goes_to_the_first():
    board = Board().ship(D, chests=48).ship(A, at=2).ship(B, at=3).treasure(2, 0, 5, 5, 0).treasure(3, 1, 5, 3, 0)
    play = board.plunder().do(A, "plunder").do(B, "plunder")
    assert (play.s.chests[A], play.s.chests[B]) == (2, 0)
    assert play.s.fame[B] == 1  # fame is never short


@pytest.mark.rule("plunder.npc")
def test_pirates_do_not_plunder():
    board = Board().ship(A, hull=2)
    card = board.state.face_up[0][0]
    play = board.battle(1, A, dice=[[6, 1, 1, 1, 1, 1]]).settle()
    assert play.s.place[A] == 7
    assert play.s.face_up[0] == [card]
    play.do(A, "cards").do(A, "end")
    for seat in (B, C, D):
        play.do(seat, "gold").do(seat, "end")
    assert card in play.s.treasure_gone


@pytest.mark.rule("plunder.overload", "ship.hull")
def test_the_hold_may_be_overfull_until_the_cargo_check():
    board = Board().ship(A, at=2, hull=2, chests=4, gold=7).treasure(2, 1, 4, 4, 0)
    play = board.plunder().do(A, "plunder")
    assert play.s.chests[A] == 8
    for _ in range(3):
        play.do(A, "raise:hull")
    play.do(A, "end")
    for seat in (B, C, D):
        play.do(seat, "gold").do(seat, "end")
    assert play.s.chests[A] == 8  # hull 8


@pytest.mark.rule("plunder.card-gone")
def test_a_plundered_card_is_out_of_the_game():
    board = Board().ship(A, at=3)
    card = board.state.face_up[2][0]
    play = board.plunder().do(A, "plunder")
    assert card in play.s.treasure_gone
    assert card not in [item for stack in play.s.stacks for item in stack]
