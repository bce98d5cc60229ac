"""State: copies share nothing that can change, and equal states have equal digests."""

import msgspec
import pytest

from kaper.core.state import clone, digest


class Fixed(msgspec.Struct, frozen=True):
    """A value that copies may share."""

    x: int


class Inner(msgspec.Struct):
    """A record inside a record."""

    values: list[int]


class Outer(msgspec.Struct):
    """Every shape a state may have."""

    number: int
    fixed: Fixed
    inner: Inner
    maybe: Inner | None
    rows: list[Inner]
    grid: list[list[int]]
    by_name: dict[str, Inner]
    counts: dict[str, int]
    steps: list[tuple[str, tuple[int, ...]]]
    names: set[str]


def outer():
    return Outer(
        1,
        Fixed(2),
        Inner([3]),
        None,
        [Inner([4])],
        [[5], [6]],
        {"a": Inner([7])},
        {"b": 8},
        [("s", (9,))],
        {"n"},
    )


def test_a_copy_is_equal_and_independent_at_every_depth():
    old = outer()
    new = clone(old)
    assert new == old

    new.inner.values.append(0)
    new.rows[0].values.append(0)
    new.grid[1].append(0)
    new.by_name["a"].values.append(0)
    new.counts["c"] = 0
    new.steps.append(("t", ()))
    new.names.add("m")
    new.maybe = Inner([1])

    assert old == outer()


def test_an_optional_record_is_copied_too():
    old = outer()
    old.maybe = Inner([1])
    clone(old).maybe.values.append(2)
    assert old.maybe.values == [1]


def test_frozen_records_are_shared():
    old = outer()
    assert clone(old).fixed is old.fixed


def test_digest_does_not_depend_on_the_order_in_which_a_dict_was_filled():
    one, two = outer(), outer()
    one.counts = {"x": 1, "y": 2}
    two.counts = {"y": 2, "x": 1}
    assert digest(one) == digest(two)


def test_digest_tells_different_states_apart():
    other = outer()
    other.grid[0][0] = 99
    assert digest(other) != digest(outer())


class Ambiguous(msgspec.Struct):
    """A field whose copy cannot be known from its type."""

    either: Inner | list[int]


def test_a_field_that_cannot_be_copied_safely_is_refused_when_the_game_is_written():
    with pytest.raises(TypeError, match="cannot copy"):
        clone(Ambiguous([1]))
