"""Recorded scenes shown one after the other at one table, without loading the page anew: a socket that the test speaks through."""

import json
from typing import Any

from playwright.sync_api import Page

from tests.browser.layout import FLAWS
from tools.screens import seats_in, table, told

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
    const here = flaws();
    if (here.length) found[name] = [...(found[name] ?? []), ...here];
  }
  return found;
}
"""


def open_gallery(page: Page) -> None:
    """From now on the page's socket is the test's."""
    page.add_init_script(SOCKET)


def flaws_of_scenes(page: Page, game: str, scenes: dict[str, Any]) -> dict[str, list[str]]:
    """What is cut, covered, outside or too small in each of these scenes, on the screen as it is."""
    page.goto("/t/scene")
    shown = []
    for number, (name, scene) in enumerate(scenes.items(), 1):
        play = told(scene) | {"number": number}
        shown.append((name, number, [table(game, seats_in(play["view"]), play["over"]), play]))
    found: dict[str, list[str]] = page.evaluate(LOOK % FLAWS.strip(), shown)
    return found


def readable(found: dict[str, list[str]]) -> str:
    """Flaws, a line each."""
    return json.dumps(found, indent=1, ensure_ascii=False)
