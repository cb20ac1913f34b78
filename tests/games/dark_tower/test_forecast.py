"""What threatens: strikes, the adversary, quests that fail; only what the seat may know."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rempart.games.dark_tower.aids.forecast import forecast
from rempart.games.dark_tower.events import QuestFailed, SkullPlaced, WarriorsLost
from rempart.games.dark_tower.ids import FIENDS, FOES, SAVAGE
from rempart.games.dark_tower.pieces import Quest
from rempart.games.dark_tower.steps.month import TurnOver
from rempart.games.dark_tower.steps.timeline import SlotEvents
from rempart.games.dark_tower.steps.turn import HeroTurn
from rempart.kernel.forecast import Forecast
from tests.games.dark_tower.board import Table
from tests.games.dark_tower.table import T


def in_month(month: int, players: int = 1) -> Table:
    """The middle of a turn of that month; nothing threatens yet."""
    table = Table(players)
    table.s.month, table.s.turn = month, 2
    table.s.agenda = [TurnOver(0), SlotEvents(), HeroTurn(0)]
    return table


def said(found: Forecast) -> dict[str, Mapping[str, Any]]:
    return {one.key: one.about for one in found.summary}


def events(found: Forecast, kind: type[Any]) -> list[Any]:
    return [one.event for one in found.events if isinstance(one.event, kind)]


def test_a_strike_that_may_come_is_told_but_not_as_certain():
    table = in_month(2)
    table[0].warriors = 20
    assert events(forecast(table.s, 0), WarriorsLost) == []
    table.foe(FOES[FIENDS], "dayside")
    table.put(0, "dayside")
    table.s.states[0] = SAVAGE
    found = forecast(table.s, 0)
    (lost,) = events(found, WarriorsLost)
    assert lost.seat == 0
    assert said(found)["warriors"] == {"count": lost.count}
    assert not any(one.certain for one in found.events)
    assert table[0].warriors == 20
    assert len(table.s.agenda) == 3


def test_what_does_not_strike_this_month_does_not_threaten():
    assert T.months[0].strikes == ()
    table = in_month(1)
    table.foe(FOES[FIENDS], "dayside")
    table.put(0, "dayside")
    assert events(forecast(table.s, 0), WarriorsLost) == []


def test_a_quest_that_nobody_completes_fails_for_certain():
    table = in_month(2)
    number = next(n for n, quest in enumerate(T.quests) if quest.adversary < 0)
    table.s.quests.append(Quest(number, table.region("dayside")))
    found = forecast(table.s, 0)
    assert [getattr(one.event, "quest", None) for one in found.events if one.certain] == [number]
    assert events(found, QuestFailed) != []
    assert len(table.s.quests) == 1


def test_the_end_of_the_month_is_a_span_of_turns_and_no_secret():
    for length in (5, 6, 7):
        table = in_month(2)
        table.s.length = length
        turns = [T.knobs.month_turns[0] + offset - 2 for offset in T.knobs.month_offsets]
        least, most = min(turns), max(turns)
        assert said(forecast(table.s, 0))["turns_range"] == {"least": least, "most": most}


def test_the_last_month_is_told_and_the_skulls_always():
    table = in_month(T.knobs.months)
    table.skulls("north citadel", 3)
    found = forecast(table.s, 0)
    assert "last_month" in said(found)
    assert said(found)["skulls"] == {"count": 21}
    assert "last_month" not in said(forecast(in_month(2).s, 0))


def test_every_threat_is_one_of_its_own():
    """Two kinds at the same citadel: both find it clean, and the worse counts, not their sum."""
    table = in_month(3)
    citadel = T.world.building_region[table.building("north citadel")]
    for foe in ("oreks", "lemures"):
        table.foe(foe, T.world.ids[citadel])
    table.s.states[0] = table.s.states[1] = SAVAGE
    found = forecast(table.s, 0)
    placed = [event.skulls for event in events(found, SkullPlaced) if event.building == 0]
    assert placed == [1, 1, 2]
    assert said(found)["more_skulls"]["count"] < len(events(found, SkullPlaced))
    assert table.s.buildings[0] == 0


def test_before_the_first_turn_there_is_nothing_to_tell():
    table = Table(2)
    found = forecast(table.s, 0)
    assert found.events == []
    assert [note.key for note in found.notes] == ["not_yet"]


# What would be the end


def test_the_skull_that_an_empty_supply_cannot_give_is_told():
    """DT-LOSE-02: every turn takes one."""
    table = in_month(2)
    assert "no_skulls" not in said(forecast(table.s, 0))
    table.s.supply = 0
    assert next(iter(said(forecast(table.s, 0)))) == "no_skulls"
    table.s.dropped = True
    assert "no_skulls" not in said(forecast(table.s, 0))


def test_a_threat_that_would_be_the_end_is_told():
    """DT-LOSE-01: a third corruption, for warriors that the hero does not have."""
    table = in_month(2)
    table.foe(FOES[FIENDS], "dayside")
    table.put(0, "dayside")
    table.s.states[0] = SAVAGE
    table[0].warriors = 0
    table[0].corruptions = [1]
    assert "lost" not in said(forecast(table.s, 0))
    table[0].corruptions = [1, 2]
    assert next(iter(said(forecast(table.s, 0)))) == "lost"
