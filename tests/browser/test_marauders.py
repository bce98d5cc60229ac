"""Merchants & Marauders in the browser: its recorded scenes as people see them, its replay, and playing on from it."""

import re

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import open_gallery, tell_scene
from tests.browser.test_answers import SEEN
from tools.screens import keep_record, record_of, scenes_of, show_scene


def test_a_match_is_looked_at_again_and_played_on(person):
    player = person()
    page = player.page
    player.open()
    info = keep_record(page.context, record_of("marauders", 18, target=3))
    page.goto(f"/record/{info['id']}?at=0&seat=0")
    expect(page.locator(".control output")).to_have_text(re.compile(r"^0 / \d+$"))
    page.keyboard.press("End")
    expect(page.locator(".bar").first).to_be_visible()  # where the glory came from
    page.keyboard.press("Home")
    page.locator(".mark.battle").first.click()
    expect(page.locator(".control .answer")).to_have_text(re.compile("battle begins"))
    expect(page.locator(".panel h2")).to_contain_text("Battle")
    assert player.axe() == []
    page.keyboard.press("Home")
    expect(page.locator(".control output")).to_have_text(re.compile("^0 /"))
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("select").select_option("easy")
    dialog.locator(".go").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".sea.drawn")
    expect(page.locator("header.top")).to_contain_text("practice")
    assert player.asked() == "asked"


def test_on_a_low_screen_a_drag_moves_the_window_or_the_near_chart_but_not_both(person):
    player = person(width=1180, height=640)
    page = player.page
    show_scene(page, "marauders", scenes_of("marauders")["act-rich"])
    chart, sea = page.locator(".chart.window"), page.locator(".chart svg").first
    sheet = page.locator(".box > .sheet")
    box = chart.bounding_box()
    middle = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)

    def drag(dx, dy):
        page.mouse.move(*middle)
        page.mouse.down()
        page.mouse.move(middle[0] + dx, middle[1] + dy, steps=4)
        page.mouse.up()

    drag(-400, 0)  # as far as it goes, wherever it was
    before = sea.get_attribute("viewBox")
    drag(150, 0)
    moved = sea.get_attribute("viewBox")
    assert moved != before
    drag(0, -middle[1] - 5)  # let go outside
    left = sea.get_attribute("viewBox")
    page.mouse.move(*middle)
    page.mouse.move(middle[0] + 90, middle[1] + 30, steps=3)
    assert sea.get_attribute("viewBox") == left, "nobody holds it"
    page.get_by_role("button", name="Nearer").click()
    shift = sheet.get_attribute("style")
    drag(60, 40)
    assert sheet.get_attribute("style") != shift
    assert sea.get_attribute("viewBox") == left


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
def test_the_own_mat_is_seen_whole_on_a_desk(person, lang):
    page = person(lang=lang).page
    open_gallery(page)
    cut = []
    for number, (name, scene) in enumerate(scenes_of("marauders").items(), 1):
        tell_scene(page, "marauders", scene, number)
        mat = page.locator(".bottom .mat")
        if mat.count() and mat.evaluate("(mat) => mat.scrollHeight - mat.clientHeight") > 1:
            cut.append(name)
    assert cut == []


def test_a_chosen_card_of_the_market_bears_a_tick(person):
    """Not a thicker frame alone: it is seen by those who see no shades, and heard by those who see nothing."""
    page = person(lang="pl-PL", width=390, height=844, has_touch=True, is_mobile=True).page
    open_gallery(page)
    tell_scene(page, "marauders", scenes_of("marauders")["buy"])
    cards = page.locator(".mkt button")
    cards.nth(1).tap()
    told = cards.evaluate_all(
        "(all) => all.map((one) => [one.getAttribute('aria-pressed'), getComputedStyle(one, '::after').content])"
    )
    assert told == [["true", '"✓"'] if i == 1 else ["false", "none"] for i in range(len(told))]


def test_what_may_be_done_in_a_raid_is_in_sight_on_a_phone(person):
    page = person(lang="pl-PL", width=390, height=844, has_touch=True, is_mobile=True).page
    open_gallery(page)
    tell_scene(page, "marauders", scenes_of("marauders")["spend"])
    expect(page.locator(".prompt .opt")).to_have_count(0)  # they are all on the panel
    options = scenes_of("marauders")["spend"]["question"]["options"]
    assert page.evaluate(SEEN, ".raid .resolve, .raid button.deck, .raid .tiny") == [len(options), len(options)]


def test_answers_that_do_not_fit_show_that_there_are_more(person):
    page = person(width=1100, height=800).page
    show_scene(page, "marauders", scenes_of("marauders")["act-rich"])
    expect(page.locator(".ends .opt")).to_be_in_viewport(ratio=0.9)  # the end of the turn never hides
    last = page.locator(".opts .opt").last
    expect(last).not_to_be_in_viewport(ratio=0.5)
    page.locator(".prompt .all").click()  # lays all of them out
    expect(last).to_be_in_viewport(ratio=0.9)
    page.locator(".prompt .all").click()
    expect(last).not_to_be_in_viewport(ratio=0.5)
    page = person().page
    show_scene(page, "marauders", scenes_of("marauders")["takehit"])
    expect(page.locator(".opt").last).to_be_in_viewport(ratio=0.9)
    expect(page.locator(".prompt .all")).to_have_count(0)
