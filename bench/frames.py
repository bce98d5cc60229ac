"""Frame times of the busiest animations, by Chromium's own tracing.

    python bench/frames.py                        the busiest story of each drawn game
    python bench/frames.py cove:sailing --runs 3

A recorded story (web/src/games/*/fixtures/stories.json) is told to the real page, which animates it at normal speed
on a desk's screen, while a probe of one pixel moves at every frame: so a frame is always due, also where the story holds
a moment. The trace says when each frame was drawn and which were dropped. What is printed: frames, the median, the 95th
and 99th percentile and the longest of the times between two of them, and the share that came within one beat and a half
of 60 Hz (25 ms). Figures of a busy machine say little: the load is printed with them, and `work`,
the processor time that the page's main thread took for a frame, which hardly depends on it: 16.7 ms are there at 60 Hz.
"""

import argparse
import json
import os
import statistics
import sys
from itertools import pairwise
from pathlib import Path
from typing import Any

from playwright.sync_api import Page, WebSocketRoute, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tools.browser import launch  # noqa: E402
from tools.screens import GAMES, numbered, play_socket, served, told  # noqa: E402

BUSIEST = ("cove:sailing", "cove:volley", "cove:month-end", "sevenseas:raid-lost", "marauders:volley")
CATEGORIES = "devtools.timeline,disabled-by-default-devtools.timeline,disabled-by-default-devtools.timeline.frame"
LATE = 25.0  # ms
PROBE = """
() => {
  const probe = document.createElement("div");
  probe.style.cssText = "position:fixed;left:0;top:0;width:1px;height:1px;will-change:transform;background:#21160c";
  document.body.append(probe);
  let beat = 0;
  const move = () => { probe.style.transform = `translateX(${beat++ % 2}px)`; requestAnimationFrame(move); };
  move();
}
"""


def line_of(event: dict[str, Any]) -> dict[str, Any]:
    """An event of a story as a line of the log; some stories keep the bare events."""
    if "event" in event:
        return event
    nothing = {"type": "text", "key": "loading", "args": {}}
    return {"event": event, "text": nothing, "rule": "", "seat": None, "dice": []}


def trace(page: Page, game: str, story: dict[str, Any]) -> tuple[list[float], int, float]:
    """When frames were drawn (in ms) while the story was animated, how many were dropped, and the work for each."""
    sockets: list[WebSocketRoute] = []
    events = numbered([line_of(event) for event in story["events"]])
    before = told({"view": story["before"], "question": None, "events": [], "result": None})
    after = told({"view": story["after"], "question": None, "events": [], "result": None})
    play_socket(page, game, before, later=sockets)
    page.goto("/t/scene")
    page.wait_for_selector(".sea.drawn")
    page.evaluate(PROBE)
    page.wait_for_timeout(1500)  # drawn and at rest
    session = page.context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    ended: list[bool] = []
    session.on("Tracing.dataCollected", lambda part: found.extend(part["value"]))
    session.on("Tracing.tracingComplete", lambda _: ended.append(True))
    session.send("Tracing.start", {"categories": CATEGORIES, "transferMode": "ReportEvents"})
    sockets[-1].send(json.dumps(after | {"number": 2, "cut": None, "events": events}))
    page.wait_for_timeout(300)
    page.wait_for_function("() => !document.querySelector('.prompt .busy')", timeout=60_000)
    page.wait_for_timeout(min(6000, 700 * len(events)))
    session.send("Tracing.end")
    while not ended:
        page.wait_for_timeout(50)
    session.detach()
    drawn = sorted(event["ts"] / 1000 for event in found if event.get("name") == "DrawFrame")
    dropped = sum(event.get("name") == "DroppedFrame" for event in found)
    main = {(e["pid"], e["tid"]) for e in found if e.get("args", {}).get("name") == "CrRendererMain"}
    tasks = (e for e in found if e.get("name") == "RunTask" and (e["pid"], e["tid"]) in main)
    return drawn, dropped, sum(task.get("tdur", 0) for task in tasks) / 1000 / max(1, len(drawn))


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    options.add_argument("stories", nargs="*", default=list(BUSIEST), metavar="GAME:STORY")
    options.add_argument("--runs", type=int, default=1)
    given = options.parse_args()
    with served() as address, sync_playwright() as running:
        browser = launch(running)
        size = {"width": 1440, "height": 900}
        context = browser.new_context(base_url=address, locale="en-GB", viewport=size)  # type: ignore[arg-type]
        page = context.new_page()
        print("story             frames dropped  median    p95    p99 longest  in time  work    load")
        for name in given.stories * given.runs:
            game, _, story = name.partition(":")
            known = json.loads((GAMES / game / "fixtures" / "stories.json").read_text(encoding="utf-8"))
            if story not in known:
                print(f"{name}: no such story; there are {', '.join(known)}")
                continue
            drawn, dropped, work = trace(page, game, known[story])
            gaps = sorted(b - a for a, b in pairwise(drawn))
            if not gaps:
                print(f"{name}: nothing moved")
                continue
            cuts = [statistics.median(gaps), *(gaps[min(len(gaps) - 1, int(len(gaps) * p))] for p in (0.95, 0.99, 1))]
            in_time = sum(gap <= LATE for gap in gaps) / len(gaps)
            times = " ".join(f"{cut:6.1f}" for cut in cuts)
            print(
                f"{name:17} {len(drawn):6} {dropped:7}  {times}   {in_time:6.1%} {work:5.1f}  {os.getloadavg()[0]:6.1f}"
            )
        browser.close()


if __name__ == "__main__":
    main()
