"""The iron challenges (KR-DIFF-04): what a scenario forbids."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.ids import IRON
from rempart.games.kingdom_rush.steps.hordes import layout_of
from rempart.games.kingdom_rush.tables import ARCHER, BARRACKS, TABLES
from rempart.kernel import Refusal

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def iron(s: Kingdom) -> str:
    """The iron constraint that is on; "none" if it is not that challenge."""
    return layout_of(s).data.iron if s.difficulty == IRON else "none"


def refuse_more_towers(s: Kingdom, seat: int) -> Refusal | None:
    """Scenario 1: each player may own at most 3 towers."""
    if s.difficulty != IRON or iron(s) != "few_towers":
        return None
    player = s.players[seat]
    owned = len(player.hand) + len(player.incoming)
    owned += sum(tower.seat == seat for tower in s.built)
    if owned < TABLES[s.variant].constants.iron.towers:
        return None
    return Refusal("KR-DIFF-04", "too_many_towers", {"seat": seat})


def refuse_type(s: Kingdom, type_: int) -> Refusal | None:
    """Scenario 2: barracks are neither bought nor upgraded; scenario 3: archers stay low."""
    if s.difficulty != IRON:
        return None
    t = TABLES[s.variant]
    now = iron(s)
    family = t.family[type_]
    if now == "no_barracks_growth" and family == BARRACKS:
        return Refusal("KR-DIFF-04", "no_barracks_growth", {"tower": type_})
    if now == "low_archers" and family == ARCHER:
        if t.level[type_] > t.constants.iron.archer_level:
            return Refusal("KR-DIFF-04", "low_archers", {"tower": type_})
    return None
