"""What of a choice could be foreseen: two estimates weighed by their doubt, and hidden cards only where noise is no excuse."""

import doctest
import random

import pytest

from kaper.analysis import foreseeing
from kaper.analysis.foreseeing import change_of, doubt_of_change, foreseen, moved
from kaper.analysis.judging import Judged
from kaper.analysis.measuring import Measured

DOUBT = 0.015


def judged(moment, skill, doubt=DOUBT):
    return Judged(moment, moment + 1, 0, "sail", 1, [], 0.5, 0.1, 0.0, 0.0, skill, doubt)


def measure(changes, level=(0.5, 0.3, 0.2)):
    """A moment at which the answer of seat 0 changed its share by this in each world; the others lose it alike."""
    found = Measured.of(3)
    found.level.add(level)
    for change in changes:
        found.choice.add([change, -change / 2, -change / 2])
    return found


def decisions(hidden, rng, count=400):
    """Decisions worth nothing to those who know no more than their seat; hidden cards make so much of each."""
    measures, ones = [], []
    for place in range(count):
        true = rng.gauss(0, hidden)
        measures.append(measure([rng.gauss(true, 0.06) for _ in range(16)]))
        ones.append(judged(place, rng.gauss(0, DOUBT)))
    return measures, ones


def test_the_example_in_the_docstring_holds():
    assert doctest.testmod(foreseeing).attempted == 1
    assert doctest.testmod(foreseeing).failed == 0


def test_what_noise_explains_is_not_called_luck():
    measures, ones = decisions(0.0, random.Random(1))
    seen = foreseen(measures, ones)
    gaps = sum(abs(measures[one.moment].choice.mean[0] - one.skill) for one in ones)
    assert sum(abs(found.unknown) for found in seen.values()) < 0.1 * gaps


def test_what_noise_cannot_explain_is_luck_of_hidden_cards():
    measures, ones = decisions(0.1, random.Random(2))
    seen = foreseen(measures, ones)
    for one in ones:
        gap, found = measures[one.moment].choice.mean[0] - one.skill, seen[one.moment, 0]
        assert 0.8 < found.unknown / gap < 1
        assert found.known + found.unknown == pytest.approx(found.change)
        assert found.change == pytest.approx(one.skill + gap, abs=0.2 * abs(gap))


def among_others(changes, skill, doubt):
    """One decision among many of which noise explains everything."""
    measures, ones = decisions(0.0, random.Random(1))
    measures.append(measure(changes))
    ones.append(judged(len(ones), skill, doubt))
    return foreseen(measures, ones)[ones[-1].moment, 0]


def test_the_surer_of_two_estimates_counts_for_more():
    wide = [0.2, -0.2, 0.1, -0.1, 0.3, -0.2]
    assert among_others(wide, -0.03, 0.001).change == pytest.approx(-0.03, abs=0.002)
    assert among_others([0.05, 0.08, 0.02, 0.05], -0.03, 0.012).change == pytest.approx(0.01, abs=0.003)
    assert among_others(wide, -0.03, 0.001).variance < measure(wide).choice.variance


def test_a_few_worlds_in_which_nothing_differed_are_no_surer_than_a_judgement_in_many():
    """The policy happened to answer alike four times: that does not prove that the answer was worth nothing."""
    assert among_others([0.0] * 4, -0.03, 0.01).change == pytest.approx(-0.015, abs=0.002)


def test_the_others_pay_for_another_change_of_a_seat_by_what_they_have():
    here = measure([0.1, 0.1, 0.1, 0.1])
    one = foreseeing.Foreseen(0.2, 0.0001, 0.2, 0.0001, 0.0, 0.0)
    changes = change_of(here, 0, one)
    assert changes == pytest.approx([0.2, -0.11, -0.09])
    assert sum(changes) == pytest.approx(0)
    assert change_of(here, 0, None) == here.choice.mean
    assert moved([0.1], 0, 0.3, [0.6]) == [0.3]
    assert sum(moved([0.1, -0.1], 0, 0.0, [1.0, 0.0])) == pytest.approx(0)
    assert doubt_of_change(here, 0, None) == here.choice.variance


def test_an_unjudged_decision_and_one_seen_in_no_world_have_no_second_estimate():
    assert foreseen([measure([])], [judged(0, 0.1)]) == {}
    assert foreseen([measure([0.1, 0.2])], []) == {}
