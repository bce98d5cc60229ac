"""Answers and where they lie: many of them on a small screen, what a tap shows on the board, and what a press on the board means."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gallery import open_gallery, tell_scene
from tests.browser.test_manners import MAP
from tools.screens import scenes_of

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
# What lies wholly in sight, of all that a selector finds.
SEEN = """
(selector) => {
  const things = [...document.querySelectorAll(selector)];
  const seen = things.filter((thing) => {
    const { left, right, top, bottom } = thing.getBoundingClientRect();
    if (left < -1 || top < -1 || right > innerWidth + 1 || bottom > innerHeight + 1) return false;
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return hit !== null && (thing.contains(hit) || hit.contains(thing));
  });
  return [seen.length, things.length];
}
"""


def show(page: Page, game: str, scene: str) -> None:
    open_gallery(page)
    tell_scene(page, game, scenes_of(game)[scene])
    page.wait_for_function("() => !document.querySelector('.settling')")


def test_all_answers_are_laid_out_over_the_board_and_folded_by_a_choice(person):
    page = person(lang="pl-PL", **PHONE).page
    show(page, "maracaibo", "sail")
    lies = page.evaluate(MAP)
    seen, all_ = page.evaluate(SEEN, ".prompt .opt")
    assert all_ == 9
    assert seen < all_, "too many for the strip"
    page.locator(".prompt .all").tap()
    page.wait_for_function("() => document.querySelector('.prompt.spread')")
    assert page.evaluate(SEEN, ".prompt .opt") == [9, 9]
    assert page.evaluate(SEEN, ".prompt .go") == [1, 1], "the red button stays where it is"
    page.locator(".prompt .opt").last.tap()
    expect(page.locator(".prompt.spread")).to_have_count(0)
    assert page.evaluate(SEEN, ".prompt .opt.sel") == [1, 1], "the chosen one is seen in the strip"
    assert page.evaluate(MAP) == lies, "nothing moved"


@pytest.mark.parametrize(
    ("game", "scene", "pressed"), [("cove", "outfit", 0), ("marauders", "ashore", 1), ("sevenseas", "choice-first", 3)]
)
def test_many_answers_that_stand_on_the_board_are_not_repeated_below_it(person, game, scene, pressed):
    page = person(lang="pl-PL", **PHONE).page
    show(page, game, scene)
    expect(page.locator(".prompt .opt:not(.last)")).to_have_count(0)
    expect(page.locator(".prompt .means")).to_be_visible()  # what explains them has the room
    red = page.locator(".prompt .go")
    before = red.inner_text()
    page.locator("main.sea button[data-target]:visible").nth(pressed).tap()
    expect(red).not_to_have_text(before)
    expect(red).to_be_enabled()
    page.locator(".prompt .all").tap()
    all_ = page.evaluate("() => document.querySelector('.prompt.spread .opts').children.length")
    assert all_ >= 6, "and all of them are one press away"


def test_an_answer_shows_where_it_lies(person):
    page = person(lang="pl-PL", **PHONE).page
    show(page, "maracaibo", "sail")
    window = page.locator(".window-box")
    window.evaluate("(box) => box.scrollTo({ left: box.scrollWidth })")
    answer = page.locator(".prompt .opt").first
    islet = next(one for one in scenes_of("maracaibo")["sail"]["question"]["options"])["targets"][0]
    assert page.evaluate(SEEN, f'.window-box [data-target="{islet}"]') == [0, 1]
    answer.tap()
    page.wait_for_function(f"() => ({SEEN.strip()})('.window-box [data-target=\"{islet}\"]')[0] === 1")


def test_a_press_on_an_islet_chooses_its_answer(person):
    page = person(lang="pl-PL", **PHONE).page
    show(page, "maracaibo", "sail")
    last = scenes_of("maracaibo")["sail"]["question"]["options"][-1]
    page.locator(f'.window-box [data-target="{last["targets"][0]}"]').tap()
    expect(page.locator(".prompt .opt.sel")).to_have_attribute("data-option", last["id"])
    assert page.evaluate(SEEN, ".prompt .opt.sel") == [1, 1]


@pytest.mark.parametrize("lang", ["en-GB", "pl-PL"])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (390, 780), (360, 740)])
def test_seven_characters_are_seen_at_once_with_what_they_bring(person, width, height, lang):
    page = person(lang=lang, **{**PHONE, "width": width, "height": height}).page
    show(page, "sevenseas", "choice-first")
    assert page.evaluate(SEEN, ".sea .cc") == [7, 7]
    for words in page.locator(".sea .cc .pv").all_inner_texts():
        assert any(letter.isalpha() for letter in words), f"a bonus in words, not {words!r}"


def test_courses_for_the_same_lie_behind_more_and_an_island_means_the_first(person):
    page = person(lang="pl-PL", **PHONE).page
    show(page, "spanishmain", "sail-open")
    options = scenes_of("spanishmain")["sail-open"]["question"]["options"]
    shown = page.locator(".prompt .opt").count()
    assert shown < len(options) / 2
    words = page.locator(".prompt .opt .what").all_inner_texts()
    assert len(words) == len(set(words)), "no two of them say the same"
    page.get_by_role("button", name="Więcej…").tap()
    expect(page.locator(".prompt .opt")).to_have_count(len(options))
