"""The throw: dice fly into the lid of the box, bounce, push each other and come to rest.

One number of 64 bits makes the whole throw. Only + - * / and square roots of doubles are used, one operation at a
time and in a fixed order, so the same number gives the same bits on every machine. The unit of length is the
width of a die, of time the second; the thrower sits at the side y = 0 until the layout is turned to the seat.
"""

from __future__ import annotations

from functools import lru_cache
from math import floor, sqrt

import msgspec

from kaper.core.chance import Fast
from kaper.core.ruler import Corner

SIDE = 28.0
RIM = 3.0
GRAVITY = 981.0
DT = 1.0 / 240.0
STEPS = 960
FLOOR_RESTITUTION = 0.35
TUMBLE = 0.45
STOP_HOP = 18.0
FRICTION = 260.0
WALL_RESTITUTION = 0.55
WALL_TANGENTIAL = 0.85
DICE_RESTITUTION = 0.45
REACH = 1.12  # dice collide as discs of radius 0.56 while they move
CLEARANCE = 0.001
QUANTUM = 10000
FULL = 280000  # the side of the tray in quanta
HAND_SPACING = 1.2
RETHROWS = 10
SWEEPS = 500

MERCHANTS = -1
"""The owner of the red dice."""


class Die(msgspec.Struct, frozen=True):
    """A die at rest: whose it is, its number among its owner's, its face, and its corners in 1/10000 of its width."""

    owner: int
    number: int
    face: int
    corners: tuple[Corner, Corner, Corner, Corner]


class Throw(msgspec.Struct, frozen=True):
    """A throw as data: who threw which dice and why, and the number that makes the rest (or a ready-made layout)."""

    thrower: int
    cause: str
    reds: int
    ships: tuple[int, ...]
    number: int = 0
    supplied: tuple[Die, ...] = ()

    def owners(self) -> list[int]:
        """The owner of each die in canonical order: red, then by seat."""
        owners = [MERCHANTS] * self.reds
        for seat, count in enumerate(self.ships):
            owners += [seat] * count
        return owners

    def faces(self) -> list[int]:
        """The faces in canonical order: drawn before anything moves, so they need no motion."""
        if self.supplied:
            return [die.face for die in self.supplied]
        return draw_faces(Stream(self.number), self.reds + sum(self.ships))

    def dice(self) -> tuple[Die, ...]:
        """The layout at rest, in canonical order."""
        return self.supplied or _thrown(self)[0]

    def repeats(self) -> tuple[tuple[int, ...], ...]:
        """The dice (by canonical place) that left the tray and were thrown again, throw by throw."""
        return () if self.supplied else _thrown(self)[1]


class Stream(Fast):
    """The random stream of one throw: SplitMix64 started by the outcome."""

    __slots__ = ()

    def u(self, low: float, high: float) -> float:
        """A number of the interval, made of 53 bits."""
        return low + (high - low) * ((self.number() >> 11) / 9007199254740992.0)

    def below(self, bound: int) -> int:
        """A whole number below the bound, without bias."""
        limit = 18446744073709551616 - 18446744073709551616 % bound
        while True:
            x = self.number()
            if x < limit:
                return x % bound

    def unit(self) -> tuple[float, float]:
        """A direction."""
        while True:
            x, y = self.u(-1.0, 1.0), self.u(-1.0, 1.0)
            square = x * x + y * y
            if 0.01 < square <= 1.0:
                length = sqrt(square)
                return x / length, y / length


def draw_faces(stream: Stream, count: int) -> list[int]:
    """The faces of so many dice."""
    return [1 + stream.below(6) for _ in range(count)]


@lru_cache(maxsize=64)
def _thrown(throw: Throw) -> tuple[tuple[Die, ...], tuple[tuple[int, ...], ...]]:
    owners = throw.owners()
    stream = Stream(throw.number)
    faces = draw_faces(stream, len(owners))
    tray = Tray(stream, len(owners))
    tray.throw()
    turn = side_of(throw.thrower, len(throw.ships))
    dice = []
    last, number = None, 0
    for place, (owner, face) in enumerate(zip(owners, faces, strict=True)):
        number = number + 1 if owner == last else 1
        last = owner
        dice.append(Die(owner, number, face, turned(tray.corners(place), turn)))
    return tuple(dice), tuple(tray.repeats)


