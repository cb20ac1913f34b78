"""How hard a stage of a run is: bots play it before it is offered (`kernel.runs`).

A rating is a list of tries, each with as many matches as were played of it; it goes on from there,
some matches at a time, so that it can be shown while it grows, stopped at any moment, and
continued. Seeds are those from 0 on: everybody who rates a code finds the same.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from typing import NamedTuple

from rempart.figures import Estimate, rate
from rempart.kernel import Game, Match
from rempart.kernel.runs import Runs, Try
from rempart.play import by_names, play_out

MATCHES = 16
"""Matches of a finished rating."""
EARLY = 6
"""Matches after which a code that is clearly too easy or too hard is given up."""
CLEARLY = 25
"""How far from what is wanted, in points, is clear."""
TRIES = 4
"""How many codes are tried at most."""
BOT = "normal"
"""The level of the bots that rate."""


class Rating(NamedTuple):
    """How far a rating has come, with the best code so far."""

    best: Try
    played: int
    """Matches, of all tries."""
    most: int
    """How many it will be at most."""
    done: bool

    @property
    def share(self) -> Estimate:
        """The share that was won, in percent."""
        return rate(self.best.won, self.best.played).times(100)


def runs_of(game: Game) -> Runs:
    """The runs of a game that has them."""
    assert game.runs is not None
    return game.runs


def judged(game: Game, tries: Sequence[Try], tune: bool) -> Rating:
    """What the tries so far say. `tune`: other codes may be tried instead of the first."""
    runs = runs_of(game)
    low, high = runs.wanted(tries[-1].code)

    def off(one: Try) -> tuple[bool, float]:
        return one.played < MATCHES, abs(one.percent - (low + high) / 2)

    enough = [one for one in tries if one.played >= EARLY] or [tries[-1]]
    best = min(enough, key=off)
    done = next_code(game, tries, tune) == ""
    played = sum(one.played for one in tries)
    rest = MATCHES - tries[-1].played + (TRIES - len(tries)) * MATCHES * tune
    return Rating(best, played, played if done else played + rest, done)


def next_code(game: Game, tries: Sequence[Try], tune: bool) -> str:
    """The code of which more matches are to be played; empty: the rating is finished."""
    runs = runs_of(game)
    now = tries[-1]
    low, high = runs.wanted(now.code)
    off = max(low - now.percent, now.percent - high)
    if now.played >= MATCHES or (tune and now.played >= EARLY and off > CLEARLY):
        wrong = tune and off > 0 and len(tries) < TRIES
        other = runs.other(tries) if wrong else ""
        if other or now.played >= MATCHES:
            return other
    return now.code


def gone_on(
    game: Game, players: int, tries: Sequence[Try], tune: bool, seconds: float
) -> list[Try]:
    """The tries after some more matches: at least one, and as many as fit into the time."""
    found = list(tries)
    until = time.monotonic() + seconds
    while code := next_code(game, found, tune):
        if code != found[-1].code:
            found.append(Try(code))
        last = found[-1]
        found[-1] = last._replace(
            won=last.won + won(game, code, players, last.played), played=last.played + 1
        )
        if time.monotonic() >= until:
            break
    return found


def won(game: Game, code: str, players: int, seed: int) -> bool:
    """Whether the bots win a match."""
    settings = game.read_settings(runs_of(game).settings(code, players))
    match = Match(game, settings, seed)
    names = [BOT] * len(match.seats)
    return bool(play_out(match, by_names(names, 10 * seed, game)).winners)
