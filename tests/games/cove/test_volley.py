"""A volley: aiming, hits, protectors, and the volley cards."""

import pytest

from kaper.games.cove.battle_events import Aimed, Crippled, Fired, Recoiled, VolleyCardPlayed
from kaper.games.cove.cards import HULL, NAVY
from kaper.games.cove.ship import dice
from tests.games.cove.tables import A, B, Board, C, D

MISS = [1, 1, 1, 1]


@pytest.mark.rule("combat.volley.card")
def test_a_volley_card_is_for_one_roll():
    board = Board().ship(A, hand="grapeshot", cannon=8, crew=5)
    play = board.battle(3, A, B, dice=[[1, 1, 2, 2], MISS, [3, 4, 5, 1]]).fires(A, "ship:1/hull", card="grapeshot")
    assert play.discards() == ["grapeshot"]
    play.fires(B, "ship:0/hull").fires(A, "ship:1/hull")
    assert play.told(Fired)[-1].hits == 1


@pytest.mark.rule("combat.volley.card.limit")
def test_one_volley_card_for_each_player():
    board = Board().ship(A, hand=("grapeshot", "keg"), cannon=8, crew=5, hull=8).ship(B, hand="keg", hull=8)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).do(A, "grapeshot")
    assert play.asked == {A: "Aim"}  # no second card
    play.do(A, "ship:1/sails")
    assert play.hand(A) == ["keg"]
    assert play.asked == {B: "AddKeg"}  # A cannot add the own keg any more, B may add one
    play.do(B, "keg")
    assert [event.seat for event in play.told(VolleyCardPlayed)] == [A, B]
    assert (play.mark(A, "hull"), play.mark(B, "hull")) == (7, 7)


@pytest.mark.rule("combat.volley.card.own", "navy.cards")
def test_no_volley_cards_for_the_navy():
    board = Board().navy(at=3, by=C).ship(C, hand="grapeshot").ship(A, hull=8, hand="smoke")
    play = board.battle(3, A, B, dice=[[5, 5, 5, 6], [1] * 4]).do(A, "smoke").settle()
    assert play.asked == {C: "NavyAim"}
    assert all(":" in option for option in play.options(C))
    play.do(C, "ship:0/hull").no_kegs()
    assert play.mark(A, "hull") == 7  # the smoke works against the Navy
    assert play.hand(C) == ["grapeshot"]


@pytest.mark.rule("combat.volley.announce")
def test_target_and_section_are_named_first():
    play = Board().battle(3, A, B, C).do(A, "fire")
    assert play.asked == {A: "Aim"}
    sections = ("hull", "sails", "cannon", "crew")
    assert play.options(A) == [f"ship:{ship}/{section}" for ship in (B, C) for section in sections]
    assert play.refusal(A, "ship:1") == play.refusal(A, "ship:0/hull") == "combat.volley.announce"
    assert play.refusal(A, "ship:3/hull") == "combat.volley.announce"
    assert not play.told(Fired)
    play.do(A, "ship:2/crew")
    assert [(event.target, event.section) for event in play.told(Aimed)] == [(C, 3)]
    assert play.match.view(None).battle.section == "crew"


@pytest.mark.rule("combat.volley.npc-hull", "legend.stats")
def test_a_pirate_is_hit_on_the_hull():
    play = Board().ship(A, hull=8, sails=8, parrot="trelawney").battle(1, A, dice=[[5, 6, 6, 1]]).fires(A)
    assert play.s.hulls == [5]
    assert "Aim" not in play.asked.values()
    assert play.told(Aimed)[0].section == -1


def test_the_dice_of_the_last_volley_stay_on_the_table():
    board = Board().ship(B, hull=8, shipwright="hull").navy(at=3, by=C)
    play = board.battle(3, A, B, dice=[[5, 5, 1, 1], [5, 6, 6, 1], MISS]).settle()
    assert play.match.view(None).battle.shot is None
    play.do(C, "ship:1/hull").no_kegs()
    shot = play.match.view(None).battle.shot
    assert (shot.ship_key, shot.target, shot.section, shot.hits) == ("navy", B, HULL, 2)
    assert shot.struck == []  # the shipwright took both
    play.do(A, "fire").settle()
    shot = play.match.view(B).battle.shot
    assert (shot.ship, shot.target_key, shot.faces, shot.hits) == (A, "navy", (5, 6, 6, 1), 3)
    assert [(s.ship, s.section, s.hits) for s in shot.struck] == [(NAVY, HULL, 3)]


