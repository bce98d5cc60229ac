"""A turn by keyboard alone, heard and not seen: what a screen reader says is kept as a transcript for each game."""

import random
import re
from typing import Any

import pytest

# The name and role of what has the focus, as the accessibility tree tells them.
FOCUS = """
() => {
  const at = document.activeElement;
  if (!at || at === document.body) return "nowhere";
  const name = at.getAttribute("aria-label") ?? at.innerText ?? "";
  const closed = at.getAttribute("aria-disabled") === "true" ? ", unavailable" : "";
  const pressed = at.getAttribute("aria-pressed") === "true" ? ", chosen" : "";
  return `${at.getAttribute("role") ?? at.tagName.toLowerCase()}: ${name.trim().replace(/\\s+/g, " ")}${closed}${pressed}`;
}
"""
IN_PROMPT = "() => document.getElementById('prompt')?.contains(document.activeElement) ?? false"
SPOKEN = "() => document.querySelector('.prompt [aria-live]').textContent.trim()"


class Listener:
    """Presses keys and writes down what is heard."""

    def __init__(self, page: Any) -> None:
        self.page = page
        self.heard: list[str] = []

    def press(self, key: str) -> str:
        self.page.keyboard.press(key)
        said: str = self.page.evaluate(FOCUS)
        self.heard.append(f"{key} → {said}")
        return said

    def listen(self) -> str:
        said: str = self.page.evaluate(SPOKEN)
        self.heard.append(f"says: {said}")
        return said


@pytest.mark.parametrize("game", ["cove", "sevenseas", "marauders", "maracaibo", "spanishmain"])
def test_a_turn_by_keyboard_alone_is_heard_from_question_to_answer(person, game, record_property):
    player = person()
    page = player.page
    player.new_table(game, captains=3)
    assert player.asked() == "asked"
    ear = Listener(page)
    ear.press("Tab")
    assert ear.heard[-1] == "Tab → a: To the question", "the first stop leads to the question"
    ear.press("Enter")
    assert page.evaluate(IN_PROMPT)
    rng = random.Random(3)
    answered = 0
    for _ in range(14):
        if player.asked() != "asked":
            break
        page.wait_for_selector(".prompt:not(.settling)")
        asked = ear.listen()
        assert re.search(r"\w", asked)
        assert page.evaluate(IN_PROMPT), ear.heard
        before = len(player.messages("play"))
        answer_by_keys(ear, player.question(), rng)
        page.wait_for_function("() => !document.querySelector('.answers.busy')")
        answered += len(player.messages("play")) > before
        page.wait_for_function(IN_PROMPT)  # the focus stays in the prompt, also in the one that comes next
    assert answered >= 5, ear.heard
    buttons = [line for line in ear.heard if "button:" in line]
    assert all(re.search(r"button: \w", line) for line in buttons), "every button has a name"
    record_property("transcript", "\n".join(ear.heard))
    assert not any("undefined" in line or "option-" in line for line in ear.heard), ear.heard


def answer_by_keys(ear: Listener, question: dict[str, Any], rng: random.Random) -> None:
    """Go to a button of the prompt by Tab and press it; then the red one, where the answer waits for it."""
    page = ear.page
    stops = page.locator(".answers").locator("button:not([disabled]):not([tabindex='-1']), input").count()
    wanted = rng.randrange(max(1, min(stops, 4)))
    page.evaluate("() => document.getElementById('prompt').focus()")
    for _ in range(12):  # past the link to the rule
        said = ear.press("Tab")
        if page.evaluate("() => document.activeElement.closest('.answers') !== null"):
            break
    for _ in range(wanted):
        said = ear.press("Tab")
    if not page.evaluate("() => document.activeElement.closest('.answers') !== null"):
        page.evaluate("() => document.getElementById('prompt').focus()")
        return
    if said.startswith("input"):
        ear.press("ArrowRight")
    else:
        ear.press("Enter")
    if question["kind"] != "choose" or page.locator(".go:not([disabled])").count():
        red = page.locator(".go:not([disabled])")
        if red.count():
            red.focus()
            ear.heard.append(f"focus → {page.evaluate(FOCUS)}")
            ear.press("Enter")
