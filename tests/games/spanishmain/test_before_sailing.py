"""Before the first order, pinned: dice, fleets, berths, coins and crew of whole tables, and which actions a ship then has."""

from typing import Any

import pytest

from kaper.core.chance import Fast, Loaded
from kaper.core.match import Match
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.cards import CARDS, FLEETS, NUMBER
from kaper.games.spanishmain.ending import result, standings
from kaper.games.spanishmain.layout import (
    ChooseHome,
    PlaceTerrain,
    islands_wanted,
    last_placer,
    room_for_island,
    room_for_terrain,
    terrain_wanted,
)
from kaper.games.spanishmain.links import linked, linked_pairs
from kaper.games.spanishmain.muster import BringFleet, TakeFleet, bound, listed, welcome
from kaper.games.spanishmain.setup import Contribute, contributions, free_berths, seaward, setup
from kaper.games.spanishmain.state import (
    BOUND,
    OWN_FLEET,
    SpanishOptions,
    at_home,
    buried,
    contribution,
    may_dock,
    own_port,
    pieces,
    start_gold,
    threshold,
    wild,
)
from kaper.games.spanishmain.table import able
from kaper.games.spanishmain.turn import actions
from tests.games.spanishmain.tables import ALBION, CAROLINA, DOVER, NYMPH, PICADOR, Waters, fields

LINE, DOLPHINS, ARMADA = "goliaths-line", "royal-dolphins", "treasure-armada"


def brought(*fleets: str, dice: tuple[list[int], ...] = ([2, 5],), **options: Any) -> Match:
    """A table to which everybody has brought a fleet."""
    match = Match(GAME, len(fleets), SpanishOptions(fleets="brought", **options), Loaded(dice, Fast(3)), listen=True)
    for seat, fleet in enumerate(fleets):
        assert match.act(seat, fleet) is None, fleet
    return match


def told(match: Match) -> list[tuple[Any, ...]]:
    return [fields(one.event) for one in match.told]


# whole tables


def test_where_no_preset_has_the_build_total_a_fleet_may_still_be_brought():
    match = Match(GAME, 2, SpanishOptions(fleets="brought", points="20"), Loaded(([2, 5],), Fast(3)), listen=True)
    asked = match.asked[0]
    assert isinstance(asked, BringFleet)
    assert len(asked.allowed(match.state)) == 1
    assert asked.sole(match.state) is None  # the service answers for nobody
    assert asked.check(match.state, asked.sample(match.state, Fast(1))) is None


@pytest.mark.rule("setup.first-player", "setup.home.ships", "setup.preset", "treasure.deal", "turn.first")
def test_two_preset_fleets_lie_ready():
    match = brought(LINE, DOLPHINS)
    assert told(match) == [
        ("first-player", 1, [2, 5]),
        ("fleet-taken", 1, 7),
        ("fleet-taken", 0, 6),
        ("home-chosen", -1, 1, 0),
        ("moored", 0, "Le Dauphin Royal", 1, [50000, 17702, 2700], 0),
        ("moored", 1, "Le St. Michel", 1, [53740, 16002, 2550], 0),
        ("moored", 2, "L' Amazone", 1, [46260, 16002, 2850], 0),
        ("home-chosen", -1, 0, 3),
        ("moored", 3, "HMS Goliath", 0, [50000, 81898, 900], 3),
        ("moored", 4, "HMS Dover", 0, [53802, 85000, 1200], 3),
        ("moored", 5, "HMS Alexander", 0, [46510, 84065, 750], 3),
        ("treasure-dealt", [0, 4, 4, 0, 4, 4], 30, 16),
        ("turn-began", 1, 1),
    ]
    s = match.state
    assert (s.order, s.fleets, s.active, s.round, s.pool, s.lists) == ([1, 0], [6, 7], 1, 1, [], [])
    assert [[CARDS[card].id for card in cards] for cards in s.fort_cards] == [["cc-47"], []]
    assert [len(ship.crew) for ship in s.ships] == [2, 1, 1, 2, 2, 1]
    assert [(ship.x, ship.y, ship.heading, ship.docked) for ship in s.ships[:1]] == [(50000, 17702, 2700, 0)]
    for ship in s.ships:
        assert ship.masts == (1 << CARDS[ship.card].masts) - 1
        assert all(s.seen[item] == 1 << ship.owner and s.crew_owner[item] == ship.owner for item in ship.crew)
    assert [len(s.terrain), s.ashore] == [2, [[], []]]


