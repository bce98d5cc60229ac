"""The chart of the Spanish Main in a browser: the bow dragged, the helm turned by keys, a course chosen on the chart and sailed."""

import random
import re

import pytest
from playwright.sync_api import expect

from tests.browser.gallery import Gallery
from tools.screens import scenes_of


def pose_of(option):
    return next(target[5:] for target in option["targets"] if target.startswith("pose:"))


@pytest.mark.parametrize(("width", "height"), [(390, 844), (844, 390)], ids=["upright", "sideways"])
def test_the_chart_of_a_phone_is_drawn_as_near_for_the_next_ship_and_the_helm_hides_none_of_it(person, width, height):
    player = person(lang="pl-PL", width=width, height=height, has_touch=True)
    player.arrive("spanishmain", seats=4)
    page = player.page
    near = []
    for _ in range(3):
        player.asked()
        expect(page.locator(".helm")).to_be_visible()
        page.wait_for_function("document.querySelector('.sheet').style.transform")
        scale = page.locator(".sheet").first.evaluate("sheet => new DOMMatrix(sheet.style.transform).a")
        near.append(round(scale, 3))
        assert page.evaluate(
            "document.querySelector('.helm').getBoundingClientRect().top"
            " >= document.querySelector('.sheet').parentElement.getBoundingClientRect().bottom"
        )
        page.locator(".opt").first.tap()
        player.commit()
        page.wait_for_selector(".answers.busy", state="detached")
    assert near[0] > 1
    assert near == [near[0]] * 3


def test_the_answers_of_another_ship_begin_with_the_first(person):
    player = person(lang="pl-PL", width=390, height=844, has_touch=True)
    page = player.page
    player.arrive("spanishmain", seats=2)
    player.asked()
    strip = page.locator(".opts")
    expect(page.locator(".helm")).to_be_visible()
    page.locator(".answers .link").last.scroll_into_view_if_needed()
    expect(strip.locator(".opt").first).not_to_be_in_viewport(ratio=0.9)
    other = player.messages("play")[-1]["ways"][1]
    page.locator(f'.ship[data-target="{other["first"]}"]').dispatch_event("click")
    expect(strip.locator(".opt").first).to_have_attribute("data-option", other["answers"][0]["option"]["id"])
    expect(strip.locator(".opt").first).to_be_in_viewport(ratio=0.9)


def test_the_helm_of_a_larger_screen_hides_none_of_the_buttons_that_draw_the_chart_nearer(person):
    """On the phone they had gone to the right, and there they stayed below the helm of a tablet."""
    gallery = Gallery(person(lang="pl-PL").page, "spanishmain")
    scene = {"sail-many": scenes_of("spanishmain")["sail-many"]}
    for width, height in ((390, 844), (820, 1180)):
        assert gallery.flaws(width, height, scene) == {}


SMALL = """
() => [...document.querySelectorAll('.yard :is(button, input, select, summary), dialog :is(button, input, textarea)')].flatMap((control) => {
  const { width, height } = (control.closest('label:not(.bar label)') ?? control).getBoundingClientRect();
  return width > 0 && Math.min(width, height) < 40 ? [`${control.className} ${control.innerText} ${width} x ${height}`] : [];
})
"""


def test_whoever_builds_with_a_finger_hits_every_control_and_is_led_from_the_cards_to_the_fleet(person):
    player = person(lang="pl-PL", width=390, height=844, has_touch=True)
    page = player.page
    page.goto("/yard/spanishmain")
    filters, fleet = page.locator(".tabs button").first, page.locator(".tabs button").last
    add = page.locator("article button:not([disabled])").first
    expect(add).to_be_visible()
    expect(page.locator(".cards .onward")).to_have_count(0)
    assert page.evaluate(SMALL) == []
    ship = page.locator("article h3").first.inner_text()
    add.tap()
    expect(page.locator(".cards .onward")).to_contain_text(ship)
    expect(page.locator(".cards .onward")).to_be_in_viewport()
    assert page.evaluate(SMALL) == []
    filters.tap()
    expect(page.locator("input[type=search]")).to_be_visible()
    assert page.evaluate(SMALL) == []
    fleet.tap()
    assert page.evaluate(SMALL) == []
    page.locator(".bar button").nth(2).tap()
    expect(page.get_by_role("dialog")).to_be_visible()
    assert page.evaluate(SMALL) == []


