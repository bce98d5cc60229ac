"""What no test looked at until small faults were made there (`tools/mutants.py`): holds on paper, and ships numbered 0."""

import pytest

from kaper.games.spanishmain.cards import CARDS, NUMBER
from kaper.games.spanishmain.chart import ship_shape
from kaper.games.spanishmain.effects.pots import smoke_places
from kaper.games.spanishmain.fleets.legal import hold
from kaper.games.spanishmain.geometry.shapes import BUILDS
from kaper.games.spanishmain.geometry.units import S
from kaper.games.spanishmain.setup import problems
from kaper.games.spanishmain.state import all_masts
from tests.games.spanishmain.tables import DOVER, NYMPH, PICADOR, Waters, story

TREES = "cc-96"
ISMAIL, BIANCO, CAPTAIN = "bc-59", "sm-sc-004", "sm-t-007"  # English and Spanish, who make room; an English captain


@pytest.mark.rule("ability.cargo-plus-1", "basic.cargo.space")
@pytest.mark.parametrize(
    ("crew", "room"), [([ISMAIL], 6), ([BIANCO], 5), ([CAPTAIN], 5), ([BIANCO, CAPTAIN], 5), ([ISMAIL, CAPTAIN], 6)]
)
def test_room_on_paper_is_made_only_by_who_can_and_is_of_the_nation_of_the_ship(crew, room):
    assert hold(NUMBER[DOVER], tuple(NUMBER[card] for card in crew), [], "SCS") == room


@pytest.mark.rule("ability.crew-ok-any")
def test_where_all_are_welcome_a_stranger_makes_room_on_paper_too():
    swan, bianco = NUMBER["rv-1"], NUMBER["sm-sc-004"]
    assert CARDS[bianco].nation != CARDS[swan].nation
    assert hold(swan, (bianco,), [], "SCS") == CARDS[swan].cargo + 1


@pytest.mark.rule("unique.trees", "tow.end")
def test_a_ship_that_is_mended_is_let_go_by_the_first_of_all():
    table = Waters()
    table.ship(0, DOVER, 426, 500, 0, tow=1)
    table.ship(0, NYMPH, 336, 500, 0, masts=(), towed=0)
    table.ship(1, PICADOR, 900, 850, 0)
    trees = table.find(1, TREES, face_up=False)
    play = table.turn().do(f"reveal:{trees}")
    assert play.s.ships[1].masts == all_masts(play.s.ships[1])
    assert (play.s.ships[0].tow, play.s.ships[1].towed) == (-1, -1)
    assert story(play)[-1] == ("tow-ended", 0, "HMS Dover", 1, CARDS[NUMBER[NYMPH]].name)


@pytest.mark.parametrize(("apart", "over"), [(16, True), (20, False)])
def test_hulls_that_lie_over_each_other_are_found_though_their_middles_are_apart(apart, over):
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, DOVER, 500, 500 + apart, 0)
    found = [problem for problem in problems(table.s) if "overlaps" in problem]
    assert found == (["ship:1 overlaps ship:0 at (50000, 51600, 0)"] if over else [])


@pytest.mark.rule("unique.wolves", "keyword.marine.shoot")
@pytest.mark.parametrize(("crew", "die", "shot"), [("rv-35", 3, True), ("rv-35", 2, False), ("musketeer", 3, False)])
def test_a_marine_shoots_wolves_a_little_better_than_a_musketeer(crew, die, shot):
    table = Waters()
    table.ship(0, DOVER, 203, 310, 180, docked=5, crew=(crew,))
    wolves = table.unique(table.s.islands[5].coins, "bc-103", -1)
    play = table.turn(dice=[die]).do("ship:0", "hunt")
    assert (wolves in play.s.gone) == shot


@pytest.mark.rule("unique.wine", "fort.enemy-dock")
def test_wine_is_swapped_at_the_first_fort_of_all():
    table = Waters()
    table.fort(1, "cc-47", 5, coins=(3,))
    table.ship(0, NYMPH, 203, 310, 180, docked=5)
    table.find(0, "bc-104")
    play = table.turn(scene="visit")
    assert play.asks == "Raid"
    play.do("0")
    assert [play.s.worth[coin] for coin in play.s.ships[0].coins] == [3]
    assert (play.s.ships[0].finds, play.s.forts[0].coins) == ([], [])


@pytest.mark.rule("ability.smokepot")
@pytest.mark.parametrize(("beyond", "there"), [(0, True), (1, False)])
def test_smoke_may_lie_at_the_edge_of_the_sea_and_no_farther(beyond, there):
    table = Waters()
    edge = table.s.size - 4000
    ship = table.s.ships[table.ship(0, DOVER, 300, 500, 90)]
    ship.y += edge + beyond - round(ship_shape(ship).y + BUILDS[4].length / 2 + S)
    assert ((ship.x, edge + beyond) in smoke_places(table.s, 0)) == there
