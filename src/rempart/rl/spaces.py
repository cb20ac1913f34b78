"""The observation space that all environments share."""

from __future__ import annotations

import numpy as np
from gymnasium import spaces

from rempart.rl.spec import Spec


def observation_space(spec: Spec) -> spaces.Dict:
    """What is seen, and what may be chosen."""
    return spaces.Dict(
        {
            "observation": spaces.Box(0, 1, (spec.layout.size,), np.float32),
            "action_mask": spaces.Box(0, 1, (spec.numbering.size,), np.int8),
        }
    )