def test_a_link_brings_its_fleet_to_another_browser_and_one_that_brings_none_says_so(person):
    link = "/yard/spanishmain?fleet="
    page = person(lang="pl-PL", width=390, height=844, has_touch=True).page
    page.goto(f"{link}edition%3A%20SCS%3Bpoints%3A%2040%3Brv-14")
    expect(page.locator(".ships > li:not(.free)")).to_have_count(1)
    expect(page.locator(".play")).to_be_enabled()
    page.goto(f"{link}bla%20bla")
    expect(page.get_by_role("alert")).to_contain_text("Ten link nie przynosi")
    expect(page.locator(".ships > li:not(.free)")).to_have_count(1)  # what was here already
    page = person(lang="pl-PL", width=390, height=844, has_touch=True).page
    page.goto(f"{link}bla%20bla")
    expect(page.get_by_role("alert")).to_contain_text("Ten link nie przynosi")
    expect(page.locator(".play")).to_be_disabled()
    page.locator(".ships .free button").tap()
    page.locator("article button:not([disabled])").first.tap()
    page.locator(".cards .onward").tap()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_a_refused_text_of_a_fleet_stays_to_be_mended_and_one_kept_meanwhile_lies_at_the_table(person):
    player = person(lang="pl-PL", width=390, height=844, has_touch=True)
    page = player.page
    player.arrive("spanishmain", 2, fleets="brought", points="40")
    bring = page.locator('[data-part="bring"]')
    bring.locator("summary").tap()
    bring.locator("textarea").fill("HMS Dovr")
    bring.locator("details button").tap()
    expect(page.get_by_role("alert")).to_contain_text("Wiersz 1")
    expect(bring.locator("textarea")).to_be_visible()
    expect(bring.locator("textarea")).to_have_value("HMS Dovr")
    yard = page.context.new_page()
    yard.goto("/yard/spanishmain?fleet=name%3A%20Tide%3Brv-14")
    yard.locator(".acts button").nth(1).tap()
    expect(bring.locator("li")).to_have_text(["Tide"])


def test_a_fleet_being_built_outlives_other_words_another_kind_of_card_a_rule_and_a_reload(person):
    player = person(lang="pl-PL", width=390, height=844, has_touch=True)
    page = player.page
    page.goto("/yard/spanishmain")
    filters, cards, fleet = (page.locator(".tabs button").nth(i) for i in range(3))
    page.locator("article button:not([disabled])").first.tap()
    expect(fleet).to_have_text(re.compile(r"^Flota [1-9]\d*/40$"))
    points = fleet.inner_text().split()[-1]
    for kind in ("Wydarzenia", "Skarby"):
        filters.tap()
        page.get_by_role("button", name=kind).tap()
        cards.tap()
        expect(page.locator("article").first).to_be_visible()
        expect(page.locator("article [role=img]")).to_have_count(0)  # they are of no nation
        expect(fleet).to_contain_text(points)
    filters.tap()
    page.locator("input[type=search]").fill("mapa")
    page.get_by_role("button", name="EN", exact=True).tap()
    expect(fleet).to_have_text(f"Fleet {points}")
    expect(page.locator("input[type=search]")).to_have_value("mapa")
    page.reload()
    expect(fleet).to_have_text(f"Fleet {points}")
    fleet.tap()
    page.locator(".ships .square").first.tap()
    page.locator(".law .rule").tap()
    page.wait_for_url("**/rules/spanishmain?*")
    page.go_back()
    expect(fleet).to_have_text("Fleet 0/40")
    cards.tap()
    page.locator("article button:not([disabled])").first.tap()
    expect(fleet).to_have_text(f"Fleet {points}")