def side_of(seat: int, seats: int) -> int:
    """Where a seat sits: 0 south, 1 west, 2 north, 3 east."""
    return 2 * seat if seats == 2 else seat


def turned(corners: list[Corner], turn: int) -> tuple[Corner, Corner, Corner, Corner]:
    """Corners seen from the south, turned to the thrower's side."""
    for _ in range(turn):
        corners = [(y, FULL - x) for x, y in corners]
    a, b, c, d = corners
    return a, b, c, d


def spiral(count: int) -> list[tuple[float, float]]:
    """Places in the hand: a square spiral, moved so that its middle is (0, 0)."""
    slots = [(0, 0)]
    x, y, dx, dy, leg = 0, 0, 1, 0, 1
    while len(slots) < count:
        for _ in range(2):
            for _ in range(leg):
                x, y = x + dx, y + dy
                slots.append((x, y))
            dx, dy = -dy, dx
        leg += 1
    slots = slots[:count]
    middle_x, middle_y = sum(x for x, _ in slots) / count, sum(y for _, y in slots) / count
    return [(x - middle_x, y - middle_y) for x, y in slots]


class Tray:
    """Dice in motion. Lists by canonical place: position, velocity, height, direction of the die, spin."""

    def __init__(self, stream: Stream, count: int, rim: float = RIM) -> None:
        self.stream, self.count, self.rim = stream, count, rim
        self.x, self.y, self.z = [0.0] * count, [0.0] * count, [0.0] * count
        self.vx, self.vy, self.vz = [0.0] * count, [0.0] * count, [0.0] * count
        self.c, self.sn, self.w = [1.0] * count, [0.0] * count, [0.0] * count
        self.airborne = [False] * count
        self.out = [False] * count
        self.repeats: list[tuple[int, ...]] = []

    def throw(self) -> None:
        """Throw all dice, again those that leave, and let them settle without overlap."""
        while True:
            self.repeats.clear()
            self.launch(list(range(self.count)))
            self.roll()
            while any(self.out) and len(self.repeats) < RETHROWS:
                left = [i for i in range(self.count) if self.out[i]]
                self.repeats.append(tuple(left))
                self.launch(left)
                self.roll()
            for i in range(self.count):
                if self.out[i]:
                    self.lay(i)
            if self.settle():
                return

    def launch(self, dice: list[int]) -> None:
        """Mix the dice in the hand and let them fly."""
        u, below = self.stream.u, self.stream.below
        hand = dice[:]
        for i in range(len(hand) - 1, 0, -1):
            j = below(i + 1)
            hand[i], hand[j] = hand[j], hand[i]
        hx, hy, speed, side, up = u(7.0, 21.0), u(3.0, 11.0), u(10.0, 80.0), u(-0.5, 0.5), u(0.0, 50.0)
        for i, (slot_x, slot_y) in zip(hand, spiral(len(hand)), strict=True):
            self.x[i] = min(max(hx + HAND_SPACING * slot_x, 0.8), SIDE - 0.8)
            self.y[i] = min(max(hy + HAND_SPACING * slot_y, 0.8), SIDE - 0.8)
            s, lean = speed + u(-25.0, 25.0), side + u(-0.8, 0.8)
            root = sqrt(1.0 + lean * lean)
            self.vx[i], self.vy[i] = s * lean / root, s / root
            self.c[i], self.sn[i] = self.stream.unit()
            self.z[i], self.vz[i], self.w[i] = u(5.0, 9.0), up + u(-20.0, 20.0), u(-30.0, 30.0)
            self.airborne[i], self.out[i] = True, False

    def roll(self) -> None:
        """Step by step until nothing moves."""
        for _ in range(STEPS):
            moving = self.move()
            self.collide()
            if not moving:
                break
        for i in range(self.count):
            if not self.out[i]:
                self.z[i] = self.vx[i] = self.vy[i] = self.vz[i] = self.w[i] = 0.0
                self.airborne[i] = False

    def move(self) -> bool:
        """One step of every die. Did any fly or slide?"""
        u, rim = self.stream.u, self.rim
        x, y, z, vx, vy, vz, c, sn, w = self.x, self.y, self.z, self.vx, self.vy, self.vz, self.c, self.sn, self.w
        airborne, out = self.airborne, self.out
        moving = False
        for i in range(self.count):
            if out[i]:
                continue
            sx, sy = vx[i], vy[i]
            if airborne[i]:
                moving = True
                fall = vz[i] - GRAVITY * DT
                height = z[i] + fall * DT
                if height <= 0.0:
                    height = 0.0
                    hop = -fall * FLOOR_RESTITUTION + u(0.0, TUMBLE) * sqrt(sx * sx + sy * sy)
                    k = u(-0.25, 0.25)
                    keep = u(0.5, 0.9)
                    sx, sy = keep * (sx - k * sy), keep * (sy + k * sx)
                    w[i] = w[i] / 2.0 + u(-20.0, 20.0)
                    if hop < STOP_HOP:
                        airborne[i] = False
                        fall = 0.0
                    else:
                        fall = hop
                vz[i] = fall
                z[i] = height
            elif sx != 0.0 or sy != 0.0:
                speed = sqrt(sx * sx + sy * sy)
                slowed = speed - FRICTION * DT
                if slowed <= 0.0:
                    sx = sy = w[i] = 0.0
                else:
                    moving = True
                    ratio = slowed / speed
                    sx, sy, w[i] = sx * ratio, sy * ratio, w[i] * ratio
            else:
                w[i] = 0.0
            px, py = x[i] + sx * DT, y[i] + sy * DT
            ci, si = c[i], sn[i]
            if w[i] != 0.0:
                turn = w[i] * DT
                ci, si = ci - si * turn, si + ci * turn
                length = sqrt(ci * ci + si * si)
                c[i] = ci = ci / length
                sn[i] = si = si / length
            m = ((ci if ci > 0.0 else -ci) + (si if si > 0.0 else -si)) / 2.0
            far = SIDE - m
            if not m <= px <= far:
                if z[i] > rim:
                    out[i] = True
                    continue
                low = px < m
                px = m if low else far
                if sx < 0.0 if low else sx > 0.0:
                    sx, sy = -sx * WALL_RESTITUTION, sy * WALL_TANGENTIAL
                    w[i] += u(-10.0, 10.0)
            if not m <= py <= far:
                if z[i] > rim:
                    out[i] = True
                    continue
                low = py < m
                py = m if low else far
                if sy < 0.0 if low else sy > 0.0:
                    sx, sy = sx * WALL_TANGENTIAL, -sy * WALL_RESTITUTION
                    w[i] += u(-10.0, 10.0)
            x[i], y[i], vx[i], vy[i] = px, py, sx, sy
        return moving

    def collide(self) -> None:
        """Dice low enough to meet push each other apart and exchange speed."""
        u = self.stream.u
        x, y, z, vx, vy, w, out = self.x, self.y, self.z, self.vx, self.vy, self.w, self.out
        low = sorted((i for i in range(self.count) if z[i] < 1.0 and not out[i]), key=x.__getitem__)
        for place, i in enumerate(low):
            for k in range(place + 1, len(low)):
                j = low[k]
                dx = x[j] - x[i]
                if dx >= REACH:
                    break
                dy = y[j] - y[i]
                if dy >= REACH or dy <= -REACH:
                    continue
                square = dx * dx + dy * dy
                if square >= REACH * REACH:
                    continue
                distance = sqrt(square)
                nx, ny = (dx / distance, dy / distance) if distance > 0.0 else (1.0, 0.0)
                push = (REACH - distance) / 2.0
                x[i], y[i] = x[i] - push * nx, y[i] - push * ny
                x[j], y[j] = x[j] + push * nx, y[j] + push * ny
                closing = (vx[i] - vx[j]) * nx + (vy[i] - vy[j]) * ny
                if closing > 0.0:
                    impulse = closing * (1.0 + DICE_RESTITUTION) / 2.0
                    vx[i], vy[i] = vx[i] - impulse * nx, vy[i] - impulse * ny
                    vx[j], vy[j] = vx[j] + impulse * nx, vy[j] + impulse * ny
                    w[i] += u(-10.0, 10.0)
                    w[j] += u(-10.0, 10.0)

    def lay(self, i: int) -> None:
        """Put a die that will not stay inside flat on the free point of the half-unit grid nearest to the middle."""
        self.c[i], self.sn[i] = 1.0, 0.0
        others = [j for j in range(self.count) if j != i and not self.out[j]]
        grid = [(0.5 * a, 0.5 * b) for b in range(1, 56) for a in range(1, 56)]
        grid.sort(key=lambda p: ((p[0] - 14.0) * (p[0] - 14.0) + (p[1] - 14.0) * (p[1] - 14.0), p[1], p[0]))
        for self.x[i], self.y[i] in grid:
            if not any(self.overlap(i, j) for j in others):
                break
        self.z[i] = self.vx[i] = self.vy[i] = self.vz[i] = self.w[i] = 0.0
        self.airborne[i] = self.out[i] = False

    def overlap(self, i: int, j: int) -> tuple[float, float, float] | None:
        """The shortest push that parts two squares (how far, and its direction from i to j); None if they are apart."""
        dx, dy = self.x[j] - self.x[i], self.y[j] - self.y[i]
        ci, si, cj, sj = self.c[i], self.sn[i], self.c[j], self.sn[j]
        cos, sin = ci * cj + si * sj, ci * sj - si * cj
        extent = 0.5 + ((cos if cos > 0.0 else -cos) + (sin if sin > 0.0 else -sin)) / 2.0 + CLEARANCE
        best: tuple[float, float, float] | None = None
        for ax, ay in ((ci, si), (-si, ci), (cj, sj), (-sj, cj)):
            along = dx * ax + dy * ay
            depth = extent - (along if along > 0.0 else -along)
            if depth <= 0.0:
                return None
            if best is None or depth < best[0]:
                best = (depth, ax, ay) if along >= 0.0 else (depth, -ax, -ay)
        return best

    def settle(self) -> bool:
        """Part overlapping squares sweep by sweep. False if that does not come to an end."""
        x, y = self.x, self.y
        for _ in range(SWEEPS):
            clear = True
            for i in range(self.count):
                for j in range(i + 1, self.count):
                    if -1.5 < x[j] - x[i] < 1.5 and -1.5 < y[j] - y[i] < 1.5:
                        found = self.overlap(i, j)
                        if found is not None:
                            clear = False
                            depth, ax, ay = found
                            push = depth / 2.0 + CLEARANCE / 2.0
                            x[i], y[i] = x[i] - push * ax, y[i] - push * ay
                            x[j], y[j] = x[j] + push * ax, y[j] + push * ay
            for i in range(self.count):
                m = (abs(self.c[i]) + abs(self.sn[i])) / 2.0
                x[i], y[i] = min(max(x[i], m), SIDE - m), min(max(y[i], m), SIDE - m)
            if clear:
                return True
        return False

    def corners(self, i: int) -> list[Corner]:
        """The corners of a die in whole quanta, seen from the thrower."""
        x, y, c, s = self.x[i], self.y[i], self.c[i] / 2.0, self.sn[i] / 2.0
        around = ((x - c + s, y - s - c), (x + c + s, y + s - c), (x + c - s, y + s + c), (x - c - s, y - s + c))
        return [(floor(a * QUANTUM + 0.5), floor(b * QUANTUM + 0.5)) for a, b in around]
