"""A run: the scheduled matches played by several processes or a cluster, each kept in a journal as soon as it is over."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec

import kaper
from kaper.arena.play import Played, Setting, keep, play
from kaper.arena.schedule import Pairing, schedule
from kaper.core.game import Game, load_game
from kaper.core.sharing import shared


def _job(setting: Setting, pairing: Pairing) -> Played:
    return play(load_game(setting.package), setting, pairing)


class Journal:
    """The matches of a run on disk, a JSON line each; an interrupted run goes on from them."""

    def __init__(self, folder: Path, game: Game[Any], setting: Setting, seats: int, matches: int) -> None:
        kept = (kaper.__version__, game.version, setting, seats, matches)
        run = hashlib.sha256(msgspec.json.encode(kept)).hexdigest()[:12]
        self.path = folder / f"{game.id}-{run}.jsonl"

    def read(self) -> list[Played]:
        """What an interrupted run left; a last line cut short is dropped."""
        if not self.path.exists():
            return []
        decoder = msgspec.json.Decoder(Played)
        found = []
        for line in self.path.read_bytes().splitlines():
            try:
                found.append(decoder.decode(line))
            except msgspec.DecodeError:
                break
        self.path.write_bytes(b"".join(msgspec.json.encode(match) + b"\n" for match in found))
        return found

    def add(self, match: Played) -> None:
        """Keep one more match."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        with self.path.open("ab") as file:
            file.write(msgspec.json.encode(match) + b"\n")

    def close(self) -> None:
        """The run is complete: nothing is left to be resumed."""
        self.path.unlink(missing_ok=True)


def run(
    game: Game[Any],
    setting: Setting,
    seats: int,
    matches: int,
    jobs: int,
    journal: Journal,
    tell: Callable[[Played], None],
    cluster: str | None = None,
) -> list[Played]:
    """Play what the journal does not hold yet; all matches in their order. `tell` hears of each as it ends."""
    pairings = schedule(setting.specs, seats, matches, setting.seed)
    done = {match.number: match for match in journal.read()}
    for match in done.values():
        tell(match)
    left = [pairing for pairing in pairings if pairing.number not in done]
    with shared(setting, jobs, cluster) as each:
        for match in each(_job, left):
            journal.add(keep(setting, match))
            done[match.number] = match
            tell(match)
    journal.close()
    return [done[pairing.number] for pairing in pairings]
