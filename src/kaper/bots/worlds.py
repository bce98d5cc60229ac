"""Imagined worlds: what a game's brain says of them, for games that have one and for those that have none."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from kaper.core.chance import Fast
from kaper.core.decisions import Answer, Decision, path_id
from kaper.core.game import Brain, Game
from kaper.core.match import Handle, Match

MOST_OPTIONS = 24
"""How many answers of one question a bot thinks about."""


def brain_of(game: Game[Any]) -> Brain[Any]:
    """The game's brain; a game without one is played at random and every position is thought even."""
    if game.brain is not None:
        return game.brain
    return Brain(
        value=lambda state: [1.0 / max(state.seats, 2)] * state.seats,  # whoever plays alone has a rival
        policy=lambda state, decision, rng: decision.sample(state, rng),
    )


def whims(seed: int) -> Fast:
    """The chance by which the policy makes up its mind in the world of a seed; what is dealt there must not depend on it."""
    return Fast(~seed)


def worth(match: Match[Any], brain: Brain[Any]) -> Sequence[float]:
    """The share of victory of every seat: known at the end, estimated before it."""
    return match.result().shares if match.over else brain.value(match.state)


def lasting(match: Match[Any], brain: Brain[Any], seat: int, turns: int = 1) -> Callable[[], bool]:
    """Does what goes on in a match now still go on: the scene, or the chapter and then so many more of the seat's own?"""
    if brain.chapter is None:
        scene = match.scene
        return lambda: match.scene is scene
    chapter, state, now, left = brain.chapter, match.state, brain.chapter(match.state), turns

    def going() -> bool:
        nonlocal now, left
        here = chapter(state)
        if here != now:
            if left == turns or now[1] == seat:
                left -= 1
            now = here
        return left > 0

    return going


def first_asked(match: Match[Any], seat: int) -> tuple[int, Decision[Any]]:
    """Whoever answers next; of several at once the given seat first, which then knows nothing of the others."""
    asked = match.asked
    if seat in asked:
        return seat, asked[seat]
    return next(iter(asked.items()))


def options_of(handle: Handle) -> list[Answer]:
    """The answers a game suggests."""
    return handle.suggestions(MOST_OPTIONS)


def key_of(answer: Answer) -> str:
    """An answer as a name; a pick of the same things in another order is the same, a course is not."""
    if isinstance(answer, str | int):
        return str(answer)
    ids = [id for id in answer if isinstance(id, str)]
    return ",".join(sorted(ids)) if len(ids) == len(answer) else path_id([p for p in answer if not isinstance(p, str)])


def wish_of(handle: Handle, brain: Brain[Any], rng: Fast) -> Answer:
    """What the policy would do, as far as a seat knows."""
    match = handle.imagine(rng.number())
    return brain.policy(match.state, match.asked[handle.seat], rng)


def thinkable(handle: Handle, brain: Brain[Any], rng: Fast) -> list[Answer]:
    """The answers a bot thinks about: the suggestions, and what the policy would do where these may lack it."""
    options = options_of(handle)
    if isinstance(options[0], list) or len(options) == MOST_OPTIONS:
        wish = wish_of(handle, brain, rng)
        if key_of(wish) not in map(key_of, options) and handle.check(wish) is None:
            options.append(wish)
    return options
