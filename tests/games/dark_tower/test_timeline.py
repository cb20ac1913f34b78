"""The events of a month (DT-EVENT, 5.4)."""

from __future__ import annotations

import pytest

from rempart.games.dark_tower.events import (
    DrumHeard,
    EventCalled,
    EventSkipped,
    FoeSpawned,
    SealRemoved,
    SpawnThinned,
    StateChanged,
)
from rempart.games.dark_tower.ids import (
    ACTS,
    COMPANION,
    GROWTH,
    READY,
    SAVAGE,
    SPAWN,
    STIRS,
    STRIKE,
    WARES,
)
from rempart.games.dark_tower.options import Confirm, Decline, PickWare, PlaceSkull
from rempart.games.dark_tower.steps.foes import spawn
from rempart.games.dark_tower.steps.timeline import (
    CHURN,
    SEAL,
    SEAL_AND_TURN,
    TURN,
    SlotEvents,
    build,
    call,
    code,
)
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T


def month(number: int, length: int, players: int = 2, seed: int = 0, gritty: bool = False) -> Table:
    """A table whose timeline of a month is built."""
    table = Table(players)
    s = table.s
    s.month, s.length, s.gritty = number, length, gritty
    s.chance.streams["timeline"] = seed
    s.timeline = build(s)
    return table


def events(table: Table) -> list[int]:
    return sorted(event for slot in table.s.timeline for event in slot)


def spawned(*tokens: tuple[int, int]) -> int:
    return code(SPAWN, T.spawns.index(tokens))


# Building


@pytest.mark.rule("DT-EVENT-01", "DT-EVENT-04", "DT-EVENT-06")
def test_month_one_has_its_own_slots():
    two = month(1, 2)
    assert two.s.timeline == [[spawned((2, 1))], [code(STIRS, SEAL)]]
    four = month(1, 4, 4)
    level_3 = spawned((3, 1))
    assert four.s.timeline == [[spawned((2, 1))], [level_3], [], [code(STIRS, SEAL)]]
    one = month(1, 1, 1)
    assert one.s.timeline == [[spawned((2, 1)), code(STIRS, SEAL)]]


