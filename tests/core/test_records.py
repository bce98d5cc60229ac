"""Records: saved and loaded they are the same match; every fault is found and named at its line."""

import msgspec
import pytest
from wreckers import GAME, WreckersOptions

from kaper.core import records
from kaper.core.chance import Fair, Fast
from kaper.core.match import Match
from kaper.core.words import KaperError


def played(seed=1, chance=None, undo=False, stop=None):
    match, rng = Match(GAME, 3, WreckersOptions(nights=6), chance or Fair(b"k" * 32, "m", ["n"])), Fast(seed)
    while not match.over and (stop is None or match.number < stop):
        seat = list(match.asked)[rng.below(len(match.asked))]
        match.act(seat, match.asked[seat].sample(match.state, rng))
        if undo and rng.below(3) == 0:
            match.undo(seat, free=True)
    return match


def rows(match):
    return records.text_of(records.record_of(match, ["Ann", "Bo", "Cy"])).splitlines()


def load(lines, **kwargs):
    return records.resumed(records.read("\n".join(lines)), game=GAME, **kwargs)


@pytest.mark.parametrize("undo", [False, True])
def test_a_record_plays_to_the_same_end(undo):
    match = played(undo=undo)
    again = load(rows(match))
    assert again.digest() == match.digest()
    assert again.result() == match.result()
    assert again.lines == match.lines
    assert again.practice == match.practice == undo


def test_a_record_made_twice_is_the_same():
    match = played(stop=12)
    assert rows(match) == rows(match)


def test_the_header_says_what_was_played():
    header = records.read("\n".join(rows(played()))).header
    assert (header.game, header.seats, header.options, header.names) == (
        "wreckers",
        3,
        {"nights": 6},
        ["Ann", "Bo", "Cy"],
    )
    assert header.fair.nonces == ("n",)


def test_the_seed_is_revealed_only_at_the_end():
    assert (b"k" * 32).hex() not in "\n".join(rows(played(stop=12)))
    assert records.read("\n".join(rows(played()))).seed == b"k" * 32


@pytest.mark.parametrize("stop", [3, 12, 30, 45])
def test_a_record_read_in_haste_can_be_forked_and_taken_back(stop):
    match = played(stop=stop)
    again = load(rows(match))
    assert again.checkpoint == match.checkpoint
    assert again.scene_name == match.scene_name
    assert again.fork(7).digest() == match.digest()
    assert again.told == load(rows(match)).told != []
    seat = next(line.seat for line in reversed(match.path) if hasattr(line, "seat"))
    assert (match.undo(seat, free=True), again.undo(seat, free=True)) == (None, None)
    assert again.digest() == match.digest()


def test_a_match_in_haste_is_not_forked():
    match = played(stop=30)
    match.haste(True)
    with pytest.raises(KaperError):
        match.fork(1)
    match.haste(False)
    assert match.fork(1).digest() == match.digest()


def test_a_match_goes_on_from_any_line():
    lines = rows(played(undo=True))
    for until in range(len(lines) - 1):
        match, rng = load(lines, until=until, then=Fast(2)), Fast(3)
        while not match.over:
            seat, decision = next(iter(match.asked.items()))
            assert match.act(seat, decision.sample(match.state, rng)) is None
        assert not list(GAME.problems(match.state))


def test_a_match_from_a_hand_made_state_is_recorded_with_it():
    state = played(stop=15, chance=Fast(1)).checkpoint
    match = Match.from_state(GAME, state, Fast(9))
    match.act(*first_answer(match))
    assert load(rows(match)).digest() == match.digest()


def first_answer(match):
    seat, decision = next(iter(match.asked.items()))
    return seat, decision.sample(match.state, Fast(1))


def test_the_recorder_follows_a_live_match():
    match, rng = Match(GAME, 3, WreckersOptions(nights=6), Fair(b"k" * 32, "m", ["n"]), listen=True), Fast(1)
    recorder = records.Recorder(match)
    entries = recorder.news()
    while not match.over:
        seat = list(match.asked)[rng.below(len(match.asked))]
        match.act(seat, match.asked[seat].sample(match.state, rng))
        entries += recorder.news()
    assert recorder.news() == []
    assert entries == records.record_of(match).entries[:-1]


def test_events_stand_at_the_answer_that_caused_them():
    entries = records.record_of(played()).entries
    answer = next(entry for entry in entries if entry.answer is not None)
    assert [event["type"] for event in answer.events] == ["peeked", "peeked"]
    assert answer.events[0]["to"] == 1
    assert answer.digest is not None


def changed(line, **fields):
    return msgspec.json.encode(msgspec.json.decode(line) | fields).decode()


def answers(lines):
    return [i for i, line in enumerate(lines) if '"answer"' in line]


