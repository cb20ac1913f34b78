"""The battery, on all games."""

from __future__ import annotations

import rempart
from rempart.testing.battery import *  # noqa: F403

GAMES = list(rempart.games().values())
