"""The chart of the Spanish Main in a browser: the bow dragged, the helm turned by keys, a course chosen on the chart and sailed."""

import random

import pytest
from playwright.sync_api import expect


def pose_of(option):
    return next(target[5:] for target in option["targets"] if target.startswith("pose:"))


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
    page.locator(".acts .btn-act").click()

    made = page.evaluate(
        """async () => {
          const wish = { game: "spanishmain", seats: [{ kind: "me" }, { kind: "bot", bot: "easy" }], options: { fleets: "brought", points: "20", rounds: 20, terrain: 0 }, start: true };
          const answer = await fetch("/api/tables", { method: "POST", headers: { "X-Kaper": "1", "Content-Type": "application/json" }, body: JSON.stringify(wish) });
          return answer.json();
        }"""
    )
    page.goto(f"/t/{made['id']}")
    page.locator('[data-part="bring"] li button', has_text="Tide").click()
    player.play(random.Random(3), until=lambda: player.question()["name"] in ("Order", "Act", "Sail"))
    assert player.question()["name"] in ("Order", "Act", "Sail")
    assert player.flaws() == []
    assert player.finish(seed=5) > 10
    expect(page.locator(".result ol li")).to_have_count(2)
    assert player.flaws() == []
