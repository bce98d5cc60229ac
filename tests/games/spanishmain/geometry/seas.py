"""Seas for the tests of the geometry: random but the same every time, crowded or open, whole or mirrored."""

from random import Random

from kaper.games.spanishmain.geometry.course import Allowance
from kaper.games.spanishmain.geometry.sail import Waters
from kaper.games.spanishmain.geometry.shapes import BUILDS, fog, hull, island, reef, sargasso
from kaper.games.spanishmain.geometry.touch import free, overlaps
from kaper.games.spanishmain.geometry.units import SMALL_AREA, L, S

MOVES = ((S,), (L,), (S, L), (L, L), (S, S), (S, S, S), (S, S, L), (L, L, S, S))
RING = (
    (1, 500, 150, 0),
    (2, 840, 310, 30),
    (3, 840, 690, 150),
    (4, 500, 850, 0),
    (5, 160, 690, 30),
    (6, 160, 310, 150),
)


class Sea:
    """What stands on a chart, by kind, and one ship that is about to move."""

    def __init__(self, islands, terrain, ships, mover, moves, casts_off=False):
        self.islands = islands  # name -> (outline, x, y, rotation)
        self.terrain = terrain  # name -> (kind, x, y, rotation)
        self.ships = ships  # name -> (masts, pose)
        self.masts, self.pose = mover
        self.allowance = Allowance(moves, casts_off=casts_off)

    def solids(self):
        return [(name, island(*at)) for name, at in self.islands.items()] + [
            (name, hull(*at)) for name, at in self.ships.items()
        ]

    def terrains(self):
        makes = {"fog": fog, "reef": reef, "sargasso": sargasso}
        return [(name, makes[kind](*at)) for name, (kind, *at) in self.terrain.items()]

    def waters(self):
        fogs = [name for name, at in self.terrain.items() if at[0] == "fog"]
        return Waters(self.masts, self.pose, self.allowance, SMALL_AREA, self.solids(), self.terrains(), fogs)

    def mirrored(self):
        """The same sea in a mirror that stands on the line x = half the area."""

        def turned(pose):
            return SMALL_AREA - pose[0], pose[1], (1800 - pose[2]) % 3600

        return Sea(
            # every outline is its own mirror image
            {
                name: (outline, SMALL_AREA - x, y, -rotation % 3600)
                for name, (outline, x, y, rotation) in self.islands.items()
            },
            {
                name: (kind, SMALL_AREA - x, y, -rotation % 3600)
                for name, (kind, x, y, rotation) in self.terrain.items()
            },
            {name: (masts, turned(pose)) for name, (masts, pose) in self.ships.items()},
            (self.masts, turned(self.pose)),
            self.allowance.base,
            self.allowance.casts_off,
        )


def ring():
    """The islands of the standard layout."""
    return {f"island{i}": (i, x * 100, y * 100, r * 10) for i, x, y, r in RING}


def random_sea(rng: Random, ships=9, spread=SMALL_AREA, terrain=True):
    """Ships strewn over a part of the sea, none over another; the first of them moves."""
    islands = ring()
    shores = [island(*at) for at in islands.values()]
    middle = rng.choice([(50000, 50000), (50000, 20000), (80000, 40000), (20000, 60000)])
    pieces = {}
    if terrain:
        for number in range(3):
            kind = rng.choice(("fog", "reef", "sargasso"))
            x, y = (int(m + rng.uniform(-0.4, 0.4) * spread) for m in middle)
            pieces[f"{kind}{number}"] = (kind, x, y, rng.randrange(0, 3600, 150))
    placed: list[tuple[int, tuple[int, int, int]]] = []
    while len(placed) < ships + 1:
        masts = rng.choice(list(BUILDS)[:6])
        x, y = (int(m + rng.uniform(-0.5, 0.5) * spread) for m in middle)
        pose = (x, y, rng.randrange(3600))
        shape = hull(masts, pose)
        if free(shape, SMALL_AREA, shores) and not any(overlaps(shape, hull(*other)) for other in placed):
            placed.append((masts, pose))
        elif rng.random() < 0.02:
            spread = min(SMALL_AREA, spread * 1.1)
    mover, *others = placed
    return Sea(islands, pieces, {f"ship{i}": at for i, at in enumerate(others)}, mover, rng.choice(MOVES))


def random_course(rng: Random, lengths):
    course = []
    for length in rng.sample(lengths, len(lengths))[: rng.randint(1, len(lengths))]:
        course.append([rng.randint(-900, 900), rng.choice([length, length // 2, rng.randint(100, length)])])
    return course
