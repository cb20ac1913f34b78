"""What bots know of Kravora."""

from rempart.games.kravora.ai.features import chance, figures
from rempart.games.kravora.ai.lines import clock, player, why
from rempart.games.kravora.ai.policy import order
from rempart.kernel import SearchModel

SEARCH_MODEL = SearchModel(
    chance=chance,
    order=order,
    player=player,
    clock=clock,
    horizon=1,
    figures=figures,
    better={"wall": 1, "other_wall": -1, "blood": 1},
    why=why,
    fitted=lambda s: not s.variant,
)
