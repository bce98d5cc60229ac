"""The arena: a fair schedule, matches that can be opened, runs that can be interrupted, and standings that add up."""

import json
import re
import sys
from collections import Counter
from dataclasses import replace
from pathlib import Path

import msgspec
import pytest
from wreckers import GAME

from kaper.arena import report
from kaper.arena.measure import measure
from kaper.arena.play import Played, Seen, Setting, keep, percentile, play
from kaper.arena.report import page
from kaper.arena.run import Journal, run
from kaper.arena.schedule import Pairing, default_seats, entrants, names, schedule
from kaper.arena.standings import standings, summary, wilson
from kaper.core.game import Rival
from kaper.core.records import read_file, verify
from kaper.core.texts import source
from kaper.core.words import Text


@pytest.mark.parametrize(("bots", "seats"), [(4, 4), (3, 3), (5, 4), (2, 2), (7, 3)])
def test_every_bot_has_every_seat_equally_often_and_every_deal_is_played_by_all(bots, seats):
    pairings = schedule([f"bot{n}" for n in range(bots)], seats, 50, seed=3)
    taken = Counter((bot, seat) for p in pairings for seat, bot in enumerate(p.lineup))
    assert len(pairings) >= 50
    assert set(taken.values()) == {len(pairings) // bots}
    assert len(taken) == bots * seats
    for deal in {p.deal for p in pairings}:
        sat = Counter(bot for p in pairings if p.deal == deal for bot in p.lineup)
        assert set(sat.values()) == {seats}


def test_neighbours_change_from_round_to_round():
    behind = {tuple(p.lineup) for p in schedule(["a", "b", "c", "d"], 4, 200, seed=1)}
    assert len(behind) == 24


def test_bots_of_one_kind_never_play_the_same_match_twice():
    alike = schedule(["greedy"] * 4, 4, 40, seed=1)
    assert len({p.deal for p in alike}) == len(alike) == 40
    one_apart = schedule(["mcts", "greedy", "greedy", "greedy"], 4, 40, seed=1)
    assert len({p.deal for p in one_apart}) == 10
    for specs in (["a", "a", "b", "b"], ["a", "b"], ["a", "a", "b"]):
        played = [(p.deal, *(specs[bot] for bot in p.lineup)) for p in schedule(specs, len(specs), 60, seed=2)]
        assert len(set(played)) == len(played)


def test_the_last_bot_takes_the_seats_left_over():
    assert entrants(["greedy", "random"], 4) == ["greedy", "random", "random", "random"]
    assert names(["greedy", "random", "random"]) == ["greedy", "random", "random#2"]
    assert [default_seats(GAME, bots) for bots in (1, 2, 3, 9)] == [1, 2, 3, 4]
    assert default_seats(replace(GAME, seats=(2, 4)), 1) == 2


def test_a_match_is_the_same_for_the_same_seed_and_can_be_verified_as_a_record(tmp_path):
    setting = Setting("wreckers", ["greedy:1", "random"], 5, {}, str(tmp_path))
    first, second = (keep(setting, play(GAME, setting, Pairing(3, 1, [1, 0]))) for _ in range(2))
    assert [seen.score for seen in first.seats] == [seen.score for seen in second.seats]
    assert first.error is None
    assert first.turns == 6
    record = read_file(tmp_path / "00003.jsonl")
    assert record.header.names == ["random", "greedy:1"]
    assert verify(record, game=GAME) > 0


def test_points_are_traced_to_the_scenes_they_came_from():
    played = play(GAME, Setting("wreckers", ["random", "random"], 2), Pairing(0, 0, [0, 1]))
    assert [sum(seen.sources.values()) for seen in played.seats] == [seen.score for seen in played.seats]
    assert sum(played.seats[0].used["Bid"].values()) > 0


def test_a_bot_that_fails_is_named_and_the_match_goes_on():
    setting = Setting("wreckers", [f"cmd:{sys.executable} -c pass", "random"], 1)
    played = play(GAME, setting, Pairing(0, 0, [0, 1]))
    assert played.error is None
    assert "ended with code 0" in played.seats[0].failures[0]
    table = standings(["cmd", "random"], [played])
    assert summary("wreckers", [played], table).errors == len(played.seats[0].failures) == table[0].failures


class Interrupted(Exception):
    """Somebody pressed the keys."""


@pytest.mark.parametrize("jobs", [1, 2])
def test_an_interrupted_run_keeps_what_it_has_and_goes_on_from_there(tmp_path, jobs, monkeypatch):
    monkeypatch.setenv("PYTHONPATH", "examples/wreckers")  # the processes find the game as this one does
    setting = Setting("wreckers", ["random", "random", "random"], 4)
    journal = Journal(tmp_path, GAME, setting, 3, 6)
    heard = []

    def tell(match):
        heard.append(match.number)
        if len(heard) == 4:
            raise Interrupted

    with pytest.raises(Interrupted):
        run(GAME, setting, 3, 6, jobs, journal, tell)
    kept = journal.read()
    assert len(kept) == 4
    with journal.path.open("ab") as file:
        file.write(b'{"number":5,"de')  # cut short by a crash
    again = run(GAME, setting, 3, 6, 1, journal, lambda match: None)
    whole = run(GAME, setting, 3, 6, 1, Journal(tmp_path / "other", GAME, setting, 3, 6), lambda match: None)
    assert [match.number for match in again] == list(range(6))
    assert [[s.score for s in m.seats] for m in again] == [[s.score for s in m.seats] for m in whole]
    assert not journal.path.exists()


def result(number, places, scores, lineup=(0, 1, 2)):
    seats = [
        Seen(bot, place, score, answers=10, seconds=0.5, times={-160: 10})
        for bot, place, score in zip(lineup, places, scores, strict=True)
    ]
    return Played(number, number, seats, turns=6, decisions=30, seconds=1.5)


def test_ties_count_a_part_and_the_interval_is_wilsons():
    assert result(0, [1, 1, 3], [9, 9, 2]).wins() == [0.5, 0.5, 0.0]
    table = standings(["a", "b", "c"], [result(0, [1, 1, 3], [9, 9, 2]), result(1, [1, 2, 3], [12, 8, 1])])
    assert [line.wins for line in table] == [1.5, 0.5, 0.0]
    assert table[0].share == 0.75
    assert table[0].mean_score == 10.5
    assert table[0].spread == pytest.approx(2.12)
    assert table[0].ms_per_decision == 50.0
    assert table[0].ms_p99 == pytest.approx(62.5)
    assert table[0].rating > table[1].rating > table[2].rating
    assert wilson(50, 100) == (0.4038, 0.5962)
    assert wilson(0, 10) == (0.0, 0.2775)
    assert wilson(0, 0) == (0.0, 1.0)


def test_a_percentile_lies_where_so_many_answers_were_quicker():
    assert percentile(Counter({-400: 98, 0: 2}), 0.5) == pytest.approx(2**-10)
    assert percentile(Counter({-400: 98, 0: 2}), 0.99) == 1.0
    assert percentile(Counter(), 0.99) == 0.0


def test_the_json_file_has_the_keys_that_were_promised():
    table = standings(["a", "b", "c"], [result(0, [1, 2, 3], [9, 5, 2])])
    made = json.loads(msgspec.json.encode(summary("wreckers", [result(0, [1, 2, 3], [9, 5, 2])], table)))
    assert list(made) == ["game", "matches", "errors", "decisions_per_second", "bots"]
    assert list(made["bots"][0]) == ["name", "wins", "share", "ci", "mean_score", "ms_per_decision"]
    assert made["decisions_per_second"] == 20.0


@pytest.mark.parametrize("lang", ["en", "pl"])
def test_the_report_has_its_charts_inside_and_needs_no_network(tmp_path, lang):
    setting = Setting("wreckers", ["random", "random", "random"], 4, {}, str(tmp_path / "games"))
    matches = [result(number, [1, 2, 3], [9, 5, 2]) for number in range(3)]
    matches[0].seats[0].used = {"Bid": {"3": 2}}
    matches[0].seats[0].sources = {"salvage": 9}
    matches[1].seats[2].failures = ["hung <b>"]
    for match, first in zip(matches, ["Bob", "Ann", "Bob"], strict=True):
        match.roles = [Text(first), *[Text(name) for name in ("Ann", "Bob", "Cid") if name != first]]
        match.ending = Text("at last" if first == "Bob" else "soon")
    text = page(GAME, 3, setting, matches, standings(["random", "random#2", "random#3"], matches), lang)
    charts = ("shares", "seats", "roles", "endings", "scores", "length-turns", "sources", "used", "winning")
    for section in ("standings", *charts, "matches"):
        assert f'<section id="{section}">' in text
    assert text.count("<svg") == 10
    assert "Ann (33.3%)" in text
    assert "at last (66.7%)" in text
    assert 'href="games/00002.jsonl"' in text
    assert "hung &lt;b&gt;" in text
    assert "<script" not in text
    assert "report-" not in text
    assert [part for part in text.split('"') if part.startswith("http")] == [
        "http://www.w3.org/2000/svg",
        "http://www.w3.org/1999/xlink",
    ] * 10


def test_the_bench_has_the_keys_that_were_promised():
    measured = measure(GAME, 0.01)
    assert list(measured.figures()) == [
        *("decisions_per_second", "real_decisions_per_second", "copy_us", "fork_us", "fork_p99_us", "imagine_us"),
        *("view_us", "digest_us", "load_ms", "undo_ms", "mcts_iterations_per_second"),
    ]
    assert all(value > 0 for value in measured.figures().values())
    assert measured.decisions_per_second > measured.real_decisions_per_second


def test_both_languages_have_the_same_words():
    keys = [set(re.findall(r"^([a-z][\w-]*) =", source("kaper.arena", lang), re.MULTILINE)) for lang in ("en", "pl")]
    assert keys[0] == keys[1]
    package = Path(report.__file__).parents[1]
    code = "".join((package / name).read_text() for name in ("arena/report.py", "cli/arena.py", "cli/bench.py"))
    named = set(re.findall(r'"((?:arena|report|bench)-[\w-]+)"', code))
    assert named <= keys[0]
    parts = set(re.findall(r'"([\w-]+)"', code))
    assert {key for key in keys[0] - named if key.partition("-")[2].removesuffix("-note") not in parts} == set()


def alone(number, bot, place):
    """A match of one seat against an automaton."""
    (seen,) = result(number, [place], [5], [bot]).seats
    rival = Rival(Text("coastguard"), 6, 3 - place if place < 3 else 1)
    return Played(number, number, [seen], turns=6, decisions=9, seconds=0.5, rivals=[rival])


def test_alone_a_bot_wins_as_often_as_it_beats_the_automaton_and_is_rated_against_it():
    played = [alone(number, number % 2, 1 if number % 2 == 0 or number % 4 == 1 else 2) for number in range(16)]
    good, fair = standings(["good", "fair"], played)
    assert (good.wins, good.share, fair.wins, fair.share) == (8, 1.0, 4, 0.5)
    assert good.rating > fair.rating
    assert wilson(4, 8) == fair.ci


def test_bots_that_play_alone_meet_the_same_deals():
    setting = Setting("wreckers", ["greedy:1", "random"], 5)
    pairings = schedule(setting.specs, 1, 6, seed=3)
    assert Counter((p.deal, p.lineup[0]) for p in pairings) == {(deal, bot): 1 for deal in range(3) for bot in (0, 1)}
    played = play(GAME, setting, pairings[0])
    assert played.error is None
    assert [rival.name.key for rival in played.rivals] == ["coastguard"]
    assert played.wins()[0] in (0.0, 0.5, 1.0)
    assert msgspec.json.decode(msgspec.json.encode(played), type=Played) == played


def test_the_report_of_matches_alone_is_made(tmp_path):
    setting = Setting("wreckers", ["greedy:1", "random"], 5, {}, str(tmp_path))
    played = [play(GAME, setting, pairing) for pairing in schedule(setting.specs, 1, 4, seed=3)]
    assert "greedy:1" in page(GAME, 1, setting, played, standings(["greedy:1", "random"], played), "en")


def test_a_match_that_breaks_is_told_with_its_place_and_its_record_is_kept(tmp_path):
    def salvage(t):
        yield from ()
        [].pop()

    broken = replace(GAME, scenes=(*(s for s in GAME.scenes if s.__name__ != "salvage"), salvage))
    setting = Setting("wreckers", ["random", "random"], 5, {}, None, str(tmp_path / "failed"))
    played = keep(setting, play(broken, setting, Pairing(3, 1, [1, 0])))
    assert "pop from empty list" in played.error
    assert "test_arena.py" in played.error
    assert "in scene night" in played.error
    assert "[].pop()" in played.trace
    assert read_file(Path(played.record)).header.names == ["random", "random"]
