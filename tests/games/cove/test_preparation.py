"""Battle cards before the first volley."""

import pytest

from kaper.games.cove.battle_events import BattleCardPlayed, PreparationPassed
from kaper.games.cove.ship import dice, speed
from tests.games.cove.tables import A, B, Board, C, D


@pytest.mark.rule("combat.prep.optional")
def test_battle_cards_need_not_be_played():
    play = Board().ship(A, hand="smoke").battle(3, A, B, dice=[[1, 1, 1, 1], [1, 1, 1, 1], [4]])
    play.do(A, "pass").do(B, "pass").fires(A, "ship:1/hull").fires(B, "ship:0/hull").do(A, "retreat")
    assert play.hand(A) == ["smoke"]


@pytest.mark.rule("combat.prep.order")
def test_one_card_each_the_fastest_first():
    play = Board().ship(A, hand=("smoke", "grapple")).ship(B, hand="wind").battle(3, A, B)
    assert play.asked == {A: "Prepare"}
    play.do(A, "smoke")
    assert play.asked == {B: "Prepare"}


@pytest.mark.rule("combat.prep.announce")
def test_a_battle_card_is_shown_at_once():
    play = Board().ship(A, hand="smoke").battle(3, A, B).do(A, "smoke")
    battle = play.match.view(B).battle
    assert [card.key for card in battle.ships[0].cards] == ["smoke"]
    assert battle.ships[0].hit_from == 6
    assert [(event.seat) for event in play.told(BattleCardPlayed)] == [A]


@pytest.mark.rule("combat.prep.repeat")
def test_passes_go_on_until_all_have_passed():
    play = Board().ship(A, hand=("smoke", "grapple")).battle(3, A, B)
    play.do(A, "smoke").do(B, "pass").do(A, "grapple").do(B, "pass")
    assert play.asked == {A: "Prepare"}
    play.do(A, "pass")
    assert play.s.round == 1


@pytest.mark.rule("combat.prep.pass-return")
def test_who_passed_may_come_back_after_anothers_card():
    play = Board().ship(A, hand="smoke").ship(B, hand="grapple").battle(3, A, B)
    play.do(A, "pass").do(B, "grapple")
    assert play.asked == {A: "Prepare"}
    assert "smoke" in play.options(A)
    play.do(A, "smoke").do(B, "pass").do(A, "pass")
    assert play.s.round == 1  # B is not asked again


@pytest.mark.rule("combat.prep.resort")
def test_the_order_is_made_anew_each_pass():
    play = Board().ship(A, sails=5).ship(B, sails=3, hand=("wind", "smoke")).battle(3, A, B)
    play.do(A, "pass").do(B, "wind")
    assert speed(play.s, B) == 12
    assert play.asked == {B: "Prepare"}


@pytest.mark.rule("combat.prep.ask")
def test_who_passed_since_the_last_card_is_skipped():
    board = Board().ship(A, sails=7).ship(B, sails=6, hand="overboard", chests=1).ship(C, sails=5)
    play = board.battle(3, A, B, C)
    play.do(A, "pass").do(B, "overboard:1").do(C, "pass")
    assert [speed(play.s, seat) for seat in (A, B, C)] == [10, 11, 8]
    play.do(B, "pass")
    assert play.asked == {A: "Prepare"}  # C passed after the last card
    play.do(A, "pass")
    assert play.s.round == 1
    assert [event.seat for event in play.told(PreparationPassed)] == [A, C, B, A]


@pytest.mark.rule("combat.prep.duration")
def test_battle_cards_last_for_one_battle():
    board = Board().ship(A, hand="smoke").ship(B, crew=2).ship(C, at=4).ship(D, at=4)
    play = board.battle(2, A, B, dice=[[6, 1, 1, 1]]).do(A, "smoke").fires(A, "ship:1/crew")
    assert play.discards() == ["smoke"]
    assert play.s.battle == 4
    assert all(ship.hit_from == 5 and not ship.cards for ship in play.match.view(None).battle.ships)


