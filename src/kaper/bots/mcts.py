"""Information-set tree search: every iteration imagines a world and remembers how each seat's choices fared.

Each seat has a tree of its own, keyed by what it was asked and what it chose, never by what others chose in secret
or by chance: so a seat plans as one who does not see the others' cards. An iteration picks an answer to the question,
imagines a world, goes down the trees, leaves them at the first new choice, plays on with the game's policy and judges
where that led; every seat keeps its own share of the judgement (max^n). The first visit of every answer sees the same
world, so does the second, and so on: answers are compared in equal luck.

Where a game is judged by chapters, trees were found to mislead (docs/performance.md). There all answers are tried in the
same worlds and judged when the turn is over, as the greedy bot does; where one looks better than the policy's, these two (or
as many of the best as the game names) are judged again when the seat's next turn is over, until time is up. Where the game names
plans, what greedy would answer stands, and plans, the policy's answer and those beside the best ones are played to the end of the
match instead: the answer is left for one of these that surely wins more.
"""

from __future__ import annotations

import math
from collections.abc import Callable
from time import perf_counter, process_time
from typing import Any

from kaper.bots.bot import Estimate
from kaper.bots.plans import FEW, Plans, named_by
from kaper.bots.trials import Deliberate, Trials
from kaper.bots.worlds import MOST_OPTIONS, brain_of, first_asked, key_of, thinkable, wish_of, worth
from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Decision
from kaper.core.game import Brain, Policy
from kaper.core.match import Handle, Match

ITERATIONS = 1000
PLAYOUT = 40
"""Decisions of an iteration, those in the trees and those with one possible answer included."""
DEPTH = 4
"""How many of them are chosen by the trees at most."""
CURIOSITY = 0.25
"""How much untried answers attract, in shares of victory."""
BETWEEN_CLOCKS = 16
"""Iterations between two looks at the clock."""

SURE = 4
"""Worlds of the second look after which contenders that are clearly behind are tried no more."""
FIRST_LOOK = 0.4
"""The part of a search by chapters in which all answers are tried."""
REFINED = 0.65
"""The part after which no more answers beside the best ones are looked for, where a game can name any (`Decision.near`)."""
FINE, BESIDE = 2, 8
"""How many of the best answers are refined, and how many more are tried beside each."""
TO_THE_END = 2
"""How many of the best answers, refined or not, are played to the end of the match beside the game's plans."""


class Edge:
    """One answer of one seat: how often it was tried, could have been tried, was the policy's wish, and its shares."""

    __slots__ = ("answer", "below", "offered", "total", "visits", "wished")

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.visits = 0
        self.offered = 0
        self.wished = 0
        self.total = 0.0
        self.below: Edges = {}


Edges = dict[tuple[str, str], Edge]


