"""The geometry against another that knows nothing of it: thousands of random seas, each verdict checked by shapely."""

from random import Random

import pytest
import shapely
from shapely.affinity import translate
from shapely.geometry import LineString, Point, Polygon

from kaper.games.spanishmain.geometry.fire import gun, line, lines_of_fire, may_fire, ship_target
from kaper.games.spanishmain.geometry.shapes import (
    BUILDS,
    body,
    bow_zone,
    hull,
    hull_aims,
    mast,
)
from kaper.games.spanishmain.geometry.sweep import meets
from kaper.games.spanishmain.geometry.touch import contact, gap, overlaps, passage, separation, touches
from kaper.games.spanishmain.geometry.units import COS, OVERLAP, RANGE, SIN, SMALL_AREA, TOUCH, L, S
from tests.games.spanishmain.geometry.seas import random_course, random_sea

CLOSE = 1e-6


def polygon(shape):
    return Polygon(shape.points)


def seas(count, seed, **how):
    rng = Random(seed)
    return [(rng, random_sea(rng, **how)) for _ in range(count)]


def test_shapes_are_convex_and_lie_in_their_circles():
    for _, sea in seas(60, 1):
        for _, shape in sea.solids() + sea.terrains():
            drawn = polygon(shape)
            assert drawn.convex_hull.equals_exact(drawn, CLOSE) or drawn.convex_hull.area == pytest.approx(drawn.area)
            assert drawn.exterior.is_ccw
            assert Point(shape.x, shape.y).buffer(shape.radius, 256).contains(drawn)
            for nx, ny, offset in shape.sides:
                assert nx * nx + ny * ny == pytest.approx(1)
                assert sum(abs(nx * x + ny * y - offset) < 1e-4 for x, y in shape.points) == 2


def test_gaps_contacts_and_overlaps():
    touching = over = 0
    for rng, sea in seas(60, 2, spread=30000):
        solids = sea.solids()
        for _ in range(60):
            (_, a), (_, b) = rng.sample(solids, 2)
            way = rng.uniform(0, 1.3)  # shifted towards the other, so that most pairs are near each other
            a = a._replace(
                x=a.x + (b.x - a.x) * way,
                y=a.y + (b.y - a.y) * way,
                points=tuple((x + (b.x - a.x) * way, y + (b.y - a.y) * way) for x, y in a.points),
                sides=tuple((nx, ny, o + nx * (b.x - a.x) * way + ny * (b.y - a.y) * way) for nx, ny, o in a.sides),
            )
            pa, pb = polygon(a), polygon(b)
            far = pa.distance(pb)
            assert gap(a, b) == pytest.approx(far, abs=1e-5)
            assert touches(a, b) == (far <= TOUCH)
            if overlaps(a, b):
                over += 1
                assert pa.intersection(pb).area > 0
                assert separation(a, b) < -OVERLAP
            elif far == 0:
                deep = -separation(a, b)
                assert deep <= OVERLAP
            touching += far <= TOUCH
    assert touching > 500
    assert over > 500


def test_the_depth_of_an_overlap_is_the_least_shift_that_parts_two_shapes():
    rng = Random(9)
    for _ in range(300):
        a = hull(rng.choice(list(BUILDS)), (0, 0, rng.randrange(3600)))
        b = hull(rng.choice(list(BUILDS)), (rng.randint(-3000, 3000), rng.randint(-3000, 3000), rng.randrange(3600)))
        deep = -separation(a, b)
        if deep <= 0:
            continue
        # The Minkowski difference: the origin is as deep in it as one shape is in the other.
        difference = shapely.MultiPoint([(x - u, y - v) for x, y in b.points for u, v in a.points]).convex_hull
        assert deep == pytest.approx(difference.exterior.distance(Point(0, 0)), abs=1e-5)


