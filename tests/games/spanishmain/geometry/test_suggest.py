"""Suggestions and samples: always legal, never the same twice, the same on every run, and good for what they say."""

from random import Random

import pytest

from kaper.core.chance import Fast
from kaper.games.spanishmain.geometry.course import Allowance
from kaper.games.spanishmain.geometry.sail import Waters
from kaper.games.spanishmain.geometry.shapes import hull, island
from kaper.games.spanishmain.geometry.suggest import Mark, Planner, sample
from kaper.games.spanishmain.geometry.touch import contact, docks
from kaper.games.spanishmain.geometry.units import SMALL_AREA, L, S, between
from tests.games.spanishmain.geometry.seas import random_sea


def marks_of(sea):
    marks = [Mark(name, "dock", island(*at)) for name, at in sea.islands.items()]
    for number, (name, at) in enumerate(sea.ships.items()):
        marks.append(Mark(name, "ram" if number % 2 else "touch", hull(*at), *at))
    return marks


@pytest.mark.rule("geo.enumeration")
@pytest.mark.parametrize("spread", [30000, 90000])
def test_every_sample_is_a_legal_course(spread):
    rng, luck = Random(21), Fast(21)
    drawn = set()
    for _ in range(300):
        sea = random_sea(rng, spread=spread)
        waters = sea.waters()
        course, track = sample(waters, luck.below)
        assert track == waters.sail(course)
        assert track.fault is None
        drawn.add((len(course), bool(track.stop), bool(track.entered)))
    assert {(1, False, False), (2, False, False), (1, True, False)} <= drawn


@pytest.mark.rule("geo.enumeration")
@pytest.mark.parametrize("limit", [1, 2, 12, 24, 160])
def test_suggestions_are_legal_different_and_never_too_many(limit):
    rng = Random(22)
    for _ in range(25):
        sea = random_sea(rng, spread=rng.choice((30000, 90000)))
        waters = sea.waters()
        foes = [at[1][:2] for at in list(sea.ships.values())[:3]]

        def make(waters=waters, sea=sea, foes=foes):
            return Planner(waters, marks_of(sea), foes).suggestions(limit, lambda pose: pose[0] % 3, [(50000, 50000)])

        found = make()
        assert 1 <= len(found) <= limit
        assert found == make()
        ends = []
        for made in found:
            track = waters.sail(made.course)
            assert track.fault is None
            assert track.end == made.track.end
            assert track.entered is None, "no die decides whether a suggestion is what it says"
            ends.append(track.end)
        for i, (x, y, heading) in enumerate(ends):
            for u, v, other in ends[:i]:
                assert (
                    (x - u) ** 2 + (y - v) ** 2 >= 300**2
                    or abs(between(heading - other)) >= 30
                    or (u, v) == sea.pose[:2]
                )


def test_suggestions_do_what_they_say():
    rng = Random(23)
    seen = set()
    for _ in range(120):
        sea = random_sea(rng, spread=45000)
        foes = [at[1][:2] for at in sea.ships.values()]
        found = Planner(sea.waters(), marks_of(sea), foes).suggestions(40, lambda pose: pose[2] > 1800, foes)
        for made in found:
            seen.add(made.purpose)
            end = made.track.end
            match made.purpose:
                case "dock":
                    assert docks(sea.masts, end, island(*sea.islands[made.thing]))
                case "ram":
                    assert contact(sea.masts, end, *sea.ships[made.thing]).side
                case "touch":
                    assert contact(sea.masts, end, *sea.ships[made.thing]).mine
                case "head":
                    assert not made.track.stop
                case "fire":
                    assert end[2] > 1800
                case "stay":
                    assert made.course == []
    assert seen == {"dock", "ram", "touch", "head", "fire", "flee", "open", "stay"}


def test_a_harbour_ahead_is_found():
    shore = island(1, 64000, 50000, 0)
    waters = Waters(3, (50000, 50000, 900), Allowance((S, L)), SMALL_AREA, [("haven", shore)])
    found = Planner(waters, [Mark("haven", "dock", shore)]).suggestions(12)
    assert found[0].purpose == "dock"
    assert docks(3, found[0].track.end, shore)


def test_a_ship_that_cannot_move_stays():
    waters = Waters(3, (50000, 50000, 900), Allowance(()), SMALL_AREA, [])
    assert [made.purpose for made in Planner(waters, []).suggestions(9)] == ["stay"]
    assert sample(waters, Fast(1).below)[0] == []


def test_a_docked_ship_finds_its_way_out_of_a_crowded_harbour():
    shore = island(1, 50000, 50000, 0)
    berth = (50000, 52702, 2700)
    beside = [("left", hull(4, (52200, 52502, 2700))), ("right", hull(4, (47800, 52502, 2700)))]
    far = island(2, 50000, 78000, 0)
    waters = Waters(4, berth, Allowance((L,), casts_off=True), SMALL_AREA, [("home", shore), ("far", far), *beside])
    found = Planner(waters, [Mark("home", "dock", shore), Mark("far", "dock", far)]).suggestions(24)
    assert len(found) > 3
    assert all(waters.sail(made.course).fault is None for made in found)
    assert all(made.track.end == waters.sail(made.course).end for made in found)
    assert "home" not in {made.thing for made in found}
    luck = Fast(5)
    assert sum(len(sample(waters, luck.below)[0]) > 0 for _ in range(40)) > 10
