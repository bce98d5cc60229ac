"""The greedy bot: tries every option in the same imagined worlds and takes what looks best when the scene is over."""

from __future__ import annotations

import math

from kaper.bots.bot import Estimate, drawn
from kaper.bots.worlds import brain_of, options_of, worth
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle

WORLDS = 12
LONGEST_SCENE = 60
"""Answers after which a scene is judged as it stands."""


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
        game, seat = handle.game, handle.seat
        brain = brain_of(game)
        options = options_of(handle)
        totals = [0.0] * len(options)
        squares = 0.0
        for _ in range(self.worlds):
            seed = rng.number()
            found = []
            for option in options:
                match = handle.imagine(seed)
                scene = match.scene
                match.act(seat, option)
                match.play(brain.policy, Fast(seed), LONGEST_SCENE, scene=scene)
                found.append(worth(match, brain)[seat])
            middle = sum(found) / len(found)
            for place, share in enumerate(found):
                totals[place] += share
                squares += (share - middle) ** 2
        means = [total / self.worlds for total in totals]
        noise = math.sqrt(squares / (self.worlds * len(options) * self.worlds))
        return mixed(options, means, max(self.blur, noise / 2 if handle.simultaneous else 0.0))


def mixed(options: list[Answer], means: list[float], blur: float) -> list[Estimate]:
    """Estimates, best first, each as likely as exp(share / blur); without blur the best alone."""
    best = max(means)
    if blur > 0:
        weights = [math.exp((mean - best) / blur) for mean in means]
    else:
        weights = [0.0] * len(means)
        weights[means.index(best)] = 1.0
    total = sum(weights)
    found = [Estimate(o, m, w / total) for o, m, w in zip(options, means, weights, strict=True)]
    return sorted(found, key=lambda estimate: (-estimate.share, -estimate.chance))
