"""Hidden items: zones, shuffles, and dealing anew what a seat has not seen."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from operator import attrgetter

import msgspec

from kaper.core.chance import Fast
from kaper.core.state import Past, State
from kaper.core.words import ALL


class Zone(msgspec.Struct, frozen=True, gc=False):
    """A list of the state that holds items, its name, and what it accepts (None: anything)."""

    name: str
    items: list[int]
    accepts: Callable[[int], bool] | None = None


def piles(*names: str) -> Callable[[State], Iterator[Zone]]:
    """Zones that are lists of the state and accept anything, by their names: `PILES = piles("deck", "discard")`."""
    lists = attrgetter(*names)
    return lambda state: map(Zone, names, lists(state))


def mix(state: State, zone: list[int], order: Sequence[int]) -> None:
    """Put a zone into a new order and note that its items went through a shuffle."""
    zone[:] = [zone[i] for i in order]
    state.shuffles += 1
    number, seen, past = state.shuffles, state.seen, state.past
    for item in zone:
        known = seen[item]
        past[item] = ((number, known),) if known == -1 else (*past[item], (number, known))
        seen[item] = 0


EVERYBODY = -1
"""In place of a seat: all of them together; what they have not seen, nobody has."""


def unseen_slots(state: State, zones: Sequence[Zone], seat: int) -> dict[int, list[tuple[Zone, int]]]:
    """For each shuffle, the places whose items the seat could not tell apart after it, in canonical order.

    An item the seat knew before a shuffle took no part, for that seat, in the mixing of earlier ones.
    """
    seen, past, bit = state.seen, state.past, ALL if seat == EVERYBODY else 1 << seat
    slots: defaultdict[int, list[tuple[Zone, int]]] = defaultdict(list)
    for zone in zones:
        for place, item in enumerate(zone.items):
            if seen[item] & bit:
                continue
            history = past[item]
            if len(history) == 1:
                slots[history[0][0]].append((zone, place))
                continue
            for number, known in reversed(history):
                slots[number].append((zone, place))
                if known & bit:
                    break
    return slots


class Shuffled(msgspec.Struct, frozen=True, gc=False):
    """A shuffle as one seat sees it: the places it reached, what is known of each, and those in choosy zones."""

    places: list[tuple[int, int]]  # number of the zone, place in it
    knowledge: list[tuple[int, Past]]
    choosy: list[tuple[int, Callable[[int], bool]]]


def dealing(state: State, zones: Sequence[Zone], seat: int) -> list[Shuffled]:
    """What `redeal` needs to know of a state; the same for all worlds that a seat imagines from it."""
    slots = unseen_slots(state, zones, seat)
    number_of = {id(zone): number for number, zone in enumerate(zones)}
    found = []
    for number in sorted(slots):
        places = slots[number]
        if len(places) > 1:
            items = [zone.items[place] for zone, place in places]
            found.append(
                Shuffled(
                    [(number_of[id(zone)], place) for zone, place in places],
                    [(state.seen[item], state.past[item]) for item in items],
                    [(i, zone.accepts) for i, (zone, _) in enumerate(places) if zone.accepts is not None],
                )
            )
    return found


def redeal(
    state: State, zones: Sequence[Zone], seat: int, rng: Fast, shuffles: Sequence[Shuffled] | None = None
) -> None:
    """Exchange what a seat has not seen: every shuffle is made again, in order, among the places it reached.

    The items are put into canonical order first, so the result depends only on what the seat knows and on rng.
    `shuffles` is the state's `dealing` for this seat, where it is known already.
    """
    if shuffles is None:
        shuffles = dealing(state, zones, seat)
    seen, past = state.seen, state.past
    lists = [zone.items for zone in zones]
    for shuffle in shuffles:
        items = [lists[zone][place] for zone, place in shuffle.places]
        items.sort()
        items = _arranged(items, shuffle.choosy, rng)
        for (zone, place), item, (mask, before) in zip(shuffle.places, items, shuffle.knowledge, strict=True):
            lists[zone][place] = item
            seen[item] = mask
            past[item] = before


def _arranged(items: list[int], choosy: list[tuple[int, Callable[[int], bool]]], rng: Fast) -> list[int]:
    """The items laid out at random so that choosy zones get what they accept: they take first, the rest follow.

    Zones that want different things may take from each other what they need; then all begin again.
    """
    left = items[:]
    chosen: list[tuple[int, int]] = []
    for i, accepts in choosy:
        k = rng.below(len(left))
        if not accepts(left[k]):
            fitting = [k for k, item in enumerate(left) if accepts(item)]
            if not fitting:
                return _arranged(items, choosy, rng)
            k = fitting[rng.below(len(fitting))]
        chosen.append((i, left.pop(k)))
    rng.shuffle(left)
    for i, item in chosen:
        left.insert(i, item)
    return left


def exchange(state: State, zones: Sequence[Zone], a: int, b: int) -> None:
    """Put each of two items where the other is, known to whoever knew the other."""
    for zone in zones:
        items = zone.items
        if a in items or b in items:
            items[:] = [b if item == a else a if item == b else item for item in items]
    state.seen[a], state.seen[b] = state.seen[b], state.seen[a]
    state.past[a], state.past[b] = state.past[b], state.past[a]


def misplaced(state: State, zones: Sequence[Zone]) -> Iterator[str]:
    """What is wrong with the zones: an item in two places or in none, or where it is not accepted."""
    places: list[int] = []
    for zone in zones:
        places += zone.items
        if zone.accepts is not None:
            for item in zone.items:
                if not zone.accepts(item):
                    yield f"{zone.name} does not accept item {item}"
    if len(places) != len(state.seen) or len(set(places)) != len(places):
        for item in range(len(state.seen)):
            times = places.count(item)
            if times != 1:
                yield f"item {item} is in {times} places"
