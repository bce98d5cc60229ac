"""Tavern cards in general, and parrots."""

import pytest

from kaper.games.cove.battle_events import RoundBegan
from kaper.games.cove.cards import FLINT, SILVER
from kaper.games.cove.events import CardDrawn, DeckMade
from kaper.games.cove.ship import dice, speed
from tests.games.cove.tables import A, B, Board, C, D

MISS = [1, 1, 1, 1]


def plunderer(fame=4, **ship):
    """A has won an island whose card yields `fame` and one tavern card."""
    return Board().ship(A, at=3, **ship).treasure(3, fame, 0 if fame == 4 else 2, 0 if fame == 4 else 2, 1)


@pytest.mark.rule("tavern.sources")
def test_where_tavern_cards_come_from():
    play = Board(month=0).start("treasure", then=4).settle()
    for seat in range(4):
        play.do(seat, "2" if seat < 2 else "6")
    while play.s.phase < 4:
        play.settle()
        (seat,) = list(play.asked)[:1]
        play.do(seat, play.options(seat)[0])
    assert not play.told(CardDrawn)  # neither Treasure, Navigation nor Combat gives any
    board = Board().ship(A, at=6, gold=20, chests=5).ship(B, at=2, gold=20, hand="account")
    play = board.upgrade().do(B, "raise:hull").do(B, "account:crew").do(B, "end")
    play.do(A, "bury-chests").do(A, 5).do(A, "bury-gold").do(A, 9).do(A, "raise:hull").do(A, "end")
    assert not play.told(CardDrawn)  # nor do the other islands
    play.do(C, "cards")
    assert len(play.told(CardDrawn)) == 4  # told twice: to C and to the others
    assert plunderer().deck("map").plunder().do(A, "plunder").hand(A) == ["map"]


@pytest.mark.rule("tavern.reshuffle")
def test_the_discards_become_the_deck():
    board = Board().ship(A, at=7).ship(B, at=6).ship(C, at=6).ship(D, at=6)
    board = board.discard("smoke", "smoke", "wind", "grapple", "keg").deck_of("fame-1")
    play = board.upgrade(then=2)
    for seat in (B, C, D):
        play.do(seat, "end")
    play.do(A, "cards")
    assert play.hand(A)[0] == "fame-1"  # the old deck first
    assert [event.count for event in play.told(DeckMade)] == [5]
    assert len(play.s.hands[A]) == 2
    assert (len(play.s.deck), play.s.discard) == (4, [])


@pytest.mark.rule("tavern.empty")
def test_no_card_is_drawn_when_there_is_none():
    board = Board().pirate("hook", at=5).ship(A, at=1, gold=9).deck_of()
    play = board.upgrade()
    assert play.options(A) == ["end"]
    assert play.refusal(A, "buy") == "tavern.empty"
    assert play.s.gold[A] == 9
    play.do(A, "end").do(B, "cards")
    assert play.hand(B) == []  # the Cove has none to give either


@pytest.mark.rule("tavern.empty")
def test_the_reshuffle_waits_until_a_card_must_be_drawn():
    board = plunderer().discard("smoke", "wind").deck_of("map")
    play = board.plunder().do(A, "plunder")
    assert play.s.deck == []
    assert not play.told(DeckMade)


@pytest.mark.rule("tavern.hand")
def test_hands_are_secret_and_unlimited():
    hand = ("map", "nest", "smoke", "smoke", "wind", "wind", "keg", "keg", "fame-3", "account")
    play = Board().ship(A, at=2, gold=0, hand=hand).upgrade()
    own, other, crowd = (play.match.view(seat) for seat in (A, B, None))
    assert [card.key for card in own.hand] == list(hand)
    assert other.hand == crowd.hand == []
    assert other.ships[A].hand == 10
    assert other.ships[A].shown == []
    kinds = {option.partition(":")[0] for option in play.options(A)}
    assert kinds == {"end", "account"}  # no trading, showing or discarding at will
    play = Board().discard("smoke", "keg").upgrade()
    assert [card.key for card in play.match.view(B).discard] == ["smoke", "keg"]


