"""How soon a step of a replay is drawn after the slider was moved there, in Chromium over the loopback.

    python bench/looking.py [--jumps 40]

Bots play a match of every drawn game; its record is opened in the browser, and the slider jumps to steps at random all over
the match, mostly where the page has not looked before. Times run from the moment of the input to the second frame after the
board shows that step. Printed are the median, the 95th percentile and the slowest jump, and the step from one to the next.
"""

import argparse
import os
import random
import statistics
import sys
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.browser import launch  # noqa: E402
from tools.screens import drawn_games, keep_record, record_of, served  # noqa: E402

JUMP = """
(step) => new Promise((resolve) => {
  const slider = document.querySelector('.control input[type="range"]');
  const board = document.querySelector(".board");
  const begun = performance.now();
  const watch = new MutationObserver(() => {
    if (board.dataset.step !== String(step)) return;
    watch.disconnect();
    requestAnimationFrame(() => requestAnimationFrame(() => resolve(performance.now() - begun)));
  });
  watch.observe(board, { attributes: true, attributeFilter: ["data-step"] });
  slider.value = step;
  slider.dispatchEvent(new Event("input", { bubbles: true }));
})
"""


def jumps(page: Page, steps: list[int]) -> list[float]:
    """How long each of these jumps took, in ms; the page rests between them."""
    found = []
    for step in steps:
        found.append(float(page.evaluate(JUMP, step)))
        page.wait_for_timeout(150)
    return sorted(found)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--jumps", type=int, default=40)
    given = options.parse_args()
    rng = random.Random(1)
    with served() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB")
        page = context.new_page()
        page.goto("/")
        page.wait_for_selector("h1")
        for game in drawn_games():
            info = keep_record(context, record_of(game, 7))
            page.goto(f"/record/{info['id']}?at=0&seat=0")
            page.wait_for_selector(".board.drawn[data-step='0']")
            page.wait_for_timeout(1000)
            far = jumps(page, rng.sample(range(40, info["steps"]), given.jumps))
            near = jumps(page, list(range(1, given.jumps + 1)))
            times = f"median {statistics.median(far):4.0f}, 95th {far[int(len(far) * 0.95)]:4.0f}, slowest {far[-1]:4.0f} ms"
            print(f"{game:10} {info['steps']:5} steps   {times}   one step on {statistics.median(near):4.0f} ms")
        browser.close()
    print(f"load of the machine {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
