"""A live table: what people and bots do at it."""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections import Counter
from collections.abc import Awaitable, Coroutine, Iterable, Sequence
from typing import Any, TypeVar

import msgspec
import structlog
from sqlalchemy import delete, insert

from kaper.core.decisions import Answer
from kaper.core.game import Game
from kaper.core.match import Match
from kaper.core.words import Question, Refused, Text, Who, refuse
from kaper.server import snapshots, storage
from kaper.server.advising import advise
from kaper.server.commits import Write
from kaper.server.fairness import Errand, Lane
from kaper.server.guests import Guest
from kaper.server.kept import House, Lost, NotKept
from kaper.server.pace import Pace
from kaper.server.seating import Seat, Sheet, alone, holds, now, seat_update
from kaper.server.shown import Shown
from kaper.server.storage import GONE, sentence_for
from kaper.server.thinking import think
from kaper.server.trouble import Trouble
from kaper.server.viewer import Viewer
from kaper.server.wire import ChatLine, ChatMessage, PaceWish, PlanDropped, PlanStep, WhatIfReply
from kaper.server.writing import clean

log = structlog.get_logger("kaper.table")
T = TypeVar("T")

CHAT_KEPT = 100
MOST_LINES = 20_000  # a match has about two thousand; whoever takes back more than that fills the disk
LATE = 3.0  # seconds that a write may take before people are told that the database does not answer
AGAIN = 1.0  # seconds between two tries to reach a database that is gone
REST = 5.0  # seconds that bots wait after a write for which there was no room
HURRIED = 0.75  # a share of its time with which a bot is said to think shorter
SNAPSHOT = -1  # in place of a seat: what is busy is the keeping of a snapshot


