"""Phase 2: the wheels, Crow's Nest, A Fond Farewell and the sending of the Navy."""

import pytest

from kaper.core.texts import Catalogue
from kaper.core.words import Text
from kaper.games.cove.events import HeadingChosen, Sailed
from tests.games.cove.tables import A, B, Board, C, D


def wheels(**hands):
    board = Board(month=1)
    for seat, cards in hands.items():
        board.ship("ABCD".index(seat), hand=cards)
    return board.start("navigation")


@pytest.mark.rule("nav.secret", "nav.reveal", "nav.compulsory")
def test_wheels_are_set_in_secret_and_revealed_together():
    play = wheels().settle()
    before = {seat: play.match.view(seat) for seat in (A, B, C, D, None)}
    play.do(A, "2").do(B, "3").do(C, "3")
    assert {seat: play.match.view(seat) for seat in before} == before
    assert not play.told(Sailed)
    assert list(play.asked) == [D]  # nobody may stay out
    assert play.refusal(D, "pass") == "nav.compulsory"
    play.do(D, "6")
    assert play.s.place == [2, 3, 3, 6]
    assert [(event.seat, event.island) for event in play.told(Sailed)] == [(A, 2), (B, 3), (C, 3), (D, 6)]


@pytest.mark.rule("nav.choices")
def test_the_wheel_shows_the_six_islands():
    board = Board(month=1).ship(A, at=7).ship(B, at=3)
    play = board.start("navigation").settle()
    assert play.options(A) == play.options(B) == ["1", "2", "3", "4", "5", "6"]
    assert play.refusal(A, "7") == "nav.choices"
    assert play.refusal(A, "tortuga") == "nav.choices"
    play.do(B, "3")  # the same island again


@pytest.mark.rule("nav.choices")
def test_the_wheel_tells_where_a_black_ship_lies():
    """Whoever sets it may have to fight the pirate there: the answer says so, not only the chart."""
    play = wheels().settle()
    (black,) = {place for at, place in zip(play.s.at_sea, play.s.black, strict=True) if at}
    told = {option.id: option.text for option in play.match.question(A).options}
    assert [id for id, words in told.items() if words.key == "option-navigate-legend"] == [str(black)]
    for lang in ("en", "pl"):  # short enough that six islands still stand side by side
        assert 0 < len(Catalogue(lang, ["kaper.games.cove"]).say(Text("option-navigate-legend.note"))) <= 16


@pytest.mark.rule("event.crowsnest")
def test_crows_nest_makes_the_choices_open():
    play = wheels(B="nest").plays(B, "nest:2").settle()
    chosen = []
    for seat, island in ((C, "4"), (D, "4"), (A, "2"), (B, "6")):
        assert list(play.asked) == [seat]
        assert [play.match.view(None).ships[other].heading for other in chosen] == [
            int(i) for i in "442"[: len(chosen)]
        ]
        play.do(seat, island)
        chosen.append(seat)
    assert play.s.place == [2, 6, 4, 4]
    assert [event.seat for event in play.told(HeadingChosen)] == [C, D, A, B]
    assert [ship.heading for ship in play.match.view(None).ships] == [0, 0, 0, 0]  # the wheels are put away
    assert play.discards() == ["nest"]


@pytest.mark.rule("event.crowsnest.name")
def test_crows_nest_may_name_anybody():
    play = wheels(B="nest")
    assert play.options(B) == ["pass", "nest:0", "nest:1", "nest:2", "nest:3"]
    play.plays(B, "nest:2").settle()
    places = play.s.place[:]
    play.do(C, "1").do(D, "1").do(A, "1")
    assert play.s.place == places  # ships move when the last choice is made
    assert list(play.asked) == [B]
    assert "HeadingChosen" in {type(event).__name__ for event in play.log()}
    play.do(B, "5")
    assert play.s.place == [1, 5, 1, 1]


@pytest.mark.rule("event.farewell")
def test_a_fond_farewell_escapes_a_battle():
    play = Board().ship(A, hand="farewell").arrived(2, 2, 4, 6)
    play.plays(A, "farewell:5").settle()
    assert play.s.place[A] == 5
    assert play.asked == {B: "Plunder"}  # no battle at island 2
    assert play.discards() == ["farewell"]


@pytest.mark.rule("event.farewell")
def test_a_fond_farewell_also_after_an_intercept():
    play = Board().ship(A, hand="farewell").ship(D, hand="intercept").arrived(2, 3, 4, 6)
    play.plays(D, "intercept:2").plays(A, "farewell:5").settle()
    assert play.s.place[A] == 5
    assert play.asked == {B: "Plunder"}


