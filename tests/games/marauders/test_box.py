"""What is in the box and on the chart."""

from collections import Counter

import pytest

from kaper.core.match import Match
from kaper.core.words import KaperError
from kaper.games.marauders import GAME, box
from kaper.games.marauders.atlas import (
    ADJACENT,
    CARIBBEAN_SEA,
    DRIFT,
    NATIONS,
    PORT_NATION,
    ZONE,
    ZONE_RULES,
    ZONES,
    drift,
)
from kaper.games.marauders.captains import (
    CAPTAINS,
    FIGURE_OF,
    FIGURES,
    MANOWAR,
    NPCS,
    SHIP_CARDS,
    SHIPS,
)
from kaper.games.marauders.glory import pips, successes
from tests.games.marauders.tables import Sea


@pytest.mark.rule("component.dice", "test.success")
def test_only_five_and_six_are_skulls():
    assert [successes([face]) for face in range(1, 7)] == [0, 0, 0, 0, 1, 1]
    assert [pips([face]) for face in range(1, 7)] == [1, 2, 3, 4, 0, 0]


@pytest.mark.rule("component.coins")
def test_a_hundred_coins():
    assert sum(box.COINS.values()) == 100
    assert sum(value * count for value, count in box.COINS.items()) == 510


@pytest.mark.rule("component.decks", "npc.kinds", "specialist.types", "mission.info", "event.count")
def test_254_cards():
    s = Match(GAME, 2).start
    decks = [s.event_deck, s.glory_deck, s.captain_deck, s.cargo_deck, s.rumor_deck, s.mission_deck]
    assert [len(deck) for deck in decks] == [34, 70, 16, 64, 25, 25]
    assert sum(map(len, decks)) + SHIP_CARDS * len(SHIPS) == 254
    assert Counter(card.npc for card in box.NPC_CARD.values()) == {0: 3, 1: 3, 2: 3, 3: 3, 4: 3, 5: 3}
    assert len(box.EVENT) == 16
    assert Counter(hiring.type for hiring in box.HIRING.values()) == dict.fromkeys(range(8), 2)
    assert all(m.port >= 0 and (m.gold or m.extra) for m in box.MISSIONS)
    assert all(m.test >= 0 or m.pay or m.need for m in box.MISSIONS)


@pytest.mark.rule("component.cargo-symbols")
def test_cargo_cards():
    assert Counter(box.GOOD[card] for card in box.LOOT) == dict.fromkeys(range(8), 8)
    assert sum(symbol == box.ESCAPE for symbol in box.SYMBOL.values()) == 32
    assert Counter(box.LOOT.values()).most_common(1) == [(3, 24)]
    assert set(box.LOOT.values()) == {1, 2, 3, 4, 5}


@pytest.mark.rule(
    "component.demand-tokens", "component.merchant-tokens", "component.mod-tokens", "component.weapon-tokens"
)
@pytest.mark.rule("component.bounty-tokens")
def test_tokens():
    assert Counter(box.GOOD[token] for token in range(box.DEMAND0, box.MERCHANT0)) == dict.fromkeys(range(8), 3)
    assert Counter(NATIONS[flag] for flag in box.MERCHANT_NATION.values()) == {
        "spanish": 5,
        "dutch": 4,
        "french": 4,
        "english": 4,
    }
    assert Counter(box.MOD.values()) == dict.fromkeys(range(8), 2)
    assert box.WEAPON_TOKENS * len(box.WEAPONS) == 12
    assert max(GAME.seats) + 1 == box.BOUNTY_TOKENS  # one for each player and one for the War area


@pytest.mark.rule("component.ships-fleet", "component.flagship-markers", "component.cubes", "board.enemy-ship-area")
def test_figures_and_cubes():
    assert sum(FIGURES.values()) == 26
    sea = Sea("vos", "frances").ship(0, "manowar").at(0, "havana").npc("oquendo", "havana")
    view = sea.turn().m.view(0)
    assert view.boards[0].figure == FIGURE_OF[MANOWAR] == "galleon"
    assert view.boards[0].now == [5, 3, 5, 5, 5]
    assert [npc.name for npc in view.npcs] == list(NPCS)
    assert next(npc for npc in view.npcs if npc.zone).name == "spanish"
    assert {"player": len(view.boards[0].now) + 1, "enemy": len(SHIPS[0].locations)} == box.CUBES
    play = (
        Sea("vos", "frances")
        .ship(0, "galleon")
        .at(0, "havana")
        .npc("oquendo", "havana")
        .turn(dice=[[5, 1], [1, 1, 1], [1, 1, 1, 1]])
    )
    play.do("scout:npc:spanish")
    assert play.m.view(1).fight.enemy == [3, 3, 3, 3, 3]


