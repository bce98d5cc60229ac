"""Scenes of the drawn games on seven screens: nothing is cut off, covered, outside or too small to read."""

import pytest

from tests.browser.layout import SIZES, flaws_at
from tools.screens import scenes_of, show_scene

SCENES = [
    *(("sevenseas", "harbour-merchant"), ("sevenseas", "send"), ("cove", "navigate-marked"), ("marauders", "yard")),
    *(("maracaibo", "sail"), ("maracaibo", "raid")),
]


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_a_scene_is_whole_on_every_screen(person, game, name):
    page = person(lang="pl-PL").page  # the longer words
    show_scene(page, game, scenes_of(game)[name])
    found = {f"{width}x{height}": flaws_at(page, width, height) for width, height in SIZES}
    assert {size: flaws for size, flaws in found.items() if flaws} == {}