@pytest.mark.parametrize(
    ("lang", "width", "height"), [("en-GB", 1440, 900), ("pl-PL", 390, 844)], ids=["desk", "phone"]
)
def test_a_course_is_planned_on_the_chart_and_sailed(person, lang, width, height):
    player = person(lang=lang, width=width, height=height)
    page = player.page
    player.arrive("spanishmain", 2)

    def way():
        """What the ship that is first may do."""
        return player.messages("play")[-1]["ways"][0]

    player.asked()
    expect(page.locator("[data-bow]")).to_be_visible()
    assert player.flaws() == []
    status = page.locator(".helm [role=status]")
    before = status.inner_text()

    grip = page.locator("[data-bow] .grip").bounding_box()
    x, y = grip["x"] + grip["width"] / 2, grip["y"] + grip["height"] / 2
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x + 12, y + 9, steps=3)
    expect(status).not_to_have_text(before)
    page.mouse.up()
    page.keyboard.press("Escape")

    page.locator(".helm button:not([disabled])").first.focus()
    page.keyboard.press("ArrowDown")
    expect(status).not_to_have_text(before)
    page.keyboard.press("ArrowUp")

    first, chosen = way()["first"], next(one["option"] for one in way()["answers"] if one["option"]["path"])
    page.locator(f'.end[data-option="{chosen["id"]}"]').dispatch_event("click")
    expect(page.locator(".opt.sel")).to_have_count(1)
    expect(page.locator(".ghost")).to_be_visible()
    player.commit()
    expect(page.locator(f'.ship[data-target="{first}"]')).to_have_attribute("data-pose", pose_of(chosen))
    player.asked()
    assert way()["first"] != first, "one press, and it is the next ship's turn"


@pytest.mark.parametrize(
    ("lang", "width", "height"), [("en-GB", 1440, 900), ("pl-PL", 390, 844)], ids=["desk", "phone"]
)
def test_a_fleet_is_built_kept_brought_to_a_table_and_played_to_the_end(person, lang, width, height):
    player = person(lang=lang, width=width, height=height, has_touch=width < 1000)
    page = player.page
    page.goto("/yard/spanishmain")
    tabs = page.locator(".tabs button")
    if width < 1000:
        tabs.last.tap()
    points = page.locator(".bar input[type=number]")
    points.fill("20")
    points.press("Enter")
    expect(page.locator(".ships .free")).to_contain_text("20")
    page.locator(".ships .free button").press("Enter")
    assert "keyword-" not in page.locator("main, body").first.inner_text()  # words, not their names
    if width < 1000:  # by taps
        page.locator("article button:not([disabled])").first.tap()
        tabs.last.tap()
    else:  # by keys: Enter in the search leads past the filters to the first card that was found
        page.locator("input[type=search]").press("Enter")
        expect(page.locator("article button:not([disabled])").first).to_be_focused()
        expect(page.locator(".total b")).to_have_text("0")  # one key, one deed
        page.keyboard.press("Enter")
    expect(page.locator(".ships > li:not(.free)")).to_have_count(1)
    expect(page.locator(".total b")).not_to_have_text("0")
    page.locator(".ships .more").click()
    expect(page.locator(".cards header [role=status] br")).to_have_count(1)  # whose crew it will be
    if width < 1000:
        tabs.last.tap()
    assert player.flaws() == []
    page.locator(".name input").fill("Tide")
    points.fill("25")
    points.press("Enter")
    expect(page.locator(".play")).to_be_disabled()  # and why: there are tables for other totals
    expect(page.locator(".play")).to_have_accessible_description(re.compile("25.*20, 30, 40"))
    points.fill("20")
    points.press("Enter")
    page.locator(".play").click()
    dialog = page.get_by_role("dialog")
    assert player.flaws() == []
    dialog.locator("summary").click()
    for name, chosen in (("rounds", "20"), ("terrain", "0")):
        dialog.locator(f"select[name={name}]").select_option(chosen)
    dialog.locator(".go").click()
    page.wait_for_url("**/t/*")
    expect(page.locator('[data-part="bring"] .hand')).to_contain_text("Tide")
    page.locator('[data-part="bring"] .hand').click()
    player.play(random.Random(3), until=lambda: player.question()["name"] in ("Order", "Act", "Sail"))
    assert player.question()["name"] in ("Order", "Act", "Sail")
    assert player.flaws() == []
    assert player.finish(seed=5) > 10
    expect(page.locator(".result ol li")).to_have_count(2)
    assert player.flaws() == []