@pytest.mark.rule("combat.volley.npc-hull")
def test_no_section_of_a_pirate_can_be_named():
    play = Board().ship(A, parrot="trelawney").navy(at=1, by=C).battle(1, A).do(A, "fire")
    assert play.options(A) == ["pirate", "navy"]


@pytest.mark.rule("combat.volley.hit")
def test_fives_and_sixes_hit():
    play = Board().battle(3, A, B, dice=[[4, 5, 6, 3]]).fires(A, "ship:1/hull")
    assert play.told(Fired)[0].hits == 2
    assert play.mark(B, "hull") == 3


@pytest.mark.rule("combat.volley.damage")
def test_each_hit_moves_the_marker_one_position():
    play = Board().ship(B, sails=5).battle(3, A, B, dice=[[5, 6, 1, 1]]).fires(A, "ship:1/sails")
    assert play.marks(B) == [5, 3, 5, 5]
    assert play.match.view(None).ships[B].sections[1].value == 6


@pytest.mark.rule("combat.volley.excess")
def test_further_hits_are_lost():
    play = Board().ship(B, crew=2, gold=5).battle(3, A, B, dice=[[6, 6, 6, 6]]).fires(A, "ship:1/crew")
    assert play.marks(B) == [5, 7, 5, 1]
    play.do(A, "leave").do(A, "end")
    while B not in play.asked:
        seat = next(iter(play.asked))
        play.do(seat, "cards" if play.asked[seat] == "CoveChoice" else "end")
    assert (play.mark(B, "crew"), play.s.gold[B]) == (2, 3)


@pytest.mark.rule("combat.volley.npc-first", "navy.unite")
@pytest.mark.parametrize("foe", ["pirate", "navy"])
def test_pirates_come_first(foe):
    board = Board().ship(A, parrot="trelawney").ship(B, hull=8)
    board = board.pirate("dutchman", at=3, hull=1) if foe == "pirate" else board.navy(at=3, by=C, hull=1)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]])
    play.do(A, "fire").no_kegs()
    assert play.told(Aimed)[0].target not in (A, B)
    play.do(B, "fire")
    assert play.options(B) == ["ship:0/hull", "ship:0/sails", "ship:0/cannon", "ship:0/crew"]


@pytest.mark.rule("combat.volley.npc-first")
def test_players_cannot_be_aimed_at_before():
    play = Board().ship(A, parrot="trelawney").navy(at=1, by=C).battle(1, A, B).do(A, "fire")
    assert play.refusal(A, "ship:1/hull") == "combat.volley.npc-first"


@pytest.mark.rule("combat.volley.npc-both")
def test_with_two_foes_the_captain_chooses():
    board = Board().pirate("hook", at=3).navy(at=3, by=D, hull=1).ship(A, parrot="trelawney").ship(B, hull=8)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1], [1, 1, 1]]).do(A, "fire")
    assert play.options(A) == ["pirate", "navy"]
    play.do(A, "navy").settle()
    assert NAVY not in play.s.fighting
    assert play.asked == {B: "BattleTurn"}
    play.do(B, "fire")
    assert play.told(Aimed)[-1].target not in (A, B, NAVY)  # only Hook is left to fire at


@pytest.mark.rule("combat.volley.same-round", "legend.continue")
def test_after_the_pirate_players_may_fight_in_the_same_round():
    board = Board().pirate("hook", at=3, hull=1).ship(A, parrot="trelawney")
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).fires(A)
    assert play.s.round == 1
    play.do(B, "fire")
    assert "ship:0/crew" in play.options(B)


