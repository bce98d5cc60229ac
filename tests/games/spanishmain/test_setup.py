"""Before the first turn: fleets, islands, homes, crew, treasure."""

import pytest

from kaper.core.chance import Fast, Loaded
from kaper.core.match import Match
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.cards import CARDS, EDITION, EDITIONS, FLEETS, fielded, pool
from kaper.games.spanishmain.chart import island_shape, terrain_shape
from kaper.games.spanishmain.geometry.places import island_misplaced, terrain_misplaced
from kaper.games.spanishmain.geometry.shapes import island
from kaper.games.spanishmain.geometry.units import LARGE_AREA, SMALL_AREA, L
from kaper.games.spanishmain.layout import LAYOUTS, laid, room_for_island
from kaper.games.spanishmain.setup import contributions, problems
from kaper.games.spanishmain.state import Island, SpanishOptions, Terrain, gold, threshold
from tests.games.spanishmain.tables import PICADOR, Waters


def begun(seats: int = 2, seed: int = 1, **options) -> Match:
    """A game at its first order."""
    match = Match(GAME, seats, SpanishOptions(**options), Fast(seed), listen=True)
    rng = Fast(seed)
    while match.state.round == 0:
        seat, decision = next(iter(match.asked.items()))
        assert match.act(seat, decision.sample(match.state, rng)) is None
        assert list(problems(match.state)) == []
    return match


@pytest.mark.rule("turn.first")
@pytest.mark.parametrize("seats", [2, 4])
def test_whoever_rolled_highest_takes_the_first_turn(seats):
    firsts = set()
    for seed in range(1, 9):
        match = begun(seats, seed, terrain=0)
        first = next(told.event.seat for told in match.told if told.event.__struct_config__.tag == "first-player")
        assert list(match.asked) == [first]
        firsts.add(first)
    assert len(firsts) > 1


@pytest.mark.rule("basic.deckplate", "fleet.point-values", "treasure.value")
def test_the_cards_are_sound():
    assert len(CARDS) == 809
    for card in CARDS:
        if card.type == "ship":
            assert len(card.cannons) == card.masts
            assert set(card.move) <= {"S", "L"}
            assert card.move
        assert card.points >= 0
    assert sum(card.generic for card in CARDS) == 183


@pytest.mark.rule(
    "fleet.build-total.30",
    "fleet.build-total.40",
    "fleet.build-total.max",
    "fleet.build-total.equal",
    "setup.crew.space",
    "setup.crew.point-limit",
    "fleet.no-duplicates",
    "edition.card-pool",
    "fleet.minimum",
)
def test_the_preset_fleets_are_legal():
    for fleet in FLEETS:
        cards = [ship for ship, _ in fleet.ships] + [crew for _, aboard in fleet.ships for crew in aboard]
        assert sum(CARDS[card].points for card in cards) <= fleet.points
        assert all(fielded(CARDS[card]) for card in cards)
        assert all(EDITIONS.index(CARDS[card].set) <= EDITIONS.index(fleet.since) for card in cards), fleet.id
        named = [CARDS[card].name for card in cards if not CARDS[card].generic]
        assert len(named) == len(set(named))
        for ship, aboard in fleet.ships:
            crew = [CARDS[card] for card in aboard]
            assert sum(c.points for c in crew) <= CARDS[ship].points
            assert sum("no_space" not in c.effects for c in crew) <= CARDS[ship].cargo
            assert {c.nation for c in crew} <= {CARDS[ship].nation}
        if fleet.fort >= 0:
            assert fielded(CARDS[fleet.fort])
    for edition in EDITIONS:
        assert len(pool(edition, 30)) >= 6
        assert len(pool(edition, 40)) >= 6
    assert [EDITION[edition].points for edition in EDITIONS] == [30, 30, 40, 40, 40]


@pytest.mark.rule("setup.first-player")
def test_the_highest_die_begins_and_ties_are_rolled_again():
    chance = Loaded([[4, 4], [2, 5]], Fast(3))
    match = Match(GAME, 2, SpanishOptions(), chance, listen=True)
    assert match.state.order == [1, 0]
    assert match.state.active == 1


@pytest.mark.rule("treasure.contribution.40", "treasure.deal", "setup.treasure.deal-even", "setup.wild")
def test_sixteen_coins_lie_on_four_wild_islands():
    s = begun().state
    assert [len(island.coins) for island in s.islands if island.home < 0] == [4, 4, 4, 4]
    assert sum(s.worth) == 30
    assert threshold(s) == 16
    for seat in (0, 1, None):
        assert all(coin is None for island in GAME.view(s, seat).islands for coin in island.coins)


