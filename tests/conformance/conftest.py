"""Which of these tests `make quick` runs: those of each game's plain set-up for two."""

from __future__ import annotations

from pathlib import Path

import pytest

HERE = Path(__file__).parent
QUICK = {"players": 2}


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Mark the tests of all other set-ups as slow."""
    for item in items:
        if HERE in item.path.parents and isinstance(item, pytest.Function):
            case = getattr(item, "callspec", None)
            if case and case.params.get("settings", QUICK) != QUICK:
                item.add_marker(pytest.mark.slow)
