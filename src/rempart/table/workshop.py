"""Changed numbers in the workshop: checked while somebody types, and written as a data file."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from typing import NamedTuple, TypeVar

import rempart
from rempart.kernel import Game, toml, tune
from rempart.kernel.data import Patch, check_plain, patched
from rempart.kernel.errors import BadData, BadValues, Fault
from rempart.kernel.former import EDITION
from rempart.kernel.shape import MOST, as_table, is_table, type_at
from rempart.table import limits
from rempart.table import messages as m
from rempart.table.costs import AllThrottles
from rempart.table.forms import shown_with
from rempart.table.queue import Order
from rempart.table.words import change_infos, fault_info
from rempart.table.worker_pool import WorkerPool

T = TypeVar("T")


class Workshop:
    """Checks and writes changed numbers in worker processes."""

    def __init__(self, workers: WorkerPool, throttles: AllThrottles):
        self.workers = workers
        self.throttles = throttles

    async def check(self, game: Game, asked: m.FormCheck, site: str) -> m.FormChecked:
        """What changed values come to."""
        found = await self._have(site, checked, game.id, asked.patch, asked.texts)
        return m.FormChecked(
            patch=found.patch,
            texts={k: toml.spread(v) for k, v in found.patch.items() if isinstance(v, list | dict)},
            changes=change_infos(game, found.patch),
            faults=[fault_info(fault) for fault in found.faults],
            shows=shown_with(game, found.patch),
        )

    async def file(self, game: Game, asked: m.FormFile, site: str) -> str:
        """Changed values as a data file."""
        found = await self._have(site, written, game.id, asked.name, asked.patch)
        if found.faults:
            raise BadValues(*found.faults)
        return found.text

    async def _have(self, site: str, work: Callable[..., T], game: str, *args: object) -> T:
        order = Order(address=site, seconds=limits.CHECK_TIME)
        async with self.throttles.asking.turn(site) as bucket:
            found, seconds = await self.workers.run(game, timed, work, game, *args, order=order)
            bucket.spend(seconds)
        return found


def timed(work: Callable[..., T], *args: object) -> tuple[T, float]:
    """The result of a function, and how long it took."""
    began = time.thread_time()
    return work(*args), time.thread_time() - began


class Checked(NamedTuple):
    """Changed values as far as they can be read, and what is wrong with them."""

    patch: dict[str, object]
    faults: list[Fault]


def checked(game_id: str, patch: Patch, texts: Mapping[str, str]) -> Checked:
    """Check changed values, with the functions that check a designer's file."""
    game = rempart.game(game_id)
    given, wrong = read_texts(game, patch, texts)
    given, lost = placed(game, given)
    faults = [*wrong, *lost]
    try:
        check_plain(given)
    except BadValues as error:
        return Checked(given, [*faults, *error.faults][:MOST])
    changed = tune.difference(game.raw_data, patched(game.raw_data, given))
    try:
        game.variant(changed)
    except BadValues as error:
        faults += error.faults
    return Checked(changed, faults[:MOST])


class Written(NamedTuple):
    """A data file, or why there is none."""

    text: str
    faults: Sequence[Fault]


def written(game_id: str, name: str, patch: Patch) -> Written:
    """Changed values as a data file that `rempart play --data` reads."""
    game = rempart.game(game_id)
    given, lost = placed(game, patch)
    try:
        check_plain(given)
    except BadValues as error:
        lost += error.faults
    if lost:
        return Written("", lost[:MOST])
    changed = tune.difference(game.raw_data, patched(game.raw_data, given))
    about = f"{game.id}, edition {game.edition}: what is not here keeps the game's value."
    use = f"rempart play {game.id} --data FILE"
    return Written(toml.document(changed, [line for line in (name, about, use) if line]), [])


def read_texts(
    game: Game, patch: Patch, texts: Mapping[str, str]
) -> tuple[dict[str, object], list[Fault]]:
    """A patch with values that were written as TOML, and those that are none."""
    given, wrong = dict(patch), list[Fault]()
    for path, text in texts.items():
        kind = type_at(game.data, path)
        try:
            given[path] = toml.value_of(text, kind is not None and is_table(kind))
        except BadData as error:
            given.pop(path, None)
            wrong.append(Fault(path, str(error)))
    return given, wrong


def placed(game: Game, given: Patch) -> tuple[dict[str, object], list[Fault]]:
    """The values that have a place in the game's data, and what is wrong with the others."""
    kept, lost = dict[str, object](), list[Fault]()
    for path, value in given.items():
        *tables, name = path.split(".")
        if name == EDITION and not tables:
            reason = f"the workshop has the numbers of edition {game.edition} only"
            lost.append(Fault(path, reason))
        elif has_tables(game.raw_data, tables):
            kept[path] = value
        elif len(lost) < MOST:
            try:
                check_plain({path: None})
                patched(game.raw_data, {path: value})
            except BadValues as error:
                lost += error.faults
    return kept, lost


def has_tables(raw: Mapping[str, object], names: list[str]) -> bool:
    """Whether the game's data have tables of these names in each other."""
    table: Mapping[str, object] | None = raw
    for name in names:
        table = as_table(table.get(name)) if table is not None else None
    return table is not None
