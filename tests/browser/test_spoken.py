"""A turn by keyboard alone, heard and not seen: what a screen reader says is kept as a transcript for each game."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import TimeoutError, expect

from tests.browser.gallery import open_gallery, tell_scene
from tools.screens import scenes_of

IN_ANSWERS = "() => document.activeElement.closest('.answers') !== null"
IN_PROMPT = "() => document.getElementById('prompt')?.contains(document.activeElement) ?? false"
STOPS = "() => Math.max(0, ...[...document.querySelectorAll('.sea svg')].map((one) => one.querySelectorAll('[tabindex=\"0\"]').length))"
SPOKEN = "() => document.querySelector('.prompt [aria-live]').textContent.trim()"


class Listener:
    """Presses keys and writes down what is heard."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.heard: list[str] = []

    def focus(self) -> str:
        """Role, name and state of what has the focus, as the accessibility tree has them."""
        try:
            told: str = self.page.locator(":focus").aria_snapshot(timeout=2_000)
        except TimeoutError:
            return "nowhere"  # the button went with its question
        return told.splitlines()[0].removeprefix("- ").removesuffix(":")

    def press(self, key: str) -> str:
        self.page.keyboard.press(key)
        said = self.focus()
        self.heard.append(f"{key} → {said}")
        return said

    def listen(self) -> str:
        said: str = self.page.evaluate(SPOKEN)
        self.heard.append(f"says: {said}")
        return said

    def question(self) -> str:
        """The whole prompt as the tree tells it: the question, then every answer with its name."""
        told: str = self.page.locator("#prompt").aria_snapshot()
        self.heard.append(told)
        return told


@pytest.mark.parametrize("game", ["cove", "sevenseas", "marauders", "maracaibo", "spanishmain"])
def test_a_turn_by_keyboard_alone_is_heard_from_question_to_answer(person, game, record_property):
    player = person()
    page = player.page
    player.arrive(game, 3)
    assert player.asked() == "asked"
    ear = Listener(page)
    ear.press("Tab")
    assert ear.heard[-1] == 'Tab → link "To the question"', "the first stop leads to the question"
    ear.press("Enter")
    assert page.evaluate(IN_PROMPT)
    rng = random.Random(3)
    answered, began = 0, turns_begun(player)
    for _ in range(60):
        if player.asked() != "asked" or (answered >= 5 and turns_begun(player) > began):
            break
        page.wait_for_selector(".prompt:not(.settling)")
        asked = ear.listen()
        assert re.search(r"\w", asked)
        assert nameless(ear.question()) == []
        assert page.evaluate(IN_PROMPT), ear.heard
        assert page.evaluate(STOPS) <= 1, "a chart is one stop, with arrows inside"
        before = len(player.messages("play"))
        answer_by_keys(ear, rng)
        page.wait_for_function("() => !document.querySelector('.answers.busy')")
        answered += len(player.messages("play")) > before
        page.wait_for_function(IN_PROMPT)  # the focus stays in the prompt, also in the one that comes next
    assert answered >= 5, ear.heard
    assert turns_begun(player) > began, "a whole turn was heard"
    assert nameless("\n".join(ear.heard)) == []
    record_property("transcript", "\n".join(ear.heard))
    assert not any("undefined" in line or "option-" in line for line in ear.heard), ear.heard


def test_escape_goes_back_from_a_rule_to_the_grey_answer_that_opened_it(person):
    page = person().page
    open_gallery(page)
    tell_scene(page, "marauders", scenes_of("marauders")["ashore"])
    grey = page.locator(".prompt .closed").last
    grey.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".row.focus")).to_be_focused()
    page.keyboard.press("Escape")
    expect(grey).to_be_focused()


def turns_begun(player: Any) -> int:
    """How many turns, rounds or months have been begun, as the headings of the log tell."""
    events = [line["event"]["type"] for play in player.messages("play") for line in play["events"]]
    return sum(event in ("month", "round", "round-began", "turn", "turn-began") for event in events)


def nameless(told: str) -> list[str]:
    """What a screen reader would only call a button, a link or a slider."""
    return re.findall(r"(?:^\s*- |→ )(?:button|link|slider|spinbutton|textbox|checkbox)(?! \").*$", told, re.MULTILINE)


def answer_by_keys(ear: Listener, rng: random.Random) -> None:
    """Go to a button of the prompt by Tab and press it; then the red one, where the answer waits for it."""
    page = ear.page
    stops = page.locator(".answers").locator("button:not([disabled]):not([tabindex='-1']), input").count()
    wanted = rng.randrange(max(1, min(stops, 4)))
    page.evaluate("() => document.getElementById('prompt').focus()")
    for _ in range(12):  # past the link to the rule
        page.keyboard.press("Tab")
        if page.evaluate(IN_ANSWERS):
            break
    for _ in range(wanted):
        page.keyboard.press("Tab")
    if not page.evaluate(IN_ANSWERS):
        page.evaluate("() => document.getElementById('prompt').focus()")
        return
    said = ear.focus()
    ear.heard.append(f"{wanted + 1} × Tab → {said}")
    if "[disabled]" in said:  # grey: it opens the rule that says why, and gives the focus back
        page.keyboard.press("Enter")
        page.wait_for_selector(".row.focus")
        ear.press("Escape")
        page.wait_for_function(IN_ANSWERS)
        return
    page.keyboard.press("ArrowRight" if said.startswith(("slider", "spinbutton", "textbox")) else "Enter")
    red = page.locator(".prompt .go:not([disabled])")
    if red.count():
        red.focus()
        ear.heard.append(f"focus → {ear.focus()}")
        page.keyboard.press("Enter")
