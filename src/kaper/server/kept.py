"""A match kept on disk: every answer, with the chance and the events it caused, before anybody hears of it.

Whatever changes the match does so under the table's lock, and keeps the lock until the change is on disk. Whatever
looks at it for others takes the lock too: nobody can be told of something that a crash would take back.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

import msgspec
import structlog
from sqlalchemy.exc import OperationalError

from kaper.core.chance import Fair
from kaper.core.decisions import PASS, Answer, Decision
from kaper.core.game import Game
from kaper.core.match import Match, SceneFailed
from kaper.core.records import Entry, Recorder
from kaper.core.voyages import Voyage, voyage_of
from kaper.core.words import Refused, refuse
from kaper.server import storage
from kaper.server.commits import Write
from kaper.server.course import Course
from kaper.server.health import Health
from kaper.server.leases import Lease
from kaper.server.metrics import Metrics
from kaper.server.seating import Seat, Sheet, now, sheet_update
from kaper.server.settings import Settings
from kaper.server.shuns import Shuns
from kaper.server.storage import GONE, Storage, sentence_for
from kaper.server.story import Story
from kaper.server.workers import Workers

log = structlog.get_logger("kaper.table")

CHANGED_EVERY = 30  # seconds between notes of "last change" on the sheet; answers themselves are always written


@dataclass(frozen=True)
class House:
    """What all tables share."""

    settings: Settings
    storage: Storage
    workers: Workers
    metrics: Metrics
    health: Health
    shuns: Shuns
    advised: set[str] = field(default_factory=set)  # guests for whom a bot thinks just now


class Lost(Exception):
    """What was answered could not be written: the table in memory is no longer true and must be read anew."""


class NotKept(Exception):
    """What was wished could not be written; the text is the key of why. The table stands as it stood, and can be used."""


class Kept(Course):
    """A table's seats and match, in memory as on disk."""

    def __init__(self, house: House, game: Game[Any], sheet: Sheet, seats: list[Seat]) -> None:
        super().__init__(game, len(seats), sheet.options, Fair(sheet.seed, sheet.id, sheet.nonces))
        self.house = house
        self.mark = house.storage.mark  # of the database that it is read from
        self.lease: Lease | None = None  # which every change of the table brings along
        self.sheet = sheet
        self.seats = seats
        self.lock = asyncio.Lock()
        self.lost = False
        self._recorder: Recorder | None = None
        self.stored = 0  # lines on disk
        self._unwritten: list[Entry] = []
        self.snapshot_at = 0  # lines that the last snapshot holds
        self.voyage: Voyage | None = voyage_of(game.package) if sheet.voyage else None

    # ------------------------------------------------------------ coming to life

    def begin(self) -> list[Write]:
        """Make the match; gives what is to be written for it."""
        options = self.game.read_options(self.sheet.options)
        self.fair = Fair(self.sheet.seed, self.sheet.id, self.sheet.nonces)
        chance = self.fair if self.voyage is None else self.voyage.chance([], self.fair)
        self.match = Match(self.game, len(self.seats), options, chance, listen=True)
        self.match.practice = self.sheet.practice
        self._recorder = Recorder(self.match)
        self._step()
        return self._writes()

    def come_to_life(self, snapshot: bytes, entries: list[Entry]) -> None:
        """Stand where a snapshot stood, then play the lines that were written since."""
        self.wake(snapshot)
        assert self.match is not None
        self.snapshot_at = len(self.match.lines)
        self.go_on(entries)
        self._recorder = Recorder(self.match)
        self._recorder.lines, self._recorder.told = len(self.match.lines), len(self.match.told)
        self.stored = len(self.match.lines)

    def stand_anew(self, sheet: Sheet, seats: list[Seat]) -> None:
        """Forget everything in memory: the table will be brought to where it stands on disk."""
        self.sheet, self.seats, self.match, self.options = sheet, seats, None, sheet.options
        self.fair = Fair(sheet.seed, sheet.id, sheet.nonces)
        self.story = Story(len(seats))
        self.number, self.posed = 0, -1
        self.stored, self._unwritten = 0, []

    def _step(self) -> None:
        """After each answer or undo: note its lines, number its events, see whether a new question stands."""
        assert self._recorder is not None
        self._unwritten += self._recorder.news()
        self._follow()

    # ------------------------------------------------------------ writing

    def _writes(self) -> list[Write]:
        """What is to be written now: fresh lines, and the sheet where it changed."""
        match = self.match
        assert match is not None
        fresh, self._unwritten = self._unwritten, []
        rows = [
            {"table": self.sheet.id, "number": self.stored + i, "entry": msgspec.json.encode(entry)}
            for i, entry in enumerate(fresh)
        ]
        self.stored += len(rows)
        writes: list[Write] = [(storage.INSERT_LINES, rows)] if rows else []
        over = match.over and self.sheet.status != "over"
        if over or match.practice != self.sheet.practice or now() - self.sheet.changed > CHANGED_EVERY:
            self.sheet = msgspec.structs.replace(
                self.sheet,
                status="over" if match.over else self.sheet.status,
                result=match.result() if match.over else None,
                practice=match.practice,
                changed=now(),
            )
            writes.append(sheet_update(self.sheet))
        if over:
            self.house.metrics.matches.labels("finished").inc()
        return writes

    async def write(self, writes: Sequence[Write], *, quiet: bool = False) -> None:
        """Bring changes to disk; a table whose changes are lost is closed and read anew."""
        if self.lost:
            raise Lost(self.sheet.id)  # another copy of the table may be in memory by now
        begin = time.perf_counter()
        try:
            await self.house.storage.write(*writes, mark=self.mark, lease=self.lease)
        except Exception as error:
            self.house.metrics.faults.inc()
            why = sentence_for(error) if self.house.storage.leases.well else GONE
            if (isinstance(error, OperationalError) or why == GONE) and await self.go_back(why):
                raise NotKept(why) from error
            self.lost = True
            raise Lost(self.sheet.id) from error
        except BaseException:
            self.lost = True
            raise
        if not quiet:
            self.house.metrics.commit.observe(time.perf_counter() - begin)

    async def go_back(self, why: str) -> bool:
        """Stand as the table stands on disk, if it can be read: where it cannot, this copy is lost."""
        return False

    # ------------------------------------------------------------ the question that stands

    @property
    def asked(self) -> dict[int, Decision[Any]]:
        """Who must answer now."""
        return {} if self.match is None else self.match.asked

    @property
    def window(self) -> bool:
        """Is the present question one of those whose answering must tell nothing?"""
        return self.match is not None and any(decision.secret for decision in self.match.round.values())

    def _forced(self, seat: int) -> bool:
        """Can this seat only pass (or only give one answer) in the present window?"""
        decision = self.asked.get(seat)
        return decision is not None and decision.secret and decision.sole(self._state) is not None

    @property
    def _state(self) -> Any:
        assert self.match is not None
        return self.match.state

    def _automatic(self, seat: int) -> bool:
        """Would this seat be passed without asking its person?"""
        decision = self.asked.get(seat)
        if self._quiet(seat) is not None:
            return True
        if decision is None or not decision.secret:
            return False
        if decision.sole(self._state) is not None:
            return True
        wished = self.seats[seat].passes(type(decision).__name__)
        return wished and decision.check(self._state, PASS) is None

    def _quiet(self, seat: int) -> Answer | None:
        """What a first voyage answers for its learner without a word."""
        if self.voyage is None or self.match is None or seat != self.voyage.seat:
            return None
        return self.voyage.quiet(self.match)

    def _passed(self, seat: int) -> Answer:
        """The answer of a seat that answers by itself."""
        quiet = self._quiet(seat)
        sole = self.asked[seat].sole(self._state) if quiet is None else quiet
        return PASS if sole is None else sole

    def _passing(self) -> list[int]:
        """The seats that pass by themselves now. People on one screen are passed together or asked together."""
        passing = []
        for seat in self.asked:
            if self.seats[seat].player is not None:
                ready = self._forced(seat)
            else:
                mates = [s for s in self.asked if self.seats[s].guest == self.seats[seat].guest]
                ready = all(self._automatic(mate) for mate in mates if self.seats[mate].player is None)
            if ready:
                passing.append(seat)
        return passing

    # ------------------------------------------------------------ answering

    def _act(self, seat: int, answer: object) -> Refused | None:
        """Give an answer to the match; a fault of the game's code becomes a refusal, and nothing has changed."""
        assert self.match is not None
        if self.voyage is not None:
            self.match.table.chance = self.voyage.chance(self.match.path, self.fair)
        try:
            refused = self.match.act(seat, answer)
        except SceneFailed:
            self.house.metrics.faults.inc()
            log.exception("scene failed", table=self.sheet.id, game=self.game.id)
            self._follow()
            return refuse("service-fault")
        if refused is None:
            self._step()
        return refused
