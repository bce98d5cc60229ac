"""Phase 6: black ships, new pirates, the cargo check."""

import pytest

from kaper.games.cove.cards import KIND
from kaper.games.cove.events import BlackShipMoved, CargoLost, PirateAppeared, TreasureDiscarded
from tests.games.cove.tables import A, B, Board


@pytest.mark.rule("phase6.move", "phase6.move.wrap")
@pytest.mark.parametrize(("here", "there"), [(1, 2), (3, 4), (5, 6), (6, 1)])
def test_black_ships_sail_westward(here, there):
    assert Board().pirate("hook", at=here).month_end().s.black == [there]


@pytest.mark.rule("phase6.replace")
def test_a_beaten_pirate_is_replaced():
    board = Board().pirate("hook", at=2)
    board.state.beaten = [board.state.at_sea[0].pop()]
    following = KIND[board.state.pirate_deck[-1]]
    ship = board.month_end().match.view(None).black_ships[0]
    assert (ship.island, ship.pirate.key) == (3, following)
    assert ship.pirate.hull_left == ship.pirate.hull


@pytest.mark.rule("phase6.reshuffle")
def test_beaten_pirates_form_the_new_deck():
    found = set()
    for seed in range(40):
        board = Board().pirate("hook", at=2)
        s = board.state
        s.beaten, s.pirate_deck = [*s.pirate_deck, s.at_sea[0].pop()], []
        play = board.month_end(then=seed)
        found.add(KIND[play.s.at_sea[0][0]])
        assert len(play.s.pirate_deck) == 4
        assert play.s.beaten == []
    assert found == {"blackbeard", "dutchman", "hook", "bonny", "cacafuego"}  # the one just beaten included


@pytest.mark.rule("phase6.sequence")
def test_the_sequence_of_phase_six():
    board = Board(3).ship(A, hull=2, chests=8)
    s = board.state
    s.beaten = [s.at_sea[0].pop(), s.at_sea[1].pop()]
    first, second = s.pirate_deck[-1], s.pirate_deck[-2]
    play = board.month_end()
    assert [cards[0] for cards in play.s.at_sea] == [first, second]  # the ship from Tavern Island draws first
    kinds = (BlackShipMoved, PirateAppeared, CargoLost, TreasureDiscarded)
    story = [type(event) for event in play.log() if isinstance(event, kinds)]
    assert story == [BlackShipMoved] * 2 + [PirateAppeared] * 2 + [CargoLost] + [TreasureDiscarded] * 5


@pytest.mark.rule("phase6.cargo", "ship.hull")
def test_excess_chests_go_overboard():
    play = Board().ship(A, hull=2, chests=8).ship(B, hull=3, chests=7).month_end()
    assert (play.s.chests[A], play.s.chests[B], play.s.supply_chests) == (5, 6, 39)
    assert [(event.seat, event.chests) for event in play.told(CargoLost)] == [(A, 3), (B, 1)]


@pytest.mark.rule("parrot.flint")
def test_flints_parrot_holds_any_number():
    play = Board().ship(A, hull=2, chests=11, parrot="flint").month_end()
    assert play.s.chests[A] == 11


@pytest.mark.rule("phase6.discard")
def test_face_up_cards_are_discarded():
    board = Board(month=4)
    cards = [cards[0] for cards in board.state.face_up]
    play = board.month_end()
    assert set(cards) <= set(play.s.treasure_gone)
    assert [event.island for event in play.told(TreasureDiscarded)] == [1, 2, 3, 4, 5]
    assert [len(stack) for stack in play.s.stacks] == [12 - 5] * 5  # month 5 has begun
