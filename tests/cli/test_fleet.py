"""`kaper fleet`: built, checked and shown in the terminal."""

import json
from html import escape

import pytest

from kaper.cli import run


def test_a_fleet_is_built_checked_and_shown(tmp_path, capsys):
    file = tmp_path / "fleet.txt"
    assert run(["fleet", "build", str(file), "--points", "30", "--edition", "sm", "--nation", "english"]) == 0
    assert run(["--lang", "en", "fleet", "check", str(file)]) == 0
    assert "30 are allowed (SM)" in capsys.readouterr().out
    assert run(["--lang", "pl", "fleet", "show", str(file)]) == 0
    assert "Ładownia" in capsys.readouterr().out
    assert run(["fleet", "build", "--random", "--seed", "3"]) == 0
    assert "points: 40" in capsys.readouterr().out


def test_what_is_wrong_is_said_with_line_and_rule(tmp_path, capsys):
    file = tmp_path / "fleet.txt"
    file.write_text("HMS Dover\nHMS Dover\n", encoding="utf-8")
    assert run(["--lang", "en", "fleet", "check", str(file)]) == 1
    assert "Line 2: HMS Dover is in the fleet already, on line 1. [fleet.no-duplicates]" in capsys.readouterr().out
    file.write_bytes(b"\xff\xfe\x00")
    assert run(["fleet", "check", str(file)]) == 2


@pytest.mark.parametrize(
    "arguments",
    [
        ["sink"],
        ["build", "--edition", "XX"],
        ["build", "--nation", "swiss"],
        ["build", "--points", "1"],  # no ship is so cheap
        ["build", "--points", "1", "--random"],
        ["build", "--points", "40", "--nation", "cursed", "--edition", "SM"],  # she sailed later
        ["check", "x", "--game", "cove"],
    ],
)
def test_what_cannot_be_done_is_said_in_a_sentence(arguments, capsys):
    assert run(["--lang", "en", "fleet", *arguments]) == 2
    assert capsys.readouterr().err.startswith("kaper: ")


def test_fleets_meet_in_the_arena_with_the_same_bot(tmp_path, monkeypatch, capsys):
    monkeypatch.setenv("KAPER_DATA", str(tmp_path / "data"))
    monkeypatch.chdir(tmp_path)
    for seed in (1, 2):
        assert run(["fleet", "build", f"{seed}.txt", "--points", "20", "--seed", str(seed)]) == 0
    named = tmp_path / "1.txt"
    named.write_text(f"name: Brothers & Co\n{named.read_text()}")
    contest = ["arena", "spanishmain", "--fleets", "1.txt", "2.txt", "--bot", "random", "--matches", "2", "--jobs", "1"]
    assert run([*contest, "--option", "rounds=20", "--json", "a.json", "--report", "r.html"]) == 0
    made = json.loads((tmp_path / "a.json").read_text())
    assert [bot["name"] for bot in made["bots"]] == ["random@1.txt", "random@2.txt"]
    assert (made["matches"], made["errors"]) == (2, 0)
    page = (tmp_path / "r.html").read_text()
    told = page[page.index('<section id="lists">') : page.index('<section id="shares">')]
    for name in ("1.txt", "2.txt"):  # each with its points, its edition and its ships
        assert name in told
        ship = next(line for line in (tmp_path / name).read_text().splitlines() if ":" not in line)
        assert escape(ship.partition(" ")[2]) in told
    assert "Brothers &amp; Co (1.txt)" in told  # so that one finds it among the standings
    assert 'id="roles"' not in page  # all of them brought their own
    assert told.count("/20<") == told.count(">SCS<") == 2
    fleets = {name: (tmp_path / name).read_text() for name in ("1.txt", "2.txt")}
    for record in sorted((tmp_path / "r-records").iterdir()):
        header, *lines = map(json.loads, record.read_text().splitlines())
        brought = {line["seat"]: line["answer"] for line in lines[:3] if isinstance(line.get("answer"), str)}
        assert brought == {seat: fleets[name.partition("@")[2]] for seat, name in enumerate(header["names"])}
    by_name = [
        "arena",
        "spanishmain",
        "random@1.txt",
        "random@2.txt",
        "--matches",
        "2",
        "--jobs",
        "1",
        "--report",
        "s.html",
    ]
    for option in ("fleets=brought", "points=edition", "rounds=20"):
        by_name += ["--option", option]
    assert run(by_name) == 0
    assert '<section id="lists">' in (tmp_path / "s.html").read_text()  # as many points as the edition says
    (tmp_path / "bad.txt").write_text("nothing\n")
    assert run(["--lang", "en", "arena", "spanishmain", "--fleets", "1.txt", "bad.txt", "--bot", "random"]) == 2
    assert "bad.txt is not a legal fleet" in capsys.readouterr().err
