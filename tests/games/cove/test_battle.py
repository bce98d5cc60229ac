"""Rounds of a battle: order, fire or retreat, mutiny."""

import pytest

from kaper.core.texts import catalogue
from kaper.games.cove.battle_events import Fired, MutinyRolled, RoundBegan
from kaper.games.cove.cards import NAVY, PIRATE
from kaper.games.cove.events import FameChanged
from tests.games.cove.tables import A, B, Board, C, D

MISS = [1, 1, 1, 1]


@pytest.mark.rule("combat.round.order", "navy.stats")
def test_all_ships_act_once_in_order_of_speed():
    board = Board().pirate("bonny", at=3).navy(at=3, by=C).ship(A, sails=6).ship(B, sails=3)
    play = board.battle(3, A, B, dice=[[1] * 3, [1] * 4, MISS, MISS, [1] * 3]).settle().do(C, "ship:0/hull")
    play.settle().fires(A, "pirate").fires(B, "navy").settle()
    order = [PIRATE[ship].key if ship in PIRATE else ship for ship in play.told(RoundBegan)[0].ships]
    assert order == ["bonny", "navy", A, B]
    assert [event.ship for event in play.told(Fired)][1:4] == [NAVY, A, B]


@pytest.mark.rule("combat.round.choice", "combat.retreat.action")
def test_fire_or_retreat_and_nothing_else():
    play = Board().battle(3, A, B, C, dice=[MISS, [3]]).settle()
    assert play.options(A) == ["fire", "retreat"]
    assert play.refusal(A, "pass") == "combat.round.choice"
    assert play.refusal(A, "grapeshot") == "volley.grapeshot"
    play.fires(A, "ship:1/hull").do(B, "retreat")
    assert play.s.place[B] == 7
    assert play.s.fighting == [A, C]


@pytest.mark.rule("combat.retreat.mutiny.loss")
@pytest.mark.parametrize(
    ("gold", "chests", "fame", "said"),
    [(3, 2, 5, "3 gold, 2 chests, 2 fame"), (0, 1, 0, "1 chest"), (0, 0, 1, "1 fame"), (0, 0, 0, "nothing")],
)
def test_retreat_says_what_a_mutiny_would_cost_and_nothing_that_one_has_not(gold, chests, fame, said):
    play = Board().battle(3, A, B).settle()
    play.s.gold[A], play.s.chests[A], play.s.fame[A] = gold, chests, fame
    option = play.match.asked[A].option(play.s, "retreat")
    assert catalogue("en", "kaper.games.cove").note(option.text) == f"17 % mutiny, then you lose {said}"


@pytest.mark.rule("combat.round.dynamic")
def test_speed_is_read_again_each_round():
    board = Board().ship(A, sails=4).ship(B, sails=3)
    play = board.battle(3, A, B, dice=[MISS, [5, 6, 1, 1]]).fires(A, "ship:1/hull").fires(B, "ship:0/sails").settle()
    assert play.mark(A, "sails") == 2
    assert [event.ships for event in play.told(RoundBegan)] == [[A, B], [B, A]]


@pytest.mark.rule("combat.round.fixed")
def test_within_a_round_the_order_stays():
    board = Board().ship(A, sails=6).ship(B, sails=4).ship(C, sails=3)
    play = board.battle(3, A, B, C, dice=[[5, 5, 1, 1], MISS, MISS]).fires(A, "ship:1/sails")
    assert play.mark(B, "sails") == 2
    assert play.asked == {B: "BattleTurn"}  # still before C
    play.fires(B, "ship:0/hull").fires(C, "ship:0/hull")
    assert play.told(RoundBegan)[1].ships == [A, C, B]


@pytest.mark.rule("ship.dice.current")
def test_dice_are_counted_when_they_are_rolled():
    board = Board().ship(B, crew=5, cannon=5)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1], [1, 1, 1]]).fires(A, "ship:1/crew").fires(B, "ship:0/hull")
    assert len(play.told(Fired)[1].faces) == 3


@pytest.mark.rule("combat.retreat.fame")
@pytest.mark.parametrize(("faces", "fame"), [([6, 1, 1, 1], [1, 0, 1, 0]), (MISS, [0, 0, 0, 0])])
def test_opponents_score_if_the_retreating_ship_was_hit(faces, fame):
    play = Board().battle(3, A, B, C, dice=[faces, [4]]).fires(A, "ship:1/hull").do(B, "retreat")
    assert play.s.fame == fame


@pytest.mark.rule("combat.hit.counts")
@pytest.mark.parametrize("protector", [{"shipwright": "hull"}, {"parrot": "flint"}])
def test_an_absorbed_hit_is_a_hit(protector):
    board = Board().ship(B, fame=5, **protector)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1], [4]]).fires(A, "ship:1/hull").do(B, "retreat")
    assert play.mark(B, "hull") == 5
    assert play.s.fame[A] == 1


@pytest.mark.rule("combat.hit.counts")
def test_damage_done_to_oneself_counts_as_a_hit():
    board = Board().ship(A, hand="grapeshot", cannon=6)
    play = (
        board.battle(3, A, B, dice=[MISS, MISS, [4]]).fires(A, "ship:1/hull", card="grapeshot").fires(B, "ship:0/hull")
    )
    play.do(A, "retreat")
    assert play.s.fame[B] == 1