@pytest.mark.parametrize("part", range(6))
def test_the_sweep_of_a_bow_finds_the_first_contact(part):
    met = 0
    for rng, sea in seas(50, 3 + 100 * part, spread=26000):
        masts, (x, y, _) = sea.masts, sea.pose
        build = BUILDS[masts]
        half = build.beam / 2
        for name, shape in sea.solids() + sea.terrains():
            heading = rng.randrange(3600)
            c, s = COS[heading], SIN[heading]
            enter, leave = meets(shape.points, x, y, c, s, build.bow / half, build.bow, half)
            bow = polygon(bow_zone(masts, (x, y, heading)))
            other = polygon(shape)
            if enter > leave:
                far = shapely.MultiPoint([*bow.exterior.coords, *translate(bow, c * 3e5, s * 3e5).exterior.coords])
                assert far.convex_hull.intersection(other).area < 1, name
                continue
            met += 1
            for at, inside in (
                (enter - 0.01, False),
                (enter + 0.01, True),
                (leave - 0.01, True),
                (leave + 0.01, False),
            ):
                assert translate(bow, at * c, at * s).intersects(other) == inside, (name, at)
    assert met > 160


def test_a_hull_shifted_any_way_meets_and_leaves_where_it_should():
    rng = Random(4)
    met = 0
    for _ in range(1500):
        a = hull(rng.choice(list(BUILDS)), (rng.randint(-9000, 9000), rng.randint(-9000, 9000), rng.randrange(3600)))
        b = hull(rng.choice(list(BUILDS)), (0, 0, rng.randrange(3600)))
        heading = rng.randrange(3600)
        c, s = COS[heading], SIN[heading]
        enter, leave = passage(a, b, c, s)
        pa, pb = polygon(a), polygon(b)
        if enter > leave:
            both = shapely.MultiPoint(
                [*translate(pa, -3e5 * c, -3e5 * s).exterior.coords, *translate(pa, 3e5 * c, 3e5 * s).exterior.coords]
            )
            assert both.convex_hull.intersection(pb).area < 1
            continue
        met += 1
        for at, inside in ((enter - 0.01, False), (enter + 0.01, True), (leave - 0.01, True), (leave + 0.01, False)):
            assert translate(pa, at * c, at * s).intersects(pb) == inside
    assert met > 200


@pytest.mark.parametrize("part", range(20))
def test_what_a_course_says_is_so(part):
    sailed = stopped = refused = entered = edges = 0
    for rng, sea in seas(35, 6 + 100 * part, spread=40000):
        waters = sea.waters()
        for _ in range(4):
            course = random_course(rng, sea.allowance.base)
            track = waters.sail(course)
            solids = {name: polygon(shape) for name, shape in sea.solids()}
            terrain = {name: polygon(shape) for name, shape in sea.terrains()}
            area = shapely.box(0, 0, SMALL_AREA, SMALL_AREA).buffer(5 + CLOSE, join_style="mitre")
            for leg in track.legs:
                start = bow_zone(sea.masts, (*leg.start[:2], leg.end[2]))
                end = bow_zone(sea.masts, leg.end)
                lost = bool(leg.entries) and leg.entries[-1].thing.startswith("fog")
                swept = shapely.MultiPoint([*start.points, *end.points]).convex_hull
                for name, thing in solids.items():
                    if polygon(start).distance(thing) > 1:  # contacts at the start may lie in the way
                        assert swept.intersection(thing).area < 100, (name, leg)
                ship = polygon(hull(sea.masts, leg.end))
                if not lost:
                    assert area.contains(ship)
                    for thing in solids.values():
                        assert not ship.buffer(-OVERLAP - 0.01, join_style="mitre").intersects(thing)
                if leg.stop:
                    stopped += 1
                    # so near that it touches, and a little farther on it would be inside
                    assert polygon(end).distance(solids[leg.stop]) <= 4
                    ahead = translate(polygon(end), 6 * COS[leg.end[2]], 6 * SIN[leg.end[2]])
                    assert ahead.intersects(solids[leg.stop])
                edges += leg.edge
                before = polygon(hull(sea.masts, leg.start))
                met = {
                    n for n, t in terrain.items() if swept.distance(t) <= 0 or (ship.distance(t) <= TOUCH and not lost)
                }
                met -= {n for n, t in terrain.items() if before.distance(t) <= TOUCH}
                names = {entry.thing for entry in leg.entries}
                doubtful = {
                    n for n, t in terrain.items() if 0 < swept.distance(t) < 2 or swept.intersection(t).area < 20
                }
                assert (names ^ met) <= doubtful, (names, met, leg)
                entered += len(names)
                assert [e.distance for e in leg.entries] == sorted(e.distance for e in leg.entries)
            sailed += 1
            if track.fault is None:
                continue
            refused += 1
            turn, asked = course[track.fault.segment]
            x, y, heading = track.end
            heading = (heading + turn) % 3600
            if track.fault.kind == "overlap":
                thing = solids[track.fault.thing]
                path = [
                    polygon(hull(sea.masts, (round(x + d * COS[heading]), round(y + d * SIN[heading]), heading)))
                    for d in (asked, 0)
                ]
                hindered = any(ship.intersects(thing) for ship in path)
                sweep = shapely.MultiPoint([p for ship in path for p in ship.exterior.coords]).convex_hull
                assert hindered or sweep.intersects(thing)
            elif track.fault.kind == "over":
                assert track.legs[-1].stop == track.fault.thing or track.legs[-1].entries[-1].thing == track.fault.thing
    assert sailed == 140
    assert min(stopped, refused, entered) > 8
    assert edges > 0 or part == 8  # whose seas have no course to the edge


