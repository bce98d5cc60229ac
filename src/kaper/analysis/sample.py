"""A sample of shares of victory: its mean for every seat, and how far chance may have led it astray."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec


class Sample(msgspec.Struct):
    """Shares of all seats, seen in so many worlds. The doubt is one for all seats, so that shares still sum to 1."""

    totals: list[float]
    squares: float = 0.0
    count: int = 0

    @classmethod
    def of(cls, seats: int) -> Sample:
        """An empty one."""
        return cls([0.0] * seats)

    def add(self, shares: Sequence[float]) -> None:
        """One more world."""
        self.count += 1
        for seat, share in enumerate(shares):
            self.totals[seat] += share
            self.squares += share * share

    def join(self, other: Sample) -> None:
        """The worlds of another sample too."""
        self.totals = [a + b for a, b in zip(self.totals, other.totals, strict=True)]
        self.squares += other.squares
        self.count += other.count

    @property
    def mean(self) -> list[float]:
        """The mean share of every seat."""
        return [total / self.count for total in self.totals]

    @property
    def variance(self) -> float:
        """The variance of the mean, averaged over the seats."""
        if self.count < 2:
            return 1.0
        spread = max(0.0, self.squares - sum(total * total for total in self.totals) / self.count)
        return spread / (len(self.totals) * (self.count - 1) * self.count)


def minus(a: Sequence[float], b: Sequence[float]) -> list[float]:
    """The difference, seat by seat."""
    return [x - y for x, y in zip(a, b, strict=True)]
