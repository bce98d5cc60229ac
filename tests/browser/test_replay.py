"""Looking at a match again: the scrubber and its marks, other eyes, a shared moment, and playing on from it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BoardPlayer

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
OUTPUT = ".control output"


@pytest.fixture
def finished(person):
    """Somebody who has just played a short match to its end, and the table's id."""
    player = BoardPlayer(person().page)
    table = player.lay("sevenseas", 2)
    player.finish(seed=4)
    return player, table


def test_a_match_is_scrubbed_shared_and_played_on(finished, person):
    player, table = finished
    page = player.page
    page.get_by_role("link", name="Replay").click()
    slider = page.get_by_role("slider")
    expect(page.locator(OUTPUT)).to_have_text(re.compile(r"^0 / \d+$"))
    last = int(page.locator(OUTPUT).inner_text().split(" / ")[1])
    assert player.axe() == []

    page.keyboard.press("ArrowRight")
    page.keyboard.press("ArrowRight")
    expect(page.locator(OUTPUT)).to_have_text(f"2 / {last}")
    page.keyboard.press("ArrowLeft")
    expect(page.locator(OUTPUT)).to_have_text(f"1 / {last}")
    page.keyboard.press("End")
    expect(page.locator(OUTPUT)).to_have_text(f"{last} / {last}")
    expect(page.get_by_role("button", name="See the table")).to_be_visible()
    expect(page.get_by_role("button", name="Play on from here")).to_be_disabled()
    lines = page.locator(".log li").count()
    page.keyboard.press("Home")
    expect(page.locator(OUTPUT)).to_have_text(f"0 / {last}")
    assert page.locator(".log li").count() < lines

    marks = page.locator(".mark.battle")
    assert marks.count() > 0
    page.keyboard.press("PageDown")
    expect(page.locator(".control .answer")).to_have_text(re.compile("battle begins|takes the lead"))
    page.keyboard.press(" ")
    expect(page.get_by_role("button", name="Pause")).to_be_visible()
    page.keyboard.press(" ")

    for passed in (last // 5, last // 3, last // 2):  # dragged: where it rests is shown
        slider.fill(str(passed))
    expect(page.locator(OUTPUT)).to_have_text(f"{last // 2} / {last}")
    expect(page.locator("section.board")).to_have_attribute("data-step", str(last // 2))
    page.locator(".control select").select_option("1")
    page.wait_for_url(re.compile(rf"at={last // 2}&seat=1&invite="))
    expect(page.get_by_role("region", name="Board", exact=True)).not_to_contain_text("One moment")

    friend = BoardPlayer(person(**PHONE).page)
    friend.page.goto(page.url)  # as the shared link says, without ever having been at the table
    expect(friend.page.locator(OUTPUT)).to_have_text(f"{last // 2} / {last}")
    expect(friend.page.locator(".control select")).to_have_value("1")
    assert friend.overflow() <= 0
    helm = friend.page.get_by_role("region", name="Replay")
    assert helm.bounding_box()["height"] < 844 / 5  # the board has the rest
    more = friend.page.get_by_role("button", name="More: whose view, play on, share")
    expect(friend.page.get_by_role("button", name="Play on from here")).to_be_hidden()
    more.click()
    expect(friend.page.get_by_role("button", name="Play on from here")).to_be_visible()
    assert friend.axe() == []

    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("input[name=seat][value='1']").check()
    dialog.locator("select").select_option("easy")
    assert player.axe() == []
    dialog.locator(".go").click()
    page.wait_for_url("**/t/*")
    assert table not in page.url
    expect(page.locator("header.top")).to_contain_text("practice")
    player.finish(seed=1)
    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator(".verify .good")).to_contain_text("come from the seed promised before the game")


def test_a_replay_moves_like_the_table_did(finished):
    player, table = finished
    page = player.page
    page.emulate_media(reduced_motion="no-preference")
    page.goto(f"/record/{table}?at=0&seat=0")
    expect(page.locator(OUTPUT)).to_have_text(re.compile("^0 /"))
    page.get_by_role("button", name="Play", exact=True).click()
    expect(page.locator(OUTPUT)).to_have_text(re.compile("^[3-9] /"))
    page.keyboard.press("End")
    expect(page.get_by_role("button", name="See the table")).to_be_visible()
