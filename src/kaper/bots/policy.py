"""The bot that does not think: it plays by the policy its game gave it."""

from __future__ import annotations

from kaper.bots.worlds import brain_of
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle


class Policy:
    """Answers as the game's policy would in the first world that comes to mind."""

    def answer(self, handle: Handle, rng: Fast) -> Answer:
        match = handle.imagine(rng.number())
        return brain_of(handle.game).policy(match.state, match.asked[handle.seat], rng)
