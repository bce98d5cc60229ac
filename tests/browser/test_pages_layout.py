"""What stands around the boards (front page, new table, lobby, rules, result, replay) on every size of screen: nothing cut, covered or outside."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gallery import open_gallery, tell_scene
from tests.browser.layout import SIZES, flaws_and_length, flaws_at
from tools.screens import keep_record, record_of, scenes_of

TRIES = 10
WHOLE = "() => Math.ceil(document.documentElement.scrollHeight)"


def flaws_everywhere(page: Page, *, scrolls: bool) -> list[str]:
    """The flaws of the page as it stands at all sizes; a page that scrolls is looked at in its whole length."""
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        tall = max(height, page.evaluate(WHOLE)) if scrolls else height
        for _ in range(TRIES):  # a list that is answered meanwhile makes the page longer: then it is looked at anew
            flaws, whole = flaws_and_length(page, width, tall)
            if not scrolls or whole <= tall:
                break
            tall = whole
        else:
            flaws.append(f"no end of the page in {TRIES} looks")
        found += [f"{width} x {height}: {flaw}" for flaw in flaws]
    return found


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_front_page_new_table_and_rules_fit_every_screen(person, lang):
    player = person(lang=lang)
    page = player.page
    player.open()
    page.wait_for_selector("#fame")
    assert flaws_everywhere(page, scrolls=True) == []
    page.set_viewport_size({"width": 1440, "height": 900})
    page.locator(".cover").first.click()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert player.axe() == []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        expect(page.get_by_role("dialog").locator(".go")).to_be_attached()
        assert player.overflow() <= 0
    player.open("/rules/cove")
    expect(page.locator("[data-rule]").first).to_be_visible()
    assert [flaw for flaw in flaws_everywhere(page, scrolls=True) if "pixels wider" in flaw] == []


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_the_lobby_fits_every_screen(person, lang):
    player = person(lang=lang)
    player.new_table("cove", "friends", captains=4, people=2)
    player.page.wait_for_selector("#h-reach")
    expect(player.page.locator(".nocode, img[src*='code.svg']").first).to_be_visible()
    assert flaws_everywhere(player.page, scrolls=True) == []
    assert player.axe() == []


@pytest.mark.parametrize("game", ["cove", "sevenseas"])
def test_result_and_replay_fit_every_screen(person, game):
    player = person(lang="pl-PL")
    page = player.page
    player.open()
    info: dict[str, Any] = keep_record(page.context, record_of(game, 7))
    page.goto(f"/record/{info['id']}?at={info['steps'] // 2}&seat=0")
    page.wait_for_selector(".board.drawn")
    found = [f for f in flaws_everywhere(page, scrolls=False) if "control" in f or "pixels wider" in f]
    assert found == []


SCENES = {
    "cove": "startofnavigation",
    "sevenseas": "play-shaman",
    "marauders": "act-rich",
    "maracaibo": "sail",
    "spanishmain": "order",
}


@pytest.mark.parametrize("game", SCENES)
def test_every_sheet_of_a_phone_is_whole(person, game):
    """Own board, hand, log and rules: nothing cut, nothing scrolls sideways, and what a finger opens is large enough for one."""
    page = person(lang="pl-PL", has_touch=True, is_mobile=True).page
    open_gallery(page)
    tell_scene(page, game, scenes_of(game)[SCENES[game]])
    found = []
    for width, height in SIZES[:3]:
        page.set_viewport_size({"width": width, "height": height})
        tabs = page.locator(".ptabs button")
        for name in tabs.all_inner_texts()[1:]:
            tabs.filter(has_text=name).click()
            page.wait_for_selector(".drawer")
            flaws = [
                flaw for flaw in flaws_at(page, width, height) if not flaw.startswith("covered")
            ]  # it lies over the table
            found += [f"{width} x {height}: {name}: {flaw}" for flaw in flaws]
            tabs.first.click()
    assert found == []
