"""Daily challenges at tables: which day can be played, what a match has earned, and the ranking.

A result is that of a match at a table of this server, taken from its log: nobody sends one. It is
committed with the log entry that ends the match.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from datetime import UTC, date, datetime, timedelta

import msgspec

from rempart.daily import PAST, Daily, daily, date_at, has_daily, offered, read_day
from rempart.kernel import Game
from rempart.table import messages as m
from rempart.table import setups
from rempart.table.attempts import Attempt
from rempart.table.live import LiveTable
from rempart.table.store import DailyResult, Store

GRACE = 3
"""Hours after the end of a day in which a match that was begun on it still counts."""
SHOWN = 20
"""How many entries of a ranking are shown."""
HOUR = 3600


# Days


def closes(day: date) -> float:
    """When the last results of a day count."""
    end = datetime(day.year, day.month, day.day, tzinfo=UTC) + timedelta(days=1, hours=GRACE)
    return end.timestamp()


# Attempts and results


async def attempt(game: Game, day: date, player: str, store: Store) -> Attempt:
    """An attempt that begins now."""
    done = [result for result in await store.results(day.isoformat()) if result.player == player]
    ranked = day == date_at(time.time()) and not any(result.game == game.id for result in done)
    return Attempt(day.isoformat(), player, ranked)


def result_of(live: LiveTable) -> DailyResult | None:
    """What a match that is over has earned in a ranking; None: nothing."""
    part = live.challenge
    if part is None or not part.ranked or not live.over or not has_daily(live.game):
        return None
    ended = live.changed
    if ended > closes(date.fromisoformat(part.day)):
        return None
    outcome, seat = live.match.outcome, 0
    scored = daily(live.game).plan.scored
    return DailyResult(
        game=live.game.id,
        day=part.day,
        player=part.player,
        table=live.row.id,
        name=live.seats[seat].name,
        won=seat in live.winners(),
        score=outcome.scores[seat] if outcome is not None and scored else None,
        undos=live.help.undos,
        hints=live.help.hints,
        seconds=max(0.0, ended - live.row.created),
        time=ended,
    )


def merit(result: DailyResult) -> tuple[object, ...]:
    """What results are ranked by, the best first: a win, then the score, then less help, then the
    time it took. Giving up is worse than any score."""
    return (
        not result.won,
        result.score is None,
        -(result.score or 0),
        result.undos + result.hints,
        result.seconds,
        result.time,
    )


def ranked(results: Sequence[DailyResult]) -> list[DailyResult]:
    """Results in order."""
    return sorted(results, key=merit)


# In words


async def daily_info(ask: m.DailyAsk, player: str, store: Store, language: str) -> m.DailyInfo:
    """The challenges of a day; `player`: the digest of whoever asks."""
    now = time.time()
    day, latest = read_day(ask.day, now), date_at(now)
    found = await store.results(day.isoformat())
    eve = day - timedelta(days=1)
    before = await store.results(eve.isoformat()) if now > closes(eve) else []
    midnight = closes(latest) - GRACE * HOUR
    return m.DailyInfo(
        day=day.isoformat(),
        today=latest.isoformat(),
        first=(latest - timedelta(days=PAST)).isoformat(),
        next=max(0, round(midnight - now)),
        open=now <= closes(day),
        grace=GRACE,
        games=[game_info(one, day, found, before, player, language) for one in offered()],
    )


def game_info(
    of: Daily,
    day: date,
    results: Sequence[DailyResult],
    before: Sequence[DailyResult],
    player: str,
    language: str,
) -> m.DailyGame:
    """The challenge of a game; `before`: the results of the day before."""
    game, deal = of.game, of.deal(day)
    settings = msgspec.to_builtins(game.read_settings(deal.settings))
    text = game.text(language if language in game.languages else "en")
    rows = ranked([result for result in results if result.game == game.id])
    own = next((n for n, result in enumerate(rows) if result.player == player), None)
    best = ranked([result for result in before if result.game == game.id])[:1]
    return m.DailyGame(
        game=game.id,
        level=deal.level,
        minutes=deal.minutes,
        settings=setups.in_words(game, settings, deal.settings, text),
        bots=list(deal.bots),
        scored=of.plan.scored,
        rows=[row(n, result, player) for n, result in enumerate(rows[:SHOWN])],
        entries=len(rows),
        mine=None if own is None else row(own, rows[own], player),
        table="" if own is None else rows[own].table,
        best=next(
            (m.DailyBest(day=one.day, row=row(0, one, player), table=one.table) for one in best),
            None,
        ),
    )


def row(n: int, result: DailyResult, player: str) -> m.DailyRow:
    """An entry of a ranking, the first being number 0."""
    return m.DailyRow(
        rank=n + 1,
        name=result.name,
        won=result.won,
        score=result.score,
        undos=result.undos,
        hints=result.hints,
        seconds=round(result.seconds),
        mine=result.player == player,
    )


def challenge_table(live: LiveTable) -> m.ChallengeTable | None:
    """The challenge of a table; None: it is for none."""
    part = live.challenge
    if part is None:
        return None
    return m.ChallengeTable(
        day=part.day, ranked=part.ranked, undos=live.help.undos, hints=live.help.hints
    )
