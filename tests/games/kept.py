"""Kept games: records that must replay to the same states and events, and what was refused at each question on the way.

A record of this version must always load, and what was told then is told now (new events and new fields are no matter); one
of another version is refused by name. After a meant change of a game's rules raise its version and write its kept games
anew: .venv/bin/python -m tests.games.kept GAME
"""

import gzip
import sys
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from kaper.core.chance import Fast
from kaper.core.checking import unlike
from kaper.core.decisions import Choose
from kaper.core.fuzzing import any_options
from kaper.core.game import find_game
from kaper.core.match import Match
from kaper.core.menus import ChooseVerb
from kaper.core.records import read, record_of, replay, text_of
from kaper.core.words import KaperError

FOLDER = Path(__file__).parent / "kept"
GAMES = {
    "cove": 4,
    "sevenseas": 4,
    "marauders": 12,
    "maracaibo": 8,
    "spanishmain": 16,
}  # half of them by the game's policy, most of the time
MOST_ANSWERS = 900


def file_of(game, number):
    return FOLDER / f"{game}-{number}.kaper.gz"


def refusals_file(game):
    return FOLDER / f"{game}-refusals.txt"


def played(game, number):
    """A game with options by chance, half of them by the game's policy."""
    rng = Fast(100 + number)
    match = Match(game, game.seats[number % len(game.seats)], any_options(game, rng), Fast(rng.number()))
    for _ in range(MOST_ANSWERS):
        if match.over:
            break
        seat = list(match.asked)[rng.below(len(match.asked))]
        asked = match.asked[seat]
        by_policy = number % 2 and rng.below(12)
        match.act(seat, game.brain.policy(match.state, asked, rng) if by_policy else asked.sample(match.state, rng))
    return match


def menus_agree(game, seeds, answers=400):
    """In games at random, every menu offers what its verbs say nothing against; gives back how many were looked at."""
    found, looked = find_game(game), 0
    for seed in seeds:
        rng = Fast(seed)
        match = Match(found, found.seats[seed % len(found.seats)], any_options(found, rng), Fast(rng.number()))
        for _ in range(answers):
            if match.over:
                break
            for seat, decision in match.asked.items():
                if isinstance(decision, ChooseVerb):
                    looked += 1
                    assert unlike(decision, match.state) == [], (seed, match.number, seat, decision)
            match.act(seat, decision.sample(match.state, rng))
    return looked


def stored(game, number):
    return read(gzip.decompress(file_of(game, number).read_bytes()))


def replayed(record):
    """The events of a record as they are told now; digests and outcomes are checked on the way."""
    before = 0
    for used, match in replay(record, listen=True):
        if used == 0:
            before = len(match.told)  # what is told before the first line is in no record
    return [plain({"to": one.to, **msgspec.to_builtins(one.event)}) for one in match.told[before:]]


def plain(event):
    return msgspec.json.decode(msgspec.json.encode(event))


def told(record):
    return [event for entry in record.entries for event in entry.events]


def known_to(record, events):
    """Events reduced to the kinds and fields that a record has."""
    old = told(record)
    kinds = {event["type"] for event in old}
    now = [event for event in events if event["type"] in kinds]
    return [fields_of(one, then) for one, then in zip(now, old, strict=True)]


def fields_of(now, then):
    """What is told now without the fields that were not told then, however deep they lie."""
    if isinstance(now, dict) and isinstance(then, dict):
        return {name: fields_of(now[name], then[name]) for name in now if name in then}
    if isinstance(now, list) and isinstance(then, list) and len(now) == len(then):
        return [fields_of(one, other) for one, other in zip(now, then, strict=True)]
    return now


def refused(game, number):
    """How often each answer that was possible once is refused later: the question, the answer, the words and the rule."""
    seen, found = {}, Counter()
    for _, match in replay(stored(game, number)):
        for asked in match.asked.values():
            if isinstance(asked, Choose):
                ids = seen.setdefault(asked.name(), {})
                allowed = asked.allowed(match.state)
                for id in ids:
                    why = asked.check(match.state, id)
                    if why is not None:
                        args = ", ".join(f"{name}={one}" for name, one in why.text.args.items() if type(one) is int)
                        found[f"{asked.name()} {id}: {why.text.key}({args}) [{why.rule}]"] += 1
                ids.update(dict.fromkeys(allowed))
    return found


def all_refused(game):
    found = sum((refused(game, number) for number in range(4)), Counter())  # these are answers enough
    return [f"{line} x{found[line]}" for line in sorted(found)]


def is_of_this_version(record):
    """One that is not must be refused by the name of its version."""
    if record.header.version == find_game(record.header.game).version:
        return True
    with pytest.raises(KaperError, match="error-record-version"):
        next(replay(record))
    return False


def replays(game, number):
    """A kept game is told now as it was then; a test of the game calls this."""
    is_told_again(stored(game, number))


def is_told_again(record):
    """A record is told now as it was then, if it is of this version."""
    if is_of_this_version(record):
        assert known_to(record, replayed(record)) == told(record)


def refuses(game):
    """What was refused on the way is refused now, by the same rules and as often."""
    if all(is_of_this_version(stored(game, number)) for number in range(4)):
        assert all_refused(game) == refusals_file(game).read_text(encoding="utf-8").splitlines()


def write(id):
    game = find_game(id)
    FOLDER.mkdir(exist_ok=True)
    for number in range(GAMES[id]):
        packed = gzip.compress(text_of(record_of(played(game, number))).encode(), 9, mtime=0)
        file_of(id, number).write_bytes(packed)
        print(id, number, len(packed))
    refusals_file(id).write_text("\n".join(all_refused(id)) + "\n", encoding="utf-8")
    print(id, "refusals", len(all_refused(id)))


if __name__ == "__main__":
    for asked_for in sys.argv[1:]:
        write(asked_for)
