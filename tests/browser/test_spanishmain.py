"""The chart of the Spanish Main in a browser: a course dragged and sailed, one steered by keys, on a desk and on a phone."""

import os

import pytest
from playwright.sync_api import expect


def to_a_course(player):
    """Answer until a ship of one's own may be sailed: the first ship that can move is told to."""
    page = player.page
    for _ in range(80):
        assert player.asked() == "asked"
        name = player.messages("play")[-1]["questions"][0]["name"]
        if name == "Sail":
            return
        move = page.locator(".answers:not(.busy) .opt", has_text="Move").or_(
            page.locator(".answers:not(.busy) .opt", has_text="Ruch")
        )
        before = len(player.heard)
        (move if move.count() else page.locator(".answers:not(.busy) .opt")).first.click()
        go = page.locator(".go:not([disabled])")
        if go.count():
            go.click()
        page.wait_for_function("n => true", arg=before)
        player.page.wait_for_timeout(50)
    raise AssertionError("no course is asked")


@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)], ids=["desk", "phone"])
def test_look(person, width, height):
    player = person(width=width, height=height)
    player.new_table("spanishmain", captains=2)
    to_a_course(player)
    out = os.environ.get("SHOT")
    if out:
        player.page.screenshot(path=f"{out}-{width}.png")
    expect(player.page.locator("[data-bow]")).to_be_visible()
