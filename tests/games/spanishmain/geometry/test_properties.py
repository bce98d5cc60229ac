"""What must hold of every sea: mirrors, prefixes, and that only what is near can matter; and the same on every machine."""

import ast
import re
from decimal import Decimal, getcontext
from pathlib import Path
from random import Random

import pytest

import kaper.games.spanishmain.geometry as package
from kaper.games.spanishmain.geometry.fire import gun, may_fire, ship_target
from kaper.games.spanishmain.geometry.sines import QUARTER
from kaper.games.spanishmain.geometry.units import COS, SIN, SMALL_AREA, L, bearing, between
from tests.games.spanishmain.geometry.seas import Sea, random_course, random_sea

SOURCES = sorted(Path(package.__path__[0]).glob("*.py"))


@pytest.mark.parametrize("seed", range(4))
def test_a_mirrored_sea_gives_mirrored_tracks(seed):
    rng = Random(seed)
    same = 0
    for _ in range(120):
        sea = random_sea(rng, spread=40000)
        mirror = sea.mirrored()
        course = random_course(rng, sea.allowance.base)
        here = sea.waters().sail(course)
        there = mirror.waters().sail([[-turn, distance] for turn, distance in course])
        assert here.fault == there.fault
        assert [leg.stop for leg in here.legs] == [leg.stop for leg in there.legs]
        assert [[e.thing for e in leg.entries] for leg in here.legs] == [
            [e.thing for e in leg.entries] for leg in there.legs
        ]
        x, y, heading = there.end
        assert abs(SMALL_AREA - x - here.end[0]) <= 1
        assert abs(y - here.end[1]) <= 1
        assert (1800 - heading) % 3600 == here.end[2]
        same += here.fault is None
    assert same > 20


def test_a_mirrored_sea_gives_mirrored_shots():
    rng = Random(11)
    shots = 0
    for _ in range(150):
        sea = random_sea(rng, ships=6, spread=24000, terrain=False)
        mirror = sea.mirrored()
        for i in range(sea.masts):
            standing = range(sea.masts)
            for name in sea.ships:
                verdicts = [
                    may_fire(
                        gun(one.masts, one.pose, i, L, standing), ship_target(name, *one.ships[name]), one.solids()
                    )
                    for one in (sea, mirror)
                ]
                assert verdicts[0] == verdicts[1]
                shots += verdicts[0]
    assert shots > 100


def test_a_shorter_course_is_a_prefix_of_a_longer_one():
    rng = Random(12)
    longer = 0
    for _ in range(400):
        sea = random_sea(rng, spread=60000)
        course = random_course(rng, sea.allowance.base)
        waters = sea.waters()
        whole = waters.sail(course)
        for count in range(1, len(course)):
            part = waters.sail(course[:count])
            assert part.legs == whole.legs[:count]
            longer += part.fault is None and whole.fault is None
        if whole.fault is None and whole.legs:
            leg = whole.legs[-1]
            shorter = waters.sail([*course[:-1], [leg.turn, max(100, int(leg.distance) - 50)]])
            if shorter.fault is None and shorter.legs[-1].distance <= leg.distance:
                assert shorter.legs[:-1] == whole.legs[:-1]
                assert {e.thing for e in shorter.legs[-1].entries} <= {e.thing for e in leg.entries} | {leg.stop}
    assert longer > 100


def test_what_is_far_away_changes_nothing():
    rng = Random(13)
    legal = 0
    for _ in range(300):
        sea = random_sea(rng, spread=70000)
        course = random_course(rng, sea.allowance.base)
        track = sea.waters().sail(course)
        reach = sea.allowance.whole + 20000
        x, y, _ = sea.pose

        def near(at, x=x, y=y, reach=reach):
            return (at[0] - x) ** 2 + (at[1] - y) ** 2 < (reach + 16000) ** 2

        lonely = Sea(
            {n: at for n, at in sea.islands.items() if near(at[1:3])},
            {n: at for n, at in sea.terrain.items() if near(at[1:3])},
            {n: at for n, at in sea.ships.items() if near(at[1][:2])},
            (sea.masts, sea.pose),
            sea.allowance.base,
        )
        assert lonely.waters().sail(course) == track
        if track.fault is None and not track.stop and not any(leg.entries for leg in track.legs):
            empty = Sea({}, {}, {}, (sea.masts, sea.pose), sea.allowance.base)
            assert empty.waters().sail(course).end == track.end
            legal += 1
    assert legal > 80


# The same on every machine

CALLS = {
    "sqrt",
    "round",
    "int",
    "min",
    "max",
    "abs",
    "len",
    "range",
    "sorted",
    "tuple",
    "list",
    "zip",
    "enumerate",
    "any",
    "all",
}


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_only_operations_that_every_machine_rounds_alike(path):
    """No power, no library of sines or logarithms, no sum of floats: `sqrt` is all that is taken from a library."""
    tree = ast.parse(path.read_text())
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module in ("math", "cmath", "statistics"):
            assert [alias.name for alias in node.names] == ["sqrt"], path.name
        if isinstance(node, ast.Import):
            assert not {alias.name for alias in node.names} & {"math", "cmath", "numpy", "statistics"}, path.name
        assert not isinstance(node, ast.Pow), f"{path.name}: a power"
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name):
            name = node.func.id
            assert name not in ("pow", "hypot", "atan2", "sin", "cos", "fsum", "divmod", "float"), (
                f"{path.name}: {name}"
            )
            if name == "round":
                assert len(node.args) == 1, f"{path.name}: round to digits"
            if name == "sum":  # sums of ints only
                assert ast.unparse(node) in {"sum(self.base)", "sum(self.bonus)"}, f"{path.name}: {ast.unparse(node)}"


@pytest.mark.parametrize("path", SOURCES, ids=lambda path: path.name)
def test_the_geometry_imports_nothing_of_the_rest(path):
    for module in re.findall(r"^(?:from|import) (kaper[\w.]*)", path.read_text(), re.MULTILINE):
        assert module.startswith("kaper.games.spanishmain.geometry"), module


def test_sines_are_correctly_rounded():
    getcontext().prec = 50
    pi = Decimal("3.14159265358979323846264338327950288419716939937510582097")
    for tenths, value in enumerate(QUARTER):
        x = pi * tenths / 1800
        term, total, k = x, x, 1
        while abs(term) > Decimal(10) ** -45:
            term = -term * x * x / ((k + 1) * (k + 2))
            total += term
            k += 2
        assert value == float(total), tenths


def test_the_table_of_sines_is_whole_and_symmetric():
    assert len(SIN) == len(COS) == 3600
    for heading in range(3600):
        assert SIN[heading] == -SIN[-heading % 3600] == SIN[(1800 - heading) % 3600]
        assert COS[heading] == COS[-heading % 3600] == -COS[(1800 - heading) % 3600]
        assert SIN[heading] == COS[(heading - 900) % 3600]
        assert SIN[heading] * SIN[heading] + COS[heading] * COS[heading] == pytest.approx(1, abs=1e-15)


def test_bearings_lead_where_they_should():
    for heading in range(3600):
        assert bearing(COS[heading] * 1234, SIN[heading] * 1234) == heading
    assert bearing(0, 0) == 0
    assert [between(t) for t in (0, 1800, 1801, -1800, 3599)] == [0, 1800, -1799, 1800, -1]