def test_how_ships_touch():
    rng = Random(6)
    kinds = set()
    for _ in range(4000):
        mine = (rng.choice((1, 2, 3, 4, 5)), (0, 0, 0))
        other = (rng.choice((1, 2, 3, 4, 5)), (rng.randint(-9000, 6000), rng.randint(-5000, 5000), rng.randrange(3600)))
        found = contact(*mine, *other)
        ships = [polygon(hull(*mine)), polygon(hull(*other))]
        assert (found is None) == (ships[0].distance(ships[1]) > TOUCH)
        if found is None:
            continue
        bow = polygon(bow_zone(*mine))
        assert found.mine == (bow.distance(ships[1]) <= TOUCH)
        assert found.side == (bow.distance(polygon(body(*other))) <= TOUCH)
        assert found.theirs == (polygon(bow_zone(*other)).distance(ships[0]) <= TOUCH)
        kinds.add(found)
    assert len(kinds) >= 5


@pytest.mark.rule("geo.fire.aim-points", "geo.fire.sails", "geo.fire.blockers")
@pytest.mark.parametrize("part", range(16))
def test_lines_of_fire(part):
    free = blocked = 0
    for rng, sea in seas(10, 7 + 100 * part, ships=7, spread=24000):
        masts, pose = sea.masts, sea.pose
        standing = [i for i in range(masts) if rng.random() < 0.8]
        blockers = [(n, shape) for n, shape in sea.solids()] + [
            (n, shape) for n, shape in sea.terrains() if n.startswith("fog")
        ]
        shrunk = {n: polygon(shape).buffer(-OVERLAP, join_style="mitre") for n, shape in blockers}
        build = BUILDS[masts]
        c, s = COS[pose[2]], SIN[pose[2]]
        sails = {}
        for i in standing:
            x, y = mast(masts, pose, i)
            sails[i] = LineString([(x - build.sail * s, y + build.sail * c), (x + build.sail * s, y - build.sail * c)])
        guns, found = [], []
        targets = [ship_target(name, *at) for name, at in sea.ships.items()]
        for i in standing:
            reach = rng.choice((S, L))
            p = mast(masts, pose, i)
            cannon = gun(masts, pose, i, reach, standing)
            guns.append(cannon)
            found.append([])
            for aimed, (name, (target_masts, target)) in zip(targets, sea.ships.items(), strict=True):
                lines = []
                for q in hull_aims(target_masts, target):
                    drawn = LineString([p, q])
                    if drawn.length > reach + RANGE:
                        continue
                    if any(drawn.crosses(sail) for j, sail in sails.items() if j != i):
                        continue
                    if any(drawn.intersects(shrunk[n]) for n in shrunk if n != name):
                        continue
                    lines.append(drawn.length)
                assert may_fire(cannon, aimed, blockers) == bool(lines), (sea.pose, name, i)
                shown = line(cannon, aimed, blockers)
                assert (shown.blocker == "") == bool(lines)
                if lines:
                    assert shown.distance == pytest.approx(min(lines))
                found[-1] += [name] * bool(lines)
                free += bool(lines)
                blocked += not lines and shown.blocker != "range"
        if guns:
            assert lines_of_fire(guns, targets, blockers) == found
    assert free > 10
    assert blocked > 3
