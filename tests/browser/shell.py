"""The shell in the words of a person who uses it: what they see and press, in any game."""

import json
import random
import re
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket, expect

from tools.web import WEB

# A generator of one's own, so that a seed says what is pressed; a script that begins with this has `random()`.
SEEDED = """
async ([seed, seconds]) => {
  const random = () => { // mulberry32
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296;
  };
"""
# A careless person in a hurry: presses the page's own buttons until the result is there.
HURRY = (
    SEEDED
    + """
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const press = (buttons) => buttons.length && buttons[Math.floor(random() * buttons.length)].click();
  const end = Date.now() + seconds * 1000;
  for (let answers = 0; Date.now() < end; await wait(4)) {
    if (document.querySelector('.result h2')) return answers;
    const place = document.querySelector('.answers:not(.busy)');
    if (!place) continue;
    const options = place.querySelectorAll('.opt');
    const commit = place.querySelector('.go');
    const refused = document.querySelector('.refused > button');
    if (refused) {
      refused.click();
      for (const chosen of place.querySelectorAll('.opt.sel')) chosen.click();
      for (let n = Math.floor(random() * 4); n > 0; n--) press(options);
    } else if (!commit || commit.disabled) press(options.length ? options : place.querySelectorAll('.chip, [data-more]'));
    await wait(0);
    const ready = [...place.querySelectorAll('.go:not([disabled]), .commit .none')];
    if (ready.length) ready[ready[0].matches('.go') && random() < 0.8 ? 0 : ready.length - 1].click();
    answers += 1;
  }
  throw new Error('no end: ' + document.querySelector('.prompt').innerText);
}
"""
)
ASKED = ".answers:not(.busy) .opt, .answers:not(.busy) .go, .answers:not(.busy) .chip"
COVER = ".cover .paper h2"
RESULT = ".result h2"


def remembered(script: str) -> str:
    """A script for the beginning of every page, which touches what the browser remembers of the table; the empty page on
    which a tab begins remembers nothing and complains about being asked."""
    return f'location.origin !== "null" && ({script})'


