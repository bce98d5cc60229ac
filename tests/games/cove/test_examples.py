"""The worked examples of the rulebook, with loaded dice; each test bears the id of its example."""

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.cove import GAME
from kaper.games.cove.battle_events import Aimed, Fired, PirateSunk, PreparationPassed, RoundBegan
from kaper.games.cove.cards import DUTCHMAN, FLINT, SILVER
from kaper.games.cove.ship import dice, speed
from tests.games.cove.tables import A, B, Board, C, D, E
from tests.games.golden import PLAYED, golden

MISS = [1, 1, 1, 1]
example = golden("cove")


def test_every_example_of_the_ledger_is_played():
    assert sorted(PLAYED["cove"]) == sorted(entry["id"] for entry in GAME.ledger.examples)
    assert len(PLAYED["cove"]) == 15


@example("ship.dice.two-and-three")
def test_dice_two_and_three():
    board = Board().ship(A, crew=2, cannon=3).ship(B, crew=3, cannon=2).ship(C, crew=3, cannon=3)
    play = board.battle(3, A, B, C, dice=[[1, 1], [1, 1], [1, 1, 1]])
    play.fires(A, "ship:1/hull").fires(B, "ship:0/hull").fires(C, "ship:0/hull")
    assert [len(event.faces) for event in play.told(Fired)] == [2, 2, 3]


@example("upgrade.sails-five-to-seven")
def test_sails_five_to_seven():
    match = Match(GAME, 3, chance=Fast(1))
    assert match.state.supply_gold == 97
    for seat, steps in ((A, ["sails:3", "sails:4"]), (B, []), (C, [])):
        assert match.act(seat, steps) is None
    ship = match.view(None).ships[A]
    assert (ship.sections[1].position, ship.sections[1].value, ship.gold) == (4, 7, 6)
    assert match.state.supply_gold == 100


@example("upgrade.treasure-island-double")
def test_treasure_island_double():
    play = Board().ship(A, at=6, sails=2, hull=2, gold=5).upgrade().do(A, "raise:sails")
    assert (play.match.view(None).ships[A].sections[1].value, play.s.gold[A]) == (6, 3)
    assert play.refusal(A, "raise:sails") == "upgrade.treasure.upgrade"
    assert play.refusal(A, "raise:hull") == "upgrade.treasure.upgrade"


def keg_battle(aim):
    board = Board().ship(A, cannon=7, crew=7, hull=6, hand="keg").ship(B, hull=8, sails=6).ship(C, hull=7, sails=4)
    return board.battle(4, A, B, C, dice=[[5, 6, 5, 2, 1]]).fires(A, aim, card="keg")


@example("volley.powder-keg-three-hits")
def test_powder_keg_three_hits():
    play = keg_battle("ship:1/sails")
    assert play.mark(B, "sails") == 3
    assert [play.mark(seat, "hull") for seat in (A, B, C)] == [3, 5, 4]
    assert play.s.fighting == [A, B, C]


@example("volley.powder-keg-at-hull")
def test_powder_keg_at_the_hull():
    play = keg_battle("ship:1/hull")
    assert [play.mark(seat, "hull") for seat in (A, B, C)] == [3, 2, 4]
    assert play.s.fighting == [A, B, C]


@example("volley.powder-keg-flint")
def test_powder_keg_and_flint():
    board = Board().ship(A, parrot="flint", hull=4, fame=8, crew=5, cannon=5, hand="keg").ship(B, sails=5, hull=6)
    play = board.battle(2, A, B, dice=[[6, 5, 3, 1]]).fires(A, "ship:1/sails", card="keg")
    assert (play.mark(B, "sails"), play.mark(B, "hull")) == (3, 4)
    assert (play.mark(A, "hull"), play.s.fame[A], play.s.perches[A]) == (4, 6, [])
    assert FLINT in play.s.discard


def grapeshot_battle(shipwright):
    board = Board().ship(A, parrot="silver", cannon=4, crew=4, fame=5, hand="grapeshot", shipwright=shipwright)
    play = board.ship(B, crew=6).battle(3, A, B, dice=[[1, 2, 3, 4, 2, 1]])
    return play.fires(A, "ship:1/crew", card="grapeshot")


@example("volley.grapeshot-silver-parrot")
def test_grapeshot_and_silver():
    play = grapeshot_battle("")
    assert play.mark(B, "crew") == 4
    assert (play.s.fame[A], play.mark(A, "cannon"), play.s.perches[A]) == (3, 4, [])
    assert dice(play.s, A) == 3


