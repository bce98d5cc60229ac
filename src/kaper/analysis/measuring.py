"""What a moment was worth: the share of victory of every seat before the answers, after them, and after chance.

All worlds here are as all seats together know them: what nobody has seen is dealt anew, and chance is fresh.
A share is the value function's word 40 decisions of the policy later, or what came where the match is over by then.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import Any

import msgspec

from kaper.analysis.chain import Chain
from kaper.analysis.sample import Sample, minus
from kaper.analysis.trust import judge_of
from kaper.bots.worlds import key_of, whims, worth
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.game import Brain
from kaper.core.hidden import EVERYBODY, Dealing, dealing
from kaper.core.match import Match
from kaper.core.words import KaperError

ROLLOUT = 40
"""Decisions that the policy plays on before the value function is asked again."""

WHOLE = 1_000_000
"""Decisions: to the end of any match."""

ROLLOUTS, STROKES = 4, 16
"""Worlds of one round in which shares and choices are measured, and in which chance is."""

LUCK, AGAIN = 2048, -1
"""Where the kinds of seeds of luck begin, three for a round; the largest strokes are measured again as a round of their own."""

FEWEST, CERTAIN = 40, 0.009**2
"""Worlds after which a stroke of luck may be known well enough, and the variance of its mean that is."""


class Measured(msgspec.Struct):
    """One moment in the worlds of some rounds."""

    level: Sample
    """The share of victory before the answers."""
    luck: Sample
    """What chance changed: played on as it came, less as it might have come, with the same chance afterwards."""
    choice: Sample
    """What the answers changed: played on after them, less played on by the policy, in the same worlds."""
    alone: dict[int, Sample]
    """For simultaneous answers: what each seat's answer changed, the others' left to the policy."""

    @classmethod
    def of(cls, seats: int) -> Measured:
        """An empty one."""
        return cls(Sample.of(seats), Sample.of(seats), Sample.of(seats), {})

    def join(self, other: Measured) -> None:
        """The worlds of further rounds too."""
        for name in ("level", "luck", "choice"):
            getattr(self, name).join(getattr(other, name))
        for seat, sample in other.alone.items():
            self.alone.setdefault(seat, Sample.of(len(sample.totals))).join(sample)


def seed_of(chain: Chain, moment: int, kind: int, world: int) -> int:
    """The seed of a world: the same however the work is shared out, and another in every match."""
    seed = chain.salt
    for number in (moment, kind, world):
        seed = Fast(seed ^ number).number()
    return seed


def answered(match: Match[Any], brain: Brain[Any], rng: Fast, fixed: Mapping[int, Answer]) -> bool:
    """The open question answered: by the policy, but as `fixed` says where it says something.

    The policy is asked in any case, so that the same chance follows. False where an answer is not allowed here.
    """
    for seat, decision in list(match.asked.items()):
        wish = brain.policy(match.state, decision, rng)
        if match.act(seat, fixed.get(seat, wish)) is not None:
            return False
    return True


def wished(match: Match[Any], brain: Brain[Any], rng: Fast) -> dict[int, Answer]:
    """The open question answered by the policy alone, and what it said."""
    wishes = {seat: brain.policy(match.state, decision, rng) for seat, decision in match.asked.items()}
    for seat, wish in wishes.items():
        refused = match.act(seat, wish)
        if refused is not None:
            raise KaperError(refused.text)
    return wishes


def measured(chain: Chain, place: int, round: int) -> Measured:
    """One round of worlds for one moment."""
    moment, match, seats = chain.moments[place], chain.matches[place], chain.seats
    brain = judge_of(chain.game)
    shuffles = dealing(match.state, chain.game.zones(match.state), EVERYBODY)
    found = Measured.of(seats)
    for world in range(ROLLOUTS):
        seed = seed_of(chain, place, round, world)
        before = match.dealt_anew(seed, shuffles)
        end, rng = before.decisions + ROLLOUT, whims(seed)
        wishes = wished(before, brain, rng)
        alike = {seat for seat in moment.chosen if key_of(wishes[seat]) == key_of(moment.answers[seat])}
        played = _went_on(before, brain, rng, end)
        found.level.add(played)
        _compare(found, chain, place, shuffles, seed, played, alike)
    if moment.chanced:
        found.luck.join(luck_at(chain, place, round, STROKES))
    return found


def _compare(
    found: Measured,
    chain: Chain,
    place: int,
    shuffles: Dealing,
    seed: int,
    played: Sequence[float],
    alike: Set[int],
) -> None:
    """The answers that were given, in a world in which the policy has played on by itself.

    Where these are the policy's own (`alike`: the seats of which that is so), playing on would tell the same once more.
    """
    moment, match, brain = chain.moments[place], chain.matches[place], judge_of(chain.game)
    nothing = [0.0] * chain.seats
    if len(alike) == len(moment.chosen):
        found.choice.add(nothing)
    else:
        after = match.dealt_anew(seed, shuffles)
        end, rng = after.decisions + ROLLOUT, whims(seed)
        if answered(after, brain, rng, moment.answers):
            found.choice.add(minus(_went_on(after, brain, rng, end), played))
    if len(moment.chosen) > 1:
        for seat in moment.chosen:
            alone = found.alone.setdefault(seat, Sample.of(chain.seats))
            if seat in alike:
                alone.add(nothing)
                continue
            after = match.dealt_anew(seed, shuffles)
            end, rng = after.decisions + ROLLOUT, whims(seed)
            if answered(after, brain, rng, {seat: moment.answers[seat]}):
                alone.add(minus(_went_on(after, brain, rng, end), played))


def _went_on(match: Match[Any], brain: Brain[Any], rng: Fast, end: int) -> Sequence[float]:
    """The policy plays on until so many decisions were asked in all; then the value function has its say."""
    match.play(brain.policy, rng, end - match.decisions)
    return worth(match, brain)


def luck_at(chain: Chain, place: int, round: int, worlds: int) -> Sample:
    """The luck of one step: as it came, less as it might have come, both played on with the same chance afterwards.

    The value function alone would miss most of it: a hit is nothing to it before the mast has come down, and a treasure
    nothing before it is aboard. Whoever is certain early stops early: what is left to doubt then is far less than what is told.
    """
    match, brain, moment = chain.matches[place], judge_of(chain.game), chain.moments[place]
    last = place + 1 == len(chain.matches)
    true = chain.end if last else chain.matches[place + 1]
    shuffles = dealing(match.state, chain.game.zones(match.state), EVERYBODY)
    later = None if last else dealing(true.state, chain.game.zones(true.state), EVERYBODY)
    found = Sample.of(chain.seats)
    for world in range(worlds):
        if world >= FEWEST and world % FEWEST == 0 and found.variance < CERTAIN:
            break
        before, after, then = (seed_of(chain, place, LUCK + 3 * round + part, world) for part in range(3))
        might = match.dealt_anew(before, shuffles)
        if not answered(might, brain, whims(before), moment.answers):
            continue
        came = worth(true, brain) if last else _as_chance_has_it(true.dealt_anew(after, later), brain, then)
        found.add(minus(came, _as_chance_has_it(might, brain, then)))
    return found


def _as_chance_has_it(match: Match[Any], brain: Brain[Any], seed: int) -> Sequence[float]:
    """Played on from here with the chance of a seed, whatever has happened; what was dealt must not depend on it."""
    match.table.chance = Fast(seed)
    return _went_on(match, brain, whims(seed), match.decisions + ROLLOUT)