@pytest.mark.rule("combat.volley.sequence")
def test_the_sequence_of_a_volley():
    board = (
        Board().ship(A, hand="grapeshot", cannon=3, crew=5, hull=8).ship(B, crew=2, hull=8).ship(C, hand="keg", hull=8)
    )
    play = board.battle(3, A, B, C, dice=[[3, 1, 1]]).do(A, "grapeshot").do(A, "ship:1/crew").do(C, "keg").settle()
    wanted = (VolleyCardPlayed, Aimed, Fired, Crippled, Recoiled)
    story = [(type(e).__name__, getattr(e, "seat", None)) for e in play.log() if isinstance(e, wanted)]
    assert story == [
        ("VolleyCardPlayed", A),
        ("Aimed", None),
        ("VolleyCardPlayed", C),
        ("Fired", None),
        ("Crippled", B),
        ("Recoiled", A),
        ("Crippled", A),
    ]
    assert play.s.fame == [1, 0, 2, 0]  # A scored for B before the own recoil
    assert sorted(play.discards()) == ["grapeshot", "keg"]


@pytest.mark.rule("combat.protect.absorb")
def test_a_shipwright_takes_the_first_two_hits():
    play = Board().ship(B, sails=4, shipwright="sails").battle(3, A, B, dice=[[6, 6, 6, 1]]).fires(A, "ship:1/sails")
    assert (play.guard(B, "sails"), play.mark(B, "sails")) == (0, 3)
    assert play.discards() == ["shipwright"]


@pytest.mark.rule("combat.protect.turn", "shipwright.absorb")
def test_one_hit_wounds_the_second_one_kills():
    board = Board().ship(B, sails=4, shipwright="sails")
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1], MISS, [6, 1, 1, 1]]).fires(A, "ship:1/sails")
    assert (play.guard(B, "sails"), play.mark(B, "sails"), play.discards()) == (1, 4, [])
    play.fires(B, "ship:0/hull").fires(A, "ship:1/sails")
    assert (play.guard(B, "sails"), play.mark(B, "sails"), play.discards()) == (0, 4, ["shipwright"])


@pytest.mark.rule("shipwright.absorb")
def test_a_wounded_shipwright_takes_one_more_hit():
    play = Board().ship(B, wounded_shipwright="crew").battle(3, A, B, dice=[[6, 6, 1, 1]]).fires(A, "ship:1/crew")
    assert (play.guard(B, "crew"), play.mark(B, "crew")) == (0, 4)


@pytest.mark.rule("combat.protect.order", "parrot.behind-shipwright")
def test_shipwright_then_parrot_then_section():
    board = Board().ship(A, parrot="silver").ship(B, shipwright="hull", parrot="flint", fame=5)
    play = board.battle(3, A, B, dice=[[6, 6, 6, 6, 6, 1]]).fires(A, "ship:1/hull")
    assert (play.guard(B, "hull"), play.s.perches[B], play.s.fame[B], play.mark(B, "hull")) == (0, [], 3, 4)
    board = Board().ship(B, shipwright="sails", parrot="trelawney", sails=4)
    play = board.battle(3, A, B, dice=[[1, 1, 1, 1], [6, 6, 6, 1]]).fires(B, "ship:0/hull").fires(A, "ship:1/sails")
    assert (play.guard(B, "sails"), play.s.parrot_wounds[B], play.mark(B, "sails")) == (0, 1, 4)


# Grapeshot


@pytest.mark.rule("volley.grapeshot")
def test_grapeshot_hits_from_three_and_recoils():
    board = Board().ship(A, hand="grapeshot", cannon=5, crew=3)
    play = board.battle(3, A, B, dice=[[2, 3, 6]]).fires(A, "ship:1/hull", card="grapeshot")
    assert (play.mark(B, "hull"), play.mark(A, "cannon")) == (3, 3)


@pytest.mark.rule("volley.grapeshot.cripple")
def test_grapeshot_may_cripple_its_own_ship():
    board = Board().ship(A, hand="grapeshot", cannon=3)
    play = board.battle(3, A, B, C, dice=[[1, 1, 1]]).fires(A, "ship:1/hull", card="grapeshot")
    assert (play.mark(A, "cannon"), play.s.place[A]) == (1, 7)
    assert play.s.fame == [0, 1, 1, 0]


@pytest.mark.rule("volley.grapeshot.smoke")
def test_grapeshot_ignores_smoke():
    board = Board().ship(A, hand="grapeshot", cannon=6, crew=3).ship(B, hand="smoke", hull=8)
    play = board.battle(3, A, B, dice=[[3, 4, 5]]).do(B, "smoke").fires(A, "ship:1/hull", card="grapeshot")
    assert play.mark(B, "hull") == 5


