"""A record as a chain of moments: the questions at which somebody had a choice, and what became of each."""

from __future__ import annotations

from typing import Any

import msgspec

from kaper.core import records
from kaper.core.chance import Loaded, Outcome
from kaper.core.decisions import Answer
from kaper.core.game import Game, find_game
from kaper.core.match import Answered, Match
from kaper.core.records import Record
from kaper.core.state import clone
from kaper.core.words import KaperError, Text

LONGEST = 12_000
"""Lines of a record that is looked back at; the longest games have about two thousand."""


class Moment(msgspec.Struct):
    """A question at which at least one seat had a choice, with the answers that were given to it.

    `step` is the step of the replay at which the question stands open; `chosen` are the seats with a choice, and
    `steps` says at which step each of them answered.
    """

    number: int
    step: int
    turn: int
    scene: str
    question: str
    chosen: list[int]
    answers: dict[int, Answer]
    steps: dict[int, int]
    chanced: bool = False
    """Did dice fall, or was something seen that nobody had seen, before the next moment (or the end)?"""


class Chain(msgspec.Struct):
    """All moments of a finished match, each with a match that stands there and can be forked."""

    game: Game[Any]
    seats: int
    moments: list[Moment]
    matches: list[Match[Any]]
    end: Match[Any]
    salt: int = 0
    """What makes the worlds of this match others than those of another: of the same seeds all matches would err alike."""


def standing_steps(record: Record, game: Game[Any]) -> tuple[Match[Any], list[int]]:
    """The match at the end of a record, and the steps of the replay whose answers were never taken back."""
    answers = [entry for entry in record.entries if entry.seat is not None]
    standing: list[int] = []
    match: Match[Any] | None = None
    for step, (_, match) in enumerate(records.replay(record, game=game)):
        if not step:
            continue
        entry = answers[step - 1]
        if entry.undo is None:
            standing.append(step)
        elif sum(type(line) is Answered for line in match.path) == len(standing) - 1:
            del standing[entry.undo]  # one of several sealed answers: the others stay
        else:
            del standing[entry.undo :]
    assert match is not None
    return match, standing


def chain_of(record: Record, game: Game[Any] | None = None) -> Chain:
    """The moments of a record; a clear error where the match is not over, or longer than any real one."""
    if len(record.entries) > LONGEST:
        raise KaperError(Text("error-analyse-long", {"most": LONGEST}))
    game = game or find_game(record.header.game)
    played, standing = standing_steps(record, game)
    if not played.over:
        raise KaperError(Text("error-analyse-running"))
    loaded = Loaded(line for line in played.path if isinstance(line, Outcome))
    match = Match(game, played.seats, played.options, loaded, start=clone(played.start))
    chain = Chain(game, played.seats, [], [], match)
    answers = [line for line in played.path if type(line) is Answered]
    question = -1  # where in the path the last moment's question was asked
    unseen: frozenset[int] = frozenset()
    outcomes = 0
    for place, line in enumerate(answers):
        if match.asked_at != question:
            choices = [seat for seat, decision in match.asked.items() if decision.sole(match.state) is None]
            if choices:
                _close(chain, match, unseen, outcomes)
                _open(chain, match, choices, standing[place - 1] if place else 0)
                question, unseen, outcomes = match.asked_at, _unseen(match), _outcomes(match)
        if match.asked_at == question and line.seat in chain.moments[-1].chosen:
            chain.moments[-1].answers[line.seat] = line.answer
            chain.moments[-1].steps[line.seat] = standing[place]
        refused = match.act(line.seat, line.answer)
        if refused is not None:
            raise KaperError(refused.text)
    _close(chain, match, unseen, outcomes)
    chain.salt = int(match.digest()[:16], 16)
    return chain


def _open(chain: Chain, match: Match[Any], choices: list[int], step: int) -> None:
    """A moment begins: the match is kept as it stands."""
    turn = chain.game.turn(match.state) if chain.game.turn is not None else 0
    name = type(match.asked[choices[0]]).__name__
    chain.moments.append(Moment(len(chain.moments), step, turn, match.scene_name, name, choices, {}, {}))
    chain.matches.append(match.fork(0, keep=True))


def _close(chain: Chain, match: Match[Any], unseen: frozenset[int], outcomes: int) -> None:
    """The next moment has come (or the end): was there chance on the way?"""
    if chain.moments:
        drawn = any(match.state.seen[item] for item in unseen)
        chain.moments[-1].chanced = drawn or _outcomes(match) > outcomes


def _unseen(match: Match[Any]) -> frozenset[int]:
    """The items that nobody has seen."""
    return frozenset(item for item, known in enumerate(match.state.seen) if not known)


def _outcomes(match: Match[Any]) -> int:
    """How often chance has spoken so far."""
    return sum(type(line) is not Answered for line in match.path)
