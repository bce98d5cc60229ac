"""Order of play, the months, phase 1, and the events at its end."""

import pytest

from kaper.core.texts import Catalogue
from kaper.games.cove.battle_events import RoundBegan, TieRolled
from kaper.games.cove.events import MapMarked, PhaseBegan, TreasureTurned
from tests.games.cove.tables import A, B, Board, C, D


@pytest.mark.rule("order.compass", "upgrade.order", "order.fastest-first")
def test_places_are_resolved_westward_and_the_fastest_goes_first():
    board = Board(5).ship(A, at=4).ship(B, at=1).ship(C, at=6).ship(D, at=7).ship(4, at=6, sails=7)
    play = board.ship(B, gold=0).pirate("hook", at=2).upgrade()
    turns = []
    while "UpgradeAction" in play.asked.values() or "CoveChoice" in play.asked.values():
        (seat,) = play.asked
        turns.append(seat)
        if play.asked[seat] == "CoveChoice":
            play.do(seat, "cards")
        play.do(seat, "end")
    assert turns == [B, A, 4, C, D]  # at Treasure Island E (10) before C (9), the Cove last


@pytest.mark.rule("order.tie-die")
def test_equal_speed_is_rolled_off():
    board = Board().ship(A, sails=3).ship(B, sails=3)
    play = board.battle(3, A, B, dice=[[2, 5], [2, 5]]).settle()
    assert play.s.order == [B, A]
    assert list(play.asked) == [B]
    tie = play.told(TieRolled)[-1].text()
    assert (
        Catalogue("en", ["kaper.games.cove"]).say(tie, ["Ada", "Bo"]) == "Equal speed: Ada, Bo roll 2 5. Bo goes first."
    )
    assert Catalogue("pl", ["kaper.games.cove"]).say(tie, ["Ada", "Bo"]).endswith("Pierwszeństwo: Bo.")


@pytest.mark.rule("order.tie-die.procedure")
def test_those_still_equal_roll_again_among_themselves():
    board = Board().ship(A, sails=3).ship(B, sails=3).ship(C, sails=3)
    play = board.battle(3, A, B, C, dice=[[4, 4, 6], [1, 3], [6, 5, 4]]).settle()
    assert [(e.ships, e.faces) for e in play.told(TieRolled)][:2] == [([A, B, C], [4, 4, 6]), ([A, B], [1, 3])]
    assert play.told(TieRolled)[0].text().key == "event-tie-rolled"  # C is first whatever the others throw
    passed = [event.seat for event in play.log() if type(event).__name__ == "PreparationPassed"]
    assert passed == [C, B, A]
    assert play.told(RoundBegan)[0].ships == [A, B, C]


@pytest.mark.rule("order.tie-die.when")
def test_a_tie_is_rolled_off_each_time():
    board = Board().ship(A, sails=4).ship(B, sails=4)
    dice = [[6, 1], [6, 1], [1, 1, 1, 1], [1, 1, 1, 1], [1, 6]]
    play = board.battle(3, A, B, dice=dice).fires(A, "ship:1/hull").fires(B, "ship:0/hull")
    assert len(play.told(TieRolled)) == 3  # preparation and two rounds
    assert [event.ships for event in play.told(RoundBegan)] == [[A, B], [B, A]]


@pytest.mark.rule("turn.months", "treasure.exhausted", "plunder.card-gone")
def test_there_is_no_thirteenth_month():
    play = Board(month=12).ship(A, fame=3).month_end()
    assert play.match.over
    assert play.s.month == 12
    assert all(not stack for stack in play.s.stacks)
    assert len(play.s.treasure_gone) == 60
    play = Board(month=11).ship(A, fame=3).month_end()
    assert not play.match.over
    assert play.s.month == 12


@pytest.mark.rule("turn.phases")
def test_six_phases_in_order():
    play = Board(month=3).start("treasure", then=5)
    play.settle()
    for seat in range(4):
        play.do(seat, str(seat + 2))
    play.settle()
    for _ in range(4):
        if "Plunder" in play.asked.values():
            play.do(next(iter(play.asked)), "leave")
    while play.s.month == 4 and "UpgradeAction" in play.asked.values():
        play.do(next(iter(play.asked)), "end")
    assert [event.phase for event in play.told(PhaseBegan) if event.month == 4] == [1, 2, 3, 4, 5, 6]