class Live(Shown):
    """A table in memory."""

    def __init__(self, house: House, game: Game[Any], sheet: Sheet, seats: list[Seat]) -> None:
        super().__init__(house, game, sheet, seats)
        self.used_at = time.monotonic()
        self.resting_until = 0.0
        self.pace = Pace(house.settings.pace)
        self._hushed: Counter[str] = Counter()  # answers that are not counted before their window closes
        self.left: dict[str, float] = {}  # when the last socket of a guest closed
        self._tasks: set[asyncio.Task[None]] = set()
        self._busy: set[tuple[int, int | None]] = set()  # (number, seat) being thought about; None: the passes

    async def write(self, writes: Sequence[Write], *, quiet: bool = False) -> None:
        """Bring changes to disk. Where there is no room the table goes back to what is there, and everybody stays; where
        another took the place, clients come back to the table as it is there."""
        late = asyncio.get_running_loop().call_later(LATE, self._cannot_reach)
        try:
            await super().write(writes, quiet=quiet)
        finally:
            late.cancel()
            self.out_of_reach = False
            if self.lost:
                for viewer in self.viewers:
                    viewer.close(1012)

    def _cannot_reach(self) -> None:
        """Tell everybody that the database is away, past the lock that a change holds until it is back."""
        if not self.out_of_reach:
            self.out_of_reach = True
            self.tell_error(Text(GONE))

    async def go_back(self, why: str) -> bool:
        """Stand as the table stands on disk, after a write that failed; bots wait a while before they try again. While
        the database is gone wait for it, until the other processes have heard of this one again."""
        if why == GONE:
            self._cannot_reach()
        read = self.house.storage
        while not self.lost:
            try:
                if read.leases.well:
                    sheet, seats = await snapshots.stored(read, self.sheet.id)
                    self.stand_anew(sheet, seats)
                    if sheet.status != "open":
                        await snapshots.wake(self)
                    break
            except Exception as error:
                if sentence_for(error) != GONE:
                    log.exception("a table cannot be read back", table=self.sheet.id)
                    return False
            await asyncio.sleep(AGAIN)
        else:
            return False
        log.error("not written", table=sheet.id, why=why)
        self._views.clear()
        self.resting_until = time.monotonic()  # at the next tick bots go on
        if why != GONE:
            self.resting_until += REST
            self.tell_error(Text(why))
        self.out_of_reach = False
        self.tell_all(table=True, play=True)
        return True

    async def _change(self, by: str, number: int, seats: Iterable[int]) -> None:
        """Write what happened, then tell those who may know, then let bots think."""
        self.used_at = time.monotonic()
        status = self.sheet.status
        if not self.house.settings.pace:
            while self._pass_all(self.number):
                pass  # where passes take no time, they are written and told together with what led to them
        sealed = self.number == number and self.window and status == self.sheet.status
        await self.write(self._writes(), quiet=sealed)
        self._hushed[by] += 1
        self._arrived()
        if not sealed:  # figures that rise and a pace that changes while a window is open would tell who answered
            self.pace.answered(person="person" in self._hushed or "undo" in self._hushed)
            for each, count in self._hushed.items():
                self.house.metrics.answers.labels(each).inc(count)
            self._hushed.clear()
        if sealed:
            owners = {self.seats[seat].guest for seat in seats}
            self.tell_all(play=True, only=owners)  # others must not learn when a sealed answer came in
        else:
            self.tell_all(play=True, table=status != self.sheet.status)
        self.arrange()
        if self.stored - self.snapshot_at >= snapshots.EVERY or self.match is None or self.match.over:
            self._start(SNAPSHOT, snapshots.keep(self))

    # ------------------------------------------------------------ answers and undo

    async def answer(self, viewer: Viewer, seat: int, number: int, answer: Answer) -> None:
        """A person answers."""
        async with self.lock:
            if not self._may_play(viewer, seat):
                return
            assert self.match is not None
            if number == self.number and self.window and seat in self.match.waiting:
                return  # an automatic pass came first, and the client could not know
            refused = refuse("refusal-stale") if number != self.number else self._answered(seat, answer)
            if refused is not None:
                self._refused(viewer, refused, seat)
                return
            self.stood_in.pop(seat, None)
            await self._change("person", number, [seat])

    def _answered(self, seat: int, answer: Answer) -> Refused | None:
        """Give a person's answer; on a first voyage only the one that the lesson asks for."""
        learning = self.voyage is not None and seat == self.voyage.seat and seat in self.asked
        if learning and not self.voyage.allows(self.match, answer):  # type: ignore[union-attr, arg-type]
            return refuse("service-voyage-other")
        return self._act(seat, answer)

    def would_refuse(self, seat: int, answer: Answer) -> bool:
        """Can this seat not give this answer now?"""
        asked = self.asked.get(seat)
        return asked is None or asked.check(self._state, answer) is not None

    async def begin_with(self, seat: int, answer: Answer) -> None:
        """The first answer of a branch, given before anybody sits there."""
        async with self.lock:
            number = self.number
            if self._act(seat, answer) is None:
                await self._change("person", number, [seat])

    async def plan(self, viewer: Viewer, seat: int, number: int, steps: Sequence[PlanStep]) -> None:
        """A person answers several questions in a row; what cannot be given is refused, and the rest dropped."""
        async with self.lock:
            if not self._may_play(viewer, seat):
                return
            done, refused = 0, refuse("refusal-stale") if number != self.number else None
            while refused is None and done < len(steps):
                step, asked, number = steps[done], self.asked.get(seat), self.number
                if asked is not None and step.question not in ("", asked.name()):
                    refused = refuse("service-plan-other")
                else:
                    refused = self._answered(seat, step.answer)
                if refused is None:
                    done += 1
                    self.stood_in.pop(seat, None)
                    await self._change("person", number, [seat])
            if refused is not None:
                self._refused(viewer, refused, seat)
                viewer.tell(PlanDropped(seat, done, len(steps) - done))

    async def what_if(self, viewer: Viewer, seat: int, number: int, answer: Answer) -> None:
        """Tell a person what an answer would come to; nothing changes."""
        async with self.lock:
            if not self._may_play(viewer, seat):
                return
            asked, facts = self.asked.get(seat), None
            if number != self.number or asked is None:
                refused: Refused | None = refuse("refusal-stale" if number != self.number else "refusal-not-asked")
            else:
                refused = asked.check(self._state, answer)
                facts = asked.facts(self._state, answer) if refused is None else None
            text, rule = (None, "") if refused is None else (refused.text, refused.rule)
            viewer.tell(WhatIfReply(seat, number, answer, text, rule, facts))

    def advise(self, viewer: Viewer, seat: int, number: int) -> None:
        """Have a strong bot think for a person, who can go on meanwhile; one thought at a time for each guest."""
        if self._may_play(viewer, seat):
            self._go_on(advise(self, viewer, seat, number))

    def agree(self, viewer: Viewer, on: bool) -> None:
        """A person at the table says whether advice may be asked for here."""
        if not holds(self.seats, viewer.guest):
            viewer.error(Text("service-not-seated"))
            return
        if on:
            self.agreed.add(viewer.guest.id)
        else:
            self.agreed.discard(viewer.guest.id)
        self.tell_all(table=True)

    def _refused(self, viewer: Viewer, refused: Refused, seat: int) -> None:
        self.house.metrics.refusals.inc()
        viewer.refuse(refused.text, refused.rule, seat)
        viewer.due(play=True)

    def _may_play(self, viewer: Viewer, seat: int) -> bool:
        """Is the match on, and may this viewer play this seat? Says so if not."""
        if self.match is None:
            viewer.error(Text("service-not-playing"))
        elif self.house.health.full:
            viewer.refuse(Text("service-disk-full"), "", seat)
        elif seat not in holds(self.seats, viewer.guest):
            viewer.error(Text("service-foreign-seat"))
        elif self.seats[seat].standin is not None:
            viewer.refuse(Text("service-standin"), "", seat)
        else:
            return True
        return False

    async def undo(self, viewer: Viewer, seat: int, free: bool) -> None:
        """A person takes an answer back; also the automatic passes that would come again at once, alone past what was seen."""
        async with self.lock:
            if not self._may_play(viewer, seat):
                return
            match = self.match
            assert match is not None
            number = self.number
            if match.over:
                refused: Refused | None = refuse("refusal-over")  # the seed of the dice is known by now
            elif free and not alone(self.seats):
                refused = refuse("service-undo-company")
            elif self.stored > MOST_LINES:
                refused = refuse("service-undo-enough")
            else:
                refused = match.undo(seat, free=free)
            if refused is not None:
                self._refused(viewer, refused, seat)
                return
            self._step()
            while self._automatic(seat):
                if (refused := match.undo_refusal(seat, free=free)) is not None and alone(self.seats):
                    free, refused = True, match.undo_refusal(seat, free=True)
                if refused is not None:
                    self._refused(viewer, refused, seat)
                    break
                match.undo(seat, free=free)
                self._step()
            self.house.metrics.undos.inc()
            await self._change("undo", number, [seat])

    async def sail_anew(self) -> None:
        """Take a first voyage back to its beginning."""
        async with self.lock:
            match, voyage = self.match, self.voyage
            assert match is not None
            assert voyage is not None
            number = self.number
            while match.undo_refusal(voyage.seat, free=True) is None:
                match.undo(voyage.seat, free=True)
                self._step()
            await self._change("undo", number, [voyage.seat])

    # ------------------------------------------------------------ bots, passes, clocks

    def arrange(self) -> None:
        """Let bots think and automatic passes come, for the question that stands now."""
        if self.match is None or self.match.over or self.lost or self._resting():
            return
        if self._passing():
            self._start(None, self._pass(self.number))
        for seat in self.asked:
            player = self.seats[seat].player
            if player is not None and not self._forced(seat):
                self._start(seat, self._think(seat, self.number, player))

    def _start(self, seat: int | None, work: Coroutine[Any, Any, None]) -> None:
        key = (self.number, seat)
        if key in self._busy:
            work.close()
            return
        self._busy.add(key)

        async def freed() -> None:
            try:
                await work
            finally:
                self._busy.discard(key)

        self._go_on(freed())

    def _go_on(self, work: Coroutine[Any, Any, None]) -> None:
        """Do something beside whatever else happens at the table."""

        async def guarded() -> None:
            try:
                await work
            except NotKept:
                pass  # said and logged already
            except Lost:
                log.error("a write was lost", table=self.sheet.id)
            except Exception:
                self.house.metrics.faults.inc()
                log.exception("a table's task failed", table=self.sheet.id)

        task = asyncio.create_task(guarded())
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _pass(self, number: int) -> None:
        """All automatic passes of a window come at the same moment, a random while after it opened."""
        await self.pace.wait(self.posed_at, random.uniform(0.6, 1.4))
        async with self.lock:
            passed = [] if self._resting() else self._pass_all(number)
            if passed:
                await self._change("pass", number, passed)

    def _pass_all(self, number: int) -> list[int]:
        """Give the automatic answers to the question with this number; the seats for which that was done."""
        passed = []
        for seat in self._passing():
            if self.number != number or seat not in self.asked:
                break
            if self._act(seat, self._passed(seat)) is None:
                passed.append(seat)
        return passed

    async def _think(self, seat: int, number: int, bot: str, clock: bool = False) -> None:
        """A bot answers; one that fails is replaced by simpler ones, the last of which cannot fail."""
        if not self.viewers:
            await asyncio.sleep(max(0.0, self.posed_at + self.house.settings.unwatched - time.monotonic()))
        begin = time.perf_counter()

        async def forked(share: float) -> Match[Any] | None:
            async with self.lock:
                if self.number != number or seat not in self.asked or self.lost:
                    return None
                if self.hurried != (share < HURRIED):
                    self.hurried = share < HURRIED
                    self.tell_all(table=True)
                assert self.match is not None
                return self.match.fork(random.getrandbits(64), keep=True)

        errand = Errand(self.sheet.maker, Lane.WATCHED if self.viewers else Lane.UNWATCHED)
        written = self._written(seat)
        async for answer in think(self.house, errand, forked, seat, bot, written):
            if self.viewers:
                await self.pace.wait(self.posed_at)
            async with self.lock:
                if self.number != number or seat not in self.asked or self.lost or self._resting():
                    return
                if self.seats[seat].player is None and not clock:
                    return  # its person came back
                assert self.match is not None
                question = self.match.question(seat) if self.seats[seat].human else None
                if self._act(seat, answer) is None:
                    if question is not None:
                        self.stood_in[seat] = answered_for(question, answer)
                    if not self.window:
                        self.house.metrics.think.observe(time.perf_counter() - begin)
                    await self._change("bot", number, [seat])
                    return
            self.house.metrics.replaced.inc()
        self.tell_error(Text("service-fault"))

    def _written(self, seat: int) -> Answer | None:
        """What a first voyage has this seat answer now."""
        return None if self.voyage is None or self.match is None else self.voyage.wanted(self.match.path, seat)

    def set_pace(self, viewer: Viewer, wish: PaceWish) -> None:
        """Somebody wants to wait less, or as usual again; it counts where all others are bots."""
        viewer.pace = wish
        self._arrived()

    def _arrived(self) -> None:
        """Where a person has to answer, those who wanted to skip to their turn are there; others may still hurry."""
        people = {seat for seat in self.asked if self.seats[seat].player is None} - set(self._passing())
        for viewer in self.viewers if people and not self.window else ():
            if viewer.pace == "turn":
                viewer.pace = "usual"
        wishes = {viewer.pace for viewer in self.viewers if holds(self.seats, viewer.guest)}
        self.pace.hurried = alone(self.seats) and not wishes <= {"usual"}

    def _resting(self) -> bool:
        """Is nothing done by itself just now, because it could not be kept?"""
        if self.house.health.full:
            self.resting_until = time.monotonic() + REST
        return time.monotonic() < self.resting_until

    async def tick(self, moment: float) -> None:
        """Now and then: clocks that ran out, people who are away."""
        if self.match is None or self.match.over or self.lost or self._resting():
            return
        if self.resting_until:
            self.resting_until = 0.0
            self.arrange()
        clock, settings = self.sheet.clock, self.house.settings
        people = [seat for seat in self.asked if self.seats[seat].player is None]
        if clock is not None and people and moment > self.posed_at + clock:
            for seat in people:
                self._start(seat, self._think(seat, self.number, settings.standin, clock=True))
        present = self.present
        for seat in people:
            guest = self.seats[seat].guest
            waiting = any(s.human and s.guest in present for s in self.seats)
            if guest not in present and waiting and moment > self.left.setdefault(guest or "", moment) + settings.grace:
                async with self.lock:
                    await self._stand_in(seat, settings.standin, away=True)

    # ------------------------------------------------------------ seats

    async def set_seat(self, number: int, seat: Seat, *more: Write) -> None:
        """Change a seat, on disk first; whoever loses or wins eyes by it is told the play as they see it now."""
        old = self.seats[number]
        await self.write([seat_update(self.sheet.id, number, seat), *more])
        self.seats[number] = seat
        self.tell_all(table=True)
        if old.guest != seat.guest:
            self.tell_all(play=True, only={old.guest, seat.guest})

    async def _stand_in(self, number: int, bot: str, *, away: bool) -> None:
        await self.set_seat(number, msgspec.structs.replace(self.seats[number], standin=bot, away=away))
        log.info("stand-in", table=self.sheet.id, seat=number, bot=bot, away=away)
        self.arrange()

    async def takeover(self, guest: Guest, number: int, bot: str) -> None:
        """A bot plays for a seat: for one's own any; for one whose person has been away for a while the usual one, and
        only where none plays yet: nobody chooses who plays against them."""
        async with self.lock:
            seat = self._playing_seat(number)
            own = seat.guest == guest.id
            if not own and not (holds(self.seats, guest) and self._away(seat)):
                raise Trouble(409, "service-not-away")
            if not own and seat.standin is not None:
                raise Trouble(409, "service-standin-there")
            await self._stand_in(number, bot if own else self.house.settings.standin, away=not own)

    def _away(self, seat: Seat) -> bool:
        """Has a seat's person been gone for a while?"""
        left = self.left.get(seat.guest or "")
        return left is not None and time.monotonic() > left + self.house.settings.grace

    def gone(self) -> dict[str, float]:
        moment, grace = time.monotonic(), self.house.settings.grace
        return {guest: max(0.0, left + grace - moment) for guest, left in self.left.items()}

    async def give_back(self, guest: Guest, number: int) -> None:
        """A person plays again."""
        async with self.lock:
            seat = self._playing_seat(number)
            if seat.guest != guest.id:
                raise Trouble(403, "service-foreign-seat")
            if seat.standin is not None:
                await self.set_seat(number, msgspec.structs.replace(seat, standin=None, away=False))
                self.tell_all(play=True, only={guest.id})

    def _playing_seat(self, number: int) -> Seat:
        if self.sheet.status != "playing":
            raise Trouble(409, "service-not-playing")
        if number >= len(self.seats) or not self.seats[number].human:
            raise Trouble(404, "service-no-seat")
        return self.seats[number]

    async def set_autopass(self, viewer: Viewer, windows: list[str]) -> None:
        """A person sets where to pass automatically, for all their seats."""
        async with self.lock:
            for number in holds(self.seats, viewer.guest):
                await self.set_seat(number, msgspec.structs.replace(self.seats[number], autopass=tuple(windows)))
            self.arrange()

    # ------------------------------------------------------------ coming and going

    async def enter(self, viewer: Viewer, last: int, chat: int, present: int | None) -> None:
        """A socket said hello: it is told everything it lacks, and seats played for it while away are given back."""
        if self.out_of_reach:
            viewer.error(Text(GONE))
        async with self.lock:
            if self.lost:
                raise Lost(self.sheet.id)  # it left memory between finding it and entering
            mine = holds(self.seats, viewer.guest)
            viewer.wish, viewer.covered = present, False
            viewer.shown = viewer.eyes(mine)
            again = viewer in self.viewers
            shared = len(mine) > 1  # whose log was it that ended there?
            viewer.last = -1 if again or shared else last  # -1: the whole log anew
            fresh = viewer.guest.id not in self.present
            self.viewers.add(viewer)
            self.left.pop(viewer.guest.id, None)
            self.used_at = time.monotonic()
            for number in mine:
                if self.seats[number].away:
                    await self.set_seat(number, msgspec.structs.replace(self.seats[number], standin=None, away=False))
            if fresh:
                self.tell_all(table=True)
            for line in self.chat:
                author = None if line.seat is None else self.seats[line.seat].guest
                if line.n > chat and not self.house.shuns.deaf(viewer.guest.id, author):
                    viewer.tell(line)
            viewer.due(table=True, play=True)
            self.arrange()

    def leave(self, viewer: Viewer) -> None:
        """A socket closed."""
        self.viewers.discard(viewer)
        self._arrived()
        self.used_at = time.monotonic()
        if viewer.guest.id not in self.present:
            self.left[viewer.guest.id] = time.monotonic()
            self.tell_all(table=True)

    async def look_as(self, viewer: Viewer, seat: int | None) -> None:
        """On a shared screen another person looks: the log will begin anew with what that seat knows."""
        async with self.lock:
            if seat is not None and seat not in holds(self.seats, viewer.guest):
                viewer.error(Text("service-foreign-seat"))
                return
            viewer.look(seat)
            viewer.due(play=True)

    async def say(self, viewer: Viewer, message: ChatMessage) -> None:
        """Somebody at the table says something."""
        text = clean(message.text or "", 300) or None
        async with self.lock:
            mine = holds(self.seats, viewer.guest)
            if not mine:
                viewer.error(Text("service-not-seated"))
                return
            if (text is None) == (message.phrase is None):
                viewer.error(Text("service-chat-empty"))
                return
            n = self.chat[-1].n + 1 if self.chat else 1
            seat = mine[0] if len(mine) == 1 else viewer.eyes(mine)
            name = viewer.guest.name if seat is None else self.seats[seat].name
            line = ChatLine(n, seat, name, text, message.phrase, now())
            values = msgspec.structs.asdict(line) | {"table": self.sheet.id}
            c = storage.chat
            old = delete(c).where((c.c.table == self.sheet.id) & (c.c.n <= n - CHAT_KEPT))
            await self.house.storage.write(
                (insert(c).values(values), None), (old, None), mark=self.mark, lease=self.lease
            )
            self.chat = [*self.chat[1 - CHAT_KEPT :], line]
            for other in self.viewers:
                if not self.house.shuns.deaf(other.guest.id, viewer.guest.id):
                    other.tell(line)

    def idle(self, moment: float) -> bool:
        """May the table leave memory? Nobody looks, nothing goes on."""
        used = self.viewers or self._tasks or self.lock.locked()
        return not used and moment > self.used_at + self.house.settings.idle

    async def close(self, code: int = 1001) -> None:
        """Let go of everybody; what was answered is on disk."""
        for viewer in self.viewers:
            viewer.close(code)
        tasks = list(self._tasks)
        async with self.lock:
            for task in tasks:
                task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)


async def unbroken(work: Awaitable[T]) -> T:
    """Finish a change even if the one who asked for it goes away meanwhile."""
    task = asyncio.ensure_future(work)
    try:
        return await asyncio.shield(task)
    except asyncio.CancelledError:
        with contextlib.suppress(Exception):
            await task
        raise


def answered_for(question: Question, answer: Answer) -> Text:
    """What a bot answered for a person, to be told to that person."""
    ids = [answer] if isinstance(answer, str) else answer
    given: list[Text | Who] | int = (
        ids if isinstance(ids, int) else [option.text for option in question.options if option.id in ids]
    )
    return Text(
        "service-answered-for", {"question": question.prompt, "answer": given or Text("service-nothing-chosen")}
    )
