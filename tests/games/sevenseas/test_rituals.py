"""Rituals: when, how often, and what they do."""

import pytest

from kaper.games.sevenseas.state import Player
from tests.games.sevenseas.tables import asked, calling, goods, laid, options, pile_loot, refusal, say, sea, showing

RITUALS = {"ritual:double-hold", "ritual:unsinkable", "ritual:negotiations:rum+coffee"}


def ritual_options(match, seat=0):
    return {option for option in options(match, seat) if option.startswith("ritual")}


@pytest.mark.rule("ritual.when")
@pytest.mark.parametrize("name", ["shipwright", "governor", "merchant", "cartographer"])
def test_harbour_characters_allow_rituals(name):
    match = calling(sea(3, {"yin_yang": 6, "rum": 1, "coffee": 1}), {0: name, 1: name}, others="captain")
    if asked(match)[1] == "PlayCard":
        say(match, (2, "decline"))
    assert ritual_options(match) == RITUALS


@pytest.mark.rule("ritual.when", "captain.no-ritual")
@pytest.mark.parametrize(("name", "card"), [("captain", "convoy-spain-1"), ("islander", "havana"), ("shaman", "wages")])
def test_adventurers_allow_none(name, card):
    match = calling(sea(2, {"yin_yang": 6, "rum": 1, "coffee": 1, "hand": [card]}), {0: name})
    assert options(match, 0) == [card, "decline"]
    assert refusal(match, 0, "ritual:double-hold")[0] == "refusal-not-an-option"
    say(match, (0, card))
    assert asked(match) != (0, "Activation")


@pytest.mark.rule("ritual.any-number", "ritual.double-hold", "ritual.unsinkable")
def test_any_number_of_rituals_that_can_be_paid():
    match = calling(sea(3, {"yin_yang": 7}), {0: "shipwright", 1: "shipwright"})
    say(match, (0, "ritual:double-hold"), (0, "ritual:unsinkable"), (0, "ritual:double-hold"))
    player = match.state.players[0]
    assert (player.double_hold, player.unsinkable, player.yin_yang) == (2, 1, 0)
    assert ritual_options(match) == set()
    assert refusal(match, 0, "ritual:double-hold") == ("refusal-yin-yang", "ritual.double-hold")
    assert refusal(match, 0, "ritual:unsinkable") == ("refusal-yin-yang", "ritual.unsinkable")


@pytest.mark.rule("ritual.timing")
def test_rituals_come_before_or_after_the_action_and_the_privilege():
    match = calling(sea(3, {"yin_yang": 5, "rum": 2, "coffee": 1, "chests": 0}), {0: "merchant"})
    say(match, (0, "ritual:negotiations:rum+coffee"), (0, "sell"))
    player = match.state.players[0]
    assert player.chests == 5 + 1 + 2
    assert asked(match) == (0, "Activation")
    assert options(match, 0) == ["ritual:double-hold", "end"]
    assert refusal(match, 0, "sell") == ("refusal-acted", "ritual.timing")
    say(match, (0, "ritual:double-hold"))
    assert (player.double_hold, match.state.players[0].skulls) == (1, 0)


# Double hold


@pytest.mark.rule("ritual.double-hold", "ritual.double-hold-pack", "loot.any-ship")
@pytest.mark.parametrize(
    ("cards", "tokens", "loaded"),
    [(3, 0, 3), (3, 1, 2), (5, 1, 4), (5, 2, 3), (3, 2, 2), (4, 2, 2), (1, 1, 1), (2, 1, 1), (0, 3, 0), (6, 2, 4)],
)
def test_goods_are_packed_as_tightly_as_the_tokens_allow(cards, tokens, loaded):
    player = Player(7, 3, 0, [], hold=list(range(31, 31 + cards)), double_hold=tokens)
    assert player.loaded() == loaded
    assert player.empty() == 7 - loaded
    assert player.room() == 7 + tokens - cards


@pytest.mark.rule("ritual.double-hold")
def test_double_hold_costs_two_and_frees_a_ship():
    match = calling(sea(3, {"yin_yang": 2, "rum": 3}), {0: "merchant", 1: "merchant"})
    assert match.view(0).players[0].loaded == 3
    say(match, (0, "ritual:double-hold"))
    assert (match.view(0).players[0].loaded, match.view(0).players[0].yin_yang) == (2, 0)


