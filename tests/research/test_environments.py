"""The environments by the tests of those who made the libraries: PettingZoo, Gymnasium, OpenSpiel."""

import copy
import doctest
import os
import pickle
import warnings

import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import ismcts, mcts
from pettingzoo.test import api_test, seed_test

from kaper.core.chance import Fast
from kaper.core.words import KaperError
from kaper.research import aec, openspiel, seat
from kaper.research.actions import BY_HAND
from tests.research.walks import GAMES

# whole games with every state written down and read again; at random a course of the Spanish Main is hardly ever spelled to its end
WHOLE = [game for game in GAMES if game != "spanishmain"] if os.environ.get("KAPER_LONG") else ["sevenseas"]


@pytest.mark.parametrize("game", GAMES)
def test_pettingzoo_finds_nothing_wrong(game):
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message="Observation")  # it would rather have no mask in the observation
        api_test(aec.env(game), num_cycles=40)
    seed_test(lambda: aec.env(game), num_cycles=20)


def random_open(rng, mask):
    open_ = [int(action) for action in np.flatnonzero(mask) if action != BY_HAND]
    return open_[rng.below(len(open_))]


def test_a_whole_game_of_the_cove_ends_with_rewards_that_sum_to_nothing():
    env = aec.raw_env("cove", seats=3)
    env.reset(seed=3)
    rng, total = Fast(1), 0.0
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        total += reward if over else 0.0
        assert env.steps.seat == env.possible_agents.index(agent) or over
        env.step(None if over else random_open(rng, observation["action_mask"]))
    assert env.steps.over
    assert total == pytest.approx(0.0)


def test_an_environment_can_be_copied_and_pickled_in_the_midst_of_a_game():
    env = aec.raw_env("sevenseas", seats=3)
    env.reset(seed=5)
    rng = Fast(2)
    for _ in range(25):
        env.step(random_open(rng, env.last()[0]["action_mask"]))
    others = [copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(25):
        action = random_open(rng, env.last()[0]["action_mask"])
        for one in (env, *others):
            one.step(action)
    for one in others:
        assert one.steps.match.digest() == env.steps.match.digest()
        assert (one.last()[0]["observation"] == env.last()[0]["observation"]).all()


def test_an_agent_that_takes_what_is_not_open_is_out():
    env = aec.env("cove", seats=3)
    env.reset(seed=1)
    shut = int(np.flatnonzero(env.last()[0]["action_mask"] == 0)[0])
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        env.step(shut)
    assert all(env.terminations.values())
    assert min(env.rewards.values()) == -1


def test_wrong_seats_and_options_get_a_sentence():
    with pytest.raises(KaperError):
        aec.env("cove", seats=9)
    with pytest.raises(KaperError):
        aec.env("cove", colour="red")
    with pytest.raises(ValueError, match="counted from 0"):
        seat.SeatEnv("cove", bots=["easy", "easy"], seat=3)
    with pytest.raises(KaperError):
        seat.SeatEnv("cove", bots=["nobody", "easy"])


def test_gymnasium_finds_nothing_wrong():
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # of a vector without bounds
        check_env(seat.SeatEnv("sevenseas", bots=["random", "random"]), skip_render_check=True)


@pytest.mark.parametrize("own", [0, 1])
def test_one_seat_against_bots_to_the_end(own):
    env = seat.SeatEnv("sevenseas", bots=["policy", "random"], seat=own)
    _, info = env.reset(seed=4)
    rng, over, reward = Fast(3), False, 0.0
    while not over:
        assert env.steps.seat == own
        _, reward, over, _, info = env.step(random_open(rng, info["action_mask"]))
    assert reward == pytest.approx(env.steps.shares()[own])


@pytest.mark.parametrize("game", GAMES)
def test_openspiel_copies_and_writes_down_a_match(game):
    """Clones and what is read back from text stand where the match stands, and go on alike."""
    loaded = pyspiel.load_game(f"kaper_{game}", {"seed": 3})
    state, rng = loaded.new_initial_state(), Fast(1)
    for number in range(60):
        if number % 20 == 19:
            for other in (state.clone(), loaded.deserialize_state(state.serialize())):
                assert other.history() == state.history()
                assert other.legal_actions() == state.legal_actions()
                assert str(other) == str(state)
        actions = [action for action in state.legal_actions() if action != BY_HAND]
        state.apply_action(actions[rng.below(len(actions))])


@pytest.mark.parametrize("game", WHOLE)
def test_openspiel_finds_nothing_wrong_with_a_whole_game(game):
    pyspiel.random_sim_test(pyspiel.load_game(f"kaper_{game}", {"seed": 2}), num_sims=1, serialize=True, verbose=False)


def test_openspiel_search_plays_the_cove():
    """Its ISMCTS looks at worlds as our engine imagines them: a whole month of one captain against chance."""
    loaded = pyspiel.load_game("kaper_cove", {"players": 3, "seed": 5})
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(
        game=loaded,
        evaluator=mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=chance),
        uct_c=1.0,
        max_simulations=4,
        use_observation_string=True,
        allow_inconsistent_action_sets=True,
        random_state=chance,
    )
    state, rng, answered = loaded.new_initial_state(), Fast(6), 0
    while not state.is_terminal() and state.steps.match.state.month < 3:
        actions = state.legal_actions()
        if state.current_player() == 0:
            action = bot.step(state)
            assert action in actions
            answered += 1
        else:
            action = actions[rng.below(len(actions))]
        state.apply_action(action)
    assert answered >= 5


def test_resampled_worlds_look_the_same_to_the_player_and_only_to_it():
    state, rng = pyspiel.load_game("kaper_cove", {"players": 3, "seed": 8}).new_initial_state(), Fast(1)
    others = 0
    for number in range(80):
        if state.is_terminal():
            break
        player = state.current_player()
        world = state.resample_from_infostate(player, lambda number=number: number / 80)
        assert world.observation_string(player) == state.observation_string(player)
        assert world.legal_actions() == state.legal_actions()
        others += world.observation_string((player + 1) % 3) != state.observation_string((player + 1) % 3)
        actions = state.legal_actions()
        state.apply_action(actions[rng.below(len(actions))])
    assert others


@pytest.mark.parametrize("module", [aec, seat, openspiel], ids=lambda module: module.__name__)
def test_what_the_modules_show_is_true(module):
    found = doctest.testmod(module)
    assert found.attempted >= 2
    assert found.failed == 0
