"""Attacks as plain data: what towers, modifiers, heroes, abilities and flowers print.

An attack is a tuple of shots, done one after the other (see `steps.attack`).
"""

from __future__ import annotations

import msgspec

TILE, SOLDIER, MEND = range(3)
"""What a shot deals: damage tiles, soldiers, or 1 life to an adjacent hero (KR-TOWER-39)."""

CHOICE, EACH, PERFECT, MELEE, SPLASH = range(5)
"""Where it goes.

CHOICE   each piece on a horde that an arrow points at (KR-RANGE-04, -05; with all eight arrows -07)
EACH     the pieces on every horde that an arrow points at (KR-RANGE-06)
PERFECT  each piece on any horde (KR-RANGE-08)
MELEE    on the horde on which the attacker stands (KR-RANGE-03)
SPLASH   on every horde adjacent to the one that the shot before hit (KR-TOWER-33)
"""

NO_KNIFE, ONE_KNIFE, KNIFE_EACH = range(3)
"""Knives thrown after the soldiers of a shot (KR-RANGE-10, KR-TOWER-35 to -37)."""


class Shot(msgspec.Struct, frozen=True, array_like=True, gc=False):
    """One part of an attack."""

    what: int
    reach: int
    arrows: tuple[int, ...]
    """Printed directions 0 to 7 of an attacker that faces north."""
    pieces: tuple[int, ...]
    """The shapes of the tiles; one entry a soldier for soldiers."""
    supply: int
    """Where the tiles come from."""
    damage: int
    linked: bool = False
    """Joined by "+": all on one horde (KR-RANGE-09)."""
    knives: int = NO_KNIFE
    totem: bool = False
    """A totem goes with it (KR-TOWER-29)."""
    distinct: bool = False
    """Each piece on another horde (KR-R-08, magic flower)."""
