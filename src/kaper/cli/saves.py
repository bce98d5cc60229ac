"""Where games of the terminal lie: their records, and the secret seeds of those that are not over."""

from __future__ import annotations

import hashlib
import os
import re
import secrets
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from kaper.cli.voice import write
from kaper.core.chance import Chance, Commitment, Fair, Fast
from kaper.core.match import Match
from kaper.core.records import Record, record_of, text_of, wind


def data_folder() -> Path:
    """The user's data folder; KAPER_DATA names another."""
    if given := os.environ.get("KAPER_DATA"):
        return Path(given).expanduser()
    from platformdirs import user_data_path

    return user_data_path("kaper", appauthor=False)


def new_file(game: str) -> Path:
    """A name for the record of a new match."""
    return data_folder() / "records" / f"{game}-{secrets.token_hex(4)}.jsonl"


def save(match: Match[Any], file: Path, names: Sequence[str], players: Sequence[str]) -> None:
    """Write the record of a match. While it is not over, its seed is kept apart: the record must not tell it."""
    record = record_of(match, names, players)
    write(file, text_of(record))
    source = source_of(match)
    if isinstance(source, Fair):
        kept = seed_file(source.commitment)
        if match.over:
            kept.unlink(missing_ok=True)
        else:
            write(kept, source.seed.hex())
            kept.chmod(0o600)


def source_of(match: Match[Any]) -> Chance:
    """Where a match gets new outcomes from, also behind those that were loaded from a record."""
    chance = match.table.chance
    return getattr(chance, "then", None) or chance


def seed_file(fair: Commitment) -> Path:
    """Where the seed of a match that is not over lies. The hash names it: a record cannot lead us astray."""
    name = fair.hash if re.fullmatch(r"[0-9a-f]{64}", fair.hash) else "none"
    return data_folder() / "seeds" / f"{name}.txt"


def chance_after(record: Record, seed: int | None) -> Chance | None:
    """The chance with which a record goes on where it stopped; None if its seed is not on this machine."""
    source: Chance
    if record.header.fair is None or seed is not None:
        source = Fast(secrets.randbits(64) if seed is None else seed)
    else:
        fair = record.header.fair
        try:
            secret = record.seed or bytes.fromhex(seed_file(fair).read_text())
        except (OSError, ValueError):
            return None
        if hashlib.sha256(secret).hexdigest() != fair.hash:
            return None
        source = Fair(secret, fair.match, fair.nonces)
    wind(source, record)
    return source
