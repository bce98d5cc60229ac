"""Chance: fair outcomes can be checked from the seed, fast ones are even, loaded ones are what was loaded."""

import hashlib
import hmac
import pickle
from collections import Counter

import pytest

from kaper.core.chance import Dice, Fair, Fast, Loaded, Number, Replayed, Shuffle
from kaper.core.words import KaperError


def test_a_fair_die_is_the_first_byte_of_the_hmac_that_gives_no_face_an_advantage():
    seed = bytes(range(32))
    block = hmac.new(seed, b"match-7|salt|0", hashlib.sha256).digest()
    by_hand = [byte % 6 + 1 for byte in block if byte < 252][:5]

    assert Fair(seed, "match-7", ["salt"]).dice(5) == by_hand


def test_every_fair_outcome_begins_a_new_block_so_that_it_can_be_checked_alone():
    source = Fair(b"s" * 32, "m")
    source.dice(2)
    second = source.permutation(9)

    assert Fair(b"s" * 32, "m", counter=1).permutation(9) == second


def test_the_commitment_shows_the_hash_and_not_the_seed():
    source = Fair.new("m", ["a", "b"])

    assert source.commitment.hash == hashlib.sha256(source.seed).hexdigest()
    assert source.seed.hex() not in repr(source.commitment)


def test_nonces_of_the_seats_change_the_dice():
    assert Fair(b"s" * 32, "m", ["a"]).dice(20) != Fair(b"s" * 32, "m", ["b"]).dice(20)


def test_a_pickled_fair_source_goes_on_where_it_stood():
    source = Fair(b"s" * 32, "m", ["a"])
    source.dice(3)
    copy = pickle.loads(pickle.dumps(source))

    assert copy.dice(3) == source.dice(3)


@pytest.mark.parametrize("source", [Fast(7), Fair(b"x" * 32, "m")])
def test_dice_and_permutations_are_even(source):
    faces = Counter(face for _ in range(2000) for face in source.dice(3))
    orders = Counter(tuple(source.permutation(3)) for _ in range(1200))

    assert sum((n - 1000) ** 2 / 1000 for n in faces.values()) < 20.5  # chi-square, 5 degrees, 0.1 %
    assert len(orders) == 6
    assert sum((n - 200) ** 2 / 200 for n in orders.values()) < 20.5


@pytest.mark.parametrize("source", [Fast(3), Fair(b"y" * 32, "m")])
def test_large_permutations_hold_every_place_once_and_numbers_have_64_bits(source):
    assert sorted(source.permutation(300)) == list(range(300))
    numbers = [source.number() for _ in range(200)]
    assert all(0 <= n < 1 << 64 for n in numbers)
    assert any(n >> 63 for n in numbers)


def test_loaded_chance_gives_what_was_loaded_and_then_goes_on():
    source = Loaded([[6, 5], Shuffle([1, 0]), 77], then=Fast(1))

    assert source.dice(2) == [6, 5]
    assert source.permutation(2) == [1, 0]
    assert source.number() == 77
    assert source.dice(4) == Fast(1).dice(4)


@pytest.mark.parametrize("outcome", [[1, 2], [7], [0], Shuffle([0]), Number(5)])
def test_loaded_chance_refuses_another_kind_or_size(outcome):
    with pytest.raises(KaperError):
        Loaded([outcome]).dice(1)


@pytest.mark.parametrize("outcome", [Shuffle([0, 0]), Shuffle([0, 1, 2]), Dice([1, 2])])
def test_loaded_shuffles_must_be_permutations_of_the_right_size(outcome):
    with pytest.raises(KaperError):
        Loaded([outcome]).permutation(2)


def test_loaded_chance_says_when_it_runs_out_and_what_was_wanted():
    with pytest.raises(KaperError, match=r"missing.*number\(\)"):
        Loaded([]).number()
    with pytest.raises(KaperError, match=r"missing.*dice\(2, 8\)"):
        Loaded([]).dice(2, 8)
    with pytest.raises(KaperError, match=r"other.*permutation\(3\)"):
        Loaded([[4]]).permutation(3)


def test_replayed_chance_repeats_outcomes():
    source = Replayed([Dice([3]), Shuffle([1, 0]), Number(9)])

    assert (source.dice(1), source.permutation(2), source.number()) == ([3], [1, 0], 9)
