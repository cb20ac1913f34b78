"""Fixtures for all tests of the table."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from rempart.table import limits
from tests.table.people import HINT_TIME, Play, open_service
from tests.table.postgres import postgres_server, postgres_url
from tests.table.storage import database, sqlite_path

__all__ = ["database", "postgres_server", "postgres_url", "sqlite_path"]


@pytest.fixture(autouse=True)
def in_a_hurry(monkeypatch: pytest.MonkeyPatch) -> None:
    """Tests ask for hints as fast as they can, and have bots that think little."""
    monkeypatch.setattr(limits, "HINTS", (1e6, 10**6))
    monkeypatch.setattr(limits, "BOT_THINKS", HINT_TIME)


@pytest.fixture
def play(tmp_path: Path) -> Callable[[Play], None]:
    """Run a coroutine in a service of its own."""

    def run(work: Play) -> None:
        async def inside() -> None:
            async with open_service(tmp_path) as service:
                await work(service)

        asyncio.run(inside())

    return run
