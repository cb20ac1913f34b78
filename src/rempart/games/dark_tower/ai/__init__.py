"""What bots know of Return to Dark Tower."""

from rempart.games.dark_tower.ai import features, lines, policy, purpose
from rempart.games.dark_tower.aids.coach import asked
from rempart.kernel import SearchModel

SEARCH_MODEL = SearchModel(
    chance=features.chance,
    order=policy.order,
    player=lines.player,
    clock=lines.clock,
    horizon=1,
    figures=features.figures,
    better={"supply": 1, "corruptions": -1, "warriors": 1, "spirit": 1},
    lines=lines.lines,
    why=purpose.why,
    coach=asked,
    fitted=lambda s: not s.variant,
)
