"""How good an answer was, judged only by what the seat could know: against the best answer found, in imagined worlds.

All answers are first tried to the end of the scene (or turn); the best of them and the one that was given are then
played on further; and what the best promises more is measured once again in worlds that had no part in choosing it.

Where a game says so (`Brain.whole`) they are played on to the end of the match, so that the value function has no say in what
was lost. That is far noisier, and of several answers one always looks better by chance: so what the policy answers is the
best until another surely is, and only what promised more than that at the first look is played on beside it.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Any

import msgspec

from kaper.analysis.chain import Chain
from kaper.analysis.measuring import ROLLOUT, WHOLE, answered, seed_of
from kaper.analysis.trust import judge_of
from kaper.analysis.trying import Tried as Trying
from kaper.analysis.trying import play_on, told_differences
from kaper.bots.gaps import doubt_of, gap_of
from kaper.bots.trials import Trials
from kaper.bots.worlds import key_of, whims, worth
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle, Match
from kaper.core.words import Text

FIRST, SECOND, THIRD, AGAIN = 8, 12, 16, 160
"""Worlds in which all answers are tried, the best are played on, the best meets the given one, and doubts are settled."""

JUDGING = 1024
"""Where the kinds of seeds of judgements begin."""

BEST = 3
"""Answers that look best when the scene (or turn) is over, and are played on further beside the given one."""

SURE, MATTERS = 3.0, 0.02
"""A mistake costs more than two points, and more than three times its standard error."""

PLAIN, LEAST_AGAIN = 8.0, 40
"""What costs so many times its standard error after so many worlds needs no more of them."""

SETTLED, EIGHT, MOST = 0.015, 8, 128
"""What the given answer changed is settled with this standard error, or after so many worlds, eight at a time."""

PLAYED_OUT, LEAD = 24, 2.0
"""Where matches are played to their end: worlds in which the best meets the given one, and by how many standard errors it must lead the policy's."""


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
    skill_doubt: float = 0.0
    mistake: bool = False
    why: Text | None = None
    """Of a mistake: what the best answer would have brought, in a sentence."""


class Rival(msgspec.Struct):
    """One answer's shares in the worlds in which it was played on."""

    answer: Answer
    shares: list[float] = []

    @property
    def mean(self) -> float:
        return sum(self.shares) / len(self.shares)


