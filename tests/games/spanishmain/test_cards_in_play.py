"""Every card is fielded in a played game, and every pair of abilities that meet: all laws hold, nothing is endless."""

import os
from itertools import combinations

import pytest

from kaper.core.chance import Fast
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.abilities import ONCE, room, spent
from kaper.games.spanishmain.cards import CARDS, NUMBER, Card
from kaper.games.spanishmain.effects.free import FREE
from kaper.games.spanishmain.effects.start import renewed
from kaper.games.spanishmain.geometry.shapes import BUILDS
from tests.games.spanishmain.melee import PLAYABLE, fight, joint, melee, mixed_squadrons
from tests.games.spanishmain.tables import ALBION, GOLIATH, NYMPH, Play, Waters
from tests.games.spanishmain.test_vocabulary import vocabulary
from tests.games.spanishmain.words_by_rule import rule_of

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

FORTS_ALONE = {
    "ability.cannon-plus-1-if-ship-docked-here",
    *(f"ability.fort-{what}" for what in ("big-gun-2l", "d6-armor", "ghost-crew", "lookout", "second-action-4")),
}
"""What no ship or crew has."""

BEARERS = {
    rule_of(word): (word, number)  # the last one: a crew, where there is any, goes aboard any ship
    for kind in ("ship", "crew")
    for number in reversed(PLAYABLE)
    if CARDS[number].type == kind
    for word in CARDS[number].effects | CARDS[number].keywords
}
"""By its rule each ability of ships and crew, every one of those that share a name, and a card that has it."""


def abilities(moment: str) -> list[int]:
    """Cards with all the abilities of one moment, each with what it is tied to."""
    return [card for word, card in BEARERS.values() if word.partition("(")[0] in MOMENTS[moment]]


def test_every_ability_has_its_moment():
    names = {word.partition("(")[0] for word, _ in BEARERS.values()}
    assert {word for words in MOMENTS.values() for word in words} == names - BEFORE_THE_GAME
    rules = {rule for rule in vocabulary() if rule.startswith(("ability.", "keyword."))}
    assert rules - set(BEARERS) == FORTS_ALONE


@pytest.mark.rule("law.text-over-rules", "ability.no-stack-names")
@pytest.mark.parametrize("moment", list(MOMENTS))
def test_all_pairs_of_abilities_of_one_moment_keep_the_laws_in_both_orders(moment):
    """Each pair, aboard one ship, against the same in the other order: random play goes on, gold and cards are conserved."""
    for number, (one, other) in enumerate(combinations(abilities(moment), 2)):
        match = joint(one, other, number)
        fight(match, number, 150 if WHOLE else 30)
        assert match.over or match.asked, (CARDS[one].id, CARDS[other].id)


def test_a_melee_ends_every_turn():
    """However many abilities are aboard, each turn comes to its end: nothing chains for ever."""
    cards = abilities("a turn")
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


# free actions, one before the other

DECKS = [CARDS[number] for number in PLAYABLE if CARDS[number].type == "crew"]
HULLS = [CARDS[number] for number in PLAYABLE if CARDS[number].type == "ship"]


def bearer(cards: list[Card], word: str) -> str:
    """A card with an ability; empty: there is none among these."""
    return next((card.id for card in cards if word in card.effects | card.keywords), "")


FREELY = [word for word in FREE if bearer(DECKS, word) or bearer(HULLS, word)]
PAIRS = [pair for pair in combinations(FREELY, 2) if any(bearer(DECKS, word) for word in pair)]
"""What may be used freely, and what of it may come together: two that only ships have never do."""


