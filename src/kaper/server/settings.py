"""How the service is set up: where it listens, where it keeps its data, and its limits."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Limits:
    """What one client may ask of the service."""

    body: int = 64 * 1024
    record: int = 4 * 1024 * 1024
    message: int = 16 * 1024
    requests: float = 40.0  # a second for each address, on average; 0: no limit
    request_burst: int = 400
    messages: float = 20.0  # a second for each socket; 0: no limit
    message_burst: int = 60
    sockets: int = 24  # of one session
    tables: int = 200  # that one guest may have open or running


@dataclass(frozen=True)
class Settings:
    """All of it. `pace` is how long a bot's answer and an automatic pass take at least, in seconds."""

    data: Path
    host: str = "127.0.0.1"
    database: str = ""
    origin: str = ""  # the public address where a proxy stands in front: https://kaper.example
    pace: float = 0.5
    unwatched: float = 2.0  # seconds that a bot's answer takes at least where nobody looks
    bot_limit: float = 20.0  # seconds a bot may think about one answer
    standin: str = "easy"  # who plays for a person who is away
    grace: float = 60.0  # seconds until a person counts as away
    idle: float = 900.0  # seconds until a table nobody looks at leaves memory
    workers: int = 0  # processes in which bots think; 0: as many as there are cores to spare, at least two
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """The database: KAPER_DATABASE, or SQLite in the data folder."""
        given = self.database or os.environ.get("KAPER_DATABASE", "")
        return given or f"sqlite:///{self.data / 'kaper.db'}"

    @property
    def crew(self) -> int:
        """How many processes think."""
        return self.workers or max(2, min(8, (os.cpu_count() or 2) - 1))

    @property
    def hosts(self) -> tuple[str, ...]:
        """The names under which clients may call the service; empty: any."""
        return LOOPBACK if self.host in LOOPBACK and not self.origin else ()

    @property
    def secure(self) -> bool:
        """Is the service reached by TLS?"""
        return self.origin.startswith("https://")
