"""Offers of a game's runs (`kernel.runs`): which stage, and how hard bots found it.

Each request plays some more matches in a worker and tells how far the rating has come; the client
asks again until it is done. So a rating goes on only while somebody waits for it, whoever waits for
the same one shares it, and nothing is kept but its figures, which come out the same everywhere.
"""

from __future__ import annotations

from collections import OrderedDict

import rempart
from rempart import rating
from rempart.kernel import Game
from rempart.kernel.errors import BadSettings
from rempart.kernel.runs import Try
from rempart.kernel.text import Text
from rempart.rating import Rating
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.costs import AllThrottles
from rempart.table.queue import BOTS, Order
from rempart.table.worker_pool import WorkerPool

KEPT = 512
"""The number of ratings kept."""

Key = tuple[str, int, str, bool]
"""Game, players, the first code, and whether others may be tried instead."""


class Rates:
    """Rates stages, and remembers the ratings."""

    def __init__(self, workers: WorkerPool, throttles: AllThrottles):
        self.workers = workers
        self.throttles = throttles
        self._known: OrderedDict[Key, list[Try]] = OrderedDict()

    async def offer(self, wish: m.RunWish, game: Game, text: Text, address: str) -> m.RunOffer:
        """The stage that is wished for, rated as far as it has come."""
        runs = game.runs
        if runs is None:
            raise BadSettings(f"{game.id} has no runs")
        if wish.players not in game.players:
            few, many = game.players[0], game.players[-1]
            raise BadSettings(f"{game.id} is for {few} to {many} players, not {wish.players}")
        ready = runs.ready(wish.players)
        if not wish.code and not wish.after and wish.number < len(ready):
            return offered(game, wish.players, whole(ready[wish.number]), text)
        code, tune = wish.code, False
        if not code:
            code = runs.following(wish.after) if wish.after else runs.first(wish.number)
            tune = True
        if not code:
            raise BadSettings("that was the last stage of the run")
        code = canonical(game, code, wish.players)
        if known := next((one for one in ready if one.code == code), None):
            return offered(game, wish.players, whole(known), text)
        key = (game.id, wish.players, code, tune)
        if key not in self._known:  # It is told at once what will be rated.
            self._keep(key, [Try(code)])
        elif not rating.judged(game, self._known[key], tune).done:
            before = self._known[key]
            after = await self._gone_on(game, wish.players, before, tune, limits.site_of(address))
            if total(after) > total(self._known.get(key, [])):
                self._keep(key, after)
        return offered(game, wish.players, rating.judged(game, self._known[key], tune), text)

    def _keep(self, key: Key, tries: list[Try]) -> None:
        self._known[key] = tries
        self._known.move_to_end(key)
        while len(self._known) > KEPT:
            self._known.popitem(last=False)

    async def _gone_on(
        self, game: Game, players: int, tries: list[Try], tune: bool, site: str
    ) -> list[Try]:
        order = Order(address=site, rank=BOTS, seconds=limits.RATE_TIME)
        async with self.throttles.rating.turn(site):
            return await self.workers.run(
                game.id, go_on, game.id, players, tries, tune, order=order
            )


def go_on(game: str, players: int, tries: list[Try], tune: bool) -> list[Try]:
    """The job of a worker: some more matches."""
    return rating.gone_on(rempart.game(game), players, tries, tune, limits.RATE_PLAY)


def canonical(game: Game, code: str, players: int) -> str:
    """A code as the game writes it, however somebody typed it."""
    assert game.runs is not None
    return game.runs.code_of(game.read_settings(game.runs.settings(code, players)), 0)


def total(tries: list[Try]) -> int:
    """How many matches were played."""
    return sum(one.played for one in tries)


def whole(known: Try) -> Rating:
    """A rating that was made before."""
    return Rating(known, known.played, known.played, done=True)


def offered(game: Game, players: int, found: Rating, text: Text) -> m.RunOffer:
    """A rating as it is sent."""
    assert game.runs is not None
    stage = game.runs.stage(found.best.code, text)
    share = found.share
    some = found.best.played > 0
    return m.RunOffer(
        code=found.best.code,
        stage=stage.number,
        title=stage.title,
        players=players,
        percent=round(share.value) if some else 0,
        low=round(share.low) if some else 0,
        high=round(share.high) if some else 100,
        played=found.played,
        most=found.most,
        done=found.done,
    )
