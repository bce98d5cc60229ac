"""Short ways: whatever one press may answer is what the questions themselves would take, and looking changes nothing."""

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.server.games import built
from kaper.server.shortcuts import short_ways


def at_sea(seed=3, orders=1):
    """A match of the Spanish Main at the nth question for an order, and the seat that is asked."""
    match, rng = Match(built()["spanishmain"], 2, None, Fast(seed)), Fast(seed)
    while True:
        seat, decision = next(iter(match.asked.items()))
        if decision.name() == "Order":
            orders -= 1
            if not orders:
                return match, seat
        match.act(seat, decision.sample(match.state, rng))


@pytest.mark.parametrize("orders", [1, 9, 40])
def test_every_ship_has_ways_and_all_of_them_are_taken(orders):
    match, seat = at_sea(orders=orders)
    before = match.digest()
    ways = short_ways(match, seat)
    ships = [id for id in match.asked[seat].allowed(match.state) if id.startswith("ship:")]
    assert [way.first for way in ways] == ships
    for way in ways:
        assert [shortcut.steps[-1].answer for shortcut in way.answers][-1] == "idle"
        assert len({shortcut.option.id for shortcut in way.answers}) == len(way.answers)
        act = match.fork(1)
        act.act(seat, way.first)
        assert way.closed == act.question(seat).closed
        for shortcut in way.answers:
            on = match.fork(1)
            for step in shortcut.steps:
                assert on.asked[seat].name() == step.question
                assert on.act(seat, step.answer) is None
            assert (on.asked[seat].name() == shortcut.plots) if shortcut.plots else True
    assert match.digest() == before


def test_a_course_is_one_press_and_the_way_to_any_other_is_open():
    match, seat = at_sea()
    for way in short_ways(match, seat):
        courses = [one for one in way.answers if one.option.path]
        assert [[step.question for step in one.steps] for one in courses] == [["Order", "Act", "Sail"]] * len(courses)
        assert len(courses) > 2
        (open_,) = [one for one in way.answers if one.plots]
        assert open_.plots == "Sail"
        assert {target.partition(":")[0] for target in open_.option.targets} >= {"ship", "laths", "astern"}


def test_where_dice_decide_first_nothing_is_foretold():
    """Out of the fog a ship comes by a die: the course is asked when that has fallen."""
    match, seat = at_sea()
    match.act(seat, short_ways(match, seat)[0].first)
    act = match.asked[seat]
    assert act.leads(match.state, "move")
    assert not act.leads(match.state, "idle")
    match.state.ships[act.ship].fog = 0
    assert not act.leads(match.state, "move")


@pytest.mark.parametrize("game", sorted(set(built()) - {"spanishmain"}))
def test_other_games_have_none(game):
    match = Match(built()[game], max(built()[game].seats), None, Fast(3))
    assert all(short_ways(match, seat) == [] for seat in match.asked)
