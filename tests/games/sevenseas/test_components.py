"""What is in the box, and the set-up of the game."""

from collections import Counter
from itertools import permutations

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.words import KaperError
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.cards import (
    ADVENTURE,
    CHARACTERS,
    CONVOYS,
    CURSES,
    KIND,
    LAST_ROUND,
    NATIONS,
    PIRATE_BAY,
    PORTS,
    PRICES,
    nation_of,
    size_of,
)
from kaper.games.sevenseas.events import Called
from kaper.games.sevenseas.mats import lap
from tests.games.sevenseas.tables import asked, calling, names, say, sea, showing, told


def new_game(seats, seed=1):
    return Match(GAME, seats, chance=Fast(seed))


def every_adventure_card(s):
    return sorted([*s.adventure, *s.left, *s.right, *s.aside, *(card for p in s.players for card in p.hand)])


# the box


@pytest.mark.rule("component.character-cards", "setup.characters")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_the_same_seven_characters(seats):
    match = new_game(seats)
    seven = ("shipwright", "governor", "captain", "islander", "shaman", "merchant", "cartographer")
    for seat in range(seats):
        assert tuple(match.asked[seat].options(match.state)) == seven
        assert match.view(seat).players[seat].characters == seven


@pytest.mark.rule("component.adventure-deck", "curse.names")
def test_the_adventure_deck_has_31_cards():
    cards = every_adventure_card(new_game(4).state)
    assert cards == list(range(31))
    assert len([c for c in cards if c in CONVOYS]) == 16
    assert len([c for c in cards if c in PORTS]) == 6
    curses = ["kraken", "iceberg", "sirens", "mutiny", "whirlpool", "tavern", "idol", "wages"]
    assert names([c for c in cards if c in CURSES]) == curses
    assert names([LAST_ROUND]) == ["last-round"]


@pytest.mark.rule("component.convoy-card")
def test_each_nation_has_one_convoy_of_each_size():
    convoys = sorted((NATIONS[nation_of(card)], size_of(card)) for card in CONVOYS)
    assert convoys == sorted(
        (nation, size) for nation in ("england", "spain", "france", "holland") for size in (1, 2, 3, 4)
    )
    assert all(ADVENTURE[card] == f"convoy-{NATIONS[nation_of(card)]}-{size_of(card)}" for card in CONVOYS)


@pytest.mark.rule("component.port-card")
def test_the_six_ports_are_the_six_orders_of_demand():
    assert sorted(PRICES[port] for port in PORTS) == sorted(permutations((1, 2, 3)))
    assert sorted(PRICES[PIRATE_BAY]) == [1, 2, 3]


@pytest.mark.rule("component.loot-deck", "setup.loot-deck")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_loot_pile_holds_fifteen_of_each_kind(seats):
    s = new_game(seats).state
    assert Counter(KIND[item] for item in s.loot) == {0: 15, 1: 15, 2: 15, 3: 15}
    assert len(s.loot) == 60
    assert s.loot_discard == []
    assert s.loot != sorted(s.loot), "shuffled"


@pytest.mark.rule("component.unlimited-tokens")
def test_tokens_never_run_out():
    s = sea(2, {"hand": ["tavern"], "yin_yang": 30}, {"skulls": 6})
    match = calling(s, {0: "shaman"}, showing(0, [], [], reds=[6, 1], cause="tavern"))
    say(match, (0, "tavern"), (0, "6-1"))
    assert match.state.players[0].yin_yang == 33
    assert match.state.players[1].skulls == 7


@pytest.mark.rule("component.character-order", "round.call.order")
@pytest.mark.parametrize("seats", [(0, 1, 2, 3), (3, 1, 0, 2), (2, 3, 1, 0)])
@pytest.mark.parametrize(
    "characters", [("shipwright", "captain", "shaman", "merchant"), ("governor", "islander", "shaman", "cartographer")]
)
def test_characters_act_in_the_order_of_the_ruler_whoever_chose_them(seats, characters):
    s = sea(4)
    match = calling(s, dict(zip(seats, characters, strict=True)))
    order = []
    while asked(match)[1] != "ChooseCharacter":
        seat, _ = asked(match)
        order.append(seat)
        say(match, (seat, "decline" if characters[seats.index(seat)] in ("captain", "islander", "shaman") else "end"))
    called = [CHARACTERS[event.character] for event in told(match, Called)]
    assert called == list(characters)
    assert order == [seat for seat in seats if seat in order]


