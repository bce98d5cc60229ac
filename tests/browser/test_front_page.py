"""The front page and what stands around the games: games, names, rules, records, weight, accessibility."""

import gzip
import re

import pytest
from playwright.sync_api import Response, expect

PHONE = {"width": 390, "height": 844, "has_touch": True, "is_mobile": True}


def test_one_click_leads_into_a_game_against_bots(person):
    player = person()
    player.open()
    assert player.axe() == []
    player.page.get_by_role("button", name="Play now against bots").click()
    player.page.wait_for_url("**/t/*")
    assert player.asked() == "asked"


def test_all_five_games_are_shown_and_none_is_still_to_come(person):
    player = person()
    player.open()
    for title in ("Pirate's Cove", "7 Seas", "Merchants & Marauders", "Pirates of Maracaibo", "Spanish Main"):
        expect(player.page.locator(".cover", has_text=title)).to_be_enabled()
    expect(player.page.locator(".cover.coming")).to_have_count(0)


def test_a_guest_takes_a_name_and_an_emblem(person):
    player = person()
    page = player.page
    player.open()
    page.locator(".me").click()
    page.get_by_label("Your name").fill("Jagoda")
    page.locator("input[value=octopus]").check(force=True)
    assert player.axe() == []
    page.get_by_role("button", name="Save").click()
    expect(page.locator(".me")).to_contain_text("Jagoda")
    page.reload()
    expect(page.locator(".me")).to_contain_text("Jagoda")
    player.new_table("sevenseas", captains=2)
    player.asked()
    expect(page.locator(".own .s4").first).to_be_visible()


def test_the_dialog_of_a_new_table_is_accessible_and_offers_the_options_of_the_game(person):
    player = person()
    page = player.page
    player.open()
    page.get_by_role("button", name="Invite friends").click()
    dialog = page.get_by_role("dialog")
    dialog.locator("summary").click()
    expect(dialog.locator("select").first).to_be_visible()
    assert player.axe() == []
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)


def test_the_rulebook_is_searched_and_follows_the_language(person):
    player = person()
    page = player.page
    player.open("/rules/cove")
    rows = page.locator("[data-rule]")
    expect(page.locator(".picture svg").first).to_be_attached()
    everything = rows.count()
    assert player.axe() == []
    page.get_by_label("Search the rules").fill("navy")
    assert 0 < rows.count() < everything
    assert player.axe() == []
    page.get_by_role("button", name="PL", exact=True).click()
    page.get_by_label("Szukaj w zasadach").fill("bunt")
    expect(rows.first).to_contain_text(re.compile("bunt", re.IGNORECASE))


def test_an_example_of_the_rulebook_is_played_through_taken_back_and_leads_to_its_rule(person):
    player = person(lang="pl-PL", **PHONE)
    page = player.page
    player.open("/rules/cove?rule=volley.keg")
    expect(page.locator("[data-rule='volley.keg']")).to_be_focused()
    page.locator("[data-rule='volley.keg']").get_by_role("link", name=re.compile("Przykład")).click()
    on = page.get_by_role("button", name=re.compile("Jak w przykładzie"))
    expect(page.get_by_role("heading", name="Beczka prochu między trzema statkami")).to_be_visible()
    assert player.axe() == []
    on.click()
    expect(on).to_contain_text("Bartolo, żagle")
    on.click()
    expect(page.get_by_text("Tu przykład się kończy. Graj dalej, jak chcesz.")).to_be_visible()
    page.get_by_role("button", name="Dziennik").click()
    expect(page.get_by_text("3 trafienia").first).to_be_visible()
    assert player.axe() == []
    page.get_by_role("button", name="Wstecz").click()
    expect(on).to_contain_text("Bartolo, żagle")


def test_a_file_that_is_no_record_is_refused_in_a_sentence(person):
    player = person()
    player.open()
    player.page.locator("input[type=file]").set_input_files(
        {"name": "x.jsonl", "mimeType": "text/plain", "buffer": b"not a record"}
    )
    expect(player.page.get_by_role("alert")).to_contain_text("not valid")
    player.page.get_by_role("button", name="PL", exact=True).click()
    expect(player.page.get_by_role("alert")).to_contain_text(
        "Wiersz 1 zapisu"
    )  # what was said is said in that language now
    player.page.locator("input[type=file]").set_input_files(
        {"name": "y.jsonl", "mimeType": "text/plain", "buffer": b"not a record"}
    )
    expect(player.page.get_by_role("alert")).to_contain_text(
        "Wiersz 1 zapisu jest błędny: nie ma postaci zapisu (JSON)."
    )


def test_unknown_addresses_and_tables_are_answered_in_words(person):
    player = person()
    player.page.goto("/nowhere")
    player.sees("There is no such page here.")
    player.page.goto("/t/nosuchtable")
    player.sees("There is no such table, or it is private.")


def test_the_first_page_is_light_and_holds_no_inline_script(person):
    player = person()
    weights = {}
    pages = []

    def weigh(response: Response) -> None:
        kind = response.headers.get("content-type", "")
        if "font" not in kind:
            weights[response.url] = len(gzip.compress(response.body()))
        if "html" in kind:
            pages.append(response.text())

    player.page.on("response", weigh)
    player.open()
    player.page.wait_for_load_state("networkidle")
    assert sum(weights.values()) < 200_000, weights
    assert len(weights) > 5
    assert not re.search(r"<script(?![^>]*\bsrc=)", pages[0])


def test_bots_play_for_whoever_wants_to_watch(person):
    def of_nobody_else(route):
        told = route.fetch()
        route.fulfill(response=told, json={**told.json(), "public": []} if route.request.method == "GET" else None)

    player = person()
    player.page.route("**/api/tables", of_nobody_else)  # other tests may have left a public table
    player.open()
    player.page.get_by_role("button", name="Watch bots play").click()
    player.page.wait_for_url("**/t/*")
    player.sees("You are watching")


def test_a_card_says_where_a_game_stands_and_how_it_ended(person):
    player = person()
    player.new_table("sevenseas", captains=2)
    player.finish(seed=4)
    mine = player.messages("play")[-1]["result"]["places"][0]
    player.new_table("sevenseas", captains=2)
    player.asked()
    player.open()
    expect(player.page.locator(".cont.yours").first).to_contain_text("Round 1")
    finished = player.page.locator(".conts", has_text="Played to the end").locator(".cont").first
    expect(finished).to_contain_text("you won" if mine == 1 else "2nd place")
    player.page.get_by_role("link", name="Hall of fame").click()
    hall = player.page.locator("#fame article", has_text="7 Seas")
    expect(hall).to_be_in_viewport()
    score = player.messages("play")  # of both tables; the finished one ended with a result
    ended = next(told["result"] for told in score if told["result"])
    expect(hall.locator("li").first).to_contain_text(str(ended["scores"][0]))
    expect(hall.locator("li").first).to_contain_text("against 1 easy bot")
    assert player.axe() == []


@pytest.mark.parametrize(
    "path", ["/nowhere", "/t/nobody", "/record/none", "/record/none/match", "/yard/chess", "/yard/cove"]
)
def test_an_address_that_leads_nowhere_says_so_and_shows_the_way_home(person, path):
    player = person()
    page = player.page
    player.open(path)
    expect(page.get_by_role("alert").get_by_role("heading", level=1)).to_contain_text(re.compile("^There is no"))
    page.get_by_role("link", name="To the front page").click()
    expect(page.locator(".covers")).to_be_visible()