@pytest.mark.rule("setup.first-player", "setup.home.ships", "setup.preset", "treasure.deal", "setup.players")
def test_three_preset_fleets_lie_ready():
    match = brought(LINE, DOLPHINS, ARMADA, dice=([2, 5, 5], [1, 6]))
    assert told(match) == [
        ("first-player", 2, [2, 1, 6]),
        ("fleet-taken", 2, 8),
        ("fleet-taken", 0, 6),
        ("fleet-taken", 1, 7),
        ("home-chosen", -1, 2, 0),
        ("moored", 0, "La Santa Ana", 2, [60000, 97798, 900], 0),
        ("moored", 1, "Cazador Del Pirata", 2, [56260, 99498, 750], 0),
        ("moored", 2, "El Corazon del Mar", 2, [63740, 99498, 1050], 0),
        ("home-chosen", -1, 0, 2),
        ("moored", 3, "HMS Goliath", 0, [23001, 51655, 1950], 2),
        ("moored", 4, "HMS Dover", 0, [20520, 55392, 2100], 2),
        ("moored", 5, "HMS Alexander", 0, [21570, 47072, 1650], 2),
        ("home-chosen", -1, 1, 5),
        ("moored", 6, "Le Dauphin Royal", 1, [96407, 51813, 3450], 5),
        ("moored", 7, "Le St. Michel", 1, [99480, 54592, 3300], 5),
        ("moored", 8, "L' Amazone", 1, [98589, 47666, 150], 5),
        ("treasure-dealt", [0, 5, 0, 5, 5, 0, 5, 4], 45, 23),
        ("turn-began", 2, 1),
    ]
    assert match.state.order == [2, 0, 1]


@pytest.mark.rule("fleet.build-total.equal", "fleet.presets")
def test_fleets_are_taken_in_turn_and_nobody_takes_one_that_is_taken():
    match = Match(GAME, 2, SpanishOptions(fleets="chosen"), Loaded([[2, 5]], Fast(3)), listen=True)
    assert isinstance(match.asked[1], TakeFleet)
    free = list(match.asked[1].options(match.state))
    assert free == [LINE, DOLPHINS, ARMADA, "brethren", "continentals", "free-company"]
    assert match.act(1, ARMADA) is None
    assert list(match.asked[0].options(match.state)) == [id for id in free if id != ARMADA]
    assert match.act(0, LINE) is None
    assert match.state.fleets == [6, 8]
    few = setup(2, SpanishOptions(fleets="chosen"))
    few.fleets = list(range(len(FLEETS)))
    assert TakeFleet(0).options(few) == ["built"]
    assert list(BringFleet(0).options(few)) == [*free, "built"]


@pytest.mark.rule("fort.build.in-fleet", "edition.option", "fleet.fort.not-at-setup")
@pytest.mark.parametrize(("edition", "forts"), [("SM", 0), ("CC", 1), ("RV", 1)])
def test_forts_of_a_fleet_of_ones_own_are_kept_aside_where_the_edition_knows_them(edition, forts):
    fleet = f"{DOVER}\ncc-47" if forts else DOVER
    s = brought(fleet, "built", edition=edition, terrain=0).state
    assert len(s.fort_cards[0]) == forts
    assert s.forts == []
    assert {land.fort for land in s.islands} == {-1}
    assert s.fleets[0] == OWN_FLEET


@pytest.mark.rule("event.once", "info.hidden")
def test_events_of_a_fleet_are_kept_by_whoever_brought_them():
    s = brought(f"{DOVER}\nrv-063b", f"{CAROLINA}\nrv-037b", terrain=0).state
    assert s.events == [[NUMBER["rv-063b"]], [NUMBER["rv-037b"]]]