@pytest.mark.rule("treasure.contribution.30", "treasure.deal", "setup.treasure.values", "edition.option")
def test_the_standard_game_of_30_points():
    s = begun(edition="SM").state
    assert [len(island.coins) for island in s.islands if island.home < 0] == [3, 3, 3, 3]
    assert (sum(s.worth), threshold(s)) == (24, 13)
    assert s.terrain == []
    assert (1, 1, 2, 2, 3, 3) in contributions(30)
    assert (1, 1, 1, 2, 2, 2, 3, 3) in contributions(40)
    assert all(sum(coins) == 15 and len(coins) == 8 and max(coins) <= 7 for coins in contributions(40))
    chosen = begun(edition="SM", treasure="chosen", seed=4).state
    assert sum(chosen.worth[i] for i in range(12)) == 24


@pytest.mark.rule("setup.home.ships", "geo.berths", "setup.fleet.public", "setup.crew.place")
def test_every_ship_begins_docked_at_home_with_its_crew_face_down():
    for seats, seed in ((2, 1), (3, 2), (4, 3)):
        match = begun(seats, seed)
        s = match.state
        for ship in s.ships:
            assert s.islands[ship.docked].home == ship.owner
        view = match.view(0)
        for ship in view.ships:
            assert all((one.key is None) == (ship.owner != 0) for one in ship.crew)
        assert any(ship.crew for ship in view.ships if ship.owner == 1)
        assert view.players[1].forts is None


@pytest.mark.rule("setup.preset", "fleet.presets")
def test_a_preset_sea_asks_nobody_anything_before_the_first_order():
    for seats in (2, 3, 4):
        match = Match(GAME, seats, SpanishOptions(), Fast(seats))
        assert [type(decision).__name__ for decision in match.asked.values()] == ["Order"]
        assert len(set(match.state.fleets)) == seats
    widened = begun(edition="SM", points="40").state
    assert all(FLEETS[fleet].points == 40 for fleet in widened.fleets)


@pytest.mark.rule("setup.players", "setup.islands.six", "geo.area")
def test_three_and_four_play_on_a_larger_sea_with_more_islands():
    assert [len(begun(seats).state.islands) for seats in (2, 3, 4)] == [6, 8, 10]
    assert [begun(seats).state.size for seats in (2, 3, 4)] == [SMALL_AREA, LARGE_AREA, LARGE_AREA]


@pytest.mark.rule(
    "setup.islands.distance.sm", "setup.islands.distance.bc", "geo.area", "setup.terrain.distance", "geo.island.shape"
)
def test_the_preset_layouts_are_legal_in_their_editions():
    for layout in LAYOUTS:
        size = SMALL_AREA if layout.seats == 2 else LARGE_AREA
        shapes = [island_shape(Island(*place)) for place in layout.islands]
        assert len(shapes) == 2 * layout.seats + 2
        for edition in layout.editions:
            least, most = EDITION[edition].gap
            for i, shape in enumerate(shapes):
                others = shapes[:i] + shapes[i + 1 :]
                assert island_misplaced(shape, size, others, least * L, most * L) is None, (layout, i)
        laid = list(shapes)
        for place in layout.terrain:
            piece = terrain_shape(Terrain(*place))
            assert terrain_misplaced(piece, size, laid) is None, (layout.seats, layout.editions, place)
            laid.append(piece)


@pytest.mark.rule("setup.islands.alternate", "geo.island.max-distance", "setup.terrain.optional", "setup.grid")
def test_islands_and_terrain_are_placed_in_turn():
    match = begun(layout="placed", fleets="chosen", crew="assigned", seed=5)
    s = match.state
    placed = [told.event for told in match.told if told.event.__struct_config__.tag == "island-placed"]
    assert [event.seat for event in placed] == [s.order[i % 2] for i in range(6)]
    terrain = [told.event for told in match.told if told.event.__struct_config__.tag == "terrain-placed"]
    assert [event.seat for event in terrain] == s.order
    shapes = [island_shape(island) for island in s.islands]
    assert all(x % 4000 == 0 == y % 4000 for _, x, y, _ in laid(s))
    assert all(piece.x % 4000 == 0 == piece.y % 4000 for piece in s.terrain)
    lowered = 0
    for i, shape in enumerate(shapes):
        least, places = room_for_island(s.size, EDITION["SCS"].gap, laid(s)[:i])
        assert places
        lowered += least < 3 * L  # there was no room for it without
        assert island_misplaced(shape, s.size, shapes[:i], least, 6 * L) is None
    assert lowered < 5


