"""Screenshots of the table: front page, every recorded scene of the drawn games, result and replay.

python tools/screens.py OUT                  everything, three screens, both languages
python tools/screens.py OUT --only battle    what has this in its name
python tools/screens.py --chosen             those shown in the documentation, into docs/screens

The scenes are those that the games' drawings are tested with (web/src/games/*/fixtures/scenes.json): the real page
of the real service shows them, only its socket is played by this script, so that each picture can be made again.
"""

import argparse
import base64
import contextlib
import json
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, WebSocketRoute, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from kaper.bots.worlds import brain_of  # noqa: E402
from kaper.core import records  # noqa: E402
from kaper.core.chance import Fair, Fast  # noqa: E402
from kaper.core.game import find_game  # noqa: E402
from kaper.core.match import Handle, Match  # noqa: E402
from tools.browser import launch  # noqa: E402

GAMES = ROOT / "web" / "src" / "games"
SCREENS = {"desk": (1440, 900), "tablet": (820, 1180), "phone": (390, 844)}
NAMES = ["Jagoda", "Tomek", "Nina", "Bosun", "Old Salt"]
EMBLEMS = ["anchor", "gull", "turtle", "octopus", "sabres"]
CHOSEN = [
    *("home-desk-en", "home-phone-pl", "cove-navigate-desk-en", "cove-battleturn-duel-desk-en"),
    *("cove-battleturn-melee-desk-en", "cove-upgrade-6-tablet-pl", "cove-navigate-phone-pl"),
    *("cove-over-desk-pl", "sevenseas-thrown-raid-desk-en"),
    *("sevenseas-choice-desk-pl", "sevenseas-send-phone-pl", "sevenseas-harbour-merchant-tablet-en"),
    *("sevenseas-over-desk-en", "replay-cove-desk-en", "replay-sevenseas-phone-pl", "marauders-act-rich-desk-en"),
    *(
        "marauders-maneuver-desk-pl",
        "marauders-spend-desk-en",
        "marauders-buy-tablet-en",
        "marauders-act-rich-phone-pl",
    ),
    *("marauders-takehit-phone-en", "marauders-over-desk-pl"),
    *("spanishmain-sail-many-desk-en", "spanishmain-sail-open-phone-pl"),
    *("spanishmain-order-tablet-pl", "spanishmain-over-desk-en"),
    *("maracaibo-sail-desk-en", "maracaibo-raid-desk-en", "maracaibo-sail-phone-pl", "maracaibo-upgrade-tablet-pl"),
    *("maracaibo-solo-sail-desk-pl", "maracaibo-over-desk-en", "maracaibo-upgrade-phone-pl"),
]
SETTLE = 400  # ms for fonts and the first layout


@contextlib.contextmanager
def served() -> Iterator[str]:
    """A service with a data folder of its own; gives its address."""
    with tempfile.TemporaryDirectory() as data:
        command = [
            sys.executable,
            "-m",
            "kaper",
            "serve",
            "--data",
            data,
            "--port",
            "0",
            "--no-open",
            "--pace",
            "0",
            "--workers",
            "1",
        ]
        with (Path(data) / "log.txt").open("w") as log:
            process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=log, text=True, cwd=ROOT)
        assert process.stdout is not None
        try:
            for line in process.stdout:
                if found := re.search(r"http://127\.0\.0\.1:\d+", line):
                    yield found[0]
                    return
            raise RuntimeError((Path(data) / "log.txt").read_text())
        finally:
            process.terminate()
            process.wait()


def told(scene: dict[str, Any]) -> dict[str, Any]:
    """A recorded scene as the message of a table that stands there."""
    question, result = scene.get("question"), scene.get("result")
    asked = scene.get("asked") or ([question["seat"]] if question else [])
    return {
        "type": "play",
        "number": 1,
        "viewpoint": 0,
        "view": scene["view"],
        "panels": [],
        "questions": [question] if question else [],
        "asked": asked,
        "waiting": [],
        "window": bool(question and question.get("window")),
        "cut": 1,
        "events": numbered(scene["events"]),
        "undoable": [],
        "free": [],
        "kept": None,
        "stood_in": None,
        "about": None,
        "clock": None,
        "practice": False,
        "over": result is not None,
        "result": result,
    }


def numbered(events: list[dict[str, Any]], first: int = 1) -> list[dict[str, Any]]:
    """Events with the numbers of a log."""
    return [event | {"n": first + i} for i, event in enumerate(events)]


def table(game: str, seats: int, over: bool) -> dict[str, Any]:
    """The table message that goes with a scene."""
    sitting = [
        {
            "seat": seat,
            "kind": "person" if seat < 3 else "bot",
            "name": NAMES[seat],
            "emblem": EMBLEMS[seat],
            "bot": None if seat < 3 else "medium",
            "mine": seat == 0,
            "present": True,
            "standin": None,
        }
        for seat in range(seats)
    ]
    info = {
        "id": "scene",
        "game": game,
        "version": "1",
        "status": "over" if over else "playing",
        "seats": sitting,
        "options": {},
        "public": False,
        "clock": None,
        "maker": True,
        "alone": False,
        "turn": False,
        "practice": False,
        "watching": 0,
        "invite": "x",
        "commitment": {"match": "scene", "hash": "0" * 64, "nonces": []},
        "seed": None,
        "result": None,
        "rematch": None,
        "created": 0,
        "changed": 0,
    }
    return {"type": "table", "table": info, "autopass": []}