@pytest.mark.rule("treasure.unique.add", "treasure.unique.zero", "unique.abandoned-crew")
def test_unique_treasures_take_the_place_of_coins_of_whoever_brought_them():
    s = brought(f"{DOVER}\nscs-101\nbc-100", CAROLINA, terrain=0).state
    assert s.worth[:16] == [2, 2, 2, 3, 3, 3, 0, 0, 1, 1, 1, 2, 2, 2, 3, 3]
    assert s.crew_card[:16] == [*[-1] * 6, NUMBER["scs-101"], NUMBER["bc-100"], *[-1] * 8]
    s = brought(f"{DOVER}\ncc-98 = sm-t-007 = sm-t-016", CAROLINA, terrain=0).state
    assert s.crew_card[:8] == [*[-1] * 6, NUMBER["sm-t-007"], NUMBER["sm-t-016"]]
    assert s.worth[:8] == [2, 2, 2, 3, 3, 3, 0, 0]
    s = brought(CAROLINA, f"{DOVER}\nscs-101", terrain=0).state
    assert s.worth[:16] == [1, 1, 1, 2, 2, 2, 3, 3, 2, 2, 2, 2, 2, 2, 3, 0]
    assert s.crew_card[:16] == [*[-1] * 15, NUMBER["scs-101"]]


@pytest.mark.rule("setup.crew.place", "fleet.special-points", "info.hidden")
def test_crew_that_changes_what_a_fleet_costs_is_seen_from_the_start():
    s = brought("sm-ps-009\nsm-pc-012\nsm-t-008", CAROLINA, terrain=0).state
    ship = next(ship for ship in s.ships if ship.owner == 0)
    shown = {CARDS[s.crew_card[item]].id: s.seen[item] for item in ship.crew}
    assert shown == {"sm-pc-012": -1, "sm-t-008": 0b01}


@pytest.mark.rule("setup.crew.place", "setup.crew.point-limit", "setup.crew.space", "setup.crew.secret")
def test_crew_is_assigned_one_by_one():
    match = brought(f"{DOVER}\n{PICADOR}\nsm-t-007\nsm-t-016", CAROLINA, crew="assigned", terrain=0)
    s = match.state
    assert list(match.asked) == [0]  # the other has no crew
    items = list(s.ashore[0])
    assert len(items) == 2
    asked = match.asked[0]
    own = [i for i, ship in enumerate(s.ships) if ship.owner == 0]
    assert sorted(asked.items(s)) == sorted(f"{item}>{i}" for item in items for i in own)
    assert asked.most(s) == 2
    assert match.act(0, [f"{items[0]}>{own[0]}", f"{items[0]}>{own[1]}"]).rule == "setup.crew.place"
    assert match.act(0, [f"{items[0]}>{own[0]}", f"{items[1]}>{own[1]}"]) is None
    s = match.state
    assert [s.ships[i].crew for i in own] == [[items[0]], [items[1]]]
    assert s.ashore == [[], []]


@pytest.mark.rule("ability.link-choice-n", "crew.linked.crew")
def test_who_was_named_is_remembered_with_who_named_him():
    s = brought(f"{DOVER}\nsm-t-007\nsm-t-016\nbc-58 = sm-t-007", CAROLINA, terrain=0).state
    assert [[CARDS[s.crew_card[item]].id for item in pair] for pair in s.named] == [["bc-58", "sm-t-007"]]


@pytest.mark.rule("keyword.turtle.panels", "setup.fleet.public")
def test_a_turtle_ship_begins_with_her_panels():
    s = brought("scs-18", CAROLINA, terrain=0).state
    assert [(ship.panels, ship.owner) for ship in s.ships] == [(0, 1), (2, 0)]


