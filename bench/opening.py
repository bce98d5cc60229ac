"""How soon the front page can be used, and how soon a game after one click, in Chromium over the loopback.

    python bench/opening.py [--runs 10]

Every run has a browser profile of its own, so nothing is cached. Times run from the beginning of the navigation: to the
first paint of content, to the moment when the red button takes a press and opens a table, and from that press to the
first question on the board. Printed are the median and the slowest run.
"""

import argparse
import os
import statistics
import sys
from pathlib import Path
from time import perf_counter

from playwright.sync_api import Browser, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.browser import launch  # noqa: E402
from tools.screens import served  # noqa: E402

PAINTED = "performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0"


def opened(browser: Browser, address: str) -> tuple[float, float, float]:
    """First paint, a button that works, and from its press to the first question; all in ms."""
    context = browser.new_context(base_url=address, viewport={"width": 1440, "height": 900}, locale="en-GB")
    page = context.new_page()
    begun = perf_counter()
    page.goto("/", wait_until="commit")
    page.locator(".btn-act.big").click(trial=True)
    ready = perf_counter()
    painted = float(page.evaluate(PAINTED))
    pressed = perf_counter()
    page.locator(".btn-act.big").click()
    page.wait_for_selector(".answers:not(.busy) .opt, .answers:not(.busy) .go")
    asked = perf_counter()
    context.close()
    return painted, 1000 * (ready - begun), 1000 * (asked - pressed)


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("--runs", type=int, default=10)
    runs = options.parse_args().runs
    with served() as address, sync_playwright() as playwright:
        browser = launch(playwright)
        opened(browser, address)  # the browser itself is slow the first time
        found = [opened(browser, address) for _ in range(runs)]
        browser.close()
    for name, times in zip(
        ("first paint", "button works", "then the first question"), zip(*found, strict=True), strict=True
    ):
        print(f"{name:24} median {statistics.median(times):6.0f} ms   slowest {max(times):6.0f} ms")
    print(f"load of the machine {os.getloadavg()[0]:.1f}")


if __name__ == "__main__":
    main()
