"""One person at the table: refusals, keyboard, phone, language, reconnecting, automatic passes."""

import json
import random
import re

import pytest
from playwright.sync_api import WebSocketRoute, expect


def test_a_refused_answer_says_why_and_leads_to_its_rule(person):
    player = person()
    player.arrive("cove", 3)
    assert player.asked() == "asked"
    items = [option["id"] for option in player.question()["options"]]
    player.press(items[3])  # the fourth hull position without those before it
    player.commit()
    alert = player.page.get_by_role("alert")
    expect(alert).to_contain_text(re.compile(r"\w"))
    alert.get_by_role("button", name=re.compile("Rule")).click()
    expect(player.page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(player.page.locator(".rules .focus")).to_be_in_viewport()
    player.page.get_by_label("Search the rules").fill("mutin")
    expect(player.page.locator(".rules .row").first).to_contain_text(re.compile("mutin", re.IGNORECASE))
    assert player.axe() == []


def test_what_an_option_does_and_its_rule_are_one_hover_away(person):
    player = person()
    player.arrive("cove", 3)
    player.asked()
    player.page.wait_for_selector(".board")  # whatever loads late may still move the options
    player.page.locator(".opt").first.hover()
    expect(player.page.get_by_role("tooltip")).to_be_visible()


def test_a_note_at_a_first_meeting_and_advice_on_request_and_neither_presses_anything(person):
    player = person()
    player.open()
    player.page.evaluate('localStorage.setItem("kaper-notes", "")')
    player.new_table("cove", captains=3)
    assert player.asked() == "asked"
    asked = player.question()
    first = player.page.locator('[data-first="Outfit"]')
    expect(first).to_be_visible()
    first.get_by_role("button", name="Got it").click()
    expect(first).to_have_count(0)
    player.page.get_by_role("button", name="Advice", exact=True).click()
    again, why = player.page.get_by_role("button", name="Ask again"), player.page.locator("[data-why]")
    for _ in range(9):  # a busy machine says so, and can be asked again
        expect(again.or_(why)).to_be_visible(timeout=60_000)
        if why.count():
            break
        again.click()
    expect(why).to_contain_text(re.compile(r"\w.*\.$"))
    expect(player.page.locator(".slip .share").first).to_contain_text(re.compile(r"\d+ % ± \d+"))
    expect(player.page.locator("#prompt .rank").first).to_be_visible()
    assert player.axe() == []
    assert player.question() == asked
    player.page.keyboard.press("a")
    expect(player.page.locator(".slip")).to_have_count(0)


def test_the_keyboard_is_enough(person):
    player = person()
    page = player.page
    player.open()
    focused = "document.activeElement.textContent.trim()"
    for _ in range(30):
        page.keyboard.press("Tab")
        if "Play now" in page.evaluate(focused):
            break
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    for _ in range(25):
        if player.asked() != "asked":
            break
        question = player.question()
        if question["kind"] == "choose":
            page.keyboard.press("1")
            if page.locator(".go").count():
                page.keyboard.press("Enter")
        elif question["kind"] == "pick":
            for n in range(max(1, question["least"]) if page.locator(".go[disabled]").count() else 0):
                page.keyboard.press(str(n + 1))
            page.keyboard.press("Enter")
        else:
            page.keyboard.press("ArrowUp")
            page.keyboard.press("Enter")
        page.wait_for_timeout(50)
    assert len(player.messages("play")) > 10
    for _ in range(40):  # every button of the page is reached by Tab too
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.getAttribute('role')") == "tab":
            break
    else:
        pytest.fail("the tabs were not reached")


@pytest.mark.parametrize("game", ["cove", "sevenseas", "marauders"])
def test_three_fast_clicks_at_one_spot_lose_nothing(person, game):
    """Wherever one clicks, of three clicks in a moment only the first may answer: the spot is deaf after a change. By the
    page's clock they are a tenth of a second apart, on a slow machine too."""
    player = person()
    page = player.page
    page.clock.install()
    sent: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: sent.append(str(frame))))
    player.arrive(game, 3 if game == "cove" else 2)
    for turn in range(12):
        if player.asked() != "asked":
            break
        page.wait_for_selector(".prompt:not(.settling)")
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
        spots = page.locator(".answers:not(.busy)").locator(".opt, .chip, .go:not([disabled]), .none").all()
        spots[turn % len(spots)].scroll_into_view_if_needed()
        box = spots[turn % len(spots)].bounding_box()
        assert box is not None
        before = sum('"type":"answer"' in frame for frame in sent)
        for _ in range(3):
            page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            expect(page.locator(".answers.busy")).to_have_count(0)  # the answer was taken, the next question is there
            page.clock.run_for(100)
        page.clock.resume()
        page.wait_for_function("() => !document.querySelector('.answers.busy, .settling')")
        after = sum('"type":"answer"' in frame for frame in sent)
        assert after - before <= 1
        player.play(random.Random(turn), most=2)
    assert sum('"type":"answer"' in frame for frame in sent) > 5


