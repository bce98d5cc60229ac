"""How the service is set up: where it listens, where it keeps its data, and its limits."""

from __future__ import annotations

import os
from dataclasses import dataclass
from pathlib import Path

LOOPBACK = ("127.0.0.1", "localhost", "::1")


@dataclass(frozen=True)
class Limits:
    """What one client may ask of the service. Rates are a second, on average, with bursts; 0: no limit."""

    body: int = 64 * 1024
    record: int = 4 * 1024 * 1024
    message: int = 16 * 1024

    # by address
    requests: float = 40.0
    request_burst: int = 0  # 0: ten times `requests`
    guests: float = 0.2  # new guests
    guest_burst: int = 60
    connections: int = 200  # open at once
    all_connections: int = 4000
    half_sent: float = 20.0  # seconds for a request to arrive

    household: int = 4  # guests of one address who may use their whole share at once; 0: any number

    # by guest, and for a household of them by address
    messages: float = 20.0
    message_burst: int = 60
    undos: float = 2.0
    undo_burst: int = 10
    hellos: float = 1.0
    hello_burst: int = 30
    chats: float = 0.5
    chat_burst: int = 12
    uploads: float = 0.1
    upload_burst: int = 10
    changes: float = 0.2  # of name, emblem or language
    change_burst: int = 10
    new_tables: float = 0.2
    new_table_burst: int = 20
    sockets: int = 24
    # by guest alone
    kept_uploads: int = 40
    kept_bytes: int = 32 * 1024 * 1024
    tables: int = 200  # open or running
    public: int = 5  # of those, listed for everybody

    @property
    def burst(self) -> int:
        """So many requests may come at once."""
        return self.request_burst or max(10, int(10 * self.requests))


@dataclass(frozen=True)
class Settings:
    """All of it. `pace` is how long a bot's answer and an automatic pass take at least, in seconds."""

    data: Path
    host: str = "127.0.0.1"
    database: str = ""
    peer: str = ""  # where other processes over the same database reach this one; else where it listens
    lease: float = 1.5  # seconds without a sign of life after which other processes take a process's tables
    origin: str = ""  # the public address where a proxy stands in front: https://kaper.example
    pace: float = 0.5
    unwatched: float = 2.0  # seconds that a bot's answer takes at least where nobody looks
    bot_limit: float = 20.0  # seconds a bot may think about one answer
    standin: str = "easy"  # who plays for a person who is away
    grace: float = 60.0  # seconds until a person counts as away
    idle: float = 900.0  # seconds until a table nobody looks at leaves memory
    log: str = "text"  # or "json"
    metrics: bool = False  # may /metrics be read from elsewhere than this machine?
    workers: int = 0  # processes in which bots think; 0: as many as there are cores to spare, at least two
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """The database: KAPER_DATABASE, or SQLite in the data folder."""
        given = self.database or os.environ.get("KAPER_DATABASE", "")
        return given or f"sqlite:///{self.data / 'kaper.db'}"

    @property
    def sqlite(self) -> bool:
        """Is the database a file that one process has for itself?"""
        return self.url.startswith("sqlite")

    @property
    def file(self) -> Path:
        """The file of the database, where it is one."""
        return Path(self.url.removeprefix("sqlite:///"))

    @property
    def processes(self) -> int:
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