def play_socket(page: Page, game: str, *plays: dict[str, Any], later: list[WebSocketRoute] | None = None) -> None:
    """The page's socket tells this table and these steps, whatever it says itself."""
    page.unroute_all()

    def open_(route: WebSocketRoute) -> None:
        def hear(message: str | bytes) -> None:
            if json.loads(message)["type"] == "hello":
                route.send(json.dumps(table(game, seats_in(plays[0]["view"]), plays[-1]["over"])))
                for play in plays:
                    route.send(json.dumps(play))

        route.on_message(hear)
        if later is not None:
            later.append(route)

    page.route_web_socket(re.compile("/ws/"), open_)


def seats_in(view: dict[str, Any]) -> int:
    """How many captains a view shows."""
    seats = view.get("seats")
    return (
        seats
        if isinstance(seats, int)
        else len(view.get("boards") or view.get("players") or view.get("ships") or view["captains"])
    )


def drawn_games() -> list[str]:
    """The games whose board is drawn."""
    return sorted(path.parent.parent.name for path in GAMES.glob("*/fixtures/scenes.json"))


def scenes_of(game: str) -> dict[str, Any]:
    """The recorded scenes of a game's drawings."""
    found: dict[str, Any] = json.loads((GAMES / game / "fixtures" / "scenes.json").read_text(encoding="utf-8"))
    return found


def show_scene(page: Page, game: str, scene: dict[str, Any]) -> None:
    """A recorded scene at a table, as its players would see it."""
    play_socket(page, game, told(scene))
    page.goto("/t/scene")
    page.wait_for_selector(".sea.drawn")


def record_of(game: str, seed: int, **options: Any) -> str:
    """A whole match between bots, as the text of its record."""
    declared = find_game(game)
    seats = 4 if 4 in declared.seats else max(declared.seats)
    match = Match(declared, seats, declared.options(**options), Fair(bytes([seed] * 32), "screens"))
    policy, rng = brain_of(declared).policy, Fast(seed)
    while not match.over:
        seat, decision = next(iter(match.asked.items()))
        if match.act(seat, policy(match.state, decision, rng)) is not None:
            match.act(seat, Handle(match, seat).suggestions(1)[0])
    return records.text_of(records.record_of(match, NAMES[: match.seats]))


def keep_record(context: BrowserContext, text: str) -> dict[str, Any]:
    """Bring a record to the service; what it says of it."""
    headers = {"X-Kaper": "1", "Content-Type": "text/plain"}
    info: dict[str, Any] = context.request.post("/api/records", data=text, headers=headers).json()
    return info


def keep(page: Page, file: Path) -> None:
    """The page as it stands, as WebP."""
    page.wait_for_timeout(SETTLE)
    session = page.context.new_cdp_session(page)
    shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": 82})
    file.write_bytes(base64.b64decode(shot["data"]))
    session.detach()


class Photographer:
    """Makes the wanted pictures of one screen in one language."""

    def __init__(self, browser: Browser, address: str, out: Path, screen: str, lang: str, wanted: list[str]) -> None:
        self.out, self.end, self.wanted = out, f"{screen}-{lang}", wanted
        width, height = SCREENS[screen]
        phone = {"is_mobile": True, "has_touch": True} if screen == "phone" else {}
        self.context = browser.new_context(
            base_url=address,
            locale="pl-PL" if lang == "pl" else "en-GB",
            viewport={"width": width, "height": height},
            reduced_motion="reduce",
            **phone,  # type: ignore[arg-type]
        )
        self.context.add_init_script('localStorage.setItem("kaper-notes", "off")')
        self.page = self.context.new_page()

    def wants(self, name: str) -> bool:
        full = f"{name}-{self.end}"
        return full in self.wanted or any(part in full for part in self.wanted if part not in CHOSEN)

    def take(self, name: str) -> None:
        keep(self.page, self.out / f"{name}-{self.end}.webp")
        print(f"{name}-{self.end}.webp", flush=True)

    def front_page(self) -> None:
        if self.wants("home"):
            self.page.goto("/")
            self.page.wait_for_selector("h1")
            self.take("home")

    def scenes(self, game: str) -> None:
        for name, scene in scenes_of(game).items():
            if self.wants(f"{game}-{name}"):
                show_scene(self.page, game, scene)
                self.take(f"{game}-{name}")

    def replay(self, game: str, text: str) -> None:
        if not self.wants(f"replay-{game}"):
            return
        self.page.goto("/")
        self.page.wait_for_selector("h1")
        info = keep_record(self.context, text)
        battles = [mark["step"] for mark in info.get("marks", ()) if mark["kind"] == "battle"]
        at = battles[len(battles) // 2] if battles else info["steps"] // 2
        self.page.goto(f"/record/{info['id']}?at={at}&seat=0")
        self.page.wait_for_selector(".board.drawn")
        self.take(f"replay-{game}")


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0] if __doc__ else "")
    options.add_argument("out", nargs="?", type=Path, default=ROOT / "docs" / "screens")
    options.add_argument("--only", default=None, help="what has this in its name")
    options.add_argument("--chosen", action="store_true", help="those of the documentation")
    given = options.parse_args()
    wanted = CHOSEN if given.chosen else [given.only or ""]
    games = drawn_games()
    texts = {game: record_of(game, 7) for game in games if not given.chosen or f"replay-{game}" in " ".join(CHOSEN)}
    given.out.mkdir(parents=True, exist_ok=True)
    with served() as address, sync_playwright() as running:
        browser = launch(running)
        for screen in SCREENS:
            for lang in ("en", "pl"):
                if given.chosen and not any(name.endswith(f"{screen}-{lang}") for name in CHOSEN):
                    continue
                photographer = Photographer(browser, address, given.out, screen, lang, wanted)
                photographer.front_page()
                for game in games:
                    photographer.scenes(game)
                    if game in texts:
                        photographer.replay(game, texts[game])
                photographer.context.close()
        browser.close()


if __name__ == "__main__":
    main()
