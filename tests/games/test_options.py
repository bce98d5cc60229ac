"""Every option of a game and each of its values is said in words, in both languages."""

from typing import get_args, get_type_hints

import pytest

from kaper.core.texts import LANGUAGES, Catalogue, source
from kaper.games.cove import GAME as COVE
from kaper.games.maracaibo import GAME as MARACAIBO
from kaper.games.marauders import GAME as MARAUDERS
from kaper.games.sevenseas import GAME as SEVEN_SEAS
from kaper.games.spanishmain import GAME as SPANISH_MAIN

GAMES = [COVE, SEVEN_SEAS, MARAUDERS, MARACAIBO, SPANISH_MAIN]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_options_have_words(game, lang):
    catalogue = Catalogue(lang, [game.package])
    hints = get_type_hints(game.options)
    named = [f"option-name-{name}" for name in game.options.__struct_fields__]
    valued = [
        f"option-value-{name}-{value}"
        for name in game.options.__struct_fields__
        for value in get_args(hints[name])
        if isinstance(value, str)
    ]
    assert named
    assert valued
    assert [key for key in (*named, *valued) if not catalogue.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_ledger_speaks_to_players(game, lang):
    for rule in game.ledger.rules.values():
        said = rule.text(lang)
        assert "data file" not in said, rule.id
        assert "plik" not in said, rule.id
        assert "lost picture" not in said, rule.id


def test_a_bounty_is_no_reward_in_polish():
    """A price on one's head is a list gończy, and what a hunter is paid the cena za głowę."""
    lines = source(MARAUDERS.package, "pl").splitlines()
    assert [line for line in lines if "nagrod" in line.lower()] == []
