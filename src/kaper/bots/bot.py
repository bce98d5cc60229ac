"""What a bot is: something that answers, given a handle and a source of chance, and may say why."""

from __future__ import annotations

from typing import Protocol, runtime_checkable

import msgspec

from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle


class Bot(Protocol):
    """Whoever answers for a seat. With the same handle and the same chance it gives the same answer."""

    def answer(self, handle: Handle, rng: Fast) -> Answer:
        """The answer to the question of the handle."""


class Estimate(msgspec.Struct, frozen=True):
    """What a bot thinks of one answer: the share of victory it expects, and how likely it is to choose it."""

    answer: Answer
    share: float
    chance: float


@runtime_checkable
class Thinker(Protocol):
    """A bot that can say what it thinks of its options."""

    def think(self, handle: Handle, rng: Fast) -> list[Estimate]:
        """The options it considered, best first."""


class BotFailed(Exception):
    """A bot gave no usable answer; the text says what it did instead."""


def drawn(estimates: list[Estimate], rng: Fast) -> Answer:
    """One of the answers, each as likely as its estimate says."""
    left = rng.random() * sum(estimate.chance for estimate in estimates)
    for estimate in estimates:
        left -= estimate.chance
        if left < 0:
            return estimate.answer
    return estimates[0].answer
