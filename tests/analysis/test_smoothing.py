"""Noisy shares made to agree: the sum is exact, certain things stay, doubtful ones give way."""

import doctest
import random
from itertools import pairwise

import pytest

from kaper.analysis import smoothing
from kaper.analysis.sample import Sample
from kaper.analysis.smoothing import Estimate, smoothed


def test_the_example_in_the_docstring_holds():
    assert doctest.testmod(smoothing).attempted == 2
    assert doctest.testmod(smoothing).failed == 0


def test_increments_lead_from_the_first_point_to_the_end_exactly():
    rng = random.Random(3)
    levels = [Estimate([(a := rng.random()), 1 - a], 0.01 + rng.random() / 10) for _ in range(30)]
    steps = [Estimate([(d := rng.gauss(0, 0.1)), -d], 0.001 + rng.random() / 100) for _ in range(30)]
    found = smoothed(levels, steps, [1.0, 0.0])
    points = [*found.shares, [1.0, 0.0]]
    whole = sum(b[0] - a[0] for a, b in pairwise(points))
    assert points[0][0] + whole == pytest.approx(1.0, abs=1e-12)
    assert all(sum(point) == pytest.approx(1.0, abs=1e-9) for point in points)


def test_a_certain_increment_stays_and_a_doubtful_one_takes_the_rest():
    sure, vague = Estimate([0.1, -0.1], 1e-8), Estimate([0.0, 0.0], 0.04)
    found = smoothed([Estimate([0.4, 0.6], 1e-6), None], [sure, vague], [1.0, 0.0])
    assert found.shares[1][0] - found.shares[0][0] == pytest.approx(0.1, abs=1e-3)
    assert found.shares[0][0] == pytest.approx(0.4, abs=1e-3)


def test_variances_agree_with_the_inverse_of_the_whole_system():
    levels = [Estimate([0.5], 0.02), None, Estimate([0.7], 0.05)]
    steps = [Estimate([0.1], 0.01), Estimate([0.1], 0.03), Estimate([0.2], 0.02)]
    found = smoothed(levels, steps, [1.0])
    # the normal equations, by hand: weights 50, 20 on levels; 100, 33.3, 50 on steps
    a, b, c = 50 + 100, 100 + 100 / 3, 20 + 100 / 3 + 50
    off, on = -100.0, -100 / 3
    det = a * (b * c - on * on) - off * off * c
    inverse = {(0, 0): (b * c - on * on) / det, (1, 1): a * c / det, (0, 1): -off * c / det}
    assert found.variances[0] == pytest.approx(inverse[0, 0])
    assert found.variances[1] == pytest.approx(inverse[1, 1])
    assert found.steps[0] == pytest.approx(inverse[0, 0] + inverse[1, 1] - 2 * inverse[0, 1])


def test_an_empty_chain_has_no_points():
    assert smoothed([], [], [1.0, 0.0]).shares == []


def test_a_sample_knows_its_mean_and_its_doubt_and_joins_another():
    a, b = Sample.of(2), Sample.of(2)
    for share in (0.2, 0.4):
        a.add([share, 1 - share])
    b.add([0.9, 0.1])
    a.join(b)
    assert a.mean == pytest.approx([0.5, 0.5])
    # the variance of 0.2, 0.4, 0.9 is 0.13; of their mean 0.13 / 3
    assert a.variance == pytest.approx(0.13 / 3)
    assert b.variance == 1.0
