"""How good an answer was, judged only by what the seat could know: against the best answer found, in imagined worlds.

All answers are first tried to the end of the scene (or turn); the best of them and the one that was given are then
played on further; and what the best promises more is measured once again in worlds that had no part in choosing it.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import sqrt
from typing import Any

import msgspec

from kaper.analysis.chain import Chain
from kaper.analysis.measuring import ROLLOUT, answered, seed_of
from kaper.bots.trials import Trials
from kaper.bots.worlds import brain_of, key_of, whims, worth
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle, Match

FIRST, SECOND, THIRD, AGAIN = 8, 12, 16, 160
"""Worlds in which all answers are tried, the best are played on, the best meets the given one, and doubts are settled."""

JUDGING = 1024
"""Where the kinds of seeds of judgements begin."""

BEST = 3
CLOSE = 0.005
"""A given answer that promises so little less than the best is not looked at further."""

SURE, MATTERS = 3.0, 0.02
"""A mistake costs more than two points, and more than three times its standard error."""


class Tried(msgspec.Struct, frozen=True):
    """An answer and the share of victory it promised; `doubt` is one standard error."""

    answer: Answer
    share: float
    doubt: float


class Judged(msgspec.Struct):
    """One decision of one seat."""

    moment: int
    step: int
    seat: int
    answer: Answer
    rank: int
    """The place of the given answer among those tried, from 1."""
    tried: list[Tried]
    """The answers looked at longest, best first; the given one is always among them."""
    known: float
    """The share of victory the seat could expect before it answered, by what it knew."""
    stake: float
    """What the best answer promises more than the mean of all: how much there was to win or lose."""
    loss: float
    """What the best answer found promises more than the given one; may come out below 0 by chance."""
    doubt: float
    skill: float
    """What the given answer changed against what the policy would do, by what the seat knew."""
    mistake: bool = False


class Rival(msgspec.Struct):
    """One answer's shares in the worlds in which it was played on."""

    answer: Answer
    shares: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.shares) / len(self.shares)


def doubt_of(values: Sequence[float]) -> float:
    """One standard error of the mean."""
    count = len(values)
    if count < 2:
        return 1.0
    mean = sum(values) / count
    return sqrt(sum((value - mean) ** 2 for value in values) / (count * (count - 1)))


class Judge:
    """Judges one decision of a chain."""

    def __init__(self, chain: Chain, place: int, seat: int) -> None:
        self.place, self.seat = place, seat
        self.brain = brain_of(chain.game)
        self.handle = Handle(chain.matches[place], seat)
        self.given = chain.moments[place].answers[seat]
        self.step = chain.moments[place].steps[seat]

    def seed(self, stage: int, world: int) -> int:
        """The seed of a world that only this stage of this seat's judgement uses."""
        return seed_of(self.place, JUDGING + 64 * stage + self.seat, world)

    def played(self, seed: int, answer: Answer | None) -> tuple[float, str]:
        """The seat's share after an answer (None: the policy's) is played on in one imagined world, and its name."""
        match: Match[Any] = self.handle.imagine(seed)
        rng, end = whims(seed), match.decisions + ROLLOUT
        if answer is None:
            answer = self.brain.policy(match.state, match.asked[self.seat], whims(seed))
        if answered(match, self.brain, rng, {self.seat: answer}):
            match.play(self.brain.policy, rng, end - match.decisions)
        return worth(match, self.brain)[self.seat], key_of(answer)

    def judged(self) -> Judged:
        """The whole judgement."""
        rng = Fast(self.seed(0, 0))
        trials = Trials(self.handle, self.brain, rng, (self.given,))
        for world in range(FIRST):
            trials.world(self.seed(1, world))
        means = [trials.mean(place) for place in range(len(trials.options))]
        order = sorted(range(len(means)), key=lambda place: -means[place])
        given = trials.keys.index(key_of(self.given))
        stake = means[order[0]] - sum(means) / len(means)
        close = means[order[0]] - means[given] <= CLOSE
        shown = [given] if close else sorted({*order[:BEST], given}, key=order.index)
        rivals = [Rival(trials.options[place], []) for place in shown]
        own = next(rival for rival in rivals if key_of(rival.answer) == key_of(self.given))
        policy = self._further(rivals, SECOND // 3 if close else SECOND)
        skill = own.mean - policy.mean
        rivals.sort(key=lambda rival: -rival.mean)
        best = rivals[0]
        found = Judged(
            self.place,
            self.step,
            self.seat,
            self.given,
            1 + order.index(given),
            [Tried(rival.answer, rival.mean, doubt_of(rival.shares)) for rival in rivals],
            policy.mean,
            stake,
            0.0,
            0.0,
            skill,
        )
        if best is own:
            found.rank = 1 if not close else found.rank
            return found
        self._against(found, best.answer, THIRD, 3)
        if self._is_mistake(found):  # the largest of many is large by chance too: once more, in worlds of its own
            self._against(found, best.answer, AGAIN, 4)
            found.mistake = self._is_mistake(found)
        found.rank = max(2, found.rank) if found.loss > 0 else found.rank
        return found

    def _further(self, rivals: list[Rival], worlds: int) -> Rival:
        """Play all of them on in the same worlds; gives back how the policy's own answer fared there."""
        policy = Rival("", [])
        names = [key_of(rival.answer) for rival in rivals]
        for world in range(worlds):
            seed = self.seed(2, world)
            for rival in rivals:
                rival.shares.append(self.played(seed, rival.answer)[0])
            match = self.handle.imagine(seed)
            wish = key_of(self.brain.policy(match.state, match.asked[self.seat], whims(seed)))
            share = rivals[names.index(wish)].shares[-1] if wish in names else self.played(seed, None)[0]
            policy.shares.append(share)
        return policy

    def _against(self, found: Judged, best: Answer, worlds: int, stage: int) -> None:
        """What the best promises more than the given answer, in fresh worlds."""
        gaps = []
        for world in range(worlds):
            seed = self.seed(stage, world)
            gaps.append(self.played(seed, best)[0] - self.played(seed, self.given)[0])
        found.loss, found.doubt = sum(gaps) / worlds, doubt_of(gaps)

    def _is_mistake(self, found: Judged) -> bool:
        return found.loss > MATTERS and found.loss > SURE * found.doubt
