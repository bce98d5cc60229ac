"""Plans: ways to go on that last longer than one answer, each played to the end of the match in the same imagined worlds.

One answer that the policy undoes in the next turn changes nothing. So a game may say with which purpose a seat could answer
(`Brain.plans`): a plan is an answer and how the seat plays on after it, while all others play by the policy.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from kaper.bots.bot import Estimate
from kaper.bots.gaps import gap_of
from kaper.bots.worlds import key_of, whims, worth
from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Decision
from kaper.core.game import Brain, Plan
from kaper.core.match import Handle, Match

MOST_PLANS = 8
"""How many plans are compared."""
LONGEST = 600
"""Decisions after which a match is judged as it stands: a match of two fleets is over by then."""
FEW = 4
"""Worlds before any plan is dropped; where there is no time for as many, the first one stands."""
BEHIND = 1.5
"""A plan is dropped when the best leads it by so many standard errors of the lead in the same worlds."""
LEAVE = 2.0
"""By so many a plan must lead the first one before the seat leaves that: among several one always looks better by chance."""
LEAD = 0.2
"""How much the lead in the scores counts beside the victory: of two plans that win alike the surer one is taken."""


class Plans:
    """What each plan came to for the seat; the first one stands until another is surely better. Those left saw the same worlds."""

    def __init__(self, handle: Handle, brain: Brain[Any], named: Iterable[Plan[Any]]) -> None:
        self.handle, self.brain = handle, brain
        known: set[str] = set()
        self.plans: list[Plan[Any]] = []
        for answer, policy in named:
            key = key_of(answer)
            if (policy is not brain.policy or key not in known) and handle.check(answer) is None:
                known.add(key)
                self.plans.append((answer, policy))
        del self.plans[MOST_PLANS:]
        self.keys = [key_of(answer) for answer, _ in self.plans]
        self.left = list(range(len(self.plans)))
        self.shares: list[list[float]] = [[] for _ in self.plans]
        self.found: list[list[float]] = [[] for _ in self.plans]
        """What each plan came to in each world, the lead counted in."""
        self.worlds = 0

    @property
    def open(self) -> bool:
        """Do the plans that are left begin with different answers?"""
        return len({self.keys[place] for place in self.left}) > 1

    def outcome(self, seed: int, place: int) -> tuple[float, float, int]:
        """The share of victory that a plan comes to in a world, that with the lead counted in, and how many decisions it took."""
        answer, follow = self.plans[place]
        seat, policy = self.handle.seat, self.brain.policy
        match = self.handle.imagine(seed)

        def play(state: Any, decision: Decision[Any], rng: Fast) -> Answer:
            return follow(state, decision, rng) if decision.seat == seat else policy(state, decision, rng)

        before = match.decisions
        match.act(seat, answer)
        match.play(play, whims(seed), LONGEST)
        share = worth(match, self.brain)[seat]
        return share, share + LEAD * lead_of(match, seat), match.decisions - before

    def note(self, found: list[tuple[float, float]]) -> None:
        """What the plans that are left came to in one more world; those clearly behind are tried no more."""
        for place, (share, judged) in zip(self.left, found, strict=True):
            self.shares[place].append(share)
            self.found[place].append(judged)
        self.worlds += 1
        if self.worlds < FEW:
            return
        best = self.best()
        self.left = [place for place in self.left if place == best or not self.beaten(place, best)]

    def beaten(self, place: int, best: int) -> bool:
        gap, doubt = gap_of(self.found[best], self.found[place])
        return gap > (BEHIND if place else LEAVE) * doubt or (gap == doubt == 0 and self.worlds >= 2 * FEW)

    def best(self) -> int:
        """Of plans that came to the same the first one."""
        return max(self.left, key=lambda place: sum(self.found[place]))

    def chosen(self) -> int:
        """The first plan, or the best if that surely promises more."""
        return 0 if 0 in self.left else self.best()

    def estimates(self, others: list[Estimate]) -> list[Estimate]:
        """The chosen answer, those of the other plans by what they promise, and what else was thought about."""
        chosen = self.chosen()
        promised: dict[str, tuple[float, Answer]] = {}
        for place, (answer, _) in enumerate(self.plans):
            shares = self.shares[place]
            share = sum(shares) / len(shares)
            if self.keys[place] not in promised or share > promised[self.keys[place]][0]:
                promised[self.keys[place]] = share, answer
        share, answer = promised.pop(self.keys[chosen])
        ranked = sorted(promised.values(), key=lambda one: -one[0])
        known = {self.keys[chosen], *promised}
        return [
            Estimate(answer, share, 1.0),
            *(Estimate(answer, share, 0.0) for share, answer in ranked),
            *(Estimate(one.answer, one.share, 0.0) for one in others if key_of(one.answer) not in known),
        ]


def named_by(handle: Handle, brain: Brain[Any], rng: Fast) -> Sequence[Plan[Any]]:
    """The plans that a game has for a question, if it has any."""
    if brain.plans is None:
        return ()
    match = handle.imagine(rng.number())
    return brain.plans(match.state, match.asked[handle.seat])


def lead_of(match: Match[Any], seat: int) -> float:
    """How far a seat is ahead of the best other in a match that is over, as a part of all that was scored."""
    scores = match.result().scores if match.over else []
    whole = sum(scores)
    return (scores[seat] - max(scores[:seat] + scores[seat + 1 :])) / whole if whole > 0 and len(scores) > 1 else 0.0
