"""Records of this version load, and tell what they told when they were written; refusals are those of then."""

import pytest

from kaper.core.records import replay
from kaper.games.marauders.words import name_at
from tests.games.kept import GAMES, menus_agree, refuses, replays, stored

PLACES = ("card", "ship", "npc", "port", "zone", "merchant", "flag", "weapon", "ship-card", "mod")


@pytest.mark.parametrize("number", range(GAMES["marauders"]))
def test_a_kept_game_is_told_as_it_was(number):
    replays("marauders", number)


def test_answers_are_refused_as_they_were():
    refuses("marauders")


def test_a_thing_is_named_by_one_address():
    """What an answer names is what it concerns on the board: a bare answer is the address itself, a verb has its name."""
    bare, verbs = 0, 0
    for _, match in replay(stored("marauders", 1)):
        for seat in match.asked:
            for option in match.question(seat).options:
                kind, _, what = option.id.partition(":")
                if what and kind in PLACES:
                    bare += 1
                    assert option.targets == tuple(option.id.split("+"))[: len(option.targets)], option
                elif what and option.targets:
                    verbs += 1
                    assert any(what.endswith(name_at(target)) for target in option.targets), option
    assert bare > 100
    assert verbs > 100


@pytest.mark.parametrize("seed", range(3))
def test_a_menu_offers_what_its_rules_allow(seed):
    assert menus_agree("marauders", [seed]) > 30
