"""A bot that is another program: the example of the documentation plays, and a bad one never stops a match."""

import sys
from pathlib import Path

import pytest
from wreckers import GAME

from kaper.bots import BotFailed
from kaper.bots.external import External
from kaper.bots.guard import Guarded
from kaper.core.chance import Fast
from kaper.core.match import Handle, Match

EXAMPLE = Path(__file__).parents[2] / "examples" / "bots" / "cautious.py"


@pytest.fixture
def program(tmp_path):
    """A bot from a few lines of Python."""
    made = []

    def program(text, patience=10.0):
        file = tmp_path / "bot.py"
        file.write_text(text)
        made.append(External(f"{sys.executable} {file}", patience))
        return made[-1]

    yield program
    for bot in made:
        bot.close()


def handle():
    match = Match(GAME, 2, chance=Fast(1))
    return Handle(match, next(iter(match.asked)))


def test_the_example_of_thirty_lines_plays_a_whole_game_without_losing_a_turn():
    assert len(EXAMPLE.read_text().splitlines()) <= 30
    bot = Guarded(External(f"{sys.executable} {EXAMPLE}"))
    match, rng = Match(GAME, 3, chance=Fast(5)), Fast(6)
    try:
        while not match.over:
            seat = next(iter(match.asked))
            assert match.act(seat, bot.answer(Handle(match, seat), rng)) is None
    finally:
        bot.close()
    assert bot.failures == []


def test_it_reads_view_decision_and_suggestions(program):
    bot = program(
        "import json, sys\n"
        "for line in sys.stdin:\n"
        "    q = json.loads(line)\n"
        "    assert q['kaper'] == 1 and q['game'] == 'wreckers' and q['view']['night'] == 0\n"
        "    assert q['decision']['kind'] == 'choose' and q['seat'] == q['decision']['seat']\n"
        "    print(json.dumps({'answer': q['suggestions'][-1]}), flush=True)\n"
    )
    asked = handle()
    assert bot.answer(asked, Fast(1)) == asked.suggestions(24)[-1]


@pytest.mark.parametrize(
    ("text", "patience", "failure"),
    [
        ("import time\ntime.sleep(60)\n", 0.2, "no answer in 0.2 seconds"),
        ("import sys\nsys.stdin.readline()\nsys.exit(3)\n", 10, "ended with code 3"),
        ("import os\nos.close(1)\ninput()\ninput()\n", 0.5, "closed its output"),
        ("print('ahoy', flush=True)\ninput()\n", 10, "no answer in b'ahoy'"),
        ("while True: print('a' * 1000, end='')\n", 10, "an endless answer"),
    ],
)
def test_a_program_that_hangs_crashes_or_babbles_fails_by_name(program, text, patience, failure):
    with pytest.raises(BotFailed, match=failure):
        program(text, patience).answer(handle(), Fast(1))


def test_a_program_that_ended_before_it_was_asked_fails_with_its_code(monkeypatch):
    started = External._started

    def ended(bot):
        process = started(bot)
        process.wait()
        return process

    monkeypatch.setattr(External, "_started", ended)
    with pytest.raises(BotFailed, match="false: ended with code 1"):
        External("false").answer(handle(), Fast(1))


def test_a_program_that_does_not_exist_fails_in_words():
    with pytest.raises(BotFailed, match="No such file"):
        External("/no/such/pirate").answer(handle(), Fast(1))


def test_a_program_that_crashed_is_started_anew(program):
    bot = program(
        "import json, sys, pathlib\n"
        "mark = pathlib.Path(__file__).with_suffix('.mark')\n"
        "q = json.loads(sys.stdin.readline())\n"
        "if not mark.exists():\n"
        "    mark.touch()\n"
        "    sys.exit(1)\n"
        "print(json.dumps({'answer': q['suggestions'][0]}), flush=True)\n"
    )
    with pytest.raises(BotFailed):
        bot.answer(handle(), Fast(1))
    assert bot.answer(handle(), Fast(1)) == "0"
