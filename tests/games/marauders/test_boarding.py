"""Crew combat at sea and ashore."""

import pytest

from kaper.games.marauders.captains import CREW
from tests.games.marauders.tables import Sea, npc


def boarded(one="vos", two="ashcombe", crews=(3, 3), dice=(), prepare=lambda sea: None, then=1):
    """Vos (Leadership 3) has just boarded Ashcombe (Leadership 2)."""
    sea = Sea(one, two).at(0, "havana").at(1, "havana")
    for seat in (0, 1):
        sea.ship(seat, "frigate", now=[3, 3, 3, crews[seat], 3])
    prepare(sea)
    play = sea.battle(dice=[[1] * 3, [1] * 3, [5, 1, 1], [1] * 3, *dice], then=then)
    return play.do("board", "flee")


def crews(play):
    return [p.now[CREW] for p in play.s.players]


@pytest.mark.rule("crew.round")
def test_losses_are_capped_by_ones_own_crew():
    play = boarded(
        crews=(2, 3), dice=[[5, 6, 5], [1, 1], [1, 1, 1], [5, 1], [1] * 3, [1] * 2], then=None, prepare=reroller
    )
    play.do((1, "pass"))
    assert crews(play) == [2, 1]
    play.do((1, "pass"))
    assert crews(play) == [1, 1]


def reroller(sea):
    sea.hand(1, "crew-reroll")


@pytest.mark.rule("crew.lose", "glory.defeat")
def test_who_loses_all_crew_dies():
    play = boarded(crews=(2, 1), dice=[[5, 1, 1], [5, 1]])
    assert play[1].now[CREW] == 0
    assert play.told("battle-ended")[0].winner == 0
    play.do("keep", [])
    assert play[1].who == -1
    assert play[0].points == 1


@pytest.mark.rule(
    "crew.both-zero", "ruling.crew-successes-uncapped", "ruling.crew-no-winner", "ruling.crew-winner-zero"
)
@pytest.mark.parametrize(
    ("dice", "winner"),
    [
        ([[5, 5, 1], [5, 1]], 0),
        ([[5, 5, 5], [5, 5]], 0),  # three successes with Crew 1 count as three
        ([[5, 1, 1], [5, 5]], 1),  # and two as two
        ([[1, 5, 5], [5, 4]], 0),  # successes come before pips
        ([[5, 1, 1], [5, 4]], 1),
        ([[5, 1, 1], [5, 2]], -1),
    ],
)
def test_both_lose_their_last_crew(dice, winner):
    play = boarded(crews=(1, 1), dice=dice)
    assert crews(play) == [0, 0]
    ended = play.told("battle-ended")[0]
    if winner < 0:
        assert ended.how == "parted"
        assert [p.who >= 0 for p in play.s.players] == [True, True]
        assert [p.points for p in play.s.players] == [0, 0]
    else:
        assert (ended.how, ended.winner) == ("boarded", winner)
        play.do("keep", [])
        assert [p.who >= 0 for p in play.s.players] == [seat == winner for seat in (0, 1)]
        assert play[winner].points == 1


@pytest.mark.rule("hit.crew", "crew.lose")
def test_boarding_a_ship_without_crew_wins_at_once():
    play = boarded(crews=(1, 0), prepare=lambda sea: None)
    assert [event.what for event in play.told("rolled")] == ["contest"] * 4
    assert play.told("battle-ended")[0].how == "boarded"


@pytest.mark.rule("ruling.crew-no-retreat", "crew.triggers")
def test_at_sea_nobody_can_break_off():
    play = boarded(dice=[[5, 1, 1], [1, 1]], prepare=reroller, then=None)
    assert (play.asks, play.options()) == ("Declare", ["pass", play.card(1, "crew-reroll")])


@pytest.mark.rule("mod.falconets", "ruling.falconets-both")
def test_falconets():
    play = boarded(dice=[[5, 6], [1, 1, 1], [1, 1]], prepare=lambda sea: falconets(sea, 0), then=3)
    assert play.told("crew-lost")[0].side == 1
    assert [event.count for event in play.told("crew-lost")][:1] == [1]
    both = boarded(crews=(1, 1), dice=[[5, 1], [6, 1]], prepare=lambda sea: (falconets(sea, 0), falconets(sea, 1)))
    assert crews(both) == [0, 0]
    assert both.told("battle-ended")[0].how == "parted"
    attacked = boarded(crews=(1, 3), dice=[[5, 1]], prepare=lambda sea: falconets(sea, 1))
    assert attacked.told("battle-ended")[0].winner == 1
    prepare = lambda sea: (falconets(sea, 0), reroller(sea))  # noqa: E731
    assert crews(boarded(crews=(1, 1), dice=[[1, 4]], prepare=prepare, then=3)) == [1, 1]  # missed


