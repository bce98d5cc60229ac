"""Final scoring and the last battle."""

import pytest

from kaper.games.cove.battle_events import LastBattleBegan, MutinyRolled, TieRolled
from kaper.games.cove.cards import LAST
from kaper.games.cove.events import FameCardsShown, Won
from tests.games.cove.tables import A, B, Board, C, D


def year_end(board, **kwargs):
    board.state.month = 12
    for stack in board.state.stacks:
        board.state.treasure_gone += stack
        stack.clear()
    return board.month_end(**kwargs)


def tied(dice=(), **hands):
    """A and B lead together."""
    board = Board().ship(A, fame=35).ship(B, fame=35).ship(C, fame=34)
    return board, {"dice": dice, **hands}


@pytest.mark.rule("end.fame-cards", "fame-card.hold")
def test_fame_cards_are_scored_at_the_end():
    board = Board().ship(A, fame=4, hand=("fame-1", "fame-1", "fame-3")).ship(B, fame=2)
    assert board.start(("upgrade", 8)).match.view(None).ships[A].fame == 4  # not before
    play = year_end(board)
    assert play.s.fame[A] == 9
    assert [event.seat for event in play.told(FameCardsShown)] == [A]
    assert [card.key for card in play.match.view(B).ships[A].shown] == ["fame-1", "fame-1", "fame-3"]


@pytest.mark.rule("fame-card.hold")
def test_a_fame_card_drawn_stays_secret():
    play = Board().pirate("hook", at=5).ship(A, at=1, gold=9).deck("fame-3").upgrade().do(A, "buy")
    assert play.s.fame[A] == 0
    assert "fame-3" not in str(play.match.view(B))
    assert "fame-3" in str(play.match.view(A))


@pytest.mark.rule("end.unburied")
def test_unburied_goods_are_worth_nothing():
    play = year_end(Board().ship(A, fame=4, gold=12, chests=6).ship(B, fame=5))
    assert play.match.result().scores == [4, 5, 0, 0]


@pytest.mark.rule("end.winner", "end.ranking")
def test_most_fame_wins():
    play = year_end(Board(3).ship(A, fame=31).ship(B, fame=28).ship(C, fame=40))
    result = play.match.result()
    assert (result.places, result.scores, result.winners) == ([2, 3, 1], [31, 28, 40], [C])
    assert [(event.seat, event.total) for event in play.told(Won)] == [(C, 40)]


@pytest.mark.rule("end.ranking")
def test_lower_places_are_shared_without_a_battle():
    play = year_end(Board().ship(A, fame=40).ship(B, fame=33).ship(C, fame=33).ship(D, fame=20))
    assert play.match.over
    assert play.match.result().places == [1, 2, 2, 4]


@pytest.mark.rule("end.tie")
def test_tied_leaders_fight():
    board, chance = tied()
    play = year_end(board, **chance)
    assert play.s.battle == LAST
    assert play.s.fighting == [A, B]
    assert [event.seats for event in play.told(LastBattleBegan)] == [[A, B]]
    assert play.asked == {A: "Prepare"}


@pytest.mark.rule("end.tie", "end.tie.battle", "end.ranking")
def test_the_last_ship_afloat_wins():
    board = Board().ship(A, fame=35, hand=("smoke", "fame-1")).ship(B, fame=36, crew=2, parrot="bones").ship(C, fame=35)
    play = year_end(board, dice=[[6, 6, 1, 1], [1, 1], [6, 1, 1, 1]])
    play.do(A, "smoke").settle()
    assert play.options(A) == ["fire"]
    assert play.refusal(A, "retreat") == "end.tie.battle"
    play.fires(A, "ship:1/crew")
    assert play.s.perches[B] == []
    assert play.s.fame[B] == 36  # a parrot killed there costs nothing
    play.settle().fires(B, "ship:0/hull").fires(A, "ship:1/crew")
    assert play.match.over
    result = play.match.result()
    assert (result.places, result.scores) == ([1, 2, 3, 4], [36, 36, 35, 0])
    assert not play.told(MutinyRolled)
    assert play.discards() == ["bones", "smoke"]


@pytest.mark.rule("end.tie.battle")
def test_volley_cards_work_in_the_last_battle():
    board, chance = tied(dice=[[3, 1, 1, 1]])
    play = year_end(board.ship(A, hand="grapeshot").ship(B, crew=2), **chance)
    play.settle()
    assert play.options(A) == ["fire", "grapeshot"]
    assert play.refusal(A, "sing") == "end.tie.battle"
    play.fires(A, "ship:1/crew", card="grapeshot")
    assert play.match.result().winners == [A]


@pytest.mark.rule("end.tie.mutual")
def test_both_finalists_crippled_by_one_volley_roll_off():
    board, chance = tied(dice=[[6, 1, 1, 1], [3, 4]])
    play = year_end(board.ship(A, hand="keg", hull=2).ship(B, hull=2), **chance)
    play.fires(A, "ship:1/crew", card="keg")
    assert [(event.faces, event.why) for event in play.told(TieRolled)] == [([3, 4], "champion")]
    assert play.match.result().places[:3] == [2, 1, 3]


@pytest.mark.rule("end.tie.recoil")
def test_a_recoil_does_not_undo_the_victory():
    board, chance = tied(dice=[[3, 1, 1]])
    play = year_end(board.ship(A, hand="grapeshot", cannon=3).ship(B, crew=2), **chance)
    play.fires(A, "ship:1/crew", card="grapeshot")
    assert play.mark(A, "cannon") == 1
    assert play.match.result().winners == [A]


@pytest.mark.rule("end.ranking.finalists")
def test_three_finalists_and_a_recoil():
    board = Board().ship(A, fame=35, hand="grapeshot", cannon=3).ship(B, fame=35, crew=2).ship(C, fame=35)
    play = year_end(board, dice=[[3, 1, 1]]).fires(A, "ship:1/crew", card="grapeshot")
    assert play.match.result().places == [2, 2, 1, 4]


@pytest.mark.rule("score.sources")
def test_fame_comes_only_from_the_listed_deeds():
    from kaper.core.chance import Fast
    from kaper.core.match import Match
    from kaper.games.cove import GAME
    from kaper.games.cove.events import FameChanged

    gains, losses = set(), set()
    for seed in range(25):
        match = Match(GAME, 3 + seed % 3, chance=Fast(seed), listen=True)
        rng = Fast(seed)
        while not match.over:
            for seat, decision in list(match.asked.items()):
                match.act(seat, GAME.brain.policy(match.state, decision, rng))
        fame = [0] * match.seats
        for told in match.told:
            if isinstance(told.event, FameChanged):
                (gains if told.event.amount > 0 else losses).add(told.event.cause)
                fame[told.event.seat] += told.event.amount
                assert fame[told.event.seat] == told.event.total
        assert fame == match.state.fame  # nothing was gained in silence
    assert (
        {"battle", "plunder", "bury", "card", "pirate"}
        <= gains
        <= {*("battle", "plunder", "pirate", "navy", "bury", "consort", "card")}
    )
    assert losses <= {"plank", "parrot", "exchange", "consort"}
