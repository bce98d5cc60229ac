"""Turns, rounds and the ways a game ends."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.spanishmain import GAME
from kaper.games.spanishmain.cards import FLEETS
from kaper.games.spanishmain.setup import problems
from kaper.games.spanishmain.state import SpanishOptions
from tests.games.spanishmain.tables import ALBION, ANTELOPE, CAROLINA, CAZADOR, DOVER, PICADOR, Waters


@pytest.mark.rule("basic.turn.alternate")
def test_turns_alternate_and_rounds_are_counted():
    table = Waters()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, DOVER, 500, 600, 0)
    play = table.turn()
    assert play.m.question(0).options[-1].text.args == {"left": 1}  # who ends the turn is told who has not acted
    play.do("end")
    assert (play.asked, play.s.round) == (1, 1)
    play.do("end")
    assert (play.asked, play.s.round) == (0, 2)


@pytest.mark.rule("win.more-than-half", "win.threshold")
def test_more_than_half_of_the_gold_wins_at_once():
    for gold, over in ((15, False), (16, True)):
        table = Waters().home(0, *[3] * 4)
        table.ship(0, CAZADOR, 500, 240, 270, coins=(gold - 12,))
        play = table.turn().do("ship:0", "move", [[0, 8600]])
        assert play.m.view(None).players[0].gold == gold
        assert play.s.over is over
    assert play.s.ending == "gold"
    assert play.m.result().winners == [0]


@pytest.mark.rule("win.more-than-half")
def test_the_half_of_a_sunk_ship_may_win_in_the_enemys_turn():
    table = Waters().home(1, *[3] * 5)
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 486, 548, 0, masts=(), coins=(1, 1))
    play = table.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1")
    assert play.s.over
    assert play.m.result().winners == [1]


@pytest.mark.rule("win.simultaneous")
def test_of_two_beyond_half_the_richer_wins_then_whose_turn_it_is():
    table = Waters().home(0, *[3] * 5).home(1, *[3] * 4)
    table.s.worth[table.s.homes[1][0]] = 6  # 15 each; more gold than began
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, PICADOR, 486, 548, 0, masts=(), coins=(1, 1))
    play = table.turn(dice=[6]).do("ship:0", "shoot", "0>ship:1")
    assert play.m.result().scores == [16, 16]
    assert play.m.result().winners == [0]


@pytest.mark.rule("win.no-gold")
def test_without_gold_to_win_the_game_ends():
    table = Waters()
    heap = table.s.islands[4].coins
    table.home(0, 3, 3).home(1, 2, 2)
    table.ship(0, DOVER, 500, 500, 0, masts=(), scuttled=True, coins=(1,))
    table.ship(0, ALBION, 300, 300, 0)
    table.s.lost_gold = sum(table.s.worth[c] for c in heap)
    table.s.gone += heap
    heap.clear()
    assert list(problems(table.s)) == []
    play = table.turn(0, (), 1, "turn_begins")
    assert (play.s.over, play.s.ending) == (True, "no-gold")
    assert play.m.result().winners == [0]


@pytest.mark.rule("win.no-gold")
def test_gold_in_a_standing_fort_keeps_the_game_going():
    table = Waters()
    table.fort(1, "cc-63", 1, coins=(3,))
    heap = table.s.islands[4].coins
    table.ship(0, DOVER, 500, 500, 0, masts=(), scuttled=True, coins=(1,))
    table.ship(0, ALBION, 300, 300, 0)
    table.s.lost_gold = sum(table.s.worth[c] for c in heap)
    table.s.gone += heap
    heap.clear()
    assert not table.turn(0, (), 1, "turn_begins").s.over


@pytest.mark.rule("win.no-fleet")
def test_a_player_without_a_ship_that_can_move_ends_the_game_at_the_start_of_the_turn():
    table = Waters().home(0, 3, 3).home(1, 2)
    table.ship(0, DOVER, 500, 500, 0, masts=())
    table.ship(1, DOVER, 500, 600, 0)
    table.s.agenda = []
    play = table.turn(1)
    assert not play.s.over
    table = Waters().home(0, 3, 3).home(1, 2)
    table.ship(0, DOVER, 500, 500, 0, masts=())
    table.ship(1, DOVER, 500, 600, 0)
    play = stranded(table)
    assert (play.s.over, play.s.ending) == (True, "no-fleet")
    assert play.m.result().winners == [0]  # he leads in gold


def stranded(table: Waters):
    """Seat 0 begins its turn with what it has, and gets no spare ship."""
    spare = table.s.ships[0].masts
    table.s.ships[0].masts = 1
    play = table.turn(1)
    play.s.ships[0].masts = spare
    return play.do("end")


@pytest.mark.rule("win.no-fleet")
def test_a_shipwright_or_oars_or_the_own_port_keep_a_fleet_alive():
    for more in ({"crew": ("shipwright",)}, {"crew": ("oarsman",)}, {"x": 500, "y": 177.02, "heading": 270}):
        table = Waters()
        table.ship(0, DOVER, **{"x": 500, "y": 500, "heading": 0, **more}, masts=())
        table.ship(1, DOVER, 500, 600, 0)
        play = stranded(table)
        assert not play.s.over
        if "crew" in more:
            assert play.told("crew-revealed")  # it must be shown


@pytest.mark.rule("win.turn-cap", "win.tiebreak")
def test_after_the_last_round_gold_then_ships_then_masts_decide():
    def ended(**options):
        table = Waters(rounds=20, **options)
        table.s.round = 20
        return table

    table = ended().home(0, 2).home(1, 3)
    table.ship(0, DOVER, 500, 500, 0)
    play = table.turn(1).do("end")
    assert play.s.ending == "rounds"
    assert play.m.result().winners == [1]
    table = ended()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(0, ALBION, 300, 500, 0)
    table.ship(1, DOVER, 500, 600, 0)
    assert table.turn(1).do("end").m.result().winners == [0]
    table = ended()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, CAROLINA, 500, 600, 0)
    assert table.turn(1).do("end").m.result().winners == [0]
    table = ended()
    table.ship(0, DOVER, 500, 500, 0)
    table.ship(1, DOVER, 500, 600, 0)
    assert table.turn(1).do("end").m.result().winners == [0, 1]


@pytest.mark.rule("crew.reveal", "win.more-than-half")
def test_when_it_is_over_everything_lies_open():
    table = Waters().home(0, *[3] * 5)
    table.ship(0, CAZADOR, 500, 240, 270, coins=(3,), crew=("captain",))
    play = table.turn().do("ship:0", "move", [[0, 8600]])
    assert play.s.over
    assert play.m.view(1).ships[0].crew[0].key == "crew-captain"


@pytest.mark.rule("win.return-ships", "tow.treasure")
def test_a_captured_ship_wins_the_game_and_is_in_its_own_fleet_in_the_next():
    table = Waters().home(0, *[3] * 5)
    table.ship(0, ANTELOPE, 500, 220, 270)
    table.ship(0, PICADOR, 500, 282.02, 270, masts=(), coins=(2,))  # taken from the other fleet
    table.s.ships[0].tow, table.s.ships[1].towed = 1, 0
    play = table.turn().do("ship:0", "move", [[0, 5400]])
    assert play.s.over
    assert play.m.result().winners == [0]
    fresh = Match(GAME, 2, SpanishOptions(), Fast(1)).state
    for seat in (0, 1):
        listed = [card for card, _ in FLEETS[fresh.fleets[seat]].ships]
        assert [ship.card for ship in fresh.ships if ship.owner == seat] == listed
