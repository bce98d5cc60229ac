"""Records to attack with: one that was played well, and one that answers and takes back without end."""

from __future__ import annotations

import random

from kaper.core.chance import Fair
from kaper.core.game import find_game
from kaper.core.match import Match
from kaper.core.records import Record, Recorder, header_of, text_of


def played(game: str, seats: int, seed: int, answers: int) -> bytes:
    """A valid record of so many answers."""
    rng = random.Random(seed)
    match = Match(find_game(game), seats, chance=Fair(rng.randbytes(32), "m"), listen=True)
    recorder = Recorder(match)
    entries = recorder.news()
    for _ in range(answers):
        seat = next(iter(match.asked))
        match.act(seat, rng.choice(match.asked[seat].suggestions(match.state, 3)))
        entries += recorder.news()
    return text_of(Record(header_of(match), entries)).encode()


def costly(game: str, seats: int, pairs: int) -> bytes:
    """A valid record that answers and takes back, again and again."""
    match = Match(find_game(game), seats, chance=Fair(b"s" * 32, "m"), listen=True)
    recorder = Recorder(match)
    entries = recorder.news()
    seat = next(iter(match.asked))
    answer = match.asked[seat].suggestions(match.state, 1)[0]
    for _ in range(pairs):
        match.act(seat, answer)
        entries += recorder.news()
        match.undo(seat, free=True)
        entries += recorder.news()
    return text_of(Record(header_of(match), entries)).encode()