@pytest.mark.parametrize(
    ("fault", "key"),
    [
        (lambda r: [], "error-record-empty"),
        (lambda r: ["{}", *r[1:]], "error-record-line"),
        (lambda r: ["nonsense", *r[1:]], "error-record-line"),
        (lambda r: [changed(r[0], kaper=99), *r[1:]], "error-record-format"),
        (lambda r: [changed(r[0], game="chess"), *r[1:]], "error-record-game"),
        (lambda r: [changed(r[0], version="0"), *r[1:]], "error-record-version"),
        (lambda r: [changed(r[0], seats=7), *r[1:]], "error-seats"),
        (lambda r: [changed(r[0], seats="3"), *r[1:]], "error-record-line"),
        (lambda r: [changed(r[0], options={"moon": 1}), *r[1:]], "error-options"),
        (lambda r: [changed(r[0], start={"seats": 3}), *r[1:]], "error-record-line"),
        (lambda r: [*r[:5], "\x00", *r[5:]], "error-record-line"),
        (lambda r: [*r[:5], "{}", *r[5:]], "error-record-line"),
        (lambda r: [*r[:5], '{"answer":"0","dice":[1]}', *r[5:]], "error-record-line"),
        (lambda r: [*r[:1], '{"shuffle":[0,0]}', *r[2:]], "error-chance-other"),
        (lambda r: [*r[:1], '{"dice":[4]}', *r[2:]], "error-chance-other"),
        (lambda r: [*r[:1], *r[2:]], "error-chance-other"),
        (lambda r: [*r[:3], '{"dice":[4]}', *r[3:]], "error-record-diverges"),
        (lambda r: [*r[:3], '{"answer":"0"}', *r[4:]], "error-record-line"),
        (lambda r: [*r[:3], '{"seat":2,"answer":"0"}', *r[4:]], "refusal-not-asked"),
        (lambda r: [*r[:3], '{"seat":0,"answer":"9"}', *r[4:]], "refusal-not-an-option"),
        (lambda r: [*r[:3], '{"seat":0,"answer":3}', *r[4:]], "refusal-wrong-type"),
        (lambda r: [*r[:3], '{"seat":0,"answer":{"x":1}}', *r[4:]], "error-record-line"),
        (lambda r: [*r[:3], '{"seat":0,"undo":0}', *r[4:]], "refusal-undo-nothing"),
        (lambda r: [*r[:4], '{"seat":0,"undo":5}', *r[4:]], "error-record-diverges"),
        (lambda r: [*r[:3], changed(r[3], digest="0" * 16), *r[4:]], "error-record-diverges"),
    ],
)
def test_a_broken_or_hostile_record_is_refused_at_its_line(fault, key):
    lines = fault(rows(played()))
    with pytest.raises(KaperError) as caught:
        load(lines)
    assert caught.value.text.key == key
    assert not isinstance(caught.value.text.args.get("why"), str), "a cause is told in the reader's language, too"
    if lines and key != "error-record-empty":
        assert 1 <= caught.value.line <= len(lines)


def test_oversized_records_and_missing_files_are_refused(tmp_path):
    with pytest.raises(KaperError, match="large"):
        records.read("{}\n" * (records.MOST_LINES + 1))
    with pytest.raises(KaperError, match="error-file"):
        records.read_file(tmp_path / "none.jsonl")
    with pytest.raises(KaperError, match="error-file"):
        records.read_file(tmp_path)


def verify(lines):
    return records.verify(records.read("\n".join(lines)), game=GAME)


def test_verify_checks_every_outcome_against_the_seed():
    match = played(undo=True)
    outcomes = sum(hasattr(line, "order") or hasattr(line, "faces") for line in match.lines)
    assert verify(rows(match)) == outcomes > 0


def test_verify_finds_a_changed_outcome_at_its_line():
    lines = rows(played())
    order = msgspec.json.decode(lines[1])["shuffle"]
    lines[1] = changed(lines[1], shuffle=order[::-1])
    with pytest.raises(KaperError, match="error-verify-outcome") as caught:
        verify(lines)
    assert caught.value.line == 2


def test_verify_finds_a_changed_seed_a_hidden_seed_and_dice_without_a_promise():
    lines = rows(played())
    with pytest.raises(KaperError, match="error-verify-hash"):
        verify([*lines[:-1], changed(lines[-1], seed="00" * 32)])
    with pytest.raises(KaperError, match="error-record-line"):
        verify([*lines[:-1], changed(lines[-1], seed="xyz")])
    with pytest.raises(KaperError, match="error-verify-no-seed"):
        verify(lines[:-1])
    with pytest.raises(KaperError, match="error-verify-not-fair"):
        verify(rows(played(chance=Fast(1))))


def test_a_record_cut_off_between_an_answer_and_its_outcomes_goes_on_with_new_ones():
    lines = rows(played(seed=3))
    cut = next(i for i in answers(lines) if '"shuffle"' in lines[i + 1])
    match = load(lines[: cut + 1], then=Fast(5))
    assert match.number == cut + 1
    assert not list(GAME.problems(match.state))
