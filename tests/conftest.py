"""Every test may use Pebbles, the kernel's own little game, as if it were one of ours."""

from __future__ import annotations

import rempart
from tests.kernel.pebbles import GAME as PEBBLES

rempart.register(PEBBLES)
