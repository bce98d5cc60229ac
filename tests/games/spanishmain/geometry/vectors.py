"""What the front end shares with the engine: the figures it draws by, and vectors that both must decide alike.

Written anew by `python -m tests.games.spanishmain.geometry.vectors`; a test fails while the files are not what they should be.
"""

import json
from pathlib import Path
from random import Random

from kaper.games.spanishmain.geometry import units
from kaper.games.spanishmain.geometry.course import Allowance
from kaper.games.spanishmain.geometry.fire import gun, line, ship_target
from kaper.games.spanishmain.geometry.shapes import BUILDS, FOG_RADIUS, FORT_HALF, ISLANDS, SLOTS, hull, island
from kaper.games.spanishmain.geometry.sines import QUARTER
from kaper.games.spanishmain.geometry.units import L, S
from tests.games.spanishmain.geometry.seas import Sea, random_course, random_sea

WEB = Path(__file__).resolve().parents[4] / "web"
FIGURES = WEB / "src" / "games" / "spanishmain" / "geometry" / "figures.json"
VECTORS = WEB / "tests" / "data" / "spanishmain-vectors.json"


def figures():
    """The figures of the geometry."""
    return {
        "S": S,
        "L": L,
        "touch": units.TOUCH,
        "overlap": units.OVERLAP,
        "range": units.RANGE,
        "edge": units.EDGE,
        "back_off": units.BACK_OFF,
        "turn": units.TURN,
        "least_way": units.LEAST_WAY,
        "builds": {str(masts): list(build) for masts, build in BUILDS.items()},
        "islands": ISLANDS,
        "slots": SLOTS,
        "fog": FOG_RADIUS,
        "fort": FORT_HALF,
        "quarter": QUARTER,
    }


def golden():
    """Seas with the courses of the golden vectors."""
    ships = {"enemy": (3, (36000, 34000, 900))}
    yield Sea({}, {}, {}, (3, (50000, 50000, 0)), (L,)), [[300, L]]
    yield Sea({}, {}, ships, (2, (30000, 30000, 0)), (L,)), [[0, L]]
    yield Sea({}, {}, {"enemy": (3, (40000, 30000, 1800))}, (3, (33000, 30000, 0)), (L,)), [[0, L]]
    shore = {"island": (1, 30000, 30000, 0)}
    yield Sea(shore, {}, {}, (3, (42000, 30000, 1800)), (L,)), [[0, L]]
    yield Sea(shore, {}, {}, (3, (34202, 30000, 1800)), (S,), casts_off=True), [[900, S]]
    yield Sea(shore, {}, {}, (3, (34202, 30000, 1800)), (S,), casts_off=True), [[0, -5000], [900, S]]


def courses():
    """The golden courses, and many others."""
    rng = Random(31)
    yield from golden()
    for number in range(220):
        sea = random_sea(rng, spread=rng.choice((30000, 45000, 80000)))
        if number % 5 == 0:
            sea.allowance = Allowance(sea.allowance.base, (S,), rest=2500 if number % 2 else 0)
        elif number % 5 == 1:
            sea.allowance = Allowance(sea.allowance.base, casts_off=True)
        yield sea, random_course(rng, (*sea.allowance.base, *sea.allowance.bonus))


def course_vector(sea, course):
    """One sea, one course, and what comes of it."""
    track = sea.waters().sail(course)
    fault = track.fault
    return {
        "islands": sea.islands,
        "terrain": sea.terrain,
        "ships": sea.ships,
        "masts": sea.masts,
        "pose": sea.pose,
        "allowance": sea.allowance._asdict(),
        "course": course,
        "astern": track.astern,
        "fault": None if fault is None else {"kind": fault.kind, "segment": fault.segment, "thing": fault.thing},
        "legs": [
            {
                "end": leg.end,
                "length": leg.length,
                "stop": leg.stop,
                "edge": leg.edge,
                "entries": [[entry.thing, round(entry.distance, 2)] for entry in leg.entries],
            }
            for leg in track.legs
        ],
    }


def shots():
    """Seas, a shooter's standing masts and its reach, and the line to every ship."""
    pose = (50000, 50000, 0)
    yield Sea({}, {}, {"t": (2, (59000, 50000, 0))}, (4, pose), (S,)), [0, 1, 2, 3], L
    yield Sea({}, {}, {"t": (2, (59000, 50000, 0))}, (4, pose), (S,)), [1, 2, 3], L
    yield Sea({}, {}, {"t": (2, (48600, 54800, 0))}, (4, pose), (S,)), [0, 1, 2, 3], S
    yield Sea({}, {}, {"t": (2, (48600, 54800, 0)), "f": (1, (47800, 52400, 0))}, (4, pose), (S,)), [0, 1, 2, 3], S
    rng = Random(32)
    for _ in range(40):
        sea = random_sea(rng, ships=5, spread=26000, terrain=False)
        yield sea, [i for i in range(sea.masts) if rng.random() < 0.8], rng.choice((S, L))


def shot_vector(sea, standing, reach):
    blockers = [(n, island(*at)) for n, at in sea.islands.items()] + [(n, hull(*at)) for n, at in sea.ships.items()]
    lines = []
    for mast in standing:
        at = gun(sea.masts, sea.pose, mast, reach, standing)
        for name, ship in sea.ships.items():
            drawn = line(at, ship_target(name, *ship), blockers)
            lines.append([mast, name, round(drawn.distance, 2), drawn.blocker])
    return {
        "islands": sea.islands,
        "ships": sea.ships,
        "masts": sea.masts,
        "pose": sea.pose,
        "standing": standing,
        "reach": reach,
        "lines": lines,
    }


def vectors():
    return {
        "courses": [course_vector(sea, course) for sea, course in courses()],
        "shots": [shot_vector(*scene) for scene in shots()],
    }


def text(value):
    return json.dumps(value, separators=(",", ":")) + "\n"


if __name__ == "__main__":
    FIGURES.write_text(text(figures()))
    VECTORS.write_text(text(vectors()))
