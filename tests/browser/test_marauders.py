"""Merchants & Marauders in the browser: its recorded scenes as people see them, its replay, and playing on from it."""

import re

import pytest
from playwright.sync_api import expect

from kaper.bots.worlds import brain_of
from kaper.core import records
from kaper.core.chance import Fair, Fast
from kaper.core.match import Match
from kaper.games.marauders import GAME
from tests.browser.shell import Shell
from tools.screens import play_socket, scenes_of, told

SCENES = {  # all of them are looked at on a desk's screen in test_boards.py
    (820, 1180): ["act-rich", "sell", "takehit"],
    (390, 844): ["act-war", "yard", "flag", "others-boarding"],
}


@pytest.mark.parametrize(("size", "lang"), list(zip(SCENES, ["en-GB", "pl-PL"], strict=True)))
def test_the_scenes_are_accessible_and_fit(person, size, lang):
    width, height = size
    player: Shell = person(lang=lang, width=width, height=height)
    scenes = scenes_of("marauders")
    for name in SCENES[size]:
        play_socket(player.page, "marauders", told(scenes[name]))
        player.page.goto("/t/scene")
        player.page.wait_for_selector(".sea.drawn")
        assert player.axe() == [], name
        assert player.overflow() <= 0, name


def recorded() -> str:
    """A short match between bots, as the text of its record."""
    options = GAME.options(target=3)
    match = Match(GAME, 4, options, Fair(bytes([5] * 32), "a short match"))
    policy, rng = brain_of(GAME).policy, Fast(5)
    while not match.over:
        seat, decision = next(iter(match.asked.items()))
        match.act(seat, policy(match.state, decision, rng))
    return records.text_of(records.record_of(match, ["Ann", "Ben", "Cid", "Dot"]))


def test_a_match_is_looked_at_again_and_played_on(person):
    player: Shell = person()
    page = player.page
    player.open()
    sent = page.context.request.post(
        "/api/records", data=recorded(), headers={"X-Kaper": "1", "Content-Type": "text/plain"}
    )
    page.goto(f"/record/{sent.json()['id']}?at=0&seat=0")
    expect(page.locator(".control output")).to_have_text(re.compile(r"^0 / \d+$"))
    page.keyboard.press("End")
    expect(page.locator(".bar").first).to_be_visible()  # where the glory came from
    page.keyboard.press("Home")
    page.locator(".mark.battle").first.click()
    expect(page.locator(".control .answer")).to_have_text(re.compile("battle begins"))
    expect(page.locator(".panel h2")).to_contain_text("Battle")
    assert player.axe() == []
    page.keyboard.press("Home")
    expect(page.locator(".control output")).to_have_text(re.compile("^0 /"))
    page.get_by_role("button", name="Play on from here").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("select").select_option("easy")
    dialog.locator(".go").click()
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".sea.drawn")
    expect(page.locator("header.top")).to_contain_text("practice")
    assert player.asked() == "asked"
