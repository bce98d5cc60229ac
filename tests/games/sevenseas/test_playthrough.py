"""The recorded game is played again, word for word."""

from tests.games.sevenseas.playthrough import FILE, text


def test_the_playthrough_is_as_written():
    """After a meant change of rules or words: python -m tests.games.sevenseas.playthrough"""
    assert text() == FILE.read_text(encoding="utf-8")
