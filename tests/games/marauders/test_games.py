"""Whole games: they end, nothing gets lost, replays agree, and every question explains itself."""

import pickle

import pytest

from kaper.core.chance import Dice, Fast
from kaper.core.match import Match
from kaper.core.words import Refused
from kaper.games.marauders import GAME
from kaper.games.marauders.policy import policy
from tests.games.marauders.tables import Sea


def whole(seats: int, seed: int, sensible: bool, **options) -> Match:
    """A light game played to its end, conservation checked after every answer."""
    match = Match(GAME, seats, GAME.read_options(options), Fast(seed), keep=False)
    rng = Fast(seed * 31 + 1)
    while not match.over:
        for seat, decision in list(match.asked.items()):
            answer = policy(match.state, decision, rng) if sensible else decision.sample(match.state, rng)
            assert match.act(seat, answer) is None, (decision, answer)
        assert list(GAME.problems(match.state)) == []
    return match


@pytest.mark.rule("event.count", "end.event-deck")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_end_and_lose_nothing(seats):
    for seed in range(8):
        match = whole(seats, seed, False, npc_control="automatic" if seed % 2 else "neighbour")
        assert match.state.round <= 34
        assert len(match.result().places) == seats
        assert min(match.result().places) == 1


@pytest.mark.rule("end.ten", "component.merchant-tokens", "component.mod-tokens", "ruling.mod-return-auto")
@pytest.mark.parametrize(("seats", "target"), [(2, 10), (3, 10), (4, 10), (4, 5), (3, 15)])
def test_sensible_games_end_and_lose_nothing(seats, target):
    for seed in range(5):
        match = whole(seats, seed, True, target=target)
        if match.state.ending and not match.state.early:
            assert max(match.result().scores) >= target


def test_a_real_match_rebuilds_pickles_and_describes_every_question():
    match = Match(GAME, 3, None, Fast(11), listen=True)
    rng = Fast(12)
    count = 0
    while not match.over and count < 900:
        for seat, decision in list(match.asked.items()):
            count += 1
            question = decision.question(match.state)
            assert question.rule in GAME.ledger.rules
            for option in question.options:
                assert option.rule in GAME.ledger.rules or option.rule == "", (decision, option)
            assert isinstance(match.act(seat, "nonsense"), Refused)
            if count % 50 == 0:
                assert pickle.loads(pickle.dumps(match)).digest() == match.digest()
                assert match.fork(count, keep=True).digest() == match.digest()
            assert match.act(seat, decision.sample(match.state, rng)) is None
    assert all(told.event.rule() in GAME.ledger.rules for told in match.told)


def test_dice_turned_over_in_a_raid_do_not_change_the_record():
    """A special weapon makes a success of a rolled die; a copy of the match must roll the same dice again."""
    sea = (
        Sea("verhoeven", "frances")
        .at(0, "tortuga")
        .merchant("tortuga", "dutch")
        .ship(0, "sloop", weapons="chain grape")
    )
    play = sea.turn(dice=[[5, 1], [1, 1]], then=1).do("scout:merchant", "raid:dutch", "weapon:chain", "draw")
    copies = [play.m.fork(seed, keep=True) for seed in range(3)]
    assert {copy.digest() for copy in copies} == {play.m.digest()}
    assert [line.faces for line in play.m.path if isinstance(line, Dice)][1] == [1, 1]


def test_a_reroll_in_battle_does_not_change_the_record():
    sea = Sea("vos", "ashcombe").at(0, "havana").at(1, "havana").hand(1, "sea-reroll")
    play = sea.battle(dice=[[5, 1, 1], [1, 1, 1], [2]], then=1)
    play.do((1, play.card(1, "sea-reroll")), (1, "play"), (1, ["die:0:0"]))
    assert [line.faces for line in play.m.path if isinstance(line, Dice)][:2] == [[5, 1, 1], [1, 1, 1]]
    assert play.m.fork(1, keep=True).digest() == play.m.digest()
