"""Fog, reefs and Sargasso Seas, with the examples of the rulebook."""

import pytest

from tests.games.spanishmain.tables import ALBION, CAROLINA, CAZADOR, DOVER, GOLIATH, PICADOR, Waters


def before(kind: str, card: str, x: float = 426, **more) -> Waters:
    """A ship that heads for terrain 30 mm ahead (44 or 43 mm from its middle)."""
    table = Waters()
    table.terrain(kind, 500, 500)
    table.ship(0, card, x, 500, 0, **more)
    return table


@pytest.mark.rule("terrain.reef.roll", "terrain.reef.no-damage", "terrain.reef.stop", "move.turn-between")
def test_three_masts_on_a_reef_of_level_four():
    play = before("reef", CAZADOR).turn(dice=[4]).do("ship:0", "move", [[0, 8600]])
    assert play.s.terrain[0].level == 4
    assert play.s.ships[0].masts == 0b111
    assert play.asks == "Sail"  # the rest is asked anew
    assert play.refusal([[300, 3000]]) == "move.turn-between"  # straight on
    rest = play.m.asked[0].rest
    play.do([[0, rest]])
    assert play.pose(0)[0] == pytest.approx(512, abs=0.05)
    assert play.next_turn(1).s.terrain[0].level == 0


@pytest.mark.rule("terrain.reef.damage", "terrain.reef.owner")
def test_four_masts_on_a_reef_of_level_two():
    play = before("reef", DOVER).turn(dice=[2]).do("ship:0", "move", [[0, 5400], [0, 5400]])
    assert play.asks == "LoseMast"
    play.do("0", "3")
    assert play.s.ships[0].masts == 0b0110
    play.do([[0, play.m.asked[0].rest], [0, 5400]])
    assert play.pose(0)[0] == pytest.approx(534, abs=0.05)


@pytest.mark.rule("terrain.reef.no-damage")
def test_a_level_equal_to_the_built_masts_does_nothing():
    play = before("reef", CAZADOR).turn(dice=[3]).do("ship:0", "move", [[0, 8600]])
    assert play.s.ships[0].masts == 0b111


@pytest.mark.rule("terrain.reef.leave")
def test_leaving_a_reef_needs_no_die():
    table = Waters()
    table.terrain("reef", 500, 500)
    table.ship(0, DOVER, 480, 500, 0)
    play = table.turn(dice=[1]).do("ship:0", "move", [[0, 5400], [0, 5400]])
    assert play.dice_left() == 1
    assert play.s.ships[0].masts == 0b1111


@pytest.mark.rule("terrain.reef.roll")
def test_a_second_ship_in_the_same_turn_meets_the_same_level():
    table = before("reef", DOVER)
    table.ship(0, CAROLINA, 574, 520, 180)
    play = table.turn(dice=[4, 1]).do("ship:0", "move", [[0, 5400]], [])
    play.do("ship:1", "move", [[0, 5400]])
    assert play.dice_left() == 1


@pytest.mark.rule("terrain.reef.sink-or-derelict", "terrain.reef.wreck", "terrain.reef.wreck-cargo")
def test_a_reef_that_takes_more_masts_than_stand_makes_a_wreck():
    table = before("reef", GOLIATH, masts=(0, 1), coins=(1, 3), crew=("captain",))
    play = table.turn(dice=[3]).do("ship:0", "move", [[0, 8600]]).do("0")
    assert (play.s.ships[0].masts, play.s.ships[0].wreck) == (0, False)
    table = before("reef", GOLIATH, masts=(0, 1), coins=(1, 3), crew=("captain",))
    table.ship(0, PICADOR, 300, 700, 0)
    play = table.turn(dice=[2]).do("ship:0", "move", [[0, 8600]])
    assert play.s.ships[0].wreck
    assert len(play.s.ships[0].coins) == 2
    assert play.s.ships[0].crew == []
    assert "ship:0" not in play.options()


@pytest.mark.rule("terrain.sargasso.roll", "terrain.sargasso.tangle", "terrain.sargasso.stay")
def test_three_masts_in_weeds_of_level_four_are_tangled():
    table = before("sargasso", CAZADOR)
    table.ship(0, ALBION, 100, 400, 0)
    play = table.turn(dice=[4]).do("ship:0", "move", [[0, 8600]])
    assert play.s.ships[0].tangled
    assert play.s.terrain[0].level == 4
    assert play.pose(0)[0] < 460
    play.next_turn(1)
    assert play.s.terrain[0].level == 0
    play.next_turn().do("ship:0")
    assert play.options() == ["struggle", "idle"]


