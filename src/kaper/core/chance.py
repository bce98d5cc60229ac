"""Chance: the three sources of dice and shuffles (fair for people, fast for forks, loaded for tests and replays)."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Iterable
from typing import Protocol

import msgspec

from kaper.core.words import KaperError, Text

MASK = (1 << 64) - 1


class Dice(msgspec.Struct, frozen=True, tag="dice"):
    """Faces that came up, in the order rolled."""

    faces: list[int]
    sides: int = 6


class Shuffle(msgspec.Struct, frozen=True, tag="shuffle"):
    """A permutation of places (not of cards): place i receives what lay at order[i]."""

    order: list[int]


class Number(msgspec.Struct, frozen=True, tag="number"):
    """A number of 64 bits, for chance that is neither dice nor shuffle (a throw into a tray)."""

    value: int


Outcome = Dice | Shuffle | Number


class Chance(Protocol):
    """Where outcomes come from."""

    def dice(self, count: int, sides: int = 6) -> list[int]: ...
    def permutation(self, size: int) -> list[int]: ...
    def number(self) -> int: ...


class Fast:
    """Fast chance from one 64-bit integer (SplitMix64): cheap to make, cheap to copy, not for secrets."""

    __slots__ = ("state",)

    def __init__(self, seed: int) -> None:
        self.state = seed & MASK

    def number(self) -> int:
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return z ^ (z >> 31)

    def below(self, bound: int) -> int:
        """A number from 0 to bound - 1; `number` written out, for what playouts do most often."""
        self.state = z = (self.state + 0x9E3779B97F4A7C15) & MASK
        z = ((z ^ (z >> 30)) * 0xBF58476D1CE4E5B9) & MASK
        z = ((z ^ (z >> 27)) * 0x94D049BB133111EB) & MASK
        return ((z ^ (z >> 31)) * bound) >> 64

    def random(self) -> float:
        """A float from 0 up to, not including, 1."""
        return self.number() / 18446744073709551616.0

    def dice(self, count: int, sides: int = 6) -> list[int]:
        number = 0
        faces = []
        for _ in range(count):
            if number < 4294967296:
                number = self.number()
            number, face = divmod(number, sides)
            faces.append(face + 1)
        return faces

    def permutation(self, size: int) -> list[int]:
        order = list(range(size))
        self.shuffle(order)
        return order

    def shuffle(self, items: list[int]) -> None:
        """Shuffle a list in place."""
        number = 0
        for i in range(len(items) - 1, 0, -1):
            if number < 4294967296:
                number = self.number()
            number, j = divmod(number, i + 1)
            items[i], items[j] = items[j], items[i]


class Commitment(msgspec.Struct, frozen=True):
    """What is shown before a fair match: its id, the hash of the seed and the nonces the seats added."""

    match: str
    hash: str
    nonces: tuple[str, ...] = ()


class Fair:
    """Verifiable chance: HMAC-SHA-256(seed, match id | counter) with rejection sampling.

    The match id is followed by the nonces of the seats. Every outcome begins a new block, so that
    each one can be checked on its own from the seed and its counter.
    """

    __slots__ = ("block", "commitment", "counter", "message", "place", "seed")

    def __init__(self, seed: bytes, match: str, nonces: Iterable[str] = (), counter: int = 0) -> None:
        self.seed = seed
        self.commitment = Commitment(match, hashlib.sha256(seed).hexdigest(), tuple(nonces))
        self.message = "|".join((match, *self.commitment.nonces))
        self.counter = counter
        self.block = b""
        self.place = 0

    @classmethod
    def new(cls, match: str | None = None, nonces: Iterable[str] = ()) -> Fair:
        """A source with a fresh secret seed."""
        return cls(secrets.token_bytes(32), match or secrets.token_hex(8), nonces)

    def __getstate__(self) -> tuple[bytes, Commitment, int]:
        return self.seed, self.commitment, self.counter

    def __setstate__(self, state: tuple[bytes, Commitment, int]) -> None:
        seed, commitment, counter = state
        self.__init__(seed, commitment.match, commitment.nonces, counter)  # type: ignore[misc]

    def _begin(self) -> None:
        self.block, self.place = b"", 0

    def _byte(self) -> int:
        if self.place == len(self.block):
            text = f"{self.message}|{self.counter}".encode()
            self.block, self.place = hmac.new(self.seed, text, hashlib.sha256).digest(), 0
            self.counter += 1
        self.place += 1
        return self.block[self.place - 1]

    def _below(self, bound: int) -> int:
        width = 1
        while 256**width < bound:
            width += 1
        whole = 256**width
        while True:
            number = 0
            for _ in range(width):
                number = number * 256 + self._byte()
            if number < whole - whole % bound:
                return number % bound

    def dice(self, count: int, sides: int = 6) -> list[int]:
        self._begin()
        return [self._below(sides) + 1 for _ in range(count)]

    def permutation(self, size: int) -> list[int]:
        self._begin()
        order = list(range(size))
        for i in range(size - 1, 0, -1):
            j = self._below(i + 1)
            order[i], order[j] = order[j], order[i]
        return order

    def number(self) -> int:
        self._begin()
        return int.from_bytes(bytes(self._byte() for _ in range(8)), "big")


class Loaded:
    """Chance known beforehand: outcomes in order, each checked to be of the kind and size that is asked for.

    >>> Loaded([[6, 5, 1]]).dice(3)
    [6, 5, 1]

    Where it runs out it goes on with `then`; without one that is an error.
    """

    def __init__(self, outcomes: Iterable[Outcome | list[int] | int], then: Chance | None = None) -> None:
        self.outcomes = [Dice(o) if isinstance(o, list) else Number(o) if isinstance(o, int) else o for o in outcomes]
        self.place = 0
        self.then = then

    def _next(self, wanted: str) -> Outcome | None:
        if self.place == len(self.outcomes):
            if self.then is None:
                raise KaperError(Text("error-chance-missing", {"wanted": wanted}))
            return None
        self.place += 1
        return self.outcomes[self.place - 1]

    def _wrong(self, wanted: str) -> KaperError:
        return KaperError(Text("error-chance-other", {"outcome": str(self.outcomes[self.place - 1]), "wanted": wanted}))

    def dice(self, count: int, sides: int = 6) -> list[int]:
        wanted = f"dice({count}, {sides})"
        match self._next(wanted):
            case None:
                assert self.then is not None
                return self.then.dice(count, sides)
            case Dice(faces=faces) if len(faces) == count and all(1 <= f <= sides for f in faces):
                return list(faces)
        raise self._wrong(wanted)

    def permutation(self, size: int) -> list[int]:
        wanted = f"permutation({size})"
        match self._next(wanted):
            case None:
                assert self.then is not None
                return self.then.permutation(size)
            case Shuffle(order=order) if sorted(order) == list(range(size)):
                return list(order)
        raise self._wrong(wanted)

    def number(self) -> int:
        wanted = "number()"
        match self._next(wanted):
            case None:
                assert self.then is not None
                return self.then.number()
            case Number(value=value) if 0 <= value <= MASK:
                return value
        raise self._wrong(wanted)


def behind(chance: Chance) -> Chance:
    """The source of new outcomes, behind any that were loaded."""
    return chance.then if isinstance(chance, Loaded) and chance.then is not None else chance


class Replayed:
    """The outcomes of a match being rebuilt, unchecked: they were checked when they happened."""

    __slots__ = ("outcomes",)

    def __init__(self, outcomes: Iterable[Outcome]) -> None:
        self.outcomes = iter(outcomes)

    def dice(self, count: int, sides: int = 6) -> list[int]:
        return next(self.outcomes).faces[:]  # type: ignore[union-attr]

    def permutation(self, size: int) -> list[int]:
        return next(self.outcomes).order  # type: ignore[union-attr]

    def number(self) -> int:
        return next(self.outcomes).value  # type: ignore[union-attr]
