"""A record looked back at (`kaper.analysis`), in a process of its own: what it says of how far it is, and what it found."""

from __future__ import annotations

import asyncio
import contextlib
import os
import signal
import sys
from collections.abc import AsyncGenerator

import msgspec

from kaper.analysis.__main__ import Said

LIMIT = 600.0  # seconds it may take
LINE = 64 << 20  # bytes of one line of the process

read_said = msgspec.json.Decoder(Said).decode


async def looking_back(record: bytes, jobs: int) -> AsyncGenerator[Said]:
    """All that is said, with what is known by then, until the last that is the end; EOFError where that does not come."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-P", "-m", "kaper.analysis", str(jobs)),
        stdin=asyncio.subprocess.PIPE,
        stdout=asyncio.subprocess.PIPE,
        limit=LINE,
        start_new_session=True,
    )
    try:
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(record)
        process.stdin.write_eof()
        said = Said()
        while not said.end:
            line = await process.stdout.readline()
            if not line:
                raise EOFError("it ended before it was done")
            known, said = said.analysis, read_said(line)
            said.analysis = known if said.analysis is None else said.analysis
            yield said
        await process.wait()
    finally:
        if process.returncode is None:
            with contextlib.suppress(ProcessLookupError):
                os.killpg(process.pid, signal.SIGKILL)  # it has workers of its own
            await process.wait()
