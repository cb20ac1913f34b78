"""Which options are worth a try, one choice at a time (whole rounds: `lines`)."""

from __future__ import annotations

import random
from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.ai.features import weights_of
from rempart.games.kingdom_rush.ai.lines import player
from rempart.games.kingdom_rush.ai.planner import QUICK, action_phase, rated
from rempart.games.kingdom_rush.pieces import PLAY
from rempart.kernel import Decision, Option

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

FEW = 4
"""How many answers are compared after phase 2."""


def order(s: Kingdom, decision: Decision) -> list[Option]:
    """After phase 2, what looks best one choice ahead; before it, with a whole round still to play,
    and within it, only what the planner would do (a random option if it has no preference, so that
    it does not always take the first hero of the list)."""
    if action_phase(s) is not None or s.phase < PLAY:
        return [player(random.Random(s.chance.seed))(s, decision)]
    values = rated(s, decision, QUICK._replace(weights=weights_of(s)))
    ranks = sorted(range(len(values)), key=lambda n: -values[n])
    return [decision.options[n] for n in ranks[:FEW]]
