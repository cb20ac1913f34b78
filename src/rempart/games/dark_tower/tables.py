"""The values of `data/`, checked, and arranged so that the rules find them fast."""

from __future__ import annotations

import msgspec

from rempart.games.dark_tower.world import RegionData, World


class Data(msgspec.Struct, forbid_unknown_fields=True):
    """The folder `data/`."""

    regions: dict[str, RegionData]


class Tables:
    """Everything the rules look up."""

    def __init__(self, data: Data):
        self.data = data
        self.world = World(data.regions)


def compile_tables(data: Data) -> Tables:
    """The tables that the data make."""
    return Tables(data)


TABLES: dict[str, Tables] = {}
"""By variant; filled by the game."""
