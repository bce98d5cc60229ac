"""Whole games on the drawn boards: what is drawn is pressed, to the end, at a desk and on a phone, also in motion."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BoardPlayer

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SEATS = {"cove": 3, "sevenseas": 2}


def board_player(person, **screen) -> BoardPlayer:
    return BoardPlayer(person(**screen).page)


@pytest.mark.parametrize("screen", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", sorted(SEATS))
def test_a_whole_game_is_played_by_pressing_what_is_drawn(person, game, screen):
    player = board_player(person, **screen)
    player.lay(game, SEATS[game])
    found = player.play_on_board(seed=5)
    assert found["questions"] > 20
    assert found["missing"] == {}, "asked about things that are nowhere drawn"
    assert sum(found["drawn"].values()) > sum(found["buttons"].values()) / 3, found
    expect(player.page.locator(".result ol li")).to_have_count(SEATS[game])
    assert player.overflow() <= 0
    assert player.axe() == []


@pytest.mark.parametrize("game", sorted(SEATS))
def test_boards_are_accessible_in_the_midst_of_play(person, game):
    player = board_player(person, **DESK)
    player.lay(game, SEATS[game])
    for _ in range(4):
        player.asked()
        assert player.axe() == []
        player.play(random.Random(3), most=6)


def test_a_game_in_motion_comes_to_the_same_end(person):
    player = board_player(person, **DESK)
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    page.add_init_script('localStorage.setItem("kaper-settings", \'{"motion":"fast"}\')')
    player.lay("sevenseas", 2)
    found = player.play_on_board(seed=2, seconds=420)
    assert found["missing"] == {}
    expect(page.locator(".result h2")).to_have_text(re.compile(r"\w"))
    assert page.locator(".log li").count() > 20
