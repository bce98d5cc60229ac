"""Every recorded scene of every drawn game on seven screens: nothing is cut off, covered, outside or too small to read, and axe has no complaint."""

import os

import pytest

from tests.browser.gallery import Gallery
from tests.browser.layout import SIZES
from tools.screens import drawn_games, scenes_of

PHONES, LARGER = SIZES[:2], SIZES[2:]
NOTED = (*SIZES[:3], (1024, 768))  # where notes of first meetings have least room
LONG = os.environ.get("KAPER_LONG") == "1"


def shown_at(size, scenes):
    """The scenes that are looked at on this screen: all on phones, on the larger ones every fifth, by turns.

    So each scene is seen on both phones and on one larger screen; with KAPER_LONG=1 each on all seven.
    """
    if LONG or size in PHONES:
        return scenes
    turn = LARGER.index(size)
    return {name: scene for i, (name, scene) in enumerate(scenes.items()) if i % len(LARGER) == turn}


def heard_at(size, scenes):
    """Those of them that axe looks at: each once on a larger screen, every eighth on a phone too."""
    if size in PHONES:
        return set() if size == PHONES[0] else set(list(scenes)[::8])
    turn = LARGER.index(size)
    return {name for i, name in enumerate(scenes) if i % len(LARGER) == turn}


@pytest.mark.parametrize("game", drawn_games())
def test_every_scene_is_whole_and_accessible(person, game):
    scenes = scenes_of(game)
    gallery = Gallery(person(lang="pl-PL").page, game)  # the longer words
    found = {}
    for width, height in SIZES:
        size = (width, height)
        if size in NOTED:
            gallery.arrive(notes=True)
        for name, flaws in gallery.flaws(width, height, shown_at(size, scenes), heard_at(size, scenes)).items():
            found[f"{width} x {height}: {name}"] = flaws
        if size in NOTED:
            assert gallery.notes_met() > 0
    assert found == {}


def test_every_scene_is_looked_at_and_heard_on_a_larger_screen_too():
    for game in drawn_games():
        scenes = scenes_of(game)
        assert {name for size in LARGER for name in shown_at(size, scenes)} == set(scenes)
        assert {name for size in LARGER for name in heard_at(size, scenes)} == set(scenes)
