"""Choices of Fantasy: Defense that go together, and how things would stand after a choice."""

from __future__ import annotations

from rempart.games.fantasy_defense.options import Cast, Deploy, EndStrategy, Fight, Strike
from tests.asked import asked
from tests.games.fantasy_defense.table import Table, ask


def test_a_spell_goes_with_its_target():
    table = Table()
    table.siege(0, "ogre")
    table.siege(1, "stone_giant")
    storm, shield = table.spell("psychic_storm"), table.spell("city_shield")
    match = table.play()
    found = match.bundles(0)
    text = match.game.text("en", match.variant)
    assert [bundle.words(text) for bundle in found] == [
        "Cast Psychic Storm at gate 1",
        "Cast City Shield at gate 1",
        "Cast City Shield at gate 2",
    ]
    assert found[0].choices == (Cast(storm), Strike(0, 0))
    assert found[0].picks == {"card": storm, "row": 0, "gate": 0}
    assert shield in (bundle.picks["card"] for bundle in found)


def test_a_spell_on_units_is_cast_first():
    table = Table(faction="elves")
    table.siege(0, "ogre")
    table.unit(0, "scout")
    match = table.play()
    call = table.spell("spirit_call")
    assert Cast(call) in asked(match).options
    assert all(bundle.picks["card"] != call for bundle in match.bundles(0))


def test_all_battles_at_once_end_where_somebody_is_asked():
    table = Table()
    table.siege(0, "ogre")
    table.siege(2, "war_ogre")
    table.siege(4, "goblin_runt")
    table.unit(0, "footman", "knight")
    table.unit(2, "footman")
    match = table.play("battle")
    (bundle,) = match.bundles(0)
    # The last one of all needs no choosing, so every other one would ask now.
    assert bundle.choices == (Fight(0, 2), Fight(0, 0))
    assert bundle.words(match.game.text("en", match.variant)) == "Fight at all gates (3)"
    for fight in bundle.choices:
        match.choose(fight)
    assert ask(match) == "Casualty"


def test_one_battle_is_no_bundle():
    table = Table()
    table.siege(0, "ogre")
    table.siege(1, "war_ogre")
    table.unit(0, "footman", "knight")
    table.unit(1, "footman", "knight")
    assert table.play("battle").bundles(0) == []


def test_how_a_gate_would_stand():
    table = Table()
    table.siege(0, "goblin_runt")
    (knight,) = table.hand("knight")
    match = table.play()
    before = match.game.encode(match.state)
    after = match.prospect(0, Deploy(knight, 0))
    assert after is not None
    gate = next(zone for zone in after.zones if zone.id == "wall-0").places[0]
    assert (gate.status, gate.tone) == ("8:5", "good")
    assert match.game.encode(match.state) == before


def test_nobody_knows_how_it_stands_after_something_is_revealed():
    table = Table()
    table.siege(0, "goblin_runt")
    assert table.play().prospect(0, EndStrategy()) is None
