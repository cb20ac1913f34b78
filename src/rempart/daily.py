"""Daily challenges: one deal for each game and day, the same for everybody on every server.

A game that has them keeps `daily.toml` in its package: the set-ups that its days draw from.
docs/add-a-game.md explains how to write one.

The deal is a pure function of the game's id and the date. Whatever a day draws is

    int(BLAKE2b("rempart daily GAME YEAR-MONTH-DAY THING").first 8 bytes, big-endian)

where THING is "seed" (its upper 53 bits), "challenge" (which of the set-ups of that weekday), or
the name of a setting (which of its values): the number modulo how many there are. So a change to
`daily.toml` changes the days that are drawn from it, past ones too.
"""

from __future__ import annotations

import warnings
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta
from functools import lru_cache
from hashlib import blake2b
from importlib.resources import files
from importlib.resources.abc import Traversable
from itertools import product
from typing import Annotated, Literal, NamedTuple, TypeVar

import msgspec

import rempart
from rempart import bots
from rempart.kernel import Game, RempartError
from rempart.kernel.data import read_toml
from rempart.kernel.errors import BadData
from rempart.kernel.text import Text

T = TypeVar("T")

Day = Literal["monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday"]
Level = Literal["gentle", "fair", "hard"]
"""How hard a challenge is meant to be."""

WEEK: tuple[Day, ...] = (
    "monday",
    "tuesday",
    "wednesday",
    "thursday",
    "friday",
    "saturday",
    "sunday",
)
PAST = 366
"""How many days ago a challenge may have been."""
SEED_BITS = 53
"""As many as a JSON number has in any language."""


class NoDaily(RempartError):
    """The game has no daily challenge."""


class BadDay(RempartError):
    """There is no challenge to play on that day. `key` names the text that says so, with the fields
    `about`."""

    def __init__(self, message: str, key: str, **about: object):
        super().__init__(message)
        self.key = key
        self.about = about

    def translated(self, text: Text) -> str:
        """What is wrong, in the language of these texts."""
        return text(f"daily.{self.key}", **self.about)


class Challenge(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A set-up for one person that days draw from. Bots have the other seats."""

    level: Level
    minutes: Annotated[int, msgspec.Meta(ge=1, le=180)]
    """How long it takes, roughly."""
    settings: dict[str, object]
    days: tuple[Day, ...] = WEEK
    draw: dict[str, Annotated[list[object], msgspec.Meta(min_length=1)]] = {}
    """The values that a day draws from, by setting."""
    bots: str = ""
    """The strength of the bots; needed if there is more than one seat."""


class DailyPlan(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """`daily.toml`."""

    challenges: Annotated[list[Challenge], msgspec.Meta(min_length=1)]
    scored: bool = True
    """Whether the scores of outcomes tell good wins from narrow ones; otherwise they are not
    shown and do not count."""


class Deal(NamedTuple):
    """What is played on a day."""

    game: str
    day: date
    level: Level
    minutes: int
    settings: dict[str, object]
    """With `players`; settings that are not among them have their defaults."""
    seed: int
    bots: tuple[str, ...]
    """The strengths of the bots, in the seats after the person's."""


class Daily:
    """The daily challenges of a game."""

    def __init__(self, game: Game, plan: DailyPlan | None = None):
        self.game = game
        self.plan = plan or read(plan_file(game))
        self.check()

    def check(self) -> None:
        """Raise an error if a weekday has no challenge, or a set-up is not valid."""
        for day in WEEK:
            if not self.of_weekday(day):
                raise BadData(f"{self.game.id}: daily.toml has no challenge for {day}")
        for challenge in self.plan.challenges:
            for settings in variants(challenge):
                self.game.read_settings(settings)
            if players(challenge) > 1:
                bots.bot(challenge.bots, game=self.game)

    def of_weekday(self, day: Day) -> list[Challenge]:
        """What a weekday may draw."""
        return [challenge for challenge in self.plan.challenges if day in challenge.days]

    def deal(self, day: date) -> Deal:
        """The deal of a day."""
        game = self.game.id
        found = pick(self.of_weekday(WEEK[day.weekday()]), game, day, "challenge")
        drawn = {name: pick(values, game, day, name) for name, values in found.draw.items()}
        return Deal(
            game=game,
            day=day,
            level=found.level,
            minutes=found.minutes,
            settings={**drawn, **found.settings},
            seed=number(game, day, "seed") >> (64 - SEED_BITS),
            bots=(found.bots,) * (players(found) - 1),
        )


def date_at(now: float) -> date:
    """The day of a moment, in seconds since 1970: challenges change at midnight UTC."""
    return datetime.fromtimestamp(now, UTC).date()


def read_day(given: str, now: float) -> date:
    """The day somebody names (nothing: today), or `BadDay` if it cannot be played."""
    latest = date_at(now)
    first = latest - timedelta(days=PAST)
    try:
        found = date.fromisoformat(given) if given else latest
    except ValueError:
        said = f"{given!r} is not a date; a day is written like {latest}"
        raise BadDay(said, "no_date", given=given, today=str(latest)) from None
    if found > latest:
        said = f"the challenge of {found} has not begun; today is {latest} (UTC)"
        raise BadDay(said, "not_begun", day=str(found), today=str(latest))
    if found < first:
        said = f"{found} is too long ago; the earliest challenge is that of {first}"
        raise BadDay(said, "too_old", day=str(found), first=str(first))
    return found


def number(game: str, day: date, thing: str) -> int:
    """64 bits that everybody can compute."""
    said = f"rempart daily {game} {day.isoformat()} {thing}"
    return int.from_bytes(blake2b(said.encode()).digest()[:8], "big")


def pick(values: Sequence[T], game: str, day: date, thing: str) -> T:
    """The value that a day draws."""
    return values[number(game, day, thing) % len(values)]


def players(challenge: Challenge) -> int:
    """The number of seats of a challenge."""
    found = challenge.settings.get("players", 1)
    return found if isinstance(found, int) else 1


def variants(challenge: Challenge) -> list[dict[str, object]]:
    """All settings that a challenge can have."""
    names = list(challenge.draw)
    return [
        {**dict(zip(names, values, strict=True)), **challenge.settings}
        for values in product(*challenge.draw.values())
    ]


def plan_file(game: Game) -> Traversable:
    """Where a game describes its challenges."""
    return files(game.package) / "daily.toml"


def has_daily(game: Game) -> bool:
    """Whether a game has daily challenges."""
    return plan_file(game).is_file()


def read(file: Traversable) -> DailyPlan:
    """A plan from its file, or `BadData` with what is wrong in it."""
    try:
        return msgspec.convert(read_toml(file), DailyPlan)
    except msgspec.ValidationError as error:
        raise BadData(f"{file}: {error}") from error


def offered() -> list[Daily]:
    """The challenges of all games that have them. A plan with mistakes is left out, with a
    warning."""
    found: list[Daily] = []
    for game in rempart.games().values():
        if has_daily(game):
            try:
                found.append(daily(game))
            except RempartError as error:
                warnings.warn(str(error), stacklevel=2)
    return found


@lru_cache(maxsize=64)
def daily(game: Game) -> Daily:
    """The daily challenges of a game, or `NoDaily`."""
    if not has_daily(game):
        raise NoDaily(f"{game.id} has no daily challenge")
    return Daily(game)
