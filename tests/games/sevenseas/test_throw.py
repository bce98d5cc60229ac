"""The throw: the same number gives the same throw, faces are fair, nothing overlaps or lies outside, nobody can aim."""

import hashlib
import inspect
import subprocess
import sys
from math import sqrt
from pathlib import Path

import pytest

from bench import sevenseas_throws as bench
from kaper.core.chance import Fast, Loaded, Number
from kaper.core.match import Answered, Match
from kaper.core.records import read, record_of, replay, text_of
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.curses import plague, tavern, whirlpool
from kaper.games.sevenseas.measure import gap, nearest_pairs
from kaper.games.sevenseas.raid import battle, fight
from kaper.games.sevenseas.raid_events import Duel, Thrown
from kaper.games.sevenseas.scatter import scatter_faces, scatter_pairs
from kaper.games.sevenseas.tray import FULL, QUANTUM, SIDE, Stream, Throw, Tray, draw_faces
from tests.games.sevenseas.tables import asked, calling, laid, pile_loot, say, sea, told

ROOT = Path(__file__).resolve().parents[3]
DIGEST = "fd9e8809d7d9c2ba8ce698465945c406d2c4b5f8fd805a1e2f98a859f3ed873c"
"""Corners and faces of the throws of `fingerprint`, found once: other bits on another machine would break records."""


def thrown(count, seed, reds=3, ships=(4, 4, 4), thrower=0):
    rng = Fast(seed)
    return [Throw(thrower, "raid", reds, ships, rng.number()) for _ in range(count)]


@pytest.fixture(scope="module")
def sample():
    """1,334 throws of 15 dice: 20,010 dice."""
    return [throw.dice() for throw in thrown(1334, 42)]


def centre(die):
    return sum(x for x, _ in die.corners) / 4 / QUANTUM, sum(y for _, y in die.corners) / 4 / QUANTUM


def from_the_middle(die):
    x, y = centre(die)
    return sqrt((x - SIDE / 2) ** 2 + (y - SIDE / 2) ** 2)


def mean(values):
    values = list(values)
    return sum(values) / len(values)


def deviation(values):
    middle = mean(values)
    return sqrt(sum((v - middle) ** 2 for v in values) / (len(values) - 1))


def fingerprint():
    """A digest of some throws of every size."""
    found = hashlib.sha256()
    for reds, ships in ((1, (1, 0)), (2, (4, 5)), (3, (4, 4, 4)), (4, (5, 5, 5, 5)), (1, (10, 10, 10, 10))):
        for thrower in range(len(ships)):
            for throw in thrown(3, 7 + thrower, reds, ships, thrower):
                found.update(repr([(die.owner, die.number, die.face, die.corners) for die in throw.dice()]).encode())
    return found.hexdigest()


# one number, one throw


@pytest.mark.rule("throw.seeded")
def test_the_same_number_gives_the_same_throw_in_every_process():
    code = "from tests.games.sevenseas.test_throw import fingerprint; print(fingerprint())"
    other = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True, cwd=ROOT)
    assert fingerprint() == other.stdout.strip() == DIGEST


@pytest.mark.rule("throw.seeded", "throw.injected")
def test_a_record_keeps_the_number_and_a_replay_makes_the_throw_from_it():
    match, rng = Match(GAME, 3, chance=Fast(4)), Fast(5)
    while not match.over:
        seat, decision = next(iter(match.asked.items()))
        say(match, (seat, GAME.brain.policy(match.state, decision, rng)))
    numbers = [line.value for line in match.lines if isinstance(line, Number)]
    assert len(numbers) > 5
    seen = [again.state.throw for _, again in replay(read(text_of(record_of(match))))]
    assert {throw.number for throw in seen if throw is not None} == set(numbers)
    assert seen[-1] == match.state.throw


