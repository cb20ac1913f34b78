"""Fixtures for all tests of the table."""

import pytest

from rempart.table import limits
from tests.table.people import HINT_TIME
from tests.table.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests ask for hints as fast as they can, and have bots that think little."""
    monkeypatch.setattr(limits, "HINTS", (1e6, 10**6))
    monkeypatch.setattr(limits, "BOT_THINKS", HINT_TIME)
