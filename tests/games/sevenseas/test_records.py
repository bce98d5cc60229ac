"""Records of this version load, and tell what they told when they were written; refusals are those of then."""

import pytest

from tests.games.kept import GAMES, menus_agree, refuses, replays


@pytest.mark.parametrize("number", range(GAMES["sevenseas"]))
def test_a_kept_game_is_told_as_it_was(number):
    replays("sevenseas", number)


def test_answers_are_refused_as_they_were():
    refuses("sevenseas")


@pytest.mark.parametrize("seed", range(3))
def test_a_menu_offers_what_its_rules_allow(seed):
    assert menus_agree("sevenseas", [seed]) > 30
