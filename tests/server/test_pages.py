"""The front end's files, the games, the rules and the catalogues."""

import ast
import gzip
import re
from itertools import groupby

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from wreckers import GAME

from kaper.core.game import find_game
from kaper.core.texts import LANGUAGES, catalogue, source
from kaper.server import health, pages
from kaper.server.games import board_of
from kaper.server.games import settings as settings_of
from kaper.server.pages import File
from kaper.server.wire import Phrase
from tests.server.conftest import ROOT

pytestmark = pytest.mark.anyio

BUILT = {
    "index.html": File("index.html", b"<!doctype html><title>Kaper</title>" + b" " * 2000),
    "assets/app-1a2b.js": File("assets/app-1a2b.js", b"let x = 1;" * 500),
    "fonts/alegreya.woff2": File("fonts/alegreya.woff2", bytes(2000)),
}


async def test_every_path_that_is_not_anothers_is_the_page(house, monkeypatch):
    monkeypatch.setattr(pages, "front_end", lambda: BUILT)
    async with house.person() as ann:
        for path in ("/", "/t/abc?invite=x", "/rules/cove", "/index.html"):
            reply = await ann.http.get(path)
            assert (reply.status_code, reply.headers["cache-control"]) == (200, "no-cache")
            assert reply.headers["content-type"] == "text/html; charset=utf-8"
            assert "<title>Kaper</title>" in reply.text
        for path in ("/api/nothing", "/assets/gone.js", "/ws/nothing"):
            reply = await ann.http.get(path)
            assert (reply.status_code, reply.json()["text"]["key"]) == (404, "service-nothing")


async def test_assets_last_and_are_compressed_for_those_who_understand(house, monkeypatch):
    monkeypatch.setattr(pages, "front_end", lambda: BUILT)
    async with house.person() as ann:
        reply = await ann.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "gzip"})
        assert reply.headers["content-encoding"] == "gzip"
        assert "immutable" in reply.headers["cache-control"]
        assert reply.headers["content-type"] == "text/javascript; charset=utf-8"
        plain = await ann.http.get("/assets/app-1a2b.js", headers={"Accept-Encoding": "identity"})
        assert "content-encoding" not in plain.headers
        assert reply.content == plain.content == gzip.decompress(BUILT["assets/app-1a2b.js"].packed)
        assert "content-encoding" not in (await ann.http.get("/fonts/alegreya.woff2")).headers


async def test_a_missing_front_end_is_said_in_plain_words(house, monkeypatch):
    monkeypatch.setattr(pages, "front_end", dict)
    async with house.person() as ann:
        reply = await ann.http.get("/")
        assert reply.status_code == 503
        assert "not built" in reply.text


async def test_nothing_outside_the_front_end_is_served(house, monkeypatch):
    monkeypatch.setattr(pages, "front_end", lambda: BUILT)
    async with house.person() as ann:
        for path in ("/../server/app.py", "/%2e%2e/server/app.py", "/..%2fapp.py"):
            assert "import" not in (await ann.http.get(path)).text


async def test_all_five_games_are_told(house):
    async with house.person() as ann:
        told = {game["id"]: game for game in await ann.get("/api/games")}
        assert {"cove", "sevenseas", "marauders", "maracaibo", "spanishmain", "wreckers"} == set(told)
        assert told["cove"]["built"]
        assert told["cove"]["seats"] == [3, 4, 5]
        assert told["cove"]["bots"] == ["easy", "medium", "hard"]
        assert told["spanishmain"]["seats"] == [2, 3, 4]
        nights = settings_of(GAME.options)[0]
        assert (nights.name, nights.values, nights.default) == ("nights", [], 6)


