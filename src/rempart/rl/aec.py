"""Every game as a PettingZoo AEC environment."""

from __future__ import annotations

from typing import Any

import gymnasium
import numpy as np
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from rempart.kernel.game import SEEDS
from rempart.rl.play import Play
from rempart.rl.spaces import observation_space
from rempart.rl.spec import spec

ILLEGAL = -1.0
"""What an illegal action costs; it also ends the match."""


def aec(game: str, **settings: object) -> AECEnv[str, Any, Any]:
    """A game as an AEC environment, with the wrappers that PettingZoo's own games have."""
    env: Any = TableEnv(game, **settings)
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=ILLEGAL)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


class TableEnv(AECEnv[str, Any, Any]):
    """One agent per seat: `seat_0`, `seat_1`, …

    An observation is a dict of `observation` (what the seat sees) and `action_mask` (what it may
    choose now; all 0 if it is not its turn). Rewards come at the end: 1 for winners, -1 for the
    others.
    """

    def __init__(self, game: str, **settings: object):
        super().__init__()
        self.game_spec = spec(game)
        self.settings = self.game_spec.game.read_settings(settings)
        self.metadata = {
            "name": f"{game}_v{self.game_spec.version}",
            "render_modes": [],
            "is_parallelizable": False,
        }
        self.render_mode = None
        self.possible_agents = [f"seat_{seat}" for seat in range(self.settings.players)]
        self.agents = []
        self.seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        numbering = self.game_spec.numbering
        self._nothing = np.zeros(numbering.size, np.int8)
        self.observation_spaces = {
            agent: observation_space(self.game_spec) for agent in self.possible_agents
        }
        self.action_spaces = {
            agent: gymnasium.spaces.Discrete(numbering.size) for agent in self.possible_agents
        }
        self.rng = np.random.default_rng()

    def observation_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> gymnasium.spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Start a match. A seed starts a reproducible series of matches."""
        if seed is not None:
            self.rng = np.random.default_rng(seed)
        self.play = Play(self.game_spec, self.settings, int(self.rng.integers(SEEDS)))
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.play.seat or 0]

    def observe(self, agent: str) -> dict[str, object]:
        seat = self.seats[agent]
        numbering = self.game_spec.numbering
        mine = self.play.seat == seat and not self.play.cut
        mask = numbering.mask(self.play.numbers()) if mine else self._nothing.copy()
        return {"observation": self.play.observe(seat), "action_mask": mask}

    def step(self, action: Any) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0
        self._clear_rewards()
        self.play.choose(int(action))
        outcome = self.play.outcome
        if outcome is not None:
            returns = self.play.returns()
            for other, seat in self.seats.items():
                self.rewards[other] = returns[seat]
                self.terminations[other] = True
                self.infos[other] = {"reason": outcome.reason, "score": outcome.scores[seat]}
        elif self.play.cut:
            self.truncations = dict.fromkeys(self.agents, True)
        if self.play.seat is not None:
            self.agent_selection = self.possible_agents[self.play.seat]
        self._accumulate_rewards()
        self._deads_step_first()

    def render(self) -> None:
        """Nothing: the terminal and the browser show matches."""

    def close(self) -> None:
        """Nothing to close."""
