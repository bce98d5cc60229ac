"""Every card is fielded in a played game, and every pair of abilities that meet: all laws hold, nothing is endless."""

import os
from itertools import combinations

import pytest

from kaper.core.chance import Fast
from kaper.games.spanishmain.cards import CARDS
from tests.games.spanishmain.melee import PLAYABLE, fight, joint, melee, mixed_squadrons

WHOLE = bool(os.environ.get("KAPER_LONG"))
DECISIONS = 120 if WHOLE else 30


@pytest.mark.rule("law.text-over-rules")
@pytest.mark.parametrize("part", range(9))
def test_every_card_is_fielded_and_played(part):
    assert sorted(card for cards in mixed_squadrons() for card in cards) == PLAYABLE
    for number, cards in enumerate(mixed_squadrons()):
        if number % 9 == part:
            match = melee(cards, number)
            assert fight(match, number, DECISIONS) > 0
            present = {ship.card for ship in match.state.ships} | set(match.state.crew_card)
            present |= {card for hand in match.state.events for card in hand} | {f.card for f in match.state.forts}
            kept = {card for card in cards if CARDS[card].type in ("ship", "crew", "fort")}
            assert kept <= present


# pairs of abilities

MOMENTS = {
    "aiming": (
        *("all_L", "double_range_on6", "fire_through_ships", "JUNK", "immune", "untargetable", "cannons_stay"),
        *("no_shoot", "musket", "captain", "cannoneer", "BROADSIDES", "MARINE", "shoot_then_move"),
    ),
    "a shot": ("cannon_plus", "aura_cannon", "marine_plus", "weak_to", "reroll_any", "jonah", "MARINE", "BROADSIDES"),
    "a hit": (
        *("double_damage", "pick_mast", "hit_kills_crew", "hit_kills_cargo", "misfire", "armor", "ignore_first_hit"),
        *("fragile", "TURTLE", "firepot", "smokepot", "stinkpot", "chainshot", "crew_safe", "crew_shield"),
        "TREASURESHIP",
    ),
    "a loss": ("repair_on_sink", "unsinkable", "fragile", "return_home", "RANSOM", "crew_safe", "crew_shield", "jonah"),
    "a course": (
        *("move_plus", "move_set", "bonus_move", "oars", "ignore_terrain", "GHOST", "no_pin", "GALLEY", "SCHOONER"),
        *("shoot_then_move", "FEAR", "EMPERORSCOMMANDER"),
    ),
    "a contact": (
        *("no_pin", "pin_kills", "ram_proof", "GALLEY", "GHOST", "TURTLE", "board_at", "board_plus", "board_capture"),
        *("RANSOM", "jonah", "steal_touch", "plunder_touch"),
    ),
    "a turn": (
        *("extra_action", "same_action_twice", "admiral", "reroll_any", "cancel", "GHOST", "FEAR", "stowaway"),
        "EMPERORSCOMMANDER",
    ),
    "a deck": (
        "cargo_plus",
        "no_space",
        "no_crew",
        "stay_aboard",
        "crew_ok",
        "stowaway",
        "MARINE",
        "jonah",
        "shipwright",
    ),
    "treasure": (
        *("explorer", "gold_plus", "steal_touch", "plunder_touch", "trade_random", "raid_home", "swap_islands"),
        *("no_last_treasure", "mark_explored", "peek", "treasure_to_cannon", "unload_within", "claim_derelict"),
        *("bonus_move", "TREASURESHIP", "cargo_plus", "move_set"),
    ),
}
"""The abilities of ships and crew, whatever number or nation they name, by the moment at which the rules ask for them."""

BEFORE_THE_GAME = {"crew_discount", "fleet_points", "link_choice", "LIMIT"}
"""What only tells which fleets may be built."""

BEARERS = {
    word.partition("(")[0]: number  # the last one: a crew, where there is any, goes aboard any ship
    for kind in ("ship", "crew")
    for number in reversed(PLAYABLE)
    if CARDS[number].type == kind
    for word in CARDS[number].effects | CARDS[number].keywords
}


def test_every_ability_has_its_moment():
    assert {word for words in MOMENTS.values() for word in words} == set(BEARERS) - BEFORE_THE_GAME


@pytest.mark.rule("law.text-over-rules", "ability.no-stack-names")
@pytest.mark.parametrize("moment", list(MOMENTS))
def test_all_pairs_of_abilities_of_one_moment_keep_the_laws_in_both_orders(moment):
    """Each pair, aboard one ship, against the same in the other order: random play goes on, gold and cards are conserved."""
    for number, (one, other) in enumerate(combinations(MOMENTS[moment], 2)):
        match = joint(BEARERS[one], BEARERS[other], number)
        fight(match, number, 150 if WHOLE else 30)
        assert match.over or match.asked, (one, other)


def test_a_melee_ends_every_turn():
    """However many abilities are aboard, each turn comes to its end: nothing chains for ever."""
    cards = [BEARERS[word] for word in MOMENTS["a turn"]]
    match = melee(cards, 3)
    rng = Fast(3)
    turns = answers = 0
    while not match.over and turns < 6:
        for seat, decision in list(match.asked.items()):
            answers += 1
            before = match.state.active
            assert match.act(seat, decision.sample(match.state, rng)) is None
            turns += match.state.active != before
    assert answers < 2000
