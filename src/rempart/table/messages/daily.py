"""Daily challenges: what is played on a day, the ranking of this server, and watching the best.

A browser shows a random id of its own, so that its first finished attempt of a day can be told from
later ones. Nobody else ever sees that id.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from rempart.table.messages.base import Short, Wire
from rempart.table.messages.setup import SettingWords

PlayerId = Annotated[str, msgspec.Meta(min_length=16, max_length=64, pattern="^[A-Za-z0-9_-]+$")]
"""Made up by a browser, and kept there."""
DayText = Annotated[str, msgspec.Meta(max_length=10)]
"""A date in UTC, as in 2026-11-19; empty: today."""


class DailyAsk(Wire):
    """POST /api/daily: the challenges of a day."""

    player: PlayerId
    day: DayText = ""


class DailyWish(Wire):
    """POST /api/daily/{game}: a table for a challenge. Days to come are refused; past days are
    played outside the ranking."""

    player: PlayerId
    name: Short = ""
    day: DayText = ""


class DailyRow(Wire):
    """An entry of a ranking."""

    rank: int
    name: str
    """Empty: they gave none."""
    won: bool
    score: int | None
    """None: they gave up, or scores mean nothing in this game."""
    undos: int
    hints: int
    seconds: int
    mine: bool


class DailyBest(Wire):
    """The best match of the day before, to be watched."""

    day: str
    row: DailyRow
    table: str


class DailyGame(Wire):
    """The challenge of a game."""

    game: str
    level: Literal["gentle", "fair", "hard"]
    minutes: int
    settings: list[SettingWords]
    bots: list[str]
    """The strengths of the rivals."""
    scored: bool
    rows: list[DailyRow]
    """The ranking, as far as it is shown."""
    entries: int
    """How many it has in all."""
    mine: DailyRow | None
    """My own entry, wherever it is."""
    table: str
    """The table of my entry; empty: I have none."""
    best: DailyBest | None


class DailyInfo(Wire):
    """The challenges of a day."""

    day: str
    today: str
    first: str
    """The earliest day that can be played."""
    next: int
    """Seconds until the next challenges."""
    open: bool
    """Whether results of the day still count."""
    grace: int
    """Hours after the end of a day in which matches that were begun on it still count; the best
    one can be watched after that."""
    games: list[DailyGame]


class ChallengeTable(Wire):
    """The daily challenge that a table is for."""

    day: str
    ranked: bool
    """Whether it was begun on its day, before its player had a result."""
    undos: int
    hints: int