@pytest.mark.rule("ritual.double-hold-partial")
def test_a_double_ship_may_be_unloaded_in_part():
    s = sea(3, {"double_hold": 1, "rum": 1, "coffee": 1, "chests": 0})
    match = calling(s, {0: "merchant", 1: "merchant"})
    assert match.view(0).players[0].loaded == 1
    say(match, (0, "sell"), (0, ["rum:1"]))
    player = match.state.players[0]
    assert (player.loaded(), goods(player), player.room()) == (1, {"coffee": 1}, 7)


@pytest.mark.rule("ritual.double-hold-swap")
def test_goods_move_together_when_a_sale_leaves_two():
    s = sea(3, {"double_hold": 1, "rum": 2, "coffee": 1, "fruit": 1, "chests": 0})
    match = calling(s, {0: "merchant", 1: "merchant"})
    assert match.view(0).players[0].loaded == 3
    say(match, (0, "sell"), (0, ["rum:1", "rum:2"]))
    assert match.view(0).players[0].loaded == 1


@pytest.mark.rule("ritual.double-hold-meaning")
def test_a_double_ship_is_one_die_one_loot_card_and_loaded_with_one_good():
    s = sea(2, {"double_hold": 2, "fleet": 4, "rum": 1, "hand": ["convoy-spain-1"]})
    pile_loot(s, *["rum"] * 6)
    match = calling(s, {0: "captain"}, showing(0, [6, 6, 6], [], reds=[1]))
    say(match, (0, "convoy-spain-1"))
    assert match.question(0).high == 3, "the ship with one good stays at home"
    say(match, (0, 3), (1, 0))
    assert len(match.state.throw.dice()) == 4
    assert len(match.state.drawn) == 3


# Unsinkable ship


def raid(levels, faces, red=5, others=()):
    """Seat 0 sends its ships against one merchant ship; seat 1 the others."""
    s = sea(2, {"unsinkable": levels, "hand": ["convoy-spain-1"], "fleet": 7}, {"fleet": 7}, first=1)
    pile_loot(s, *["rum"] * 8)
    match = calling(s, {0: "captain"}, showing(0, faces, others, reds=[red]))
    say(match, (0, "convoy-spain-1"), (0, len(faces)), (1, len(others)))
    return match


@pytest.mark.rule("ritual.unsinkable")
def test_one_sunk_ship_for_each_token_comes_home():
    player = raid(1, [1, 1], red=6).state.players[0]
    assert (player.fleet, player.reserve, player.yin_yang) == (6, 4, 1)


@pytest.mark.rule("ritual.unsinkable-cost")
def test_a_saved_ship_brings_neither_yin_yang_nor_loot():
    match = raid(2, [1, 6, 6])
    assert len(match.state.drawn) == 2
    say(match, (0, []))
    player = match.state.players[0]
    assert (player.yin_yang, player.fleet, player.reserve) == (0, 7, 3)


@pytest.mark.rule("ritual.unsinkable-auto")
def test_a_saved_ship_comes_home_unasked_but_does_not_fight_again():
    """The 4 is sunk by the merchant 6; it could beat the merchant 2 beside it, but it is out of the tray."""
    s = sea(2, {"unsinkable": 3, "hand": ["convoy-spain-2"]}, first=1)
    throw = laid(0, [(6, 5.0, 5.0), (2, 5.0, 8.5)], [(4, 6.5, 5.0), (1, 20.0, 20.0)], [])
    match = calling(s, {0: "captain"}, throw)
    say(match, (0, "convoy-spain-2"), (0, 2), (1, 0))
    assert [(duel.red, duel.ship) for duel in match.view(0).tray.duels] == [(0, 2), (1, 3)]
    assert match.state.players[0].fleet == 7
    assert asked(match) == (1, "Activation"), "nothing was asked: the Cartographer is next"


@pytest.mark.rule("ritual.unsinkable-cap", "ritual.permanent")
def test_tokens_are_not_used_up_and_save_no_more_than_sank():
    s = sea(2, {"unsinkable": 3, "hand": ["convoy-spain-1", "convoy-spain-2"]}, {"hand": ["convoy-france-1"]}, first=1)
    throws = showing(0, [1, 6], [], reds=[5]), showing(1, [1], [], reds=[5])
    pile_loot(s, "rum", "rum")
    match = calling(s, {0: "captain", 1: "captain"}, *throws[::-1])
    say(match, (1, "convoy-france-1"), (1, 0), (0, 1))
    assert match.state.players[0].fleet == 7
    say(match, (0, "convoy-spain-1"), (0, 2), (1, 0), (0, []))
    player = match.state.players[0]
    assert (player.fleet, player.reserve, player.unsinkable, player.yin_yang) == (7, 3, 3, 0)


