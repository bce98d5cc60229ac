"""The agenda: scenes by function or by name, in reading order, and a clear word about one that is misspelt."""

from dataclasses import replace

import pytest
import wreckers
from wreckers import GAME, WreckersOptions

from kaper.core.chance import Fast
from kaper.core.game import UnknownScene
from kaper.core.match import Match, SceneFailed
from kaper.core.state import all_open, step


def table(agenda=()):
    state = GAME.setup(3, WreckersOptions())
    state.agenda = list(agenda)
    made = GAME.table(state, Fast(1))
    made.scenes = GAME.scene_by_name
    return made


def named(*scenes):
    """A game whose first scenes these are."""

    def setup(seats, options):
        state = GAME.setup(seats, options)
        state.agenda = [step(scenes[0])]
        return state

    return replace(GAME, scenes=(*GAME.scenes, *scenes), setup=setup)


def test_a_scene_goes_onto_the_agenda_by_its_function_or_its_name_and_the_state_keeps_the_name():
    t = table([("dusk", ())])
    t.next(wreckers.night)
    t.next("salvage", 3)
    assert t.state.agenda == [("dusk", ()), ("night", ()), ("salvage", (3,))]


def test_then_reads_in_the_order_in_which_it_happens():
    t = table([("dusk", ())])
    t.then((wreckers.salvage, 2), None, wreckers.night, "dusk", ("night", 1))
    assert [t.state.agenda.pop() for _ in range(5)] == [
        ("salvage", (2,)),
        ("night", ()),
        ("dusk", ()),
        ("night", (1,)),
        ("dusk", ()),
    ]


@pytest.mark.parametrize("wrong", ["nigth", ("nigth", 3)])
def test_a_misspelt_scene_is_said_to_be_one_where_it_is_named(wrong):
    t = table()
    with pytest.raises(UnknownScene, match=r"no scene 'nigth'; did you mean 'night'\? .*dusk, night, salvage"):
        t.then(wrong)
    assert t.state.agenda == []


def forgotten(t):
    """A scene that stands in no declaration."""


def careless(t):
    t.next(forgotten)


def test_a_scene_that_was_not_declared_is_named_too():
    with pytest.raises(UnknownScene, match="there is no scene 'forgotten'"):
        Match(named(careless), 2, chance=Fast(1))


def test_a_first_scene_that_is_misspelt_is_named():
    def setup(seats, options):
        state = GAME.setup(seats, options)
        state.agenda = [("dsuk", ())]
        return state

    with pytest.raises(UnknownScene, match="dsuk"):
        Match(replace(GAME, setup=setup), 2, chance=Fast(1))


def asks_first(t):
    yield wreckers.Peek(0)
    t.next("nigth")


def test_a_misspelt_scene_after_an_answer_leaves_the_match_as_it_was():
    match = Match(named(asks_first), 2, chance=Fast(1))
    before = match.digest()
    with pytest.raises(SceneFailed, match="nigth"):
        match.act(0, "0")
    assert match.digest() == before


def test_a_scene_takes_its_arguments_in_order():
    with pytest.raises(TypeError, match="unexpected keyword argument"):
        table().next(wreckers.night, seat=3)


def test_seats_are_named_clockwise_from_one_of_them():
    state = GAME.setup(4, WreckersOptions())
    assert [state.clockwise(first) for first in (0, 2)] == [(0, 1, 2, 3), (2, 3, 0, 1)]


def test_items_begin_open_to_everybody_and_unshuffled():
    assert all_open(2) == {"seen": [-1, -1], "past": [(), ()], "shuffles": 0}
