"""The box, setting up, and the outfitting before month 1."""

import msgspec
import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.words import KaperError
from kaper.games.cove import GAME
from kaper.games.cove.cards import (
    BLACK_SHIPS,
    CARD,
    CHESTS,
    COINS,
    COLOURS,
    COST,
    GOLD,
    HOUSE_CARDS,
    MOST_DICE,
    NAVY,
    OUTER,
    PIRATE,
    PLACES,
    TREASURES,
    VALUE,
)
from kaper.games.cove.setup import setup
from kaper.games.cove.ship import dice, speed
from kaper.games.cove.state import CoveOptions
from tests.games.cove.tables import A, B, Board, C, Play


def fresh(seats=4, seed=1, **options):
    return Match(GAME, seats, CoveOptions(**options), Fast(seed), listen=True)


def outfit(match, **steps):
    """All captains buy nothing but those named, who buy the given steps."""
    for seat in range(match.seats):
        assert match.act(seat, steps.get("ABCDE"[seat], [])) is None
    return match


@pytest.mark.rule("component.players")
def test_the_game_is_for_three_to_five():
    for seats in (2, 6):
        with pytest.raises(KaperError):
            Match(GAME, seats)
    assert [fresh(seats).seats for seats in (3, 4, 5)] == [3, 4, 5]


@pytest.mark.rule("component.board")
def test_the_board_has_five_outer_islands_treasure_island_and_the_cove():
    assert [(place.number, place.kind) for place in PLACES] == [
        *((number, "outer") for number in range(1, 6)),
        (6, "inner"),
        (7, "haven"),
    ]
    assert OUTER == (1, 2, 3, 4, 5)


@pytest.mark.rule("component.ships", "setup.player-kit")
def test_five_colours_and_two_black_ships():
    assert len(set(COLOURS)) == 5
    assert len(BLACK_SHIPS) == 2
    view = fresh(5).view(None)
    assert len({ship.colour for ship in view.ships}) == 5
    assert all(len(ship.sections) == 4 and ship.fame == 0 for ship in view.ships)


@pytest.mark.rule("component.mats", "ship.tracks")
def test_all_mats_are_alike():
    view = fresh(5).view(None)
    assert view.values == [[4, 5, 6, 7, 8, 9, 10, 12]] * 2 + [[2, 2, 3, 3, 4, 4, 5, 5]] * 2
    mats = [[(s.key, s.position, s.value, s.next_cost) for s in ship.sections] for ship in view.ships]
    assert all(mat == mats[0] for mat in mats)
    assert [key for key, *_ in mats[0]] == ["hull", "sails", "cannon", "crew"]
    assert (VALUE[1][4], VALUE[3][5]) == (7, 4)


@pytest.mark.rule("component.cards.total")
def test_the_box_holds_112_cards():
    house = NAVY - HOUSE_CARDS
    assert (len(TREASURES), len(CARD) - 3, house) == (60, 42, 4)
    legends = [ship for ship in PIRATE.values() if ship.key != "navy" and not ship.blank]
    assert 60 + len(legends) + 1 + 42 + house == 112


@pytest.mark.rule("component.cards.tavern", "tavern.types")
def test_the_tavern_deck_by_type():
    types = [card.type for card in CARD.values() if not card.blank]
    counts = {kind: types.count(kind) for kind in ("parrot", "shipwright", "battle", "volley", "event", "fame")}
    assert counts == {"parrot": 4, "shipwright": 7, "battle": 8, "volley": 6, "event": 8, "fame": 9}
    assert sum(counts.values()) == len(types) == 42


@pytest.mark.rule("component.cards.fame")
def test_nine_fame_cards_are_worth_fourteen():
    worth = sorted(card.fame for card in CARD.values() if card.type == "fame")
    assert worth == [1] * 5 + [2] * 3 + [3]


@pytest.mark.rule("component.cards.treasure", "component.treasure.list")
def test_thirty_treasure_cards_twice_each():
    rows = [msgspec.structs.astuple(card) for card in TREASURES]
    assert all(amount >= 0 and isinstance(amount, int) for row in rows for amount in row)
    assert len(set(rows)) == 30
    assert all(rows.count(row) == 2 for row in rows)
    assert tuple(sum(column) for column in zip(*rows, strict=True)) == (88, 294, 142, 10)