@pytest.mark.rule("tavern.public")
def test_what_is_public():
    board = Board().ship(A, gold=7, chests=3, fame=11, crew=4, parrot="flint", wounded=True, wounded_shipwright="sails")
    view = board.discard("keg").navy(at=4, by=C).arrived(2, 3, 5, 6).match.view(B)
    ship = view.ships[A]
    assert (ship.gold, ship.chests, ship.fame, ship.sections[3].position) == (7, 3, 11, 4)
    assert (ship.parrot.key, ship.parrot_wounded, ship.sections[1].shipwright) == ("flint", True, 1)
    assert (view.deck, len(view.discard), view.pirate_deck) == (42 - 4, 2, 4)
    assert [island.treasure is not None for island in view.islands] == [True] * 5 + [False] * 2
    assert view.black_ships[0].pirate.key == "blackbeard"
    assert view.navy.controller == C


# parrots


@pytest.mark.rule("parrot.four", "parrot.hit")
@pytest.mark.parametrize(("parrot", "section"), [("flint", 0), ("trelawney", 1), ("silver", 2), ("bones", 3)])
def test_each_parrot_guards_its_section(parrot, section):
    for aimed, name in enumerate(("hull", "sails", "cannon", "crew")):
        board = (
            Board().ship(B, parrot=parrot, fame=5, sails=4).ship(A, parrot="" if parrot == "trelawney" else "trelawney")
        )
        play = board.battle(3, A, B, dice=[MISS, [6, 1, 1, 1]] if parrot == "trelawney" else [[6, 1, 1, 1]]).settle()
        if parrot == "trelawney":
            play.fires(B, "ship:0/hull")
        play.fires(A, f"ship:1/{name}")
        assert play.s.parrot_wounds[B] == (1 if aimed == section else 0)


@pytest.mark.rule("parrot.hit", "parrot.killed")
def test_the_second_hit_kills_a_parrot():
    board = Board().ship(B, parrot="silver", fame=9)
    play = board.battle(3, A, B, dice=[[6, 5, 1, 1]]).fires(A, "ship:1/cannon")
    assert (play.s.perches[B], play.discards(), play.mark(B, "cannon"), play.s.fame[B]) == ([], ["silver"], 5, 7)


@pytest.mark.rule("parrot.hit", "parrot.killed")
def test_a_wounded_parrot_takes_one_hit_and_the_section_the_next():
    board = Board().ship(B, parrot="silver", wounded=True, fame=9)
    play = board.battle(3, A, B, dice=[[6, 5, 1, 1]]).fires(A, "ship:1/cannon")
    assert (play.s.perches[B], play.mark(B, "cannon")) == ([], 4)


@pytest.mark.rule("parrot.at-once")
def test_a_parrot_is_perched_at_once():
    board = plunderer().ship(B, at=4).deck("bones")
    play = board.plunder().do(A, "plunder")
    assert play.match.view(B).ships[A].parrot.key == "bones"
    assert play.hand(A) == []
    assert play.asked == {B: "Plunder"}


@pytest.mark.rule("parrot.one")
@pytest.mark.parametrize(("answer", "perched", "fame"), [("keep", FLINT, 7), ("exchange", SILVER, 6)])
def test_one_parrot_on_a_ship(answer, perched, fame):
    play = plunderer(parrot="flint", fame=4).ship(A, fame=3).deck("silver").plunder(then=1).do(A, "plunder")
    assert play.asked == {A: "ChooseParrot"}
    assert play.match.view(B).drawn_parrot.key == "silver"
    play.do(A, answer)
    assert (play.s.perches[A], play.s.fame[A]) == ([perched], fame)


