"""What is told before it is too late, and the forecast of the battles."""

from __future__ import annotations

from typing import Any

from rempart.games.fantasy_defense.aids.dangers import dangers
from rempart.games.fantasy_defense.events import BattleWon, GatePlundered, UnitLost
from rempart.kernel import Match
from tests.games.fantasy_defense.table import TABLES, Table

LOOT = TABLES.loot[TABLES.invaders.index("ogre")]


def found(table: Table) -> dict[str, Any]:
    return {one.key: (one.level, one.rule) for one in dangers(table.s, 0)}


def said(match: Match) -> dict[str, Any]:
    return {one.key: one.about for one in match.forecast(0).summary}


# Dangers


def test_a_city_that_falls_as_things_stand():
    table = Table()
    table.siege(2, "ogre")
    assert found(table) == {}
    table.s.morale = LOOT
    assert found(table) == {"falls": ("grave", "FD-END-02")}
    table.unit(2, "militia")
    assert found(table) == {"one_gate": ("grave", "FD-END-02")}
    table.s.morale = LOOT + 1
    assert found(table) == {}


def test_a_shielded_or_resolved_gate_threatens_nobody():
    table = Table()
    table.siege(2, "ogre")
    table.s.morale = 1
    gate = table.s.players[0].row[2]
    gate.shielded = True
    assert found(table) == {}
    gate.shielded, gate.resolved = False, True
    assert found(table) == {}


def test_the_last_invaders():
    table = Table()
    table.siege(2, "ogre")
    table.invaders()
    assert found(table) == {"last_wave": ("near", "FD-END-01")}


def test_a_boss_is_announced_once_for_both_its_gates():
    table = Table(players=2)
    boss = next(TABLES.invaders[one] for one in table.s.invader_deck if TABLES.boss[one])
    table.siege(2, boss)
    (danger,) = [one for one in dangers(table.s, 0) if one.key.startswith("boss")]
    assert danger.level == "near"
    assert danger.name == f"boss_at_two-{TABLES.invaders.index(boss)}"
    assert table.s.bosses
    match = table.play()
    assert "besieges gates 3 and D: no spell works" in danger.words(match.game.text("en"))


# The forecast


def test_the_forecast_tells_what_the_battles_cost():
    table = Table()
    table.siege(2, "ogre")
    table.siege(4, "wolf" if "wolf" in TABLES.invaders else TABLES.invaders[0])
    table.unit(4, "knight", "militia")
    match = table.play()
    before = match.game.encode(match.state)
    forecast = match.forecast(0)
    kinds = [type(one.event) for one in forecast.events]
    assert GatePlundered in kinds
    assert said(match)["through"]["count"] >= 1
    assert said(match)["morale"]["count"] >= LOOT
    assert next(note.key for note in forecast.notes) == "idle"
    assert match.game.encode(match.state) == before
    assert all(one.certain for one in forecast.events if isinstance(one.event, GatePlundered))
    beaten = [one for one in forecast.events if isinstance(one.event, BattleWon)]
    assert len(beaten) + said(match)["through"]["count"] == 2
    fallen = [one for one in forecast.events if isinstance(one.event, UnitLost)]
    assert not any(one.certain for one in fallen)


def test_the_forecast_says_that_the_city_would_fall():
    """FD-END-02"""
    table = Table()
    table.siege(2, "ogre")
    table.s.morale = LOOT
    assert next(iter(said(table.play()))) == "lost"
    table = Table()
    table.siege(2, "ogre")
    assert "lost" not in said(table.play())


def test_the_forecast_says_that_the_city_would_be_saved():
    """FD-END-01"""
    table = Table(data={"cards.knight.power": 40})
    table.siege(2, "ogre")
    table.invaders()
    table.unit(2, "knight")
    assert next(iter(said(table.play()))) == "won"


def test_after_the_battles_there_is_nothing_to_foresee():
    table = Table()
    table.hand("militia")
    found = table.play("invasion").forecast(0)
    assert found.notes
