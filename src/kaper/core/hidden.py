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
    fresh = ((number, -1),)  # one for all of them: what has the same past is soon found
    for item in zone:
        known = seen[item]
        past[item] = fresh if known == -1 else (*past[item], (number, known))
        seen[item] = 0


def lay_open(state: State) -> None:
    """Everybody has seen everything: for telling the story of a match that is over."""
    state.seen = [ALL] * len(state.seen)
    state.past = []  # as in no game that is played: having seen all cards is not yet having them open


def laid_open(state: State) -> bool:
    """Do all cards lie open, as in a story told after the end?"""
    return not state.past and bool(state.seen)


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
            if not seen[item] & bit:
                for number in _mixing(past[item], bit):
                    slots[number].append((zone, place))
    return slots


def _mixing(history: Past, bit: int) -> list[int]:
    """The shuffles, the last first, in which an item was mixed with others for a seat: none before it knew the item."""
    numbers = []
    for number, known in reversed(history):
        numbers.append(number)
        if known & bit:
            break
    return numbers


class Shuffled(msgspec.Struct, frozen=True, gc=False):
    """A shuffle as one seat sees it: the places it reached, what is known of each, and those in choosy zones."""

    runs: list[tuple[int, int, int]]  # number of the zone, first place, place behind the last
    knowledge: list[tuple[int, Past]]  # empty: of all places the same
    choosy: list[tuple[int, Callable[[int], bool]]]
    items: list[int]  # in canonical order; empty: earlier shuffles decide what these places hold


class Dealing(msgspec.Struct):
    """What `redeal` needs to know of a state, the same for all worlds that a seat imagines from it, and how it dealt last.

    A world is often imagined again from the same seed, once for each answer that is tried there: then it is only copied.
    """

    shuffles: list[Shuffled]
    began: int = -1  # the chance of the last deal, before and after it
    ended: int = 0
    lists: list[tuple[int, list[int]]] = []  # the zones that were dealt anew
    seen: list[int] = []
    past: list[Past] = []


class _Reach:
    """The places that a shuffle reached, while they are found."""

    __slots__ = ("choosy", "items", "knowledge", "late", "runs")

    def __init__(self) -> None:
        self.runs: list[tuple[int, int, int]] = []
        self.items: list[int] = []
        self.knowledge: list[tuple[int, Past]] = []
        self.choosy: list[tuple[int, Callable[[int], bool]]] = []
        self.late = False  # an earlier shuffle reached one of them too

    def add(self, run: tuple[int, int, int], items: list[int], known: tuple[int, Past], zone: Zone) -> None:
        """Places of a zone that follow each other, of whose items the same is known."""
        if zone.accepts is not None:
            begin = len(self.items)
            self.choosy += [(i, zone.accepts) for i in range(begin, begin + len(items))]
        self.runs.append(run)
        self.items += items
        self.knowledge += [known] * len(items)

    def shuffled(self) -> Shuffled:
        alike = self.knowledge.count(self.knowledge[0]) == len(self.items)
        return Shuffled(
            self.runs, [] if alike else self.knowledge, self.choosy, [] if self.late else sorted(self.items)
        )


def dealing(state: State, zones: Sequence[Zone], seat: int) -> Dealing:
    """What a seat has not seen of a state."""
    seen, past, bit = state.seen, state.past, ALL if seat == EVERYBODY else 1 << seat
    found: defaultdict[int, _Reach] = defaultdict(_Reach)
    for number, zone in enumerate(zones):
        items = zone.items
        end, size = 0, len(items)
        while end < size:
            first, item = end, items[end]
            end += 1
            mask = seen[item]
            if mask & bit:
                continue
            history = past[item]
            while end < size and seen[items[end]] == mask and past[items[end]] == history:
                end += 1
            reaches = [found[shuffle] for shuffle in _mixing(history, bit)]
            for reach in reaches:
                reach.add((number, first, end), items[first:end], (mask, history), zone)
            for reach in reaches[:-1]:
                reach.late = True
    return Dealing([found[shuffle].shuffled() for shuffle in sorted(found) if len(found[shuffle].items) > 1])


def redeal(state: State, zones: Sequence[Zone], seat: int, rng: Fast, known: Dealing | None = None) -> None:
    """Exchange what a seat has not seen: every shuffle is made again, in order, among the places it reached.

    The items are put into canonical order first, so the result depends only on what the seat knows and on rng.
    `known` is the state's `dealing` for this seat, where it was made already.
    """
    if known is None:
        _deal(state, [zone.items for zone in zones], dealing(state, zones, seat).shuffles, rng)
        return
    if known.began == rng.state:
        for zone, items in known.lists:
            zones[zone].items[:] = items
        state.seen, state.past, rng.state = known.seen[:], known.past[:], known.ended
        return
    began = rng.state
    _deal(state, [zone.items for zone in zones], known.shuffles, rng)
    touched = {run[0] for shuffle in known.shuffles for run in shuffle.runs}
    known.lists = [(zone, zones[zone].items[:]) for zone in touched]
    known.seen, known.past = state.seen[:], state.past[:]
    known.began, known.ended = began, rng.state


def _deal(state: State, lists: list[list[int]], shuffles: list[Shuffled], rng: Fast) -> None:
    seen, past = state.seen, state.past
    for shuffle in shuffles:
        items, runs = shuffle.items[:], shuffle.runs
        if not items:
            for zone, first, end in runs:
                items += lists[zone][first:end]
            items.sort()
        if shuffle.choosy:
            items = _arranged(items, shuffle.choosy, rng)
        else:
            rng.shuffle(items)
        begin = 0
        for zone, first, end in runs:
            until = begin + end - first
            lists[zone][first:end] = items[begin:until]
            begin = until
        if shuffle.knowledge:  # else every item keeps what is known of it, wherever it comes to lie
            for item, (mask, before) in zip(items, shuffle.knowledge, strict=True):
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
