"""The golden vectors of the geometry: a move, a contact, a berth and a shot, each with its figures."""

import pytest

from kaper.games.spanishmain.geometry.course import Allowance
from kaper.games.spanishmain.geometry.fire import gun, line, may_fire, ship_target
from kaper.games.spanishmain.geometry.sail import Waters
from kaper.games.spanishmain.geometry.shapes import hull, island
from kaper.games.spanishmain.geometry.touch import contact, docks, gap
from kaper.games.spanishmain.geometry.units import SMALL_AREA, L, S


def waters(masts, pose, *things, allowance=None):
    return Waters(
        masts, pose, allowance or Allowance((L,)), SMALL_AREA, [(f"thing{i}", t) for i, t in enumerate(things)]
    )


@pytest.mark.rule("geo.move.pose", "geo.units")
def test_a_turn_and_a_segment():
    assert waters(3, (50000, 50000, 0)).sail([[300, L]]).end == (57448, 54300, 300)


@pytest.mark.rule("geo.move.sweep", "ram.when")
def test_a_ship_runs_into_the_side_of_another_and_may_ram():
    enemy = (36000, 34000, 900)
    track = waters(2, (30000, 30000, 0), hull(3, enemy)).sail([[0, L]])
    assert track.fault is None
    assert track.legs[0].distance == 5098
    assert track.end == (35098, 30000, 0)
    assert track.stop == "thing0"
    found = contact(2, track.end, 3, enemy)
    assert found is not None
    assert (found.mine, found.side) == (True, True)


@pytest.mark.rule("pin.definition")
def test_bow_to_bow_is_no_ram_and_pins_both():
    enemy = (40000, 30000, 1800)
    track = waters(3, (33000, 30000, 0), hull(3, enemy)).sail([[0, L]])
    assert track.end == (39998, 30000, 0)
    assert contact(3, track.end, 3, enemy) == (True, False, True)


@pytest.mark.rule("geo.dock.contact", "geo.move.cast-off")
def test_a_ship_docks_and_casts_off():
    shore = island(1, 30000, 30000, 0)
    track = waters(3, (42000, 30000, 1800), shore).sail([[0, L]])
    assert track.end == (34202, 30000, 1800)
    assert docks(3, track.end, shore)
    leaving = waters(3, track.end, shore, allowance=Allowance((S,), casts_off=True))
    assert leaving.cast_off() == (35402, 30000, 1800)
    away = leaving.sail([[900, S]])
    assert away.fault is None
    assert gap(hull(3, away.end), shore) == pytest.approx(302)


POSE = (50000, 50000, 0)
REACHES = (S, L, L, S)


def shots(target, standing=(0, 1, 2, 3), sails=None, blockers=()):
    """For each mast, from 1, the distance of its shortest legal line, if it may fire."""
    found = {}
    for mast in standing:
        at = gun(4, POSE, mast, REACHES[mast], standing if sails is None else sails)
        drawn = line(at, target, blockers)
        assert may_fire(at, target, blockers) == (not drawn.blocker)
        if not drawn.blocker:
            found[mast + 1] = round(drawn.distance) / 100
    return found


@pytest.mark.rule("geo.fire.sails", "shoot.line")
def test_dead_ahead_only_the_foremost_mast_fires():
    ahead = ship_target("enemy", 2, (59000, 50000, 0))
    assert shots(ahead) == {1: 49.00}
    assert shots(ahead, sails=()) == {1: 49.00, 2: 65.00, 3: 81.00}
    assert shots(ahead, standing=(1, 2, 3)) == {2: 65.00}


@pytest.mark.rule("geo.fire.aim-points", "geo.fire.blockers")
def test_abeam_all_masts_fire_unless_a_friend_is_between():
    abeam = ship_target("enemy", 2, (48600, 54800, 0))
    assert shots(abeam) == {1: 41.00, 2: 40.06, 3: 40.00, 4: 40.06}
    friend = hull(1, (47800, 52400, 0))
    assert list(shots(abeam, blockers=[("friend", friend)])) == [1]
