"""A stranger alone with a phone: the first three turns of each game by taps, and whatever is pressed in a hurry loses nothing."""

import re
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

GAMES = ("cove", "sevenseas", "marauders", "maracaibo", "spanishmain")
PHONE: dict[str, Any] = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}
TURNS = 3
MOST = 60  # questions until three turns are over in any of the games
RAW = re.compile(r"undefined|NaN|\{ ?\$|\b(ask|option|refusal|event)-[a-z]")  # a key, or a hole in a sentence
OPEN = ".answers:not(.busy) .opt:not([aria-disabled=true])"
ON_BOARD = "main.sea button[data-target]:visible"  # where a panel shows all answers, the prompt does not repeat them


# The middle of what may be pressed: of the prompt, and of the board where the prompt leaves its answers to it.
SPOT = """
(n) => {
  const spots = [...document.querySelectorAll('.answers:not(.busy) :is(.opt, .chip, .go:not([disabled]), .none)')];
  if (!document.querySelector('.answers .opt')) spots.push(...document.querySelectorAll('main.sea button[data-target]'));
  const spot = spots[n % spots.length];
  spot.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
  const { left, right, top, bottom } = spot.getBoundingClientRect();
  return [(left + right) / 2, (top + bottom) / 2];
}
"""


class Stranger:
    """Someone who taps what looks sensible: the red button where it is ready, else an answer and then the red button."""

    def __init__(self, shell: Any) -> None:
        self.shell, self.page = shell, shell.page
        self.sent: list[str] = []
        self.page.on("websocket", lambda socket: socket.on("framesent", lambda frame: self.sent.append(str(frame))))

    @property
    def answers(self) -> int:
        return sum('"type":"answer"' in frame or '"type":"plan"' in frame for frame in self.sent)

    def sit_down(self, game: str) -> None:
        """From the front page to the table by the cover of the game."""
        self.shell.open()
        self.page.locator(f'.cover[data-game="{game}"]').tap()
        dialog = self.page.get_by_role("dialog")
        few = dialog.locator(
            "label", has=self.page.locator("input[name=seats][value='2'], input[name=seats][value='3']")
        )
        few.first.tap()
        dialog.locator(".go").tap()
        self.page.wait_for_url("**/t/*")

    def calm(self) -> None:
        """The prompt has settled: what it shows may be pressed."""
        self.page.wait_for_function("() => !document.querySelector('.answers.busy, .settling')")

    def answer(self, turn: int) -> None:
        """One question by taps alone."""
        page = self.page
        red = page.locator(".answers:not(.busy) .go")
        expect(red, "on a phone every answer waits for the red button").to_have_count(1)
        before = self.answers
        if not red.is_enabled():
            choice = self.choice(turn)
            choice.tap()
            self.calm()
            if red.count() and not red.is_enabled():  # a set that needs more than one, or an amount
                for other in page.locator(f"{OPEN}:not(.sel)").all():
                    if red.is_enabled():
                        break
                    other.tap()
            assert self.answers == before, "a tap chooses and explains, it never commits"
        words = red.inner_text().strip()
        assert re.search(r"\w{2}", words), f"the red button says what it does, not {words!r}"
        self.commit()

    def commit(self) -> None:
        """The red button; where it asks once more, it is meant."""
        number = self.step()
        self.page.locator(".answers:not(.busy) .go").tap()
        self.page.wait_for_function(
            "(was) => document.querySelector('.doubt, .refused, .result h2') || document.querySelector('main.sea')?.dataset.step !== was",
            arg=number,
        )
        if self.page.locator(".doubt").count():
            self.calm()
            self.page.locator(".doubt .go").tap()
            self.page.wait_for_function(
                "(was) => document.querySelector('.result h2') || document.querySelector('main.sea')?.dataset.step !== was",
                arg=number,
            )

    def step(self) -> str:
        found: str = self.page.locator("main.sea").get_attribute("data-step") or ""
        return found

    def choice(self, turn: int) -> Locator:
        """An answer to tap: not always the same, and the end of a turn only when there is nothing else."""
        plain = self.page.locator(f"{OPEN}:not(.last):not(.pass)")
        if count := plain.count():
            return plain.nth(turn % min(count, 2))
        if self.page.locator(".prompt .all[data-more]").count():
            drawn = self.page.locator(ON_BOARD)
            return drawn.nth(turn % min(drawn.count(), 2))
        some: Locator = self.page.locator(f"{OPEN}, .chip, [data-more]")
        return some.first