@pytest.mark.rule("fort.build.in-fleet", "edition.option")
def test_a_preset_fort_that_would_cost_points_stays_away():
    kept = {
        edition: brought(LINE, DOLPHINS, edition=edition, points="40", terrain=0).state.fort_cards
        for edition in ("SCS", "BC", "RV")
        if LINE in BringFleet(0).options(setup(2, SpanishOptions(edition=edition, points="40")))
    }
    assert all(cards == [[NUMBER["cc-47"]], []] for cards in kept.values())
    assert kept


@pytest.mark.rule("fleet.special-points", "setup.crew.place")
def test_who_is_bound_to_a_ship_is_not_asked_for():
    match = brought("sm-ps-009\nsm-t-008\ncc-029b\nrv-8\nsm-t-012", CAROLINA, crew="assigned", terrain=0)
    asked = match.asked[0]
    assert asked.most(match.state) == 1
    assert len(bound(match.state, 0)) == 2
    assert len(match.state.ashore[0]) == 3


@pytest.mark.rule("setup.crew.point-limit", "setup.crew.space")
def test_a_ship_that_is_too_small_for_her_crew():
    match = brought(f"{DOVER}\nsm-t-007\nsm-t-016\nsm-t-014\n{PICADOR}", CAROLINA, crew="assigned", terrain=0)
    s = match.state
    small = next(i for i, ship in enumerate(s.ships) if CARDS[ship.card].id == PICADOR)
    large = next(i for i, ship in enumerate(s.ships) if CARDS[ship.card].id == DOVER)
    by = {CARDS[s.crew_card[item]].id: item for item in s.ashore[0]}
    points = {id: CARDS[NUMBER[id]].points for id in by}
    assert sum(points.values()) > CARDS[NUMBER[PICADOR]].points
    refused = match.act(0, [f"{item}>{small}" for item in by.values()])
    assert refused.rule == "setup.crew.point-limit"
    assert refused.text.args["most"] == CARDS[NUMBER[PICADOR]].points
    assert match.act(0, [f"{item}>{large}" for item in by.values()]) is None


@pytest.mark.rule("setup.crew.point-limit", "crew.zero-cost.nation")
def test_who_may_begin_aboard_which_ship():
    table = Waters()
    table.ship(0, NYMPH, 500, 500, 0)
    table.ship(0, "cc-20", 500, 700, 0)  # carries no crew
    table.ship(0, PICADOR, 500, 300, 0)
    hag, dear = (table.crew(0, id, table.s.ashore[0]) for id in ("cc-27", "sm-pc-006"))
    assert [welcome(table.s, ship, hag) for ship in table.s.ships] == [True, False, False]
    assert [welcome(table.s, ship, dear) for ship in table.s.ships] == [True, False, False]  # 6 points, 5 of the ship
    table.s.lists = [[[ship.card] for ship in table.s.ships], []]
    table.s.lists[0][0].append(NUMBER["cc-27"])
    assert listed(table.s, 0) == [(hag, 0)]
    assert bound(table.s, 0) == []


# the sea


@pytest.mark.rule("setup.terrain.optional", "setup.islands.six", "win.threshold")
@pytest.mark.parametrize(
    ("seats", "edition", "layout", "terrain", "gold", "most"),
    [
        (2, "SM", "preset", 0, 24, 13),
        (2, "CC", "placed", 2, 24, 13),
        (2, "SCS", "preset", 3, 30, 16),
        (3, "SCS", "placed", 3, 45, 23),
        (4, "SCS", "preset", 3, 60, 31),
        (4, "SCS", "placed", 0, 60, 31),
    ],
)
def test_how_much_of_everything_there_is(seats, edition, layout, terrain, gold, most):
    s = setup(seats, SpanishOptions(edition=edition, layout=layout, terrain=3))
    assert (terrain_wanted(s), start_gold(s), threshold(s), islands_wanted(s)) == (terrain, gold, most, 2 * seats + 2)


