"""Views as vectors: named places, the same size at any moment, nothing that a seat may not know."""

import numpy as np
import pytest

from kaper.core.chance import Fast
from kaper.core.game import find_game
from kaper.core.match import Match
from kaper.research.encoding import Encoder
from kaper.research.steps import Steps, spaces_of
from kaper.research.survey import shape_of, survey
from tests.research.walks import GAMES, begun, moments, walk


@pytest.mark.parametrize("game", GAMES)
def test_every_place_of_a_vector_has_a_name_of_its_own(game):
    spaces = spaces_of(find_game(game).package)
    assert len(set(spaces.fields)) == len(spaces.fields) > 100
    for seats in find_game(game).seats:
        steps = begun(game, seats)
        for seat, _ in walk(steps, 60):
            assert steps.vector(seat).shape == (len(spaces.fields),)
            assert np.isfinite(steps.vector(seat)).all()


@pytest.mark.parametrize("game", GAMES)
def test_the_kept_shape_is_that_of_the_view_as_it_is_now(game):
    """A field that left the view, or a kept name that means nothing any more, shows here: make the shapes anew."""
    found = find_game(game)
    assert spaces_of(found.package).encode.fields == shape_of(found.package).fields


@pytest.mark.parametrize("game", GAMES)
def test_what_a_seat_has_not_seen_is_not_in_its_vector(game):
    """Everything a seat cannot know is dealt anew: its vector and its mask stay the same to the last number."""
    compared = 0
    for number, steps in enumerate(moments(game, 240, 12)):
        seat = steps.seat
        world = steps.imagine(seat, number)
        assert world.seat == seat
        assert (world.vector(seat) == steps.vector(seat)).all()
        assert (world.mask(seat) == steps.mask(seat)).all()
        compared += world.match.digest() != steps.match.digest()
    assert compared, "in no world was anything else than in truth"


@pytest.mark.parametrize("game", GAMES)
def test_what_changes_on_the_table_changes_the_vector(game):
    """Of positions that a seat can tell apart by its view, nearly all differ as vectors too."""
    steps = begun(game)
    seen = {}
    for _, _action in walk(steps, 150):
        seen[str(steps.match.view(0))] = steps.vector(0).tobytes()
    assert len(set(seen.values())) > 0.8 * len(seen)


def test_words_numbers_lists_and_what_is_missing():
    """Cove by hand: a scaled number, a bag of cards, a flag for what may be missing."""
    found = find_game("cove")
    encoder = Encoder(found, shape_of(found.package))
    at = {field: number for number, field in enumerate(encoder.fields)}
    match = Match(found, 3, None, Fast(5))
    vector = encoder(match.view(0))
    largest = shape_of(found.package).places[".ships[].gold"].largest
    assert vector[at["ships.2.gold"]] == pytest.approx(match.view(0).ships[2].gold / largest)
    assert 0 < vector[at["ships.2.gold"]] < 1
    assert vector[at["battle.there"]] == 0.0
    hand = [number for field, number in at.items() if field.startswith("hand.")]
    assert vector[hand].sum() == len(match.view(0).hand)
    assert (vector[hand] != encoder(match.view(1))[hand]).any()


def test_a_game_without_a_kept_shape_is_looked_at_first():
    """What is found out for another distribution's game is as good: the same vectors from the same seeds."""
    found = find_game("sevenseas")
    first, second = survey(found, games=2), survey(found, games=2)
    assert first == second
    assert Encoder(found, first).size == len(first.fields) > 50


@pytest.mark.parametrize("game", GAMES)
def test_copies_and_pickles_go_on_alike(game):
    import pickle

    for steps in moments(game, 120, 29):
        copies = [steps.fork(), pickle.loads(pickle.dumps(steps)), steps.imagine(steps.seat, 3).fork()]
        pickled_world = pickle.loads(pickle.dumps(copies[2]))
        assert pickled_world.match.digest() == copies[2].match.digest()
        for one in copies:
            assert one.open == steps.open
            assert (one.vector(steps.seat) == steps.vector(steps.seat)).all()
        paths = [list(walk(one, 40, seed=9)) for one in copies[:2]]
        assert paths[0] == paths[1]
        assert copies[0].match.digest() == copies[1].match.digest()


def test_an_action_that_is_not_open_is_refused_and_changes_nothing():
    steps = begun("cove")
    before, shut = steps.match.digest(), next(n for n in range(10_000) if n not in steps.open)
    with pytest.raises(ValueError, match="not open"):
        steps.take(shut)
    assert steps.match.digest() == before
    assert isinstance(steps.fork(), Steps)
