"""`advice` in a game: what a bot that knows no more than the player would do, in words and shares of victory."""

import re

import pytest

from kaper.analysis.advice import Adviser
from kaper.cli import advice


@pytest.fixture(autouse=True)
def quick(monkeypatch):
    """The adviser counts iterations instead of looking at the clock."""
    monkeypatch.setattr(advice, "ADVISER", Adviser(iterations=30, worlds=6))


def test_a_player_may_ask_for_advice_and_then_decides(cli):
    done = cli("play", "wreckers", "--seats", "human:Ann,random", "--seed", "3", keys=["advice", "1", "advice"])
    assert "How likely you are to win with each answer, as a strong bot sees it:" in done.out
    told = re.findall(r"(\d+)% ± \d+", done.out)
    assert len(told) >= 4
    assert all(0 <= int(share) <= 100 for share in told)


def test_advice_speaks_polish(cli):
    done = cli("play", "wreckers", "--seats", "human:Ann,random", "--seed", "3", "--lang", "pl", keys=["rada"])
    assert "Szanse na zwycięstwo przy każdej odpowiedzi według silnego bota:" in done.out
    assert re.search(r"odpowied\w+\s+[12]|Nic innego", done.out)
