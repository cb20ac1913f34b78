"""Every test may use Pebbles, the kernel's own little game, as if it were one of ours."""

from __future__ import annotations

from pathlib import Path

import pytest

import rempart
from tests.kernel.pebbles import GAME as PEBBLES

rempart.register(PEBBLES)

TIMED = tuple(Path(__file__).parent / name for name in ("e2e", "table"))
"""Tests with real servers, clocks and browsers: on a busy machine something may come too late."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Give timed tests a second chance; the summary names those that needed it."""
    for item in items:
        if any(folder in item.path.parents for folder in TIMED):
            item.add_marker(pytest.mark.flaky(reruns=1))
