"""The greedy bot: tries every option in the same imagined worlds and takes what looks best when the scene or chapter is over."""

from __future__ import annotations

import math

from kaper.bots.bot import Estimate, drawn
from kaper.bots.worlds import brain_of, key_of, lasting, options_of, thinkable, worth
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle

WORLDS = 12
LONGEST = 60
"""Answers after which a scene or chapter is judged as it stands."""


class Greedy:
    """`worlds` is how many worlds it imagines for a question, `blur` how far from the best it may stray.

    A blur of 0.02 makes an option as good as another that promises 2 % more victories. Simultaneous secret
    choices are mixed: whoever always takes the first best is read like a book.
    """

    def __init__(self, worlds: int = WORLDS, blur: float = 0.0) -> None:
        self.worlds = worlds
        self.blur = blur

    def answer(self, handle: Handle, rng: Fast) -> Answer:
        options = options_of(handle)
        if len(options) == 1:
            return options[0]
        return drawn(self.think(handle, rng), rng)

    def think(self, handle: Handle, rng: Fast) -> list[Estimate]:
        """Every option with the share of victory it brings on average over the same worlds, best first."""
        seat = handle.seat
        brain = brain_of(handle.game)
        options = thinkable(handle, brain, rng)
        keys = list(map(key_of, options))
        totals = [0.0] * len(options)
        wishes = [0] * len(options)
        squares = 0.0
        for _ in range(self.worlds):
            seed = rng.number()
            found = []
            if brain.habit:
                match = handle.imagine(seed)
                wish = key_of(brain.policy(match.state, match.asked[seat], Fast(seed)))
                if wish in keys:
                    wishes[keys.index(wish)] += 1
            for option in options:
                match = handle.imagine(seed)
                going = lasting(match, brain)
                match.act(seat, option)
                match.play(brain.policy, Fast(seed), LONGEST, going=going)
                found.append(worth(match, brain)[seat])
            middle = sum(found) / len(found)
            for place, share in enumerate(found):
                totals[place] += share
                squares += (share - middle) ** 2
        means = [total / self.worlds for total in totals]
        noise = math.sqrt(squares / (self.worlds * len(options) * self.worlds))
        liked = [mean + brain.habit * count / self.worlds for mean, count in zip(means, wishes, strict=True)]
        return mixed(options, means, liked, max(self.blur * brain.stakes, noise / 2 if handle.simultaneous else 0.0))


def mixed(options: list[Answer], means: list[float], liked: list[float], blur: float) -> list[Estimate]:
    """Estimates, best first, each as likely as exp(liking / blur); without blur the one liked best alone."""
    best = max(liked)
    if blur > 0:
        weights = [math.exp((liking - best) / blur) for liking in liked]
    else:
        weights = [0.0] * len(means)
        weights[liked.index(best)] = 1.0
    total = sum(weights)
    found = [Estimate(o, m, w / total) for o, m, w in zip(options, means, weights, strict=True)]
    return sorted(found, key=lambda estimate: (-estimate.share, -estimate.chance))