@pytest.mark.rule("volley.grapeshot.protect")
@pytest.mark.parametrize("shipwright", ["", "cannon"])
def test_the_recoil_is_absorbed_like_hits(shipwright):
    board = Board().ship(A, hand="grapeshot", parrot="silver", fame=5, cannon=4, shipwright=shipwright)
    play = board.battle(3, A, B, dice=[[1] * 6]).fires(A, "ship:1/hull", card="grapeshot")
    assert play.mark(A, "cannon") == 4
    assert (len(play.s.perches[A]), play.s.fame[A]) == ((1, 5) if shipwright else (0, 3))
    assert play.guard(A, "cannon") == 0


@pytest.mark.rule("volley.grapeshot.always")
def test_the_recoil_always_comes():
    board = Board().ship(A, hand="grapeshot", cannon=6, crew=3)
    play = board.battle(3, A, B, dice=[[1, 1, 2]]).fires(A, "ship:1/hull", card="grapeshot")
    assert play.mark(A, "cannon") == 4
    board = Board().ship(A, hand="grapeshot", cannon=3, hull=2).ship(B, hand="keg", hull=8, crew=8).ship(C, hull=8)
    play = board.battle(3, A, B, C, dice=[[3, 1, 1]]).do(A, "grapeshot").do(A, "ship:1/crew").do(B, "keg").settle()
    assert play.marks(A)[HULL] == 1
    assert play.mark(A, "cannon") == 1  # although the keg had crippled it already
    assert play.s.fame == [0, 1, 1, 0]  # once for one ship


# Powder Keg


@pytest.mark.rule("volley.keg")
def test_a_keg_damages_every_hull():
    board = Board().ship(A, hand="keg", hull=6).ship(B, hull=6).ship(C, hull=6)
    play = board.battle(3, A, B, C, dice=[[5, 6, 1, 1]]).fires(A, "ship:1/sails", card="keg")
    assert [play.mark(seat, "hull") for seat in (A, B, C, D)] == [4, 4, 4, 5]
    assert play.mark(B, "sails") == 5


@pytest.mark.rule("volley.keg.hull")
def test_keg_damage_is_added_at_the_hull():
    board = Board().ship(A, hand="keg", hull=6).ship(B, hull=8).ship(C, hull=6)
    play = board.battle(3, A, B, C, dice=[[5, 6, 1, 1]]).fires(A, "ship:1/hull", card="keg")
    assert [play.mark(seat, "hull") for seat in (A, B, C)] == [4, 4, 4]


@pytest.mark.rule("volley.keg.out-of-turn")
def test_a_keg_out_of_turn():
    board = Board().ship(A, hull=6).ship(B, hull=6).ship(C, hull=6, hand="keg")
    play = board.battle(3, A, B, C, dice=[[5, 6, 1, 1]]).do(A, "fire").do(A, "ship:1/sails").do(B, "pass")
    assert not play.told(Fired)
    play.do(C, "keg").settle()
    assert [play.mark(seat, "hull") for seat in (A, B, C)] == [4, 4, 4]


@pytest.mark.rule("volley.keg.window")
def test_who_is_asked_for_kegs():
    board = Board().ship(D, hand="keg").ship(A, sails=4)
    play = board.battle(3, A, B, C).settle().do(B, "fire").do(B, "ship:0/hull")
    assert list(play.asked) == [C, A]  # clockwise from the shooter's left; D is elsewhere
    assert play.refusal(C, "keg") == "volley.keg"
    play = Board().ship(B, cannon=8).ship(C, cannon=3).battle(1, A, B, C).do(A, "pass").do(B, "pass").do(C, "pass")
    assert list(play.asked) == [B, C, A]  # a pirate fires: the target first


@pytest.mark.rule("volley.keg.window")
def test_each_is_asked_once_knowing_the_kegs_before():
    board = Board().ship(B, hand="keg", hull=8).ship(C, hand="keg", hull=8).ship(A, hull=8)
    play = board.battle(3, A, B, C, D, dice=[MISS]).do(A, "fire").do(A, "ship:1/sails")
    assert list(play.asked) == [B, C, D]
    play.do(B, "pass").do(C, "keg").do(D, "pass")
    assert list(play.asked) == [D]  # B has passed, C has added
    assert [card.key for card in play.match.view(D).battle.volley] == ["keg"]


