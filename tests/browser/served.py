"""`kaper serve` as browser tests start it: ids, dice and the whims of bots follow from the name of the running test, never from luck."""

import hashlib
import os
import random
import secrets
from pathlib import Path
from types import ModuleType
from typing import Any

from kaper.cli import main
from kaper.server import advising, guests, live, seating, tables, thinking

RUNNING = "KAPER_RUNNING_TEST"
"""The variable that names a file with the name of the running test in it."""


class Steady:
    """Stands where a module of the service has `secrets` or `random`: one sequence for each test, begun anew with it."""

    def __init__(self, use: str, file: Path) -> None:
        self.use = use
        self.file = file
        self.name = ""
        self.source = random.Random()

    def __getattr__(self, name: str) -> Any:
        test = self.file.read_text(encoding="utf-8")
        if test != self.name:
            self.name = test
            self.source = random.Random(hashlib.sha256(f"{self.use} {test}".encode()).digest())
        given = {
            "token_bytes": self.source.randbytes,
            "token_hex": lambda size: self.source.randbytes(size).hex(),
            "token_urlsafe": lambda size: self.source.randbytes(size).hex(),
            "randbelow": self.source.randrange,
            "compare_digest": secrets.compare_digest,
        }
        return given.get(name) or getattr(self.source, name)


def steadied(file: Path) -> list[tuple[ModuleType, str, Any]]:
    """Whatever the service draws by chance (ids, names and colours, dice, what bots make of them), and what stands there
    instead."""
    nonces = Steady("nonces", file)
    return [
        (seating, "secrets", Steady("tables", file)),
        (guests, "secrets", Steady("guests", file)),
        (tables, "new_nonce", lambda _: nonces.token_hex(8)),  # also in place of what the page adds to the seed
        (live, "random", Steady("forks", file)),
        (thinking, "random", Steady("whims", file)),
        (advising, "random", Steady("advice", file)),
    ]


if __name__ == "__main__":
    for module, name, steady in steadied(Path(os.environ[RUNNING])):
        setattr(module, name, steady)
    main()
