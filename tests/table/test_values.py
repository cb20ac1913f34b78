"""Values from strangers: bounds tell what cannot be, and what can is tried before it is used."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, cast

import msgspec
import msgspec.inspect as types
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

import rempart
from rempart.kernel import Game
from rempart.kernel.errors import BadData, BadSettings, BadValues
from rempart.registry import installed
from rempart.table import limits, trial
from rempart.table import messages as m
from rempart.table.queue import Order
from rempart.table.worker_pool import TookTooLong, WorkerPool
from tests.patches import Maker, bare, leaves, tried
from tests.table.people import open_service, plans


@pytest.mark.parametrize(
    ("game", "key", "value", "reason"),
    [
        ("dark_tower", "regions.throne.tower", False, "must be a ring"),
        ("dark_tower", "knobs.market", 50, "from 1 to 12, not 50"),
        ("dark_tower", "virtues.swift.amount", 0, "may change but not go"),
        ("dark_tower", "heroes.scion.banner", "none", "a banner gives spirit"),
        ("dark_tower", "gear.talisman.gives", [], "may change but not go"),
        ("kingdom_rush", "bench.alric.amount", 50, "too many sand warriors"),
        ("kingdom_rush", "towers.ARC1.modes", [], "a list of 1 to 2, not a list of 0"),
        ("kingdom_rush", "constants.champions.event_order", [], "a list of 1 to 40"),
        ("kingdom_rush", "bench.saitam.shots", [], "may change but not go"),
        ("kingdom_rush", "heroes.saitam.skill", {}, "it is missing"),
        ("kingdom_rush", "bosses.LA.behaviours", ["LA-a", ""], "LA-a"),
        ("kingdom_rush", "hordes.G02.band", "champion", "champions are C1"),
        ("dark_tower", "companions.zaida.terrain", "hills", "brings warriors"),
        ("dark_tower", "companions.zaida.event", "", "may change but not go"),
        ("dark_tower", "treasures.cauldron.effect", "+1S", "it gives potions"),
        ("fantasy_defense", "constants.coop.invaders", 0, "from 1 to 20, not 0"),
    ],
)
def test_what_no_match_can_be_played_with_is_refused_with_words(
    game: str, key: str, value: Any, reason: str
):
    with pytest.raises(BadValues, match=reason) as refused:
        rempart.new(game, seed=1, data={key: value})
    assert any(key.startswith(fault.key.rsplit(".", 2)[0]) for fault in refused.value.faults)


def test_every_tower_keeps_an_attack():
    game = rempart.game("kingdom_rush")
    for tower in game.raw_data["towers"]:
        with pytest.raises(BadValues):
            game.variant({f"towers.{tower}.modes": []})


def test_a_table_may_not_lose_what_its_words_tell():
    talisman = dict(rempart.game("dark_tower").raw_data["gear"]["talisman"])
    del talisman["gives"]
    with pytest.raises(BadValues, match="gives: it is missing"):
        rempart.game("dark_tower").variant({"gear.talisman": talisman})


def test_a_patch_is_never_changed_by_using_it():
    units: dict[str, Any] = {**rempart.game("kravora").raw_data["units"]}
    rempart.game("kravora").variant({"units": units, "units.puppet.hp": 9})
    assert units["puppet"]["hp"] == rempart.game("kravora").raw_data["units"]["puppet"]["hp"] != 9


@pytest.mark.parametrize(
    "value",
    [1 << 64, -1 << 64, 16**9000, float("inf"), float("nan"), [[[[[[[[[[1]]]]]]]]]]],
    ids=range(6),
)
def test_a_value_is_one_that_can_be_kept(value: Any):
    with pytest.raises(BadValues, match=r"units\.puppet\.hp: "):
        rempart.game("kravora").variant({"units.puppet.hp": value})


def test_a_patch_has_an_end():
    game = rempart.game("kravora")
    with pytest.raises(BadValues, match="no more than"):
        game.variant({f"a{n}": 1 for n in range(30_000)})
    with pytest.raises(BadValues, match="a path has at most"):
        game.variant({".".join("a" * 9000): 1})
    with pytest.raises(BadValues, match="a text of at most"):
        rempart.game("dark_tower").variant({"heroes.scion.banner": "x" * 9000})


TOML = ["[units.puppet]\nhp = 0x" + "f" * 9000, "hp = " + "9" * 9000]


@pytest.mark.parametrize("text", TOML, ids=["hex", "long"])
def test_a_number_without_end_is_no_value(text: str):
    with pytest.raises(BadData):
        rempart.game("kravora").read_data(text)


# Everything has bounds

games = pytest.mark.parametrize(
    "game", [rempart.game(name) for name in sorted(installed())], ids=repr
)


@games
def test_every_number_of_every_game_has_a_least_and_a_most(game: Game):
    for leaf in leaves(game):
        for kind in inner(leaf.kind):
            if isinstance(kind, types.IntType | types.FloatType):
                assert kind.ge is not None, leaf.key
                assert kind.le is not None, leaf.key


def inner(kind: Any) -> Iterator[Any]:
    kind = bare(kind)
    yield kind
    for name in ("item_type", "value_type"):
        if hasattr(kind, name):
            yield from inner(getattr(kind, name))
    for part in (*getattr(kind, "types", ()), *getattr(kind, "item_types", ())):
        yield from inner(part)
    for field in getattr(kind, "fields", ()):
        yield from inner(field.type)


SAMPLE = {"fantasy_defense": 150, "kravora": 30, "kingdom_rush": 40, "dark_tower": 50}
"""How many random patches of each game are tried here. `python -m tests.patches` tries more."""


@games
@pytest.mark.parametrize("changing", [False, True], ids=["fixed", "changing"])
def test_whatever_the_bounds_let_through_can_be_played(game: Game, changing: bool):
    first = random.SystemRandom().randrange(1 << 40) if changing else 0
    maker = Maker(game)
    for seed in range(first, first + SAMPLE[game.id] // 2):
        tried(game, maker, seed)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats() | st.text(max_size=20),
    lambda part: (
        st.lists(part, max_size=4) | st.dictionaries(st.text(max_size=9), part, max_size=3)
    ),
    max_leaves=12,
)


@games
@given(data=st.data())
@settings(
    deadline=None,
    max_examples=40,
    suppress_health_check=cast("list[HealthCheck]", list(HealthCheck)),
)
def test_any_value_at_any_place_is_taken_or_refused_with_words(game: Game, data: st.DataObject):
    key = data.draw(st.sampled_from([leaf.key for leaf in leaves(game)]))
    beyond = data.draw(st.sampled_from(["", ".x", "."]))
    with suppress(BadData):
        game.variant({key + beyond: data.draw(JSON)})


# What is let through is tried


def check(patch: dict[str, Any], workers: WorkerPool | None = None) -> None:
    """What a table says to changed values of Kravora."""
    trials = trial.Trials(workers or WorkerPool())
    asyncio.run(trials.check(rempart.game("kravora"), patch, {"players": 2}))


def test_a_good_change_may_be_played():
    check({"units.sprinter.price": 3})


def test_a_match_that_breaks_off_tells_which_value_it_was(monkeypatch: pytest.MonkeyPatch):
    broken(monkeypatch, ZeroDivisionError())
    with pytest.raises(BadValues, match=r"units\.puppet\.hp: .* breaks off: ZeroDivisionError"):
        check({"units.sprinter.price": 3, "units.puppet.hp": 7})


def broken(monkeypatch: pytest.MonkeyPatch, error: Exception) -> None:
    """From now on no puppet may have 7 hit points."""
    game = rempart.game("kravora")
    right = game.setup

    def setup(*args: Any) -> Any:
        if args[2].data.units.puppet.hp == 7:
            raise error
        return right(*args)

    monkeypatch.setattr(game, "setup", setup)


def test_a_match_without_an_end_is_none_for_a_table(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(trial, "MOST_CHOICES", 20)
    with pytest.raises(BadValues, match="does not end: it had 20 choices"):
        check({"units.puppet.hp": 7})


def test_a_trial_is_charged_to_who_wants_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    orders: list[Order] = []

    async def run(self: WorkerPool, *work: Any, order: Order) -> list[Any]:
        orders.append(order)
        return []

    monkeypatch.setattr(WorkerPool, "run", run)

    async def work() -> None:
        async with open_service(tmp_path) as service:
            changed = {"units.puppet.hp": 7}
            wish = m.NewTable(game="kravora", seats=plans("me", "greedy"), data=changed)
            await service.maker.create(wish, "2001:db8::1:2:3:4")

    asyncio.run(work())
    assert [order.address for order in orders] == ["2001:db8::/64"]


def test_the_same_values_are_tried_once(monkeypatch: pytest.MonkeyPatch):
    trials = trial.Trials(WorkerPool())
    ask: tuple[Game, dict[str, object], dict[str, object]] = (
        rempart.game("kravora"),
        {"units.puppet.hp": 7},
        {"players": 2},
    )
    asyncio.run(trials.check(*ask))
    monkeypatch.setattr(trial, "try_values", None)
    asyncio.run(trials.check(*ask))


def test_a_table_changes_no_more_values_than_it_may():
    with pytest.raises(BadSettings, match=f"it may be {limits.CHANGED}"):
        check({f"units.x{n}": 1 for n in range(limits.CHANGED + 1)})


def test_a_trial_that_hangs_is_broken_off(monkeypatch: pytest.MonkeyPatch):
    workers = WorkerPool()

    async def never(*_: Any, **__: Any) -> Any:
        raise TookTooLong("too long")

    monkeypatch.setattr(workers, "run", never)
    with pytest.raises(BadValues, match=r"units\.puppet\.hp: .* takes too long"):
        check({"units.puppet.hp": 7}, workers)


def test_tables_records_and_files_are_tried(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    game = rempart.game("kravora")
    record = msgspec.to_builtins(rempart.new("kravora", seed=1, players=2).record())
    broken(monkeypatch, ZeroDivisionError())
    seven = {"units.puppet.hp": 7}

    async def go() -> None:
        async with open_service(tmp_path) as service:
            with pytest.raises(BadValues, match="breaks off"):
                await service.maker.create(
                    m.NewTable("kravora", seats=plans("me", "me"), data=seven)
                )
            with pytest.raises(BadValues, match="breaks off"):
                await service.maker.import_(m.ImportTable({**record, "data": seven}))
            with pytest.raises(BadValues, match="breaks off"):
                await service.maker.read_data(game, "[units.puppet]\nhp = 7")

    asyncio.run(go())
