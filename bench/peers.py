"""Kaper beside its peers: runs Catanatron and OpenSpiel from PyPI in the same run and prints ratios.

    python bench/peers.py [--seconds 5] [--venv FOLDER]

Makes a throwaway virtual environment for the peers (needs the package index the first time; keep it with --venv).
Each peer plays random games on one core: Catanatron's four-player Catan, and OpenSpiel's Python games, which are the
nearest to a rules engine in Python that it has.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
import tempfile
import venv
from pathlib import Path

PEERS = ["catanatron", "open_spiel"]

CATANATRON = """
import json, sys, time, random
from catanatron import Game, RandomPlayer, Color
seconds = float(sys.argv[1])
random.seed(1)
actions, games = 0, 0
end = time.perf_counter() + seconds
begun = time.perf_counter()
while time.perf_counter() < end:
    game = Game([RandomPlayer(c) for c in (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)], seed=games)
    game.play()
    games += 1
    actions += len(getattr(game.state, "actions", None) or game.state.action_records)
took = time.perf_counter() - begun
begun = time.perf_counter()
for _ in range(1000):
    game.copy()
print(json.dumps({"decisions_per_second": actions / took, "copy_us": (time.perf_counter() - begun) * 1000}))
"""

OPENSPIEL = """
import json, sys, time, random
import pyspiel
from open_spiel.python.games import kuhn_poker, tic_tac_toe
seconds = float(sys.argv[1]) / 2
rng = random.Random(1)
found = {}
for name in ("python_kuhn_poker", "python_tic_tac_toe"):
    game = pyspiel.load_game(name)
    actions, begun, end = 0, time.perf_counter(), time.perf_counter() + seconds
    while time.perf_counter() < end:
        state = game.new_initial_state()
        while not state.is_terminal():
            legal = [a for a, _ in state.chance_outcomes()] if state.is_chance_node() else state.legal_actions()
            state.apply_action(rng.choice(legal))
            actions += 1
    took = time.perf_counter() - begun
    state = game.new_initial_state()
    begun = time.perf_counter()
    for _ in range(1000):
        state.clone()
    found[name] = {"decisions_per_second": actions / took, "copy_us": (time.perf_counter() - begun) * 1000}
print(json.dumps(found))
"""


def peers_python(folder: Path) -> Path:
    """The Python of an environment that has the peers."""
    python = folder / "bin" / "python"
    if not python.exists():
        venv.create(folder, with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", *PEERS], check=True)
    return python


def asked(python: Path, program: str, seconds: float) -> dict:
    """What a small program prints as JSON."""
    done = subprocess.run([python, "-c", program, str(seconds)], check=True, capture_output=True, text=True)
    return json.loads(done.stdout.splitlines()[-1])


def ours(seconds: float) -> dict:
    """The figures of `kaper bench cove`, in a process of its own like the peers."""
    command = [sys.executable, "-P", "-m", "kaper", "bench", "cove", "--seconds", str(seconds), "--json", "-"]
    return json.loads(subprocess.run(command, check=True, capture_output=True, text=True).stdout)["cove"]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seconds", type=float, default=5.0)
    parser.add_argument("--venv", type=Path)
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as scratch:
        python = peers_python(given.venv or Path(scratch) / "peers")
        cove = ours(given.seconds)
        found = {"catanatron": asked(python, CATANATRON, given.seconds), **asked(python, OPENSPIEL, given.seconds)}
    rows = [("kaper cove", cove["real_decisions_per_second"], cove["copy_us"])]
    rows += [(name, peer["decisions_per_second"], peer["copy_us"]) for name, peer in found.items()]
    print(f"{'engine':22}{'decisions/s':>14}{'ratio':>8}{'copy, us':>12}{'ratio':>8}")
    for name, speed, copy in rows:
        print(f"{name:22}{speed:14,.0f}{rows[0][1] / speed:8.2f}{copy:12.2f}{copy / rows[0][2]:8.2f}")


if __name__ == "__main__":
    main()
