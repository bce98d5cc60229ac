"""Starts servers quickly for the crash tests: everything is imported once, and each server or thinker is a fork.

Reads a line for each that it shall start (`work`: a thinker; then its name, which PostgreSQL hears too), and says its process
id; what is started says when it is ready.
On a file (no database named) one at a time: the next is started when the last has ended.
"""

import asyncio
import os
import signal
import sys
from pathlib import Path

from sqlalchemy import make_url

import kaper.server.app  # noqa: F401 - imported for the children
from kaper.core import sharing
from kaper.server import games, jobs, run
from kaper.server.settings import Limits, Settings


def start(kind: str, data: Path, database: str) -> int:
    run.write_log()  # not on the standard output
    if kind == "work":
        asyncio.run(jobs.Thinker(database, 1).run(lambda: print("ready", flush=True)))
        return 0
    settings = Settings(
        data=data,
        database=database,
        pace=0.0,
        unwatched=0.0,
        workers=1,
        limits=Limits(requests=0, guests=0, connections=0, messages=0, hellos=0, new_tables=0, household=0),
    )
    return run.serve(settings, 0)


games.built()
sharing.code()
several = len(sys.argv) > 2
if several:
    signal.signal(signal.SIGCHLD, signal.SIG_IGN)  # whoever ends is forgotten
for line in sys.stdin:
    child = os.fork()
    if child == 0:
        signal.signal(signal.SIGCHLD, signal.SIG_DFL)
        kind, _, name = line.strip().partition(" ")
        database = make_url(sys.argv[2]).update_query_dict({"application_name": name}) if several else None
        os._exit(start(kind, Path(sys.argv[1]), database.render_as_string(hide_password=False) if database else ""))
    print(child, flush=True)
    if not several:
        os.waitpid(child, 0)
