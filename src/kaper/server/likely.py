"""What a sensible player would most likely answer: the answer of the game's own policy, where a page begins with it.

Only sets and amounts begin with something; where one option is chosen of several, the choice is the player's alone. Nor does
a page begin with what costs more than half of the purse: who would spend so much says it. Of a dearer set it begins with the
likeliest part that costs no more.
"""

from __future__ import annotations

from typing import Any

import structlog

from kaper.bots.worlds import brain_of, whims
from kaper.core.decisions import Answer, Decision
from kaper.core.match import Match

log = structlog.get_logger("kaper.likely")

PARTS = 1000  # sets that are looked through


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
    if decision.check(match.state, answer) is not None:
        return None
    return answer if within(decision, match.state, answer) else part(decision, match.state, answer)


def within(decision: Decision[Any], state: Any, answer: Answer) -> bool:
    """Does it cost at most half of the purse?"""
    return 2 * price(decision, state, answer) <= purse(decision, state)


def part(decision: Decision[Any], state: Any, answer: Answer) -> Answer | None:
    """The likeliest part of a set that costs something, and no more than half of the purse; None without one."""
    if decision.kind != "pick":
        return None
    assert isinstance(answer, list)
    parts = (one for one in decision.suggestions(state, PARTS) if isinstance(one, list) and {*one} < {*answer})
    return next((one for one in parts if price(decision, state, one) and within(decision, state, one)), None)


def price(decision: Decision[Any], state: Any, answer: Answer) -> int:
    """What an answer costs."""
    facts = decision.facts(state, answer)
    return 0 if facts is None else facts.price or 0


def purse(decision: Decision[Any], state: Any) -> int:
    """What the seat has to pay with, as the prompt is told it; 0 where it is told nothing."""
    gold = decision.prompt_text(state).args.get("gold", 0)
    return gold if isinstance(gold, int) else 0
