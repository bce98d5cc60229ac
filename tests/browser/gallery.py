"""Recorded scenes shown one after the other at one table, without loading the page anew: a socket that the test speaks through."""

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
async (scenes) => {
  const flaws = %s;
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  const picture = () => [...document.querySelectorAll("svg, main, section, button")].map((el) => {
    const { x, y, width, height } = el.getBoundingClientRect();
    return `${x} ${y} ${width} ${height} ${el.getAttribute("viewBox") ?? ""}`;
  }).join();
  const found = {};
  while (!window.greeted) await frame();
  for (const [name, number, messages] of scenes) {
    for (const message of messages) window.tell(message);
    let [last, same] = ["", 0];
    for (let frames = 0; same < 2; frames += 1) {
      if (frames > 600) { found[name] = ["never at rest"]; break; }
      await frame();
      const now = document.querySelector(`.sea.drawn[data-step="${number}"]`) ? picture() : "";
      same = now && now === last ? same + 1 : 0;
      last = now;
    }
    const here = await flaws();
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


def look_at(page: Page, game: str, scenes: dict[str, Any], flaws: str) -> dict[str, list[str]]:
    """What a function of the page complains of in each of these scenes, on the screen as it is."""
    page.goto("/t/scene")
    if flaws is AXE:
        page.evaluate((WEB / "node_modules" / "axe-core" / "axe.min.js").read_text(encoding="utf-8") + "; undefined")
    shown = [(name, n, messages_of(game, scene, n)) for n, (name, scene) in enumerate(scenes.items(), 1)]
    found: dict[str, list[str]] = page.evaluate(LOOK % flaws.strip(), shown)
    return found


def flaws_of_scenes(page: Page, game: str, scenes: dict[str, Any]) -> dict[str, list[str]]:
    """What is cut, covered, outside or too small."""
    return look_at(page, game, scenes, FLAWS)


def barriers_of_scenes(page: Page, game: str, scenes: dict[str, Any]) -> dict[str, list[str]]:
    """What keeps people out who hear, use keys, or see colours badly."""
    return look_at(page, game, scenes, AXE)


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
