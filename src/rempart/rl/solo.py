"""Every game as a Gymnasium environment: one agent plays a side, bots play the rest.

In a cooperative game the agent plays all seats; it sees what the seat to choose sees. Otherwise it
plays one seat, and the others are played by a bot.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import gymnasium
from gymnasium import spaces

from rempart import bots
from rempart.kernel import Option
from rempart.kernel.errors import BadSettings
from rempart.kernel.game import SEEDS
from rempart.rl.aec import ILLEGAL
from rempart.rl.play import Play
from rempart.rl.spaces import observation_space
from rempart.rl.spec import learnable, spec


def solo(game: str, *, seat: int = 0, opponent: str = "random", **settings: Any) -> SoloEnv:
    """A game as a Gymnasium environment."""
    return SoloEnv(game, seat=seat, opponent=opponent, **settings)


def env_id(game: str) -> str:
    """The id of a game in Gymnasium: `rempart/FantasyDefense-v1`."""
    camel = "".join(part.capitalize() for part in game.split("_"))
    return f"rempart/{camel}-v{spec(game).version}"


def register_all(register: Callable[..., object]) -> None:
    """Make the games known to `gymnasium.make`."""
    for game in learnable():
        register(env_id(game), entry_point="rempart.rl.solo:SoloEnv", kwargs={"game": game})


class SoloEnv(gymnasium.Env[dict[str, Any], Any]):
    """Observations and rewards as in `TableEnv`; at the end `info` has the reason and the score."""

    metadata = {"render_modes": []}  # noqa: RUF012 (Gymnasium has it so)

    def __init__(
        self,
        game: str,
        *,
        seat: int = 0,
        opponent: str = "random",
        render_mode: str | None = None,
        **settings: object,
    ):
        self.game_spec = spec(game)
        rules = self.game_spec.game
        self.settings = rules.read_settings(settings)
        self.render_mode = render_mode
        self.alone = rules.cooperative(self.settings)
        """One agent for all seats."""
        if seat not in range(self.settings.players):
            raise BadSettings(f"seat {seat}: there are {self.settings.players}, from 0 on")
        self.seat = seat
        bots.bot(opponent, game=rules)
        self.opponent = opponent
        self.observation_space = observation_space(self.game_spec)
        self.action_space = spaces.Discrete(self.game_spec.numbering.size)

    def reset(
        self, *, seed: int | None = None, options: dict[str, object] | None = None
    ) -> tuple[dict[str, Any], dict[str, object]]:
        """Begin a match."""
        super().reset(seed=seed)
        drawn = [int(self.np_random.integers(SEEDS)) for _ in range(2)]
        self.play = Play(self.game_spec, self.settings, drawn[0])
        self.bot = bots.bot(self.opponent, drawn[1], self.game_spec.game)
        self.chance = random.Random(drawn[1])
        self._let_others_choose()
        return self._observation(), self._info()

    def step(self, action: Any) -> tuple[dict[str, Any], float, bool, bool, dict[str, object]]:
        """Choose. An illegal action loses the match."""
        play = self.play
        number = int(action)
        if number not in self._numbers():
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        play.choose(number)
        self._let_others_choose()
        reward = play.returns()[self.seat]
        return self._observation(), reward, play.outcome is not None, play.cut, self._info()

    def _numbers(self) -> list[int]:
        """What the agent may choose."""
        return self.play.numbers_of_all() if self.alone else self.play.numbers()

    def _let_others_choose(self) -> None:
        """Let the bots choose until the agent must."""
        play = self.play
        while not self.alone and play.seat is not None and play.seat != self.seat and not play.cut:
            play.take(self._bots_choice(play, play.seat))

    def _bots_choice(self, play: Play, seat: int) -> Option:
        """The bot's choice, on a re-dealt state as always."""
        return bots.ask(self.bot, play.game, play.state, seat, self.chance.getrandbits(63))

    def _observation(self) -> dict[str, Any]:
        play = self.play
        seat = play.seat if self.alone and play.seat is not None else self.seat
        mask = self.game_spec.numbering.mask(self._numbers())
        return {"observation": play.observe(seat), "action_mask": mask}

    def _info(self) -> dict[str, object]:
        outcome = self.play.outcome
        if outcome is None:
            return {}
        return {"reason": outcome.reason, "score": outcome.scores[self.seat]}
