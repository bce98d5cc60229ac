"""Analyses a record on several cores: the curve first, then every decision, then the curve again, sharper."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import lru_cache, partial
from time import monotonic
from typing import Any

import msgspec

from kaper.analysis.chain import Chain, Moment, chain_of
from kaper.analysis.foreseeing import foreseen
from kaper.analysis.judging import Judge, Judged
from kaper.analysis.measuring import AGAIN, Measured, luck_at, measured
from kaper.analysis.parts import Parts, Turn, parts_of, turns_of
from kaper.analysis.sample import Sample
from kaper.analysis.telling import Highlights, highlights_of
from kaper.core import records
from kaper.core.game import Game, load_game
from kaper.core.sharing import shared

FORMAT = 8
ROUNDS = 4
"""Rounds of worlds that the standard budget pays for."""

LARGEST, WORLDS = 15, 120
"""So many of the largest strokes of luck are measured again, in so many worlds."""

SHARPENED = 200
"""So many moments a round sharpens: all of a short match, of a long one those that are least certain."""


class Analysis(msgspec.Struct):
    """What was found out about a match. It changes with the rules and with this code: `version` names both."""

    format: int
    game: str
    version: str
    seats: int
    names: list[str]
    players: list[str]
    result: list[float]
    """The share of victory that each seat had in the end: winners share 1."""
    moments: list[Moment]
    turns: list[Turn]
    judged: list[Judged]
    parts: list[Parts]
    highlights: Highlights
    rounds: int


Work = tuple[str, int, int]  # what is to be done, and the two numbers that say of what
Done = Measured | list[Judged] | Sample


class Source(msgspec.Struct, frozen=True):
    """What everybody who works at an analysis must know: the game's package and the record."""

    package: str
    text: bytes


@lru_cache(maxsize=1)
def _chain(source: Source) -> Chain:
    """The record played once by each process that works at it."""
    return chain_of(records.read(source.text), load_game(source.package))


def _elsewhere(source: Source, work: Work) -> tuple[Work, Done]:
    return work, _done(_chain(source), work)


def _done(chain: Chain, work: Work) -> Done:
    """One piece of work; what comes out depends on the chain and the work alone."""
    kind, a, b = work
    if kind == "measure":
        return measured(chain, a, b)
    if kind == "judge":
        return [Judge(chain, a, seat).judged() for seat in chain.moments[a].chosen]
    return luck_at(chain, a, AGAIN, b)


Share = Callable[[list[Work]], Iterator[tuple[Work, Done]]]


@contextmanager
def _workers(chain: Chain, source: Source, jobs: int, cluster: str | None) -> Iterator[Share]:
    """A way to have work done: here, or by others that each play the record once."""
    if jobs == 1 and cluster is None:
        yield lambda works: ((work, _done(chain, work)) for work in works)
        return
    with shared(source, jobs, cluster) as each:
        yield partial(each, _elsewhere)


class Progress(msgspec.Struct):
    """How far an analysis is; `analysis` is what is known so far, once the first curve stands."""

    done: int
    all: int
    analysis: Analysis | None = None


def analyse(
    record: records.Record,
    *,
    jobs: int = 1,
    cluster: str | None = None,
    budget: float | None = None,
    tell: Callable[[Progress], None] = lambda progress: None,
    game: Game[Any] | None = None,
) -> Analysis:
    """Analyse a finished match. Without a budget the same record always gives the same analysis, on any number of cores.

    With a budget (seconds) rounds are added to sharpen the curve while there is time; one is made in any case.
    """
    begun = monotonic()
    chain = chain_of(record, game)
    source = Source(chain.game.package, records.text_of(record).encode())
    with _workers(chain, source, jobs, cluster) as share:
        return _Running(record, chain, share, tell).all(ROUNDS if budget is None else None, begun + (budget or 0.0))


class _Running:
    """An analysis under way."""

    def __init__(self, record: records.Record, chain: Chain, share: Share, tell: Callable[[Progress], None]) -> None:
        self.record, self.chain, self.share, self.tell = record, chain, share, tell
        self.measures = [Measured.of(chain.seats) for _ in chain.moments]
        self.judged: list[Judged] = []
        self.again: dict[int, Sample] = {}
        self.rounds = 0
        self.progress = Progress(0, 1)

    def all(self, rounds: int | None, until: float) -> Analysis:
        """The curve, the decisions, the curve again, the largest strokes of luck again."""
        moments = len(self.chain.moments)
        self.progress.all = 2 * moments + min(moments, SHARPENED) * ((rounds or 1) - 1) + LARGEST
        self._round()
        self._tell(self.made())
        for _, done in self._shared([("judge", place, 0) for place in range(len(self.chain.moments))]):
            self.judged += done  # type: ignore[arg-type]
        self.judged.sort(key=lambda one: (one.moment, one.seat))
        while self.rounds < rounds if rounds is not None else monotonic() < until:
            self._round()
            self._tell(self.made())
        chanced = [moment.number for moment in self.chain.moments if moment.chanced]
        turns = self.made().turns
        chanced.sort(key=lambda place: -max(map(abs, turns[place].luck)))
        for (_, place, _), done in self._shared([("luck", place, WORLDS) for place in chanced[:LARGEST]]):
            self.again[place] = done  # type: ignore[assignment]
        return self.made()

    def _round(self) -> None:
        """One more round of worlds: the first for all moments, the others where most is left to doubt."""
        places = list(range(len(self.measures)))
        if self.rounds:
            places.sort(key=lambda place: -self._doubt(place))
            del places[SHARPENED:]
        for (_, place, _), done in self._shared([("measure", place, self.rounds) for place in places]):
            self.measures[place].join(done)  # type: ignore[arg-type]
        self.rounds += 1

    def _doubt(self, place: int) -> float:
        """How little is known of what a moment changed, as a variance."""
        measure = self.measures[place]
        chance = measure.luck.variance if self.chain.moments[place].chanced else 0.0
        return measure.choice.variance + chance

    def _shared(self, works: list[Work]) -> Iterator[tuple[Work, Done]]:
        for work, done in self.share(works):
            self.progress.done += 1
            self._tell(None)
            yield work, done

    def _tell(self, analysis: Analysis | None) -> None:
        self.progress.analysis = analysis
        self.tell(self.progress)

    def made(self) -> Analysis:
        """What is known so far."""
        chain, header = self.chain, self.record.header
        result = chain.game.result(chain.end.state)
        end = result.shares
        seen = foreseen(self.measures, self.judged)
        turns = turns_of(chain, self.measures, self.again, end, seen)
        parts = parts_of(chain, turns, seen, end, 1.0 / (chain.seats + len(result.rivals)))
        return Analysis(
            FORMAT,
            header.game,
            header.version,
            chain.seats,
            header.names,
            header.players,
            end,
            chain.moments,
            turns,
            self.judged,
            parts,
            highlights_of(self.record, chain, turns, self.judged),
            self.rounds,
        )
