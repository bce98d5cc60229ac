"""`kaper analyse`: what it shows, writes and refuses."""

import json
import re


def recorded(cli):
    """The record of a short match of bots."""
    done = cli(
        "arena", "wreckers", "greedy:1", "random", "--matches", "2", "--seats", "2", "--jobs", "1", "--report", "r.html"
    )
    assert done.code == 0
    return "r-records/00001.jsonl"


def test_luck_and_skill_are_shown_and_written(cli):
    done = cli("analyse", recorded(cli), "--jobs", "1", "--json", "a.json", "--report", "a.html")
    assert done.code == 0
    assert "Own choices" in done.flat
    assert "Strokes of luck" in done.out
    assert "Choices that turned it" in done.out
    assert "…" not in done.out.partition("Strokes of luck")[0]  # no number is cut where the line is short
    made = json.loads((cli.folder / "a.json").read_text())
    assert (made["game"], made["seats"]) == ("wreckers", 2)
    for share, part in zip(made["result"], made["parts"], strict=True):
        parts = [part[name] for name in ("deal", "luck", "own", "others", "meeting", "unknown")]
        assert abs(sum(parts) - (share - 0.5)) < 1e-9
    page = (cli.folder / "a.html").read_text()
    assert "The chance of victory" in page
    assert page.count("<svg") == 1
    assert 'id="swings"' in page


def test_it_speaks_polish(cli):
    done = cli("analyse", recorded(cli), "--jobs", "1", "--lang", "pl", "--budget", "0")
    assert done.code == 0
    assert "Kosztowne decyzje" in done.out
    assert "Wybory, które zmieniły bieg partii" in done.out
    assert re.search(r"przed tym: \d+ %, po tym: \d+ %\.", done.flat), "the space before a per cent is kept"
    assert "lookback-" not in done.out


def test_a_match_that_is_not_over_is_refused_in_a_sentence(cli):
    file = cli.folder / recorded(cli)
    lines = file.read_text().splitlines()
    (cli.folder / "half.jsonl").write_text("\n".join(lines[: len(lines) // 2]) + "\n")
    done = cli("analyse", "half.jsonl", "--jobs", "1")
    assert done.code == 2
    assert "not over" in done.err


def test_a_file_that_is_no_record_is_refused(cli):
    (cli.folder / "x.jsonl").write_text("no record\n")
    assert cli("analyse", "x.jsonl").code == 2
    assert cli("analyse", "missing.jsonl").code == 2