class Shell:
    """One page, and all that its socket heard."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.heard: list[str] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self.heard.append(str(frame)))

    def messages(self, kind: str) -> list[dict[str, Any]]:
        """What the server told, of one kind."""
        return [m for m in map(json.loads, self.heard) if m["type"] == kind]

    # going about

    def open(self, path: str = "/") -> None:
        self.page.goto(path)
        self.page.wait_for_selector("h1, .prompt, .cover, .result")

    def arrive(self, game: str, seats: int, bot: str = "easy", **options: Any) -> str:
        """At a new table against bots, without the way over the front page, which costs seconds; gives the table's id."""
        request = self.page.context.request
        headers = {"X-Kaper": "1", "Accept-Language": self.page.evaluate("navigator.language")}
        request.get("/api/me", headers=headers)
        bots = [{"kind": "bot", "bot": bot} for _ in range(seats - 1)]
        table = {"game": game, "options": options, "start": True, "seats": [{"kind": "me"}, *bots]}
        made: dict[str, str] = request.post("/api/tables", headers=headers, data=table).json()
        self.page.goto(f"/t/{made['id']}")
        return made["id"]

    def new_table(self, game: str, mode: str = "bots", *, captains: int, people: int = 1, public: bool = False) -> None:
        """Open a table through the dialog of the front page and press its red button."""
        page = self.page
        self.open()
        page.locator(".quick").click()
        form = page.get_by_role("dialog")
        form.locator(f"input[name=mode][value={mode}]").check(force=True)
        form.locator(f"input[name=game][value={game}]").check(force=True)
        form.locator(f"input[name=seats][value='{captains}']").check(force=True)
        if mode != "bots" and captains > 2:
            form.locator(f"input[name=people][value='{people}']").check(force=True)
        if public:
            form.locator("summary").click()
            form.locator(".tick", has_text=re.compile("Public|Publiczny")).locator("input").check()
        form.locator(".go").click()
        page.wait_for_url("**/t/*")

    # playing

    @property
    def prompt(self) -> Locator:
        return self.page.locator(".prompt")

    def asked(self) -> str:
        """Waits until there is something to do: "asked", "cover" or "over"."""
        self.page.wait_for_selector(f"{ASKED}, {COVER}, {RESULT}")
        if self.page.locator(RESULT).count():
            return "over"
        return "cover" if self.page.locator(COVER).count() else "asked"

    def question(self) -> dict[str, Any]:
        """The question as the server sent it last."""
        found: dict[str, Any] = next(m for m in reversed(self.messages("play")) if m["questions"])["questions"][0]
        return found

    def press(self, option: str) -> None:
        """An option by its id."""
        self.page.locator(f'.opt[data-option="{option}"]').click()

    def commit(self) -> None:
        self.page.locator(".go").click()

    def answer(self, rng: random.Random) -> None:
        """Answer whatever is asked by buttons, as a careless person would: wrong sets are refused and tried anew."""
        page = self.page
        if page.locator(".refused").count():
            page.locator(".refused > button").click()
            page.keyboard.press("Escape")
            for _ in range(rng.randint(0, 3)):
                self._any_option(rng)
        elif not page.locator(".go").count() or page.locator(".go[disabled]").count():
            self._any_option(rng)
        self._commit_or_nothing(rng)

    def _commit_or_nothing(self, rng: random.Random) -> None:
        """The red button if it can be pressed; where that is allowed, now and then the paper one beside it."""
        go, none = self.page.locator(".go:not([disabled])"), self.page.locator(".commit .none")
        if none.count() and (not go.count() or rng.random() < 0.3):
            none.click(timeout=2_000)
        elif go.count():
            go.click(timeout=2_000)

    def _any_option(self, rng: random.Random) -> None:
        options = self.page.locator(".opt, .chip, [data-more]")
        if count := options.count():
            options.nth(rng.randrange(count)).click(timeout=2_000)

    def play(self, rng: random.Random, until: Callable[[], bool] = lambda: False, most: int = 2_000) -> int:
        """Answer until the game is over or `until` says enough; gives the number of answers."""
        for answers in range(most):
            state = self.asked()
            if state == "over" or until():
                return answers
            try:
                if state == "cover":
                    self.uncover(rng)
                else:
                    self.answer(rng)
            except TimeoutError:
                continue  # the question had changed under the finger
        return most

    def finish(self, seed: int, seconds: int = 300) -> int:
        """Play to the end by the buttons of the page, faster than any hand; gives the number of answers."""
        answers: int = self.page.evaluate(HURRY, [seed, seconds])
        return answers

    def uncover(self, rng: random.Random) -> None:
        """On a shared screen: nobody interrupts, or the next person sits down."""
        nobody = self.page.get_by_role("button", name="Nobody interrupts")
        if nobody.count() and rng.random() < 0.7:
            nobody.click(timeout=2_000)
        else:
            self.page.locator(".cover .people button").first.click(timeout=2_000)

    # reading

    def log(self) -> list[str]:
        return self.page.locator(".log li").all_inner_texts()

    def axe(self) -> list[str]:
        """The serious findings of axe on the page as it stands."""
        source = (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8")
        self.page.evaluate(source + "; undefined")
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations'], preload: false})")
        return [
            f"{v['id']}: {node['target']} {node.get('failureSummary', '')}"
            for v in found["violations"]
            if v["impact"] in ("serious", "critical")
            for node in v["nodes"]
        ]

    def overflow(self) -> int:
        """By how many pixels the page is wider than the screen."""
        width: int = self.page.evaluate("document.documentElement.scrollWidth - innerWidth")
        return width

    def flaws(self) -> list[str]:
        """What axe finds on the page, and whether it is wider than the screen."""
        wide = self.overflow()
        return [*self.axe(), *([f"{wide} pixels wider than the screen"] if wide > 0 else [])]

    def sees(self, *words: str) -> None:
        for word in words:
            expect(self.page.get_by_text(word).first).to_be_visible()
