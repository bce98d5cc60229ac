"""The story of a match as each viewpoint hears it: numbered events, and what a client lacks."""

from __future__ import annotations

from collections.abc import Sequence

from kaper.core.events import Told
from kaper.server.replays import event_line
from kaper.server.wire import EventLine


class Heard:
    """The events one viewpoint may know, each with a number that is never used twice."""

    __slots__ = ("numbers", "places", "used")

    def __init__(self) -> None:
        self.numbers: list[int] = []
        self.places: list[int] = []  # where in the match's list each of them stands
        self.used = 0


class Story:
    """Follows the events of a match and keeps their numbers for every seat and for spectators."""

    def __init__(self, seats: int) -> None:
        self.told: Sequence[Told] = ()
        self.known = 0
        self.heard: dict[int | None, Heard] = {seat: Heard() for seat in (None, *range(seats))}

    def follow(self, told: Sequence[Told]) -> None:
        """The match went on, or took something back."""
        self.told = told
        if len(told) < self.known:
            for heard in self.heard.values():
                while heard.places and heard.places[-1] >= len(told):
                    heard.places.pop()
                    heard.numbers.pop()
            self.known = len(told)
        for place in range(self.known, len(told)):
            for viewpoint, heard in self.heard.items():
                if told[place].heard_by(viewpoint):
                    heard.used += 1
                    heard.numbers.append(heard.used)
                    heard.places.append(place)
        self.known = len(told)

    def restore(self, told: Sequence[Told], numbers: Sequence[tuple[int, list[int]]]) -> None:
        """Stand where another story stood that told this: what it used of numbers, and those that stand."""
        self.told, self.known = told, len(told)
        for (viewpoint, heard), (used, standing) in zip(self.heard.items(), numbers, strict=True):
            heard.used, heard.numbers = used, standing
            heard.places = [place for place, each in enumerate(told) if each.heard_by(viewpoint)]
            if len(heard.places) != len(standing):
                raise ValueError("a story with other numbers")

    def since(self, viewpoint: int | None, last: int) -> tuple[int | None, list[EventLine]]:
        """For a client that holds events up to number `last`: from which number to forget, and what to add."""
        heard = self.heard[viewpoint]
        numbers = heard.numbers
        first = len(numbers)
        while first and numbers[first - 1] > last:
            first -= 1
        held = numbers[first - 1] if first else 0
        cut = held + 1 if held < last else None
        return cut, [event_line(numbers[i], self.told[heard.places[i]]) for i in range(first, len(numbers))]

    def last(self, viewpoint: int | None) -> int:
        """The highest number that stands."""
        numbers = self.heard[viewpoint].numbers
        return numbers[-1] if numbers else 0
