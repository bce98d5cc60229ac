"""Looking back in the browser: the curve under the slider, a judged decision, playing on with a better answer, the page.

What the service finds out by itself is tested in tests/server/test_analyst.py; here an analysis made with few worlds
lies in its database already, so that nothing waits for it.
"""

import gzip
import re
import sqlite3

import msgspec
import pytest
from playwright.sync_api import expect

from kaper.analysis import analyse, judging
from kaper.bots import find_bot
from kaper.core.chance import Fair, Fast
from kaper.core.game import find_game
from kaper.core.match import Handle, Match
from kaper.core.records import record_of, text_of
from kaper.server.analyst import Analyst
from kaper.server.wire import LookBack

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


@pytest.fixture(scope="session")
def played():
    """A match between somebody who answers at random and the policy: the same one in every run."""
    match = Match(find_game("sevenseas"), 2, None, Fair(bytes(32), "look-back"), listen=True)
    bots, rngs = [find_bot("random"), find_bot("policy")], [Fast(1), Fast(2)]
    while not match.over:
        seat = next(iter(match.asked))
        match.act(seat, bots[seat].answer(Handle(match, seat), rngs[seat]))
    return match


@pytest.fixture(scope="session")
def record(played, server):
    """The match as a record that the service has looked back at."""
    record = record_of(played, ["Jagoda", "Nina"])
    with pytest.MonkeyPatch.context() as patch:
        for name in ("FIRST", "SECOND", "THIRD", "AGAIN"):
            patch.setattr(judging, name, 3)
        patch.setattr(analyse, "ROUNDS", 1)
        patch.setattr(analyse, "LARGEST", 0)
        found = analyse.analyse(record)
    one = next(one for one in found.judged if one.seat == 0 and len(one.tried) > 1)
    one.answer, one.loss, one.doubt, one.mistake = one.tried[1].answer, 0.08, 0.02, True
    story = found.highlights  # one moment of every kind is among the three at least
    story.choices[0].loss, story.choices[0].mistake, story.strokes = 0.9, True, story.strokes[:1]
    text = text_of(record)
    body = gzip.compress(msgspec.json.encode(LookBack("done", 1, 1, analysis=found)))
    with sqlite3.connect(server.data / "kaper.db", timeout=30) as database:
        database.execute("INSERT OR REPLACE INTO analyses VALUES (?, ?, 0)", (Analyst.key_of(text.encode()), body))
    return text


def brought(shell, record):
    """Bring the record; its id."""
    shell.page.request.get("/api/me")
    answer = shell.page.request.post(
        "/api/records", data=record.encode(), headers={"X-Kaper": "1", "Content-Type": "text/plain"}
    )
    return answer.json()["id"]


def test_looking_back_is_one_press_away(person, played):
    shell = person(**PHONE)
    page = shell.page
    page.goto(f"/record/{brought(shell, text_of(record_of(played, ['Ann', 'Bo'])))}?at=0&seat=")
    page.get_by_role("button", name="Look back").click()
    expect(page.get_by_role("status").filter(has_text=re.compile("Looking back|Starting"))).to_be_visible()


def test_a_decision_is_judged_on_the_board_and_played_on_with_a_better_answer(person, record):
    shell = person()
    page = shell.page
    page.goto(f"/record/{brought(shell, record)}?at=0&seat=0")
    expect(page.get_by_role("group", name="The chance of victory")).to_be_visible()
    expect(page.get_by_role("slider")).to_have_attribute("aria-valuetext", re.compile(r"Jagoda \d+ %, Nina \d+ %"))
    page.locator(".decision.mistake").first.click()
    verdict = page.get_by_role("region", name="The decision, looked at again")
    expect(verdict).to_contain_text("8 ± 2 points given away")
    expect(verdict).to_contain_text("Judged only by what Jagoda could see")
    expect(verdict.locator("li.played em")).to_have_text("played")
    expect(verdict.locator("li.best b")).to_have_text(re.compile(r"^\d+ %$"))
    assert shell.axe() == []
    page.get_by_role("button", name="all cards open").click()
    expect(verdict).to_have_count(0)
    expect(page.locator(".decision")).to_have_count(0)
    page.get_by_role("button", name="as it was known").click()
    verdict.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(re.compile(r"/t/\w+$"))


