"""Several people at one table: links, secrets between browsers, undo and its barrier, chat, spectators, one screen."""

import json
import os
import random
import re

from playwright.sync_api import expect


def invite(host) -> str:
    """The invitation link as it stands in the lobby."""
    return host.page.locator("#invitation").input_value()


def sit_down(guest, link: str) -> None:
    guest.page.goto(link)
    guest.page.get_by_role("button", name=re.compile("Sit down|Usiądź")).first.click()


def start(host, *guests) -> None:
    host.page.get_by_role("button", name=re.compile("Start with")).click()
    for one in (host, *guests):
        one.page.wait_for_selector(".prompt")


def pair(person, game: str, captains: int, **more):
    """Two people at a fresh table, the second one by the link."""
    host, guest = person(), person(**more)
    host.new_table(game, "friends", captains=captains, people=1)
    link = invite(host)
    sit_down(guest, link)
    expect(host.page.locator(".seats li.free")).to_have_count(0)
    start(host, guest)
    return host, guest


def test_a_friend_joins_by_a_link_without_registering(person):
    host, guest = person(), person(lang="pl-PL")
    host.new_table("sevenseas", "friends", captains=2)
    assert host.axe() == []
    host.sees("This link works only on this computer.", "kaper serve --host 0.0.0.0")
    expect(host.page.locator("img[src*='code.svg']")).to_have_count(0)
    host.page.get_by_role("button", name="Copy").click()
    host.sees("Copied")
    host.page.get_by_label("Name of the table").fill("Friday table")
    host.page.get_by_label("Name of the table").press("Enter")
    host.page.get_by_label("Say something").fill("Tea is on.")
    host.page.get_by_role("button", name="Send", exact=True).click()
    sit_down(guest, invite(host))
    expect(guest.page.locator(".seats")).to_contain_text("to ty")
    guest.sees("Friday table", "Tea is on.")
    assert guest.axe() == []
    start(host, guest)

    host.page.get_by_role("tab", name=re.compile("Chat")).click()
    host.page.get_by_role("button", name="Fair winds!").click()
    host.page.get_by_label("Say something").fill("<b>ahoy</b>")
    host.page.get_by_role("button", name="Send", exact=True).click()
    guest.page.get_by_role("tab", name=re.compile("Czat")).click()
    expect(guest.page.locator(".chat .lines")).to_contain_text("Pomyślnych wiatrów")
    expect(guest.page.locator(".chat .lines")).to_contain_text("<b>ahoy</b>")


def told_to(one, since: int) -> list:
    """What a page was told since, but for numbers that count answers."""
    counting = re.compile(r'"(line|changed|created|watching)":\d+')
    return [counting.sub("", frame) for frame in one.heard[since:]]


def first_difference(one: str, other: str) -> str:
    """The first place where two texts part, with a little around it; empty if they are the same."""
    if one == other:
        return ""
    at = len(os.path.commonprefix([one, other]))
    return f"{one[max(at - 80, 0) : at + 80]!r} or {other[max(at - 80, 0) : at + 80]!r}"


def test_a_secret_choice_reaches_the_other_browser_in_no_way_before_the_reveal(person):
    host, guest = pair(person, "sevenseas", 2)
    assert guest.asked() == host.asked() == "asked"
    options = [option["id"] for option in guest.question()["options"]]
    traces = []
    for choice in (options[0], *options[:3]):  # once beforehand, until all of the table has come
        since = len(host.heard)
        guest.press(choice)
        guest.commit()
        guest.sees("Your choice is sealed")
        expect(host.prompt).to_contain_text("1 of 2 ready")
        traces.append("\n".join([*told_to(host, since), host.page.locator("#app").inner_html()]))
        guest.page.get_by_role("button", name="Undo").click()
        assert guest.asked() == "asked"
        expect(host.prompt).to_contain_text("0 of 2 ready")
    assert first_difference(traces[1], traces[2]) == first_difference(traces[1], traces[3]) == ""


def keys_in(message: object) -> set[str]:
    """All message keys anywhere in a message."""
    return set(re.findall(r'"key": "([\w.-]+)', json.dumps(message)))


def test_a_hand_reaches_the_other_browser_in_no_way(person):
    for _ in range(6):  # until the guest is dealt a card to keep; a parrot would lie open on the perch
        host, guest = pair(person, "cove", 3)
        host.asked(), guest.asked()
        mine, theirs = (one.messages("play")[-1] for one in (host, guest))
        hands = [keys_in([p["rows"] for p in one["panels"] if p["seat"] is not None]) for one in (mine, theirs)]
        if hands[1] - hands[0]:
            break
    assert hands[1] - hands[0]
    assert not (hands[1] - hands[0]) & keys_in([json.loads(frame) for frame in host.heard])


def test_undo_takes_back_until_something_became_known(person):
    host, guest = pair(person, "sevenseas", 2)
    for one in (host, guest):
        one.asked()
    first = host.question()["options"][0]["id"]
    host.press(first)
    host.commit()
    host.sees("Your choice is sealed")
    host.page.keyboard.press("u")
    assert host.asked() == "asked", "nobody had seen it"
    host.press(first)
    host.commit()
    guest.press(guest.question()["options"][1]["id"])
    guest.commit()
    expect(host.page.locator(".log")).not_to_contain_text("Nothing has happened yet")
    host.page.wait_for_timeout(200)
    host.page.keyboard.press("u")
    expect(host.page.get_by_role("alert")).to_contain_text(re.compile("cannot be taken back|nothing to take back"))


