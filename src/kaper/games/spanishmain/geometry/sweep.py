"""The sweep of a bow, and whether a hull lies over something, both in the frame of the hull: the innermost loops."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.games.spanishmain.geometry.shapes import Shape
from kaper.games.spanishmain.geometry.units import OVERLAP


def meets(
    points: Sequence[tuple[float, float]],
    x: float,
    y: float,
    c: float,
    s: float,
    slope: float,
    bow: float,
    half: float,
) -> tuple[float, float]:
    """From which to which distance the bow triangle, tip at (x, y), sailed along (c, s), meets a polygon.

    In the frame of the bow a point ahead by u and aside by w is met after u + slope |w| if |w| is at most half the
    beam. Over a convex outline that is least at a corner, where a side crosses the keel line, or where it crosses
    the line of a shoulder; all are looked at, so the answer is exact. It is left behind when the last of the outline
    within the band is astern of the shoulders.
    """
    enter, leave = 1e18, -1e18
    ax, ay = points[-1]
    ax -= x
    ay -= y
    w0 = ay * c - ax * s
    for px, py in points:
        px -= x  # noqa: PLW2901
        py -= y  # noqa: PLW2901
        w1 = py * c - px * s
        if (w1 > half and w0 > half) or (w1 < -half and w0 < -half):
            ax, ay, w0 = px, py, w1  # a side that lies wholly beside the band
            continue
        u0, u1 = ax * c + ay * s, px * c + py * s
        if -half <= w1 <= half:
            t = u1 + slope * (w1 if w1 > 0 else -w1)
            if t < enter:
                enter = t
            if u1 > leave:
                leave = u1
        if (w0 < 0 < w1) or (w1 < 0 < w0):
            t = u0 + (u1 - u0) * (w0 / (w0 - w1))
            if t < enter:
                enter = t
        if (w0 < half < w1) or (w1 < half < w0):
            t = u0 + (u1 - u0) * ((w0 - half) / (w0 - w1))
            if t + bow < enter:
                enter = t + bow
            if t > leave:
                leave = t
        if (w0 < -half < w1) or (w1 < -half < w0):
            t = u0 + (u1 - u0) * ((w0 + half) / (w0 - w1))
            if t + bow < enter:
                enter = t + bow
            if t > leave:
                leave = t
        ax, ay, w0 = px, py, w1
    return enter, leave + bow


def clear_of(
    points: Sequence[tuple[float, float]],
    x: float,
    y: float,
    c: float,
    s: float,
    back: float,
    front: float,
    half: float,
) -> bool:
    """Whether a polygon lies wholly on one side of a box along (c, s) from (x, y): for sure it does not touch it then."""
    astern = ahead = left = right = True
    for px, py in points:
        px -= x  # noqa: PLW2901
        py -= y  # noqa: PLW2901
        u, w = px * c + py * s, py * c - px * s
        astern = astern and u < back
        ahead = ahead and u > front
        left = left and w > half
        right = right and w < -half
        if not (astern or ahead or left or right):
            return False
    return True


def sits_on(x: float, y: float, c: float, s: float, length: float, half: float, bow: float, shape: Shape) -> bool:
    """Whether a hull, bow tip at (x, y) and heading along (c, s), overlaps a shape by more than 0.05 mm.

    The same as `overlaps` of the two shapes, without making the hull's.
    """
    for nx, ny, offset in shape[4]:
        # The point of the hull that is deepest behind this side: the tip, a shoulder or a corner of the stern.
        u, w = nx * c + ny * s, ny * c - nx * s
        deep = -half * (w if w > 0 else -w) - (length if u > 0 else bow) * u
        if nx * x + ny * y - offset + (deep if deep < 0 else 0.0) >= -OVERLAP:
            return False
    # And the sides of the hull: a point of the shape must lie within each by more than the same.
    norm = (half * half + bow * bow) * OVERLAP * OVERLAP
    left = right = astern = port = starboard = True
    for px, py in shape[3]:
        px -= x  # noqa: PLW2901
        py -= y  # noqa: PLW2901
        u, w = px * c + py * s, py * c - px * s
        if left and w < half - OVERLAP:
            left = False
        if right and w > OVERLAP - half:
            right = False
        if astern and u > OVERLAP - length:
            astern = False
        if port:
            f = half * u + bow * w
            if f < 0 and f * f > norm:
                port = False
        if starboard:
            f = half * u - bow * w
            if f < 0 and f * f > norm:
                starboard = False
    return not (left or right or astern or port or starboard)
