"""Snapshots: where a match stands, as plain bytes, so that it goes on without being replayed from its beginning.

A snapshot holds no code (unlike a pickle) and no source of chance. It fits one version of a game's structs; whoever
reads it compares the digest and falls back on the record, which stays the truth.
"""

from __future__ import annotations

from functools import cache
from typing import Any, Generic, TypeVar, Union

import msgspec

from kaper.core.chance import Chance, Outcome
from kaper.core.decisions import Answer
from kaper.core.events import Told
from kaper.core.game import Game, Options
from kaper.core.match import Answered, Match
from kaper.core.state import packed

E = TypeVar("E")

MOST_MARKS = 32
"""Checkpoints kept for undo, spread over the whole match: more would make snapshots heavy, fewer undo slow."""


class Heard(msgspec.Struct, Generic[E], array_like=True):
    """An event with its mask of seats and its line."""

    event: E
    to: int
    line: int


class Snapshot(msgspec.Struct, Generic[E], array_like=True):
    """All of a match but its game, its options and its chance."""

    digest: str
    number: int  # lines that were written, those taken back included
    decisions: int
    practice: bool
    over: bool
    state: bytes  # the checkpoint; once the match is over, the state
    checkpoint_at: int
    marks: list[tuple[int, bytes]]
    tape: list[Answer | dict[int, Answer] | None]
    outcomes: list[Outcome]
    path: list[Answered | Outcome]
    sealed: bool
    given: dict[int, Answer]
    asked_at: int
    told: list[Heard[E]]


def snapshot(match: Match[Any]) -> Snapshot[Any]:
    """Where a match stands."""
    step = len(match._marks) // MOST_MARKS + 1
    return Snapshot(
        match.digest(),
        len(match.lines),
        match.decisions,
        match.practice,
        match.over,
        packed(match.state if match.over else match.checkpoint),
        match.checkpoint_at,
        [(at, packed(state)) for at, state in match._marks[::-step][::-1]],
        list(match._tape),
        list(match._outcomes),
        list(match.path),  # type: ignore[arg-type]
        match._sealed,
        dict(match._given),
        match.asked_at,
        [Heard(told.event, told.to, told.line) for told in match.told],
    )


def snapshot_type(game: Game[Any]) -> Any:
    """The type of a game's snapshots, to decode them by."""
    return _type_of(tuple(game.event_types))


@cache
def _type_of(events: tuple[type, ...]) -> Any:
    return Snapshot[Union[events]]  # type: ignore[valid-type]  # noqa: UP007 - the union is made of a tuple


def woken(game: Game[Any], seats: int, options: Options, found: Snapshot[Any], chance: Chance) -> Match[Any]:
    """The match of a snapshot, listening, with the given chance; raises ValueError if it does not come out the same."""
    match: Match[Any] = object.__new__(Match)
    state = msgspec.msgpack.decode(found.state, type=game.state)
    match.__setstate__(
        {
            "game": game,
            "options": options,
            "state": state,
            "_checkpoint": state,
            # what was written is in the record; here only the number of lines counts
            "lines": [None] * found.number,
            "path": found.path,
            "told": [Told(heard.event, heard.to, heard.line) for heard in found.told],
            "practice": found.practice,
            "_start": game.setup(seats, options),
            "_checkpoint_at": found.checkpoint_at,
            "_tape": found.tape,
            "_outcomes": found.outcomes,
            "_sealed": found.sealed,
            "_given": found.given,
            "_asked_at": found.asked_at,
            "chance": chance,
            "listen": True,
            "over": found.over,
        }
    )
    match._marks = [(at, msgspec.msgpack.decode(mark, type=game.state)) for at, mark in found.marks]
    match.decisions = found.decisions
    if match.digest() != found.digest:
        raise ValueError("the snapshot does not come out as it was taken")
    return match
