"""The parts of a result: whatever was measured and however doubtful it is, they explain the result exactly, for every seat."""

import random
from types import SimpleNamespace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kaper.analysis.chain import Moment
from kaper.analysis.foreseeing import foreseen
from kaper.analysis.judging import Judged
from kaper.analysis.measuring import Measured
from kaper.analysis.parts import parts_of, turns_of

PARTS = ("deal", "luck", "own", "others", "meeting", "unknown")


def shares(rng, seats):
    """Shares of victory."""
    parts = [rng.random() + 1e-6 for _ in range(seats)]
    return [part / sum(parts) for part in parts]


def change(rng, seats):
    """What one seat wins the others lose."""
    return [a - b for a, b in zip(shares(rng, seats), shares(rng, seats), strict=True)]


def fill(rng, sample, make, most):
    """So many worlds, alike or not, or none at all."""
    for _ in range(rng.randint(0, most)):
        sample.add(make(rng, len(sample.totals)))


def measured_match(rng, seats, length):
    """Moments at which one seat or several chose, in as many worlds as it happens, judged or not."""
    moments, measures, judged = [], [], []
    for place in range(length):
        chosen = sorted(rng.sample(range(seats), rng.choice([1, 1, rng.randint(1, seats)])))
        answers = dict.fromkeys(chosen, "sail")
        moments.append(Moment(place, place, 1, "sea", "Sail", chosen, answers, {}, rng.random() < 0.4))
        found = Measured.of(seats)
        found.level.add(shares(rng, seats))
        fill(rng, found.level, shares, 4)
        fill(rng, found.choice, change, 4)
        if moments[-1].chanced:
            fill(rng, found.luck, change, 16)
        if len(chosen) > 1:
            for seat in chosen:
                found.alone[seat] = type(found.luck).of(seats)
                found.alone[seat].add(change(rng, seats))
                fill(rng, found.alone[seat], change, 3)
        measures.append(found)
        for seat in chosen:
            if rng.random() < 0.7:
                skill, doubt = rng.gauss(0, 0.1), rng.choice([0.0, 0.015, 0.2])
                judged.append(Judged(place, place, seat, "sail", 1, [], 0.5, 0.1, 0.0, 0.0, skill, doubt))
    return moments, measures, judged


@settings(max_examples=100, deadline=None)
@given(st.integers(0, 2**32), st.integers(2, 5), st.integers(1, 40), st.booleans())
def test_the_parts_explain_the_result_exactly_whatever_was_measured(seed, seats, length, alone):
    rng = random.Random(seed)
    moments, measures, judged = measured_match(rng, seats, length)
    chain = SimpleNamespace(moments=moments, seats=seats)
    end = [0.0] * seats if alone else shares(rng, seats)  # the victory may go to a rival without a seat
    seen = foreseen(measures, judged)
    turns = turns_of(chain, measures, {}, end, seen)
    even = 1 / (seats + alone)
    parts = parts_of(chain, turns, seen, end, even)
    for share, part in zip(end, parts, strict=True):
        assert sum(getattr(part, name) for name in PARTS) == pytest.approx(share - even, abs=1e-9)
    points = [turn.shares for turn in turns] + [end]
    for turn, after in zip(turns, points[1:], strict=True):
        for seat in range(seats):
            assert turn.shares[seat] + turn.choice[seat] + turn.luck[seat] == pytest.approx(after[seat], abs=1e-9)
