"""An answer tried in imagined worlds: what it promised there, what its seat had when the turn was over, and how that compares."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import Any

from kaper.analysis.measuring import ROLLOUT, answered
from kaper.bots.gaps import gap_of
from kaper.bots.worlds import lasting, whims, worth
from kaper.core.decisions import Answer
from kaper.core.game import Brain, Game
from kaper.core.match import Handle
from kaper.core.words import Text

SURE = 1.5
"""A difference counts from so many of its standard errors on."""
TOLD = 2
"""Differences of one kind that are told."""
SLIGHT = 0.1
"""Less than this of a thing on average is not told."""


class Tried:
    """What came of one answer, world by world: the seat's share of victory, and what it had."""

    def __init__(self, answer: Answer) -> None:
        self.answer = answer
        self.shares: list[float] = []
        self.stocks: list[Mapping[str, float]] = []

    @property
    def share(self) -> float:
        return sum(self.shares) / len(self.shares)


def stock_of(game: Game[Any], state: Any, seat: int) -> Mapping[str, float]:
    """What a seat has that counts, by message; where a game does not say so, its score."""
    if game.stock is not None:
        return game.stock(state, seat)
    return {"advice-score": game.result(state).scores[seat]}


def play_on(handle: Handle, brain: Brain[Any], seed: int, tried: Tried, ahead: int = ROLLOUT) -> None:
    """Play an answer on in one imagined world: what the seat has when its turn is over (where there are turns), and its share."""
    match, rng, seat = handle.imagine(seed), whims(seed), handle.seat
    end = match.decisions + ahead
    going = lasting(match, brain, seat) if brain.chapter is not None else None
    if answered(match, brain, rng, {seat: tried.answer}) and going is not None:
        match.play(brain.policy, rng, end - match.decisions, going=going)
    if going is not None:
        tried.stocks.append(stock_of(handle.game, match.state, seat))
    match.play(brain.policy, rng, end - match.decisions)
    if going is None:
        tried.stocks.append(stock_of(handle.game, match.state, seat))
    tried.shares.append(worth(match, brain)[seat])


def surely(gap: float, doubt: float) -> bool:
    """Is this more than chance would make it?"""
    return gap > 0 and gap > SURE * doubt


def told_differences(own: Tried, rival: Tried, *, favourable: bool) -> list[Text]:
    """What the seat has more or less than by its rival, where that is no chance: what speaks for it (or against) first."""
    found: list[tuple[bool, float, Text]] = []
    for key in own.stocks[0]:
        ours, theirs = [stock[key] for stock in own.stocks], [stock[key] for stock in rival.stocks]
        gap, doubt = gap_of(ours, theirs)
        if abs(gap) < SLIGHT or not surely(abs(gap), doubt):
            continue
        helps = together(ours, own.shares) + together(theirs, rival.shares) >= 0  # more of it went with victory
        good = (gap > 0) == helps
        found.append((good != favourable, -abs(gap) / (spread([*ours, *theirs]) + SLIGHT), difference(key, gap)))
    found.sort(key=lambda one: one[:2])
    return [text for _, _, text in found[:TOLD]]


def together(values: Sequence[float], shares: Sequence[float]) -> float:
    """Do two things rise together (above 0) or does one fall where the other rises: their covariance."""
    middle, mean = sum(values) / len(values), sum(shares) / len(shares)
    return sum((value - middle) * (share - mean) for value, share in zip(values, shares, strict=True))


def spread(values: Sequence[float]) -> float:
    """How far values lie apart: their standard deviation."""
    mean = sum(values) / len(values)
    return sqrt(sum((value - mean) ** 2 for value in values) / len(values))


def difference(key: str, gap: float) -> Text:
    """A thing and how much more or less of it there is, to a tenth."""
    tenths = round(10 * abs(gap))
    sign = "+" if gap > 0 else "−"
    return Text(
        "advice-whole" if tenths % 10 == 0 else "advice-part",
        {"what": Text(key), "sign": sign, "whole": tenths // 10, "tenths": tenths % 10},
    )
