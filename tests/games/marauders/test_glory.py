"""Glory cards: points, the hand limit, windows, declarations, Quick Learner."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.marauders import GAME
from kaper.games.marauders.atlas import ZONES
from kaper.games.marauders.box import COMBAT_WINDOWS, GLORY_NAMES, GLORY_WINDOW
from tests.games.marauders.tables import Sea, names


def duel(prepare=lambda sea: None, dice=(), then=None, captains=("vos", "ashcombe")):
    sea = Sea(*captains).at(0, "havana").at(1, "havana").ship(0, "frigate").ship(1, "frigate")
    prepare(sea)
    return sea.battle(dice=dice, then=then)


MISS = [1, 1, 1]


# points


@pytest.mark.rule("glory.card-per-point", "board.glory-track")
def test_every_point_brings_a_card():
    sea = Sea("felipe", "frances").demand("cartagena", "rum").hold(0, "rum", "rum", "rum").gold(0, 40)
    play = sea.port(then=1).do("sell")
    play.do(play.options()).do("yard", "trade:frigate")
    assert play[0].points == 2
    assert len(play[0].hand) == 2
    assert play.m.view(1).boards[0].hand == [None, None]
    assert [event.points for event in play.told("point-gained")] == [1, 2]


@pytest.mark.rule("glory.hand-limit", "ruling.glory-fifth-first")
def test_a_fifth_card_forces_a_discard_before_anything_else():
    sea = Sea("felipe", "frances").hand(0, "wind", "cove", "patron", "spyglass").gold(0, 40).on_top("fog-bank")
    play = sea.port(then=1).do("yard", "trade:frigate")
    assert (play.asks, len(play.options())) == ("DiscardGlory", 5)
    play.do(play.options()[4])
    assert names(play[0].hand) == ["wind", "cove", "patron", "spyglass"]
    assert names(play.s.glory_discard) == ["fog-bank"]
    assert play.asks == "Yard"


@pytest.mark.rule("ruling.glory-many", "glory.card-per-point")
def test_two_points_at_once_are_taken_one_after_the_other():
    sea = Sea("verhoeven", "frances").at(0, "tortuga").merchant("tortuga", "spanish").mission(0, "m06")
    sea.hand(0, "cove", "patron", "contacts", "pardon").on_top("rum:4:escape", "spice:5:escape", "cocoa:3:escape")
    play = sea.turn(dice=[[5, 1], [1, 1]], then=1).do("scout:merchant", "raid:spanish", [])
    assert (play.asks, play[0].points) == ("DiscardGlory", 1)
    play.do(play.options()[4])
    assert (play.asks, play[0].points) == ("DiscardGlory", 2)
    play.do(play.options()[4])
    assert play.asks == "Act"
    assert len(play[0].hand) == 4


@pytest.mark.rule("ruling.glory-deck-empty")
def test_the_glory_discards_make_a_new_deck():
    sea = Sea("felipe", "frances").gold(0, 40)
    deck = sea.s.glory_deck
    sea.s.glory_discard += deck
    deck.clear()
    play = sea.port(then=1).do("yard", "trade:frigate")
    assert len(play[0].hand) == 1
    assert len(play.s.glory_deck) == 69
    none = Sea("felipe", "frances").gold(0, 40)
    none[1].specialists += none.s.glory_deck  # nothing is left anywhere
    none.s.glory_deck.clear()
    play = none.port(then=1).do("yard", "trade:frigate")
    assert (play[0].points, play[0].hand) == (1, [])


# windows


@pytest.mark.rule("glory.play-own-turn", "glory.combat-only")
def test_a_card_waits_for_its_moment():
    sea = Sea("vos", "frances").at(0, "havana").hand(0, "wind", "patron", "crew-reroll").hand(1, "wind")
    play = sea.turn()
    cards = [id for id in play.options() if id.startswith("card")]
    assert cards == [play.card(0, "wind")]
    assert play.refusal(play.card(0, "patron")) == "glory.play-own-turn"
    assert play.refusal(play.card(1, "wind")) == "action.three"  # another player's card is no option at all


@pytest.mark.rule("ruling.combat-card")
def test_which_cards_are_combat_cards():
    combat = {name for name, window in zip(GLORY_NAMES, GLORY_WINDOW, strict=False) if window in COMBAT_WINDOWS}
    assert {"brace", "aimed-shot", "dirty-trick", "crew-reroll", "sea-reroll", "getaway"} <= combat
    assert not {"fog-bank", "second-chance", "wind", "spyglass"} & combat


@pytest.mark.rule("ruling.glory-window", "glory.out-of-turn", "glory.combat-stage")
def test_declarations_are_sealed_and_then_resolved_attacker_first():
    prepare = lambda sea: sea.hand(0, "sea-reroll").hand(1, "sea-reroll")  # noqa: E731
    play = duel(prepare, dice=[[5, 1, 1], [5, 1, 1], [5, 5], [1]], then=1)
    assert set(play.m.asked) == {0, 1}
    attacker, defender = play.card(0, "sea-reroll"), play.card(1, "sea-reroll")
    play.do((1, defender))
    assert play.m.view(0).declared == []  # nothing shows before the last answer
    assert play.told("card-played") == []
    play.do((0, attacker))
    assert len(play.m.view(0).declared) == 2  # then all at once
    assert play.asked == 0
    play.do((0, "play"), (0, ["die:0:1", "die:0:2"]), (1, "play"), (1, ["die:0:0"]))
    assert play.told("rolled")[2].dice == [5, 5, 5]
    assert play.told("rolled")[3].dice == [1, 5, 5]


@pytest.mark.rule("glory.withhold", "ruling.glory-window")
def test_a_declared_card_may_be_withheld_but_is_shown():
    prepare = lambda sea: sea.hand(0, "sea-reroll").hand(1, "sea-reroll")  # noqa: E731
    play = duel(prepare, dice=[[5, 1, 1], MISS], then=1)
    card = play.card(1, "sea-reroll")
    play.do((0, "pass"), (1, card), (1, "withhold"))
    assert names(play[1].hand) == ["sea-reroll"]
    assert play.s.seen[int(card[5:])] == -1
    assert play.told("card-played")[0].how == "withheld"
    assert play.m.asked.keys() == {0}  # asked again, but the withheld card is out for this window
    play.do((0, "pass"))
    assert play.told("contest-won")[0].side == 0


@pytest.mark.rule("ruling.window-auto-pass", "ruling.glory-window")
def test_windows_ask_by_role_not_by_hand():
    sea = Sea("vos", "ashcombe", "frances").at(0, "havana").at(1, "havana").hand(1, "wind")
    sea.s.active, sea.s.agenda = 0, [("battle", (0, 1))]
    match = Match.from_state(GAME, sea.s, Fast(1))
    assert match.asked.keys() == {0, 1}  # no card for this moment in either hand, and yet both are asked
    assert [match.question(seat).window for seat in (0, 1)] == [True, True]
    assert match.act(0, "pass") is None
    assert match.waiting == [0]
    start = Sea("vos", "frances", "felipe")
    start.s.agenda = [("turn_begins", (0,))]
    match = Match.from_state(GAME, start.s, Fast(1))
    assert match.asked.keys() == {1, 2}


@pytest.mark.rule("glory.quick-learner", "ruling.quick-learner")
def test_quick_learner_copies_the_card_played_last():
    sea = Sea("vos", "frances").at(0, "havana").hand(0, "quick-learner", "wind")
    play = sea.turn()
    learner = play.card(0, "quick-learner")
    assert play.refusal(learner) == "ruling.quick-learner"
    play.do(play.card(0, "wind"), learner)
    assert play.s.moves == 2
    assert play.m.view(1).last_card == "card-wind"  # itself it is never the card played last


@pytest.mark.rule("ruling.quick-learner")
def test_quick_learner_needs_the_moment_of_the_card_it_copies():
    prepare = lambda sea: sea.hand(0, "quick-learner")  # noqa: E731
    play = duel(prepare, dice=[[5, 1, 1], [5, 1, 1], [1], [1]])
    assert play.asks == "Maneuver"  # nothing was played yet: never offered
    sea_card = Sea("vos", "ashcombe").at(0, "havana").at(1, "havana").hand(0, "quick-learner")
    sea_card.s.last_card = GLORY_NAMES.index("sea-reroll")
    play = sea_card.battle(dice=[MISS, MISS])
    assert play.m.asked.keys() == {0}
    assert play.asks == "Declare"
    turn = Sea("vos", "ashcombe").at(0, "havana").hand(0, "quick-learner")
    turn.s.last_card = GLORY_NAMES.index("sea-reroll")
    assert turn.turn().refusal(f"card:{turn[0].hand[0]}") == "glory.play-own-turn"


@pytest.mark.rule("ruling.quick-learner", "glory.withhold")
def test_quick_learner_does_not_copy_a_card_that_was_withheld():
    sea = Sea("vos", "ashcombe").at(0, "havana").at(1, "havana").ship(0, "frigate").ship(1, "frigate")
    sea.hand(0, "sea-reroll").hand(1, "quick-learner")
    sea.s.last_card = GLORY_NAMES.index("wind")
    play = sea.battle(dice=[MISS, MISS], then=1)
    play.do((0, play.card(0, "sea-reroll")), (0, "withhold"))
    assert play.s.last_card == GLORY_NAMES.index("wind")
    assert play.asks == "Maneuver"  # Quick Learner is not offered in this window
    thrown = Sea("vos", "ashcombe").at(0, "havana").at(1, "havana").ship(0, "frigate").ship(1, "frigate")
    thrown.hand(0, "sea-reroll").hand(1, "quick-learner")
    fight = thrown.battle(dice=[MISS, MISS], then=1)
    fight.do((0, fight.card(0, "sea-reroll")), (0, "play"), (0, []))
    assert fight.options(1) == ["pass", fight.card(1, "quick-learner")]  # played it is copied at once


@pytest.mark.rule("ruling.card-played", "glory.quick-learner")
def test_dirty_trick_answers_before_the_effect_and_cannot_be_answered():
    prepare = lambda sea: sea.hand(0, "sea-reroll").hand(1, "dirty-trick", "quick-learner")  # noqa: E731
    play = duel(prepare, dice=[[5, 1, 1], MISS, [1, 1, 1]], then=1)
    play.do((0, play.card(0, "sea-reroll")), (0, "play"))
    assert (play.asks, play.asked) == ("Declare", 1)
    play.do((1, play.card(1, "dirty-trick")))
    assert play.told("rolled")[0].dice == [5, 1, 1]
    assert [event.what for event in play.told("rolled")] == ["contest", "contest", "volley"]
    assert sorted(names(play.s.glory_discard)) == ["dirty-trick", "sea-reroll"]


@pytest.mark.rule("ruling.quick-learner", "ruling.card-played")
def test_quick_learner_has_nothing_left_to_copy_after_a_dirty_trick():
    sea = Sea("vos", "ashcombe").at(0, "havana").at(1, "havana").ship(0, "frigate").ship(1, "frigate")
    sea.hand(0, "sea-reroll").hand(1, "dirty-trick", "quick-learner")
    sea.s.last_card = GLORY_NAMES.index("sea-reroll")
    play = sea.battle(dice=[MISS, MISS], then=1)
    play.do((0, play.card(0, "sea-reroll")), (1, play.card(1, "quick-learner")))
    play.do((0, "play"), (1, play.card(1, "dirty-trick")))
    assert names(play[1].hand) == ["quick-learner"]  # the card played last answers a card: this is not its moment
    assert [event.how for event in play.told("card-played")] == ["played", "played", "cancelled", "withheld"]
    assert play.asks == "Maneuver"


@pytest.mark.rule("ruling.withhold-alone")
def test_who_is_alone_in_a_window_just_plays():
    sea = Sea("vos", "frances").at(0, "havana").hand(0, "sea-reroll").npc("every", "havana").ship(0, "frigate")
    play = sea.battle(0, -6, dice=[MISS, MISS, [5, 1, 1]], then=1)
    play.do(play.card(0, "sea-reroll"))
    assert play.asks == "Reroll"


# cards around tests


@pytest.mark.rule("glory.play-own-turn", "test.success")
def test_cards_before_and_after_a_test():
    sea = Sea("vos", "frances").at(0, "havana").hand(0, "spyglass", "contacts", "second-chance")
    play = sea.turn(dice=[[1, 1, 1, 1], [5, 1, 1, 1]]).do("scout:merchant")
    assert play.options() == ["pass", play.card(0, "spyglass")]  # Local Contacts are for Influence
    play.do(play.card(0, "spyglass"))
    assert [len(event.dice) for event in play.told("tested")] == [4]
    play.do(play.card(0, "second-chance"))
    assert play.asks == "Flag"
    lookout = Sea("vos", "frances").at(0, "havana").specialist(0, "lookout").turn(dice=[[1, 1, 1]]).do("scout:merchant")
    assert len(lookout.told("tested")[0].dice) == 3
    influence = Sea("vos", "frances").hand(0, "contacts").port(dice=[[1, 1, 1, 5]]).do("rumor")
    influence.do(influence.card(0, "contacts"))
    assert len(influence[0].rumor) == 1


@pytest.mark.rule("captain.ability")
def test_richery_rerolls_once_a_turn_for_a_card():
    sea = Sea("richery", "frances").at(0, "havana").hand(0, "cove", "patron").bounty(1, dutch=1)
    play = sea.turn(dice=[MISS, MISS, MISS]).do("scout:merchant")
    cards = play[0].hand[:]
    assert play.options() == ["pass", f"richery:card:{cards[0]}", f"richery:card:{cards[1]}"]
    play.do(f"richery:card:{cards[0]}")
    assert play[0].hand == [cards[1]]
    assert [(event.seat, event.card) for event in play.told("glory-discarded")] == [(0, cards[0])]
    assert play.asks == "Act"  # failed again; once a turn
    play.do("sail:nassau", "scout:merchant")
    assert play.m.over
    raiding = Sea("richery", "frances").at(0, "tortuga").merchant("tortuga", "dutch").hand(0, "patron")
    play = raiding.turn(dice=[[5, 1, 1], [1, 1]], then=1).do("scout:merchant", "pass", "raid:dutch")
    assert play.asks != "AfterTest"  # not in combat


@pytest.mark.rule("test.success", "glory.out-of-turn", "captain.ability")
@pytest.mark.parametrize("test", ["recruit", "toll", "hire"])
def test_a_plain_test_rolls_the_bare_skill_and_concerns_nobody_else(test):
    """No die more than the skill, no False Lead of the others, and Richery may roll again."""
    miss, hit = [1] * (3 if test != "recruit" else 2), [5] * (3 if test != "recruit" else 2)
    sea = Sea("richery", "frances", "vos").hand(0, "patron").hand(2, "false-lead")
    if test == "toll":
        play = sea.at(0, "port_royale").bounty(0, english=1).turn(dice=[miss, hit]).do("enter")
    elif test == "hire":
        play = sea.hand(0, "gunner-test").port(dice=[miss, hit])
        play.do(f"hire:{play[0].hand[1]}")
    else:
        play = sea.ship(0, "sloop", now=[2, 2, 2, 1, 1]).port(dice=[miss, hit]).do("recruit")
    assert (play.asks, play.asked) == ("AfterTest", 0)
    play.do(f"richery:card:{play[0].hand[0]}")
    assert play.asked == 0  # it succeeded, and the holder of the False Lead was not asked
    assert play.asks == ("Act" if test == "toll" else "Ashore")
    assert [len(event.dice) for event in play.told("tested")] == [len(miss)] * 2


@pytest.mark.rule("captain.ability")
def test_federico_is_hard_to_find():
    sea = Sea("federico", "frances").at(0, "nassau").npc("bonny", "havana")
    play = sea.turn(dice=[[1, 1]]).do("sail:havana")
    assert len(play.told("npc-scouted")[0].dice) == 2


@pytest.mark.rule("glory.play-own-turn")
def test_secret_orders_need_a_ship_of_nobody_wherever_it_lies():
    nobody = Sea("vos", "frances").at(0, "havana").hand(0, "secret-orders").turn()
    assert nobody.card(0, "secret-orders") not in nobody.options()
    play = Sea("vos", "frances").at(0, "havana").hand(0, "secret-orders").npc("teach", ZONES[0]).turn()
    assert play.card(0, "secret-orders") in play.options()
