"""What several of the Structs of `data/` share."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.games.kingdom_rush.board.grids import EnemyAbility
from rempart.kernel.shape import NAMED
from rempart.kernel.sources import Sources

Ability = Annotated[EnemyAbility, msgspec.Meta(extra={NAMED: "icon"})]
Iron = Annotated[
    Literal[
        "none",
        "few_towers",
        "no_barracks_growth",
        "low_archers",
        "stubborn_tentacles",
        "bare_lava",
        "no_flower_protection",
        "stubborn_crevasses",
        "no_rest_for_life",
        "one_tower_a_round",
        "restless_dead",
        "open_gate",
        "dear_modifiers",
    ],
    msgspec.Meta(extra={NAMED: "iron"}),
]


class Table(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    """Every table of the data says where its values come from."""

    source: Sources
