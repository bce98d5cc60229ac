"""Whole games: they end, nothing gets lost, every question explains itself, replays agree."""

import pickle
from pathlib import Path

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.core.words import Refused
from kaper.games.maracaibo import GAME
from kaper.testing import conforms

MODULES = ("fog_locations", "fog_improvements", "skirmishes", "quest_hunters", "rubies", "retirement")


def whole(seats: int, seed: int, **options) -> Match:
    """A light game played to its end at random, conservation checked after every answer."""
    match = Match(GAME, seats, GAME.read_options(options), Fast(seed), keep=False)
    rng = Fast(seed * 31 + 1)
    while not match.over:
        for seat, decision in list(match.asked.items()):
            assert match.act(seat, decision.sample(match.state, rng)) is None
        assert list(GAME.problems(match.state)) == []
    return match


@pytest.mark.rule("round.three", "end.timing", "ruling.end-equal-turns", "ruling.nothing-unburies")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_after_three_rounds_with_equal_turns(seats):
    for seed in range(6):
        match = whole(seats, seed, layout="ABCD"[seed % 4])
        assert match.state.round == 3
        assert len({p.turns for p in match.state.players}) == 1
        assert min(match.result().places) == 1


@pytest.mark.rule("setup.modules")
@pytest.mark.parametrize("module", MODULES)
def test_random_games_with_each_module(module):
    for seed in range(3):
        whole(2 + seed, seed, **{module: True})


@pytest.mark.rule("setup.modules")
def test_random_games_with_all_modules():
    for seed in range(6):
        match = whole(2 + seed % 3, seed, layout="ABCD"[seed % 4], **dict.fromkeys(MODULES, True))
        assert {told.event.rule() for told in match.told} <= set(GAME.ledger.rules)


@pytest.mark.rule("solo.opponent")
def test_random_solo_games():
    for seed in range(8):
        modules = {name: bool(seed >> i & 1) for i, name in enumerate(MODULES)}
        match = whole(1, seed, layout="ABCD"[seed % 4], redbeard=seed % 7, **modules)
        assert match.state.round == 3
        assert match.state.redbeard.turns == match.state.players[0].turns
        assert match.result().places in ([1], [2])


def test_it_keeps_the_promises_of_a_game():
    conforms(GAME, Path(__file__).parent, fuzzed=8)


@pytest.mark.parametrize("seats", [1, 3])
def test_a_real_match_rebuilds_pickles_and_describes_every_question(seats):
    match = Match(GAME, seats, GAME.read_options(dict.fromkeys(MODULES, True)), Fast(11), listen=True)
    rng = Fast(12)
    count = 0
    while not match.over:
        for seat, decision in list(match.asked.items()):
            count += 1
            question = match.question(seat)
            assert question.rule in GAME.ledger.rules, question.rule
            for option in question.options:
                assert option.rule in GAME.ledger.rules, (decision, option)
                assert option.targets
            assert isinstance(match.act(seat, "nonsense"), Refused)
            if count % 40 == 0:
                assert pickle.loads(pickle.dumps(match)).digest() == match.digest()
                assert match.fork(count, keep=True).digest() == match.digest()
            assert match.act(seat, decision.sample(match.state, rng)) is None
    assert {told.event.rule() for told in match.told} <= set(GAME.ledger.rules)
