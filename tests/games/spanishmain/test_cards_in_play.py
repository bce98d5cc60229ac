"""Every card is fielded in a played game, and every pair of abilities that meet: all laws hold, nothing is endless."""

import os
from itertools import combinations

import pytest

from kaper.core.chance import Fast
from kaper.games.spanishmain.cards import CARDS, fielded
from tests.games.spanishmain.melee import fight, melee

WHOLE = bool(os.environ.get("KAPER_LONG"))
PLAYABLE = [number for number, card in enumerate(CARDS) if fielded(card)]
DECISIONS = 120 if WHOLE else 30
SQUADRON = 6
"""Cards that meet in one melee."""


def squadrons(cards: list[int], size: int) -> list[list[int]]:
    return [cards[i : i + size] for i in range(0, len(cards), size)]


@pytest.mark.rule("law.text-over-rules")
@pytest.mark.parametrize("part", range(9))
def test_every_card_is_fielded_and_played(part):
    """Cards far apart in the list meet, so that sets and nations mix."""
    mixed = [PLAYABLE[(i * 137) % len(PLAYABLE)] for i in range(len(PLAYABLE))]
    assert sorted(mixed) == PLAYABLE
    for number, cards in enumerate(squadrons(mixed, SQUADRON)):
        if number % 9 == part:
            match = melee(cards, number)
            assert fight(match, number, DECISIONS) > 0
            present = {ship.card for ship in match.state.ships} | set(match.state.crew_card)
            present |= {card for hand in match.state.events for card in hand} | {f.card for f in match.state.forts}
            kept = {card for card in cards if CARDS[card].type in ("ship", "crew", "fort")}
            assert kept <= present


# pairs of abilities

MOMENTS = {
    "shot": ("cannon_plus(1;vs=english)", "aura_cannon(1;S)", "all_L", "double_range_on6", "fire_through_ships"),
    "hit": (
        *("double_damage", "pick_mast", "hit_kills_crew(1/turn)", "hit_kills_cargo", "misfire", "repair_on_sink(1)"),
        *("armor(2)", "ignore_first_hit", "fragile", "unsinkable", "jonah", "crew_safe", "crew_shield", "TURTLE"),
    ),
    "move": ("no_pin", "SCHOONER", "GALLEY", "GHOST", "shoot_then_move", "board_at(S)", "pin_kills(crew)", "ram_proof"),
    "turn": (
        "extra_action(5+)",
        "extra_action(crew)",
        "same_action_twice(5+)",
        "admiral(6)",
        "reroll_any",
        "cancel(S)",
    ),
    "gold": (
        "gold_plus(2)",
        "steal_touch(1)",
        "plunder_touch(pirate)",
        "trade_random(S)",
        "raid_home(1)",
        "swap_islands",
    ),
    "pots": ("firepot", "smokepot", "stinkpot", "chainshot", "MARINE", "BROADSIDES", "FEAR"),
}


def bearer(word: str) -> int:
    """The first card with an ability."""
    return next(
        n for n in PLAYABLE if word in CARDS[n].effects | CARDS[n].keywords and CARDS[n].type in ("ship", "crew")
    )


PAIRS = [(moment, one, other) for moment, words in MOMENTS.items() for one, other in combinations(words, 2)]


@pytest.mark.rule("law.text-over-rules", "ability.no-stack-names")
@pytest.mark.parametrize("moment", list(MOMENTS))
def test_pairs_of_abilities_of_one_moment_keep_the_laws_in_both_orders(moment):
    """Each pair stands against itself with the sides swapped; random play ends its turns, gold and cards are conserved."""
    pairs = [(one, other) for kind, one, other in PAIRS if kind == moment]
    for number, (one, other) in enumerate(pairs):
        if not WHOLE and number % 3:
            continue
        for cards in ([bearer(one), bearer(other)], [bearer(other), bearer(one)]):
            match = melee([*cards, *cards], number)
            fight(match, number, 100 if WHOLE else 25)
            assert match.over or match.asked


def test_a_melee_ends_every_turn():
    """However many abilities are aboard, each turn comes to its end: nothing chains for ever."""
    cards = [bearer(word) for word in MOMENTS["turn"]]
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
