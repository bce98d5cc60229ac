"""A bot that is another program: it reads a JSON line for every question and writes a JSON line with its answer."""

from __future__ import annotations

import os
import select
import shlex
import subprocess
from contextlib import suppress
from pathlib import Path
from time import monotonic
from typing import Any

import msgspec

from kaper.bots.bot import BotFailed
from kaper.bots.worlds import options_of
from kaper.core.chance import Fast
from kaper.core.decisions import Answer
from kaper.core.match import Handle
from kaper.core.words import Question

PROTOCOL = 1
PATIENCE = 10.0
"""Seconds a program may think about one answer."""
LONGEST_ANSWER = 1 << 16


class Asked(msgspec.Struct, frozen=True):
    """What the program reads. `suggestions` are answers that are allowed; `seed` makes it repeatable."""

    kaper: int
    game: str
    seat: int
    view: msgspec.Struct
    decision: Question
    suggestions: list[Answer]
    seed: int


class Reply(msgspec.Struct, frozen=True):
    """What it writes."""

    answer: Answer


class External:
    """Runs the program while questions come; a program that failed is started anew for the next question."""

    def __init__(self, command: str, patience: float = PATIENCE) -> None:
        self.command = shlex.split(command)
        self.patience = patience
        self._process: subprocess.Popen[bytes] | None = None
        self._unread = b""

    def __getstate__(self) -> dict[str, Any]:
        return self.__dict__ | {"_process": None, "_unread": b""}

    def answer(self, handle: Handle, rng: Fast) -> Answer:
        view = handle.view()
        asked = Asked(
            PROTOCOL, handle.game.id, handle.seat, view, handle.question(), options_of(handle), rng.number() >> 32
        )
        try:
            process = self._started()
            assert process.stdin is not None
            with suppress(BrokenPipeError):  # a program that has ended: reading tells with which code
                process.stdin.write(msgspec.json.encode(asked) + b"\n")
                process.stdin.flush()
            line = self._line(process)
            return msgspec.json.decode(line, type=Reply).answer
        except OSError as error:
            self.close()
            raise BotFailed(f"{self.name}: {error.strerror or error}") from None
        except msgspec.DecodeError as error:
            self.close()
            raise BotFailed(f"{self.name}: no answer in {line[:60]!r}: {error}") from None
        except BotFailed:
            self.close()
            raise

    @property
    def name(self) -> str:
        """The program's name without its folder."""
        return Path(self.command[0]).name if self.command else ""

    def _started(self) -> subprocess.Popen[bytes]:
        if not self.command:
            raise BotFailed("no program is named after cmd:")
        if self._process is None or self._process.poll() is not None:
            self.close()
            self._unread = b""
            self._process = subprocess.Popen(  # noqa: S603 - the user named this program to be run
                self.command, stdin=subprocess.PIPE, stdout=subprocess.PIPE
            )
        return self._process

    def _line(self, process: subprocess.Popen[bytes]) -> bytes:
        """The next line the program writes, waited for only so long."""
        assert process.stdout is not None
        pipe = process.stdout.fileno()
        end = monotonic() + self.patience
        while b"\n" not in self._unread:
            if len(self._unread) > LONGEST_ANSWER:
                raise BotFailed(f"{self.name}: an endless answer")
            ready, _, _ = select.select([pipe], [], [], max(0.0, end - monotonic()))
            if not ready:
                raise BotFailed(f"{self.name}: no answer in {self.patience:g} seconds")
            read = os.read(pipe, 65536)
            if not read:
                raise BotFailed(f"{self.name}: {silenced(process, max(0.0, end - monotonic()))}")
            self._unread += read
        line, _, self._unread = self._unread.partition(b"\n")
        return line

    def close(self) -> None:
        """End the program."""
        process, self._process = self._process, None
        if process is None:
            return
        process.kill()
        process.wait()
        for pipe in (process.stdin, process.stdout):
            if pipe is not None:
                with suppress(OSError):
                    pipe.close()


def silenced(process: subprocess.Popen[bytes], patience: float) -> str:
    """Why a program will write no more."""
    try:
        return f"ended with code {process.wait(patience)}"
    except subprocess.TimeoutExpired:
        return "closed its output"
