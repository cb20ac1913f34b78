"""Choices of Kravora that go together."""

from __future__ import annotations

from rempart.games.kravora.options import Attack, Buy
from tests.games.kravora.table import TABLES, Table, ask, kind, player, stopped


def test_attack_with_all_ends_where_a_target_must_be_named():
    table = Table()
    table.enemy(4, "puppet")
    table.enemy(4, "sprinter")
    table.enemy(2, "puppet")
    choosing = table.defender(4, "puppet")
    sure = table.defender(2, "puppet")
    match = table.attack()
    (bundle,) = match.bundles(0)
    assert bundle.choices == (Attack(sure), Attack(choosing))
    assert bundle.words(match.game.text("en")) == "Attack with all (2)"
    for choice in bundle.choices:
        match.choose(choice)
    assert ask(match) == "Targets"


def test_attack_with_all_leaves_out_who_has_nobody_left_to_hit():
    table = Table()
    table.enemy(4, "puppet")
    table.enemy(3, "puppet")
    units = [table.defender(4, "puppet") for _ in range(2)]
    other = table.defender(3, "puppet")
    match = table.attack()
    (bundle,) = match.bundles(0)
    assert bundle.choices == (Attack(other), Attack(units[0]))
    for choice in bundle.choices:
        match.choose(choice)
    assert stopped(match)


def test_a_single_attack_is_no_bundle():
    table = Table()
    table.enemy(4, "puppet")
    table.defender(4, "puppet")
    assert table.attack().bundles(0) == []


def test_several_units_are_bought_at_once_as_far_as_blood_and_figures_go():
    table = Table()
    price = TABLES.unit_price[0][kind("puppet")]
    table[0].blood = 3 * price
    match = table.purchases()
    (bundle,) = [b for b in match.bundles(0) if b.choices[0] == Buy(kind("puppet"), 2)]
    assert bundle.choices == (Buy(kind("puppet"), 2),) * 3
    assert bundle.picks == {"board": 0, "kind": kind("puppet"), "line": 2}
    for choice in bundle.choices:
        match.choose(choice)
    assert player(match).blood == 0
    assert len(player(match).defenders[2]) == 3
    table = Table()
    table[0].blood = 99
    table.empty("rock_hurler", owner=0, leave=1)
    hurlers = [b for b in table.purchases().bundles(0) if b.about["kind"] == kind("rock_hurler")]
    assert hurlers == []
