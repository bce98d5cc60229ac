"""Records: a match as a file of JSON lines that replays without any random source and is checked line by line."""

from __future__ import annotations

import hashlib
import re
from collections import deque
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from itertools import pairwise
from pathlib import Path
from typing import Annotated, Any

import msgspec

from kaper.core.causes import of_decoding, of_system
from kaper.core.chance import Chance, Commitment, Dice, Fair, Loaded, Number, Outcome, Shuffle, behind
from kaper.core.decisions import Answer
from kaper.core.events import Told
from kaper.core.game import Game, find_game
from kaper.core.match import Answered, Line, Match, SceneFailed, Undone
from kaper.core.state import clone
from kaper.core.words import KaperError, Text

FORMAT = 1
LONGEST_LINE = 1 << 20
MOST_LINES = 200_000


class Header(msgspec.Struct, frozen=True):
    """The first line: what was played, how, and the promise about its dice."""

    kaper: int
    game: str
    version: str
    seats: int
    options: dict[str, Any] = {}
    names: list[str] = []
    fair: Commitment | None = None
    start: dict[str, Any] | None = None
    practice: bool = False
    players: list[str] = []  # who answers for each seat: `human`, or the name of a bot
    branched: int = 0  # so many lines were taken over from another match: their outcomes are not of this seed


class Entry(msgspec.Struct, frozen=True, omit_defaults=True):
    """Any later line: one of an answer, an outcome, an undo or the seed at the end; with its events and digest."""

    seat: int | None = None
    answer: Answer | None = None
    dice: list[int] | None = None
    sides: Annotated[int, msgspec.Meta(ge=1)] = 6
    shuffle: list[int] | None = None
    number: int | None = None
    undo: int | None = None
    seed: Annotated[str, msgspec.Meta(pattern="^([0-9a-f]{2})+$")] | None = None
    digest: str | None = None
    events: list[Any] = []


class Record(msgspec.Struct):
    """A record in memory."""

    header: Header
    entries: list[Entry]

    @property
    def seed(self) -> bytes | None:
        """The revealed seed of fair chance, once the match is over."""
        for entry in reversed(self.entries):
            if entry.seed is not None:
                return bytes.fromhex(entry.seed)
        return None


def bad(key: str, line: int | None = None, **args: Any) -> KaperError:
    """An error about a record, at its line (counted from 1, the header)."""
    return KaperError(Text(key, args | ({} if line is None else {"line": line})), line)


def read(text: str | bytes) -> Record:
    """Read a record's text; whatever is wrong with it is said with its line."""
    rows = (text.encode() if isinstance(text, str) else text).splitlines()
    if len(rows) > MOST_LINES or any(len(row) > LONGEST_LINE for row in rows):
        raise bad("error-record-large")
    header = read_header(rows[0] if rows else b"")
    decoder = msgspec.json.Decoder(Entry)
    entries = []
    for place, row in enumerate(rows[1:], 2):
        try:
            entry = decoder.decode(row)
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise bad("error-record-line", place, why=of_decoding(error)) from None
        kinds = (entry.answer, entry.dice, entry.shuffle, entry.number, entry.undo, entry.seed)
        if kinds.count(None) != len(kinds) - 1:
            raise bad("error-record-line", place, why=Text("error-cause-kinds"))
        if entry.seed is not None and not re.fullmatch("([0-9a-f]{2})+", entry.seed):
            raise bad("error-record-line", place, why=Text("error-cause-seed"))
        entries.append(entry)
    return Record(header, entries)


def read_header(text: bytes) -> Header:
    """The header of a record's text, without reading the rest."""
    row = text[: LONGEST_LINE + 1].partition(b"\n")[0]
    if not row.strip():
        raise bad("error-record-empty")
    if len(row) > LONGEST_LINE:
        raise bad("error-record-large")
    try:
        header = msgspec.json.decode(row, type=Header)
    except (msgspec.DecodeError, UnicodeDecodeError) as error:
        raise bad("error-record-line", 1, why=of_decoding(error)) from None
    if header.kaper != FORMAT:
        raise bad("error-record-format", 1, format=header.kaper)
    return header


def read_file(path: Path) -> Record:
    """Read a record from a file."""
    try:
        if path.stat().st_size > LONGEST_LINE * 64:
            raise bad("error-record-large")
        return read(path.read_bytes())
    except OSError as error:
        raise KaperError(Text("error-file", {"file": str(path), "why": of_system(error)})) from None


def header_of(match: Match[Any], names: Iterable[str] = (), players: Iterable[str] = ()) -> Header:
    """The header of a match."""
    chance = behind(match.table.chance)
    made_by_hand = match.start != match.game.setup(match.seats, match.options)
    return Header(
        FORMAT,
        match.game.id,
        match.game.version,
        match.seats,
        msgspec.to_builtins(match.options),
        list(names),
        chance.commitment if isinstance(chance, Fair) else None,
        msgspec.to_builtins(match.start) if made_by_hand else None,
        match.practice,
        list(players),
    )


