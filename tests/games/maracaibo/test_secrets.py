"""What is hidden stays hidden: views, imagined worlds, the fog."""

import msgspec
import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.maracaibo import GAME
from kaper.games.maracaibo.box import QUEST0

FOG = {"fog_locations": True, "fog_improvements": True}


def played(seats: int, seed: int, decisions: int, **options) -> Match:
    """A match some way into a random game."""
    match = Match(GAME, seats, GAME.read_options(options), Fast(seed), listen=True)
    rng = Fast(seed + 1)
    for _ in range(decisions):
        for seat, decision in list(match.asked.items()):
            assert match.act(seat, decision.sample(match.state, rng)) is None
        if match.over:
            break
    return match


@pytest.mark.rule("quest.secret", "ruling.hidden-information")
def test_a_view_survives_the_wire_and_holds_no_quest_of_others():
    for seed in range(6):
        match = played(3, seed, 40 + 10 * seed, **(FOG if seed % 2 else {}))
        for viewer in (0, 1, 2, None):
            view = match.view(viewer)
            assert msgspec.json.decode(msgspec.json.encode(view), type=GAME.view_type) == view
            for captain in view.captains:
                if captain.seat != viewer and not match.over:
                    assert set(captain.quests) <= {None}
                    assert captain.lines["quests"] == 0
                    assert captain.drawn == []


def test_worlds_imagined_look_the_same_and_differ_where_nothing_is_known():
    differed = 0
    for seed in range(12):
        match = played(1 + seed % 4, seed, 20 + 8 * seed, **(FOG if seed % 3 == 0 else {}))
        if match.over:
            continue
        for seat in range(match.seats):
            world = match.imagine(seat, seed + 100)
            assert list(GAME.problems(world.state)) == []
            assert world.view(seat) == match.view(seat)
            differed += world.state.deck != match.state.deck
    assert differed > 8


@pytest.mark.rule("module.fog-imp.setup", "ruling.fog-top-card")
def test_in_the_fog_faces_and_orientations_are_imagined_anew():
    match = played(2, 5, 8, **FOG)
    worlds = [match.imagine(0, seed).state for seed in range(6)]
    hidden = [place for place in range(27) if match.state.down >> place & 1]
    assert len({tuple(world.sea[place] for place in hidden) for world in worlds}) > 1
    assert len({tuple(world.turned) for world in worlds}) > 1
    for world in worlds:
        assert world.turned[-1] == match.state.turned[-1]
        assert sum(world.turned) == sum(match.state.turned)
        assert all(world.sea[place] < QUEST0 for place in hidden)
        locations = [place for place in hidden if match.state.sea[place] < 8]
        assert all(world.sea[place] < 8 for place in locations)  # their doubloons tell what they are


def test_nobody_hears_of_a_secret():
    for seed in range(4):
        match = played(2, seed, 300)
        for told in match.told:
            event = told.event
            if type(event).__name__ in ("QuestTaken", "QuestSold") and event.card >= 0 and told.heard_by(None):
                assert event.place >= 0 or match.over
