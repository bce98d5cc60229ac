"""Every finished game keeps what the engine expects of one: its words, rules, events, questions and secrets."""

import pytest

from kaper.core.checking import check
from kaper.core.game import find_game


@pytest.mark.parametrize(
    ("game", "games"), [("cove", 3), ("sevenseas", 3), ("marauders", 2), ("maracaibo", 2), ("spanishmain", 2)]
)
def test_a_game_has_no_faults_that_a_program_can_see(game, games):
    assert check(find_game(game), games, seed=3) == []
