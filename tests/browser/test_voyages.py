"""First voyages in the browser: each sailed to its end on desk or phone, what a note points at drawn and lit, nothing else taken."""

import pytest
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
NOTE = "[data-voyage]:not(.waiting)"
VOYAGES = [
    ("cove", "en-GB", {}),
    ("sevenseas", "pl-PL", PHONE),
    ("marauders", "pl-PL", {}),
    ("maracaibo", "en-GB", PHONE),
    ("spanishmain", "en-GB", {}),
]


def turned(page, note):
    """Wait until another note is shown."""
    page.wait_for_function(
        "note => { const now = document.querySelector('[data-voyage]:not(.waiting)'); return now && now.dataset.voyage !== note }",
        arg=note,
    )


@pytest.mark.parametrize(("game", "lang", "screen"), VOYAGES, ids=[game for game, _, _ in VOYAGES])
def test_a_voyage_is_sailed_to_its_end_and_the_game_goes_on(person, game, lang, screen):
    page = person(lang=lang, **screen).page
    page.goto("/")
    page.locator(f"[data-voyage-of={game}]").click()
    page.wait_for_selector(NOTE)
    steps = page.evaluate("game => fetch(`/api/games/${game}/voyage`).then((answer) => answer.json())", game)["steps"]
    lit = 0
    for step in steps:
        note = page.locator(f"[data-voyage='{step['note']}']:not(.waiting)")
        expect(note).to_be_visible()
        if step["point"] and not screen:  # on a phone some of it lies in a sheet
            expect(page.locator(".veil .ring").first, step["note"]).to_be_attached()
            lit += 1
        if step is not steps[-1]:
            note.locator("[data-voyage-next], [data-voyage-skip]").click()
            turned(page, step["note"])
    assert lit or screen
    page.locator("[data-voyage-next]").click()
    expect(page.locator(NOTE)).to_have_count(0)
    expect(page.locator(".prompt h2").first).to_be_visible()


def test_a_wrong_press_gets_a_kind_sentence_one_goes_back_and_comes_back(person):
    player = person()
    page = player.page
    page.goto("/")
    page.get_by_role("button", name="First voyage: Pirate's Cove").click()
    expect(page.locator("[data-voyage=aim]")).to_be_visible()
    assert player.axe() == []
    page.locator("[data-voyage-next]").click()
    for option in ("sails:3", "sails:4", "cannon:3", "crew:3"):
        player.press(option)
    page.keyboard.press("Enter")
    page.locator("[data-voyage=treasure] [data-voyage-next]").click()
    number = player.messages("play")[-1]["number"]
    page.keyboard.press("1")
    expect(page.get_by_role("alert")).to_contain_text("Sail Island, number 3")
    assert player.messages("play")[-1]["number"] == number
    page.keyboard.press("3")
    page.keyboard.press("Enter")
    expect(page.locator("[data-voyage=plunder]")).to_be_visible()
    page.locator("[data-voyage-back]").click()
    expect(page.locator("[data-voyage=wheel]")).to_be_visible()
    page.get_by_role("link", name="Leave, come back later").click()
    page.locator(".conts a, .conts button").first.click()
    expect(page.locator("[data-voyage=treasure], [data-voyage=wheel]")).to_be_visible()