@example("volley.grapeshot-silver-shipwright")
def test_grapeshot_and_a_shipwright():
    play = grapeshot_battle("cannon")
    assert play.mark(B, "crew") == 4
    assert (play.guard(A, "cannon"), play.discards()) == (0, ["shipwright", "grapeshot"])
    assert (play.s.perches[A], play.s.parrot_wounds[A], play.s.fame[A]) == ([SILVER], 0, 5)


@example("volley.grapeshot-through-smoke")
def test_grapeshot_through_smoke():
    board = Board().ship(A, cannon=6, crew=3, hand="grapeshot").ship(B, hull=6, hand="smoke")
    play = board.battle(3, A, B, dice=[[3, 4, 1], MISS, [5, 5, 6]]).do(B, "smoke")
    play.fires(A, "ship:1/hull", card="grapeshot")
    assert (play.mark(B, "hull"), play.mark(A, "cannon")) == (4, 4)
    play.fires(B, "ship:0/hull").fires(A, "ship:1/hull")
    assert play.mark(B, "hull") == 3


@example("legend.target-rotation")
def test_target_rotation():
    board = Board().pirate("dutchman", at=5).ship(A, crew=5).ship(B, crew=7).ship(C, crew=3)
    play = board.battle(5, A, B, C, dice=[MISS, MISS, MISS, [1, 1, 1]] * 3 + [MISS])
    for _ in range(3):
        play.settle().fires(A).fires(B).fires(C)
    play.settle()
    assert [event.target for event in play.told(Aimed) if event.ship == DUTCHMAN] == [B, A, C, B]


@example("legend.hook-stray")
def test_hooks_stray():
    board = Board(5).pirate("hook", at=2).ship(B, hull=5).ship(D, hull=3).ship(A, hull=2).ship(C, at=3).ship(E, at=4)
    play = board.battle(2, A, B, D, dice=[[6, 2, 1]]).settle()
    assert [play.mark(seat, "hull") for seat in (A, B, C, D, E)] == [2, 4, 5, 2, 5]


@example("legend.dutchman-two-rounds")
def test_dutchman_two_rounds():
    board = Board().pirate("dutchman", at=2).ship(A, crew=6, cannon=5)
    board.ship(B, crew=5, cannon=5)
    play = board.battle(2, A, B, dice=[[1, 2], MISS, [5, 6, 1, 2], [5, 1, 1, 1], MISS, [6, 6, 5, 5]])
    play.settle().fires(A).fires(B)
    assert play.s.hulls == [4]
    play.settle().fires(A)
    assert [event.ship for event in play.told(PirateSunk)] == [DUTCHMAN]
    assert play.s.fame == [3, 3, 0, 0]
    assert play.asked == {B: "BattleTurn"}
    play.do(B, "fire")
    assert "ship:0/hull" in play.options(B)


@example("cove.repair-several")
def test_repair_several():
    board = Board().ship(A, at=7, cannon=1, hull=1, gold=3, hand=("map", "nest"))
    play = board.ship(B, at=2).ship(C, at=3).ship(D, at=4).upgrade()
    for seat in (B, C, D):
        play.do(seat, "end")
    assert (play.mark(A, "hull"), play.mark(A, "cannon"), play.s.gold[A]) == (2, 2, 3)
    assert play.hand(A) == ["map", "nest"]
    assert play.asked == {A: "UpgradeAction"}


@example("battle.two-winds-together")
def test_two_winds_together():
    board = Board().pirate("dutchman", at=3).ship(A, sails=2, hand=("wind", "wind"))
    play = board.battle(3, A, dice=[MISS, MISS, MISS]).do(A, "wind:2").do(A, "pass")
    assert speed(play.s, A) == 17
    play.fires(A).no_kegs().fires(A)
    assert [event.ships[0] for event in play.told(RoundBegan)] == [A, A]


@example("combat.prep.pass-and-return")
def test_pass_and_return():
    board = Board().ship(A, sails=6, hand="smoke").ship(B, sails=4, hand="grapple").ship(C, sails=2)
    play = board.battle(3, A, B, C)
    story = [(A, "pass"), (B, "grapple"), (C, "pass"), (A, "smoke"), (B, "pass"), (C, "pass"), (A, "pass")]
    for seat, answer in story:
        assert play.asked == {seat: "Prepare"}
        play.do(seat, answer)
    assert play.asked == {A: "BattleTurn"}
    assert [event.seat for event in play.told(PreparationPassed)] == [A, C, B, C, A]
