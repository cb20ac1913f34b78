"""Ruses (KV-RUSE): which of them a player can cast. No unit on the board is needed (KV-RUSE-22).

What follows: `ruse_lines` and `ruse_units` ask what it is aimed at, `ruse_announced` takes the
price and lets Shields cancel it, `ruse_effects` does it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kravora.ids import (
    BAIT,
    BOULDER,
    CLOT,
    HUT,
    PROPULSION,
    RETREAT,
    ROCKS,
    RUSES,
    SHIELD,
)
from rempart.games.kravora.options import Cast
from rempart.games.kravora.steps.ruse_announced import RuseAsk, announce, ruse_price
from rempart.games.kravora.steps.ruse_lines import BoulderTarget, RocksTarget
from rempart.games.kravora.steps.ruse_units import (
    BaitTarget,
    ClotTarget,
    PropulsionUnit,
    RetreatTarget,
)
from rempart.games.kravora.tables import TABLES
from rempart.kernel import Option, Refusal

if TYPE_CHECKING:
    from rempart.games.kravora.state import Kravora

CASTS = [Cast(ruse) for ruse in range(len(RUSES))]


def refuse_cast(s: Kravora, seat: int, ruse: int) -> Refusal | None:
    """KV-RUSE-01, KV-BUILD-07: a hut is needed; KV-RUSE-29: one ruse a turn, besides a Shield;
    KV-RUSE-02: it is paid at once; and it must have something to aim at."""
    player = s.players[seat]
    if not 0 <= ruse < len(RUSES):
        return Refusal("KV-RUSE-01", "no_such_ruse")
    if HUT not in player.buildings:
        return Refusal("KV-RUSE-01", "no_hut")
    if ruse != SHIELD and had_enough(s):
        return Refusal("KV-RUSE-29", "ruses_enough")
    price = ruse_price(s, player, ruse)
    if price > player.blood:
        return Refusal("KV-RUSE-02", "too_expensive", {"price": price})
    if ruse == SHIELD:
        return Refusal("KV-RUSE-17", "has_shield") if player.shield else None
    kind = TARGETS[ruse]
    for _ in kind(seat).targets(s):
        return None
    return Refusal(kind.rule, "no_target", {"ruse": ruse})


def had_enough(s: Kravora) -> bool:
    """KV-RUSE-29: whether the player has cast a ruse this turn; KV-OPTION-11: `many_ruses` lifts
    the limit (KV-RUSE-03)."""
    return not s.many_ruses and s.cast >= TABLES[s.variant].constants.limits.ruses


def offer(s: Kravora, seat: int, found: list[Option]) -> None:
    """Add the ruses that can be cast now."""
    if HUT not in s.players[seat].buildings:
        return
    for ruse, option in enumerate(CASTS):
        if refuse_cast(s, seat, ruse) is None:
            found.append(option)


def cast(s: Kravora, seat: int, ruse: int) -> None:
    """Choose what it is aimed at; a Shield needs no aim."""
    if ruse == SHIELD:
        announce(s, seat, SHIELD)
    else:
        s.agenda.append(TARGETS[ruse](seat))


TARGETS: dict[int, type[RuseAsk]] = {
    ROCKS: RocksTarget,
    CLOT: ClotTarget,
    BAIT: BaitTarget,
    RETREAT: RetreatTarget,
    BOULDER: BoulderTarget,
    PROPULSION: PropulsionUnit,
}
