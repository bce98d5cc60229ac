"""Draws the pictures of docs/games/spanishmain-geometry.md by the geometry itself: `python -m tools.spanishmain_pictures`."""

from collections.abc import Iterable, Sequence
from pathlib import Path

from kaper.games.spanishmain.geometry.course import Allowance
from kaper.games.spanishmain.geometry.fire import Line, gun, line, ship_target
from kaper.games.spanishmain.geometry.places import berths, fog_exit
from kaper.games.spanishmain.geometry.sail import Waters
from kaper.games.spanishmain.geometry.shapes import BUILDS, Shape, bow_zone, fog, hull, island, mast, reef
from kaper.games.spanishmain.geometry.touch import free
from kaper.games.spanishmain.geometry.units import COS, SIN, SMALL_AREA, L, Point, Pose, S

FOLDER = Path(__file__).resolve().parent.parent / "docs" / "games" / "spanishmain"
SEA, SHORE, MINE, THEIRS, INK, GOLD, RED = "#1d687f", "#f0dfae", "#c8502f", "#5aa7d6", "#14202a", "#ffd978", "#ff6a50"


class Picture:
    """A piece of the sea in millimetres, drawn line by line."""

    def __init__(self, left: int, bottom: int, width: int, height: int) -> None:
        self.left, self.top, self.width, self.height = left, bottom + height, width, height
        self.parts = [f'<rect width="{width}" height="{height}" fill="{SEA}"/>']

    def at(self, x: float, y: float) -> str:
        return f"{x / 100 - self.left:.2f},{self.top - y / 100:.2f}"

    def shape(self, shape: Shape, fill: str, extra: str = "") -> None:
        points = " ".join(self.at(x, y) for x, y in shape.points)
        self.parts.append(f'<polygon points="{points}" fill="{fill}" stroke="{INK}" stroke-width=".8" {extra}/>')

    def ship(
        self, masts: int, pose: Pose, fill: str, standing: Iterable[int] | None = None, ghost: bool = False
    ) -> None:
        faint = 'fill-opacity=".45" stroke-dasharray="3 2"' if ghost else ""
        self.shape(hull(masts, pose), fill, faint)
        self.shape(bow_zone(masts, pose), "#fff4cf", 'fill-opacity=".45"')
        half = BUILDS[masts].sail
        for number in range(masts) if standing is None else standing:
            x, y = mast(masts, pose, number)
            ox, oy = half * -SIN[pose[2]], half * COS[pose[2]]
            self.path([(x - ox, y - oy), (x + ox, y + oy)], INK, 1.4)
            self.dot((x, y), 1.6, "#8a5c30")

    def path(self, points: Sequence[Point], colour: str, width: float = 1.0, dashes: str = "") -> None:
        way = " ".join(self.at(x, y) for x, y in points)
        dashed = f' stroke-dasharray="{dashes}"' if dashes else ""
        self.parts.append(f'<polyline points="{way}" fill="none" stroke="{colour}" stroke-width="{width}"{dashed}/>')

    def dot(self, point: Point, radius: float, colour: str) -> None:
        x, y = self.at(*point).split(",")
        self.parts.append(f'<circle cx="{x}" cy="{y}" r="{radius}" fill="{colour}" stroke="{INK}" stroke-width=".5"/>')

    def ring(self, point: Point, radius: int) -> None:
        x, y = self.at(*point).split(",")
        self.parts.append(
            f'<circle cx="{x}" cy="{y}" r="{radius / 100}" fill="none" stroke="#f6ebd0" stroke-width=".7" stroke-dasharray="2 3"/>'
        )

    def lath(self, start: Pose, end: Pose, length: int) -> None:
        c, s = COS[end[2]], SIN[end[2]]
        self.path([start[:2], (start[0] + length * c, start[1] + length * s)], "#caa063", 3, "4 1.5")
        self.path([start[:2], end[:2]], "#8a5c2a", 3)

    def words(self, x: float, y: float, text: str, colour: str = "#fff6df") -> None:
        at = self.at(x, y).split(",")
        self.parts.append(
            f'<text x="{at[0]}" y="{at[1]}" fill="{colour}" font-family="sans-serif" font-size="6">{text}</text>'
        )

    def line(self, drawn: Line, words: str = "") -> None:
        free_ = not drawn.blocker
        self.path([drawn.start, drawn.end], GOLD if free_ else RED, 1.2, "" if free_ else "2 2")
        if words:
            self.words((drawn.start[0] + drawn.end[0]) / 2 + 150, (drawn.start[1] + drawn.end[1]) / 2, words)

    def text(self) -> str:
        head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {self.width} {self.height}" width="{2 * self.width}">'
        return "\n".join([head, *self.parts, "</svg>"]) + "\n"


def course() -> Picture:
    """Two laths: turn, sail; the bow is swept, the rest follows."""
    picture = Picture(415, 480, 260, 130)
    start = (50000, 50000, 0)
    track = Waters(3, start, Allowance((S, L)), SMALL_AREA, []).sail([[300, L], [-600, S]])
    picture.ship(3, start, MINE, ghost=True)
    for leg in track.legs:
        picture.lath(leg.start, leg.end, leg.length)
        picture.ship(3, leg.end, MINE, ghost=leg is not track.legs[-1])
    picture.words(50500, 49000, "before: bow 500, 500, heading 0")
    for number, leg in enumerate(track.legs, 1):
        x, y, heading = leg.end
        picture.words(x - 5400, y + 1900, f"{number}: {x / 100:.2f}, {y / 100:.2f}, heading {heading // 10}")
    return picture


