"""Starts servers quickly for the crash test: everything is imported once, and each server is a fork.

Reads a line for each server it shall start, and says its process id; the server itself says its address.
"""

import os
import sys
from pathlib import Path

import kaper.server.app  # noqa: F401 - imported for the children
from kaper.server import games, run
from kaper.server.settings import Limits, Settings

games.built()
for _ in sys.stdin:
    child = os.fork()
    if child == 0:
        settings = Settings(
            data=Path(sys.argv[1]),
            pace=0.0,
            unwatched=0.0,
            workers=1,
            limits=Limits(requests=0, guests=0, connections=0, messages=0, hellos=0, new_tables=0),
        )
        os._exit(run.serve(settings, 0))
    print(child, flush=True)
    os.waitpid(child, 0)
