"""The round: secret choice, calls, privileges, mistakes, cards that come back."""

import pytest

from kaper.games.sevenseas.cards import CHARACTERS
from kaper.games.sevenseas.events import Called, Mistaken, PrivilegeGiven, RoundBegan
from kaper.games.sevenseas.raid_events import LootDrawn
from tests.games.sevenseas.tables import (
    asked,
    calling,
    options,
    pile_cards,
    pile_loot,
    refusal,
    say,
    sea,
    showing,
    started,
    told,
)

ADVENTURERS = ("captain", "islander", "shaman")


def choose(match, *characters):
    """All choose, seat by seat."""
    say(match, *enumerate(characters))


def play_out(match):
    """Answer whatever is asked with as little as possible until the next choice."""
    while not match.over and asked(match)[1] != "ChooseCharacter":
        seat, name = asked(match)
        say(match, (seat, {"PlayCard": "decline", "SendShips": 0, "KeepGoods": []}.get(name, "end")))


# the two phases


@pytest.mark.rule("round.phases")
def test_a_round_is_choice_then_actions_then_the_next_round():
    match = started(sea(2))
    scenes = [match.scene_name]
    choose(match, "shipwright", "captain")
    while match.scene_name != "choice":
        scenes.append(match.scene_name)
        seat, name = asked(match)
        say(match, (seat, "decline" if name == "PlayCard" else "end"))
    assert scenes == ["choice", "activation", "captain"]
    assert [event.round for event in told(match, RoundBegan)] == [1, 2]


@pytest.mark.rule("round.choice.secret")
def test_all_choose_at_once_and_nobody_sees_the_others_choice():
    match = started(sea(3))
    assert list(match.asked) == [0, 1, 2]
    blank = match.view(2), match.view(None)
    say(match, (0, "merchant"), (1, "cartographer"))
    assert (match.view(2), match.view(None)) == blank
    say(match, (2, "captain"))
    view = match.view(2)
    assert view.character == "captain"
    assert [mat.chosen for mat in view.players] == [True, True, True]
    assert [mat.character for mat in view.players] == [None, None, "captain"]
    assert match.view(0).character == "merchant"


@pytest.mark.rule("round.choice.available", "round.end.keep-down")
def test_characters_on_the_table_cannot_be_chosen():
    match = started(sea(2))
    choose(match, "merchant", "captain")
    play_out(match)
    assert "merchant" not in options(match, 0)
    assert match.view(1).players[0].characters == (
        "shipwright",
        "governor",
        "captain",
        "islander",
        "shaman",
        "cartographer",
    )
    assert refusal(match, 0, "merchant") == ("refusal-on-the-table", "round.choice.available")
    choose(match, "shipwright", "captain")
    play_out(match)
    assert options(match, 0) == ["governor", "captain", "islander", "shaman", "cartographer"]


@pytest.mark.rule("round.choice.always-possible")
def test_captain_islander_and_shaman_can_always_be_chosen():
    match = started(sea(3))
    for name in ("shipwright", "governor", "merchant", "cartographer"):
        choose(match, name, "captain", "islander")
        play_out(match)
    assert options(match, 0) == ["captain", "islander", "shaman"]
    assert refusal(match, 0, "pass")[0] == "refusal-not-an-option"


@pytest.mark.rule("round.choice.final")
def test_a_choice_once_made_stands():
    match = started(sea(2))
    say(match, (0, "merchant"))
    assert refusal(match, 0, "captain")[0] == "refusal-already-answered"
    assert list(match.asked) == [1], "the phase waits for the last player"
    say(match, (1, "captain"))
    assert match.state.players[0].chosen == CHARACTERS.index("merchant")


# calls


@pytest.mark.rule("round.call.order")
def test_a_card_stays_face_down_until_it_is_called():
    match = calling(sea(3, {}, {"rum": 2}), {0: "captain", 1: "merchant", 2: "shipwright"})
    say(match, (2, "end"))
    assert asked(match) == (0, "PlayCard")
    shown = [mat.character for mat in match.view(None).players]
    assert shown == ["captain", None, "shipwright"]
    say(match, (0, "decline"))
    assert match.view(None).players[1].character == "merchant"


@pytest.mark.rule("round.call.reveal")
def test_all_who_chose_a_character_show_it_before_the_first_of_them_acts():
    match = calling(sea(3), {0: "captain", 2: "captain", 1: "merchant"})
    assert asked(match) == (0, "PlayCard")
    assert told(match, Called)[-1].seats == [0, 2]
    assert [mat.character for mat in match.view(1).players] == ["captain", None, "captain"]


@pytest.mark.rule("round.call.turn-order")
@pytest.mark.parametrize(("first", "order"), [(2, [3, 1]), (0, [1, 3]), (3, [3, 1])])
def test_same_characters_act_clockwise_from_the_first_player(first, order):
    match = calling(sea(4, first=first), {1: "governor", 3: "governor"})
    for seat in order:
        assert asked(match) == (seat, "Activation")
        say(match, (seat, "end"))


