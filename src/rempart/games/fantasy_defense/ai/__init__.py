"""What bots know of Fantasy: Defense."""

from rempart.games.fantasy_defense.ai.features import chance, figures
from rempart.games.fantasy_defense.ai.lines import player, why
from rempart.games.fantasy_defense.ai.policy import order
from rempart.kernel import SearchModel
from rempart.kernel.search_model import Calibration

SEARCH_MODEL = SearchModel(
    chance=chance,
    order=order,
    player=player,
    clock=lambda s: s.turn,
    horizon=1,
    figures=figures,
    better={"morale": 1, "invaders_left": -1},
    why=why,
    fitted=lambda s: not s.variant,
    calibration=Calibration(low=1.0, high=0.8, shift=1.2),
)
