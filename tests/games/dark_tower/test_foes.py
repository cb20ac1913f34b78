"""Foes (DT-FOE, DT-AM-09 to DT-AM-16): appearing, moving, leaving, growing."""

from __future__ import annotations

import pytest

import rempart
from rempart.games.dark_tower.events import FoeRemoved, FoeSpawned, StateChanged
from rempart.games.dark_tower.ids import (
    BRIGANDS,
    DRAGONS,
    FOES,
    LETHAL,
    PANICKED,
    READY,
    SAVAGE,
    TITANS,
    TROLLS,
    level_of,
)
from rempart.games.dark_tower.options import GoTo
from rempart.games.dark_tower.pieces import Foe
from rempart.games.dark_tower.setup import Settings, setup
from rempart.games.dark_tower.steps.foes import (
    DriveFoe,
    SendFoe,
    grow,
    place,
    remove,
    remove_by,
    spawn,
    state_of,
    toward,
    ways_toward,
)
from rempart.games.dark_tower.steps.marches import march
from rempart.games.dark_tower.tables.effects import STEPS
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T


@pytest.mark.rule("DT-FOE-01", "DT-FOE-03")
def test_a_match_has_one_foe_of_each_level_and_an_adversary():
    s = setup(Settings(), 5, T)
    assert [level_of(kind) for kind in s.kinds] == [2, 3, 4]
    assert level_of(12 + s.adversary) == 5


@pytest.mark.rule("DT-AM-13", "DT-FOE-02")
def test_spawns_take_the_kingdoms_in_turn():
    table = Table()
    for _ in range(2):
        table.s.foes.clear()
        spawn(table.s, 2, 4)
        assert {foe.region // 15 for foe in table.s.foes} == {0, 1, 2, 3}
    assert len(table.told(FoeSpawned)) == 8


@pytest.mark.rule("DT-AM-13")
def test_a_region_with_a_token_of_that_kind_is_not_drawn():
    table = Table()
    table.s.foes = [Foe(BRIGANDS, region) for region in range(14)]
    table.foe("trolls", "upper_ice_fangs")
    place(table.s, BRIGANDS, 0)
    assert table.s.foes[-1] == Foe(BRIGANDS, 14)


@pytest.mark.rule("DT-AM-14", "DT-R-49")
def test_without_a_token_in_the_box_nothing_is_placed():
    table = Table()
    table.s.kinds[2] = TITANS
    table.s.foes = [Foe(TITANS, 3)]
    spawn(table.s, 4, 1)
    assert len(table.s.foes) == 1
    table.s.kinds[2] = DRAGONS
    spawn(table.s, 4, 3)
    assert sum(foe.kind == DRAGONS for foe in table.s.foes) == 2


@pytest.mark.rule("DT-FOE-13", "DT-FOE-14")
def test_a_foe_removed_without_battle_gives_no_spirit():
    table = Table()
    table.foe("brigands", "dayside")
    table.foe("brigands", "fivepint")
    remove_by(table.s, 0, 0, "DT-FOE-14")
    assert [foe.region for foe in table.s.foes] == [table.region("fivepint")]
    assert table[0].spirit == 0
    assert not table[0].heroic
    remove(table.s, 0, "DT-EVENT-08")
    assert len(table.told(FoeRemoved)) == 2


@pytest.mark.rule("DT-FOE-12", "DT-FOE-10", "DT-FOE-06")
def test_the_state_belongs_to_the_kind_and_tokens_of_a_kind_are_alike():
    table = Table()
    table.foe("brigands", "dayside")
    table.foe("brigands", "anza")
    table.foe("trolls", "anza")
    grow(table.s, 2, 1, "DT-EVENT-05")
    assert (state_of(table.s, BRIGANDS), state_of(table.s, TROLLS)) == (SAVAGE, READY)
    assert Foe(BRIGANDS, 3) == Foe(BRIGANDS, 3)


@pytest.mark.rule("DT-AM-09", "DT-AM-10", "DT-FOE-09", "DT-FOE-08")
def test_states_stay_between_panicked_and_lethal():
    table = Table()
    for _ in range(3):
        grow(table.s, 2, 1, "DT-EVENT-05")
    assert table.s.states == [LETHAL, READY, READY]
    assert [event.state for event in table.told(StateChanged)] == [SAVAGE, LETHAL]
    for _ in range(6):
        grow(table.s, 2, -1, "DT-FOE-08")
    assert table.s.states[0] == PANICKED


@pytest.mark.rule("DT-AM-11", "DT-R-35")
def test_the_state_is_kept_when_the_last_token_leaves():
    table = Table()
    table.foe("brigands", "dayside")
    grow(table.s, 2, 1, "DT-EVENT-05")
    remove(table.s, 0, "DT-FOE-13")
    assert state_of(table.s, BRIGANDS) == SAVAGE
    spawn(table.s, 2, 1)
    assert state_of(table.s, BRIGANDS) == SAVAGE


@pytest.mark.rule("DT-AM-15")
def test_moving_toward_follows_a_shortest_path_and_the_active_player_breaks_ties():
    table = Table(2)
    start, target = table.region("egans_end"), table.region("upper_ice_fangs")
    distance = T.world.distance
    for steps in range(distance[start][target] + 1):
        for region in toward(table.s, start, target, steps):
            assert distance[start][region] == steps
            assert distance[region][target] == distance[start][target] - steps
    assert toward(table.s, start, target, 99) == [target]
    near = [table.region("dayside"), table.region("outer_kinghills")]
    assert ways_toward(table.s, start, near, 1) == [table.region("outer_kinghills")]
    table.foe("brigands", "egans_end")
    table.s.active = 1
    table.run(SendFoe(0, [3, 4], "DT-EVENT-03"))
    assert table.actor == 1
    table.choose(GoTo(4))
    assert table.s.foes[0].region == 4


@pytest.mark.parametrize("language", ["en", "fr", "pl"])
def test_who_sends_a_foe_is_told_which(language: str):
    table = Table()
    kind = table.foe("wolves", "egans_end")
    march(table.s, kind, STEPS, 1)
    text = rempart.game("dark_tower").text(language)
    [step] = [one for one in table.s.agenda if isinstance(one, SendFoe)]
    assert text(f"foe.{FOES[kind]}") in text.asked(step)


@pytest.mark.rule("DT-AM-16", "DT-R-53")
def test_foes_are_driven_over_burning_rivers_unharmed():
    table = Table()
    table.s.rivers = 0b1111
    kind = table.foe("brigands", "egans_end")
    table.run(
        DriveFoe(seat=0, kind=kind, region=table.region("egans_end"), steps=2, cause="DT-R-53")
    )
    within = {
        region for region in range(60) if T.world.distance[table.region("egans_end")][region] <= 2
    }
    assert {option.region for option in table.options} == within
    table.choose(GoTo(table.region("outer_kinghills")))
    assert [foe.region for foe in table.s.foes] == [table.region("outer_kinghills")]