@pytest.mark.rule("terrain.sargasso.no-effect")
def test_four_masts_in_weeds_of_level_two_or_four_sail_on():
    for level in (2, 4):
        play = before("sargasso", DOVER).turn(dice=[level]).do("ship:0", "move", [[0, 5400]])
        assert not play.s.ships[0].tangled
        assert play.asks == "Sail"


@pytest.mark.rule("terrain.sargasso.free", "terrain.sargasso.placement", "geo.sargasso.exit-pose")
def test_die_and_masts_must_exceed_six():
    def tangled():
        table = before("sargasso", PICADOR, 460)
        table.s.ships[0].tangled = True
        return table

    play = tangled().turn(dice=[4]).do("ship:0")
    assert play.words()["struggle"]["least"] == 5
    play.do("struggle")
    assert play.s.ships[0].tangled
    play = tangled().turn(dice=[5]).do("ship:0", "struggle")
    assert play.asks == "FreedPose"
    straight = [one.text.args["bow"].key for one in play.m.question(0).options if one.text.key == "option-pose"]
    assert len(set(straight)) == 8  # each wind straight off the weeds; of hundreds of poses the others are rare
    play.do(play.options()[0])
    assert not play.s.ships[0].tangled
    assert "ship:0" not in play.options()
    play.next_turn().do("ship:0")
    assert "move" in play.options()


@pytest.mark.rule("terrain.fog.enter", "terrain.fog.continue", "terrain.fog.lost", "terrain.touch-rule")
def test_fog_swallows_a_ship_at_the_first_touch():
    table = before("fog", DOVER)
    table.ship(1, PICADOR, 430, 540, 0)
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert play.s.ships[0].fog == 0
    assert play.asks == "Order"
    play.do("ship:1")
    assert "shoot" not in play.options()


@pytest.mark.rule("terrain.fog.exit", "geo.fog.exit-pose", "terrain.fog.numbers", "geo.fog.shape")
def test_a_lost_ship_leaves_the_fog_where_the_die_says():
    table = before("fog", DOVER)
    table.s.ships[0].fog = 0
    play = table.turn(dice=[1]).do("ship:0", "move")
    assert play.asks == "FogHeading"
    play.do("0")  # straight out of edge 1, which faces east
    assert play.pose(0) == pytest.approx((500 + 34.66 + 90, 500, 0), abs=0.03)
    assert play.asks == "Sail"
    play.do([[900, 5400], [0, 5400]])
    assert play.s.ships[0].fog == -1


@pytest.mark.rule("geo.fog.exit-pose")
def test_without_room_outside_a_ship_stays_lost():
    table = before("fog", DOVER)
    table.s.ships[0].fog = 0
    table.s.islands[2].x, table.s.islands[2].y, table.s.islands[2].rotation = 56_500, 50_000, 900  # at edge 1
    play = table.turn(dice=[1]).do("ship:0", "move")
    assert play.s.ships[0].fog == 0
    assert play.s.ships[0].acted
    assert play.told("fog-left")[0].pose == []


@pytest.mark.rule("terrain.fog.blocks")
def test_fog_is_in_the_way_of_shots():
    table = Waters()
    table.ship(0, DOVER, 500, 440, 0)
    table.ship(1, PICADOR, 486, 520, 0)
    assert "shoot" in table.turn().do("ship:0").options()
    table = Waters()
    table.terrain("fog", 455, 480)
    table.ship(0, DOVER, 500, 430, 0)
    table.ship(1, PICADOR, 486, 530, 0)
    assert "shoot" not in table.turn().do("ship:0").options()


@pytest.mark.rule("terrain.fog.derelict", "terrain.sargasso.derelict", "tow.terrain")
def test_nothing_is_towed_out_of_weeds_and_a_derelict_stays_in_the_fog():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 470, 510.1, 270, masts=(), tangled=True)
    assert "tow:1" not in table.turn().do("ship:0").options()
    lost = before("fog", DOVER, masts=(), fog=0)
    play = lost.turn().do("ship:0")
    assert play.asks != "Act"


@pytest.mark.rule("tow.terrain")
def test_a_ship_in_tow_shares_the_fog_and_is_spared_the_reef():
    table = before("fog", DOVER)
    table.ship(0, PICADOR, 336, 500, 0, masts=())
    table.s.ships[0].tow, table.s.ships[1].towed = 1, 0
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert [ship.fog for ship in play.s.ships[:2]] == [0, 0]
    table = before("reef", DOVER)
    table.ship(0, PICADOR, 336, 500, 0, masts=())
    table.s.ships[0].tow, table.s.ships[1].towed = 1, 0
    play = table.turn(dice=[6]).do("ship:0", "move", [[0, 5400]])
    assert len(play.told("reef-rolled")) == 1