@pytest.mark.rule("turn.no-start-player")
def test_the_lead_goes_round_the_table():
    play = Board(month=5).start("treasure")
    assert list(play.asked) == [B, C, D, A]  # month 6 of four captains
    assert play.match.view(None).lead == B


@pytest.mark.rule("turn.event-window")
def test_a_window_is_asked_again_after_a_play():
    board = Board(month=4).ship(B, hand=("intercept", "intercept")).ship(D, hand="farewell")
    play = board.arrived(2, 3, 4, 6)
    assert list(play.asked) == [D, A, B, C]
    play.do(D, "pass").do(A, "pass").do(B, "intercept:2").do(C, "pass")
    assert list(play.asked) == [C, D, A, B]
    assert play.s.navy_at == 2
    assert "intercept:4" in play.options(B)
    for seat in (C, D, A, B):
        play.do(seat, "pass")
    assert play.s.phase == 3


@pytest.mark.rule("turn.event-window.sealed")
def test_the_first_in_order_is_heard():
    """Two captains want to play at once: only the first one's card is shown, the other may think again."""
    board = Board(month=1).ship(B, hand="intercept").ship(C, hand="intercept")
    play = board.arrived(1, 3, 4, 6).do(A, "pass").do(C, "intercept:5").do(D, "pass").do(B, "intercept:2")
    assert play.s.navy_at == 2
    assert play.hand(C) == ["intercept"]
    assert list(play.asked) == [C, D, A, B]


@pytest.mark.rule("turn.event-window.idle")
def test_a_window_that_nobody_can_use_is_not_opened():
    """All cards of the window lie open, so everybody knows: no asking, and nothing is given away."""
    board = Board(month=2).discard("consort", "map", "nest", "farewell", "intercept", "intercept", "commission")
    play = board.start("treasure")
    assert set(play.asked.values()) == {"Navigate"}
    for seat, island in enumerate("2345"):
        play.do(seat, island)
    assert play.s.phase == 4


@pytest.mark.rule("treasure.reveal")
def test_five_cards_are_turned_up():
    board = Board(month=0)
    tops = [stack[-1] for stack in board.state.stacks]
    play = board.start("treasure")
    assert play.s.face_up == [[card] for card in tops]
    assert [len(stack) for stack in play.s.stacks] == [11] * 5
    assert [event.island for event in play.told(TreasureTurned)] == [1, 2, 3, 4, 5]
    assert all(play.s.seen[card] == -1 for card in tops)


# Consort and Secret Map


@pytest.mark.rule("event.consort")
def test_consort_takes_the_larger_half():
    board = Board().ship(A, hand="consort", gold=0).ship(B, gold=0).treasure(3, 3, 1, 1, 1).deck("fame-1")
    play = board.start(("end_of_treasure", A)).plays(A, "consort:1").settle()
    for seat, island in ((A, "6"), (B, "3"), (C, "6"), (D, "6")):
        play.do(seat, island)
    play.do(B, "plunder")
    assert (play.s.fame[A], play.s.gold[A], play.s.chests[A], play.hand(A)) == (2, 1, 1, ["fame-1"])
    assert (play.s.fame[B], play.s.gold[B], play.s.chests[B], play.hand(B)) == (1, 0, 0, [])


@pytest.mark.rule("event.consort.scope")
def test_consort_covers_plunder_only():
    board = Board().consort(by=A, on=B).ship(B, all=8, gold=0).ship(A, gold=0).treasure(3, 2, 4, 2, 0)
    play = board.pirate("hook", at=3, hull=1).battle(3, B, dice=[[1, 1, 1], [6, 1, 1, 1, 1]])
    play.no_kegs().settle().fires(B)
    assert (play.s.fame[A], play.s.fame[B]) == (0, 3)  # Hook is not shared
    play.do(B, "plunder")
    assert (play.s.fame[A], play.s.fame[B]) == (1, 4)
    assert (play.s.gold[A], play.s.gold[B], play.s.chests[A], play.s.chests[B]) == (2, 2, 1, 1)