@pytest.mark.rule("event.farewell.targets")
def test_a_fond_farewell_needs_an_empty_island():
    play = Board().pirate("hook", at=6).navy(at=3, by=D).ship(A, hand="farewell").arrived(2, 4, 4, 4)
    assert play.options(A) == ["pass", "farewell:1", "farewell:5"]
    for island in (2, 3, 4, 6, 7):
        assert play.refusal(A, f"farewell:{island}") == "event.farewell.targets"


@pytest.mark.rule("event.farewell.targets")
def test_without_an_empty_island_the_card_cannot_be_played():
    play = Board(5).pirate("hook", at=6).ship(A, hand="farewell").arrived(1, 2, 3, 4, 5)
    assert play.options(A) == ["pass"]


@pytest.mark.rule("event.farewell.consort", "event.discard.cancelled")
def test_a_fond_farewell_cancels_consort_on_its_player():
    play = Board().consort(by=A, on=B).ship(B, hand="farewell").treasure(5, 2, 4, 2, 0).arrived(6, 2, 6, 6)
    play.plays(B, "farewell:5").settle()
    assert (play.s.consort_on, play.s.consort_by) == (-1, -1)  # it lies on nobody else either
    play.do(B, "plunder")
    assert (play.s.fame[A], play.s.fame[B]) == (0, 2)
    assert sorted(play.discards()) == ["consort", "farewell"]


@pytest.mark.rule("event.farewell.consort.whose")
def test_the_player_of_consort_may_say_farewell():
    play = Board().consort(by=A, on=B).ship(A, hand="farewell").treasure(2, 2, 4, 2, 0).arrived(3, 2, 6, 6)
    play.plays(A, "farewell:5").settle().do(B, "plunder")
    assert (play.s.fame[A], play.s.fame[B]) == (1, 1)


@pytest.mark.rule("event.intercept")
def test_intercept_brings_a_battle():
    play = Board().ship(A, hand="intercept").arrived(2, 3, 6, 6).plays(A, "intercept:3")
    play.settle()
    assert play.s.battle == 3
    assert play.asked == {A: "NavyAim"}


@pytest.mark.rule("event.intercept.own", "haven.treasure-island.navy")
def test_where_the_navy_can_be_sent():
    play = Board().ship(A, hand="intercept").arrived(4, 3, 6, 6)
    assert play.options(A) == ["pass", "intercept:1", "intercept:2", "intercept:3", "intercept:5"]
    assert play.refusal(A, "intercept:4") == "event.intercept.own"
    assert play.refusal(A, "intercept:6") == play.refusal(A, "intercept:7") == "haven.treasure-island.navy"


@pytest.mark.rule("event.intercept.second")
def test_a_second_intercept_moves_the_one_navy():
    play = Board().ship(A, hand="intercept").ship(B, hand="intercept").arrived(3, 4, 2, 5)
    play.plays(A, "intercept:2").plays(B, "intercept:5")
    assert (play.s.navy_at, play.s.navy_by) == (5, B)
    play.settle()
    assert play.s.battle == 5
    assert play.asked == {B: "NavyAim"}


@pytest.mark.rule("event.intercept.second")
def test_the_navy_may_be_sent_to_an_empty_island():
    play = Board().ship(A, hand="intercept").arrived(3, 4, 2, 6)
    assert "intercept:5" in play.options(A)


@pytest.mark.rule("event.commission")
def test_commission_answers_an_intercept():
    play = Board().ship(A, hand="intercept").ship(B, hand="commission").arrived(3, 2, 5, 6)
    play.plays(A, "intercept:2")
    assert play.options(B) == ["pass", "commission:1", "commission:3", "commission:4", "commission:5"]
    assert play.refusal(B, "commission:2") == "event.intercept.own"
    play.plays(B, "commission:5").settle()
    assert (play.s.navy_at, play.s.navy_by) == (5, B)
    assert play.asked == {B: "NavyAim"}


@pytest.mark.rule("event.commission.timing")
def test_commission_needs_the_navy_on_the_board():
    board = Board().ship(C, hand="commission").ship(A, hand="intercept")
    play = board.arrived(3, 2, 5, 6)
    assert play.options(C) == ["pass"]
    assert play.refusal(C, "commission:1") == "event.commission.timing"
    play.plays(A, "intercept:2")
    assert "commission:3" in play.options(C)  # by any player, to another island
    assert "commission:2" not in play.options(C)
    assert play.refusal(C, "commission:2") == "event.commission.timing"


def test_a_card_that_is_not_held_is_refused():
    play = Board(month=1).arrived(3, 2, 5, 6)
    assert play.refusal(A, "intercept:1") == "event.intercept"
    assert play.refusal(A, "nonsense") == "turn.event-window"