@pytest.mark.rule("rng.streams")
def test_a_throw_takes_one_outcome_however_many_dice_fly():
    """The Kraken with few and with many dice, then a reshuffle: chance is used in the same order."""
    found = []
    for fleet in (1, 7):
        s = sea(2, {"hand": ["kraken"], "fleet": fleet, "chests": 9}, {"hand": ["tavern"], "fleet": fleet, "chests": 9})
        pile_loot(s, only=True)
        rum = [item for item in s.box if item in range(31, 36)]
        s.box = [item for item in s.box if item not in rum]
        s.loot_discard += rum
        match = calling(s, {0: "shaman", 1: "shaman"}, chance=Fast(3))
        say(match, (0, "kraken"), (1, "tavern"))
        assert [type(line) for line in match.lines if not isinstance(line, Answered)][:2] == [Number, Number]
        match.table.draw_loot(0, 1, "loot.draw")
        found.append((match.state.loot, [line.value for line in match.lines if isinstance(line, Number)]))
    assert found[0] == found[1]


@pytest.mark.rule("throw.no-skill")
@pytest.mark.parametrize("scene", [battle, plague, whirlpool, tavern])
def test_nothing_but_the_number_goes_into_a_throw(scene):
    assert not inspect.isgeneratorfunction(scene), "a throwing scene asks nobody anything"
    assert set(Throw.__struct_fields__) == {"thrower", "cause", "reds", "ships", "number", "supplied"}
    s = sea(2, {"hand": ["convoy-spain-1"]})
    match = calling(s, {0: "captain"}, chance=Loaded([12345], Fast(1)))
    say(match, (0, "convoy-spain-1"), (0, 4), (1, 4))
    assert match.state.throw == Throw(0, "raid", 1, (4, 4), 12345), "the last ship sent starts it"


# faces


@pytest.mark.rule("throw.faces")
def test_faces_are_fair():
    stream = Stream(2026)
    faces = draw_faces(stream, 60000)
    counts = [faces.count(face) for face in range(1, 7)]
    assert sum((count - 10000) ** 2 / 10000 for count in counts) < 20.5
    pairs = [faces[i] * 6 + faces[i + 1] for i in range(0, 60000, 2)]
    expected = 30000 / 36
    assert sum((pairs.count(p) - expected) ** 2 / expected for p in set(pairs)) < 66.6, "35 degrees of freedom"


@pytest.mark.rule("throw.faces")
def test_faces_are_drawn_before_anything_moves():
    for throw in thrown(20, 3):
        assert [die.face for die in throw.dice()] == throw.faces() == draw_faces(Stream(throw.number), 15)


@pytest.mark.rule("throw.faces")
def test_places_do_not_depend_on_faces(sample):
    by_face = [[from_the_middle(die) for dice in sample for die in dice if die.face == face] for face in range(1, 7)]
    everywhere = [distance for row in by_face for distance in row]
    spread = deviation(everywhere)
    for row in by_face:
        assert abs(mean(row) - mean(everywhere)) < 3.5 * spread / sqrt(len(row))


# places


@pytest.mark.rule("throw.tray", "captain.rethrow")
def test_every_die_lies_inside_the_tray(sample):
    for dice in (*sample, *(throw.dice() for throw in thrown(60, 8, 1, (10, 10, 10, 10)))):
        for die in dice:
            assert all(0 <= x <= FULL and 0 <= y <= FULL for x, y in die.corners)
            (ax, ay), (bx, by) = die.corners[:2]
            assert abs((ax - bx) ** 2 + (ay - by) ** 2 - QUANTUM**2) < 4 * QUANTUM, "a unit square"
    assert FULL == 28 * QUANTUM


def apart(one, other):
    """Is there a side of either square with the whole other square beyond it? In whole numbers."""
    for square, rest in ((one.corners, other.corners), (other.corners, one.corners)):
        for i in range(4):
            (ax, ay), (bx, by) = square[i], square[(i + 1) % 4]
            inside = (bx - ax) * (square[i - 1][1] - ay) - (by - ay) * (square[i - 1][0] - ax)
            sides = [(bx - ax) * (y - ay) - (by - ay) * (x - ax) for x, y in rest]
            if all(side * inside <= 0 for side in sides):
                return True
    return False