@pytest.mark.rule("captain.skills", "captain.ability", "captain.home-port")
def test_captains():
    assert len(CAPTAINS) == 16
    assert all(1 <= value <= 4 for captain in CAPTAINS for value in captain.skills)
    assert Counter(captain.nation for captain in CAPTAINS) == dict.fromkeys(range(4), 4)
    sea = Sea("frances", "vos").bounty(0, english=1).at(0, "nassau")
    assert "enter" in sea.turn().options()
    assert "enter" not in sea.at(0, "bridgetown").turn().options()


@pytest.mark.rule("ship.stats")
def test_ships():
    rows = {ship.name: (ship.locations[0], *ship.locations[1:2], *ship.locations[3:], ship.maneuver) for ship in SHIPS}
    assert rows == {
        "sloop": (2, 2, 2, 1, 4),
        "flute": (3, 4, 1, 1, 2),
        "frigate": (3, 3, 3, 3, 3),
        "galleon": (4, 5, 4, 4, 1),
        "manowar": (5, 3, 5, 5, 2),
    }
    assert all(ship.locations[0] == ship.locations[2] for ship in SHIPS)


@pytest.mark.rule("board.zones", "board.zone-rules")
def test_zones():
    assert len(ZONES) == 17
    assert PORT_NATION.count(-1) == 1
    assert PORT_NATION[CARIBBEAN_SEA] == -1
    assert len(ZONE_RULES) == 16
    assert CARIBBEAN_SEA not in ZONE_RULES
    assert sum(map(len, ADJACENT)) == 2 * 34
    assert all(here in ADJACENT[there] for here, near in enumerate(ADJACENT) for there in near)


@pytest.mark.rule("board.compass", "npc.move-clockwise", "ruling.npc-drift-table")
def test_compass_letters_steer_npcs_only():
    assert all(there in ADJACENT[here] for here, letters in enumerate(DRIFT) for there in letters if there >= 0)
    assert drift(ZONE["bridgetown"], 1) == ZONE["trinidad"]  # no exit East, so South
    assert drift(ZONE["basse_terre"], 2) == ZONE["trinidad"]
    assert ZONE["caracas"] not in DRIFT[ZONE["basse_terre"]]
    play = Sea("richery", "vos").at(0, "basse_terre").turn()
    assert "sail:caracas" in play.options()


@pytest.mark.rule("ruling.players")
def test_two_to_four_players():
    assert GAME.seats == (2, 3, 4)
    with pytest.raises(KaperError):
        Match(GAME, 5)
    with pytest.raises(KaperError):
        Match(GAME, 1)


@pytest.mark.rule("component.demand-tokens", "component.merchant-tokens")
def test_the_first_and_the_last_of_each_kind_have_their_names():
    firsts = [box.item_name(item) for item in (box.MISSION0, box.DEMAND0, box.MERCHANT0, box.MOD0)]
    assert [name.partition("-")[0] for name in firsts] == ["card", "good", "nation", "mod"]
    lasts = [box.item_name(item - 1) for item in (box.DEMAND0, box.MERCHANT0, box.MOD0)]
    assert [name.partition("-")[0] for name in lasts] == ["card", "good", "nation"]
    assert lasts[0] == "card-m25"


@pytest.mark.rule("component.decks")
def test_a_card_that_is_lost_or_doubled_is_a_problem():
    lost, doubled = Sea("vos", "frances"), Sea("vos", "frances")
    assert list(GAME.problems(lost.s)) == []
    lost.s.cargo_deck.pop()
    doubled.s.glory_discard.append(doubled.s.glory_deck[0])
    assert list(GAME.problems(lost.s))
    assert list(GAME.problems(doubled.s))