@pytest.mark.rule("component.score-track", "component.token-40-80")
@pytest.mark.parametrize(
    ("chests", "side"), [(0, 0), (39, 0), (40, 40), (41, 40), (79, 40), (80, 80), (119, 80), (123, 80)]
)
def test_the_chest_token_only_reminds_of_laps(chests, side):
    s = sea(2, {"chests": chests, "fleet": 10 - min(chests // 10, 10), "guards": min(chests // 10, 10)})
    mat = calling(s, {0: "captain"}).view(1).players[0]
    assert mat.lap == side
    assert mat.points == chests


@pytest.mark.rule("component.token-40-80")
@pytest.mark.parametrize(("chests", "after"), [(80, 40), (40, 0), (41, 40)])
def test_the_token_turns_back_when_a_chest_is_lost(chests, after):
    s = sea(2, {"chests": chests, "fleet": 2, "guards": chests // 10}, {"hand": ["idol"]})
    match = calling(s, {1: "shaman"})
    say(match, (1, "idol"), (1, "rum"))
    assert match.view(0).players[0].chests == chests - 1
    assert match.view(0).players[0].lap == after == lap(chests - 1)


@pytest.mark.rule("component.tray")
def test_ships_sent_lie_nowhere_until_the_throw():
    s = sea(2, {"hand": ["convoy-spain-1"]})
    match = calling(s, {0: "captain"})
    say(match, (0, "convoy-spain-1"), (0, 2))
    assert match.state.players[0].sent == 2
    assert match.state.throw is None
    assert match.view(0).tray is None
    say(match, (1, 1))
    tray = match.view(0).tray
    assert tray is not None
    assert [die.owner for die in tray.dice] == [-1, 0, 0, 1]


# the set-up


@pytest.mark.rule("setup.players")
@pytest.mark.parametrize("seats", [1, 5, 0])
def test_a_game_for_one_or_five_is_refused(seats):
    with pytest.raises(KaperError, match="error-seats"):
        new_game(seats)
    assert GAME.seats == (2, 3, 4)


@pytest.mark.rule("setup.fleet", "setup.chests", "setup.zero-tokens")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_starts_with_seven_ships_and_seven_chests(seats):
    for mat in new_game(seats).view(None).players:
        assert (mat.fleet, mat.empty, mat.reserve, mat.guards) == (7, 7, 3, 0)
        assert mat.chests == 7
        assert (mat.yin_yang, mat.skulls, mat.double_hold, mat.unsinkable, mat.talismans) == (0, 0, 0, 0, 0)
        assert (mat.corsairs, mat.hold) == ([], [])


@pytest.mark.rule("setup.adventure-hand", "setup.last-round-card", "setup.deal-order")
@pytest.mark.parametrize(("seats", "above"), [(2, 14), (3, 15), (4, 12)])
def test_three_cards_each_and_six_under_the_last_round(seats, above):
    for seed in range(20):
        s = new_game(seats, seed).state
        assert [len(p.hand) for p in s.players] == [3] * seats
        assert all(LAST_ROUND not in p.hand for p in s.players)
        assert s.adventure[6] == LAST_ROUND, "six lie below"
        assert len(s.adventure) == 6 + 1 + above
    assert new_game(seats, 1).state.adventure != new_game(seats, 2).state.adventure, "shuffled"


@pytest.mark.rule("setup.pirate-bay")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_first_port_is_the_pirate_bay(seats):
    view = new_game(seats).view(0)
    assert view.port == "pirate-bay"
    assert view.ports_played == []


@pytest.mark.rule("setup.pirate-bay-prices")
@pytest.mark.parametrize(("good", "chests"), [("rum", 9), ("coffee", 6), ("fruit", 3)])
def test_the_pirate_bay_pays_like_any_port(good, chests):
    match = calling(sea(3, {good: 3, "chests": 0}), {0: "merchant", 1: "merchant"})
    say(match, (0, "sell"), (0, [f"{good}:1", f"{good}:2", f"{good}:3"]))
    assert match.state.players[0].chests == chests


@pytest.mark.rule("setup.first-player")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_chance_names_the_first_player(seats):
    first = [new_game(seats, seed).state.first for seed in range(600)]
    assert first == [new_game(seats, seed).state.first for seed in range(600)]
    for seat in range(seats):
        assert 0.8 < first.count(seat) * seats / 600 < 1.2


@pytest.mark.rule("setup.2p.remove-convoys")
def test_two_players_leave_the_convoys_of_four_in_the_box():
    s = new_game(2).state
    cards = every_adventure_card(s)
    assert len(cards) == 27
    assert LAST_ROUND in cards
    convoys = [size_of(card) for card in cards if card in CONVOYS]
    assert len(convoys) == 12
    assert 4 not in convoys
    assert names(s.box) == ["convoy-england-4", "convoy-spain-4", "convoy-france-4", "convoy-holland-4"]
    assert new_game(3).state.box == []


def test_a_zone_takes_only_what_belongs_there():
    zones = {zone.name: zone.accepts for zone in GAME.zones(sea(2))}
    everything = range(len(KIND))
    accepted = {name: {item for item in everything if fits(item)} for name, fits in zones.items() if fits is not None}
    goods = {item for item in everything if KIND[item] in (0, 1, 2)}
    talismans = {item for item in everything if KIND[item] == 3}
    assert (len(goods), len(talismans)) == (45, 15)
    assert accepted["drawn"] == accepted["hold:0"] == accepted["hold:1"] == goods
    assert accepted["talismans:0"] == talismans
    assert accepted["loot-discard"] == goods | talismans
    assert accepted["left"] == set(PORTS)
    assert accepted["right"] == {*CONVOYS, *CURSES}
    assert accepted["aside"] == {LAST_ROUND}