@pytest.mark.rule("round.call.skip")
def test_a_character_nobody_chose_is_passed_over():
    match = calling(sea(2), {0: "captain", 1: "captain"})
    say(match, (0, "decline"), (1, "decline"))
    assert [event.character for event in told(match, Called)] == [CHARACTERS.index("captain")]
    assert asked(match)[1] == "ChooseCharacter"


# the end of a round


@pytest.mark.rule("round.end.take-back", "round.end.take-back-on-mistake")
@pytest.mark.parametrize("name", ADVENTURERS)
def test_an_adventurer_brings_all_characters_back_even_without_a_card(name):
    match = calling(sea(2, {"down": ["merchant", "cartographer"]}), {0: name})
    say(match, (0, "decline"))
    play_out(match)
    assert match.state.players[0].skulls == 1
    assert options(match, 0) == list(CHARACTERS)


@pytest.mark.rule("round.end.keep-down")
@pytest.mark.parametrize("name", ["shipwright", "governor", "merchant", "cartographer"])
def test_a_harbour_character_stays_on_the_table_with_the_earlier_ones(name):
    down = "governor" if name != "governor" else "merchant"
    match = calling(sea(2, {"down": [down]}), {0: name}, others="captain")
    play_out(match)
    assert sorted(options(match, 0)) == sorted(c for c in CHARACTERS if c not in (name, down))


@pytest.mark.rule("round.end.first-player")
@pytest.mark.parametrize(("first", "after"), [(3, 0), (0, 1), (2, 3)])
def test_the_marker_passes_clockwise(first, after):
    match = calling(sea(4, first=first), {}, others="captain")
    play_out(match)
    assert match.state.first == after
    assert match.view(None).round == 2


# privileges


def sell_one(match, seat):
    say(match, (seat, "sell"))  # the only card aboard


@pytest.mark.rule("privilege.alone", "merchant.privilege")
def test_who_is_alone_with_a_character_gets_its_privilege():
    match = calling(sea(3, {}, {"rum": 1, "chests": 0}), {1: "merchant"})
    sell_one(match, 1)
    assert match.state.players[1].chests == 2
    match = calling(sea(3, {}, {"rum": 1, "chests": 0}, {"rum": 1}), {1: "merchant", 2: "merchant"})
    sell_one(match, 1)
    assert match.state.players[1].chests == 1


@pytest.mark.rule("privilege.first-player", "merchant.privilege")
@pytest.mark.parametrize(("seats", "chests"), [(3, 3), (4, 3)])
def test_the_first_player_gets_it_twice(seats, chests):
    match = calling(sea(seats, {"rum": 1, "chests": 0}), {0: "merchant"})
    sell_one(match, 0)
    assert match.state.players[0].chests == chests


@pytest.mark.rule("setup.2p.single-privilege")
def test_with_two_players_only_the_first_gets_a_privilege_and_only_once():
    s = sea(2, {"hand": ["convoy-spain-1"]}, {"rum": 1, "chests": 0})
    match = calling(s, {0: "captain", 1: "merchant"}, showing(0, [6], [6], reds=[1]))
    pile_loot(match.state, "rum", "rum")
    say(match, (0, "convoy-spain-1"), (0, 1), (1, 1), (0, []), (1, []))
    sell_one(match, 1)
    assert match.state.players[0].yin_yang == 2
    assert match.state.players[1].chests == 1
    match = calling(sea(2, {"rum": 1, "chests": 0}, {"rum": 1}), {0: "merchant", 1: "merchant"})
    sell_one(match, 0)
    assert match.state.players[0].chests == 1


@pytest.mark.rule("privilege.needs-action", "captain.mistake")
def test_without_the_action_there_is_no_privilege():
    match = calling(sea(3, {"hand": ["convoy-spain-1"]}), {0: "captain"})
    say(match, (0, "decline"))
    assert match.state.players[0].skulls == 1
    assert match.state.players[0].yin_yang == 0
    assert told(match, PrivilegeGiven) == []


@pytest.mark.rule("privilege.counts-choices")
def test_a_second_captain_spoils_the_privilege_even_by_failing():
    s = sea(3, {"hand": ["convoy-spain-1"]})
    match = calling(s, {0: "captain", 1: "captain"}, showing(0, [6], [6], [], reds=[1]))
    pile_loot(match.state, "rum", "rum")
    say(match, (0, "convoy-spain-1"), (0, 1), (1, 1), (2, 0), (0, []), (1, []), (1, "decline"))
    assert match.state.players[1].skulls == 1
    assert match.state.players[0].yin_yang == 0


@pytest.mark.rule("privilege.timing")
def test_the_captains_yin_yang_comes_after_the_loot():
    s = sea(3, {"hand": ["convoy-spain-1"]})
    pile_loot(s, "rum", "rum")
    match = calling(s, {0: "captain"}, showing(0, [6], [6], [], reds=[1]))
    say(match, (0, "convoy-spain-1"), (0, 1), (1, 1), (2, 0))
    assert asked(match) == (0, "KeepGoods")
    assert match.state.players[0].yin_yang == 0
    say(match, (0, []), (1, []))
    assert match.state.players[0].yin_yang == 4
    kinds = [type(t.event) for t in match.told if isinstance(t.event, (LootDrawn, PrivilegeGiven))]
    assert kinds == [LootDrawn, LootDrawn, PrivilegeGiven]


