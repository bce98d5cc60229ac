"""A person who plays on the board: presses what is drawn wherever the question concerns drawn things."""

from typing import Any

from tests.browser.shell import SEEDED, Shell

# The page's own socket is overheard, to know which drawn things each question concerns.
OVERHEAR = """
const Plain = WebSocket;
window.WebSocket = class extends Plain {
  constructor(...given) {
    super(...given);
    this.addEventListener("message", (message) => {
      const told = JSON.parse(message.data);
      if (told.type === "play") window.lastPlay = told;
    });
  }
};
"""
# Presses drawn targets while there are any; buttons only answer what is nowhere drawn, and commit.
ON_BOARD = (
    SEEDED
    + """
  const wait = (ms) => new Promise((resolve) => setTimeout(resolve, ms));
  const one = (things) => things[Math.floor(random() * things.length)];
  const press = (thing) => thing.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, view: window }));
  const found = { questions: 0, drawn: {}, buttons: {}, missing: {} };
  const count = (where, name) => (where[name] = (where[name] ?? 0) + 1);
  const drawn = (targets) =>
    [...document.querySelectorAll("[data-target]")].filter(
      (thing) => !thing.closest(".prompt, [inert]") && !thing.disabled && thing.dataset.target &&
        targets.has(thing.dataset.target),
    );
  const lookFor = async (targets) => {
    for (let patience = 0; patience < 10; patience++, await wait(20)) { // a panel may just be opening
      for (const tab of [null, ...document.querySelectorAll(".ptabs button")]) {
        if (tab && tab.getAttribute("aria-pressed") !== "true") { tab.click(); await wait(0); }
        const there = drawn(targets);
        if (there.length) return there;
      }
    }
    return [];
  };
  const end = Date.now() + seconds * 1000;
  let last = -1, tries = 0;
  for (; Date.now() < end; await wait(4)) {
    if (document.querySelector(".result h2")) return found;
    const place = document.querySelector(".answers:not(.busy)");
    const question = window.lastPlay?.questions[0];
    if (!place || !question) continue;
    const { number } = window.lastPlay;
    tries = number === last ? tries + 1 : 0;
    if (number !== last) found.questions += 1;
    last = number;
    const concerned = question.options.filter((option) => option.targets?.length);
    const targets = new Set(concerned.flatMap((option) => [option.id, ...option.targets])); // an option may be drawn itself
    const refused = document.querySelector(".refused > button");
    if (refused) {
      refused.click();
      for (const chosen of place.querySelectorAll(".opt.sel")) chosen.click();
    }
    const aims = targets.size && tries < 12 ? await lookFor(targets) : [];
    const passes = question.options.some((option) => !(option.targets ?? []).length);
    if (aims.length && !(passes && random() < 0.3)) {
      const wanted = question.kind === "pick" ? Math.max(question.least ?? 0, refused ? Math.floor(random() * 4) : 1) : 1;
      for (let n = 0; n < wanted; n++) { const aim = one(drawn(targets)); if (aim) press(aim); await wait(0); }
      count(found.drawn, question.name);
      await wait(0);
      if (window.lastPlay.number === number && !document.querySelector(".answers.busy")) {
        const shown = [...document.querySelectorAll(".answers .opt")]; // several things can be done there
        if (shown.length && shown.length < question.options.length) shown[Math.floor(random() * shown.length)].click();
      }
    } else {
      const options = [...place.querySelectorAll(".opt, .chip, [data-more]")];
      if (options.length && (!place.querySelector(".go") || place.querySelector(".go[disabled]"))) one(options).click();
      count(targets.size && !aims.length && tries === 0 ? found.missing : found.buttons, question.name);
    }
    await wait(0);
    (document.querySelector(".answers:not(.busy) .go:not([disabled])") ?? document.querySelector(".answers:not(.busy) .none"))?.click();
  }
  throw new Error("no end: " + document.querySelector(".prompt").innerText + JSON.stringify(found));
}
"""
)


class BoardPlayer(Shell):
    """Plays with the board alone."""

    def lay(self, game: str, seats: int, bot: str = "random", **options: Any) -> str:
        """A table against bots that answer at once; gives its id."""
        self.page.add_init_script(OVERHEAR)
        table = self.arrive(game, seats, bot, **options)
        self.page.wait_for_selector(".sea.drawn")
        return table

    def play_on_board(self, seed: int, seconds: int = 300) -> dict[str, Any]:
        """To the end; gives how often each kind of question was answered by what is drawn, by buttons, and which
        questions concern something that is nowhere drawn."""
        found: dict[str, Any] = self.page.evaluate(ON_BOARD, [seed, seconds])
        return found
