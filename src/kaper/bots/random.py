"""The bot that takes any allowed answer."""

from __future__ import annotations

from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle


class Random:
    """Answers at random."""

    def answer(self, handle: Handle, rng: Fast) -> Answer:
        return handle.sample(rng)
