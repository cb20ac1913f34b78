"""Every game as an OpenSpiel game: `rempart_fantasy_defense`, `rempart_kravora`, …

    import rempart.rl.spiel
    game = pyspiel.load_game("rempart_kravora(players=3,options=end:count;many_ruses:true)")

Settings other than `players` are packed into one string, because OpenSpiel would read the value `5`
as a number.

A game begins with a chance node that draws the deal: one of `deals` seeds. After it nothing is left
to chance, so a history replays exactly; the deal is in no observation.
"""

from __future__ import annotations

from typing import Any, get_type_hints

import msgspec
import numpy as np

try:
    import pyspiel
except ModuleNotFoundError as error:
    raise ModuleNotFoundError(
        "rempart.rl.spiel needs open_spiel, which comes with the extra 'rl': "
        "pip install 'rempart[rl]'",
        name=error.name,
    ) from error

from rempart.rl.numbering import WAIT
from rempart.rl.play import Play
from rempart.rl.spec import Spec, learnable, spec

DEALS = 4096
"""The default number of deals (parameter `deals`)."""
Params = dict[str, Any]


def load(name: str, *, deals: int = DEALS, **settings: object) -> Any:
    """A game with settings."""
    players = settings.pop("players", defaults(spec(name))["players"])
    params = {"players": players, "deals": deals, "options": written(settings)}
    return pyspiel.load_game(short_name(name), params)


def written(settings: Params) -> str:
    """Settings as one text: `end:count;many_ruses:true`."""
    values = {name: str(v).lower() if isinstance(v, bool) else v for name, v in settings.items()}
    return ";".join(f"{name}:{value}" for name, value in values.items())


def read(game_spec: Spec, text: str) -> Params:
    """The settings in a text."""
    types = get_type_hints(game_spec.game.settings)
    found: Params = {}
    for part in filter(None, text.split(";")):
        name, _, value = part.partition(":")
        found[name] = value == "true" if types.get(name) is bool else value
    return found


def short_name(game: str) -> str:
    """The name of a game in OpenSpiel."""
    return f"rempart_{game}"


def defaults(game_spec: Spec) -> Params:
    """The parameters of a game."""
    players = game_spec.game.read_settings({}).players
    return {"players": players, "deals": DEALS, "options": ""}


def game_type(game_spec: Spec) -> Any:
    """What OpenSpiel must know about a game before it is loaded."""
    game = game_spec.game
    return pyspiel.GameType(
        short_name=short_name(game.id),
        long_name=game.text("en")("game.name"),
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=pyspiel.GameType.Utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=game.players[-1],
        min_num_players=game.players[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game_spec),
        default_loadable=True,
    )


class RempartGame(pyspiel.Game):
    """One game with its parameters."""

    game_spec: Spec
    type_of_game: Any

    def __init__(self, params: Params | None = None):
        given = {**defaults(self.game_spec), **(params or {})}
        self.deals = given["deals"]
        self.settings = self.game_spec.game.read_settings(
            {"players": given["players"], **read(self.game_spec, given["options"])}
        )
        info = pyspiel.GameInfo(
            num_distinct_actions=self.game_spec.numbering.size,
            max_chance_outcomes=self.deals,
            num_players=self.settings.players,
            min_utility=-1.0,
            max_utility=1.0,
            max_game_length=self.game_spec.longest * self.settings.players,
        )
        super().__init__(self.type_of_game, info, params or {})

    def new_initial_state(self) -> RempartState:
        """Before the deal."""
        return RempartState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Params | None = None) -> Observer:
        """An observer of states for a seat."""
        return Observer(self.game_spec)


class RempartState(pyspiel.State):
    """A match; before the deal, no match yet."""

    def __init__(self, game: RempartGame):
        super().__init__(game)
        self.game_spec = game.game_spec
        self.settings = game.settings
        self.deals = game.deals
        self.play: Play | None = None

    def current_player(self) -> int:
        if self.play is None:
            return pyspiel.PlayerId.CHANCE
        if self.play.seat is None or self.play.cut:
            return pyspiel.PlayerId.TERMINAL
        return self.play.seat

    def _legal_actions(self, player: int) -> list[int]:
        assert self.play is not None
        return self.play.numbers() if player == self.play.seat else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        chance = 1 / self.deals
        return [(deal, chance) for deal in range(self.deals)]

    def _apply_action(self, action: int) -> None:
        if self.play is None:
            self.play = Play(self.game_spec, self.settings, action)
        else:
            self.play.choose(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE:
            return f"deal {action}"
        if action == WAIT:
            return "wait"
        return repr(self.game_spec.numbering.option(action))

    def is_terminal(self) -> bool:
        return self.play is not None and (self.play.seat is None or self.play.cut)

    def returns(self) -> list[float]:
        return [0.0] * self.settings.players if self.play is None else self.play.returns()

    def __str__(self) -> str:
        if self.play is None:
            return "before the deal"
        return f"{self.play.game.id}, {self.play.decisions} choices"


class Observer:
    """What a seat sees, as a vector and as JSON."""

    def __init__(self, game_spec: Spec):
        self.tensor = np.zeros(game_spec.layout.size, np.float32)
        self.dict = {"observation": self.tensor}

    def set_from(self, state: RempartState, player: int) -> None:
        """Look at a state for a seat."""
        self.tensor[:] = 0 if state.play is None else state.play.observe(player)

    def string_from(self, state: RempartState, player: int) -> str:
        """The seat's view."""
        if state.play is None:
            return ""
        return msgspec.json.encode(state.play.game.view(state.play.state, player)).decode()


def register(name: str) -> None:
    """Make a game known to `pyspiel.load_game`."""
    game_spec = spec(name)
    type_of_game = game_type(game_spec)
    made = type(
        f"Rempart_{name}", (RempartGame,), {"game_spec": game_spec, "type_of_game": type_of_game}
    )
    pyspiel.register_game(type_of_game, made)


for _game in learnable():
    register(_game)
