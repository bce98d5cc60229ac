"""Phase 3: where battles take place, when they end, and the havens."""

import pytest

from kaper.games.cove.battle_events import BattleBegan, BattleEnded, Crippled, Fired
from kaper.games.cove.cards import NAVY
from kaper.games.cove.combat import fleet_at, is_battle
from kaper.games.cove.ship import dice, speed
from tests.games.cove.tables import A, B, Board, C, D


def battle_at(board, place):
    return is_battle(fleet_at(board.state, place), place)


@pytest.mark.rule("combat.when.outer")
def test_two_ships_at_an_outer_island_fight():
    assert battle_at(Board().ship(A, at=3).ship(B, at=3), 3)
    assert not battle_at(Board().ship(A, at=3), 3)
    assert battle_at(Board().ship(A, at=3).pirate("hook", at=3), 3)
    assert battle_at(Board().ship(A, at=3).navy(at=3, by=B), 3)
    assert not battle_at(Board().ship(A, at=3).pirate("cacafuego", at=3), 3)


@pytest.mark.rule("combat.when.treasure-island", "haven.treasure-island.legend")
def test_at_treasure_island_only_against_a_black_ship():
    assert not battle_at(Board().ship(A, at=6).ship(B, at=6), 6)
    board = Board().pirate("blackbeard", at=6).ship(A, chests=3)
    assert battle_at(board.ship(A, at=6).ship(B, at=6), 6)
    assert not battle_at(Board().pirate("cacafuego", at=6).ship(A, at=6).ship(B, at=6), 6)
    play = board.battle(6, A, B)
    assert play.s.battle == 6
    assert play.s.fighting[:2] == [A, B]
    assert play.s.chests[A] == 3  # nothing is buried before the battle


@pytest.mark.rule("combat.when.needs-player")
def test_no_battle_without_a_player_ship():
    play = Board().pirate("hook", at=5).navy(at=5, by=A).battle(6, A)
    assert not play.told(BattleBegan)
    play = Board().pirate("hook", at=5).navy(at=5, by=A).ship(A, at=2).start(("combat", 1))
    assert not play.told(BattleBegan)
    assert not play.told(Fired)
    assert play.s.hulls == [5]


@pytest.mark.rule("combat.order", "order.compass")
def test_battles_are_fought_westward():
    board = Board(5).ship(A, at=4, crew=2).ship(B, at=4, crew=2).ship(C, at=1, hull=2).ship(D, at=6, crew=2)
    board = board.pirate("blackbeard", at=1).ship(4, at=6)
    board.state.black.append(6)  # a second black ship, to see all three battles
    board.state.at_sea.append([])
    board.state.hulls.append(0)
    play = board.pirate("hook", at=6, ship=1).start(("combat", 1), then=7)
    for _ in range(200):
        play.settle()
        if "Plunder" in play.asked.values():
            break
        seat = next(iter(play.asked))
        play.do(seat, "fire" if "fire" in play.options(seat) else play.options(seat)[0])
    places = [(type(e).__name__, e.place) for e in play.log() if isinstance(e, BattleBegan | BattleEnded)]
    assert [place for _, place in places] == [1, 1, 4, 4, 6, 6]
    assert [kind for kind, _ in places] == ["BattleBegan", "BattleEnded"] * 3


@pytest.mark.rule("combat.structure")
def test_no_volley_before_the_preparation_is_over():
    play = Board().battle(3, A, B)
    assert play.asked == {A: "Prepare"}
    play.do(A, "pass")
    assert play.asked == {B: "Prepare"}
    assert play.s.round == 0
    play.do(B, "pass")
    assert play.asked == {A: "BattleTurn"}
    assert play.s.round == 1


@pytest.mark.rule("combat.end", "score.battle")
def test_the_battle_lasts_until_one_ship_remains():
    board = Board().ship(B, crew=2).ship(C, hull=6)
    play = board.battle(3, A, B, C, dice=[[6, 1, 1, 1], [1, 1, 1, 1], [5, 1, 1, 1], [4]])
    play.fires(A, "ship:1/crew")
    assert play.s.battle == 3
    play.fires(C, "ship:0/hull").fires(A, "ship:2/hull").do(C, "retreat")
    assert play.s.battle == 0
    assert play.told(BattleEnded)[0].seats == [A]
    assert [play.s.place[seat] for seat in (A, B, C)] == [3, 7, 7]
    assert play.s.fame[A] == 2  # one crippled, one retreated after being hit


@pytest.mark.rule("combat.end.check", "combat.round.before-turn", "combat.win")
def test_the_end_is_checked_after_every_volley():
    play = Board().ship(B, crew=2).battle(3, A, B, dice=[[6, 1, 1, 1]]).fires(A, "ship:1/crew")
    assert play.mark(B, "crew") == 1
    assert play.s.battle == 0
    assert [event.ship for event in play.told(Fired)] == [A]  # B got no volley
    assert play.s.place[B] == 7


@pytest.mark.rule("combat.no-limit", "combat.round.further")
def test_a_battle_has_no_limit_of_rounds():
    play = Board().battle(3, A, B, dice=[[1, 1, 1, 1]] * 102)
    for round_number in range(1, 52):
        play.settle()
        assert play.s.round == round_number
        play.fires(A, "ship:1/hull").fires(B, "ship:0/hull")
    assert play.s.round == 52


@pytest.mark.rule("combat.cripple")
def test_two_hits_cripple_a_section_at_position_three():
    play = Board().ship(B, cannon=3).battle(3, A, B, C, dice=[[6, 5, 1, 1]]).fires(A, "ship:1/cannon")
    assert play.mark(B, "cannon") == 1
    assert play.s.place[B] == 7
    assert B not in play.s.fighting
    assert play.told(Crippled)[0].seat == B


