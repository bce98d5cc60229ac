"""The tray step by step: sliding, walls, collisions, laying a die flat, and parting squares; whole throws are in test_throw."""

import pytest

from kaper.games.sevenseas import tray as flight
from kaper.games.sevenseas.tray import CLEARANCE, DT, FRICTION, REACH, RIM, SIDE, Stream, Tray

WALL = SIDE - 0.5  # where the middle of a flat die is that touches the far side


def lying(*places, rim=RIM):
    """Flat dice at rest in these places."""
    tray = Tray(Stream(5), len(places), rim)
    tray.x, tray.y = [float(x) for x, _ in places], [float(y) for _, y in places]
    return tray


def test_dice_at_rest_stay_where_they_are():
    tray = lying((5, 5), (9, 5), (20, 20))
    tray.w = [4.0, 0.0, -4.0]
    assert not tray.move()
    tray.collide()
    assert (tray.x, tray.y, tray.w) == ([5.0, 9.0, 20.0], [5.0, 5.0, 20.0], [0.0, 0.0, 0.0])


@pytest.mark.parametrize("way", [(1, 0), (0, 1), (-1, 0), (0, -1)])
def test_a_die_slides_until_friction_stops_it(way):
    tray = lying((14, 14))
    tray.vx, tray.vy, tray.w = [5.0 * way[0]], [5.0 * way[1]], [2.0]
    assert tray.move()
    slowed = 5.0 - FRICTION * DT
    assert (tray.vx[0], tray.vy[0]) == pytest.approx((slowed * way[0], slowed * way[1]))
    assert tray.w[0] == pytest.approx(2.0 * slowed / 5.0)
    assert (tray.x[0], tray.y[0]) == pytest.approx((14 + slowed * way[0] * DT, 14 + slowed * way[1] * DT))
    assert [tray.move() for _ in range(4)] == [True, True, True, False]
    assert (tray.vx, tray.vy, tray.w) == ([0.0], [0.0], [0.0])


@pytest.mark.rule("throw.leave")
@pytest.mark.parametrize(("x", "y"), [(0.5, 14), (WALL, 14), (14, 0.5), (14, WALL)])
def test_above_the_rim_a_die_may_touch_the_side_but_leaves_beyond_it(x, y):
    for beyond, out in ((0.0, False), (0.1, True)):
        tray = lying((x + (x > 14) * beyond - (x < 14) * beyond, y + (y > 14) * beyond - (y < 14) * beyond))
        tray.z, tray.airborne = [RIM + 1.0], [True]
        assert tray.move()
        assert tray.out == [out]


@pytest.mark.parametrize(("place", "speed", "after"), [((28, 14), (9, 4), (-1, 1)), ((0, 14), (-9, 4), (-1, 1))])
def test_below_the_rim_the_side_sends_it_back(place, speed, after):
    for turned in (False, True):
        (x, y), (vx, vy) = (place[::-1], speed[::-1]) if turned else (place, speed)
        tray = lying((x, y))
        tray.vx, tray.vy = [float(vx)], [float(vy)]
        ratio = 1 - FRICTION * DT / (9**2 + 4**2) ** 0.5
        tray.move()
        across, along = (tray.vy, tray.vx) if turned else (tray.vx, tray.vy)
        assert across[0] == pytest.approx(speed[0] * ratio * after[0] * 0.55)
        assert along[0] == pytest.approx(speed[1] * ratio * after[1] * 0.85)
        assert (tray.y if turned else tray.x)[0] == (WALL if place[0] else 0.5)
        assert tray.w[0] != 0.0
        assert tray.out == [False]


def test_dice_that_meet_part_and_exchange_speed():
    tray = lying((10, 10), (10, 11))
    tray.vy = [3.0, -1.0]
    tray.collide()
    assert tray.y == pytest.approx([10.5 - REACH / 2, 10.5 + REACH / 2])
    assert tray.vy == pytest.approx([3.0 - 4 * 1.45 / 2, -1.0 + 4 * 1.45 / 2])
    assert all(tray.w)


def test_dice_that_draw_apart_keep_their_speed_and_one_above_the_other_does_not_meet_it():
    tray = lying((10, 10), (10, 11), (20, 20), (20, 20), (5, 5), (5, 5))
    tray.vy[:2] = [-1.0, 3.0]
    tray.z[2], tray.out[4] = 1.0, True
    tray.collide()
    assert tray.vy[:2] == [-1.0, 3.0]
    assert not any(tray.w)
    assert (tray.x[2:], tray.y[2:]) == ([20.0, 20.0, 5.0, 5.0], [20.0, 20.0, 5.0, 5.0])


def test_dice_in_one_point_part_sideways():
    tray = lying((10, 10), (10, 10))
    tray.collide()
    assert (tray.x, tray.y) == (pytest.approx([10 - REACH / 2, 10 + REACH / 2]), [10.0, 10.0])


def test_a_roll_that_takes_too_long_ends_with_everything_at_rest(monkeypatch):
    monkeypatch.setattr(flight, "STEPS", 3)
    tray = Tray(Stream(5), 6)
    tray.launch(list(range(6)))
    tray.roll()
    assert not any(tray.airborne)
    assert not any([*tray.z, *tray.vx, *tray.vy, *tray.vz, *tray.w])


class Unsettled(Tray):
    """Its first throw loses a die and does not settle."""

    launches = settles = 0

    def launch(self, dice):
        super().launch(dice)
        self.launches += 1
        if self.launches == 1:
            self.vy[0] = 9000.0

    def settle(self):
        self.settles += 1
        return self.settles > 1


@pytest.mark.rule("throw.leave")
def test_a_throw_that_begins_anew_forgets_what_had_left():
    tray = Unsettled(Stream(1), 4)
    tray.throw()
    assert (tray.launches, tray.settles) == (3, 2)
    assert tray.repeats == []


@pytest.mark.rule("throw.leave-limit")
@pytest.mark.parametrize("corner", [(0.5, 0.5), (0.5, WALL), (WALL, 0.5), (WALL, WALL)])
def test_a_die_is_laid_down_in_the_last_corner_that_is_free(corner, monkeypatch):
    tray = lying((14, 14), (3, 3))
    tray.out[1] = True
    monkeypatch.setattr(Tray, "overlap", lambda self, i, j: (self.x[i], self.y[i]) != corner)
    tray.lay(1)
    assert (tray.x[1], tray.y[1]) == corner


def test_squares_part_by_the_shortest_way_and_by_the_first_of_two():
    touching = 1.0 + CLEARANCE
    assert lying((0, 0), (0.7, 0.4)).overlap(0, 1) == (pytest.approx(touching - 0.7), 1.0, 0.0)
    assert lying((0, 0), (0.4, 0.7)).overlap(0, 1) == (pytest.approx(touching - 0.7), 0.0, 1.0)
    assert lying((0, 0), (-0.7, 0.4)).overlap(0, 1) == (pytest.approx(touching - 0.7), -1.0, 0.0)
    assert lying((0, 0), (0.5, 0.5)).overlap(0, 1) == (pytest.approx(touching - 0.5), 1.0, 0.0)
    assert lying((0, 0), (touching, 0)).overlap(0, 1) is None
