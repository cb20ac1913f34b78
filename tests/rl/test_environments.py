"""PettingZoo's, Gymnasium's and OpenSpiel's own checks, on every game."""

from __future__ import annotations

import random
import warnings
from typing import Any

import gymnasium
import numpy as np
import pyspiel
import pytest
from gymnasium.utils.env_checker import check_env

import rempart
from rempart import rl
from rempart.rl.solo import env_id
from rempart.rl.spec import learnable

with warnings.catch_warnings():
    # Its own tests import its games in a way that it deprecates.
    warnings.simplefilter("ignore", DeprecationWarning)
    from pettingzoo.test import api_test, seed_test

games = pytest.mark.parametrize("name", learnable())
tables = pytest.mark.parametrize(
    ("name", "players"),
    [(name, n) for name in learnable() for n in (rempart.game(name).players[i] for i in (0, -1))],
)
# An observation with a mask is a dict, as in PettingZoo's own games; its test remarks on it.
masked = pytest.mark.filterwarnings("ignore:Observation:UserWarning:pettingzoo")


def legal(observation: dict[str, Any], rng: random.Random) -> int:
    """Any legal action."""
    return int(rng.choice(np.flatnonzero(observation["action_mask"])))


@masked
@tables
def test_pettingzoo_accepts_it(name: str, players: int):
    api_test(rl.aec(name, players=players), num_cycles=150)
    seed_test(lambda: rl.aec(name, players=players), num_cycles=30)


@tables
def test_a_match_as_an_aec_environment(name: str, players: int):
    env: Any = rl.aec(name, players=players)
    rng = random.Random(2)
    env.reset(seed=2)
    last: dict[str, float] = {}
    for agent in env.agent_iter():
        observation, reward, ended, cut, info = env.last()
        assert observation is not None
        assert env.observation_space(agent).contains(observation)
        if ended or cut:
            assert not observation["action_mask"].any()
            assert info["reason"]
            last[agent] = reward
            env.step(None)
        else:
            assert reward == 0
            others = [other for other in env.agents if other != agent]
            assert all(not env.observe(other)["action_mask"].any() for other in others)
            env.step(legal(observation, rng))
    outcome = env.unwrapped.play.outcome
    winners = {f"seat_{seat}" for seat in outcome.winners}
    assert last == {a: 1.0 if a in winners else -1.0 for a in env.possible_agents}


def test_an_illegal_action_ends_an_aec_match():
    env = rl.aec("kravora", players=2)
    env.reset(seed=1)
    observation = env.observe(env.agent_selection)
    assert observation is not None
    offender = env.agent_selection
    env.step(int(np.flatnonzero(observation["action_mask"] == 0)[0]))
    assert all(env.terminations.values())
    assert env.rewards[offender] == -1


@tables
def test_gymnasium_accepts_it(name: str, players: int):
    check_env(rl.solo(name, players=players), skip_render_check=True)


@games
def test_a_match_as_a_gymnasium_environment(name: str):
    env, rng = gymnasium.make(env_id(name)), random.Random(3)
    observation, _ = env.reset(seed=3)
    ended = cut = False
    reward, info = 0.0, {}
    while not (ended or cut):
        assert reward == 0
        assert env.observation_space.contains(observation)
        observation, reward, ended, cut, info = env.step(legal(observation, rng))
    assert reward in (1, -1)
    assert info["reason"]
    assert not observation["action_mask"].any()


def test_alone_all_seats_are_played_against_others_only_one():
    together = rl.solo("kingdom_rush", players=3)
    together.reset(seed=1)
    assert together.play.decision is not None
    assert together.play.decision.actors == (0, 1, 2)
    assert len(together._numbers()) == len(together.play.decision.options)
    against = rl.solo("kravora", players=3, seat=2, opponent="greedy")
    observation, _ = against.reset(seed=1)
    assert against.play.seat == 2
    rng, ended, reward = random.Random(1), False, 0.0
    while not ended:
        observation, reward, ended, _, _ = against.step(legal(observation, rng))
        assert ended or against.play.seat == 2
    assert against.play.outcome is not None
    assert reward == (1 if 2 in against.play.outcome.winners else -1)


def test_a_seat_or_opponent_that_is_not_there_is_refused():
    with pytest.raises(rempart.RempartError, match="seat 2"):
        rl.solo("kravora", players=2, seat=2)
    with pytest.raises(rempart.RempartError, match="nobody"):
        rl.solo("kravora", opponent="nobody")


def test_an_illegal_action_loses_a_gymnasium_match():
    env = rl.solo("fantasy_defense")
    observation, _ = env.reset(seed=1)
    illegal = int(np.flatnonzero(observation["action_mask"] == 0)[0])
    _, reward, ended, cut, info = env.step(illegal)
    assert (reward, ended, cut, info["illegal"]) == (-1, True, False, True)


@tables
def test_openspiel_accepts_it(name: str, players: int):
    game = rl.openspiel(name, players=players)
    assert f"rempart_{name}" in pyspiel.registered_names()
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False, mask_test=True)


def test_openspiel_reads_set_up_options():
    text = "rempart_kravora(players=3,deals=8,options=enemy_max_line:4;many_ruses:true)"
    game = pyspiel.load_game(text)
    made = rl.openspiel("kravora", players=3, deals=8, enemy_max_line="4", many_ruses=True)
    assert str(made) == str(game)
    assert game.num_players() == 3
    state = game.new_initial_state()
    assert len(state.chance_outcomes()) == 8
    state.apply_action(3)
    assert state.play.state.max_line == 4
    assert state.play.state.many_ruses
    with pytest.raises(rempart.RempartError, match="enemy_max_line"):
        rl.openspiel("kravora", enemy_max_line="6")


def test_openspiel_observes_what_the_seat_sees():
    game = rl.openspiel("fantasy_defense", players=2)
    state = game.new_initial_state()
    state.apply_action(7)
    for seat in (0, 1):
        view = rempart.game("fantasy_defense").view(state.play.state, seat)
        seen = rl.spec("fantasy_defense").layout.observe(view)
        assert np.array_equal(state.observation_tensor(seat), seen)
        assert f'"seat":{seat}' in state.observation_string(seat)
    assert state.observation_string(0) != state.observation_string(1)
