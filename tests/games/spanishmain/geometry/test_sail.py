"""Sailing by the rules of the chart: what a course may ask, what ends it, and what is said against it."""

import pytest

from kaper.games.spanishmain.geometry.course import Allowance, Fault
from kaper.games.spanishmain.geometry.sail import Waters, tow_pose
from kaper.games.spanishmain.geometry.shapes import BUILDS, fog, hull, island, reef, sargasso
from kaper.games.spanishmain.geometry.touch import overlaps, touches
from kaper.games.spanishmain.geometry.units import SMALL_AREA, L, S

OPEN = (50000, 50000, 0)


def waters(masts=3, pose=OPEN, base=(S, L), solids=(), terrain=(), fogs=(), tow=0, **allowed):
    return Waters(masts, pose, Allowance(base, **allowed), SMALL_AREA, solids, terrain, fogs, tow)


# What a course may ask


@pytest.mark.rule("basic.move.turn-before-segment", "basic.move.segments", "basic.move.up-to", "move.order-free")
@pytest.mark.parametrize(
    ("course", "fault"),
    [
        ([], None),
        ([[900, S], [-900, L]], None),
        ([[0, L], [0, S]], None),
        ([[0, 2000]], None),
        ([[0, 2000], [0, L]], None),
        ([[901, S]], Fault("turn", 0, "", 900)),
        ([[0, S], [-950, S]], Fault("turn", 1, "", 900)),
        ([[0, L + 1]], Fault("distance", 0, "", L)),
        ([[0, L], [0, S + 1]], Fault("distance", 1, "", S)),
        ([[0, S], [0, L], [0, 10]], Fault("segments", 2)),
        ([[300, 99]], Fault("spot", 0, "", 100)),
        ([[300, 100]], None),
        ([[0, -1200], [0, S]], Fault("cast-off", 0)),
    ],
)
def test_what_a_course_may_ask(course, fault):
    assert waters().sail(course).fault == fault


@pytest.mark.rule("geo.move.bonus-order")
def test_a_bonus_comes_after_the_base_move():
    helmsman = waters(base=(L,), bonus=(S,))
    assert helmsman.sail([[0, L], [0, S]]).fault is None
    assert helmsman.sail([[0, S], [0, L]]).fault == Fault("distance", 1, "", S)
    assert helmsman.sail([[0, S], [0, S]]).fault is None


def test_what_is_left_of_a_segment_is_sailed_straight_on():
    going = waters(base=(S,), rest=3000)
    assert going.sail([[0, 3000], [900, S]]).fault is None
    assert going.sail([[10, 3000]]).fault == Fault("straight", 0, "", 3000)
    assert going.sail([[0, 3001]]).fault == Fault("distance", 0, "", 3000)
    assert [leg.length for leg in going.sail([[0, 0], [900, S]]).legs] == [3000, S]


def test_the_allowance_after_a_segment():
    whole = Allowance((S, L), (S,), casts_off=True)
    assert whole.after(L) == Allowance((S,), (S,))
    assert whole.after(L).after(S).after(S) == Allowance((), ())
    assert Allowance((), (S, L)).after(L) == Allowance((), ())
    assert Allowance((S,), rest=300).after(300) == Allowance((S,))
    assert whole.whole == 2 * S + L


# What ends it


@pytest.mark.rule("move.stop-on-touch", "move.no-pass")
def test_a_contact_ends_the_move():
    ahead = [("enemy", hull(3, (59000, 53800, 900)))]
    track = waters(solids=ahead).sail([[0, L], [0, S]])
    assert track.legs[0].stop == "enemy"
    assert track.fault == Fault("over", 1, "enemy")
    assert waters(solids=ahead).sail([[0, L]]).fault is None


@pytest.mark.rule("geo.edge")
def test_the_edge_ends_a_segment_but_not_the_move():
    track = waters(pose=(97000, 50000, 450), base=(L, L)).sail([[0, L], [900, L]])
    assert track.fault is None
    assert track.legs[0].edge
    assert track.legs[0].end == (SMALL_AREA, 53000, 450)
    assert not track.legs[1].edge
    assert track.end == (SMALL_AREA - 6081, 59081, 1350)


@pytest.mark.rule("geo.edge", "geo.move.end-pose")
def test_a_hull_may_not_end_outside():
    near = waters(pose=(99000, 50000, 900), base=(S,))
    assert near.sail([[900, 2000]]).fault == Fault("area", 0, "", 100)
    assert near.sail([[0, S]]).fault is None


@pytest.mark.rule("geo.move.end-pose")
def test_a_stern_may_not_end_on_a_neighbour():
    neighbour = [("friend", hull(3, (50000, 46000, 0)))]
    beside = waters(base=(S,), solids=neighbour)
    assert beside.sail([[900, 1000]]).fault == Fault("overlap", 0, "friend", 100)
    assert beside.sail([[0, S]]).fault is None


@pytest.mark.rule("geo.move.start-contact")
def test_side_by_side_a_ship_sails_off_parallel():
    friend = hull(3, (53000, 51800, 0))
    assert touches(hull(3, OPEN), friend)
    assert waters(solids=[("friend", friend)]).sail([[0, L]]).end == (58600, 50000, 0)
    into = waters(solids=[("friend", friend)]).sail([[450, L]])
    assert into.fault is None
    assert into.legs[0].stop == "friend"
    assert into.legs[0].distance < 1300