@pytest.mark.rule("option.off-mat")
def test_option_sturdy_ships():
    board = Board(crippling="off-mat").ship(B, crew=2)
    play = board.battle(3, A, B, dice=[[6, 1, 1, 1], [1, 1], [6, 1, 1, 1]])
    play.fires(A, "ship:1/crew")
    assert (play.mark(B, "crew"), play.s.place[B]) == (1, 3)
    play.fires(B, "ship:0/hull").fires(A, "ship:1/crew")
    assert (play.mark(B, "crew"), play.s.place[B]) == (0, 7)
    board = Board(crippling="off-mat").ship(A, at=5, crew=1, gold=5)
    play = board.upgrade().do(A, "raise:crew")
    assert (play.mark(A, "crew"), play.s.gold[A]) == (2, 4)


@pytest.mark.rule("haven.treasure-island")
def test_players_do_not_fight_at_treasure_island():
    board = Board().pirate("hook", at=6, hull=1).ship(A, parrot="trelawney")
    play = board.battle(6, A, B, dice=[[6, 1, 1, 1]]).fires(A)
    assert play.s.battle == 0
    assert play.s.place[A] == play.s.place[B] == 6
    assert (play.s.fame[A], play.s.fame[B]) == (1, 1)


@pytest.mark.rule("haven.cove")
def test_there_is_no_battle_in_the_cove():
    play = Board().start(("combat", 1))
    assert not play.told(BattleBegan)
    assert play.s.place == [7, 7, 7, 7]
    assert [ship.coming for ship in Board(month=1).pirate("hook", at=6).month_end().match.view(None).black_ships] == [
        [2, 3, 4, 5, 6, 1, 2, 3, 4, 5]
    ]


@pytest.mark.rule("combat.npc.sunk-leaves")
def test_a_sunk_pirate_takes_no_further_part():
    board = Board().pirate("hook", at=2, hull=1).ship(A, parrot="trelawney").treasure(2, 2, 4, 2, 0)
    play = board.battle(2, A, dice=[[6, 1, 1, 1]]).fires(A)
    assert [event.ship for event in play.told(Fired)] == [A]  # Hook never fired
    black = play.match.view(None).black_ships[0]
    assert (black.island, black.pirate) == (2, None)  # an empty piece
    play.do(A, "plunder")
    assert play.s.fame[A] == 3 + 2


@pytest.mark.rule("combat.cripple.fame")
def test_everybody_left_scores_for_a_crippled_ship():
    play = Board().ship(B, crew=2).battle(3, A, B, C, dice=[[6, 1, 1, 1]]).fires(A, "ship:1/crew")
    assert play.s.fame == [1, 0, 1, 0]


@pytest.mark.rule("combat.cripple.witness")
def test_witnesses_score_whoever_did_the_damage():
    board = Board().pirate("blackbeard", at=6).ship(A, cannon=4).ship(B, hull=2)
    play = board.battle(6, A, B, dice=[[6, 1, 1, 1, 1, 1]]).settle()
    assert B not in play.s.fighting
    assert play.s.fame == [1, 0, 0, 0]


@pytest.mark.rule("combat.cripple.simultaneous")
def test_ships_crippled_together_score_nothing_for_each_other():
    board = Board().ship(A, hull=8, hand="keg").ship(B, hull=2).ship(C, hull=2)
    play = board.battle(3, A, B, C, dice=[[6, 1, 1, 1]]).fires(A, "ship:1/sails", card="keg")
    assert play.s.fame == [2, 0, 0, 0]
    assert play.s.place == [3, 7, 7, 7]


@pytest.mark.rule("combat.cripple.sections", "volley.salute", "cove.repair.price")
def test_several_sections_are_one_ship_but_each_is_repaired():
    board = Board().ship(A, hand="salute").ship(B, all=2, gold=9)
    play = board.battle(3, A, B, C, dice=[[6, 1, 1, 1]]).fires(A, "ship:1", card="salute")
    assert play.marks(B) == [1, 1, 1, 1]
    assert play.s.fame == [1, 0, 1, 0]
    play = Board().ship(A, all=1, gold=9).ship(B, at=2).ship(C, at=3).ship(D, at=4).upgrade()
    for seat in (B, C, D):
        play.do(seat, "end")
    assert (play.marks(A), play.s.gold[A]) == ([2, 2, 2, 2], 1)


def test_the_navy_is_never_in_a_battle_of_its_sender():
    board = Board().navy(at=3, by=A).ship(B, at=3)
    assert fleet_at(board.state, 3) == [B, NAVY]


@pytest.mark.rule("option.off-mat.value")
def test_a_section_off_the_mat_reads_nothing():
    board = Board(crippling="off-mat").ship(B, sails=0, crew=0)
    assert (speed(board.state, B), dice(board.state, B)) == (0, 0)


@pytest.mark.rule("navy.removed")
def test_a_battle_elsewhere_leaves_the_navy_where_it_was_sent():
    board = Board().navy(at=5, by=C).ship(A, at=2).ship(B, at=2, crew=2).ship(D, at=5)
    play = board.start(("combat", 1), dice=[[6, 1, 1, 1]], then=1).settle().fires(A, "ship:1/crew").settle()
    assert play.s.battle == 5, "the battle at island 2 is over"
    assert (play.s.navy_at, play.s.navy_by) == (5, C)
    assert NAVY in play.s.fighting