@pytest.mark.rule("volley.keg.sealed")
def test_kegs_are_offered_sealed_and_the_later_answers_are_void():
    board = Board().ship(C, hand="keg", hull=8).ship(D, hand="keg", hull=8).ship(A, hull=8).ship(B, hull=8)
    play = board.battle(3, A, B, C, D, dice=[MISS]).do(A, "fire").do(A, "ship:1/sails")
    play.do(D, "keg").do(B, "pass")
    assert play.s.volley == []  # nobody sees D's answer while C has not given one
    play.do(C, "keg")
    assert (play.hand(C), play.hand(D)) == ([], ["keg"])
    assert list(play.asked) == [D]
    play.do(D, "pass")
    assert play.hand(D) == ["keg"]
    assert len(play.told(Fired)) == 1


@pytest.mark.rule("volley.keg.npc", "legend.cards")
def test_a_keg_on_a_pirates_volley():
    board = Board().pirate("hook", at=2, hull=2).ship(A, hand="keg", hull=6)
    play = board.battle(2, A, dice=[[6, 5, 1]]).do(A, "keg")
    assert play.mark(A, "hull") == 2
    assert play.s.fame[A] == 3
    assert play.s.beaten


@pytest.mark.rule("volley.keg.stack")
def test_two_kegs_add_up():
    board = Board().ship(A, hull=8).ship(B, hand="keg", hull=8).ship(C, hand="keg", hull=8)
    play = board.battle(3, A, B, C, dice=[[6, 1, 1, 1]]).do(A, "fire").do(A, "ship:1/sails").do(B, "keg").do(C, "keg")
    assert list(play.asked) == [C]  # C, who meant to add one too, sees B's keg and may think again
    play.do(C, "keg")
    assert [play.mark(seat, "hull") for seat in (A, B, C)] == [6, 6, 6]


@pytest.mark.rule("volley.keg.protect")
def test_keg_damage_is_absorbed():
    board = Board().ship(A, hand="keg", shipwright="hull").ship(B, parrot="flint", fame=4)
    play = board.battle(3, A, B, dice=[[6, 6, 1, 1]]).fires(A, "ship:1/sails", card="keg")
    assert (play.mark(A, "hull"), play.guard(A, "hull")) == (5, 0)
    assert (play.mark(B, "hull"), play.s.perches[B], play.s.fame[B]) == (5, [], 2)


@pytest.mark.rule("volley.all-hits")
def test_every_hitting_die_counts_for_the_keg():
    board = Board().ship(A, hand="keg", hull=8).ship(B, shipwright="crew", crew=2, hull=8)
    play = board.battle(3, A, B, dice=[[6, 6, 6, 6]]).fires(A, "ship:1/crew", card="keg")
    assert (play.mark(A, "hull"), play.mark(B, "hull")) == (4, 4)  # absorbed and excess hits count
    board = Board(volley_cards="any").ship(A, hand=("keg", "salute"), hull=8).ship(B, all=8, sails=7)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).do(A, "keg").do(A, "salute").settle()
    assert (play.mark(A, "hull"), play.marks(B)) == (7, [6, 6, 7, 7])  # one die is one hit


@pytest.mark.rule("volley.all-hits")
def test_strays_count_for_the_keg():
    board = Board(3).pirate("hook", at=2).ship(A, hand="keg", hull=8).ship(B, hull=6).pirate("bonny", at=5, ship=1)
    play = board.battle(2, A, B, dice=[[6, 1, 4]]).do(A, "keg").settle()
    assert (play.mark(A, "hull"), play.mark(B, "hull"), play.s.hulls[0]) == (5, 3, 3)


# Six Gun Salute


@pytest.mark.rule("volley.salute")
def test_a_salute_damages_all_sections():
    board = Board().ship(A, hand="salute").ship(B, all=5, shipwright="crew", parrot="trelawney", fame=3)
    play = board.battle(3, A, B, C, dice=[[1] * 4, [6, 6, 1, 1]]).do(B, "pass").fires(B, "ship:0/hull")
    play.do(A, "salute")
    assert play.options(A) == ["ship:1", "ship:2"]  # no section is named
    play.do(A, "ship:1").no_kegs()
    assert play.marks(B) == [3, 5, 3, 5]
    assert (play.guard(B, "crew"), play.s.perches[B]) == (0, [])


