"""Whole random games: nothing is lost, nothing goes where it may not, and every game ends."""

import pytest

from kaper.core.chance import Fast, Number, Shuffle
from kaper.core.fuzzing import fuzz_one
from kaper.core.match import Match
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.cards import NATIONS
from kaper.games.sevenseas.curse_events import Cursed
from kaper.games.sevenseas.events import GoodsSold, Negotiated
from kaper.games.sevenseas.harbour import Activation
from kaper.games.sevenseas.policy import policy
from kaper.games.sevenseas.raid_events import GoodsLoaded, Thrown
from kaper.games.sevenseas.state import SevenSeasOptions

HARBOUR_VERBS = {"buy", "corsair", "sell", "draw", "ritual", "end"}


def steps(seats, seed, *, keep=False, tally="shown"):
    """A game half by chance, half by the policy; gives the match, who answers and what, before and after each answer."""
    match = Match(GAME, seats, SevenSeasOptions(tally=tally), Fast(seed), keep=keep, listen=keep)
    rng = Fast(seed ^ 0xFEED)
    while not match.over:
        seat, decision = list(match.asked.items())[rng.below(len(match.asked))]
        answer = decision.sample(match.state, rng) if rng.below(2) else policy(match.state, decision, rng)
        assert match.act(seat, answer) is None, (decision, answer)
        yield match, decision, answer


@pytest.mark.rule("component.dice", "component.corsair-tokens")
@pytest.mark.parametrize("tally", ["shown", "hidden"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_ships_cards_and_tokens_are_conserved_and_every_game_ends(seats, tally):
    for seed in range(50):
        for match, _, _ in steps(seats, seed, tally=tally):
            s = match.state
            assert list(GAME.problems(s)) == []
            assert all(p.fleet + p.reserve + p.guards + p.sent == 10 for p in s.players)
            tokens = [NATIONS[n] for n in s.free_nations()] + [NATIONS[n] for p in s.players for n in p.corsairs]
            assert sorted(tokens) == sorted(NATIONS)
            assert s.round <= 63
        assert match.over
        assert match.result().winners


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_promise_of_the_engine_holds_in_random_games(seats):
    for seed in range(6):
        report = fuzz_one(GAME, 100 * seats + seed, seats)
        assert report.problem is None
        assert report.decisions > 20


@pytest.mark.rule("governor.permanent", "info.negotiable", "loot.no-later-discard", "guard.auto")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_flags_stay_nothing_changes_hands_and_goods_leave_only_by_sale_or_curse(seats):
    for seed in range(12):
        flags = [()] * seats
        aboard = [0] * seats
        where = {}
        heard = lines = 0
        for match, decision, answer in steps(seats, seed, keep=True):
            s = match.state
            for seat, player in enumerate(s.players):
                assert player.corsairs[: len(flags[seat])] == flags[seat], "a flag is never given up"
                flags[seat] = player.corsairs
            for told in match.told[heard:]:
                event = told.event
                if isinstance(event, GoodsLoaded):
                    aboard[event.seat] += sum(event.loaded)
                elif isinstance(event, GoodsSold):
                    aboard[event.seat] -= event.rum + event.coffee + event.fruit
                elif isinstance(event, Negotiated):
                    aboard[event.seat] -= 2
                elif isinstance(event, Cursed) and event.kind < 3:
                    aboard[event.seat] -= event.cards
            heard = len(match.told)
            assert [len(p.hold) for p in s.players] == aboard
            now = {item: seat for seat, p in enumerate(s.players) for item in (*p.hand, *p.hold, *p.talismans)}
            if not any(isinstance(line, Shuffle) for line in match.lines[lines:]):
                assert all(where.get(item, seat) == seat for item, seat in now.items()), "from one player to another"
            where, lines = now, len(match.lines)
            if isinstance(decision, Activation):
                assert answer.partition(":")[0] in HARBOUR_VERBS, "no command moves guards or gives things away"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_by_the_policy_run_as_people_would_expect(seats):
    """The rough course of a game: rounds, points and skulls of sensible players."""
    rounds, points, skulls = [], [], []
    for seed in range(40):
        match, rng = Match(GAME, seats, chance=Fast(seed), keep=False), Fast(seed)
        while not match.over:
            seat, decision = next(iter(match.asked.items()))
            assert match.act(seat, policy(match.state, decision, rng)) is None
        rounds.append(match.state.round)
        points += match.result().scores
        skulls += [p.skulls for p in match.state.players]
    assert {2: 16, 3: 11, 4: 8}[seats] < sum(rounds) / len(rounds) < {2: 28, 3: 21, 4: 16}[seats]
    assert 20 < sum(points) / len(points) < 55
    assert 1 < sum(skulls) / len(skulls) < 6


@pytest.mark.rule("throw.record")
def test_every_throw_of_a_kept_game_is_told():
    throws = 0
    for match, _, _ in steps(3, 77, keep=True):
        throws = len([1 for told in match.told if isinstance(told.event, Thrown)])
        assert throws == len([line for line in match.lines if isinstance(line, Number)])
    assert throws > 5
