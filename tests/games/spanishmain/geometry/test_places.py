"""Berths, ways out, pivots, and where islands and terrain may lie."""

from itertools import combinations

import pytest

from kaper.games.spanishmain.geometry.places import (
    ashore,
    berths,
    come_about,
    edge_touched,
    fog_exit,
    island_misplaced,
    nearest_berth,
    outline_points,
    pivoted,
    sargasso_exits,
    terrain_misplaced,
)
from kaper.games.spanishmain.geometry.shapes import BUILDS, body, fog, hull, island, reef, sargasso, stern
from kaper.games.spanishmain.geometry.touch import docks, free, gap, inside, overlaps, point_gap, touches, within
from kaper.games.spanishmain.geometry.units import SMALL_AREA, L, S
from tests.games.spanishmain.geometry.seas import ring

SHORE = island(1, 50000, 50000, 0)


@pytest.mark.rule("geo.berths")
@pytest.mark.parametrize("masts", list(BUILDS))
def test_every_berth_touches_the_shore_with_the_bow_and_does_not_overlap_it(masts):
    found = list(berths(masts, SHORE))
    assert len(found) >= 48
    for pose in found:
        assert docks(masts, pose, SHORE)
        assert not overlaps(hull(masts, pose), SHORE)


@pytest.mark.rule("geo.berths")
def test_five_ships_find_berths_at_one_island():
    placed = []
    for masts in (5, 4, 4, 3, 2):
        pose = next(p for p in berths(masts, SHORE) if free(hull(masts, p), SMALL_AREA, placed))
        placed.append(hull(masts, pose))
    assert not any(overlaps(a, b) for a, b in combinations(placed, 2))


@pytest.mark.rule("geo.tow.dock-berth")
def test_the_nearest_free_berth_is_taken():
    tower = (54202, 50000, 1800)
    pose = nearest_berth(2, SHORE, (54202, 50000), [hull(3, tower)], SMALL_AREA)
    assert pose is not None
    assert docks(2, pose, SHORE)
    assert not overlaps(hull(2, pose), hull(3, tower))
    assert (pose[0] - 54202) ** 2 + (pose[1] - 50000) ** 2 < 4000**2
    crowd = [hull(10, p) for p in berths(10, SHORE)]
    assert nearest_berth(2, SHORE, (54202, 50000), crowd, SMALL_AREA) is None


@pytest.mark.rule("geo.fog.exit-pose", "geo.fog.shape", "terrain.fog.numbers")
@pytest.mark.parametrize("edge", range(1, 7))
@pytest.mark.parametrize("turn", [-900, -450, 0, 300, 900])
def test_a_ship_leaves_fog_with_its_stern_at_the_edge(edge, turn):
    bank = fog(50000, 50000, 150)
    pose = fog_exit(3, bank, edge, turn)
    assert pose[2] == (150 + 600 * (edge - 1) + turn) % 3600
    assert not overlaps(hull(3, pose), bank)
    assert gap(hull(3, pose), bank) == pytest.approx(2, abs=1.5)


@pytest.mark.rule("geo.fog.shape")
def test_exit_1_of_a_bank_without_rotation_faces_east():
    bank = fog(50000, 50000, 0)
    assert bank.sides[0][:2] == pytest.approx((1, 0))
    assert max(x for x, _ in bank.points) == pytest.approx(53464.1, abs=0.1)


@pytest.mark.rule("geo.sargasso.exit-pose")
def test_a_freed_ship_lies_outside_the_weeds_with_its_stern_at_their_edge():
    weeds = sargasso(50000, 50000, 300)
    found = list(sargasso_exits(3, weeds))
    assert len(found) > 200
    for pose in found:
        assert not overlaps(hull(3, pose), weeds)
        assert gap(hull(3, pose), weeds) < 5
    points = [point for point, _ in outline_points(weeds)]
    assert len(points) == 24
    assert points[0] == weeds.points[0]
    assert all(point_gap(weeds, point) < 1e-6 for point in points)


@pytest.mark.rule("geo.schooner.pivot", "geo.comeabout.pose")
def test_pivots_turn_about_the_stern_and_come_about_about_the_middle():
    pose = (50000, 50000, 0)
    turned = pivoted(3, pose, 900)
    assert turned == (42400, 57600, 900)
    assert stern(3, turned) == pytest.approx(stern(3, pose), abs=1)
    assert come_about(3, pose, 1800) == (42400, 50000, 1800)
    assert hull(3, come_about(3, pose, 700)).x == pytest.approx(hull(3, pose).x, abs=1)