class Judge:
    """Judges one decision of a chain."""

    def __init__(self, chain: Chain, place: int, seat: int) -> None:
        self.chain, self.place, self.seat = chain, place, seat
        self.brain = judge_of(chain.game)
        self.ahead = WHOLE if self.brain.whole else ROLLOUT
        self.handle = Handle(chain.matches[place], seat)
        self.given = chain.moments[place].answers[seat]
        self.step = chain.moments[place].steps[seat]

    def seed(self, stage: int, world: int) -> int:
        """The seed of a world that only this stage of this seat's judgement uses."""
        return seed_of(self.chain, self.place, JUDGING + 64 * stage + self.seat, world)

    def played(self, seed: int, answer: Answer | None, ahead: int = ROLLOUT) -> tuple[float, str]:
        """The seat's share after an answer (None: the policy's) is played on in one imagined world, and its name."""
        match: Match[Any] = self.handle.imagine(seed)
        rng, end = whims(seed), match.decisions + ahead
        if answer is None:
            answer = self.brain.policy(match.state, match.asked[self.seat], whims(seed))
        if answered(match, self.brain, rng, {self.seat: answer}):
            match.play(self.brain.policy, rng, end - match.decisions)
        return worth(match, self.brain)[self.seat], key_of(answer)

    @cached_property
    def usual(self) -> Answer:
        """What the policy would answer, in most of the worlds in which all answers are tried."""
        wishes = [self._wished(self.seed(1, world)) for world in range(FIRST)]
        most = Counter(map(key_of, wishes)).most_common(1)[0][0]
        return next(wish for wish in wishes if key_of(wish) == most)

    @cached_property
    def trials(self) -> Trials:
        """All answers, tried to the end of the scene (or turn)."""
        also = (self.given, self.usual) if self.brain.whole else (self.given,)
        trials = Trials(self.handle, self.brain, Fast(self.seed(0, 0)), also)
        if self.brain.whole:
            trials.loyalty = 0.0  # what the policy would answer is asked for itself
        for world in range(FIRST):
            trials.world(self.seed(1, world))
        return trials

    @cached_property
    def means(self) -> list[float]:
        """What they promised."""
        return [self.trials.mean(place) for place in range(len(self.trials.options))]

    @property
    def stake(self) -> float:
        """What the best of them promises more than the mean of all."""
        return max(self.means) - sum(self.means) / len(self.means)

    def judged(self) -> Judged:
        """The whole judgement."""
        order = sorted(range(len(self.means)), key=lambda place: -self.means[place])
        given = order.index(self.trials.keys.index(key_of(self.given)))
        rivals = [Rival(self.trials.options[place], []) for place in self._places(order)]
        own = next(rival for rival in rivals if key_of(rival.answer) == key_of(self.given))
        if self.brain.whole:
            skill, skill_doubt = self._settled([], [])
            best = self._to_the_end(rivals)
            known = best.mean
        else:
            policy = self._further(rivals)
            skill, skill_doubt = self._settled(own.shares[:], policy.shares[:])
            best, known = max(rivals, key=lambda rival: rival.mean), policy.mean
        rivals.sort(key=lambda rival: (rival is not best, -rival.mean))
        found = Judged(
            self.place,
            self.step,
            self.seat,
            self.given,
            1 + given,
            [Tried(rival.answer, rival.mean, doubt_of(rival.shares)) for rival in rivals],
            known,
            self.stake,
            0.0,
            0.0,
            skill,
            skill_doubt,
        )
        if best is own:
            found.rank = 1
            return found
        own_way, best_way = Trying(self.given), Trying(best.answer)
        self._against(found, own_way, best_way, PLAYED_OUT if self.brain.whole else THIRD, 3)
        if self._is_mistake(found):  # the largest of many is large by chance too: once more, in worlds of its own
            own_way, best_way = Trying(self.given), Trying(best.answer)
            self._against(found, own_way, best_way, AGAIN, 4)
            found.mistake = self._is_mistake(found)
            found.why = self._why(best_way, own_way) if found.mistake else None
        found.rank = max(2, found.rank) if found.loss > 0 else found.rank
        return found

    def _places(self, order: list[int]) -> list[int]:
        """The answers that are played on further, as they promised: the given one and those that looked best at first.

        To the end of the match only those that look better than what the policy does, as a bot would leave that for them.
        """
        keys, best = self.trials.keys, order[:BEST]
        chosen = {keys.index(key_of(self.given))}
        if self.brain.whole:
            usual = keys.index(key_of(self.usual))
            least = self.means[usual] + self.brain.loyalty
            chosen.add(usual)
            best = [place for place in best if self.means[place] > least]
        return sorted({*best, *chosen}, key=order.index)

    def _to_the_end(self, rivals: list[Rival]) -> Rival:
        """Play all of them to the end of the match in the same worlds; gives back what the policy does, or what surely is better.

        What stands alone need not be played: it is what the policy does.
        """
        usual = next(rival for rival in rivals if key_of(rival.answer) == key_of(self.usual))
        if len(rivals) == 1:
            usual.shares = self.trials.found[self.trials.keys.index(key_of(self.usual))]
            return usual
        for world in range(SECOND):
            for rival in rivals:
                rival.shares.append(self.played(self.seed(2, world), rival.answer, WHOLE)[0])
        best = max(rivals, key=lambda rival: rival.mean)
        lead, doubt = gap_of(best.shares, usual.shares)
        return best if lead > LEAD * doubt else usual

    def _further(self, rivals: list[Rival]) -> Rival:
        """Play all of them on in the same worlds; gives back how the policy's own answer fared there."""
        policy = Rival("", [])
        names = [key_of(rival.answer) for rival in rivals]
        for world in range(SECOND):
            seed = self.seed(2, world)
            for rival in rivals:
                rival.shares.append(self.played(seed, rival.answer)[0])
            wish = self._wish(seed)
            share = rivals[names.index(wish)].shares[-1] if wish in names else self.played(seed, None)[0]
            policy.shares.append(share)
        return policy

    def _wished(self, seed: int) -> Answer:
        """What the policy would answer in one imagined world."""
        match = self.handle.imagine(seed)
        return self.brain.policy(match.state, match.asked[self.seat], whims(seed))

    def _wish(self, seed: int) -> str:
        """Its name."""
        return key_of(self._wished(seed))

    def _settled(self, given: list[float], policy: list[float]) -> tuple[float, float]:
        """What the given answer promises more than the policy's, and the doubt: in more worlds where there is much.

        Where the policy would give the same answer there is no difference, and nothing is played.
        """
        named = key_of(self.given)
        gap, doubt = gap_of(given, policy) if given else (0.0, 1.0)
        while doubt > SETTLED and len(given) < MOST:
            for world in range(len(given), len(given) + EIGHT):
                seed = self.seed(2, world)
                same = self._wish(seed) == named
                given.append(0.0 if same else self.played(seed, self.given)[0])
                policy.append(0.0 if same else self.played(seed, None)[0])
            gap, doubt = gap_of(given, policy)
        return gap, doubt

    def _against(self, found: Judged, own: Trying, best: Trying, worlds: int, stage: int) -> None:
        """What the best promises more than the given answer, in fresh worlds."""
        for world in range(worlds):
            seed = self.seed(stage, world)
            play_on(self.handle, self.brain, seed, best, self.ahead)
            play_on(self.handle, self.brain, seed, own, self.ahead)
            if (world + 1) % LEAST_AGAIN == 0 or world + 1 == worlds:
                found.loss, found.doubt = gap_of(best.shares, own.shares)
                if abs(found.loss) > PLAIN * found.doubt:
                    break

    def _why(self, best: Trying, own: Trying) -> Text:
        """What the better answer brings, by the end of the turn or a little later."""
        differences = told_differences(best, own, favourable=True)
        if all(difference.args["sign"] != "+" for difference in differences):  # having less is no reason by itself
            return Text("lookback-later")
        when = "turn" if self.brain.chapter is not None else "ahead"
        return Text("lookback-because", {"when": when, "differences": list(differences)})

    def _is_mistake(self, found: Judged) -> bool:
        return found.loss > MATTERS and found.loss > SURE * found.doubt
