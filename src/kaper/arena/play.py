"""One match of the arena: played by bots, watched, and kept as a record."""

from __future__ import annotations

import hashlib
import math
from collections import Counter
from collections.abc import Mapping
from pathlib import Path
from time import perf_counter
from traceback import format_exception
from typing import Any

import msgspec

from kaper.arena.schedule import Pairing
from kaper.bots import Bot, find_bot
from kaper.bots.guard import Guarded
from kaper.core.chance import Fair, Fast
from kaper.core.decisions import Answer
from kaper.core.fuzzing import whereabouts
from kaper.core.game import Game, Result, Rival
from kaper.core.match import Handle, Match, SceneFailed
from kaper.core.records import record_of, text_of
from kaper.core.words import Text

MOST_ANSWERS = 20_000
BUCKETS = 40
"""Parts of a doubling into which times are sorted: a percentile is then right within 2 %."""


class Setting(msgspec.Struct, frozen=True):
    """What is the same for all matches of a run."""

    package: str
    specs: list[str]
    seed: int
    options: dict[str, Any] = {}
    records: str | None = None
    failed: str | None = None
    """Where records of matches that broke are kept."""


class Seen(msgspec.Struct):
    """What one seat did in one match."""

    bot: int
    place: int = 0
    score: int = 0
    answers: int = 0
    seconds: float = 0.0
    times: dict[int, int] = {}
    failures: list[str] = []
    used: dict[str, dict[str, int]] = {}
    sources: dict[str, int] = {}


class Played(msgspec.Struct):
    """One match as the journal keeps it."""

    number: int
    deal: int
    seats: list[Seen]
    turns: int = 0
    decisions: int = 0
    seconds: float = 0.0
    error: str | None = None
    trace: str = ""
    record: str = ""
    """Where its record was written."""
    text: str = ""
    """Its record, until it is written: the one who played it may be on another machine."""
    roles: list[Text] = []
    ending: Text | None = None
    rivals: list[Rival] = []

    def wins(self) -> list[float]:
        """The victory of each seat: shared by k winners it counts 1/k, and nothing where an automaton won."""
        return Result([seen.place for seen in self.seats], [], self.rivals).shares


def secret(seed: int, deal: int) -> bytes:
    """The seed of the dice of one deal: anybody can compute it again."""
    return hashlib.sha256(f"kaper arena {seed} {deal}".encode()).digest()


def play(game: Game[Any], setting: Setting, pairing: Pairing, bots: Mapping[str, Bot] | None = None) -> Played:
    """Play one match to its end, with its record where one is wanted. `bots` are those that no name finds."""
    options = game.read_options(setting.options)
    seats = len(pairing.lineup)
    played = Played(pairing.number, pairing.deal, [Seen(bot) for bot in pairing.lineup])
    named = [setting.specs[bot] for bot in pairing.lineup]
    guarded = [Guarded((bots or {}).get(name) or find_bot(name)) for name in named]
    begun = perf_counter()
    match: Match[Any] | None = None
    try:
        match = Match(
            game, seats, options, Fair(secret(setting.seed, pairing.deal), f"arena-{setting.seed}-{pairing.deal}")
        )
        _play(game, match, setting.seed, played, guarded)
    except Exception as error:  # a fault of the game: told with its place, and the record of the match so far
        fault = error.__cause__ or error
        scene = f" in scene {match.scene_name}" if match is not None else ""
        told = str(error) if isinstance(error, SceneFailed) else repr(error)
        played.error = f"{told} ({whereabouts(fault)}{scene})"[:500]
        played.trace = "".join(format_exception(fault))
    finally:
        for bot in guarded:
            bot.close()
    played.seconds = perf_counter() - begun
    if _folder(setting, played) is not None and match is not None:
        played.text = text_of(record_of(match, named))
    return played


def keep(setting: Setting, played: Played) -> Played:
    """Write the record of a match where it is wanted."""
    folder = _folder(setting, played)
    if folder is not None and played.text:
        Path(folder).mkdir(parents=True, exist_ok=True)
        path = Path(folder) / f"{played.number:05}.jsonl"
        path.write_text(played.text, encoding="utf-8")
        played.record, played.text = str(path), ""
    return played


def _folder(setting: Setting, played: Played) -> str | None:
    """Where the record of a match belongs."""
    return setting.records if played.error is None else setting.failed or setting.records


def _play(game: Game[Any], match: Match[Any], seed: int, played: Played, bots: list[Guarded]) -> None:
    deal, seats = played.deal, match.seats
    rngs = [Fast((seed * 1_000_003 + deal) * 64 + seat) for seat in range(seats)]
    scores = game.result(match.state).scores
    while not match.over:
        if played.decisions == MOST_ANSWERS:
            played.error = f"no end after {MOST_ANSWERS} answers"
            break
        asked = match.asked
        seat = next(iter(asked))
        name, scene = type(asked[seat]).__name__, match.scene_name
        answer = _answer(match, seat, name, played.seats[seat], bots[seat], rngs[seat])
        match.act(seat, answer)
        played.decisions += 1
        if game.roles is not None and not played.roles:
            played.roles = game.roles(match.state)
        before, scores = scores, game.result(match.state).scores
        if game.sources is None and scores != before:
            source = scene if match.scene_name else "end"
            for seen, old, new in zip(played.seats, before, scores, strict=True):
                if new != old:
                    seen.sources[source] = seen.sources.get(source, 0) + new - old
    result = game.result(match.state)
    for seen, place, score, bot in zip(played.seats, result.places, result.scores, bots, strict=True):
        seen.place, seen.score, seen.failures = place, score, bot.failures
    played.rivals = result.rivals
    if game.sources is not None:
        for seen, sources in zip(played.seats, game.sources(match.state), strict=True):
            seen.sources = sources
    played.turns = game.turn(match.state) if game.turn is not None else 0
    played.ending = game.ending(match.state) if game.ending is not None and match.over else None


def parts(answer: Answer) -> list[str]:
    """What an answer consists of, for statistics: its ids, or how many pairs a course has."""
    if isinstance(answer, str | int):
        return [str(answer)]
    ids = [id for id in answer if isinstance(id, str)]
    return ids if len(ids) == len(answer) else [f"course:{len(answer)}"]


def _answer(match: Match[Any], seat: int, name: str, seen: Seen, bot: Guarded, rng: Fast) -> Answer:
    """The seat's answer; where only one is possible nobody needs to think."""
    handle = Handle(match, seat)
    few = handle.suggestions(2)
    if len(few) == 1 and not match.asked[seat].written:
        return few[0]
    begun = perf_counter()
    answer = bot.answer(handle, rng)
    took = perf_counter() - begun
    seen.answers += 1
    seen.seconds += took
    bucket = math.ceil(BUCKETS * math.log2(max(took, 1e-7)))
    seen.times[bucket] = seen.times.get(bucket, 0) + 1
    counts = seen.used.setdefault(name, {})
    for id in parts(answer):
        counts[id] = counts.get(id, 0) + 1
    return answer


def percentile(times: Counter[int], part: float) -> float:
    """The time in seconds below which such a part of all answers was given."""
    left = part * times.total()
    for bucket in sorted(times):
        left -= times[bucket]
        if left <= 0:
            return float(2 ** (bucket / BUCKETS))
    return 0.0