def entry_of(line: Line, events: Iterable[Told] = (), digest: str | None = None) -> Entry:
    """One line of a match as one line of a record."""
    told = [{"to": t.to, **msgspec.to_builtins(t.event)} for t in events]
    match line:
        case Answered(seat=seat, answer=answer):
            return Entry(seat=seat, answer=answer, digest=digest, events=told)
        case Undone(seat=seat, answer=number):
            return Entry(seat=seat, undo=number, digest=digest, events=told)
        case Dice(faces=faces, sides=sides):
            return Entry(dice=faces, sides=sides, digest=digest, events=told)
        case Shuffle(order=order):
            return Entry(shuffle=order, digest=digest, events=told)
        case Number(value=value):
            return Entry(number=value, digest=digest, events=told)


def fresh(game: Game[Any], header: Header, chance: Chance, *, listen: bool = False) -> Match[Any]:
    """The match of a header before its first line, with the given chance."""
    if header.game != game.id:
        raise bad("error-record-game", 1, game=header.game[:40])
    if header.version != game.version:
        raise bad("error-record-version", 1, theirs=header.version[:40], ours=game.version)
    start = None
    if header.start is not None:
        try:
            start = msgspec.convert(header.start, game.state)
        except msgspec.ValidationError as error:
            raise bad("error-record-line", 1, why=of_decoding(error)) from None
    options = game.read_options(header.options)
    game.check_seats(header.seats)
    return Match(game, header.seats, options, chance, start=start, listen=listen)


def outcome_of(entry: Entry) -> Outcome | None:
    """The outcome on a line, if that is what it holds."""
    if entry.dice is not None:
        return Dice(entry.dice, entry.sides)
    if entry.shuffle is not None:
        return Shuffle(entry.shuffle)
    return None if entry.number is None else Number(entry.number)


class Recorder:
    """Follows a match that listens, and gives the new lines of its record after each answer or undo."""

    def __init__(self, match: Match[Any]) -> None:
        self.match = match
        self.lines = 0
        self.told = 0

    def news(self) -> list[Entry]:
        """The lines since the last call; the first of them carries the events and the digest."""
        match = self.match
        fresh_lines = match.lines[self.lines :]
        self.told = min(self.told, len(match.told))
        events = match.told[self.told :]
        self.lines, self.told = len(match.lines), len(match.told)
        if not fresh_lines:
            return []
        digest = None if isinstance(fresh_lines[0], Outcome) else match.digest()
        return [entry_of(fresh_lines[0], events, digest), *(entry_of(line) for line in fresh_lines[1:])]


def record_of(match: Match[Any], names: Iterable[str] = (), players: Iterable[str] = ()) -> Record:
    """The record of a match, events and digests made by playing it once more; reveals the seed if it is over."""
    header = header_of(match, names, players)
    loaded = Loaded(line for line in match.lines if isinstance(line, Outcome))
    again = Match(match.game, match.seats, match.options, loaded, start=clone(match.start), listen=True)
    recorder = Recorder(again)
    entries = recorder.news()
    for line in match.lines:
        if isinstance(line, Answered):
            again.act(line.seat, line.answer)
        elif isinstance(line, Undone):
            again.undo(line.seat, free=True)
        else:
            continue
        entries += recorder.news()
    chance = behind(match.table.chance)
    if match.over and isinstance(chance, Fair):
        entries.append(Entry(seed=chance.seed.hex()))
    return Record(header, entries)


def text_of(record: Record) -> str:
    """A record as the text of its file."""
    rows = [msgspec.json.encode(record.header), *(msgspec.json.encode(entry) for entry in record.entries)]
    return "".join(row.decode() + "\n" for row in rows)


@contextmanager
def _at_line(line: int) -> Iterator[None]:
    """Whatever goes wrong inside a record's play is an error at its line."""
    try:
        yield
    except KaperError as error:
        raise KaperError(error.text, error.line or line) from None
    except SceneFailed as error:
        cause = error.__cause__
        text = cause.text if isinstance(cause, KaperError) else Text("error-record-diverges", {"line": line})
        raise KaperError(text, line) from None
    except (ValueError, TypeError, LookupError, AttributeError, AssertionError) as error:
        raise bad("error-record-line", line, why=Text("error-cause-replay", {"what": type(error).__name__})) from None