def contact() -> Picture:
    """The bow meets a side: the move ends, a ram is allowed."""
    picture = Picture(230, 240, 180, 110)
    enemy = (36000, 34000, 900)
    waters = Waters(2, (30000, 30000, 0), Allowance((L,)), SMALL_AREA, [("enemy", hull(3, enemy))])
    track = waters.sail([[0, L]])
    picture.ship(3, enemy, THEIRS)
    picture.ship(2, (30000, 30000, 0), MINE, ghost=True)
    picture.lath(track.legs[0].start, track.end, L)
    picture.ship(2, track.end, MINE)
    picture.words(24000, 26000, f"contact after 51.00 mm; stops {track.end[0] / 100:.2f}, {track.end[1] / 100:.2f}")
    return picture


def harbour() -> Picture:
    """Docked, and away again: straight astern first, then the turn."""
    picture = Picture(230, 220, 220, 150)
    shore = island(1, 30000, 30000, 0)
    docked = (34202, 30000, 1800)
    waters = Waters(3, docked, Allowance((S,), casts_off=True), SMALL_AREA, [("island", shore)])
    track = waters.sail([[900, S]])
    picture.shape(shore, SHORE)
    picture.ship(3, docked, MINE, ghost=True)
    picture.lath(track.legs[0].start, track.end, S)
    picture.ship(3, track.end, MINE)
    picture.words(35500, 31500, "docked; casts off by 12 mm")
    picture.words(36600, 24500, "then turns 90 and sails S")
    return picture


def refused() -> Picture:
    """A turn whose end would leave the stern on a neighbour is refused."""
    picture = Picture(410, 420, 150, 130)
    friend = (50000, 46000, 0)
    end = (50000, 51000, 900)
    waters = Waters(3, (50000, 50000, 0), Allowance((S,)), SMALL_AREA, [("friend", hull(3, friend))])
    fault = waters.sail([[900, 1000]]).fault
    assert fault is not None
    picture.ship(3, friend, THEIRS)
    picture.ship(3, (50000, 50000, 0), MINE, ghost=True)
    picture.ship(3, end, RED, ghost=True)
    picture.words(42000, 54000, f"{fault.kind}: the stern would lie on the {fault.thing}")
    return picture


def terrain() -> Picture:
    """Fog is left by a numbered edge; a reef is entered where the bow first touches it."""
    picture = Picture(440, 400, 250, 180)
    bank = fog(50000, 50000, 0)
    picture.shape(bank, "#e8efe9")
    for edge in range(1, 7):
        (ax, ay), (bx, by) = bank.points[edge - 1], bank.points[edge % 6]
        picture.words(
            50000 + ((ax + bx) / 2 - 50000) * 0.8 - 150, 50000 + ((ay + by) / 2 - 50000) * 0.8 - 200, str(edge), INK
        )
    picture.ship(2, fog_exit(2, bank, 2, -300), MINE)
    rocks = reef(64000, 48000, 300)
    picture.shape(rocks, "#3b7f86")
    waters = Waters(3, (58500, 45500, 300), Allowance((L,)), SMALL_AREA, [], [("reef", rocks)])
    track = waters.sail([[0, L]])
    picture.lath(track.legs[0].start, track.end, L)
    picture.ship(3, track.legs[0].entries[0].pose, MINE, ghost=True)
    picture.words(60500, 41000, f"reef after {track.legs[0].entries[0].distance / 100:.2f} mm: a die is cast")
    return picture


def ahead() -> Picture:
    """Dead ahead only the foremost mast may fire: the sails of the others' neighbours are in the way."""
    picture = Picture(400, 460, 200, 80)
    pose, target = (50000, 50000, 0), ship_target("enemy", 2, (59000, 50000, 0))
    picture.ship(4, pose, MINE)
    picture.ship(2, (59000, 50000, 0), THEIRS)
    for number in range(3):
        picture.line(line(gun(4, pose, number, L, range(4)), target, []))
    picture.ring(mast(4, pose, 0), S)
    return picture


def abeam() -> Picture:
    """Abeam all masts fire, unless a friend lies between."""
    picture = Picture(390, 470, 130, 110)
    pose, friend = (50000, 50000, 0), (47800, 52400, 0)
    target = ship_target("enemy", 2, (48600, 54800, 0))
    picture.ship(4, pose, MINE)
    picture.ship(1, friend, "#d9a441")
    picture.ship(2, (48600, 54800, 0), THEIRS)
    for number, reach in enumerate((S, L, L, S)):
        picture.line(line(gun(4, pose, number, reach, range(4)), target, [("friend", hull(1, friend))]))
    return picture


def berthing() -> Picture:
    """Five ships find berths at one island."""
    picture = Picture(440, 420, 220, 190)
    shore = island(1, 50000, 50000, 0)
    picture.shape(shore, SHORE)
    placed: list[Shape] = []
    for masts in (5, 4, 3, 2, 1):
        pose = next(at for at in berths(masts, shore) if free(hull(masts, at), SMALL_AREA, placed))
        placed.append(hull(masts, pose))
        picture.ship(masts, pose, MINE)
    return picture


PICTURES = (course, contact, harbour, refused, terrain, ahead, abeam, berthing)


def made() -> dict[str, str]:
    """The pictures by file name."""
    return {f"{draw.__name__}.svg": draw().text() for draw in PICTURES}


if __name__ == "__main__":
    FOLDER.mkdir(parents=True, exist_ok=True)
    for name, text in made().items():
        (FOLDER / name).write_text(text, encoding="utf-8")
