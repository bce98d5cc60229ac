"""A record is played once; its frames tell the same as the match did at every step."""

import pytest

from kaper.core import records
from kaper.core.chance import Fair, Fast
from kaper.core.game import find_game
from kaper.core.match import Handle, Match
from kaper.core.words import KaperError
from kaper.server import film


@pytest.fixture(autouse=True)
def empty_room(monkeypatch):
    monkeypatch.setattr(film, "_films", type(film._films)())


def played(game: str, answers: int) -> bytes:
    """The record of a match in which everybody answers at random, with one answer taken back."""
    match = Match(find_game(game), 3, chance=Fair(bytes(32), "film"))
    rng = Fast(5)
    for count in range(answers):
        if match.over:
            break
        seat = next(iter(match.asked))
        offered = Handle(match, seat).suggestions(6)
        match.act(seat, offered[rng.below(len(offered))])
        if count == answers // 2:
            match.undo(seat, free=True)
    return records.text_of(records.record_of(match)).encode()


@pytest.mark.parametrize("game", ["cove", "sevenseas", "marauders"])
def test_every_frame_is_the_match_at_that_step(game):
    text = played(game, 120)
    frames = list(film.frames_of(text))
    assert len(frames) > 60
    for frame, (line, match) in zip(frames, records.replay(records.read(text), listen=True), strict=True):
        assert frame.line == line
        state = frame.state()
        assert state == match.state
        assert {seat: asked.question(state) for seat, asked in frame.asked.items()} == {
            seat: match.question(seat) for seat in match.asked
        }
        assert frame.over == match.over


def test_a_record_is_played_once_and_forgotten_when_there_is_no_room(monkeypatch):
    plays = []
    replay = records.replay
    monkeypatch.setattr(records, "replay", lambda *given, **more: plays.append(1) or replay(*given, **more))
    one, other = played("cove", 20), played("cove", 30)
    for _ in range(3):
        list(film.frames_of(one))
    assert len(plays) == 1
    monkeypatch.setattr(film, "ROOM", 10)
    list(film.frames_of(other))  # the last one always stays
    list(film.frames_of(other))
    list(film.frames_of(one))
    assert len(plays) == 3
    monkeypatch.setattr(film, "LONGEST", 5)
    for _ in range(2):
        assert len(list(film.frames_of(other))) > 20
    assert len(plays) == 5


def test_what_follows_the_rules_is_kept_and_the_break_is_told_each_time():
    lines = played("cove", 40).splitlines()
    wrong = next(place for place in range(25, len(lines)) if b'"answer":' in lines[place])
    lines[wrong] = b'{"seat":0,"answer":"nonsense"}'
    found = []
    for _ in range(2):
        frames = film.frames_of(b"\n".join(lines))
        found.append(next(frames).step)
        with pytest.raises(KaperError, match=f"line {wrong + 1}"):
            found.extend(frame.step for frame in frames)
    half = len(found) // 2
    assert found[:half] == found[half:] == list(range(half))
    assert half > 10
