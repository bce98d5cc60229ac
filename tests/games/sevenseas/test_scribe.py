"""Whole games against a second reading of the rulebook, which knows only what every spectator is told."""

from copy import deepcopy

import pytest

from kaper.core.chance import Fast
from kaper.core.match import Match
from kaper.games.sevenseas import GAME
from kaper.games.sevenseas.cards import FRUIT, KIND, RUM
from kaper.games.sevenseas.curse_events import Cursed, TavernChest
from kaper.games.sevenseas.events import GuardsMoved, RitualPerformed
from kaper.games.sevenseas.policy import policy
from kaper.games.sevenseas.raid_events import Duel, LootReshuffled
from tests.games.sevenseas.scribe import Scribe


def written(match, scribe, seed):
    """Play a game by the policy and by chance while the scribe looks on; gives the kinds of events heard."""
    rng, told, kinds = Fast(seed ^ 77), 0, set()
    while True:
        for heard in match.told[told:]:
            if heard.heard_by(None):
                scribe.hear(heard.event)
                kinds.add(type(heard.event))
        told = len(match.told)
        scribe.agrees(match.state)
        if match.over:
            return kinds
        seat, decision = list(match.asked.items())[rng.below(len(match.asked))]
        by_chance = rng.below(10) < 3 * (seed % 3)
        answer = decision.sample(match.state, rng) if by_chance else policy(match.state, decision, rng)
        assert match.act(seat, answer) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_second_reading_of_the_rulebook_agrees_with_whole_games(seats):
    kinds = set()
    for seed in range(6):
        scribe = Scribe(seats)
        match = Match(GAME, seats, chance=Fast(seed), listen=True)
        kinds |= written(match, scribe, seed)
        assert match.result().places == scribe.places()
    assert kinds >= {Duel, LootReshuffled, Cursed, TavernChest, RitualPerformed, GuardsMoved}, "much was met"


@pytest.mark.rule("guard.debt", "guard.empty-only", "guard.any-source")
def test_it_agrees_where_loaded_fleets_owe_guards():
    """Everybody begins with two loaded ships and without the guards that the chests call for."""
    owed = 0
    for seed in range(5):
        state, scribe = deepcopy(Match(GAME, 3, chance=Fast(seed)).state), Scribe(3)
        for p, mat in zip(state.players, scribe.mats, strict=True):
            p.hold = [item for item in state.loot if KIND[item] in (RUM, FRUIT)][:2]
            state.loot = [item for item in state.loot if item not in p.hold]
            p.fleet, p.reserve, p.chests, p.yin_yang = 2, 8, 15 + 10 * (seed % 3), 4
            mat.fleet, mat.reserve, mat.chests, mat.yin_yang, mat.goods = 2, 8, p.chests, 4, p.cargo()
        state.agenda = [("choice", ())]
        match = Match.from_state(GAME, state, Fast(seed + 5), listen=True)
        written(match, scribe, seed)
        assert match.result().places == scribe.places()
        owed += scribe.owed
    assert owed > 50, "in many a step a guard was owed"
