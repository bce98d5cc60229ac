"""Records of this version load, and tell what they told when they were written; refusals are those of then."""

import pytest

from tests.games.kept import GAMES, refuses, replays


@pytest.mark.parametrize("number", range(GAMES["maracaibo"]))
def test_a_kept_game_is_told_as_it_was(number):
    replays("maracaibo", number)


def test_answers_are_refused_as_they_were():
    refuses("maracaibo")