@pytest.mark.rule("setup.islands.distance.bc", "setup.grid", "geo.area")
def test_the_places_of_the_grid_where_an_island_fits():
    for gap, islands, least, count, first, last in (
        ((3, 6), (), 25_800, 396, (16_000, 12_000), (84_000, 88_000)),
        ((3, 6), ((1, 30_000, 30_000, 0),), 25_800, 183, (60_000, 12_000), (48_000, 84_000)),
        ((2, 4), ((1, 30_000, 30_000, 0), (2, 64_000, 48_000, 0)), 17_200, 152, (48_000, 12_000), (84_000, 84_000)),
    ):
        used, places = room_for_island(100_000, gap, islands)
        assert (used, len(places), places[0], places[-1]) == (least, count, first, last)


@pytest.mark.rule("setup.terrain.distance", "setup.grid")
@pytest.mark.parametrize(
    ("kind", "count", "first"), [(0, 480, (4_000, 4_000)), (1, 438, (8_000, 4_000)), (2, 438, (8_000, 4_000))]
)
def test_the_places_of_the_grid_where_terrain_fits(kind, count, first):
    islands = ((1, 30_000, 30_000, 0), (2, 64_000, 48_000, 0))
    places = room_for_terrain(100_000, kind, islands, ((1, 52_000, 72_000, 0),))
    assert (len(places), places[0]) == (count, first)
    assert len(room_for_terrain(100_000, 0, (), ())) == 24 * 24


@pytest.mark.rule("setup.terrain.distance", "setup.home.first")
def test_there_are_four_pieces_of_a_kind_and_who_placed_the_last_of_all():
    table = Waters(3)
    table.s.order = [2, 0, 1]
    assert last_placer(table.s) == 0  # the last of eight islands
    for x in (300, 400, 500):
        table.terrain("reef", x, 600)
    assert last_placer(table.s) == 1
    table.terrain("reef", 600, 600)
    assert last_placer(table.s) == 2
    assert {id.partition(":")[0] for id in PlaceTerrain(0).options(table.s)} == {"fog", "sargasso"}
    table.s.terrain.pop()
    assert {id.partition(":")[0] for id in PlaceTerrain(0).options(table.s)} == {"fog", "reef", "sargasso"}
    assert ChooseHome(0, 1).options(table.s) == [f"island:{i}" for i, one in enumerate(table.s.islands) if one.home < 0]


@pytest.mark.rule("setup.islands.alternate", "setup.terrain.distance", "setup.home.first", "setup.home.second")
def test_a_sea_that_is_laid_out_by_its_players():
    match = Match(GAME, 3, SpanishOptions(layout="placed", terrain=3), Loaded([[2, 5, 1]], Fast(3)), listen=True)
    asked = []
    while match.state.round == 0:
        seat, decision = next(iter(match.asked.items()))
        asked.append((type(decision).__name__, seat))
        assert match.act(seat, decision.options(match.state)[0]) is None
    s = match.state
    assert s.order == [1, 2, 0]
    islands = [one for one in told(match) if one[0] == "island-placed"]
    assert [one[1:4] for one in islands] == [(s.order[i % 3], i, i + 1) for i in range(8)]
    assert [one[4:] for one in islands] == [(one.x, one.y, one.rotation) for one in s.islands]
    assert [one.shape for one in s.islands] == [1, 2, 3, 4, 5, 6, 7, 8]
    terrain = [one for one in told(match) if one[0] == "terrain-placed"]
    assert [one[1:] for one in terrain] == [(s.order[i], 0, p.x, p.y, 0) for i, p in enumerate(s.terrain)]
    homes = [one[1:3] for one in told(match) if one[0] == "home-chosen"]
    assert homes == [(0, 1), (1, 2), (2, 0)]
    assert [one for one in asked if one[0] == "ChooseHome"] == [("ChooseHome", chooser) for chooser, _ in homes]
    moored = [seat for name, seat in asked if name == "Moor"]
    assert moored == [ship.owner for ship in s.ships]
    for ship, event in zip(s.ships, (one for one in told(match) if one[0] == "moored"), strict=True):
        assert event[4] == [ship.x, ship.y, ship.heading]
        assert s.islands[event[5]].home == ship.owner


