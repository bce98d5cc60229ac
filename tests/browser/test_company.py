"""People one does not want to hear or to have: mute, block, put out, a new link, signed out everywhere else."""

import re

from playwright.sync_api import expect

from tests.browser.test_together import invite, sit_down, start


def talk(one, words: str, say: str = "Say something", send: str = "Send") -> None:
    one.page.get_by_label(say).fill(words)
    one.page.get_by_role("button", name=send, exact=True).click()


def test_a_captain_is_muted_and_heard_again_by_keyboard_and_on_a_phone(person):
    host, guest = person(width=390, height=844), person(lang="pl-PL")
    host.new_table("sevenseas", "friends", captains=2)
    sit_down(guest, invite(host))
    talk(guest, "Grog for everybody!", "Powiedz coś", "Wyślij")
    lines = host.page.locator(".chat .lines")
    expect(lines).to_contain_text("Grog for everybody!")
    menu = host.page.get_by_role("button", name=re.compile("^About "))
    menu.focus()
    host.page.keyboard.press("Enter")
    dialog = host.page.get_by_role("dialog")
    expect(dialog.get_by_role("button", name=re.compile("^Put "))).to_be_visible()
    assert host.axe() == []
    host.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(menu).to_be_focused()
    host.page.keyboard.press("Enter")
    dialog.get_by_role("button", name=re.compile("^Mute ")).press("Enter")
    expect(dialog).to_have_count(0)
    expect(host.page.locator(".seats")).to_contain_text("muted")
    expect(lines).not_to_contain_text("Grog for everybody!")
    start(host, guest)
    guest.page.get_by_role("tab", name=re.compile("Czat")).click()
    expect(guest.page.get_by_role("button", name=re.compile("więcej…"))).to_be_visible()
    assert guest.axe() == []
    host.page.get_by_role("button", name=re.compile("^Chat")).click()
    host.page.get_by_role("button", name=re.compile("^About ")).click()
    dialog.get_by_role("button", name=re.compile("^Make peace ")).click()
    expect(lines).to_contain_text("Grog for everybody!")


def test_who_is_put_out_needs_the_new_link_and_who_is_blocked_none_helps(person):
    host, guest = person(), person(lang="pl-PL")
    host.new_table("sevenseas", "friends", captains=2)
    first = invite(host)
    host.page.get_by_role("button", name="New link…").click()
    host.page.get_by_role("button", name="Make a new link").click()
    expect(host.page.locator("#invitation")).not_to_have_value(first)
    second = invite(host)
    guest.page.goto(first)
    guest.sees("Nie ma takiego stołu")
    sit_down(guest, second)
    host.page.get_by_role("button", name=re.compile("^About ")).click()
    host.page.get_by_role("button", name=re.compile("^Put ")).click()
    expect(host.page.locator(".seats li.free")).to_have_count(1)
    guest.sees("Nie ma takiego stołu")
    expect(host.page.locator("#invitation")).not_to_have_value(second)
    sit_down(guest, invite(host))
    host.page.get_by_role("button", name=re.compile("^About ")).click()
    host.page.get_by_role("button", name=re.compile("^Block ")).click()
    expect(host.page.locator(".seats")).to_contain_text("blocked")
    host.page.get_by_role("button", name=re.compile("^Free seat|^Free this")).click()
    expect(host.page.locator(".seats li.free")).to_have_count(1)
    guest.page.goto(invite(host))
    guest.sees("Nie ma takiego stołu")


def guest_of(one) -> str:
    """Who the session of a browser stands for."""
    (value,) = [cookie["value"] for cookie in one.page.context.cookies() if cookie["name"] == "kaper"]
    return value.partition(".")[0]


def test_a_browser_left_open_elsewhere_is_signed_out(person):
    here, there = person(), person()
    here.open()
    name = here.page.locator(".me").inner_text()
    there.page.context.add_cookies(here.page.context.cookies())
    there.open()
    before = guest_of(here)
    assert guest_of(there) == before
    expect(there.page.locator(".me")).to_have_text(name, use_inner_text=True)
    here.page.locator(".me").click()
    here.page.get_by_role("button", name="Sign out everywhere else").click()
    here.sees("only this browser knows you now")
    assert here.axe() == []
    there.open()
    here.open()
    expect(here.page.locator(".me")).to_have_text(name, use_inner_text=True)
    assert guest_of(here) == before != guest_of(there)