async def test_a_board_that_a_distribution_brings_along_is_served_as_a_module(house):
    async with house.person() as ann:
        # those of this tree are built into the page
        assert [game["id"] for game in await ann.get("/api/games") if game["board"]] == ["wreckers"]
        await ann.get("/api/games/cove/board.js", status=404)
        reply = await ann.http.get("/api/games/wreckers/board.js")
        assert reply.status_code == 200
        assert reply.headers["content-type"].startswith("text/javascript")
        assert "export function draw(" in reply.text
    assert board_of(GAME) == reply.text


async def test_the_rulebook_is_the_ledger_in_the_chapters_of_its_book(house):
    async with house.person() as ann:
        book = await ann.get("/api/games/cove/rules")
        assert sorted(rule["id"] for rule in book["rules"]) == sorted(find_game("cove").ledger.rules)
        chapters = [chapter["id"] for chapter in book["chapters"]]
        assert chapters[:2] == ["aim", "ship"]
        assert [chapter for chapter, _ in groupby(rule["chapter"] for rule in book["rules"])] == chapters
        assert all(rule["pl"] and rule["en"] and rule["group"] == rule["id"].split(".")[0] for rule in book["rules"])
        assert {example["chapter"] for example in book["examples"]} <= set(chapters)
        await ann.get("/api/games/chess/rules", status=404)


async def test_an_example_is_played_by_whoever_reads_and_nothing_of_it_is_kept(house):
    where = "/api/games/cove/examples/volley.powder-keg-three-hits"
    async with house.person() as ann:
        step = await ann.post(where, {})
        assert step["play"]["questions"][0]["seat"] == step["next"]["seat"] == 0
        while step["next"] is not None:
            step = await ann.post(where, {"given": [*step["given"], step["next"]]})
        rolled = [line for line in step["play"]["events"] if line["dice"]]
        assert [line["dice"] for line in rolled] == [[5, 6, 5, 2, 1]]
        assert all(line["n"] > step["told"] for line in rolled)
        foolish = await ann.post(where, {"given": [*step["given"], {"seat": 0, "answer": "fly"}]})
        assert foolish["refused"]["text"]["key"]
        assert foolish["given"] == step["given"]
        assert (await ann.get("/api/tables"))["mine"] == []
        await ann.post("/api/games/cove/examples/no-such", {}, status=404)


@pytest.mark.parametrize("lang", LANGUAGES)
async def test_catalogues_hold_core_service_and_game(house, lang):
    async with house.person() as ann:
        text = (await ann.get(f"/api/catalogue/{lang}/cove.ftl")).decode()
        for package in ("kaper.core", "kaper.server", "kaper.games.cove"):
            assert source(package, lang) in text
        assert "service-no-table" in (await ann.get(f"/api/catalogue/{lang}/core.ftl")).decode()
        await ann.get(f"/api/catalogue/{lang}/chess.ftl", status=404)
        await ann.get("/api/catalogue/de/core.ftl", status=400)


def messages(lang):
    parsed = FluentParser().parse(source("kaper.server", lang))
    assert not [entry for entry in parsed.body if isinstance(entry, ftl.Junk)]
    return {entry.id.name for entry in parsed.body if isinstance(entry, ftl.Message)}


def test_every_sentence_of_the_service_exists_in_both_languages_and_is_used():
    used = {f"phrase-{phrase}" for phrase in Phrase.__args__}
    for file in (ROOT / "src" / "kaper" / "server").glob("*.py"):
        for node in ast.walk(ast.parse(file.read_text())):
            if (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and re.fullmatch(r"(service|doctor)-[a-z-]+", node.value)
            ):
                used.add(node.value)
    assert messages("en") == messages("pl") == used
    assert catalogue("pl", "kaper.server").has("service-fault")


async def test_health_and_figures(house, monkeypatch):
    monkeypatch.setattr(health, "LATE", float("inf"))  # how busy this machine is, is no matter here
    async with house.person() as ann:
        assert (await ann.get("/healthz"))["status"] == "ok"
        figures = (await ann.get("/metrics")).decode()
        assert "kaper_sockets" in figures
        assert "kaper_commit_seconds_bucket" in figures