@pytest.mark.rule("combat.prep.left-early")
def test_cards_for_all_stay_when_their_player_leaves():
    board = Board().ship(A, cannon=2, crew=7).ship(B, crew=2, hand="grapple").ship(C, cannon=3, crew=5)
    play = board.battle(3, A, B, C, dice=[[6, 1, 1, 1, 1], [1, 1, 1, 1]]).do(B, "grapple").fires(A, "ship:1/crew")
    assert B not in play.s.fighting
    assert (dice(play.s, A), dice(play.s, C)) == (5, 4)
    play.fires(C, "ship:0/hull")


@pytest.mark.rule("combat.prep.own-ship")
def test_the_navys_sender_plays_no_battle_card():
    play = Board().navy(at=3, by=C).ship(C, hand="smoke").battle(3, A, B)
    asked = []
    while "Prepare" in play.asked.values():
        asked += play.asked
        play.pass_one()
    assert asked == [A, B]
    assert play.asked == {C: "NavyAim"}


@pytest.mark.rule("combat.prep.once")
def test_no_second_preparation_after_the_pirate_is_sunk():
    board = Board().pirate("hook", at=3, hull=1).ship(A, hand="smoke", parrot="trelawney").ship(B, hand="wind")
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1], [5, 5, 5, 6]]).do(A, "smoke").fires(A)
    assert play.asked == {B: "BattleTurn"}  # no preparation in between
    play.fires(B, "ship:0/hull")
    assert play.mark(A, "hull") == 4  # the smoke still protects


@pytest.mark.rule("battle.avast")
def test_avast_belay_ends_all_cards():
    board = Board().ship(A, hand=("smoke", "grapeshot")).ship(B, hand=("avast", "keg")).ship(C, hand="smoke")
    play = board.battle(3, A, B, C, dice=[[1, 1, 1, 1]]).do(A, "smoke").do(B, "avast")
    assert play.asked == {A: "BattleTurn"}  # at once
    assert play.options(A) == ["fire", "retreat"]
    assert play.refusal(A, "grapeshot") == "battle.avast"
    assert play.match.view(C).battle.ships[0].hit_from == 6
    play.do(A, "fire").do(A, "ship:1/hull")
    assert play.asked == {B: "BattleTurn"}  # no keg was asked for


@pytest.mark.rule("battle.wind")
def test_blow_me_down():
    play = Board().ship(A, sails=3).ship(B, sails=4, hand="wind").battle(3, A, B, dice=[[5, 1, 1, 1]])
    play.do(B, "wind").settle()
    assert speed(play.s, B) == 13
    play = Board().ship(A, sails=8, parrot="trelawney").ship(B, sails=4, hand="wind")
    play = play.battle(3, A, B, dice=[[5, 1, 1, 1]]).do(B, "wind").fires(A, "ship:1/sails")
    assert (play.mark(B, "sails"), speed(play.s, B)) == (3, 12)


@pytest.mark.rule("battle.wind.both")
def test_both_winds_in_one_go():
    play = Board().ship(A, sails=8).ship(B, sails=2, hand=("wind", "wind")).battle(3, A, B)
    play.do(A, "pass")
    assert play.options(B) == ["pass", "wind", "wind:2"]
    play.do(B, "wind:2")
    assert speed(play.s, B) == 17
    assert play.asked == {B: "Prepare"}  # the next pass: only one turn was used
    assert play.hand(B) == []
    play = Board().ship(B, hand="wind").battle(3, A, B).do(A, "pass")
    assert play.refusal(B, "wind:2") == "battle.wind"


@pytest.mark.rule("ship.speed.effective")
def test_speed_in_and_after_a_battle():
    board = Board().ship(A, sails=2, parrot="trelawney", hand="wind").ship(B, crew=2)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).do(A, "wind")
    assert speed(play.s, A) == 31
    play.fires(A, "ship:1/crew")
    assert speed(play.s, A) == 25


@pytest.mark.rule("battle.grapple", "parrot.silver", "parrot.bones")
def test_grapple_attack_makes_all_roll_by_crew():
    board = Board(5).ship(A, cannon=2, crew=5, hand="grapple").ship(B, cannon=7, crew=2)
    board = board.ship(C, cannon=3, crew=7, parrot="bones").ship(D, all=2, parrot="silver")
    play = board.battle(3, A, B, C, D)
    assert [dice(play.s, seat) for seat in (A, B, C, D)] == [2, 2, 3, 6]
    play.do(A, "grapple")
    assert [dice(play.s, seat) for seat in (A, B, C, D)] == [4, 2, 3, 6]


