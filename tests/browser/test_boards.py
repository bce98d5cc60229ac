"""Whole games on the drawn boards: what is drawn is pressed, to the end, at a desk and on a phone, also in motion."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from kaper.core.game import find_game
from tests.browser.boards import BoardPlayer
from tests.browser.shell import remembered

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
SEATS = {"cove": 3, "marauders": 4, "sevenseas": 2}
LAID: dict[str, dict[str, Any]] = {  # bots that go for the goal, and a near goal, so that the game ends in a minute
    "marauders": {"bot": "greedy", "target": 3},
    "spanishmain": {"bot": "easy", "edition": "SM", "rounds": 20, "terrain": 1},
}
LEAST = {"cove": 20, "marauders": 5, "sevenseas": 20}  # questions; a bot may be quick to a near goal


def board_player(person, **screen) -> BoardPlayer:
    return BoardPlayer(person(**screen).page)


@pytest.mark.parametrize(
    ("game", "screen"),
    [
        *(pytest.param(game, DESK, id=f"{game}-desk-in-motion") for game in sorted(SEATS)),
        pytest.param("spanishmain", DESK, id="spanishmain-desk"),  # in motion a fleet takes its time
        *(pytest.param(game, PHONE, id=f"{game}-phone") for game in [*sorted(SEATS), "spanishmain"]),
    ],
)
def test_a_whole_game_is_played_by_pressing_what_is_drawn(person, game, screen):
    """With few captains in motion at a desk (test_whole_games has it without motion), with more of them on a phone."""
    player = board_player(person, **screen)
    seats = SEATS.get(game, 2)
    if screen is DESK and game in SEATS:
        seats = min(find_game(game).seats)
        player.page.emulate_media(reduced_motion="no-preference")
        player.page.add_init_script(remembered('localStorage.setItem("kaper-settings", \'{"motion":"fast"}\')'))
    player.lay(game, seats, **LAID.get(game, {}))
    found = player.play_on_board(seed=5, seconds=900 if screen is DESK else 300)
    assert found["questions"] >= LEAST.get(game, 20)
    assert found["missing"] == {}, "asked about things that are nowhere drawn"
    assert sum(found["drawn"].values()) > sum(found["buttons"].values()) / 3, found
    expect(player.page.locator(".result ol li")).to_have_count(seats)
    assert screen is PHONE or player.page.locator(".log li").count() > 20  # a phone has the log in a sheet
    assert player.flaws() == []


def test_the_chart_is_drawn_nearer_by_wheel_drag_buttons_and_keys(person):
    player = board_player(person, **DESK)
    player.lay("cove", 3)
    page = player.page
    sheet, nearer = page.locator(".box > .sheet"), page.get_by_role("button", name="Nearer")
    player.play(random.Random(1), until=lambda: player.question()["name"] == "Navigate")
    expect(sheet).not_to_have_attribute("style", re.compile("scale"))
    island = page.locator("[data-target='island:4'] .hit")
    before = island.bounding_box()
    page.mouse.move(before["x"] + before["width"] / 2, before["y"] + before["height"] / 2)
    page.mouse.wheel(0, -400)
    expect(sheet).to_have_attribute("style", re.compile("scale"))
    near = island.bounding_box()
    assert near["width"] > before["width"] * 1.5
    assert abs(near["x"] + near["width"] / 2 - before["x"] - before["width"] / 2) < 40  # what is pointed at stays there
    page.locator("[data-target='island:1']").evaluate(
        "(far) => far.scrollIntoView({ inline: 'center', block: 'center' })"
    )
    assert page.locator(".box").evaluate("(box) => [box.scrollLeft, box.scrollTop]") == [0, 0], (
        "moved by the chart alone"
    )
    page.mouse.down()
    page.mouse.move(before["x"] - 80, before["y"] + 80, steps=4)
    page.mouse.up()
    moved = island.bounding_box()
    assert moved["x"] < near["x"] - 40
    assert page.locator(".opt.sel").count() == 0, "a drag chooses nothing"
    island.click(position={"x": moved["width"] / 2, "y": moved["height"] / 2}, force=True)
    expect(page.locator(".opt.sel")).to_have_attribute("data-option", "4")
    page.get_by_role("button", name="The whole chart").click()
    expect(sheet).not_to_have_attribute("style", re.compile("scale"))
    nearer.focus()
    page.keyboard.press("+")
    expect(sheet).to_have_attribute("style", re.compile(r"scale\(1\.5\)"))
    here = island.bounding_box()["x"]
    page.keyboard.press("ArrowLeft")
    assert island.bounding_box()["x"] > here
    page.keyboard.press("-")
    expect(sheet).not_to_have_attribute("style", re.compile("scale"))
    page.mouse.move(400, 300)
    page.mouse.wheel(0, 400)  # nothing to do here: the page keeps it
    expect(sheet).not_to_have_attribute("style", re.compile("scale"))
    assert player.axe() == []