@pytest.mark.rule("combat.retreat.mutiny", "combat.retreat.mutiny.loss", "score.losses")
@pytest.mark.parametrize("face", [1, 2, 3, 4, 5, 6])
def test_a_one_means_mutiny(face):
    board = Board().ship(A, gold=7, chests=4, fame=10).ship(B, gold=0).ship(C, gold=0).ship(D, gold=0)
    play = board.battle(3, A, B, C, dice=[[face]]).do(A, "retreat")
    assert play.told(MutinyRolled)[0].face == face
    left = (play.s.gold[A], play.s.chests[A], play.s.fame[A], play.s.supply_gold, play.s.supply_chests)
    assert left == ((0, 0, 8, 124, 50) if face == 1 else (7, 4, 10, 117, 46))


@pytest.mark.rule("combat.retreat.mutiny.always")
def test_every_retreat_is_rolled_for_but_no_crippling():
    play = Board().battle(3, A, B, dice=[[4]]).do(A, "retreat")
    assert len(play.told(MutinyRolled)) == 1  # unhit
    play = Board().battle(3, A, B, C, dice=[[6, 1, 1, 1], [4]]).fires(A, "ship:1/hull").do(B, "retreat")
    assert len(play.told(MutinyRolled)) == 1  # hit
    play = Board().ship(B, hull=2).battle(3, A, B, dice=[[6, 1, 1, 1]]).fires(A, "ship:1/hull")
    assert not play.told(MutinyRolled)  # crippled


@pytest.mark.rule("combat.retreat.mutiny.after")
def test_after_a_mutiny_the_captain_plays_on():
    board = Board().ship(A, hand="map", parrot="flint", shipwright="hull", gold=4, crew=6).deck("fame-1", "fame-2")
    play = board.ship(B, at=3).battle(3, A, B, dice=[[1]]).do(A, "retreat").do(B, "leave").do(B, "end")
    while "CoveChoice" not in play.asked.values() or A not in play.asked:
        play.do(next(iter(play.asked)), "end")
    play.do(A, "cards")
    assert play.hand(A) == ["map", "fame-1", "fame-2"]
    assert (play.mark(A, "crew"), play.guard(A, "hull"), len(play.s.perches[A])) == (6, 2, 1)


@pytest.mark.rule("combat.retreat.order")
def test_fame_before_the_mutiny_die():
    play = Board().ship(B, fame=3).battle(3, A, B, dice=[[6, 1, 1, 1], [1]]).fires(A, "ship:1/hull").do(B, "retreat")
    kinds = [(type(event).__name__, getattr(event, "seat", None)) for event in play.log()]
    scored = kinds.index(("FameChanged", A))
    rolled = kinds.index(("MutinyRolled", B))
    assert scored < rolled < kinds.index(("FameChanged", B))


@pytest.mark.rule("combat.retreat.npc", "legend.passive", "navy.passive")
def test_pirates_and_the_navy_always_fire_and_only_at_players():
    board = Board().navy(at=1, by=C).ship(A, hull=8)
    play = board.battle(1, A, dice=[[1] * 6, [1] * 4, MISS, [1] * 6, [1] * 4]).settle()
    assert play.options(C) == ["ship:0/hull", "ship:0/sails", "ship:0/cannon", "ship:0/crew"]
    play.do(C, "ship:0/crew").no_kegs().fires(A, "navy").settle().do(C, "ship:0/crew").no_kegs()
    assert (play.s.hulls, play.s.navy_hull) == ([8], 4)
    aimed = [event for event in play.log() if type(event).__name__ == "Aimed" and event.ship != A]
    assert [event.target for event in aimed] == [A] * 4


@pytest.mark.rule("score.floor")
def test_fame_never_falls_below_zero():
    board = Board().ship(B, fame=1, parrot="flint").ship(C, crew=2)
    play = board.battle(3, A, B, C, dice=[[6, 6, 1, 1], [6, 6, 1, 1]]).fires(A, "ship:1/hull")
    assert play.s.fame[B] == 0
    play.fires(B, "ship:2/crew")
    assert play.s.fame[B] == 1
    assert [event.total for event in play.told(FameChanged) if event.seat == B] == [0, 1]


@pytest.mark.rule("score.losses")
def test_what_fame_is_lost_for():
    plank = Board().ship(A, fame=9).battle(3, A, B, dice=[[1]]).do(A, "retreat")
    killed = Board().ship(B, fame=9, parrot="flint").battle(3, A, B, dice=[[6, 6, 1, 1]]).fires(A, "ship:1/hull")
    board = Board().ship(A, fame=9, parrot="flint", at=3).treasure(3, 4, 0, 0, 1).deck("silver")
    exchanged = board.plunder(then=1).do(A, "plunder").do(A, "exchange")
    assert (plank.s.fame[A], killed.s.fame[B], exchanged.s.fame[A]) == (7, 7, 9 + 4 - 1)
