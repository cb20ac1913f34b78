"""Fixtures for all tests of the table."""

from tests.table.postgres import postgres_server, postgres_url

__all__ = ["postgres_server", "postgres_url"]