def test_every_turn_begins_with_what_others_did_and_the_log_stays_at_its_end(person):
    player = person()
    page = player.page
    player.arrive("marauders", 2)
    log = "document.querySelector('.log')"
    at_its_end = f"() => {log}.scrollHeight - {log}.scrollTop - {log}.clientHeight < 40"
    told, turns = 0, 0
    for _ in range(40):
        assert player.asked() == "asked"
        page.wait_for_selector(".prompt:not(.settling)")
        news = page.locator(".recap")
        page.wait_for_function(at_its_end)
        if news.count():
            told += 1
            expect(news.locator("button.entry").first).to_be_visible()
            box, board = news.bounding_box(), page.locator("main.sea").bounding_box()
            assert box is not None
            assert board is not None
            assert box["x"] >= board["x"] + board["width"], "beside the board, not over it"
        turns += page.locator(".prompt h2", has_text=re.compile("3 actions|begins in port")).count()
        player.answer(random.Random(turns))
        if told >= 3:
            break
    assert told >= 3, "the first question of a turn of one's own, at sea as in port"


def test_the_language_is_switched_in_the_middle_of_a_game(person):
    player = person()
    page = player.page
    player.arrive("cove", 3)
    player.play(random.Random(2), most=6)
    player.asked()
    before = player.prompt.inner_text()
    page.get_by_role("button", name="PL", exact=True).click()
    expect(page.locator("html")).to_have_attribute("lang", "pl")
    expect(page.get_by_role("tab", name="Dziennik")).to_be_visible()
    assert player.prompt.inner_text() != before
    assert not [line for line in player.log() if re.search(r"\b(sails|plays|draws|fires)\b", line)]
    assert player.axe() == []
    page.reload()
    player.asked()
    expect(page.locator("html")).to_have_attribute("lang", "pl")


def test_the_page_speaks_the_language_of_the_browser(person):
    player = person(lang="pl-PL")
    player.open()
    player.sees("Zagraj teraz z botami", "Zatoka Piratów")


@pytest.mark.parametrize("game", ["cove", "sevenseas"])
def test_a_phone_is_enough(person, game):
    player = person(lang="pl-PL", width=390, height=844, has_touch=True, is_mobile=True)
    page = player.page
    player.open()
    assert player.flaws() == []
    player.new_table(game, captains=3)
    player.play(random.Random(4), most=10)
    assert player.flaws() == []
    for sheet in ("Kapitanowie", "Dziennik", "Czat"):
        page.locator(".ptabs button", has_text=sheet).click()
        expect(page.locator(".drawer")).to_be_visible()
        assert player.flaws() == []
    page.locator(".ptabs button", has_text="Stół").click()
    expect(page.locator(".drawer")).to_have_count(0)
    expect(player.prompt).to_be_in_viewport()


def test_a_broken_connection_in_mid_battle_loses_nothing(person):
    player = person()
    page = player.page
    lines = []

    def between(route: WebSocketRoute) -> None:
        route.connect_to_server()
        lines.append(route)

    page.route_web_socket(re.compile("/ws/"), between)
    player.arrive("cove", 3)
    rng = random.Random(11)

    def fighting() -> bool:
        told = next(frame for frame in reversed(player.heard) if '"type":"play"' in frame)
        return json.loads(told)["view"]["battle"] is not None

    player.play(rng, fighting)
    assert fighting()
    for _ in range(3):
        before = player.log()
        asked = player.prompt.inner_text()
        lines[-1].close(code=1012)
        expect(page.get_by_text("Connection lost")).to_be_visible()
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        assert player.log() == before
        assert player.prompt.inner_text() == asked
        player.play(rng, most=2)
        player.asked()
    story = player.log()
    numbers = len(story)
    page.reload()
    player.asked()
    expect(page.locator(".log li")).to_have_count(numbers)
    assert player.log() == story


def test_a_killed_server_comes_back_with_the_table_as_it_was(person, server):
    player = person()
    player.arrive("sevenseas", 2)
    player.play(random.Random(6), most=5)
    player.asked()
    asked, story = player.prompt.inner_text(), player.log()
    server.stop(kindly=False)
    player.sees("Connection lost")
    server.start()
    expect(player.page.get_by_text("Connection lost")).to_have_count(0)
    assert (player.prompt.inner_text(), player.log()) == (asked, story)
    player.play(random.Random(6), most=3)


def test_windows_are_passed_by_themselves_once_the_player_says_so(person):
    player = person()
    page = player.page
    player.arrive("cove", 3)
    auto = page.locator(".prompt .auto input")
    player.play(random.Random(8), lambda: auto.count() > 0, most=150)
    name = player.question()["name"]
    auto.click()  # not check(): the window may be passed before it could be looked at again
    page.get_by_role("button", name="Settings").click()
    dialog = page.get_by_role("dialog")
    assert player.axe() == []
    dialog.get_by_label("whenever I could interrupt").check()
    dialog.get_by_role("button", name="Close").click()
    assert [name] in [message["autopass"] for message in player.messages("table")]
    asked = []
    player.play(random.Random(8), lambda: (asked.append(auto.count() > 0), False)[1], most=25)
    assert not any(asked[1:])


def test_the_title_says_whose_turn_it_is(person):
    player = person()
    player.arrive("sevenseas", 2)
    player.asked()
    expect(player.page).to_have_title(re.compile("^●"))
