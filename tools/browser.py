"""Where Chromium is and how tests, screenshots and measurements start it."""

import os
from pathlib import Path

from playwright.sync_api import Browser, Playwright

CHROMIUM = Path(os.environ.get("KAPER_CHROMIUM", "/usr/bin/chromium"))
QUIET = (  # without these it calls its maker at every start
    *("--no-sandbox", "--disable-quic", "--no-first-run", "--disable-background-networking"),
    *("--disable-component-update", "--disable-sync"),
)


def launch(playwright: Playwright, *more: str) -> Browser:
    """Chromium without a window, with these options besides."""
    return playwright.chromium.launch(executable_path=CHROMIUM, args=[*QUIET, *more])
