"""The service under attack, the long form: kills, hostile messages, floods, and a guest who wants all bots for himself.

    python bench/attack.py [kills] [hostile] [floods] [starving] [--scale 0.1] [--json FILE]

All four parts, about fifteen minutes, where none is named; `--scale` makes each shorter. Starts `kaper serve` on free
ports of the loopback, with limits as they are by default; everybody calls from an address of their own in 127.0.0.0/8,
floods from one. Shows its progress on the standard error, prints a table, and exits with 1 where a promise of
docs/security.md was broken.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sys
import time
from collections.abc import Callable, Coroutine
from functools import partial
from pathlib import Path
from typing import Any

from attacks.common import Figure
from attacks.floods import FLOODS, flood, floods
from attacks.hostile import hostile
from attacks.kills import kills, launch
from attacks.starving import starving

PARTS = ("kills", "hostile", "floods", "starving")


def main() -> int:
    options = argparse.ArgumentParser(description=__doc__.split("\n")[0])
    options.add_argument("parts", nargs="*", choices=[*PARTS, []], default=[])
    options.add_argument("--scale", type=float, default=1.0)
    options.add_argument(
        "--only", nargs="+", choices=FLOODS, default=FLOODS, help="these floods, and none for comparison"
    )
    options.add_argument("--json", type=Path)
    options.add_argument("--launch", help=argparse.SUPPRESS)
    options.add_argument("--flood", nargs=4, help=argparse.SUPPRESS)
    wish = options.parse_args()
    if wish.launch:
        launch(wish.launch)
        return 0
    if wish.flood:
        kind, service, target, seconds = wish.flood
        asyncio.run(flood(kind, service, target, float(seconds)))
        return 0
    figures: list[Figure] = []
    work: dict[str, Callable[[float], Coroutine[Any, Any, list[Figure]]]]
    work = {"kills": kills, "hostile": hostile, "floods": partial(floods, kinds=wish.only), "starving": starving}
    for part in wish.parts or PARTS:
        begin = time.perf_counter()
        found = asyncio.run(work[part](wish.scale))
        print(f"\n{part}, {time.perf_counter() - begin:.0f} s")
        for what, figure, holds in found:
            print(f"  {'held  ' if holds else 'BROKEN'}  {what:60} {figure}", flush=True)
        figures += found
    if wish.json:
        wish.json.write_text(json.dumps(figures, indent=2) + "\n")
    return 0 if all(holds for _, _, holds in figures) else 1


if __name__ == "__main__":
    sys.exit(main())