@pytest.mark.rule("ritual.permanent")
def test_tokens_belong_to_the_player_not_to_a_ship():
    s = sea(3, {"double_hold": 1, "unsinkable": 1, "fleet": 0, "chests": 7, "hand": ["convoy-spain-1"]})
    match = calling(s, {0: "shipwright", 1: "captain", 2: "captain"})
    say(match, (0, "buy:3"), (1, "decline"), (2, "decline"))
    player = match.state.players[0]
    assert (player.double_hold, player.unsinkable) == (1, 1)
    assert player.room() == 3 + 2 + 1, "bought, free, and one double hold"


@pytest.mark.rule("ritual.unsinkable-battle-only")
@pytest.mark.parametrize("level", [0, 3])
def test_no_ritual_helps_against_curses(level):
    s = sea(2, {"hand": ["kraken"], "fleet": 0}, {"unsinkable": level, "fleet": 3, "fruit": 1}, first=1)
    match = calling(s, {0: "shaman"}, showing(0, [], [1, 1, 4], cause="kraken"))
    say(match, (0, "kraken"))
    assert (goods(match.state.players[1]), match.state.players[1].chests) == ({}, 6)


@pytest.mark.rule("ritual.stack")
def test_the_same_ritual_again_raises_its_level():
    match = calling(sea(3, {"yin_yang": 15, "unsinkable": 2}), {0: "merchant", 1: "merchant"})
    for level in (3, 4, 5, 6, 7):
        say(match, (0, "ritual:unsinkable"))
        assert match.view(1).players[0].unsinkable == level


# Negotiations


@pytest.mark.rule("ritual.negotiations", "ritual.negotiations-any-character")
@pytest.mark.parametrize(("pair", "chests"), [("rum+coffee", 5), ("rum+fruit", 4), ("coffee+fruit", 3)])
@pytest.mark.parametrize("name", ["shipwright", "governor", "merchant", "cartographer"])
def test_negotiations_sell_two_goods_as_if_from_sets(name, pair, chests):
    one, other = pair.split("+")
    match = calling(sea(3, {"yin_yang": 3, one: 1, other: 1, "chests": 0}), {0: name, 1: name}, others="captain")
    if asked(match)[1] == "PlayCard":
        say(match, (2, "decline"))
    say(match, (0, f"ritual:negotiations:{pair}"))
    player = match.state.players[0]
    assert (player.chests, player.yin_yang, player.hold) == (chests, 0, [])
    assert len(match.state.loot_discard) == 2


@pytest.mark.rule("ritual.negotiations-different")
def test_negotiations_need_two_different_goods():
    match = calling(sea(3, {"yin_yang": 6, "rum": 4}), {0: "merchant", 1: "merchant"})
    assert ritual_options(match) == {"ritual:double-hold", "ritual:unsinkable"}
    different = "refusal-two-kinds", "ritual.negotiations-different"
    assert refusal(match, 0, "ritual:negotiations:rum+coffee") == different
    assert refusal(match, 0, "ritual:negotiations:rum+rum") == different


@pytest.mark.rule("ritual.negotiations-once")
def test_each_negotiation_is_paid_anew():
    match = calling(sea(3, {"yin_yang": 8, "rum": 2, "coffee": 3, "chests": 0}), {0: "shipwright", 1: "shipwright"})
    say(match, (0, "ritual:negotiations:rum+coffee"), (0, "ritual:negotiations:rum+coffee"))
    player = match.state.players[0]
    assert (player.yin_yang, player.chests, player.double_hold, player.unsinkable) == (2, 10, 0, 0)
    assert refusal(match, 0, "ritual:negotiations:rum+coffee") == ("refusal-yin-yang", "ritual.negotiations")


@pytest.mark.rule("ritual.negotiations-not-action")
def test_a_merchant_who_only_negotiates_takes_a_skull_and_no_privilege():
    match = calling(sea(3, {"yin_yang": 3, "rum": 1, "coffee": 1, "chests": 0}), {0: "merchant"})
    say(match, (0, "ritual:negotiations:rum+coffee"))
    player = match.state.players[0]
    assert (player.chests, player.skulls) == (5, 1)
