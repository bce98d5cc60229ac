"""First voyages in the browser: sailed to the end on desk and phone, what a note points at drawn and lit, nothing else taken.

With KAPER_LONG=1 all of them, in both languages, on desk and phone; axe looks at every third note.
The others are sailed by tests/core/test_voyages.py and, at a real table, by tests/server/test_voyages.py.
"""

import os

import pytest
from playwright.sync_api import expect

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
NOTE = "[data-voyage]:not(.waiting)"
SOME = [("cove", "en-GB", "desk"), ("sevenseas", "pl-PL", "phone")]
ALL = [
    (game, lang, screen)
    for game in ("cove", "sevenseas", "marauders", "maracaibo", "spanishmain")
    for lang in ("en-GB", "pl-PL")
    for screen in ("desk", "phone")
]
LONG = bool(os.environ.get("KAPER_LONG"))


@pytest.mark.parametrize(("game", "lang", "on"), ALL if LONG else SOME)
def test_a_voyage_is_sailed_to_its_end_and_the_game_goes_on(person, game, lang, on):
    screen = PHONE if on == "phone" else {}
    shell = person(lang=lang, **screen)
    page = shell.page
    page.goto("/")
    page.locator(f"[data-voyage-of={game}]").click()
    page.wait_for_selector(NOTE)
    steps = page.evaluate("game => fetch(`/api/games/${game}/voyage`).then((answer) => answer.json())", game)["steps"]
    lit = 0
    for number, step in enumerate(steps):
        note = page.locator(f"[data-voyage='{step['note']}']:not(.waiting)")
        expect(note).to_be_visible()
        if step["point"] and not screen:  # on a phone some of it lies in a sheet
            expect(page.locator(".veil .ring").first, step["note"]).to_be_attached()
            lit += 1
        if LONG and number % 3 == 0:
            assert shell.axe() == [], step["note"]
        if step is not steps[-1]:
            expect(page.locator(".prompt.settling")).to_have_count(0)  # a second press on one spot is not heard at once
            note.locator("[data-voyage-next], [data-voyage-skip]").click()
    assert lit or screen
    expect(page.locator(".prompt.settling")).to_have_count(0)
    page.locator("[data-voyage-next]").click()
    expect(page.locator(NOTE)).to_have_count(0)
    expect(page.locator(".prompt h2").first).to_be_visible()
