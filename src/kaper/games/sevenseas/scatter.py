"""The fast scatter: where dice come to rest in playouts, in microseconds and with the statistics of the tray.

What a rule reads of a throw is the faces and the order of the nearest pairs. Faces are fair and independent of the
places, and all dice are exchangeable; so it is enough that the cloud of places has the shape of a real throw: a
heap somewhere before the far side, wider the farther it flew, thrown back by the walls. bench/sevenseas_throws.py
compares the two.
"""

from __future__ import annotations

from itertools import product

from kaper.core.chance import Fast
from kaper.games.sevenseas.measure import Pair

FOUR_FACES = tuple(product(range(1, 7), repeat=4))
HEAP = tuple(
    round(3.22 * x, 3) for x in sorted((i + 0.4 * j) / 32 for i in range(-15, 16, 2) for j in range(-15, 16, 2))
)
"""How far from the middle of the heap, in 256 equal shares: flat in the middle, thin at the edge, of spread 1."""
SIDE = 28.0


def scatter_faces(stream: Fast, count: int) -> list[int]:
    """So many faces, sixteen from each number of the stream."""
    faces: list[int] = []
    number = 0
    for place in range(0, count, 4):
        if place % 16 == 0:
            number = stream.number()
        number, four = divmod(number, 1296)
        faces += FOUR_FACES[four]
    del faces[count:]
    return faces


def scatter_pairs(stream: Fast, reds: int, ships: int) -> list[Pair]:
    """All pairs of a red die and a ship by canonical places, the closest first."""
    number = stream.number()
    middle_x = 6.0 + 16.0 * (number & 65535) / 65536.0
    middle_y = 8.0 + 16.5 * (number >> 16 & 65535) / 65536.0
    wide, deep = 1.9 + (middle_y - 8.0) * 0.4, 4.2
    places = []
    heap = HEAP
    for place in range(reds + ships):
        if place % 4 == 0:
            number = stream.number()
        x = middle_x + wide * heap[number & 255]
        y = middle_y + deep * heap[number >> 8 & 255]
        number >>= 16
        if x < 0.0:
            x = -x
        elif x > SIDE:
            x = 2 * SIDE - x
        if y < 0.0:
            y = -y
        elif y > SIDE:
            y = 2 * SIDE - y
        places.append((x, y))
    pairs: list[Pair] = []
    others = list(enumerate(places))[reds:]
    for i in range(reds):
        x, y = places[i]
        pairs += [((x - a) * (x - a) + (y - b) * (y - b), i, j) for j, (a, b) in others]
    pairs.sort()
    return pairs
