"""Wind, calm and fog that move ships and islands against their will."""

from __future__ import annotations

from kaper.games.spanishmain.abilities import OARS, powers
from kaper.games.spanishmain.chart import island_shape, islands_on_chart, ship_shape, ships_on_chart, terrain_shape
from kaper.games.spanishmain.effects.pots import engulf
from kaper.games.spanishmain.events import SmokeLaid
from kaper.games.spanishmain.geometry.shapes import Shape
from kaper.games.spanishmain.geometry.touch import passage, point_gap
from kaper.games.spanishmain.geometry.units import COS, RANGE, SIN, L, S
from kaper.games.spanishmain.state import FOG, Sea
from kaper.games.spanishmain.table import SeaTable

BACK_OFF = 2


def becalmed(s: Sea, ship: int) -> bool:
    """Does it lie in a calm, without oars?"""
    if not s.tokens:
        return False
    me = s.ships[ship]
    if not OARS.isdisjoint(powers(s, me)):
        return False
    shape = ship_shape(me)
    return any(
        token.effect == "event_becalmed" and point_gap(shape, (token.x, token.y)) <= L + RANGE for token in s.tokens
    )


def slide(s: Sea, shape: Shape, way: int, most: float, others: list[Shape]) -> tuple[float, Shape | None]:
    """How far a shape slides in a direction before it meets something or the edge, and what it meets."""
    dx, dy = COS[way], SIN[way]
    far, met = most, None
    for other in others:
        enter, leave = passage(shape, other, dx, dy)
        if enter <= leave and leave > 0 and enter - BACK_OFF < far:
            far, met = max(0.0, enter - BACK_OFF), other
    for x, y in shape.points:
        for at, speed in ((x, dx), (y, dy)):
            if speed > 1e-9:
                room = (s.size - at) / speed
            elif speed < -1e-9:
                room = -at / speed
            else:
                continue
            if room < far:
                far, met = max(0.0, room), None
    return far, met


def others_than_ship(s: Sea, ship: int) -> list[Shape]:
    return [shape for _, shape in (*islands_on_chart(s), *ships_on_chart(s, ship, s.ships[ship].tow))]


def drifting_fog(t: SeaTable, seat: int) -> None:
    """Fog that rolls: a die says towards which of its edges it drifts; it stops at islands and at the edge of the sea."""
    s = t.state
    for token in s.tokens:
        if token.owner != seat or token.effect != "event_rolling_fog" or not 0 <= token.piece < len(s.terrain):
            continue
        piece = s.terrain[token.piece]
        if piece.kind != FOG:
            continue
        die = t.roll(1)[0]
        way = (piece.rotation + 600 * (die - 1)) % 3600
        shores = [island_shape(land) for land in s.islands]
        shores += [terrain_shape(other) for other in s.terrain if other is not piece]
        far, _ = slide(s, terrain_shape(piece), way, float(S), shores)
        piece.x, piece.y = round(piece.x + far * COS[way]), round(piece.y + far * SIN[way])
        t.tell(SmokeLaid, token.piece, piece.x, piece.y)
        engulf(t, token.piece)