@pytest.mark.rule("parrot.bones")
def test_billy_bones_parrot_fires_all_cannon():
    assert dice(Board().ship(A, cannon=5, crew=2, parrot="bones").state, A) == 4


@pytest.mark.rule("battle.grapple.npc")
def test_pirates_keep_their_dice():
    board = Board().ship(A, hand="grapple", hull=8, cannon=7).ship(B, hand="grapple").navy(at=1, by=C)
    play = board.battle(1, A, B, dice=[[1] * 6, [1] * 4]).do(A, "grapple")
    before = [dice(play.s, ship) for ship in play.s.fighting]
    play.do(B, "grapple")
    assert [dice(play.s, ship) for ship in play.s.fighting] == before == [4, 4, 6, 4]
    play.no_kegs().settle().do(C, "ship:0/hull").no_kegs()  # six and four dice were rolled


@pytest.mark.rule("battle.smoke")
def test_smoke_is_hit_only_by_a_six():
    board = Board().ship(A, sails=8).ship(B, hand="smoke", hull=6, all=6)
    play = board.battle(3, A, B, dice=[[5, 5, 6, 4]]).do(B, "smoke").fires(A, "ship:1/hull")
    assert play.mark(B, "hull") == 5
    board = Board().ship(A, hand="smoke", hull=8)
    play = board.battle(1, A, dice=[[5, 5, 5, 5, 5, 6]]).do(A, "smoke").do(A, "pass").no_kegs()
    assert play.mark(A, "hull") == 7  # it binds Blackbeard too


@pytest.mark.rule("battle.smoke.collateral")
def test_smoke_does_not_help_against_kegs_and_recoil():
    board = Board().ship(A, hand="keg", hull=8).ship(B, hand=("smoke", "smoke"), hull=6)
    play = board.battle(3, A, B, C, dice=[[5, 5, 1, 1]]).do(B, "smoke").do(B, "smoke")
    assert play.match.view(None).battle.ships[1].hit_from == 6  # two are no better than one
    play.fires(A, "ship:2/sails", card="keg")
    assert (play.mark(B, "hull"), play.mark(C, "hull"), play.mark(A, "hull")) == (4, 3, 6)
    board = Board().ship(A, hand=("smoke", "grapeshot"), cannon=6)
    play = board.battle(3, A, B, dice=[[1, 1, 1, 1]]).do(A, "smoke").fires(A, "ship:1/hull", card="grapeshot")
    assert play.mark(A, "cannon") == 4


@pytest.mark.rule("battle.overboard")
def test_treasure_overboard():
    board = Board().ship(A, sails=3, chests=4, hand="overboard").ship(B, crew=2, sails=5)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).do(B, "pass").do(A, "overboard:3")
    assert speed(play.s, A) == 12
    assert [(laid.seat, laid.count, laid.chests) for laid in play.told(BattleCardPlayed)] == [(A, 1, 3)]
    assert (play.s.chests[A], play.s.supply_chests, play.match.view(None).battle.chests_overboard) == (1, 46, 3)
    play.fires(A, "ship:1/crew")
    assert (play.s.chests[A], play.s.supply_chests) == (1, 49)
    assert play.discards() == ["overboard"]


@pytest.mark.rule("battle.overboard.amount")
def test_at_least_one_chest_goes_overboard():
    play = Board().ship(A, hand="overboard").battle(3, A, B)
    assert play.options(A) == ["pass"]
    assert play.refusal(A, "overboard:1") == "battle.overboard.amount"
    play = Board().ship(A, chests=2, gold=5, hand="overboard").battle(3, A, B, dice=[[1]])
    assert play.options(A) == ["pass", "overboard:1", "overboard:2"]
    play.do(A, "overboard:2").do(A, "retreat")
    assert (play.s.chests[A], play.s.supply_chests) == (0, 50)
    board = Board().ship(A, chests=2, hand="overboard")
    play = board.battle(3, A, B, C, dice=[[1]]).do(A, "overboard:2").do(A, "retreat")
    assert (play.s.supply_chests, play.s.overboard) == (48, 2)  # a mutiny does not take what lies on the card