def readable(page: Page) -> list[str]:
    """What a stranger could not read or reach in the prompt: keys, holes, words beyond their button, buttons out of sight."""
    text = page.locator(".prompt").inner_text()
    found = [f"raw words: {RAW.search(text)}"] if RAW.search(text) else []
    return found + page.evaluate(
        """() => [...document.querySelectorAll('.prompt .go, .prompt .opt, .prompt .closed, .prompt .none')].flatMap((button) => {
          const box = button.getBoundingClientRect();
          const say = (what) => [`${what}: ${button.innerText.replace(/\\s+/g, ' ').slice(0, 40)}`];
          const inner = (button.querySelector('.what') ?? button.firstElementChild ?? button).getBoundingClientRect();
          if (inner.bottom > box.bottom + 3 || inner.right > box.right + 3) return say('words beyond their button');
          if (button.matches('.go') && (box.bottom > innerHeight || box.right > innerWidth + 1)) return say('red button beyond the screen');
          return [];
        })"""
    )


def turns_of(player: Any) -> int:
    """How often it became the stranger's turn, as the server told it."""
    mine = [0 in told["asked"] and 0 not in told["waiting"] for told in player.messages("play")]
    return sum(now and not before for before, now in zip([False, *mine], mine, strict=False))


@pytest.mark.parametrize("game", GAMES)
def test_the_first_three_turns_on_a_phone_by_taps_alone(person, game):
    """No keyboard, no shortcut: what is asked can be read, a tap explains, the red button commits, and play goes on."""
    player = person(lang="pl-PL", **PHONE)
    stranger = Stranger(player)
    stranger.sit_down(game)
    asked, flaws = set(), []
    for tried in range(MOST):
        if player.asked() == "over":
            break
        stranger.calm()
        question = player.question()
        asked.add(question["name"])
        flaws += [f"{question['name']}: {flaw}" for flaw in readable(player.page)]
        expect(player.page.locator(".prompt h2")).to_be_in_viewport()
        stranger.answer(tried)
        if player.page.locator(".refused").count():  # a set that the rules refuse says why; the stranger tries another
            assert re.search(r"\w", player.page.locator(".refused").inner_text())
            player.page.locator(".refused > button").tap()
            for chosen in player.page.locator(f"{OPEN}.sel").all():
                chosen.tap()
        if turns_of(player) > TURNS:
            break
    assert turns_of(player) > TURNS, "three turns are over, the fourth has begun"
    assert stranger.answers >= TURNS
    assert flaws == []


@pytest.mark.parametrize("game", GAMES)
def test_three_fast_taps_at_one_spot_answer_at_most_once(person, game):
    """Wherever an impatient finger taps, of three taps in a moment at most one commits, and no later question is answered by it."""
    player = person(**PHONE)
    stranger = Stranger(player)
    stranger.sit_down(game)
    for tried in range(8):
        if player.asked() == "over":
            break
        stranger.calm()
        x, y = player.page.evaluate(SPOT, tried)
        before, number = stranger.answers, stranger.step()
        for _ in range(3):
            player.page.touchscreen.tap(x, y)
        stranger.calm()
        assert stranger.answers - before <= 1
        if stranger.answers > before:  # it counts, once those who choose at the same time have chosen too
            player.page.wait_for_function(
                "(was) => document.querySelector('.refused, .result h2') || document.querySelector('main.sea')?.dataset.step !== was",
                arg=number,
            )
        if player.page.locator(".refused").count():
            player.page.locator(".refused > button").tap()
        if stranger.answers == before:
            player.page.keyboard.press("Escape")
            stranger.calm()
            stranger.answer(tried)
    assert stranger.answers >= 5