@pytest.mark.rule("throw.no-overlap")
def test_no_two_dice_overlap(sample):
    tight = 0
    for dice in (*sample[:400], *(throw.dice() for throw in thrown(150, 9, 1, (10, 10, 10, 10)))):
        places = [centre(die) for die in dice]
        for i, (x, y) in enumerate(places):
            for j in range(i):
                if abs(x - places[j][0]) < 1.5 and abs(y - places[j][1]) < 1.5:
                    tight += 1
                    assert apart(dice[i], dice[j])
    assert tight > 1000


@pytest.mark.rule("throw.exchangeable")
def test_no_colour_has_a_place_of_its_own(sample):
    for axis in (from_the_middle, lambda die: centre(die)[0], lambda die: centre(die)[1]):
        apart_by = [
            mean(axis(d) for d in dice if d.owner < 0) - mean(axis(d) for d in dice if d.owner >= 0) for dice in sample
        ]
        assert abs(mean(apart_by)) < 3 * deviation(apart_by) / sqrt(len(apart_by))
        owners = [
            mean(axis(d) for d in dice if d.owner == 0) - mean(axis(d) for d in dice if d.owner == 2) for dice in sample
        ]
        assert abs(mean(owners)) < 3 * deviation(owners) / sqrt(len(owners))


