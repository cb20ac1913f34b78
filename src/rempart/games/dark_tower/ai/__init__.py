"""What bots know of Return to Dark Tower."""

from rempart.games.dark_tower.ai.features import chance, figures
from rempart.games.dark_tower.ai.lines import clock, lines, player, why
from rempart.games.dark_tower.ai.policy import order
from rempart.kernel import Mind

MIND = Mind(
    chance=chance,
    order=order,
    player=player,
    clock=clock,
    horizon=1,
    figures=figures,
    better={"supply": 1, "corruptions": -1, "warriors": 1, "spirit": 1},
    lines=lines,
    why=why,
    fitted=lambda s: not s.variant,
)
