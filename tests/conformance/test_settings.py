"""Settings of our games as people meet them, and how the kernel reads them."""

from __future__ import annotations

import msgspec

import rempart
from rempart.kernel.setting import PLAIN, Setting, described
from rempart.testing.settings import *  # noqa: F403

GAMES = [game for game in rempart.games().values() if game.id != "pebbles"]
KEPT = {
    ("fantasy_defense", "open_hands"),
    ("fantasy_defense", "boss4060"),
    ("kingdom_rush", "strict_tutorial"),
    ("kingdom_rush", "necromancer"),
    ("dark_tower", "goal"),
}
"""Settings that the state remembers although no rule looks at them there; or, if they are left to
chance, that draw before others do."""


def test_a_setting_applies_where_all_its_conditions_hold():
    setting = Setting("X-01", when={"players": (2, 3), "mode": ("together",)})
    assert setting.applies({"players": 2, "mode": "together"})
    assert not setting.applies({"players": 1, "mode": "together"})
    assert not setting.applies({"players": 2, "mode": "apart"})
    assert Setting("X-01").applies({})


def test_a_setting_that_says_nothing_is_in_sight_and_always_applies():
    class Settings(msgspec.Struct):
        players: int = 1

    assert described(Settings) == {"players": PLAIN}
