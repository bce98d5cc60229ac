"""Bots at a table: the one that sits there thinks in a worker; if it fails, simpler ones answer instead."""

from __future__ import annotations

import pickle
import random
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any

import msgspec

from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Match
from kaper.core.words import KaperError
from kaper.server.fairness import Errand
from kaper.server.kept import House
from kaper.server.worker import Think
from kaper.server.workers import JobFailed

SPARE = "greedy"
SPARE_LIMIT = 5.0
TRIES = 20


async def think(
    house: House,
    errand: Errand,
    forked: Callable[[float], Awaitable[Match[Any] | None]],
    seat: int,
    bot: str,
    written: Answer | None = None,
) -> AsyncIterator[Any]:
    """Answers to try, in this order: what is written for the seat, the bot's own, the spare bot's, then random ones.

    `forked` gives the match to think about once it is our turn, told what share of its time the bot gets; None where
    the question is gone by then.
    """
    if written is not None:
        yield written
    for name, limit in ((bot, house.settings.bot_limit), (SPARE, SPARE_LIMIT)):
        try:
            async with house.workers.turn(errand) as turn:
                fork = await forked(turn.share)
                if fork is None:
                    return
                material = pickle.dumps(fork, pickle.HIGHEST_PROTOCOL)
                result = await turn.do(Think(name, seat, random.getrandbits(64), material, turn.share), limit)
        except (JobFailed, KaperError):
            house.metrics.replaced.inc()
        else:
            yield msgspec.json.decode(result)
    fork = await forked(1.0)
    if fork is not None:
        decision, rng = fork.asked[seat], Fast(random.getrandbits(64))
        for _ in range(TRIES):
            yield decision.sample(fork.state, rng)
