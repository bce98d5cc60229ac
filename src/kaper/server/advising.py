"""Advice at a table: a strong bot thinks for a person, in a worker and in worlds of that seat alone.

Against bots alone and at practice tables it may always be asked for. Among several people it is off until all of them
have agreed; who has is kept in memory, with the table.
"""

from __future__ import annotations

import asyncio
import pickle
import random
from collections.abc import Sequence
from typing import TYPE_CHECKING

import msgspec

from kaper.analysis.advice import Advice
from kaper.core.words import KaperError, Text
from kaper.server.fairness import Busy, Errand, Lane
from kaper.server.seating import Seat, alone, holds
from kaper.server.viewer import Viewer
from kaper.server.wire import AdviceReply
from kaper.server.worker import Advise
from kaper.server.workers import JobFailed

if TYPE_CHECKING:
    from kaper.server.live import Live

PATIENCE = 30.0  # seconds to wait for a worker; then it is said that too much is going on

decode = msgspec.json.Decoder(Advice).decode


def may_advise(seats: Sequence[Seat], agreed: set[str], *, practice: bool) -> bool:
    """May advice be asked for at this table?"""
    people = {seat.guest for seat in seats if seat.human}
    return practice or alone(seats) or people <= agreed


def refusal(live: Live, viewer: Viewer, seat: int, number: int) -> Text | None:
    """Why a seat gets no advice now; None if it may."""
    if not may_advise(live.seats, live.agreed, practice=live.sheet.practice):
        return Text("service-advice-company")
    if number != live.number:
        return Text("refusal-stale")
    if seat not in live.asked:
        return Text("refusal-not-asked")
    if viewer.guest.id in live.house.advised:
        return Text("service-advice-already")
    return None


async def advise(live: Live, viewer: Viewer, seat: int, number: int) -> None:
    """Tell a person the best answers to the question that stands, or why not."""
    guest, advised = viewer.guest.id, live.house.advised
    async with live.lock:
        refused = refusal(live, viewer, seat, number)
        if refused is None:
            assert live.match is not None
            material = pickle.dumps(live.match.fork(random.getrandbits(64), keep=True), pickle.HIGHEST_PROTOCOL)
            advised.add(guest)
    if refused is not None:
        viewer.tell(AdviceReply(seat, number, refused=refused))
        return
    try:
        found = await _thought(live, Errand(guest, Lane.RECORDS), seat, material)
    except (Busy, TimeoutError):
        viewer.tell(AdviceReply(seat, number, refused=Text("service-advice-busy")))
    except (JobFailed, KaperError):
        live.house.metrics.replaced.inc()
        viewer.tell(AdviceReply(seat, number, refused=Text("service-advice-failed")))
    else:
        gone = number != live.number or seat not in holds(live.seats, viewer.guest)  # perhaps another sits there by now
        refused = Text("refusal-stale") if gone else None
        answers = [] if refused else found.answers
        viewer.tell(AdviceReply(seat, number, answers, found.worlds, refused))
    finally:
        advised.discard(guest)


async def _thought(live: Live, errand: Errand, seat: int, material: bytes) -> Advice:
    """What the bot thinks, once it is this guest's turn at a worker."""
    workers = live.house.workers
    async with asyncio.timeout(PATIENCE) as waiting, workers.turn(errand) as turn:
        waiting.reschedule(None)  # now it is only the job's own limit that counts
        job = Advise(seat, random.getrandbits(64), material, turn.share)
        return decode(await turn.do(job, live.house.settings.bot_limit))
