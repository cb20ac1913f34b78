"""What bots know of Kingdom Rush."""

from rempart.games.kingdom_rush.ai import features, lines, policy
from rempart.games.kingdom_rush.aids.coach import coach
from rempart.kernel import SearchModel
from rempart.kernel.search_model import Calibration

SEARCH_MODEL = SearchModel(
    chance=features.chance,
    order=policy.order,
    player=lines.player,
    clock=lines.clock,
    horizon=1,
    figures=features.figures,
    lines=lines.lines,
    known=lines.known,
    usual=lines.USUAL,
    better={"hearts": 1, "hordes_left": -1},
    why=lines.why,
    coach=coach,
    turn=lambda s: s.round,
    calibration=Calibration(low=1.2, high=1.4, shift=1.3),
    fitted=features.fitted,
)