@pytest.mark.rule("volley.salute.reload", "volley.salute.reload.no-retreat")
def test_after_a_salute_a_turn_is_lost():
    board = Board().ship(A, hand=("salute", "keg"), hull=8).ship(B, all=8, sails=7)
    play = board.battle(3, A, B, dice=[MISS, [1] * 5, [6, 1, 1, 1, 1]]).fires(A, card="salute").fires(B, "ship:0/crew")
    assert play.s.round == 2
    assert play.asked == {B: "BattleTurn"}  # A can neither fire nor retreat
    play.do(B, "fire").do(B, "ship:0/crew").do(A, "keg").settle()  # but may add a keg out of turn
    assert (play.mark(A, "hull"), play.mark(B, "hull")) == (7, 7)
    assert play.s.round == 3
    assert play.asked == {A: "BattleTurn"}


@pytest.mark.rule("volley.salute.reload.no-retreat")
def test_the_reload_ends_with_the_battle():
    board = Board().ship(A, hand="salute").ship(B, all=2, sails=7)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).fires(A, card="salute")
    assert play.s.battle == 0
    assert play.s.reloading == 0


@pytest.mark.rule("volley.salute.npc")
def test_a_salute_at_a_pirate_counts_once():
    board = Board().ship(A, hand="salute", parrot="trelawney", hull=8)
    play = board.battle(1, A, dice=[[6, 5, 5, 1]]).fires(A, card="salute")
    assert play.s.hulls == [5]


# options


@pytest.mark.rule("volley.many")
def test_option_many_volley_cards():
    board = Board(volley_cards="any").ship(A, hand=("grapeshot", "salute"), cannon=6, crew=3).ship(B, all=8, sails=7)
    play = board.battle(3, A, B, dice=[[3, 4, 1]]).do(A, "grapeshot")
    assert play.asked == {A: "MoreCards"}
    play.do(A, "salute").settle()
    assert play.marks(B) == [6, 5, 6, 6]
    assert play.mark(A, "cannon") == 4
    assert play.s.reloading == 1 << A
    play = Board().ship(A, hand=("grapeshot", "salute")).battle(3, A, B).do(A, "grapeshot")
    assert play.asked == {A: "Aim"}


@pytest.mark.rule("house.chain")
def test_option_chain_shot():
    board = Board(blank_cards="on").ship(A, hand="chain").ship(B, sails=7, hull=8)
    play = board.battle(3, A, B, C, dice=[[6, 5, 1, 1]]).do(A, "chain")
    assert play.options(A) == ["ship:1/sails", "ship:2/sails"]
    play.do(A, "ship:1/sails").no_kegs()
    assert play.marks(B) == [8, 3, 5, 5]
    board = Board(blank_cards="on").ship(A, hand="chain", parrot="trelawney", hull=8)
    assert board.battle(1, A, dice=[[6, 5, 1, 1]]).fires(A, card="chain").s.hulls == [6]
    board = Board(blank_cards="on").ship(A, hand="chain", hull=8).ship(B, sails=7, hand="keg", hull=8)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).do(A, "chain").do(B, "keg")
    assert (play.mark(A, "hull"), play.mark(B, "sails")) == (7, 5)  # for the keg each die counts once


@pytest.mark.rule("house.rations")
def test_option_double_rations():
    board = Board(blank_cards="on").ship(A, hand="rations", cannon=3, crew=3)
    play = board.battle(3, A, B, dice=[[1, 1, 1, 1]]).do(A, "rations").fires(A, "ship:1/hull")
    assert len(play.told(Fired)[0].faces) == 4
    board = Board(blank_cards="on").ship(A, hand="rations", parrot="silver")
    assert dice(board.battle(3, A, B).do(A, "rations").s, A) == 6