@pytest.mark.rule("geo.island.no-room")
def test_where_an_island_fits_nowhere_the_distance_is_lowered_by_the_fewest_steps():
    crowd = tuple((1, x, y, 0) for x in (20_000, 50_000, 80_000) for y in (20_000, 50_000, 80_000))
    least, places = room_for_island(SMALL_AREA, (3, 6), crowd)
    assert least < 3 * L
    assert (3 * L - least) % 1000 == 0
    assert places
    step_more = [
        place
        for place in places
        if island_misplaced(island(10, *place, 0), SMALL_AREA, [island(*other) for other in crowd], least + 1000, 6 * L)
        is None
    ]
    assert step_more == []


@pytest.mark.rule("setup.home.first", "setup.home.second")
def test_the_last_placer_chooses_the_first_home_and_the_first_player_the_second():
    match = Match(GAME, 2, SpanishOptions(layout="placed", terrain=0), Fast(2))
    rng = Fast(2)
    choosers = []
    homes = []
    while match.state.round == 0:
        seat, decision = next(iter(match.asked.items()))
        if type(decision).__name__ == "ChooseHome":
            choosers.append((seat, decision.owner))
            homes.append(decision.options(match.state))
        match.act(seat, decision.sample(match.state, rng))
    first, second = match.state.order
    assert choosers == [(second, first), (first, second)]
    assert len(homes[1]) == 5


@pytest.mark.rule("setup.islands.distance.sm", "setup.islands.distance.bc")
@pytest.mark.parametrize(("edition", "least", "most"), [("SM", 2, 4), ("RV", 2, 4), ("BC", 3, 6), ("SCS", 3, 6)])
def test_an_edition_says_how_far_islands_lie_apart(edition, least, most):
    first = (1, 30_000, 30_000, 0)
    used, places = room_for_island(SMALL_AREA, EDITION[edition].gap, (first,))
    assert used == least * L
    for x, y in places:
        # The shores are nearer than the middles, by at most the length of an island.
        apart = ((x - first[1]) ** 2 + (y - first[2]) ** 2) ** 0.5
        assert least * L < apart < most * L + 8_800


@pytest.mark.rule("setup.crew.secret", "setup.crew.place", "setup.crew.point-limit", "crew.only-on-ships")
def test_crew_is_assigned_in_secret_within_the_limits():
    match = Match(GAME, 2, SpanishOptions(crew="assigned"), Fast(3))
    assert list(match.asked) == [0, 1]
    s = match.state
    ships = [i for i, ship in enumerate(s.ships) if ship.owner == 0]
    items = match.asked[0].items(s)
    doubled = [id for id in items if id.startswith(f"{s.ashore[0][0]}>")][:2]
    assert match.act(0, doubled).rule == "setup.crew.place"
    dearest = sorted(s.ashore[0], key=lambda item: -CARDS[s.crew_card[item]].points)
    small = min(ships, key=lambda i: CARDS[s.ships[i].card].points)
    crowd = [f"{item}>{small}" for item in dearest if f"{item}>{small}" in items]
    assert match.act(0, crowd).rule in ("setup.crew.point-limit", "setup.crew.space")
    assert match.act(0, []) is None
    assert match.act(1, []) is None
    assert all(not ship.crew for ship in match.state.ships)
    assert len(match.view(0).players[1].ashore) > 0
    assert all(one.key is None for one in match.view(0).players[1].ashore)


@pytest.mark.rule(
    "fleet.mixed-nations", "fleet.nations.sm", "fleet.nations.cc", "fleet.nations.bc", "fleet.nations.scs"
)
def test_editions_know_their_nations():
    def nations(edition):
        known = EDITIONS[: EDITIONS.index(edition) + 1]
        return {card.nation for card in CARDS if card.set in known and card.type == "ship"} - {"none", "novelty"}

    assert nations("SM") == {"english", "pirate", "spanish"}
    assert nations("CC") == {"american", "english", "french", "pirate", "spanish"}
    assert len(nations("BC")) == 7
    assert nations("SCS") == nations("BC") | {"cursed"}
    assert gold(begun().state, 0) == 0


def test_a_hold_may_seem_too_full_only_where_somebody_takes_no_space():
    def told(*aboard: str) -> list[str]:
        table = Waters()
        number = table.ship(0, PICADOR, 500, 500, 0, crew=("captain", "helmsman", "explorer"))  # two spaces
        for item in table.s.ships[number].crew:
            table.s.seen[item] = -1
        table.ship(0, PICADOR, 300, 300, 0, crew=aboard)
        return [problem for problem in problems(table.s) if "crew" in problem]

    assert told() == ["El Picador carries 0 coins and 3 crew"]
    assert told("oarsman") == []  # in an imagined world the two may have changed places
