"""The order in which hordes are destroyed (KR-DESTROY-03), where it makes a difference (KR-R-55).

It does where figures must retreat from a destroyed horde: another one that is destroyed earlier
leaves them its space, and Bruxa gains skulls for those beside her, where she is just then.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.board.geometry import distance
from rempart.games.kingdom_rush.ids import BRUXA
from rempart.games.kingdom_rush.pieces import Horde
from rempart.games.kingdom_rush.steps.bruxa import most_skulls
from rempart.games.kingdom_rush.steps.figures import figures_on, is_hero
from rempart.games.kingdom_rush.steps.life import sacrifices
from rempart.games.kingdom_rush.tables import TABLES, Tables

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom


def all_covered(t: Tables, horde: Horde) -> bool:
    """KR-DESTROY-01: whether all cells of all enemies are covered, by whatever it may be
    (KR-DESTROY-09); bare empty cells do not matter."""
    return not t.designs[horde.card].enemies & ~horde.covered


def doomed_hordes(s: Kingdom) -> list[Horde]:
    """The hordes that are destroyed in this phase."""
    t = TABLES[s.variant]
    return [horde for horde in s.hordes if all_covered(t, horde)]


def tangled(s: Kingdom, doomed: list[Horde]) -> list[Horde]:
    """Those of the doomed hordes whose order makes a difference; most of the time, none."""
    if len(doomed) < 2:
        return []
    found: set[int] = set()
    for horde in doomed:
        driven = driven_off(s, horde)
        if driven:
            others = [other for other in doomed if other is not horde]
            mattering = [o.card for o in others if matters(s, horde, driven, o)]
            if mattering:
                found.update((horde.card, *mattering))
    return [horde for horde in doomed if horde.card in found]


def driven_off(s: Kingdom, horde: Horde) -> list[int]:
    """The figures that retreat when a horde is destroyed: from a flyer over another horde
    (KR-ENEMY-17) and from a boss that loses a layer (KRH-BOSS-02)."""
    t = TABLES[s.variant]
    if t.boss[horde.card]:
        leaves = bool(s.layers)
    else:
        leaves = t.designs[horde.card].flying and len(hordes_at(s, horde.space)) > 1
    return [who for who in figures_on(s, horde.space) if outlives(s, who)] if leaves else []


def outlives(s: Kingdom, who: int) -> bool:
    """Whether a figure can be on the board still after 1 damage."""
    if not is_hero(who):
        return True
    player = s.players[who]
    return player.life > 1 or player.protected or bool(sacrifices(s, who))


def matters(s: Kingdom, horde: Horde, driven: list[int], other: Horde) -> bool:
    """Whether it makes a difference for figures driven off a horde that another one is destroyed
    earlier or later: its space becomes free for them, or Bruxa is one of them."""
    away = distance(horde.space, other.space)
    if away <= 1 and leaves_room(s, other):
        return True
    return away <= 2 and any(gathers(s, who) for who in driven) and not keeps_layers(s, other)


def leaves_room(s: Kingdom, horde: Horde) -> bool:
    """Whether no horde is left on the space of this one after the phase."""
    t = TABLES[s.variant]
    return all(
        all_covered(t, other) and not keeps_layers(s, other) for other in hordes_at(s, horde.space)
    )


def keeps_layers(s: Kingdom, horde: Horde) -> bool:
    """Whether a horde is a boss that only loses a layer."""
    return TABLES[s.variant].boss[horde.card] and bool(s.layers)


def gathers(s: Kingdom, who: int) -> bool:
    """Whether a figure is Bruxa, with room for a skull (KR-BRUXA-03)."""
    if not is_hero(who) or s.players[who].hero != BRUXA:
        return False
    return s.players[who].skulls < most_skulls(s, who)


def hordes_at(s: Kingdom, space: int) -> list[Horde]:
    """All hordes on a space."""
    return [horde for horde in s.hordes if horde.space == space]