@pytest.mark.parametrize(
    ("kind", "counts"),
    [
        pytest.param(
            "event",
            {"farewell": 1, "consort": 1, "nest": 1, "account": 1, "commission": 1, "intercept": 2, "map": 1},
            marks=pytest.mark.rule("event.count"),
        ),
        pytest.param(
            "battle",
            {"avast": 1, "wind": 2, "grapple": 2, "smoke": 2, "overboard": 1},
            marks=pytest.mark.rule("battle.count"),
        ),
        pytest.param("volley", {"grapeshot": 2, "keg": 2, "salute": 2}, marks=pytest.mark.rule("volley.count")),
    ],
)
def test_copies_of_each_card(kind, counts):
    keys = [card.key for card in CARD.values() if card.type == kind and not card.blank]
    assert {key: keys.count(key) for key in keys} == counts


@pytest.mark.rule("component.doubloons", "component.chests")
def test_gold_and_chests_in_the_box():
    assert sum(worth * count for worth, count in COINS) == GOLD == 124
    assert sum(count for _, count in COINS) == 44
    state = fresh(5).state
    assert sum(state.gold) + state.supply_gold == 124
    assert sum(state.chests) + state.supply_chests == CHESTS == 50
    state.supply_gold -= 1
    state.supply_chests += 1
    assert sorted(GAME.problems(state)) == ["123 gold", "51 chests"]


@pytest.mark.rule("component.doubloons.change")
def test_gold_is_one_number():
    play = Board().ship(A, at=1, gold=5).pirate("hook", at=5).upgrade()
    play.do(A, "buy")
    assert play.s.gold[A] == 3


@pytest.mark.rule("component.dice", "parrot.silver")
def test_six_dice_are_the_most():
    board = Board().ship(A, parrot="silver", all=2)
    assert dice(board.state, A) == MOST_DICE == 6
    board = Board(blank_cards="on").ship(A, parrot="silver", hand="rations")
    play = board.battle(3, A, B).do(A, "rations")
    assert dice(play.s, A) == 6


@pytest.mark.rule("component.blank-cards")
def test_house_cards_only_with_the_option():
    plain, house = setup(4, CoveOptions()), setup(4, CoveOptions(blank_cards="on"))
    assert (len(plain.deck), len(plain.pirate_deck)) == (42, 5)
    assert (len(house.deck), len(house.pirate_deck)) == (45, 6)


@pytest.mark.rule("setup.treasure-stacks")
def test_twelve_treasure_cards_on_each_outer_island():
    view = fresh().view(None)
    assert [island.stack for island in view.islands] == [12] * 5 + [0, 0]


@pytest.mark.rule("setup.tavern-deck", "setup.tavern-card")
def test_everybody_draws_one_tavern_card():
    for seed in range(20):
        state = fresh(seed=seed).state
        assert len(state.deck) == 42 - 4
        assert [len(hand) + len(perch) for hand, perch in zip(state.hands, state.perches, strict=True)] == [1] * 4
    assert fresh(seed=1).state.deck != fresh(seed=2).state.deck


@pytest.mark.rule("setup.tavern-card.order")
def test_a_parrot_dealt_is_perched_before_outfitting():
    seen = 0
    for seed in range(60):
        match = fresh(seed=seed)
        order = [told.event.seat for told in match.told if type(told.event).__name__ in ("CardDrawn", "ParrotPerched")]
        assert sorted(set(order)) == list(dict.fromkeys(order)) == [0, 1, 2, 3]
        for seat, ship in enumerate(match.view(None).ships):
            if ship.parrot is not None:
                seen += 1
                assert ship.hand == 0
                assert match.asked[seat].__class__.__name__ == "Outfit"
    assert seen > 5


@pytest.mark.rule("setup.legend-deck")
def test_the_navy_is_no_legendary_pirate():
    deck = setup(4, CoveOptions(blank_cards="on")).pirate_deck
    assert NAVY not in deck
    assert "navy" not in {PIRATE[item].key for item in deck}
    first = {fresh(seed=seed).view(None).black_ships[0].pirate.key for seed in range(60)}
    assert first == {"blackbeard", "dutchman", "hook", "bonny", "cacafuego"}