@pytest.mark.rule("setup.home.ships", "geo.berths")
def test_ships_lie_towards_the_open_water_with_room_beside_each_other():
    table = Waters()
    for _ in range(6):
        table.ship(0, PICADOR, 0, 0, 0)
    free = len(free_berths(table.s, 0))
    taken = []
    for number, ship in enumerate(table.s.ships):
        at = seaward(table.s, number)
        ship.x, ship.y, ship.heading = at
        ship.docked = 0
        taken.append(at)
        assert len(free_berths(table.s, 5)) < free or number == 5
    assert taken[0] == (50_000, 17_702, 2700)
    assert len(set(taken)) == 6


# coins


@pytest.mark.rule("setup.treasure.other-totals", "treasure.contribution.30", "treasure.contribution.40")
def test_the_coins_of_every_build_total():
    assert [pieces(points) for points in (10, 20, 30, 40, 50, 60, 80, 100)] == [
        *[(4, 4), (4, 7), (6, 12), (8, 15)],
        *[(10, 18), (12, 22), (16, 30), (20, 37)],
    ]
    assert contribution(20) == [1, 2, 2, 2]
    assert contribution(30) == [1, 1, 2, 2, 3, 3]
    assert contribution(30, 1) == [2, 2, 2, 3, 3]
    assert contribution(40) == [1, 1, 1, 2, 2, 2, 3, 3]
    assert contribution(40, 3) == [3, 3, 3, 3, 3]
    assert contribution(100) == [1, 1, 1, *[2] * 17]
    assert [len(contributions(points)) for points in (20, 30, 40, 100)] == [3, 11, 14, 163]
    assert contributions(20) == [(1, 1, 1, 4), (1, 1, 2, 3), (1, 2, 2, 2)]
    assert contributions(30)[0] == (1, 1, 1, 1, 1, 7)
    assert contributions(40)[-1] == (1, 2, 2, 2, 2, 2, 2, 2)


@pytest.mark.rule("setup.treasure.values", "treasure.unique.add")
def test_everybody_chooses_the_coins_of_a_hoard():
    match = brought(f"{DOVER}\nscs-101", CAROLINA, treasure="chosen", terrain=0)
    assert {type(one) for one in match.asked.values()} == {Contribute}
    assert all(len(id) == 7 for id in match.asked[0].options(match.state))
    assert all(len(id) == 8 for id in match.asked[1].options(match.state))
    assert match.act(0, "1111137") is None
    assert match.act(1, "11111127") is None
    s = match.state
    assert (s.worth[:8], s.worth[8:16]) == ([1, 1, 1, 1, 1, 3, 7, 0], [1, 1, 1, 1, 1, 1, 2, 7])
    assert sorted(coin for island in s.islands for coin in island.coins) == list(range(16))
    assert told(match)[-2:] == [("treasure-dealt", [0, 4, 4, 0, 4, 4], 30, 16), ("turn-began", 1, 1)]


@pytest.mark.rule("setup.treasure.values", "treasure.unique.add")
def test_a_treasure_of_the_second_counts_among_her_own_pieces():
    match = brought(CAROLINA, f"{DOVER}\nscs-101", treasure="chosen", terrain=0)
    assert [{len(id) for id in match.asked[seat].options(match.state)} for seat in (0, 1)] == [{8}, {7}]
    assert match.act(0, "11111127") is None
    assert match.act(1, "1111137") is None
    assert match.state.worth[:16] == [1, 1, 1, 1, 1, 1, 2, 7, 1, 1, 1, 1, 1, 3, 7, 0]


def test_at_the_very_beginning_all_coins_lie_open_in_the_pool():
    s = setup(3, SpanishOptions())
    assert s.worth == [1, 1, 1, 2, 2, 2, 3, 3] * 3
    assert s.seen == s.crew_card == s.crew_owner == [-1] * 24
    assert (s.past, s.pool, s.shuffles) == ([()] * 24, list(range(24)), 0)
    assert (s.fleets, s.round, s.active, s.winner) == ([-1] * 3, 0, -1, -1)
    assert s.lists == s.fort_cards == s.homes == s.ashore == s.events == [[], [], []]


