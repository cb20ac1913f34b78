"""Trial play with changed values from strangers, before a table is created with them.

Bounds exclude impossible values (`kernel.shape`, and each game's own checks). Those that pass are
then played: a few matches by random and by somewhat better choices, in a worker process with limits
on time and memory. If a match fails, does not end or has a choice that takes too long, the values
are refused.
"""

from __future__ import annotations

import random
import time
from collections import OrderedDict
from collections.abc import Mapping, Sequence

import msgspec

import rempart
from rempart.kernel import Game, Match, Option, take
from rempart.kernel.data import variant_key
from rempart.kernel.errors import BadSettings, BadValues, Fault, RempartError
from rempart.table import limits
from rempart.table.queue import Order
from rempart.table.worker_pool import TookTooLong, WorkerPool

MATCHES = 4
"""Matches played with each set-up; every other one is played at random."""
MOST_CHOICES = 10_000
"""A match with this many choices counts as endless. At random, the longest of 2,486 matches with
the games' own values had 1,184, and no match with changed values in the fuzz tests reached this
number."""
SLOW = 0.5
"""The most seconds that a choice may take."""
FEW = 4
"""Options compared to choose somewhat better than at random."""
KEPT = 512
"""The number of results cached."""

Setup = Mapping[str, object]


class Trials:
    """Checks values that somebody wants to play with, and caches the results."""

    def __init__(self, workers: WorkerPool):
        self.workers = workers
        self._known: OrderedDict[tuple[str, str, bytes], list[Fault]] = OrderedDict()

    async def check(
        self, game: Game, patch: dict[str, object], *setups: Setup, site: str = ""
    ) -> None:
        """Raise an error if the values are invalid, or if matches with these set-ups cannot be
        played with them. The same values are tried once; `site` is the site of the client that
        asks."""
        if not patch:
            return
        check_values(patch)
        key = (game.id, variant_key(patch), msgspec.json.encode(setups, order="sorted"))
        if key not in self._known:
            self._known[key] = await self._tried(game, patch, setups, site)
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        if self._known[key]:
            raise BadValues(*self._known[key])

    async def _tried(
        self, game: Game, patch: dict[str, object], setups: Sequence[Setup], site: str
    ) -> list[Fault]:
        order = Order(address=site, seconds=limits.TRIAL_TIME)
        try:
            return await self.workers.run(game.id, try_values, game.id, patch, setups, order=order)
        except TookTooLong:
            return [Fault(named(patch), "with these values a match takes too long")]


def check_values(changed: dict[str, object]) -> None:
    """Limit the number of changed values, and of different sets of them in memory: anybody who can
    reach the server may change values."""
    if len(changed) > limits.CHANGED:
        raise BadSettings(
            f"{len(changed)} values are changed; at a table it may be {limits.CHANGED}"
        )
    used = {variant for game in rempart.games().values() for variant in game.leased()}
    if changed and variant_key(changed) not in used and len(used) >= limits.VARIANTS:
        raise BadSettings(
            f"tables with {limits.VARIANTS} different sets of changed values are in play here, "
            "and there is no room for more; play with the game's own, or try again later"
        )


def try_values(game: str, patch: dict[str, object], setups: Sequence[Setup]) -> list[Fault]:
    """The faults of values: those that the game reports, or one from trial play. Empty: none
    found."""
    until = time.monotonic() + limits.TRIAL_PLAY
    found = rempart.game(game)
    try:
        found.variant(patch)
    except BadValues as error:
        return list(error.faults)
    for seed in range(MATCHES):
        for setup in setups:
            reason = problem(found, patch, setup, seed, until)
            if reason:
                return [Fault(culprit(found, patch, setup, seed), reason)]
    return []


def problem(game: Game, patch: dict[str, object], setup: Setup, seed: int, until: float) -> str:
    """What goes wrong in a match with these values; empty: nothing before the time was up."""
    try:
        match = Match(game, game.read_settings(setup), seed, patch)
    except BadSettings:  # Creating the table will report it.
        return ""
    except Exception as error:
        return f"with this value a match {breaks_off(error)}"
    reason = problem_in(match, random.Random(seed), until, clever=bool(seed % 2))
    return f"with this value {reason}" if reason else ""


def problem_in(match: Match, rng: random.Random, until: float, clever: bool = False) -> str:
    """What goes wrong when a match is played on; empty: nothing before the time was up. `clever`:
    the choices are somewhat better than chance."""
    try:
        look(match)
        while match.decision is not None and time.monotonic() < until:
            began = time.thread_time()
            match.choose(better(match, rng) if clever else rng.choice(match.decision.options))
            if time.thread_time() - began > SLOW:
                return "a choice takes too long"
            if len(match.choices) >= MOST_CHOICES:
                return f"a match does not end: it had {MOST_CHOICES} choices"
        look(match)
    except Exception as error:  # Whatever it is, it would happen at the table, too.
        return f"a match {breaks_off(error)}"
    return ""


def breaks_off(error: Exception) -> str:
    """That a match cannot go on, and why."""
    what = str(error) if isinstance(error, RempartError) else type(error).__name__
    return f"breaks off: {what}"


def look(match: Match) -> None:
    """Do what showing a table does, so that errors in it come up."""
    for seat in (None, *match.seats):
        match.scene(seat)
        match.dangers(seat)


def better(match: Match, rng: random.Random) -> Option:
    """The best-looking of a few options."""
    decision = match.decision
    assert decision is not None
    few = rng.sample(decision.options, min(FEW, len(decision.options)))

    def worth(option: Option) -> float:
        s = match.game.copy(match.state)
        take(s, s.agenda[-1], option)
        return match.game.evaluate(s, decision.seat_of(option))

    return max(few, key=worth)


def culprit(game: Game, patch: dict[str, object], setup: Setup, seed: int) -> str:
    """The key of the value at fault: the first that fails alone; otherwise the names of all."""
    until = time.monotonic() + limits.TRIAL_PLAY
    for key, value in patch.items() if len(patch) > 1 else ():
        if time.monotonic() < until and problem(game, {key: value}, setup, seed, until):
            return key
    return named(patch)


def named(patch: Mapping[str, object]) -> str:
    """The names of the changed values, shortened."""
    names = list(patch)
    return ", ".join(names[:3]) + (", …" if len(names) > 3 else "")
