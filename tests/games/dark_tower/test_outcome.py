"""How matches end (DT-LOSE, DT-WIN, DT-COMP), and what the end of a turn leads to."""

from __future__ import annotations

from typing import get_args

import pytest

from rempart.games.dark_tower import GAME
from rempart.games.dark_tower.events import EventCalled, SkullPlaced
from rempart.games.dark_tower.ids import (
    GONE,
    SPAWN,
    STIRS,
    TOWER_DUNGEON,
    Ending,
)
from rempart.games.dark_tower.options import Confirm, EndTurn, Explore, PlaceSkull
from rempart.games.dark_tower.pieces import Dungeon, Room
from rempart.games.dark_tower.steps.month import NextMonth, begin_turn
from rempart.games.dark_tower.steps.outcome import win_game
from rempart.games.dark_tower.steps.turn import HeroTurn
from rempart.kernel import NONE
from tests.games.dark_tower.board import Table


def at(table: Table, kind: type) -> bool:
    return isinstance(table.decision.step, kind)


@pytest.mark.rule("DT-LOSE-03", "DT-MONTH-01")
def test_the_end_of_month_six_loses_the_game():
    table = Table(players=2)
    table.s.month = 6
    table.run(NextMonth(0))
    assert table.s.outcome is not None
    assert (table.s.outcome.winners, table.s.outcome.rule) == ((), "DT-LOSE-03")
    early = Table(players=2)
    early.s.month = 5
    early.run(NextMonth(0))
    assert early.s.outcome is None
    assert early.s.month == 6


@pytest.mark.rule("DT-COMP-14")
def test_after_month_six_nobody_wins():
    table = Table(players=2, competitive=True)
    table.s.month = 6
    table.run(NextMonth(0))
    assert table.s.outcome is not None
    assert (table.s.outcome.winners, table.s.outcome.rule) == ((), "DT-COMP-14")


@pytest.mark.rule("DT-WIN-03")
def test_heroes_win_together():
    table = Table(players=3)
    table.do(win_game, (0, 1, 2), "won", "DT-WIN-01")
    assert table.s.outcome is not None
    assert table.s.outcome.winners == (0, 1, 2)
    assert table.s.outcome.scores == (1, 1, 1)


@pytest.mark.rule("DT-END-05", "DT-MONTH-02")
def test_after_the_events_the_next_hero_has_a_turn():
    table = Table(players=2)
    table.s.turn = 0
    table.do(begin_turn, 0)
    assert at(table, HeroTurn)
    assert table.actor == 0
    table.choose(EndTurn())
    assert at(table, HeroTurn)
    assert (table.actor, table.s.active, table.s.turn) == (1, 1, 2)


@pytest.mark.rule("DT-END-03", "DT-END-04")
def test_skulls_are_placed_before_events():
    table = Table(players=2)
    table.s.turn = 0
    table.s.timeline[0] = [SPAWN * 16]
    table.s.seals = 0
    table.do(begin_turn, 0)
    table.s.chance.forced = [0, 0]
    table.choose(EndTurn())
    assert table.actor == 1
    assert not table.told(EventCalled)
    table.choose(PlaceSkull(5))
    assert table.told(SkullPlaced)[0].building == 5
    assert table.told(EventCalled)


@pytest.mark.rule("DT-EX-10", "DT-TOWER-02")
def test_the_example_of_the_rulebook():
    table = Table(players=4)
    table.foe("wolves", "anza")
    table.s.foes.clear()
    table.s.turn = 0
    spawns = [n for n, spawn in enumerate(table_spawns()) if spawn == ((2, 2), (3, 1))]
    table.s.timeline[0] = [SPAWN * 16 + spawns[0], STIRS * 16]
    table.s.kinds[1] = 4
    table.s.pockets[3], table.s.supply = 3, 21
    table.s.pos[0] = 1
    table.do(begin_turn, 2)
    table.s.chance.forced = [2, 0, [0, 1, 2, 3], 1, 2, 3, 0, 0]
    table.choose(EndTurn())
    table.choose(Confirm())
    assert [foe.kind for foe in table.s.foes] == [2, 2, 4]
    assert len({foe.region for foe in table.s.foes if foe.kind == 2}) == 2
    assert not table.s.seals & 1
    for building in (0, 1, 3):
        assert table.actor == 0
        table.choose(PlaceSkull(building))
    assert table.s.buildings[:4] == [1, 1, 0, 1]


def table_spawns() -> list[tuple[tuple[int, int], ...]]:
    from tests.games.dark_tower.table import T

    return T.spawns


def relic(table: Table) -> None:
    """A Tower dungeon of one room behind the entrance."""
    rooms = [Room(cell=0, content=NONE, doors=2, cleared=True), Room(1, 9, 1)]
    table.s.dungeons.append(Dungeon(type=TOWER_DUNGEON, region=NONE, rooms=rooms, target=1))


@pytest.mark.rule("DT-COMP-01", "DT-COMP-09")
def test_the_tower_opens_after_three_trials_next_to_it():
    table = Table(players=2, competitive=True)
    relic(table)
    table.put(0, "throne")
    table[0].trials_done = 0b11
    table.turn()
    assert table.refusal(Explore(TOWER_DUNGEON)) == "DT-COMP-09"
    table[0].trials_done = 0b111
    table.run()
    assert Explore(TOWER_DUNGEON) in table.options
    table.put(0, "cloister")
    table.run()
    assert table.refusal(Explore(TOWER_DUNGEON)) == "DT-COMP-09"


@pytest.mark.rule("DT-COMP-10", "DT-COMP-01", "DT-AM-44")
def test_whoever_finds_the_relic_wins():
    table = Table(players=2, competitive=True)
    relic(table)
    table.put(0, "throne")
    table[0].trials_done = 0b111
    table.turn()
    table.choose(Explore(TOWER_DUNGEON))
    while table.decision is not None:
        table.choose(table.options[0])
    assert table.s.outcome is not None
    assert (table.s.outcome.winners, table.s.outcome.rule) == ((0,), "DT-COMP-10")


def test_the_end_is_told_in_figures_and_words():
    table = Table(players=2)
    table.s.buildings[3] = GONE
    table.s.seals = 0b111
    table.s.beam = 9
    win_game(table.s, (0, 1), "adversary", "DT-WIN-01")
    told = GAME.epilogue(table.s) if GAME.epilogue else {}
    assert (told["standing"], told["seals"], told["dropped"]) == (15, 3, 9)
    assert told["supply"] == table.s.supply
    assert set(told) <= set(GAME.text("en").section("fact"))


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_every_end_has_its_epilogue(language: str):
    told = GAME.text(language).section("epilogue")
    assert set(told) == set(get_args(Ending))
