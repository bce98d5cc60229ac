"""Pirates of Maracaibo on its drawn board: whole games with four captains and alone, at a desk and on a phone; its scenes."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.boards import BoardPlayer
from tests.browser.shell import remembered
from tools.screens import scenes_of, show_scene

DESK = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def board_player(person, **screen) -> BoardPlayer:
    return BoardPlayer(person(**screen).page)


@pytest.mark.parametrize(
    ("seats", "screen", "moving"),
    [(4, DESK, False), (4, PHONE, False), (1, DESK, True), (1, PHONE, False)],
    ids=["four-desk", "four-phone", "alone-desk-in-motion", "alone-phone"],
)
def test_a_whole_game_is_played_by_pressing_what_is_drawn(person, seats, screen, moving):
    player = board_player(person, **screen)
    if moving:
        player.page.emulate_media(reduced_motion="no-preference")
        player.page.add_init_script(remembered('localStorage.setItem("kaper-settings", \'{"motion":"fast"}\')'))
    player.lay("maracaibo", seats)
    found = player.play_on_board(seed=5, seconds=900 if moving else 300)
    assert found["questions"] >= 40
    assert found["missing"] == {}, "asked about things that are nowhere drawn"
    assert sum(found["drawn"].values()) > sum(found["buttons"].values()) / 3, found
    expect(player.page.locator(".result ol li")).to_have_count(max(seats, 2))  # alone: Redbeard has a place too
    places = player.page.locator(".result ol li .place").all_inner_texts()
    assert places == sorted(places)  # whoever won stands first, Redbeard too
    assert places[0] == "1"
    assert screen is PHONE or player.page.locator(".log li").count() > 20  # a phone has the log in a sheet
    assert player.flaws() == []
    cut = "[...document.querySelectorAll('.bars i span')].filter((n) => n.offsetWidth > n.parentElement.clientWidth).length"
    assert player.page.locator(".bars i span").count() > 5
    assert player.page.evaluate(cut) == 0, "no number of a bar is cut"


@pytest.mark.parametrize(("lang", "rival"), [("en-GB", "Redbeard"), ("pl-PL", "Czerwonobrod")])
def test_whoever_sits_down_alone_is_told_against_whom(person, lang, rival):
    page = person(lang=lang, **PHONE).page
    page.goto("/")
    page.locator(".quick").click()
    form = page.get_by_role("dialog")
    form.locator("input[name=game][value=maracaibo]").check(force=True)
    expect(form.locator(".alone")).to_have_count(0)
    form.locator("input[name=seats][value='1']").check(force=True)
    expect(form.locator(".alone")).to_contain_text(rival)
    form.locator("input[name=seats][value='2']").check(force=True)
    expect(form.locator(".alone")).to_have_count(0)


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_a_stop_says_before_the_click_what_it_costs_and_brings(person, lang):
    player = person(lang=lang)
    show_scene(player.page, "maracaibo", scenes_of("maracaibo")["sail"])
    for option in scenes_of("maracaibo")["sail"]["question"]["options"]:
        islet = player.page.locator(f"[data-target='{option['targets'][0]}']")
        islet.dispatch_event("pointerenter")
        expect(player.page.locator(".visit .stop")).to_have_text(re.compile(r"\w+: \S"))
        islet.dispatch_event("pointerleave")


def test_the_chart_is_one_tab_stop_and_arrows_reach_every_stop(person):
    player = person()
    show_scene(player.page, "maracaibo", scenes_of("maracaibo")["sail"])
    page = player.page
    stops = page.locator(".live [role=button]")
    expect(page.locator(".live [role=button][tabindex='0']")).to_have_count(1)
    page.locator(".live [role=button][tabindex='0']").focus()
    seen = set()
    for key in ("ArrowDown", "ArrowDown", "ArrowRight", "ArrowUp", "ArrowRight", "ArrowDown", "ArrowRight"):
        page.keyboard.press(key)
        seen.add(page.evaluate("document.activeElement.dataset.target"))
    assert len(seen) >= 4
    assert stops.count() >= len(seen)
    expect(page.locator(".visit .stop")).to_be_visible()


def test_on_a_phone_redbeard_stands_beside_a_lone_captain(person):
    scene = scenes_of("maracaibo")["solo-sail"]
    player = person(**PHONE)
    show_scene(player.page, "maracaibo", scene)
    row = player.page.locator(".caps")
    expect(row.locator("[data-spot='mat:-1']")).to_have_text(str(scene["view"]["redbeard"]["vp"]))
    expect(row.locator("use[href='#mc-redbeard']")).to_be_visible()
    show_scene(player.page, "maracaibo", scenes_of("maracaibo")["sail"])
    expect(row.locator("[data-spot='mat:-1']")).to_have_count(0)


def test_on_a_phone_the_whole_ship_board_lies_over_the_chart_when_it_is_asked_about(person):
    player = person(**PHONE)
    show_scene(player.page, "maracaibo", scenes_of("maracaibo")["upgrade"])
    page = player.page
    assert page.locator(".panel [aria-label*='ector']").count() == 4
    for width, height in ((390, 844), (360, 740)):
        page.set_viewport_size({"width": width, "height": height})
        body = page.locator(".panel .body")
        assert body.evaluate("node => node.scrollWidth <= node.clientWidth + 1"), "nothing scrolls sideways"
    page.locator(".panel header button").click()
    expect(page.locator(".strip")).to_be_visible()
    page.get_by_role("button", name="Back to the ship").click()
    expect(page.locator(".panel")).to_be_visible()
