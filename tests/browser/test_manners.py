"""The manners of a board under a mouse: slips that come, go and hide nothing; no box of focus after a click; a map that stands still."""

import random

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BoardPlayer
from tests.browser.gallery import open_gallery, tell_scene
from tools.screens import scenes_of

SCENES = [
    *(("cove", "navigate"), ("sevenseas", "harbour-merchant"), ("marauders", "act-sea"), ("maracaibo", "sail")),
    ("spanishmain", "order"),
]
# A lit place of the board that can be reached, and its middle.
LIT = """
() => {
  for (const thing of document.querySelectorAll(".sea [data-target]")) {
    if (thing.closest("[inert]") || thing.getAttribute("role") !== "button" && thing.tagName !== "BUTTON") continue;
    const { x, y, width, height } = thing.getBoundingClientRect();
    const at = [x + width / 2, y + height / 2];
    const hit = document.elementFromPoint(...at);
    if (hit && thing.contains(hit)) return at;
  }
  return null;
}
"""
HIDDEN = """
() => {
  const slip = document.querySelector(".slip").getBoundingClientRect();
  return [...document.querySelectorAll(".prompt .answers, .sea [data-target][role=button] .hit")].filter((thing) => {
    const box = thing.getBoundingClientRect();
    return box.left < slip.right && slip.left < box.right && box.top < slip.bottom && slip.top < box.bottom;
  }).length;
}
"""


def test_slips_come_go_and_hide_nothing(person):
    page = person().page
    open_gallery(page)
    tell_scene(page, "cove", scenes_of("cove")["navigate"])
    slip = page.locator(".slip")
    for island in (1, 4, 5):  # near the middle and near the edges
        page.locator(f"[data-target='island:{island}'] .hit").hover()
        expect(slip).to_be_visible()
        assert page.evaluate(HIDDEN) <= 1, "at most a neighbour's shore, never the thing itself or the prompt"
        page.mouse.move(700, 20)
        expect(slip).to_have_count(0)  # it goes with the pointer
    page.locator("[data-target='island:2'] .hit").hover()
    expect(slip).to_be_visible()
    page.mouse.wheel(0, -200)
    expect(slip).to_have_count(0)
    page.mouse.move(700, 20)
    page.locator("[data-target='island:2'] .hit").hover()
    expect(slip).to_be_visible()
    page.mouse.down()
    expect(slip).to_have_count(0)  # a press ends it
    page.mouse.up()
    page.mouse.move(700, 20)
    page.locator("[data-target='island:3'] .hit").hover()
    expect(slip).to_be_visible()
    tell_scene(page, "cove", scenes_of("cove")["plunder"], number=2)
    expect(slip).to_have_count(0)  # it never speaks of what was


@pytest.mark.parametrize(("game", "name"), SCENES)
def test_no_box_of_focus_after_a_click(person, game, name):
    page = person().page
    open_gallery(page)
    tell_scene(page, game, scenes_of(game)[name])
    at = page.evaluate(LIT)
    assert at, "something on the board can be pressed"
    page.mouse.click(*at)
    assert page.evaluate("() => document.querySelectorAll(':focus-visible').length") == 0
    if page.locator(".answers .opt").count():  # this answer waits for the red button
        page.locator(".answers .opt").first.click()
        assert page.evaluate("() => document.querySelectorAll(':focus-visible').length") == 0
    page.keyboard.press("Tab")
    assert page.evaluate("() => document.querySelectorAll(':focus-visible').length") > 0, "keys show where they are"


@pytest.mark.parametrize("game", ["cove", "sevenseas", "marauders"])
def test_the_map_stands_still_within_a_turn_unless_a_question_needs_more_room(person, game):
    """Its place and width never change; its height never springs back while the turn is one's own."""
    player = BoardPlayer(person().page)
    player.lay(game, 2 if game == "sevenseas" else 3)
    rng, within, corners = random.Random(4), 0, set()
    player.play(rng, most=1)  # the first question also tells the aim
    before = None
    for _ in range(12):
        if player.asked() != "asked":
            break
        box = player.page.locator("main.sea").bounding_box()
        assert box
        corners.add((round(box["x"]), round(box["y"]), round(box["width"])))
        told = player.messages("play")
        own = before is not None and all(0 in play["asked"] for play in told[before[0] :])
        assert not own or round(box["height"]) <= before[1]
        within += own
        before = (len(told), round(box["height"]))
        player.play(rng, most=1)
    assert len(corners) == 1
    assert within >= 1, "two questions of one turn were met"
