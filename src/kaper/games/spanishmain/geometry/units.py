"""Units of the chart: lengths are whole hundredths of a millimetre, headings whole tenths of a degree.

What decides a game must come out the same, bit for bit, on every machine. So the geometry knows only ints, the four
operations, `sqrt` (which IEEE 754 rounds correctly) and rounding to an int; sines come from a table.
"""

from __future__ import annotations

from kaper.games.spanishmain.geometry.sines import QUARTER

MM = 100
S = 5400
L = 8600
LENGTHS = {"S": S, "L": L}

TOUCH = 50  # a gap of at most this is a contact
OVERLAP = 5  # hulls overlap by more than this, or not at all
RANGE = 5  # within a distance: at most this beyond it
EDGE = 5  # inside the area: at most this outside
BACK_OFF = 2  # how far short of a contact a ship stops, along its path

DEGREE = 10
FULL_TURN = 3600
TENTHS_A_RADIAN = 572.9577951308232
TURN = 900  # the most a ship turns before a segment
LEAST_WAY = 100  # nobody turns on the spot: a turn needs this much way

SMALL_AREA = 100_000  # for two players
LARGE_AREA = 120_000  # for three or four

Pose = tuple[int, int, int]
"""Where a ship is: x and y of the tip of its bow, and its heading (counter-clockwise from +x, 0 to 3599)."""

Point = tuple[float, float]

SIN = (*QUARTER, *QUARTER[899::-1], *(-v for v in QUARTER[1:]), *(-v for v in QUARTER[899:0:-1]))
"""The sine of each heading."""

COS = SIN[900:] + SIN[:900]
"""The cosine of each heading."""


def bearing(dx: float, dy: float) -> int:
    """The heading that leads by (dx, dy), to a tenth of a degree: for aiming, never for a verdict."""
    ax, ay = (dx if dx >= 0 else -dx), (dy if dy >= 0 else -dy)
    if ax == 0 and ay == 0:
        return 0
    t = ay / ax if ax >= ay else ax / ay
    q = t * t
    # The arc tangent of t in [0, 1] is t (1 + q (...)), highest power first.
    series = 0.0028662257 * q - 0.0161657367
    series = ((series * q + 0.0429096138) * q - 0.07528964) * q + 0.1065626393
    series = (((series * q - 0.1420889944) * q + 0.1999355085) * q - 0.3333314528) * q
    angle = TENTHS_A_RADIAN * t * (1 + series)
    if ax < ay:
        angle = 900 - angle
    if dx < 0:
        angle = 1800 - angle
    return round(angle if dy >= 0 else -angle) % FULL_TURN


def between(turn: int) -> int:
    """A difference of headings as a turn from -1799 to 1800."""
    turn %= FULL_TURN
    return turn - FULL_TURN if turn > 1800 else turn
