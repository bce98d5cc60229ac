"""What a sensible player would most likely answer: the answer of the game's own policy, where a page begins with it.

Only sets and amounts begin with something; where one option is chosen of several, the choice is the player's alone.
"""

from __future__ import annotations

from typing import Any

import structlog

from kaper.bots.worlds import brain_of, whims
from kaper.core.decisions import Answer
from kaper.core.match import Match

log = structlog.get_logger("kaper.likely")


def likely(match: Match[Any], seat: int, seed: int) -> Answer | None:
    """The policy's answer to a set or an amount, in a world as this seat may believe it to be; None without one."""
    decision = match.asked.get(seat)
    if decision is None or decision.kind not in ("pick", "amount") or match.game.brain is None:
        return None
    try:
        imagined = match.imagine(seat, seed)
        answer = brain_of(match.game).policy(imagined.state, imagined.asked[seat], whims(seed))
    except Exception:  # a policy that fails only leaves the page without a beginning
        log.exception("a policy failed", game=match.game.id)
        return None
    return None if decision.check(match.state, answer) is not None else answer