def test_a_bot_takes_over_a_seat_and_gives_it_back(person):
    host, guest = pair(person, "sevenseas", 2)
    host.asked()
    host.page.get_by_role("button", name="Settings").click()
    host.page.get_by_role("button", name="Let a bot play for me").click()
    host.sees("A bot is playing for you.")
    expect(guest.prompt).to_contain_text("1 of 2 ready")
    host.page.get_by_role("button", name="I am back").click()
    expect(host.page.get_by_text("A bot is playing for you.")).to_have_count(0)


def test_who_is_waited_for_and_away_is_named_in_the_prompt_and_comes_back_over_the_front_page(person):
    host, guest = pair(person, "sevenseas", 2, lang="pl-PL", width=390, height=844)
    for one in (host, guest):
        one.asked()
    host.press(host.question()["options"][0]["id"])
    host.commit()
    guest.page.goto("/rules")
    expect(host.prompt.get_by_role("timer")).to_contain_text("is away: a bot plays on in")
    guest.open()
    first = guest.page.locator("main section").first
    expect(first).to_contain_text("Twoje partie w toku")  # above the covers, which are two screens high
    first.locator(".cont").click()
    assert guest.asked() == "asked"
    expect(host.prompt.get_by_role("timer")).to_have_count(0)


def test_alone_undo_goes_past_the_barrier_as_practice(person):
    player = person()
    player.arrive("sevenseas", 2)
    player.play(random.Random(1), most=3)
    player.asked()
    expect(player.page.locator(".undo")).to_have_attribute("aria-disabled", "false")
    player.page.keyboard.press("u")
    expect(player.page.locator(".game")).to_contain_text("practice")
    player.sees("this is a practice game now")
    assert player.axe() == []


def test_undo_says_why_it_cannot_be(person):
    host, guest = pair(person, "sevenseas", 2)
    host.asked(), guest.asked()
    button = host.page.locator(".undo")
    expect(button).to_have_attribute("aria-disabled", "true")
    expect(button).to_have_attribute("title", re.compile("nothing to take back"))
    host.page.keyboard.press("u")
    expect(host.page.get_by_role("alert")).to_contain_text("nothing to take back")


def test_a_spectator_sees_a_public_table_and_is_asked_nothing(person):
    player, watcher = person(), person()
    player.new_table("cove", "friends", captains=3, people=1, public=True)
    expect(player.page.get_by_role("button", name=re.compile("Start with"))).to_be_disabled()
    player.page.get_by_role("button", name="Fill the empty seat with a bot").click()
    player.page.get_by_role("button", name=re.compile("Start with")).click()
    player.asked()
    watcher.open()
    card = watcher.page.locator("#watch .cont").filter(has_text="watch").first
    card.click()
    watcher.sees("You are watching")
    play = watcher.messages("play")[-1]
    assert play["viewpoint"] is None
    assert play["questions"] == []
    assert not keys_in([p["rows"] for p in play["panels"] if p["seat"] is not None])
    assert watcher.axe() == []


def test_a_screen_shared_by_two_covers_what_each_may_not_see(person):
    player = person()
    page = player.page
    player.new_table("cove", "screen", captains=3, people=1)
    assert player.asked() == "cover"
    assert player.messages("play")[-1]["viewpoint"] is None
    assert player.messages("play")[-1]["questions"] == []
    expect(page.locator(".prompt, .log, .opps")).to_have_count(0)
    expect(page.locator(".behind > .sea")).to_have_count(1)
    player.sees("are asked")
    assert player.axe() == []

    rng = random.Random(5)
    people, interrupts = set(), 0

    def seen_enough() -> bool:
        nonlocal interrupts
        if page.locator(COVERED).count():
            interrupts += page.get_by_text("Does anyone interrupt?").count()
        else:
            viewpoint = player.messages("play")[-1]["viewpoint"]
            people.add(viewpoint)
            if page.locator(".prompt .opt").count():
                seat = player.messages("table")[-1]["table"]["seats"][viewpoint]
                expect(page.locator(".prompt .whose")).to_have_text(seat["name"])  # whose eyes these are
        return len(people) == 2 and interrupts > 0

    player.play(rng, seen_enough, most=200)
    assert people == {0, 1}
    assert interrupts > 0


COVERED = ".cover .paper"


def test_in_the_lobby_people_say_that_they_are_ready_and_the_maker_changes_how_it_is_played(person):
    host, guest = person(), person(lang="pl-PL", width=390, height=844)
    host.new_table("cove", "friends", captains=3, people=1)
    guest.page.goto(invite(host))
    expect(guest.page.get_by_role("status")).to_contain_text("usiądź, a zagrasz")
    expect(guest.page.locator(".seats li").first).to_contain_text("rozpoczyna grę")  # and nobody waits for its word
    sit_down(guest, invite(host))
    host.page.get_by_label("Say something").fill("Tea is on.")
    host.page.get_by_role("button", name="Send", exact=True).click()
    talk = guest.page.get_by_role("button", name="Czat")
    expect(talk.locator("i")).to_have_text("1")  # it lies below all else
    talk.click()
    expect(talk.locator("i")).to_have_count(0)
    guest.page.get_by_role("button", name="Zgłoś gotowość").click()
    expect(guest.page.locator(".seats .ready.ok")).to_have_count(1)
    expect(host.page.locator(".seats .ready.ok")).to_have_count(1)
    assert guest.axe() == []
    other = host.page.locator("section", has_text="How we play").get_by_role("radio", checked=False).first
    chosen = other.inner_text()
    other.click()
    expect(host.page.get_by_role("radio", name=chosen, checked=True)).to_be_visible()
    expect(guest.page.locator(".seats .ready.ok")).to_have_count(0)
    expect(guest.page.get_by_role("radio")).to_have_count(0)
    expect(host.page.get_by_role("status")).to_contain_text("not ready yet")
    assert host.axe() == []
    start(host, guest)