ROOM = """
() => {
  const box = (what) => document.querySelector(what).getBoundingClientRect();
  const red = box(".verdict .btn-act").top;
  const whole = [".verdict .best", ".verdict .played"].every((what) => box(what).bottom <= red + 1 && box(what).top >= box(".verdict").top);
  return [whole, box(".board").width, box(".board").height];
}
"""


@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 740), (844, 390), (1024, 768)])
def test_a_decision_its_answers_and_the_board_are_seen_at_once_on_every_screen(person, record, width, height):
    shell = person(lang="pl", width=width, height=height)
    page = shell.page
    id = brought(shell, record)
    judged = page.request.get(f"/api/records/{id}/analysis").json()["analysis"]["judged"]
    dear = next(one for one in judged if one["mistake"] and one["seat"] == 0)
    page.goto(f"/record/{id}?at={dear['step'] - 1}&seat=0")
    page.wait_for_selector(".verdict .played")
    whole, wide, high = page.evaluate(ROOM)
    assert whole
    assert min(wide, high) >= 120
    if width < 700:  # what is behind the three dots takes the room of the curve, not that of the board
        page.get_by_role("button", name="Więcej: czyj widok").click()
        expect(page.get_by_role("combobox")).to_be_visible()
        assert page.evaluate(ROOM)[2] >= 90
    assert shell.flaws() == []
    if height < 500:  # nobody is judged with all cards open: the board has the height all the same
        page.get_by_role("button", name="karty odkryte").first.click()
        expect(page.locator(".verdict")).to_have_count(0)
        assert page.locator(".board").first.bounding_box()["height"] >= 240


def test_the_page_of_a_match_is_there_at_once_and_fits_a_phone(person, played, record):
    shell = person(lang="pl", **PHONE)
    page = shell.page
    page.goto(f"/record/{brought(shell, record)}/match")
    expect(page.locator("tbody tr")).to_have_count(2)
    expect(page.get_by_role("heading", level=1)).to_contain_text("Nina")
    jagoda, nina = played.result().scores
    expect(page.get_by_text(f"Nina {nina} · Jagoda −{-jagoda}")).to_be_visible()
    expect(page.locator("article .frame")).to_have_count(3)
    for kind in ("decyzja", "zwrot"):
        chosen = page.locator("article", has=page.get_by_text(f"{kind} · runda"))
        expect(chosen.first.get_by_role("heading").first).to_have_text(re.compile(r"^(Jagoda|Nina): ."))
    assert page.evaluate("() => document.documentElement.scrollWidth") == 390
    assert shell.axe() == []
    page.get_by_role("link", name="Obejrzyj tę chwilę").first.click()
    page.wait_for_url(re.compile(r"/record/\w+\?at=\d+"))
    expect(page.locator(".curve")).to_be_visible()


def test_while_it_sharpens_the_page_shows_what_there_is_and_says_how_far_it_is(person, record):
    shell = person()

    def halfway(route):
        answer = route.fetch()
        route.fulfill(response=answer, json=answer.json() | {"state": "working", "done": 1, "all": 3})

    shell.page.route("**/api/records/*/analysis", halfway)
    shell.page.goto(f"/record/{brought(shell, record)}/match")
    expect(shell.page.get_by_role("status")).to_contain_text("Not all of it yet: 33 %")
    expect(shell.page.locator("tbody tr")).to_have_count(2)
    shell.page.unroute("**/api/records/*/analysis")
    expect(shell.page.get_by_text("Not all of it yet")).to_have_count(0)
    assert shell.axe() == []


def test_small_boards_below_the_screen_show_the_answers_too(person, record):
    shell = person(width=390, height=300)
    shell.page.goto(f"/record/{brought(shell, record)}/match")
    expect(shell.page.locator("article .frame .flag.best").first).to_be_attached()