@pytest.mark.rule("event.consort.scope")
def test_consort_does_not_cover_the_cove():
    play = Board().consort(by=A, on=B).ship(B, gold=0).ship(A, gold=0, at=6).ship(C, at=6).ship(D, at=6)
    play = play.deck("fame-1", "fame-2").upgrade()
    for seat in (A, C, D):
        play.do(seat, "end")
    play.do(B, "gold")
    assert (play.s.gold[A], play.s.gold[B], play.hand(A), play.hand(B)) == (0, 2, [], ["fame-1"])


@pytest.mark.rule("event.consort.supply")
def test_consort_splits_what_there_is():
    board = Board().consort(by=A, on=B).ship(D, chests=47).ship(B, at=3).treasure(3, 0, 5, 5, 0)
    play = board.plunder().do(B, "plunder")
    assert (play.s.chests[A], play.s.chests[B], play.s.supply_chests) == (2, 1, 0)


@pytest.mark.rule("event.consort.supply")
def test_the_player_of_consort_draws_first():
    board = Board(secret_map="all").consort(by=A, on=B).map(by=B, island=3).ship(B, at=3)  # noqa: S106
    play = board.treasure(3, 4, 0, 0, 1).deck("fame-1", "fame-2").plunder().do(B, "plunder")
    assert (play.hand(A), play.hand(B)) == (["fame-1"], ["fame-2"])
    assert (play.s.fame[A], play.s.fame[B]) == (4, 4)


@pytest.mark.rule("event.consort.self")
def test_consort_names_another_player():
    play = Board(month=1).ship(A, hand="consort").start(("end_of_treasure", A))
    assert play.options(A) == ["pass", "consort:1", "consort:2", "consort:3"]
    assert play.refusal(A, "consort:0") == "event.consort.self"


@pytest.mark.rule("event.consort.self")
def test_shared_chests_count_for_the_own_hold():
    board = Board().consort(by=A, on=B).ship(A, hull=2, chests=5).ship(B, at=3).treasure(3, 1, 4, 4, 0)
    play = board.plunder(then=1).do(B, "plunder")
    assert play.s.chests[A] == 7
    while play.s.month == 2:
        (seat,) = list(play.asked)[:1]
        play.do(
            seat, "cards" if play.asked[seat] == "CoveChoice" else "keep" if "Parrot" in play.asked[seat] else "end"
        )
    assert play.s.chests[A] == 5


@pytest.mark.rule("event.consort.bury")
def test_consort_takes_half_of_the_fame_for_burying():
    board = Board().consort(by=A, on=B).ship(B, at=6, chests=4, gold=3).ship(A, at=2)
    play = board.upgrade().do(A, "end").do(B, "bury-chests").do(B, 4).do(B, "bury-gold")
    assert (play.s.fame[A], play.s.fame[B]) == (0, 5)  # split once, when the turn ends
    play.do(B, "end")
    assert (play.s.fame[A], play.s.fame[B]) == (3, 2)
    even = Board().consort(by=A, on=B).ship(B, at=6, chests=4).ship(A, at=2).upgrade()
    even.do(A, "end").do(B, "bury-chests").do(B, 4).do(B, "end")
    assert (even.s.fame[A], even.s.fame[B]) == (2, 2)


@pytest.mark.rule("event.map")
def test_secret_map_rolls_again_on_a_six():
    play = Board().ship(A, hand="map").start(("end_of_treasure", A), dice=[[6], [6], [3]]).plays(A, "map")
    play.settle()
    assert (play.s.map_by, play.s.map_island) == (A, 3)
    assert play.told(MapMarked)[0].faces == [6, 6, 3]
    assert play.match.view(B).islands[2].marked_by == A


@pytest.mark.rule("turn.event-window")
def test_after_a_play_at_the_end_of_treasure_the_next_seat_is_asked_first():
    play = Board(month=1).ship(B, hand="consort").ship(D, hand="map").start(("end_of_treasure", A), dice=[[2]])
    play.plays(B, "consort:0")
    assert list(play.asked) == [C, D, A, B]
    play.plays(D, "map")
    assert set(play.asked.values()) == {"StartOfNavigation"}  # no card of that window is left


