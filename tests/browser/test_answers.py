"""Answers and where they lie: many of them on a small screen, what a tap shows on the board, and what a press on the board means."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.gallery import TELL, messages_of, open_gallery, tell_scene
from tests.browser.test_manners import MAP
from tools.screens import drawn_games, scenes_of

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
# Chooses one answer after the other and says which of them lie elsewhere then; what a box is scrolled by does not count, nor that
# the spot pressed last is pressed out. Null where no answer waits for the red button.
STILL = """
async () => {
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const lie = () => Object.fromEntries([...document.querySelectorAll(".prompt .opts .opt")].map((one) => {
    const { left, top, width } = one.getBoundingClientRect();
    const list = one.closest(".opts");
    return [one.dataset.option, [left + list.scrollLeft, top + list.scrollTop, width]];
  }));
  if (!document.querySelector(".prompt .go")) return null;
  const [before, moved] = [lie(), new Set()];
  for (const one of [...document.querySelectorAll(".prompt .opts .opt:not(.sel)")].slice(0, 6)) {
    one.click();
    for (let i = 0; i < 3; i++) await frame();
    const now = lie();
    for (const [id, at] of Object.entries(before))
      if (id in now && at.some((was, i) => Math.abs(was - now[id][i]) > 2)) moved.add(`${id} by ${one.dataset.option}`);
  }
  return [...moved];
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


def test_what_is_closed_for_one_reason_is_a_sentence_not_a_column_of_words(person):
    page = person(lang="en-US", **(PHONE | {"width": 360, "height": 740})).page
    show(page, "marauders", "act-port")
    spent = page.locator(".prompt .spent")
    expect(spent).to_be_visible()
    box = spent.bounding_box()
    assert box is not None
    assert box["width"] > 180
    assert box["height"] < 80


def test_what_befell_me_lies_on_no_character_of_a_phone(person):
    page = person(lang="pl-PL", **PHONE).page
    open_gallery(page)
    choice = scenes_of("sevenseas")["choice"]
    tell_scene(page, "sevenseas", choice | {"question": None, "events": []})
    text = {"type": "text", "key": "event-mistake", "args": {"who": {"type": "who", "seat": 0}, "character": "Szamana"}}
    event = {"type": "mistake", "seat": 0, "character": 4, "now": choice["view"]["players"][0]}
    line = {"n": 9001, "event": event, "text": text, "rule": "", "seat": 0, "dice": []}
    line |= {"heading": False, "befell": True, "great": False}
    messages = messages_of("sevenseas", choice | {"events": [line]}, 2)
    page.evaluate(TELL, [2, [message | {"cut": None} for message in messages]])
    expect(page.locator(".prompt .outcome")).to_contain_text("Pomyłka")
    expect(page.locator(".sea .outcome")).to_have_count(0)
    assert page.evaluate(SEEN, ".sea .cc") == [7, 7]
    page.locator(".prompt .outcome button").tap()
    expect(page.locator(".prompt .outcome")).to_have_count(0)


@pytest.mark.parametrize("screen", [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")])
def test_what_i_sealed_is_seen_while_others_choose_and_my_character_until_it_acts(person, screen):
    page = person(lang="pl-PL", **screen).page
    open_gallery(page)
    scene = scenes_of("sevenseas")["choice"]
    chosen = scene["question"]["options"][2]
    table, play = messages_of("sevenseas", scene | {"question": None}, 1)
    page.goto("/t/scene")
    page.evaluate(TELL, [1, [table, play | {"asked": [1], "waiting": [0], "sealed": [chosen]}]])
    expect(page.locator(".prompt .own")).to_have_text("Twój wybór: Kapitan")
    expect(page.locator(".sea .cc[aria-pressed=true]")).to_have_count(1)
    sending = scenes_of("sevenseas")["send"]
    view = sending["view"] | {"character": "merchant"}
    view["players"] = [view["players"][0] | {"character": None}, *view["players"][1:]]
    tell_scene(page, "sevenseas", sending | {"view": view}, 2)
    expect(page.locator(".sea .ledge .now, .sea .strip .mine")).to_contain_text("Kupiec")


def test_on_a_desk_the_loot_that_is_asked_about_is_seen_beside_what_befell_me(person):
    page = person().page
    open_gallery(page)
    keep = scenes_of("sevenseas")["keep-after-raid"]
    tell_scene(page, "sevenseas", keep | {"question": None, "events": []})
    page.evaluate(TELL, [2, [message | {"cut": None} for message in messages_of("sevenseas", keep, 2)]])
    expect(page.locator(".outcome li")).not_to_have_count(0)
    cards = len(keep["question"]["options"])
    assert page.evaluate(SEEN, ".sea [data-target^='loot:']") == [cards, cards]


@pytest.mark.parametrize("game", drawn_games())
@pytest.mark.parametrize("screen", [pytest.param({}, id="desk"), pytest.param(PHONE, id="phone")])
def test_answers_stand_still_when_one_is_chosen(person, game, screen):
    """The red button says what it does: however long that is, no answer moves under a finger."""
    page = person(lang="pl-PL", **screen).page
    open_gallery(page)
    asked = {name: scene for name, scene in scenes_of(game).items() if scene.get("question")}
    found = {}
    for number, (name, scene) in enumerate(asked.items(), 1):
        tell_scene(page, game, scene, number)
        found[name] = page.evaluate(STILL)
    waiting = {name: moved for name, moved in found.items() if moved is not None}
    assert waiting, "some answers wait for the red button"
    assert {name: moved for name, moved in waiting.items() if moved} == {}


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


@pytest.mark.parametrize("scene", ["prize", "captainfire"])
def test_the_red_button_keeps_its_width_beside_declining_though_one_may_always_pass(person, scene):
    page = person(lang="en-GB", width=360, height=740, has_touch=True).page
    open_gallery(page)
    tell_scene(page, "spanishmain", scenes_of("spanishmain")[scene])
    expect(page.locator(".auto")).to_be_visible()
    expect(page.locator(".ends .last")).to_be_visible()
    page.locator(".opts .opt").first.tap()
    assert page.locator(".go").bounding_box()["width"] > 170


def test_four_answers_are_in_sight_on_a_phone_held_sideways(person):
    page = person(lang="pl-PL", width=844, height=390, has_touch=True).page
    open_gallery(page)
    for number, (game, scene) in enumerate((("maracaibo", "upgrade"), ("maracaibo", "sail")), 1):
        tell_scene(page, game, scenes_of(game)[scene], number)
        assert page.evaluate(SEEN, ".opts .opt")[0] >= 4
