"""Trials: options of a question, tried in the same imagined worlds and judged when the scene or chapter is over."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import Any

from kaper.bots.bot import Estimate, drawn
from kaper.bots.gaps import gap_of
from kaper.bots.worlds import key_of, lasting, options_of, thinkable, whims, worth
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.game import Brain
from kaper.core.match import Handle, Match

LONGEST = 60
"""Answers after which a scene or chapter is judged as it stands; for each seat as many where one looks further."""

CLEARLY_BEHIND, DOUBT = 0.005, 2.0
"""An answer is out of the race when the best leads it in the same worlds by so much and so many standard errors."""

FAR_BEHIND = 0.1
"""An answer that promises so much less than the best is not judged again."""
FIRST_LOOK_COUNTS = 4
"""As many worlds of the second look as the first, which sees less far but with less chance in it."""


class Deliberate:
    """A bot that weighs its options, where it has any, and answers as likely as its estimates say."""

    def answer(self, handle: Handle, rng: Fast) -> Answer:
        options = options_of(handle)
        return options[0] if len(options) == 1 else drawn(self.think(handle, rng), rng)

    def think(self, handle: Handle, rng: Fast) -> list[Estimate]:
        """The options it considered, best first."""
        raise NotImplementedError


class Trials:
    """What each option came to for the seat. Options may be dropped; those left saw the same worlds."""

    def __init__(self, handle: Handle, brain: Brain[Any], rng: Fast, also: Sequence[Answer] = ()) -> None:
        self.handle, self.brain = handle, brain
        self.options = thinkable(handle, brain, rng)
        self.keys = list(map(key_of, self.options))
        for answer in also:
            if key_of(answer) not in self.keys:
                self.options.append(answer)
                self.keys.append(key_of(answer))
        self.left = list(range(len(self.options)))
        self.totals = [0.0] * len(self.options)
        self.tried = [0] * len(self.options)
        self.wishes = [0] * len(self.options)
        self.found: list[list[float]] = [[] for _ in self.options]
        """What each option came to in each world, and more where the policy wished it."""
        self.loyalty = brain.loyalty
        self.turns = 1
        self.worlds = 0
        self.seeds: list[int] = []
        self.squares = 0.0
        self.before: dict[int, float] = {}
        """What the first look said of the contenders, above or below their mean."""

    def world(self, seed: int) -> None:
        """Try the options that are left in one more world."""
        handle, brain, seat = self.handle, self.brain, self.handle.seat
        self.worlds += 1
        self.seeds.append(seed)
        match, wished = handle.imagine(seed), -1
        if self.loyalty:
            wish = key_of(brain.policy(match.state, match.asked[seat], whims(seed)))
            if wish in self.keys:
                wished = self.keys.index(wish)
                self.wishes[wished] += 1
        found: list[float] = []
        for place in self.left:
            if found:
                match = handle.imagine(seed)
            found.append(self.outcome(match, seed, place))
        middle = sum(found) / len(found)
        for place, share in zip(self.left, found, strict=True):
            self.note(place, share, self.loyalty if place == wished else 0.0)
            self.squares += (share - middle) ** 2

    def outcome(self, match: Match[Any], seed: int, place: int) -> float:
        """What an option comes to in a world."""
        handle, brain, seat = self.handle, self.brain, self.handle.seat
        longest = LONGEST if self.turns == 1 else LONGEST * max(handle.game.seats)
        going = lasting(match, brain, seat, self.turns)
        match.act(seat, self.options[place])
        match.play(brain.policy, whims(seed), longest, going=going)
        return worth(match, brain)[seat]

    def note(self, place: int, share: float, liked: float = 0.0) -> None:
        self.totals[place] += share
        self.tried[place] += 1
        self.found[place].append(share + liked)

    def widen(self, answer: Answer) -> bool:
        """Try one more answer, in the worlds that the others saw; say whether it is a new one."""
        if key_of(answer) in self.keys:
            return False
        place = len(self.options)
        self.options.append(answer)
        self.keys.append(key_of(answer))
        self.left.append(place)
        self.totals.append(0.0)
        self.tried.append(0)
        self.wishes.append(0)
        self.found.append([])
        for seed in self.seeds:
            self.note(place, self.outcome(self.handle.imagine(seed), seed, place))
        return True

    def race(self) -> bool:
        """Try no more what is clearly behind in the worlds so far; say whether there is still a choice."""
        best = max(self.left, key=self.liking)
        still = []
        for place in self.left:
            lead, doubt = gap_of(self.found[best], self.found[place])
            if lead <= CLEARLY_BEHIND + DOUBT * doubt:
                still.append(place)
        self.left = still
        return len(still) > 1

    def mean(self, place: int) -> float:
        """The share of victory an option brings on average; of a contender both looks count."""
        share = self.totals[place] / self.tried[place]
        if place not in self.before:
            return share
        middle = sum(self.totals[other] / self.tried[other] for other in self.left) / len(self.left)
        both = FIRST_LOOK_COUNTS * self.before[place] + self.worlds * (share - middle)
        return middle + both / (FIRST_LOOK_COUNTS + self.worlds)

    def liking(self, place: int) -> float:
        """The same, and more for what the policy would do."""
        return self.mean(place) + self.loyalty * self.wishes[place] / self.worlds

    def best(self, count: int) -> list[int]:
        """Those liked best."""
        return sorted(self.left, key=self.liking, reverse=True)[:count]

    def look_further(self) -> bool:
        """Go on with the policy's wish and the best other answer alone, if that promises more; else say no.

        Both are judged anew, when the seat's next turn is over too. The loyalty that is left is what the other answer
        lacked so far.
        """
        wished = max(self.left, key=lambda place: (self.wishes[place], self.mean(place)))
        other = max((place for place in self.left if place != wished), key=self.mean)
        gain = self.mean(other) - self.mean(wished)
        if gain <= 0:
            return False
        self.loyalty = max(0.0, self.loyalty - gain)
        self.go_on([wished, other])
        return True

    def contend(self, most: int) -> bool:
        """Go on with the best answers alone, judged when the seat's next turn is over too, if there are several."""
        likings = {place: self.liking(place) for place in self.left}
        ranked = sorted(likings, key=lambda place: -likings[place])[:most]
        close = [place for place in ranked if likings[place] > likings[ranked[0]] - FAR_BEHIND]
        if len(close) < 2:
            return False
        middle = sum(likings[place] for place in close) / len(close)
        self.loyalty = 0.0  # it counts in the first look
        self.go_on(close)
        self.before = {place: likings[place] - middle for place in close}
        return True

    def go_on(self, places: list[int]) -> None:
        """Judge these options alone, anew and a turn further."""
        self.left, self.turns = places, 2
        self.worlds, self.seeds, self.squares = 0, [], 0.0
        self.wishes = [0] * len(self.options)
        self.found = [[] for _ in self.options]
        for place in places:
            self.totals[place], self.tried[place] = 0.0, 0

    def estimates(self, blur: float) -> list[Estimate]:
        """Every option, best first, those dropped at the end; of those left each is as likely as exp(liking / blur).

        Without blur the one liked best is chosen. Simultaneous secret choices are mixed at least as far as chance may
        mislead: whoever always takes the first best is read like a book.
        """
        if self.handle.simultaneous:
            blur = max(blur, math.sqrt(self.squares / (self.worlds * len(self.options) * self.worlds)) / 2)
        likings = {place: self.liking(place) for place in self.left}
        favourite = max(likings, key=likings.__getitem__)
        best = likings[favourite]
        if blur > 0:
            weights = {place: math.exp((liking - best) / blur) for place, liking in likings.items()}
        else:
            weights = {place: float(place == favourite) for place in self.left}
        whole = sum(weights.values())
        found = [
            (place not in weights, Estimate(option, self.mean(place), weights.get(place, 0.0) / whole))
            for place, option in enumerate(self.options)
        ]
        found.sort(key=lambda one: (one[0], -one[1].share, -one[1].chance))
        return [estimate for _, estimate in found]
