"""Rams and boarding parties."""

import pytest

from tests.games.spanishmain.tables import ALBION, CAROLINA, CAZADOR, DOVER, PICADOR, Waters


def about_to_ram(**more) -> Waters:
    """A Picador with the side of a Carolina 51 mm ahead."""
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0, **more)
    table.ship(1, CAROLINA, 360, 540, 90)
    return table


def rammed(table: Waters, *dice):
    return table.turn(dice=dice).do("ship:0", "move", [[0, 5400]])


@pytest.mark.rule("ram.roll", "ram.owner-chooses", "ram.when")
def test_a_ram_must_roll_more_than_the_masts():
    play = rammed(about_to_ram(), 3)
    assert play.words()["ship:1"] == {"ship": "Carolina", "least": 4, "odds": 50}
    play.do("ship:1")
    assert play.told("rammed")[0].hit is False
    assert play.s.ships[1].masts == 0b111
    play = rammed(about_to_ram(), 4).do("ship:1")
    assert (play.asks, play.asked) == ("LoseMast", 1)
    play.do("0")
    assert play.s.ships[1].masts == 0b110


@pytest.mark.rule("ram.pins-rammer", "ram.pinned-no-mutual", "ram.only-after-move-action")
def test_the_rammer_is_pinned_and_rams_no_more():
    play = rammed(about_to_ram(), 4).do("ship:1", "0", "pass", "pass").next_turn().do("ship:0")
    assert "move" not in play.options()


@pytest.mark.rule("ram.last-mast")
def test_a_ram_never_sinks():
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(1, CAROLINA, 360, 540, 90, masts=(1,))
    table.ship(1, ALBION, 990, 960, 0)
    play = rammed(table, 2).do("ship:1")
    assert play.s.ships[1].masts == 0
    assert not play.s.ships[1].sunk
    play.do("pass", "pass").next_turn().do("ship:0")
    assert "move" in play.options()  # not pinned by a derelict


@pytest.mark.rule("ram.derelict", "board.derelict-masts")
def test_a_derelict_is_rammed_without_a_die():
    table = Waters()
    table.ship(0, PICADOR, 300, 500, 0)
    table.ship(1, CAROLINA, 360, 540, 90, masts=(), coins=(3,))
    play = rammed(table, [1, 6]).do("ship:1")
    assert play.told("rammed")[0].die == 0
    assert play.asks == "Board"
    play.do("board")
    assert play.told("boarded")[0].totals == [3, 6]


@pytest.mark.rule("ram.corner")
def test_bow_to_bow_is_no_ram():
    table = Waters()
    table.ship(0, CAZADOR, 330, 500, 0)
    table.ship(1, CAROLINA, 400, 500, 180)
    play = table.turn().do("ship:0", "move", [[0, 8600]])
    assert play.pose(0)[0] == pytest.approx(399.98)
    assert play.asks == "Order"
    shoulder = about_to_ram()
    assert rammed(shoulder).asks == "Ram"


@pytest.mark.rule("ram.several")
def test_of_several_ships_one_is_rammed():
    table = Waters()
    table.ship(0, DOVER, 300, 500, 0)
    table.ship(1, CAROLINA, 360, 576.1, 90)  # two sterns in a line, the bow runs between them
    table.ship(1, CAROLINA, 360, 500 - 76.1, 270)
    play = table.turn(dice=[1]).do("ship:0", "move", [[0, 5400]])
    assert play.asks == "Ram"
    assert play.options() == ["pass", "ship:1", "ship:2"]
    play.do("ship:2")
    assert [event.target for event in play.told("rammed")] == [2]


@pytest.mark.rule("ram.home")
def test_ships_at_home_can_be_rammed():
    table = Waters()
    table.ship(0, PICADOR, 440, 765, 0)
    table.ship(1, CAROLINA, 500, 818.98, 90)
    assert table.s.ships[1].docked == 3
    assert table.turn().do("ship:0", "move", [[0, 5400]]).asks == "Ram"


@pytest.mark.rule("board.when", "board.one-party")
def test_whose_turn_it_is_decides_first():
    play = rammed(about_to_ram(), 1, [1, 1]).do("ship:1")
    assert (play.asks, play.asked) == ("Board", 0)
    play.do("pass")
    assert (play.asks, play.asked) == ("Board", 1)
    play.do("board")
    assert len(play.told("boarded")) == 1
    assert play.asks == "Order"  # nothing to win, and no second party
    first = rammed(about_to_ram(), 1, [1, 1]).do("ship:1", "board")
    assert first.asks == "Order"


@pytest.mark.rule("board.roll", "board.tie")
def test_dice_and_masts_decide_and_a_tie_changes_nothing():
    table = about_to_ram(coins=(1,))
    play = rammed(table, 1, [3, 2]).do("ship:1", "board")
    assert play.told("boarded")[0].totals == [5, 5]
    assert play.told("boarded")[0].winner == -1
    assert len(play.s.ships[0].coins) == 1


@pytest.mark.rule("board.result", "ability.loser-chooses")
def test_the_winner_eliminates_a_crew_and_the_loser_names_it():
    table = about_to_ram()
    captain = table.crew(1, "cc-115")
    table.crew(1, "rv-136")
    play = rammed(table, 1, [6, 1]).do("ship:1", "board")
    assert (play.asks, play.options()) == ("Prize", ["pass", "crew"])
    play.do("crew")
    assert (play.asks, play.asked) == ("LoseCrew", 1)
    play.do("0")
    assert captain in play.s.gone


@pytest.mark.rule("board.defender-wins", "board.space")
def test_a_winning_defender_steals_if_there_is_room():
    play = rammed(about_to_ram(coins=(3, 1)), 1, [1, 6]).do("ship:1", "board")
    assert (play.asks, play.asked) == ("Prize", 1)
    play.do("treasure")
    assert (play.asks, play.asked) == ("LoseCoin", 0)
    play.do("1")
    assert [play.s.worth[c] for c in play.s.ships[1].coins] == [1]
    assert play.told("coin-stolen", 0)[0].value == 1
    assert play.told("coin-stolen", None)[0].value == 0
    full = about_to_ram(coins=(3,))
    for _ in range(4):
        full.coin(full.s.ships[1].coins, 1, 2)
    play = rammed(full, 1, [1, 6]).do("ship:1", "board")
    assert play.asks == "Order"  # a full ship takes no coin, and there is no crew