def replay(
    record: Record,
    *,
    until: int | None = None,
    then: Chance | None = None,
    listen: bool = False,
    game: Game[Any] | None = None,
    hasty: bool = False,
) -> Iterator[tuple[int, Match[Any]]]:
    """Play a record: before the first answer and after each answer or undo, the lines used and the match.

    Digests are checked on the way; a divergence is reported at its line. `until` stops after so many lines
    behind the header; `then` is the chance with which the match may be played on from there; `game` is for
    games that are not installed; `hasty` is for those who only look at the match when the record is at its end.
    """
    game = game or find_game(record.header.game)
    entries = record.entries if until is None else record.entries[:until]
    ends, loaded = _apart(entries, then)
    with _at_line(1):
        match = fresh(game, record.header, loaded, listen=listen)
        match.practice = record.header.practice
    match.haste(hasty)
    _compare(match, entries, ends[0], None, 1)
    yield ends[0], match
    for last in _steps(match, entries, ends):
        yield last, match


def go_on(match: Match[Any], entries: list[Entry], then: Chance | None = None) -> Iterator[Match[Any]]:
    """Play further lines of its record on a match that stands where they begin; after each, the match."""
    before = len(match.lines)
    ends, loaded = _apart(entries, then)
    if ends[0] != 0:
        raise bad("error-record-diverges", before + 2)
    match.table.chance = loaded
    for _ in _steps(match, entries, ends, before):
        yield match


def _apart(entries: list[Entry], then: Chance | None) -> tuple[list[int], Loaded]:
    """Where each answer or undo stands, and the end; and what chance brought in between."""
    ends = [place for place, entry in enumerate(entries) if outcome_of(entry) is None] + [len(entries)]
    return ends, Loaded((o for entry in entries if (o := outcome_of(entry)) is not None), then)


def _steps(match: Match[Any], entries: list[Entry], ends: list[int], before: int = 0) -> Iterator[int]:
    """Give each answer or undo of the entries, and compare; after each, the lines used of them."""
    for first, last in pairwise(ends):
        entry, line = entries[first], before + first + 2
        if entry.seed is not None:
            continue
        with _at_line(line):
            _apply(match, entry, line)
        _compare(match, entries, last, entry.digest, line, before)
        yield last


def resumed(
    record: Record,
    *,
    until: int | None = None,
    then: Chance | None = None,
    listen: bool = True,
    game: Game[Any] | None = None,
) -> Match[Any]:
    """The match at the end of a record (or after `until` of its lines), ready to be played on."""
    steps = replay(record, until=until, then=then or Fair.new(), listen=listen, game=game, hasty=True)
    match = deque(steps, maxlen=1)[0][1]
    match.haste(False)
    return match


def _apply(match: Match[Any], entry: Entry, line: int) -> None:
    if entry.seat is None:
        raise bad("error-record-line", line, why=Text("error-cause-seat"))
    if entry.undo is None:
        refused = match.act(entry.seat, entry.answer)
    else:
        refused = match.undo(entry.seat)
        if refused is not None:
            refused = match.undo(entry.seat, free=True)
        if refused is None and match.lines[-1] != Undone(entry.seat, entry.undo):
            raise bad("error-record-diverges", line)
    if refused is not None:
        raise KaperError(refused.text, line)


def _compare(
    match: Match[Any], entries: list[Entry], last: int, digest: str | None, line: int, before: int = 0
) -> None:
    """So many outcomes were used as stand there (the last answer's may be cut off), and the digest agrees."""
    used = len(match.lines) - before
    whole = used == last
    if not whole and (last < len(entries) or used < last):
        raise bad("error-record-diverges", line)
    if whole and digest is not None and digest != match.digest():
        raise bad("error-record-diverges", line)


def _drawn(source: Chance, outcome: Outcome) -> Outcome:
    """What a source gives where an outcome of this kind and size is asked for."""
    match outcome:
        case Dice(faces=faces, sides=sides):
            return Dice(source.dice(len(faces), sides), sides)
        case Shuffle(order=order):
            return Shuffle(source.permutation(len(order)))
        case Number():
            return Number(source.number())


def wind(source: Chance, record: Record) -> None:
    """Take from a source what a record has used of it, so that the match can be played on with the same chance."""
    for entry in record.entries:
        outcome = outcome_of(entry)
        if outcome is not None:
            _drawn(source, outcome)


def verify(record: Record, *, game: Game[Any] | None = None) -> int:
    """Check a whole record offline: rules, digests, and every outcome against the revealed seed.

    Gives the number of outcomes checked; raises KaperError at the first line that is wrong.
    """
    outcomes = 0
    fair = record.header.fair
    source = None
    if fair is not None:
        seed = record.seed
        if seed is None:
            raise bad("error-verify-no-seed")
        if hashlib.sha256(seed).hexdigest() != fair.hash:
            raise bad("error-verify-hash")
        source = Fair(seed, fair.match, fair.nonces)
    for place, entry in enumerate(record.entries, 2):
        outcome = outcome_of(entry)
        if outcome is None or source is None:
            continue
        again = _drawn(source, outcome)
        if place - 2 < record.header.branched:
            continue
        if again != outcome:
            raise bad("error-verify-outcome", place)
        outcomes += 1
    for _ in replay(record, game=game):
        pass
    if source is None:
        raise bad("error-verify-not-fair")
    return outcomes
