"""The sweep of a bow: from which to which distance a ship sailing straight on meets a polygon."""

from __future__ import annotations

from collections.abc import Sequence


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
    px, py = points[-1]
    px -= x
    py -= y
    u0, w0 = px * c + py * s, py * c - px * s
    for px, py in points:
        px -= x  # noqa: PLW2901
        py -= y  # noqa: PLW2901
        u1, w1 = px * c + py * s, py * c - px * s
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
        u0, w0 = u1, w1
    return enter, leave + bow