def falconets(sea, seat):
    from kaper.games.marauders.box import FALCONETS, MOD

    sea[seat].mods.append(sea.take(lambda item: MOD.get(item) == FALCONETS))
    sea.s.seen[sea[seat].mods[-1]] = -1


@pytest.mark.rule("specialist.types", "glory.combat-stage")
def test_the_veteran_and_boarding_frenzy():
    play = boarded(dice=[[1] * 4, [1] * 2], prepare=lambda sea: sea.specialist(0, "veteran"), then=3)
    assert len(next(event for event in play.told("rolled") if event.what == "crew").dice) == 4
    frenzy = boarded(dice=[[1] * 3, [1] * 4], prepare=lambda sea: sea.hand(1, "boarding-frenzy"), then=3)
    frenzy.do((1, frenzy.card(1, "boarding-frenzy")), (1, "play"))
    assert [len(event.dice) for event in frenzy.told("rolled") if event.what == "crew"][:2] == [3, 4]


@pytest.mark.rule("specialist.types")
def test_the_surgeon_heals_one_who_fell():
    play = boarded(crews=(3, 1), dice=[[5, 1, 1], [5, 1]], prepare=lambda sea: sea.specialist(0, "surgeon"))
    play.do("keep", [])
    assert play[0].now[CREW] == 3
    unhurt = boarded(crews=(3, 1), dice=[[5, 1, 1], [1, 1]], prepare=lambda sea: sea.specialist(0, "surgeon"))
    unhurt.do("keep", [])
    assert unhurt[0].now[CREW] == 3


# ashore


def ashore(crew=2, dice=(), then=1, prepare=lambda sea: None):
    """Vos (Leadership 3) before the garrison of Trinidad: Crew 2, Leadership 1."""
    sea = Sea("vos", "frances").ship(0, "frigate", now=[3, 3, 3, crew, 3]).at(0, "trinidad").rumor(0, "r05")
    prepare(sea)
    return sea.turn(dice=[[5, 1], *dice], then=then).do("scout:card")


@pytest.mark.rule("ruling.land-crew-combat", "ruling.land-combat-control", "crew.triggers")
def test_a_garrison_is_fought_without_ships():
    play = ashore(prepare=lambda sea: (falconets(sea, 0), sea.hand(0, "crew-reroll")), dice=[[1, 1, 1], [5]])
    assert play.options() == ["fight", "break-off"]
    play.do("fight")
    assert [event.what for event in play.told("rolled")] == ["crew", "crew"]  # no Falconets
    assert play.options() == ["pass", play.card(0, "crew-reroll")]  # and nobody plays for the garrison
    play.do("pass")
    assert play[0].now[CREW] == 1
    play.do("break-off")
    assert (play[0].who >= 0, play[0].points, play[0].rumor) == (True, 0, [])
    none = ashore(crew=0)
    assert none.told("battle-ended")[0].how == "broken-off"
    assert none[0].who >= 0


@pytest.mark.rule("ruling.land-crew-combat", "crew.lose")
def test_losing_all_crew_ashore_kills_the_captain():
    play = ashore(crew=1, dice=[[1, 1, 1], [5]]).do("fight")
    assert play[0].who == -1
    assert play[0].rumor == []


@pytest.mark.rule("ruling.garrison-crew-zero-tie")
def test_a_full_tie_ashore_fails_but_spares_the_captain():
    sea = Sea("federico", "frances").ship(0, "sloop", now=[2, 2, 2, 1, 1]).at(0, "trinidad").rumor(0, "r05")
    play = sea.turn(dice=[[5, 1, 1, 1], [5], [1], [5], [5]], then=1).do("scout:card", "fight")
    assert play.s.enemy.now[CREW] == 1
    play.do("fight")
    assert (play[0].who >= 0, play[0].now[CREW], play[0].points) == (True, 0, 0)


@pytest.mark.rule("ruling.land-combat-glory", "ruling.land-crew-combat")
def test_beating_a_garrison_is_worth_the_rumor_alone():
    play = ashore(dice=[[5, 5, 1], [1]]).do("fight")
    assert play[0].points == 1
    assert play.asks == "Act"  # no ship to take, nothing to plunder
    assert npc("dutch") == -1
