"""A process that thinks: bots and replays run here, away from the process that serves people.

`python -m kaper.server.worker` reads jobs from its standard input and writes results to its standard output, each
with its length in front. It imports nothing of the web. A job that takes too long ends the process.
"""

from __future__ import annotations

import contextlib
import faulthandler
import os
import pickle
import resource
import signal
import struct
import sys
from typing import Any, BinaryIO

import msgspec

from kaper.analysis.advice import SECONDS, Advice, Adviser
from kaper.bots import find_bot
from kaper.bots.mcts import Mcts
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle, Match
from kaper.core.records import Entry, Header
from kaper.core.words import KaperError, Text
from kaper.server import examples, rebuild, replays
from kaper.server.wire import ExampleAnswer

LENGTH = struct.Struct(">I")
MOST_MEMORY = 2 << 30  # bytes


class Done(msgspec.Struct, tag="done"):
    """A job's result, as JSON."""

    result: msgspec.Raw


class Failed(msgspec.Struct, tag="failed"):
    """A job that failed: how, and in words for a person where it was their doing."""

    error: str
    text: Text | None = None


Reply = Done | Failed


class Think(msgspec.Struct):
    """What shall this seat answer? `match` is a pickled fork without the true dice; `share`: part of its usual time."""

    bot: str
    seat: int
    seed: int
    match: bytes
    share: float = 1.0

    def do(self) -> Answer:
        match: Match[Any] = pickle.loads(self.match)  # noqa: S301 - made by our own server
        bot = find_bot(self.bot)
        if isinstance(bot, Mcts) and bot.seconds is not None:
            bot.seconds *= self.share  # rather a shorter thought than a later one
        return bot.answer(Handle(match, self.seat), Fast(self.seed))


class Advise(msgspec.Struct):
    """What would be best for this seat, and why? As `Think`, within a fixed time; `share`: part of it."""

    seat: int
    seed: int
    match: bytes
    share: float = 1.0

    def do(self) -> Advice:
        match: Match[Any] = pickle.loads(self.match)  # noqa: S301 - made by our own server
        return Adviser(SECONDS * self.share).advise(Handle(match, self.seat), Fast(self.seed))


class Look(msgspec.Struct):
    """What is in this record, and does it verify?"""

    id: str
    record: bytes

    def do(self) -> msgspec.Struct:
        return replays.look(self.id, self.record)


class Steps(msgspec.Struct):
    """Some steps of a record as one seat saw them."""

    id: str
    record: bytes
    first: int
    count: int
    seat: int | None
    panels: bool
    light: bool

    def do(self) -> msgspec.Struct:
        return replays.steps(self.id, self.record, self.first, self.count, self.seat, self.panels, self.light)


class Log(msgspec.Struct):
    """All that one seat was told in a record."""

    id: str
    record: bytes
    seat: int | None

    def do(self) -> msgspec.Struct:
        return replays.log(self.id, self.record, self.seat)


class Rebuild(msgspec.Struct):
    """Where does a table stand whose lines these are? Gives a snapshot."""

    header: Header
    seed: bytes
    entries: list[bytes]

    def do(self) -> bytes:
        decode = msgspec.json.Decoder(Entry).decode
        return rebuild.standing(self.header, self.seed, [decode(entry) for entry in self.entries])


class BranchOff(msgspec.Struct):
    """What does a table begin with that goes on from a step of this record, with this header and seed?"""

    record: bytes
    step: int
    header: Header
    seed: bytes

    def do(self) -> msgspec.Struct:
        return rebuild.branched(self.record, self.step, self.header, self.seed)


class Attempt(msgspec.Struct):
    """Where does an example of a rulebook stand after these answers?"""

    game: str
    example: str
    given: list[ExampleAnswer]
    panels: bool

    def do(self) -> msgspec.Struct:
        return examples.tried(self.game, self.example, self.given, self.panels)


def run(job: Any) -> Reply:
    """Do a job; whatever goes wrong is a reply too."""
    try:
        return Done(msgspec.Raw(msgspec.json.encode(job.do())))
    except KaperError as error:
        return Failed(str(error), error.text)
    except Exception as error:
        return Failed(repr(error))


def serve(source: BinaryIO, target: BinaryIO) -> None:
    """Do jobs until there are no more; one that came only in part is none."""
    while len(head := source.read(LENGTH.size)) == LENGTH.size:
        (length,) = LENGTH.unpack(head)
        if len(sent := source.read(length)) < length:
            return
        limit, job = pickle.loads(sent)  # noqa: S301 - made by our own server
        faulthandler.dump_traceback_later(limit, exit=True)  # also where the server is gone and nobody can kill us
        reply = msgspec.json.encode(run(job))
        faulthandler.cancel_dump_traceback_later()
        target.write(LENGTH.pack(len(reply)) + reply)
        target.flush()


def keep_small() -> None:
    """A record that would fill the memory of the machine fails alone."""
    with contextlib.suppress(OSError, ValueError):
        resource.setrlimit(resource.RLIMIT_DATA, (MOST_MEMORY, resource.getrlimit(resource.RLIMIT_DATA)[1]))


def main() -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # the server says when to stop
    os.nice(10)  # serving people comes first
    keep_small()
    gone = contextlib.suppress(BrokenPipeError)  # the server was killed: nobody waits for the reply
    with gone, os.fdopen(os.dup(sys.stdout.fileno()), "wb") as target:
        os.dup2(sys.stderr.fileno(), sys.stdout.fileno())  # what a game prints does not get between replies
        serve(sys.stdin.buffer, target)


if __name__ == "__main__":
    main()