# links


@pytest.mark.rule("crew.linked.crew", "crew.linked.ship", "crew.linked.cumulative")
def test_who_is_linked_to_whom():
    one, other, third = (CARDS[NUMBER[id]] for id in ("bc-200", "bc-201", "bc-203"))
    dover, picador, captain = (CARDS[NUMBER[id]] for id in (DOVER, PICADOR, "sm-t-007"))
    blake = CARDS[NUMBER["bc-55"]]  # linked to every English ship
    assert linked(one, other)
    assert linked(other, one)
    assert not linked(dover, captain)
    assert linked(blake, dover)
    assert linked(dover, blake)
    assert not linked(blake, picador)
    assert not linked(blake, captain)
    assert linked_pairs(dover, [one, other], [], with_ship=True) == 1
    assert linked_pairs(dover, [one, other, third], [], with_ship=True) == 3
    assert [linked_pairs(dover, [blake, captain], [], with_ship=aboard) for aboard in (True, False)] == [1, 0]
    pair = [(NUMBER["sm-t-007"], NUMBER["bc-55"])]
    assert linked_pairs(picador, [blake, captain], pair, with_ship=True) == 1
    assert linked_pairs(picador, [blake], pair, with_ship=True) == 0
    assert linked_pairs(picador, [captain], pair, with_ship=True) == 0


# state


@pytest.mark.rule("dock.not-enemy", "fort.enemy-dock", "dock.unload-fort")
def test_whose_port_an_island_is():
    table = Waters()
    table.fort(1, "cc-31", 5)
    ship = table.s.ships[table.ship(0, PICADOR, 500, 500, 0)]
    assert [own_port(table.s, 0, i) for i in range(6)] == [True, False, False, False, False, False]
    assert [own_port(table.s, 1, i) for i in range(6)] == [False, False, False, True, False, True]
    assert [may_dock(table.s, 0, i) for i in range(6)] == [True, True, True, False, True, False]
    assert [may_dock(table.s, 1, i) for i in range(6)] == [False, True, True, True, True, True]
    assert [wild(table.s, i) for i in range(6)] == [False, True, True, False, True, False]
    ship.docked = -1
    assert not at_home(table.s, ship)
    for island, home in ((0, True), (3, False), (5, False)):
        ship.docked = island
        assert at_home(table.s, ship) is home


@pytest.mark.rule("unique.wolves", "info.hidden")
def test_how_much_of_an_island_may_be_gold():
    table = Waters(fleets="brought")
    island = table.s.islands[5]
    table.treasure(5, 1, 2)
    assert buried(table.s, island, 0) == 2
    jade = table.unique(island.coins, "scs-101")
    assert [buried(table.s, island, seat) for seat in (0, 1)] == [3, 3]
    table.s.seen[jade] = 0b10
    assert [buried(table.s, island, seat) for seat in (0, 1)] == [3, 2]
    table.unique(island.coins, "bc-103", 0b01)
    assert [buried(table.s, island, seat) for seat in (0, 1)] == [0, 3]


@pytest.mark.rule("win.tiebreak", "win.more-than-half")
def test_gold_then_ships_then_masts_and_before_all_who_has_more_than_half():
    table = Waters(3).home(0, 3).home(1, 3).home(2, 2)
    table.ship(0, DOVER, 300, 500, 0, masts=(0, 2))
    table.ship(0, DOVER, 300, 600, 0, masts=(), sunk=True)
    table.ship(1, DOVER, 300, 700, 0)
    for y in (800, 900):
        table.ship(2, ALBION, 300, y, 0)
    assert standings(table.s) == [3_001_002.0, 3_001_004.0, 2_002_002.0]
    assert (result(table.s).winners, result(table.s).scores) == ([1], [3, 3, 2])
    table.fort(0, "cc-31", 5, coins=(1,))
    assert result(table.s).scores == [4, 3, 2]
    table.s.forts[0].gone = True
    assert result(table.s).scores == [3, 3, 2]
    table.s.winner = 2
    assert standings(table.s)[2] == 1_002_002_002.0
    assert result(table.s).winners == [2]


