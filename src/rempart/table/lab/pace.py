"""How long matches take on this server, so that people know before they start a run.

Each request plays some matches in a worker; the client asks again until all set-ups are measured.
What was measured is remembered for everybody.
"""

from __future__ import annotations

import time
from collections import OrderedDict
from typing import NamedTuple

import msgspec

import rempart
from rempart.kernel import Match
from rempart.play import by_names, play_on
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.costs import AllThrottles
from rempart.table.lab import wishes
from rempart.table.queue import BOTS, Order
from rempart.table.worker_pool import WorkerPool

KEPT = 2000
"""How many measurements are kept."""
SEEDS = (1, 2, 3)
"""The matches that are played, as many as there is time for."""
SHORT = 0.4
"""Seconds within which more than one match is played in a set-up."""

Setup = tuple[str, dict[str, object], str]
"""Game, settings, bot."""


class Taken(NamedTuple):
    """Seconds that a match took; `whole`: it was not broken off."""

    seconds: float
    whole: bool


class Paces:
    """Measures how long matches take, and remembers it."""

    def __init__(self, workers: WorkerPool, throttles: AllThrottles):
        self.workers = workers
        self.throttles = throttles
        self._known: OrderedDict[bytes, Taken] = OrderedDict()

    async def ask(self, wish: m.LabPaceWish, site: str) -> m.LabPace:
        """What is known of these set-ups, after some more measuring."""
        game = wishes.playable(wish.game)
        wishes.check_lineups(game, wish.bots)
        each = wishes.setups(game, wish.options, wish.players)
        asked: list[Setup] = [(game.id, setup, bot) for bot in wish.bots for setup in each]
        keys = [msgspec.json.encode(setup, order="sorted") for setup in asked]
        left = [setup for setup, key in zip(asked, keys, strict=True) if key not in self._known]
        if left:
            order = Order(address=site, rank=BOTS, seconds=limits.RATE_TIME)
            async with self.throttles.rating.turn(site):
                found = await self.workers.run(game.id, measure, left, order=order)
            for setup, taken in zip(left, found, strict=False):
                self._known[msgspec.json.encode(setup, order="sorted")] = taken
            while len(self._known) > KEPT:
                self._known.popitem(last=False)
        known = [self._known[key] for key in keys if key in self._known]
        return m.LabPace(
            seconds=sum(taken.seconds for taken in known),
            measured=len(known),
            setups=len(asked),
            least=not all(taken.whole for taken in known),
            done=len(known) == len(asked),
        )


def measure(left: list[Setup]) -> list[Taken]:
    """The job of a worker: how long matches take in the first of these set-ups, as many as there is
    time for, and in one at least."""
    began = time.monotonic()
    found: list[Taken] = []
    for setup in left:
        found.append(timed(setup))
        if time.monotonic() - began > limits.RATE_PLAY:
            break
    return found


def timed(setup: Setup) -> Taken:
    """How long a match takes."""
    name, settings, bot = setup
    game = rempart.game(name)
    began = time.process_time()
    for count, seed in enumerate(SEEDS, 1):
        match = Match(game, game.read_settings(settings), seed)
        if not finished(match, bot, began):
            return Taken(time.process_time() - began, whole=False)
        if time.process_time() - began > SHORT or count == len(SEEDS):
            return Taken((time.process_time() - began) / count, whole=True)
    raise AssertionError("no seeds")


def finished(match: Match, bot: str, began: float) -> bool:
    """Play a match; whether it ended in time."""
    names = [bot] * len(match.seats)
    for _ in play_on(match, by_names(names, match.seed, match.game)):
        if time.process_time() - began > limits.LAB_PACE:
            return False
    return True