@pytest.mark.rule("setup.gold", "setup.supply", "setup.fame")
@pytest.mark.parametrize(("seats", "supply"), [(3, 97), (4, 88), (5, 79)])
def test_nine_gold_each_and_the_rest_on_treasure_island(seats, supply):
    state = fresh(seats).state
    assert state.gold == [9] * seats
    assert (state.supply_gold, state.supply_chests) == (supply, 50)
    assert state.fame == [0] * seats


@pytest.mark.rule("setup.markers")
def test_a_fresh_ship():
    ship = fresh().view(None).ships[0]
    assert [section.position for section in ship.sections] == [2, 2, 2, 2]
    assert [section.value for section in ship.sections] == [5, 5, 2, 2]


@pytest.mark.rule("setup.black-ship", "setup.black-ship.three")
@pytest.mark.parametrize(("seats", "islands"), [(3, [1, 4]), (4, [1]), (5, [1])])
def test_black_ships_at_the_start(seats, islands):
    ships = fresh(seats).view(None).black_ships
    assert [ship.island for ship in ships] == islands
    keys = [ship.pirate.key for ship in ships]
    assert len(set(keys)) == len(islands)


@pytest.mark.rule("setup.outfit", "ship.costs", "setup.outfit.payment")
def test_outfitting_with_nine_gold():
    match = fresh(4)
    steps = ["hull:3", "cannon:3", "crew:3", "sails:3", "sails:4"]
    outfit(match, A=steps)
    ship = match.view(None).ships[0]
    assert [section.value for section in ship.sections] == [6, 7, 3, 3]
    assert (ship.gold, match.state.supply_gold) == (3, 88 + 6)
    assert COST[1:] == (0, 1, 1, 2, 2, 3, 3, 4)
    assert sum(COST[3:9]) == 15


def test_outfitting_refuses_gaps_and_debts():
    match = fresh(4)
    gap = match.act(A, ["hull:4"])
    debt = match.act(A, ["hull:3", "hull:4", "hull:5", "sails:3", "sails:4", "sails:5"])
    assert gap is not None
    assert gap.rule == "setup.outfit"
    assert debt is not None
    assert debt.rule == "upgrade.limit"
    assert match.state.gold[A] == 9


@pytest.mark.rule("setup.outfit.simultaneous")
def test_nobody_sees_anothers_purchases():
    match = fresh(4)
    before = [match.view(seat) for seat in (B, None)]
    told = len(match.told)
    match.act(A, ["hull:3"])
    assert [match.view(seat) for seat in (B, None)] == before
    assert len(match.told) == told
    assert list(match.asked) == [1, 2, 3]


@pytest.mark.rule("setup.outfit.cards")
def test_no_cards_while_outfitting():
    for seed in range(80):
        match = fresh(seed=seed)
        holders = [seat for seat, hand in enumerate(match.state.hands) if hand and CARD[hand[0]].key == "shipwright"]
        for seat in holders:
            ids = {option.id.partition(":")[0] for option in match.question(seat).options}
            assert ids == {"hull", "sails", "cannon", "crew"}
            return
    raise AssertionError("no shipwright was dealt")


@pytest.mark.rule("setup.ship-location", "nav.choices")
def test_every_island_can_be_reached_in_month_one():
    match = outfit(fresh(4))
    play = Play.__new__(Play)
    play.match = match
    play.settle()
    assert match.view(None).islands[6].ships == [0, 1, 2, 3]
    assert [play.options(seat) for seat in range(4)] == [["1", "2", "3", "4", "5", "6"]] * 4


@pytest.mark.rule("ship.dice")
@pytest.mark.parametrize(("cannon", "crew", "count"), [(3, 2, 2), (2, 3, 2), (3, 3, 3), (8, 5, 4)])
def test_dice_are_the_lower_of_cannon_and_crew(cannon, crew, count):
    assert dice(Board().ship(A, cannon=cannon, crew=crew).state, A) == count


@pytest.mark.rule("ship.speed", "parrot.trelawney")
def test_speed_is_the_sails_value():
    board = Board().ship(A, sails=5).ship(B, sails=4).ship(C, sails=2, parrot="trelawney")
    assert [speed(board.state, seat) for seat in (A, B, C)] == [8, 7, 25]
    play = board.battle(3, A, B)
    assert list(play.asked) == [A]
    play = Board().ship(A, sails=2, parrot="trelawney", hull=8).battle(1, A, dice=[[1, 1, 1, 1]])
    play.settle()
    assert play.s.order[0] == A  # before Blackbeard's 24