@pytest.mark.rule("volley.many.same")
def test_a_second_card_of_a_kind_adds_nothing_but_kegs_do():
    board = Board(volley_cards="any").ship(A, hand=("grapeshot", "grapeshot", "keg", "keg"), cannon=8, crew=5, hull=8)
    play = board.ship(B, hull=8).battle(3, A, B, dice=[[3, 1, 1, 1]]).do(A, "grapeshot")
    assert play.options(A) == ["pass", "keg"]
    play.do(A, "keg").do(A, "keg").do(A, "ship:1/sails")
    assert (play.mark(A, "hull"), play.mark(B, "hull"), play.mark(A, "cannon")) == (6, 6, 6)
    board = Board(volley_cards="any", blank_cards="on").ship(A, hand=("salute", "chain")).ship(B, all=8, sails=7)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1]]).do(A, "salute").do(A, "chain").settle()
    assert play.marks(B) == [7, 5, 7, 7]


@pytest.mark.rule("turn.event-window.idle")
def test_no_keg_window_when_both_kegs_lie_open():
    play = Board().discard("keg", "keg").battle(3, A, B, dice=[MISS]).do(A, "fire").do(A, "ship:1/hull")
    assert play.asked == {B: "BattleTurn"}


def said_of(play, seat):
    """What each option says is needed, with its chance."""
    found = {}
    for option in play.match.question(seat).options:
        found[option.id] = (option.text.args["needed"], option.text.args["chance"])
    return found


@pytest.mark.rule("volley.keg", "volley.keg.hull")
def test_what_an_aim_needs_counts_the_own_keg():
    board = Board().pirate("hook", at=3).navy(at=3, by=D).ship(A, parrot="trelawney", hand="keg", hull=8)
    play = board.battle(3, A, dice=[[5, 5, 1, 1]]).do(A, "keg")
    assert said_of(play, A) == {"pirate": (3, 11), "navy": (2, 41)}  # each hit costs the hull aimed at 2
    play.do(A, "navy")
    assert (NAVY in play.s.fighting, play.s.hulls) == (False, [3])

    board = Board().ship(A, hand="keg", hull=8).ship(B, hull=2, sails=5, shipwright="hull")
    said = said_of(board.battle(3, A, B).do(A, "keg"), A)
    assert said["ship:1/hull"] == (2, 41)  # three to go, two for each hit
    assert said["ship:1/crew"] == (3, 11)  # the keg brings the hull down before four hits the crew


@pytest.mark.rule("combat.structure", "combat.volley.card")
def test_a_card_held_but_not_due_is_refused_as_such():
    play = Board().ship(A, hand=("keg", "smoke", "account")).battle(3, A, B)
    assert play.asked == {A: "Prepare"}
    refused = play.match.act(A, "keg")
    assert (refused.rule, refused.text.key) == ("volley.keg", "refusal-card-not-now")
    assert play.match.act(A, "wind").text.key == "refusal-not-held"
    play.settle()
    refused = play.match.act(A, "smoke")
    assert (refused.rule, refused.text.key) == ("battle.smoke", "refusal-card-not-now")
    assert play.match.act(A, "grapeshot").text.key == "refusal-not-held"


@pytest.mark.rule("combat.volley.announce")
def test_a_section_has_one_address_as_answer_target_odds_and_event():
    play = Board().battle(3, A, B, dice=[[6, 1, 1, 1]]).do(A, "fire")
    option = play.match.question(A).options[0]
    odds = play.match.view(A).battle.odds[0]
    assert (option.id, option.targets) == ("ship:1/hull", ("ship:1/hull",))
    assert (odds.at, odds.words, option.facts.chance) == (option.id, option.text, odds.chance / 100)
    play.do(A, option.id).no_kegs()
    assert {told.event.at for told in play.match.told if hasattr(told.event, "at")} == {option.id}
    assert [struck.at for struck in play.match.view(A).battle.shot.struck] == [option.id]


@pytest.mark.rule("volley.keg.window", "volley.keg.sealed")
def test_after_a_keg_the_very_next_captain_is_asked_again():
    board = Board(seats=5).ship(B, hand="keg").ship(C, hand="keg").ship(D)
    play = board.battle(3, A, B, C, D, dice=[[1, 1, 1, 1]]).do(A, "fire").do(A, "ship:3/hull")
    for seat, answer in ((B, "keg"), (C, "keg"), (D, "pass")):
        play.match.act(seat, answer)
    assert play.asked == {C: "AddKeg", D: "AddKeg"}, "C's keg was not heard, and D may answer anew"
    assert play.refusal(D, "cannonball")