@pytest.mark.rule("event.map.what")
def test_secret_map_doubles_the_chests():
    board = Board().map(by=A, island=3).ship(A, at=3, gold=0).treasure(3, 1, 4, 4, 0)
    play = board.plunder().do(A, "plunder")
    assert (play.s.fame[A], play.s.gold[A], play.s.chests[A]) == (1, 4, 8)
    board = Board().map(by=A, island=3).ship(A, at=3).ship(D, chests=45).treasure(3, 1, 4, 4, 0)
    assert board.plunder().do(A, "plunder").s.chests[A] == 5


@pytest.mark.rule("event.map.all")
def test_option_map_doubles_all():
    board = Board(secret_map="all").map(by=A, island=3)  # noqa: S106
    board.ship(A, at=3, gold=0).treasure(3, 1, 4, 4, 0)
    play = board.plunder().do(A, "plunder")
    assert (play.s.fame[A], play.s.gold[A], play.s.chests[A]) == (2, 8, 8)


@pytest.mark.parametrize(
    ("board", "brings"),
    [
        (Board().map(by=A, island=3), (2, 2, 4, 1)),
        (Board(secret_map="all").map(by=A, island=3), (4, 4, 4, 2)),  # noqa: S106
        (Board().consort(by=B, on=A), (1, 1, 1, 0)),
        (Board().map(by=C, island=3), (2, 2, 2, 1)),
    ],
)
def test_what_plundering_would_bring_is_said_with_map_and_consort(board, brings):
    play = board.ship(A, at=3, gold=0, chests=0).treasure(3, 2, 2, 2, 1).deck("fame-1", "fame-2").plunder()
    option = next(option for option in play.match.question(A).options if option.id == "plunder")
    treasure = option.text.args["treasure"].args
    assert tuple(treasure[what] for what in ("fame", "gold", "chests", "tavern")) == brings
    play.do(A, "plunder")
    assert (play.s.fame[A], play.s.gold[A], play.s.chests[A], len(play.hand(A))) == brings


def test_the_wheel_says_where_the_own_map_doubles_the_chests():
    play = Board(month=2).map(by=A, island=3).start("navigation").settle()
    told = {option.id: option.text.args["doubled"] for option in play.match.question(A).options}
    assert [id for id, doubled in told.items() if doubled != "no"] == ["3"]
    assert {option.text.args["doubled"] for option in play.match.question(B).options} == {"no"}


@pytest.mark.rule("event.map.month")
def test_the_mark_is_for_its_player_and_this_month_only():
    board = Board().map(by=A, island=3).ship(C, at=3).treasure(3, 1, 4, 4, 0)
    assert board.plunder().do(C, "plunder").s.chests[C] == 4
    play = Board().map(by=A, island=3).month_end()
    assert (play.s.map_by, play.s.map_island, play.s.secret_map) == (-1, 0, [])


@pytest.mark.rule("event.discard")
def test_consort_and_map_are_discarded_at_the_end_of_the_month():
    play = Board().consort(by=A, on=B).map(by=C, island=2).ship(A, hand="intercept").arrived(2, 3, 6, 6)
    play.plays(A, "intercept:5")
    assert play.discards() == ["intercept"]  # at once
    play = Board().consort(by=A, on=B).map(by=C, island=2).month_end()
    assert sorted(play.discards()) == ["consort", "map"]


@pytest.mark.rule("event.discard")
def test_a_reshuffle_leaves_a_consort_in_force():
    board = Board().consort(by=A, on=B).ship(C, at=3).treasure(3, 4, 0, 0, 1).deck_of().discard()
    play = board.plunder(then=3)
    play.do(C, "plunder")
    assert len(play.s.consort) == 1
    assert "consort" not in [*play.discards(), *play.hand(C)]


@pytest.mark.rule("turn.event-window")
def test_a_card_that_is_held_beside_others_is_refused_for_its_own_reason():
    play = Board(month=2).ship(A, hand=("consort", "smoke")).start(("end_of_treasure", A))
    assert play.match.act(A, f"consort:{A}").text.key == "refusal-consort-self"
    assert play.match.act(A, "smoke").text.key == "refusal-card-not-now"
    assert play.match.act(A, "map").text.key == "refusal-not-held"