class Mcts(Deliberate):
    """Searches for so many iterations, or for so many seconds if they are given: by the clock, or of the processor."""

    def __init__(
        self,
        iterations: int = ITERATIONS,
        seconds: float | None = None,
        *,
        of_processor: bool = False,
        playout: int = PLAYOUT,
        depth: int = DEPTH,
        curiosity: float = CURIOSITY,
    ) -> None:
        self.iterations = iterations
        self.seconds = seconds
        self.clock = process_time if of_processor else perf_counter
        self.playout = playout
        self.depth = depth
        self.curiosity = curiosity
        self.done = 0
        """Iterations of the last search."""

    def think(self, handle: Handle, rng: Fast) -> list[Estimate]:
        """The options with the share of victory found for them, the most visited or best first."""
        brain = brain_of(handle.game)
        if brain.chapter is not None:
            return self.weighed(handle, brain, rng)
        edges = {key_of(option): Edge(option) for option in thinkable(handle, brain, rng)}
        trees: dict[int, Edges] = {}
        seed = rng.number()
        end = None if self.seconds is None else self.clock() + self.seconds
        self.done = 0
        while self.done < self.iterations if end is None else self.done % BETWEEN_CLOCKS or self.clock() < end:
            edge = self.best(list(edges.values()))
            world = Fast(seed + edge.visits)
            match = handle.imagine(world.number())
            wished = edges.get(key_of(brain.policy(match.state, match.asked[handle.seat], world)))
            if wished is not None:
                wished.wished += 1
            for other in edges.values():
                other.offered += 1
            match.act(handle.seat, edge.answer)
            self.iterate(match, brain, trees, handle.seat, edge, world)
            self.done += 1
        return judged(list(edges.values()), handle.simultaneous)

    def weighed(self, handle: Handle, brain: Brain[Any], rng: Fast) -> list[Estimate]:
        """All options judged when the chapter is over; then plans to the end of the match, or the best options a turn later.

        Where the game names no number of contenders, these are the policy's answer and one that looks better.
        """
        trials = Trials(handle, brain, rng)
        begun = self.clock()
        self.done = 0

        def in_time(part: float, more: int) -> bool:
            if self.seconds is None:
                return self.done + more <= self.iterations * part
            return self.clock() - begun < self.seconds * part

        def until(part: float, most: float = math.inf, sure: float = math.inf) -> None:
            while trials.worlds < most and (trials.worlds == 0 or in_time(part, len(trials.left))):
                trials.world(rng.number())
                self.done += len(trials.left)
                if trials.worlds >= sure and not trials.race():
                    return

        until(FIRST_LOOK, brain.worlds, math.inf if brain.plans is None else brain.race)
        if handle.simultaneous:
            return trials.estimates(0.0)
        if brain.plans is not None:
            return self.planned(trials, in_time, rng)
        if brain.contenders:
            if trials.contend(brain.contenders):
                until(1.0, sure=SURE)
        elif trials.look_further():
            until(1.0)
        return trials.estimates(0.0)

    def planned(self, trials: Trials, in_time: Callable[[float, int], bool], rng: Fast) -> list[Estimate]:
        """What looks best so far, unless a plan of the game or another answer surely wins more when the match is played on."""
        handle, brain, stands = trials.handle, trials.brain, trials.estimates(0.0)
        named = named_by(handle, brain, rng)
        if not named:
            return stands
        answers = [trials.options[trials.best(1)[0]], wish_of(handle, brain, rng)]
        for place in trials.best(FINE):
            for answer in handle.near(trials.options[place], BESIDE):
                if in_time(REFINED, trials.worlds) and trials.widen(answer):
                    self.done += trials.worlds
        answers += [trials.options[place] for place in trials.best(TO_THE_END)]
        plans = Plans(handle, brain, [*((answer, brain.policy) for answer in answers), *named])
        self.play_out(plans, in_time, rng)
        return plans.estimates(trials.estimates(0.0)) if plans.worlds >= FEW else stands

    def play_out(self, plans: Plans, in_time: Callable[[float, int], bool], rng: Fast) -> None:
        """Play matches to their end by the plans that are left, world after world, while these begin differently and there is time.

        A match costs as many iterations as it has playouts of the usual length.
        """
        cost = 1
        while plans.open and in_time(1.0, cost * len(plans.left)):
            seed = rng.number()
            found: list[tuple[float, float]] = []
            for place in plans.left:
                if found and not in_time(1.0, cost):
                    return
                share, judged, decisions = plans.outcome(seed, place)
                found.append((share, judged))
                cost = max(cost, -(-decisions // self.playout))
                self.done += max(1, decisions // self.playout)
            plans.note(found)

    def best(self, edges: list[Edge]) -> Edge:
        """The answer to try next: what fared well, and what the policy likes or was tried little."""
        visits, total = 0, 0.0
        for edge in edges:
            visits += edge.visits
            total += edge.total
        usual = total / visits if visits else 0.0
        reach = self.curiosity * math.sqrt(visits + 1)
        count = len(edges)
        found, most = edges[0], -math.inf
        for edge in edges:
            prior = (edge.wished + 1) / (edge.offered + count)
            score = (edge.total + usual + reach * prior) / (edge.visits + 1)
            if score > most:
                found, most = edge, score
        return found

    def iterate(
        self,
        match: Match[Any],
        brain: Brain[Any],
        trees: dict[int, Edges],
        first: int,
        edge: Edge,
        rng: Fast,
    ) -> None:
        """One world after the first answer: down the trees, on with the policy, and back up with what came of it."""
        state, policy = match.state, brain.policy
        here = {first: edge.below}  # where every seat stands in its tree
        gone: set[int] = set() if edge.visits else {first}  # the seats that have left theirs
        walked = [(first, edge)]
        end = match.decisions + self.playout
        while len(walked) < self.depth and match.decisions < end and not match.over:
            seat, decision = first_asked(match, first)
            if seat in gone:
                match.act(seat, policy(state, decision, rng))
                continue
            edges = here.get(seat)
            if edges is None:
                edges = trees.setdefault(seat, {})
            edge = self.best(offered(edges, decision, state, policy, rng))
            match.act(seat, edge.answer)
            walked.append((seat, edge))
            here[seat] = edge.below
            if not edge.visits:
                gone.add(seat)
        match.play(policy, rng, end - match.decisions)
        shares = worth(match, brain)
        for seat, edge in walked:
            edge.visits += 1
            edge.total += shares[seat]


def offered(edges: Edges, decision: Decision[Any], state: Any, policy: Policy[Any], rng: Fast) -> list[Edge]:
    """The answers that are possible in this world, and a note of which of them the policy would give."""
    name = type(decision).__name__
    wish = policy(state, decision, rng)
    wished = key_of(wish)
    options = decision.suggestions(state, MOST_OPTIONS)
    if wish not in options and wished not in map(key_of, options) and decision.check(state, wish) is None:
        options = [*options, wish]
    found = []
    for option in options:
        key = name, key_of(option)
        edge = edges.get(key)
        if edge is None:
            edge = edges[key] = Edge(option)
        edge.offered += 1
        if key[1] == wished:
            edge.wished += 1
        found.append(edge)
    return found


def judged(edges: list[Edge], simultaneous: bool) -> list[Estimate]:
    """Estimates, the most visited first; that one is chosen, or at simultaneous choices one drawn by the visits."""
    edges = sorted(edges, key=lambda edge: -edge.visits)
    most = edges[0].visits
    weights = [edge.visits if simultaneous and 5 * edge.visits > most else 0 for edge in edges]
    weights[0] = most
    total = sum(weights)
    return [
        Estimate(edge.answer, edge.total / edge.visits if edge.visits else 0.0, weight / total)
        for edge, weight in zip(edges, weights, strict=True)
    ]
