"""`python -m kaper.analysis JOBS`: a record comes on standard input, lines of progress go to standard output.

This is how the service looks back: in a process of its own, which steps aside for everything else on the machine.
"""

from __future__ import annotations

import os
import sys
from time import monotonic

import msgspec

from kaper.analysis.analyse import Analysis, Progress, analyse
from kaper.core import records
from kaper.core.words import KaperError, Text

EVERY = 0.25  # seconds between two lines that only say how far it is
KINDNESS = 10  # how far it steps aside


class Said(msgspec.Struct, omit_defaults=True):
    """A line of the output: how far it is, what is known so far, or why it cannot be done; the last one is the end."""

    done: int = 0
    all: int = 0
    analysis: Analysis | None = None
    problem: Text | None = None
    end: bool = False


def main() -> None:
    os.nice(KINDNESS)
    last = 0.0

    def write(said: Said) -> None:
        sys.stdout.buffer.write(msgspec.json.encode(said) + b"\n")
        sys.stdout.buffer.flush()

    def tell(progress: Progress) -> None:
        nonlocal last
        if progress.analysis is not None or monotonic() - last >= EVERY:
            last = monotonic()
            write(Said(progress.done, progress.all, progress.analysis))

    try:
        found = analyse(records.read(sys.stdin.buffer.read()), jobs=int(sys.argv[1]), tell=tell)
    except KaperError as error:
        write(Said(problem=error.text, end=True))
    else:
        write(Said(1, 1, found, end=True))


if __name__ == "__main__":
    main()
