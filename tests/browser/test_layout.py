"""Every recorded scene of every drawn game on seven screens: nothing is cut off, covered, outside or too small to read."""

import os

import pytest

from tests.browser.gallery import flaws_of_scenes, open_gallery
from tests.browser.layout import SIZES
from tools.screens import drawn_games, scenes_of

PHONES, LARGER = SIZES[:2], SIZES[2:]
LONG = os.environ.get("KAPER_LONG") == "1"


def shown_at(width, height, scenes):
    """The scenes that are looked at on this screen: all on phones, on the larger ones every fifth, by turns.

    So each scene is seen on both phones and on one larger screen; with KAPER_LONG=1 each on all seven.
    """
    if LONG or (width, height) in PHONES:
        return scenes
    turn = LARGER.index((width, height))
    return {name: scene for i, (name, scene) in enumerate(scenes.items()) if i % len(LARGER) == turn}


@pytest.mark.parametrize(("width", "height"), SIZES, ids=[f"{width}x{height}" for width, height in SIZES])
def test_every_scene_is_whole(person, width, height):
    page = person(lang="pl-PL", width=width, height=height).page  # the longer words
    open_gallery(page)
    found = {
        f"{game} {name}": flaws
        for game in drawn_games()
        for name, flaws in flaws_of_scenes(page, game, shown_at(width, height, scenes_of(game))).items()
    }
    assert found == {}


def test_every_scene_is_looked_at_on_a_larger_screen_too():
    for game in drawn_games():
        scenes = scenes_of(game)
        seen = [name for width, height in LARGER for name in shown_at(width, height, scenes)]
        assert set(seen) == set(scenes)
