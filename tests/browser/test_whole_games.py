"""Whole games through the shell: to the result, its record, the dice verified, the replay."""

import re

import pytest
from playwright.sync_api import expect

from kaper.core import records
from kaper.server.games import built


@pytest.mark.parametrize("game", sorted(built()))
def test_a_game_is_played_to_its_end_and_proved(person, game, tmp_path):
    player = person()
    page = player.page
    seats = min(built()[game].seats)
    player.new_table(game, captains=seats)
    assert player.finish(seed=7) > 10
    result = player.messages("play")[-1]["result"]
    expect(page.locator(".result ol li")).to_have_count(seats + len(result.get("rivals", [])))
    for score in result["scores"]:
        expect(page.locator(".result")).to_contain_text(str(score).replace("-", "−"))
    assert player.axe() == []

    page.get_by_role("button", name="Verify the dice").click()
    expect(page.locator(".verify .good")).to_contain_text("come from the seed promised before the game")

    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    file = tmp_path / "record.jsonl"
    download.value.save_as(file)
    record = records.read_file(file)
    outcomes = records.verify(record)
    assert outcomes > 0
    expect(page.locator(".verify .good")).to_contain_text(str(outcomes))

    page.get_by_role("link", name="Replay").click()
    place = page.get_by_role("slider")
    expect(place).to_be_visible()
    place.press("End")
    expect(page.locator(".control output")).to_have_text(re.compile(r"^(\d+) / \1$"))
    assert player.axe() == []
    page.get_by_role("button", name="One step back").click()
    page.locator(".control select").select_option(index=1)
    expect(page.get_by_role("region", name="Board", exact=True)).not_to_contain_text("One moment")

    page.goto("/")
    page.locator("input[type=file]").set_input_files(file)
    page.wait_for_url("**/record/*")
    expect(page.locator(".fair")).to_contain_text(f"{outcomes} outcomes verified")


def test_after_the_end_there_is_a_rematch_and_the_front_page_remembers(person):
    player = person()
    page = player.page
    player.new_table("sevenseas", captains=2)
    player.finish(seed=3)
    old = page.url
    page.get_by_role("button", name="Rematch").click()
    page.wait_for_url(lambda url: url != old and "/t/" in url)
    assert player.asked() == "asked"
    player.open()
    expect(page.locator(".cont.yours")).to_contain_text("Pirates of the 7 Seas")
    expect(page.get_by_role("heading", name="Played to the end")).to_be_visible()