@pytest.mark.rule("setup.islands.distance.sm", "setup.islands.distance.bc", "geo.area", "geo.island.max-distance")
@pytest.mark.parametrize(
    ("distance", "least", "most", "kind"),
    [
        (171, 2, 4, "close"),
        (172, 2, 4, None),
        (345, 2, 4, "remote"),
        (257, 3, 6, "close"),
        (258, 3, 6, None),
        (517, 3, 6, "remote"),
    ],
)
def test_how_far_islands_lie_apart(distance, least, most, kind):
    first = island(1, 20000, 50000, 0)  # its eastern point is 42 mm from the middle
    second = island(1, 20000 + 8400 + distance * 100, 50000, 0)
    assert island_misplaced(second, SMALL_AREA, [first], least * L, most * L) == kind


@pytest.mark.rule("geo.area")
def test_an_island_keeps_its_distance_from_the_edge():
    assert island_misplaced(island(1, 8500 + 4200, 50000, 0), SMALL_AREA, [], 0, 0) == "area"
    assert island_misplaced(island(1, 8600 + 4200, 50000, 0), SMALL_AREA, [], 0, 0) is None


@pytest.mark.rule("geo.island.max-distance")
def test_the_ring_is_legal_for_the_latest_edition():
    shapes = [island(*at) for at in ring().values()]
    for number, shape in enumerate(shapes):
        assert island_misplaced(shape, SMALL_AREA, shapes[:number] + shapes[number + 1 :], 3 * L, 6 * L) is None


@pytest.mark.rule("setup.terrain.distance")
def test_terrain_lies_a_short_lath_from_everything():
    def at(distance):
        return reef(50000 + 4200 + 4400 + distance * 100, 50000, 0)

    assert round(gap(at(53), SHORE)) == 5300 < S
    assert terrain_misplaced(at(53), SMALL_AREA, [SHORE]) == "close"
    assert terrain_misplaced(at(54), SMALL_AREA, [SHORE]) is None
    assert terrain_misplaced(reef(4000, 50000, 0), SMALL_AREA, []) == "area"


@pytest.mark.rule("geo.distance.within", "geo.tolerance")
@pytest.mark.parametrize(("far", "near"), [(5405, True), (5406, False)])
def test_distances_at_their_limit(far, near):
    ship = hull(3, (50000, 50000, 0))
    assert within(ship, hull(3, (50000 + far, 50000, 1800)), S) is near  # bow to bow
    assert within(ship, hull(3, (50000 + 7600 + far, 50000, 0)), S) is near  # bow to stern


@pytest.mark.rule("geo.tolerance")
def test_contacts_overlaps_and_the_edge_at_their_limits():
    ship = hull(3, (50000, 50000, 0))
    for apart, touching in ((49, True), (50, True), (51, False)):
        assert touches(ship, hull(3, (50000 + 7600 + apart, 50000, 0))) is touching
        assert touches(ship, hull(3, (50000, 50000 + 1800 + apart, 0))) is touching
    for depth, over in ((0, False), (5, False), (6, True)):
        assert overlaps(ship, hull(3, (50000, 50000 + 1800 - depth, 0))) is over
    for beyond, within_it in ((0, True), (5, True), (6, False)):
        assert inside(hull(3, (SMALL_AREA + beyond, 50000, 0)), SMALL_AREA) is within_it
        assert inside(hull(3, (50000, 900 - beyond, 0)), SMALL_AREA) is within_it


@pytest.mark.rule("geo.edge")
def test_a_bow_at_the_edge():
    assert edge_touched(3, (SMALL_AREA - 40, 50000, 0), SMALL_AREA)
    assert not edge_touched(3, (SMALL_AREA - 60, 50000, 0), SMALL_AREA)
    assert edge_touched(3, (50000, 930, 0), SMALL_AREA)
    assert not edge_touched(3, (7600, 50000, 0), SMALL_AREA), "the stern is no bow"


def test_a_marine_stands_just_ashore():
    x, y = ashore(SHORE, (54202, 50000, 1800))
    assert (x, y) == pytest.approx((53700, 50000), abs=1)
    assert point_gap(body(3, (54202, 50000, 1800)), (x, y)) > 0