@pytest.mark.rule("DT-EVENT-01", "DT-FOE-05")
def test_a_month_deals_its_list_over_the_turns():
    table = month(4, 7)
    kinds = [event // 16 for event in events(table)]
    assert kinds.count(STRIKE) == 3
    assert kinds.count(SPAWN) == 2
    assert kinds.count(GROWTH) == 2
    assert kinds.count(STIRS) == 3
    assert (kinds.count(ACTS), kinds.count(COMPANION), kinds.count(WARES)) == (1, 0, 1)
    assert code(WARES, 1) in events(table)  # a sale in month 4
    sizes = [len(slot) for slot in table.s.timeline]
    assert sizes.count(0) == 1  # the empty turn
    filled = [size for size in sizes if size]
    assert filled == sorted(filled, reverse=True)
    assert max(filled) - min(filled) <= 1


@pytest.mark.rule("DT-EVENT-01")
def test_short_months_have_no_empty_turn():
    assert all(month(4, 4).s.timeline)


@pytest.mark.rule("DT-EVENT-01", "DT-FOE-07")
def test_gritty_months_have_more_growth_and_acts():
    def count(category: int, gritty: bool) -> int:
        return [event // 16 for event in events(month(6, 8, gritty=gritty))].count(category)

    assert (count(GROWTH, False), count(GROWTH, True)) == (1, 3)
    assert (count(ACTS, False), count(ACTS, True)) == (1, 2)


@pytest.mark.rule("DT-EVENT-01")
def test_inside_a_turn_events_come_in_the_order_of_their_categories():
    for seed in range(10):
        for slot in month(5, 5, seed=seed).s.timeline:
            categories = [event // 16 for event in slot]
            assert categories == sorted(categories)


@pytest.mark.rule("DT-EVENT-08")
def test_companions_in_play_have_an_event_at_most_so_many():
    table = Table(2)
    table.companion(0, "gleb", "zaida")
    table.companion(1, "vasa")
    s = table.s
    s.month, s.length = 2, 7
    s.timeline = build(s)
    coming = [event % 16 for event in events(table) if event // 16 == COMPANION]
    assert len(coming) == 2
    assert set(coming) < {0, 7, 9}
    s.month = 5
    s.timeline = build(s)
    assert sorted(e % 16 for e in events(table) if e // 16 == COMPANION) == [0, 7, 9]


@pytest.mark.rule("DT-EVENT-04", "DT-FOE-05")
def test_in_month_three_the_fourth_level_comes_early_and_strikes_later():
    arrival, blow = spawned((4, 1)), code(STRIKE, 2)
    for seed in range(40):
        timeline = month(3, 7, seed=seed).s.timeline
        (come,) = [n for n, slot in enumerate(timeline) if arrival in slot]
        (strike,) = [n for n, slot in enumerate(timeline) if blow in slot]
        assert come < 3
        assert strike > come
        assert sum(slot.count(arrival) for slot in timeline) == 1
        assert any(not slot for slot in timeline)


# Calling


@pytest.mark.rule("DT-EVENT-10", "DT-EVENT-01")
def test_each_event_is_confirmed_before_the_next():
    table = Table(2)
    s = table.s
    s.active = 1
    s.timeline[0] = [spawned((2, 1)), code(STIRS, TURN)]
    table.run(SlotEvents())
    assert len(table.told(FoeSpawned)) == 1
    assert not table.told(DrumHeard)
    assert (table.actor, table.options) == (1, [Confirm()])
    table.choose(Confirm())
    assert table.told(DrumHeard)
    table.choose(Confirm())
    assert table.stopped


@pytest.mark.rule("DT-EX-10", "DT-EVENT-04", "DT-TOWER-02")
def test_the_rulebooks_events():
    table = Table(3)
    s = table.s
    s.kinds[0], s.active = 2, 2  # Shadow Wolves; the Relic Hunter drops
    s.pockets[1 * 4 + 3] = 3
    s.supply = 21
    s.pos[1] = 1  # so the chute of the west looks north
    s.timeline[0] = [spawned((2, 2), (3, 1)), code(STIRS, SEAL)]
    s.chance.forced = [[2, 3, 0, 1], 4, 5, 6, 0, 1]
    table.run(SlotEvents())
    wolves = [foe.region for foe in s.foes if foe.kind == 2]
    assert len(wolves) == len(set(wolves)) == 2
    table.choose(Confirm())
    assert table.told(SealRemoved)[0].seal == 1 * 4 + 0
    for _ in range(3):
        assert table.actor == 0
        table.choose(PlaceSkull(table.building("north village")))
    assert s.buildings[table.building("north village")] == 3
    assert table.options == [Confirm()]


@pytest.mark.rule("DT-EVENT-04")
def test_with_one_hero_pairs_of_level_two_come_alone():
    for players, count in ((1, 1), (2, 2)):
        table = Table(players)
        table.do(call, spawned((2, 2), (3, 1)))
        assert sum(foe.kind == 0 for foe in table.s.foes) == count
        assert sum(foe.kind == 4 for foe in table.s.foes) == 1


@pytest.mark.rule("DT-EVENT-08")
def test_yana_takes_the_first_token_of_the_next_spawn_event_only():
    table = Table(2)
    table.s.thinned = True
    spawn(table.s, 2, 1)  # no event of the timeline
    assert len(table.s.foes) == 1
    table.do(call, spawned((2, 2), (3, 1)))
    assert [foe.kind for foe in table.s.foes] == [0, 0, 4]
    assert len(table.told(SpawnThinned)) == 1
    table.do(call, spawned((2, 2), (3, 1)))
    assert len(table.s.foes) == 6


@pytest.mark.rule("DT-EVENT-05", "DT-AM-12", "DT-FOE-07", "DT-FOE-11")
def test_growth_needs_a_token_on_the_board():
    table = Table()
    table.do(call, code(GROWTH, 1))
    assert table.s.states == [READY] * 3
    assert table.told(EventSkipped)[0].rule == "DT-AM-12"
    table.foe("trolls", "dayside")
    table.do(call, code(GROWTH, 1))
    assert table.s.states == [READY, SAVAGE, READY]
    assert table.told(StateChanged)


@pytest.mark.rule("DT-EVENT-06", "DT-TOWER-01")
def test_the_tower_stirs_in_four_ways():
    for detail, drums, seals in ((SEAL, 0, 1), (TURN, 1, 0), (CHURN, 3, 0), (SEAL_AND_TURN, 1, 1)):
        table = Table()
        table.do(call, code(STIRS, detail))
        assert (len(table.told(DrumHeard)), len(table.told(SealRemoved))) == (drums, seals)
        assert table.s.seals.bit_count() == 12 - seals
    order = [type(e) for e in table.events if isinstance(e, DrumHeard | SealRemoved)]
    assert order == [DrumHeard, SealRemoved]


@pytest.mark.rule("DT-EVENT-07")
def test_the_tower_acts():
    table = Table()
    table.s.adversary = 3
    table.do(call, code(ACTS, 0))
    assert table.told(EventCalled)[0].category == ACTS
    assert table.told(DrumHeard)


@pytest.mark.rule("DT-EVENT-08", "DT-R-49")
def test_a_companion_that_nobody_holds_does_not_come():
    table = Table(2)
    table.do(call, code(COMPANION, 0))
    assert table.told(EventSkipped)
    table[1].spirit = 1
    table.companion(1, "gleb")
    table.do(call, code(COMPANION, 0))
    assert table.actor == 1


@pytest.mark.rule("DT-EVENT-09", "DT-EVENT-02")
def test_new_wares_are_the_active_players_choice():
    table = Table(2)
    s = table.s
    s.active = 1
    old = list(s.market)
    table.do(call, code(WARES, 0))
    assert table.actor == 1
    table.choose(PickWare(old[0]))
    assert s.market == old[1:]
    assert s.treasures[0] == old[0]
    table.choose(Decline())
    assert len(s.market) == 3
    assert not s.sale
    table.choose(Confirm())
    table.do(call, code(WARES, 1))
    table.choose(Decline())
    assert s.sale