@pytest.mark.rule("throw.tray")
def test_throws_look_like_dice_in_a_tin(sample):
    distances = [from_the_middle(die) for dice in sample for die in dice]
    assert 8.0 < mean(distances) < 9.6
    assert 3.7 < deviation(distances) < 4.7
    zones = [[0] * 4 for _ in range(4)]
    for dice in sample:
        for die in dice:
            x, y = centre(die)
            zones[min(int(y // 7), 3)][min(int(x // 7), 3)] += 1
    share = [[100 * count / len(distances) for count in row] for row in zones]
    for row in share[2:]:
        assert all(4 < part < 14 for part in row)
        assert abs(row[0] - row[3]) < 2
        assert abs(row[1] - row[2]) < 2
    again = mean(len(throw.repeats()) > 0 for throw in thrown(400, 42))
    assert 0.02 < again < 0.12


def test_the_nearest_neighbour_of_nine_dice():
    nearest = []
    for throw in thrown(150, 13, 1, (4, 4)):
        dice = throw.dice()
        nearest += [min(gap(die, other).length for other in dice if other is not die) for die in dice]
    nearest.sort()
    assert 0.9 < nearest[len(nearest) // 2] < 1.5


@pytest.mark.rule("throw.seat-side")
@pytest.mark.parametrize(("seats", "turns"), [(2, (0, 2)), (3, (0, 1, 2)), (4, (0, 1, 2, 3))])
def test_every_seat_throws_from_its_own_side(seats, turns):
    south = Throw(0, "raid", 2, (5, *[0] * (seats - 1)), 99)
    for seat, quarter in enumerate(turns):
        turned = [die.corners for die in Throw(seat, "raid", 2, south.ships, 99).dice()]
        expected = [list(die.corners) for die in south.dice()]
        for _ in range(quarter):
            expected = [[(y, FULL - x) for x, y in corners] for corners in expected]
        assert turned == [tuple(corners) for corners in expected]
    if seats == 2:
        north = Throw(1, "raid", 2, (5, 0), 99).dice()
        half = [tuple((FULL - x, FULL - y) for x, y in die.corners) for die in south.dice()]
        assert [die.corners for die in north] == half


# dice that leave


def first_exit(reds=3, ships=(4, 4, 4)):
    return next(throw for throw in thrown(500, 1, reds, ships) if throw.repeats())


@pytest.mark.rule("throw.leave", "captain.rethrow")
def test_only_dice_that_left_fly_again_and_faces_stay():
    throw = first_exit()
    (again, *_) = throw.repeats()
    assert 0 < len(again) < 15
    assert [die.face for die in throw.dice()] == throw.faces()
    tray = Tray(Stream(throw.number), 15)
    draw_faces(tray.stream, 15)
    tray.launch(list(range(15)))
    tray.roll()
    assert tuple(i for i in range(15) if tray.out[i]) == again
    resting = {i: (tray.x[i], tray.y[i]) for i in range(15) if i not in again}
    tray.launch(list(again))
    assert {i for i in range(15) if tray.airborne[i]} == set(again), "the others stay where they are"
    assert {i: (tray.x[i], tray.y[i]) for i in resting} == resting
    tray.roll()
    assert not any(tray.out)
    tray.settle()
    assert [tuple(tray.corners(i)) for i in range(15)] == [die.corners for die in throw.dice()]


class WildTray(Tray):
    """A tray in which the first die is always thrown far too hard."""

    def launch(self, dice):
        super().launch(dice)
        self.vy[0] = 9000.0


@pytest.mark.rule("throw.leave-limit")
def test_a_die_that_will_not_stay_is_laid_near_the_middle():
    tray = WildTray(Stream(5), 12)
    tray.throw()
    assert tray.repeats == [(0,)] * 10
    assert not any(tray.out)
    x, y = tray.corners(0)[0]
    assert abs(x + QUANTUM // 2 - FULL // 2) <= 4 * QUANTUM >= abs(y + QUANTUM // 2 - FULL // 2)
    assert all(0 <= x <= FULL and 0 <= y <= FULL for i in range(12) for x, y in tray.corners(i))


@pytest.mark.rule("throw.leave-limit")
def test_without_a_rim_the_throw_still_ends_inside():
    again = 0
    for seed in range(10):
        tray = Tray(Stream(seed), 20, rim=-1.0)  # whatever touches the side leaves
        tray.throw()
        again += len(tray.repeats)
        assert all(0 <= x <= FULL and 0 <= y <= FULL for i in range(20) for x, y in tray.corners(i))
    assert again >= 5


@pytest.mark.rule("throw.leave-limit")
def test_it_is_laid_flat_on_the_nearest_free_point():
    tray = Tray(Stream(5), 3)
    tray.x[:2], tray.y[:2] = [14.0, 3.0], [14.0, 3.0]
    tray.out = [False, False, True]
    tray.lay(2)
    assert (tray.x[2], tray.y[2], tray.c[2], tray.out[2]) == (14.0, 12.5, 1.0, False)


# the layout


@pytest.mark.rule("throw.integer-rest")
def test_the_layout_is_whole_numbers_and_enough_for_the_duels():
    for throw in thrown(20, 21):
        dice = throw.dice()
        assert all(type(number) is int for die in dice for corner in die.corners for number in corner)
        stored = Throw(0, "raid", 3, (4, 4, 4), supplied=dice)
        assert nearest_pairs(stored) == nearest_pairs(throw)
        assert all(type(part) is int for order, _, _ in nearest_pairs(throw) for part in order)


@pytest.mark.rule("throw.injected")
def test_a_throw_can_be_supplied_and_takes_no_chance():
    s = sea(2, {"hand": ["convoy-spain-1"]})
    dice = laid(0, [(5, 5.0, 5.0)], [(2, 7.0, 5.0)], [(1, 9.0, 9.0)])
    match = calling(s, {0: "captain"}, dice, chance=Loaded([]))
    say(match, (0, "convoy-spain-1"), (0, 1), (1, 1))
    assert match.state.throw == dice
    assert [line for line in match.lines if not isinstance(line, Answered)] == []
    s = sea(2, {"hand": ["convoy-spain-1"]})
    match = calling(s, {0: "captain"}, dice)
    say(match, (0, "convoy-spain-1"), (0, 2))
    with pytest.raises(Exception, match="other dice"):
        match.act(1, 1)


@pytest.mark.rule("throw.record")
def test_the_log_alone_redraws_the_tray_and_every_duel():
    s = sea(3, {"hand": ["convoy-spain-3"]})
    match = calling(s, {0: "captain"})
    say(match, (0, "convoy-spain-3"), (0, 4), (1, 5), (2, 3))
    (event,) = told(match, Thrown)
    assert (event.seat, event.cause, event.repeats) == (0, "raid", match.state.throw.repeats())
    assert [(die.owner, die.number) for die in event.dice] == [
        *((-1, n) for n in (1, 2, 3)),
        *((seat, n) for seat, count in ((0, 4), (1, 5), (2, 3)) for n in range(1, count + 1)),
    ]
    from_log = Throw(0, "raid", 3, (4, 5, 3), supplied=event.dice)
    duels, _ = fight(from_log.faces(), nearest_pairs(from_log), 3)
    expected = [
        (event.dice[i].number, event.dice[j].owner, event.dice[j].number, gap(event.dice[i], event.dice[j]).length)
        for i, j in duels
    ]
    assert [(duel.red, duel.seat, duel.ship, duel.gap) for duel in told(match, Duel)] == expected
    assert [duel.number for duel in told(match, Duel)] == list(range(1, len(duels) + 1))


# forks scatter


def raiding():
    s = sea(3, {"hand": ["convoy-spain-3", "convoy-spain-2"]}, {"hand": ["convoy-france-1"]})
    pile_loot(s, *["rum", "coffee", "fruit"] * 5)
    match = calling(s, {0: "captain", 1: "captain"}, chance=Fast(2))
    say(match, (0, "convoy-spain-3"), (0, 5), (1, 5))
    return match


def test_a_fork_finds_the_throws_of_its_match_done():
    match = raiding()
    say(match, (2, 5))
    assert asked(match)[1] == "KeepGoods"
    light, kept = match.fork(1), match.fork(1, keep=True)
    assert match.digest() == light.digest() == kept.digest()
    assert light.view(0).tray == match.view(0).tray


def test_a_kept_fork_throws_into_the_tray_and_a_light_one_scatters():
    match = raiding()
    light, kept = match.fork(6), match.fork(6, keep=True)
    assert kept.act(2, 5) is None
    assert light.act(2, 5) is None
    assert kept.state.throw is not None
    assert kept.state.throw.dice() == Throw(0, "raid", 3, (5, 5, 5), kept.state.throw.number).dice()
    assert light.state.throw is None, "nothing lies in a tray that nobody looks at"
    assert not list(GAME.problems(light.state))


def test_scattered_faces_are_fair():
    rng = Fast(99)
    faces = [face for _ in range(1500) for face in scatter_faces(rng, 40)]
    counts = [faces.count(face) for face in range(1, 7)]
    assert sum((count - 10000) ** 2 / 10000 for count in counts) < 20.5
    assert [len(scatter_faces(rng, count)) for count in (0, 1, 4, 5, 17, 40)] == [0, 1, 4, 5, 17, 40]


def test_the_same_number_scatters_alike_for_ever():
    rng = Fast(12)
    told = [(scatter_faces(rng, 3 * count), scatter_pairs(rng, count % 5, 2 * count)) for count in range(1, 13)]
    assert hashlib.sha256(repr(told).encode()).hexdigest()[:16] == "865ee8619df16606"


def test_the_scatter_names_every_pair_once():
    pairs = scatter_pairs(Fast(3), 4, 20)
    assert sorted((i, j) for _, i, j in pairs) == [(i, j) for i in range(4) for j in range(4, 24)]
    assert pairs == sorted(pairs)


TABLE = {(2, 8): (0.88, 0.64), (3, 12): (0.91, 0.62), (4, 20): (0.96, 0.67)}


@pytest.mark.parametrize(("reds", "ships"), TABLE)
def test_tray_and_scatter_fight_alike(reds, ships):
    """Raids that pay and ships that survive agree with the table of odds; so does the order of duels."""
    real = bench.measured(bench.tray(1, reds, ships, 400), reds, ships, 2)
    fast = bench.measured(bench.scatter(3, reds, ships, 2000), reds, ships, 4)
    for found in (real, fast):
        assert abs(found[0][0] - TABLE[reds, ships][0]) < 0.03
        assert abs(found[1][0] - TABLE[reds, ships][1]) < 0.03
    for (a, error), (b, other) in zip(real, fast, strict=True):
        assert abs(a - b) < 3.5 * sqrt(error**2 + other**2)


def test_the_whirlpool_of_the_scatter_catches_everybody_alike():
    rng, caught = Fast(8), [0] * 9
    for _ in range(3000):
        for _, _, ship in scatter_pairs(rng, 1, 8)[:3]:
            caught[ship] += 1
    expected = 3000 * 3 / 8
    assert sum((count - expected) ** 2 / expected for count in caught[1:]) < 24.3, "7 degrees of freedom"
