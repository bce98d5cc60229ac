"""The manners of a board under a mouse: slips that come, go and hide nothing; no box of focus after a click; a map that stands still."""

import json
import random

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BoardPlayer
from tests.browser.gallery import TELL, messages_of, open_gallery, tell_scene
from tools.screens import scenes_of
from tools.web import WEB

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
MAP = """() => { const { x, y, width, height } = document.querySelector("main.sea").getBoundingClientRect(); return `${x} ${y} ${width} ${height}`; }"""
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


@pytest.mark.parametrize(
    "screen", [pytest.param({}, id="desk"), pytest.param({"width": 360, "height": 740, "has_touch": True}, id="phone")]
)
def test_what_befell_me_is_written_on_paper_in_whatever_corner_it_lies(person, screen):
    """It was once painted as the bar at the top is: dark letters on dark wood, which no check of colours sees through a gradient."""
    page = person(**screen).page
    open_gallery(page)
    story = json.loads((WEB / "src/games/sevenseas/fixtures/stories.json").read_text(encoding="utf-8"))["idol"]
    asked = scenes_of("sevenseas")["choice"]["question"]
    tell_scene(page, "sevenseas", {"view": story["before"], "events": []})
    after = {"view": story["after"], "question": asked, "events": story["events"]}
    table, play = messages_of("sevenseas", after, 2)
    page.evaluate(TELL, [2, [table, play | {"cut": None}]])  # it goes on from what was told
    card = page.locator(".outcome")
    expect(card.locator("li")).to_have_count(1)
    for corner in ("left", "top", "left top", ""):
        painted = card.evaluate(
            """(card, corner) => {
              card.classList.remove("left", "top");
              card.classList.add(...corner.split(" ").filter(Boolean));
              const paper = document.body.appendChild(document.createElement("div"));
              paper.className = "paper";
              const colours = [card, paper].map((one) => getComputedStyle(one).backgroundImage);
              paper.remove();
              return colours;
            }""",
            corner,
        )
        assert painted[0] == painted[1], corner


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


@pytest.mark.parametrize(
    ("game", "screen"),
    [
        pytest.param("cove", {}, id="cove-desk"),
        pytest.param(
            "sevenseas", {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}, id="sevenseas-phone"
        ),
    ],
)
def test_the_map_stands_still_whatever_is_asked_refused_or_waited_for(person, game, screen):
    """Its box is the same all the time; test_layout has every recorded question of every game."""
    player = BoardPlayer(person(**screen).page)
    player.lay(game, 3 if game == "cove" else 2)
    rng, boxes = random.Random(4), []
    for _ in range(8):
        if player.asked() != "asked":
            break
        boxes.append(player.page.evaluate(MAP))
        player.play(rng, most=1)
        boxes.append(player.page.evaluate(MAP))  # refused, asked to choose more, or others play
    assert len(boxes) > 8
    assert len(set(boxes)) == 1, boxes


def test_what_one_plays_for_is_a_press_away(person):
    page = person().page
    open_gallery(page)
    tell_scene(page, "cove", scenes_of("cove")["navigate"])
    sign, slip = page.get_by_role("button", name="What we play for"), page.locator("#aim")
    expect(slip).to_be_hidden()
    sign.click()
    expect(slip).to_contain_text("The aim: most fame when month 12 ends.")
    page.keyboard.press("Escape")
    expect(slip).to_be_hidden()
    sign.click()
    slip.get_by_role("button", name="Rules").click()
    expect(slip).to_be_hidden()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    page.set_viewport_size({"width": 390, "height": 844})
    for sheet in ("Captains", "Rules"):
        page.locator(".ptabs button", has_text=sheet).click()
        expect(page.locator(".drawer .aim")).to_contain_text("The aim: most fame")
