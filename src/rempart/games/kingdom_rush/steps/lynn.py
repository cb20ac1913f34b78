"""Lynn, a guest from Rift in Time (KRH-LYNN)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rempart.games.kingdom_rush.events import TotemPlaced
from rempart.games.kingdom_rush.ids import LYNN
from rempart.games.kingdom_rush.options import PlaceTile, Skip
from rempart.games.kingdom_rush.pieces import HERO_BOARD
from rempart.games.kingdom_rush.steps.attack import hero_attack, in_range
from rempart.games.kingdom_rush.steps.figures import figure, owner
from rempart.games.kingdom_rush.steps.hordes import horde_of
from rempart.games.kingdom_rush.steps.tiles import LayTiles
from rempart.games.kingdom_rush.tables import TABLES
from rempart.kernel import NONE

if TYPE_CHECKING:
    from rempart.games.kingdom_rush.state import Kingdom

WEAKNESS_CURSE, STORM_OF_BLADES, DESPAIR, SEALED_FATE = range(LYNN * 4, LYNN * 4 + 4)


def hex_tile(s: Kingdom, seat: int) -> None:
    """KRH-LYNN-02, Hex: after her basic attack, one magic M1 on a horde next to her."""
    hero_attack(s, seat, TABLES[s.variant].heroes[LYNN].skill_shots, "KRH-LYNN-02")


def weakness_curse(s: Kingdom, who: int) -> None:
    """KRH-LYNN-11: one true D2 on any horde, the curse tile. E08 Ashfall: on none."""
    shot = TABLES[s.variant].abilities[WEAKNESS_CURSE].shots[0]
    space = figure(s, who).space
    targets = [] if s.ashfall else in_range(s, shot, space, 0)
    if targets:
        s.agenda.append(
            CurseTile(
                seat=owner(s, who),
                targets=targets,
                pieces=list(shot.pieces),
                supply=shot.supply,
                damage=shot.damage,
                source=HERO_BOARD if space == NONE else space,
                cause="KRH-LYNN-11",
            )
        )


class CurseTile(LayTiles):
    """KR-CROSS-25: a totem goes on the curse tile, if there is one left (KR-TOTEM-01); so its horde
    has no shield, no group heal, no sniper and is not elusive (KR-TOTEM-03)."""

    def choose(self, s: Kingdom, option: PlaceTile | Skip) -> None:
        super().choose(s, option)
        if isinstance(option, PlaceTile):
            horde = horde_of(s, option.horde)
            if s.totems_left and not horde.totem:
                horde.totem = True
                s.totems_left -= 1
                s.tell(TotemPlaced(horde=horde.card, rule="KR-CROSS-25"))


def storm_of_blades(s: Kingdom, who: int) -> None:
    """KRH-LYNN-12: two D2 on her horde."""
    hero_attack(s, who, TABLES[s.variant].abilities[STORM_OF_BLADES].shots, "KRH-LYNN-12")


def despair(s: Kingdom, who: int) -> None:
    """KRH-LYNN-13: a true M1 on each horde around her."""
    hero_attack(s, who, TABLES[s.variant].abilities[DESPAIR].shots, "KRH-LYNN-13")


def sealed_fate(s: Kingdom, who: int) -> None:
    """KRH-LYNN-14: a true L3 and a true M1 on her horde."""
    hero_attack(s, who, TABLES[s.variant].abilities[SEALED_FATE].shots, "KRH-LYNN-14")