@pytest.mark.rule("parrot.return")
@pytest.mark.parametrize("answer", ["keep", "exchange"])
def test_the_other_parrot_goes_back_into_the_deck(answer):
    board = plunderer(parrot="flint").ship(A, fame=3).deck("silver")
    size = len(board.state.deck)
    play = board.plunder(then=1).do(A, "plunder").do(A, answer)
    assert len(play.s.deck) == size
    assert play.hand(A) == []
    assert (SILVER if answer == "keep" else FLINT) in play.s.deck
    assert all(play.s.seen[card] == 0 for card in play.s.deck)  # shuffled


@pytest.mark.rule("parrot.exchange.poor")
def test_without_fame_no_exchange():
    board = (
        Board().ship(A, at=7, parrot="flint", fame=0).ship(B, at=6).ship(C, at=6).ship(D, at=6).deck("silver", "map")
    )
    play = board.upgrade(then=1)
    for seat in (B, C, D):
        play.do(seat, "end")
    play.do(A, "gold")
    assert play.asked == {A: "UpgradeAction"}  # no choice was offered
    assert play.s.perches[A] == [FLINT]
    assert SILVER in play.s.deck


@pytest.mark.rule("parrot.exchange.poor")
def test_a_new_parrot_is_unwounded():
    board = plunderer(parrot="flint", wounded=True).ship(B, at=4).deck("silver")
    play = board.plunder(then=1).do(A, "plunder").do(A, "exchange")
    assert play.asked == {B: "Plunder"}  # before the Upgrade phase could heal it
    assert (play.s.perches[A], play.s.parrot_wounds[A]) == ([SILVER], 0)


@pytest.mark.rule("parrot.one")
def test_a_new_parrot_is_kept_or_exchanged_and_nothing_else():
    play = plunderer(parrot="flint").ship(A, fame=3).deck("silver").plunder(then=1).do(A, "plunder")
    assert play.match.act(A, "stew").text.key == "refusal-not-an-option"
    assert play.asked == {A: "ChooseParrot"}


@pytest.mark.rule("parrot.return.empty")
def test_a_returned_parrot_alone_is_the_deck():
    board = plunderer(parrot="flint").ship(A, fame=3).discard("smoke", "wind").deck_of("silver")
    play = board.plunder(then=1).do(A, "plunder").do(A, "keep")
    assert play.s.deck == [SILVER]
    assert play.discards() == ["smoke", "wind"]
    assert not play.told(DeckMade)


@pytest.mark.rule("parrot.killed.effect")
def test_the_power_of_a_killed_parrot():
    board = Board().ship(A, sails=8, parrot="silver").ship(B, sails=2, parrot="trelawney", fame=4).ship(C, sails=6)
    play = board.battle(3, A, B, C, dice=[MISS, [6, 6, 1, 1, 1, 1], MISS], then=1).settle().fires(B, "ship:2/hull")
    assert play.told(RoundBegan)[0].ships == [B, A, C]
    play.fires(A, "ship:1/sails")
    assert speed(play.s, B) == 5
    play.fires(C, "ship:0/hull")
    assert play.told(RoundBegan)[1].ships == [A, C, B]
    board = Board().ship(B, parrot="silver", fame=4, all=3)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1], [1] * 6, [6, 1, 1, 1]]).fires(A, "ship:1/cannon")
    assert dice(play.s, B) == 6  # a wounded parrot works fully
    play.fires(B, "ship:0/hull").fires(A, "ship:1/cannon")
    assert dice(play.s, B) == 3


@pytest.mark.rule("parrot.heal")
@pytest.mark.parametrize("place", [2, 6, 7])
def test_a_wounded_parrot_heals_by_itself(place):
    board = Board().ship(A, at=place, parrot="flint", wounded=True, gold=4)
    for seat in (B, C, D):
        board.ship(seat, at=seat + 2)
    play = board.upgrade()
    while A not in play.asked:
        play.do(next(iter(play.asked)), "end")
    assert (play.s.parrot_wounds[A], play.s.gold[A]) == (0, 4)
