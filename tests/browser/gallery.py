"""Recorded scenes shown one after the other at one table, without loading the page anew: a socket that the test speaks through."""

from collections.abc import Collection
from typing import Any

from playwright.sync_api import Page

from tests.browser.layout import FLAWS
from tools.screens import seats_in, table, told
from tools.web import WEB

# Stands in the socket's place from the start; `window.tell` speaks as the service would.
SOCKET = """
window.WebSocket = class extends EventTarget {
  static OPEN = 1;
  readyState = 1;
  constructor() {
    super();
    window.tell = (message) => this.onmessage?.({ data: JSON.stringify(message) });
    setTimeout(() => this.onopen?.());
  }
  send(message) { if (JSON.parse(message).type === "hello") window.greeted = true; }
  close() {}
};
"""
# What axe says of the parts that a scene changes. What it has already been asked about (the same marks under the same ancestors at
# the same place of the same screen) is not asked again; the log, the bar and all the rest are looked at elsewhere.
AXE = """
async () => {
  const known = (window.known ??= new Set());
  const [fresh, stale] = [[], []];
  const look = (el, above) => {
    const { x, y, width, height } = el.getBoundingClientRect();
    const mark = `${above} ${x} ${y} ${width} ${height} ${el.outerHTML}`;
    if (known.has(mark)) return stale.push(el);
    known.add(mark);
    const here = `${above}${el.cloneNode(false).outerHTML}`;
    for (const child of el.children) look(child, here);
  };
  for (const part of document.querySelectorAll(".sea, .prompt, .opps, .bottom")) {
    fresh.push(part);
    look(part, `${innerWidth} ${innerHeight}`);
  }
  if (fresh.every((part) => stale.includes(part))) return [];
  const found = await axe.run({ include: fresh, exclude: stale }, { resultTypes: ["violations"], preload: false });
  return found.violations.filter(({ impact }) => ["serious", "critical"].includes(impact))
    .flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.target} ${node.failureSummary ?? ""}`));
}
"""
# Shows each scene, waits until nothing changes any more, and looks.
LOOK = """
async ([scenes, width, height]) => {
  const [flaws, barriers] = [%s, %s];
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const picture = () => [...document.querySelectorAll("svg, main, section, button")].map((el) => {
    const { x, y, width, height } = el.getBoundingClientRect();
    return `${x} ${y} ${width} ${height} ${el.getAttribute("viewBox") ?? ""}`;
  }).join();
  const found = {};
  let still = null; // where the map lies while something is asked
  while (!window.greeted) await frame();
  for (const [name, number, listens, messages] of scenes) {
    for (const message of messages) window.tell(message);
    let [last, same] = ["", 0];
    for (let frames = 0; same < 2; frames += 1) {
      if (frames > 600) { found[name] = ["never at rest"]; break; }
      await frame();
      const drawn = innerWidth === width && innerHeight === height && document.querySelector(`.sea.drawn[data-step="${number}"]`);
      const now = drawn ? picture() : "";
      same = now && now === last ? same + 1 : 0;
      last = now;
    }
    const here = [...flaws(), ...(listens ? await barriers() : [])];
    if (document.querySelector(".prompt")) {
      const { x, y, width, height } = document.querySelector("main.sea").getBoundingClientRect();
      const lies = [x, y, width, height].map(Math.round).join(" ");
      still ??= lies;
      if (lies !== still) here.push(`the map moved from ${still} to ${lies}`);
    }
    if (here.length) found[name] = [...(found[name] ?? []), ...here];
  }
  return found;
}
"""


def open_gallery(page: Page) -> None:
    """From now on the page's socket is the test's."""
    page.add_init_script(SOCKET)


def messages_of(game: str, scene: dict[str, Any], number: int) -> list[dict[str, Any]]:
    """What the service would tell of this scene: the table, and how it stands."""
    play = told(scene) | {"number": number}
    return [table(game, seats_in(play["view"]), play["over"]), play]


class Gallery:
    """The scenes of one game at one table, on one screen after the other."""

    def __init__(self, page: Page, game: str) -> None:
        self.page, self.game = page, game
        self.number = 0
        self.session = page.context.new_cdp_session(page)
        open_gallery(page)
        self.arrive()

    def arrive(self, notes: bool = False) -> None:
        """Come to the table; with `notes` as one who meets every question for the first time."""
        if notes:
            self.page.evaluate('localStorage.setItem("kaper-notes", "")')
        self.page.goto("/t/scene")
        self.page.evaluate(
            (WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8") + "; undefined"
        )

    def notes_met(self) -> int:
        """How many notes were shown since, and are taken as read now."""
        return len(str(self.page.evaluate('localStorage.getItem("kaper-notes")')).split())

    def flaws(
        self, width: int, height: int, scenes: dict[str, Any], heard: Collection[str] = ()
    ) -> dict[str, list[str]]:
        """What is cut, covered, outside or too small in each of these scenes on a screen of this size, and where the map
        moves because another question is asked; of those that are `heard` also what keeps people out who hear, use keys, or see colours badly."""
        # laid out at its size, painted at a twentieth of it: nobody looks at the picture, and painting would take a third of the time
        screen = {"width": width, "height": height, "deviceScaleFactor": 1, "mobile": False, "scale": 0.05}
        self.session.send("Emulation.setDeviceMetricsOverride", screen)
        shown = []
        for name, scene in scenes.items():
            self.number += 1
            shown.append((name, self.number, name in heard, messages_of(self.game, scene, self.number)))
        found: dict[str, list[str]] = self.page.evaluate(LOOK % (FLAWS.strip(), AXE.strip()), [shown, width, height])
        return found


TELL = """
([number, messages]) => new Promise((done) => {
  const speak = () => {
    if (!window.greeted) return requestAnimationFrame(speak);
    for (const message of messages) window.tell(message);
    const look = () => document.querySelector(`.sea.drawn[data-step="${number}"]`) ? done() : requestAnimationFrame(look);
    look();
  };
  speak();
})
"""


def tell_scene(page: Page, game: str, scene: dict[str, Any], number: int = 1) -> None:
    """Show one scene; the first opens the table, another one comes to the table as it stands."""
    if number == 1:
        page.goto("/t/scene")
    page.evaluate(TELL, [number, messages_of(game, scene, number)])
