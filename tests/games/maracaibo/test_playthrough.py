"""The recorded games are played again, event for event."""

import pytest

from tests.games.maracaibo.playthrough import GAMES, replayed, written


@pytest.mark.parametrize("name", GAMES)
def test_the_playthrough_is_as_written(name):
    """After a meant change of rules, numbers or events: python -m tests.games.maracaibo.playthrough"""
    assert replayed(name) == written(name)