# orders


def acts(*where: float, card: str = DOVER, edition: str = "RV", find: str = "", fort: int = -1, **more) -> list[str]:
    """What a ship may do near an enemy, or at an island."""
    table = Waters(edition=edition)
    x, y, heading = where or (500, 500, 0)
    table.ship(0, card, x, y, heading, **more)
    table.ship(1, PICADOR, 486, 548, 0)
    if find:
        table.find(0, find)
    if fort >= 0:
        table.fort(fort, "cc-64", 5)
    return actions(table.s, 0)


@pytest.mark.rule("turn.actions.each-ship", "derelict.actions", "repair.action", "move.come-about")
def test_which_actions_a_ship_has_at_sea():
    assert acts() == ["move", "come-about", "shoot", "idle"]
    assert acts(edition="SCS") == ["move", "shoot", "idle"]
    assert acts(masts=()) == ["idle"]
    assert acts(fog=0) == ["move", "idle"]
    assert acts(fog=0, towed=1) == ["idle"]
    assert acts(fog=0, masts=(0,), crew=("shipwright",)) == ["move", "repair", "idle"]
    assert acts(tangled=True) == ["struggle", "shoot", "idle"]
    assert acts(tangled=True, masts=()) == ["idle"]
    assert acts(towed=1, masts=()) == ["idle"]
    assert acts(state=BOUND) == ["shoot", "idle"]
    assert acts(crew=("shipwright",)) == ["move", "come-about", "shoot", "idle"]
    assert acts(masts=(0,), crew=("shipwright",)) == ["move", "come-about", "shoot", "repair", "idle"]


@pytest.mark.rule("repair.action", "ability.fort-lookout", "unique.letter-of-marque", "unique.wet-gunpowder")
def test_which_actions_a_ship_has_at_an_island():
    def docked(*where: float, **more) -> list[str]:
        return acts(*where, edition="SCS", **more)

    shore, home, enemy = (203, 310, 180), (500, 177, 270), (500, 823, 90)
    assert docked(*shore, docked=5) == ["move", "explore", "idle"]
    assert docked(*shore, docked=5, masts=(0,)) == ["move", "explore", "idle"]
    assert docked(*shore, docked=5, masts=(0,), fort=0) == ["move", "explore", "lookout", "repair", "idle"]
    assert docked(*shore, docked=5, masts=(0,), fort=1) == ["move", "shoot", "idle"]
    assert docked(*home, docked=0) == ["move", "idle"]
    assert docked(*home, docked=0, masts=(0,)) == ["move", "repair", "idle"]
    assert docked(*home, docked=0, masts=(0,), find="bc-108") == ["move", "repair", "cleanse", "idle"]
    assert docked(*home, docked=0, find="bc-108") == ["move", "cleanse", "idle"]
    assert docked(*home, docked=0, masts=(0,), find="cc-93") == ["move", "repair", "idle"]
    assert docked(*enemy, docked=3, masts=(0,), find="cc-93") == ["move", "repair", "idle"]
    assert docked(*enemy, docked=3, find="cc-93") == ["move", "idle"]
    assert docked(*shore, docked=5, find="cc-93") == ["move", "explore", "idle"]


@pytest.mark.rule("win.no-fleet")
def test_which_ships_can_ever_move_again():
    def alive(docked: int = -1, crew: tuple[str, ...] = (), **more) -> bool:
        table = Waters()
        ship = table.s.ships[table.ship(0, DOVER, 500, 500, 0, crew=crew, **{"masts": (), **more})]
        ship.docked = docked
        return able(table.s, ship)

    assert not alive()
    assert alive(masts=(2,))
    assert not alive(masts=(2,), sunk=True)
    assert not alive(masts=(2,), wreck=True)
    assert alive(crew=("shipwright",))
    assert alive(crew=("oarsman",))
    assert not alive(crew=("captain",))
    assert alive(docked=0)
    assert not alive(docked=3)
    assert not alive(docked=5)
