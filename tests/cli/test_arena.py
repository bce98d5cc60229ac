"""`kaper arena` and `kaper bench`: what they play, write and say."""

import json

import pytest

from kaper.arena import run
from kaper.core import sharing
from kaper.core.records import read_file, verify


def test_bots_meet_and_the_standings_are_shown_and_written(cli):
    done = cli(
        "arena", "wreckers", "greedy:1", "random", "--seats", "3", "--matches", "6", "--jobs", "1", "--json", "a.json"
    )
    assert done.code == 0
    assert "6 matches, 0 errors" in done.out
    assert "random#2" in done.out
    made = json.loads((cli.folder / "a.json").read_text())
    assert (made["game"], made["matches"], made["errors"]) == ("wreckers", 6, 0)
    assert [bot["name"] for bot in made["bots"]] == ["greedy:1", "random", "random#2"]
    assert sum(bot["share"] for bot in made["bots"]) == pytest.approx(1, abs=0.001)
    assert all(bot["ci"][0] <= bot["share"] <= bot["ci"][1] for bot in made["bots"])


def test_whole_rounds_are_played_and_the_same_seed_gives_the_same_standings(cli):
    ask = ("arena", "wreckers", "random", "random", "--matches", "3", "--seed", "5", "--jobs", "1", "--json", "-")
    first, second = cli(*ask), cli(*ask)
    assert "4 matches instead of 3" in first.err
    told = [[bot["mean_score"] for bot in json.loads(done.out)["bots"]] for done in (first, second)]
    assert told[0] == told[1]
    assert json.loads(first.out)["matches"] == 4


def test_the_report_comes_with_the_record_of_every_match(cli):
    done = cli(
        "arena", "wreckers", "random", "random", "--matches", "2", "--jobs", "1", "--report", "r.html", "--lang", "pl"
    )
    assert done.code == 0
    page = (cli.folder / "r.html").read_text()
    assert "Udział wygranych" in page
    assert 'href="r-records/00001.jsonl"' in page
    assert verify(read_file(cli.folder / "r-records" / "00001.jsonl")) > 0
    assert cli("replay", "r-records/00001.jsonl").code == 0


def test_an_interrupted_arena_says_how_to_go_on_and_does(cli, monkeypatch):
    ask = ("arena", "wreckers", "random", "random", "--matches", "6", "--jobs", "1")
    plays, play = [], run.play

    def stopped(*given):
        if len(plays) == 2:
            raise KeyboardInterrupt
        plays.append(given)
        return play(*given)

    monkeypatch.setattr(run, "play", stopped)
    done = cli(*ask)
    assert done.code == 130
    assert "Stopped after 2 of 6 matches" in done.err
    assert "2 matches, 0 errors" in done.out
    monkeypatch.setattr(run, "play", play)
    again = cli(*ask)
    assert again.code == 0
    assert "Going on from 2 matches" in again.err
    assert "6 matches, 0 errors" in again.out
    assert "Going on" not in cli(*ask).err


def test_a_bot_that_fails_is_named(cli):
    done = cli("arena", "wreckers", "cmd:false", "random", "--matches", "2", "--jobs", "1")
    assert done.code == 0
    assert "cmd:false lost" in done.err
    assert "to greedy: false: ended with code 1" in done.err


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("galleon", "random"), "There is no game “galleon”"),
        (("wreckers", "captain"), "There is no bot “captain”"),
        (("wreckers", "random", "--seats", "7"), "wreckers is for 1 to 4 players, not 7"),
        (("wreckers", "random", "--option", "nights=often"), "does not take these options"),
        (("wreckers",), "needs BOT"),
    ],
)
def test_what_is_asked_wrongly_is_said_in_one_sentence(cli, arguments, sentence):
    done = cli("arena", *arguments)
    assert done.code == 2
    assert sentence in done.flat


def test_the_bench_measures_a_game_and_writes_its_figures(cli):
    done = cli("bench", "wreckers", "--seconds", "0.02", "--json", "b.json")
    assert done.code == 0
    assert "fork_worst_us" in done.out
    figures = json.loads((cli.folder / "b.json").read_text())
    assert list(figures) == ["wreckers"]
    assert figures["wreckers"]["decisions_per_second"] > 0
    assert "fork_worst_us" not in figures["wreckers"]


def test_without_a_cluster_there_a_sentence_says_so_and_nothing_is_played(cli, monkeypatch):
    monkeypatch.setattr(sharing, "FOUND_WITHIN", 0.2)
    for command in (["arena", "wreckers", "random", "--matches", "2"], ["fuzz", "wreckers", "--games", "2"]):
        ran = cli(*command, "--cluster", "tcp://127.0.0.1:9")
        assert ran.code == 2
        assert "No cluster answers at tcp://127.0.0.1:9" in ran.err