def gathering(pair: tuple[str, str], at_home: bool) -> Waters:
    """A ship on which both abilities work, in or near her port: an enemy alongside, an island near, gold, crew to spare."""
    table = Waters()
    s = table.s
    hull = next((bearer(HULLS, word) for word in pair if not bearer(DECKS, word)), GOLIATH)
    foe = "scs-5" if "plunder_touch(jade)" in pair else NYMPH
    beside = (BUILDS[CARDS[NUMBER[hull]].masts].beam + BUILDS[CARDS[NUMBER[foe]].masts].beam) / 200 + 0.2
    table.ship(0, hull, *((500, 177.4, 270) if at_home else (500, 230, 0)))
    table.ship(1, foe, *((500 + beside, 200, 270) if at_home else (490, 230 + beside, 0)), coins=(2, 1))
    table.crew(1, "sm-t-008")
    land = s.islands[5]
    land.x, land.y, land.marks = (42_000, 24_000, 2) if at_home else (45_000, 30_500, 2)
    table.ship(0, ALBION, 900, 850, 0)
    table.home(0, 1)
    crew = [card for word in pair if (card := bearer(DECKS, word))]
    for card in (*crew, "sm-t-025"):  # and an Oarsman, who takes no room
        item = table.crew(0, card)
        s.drifters = (*s.drifters, item)
    if room(s, s.ships[0]) > 1:
        table.coin(s.ships[0].coins, 1, 1)
    return table


def freely(pair: tuple[str, str], at_home: bool, seed: int) -> tuple[str, ...]:
    """Uses one after the other, as far as they are offered; laws hold after every answer, and each comes to its end."""
    play = gathering(pair, at_home).turn(then=seed)
    used: list[str] = []
    for word in pair:
        if play.asks == "Order" and f"use:0:{word}" in play.options():
            play.do(f"use:0:{word}")
            used.append(word)
            for _ in range(4):
                assert list(GAME.problems(play.s)) == [], pair
                if play.asks in ("Order", ""):
                    break
                play.do(play.options()[-1])
            assert play.asks in ("Order", ""), pair
    return tuple(used)


RULED_OUT = {
    ("extra_action(crew)", "extra_action(5+)"),  # nobody has a third action
    ("extra_action(crew)", "same_action_twice(5+)"),
    ("plunder_touch(pirate)", "steal_touch(1)"),  # nothing is left aboard
    ("plunder_touch(pirate)", "trade_random(S)"),
    ("unload_within(S)", "trade_random(S)"),
    ("unload_within(S)", "GHOST"),  # who has unloaded is solid
    ("GHOST", "treasure_to_cannon(3S)"),  # a ghost is not docked
    ("unload_within(S)", "treasure_to_cannon(3S)"),  # one is near home, the other in port
    ("treasure_to_cannon(3S)", "unload_within(S)"),
}
"""What cannot be done after the first, by the rules of the two."""


@pytest.mark.rule("ability.no-stack-names", "turn.free-action")
def test_free_actions_are_taken_in_either_order():
    """All pairs of abilities that are used freely, either first, in port or near it; but for those that rule out each other."""
    for one, other in PAIRS:
        for pair in ((one, other), (other, one)):
            tries = (freely(pair, place, seed) for seed in range(6) for place in (True, False))
            assert (pair in tries) is (pair not in RULED_OUT), pair


ONCE_A_TURN = [word for word in FREELY if word.partition("(pirate")[0].partition("(jade")[0] in ONCE]


@pytest.mark.rule("ability.no-stack-names", "turn.free-action")
@pytest.mark.parametrize("word", ONCE_A_TURN)
def test_what_may_be_used_once_a_turn_is_used_once_though_two_aboard_have_it(word):
    used = [play for at_home in (True, False) if (play := twice(word, at_home)) is not None]
    assert used
    for play in used:
        assert f"use:0:{word}" not in play.options()
        key = word.partition("(pirate")[0].partition("(jade")[0]
        assert spent(play.s.ships[0], key)
        renewed(play.s, 1)  # as the next player's turn begins
        assert not spent(play.s.ships[0], key)


def twice(word: str, at_home: bool) -> Play | None:
    """The table after an ability was used once, where two crew have it if any crew does; None where it cannot be."""
    play = gathering((word, word), at_home).turn(then=1)
    if f"use:0:{word}" not in play.options():
        return None
    play.do(f"use:0:{word}")
    while play.asks != "Order":
        play.do(play.options()[-1])
    return play