# Casting off


@pytest.mark.rule("geo.move.cast-off")
def test_casting_off_by_a_distance_of_ones_own():
    shore = [("island", island(1, 30000, 30000, 0))]
    docked = waters(pose=(34202, 30000, 1800), base=(S,), solids=shore, casts_off=True)
    assert docked.sail([]).end == (34202, 30000, 1800)
    assert docked.sail([[0, -5000], [900, S]]).astern == (39202, 30000, 1800)
    assert docked.sail([[0, -BUILDS[3].length], [900, S]]).fault is None
    assert docked.sail([[0, -BUILDS[3].length - 1], [900, S]]).fault == Fault("cast-off", 0, "", 7600)
    assert docked.sail([[0, -5000]]).fault == Fault("cast-off", 0, "", 7600)


@pytest.mark.rule("geo.move.cast-off")
def test_casting_off_only_as_far_as_fits():
    things = [("island", island(1, 30000, 30000, 0)), ("behind", hull(1, (48000, 30000, 1800)))]
    docked = waters(pose=(34202, 30000, 1800), base=(S,), solids=things, casts_off=True)
    stern = 34202 + 7600
    assert docked.cast_off(7000) == (34202 + 48000 - stern - 2, 30000, 1800)
    at_edge = waters(pose=(90000, 50000, 1800), base=(S,), casts_off=True)
    assert at_edge.cast_off(5000) == (SMALL_AREA - 7600, 50000, 1800)


# Terrain


@pytest.mark.rule("terrain.fog.enter", "terrain.fog.continue")
def test_fog_takes_a_ship_and_ends_the_move():
    bank = [("fog", fog(57000, 50000, 0))]
    track = waters(terrain=bank, fogs=["fog"]).sail([[0, L], [0, S]])
    assert track.fault == Fault("over", 1, "fog")
    entry = track.legs[0].entries[0]
    assert (entry.thing, track.legs[0].stop) == ("fog", "")
    assert entry.distance == pytest.approx(7000 - 3464.1, abs=0.1)
    assert track.entered == (0, entry)


@pytest.mark.rule("terrain.touch-rule", "terrain.reef.stop")
def test_a_reef_is_entered_once_and_sailed_through():
    rocks = [("reef", reef(57000, 50000, 900))]
    track = waters(terrain=rocks, base=(L, L)).sail([[0, L], [0, L]])
    assert track.fault is None
    assert [[e.thing for e in leg.entries] for leg in track.legs] == [["reef"], []]
    assert track.legs[0].entries[0].distance == pytest.approx(4400)
    assert track.end == (67200, 50000, 0)


@pytest.mark.rule("terrain.touch-rule")
def test_a_stern_swung_onto_a_reef_enters_it():
    rocks = [("reef", reef(52000, 45500, 0))]
    track = waters(terrain=rocks, base=(S,)).sail([[900, 2000]])
    assert [e.thing for e in track.legs[0].entries] == ["reef"]
    assert track.legs[0].entries[0].distance == 2000


@pytest.mark.rule("terrain.reef.leave", "terrain.sargasso.stay")
def test_terrain_that_is_touched_at_the_start_is_not_entered_again():
    weeds = [("weeds", sargasso(52000, 50000, 0))]
    assert waters(terrain=weeds).sail([[0, S], [300, L]]).entered is None


def test_terrain_is_entered_in_order_of_distance():
    pieces = [("far", reef(65000, 50000, 900)), ("near", sargasso(55000, 50000, 900))]
    track = waters(terrain=pieces, base=(L, L)).sail([[0, L], [0, L]])
    assert [[e.thing for e in leg.entries] for leg in track.legs] == [["near"], ["far"]]


def test_who_stops_on_a_reef_lies_at_the_first_free_place():
    rocks = [("reef", reef(53000, 54000, 0))]
    beside = [("friend", hull(1, (51500, 48300, 0)))]
    track = waters(terrain=rocks, solids=beside, base=(L,)).sail([[900, L]])
    assert track.fault is None
    entry = track.legs[0].entries[0]
    assert not overlaps(hull(3, entry.pose), beside[0][1])
    assert entry.pose[1] - 50000 >= round(entry.distance)


# Towing


@pytest.mark.rule("geo.tow.pose", "tow.attach")
def test_a_ship_in_tow_swings_only_as_far_as_it_must():
    assert tow_pose(3, OPEN, 2, SMALL_AREA, []) == (42400, 50000, 0)
    shore = island(1, 36000, 47000, 0)
    assert tow_pose(3, OPEN, 2, SMALL_AREA, [shore]) == (42400, 50000, 3450)
    walls = [hull(5, (42000, 50000 + d, 0)) for d in (0, 3000, -3000, 6000, -6000)]
    assert tow_pose(3, OPEN, 2, SMALL_AREA, walls) is None


@pytest.mark.rule("geo.tow.pose")
def test_without_room_for_its_tow_a_ship_may_not_sail_there():
    walls = [(f"wall{d}", hull(5, (42300, 50000 + d, 0))) for d in (0, 3000, -3000, 6000, -6000)]
    towing = waters(pose=(49500, 50000, 0), base=(S,), solids=walls, tow=2)
    assert towing.sail([[0, 500]]).fault == Fault("tow", 0)
    assert waters(pose=(59500, 50000, 0), base=(S,), solids=walls, tow=2).sail([[0, S]]).fault is None
