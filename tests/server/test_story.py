"""The numbers of events: no gaps, never used twice, and exactly what a client lacks."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from wreckers import Lamped

from kaper.core.chance import Fast
from kaper.core.events import Told
from kaper.core.match import Match
from kaper.server.games import built
from kaper.server.replays import event_line
from kaper.server.story import Story


def told(*masks):
    return [Told(Lamped(place), mask, place) for place, mask in enumerate(masks)]


def test_each_viewpoint_counts_only_what_it_hears():
    story = Story(2)
    story.follow(told(-1, 0b01, ~0b01, -1))
    for viewpoint, seats in ((0, [0, 1, 3]), (1, [0, 2, 3]), (None, [0, 2, 3])):
        cut, lines = story.since(viewpoint, 0)
        assert cut is None
        assert [line.n for line in lines] == [1, 2, 3]
        assert [line.event.seat for line in lines] == seats


def test_after_an_undo_numbers_go_on_above_all_that_were_used():
    story = Story(1)
    events = told(-1, -1, -1)
    story.follow(events)
    story.follow(events[:1])
    story.follow([*events[:1], *told(-1, -1)])
    assert [line.n for line in story.since(0, 0)[1]] == [1, 4, 5]
    assert (story.since(0, 3)[0], [line.n for line in story.since(0, 3)[1]]) == (2, [4, 5])
    assert (story.since(0, 4)[0], [line.n for line in story.since(0, 4)[1]]) == (None, [5])
    assert story.since(0, 5) == (None, [])


@given(st.lists(st.tuples(st.booleans(), st.integers(0, 5), st.booleans()), max_size=30))
def test_a_client_that_listens_only_sometimes_ends_with_the_same_log(history):
    story = Story(1)
    standing, held, last = [], [], 0
    for forward, count, listens in history:
        standing = standing + told(*[-1] * count) if forward else standing[: max(0, len(standing) - count)]
        story.follow(standing)
        if listens:
            cut, lines = story.since(0, last)
            held = [n for n in held if cut is None or n < cut] + [line.n for line in lines]
            last = story.last(0)
            assert held == story.heard[0].numbers


@pytest.mark.parametrize("game", sorted(built()))
def test_every_game_heads_the_parts_of_its_story(game):
    """Logs, cards of tables and what happened since my last turn stand on headings; a round of a battle is none."""
    match, rng = Match(built()[game], max(built()[game].seats), None, Fast(3), listen=True), Fast(3)
    for _ in range(120):
        seat, decision = next(iter(match.asked.items()))
        match.act(seat, decision.sample(match.state, rng))
    lines = [event_line(n, told) for n, told in enumerate(match.told)]
    heads = {line.event.__struct_config__.tag for line in lines if line.heading}
    assert heads
    assert game == "maracaibo" or "round-began" not in heads