@pytest.mark.rule("privilege.capped")
def test_a_privilege_gives_no_more_than_there_is():
    match = calling(sea(3, {"fleet": 7}), {0: "shipwright"})
    say(match, (0, "buy:2"))
    assert (match.state.players[0].fleet, match.state.players[0].reserve) == (10, 0)
    match = calling(sea(3, {"skulls": 0}), {0: "governor"})
    say(match, (0, "corsair:spain"))
    assert match.state.players[0].skulls == 0, "two might go, one was there"
    s = sea(3)
    pile_cards(s, "idol", "wages")
    match = calling(s, {0: "cartographer"}, others="captain")
    say(match, (1, "decline"), (2, "decline"), (0, "draw"))
    assert len(match.state.players[0].hand) == 2


@pytest.mark.rule("privilege.compulsory")
def test_a_privilege_is_not_asked_for():
    s = sea(3, {}, {"hand": ["kraken", "idol", "wages", "tavern"]})
    pile_cards(s, "sirens", "mutiny", "havana", "nassau", "iceberg")
    match = calling(s, {1: "cartographer"}, others="captain")
    say(match, (0, "decline"), (2, "decline"), (1, "draw"))
    assert len(match.state.players[1].hand) == 6
    assert asked(match)[1] == "ChooseCharacter", "no further question"


# mistakes

NOTHING_TO_DO = {
    "shipwright": {"fleet": 10},
    "governor": {},
    "captain": {"hand": ["havana", "idol"]},
    "islander": {"hand": ["convoy-spain-2", "idol"]},
    "shaman": {"hand": ["convoy-spain-2", "havana"]},
    "merchant": {},
    "cartographer": {},
}


@pytest.mark.rule("mistake.skull")
@pytest.mark.parametrize("name", CHARACTERS)
def test_who_cannot_act_takes_one_skull(name):
    s = sea(3, NOTHING_TO_DO[name], {"corsairs": ["england", "spain"]}, {"corsairs": ["france", "holland"]})
    if name == "cartographer":
        s.box += s.adventure
        s.adventure.clear()
    match = calling(s, {0: name}, others="captain" if name != "captain" else "islander")
    while match.state.players[0].skulls == 0:
        seat, kind = asked(match)
        say(match, (seat, "decline" if kind == "PlayCard" else "end"))
    play_out(match)
    assert match.state.players[0].skulls == 1
    assert [event.seat for event in told(match, Mistaken)].count(0) == 1


CAN_ACT = {
    "shipwright": ({"fleet": 7}, "end"),
    "governor": ({}, "end"),
    "captain": ({"hand": ["convoy-spain-2"]}, "decline"),
    "islander": ({"hand": ["havana"]}, "decline"),
    "shaman": ({"hand": ["idol"]}, "decline"),
    "merchant": ({"rum": 1}, "end"),
    "cartographer": ({}, "end"),
}


@pytest.mark.rule("mistake.declining", "privilege.needs-action")
@pytest.mark.parametrize("name", CHARACTERS)
def test_who_will_not_act_takes_one_skull_and_no_privilege(name):
    mat, refuse = CAN_ACT[name]
    match = calling(sea(3, {}, mat), {1: name}, others="captain" if name == "cartographer" else "cartographer")
    while asked(match)[0] != 1:
        say(match, (asked(match)[0], "decline"))
    before = match.view(1).players[1]
    say(match, (1, refuse))
    after = match.state.players[1]
    assert after.skulls == 1
    assert (after.fleet, after.chests, after.yin_yang, len(after.hand)) == (before.fleet, before.chests, 0, before.hand)
    assert told(match, PrivilegeGiven) == []


@pytest.mark.rule("mistake.timing")
def test_the_skull_of_a_harbour_character_comes_at_the_end_of_the_activation():
    match = calling(sea(3, {"yin_yang": 4}), {0: "merchant", 1: "merchant"})
    say(match, (0, "ritual:double-hold"))
    assert match.state.players[0].skulls == 0
    say(match, (0, "end"))
    assert match.state.players[0].skulls == 1


@pytest.mark.parametrize(
    ("character", "hand"),
    [("captain", "convoy-spain-3"), ("islander", "tortuga"), ("shaman", "kraken"), ("merchant", "kraken")],
)
def test_the_table_shows_who_is_to_act_until_it_is_done(character, hand):
    match = calling(sea(3, {"hand": [hand], "rum": 1, "yin_yang": 2}), {0: character}, others="shipwright")
    while asked(match)[0] != 0:
        assert match.view(None).acting == asked(match)[0]
        say(match, (asked(match)[0], "end"))
    assert match.view(1).acting == 0
    say(match, (0, "ritual:double-hold" if character == "merchant" else hand))
    if character == "merchant":
        assert match.view(1).acting == 0, "a ritual is not the action"
        say(match, (0, "sell"))
    assert match.view(1).acting is None
